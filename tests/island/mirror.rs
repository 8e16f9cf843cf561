//! The events alone tell the whole visible game: a second table is kept by listening, and compared.

use castaway::games::island::{ACTIONS, Card, Cards, Event, Island, Outcome, Phase, State, Tile, Tiles};
use castaway::games::island::{Place, Places, Seat, Treasures, Water};
use castaway::kernel::Game;

use crate::properties::{on_all_processors, random_game};

/// What somebody knows who saw the table at the start and then only listened.
#[derive(Clone, Debug, PartialEq)]
struct Mirror {
    pawns: Vec<Place>,
    hands: Vec<Cards>,
    flooded: Places,
    sunk: Places,
    water: Water,
    captured: Treasures,
    turn: Seat,
    treasure_left: usize,
    treasure_discards: Cards,
    flood_left: usize,
    flood_discards: Tiles,
    outcome: Option<Outcome>,
}

impl Mirror {
    fn of(state: &State) -> Mirror {
        Mirror {
            pawns: state.players().seats().map(|seat| state.pawn(seat)).collect(),
            hands: state.players().seats().map(|seat| state.hand(seat)).collect(),
            flooded: state.flooded(),
            sunk: state.sunk(),
            water: state.water(),
            captured: state.captured(),
            turn: state.turn(),
            treasure_left: state.treasure_deck().len(),
            treasure_discards: state.treasure_discards().iter().copied().collect(),
            flood_left: state.flood().deck().len(),
            flood_discards: state.flood().discards().iter().copied().collect(),
            outcome: state.outcome(),
        }
    }

    fn discard(&mut self, seat: Seat, card: Card) {
        assert!(self.hands[seat.index()].remove(card), "{card:?} was never there");
        self.treasure_discards.add(card);
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Moved { who, from, to, .. } => {
                assert_eq!(self.pawns[who.seat.index()], from.place);
                self.pawns[who.seat.index()] = to.place;
            }
            Event::ShoredUp { at, .. } => self.flooded = self.flooded.without(at.place),
            Event::Gave { from, to, card } => {
                assert!(self.hands[from.seat.index()].remove(card));
                self.hands[to.seat.index()].add(card);
            }
            Event::Captured { who, treasure, .. } => {
                (0..4).for_each(|_| self.discard(who.seat, treasure.into()));
                self.captured.insert(treasure);
            }
            Event::Played { by: who, card } | Event::Discarded { who, card } => self.discard(who.seat, card),
            Event::Drew { who, card } => {
                self.treasure_left -= 1;
                if card != Card::WatersRise {
                    self.hands[who.seat.index()].add(card);
                }
            }
            Event::WaterRose { water } => self.water = water,
            Event::RiseDiscarded => self.treasure_discards.add(Card::WatersRise),
            Event::TreasureRenewed { cards } => {
                assert_eq!(self.treasure_discards.len(), cards);
                self.treasure_left += usize::from(cards);
                self.treasure_discards = Cards::NONE;
            }
            Event::Turned { .. } => self.flood_left -= 1,
            Event::Flooded { at } => {
                self.flooded = self.flooded.with(at.place);
                self.flood_discards.insert(at.tile);
            }
            Event::Sank { at } => {
                self.flooded = self.flooded.without(at.place);
                self.sunk = self.sunk.with(at.place);
            }
            Event::FloodReturned { cards } | Event::FloodRenewed { cards } => {
                assert_eq!(self.flood_discards.len(), usize::from(cards));
                self.flood_left += usize::from(cards);
                self.flood_discards = Tiles::default();
            }
            Event::TurnBegan { who } => self.turn = who.seat,
            Event::Ended { outcome } => self.outcome = Some(outcome),
            Event::Spent { .. }
            | Event::MustDiscard { .. }
            | Event::FloodBegan { .. }
            | Event::InWater { .. } => {}
        }
    }
}

#[test]
fn who_only_listens_knows_the_whole_table() {
    on_all_processors(3_000, |number| {
        let (record, states) = random_game(number);
        let mut mirror = Mirror::of(&states[0]);
        for (action, (before, after)) in record.actions.iter().zip(states.iter().zip(&states[1..])) {
            for event in Island::step(before, *action).unwrap().events {
                mirror.hear(event);
            }
            assert_eq!(mirror, Mirror::of(after), "{action:?} in\n{before}");
        }
    });
}

/// Every wait that begins is announced, with who is waited for.
#[test]
fn every_wait_is_announced() {
    on_all_processors(3_000, |number| {
        let (record, states) = random_game(number);
        for (action, (before, after)) in record.actions.iter().zip(states.iter().zip(&states[1..])) {
            let events = Island::step(before, *action).unwrap().events;
            let began = |phase: fn(&Phase) -> bool| phase(&after.phase()) && !phase(&before.phase());
            let told = |event: fn(&Event) -> bool| events.iter().any(event);
            if began(|phase| matches!(phase, Phase::Discard { .. })) {
                assert!(told(|event| matches!(event, Event::MustDiscard { .. })));
            }
            if began(|phase| matches!(phase, Phase::Swim { .. })) {
                let swimmers = events.iter().filter(|event| matches!(event, Event::InWater { .. })).count();
                assert_eq!(swimmers, after.in_water().count());
            }
            if after.phase() == (Phase::Act { left: ACTIONS }) {
                assert!(
                    told(|event| matches!(event, Event::TurnBegan { .. })) || before.phase() == after.phase()
                );
            }
            assert_eq!(after.outcome().is_some(), told(|event| matches!(event, Event::Ended { .. })));
            let names_tiles = events.iter().all(|event| match event {
                Event::Turned { at } | Event::Flooded { at } | Event::Sank { at } => {
                    after.place(at.tile) == at.place && Tile::ALL.contains(&at.tile)
                }
                _ => true,
            });
            assert!(names_tiles);
        }
    });
}
