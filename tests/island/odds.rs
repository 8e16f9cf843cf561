//! What the table knows, and chances against counting every way things can go.

use std::collections::BTreeMap;

use castaway::games::island::{Card, Island, Observation, Phase, State, Tile, Water};
use castaway::kernel::{Game, Seed};

use crate::properties::random_game;
use crate::table::{AtTable, cards, position};

#[test]
fn states_that_differ_only_in_what_is_hidden_look_the_same() {
    for number in 0..300 {
        for state in random_game(number).1 {
            let seen = state.observe();
            let other = seen.imagine(Seed::from_random(number));
            assert_eq!(other.sound(), Ok(()));
            assert_eq!(other.observe(), seen);
            assert_eq!(Island::legal(&other), Island::legal(&state), "what is legal is known to all");
            assert_eq!(Island::legal(seen.table()), Island::legal(&state));
        }
    }
}

#[test]
fn after_waters_rise_the_table_knows_what_lies_on_top() {
    let state =
        eight_tiles("seat: Diver c3\nseat: Explorer c3\nphase: draw\nwater: 2\nflood-discards: BB CA CF");
    let seen = state.after(&["draw"]).observe();
    let layers: Vec<usize> = seen.flood_layers().map(|layer| layer.len()).collect();
    assert_eq!(layers, [3, 5]);
    let top = seen.flood_layers().next().unwrap();
    assert!(
        [Tile::BreakersBridge, Tile::CliffsOfAbandon, Tile::CrimsonForest].iter().all(|t| top.contains(*t))
    );
}

/// Eight tiles are left, so that everything can be counted.
fn eight_tiles(rest: &str) -> State {
    position(&format!(
        "tiles:
                    PR-  BG-
               CG-  GG-  IG-  SG-
          TM-  TS-  FL   HG~  CE-  CS-
          CP-  TP-  BB~  CA   CF   DD
               LL~  MM   OB-  WG-
                    TH-  WT-
        captured: Earth Wind Fire Water
        treasure: Rise *
        {rest}"
    ))
}

/// A pile in layers, discards, and what has become of each tile.
#[derive(Clone)]
struct Table {
    layers: Vec<Vec<Tile>>,
    discards: Vec<Tile>,
    flooded: Vec<Tile>,
    floods: Vec<Tile>,
    sinks: Vec<Tile>,
}

impl Table {
    fn of(seen: &Observation) -> Table {
        let table = seen.table();
        let flooded = Tile::ALL.into_iter().filter(|tile| table.flooded().contains(table.place(*tile)));
        Table {
            layers: seen.flood_layers().map(|layer| layer.iter().collect()).collect(),
            discards: seen.flood_discards().iter().collect(),
            flooded: flooded.collect(),
            floods: Vec::new(),
            sinks: Vec::new(),
        }
    }

    /// Draws every card that can come next, each as likely as the others of the top layer.
    fn draw(&self, left: u8, chance: f64, sums: &mut BTreeMap<(Tile, bool), f64>) {
        let Some(top) = self.layers.first().filter(|_| left > 0) else {
            for (tiles, sinks) in [(&self.floods, false), (&self.sinks, true)] {
                for tile in tiles {
                    *sums.entry((*tile, sinks)).or_default() += chance;
                }
            }
            return;
        };
        for tile in top {
            let mut next = self.clone();
            next.layers[0].retain(|card| card != tile);
            next.layers.retain(|layer| !layer.is_empty());
            if next.flooded.contains(tile) {
                next.flooded.retain(|other| other != tile);
                next.sinks.push(*tile);
            } else {
                next.flooded.push(*tile);
                next.floods.push(*tile);
                next.discards.push(*tile);
            }
            if next.layers.is_empty() {
                next.layers.push(std::mem::take(&mut next.discards));
                next.layers.retain(|layer| !layer.is_empty());
            }
            next.draw(left - 1, chance / top.len() as f64, sums);
        }
    }
}

/// Follows every treasure card that can come, then every flood card.
fn count(
    table: &Table,
    deck: &[Card],
    discards: &[Card],
    water: Water,
    draws: u8,
    chance: f64,
    sums: &mut BTreeMap<(Tile, bool), f64>,
) {
    if water.at_skull() {
        return;
    }
    if draws == 0 {
        return table.draw(water.draws(), chance, sums);
    }
    for (at, card) in deck.iter().enumerate() {
        let (mut table, mut water) = (table.clone(), water);
        let (mut deck, mut discards) = (deck.to_vec(), discards.to_vec());
        deck.remove(at);
        if *card == Card::WatersRise {
            water = water.risen();
            if !table.discards.is_empty() {
                table.layers.insert(0, std::mem::take(&mut table.discards));
            }
            discards.push(*card);
        }
        let share = chance / (deck.len() + 1) as f64;
        if deck.is_empty() {
            deck = std::mem::take(&mut discards);
        }
        count(&table, &deck, &discards, water, draws - 1, share, sums);
    }
}

fn check(state: &State) {
    let seen = state.observe();
    let mut sums = BTreeMap::new();
    let table = Table::of(&seen);
    let deck: Vec<Card> = seen.treasure_left().iter().collect();
    let discards: Vec<Card> = seen.treasure_discards().iter().collect();
    match state.phase() {
        Phase::Act { .. } => count(&table, &deck, &discards, state.water(), 2, 1.0, &mut sums),
        Phase::Draw => count(&table, &deck, &discards, state.water(), 1, 1.0, &mut sums),
        Phase::Flood { left } | Phase::Swim { left } => table.draw(left, 1.0, &mut sums),
        other => panic!("{other:?}"),
    }
    let odds = seen.flood_odds();
    for tile in Tile::ALL {
        let counted = |sinks| sums.get(&(tile, sinks)).copied().unwrap_or(0.0);
        assert!((odds.floods(tile) - counted(false)).abs() < 1e-9, "{tile:?} floods\n{state}");
        assert!((odds.sinks(tile) - counted(true)).abs() < 1e-9, "{tile:?} sinks\n{state}");
    }
}

#[test]
fn flood_odds_are_what_counting_every_order_gives() {
    let seats = "seat: Diver c3\nseat: Explorer c3";
    for flood in [
        "flood: *",
        "flood: CA HG | *",
        "flood: CA | HG BB | *\nflood-discards: DD",
        "flood: FL MM\nflood-discards: HG BB CA CF DD LL",
        "flood: HG\nflood-discards: FL MM BB CA CF DD LL",
        "flood: HG CA | LL\nflood-discards: FL MM BB CF DD",
    ] {
        for left in 1..=5 {
            check(&eight_tiles(&format!("{seats}\n{flood}\nwater: 8\nphase: flood {left}")));
        }
    }
}

#[test]
fn flood_odds_count_the_waters_rise_that_may_come_before() {
    let seats = "seat: Diver c3\nseat: Explorer c3";
    for flood in ["flood: *\nflood-discards: CA HG LL", "flood: FL MM | *\nflood-discards: HG BB", "flood: *"]
    {
        for water in [1, 2, 5] {
            for phase in ["act 3", "draw"] {
                let rest = format!("{seats}\n{flood}\nwater: {water}\nphase: {phase}");
                check(&eight_tiles(&rest));
            }
        }
    }
}

#[test]
fn flood_odds_know_the_skull_and_a_deck_that_runs_out() {
    let seats = "seat: Diver c3\nseat: Explorer c3";
    let near = format!("{seats}\nwater: 9\nphase: draw\nflood: *\nflood-discards: CA HG");
    check(&eight_tiles(&near));
    let last = format!(
        "{seats}\nwater: 2\nphase: act 0\nflood: *\nflood-discards: CA HG\ntreasure-discards: {}",
        cards("Earth*5 Wind*5 Fire*5 Water*5 Lift*3 Sandbags*2 Rise*2")
    );
    check(&eight_tiles(&last));
}

#[test]
fn flood_odds_are_what_the_engine_does() {
    // A few tens of thousands of imagined futures, within five standard deviations.
    let state = eight_tiles(
        "seat: Diver c3 Lift\nseat: Explorer c3\nwater: 2\nphase: act 0\nflood: FL *\nflood-discards: CA CF DD",
    );
    let seen = state.observe();
    let odds = seen.flood_odds();
    const FUTURES: u64 = 20_000;
    let mut sunk = 0;
    for number in 0..FUTURES {
        let mut future = seen.imagine(Seed::from_random(number)).after(&["draw", "draw"]);
        while let Phase::Flood { .. } = future.phase() {
            future = future.after(&["flood"]);
        }
        sunk += u64::from(future.sunk().contains(future.place(Tile::HowlingGarden)));
    }
    let chance = odds.sinks(Tile::HowlingGarden);
    let deviation = (FUTURES as f64 * chance * (1.0 - chance)).sqrt();
    assert!((sunk as f64 - FUTURES as f64 * chance).abs() < 5.0 * deviation, "{sunk} of {FUTURES}: {chance}");
}

/// Every order of draws, with what was drawn from which deck.
fn rises(deck: &[Card], discards: &[Card], draws: usize, found: usize, chance: f64, sums: &mut Vec<f64>) {
    if draws == 0 {
        sums[found] += chance;
        return;
    }
    for at in 0..deck.len() {
        let (mut deck, mut discards) = (deck.to_vec(), discards.to_vec());
        let share = chance / deck.len() as f64;
        let card = deck.remove(at);
        let rise = card == Card::WatersRise;
        if rise {
            discards.push(card);
        }
        if deck.is_empty() {
            deck = std::mem::take(&mut discards);
        }
        rises(&deck, &discards, draws - 1, found + usize::from(rise), share, sums);
    }
}

#[test]
fn the_chance_of_waters_rise_is_what_counting_every_order_gives() {
    let seats = "seat: Diver c3\nseat: Explorer c3";
    let few = format!(
        "{seats}\ntreasure-discards: {}",
        cards("Earth*5 Wind*5 Fire*5 Water*4 Lift*3 Sandbags*2 Rise*1")
    );
    for text in [seats.to_owned(), few] {
        let seen = eight_tiles(&text).observe();
        let deck: Vec<Card> = seen.treasure_left().iter().collect();
        let discards: Vec<Card> = seen.treasure_discards().iter().collect();
        for draws in 0..=4 {
            let mut sums = vec![0.0; 5];
            rises(&deck, &discards, draws, 0, 1.0, &mut sums);
            let chances = seen.rises(draws);
            for (counted, chance) in sums.iter().zip(chances) {
                assert!((counted - chance).abs() < 1e-9, "{draws} draws: {sums:?} {chances:?}");
            }
            assert!((seen.rise_chance(draws) - (1.0 - sums[0])).abs() < 1e-9);
        }
    }
}
