//! Rulings 14 to 23: the adventurers' powers, the turn, undo and set-up.

use castaway::games::island::{
    Action, Card, Difficulty, Event, Illegal, Island, Phase, Places, Players, Role, Seat, Setup, Shape,
    State, Tile, Treasure,
};
use castaway::kernel::{Game, Play, Rng, Seed, Undo};

use crate::table::{AtTable, position};

fn dry(rest: &str) -> State {
    position(&format!(
        "tiles:
                    PR   BG
               CG   GG   IG   SG
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        {rest}"
    ))
}

fn wet(rest: &str) -> State {
    position(&format!(
        "tiles:
                    PR   BG
               CG   GG~  IG~  SG
          TM   TS   FL   HG~  CE   CS
          CP   TP~  BB-  CA   CF   DD
               LL   MM-  OB~  WG
                    TH   WT
        {rest}"
    ))
}

#[test]
fn ruling_14_the_diver_dives_through_flooded_and_missing_tiles_to_any_tile() {
    let state = wet("seat: Diver a4\nseat: Explorer c1");
    // Through b4, c4, c5 and d5 to everything beside them; d4 and b5 are dry and end the way.
    assert_eq!(state.spaces("move Diver"), "a3 b3 c3 b4 d4 b5 d5 e5 c6 d6");
    assert_eq!(state.refuses("move Diver c4"), Illegal::Sunk(Tile::BreakersBridge));
    assert!(matches!(state.refuses("move Diver e4"), Illegal::OutOfReach { .. }), "not through dry tiles");
    assert_eq!(state.refuses("move Diver a4"), Illegal::AlreadyThere(Tile::CoralPalace), "never back");
}

#[test]
fn ruling_14_the_diver_stays_within_the_24_spaces() {
    // On the atoll the middle is sea, not a missing tile.
    let state = position(
        "shape: 11
        tiles:
                    PR   BG   CG
               GG   IG        SG   TM
          TS   FL                  HG   CE
          CS                            CP
          TP   WG                  CA   CF
               DD   LL        MM   OB
                    BB   TH   WT
        seat: Diver c2
        seat: Explorer c1",
    );
    assert_eq!(state.spaces("move Diver"), "c1 b2");
}

#[test]
fn ruling_15_diagonals_of_the_explorer_are_not_blocked() {
    let state = position(
        "tiles:
                    PR   BG-
               CG   GG-  IG   SG
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Explorer c1
        seat: Engineer c1",
    );
    assert_eq!(state.spaces("move Explorer"), "b2 d2");
}

#[test]
fn ruling_16_the_pilot_flies_once_a_turn_to_any_other_tile() {
    let state = wet("seat: Pilot c1\nseat: Explorer c2");
    assert_eq!(state.options("fly").len(), 21);
    let flown = state.after(&["fly f4"]);
    assert_eq!((flown.phase(), flown.flown()), (Phase::Act { left: 2 }, true));
    assert_eq!(flown.refuses("fly a3"), Illegal::AlreadyFlown);
    assert_eq!(flown.spaces("move Pilot"), "f3 e4");
    assert_eq!(state.refuses("fly c1"), Illegal::AlreadyThere(Tile::PhantomRock));
    assert_eq!(state.refuses("fly c4"), Illegal::Sunk(Tile::BreakersBridge));
}

#[test]
fn ruling_16_flying_to_a_tile_beside_is_not_walking_there() {
    let state = dry("seat: Pilot c1\nseat: Explorer c2");
    assert!(state.allows("fly d1") && state.allows("move Pilot d1"));
    assert!(state.after(&["fly d1"]).flown());
    assert!(state.after(&["move Pilot d1"]).allows("fly c1"));
}

#[test]
fn ruling_16_the_flight_comes_back_with_the_next_turn_and_belongs_to_the_pilot() {
    let state = dry("seat: Pilot c1\nseat: Explorer c2\ntreasure: Fire Fire *\nflood: BG CG *");
    let next = state.after(&["fly d1", "draw", "draw", "flood", "flood"]);
    assert_eq!((next.turn(), next.flown()), (Seat::Second, false));
    assert_eq!(next.refuses("fly a3"), Illegal::OnlyOnTurnOf { role: Role::Pilot, seated: true });
    let without = dry("seat: Diver c1\nseat: Explorer c2");
    assert_eq!(without.refuses("fly a3"), Illegal::OnlyOnTurnOf { role: Role::Pilot, seated: false });
}

#[test]
fn ruling_17_the_navigator_moves_another_pawn_up_to_two_steps_that_may_turn() {
    let state = dry("seat: Navigator f4\nseat: Engineer c1\nseat: Pilot c6");
    assert_eq!(state.spaces("move Engineer"), "d1 b2 c2 d2 c3");
    assert_eq!(state.spaces("move Pilot"), "c4 b5 c5 d5 d6", "the Pilot's flight does not apply");
    assert_eq!(state.after(&["move Engineer c3"]).phase(), Phase::Act { left: 2 });
}

#[test]
fn ruling_17_steps_need_tiles_except_for_the_diver() {
    let island = "tiles:
                    PR   BG-
               CG   GG-  IG   SG
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Navigator f4";
    let engineer = position(&format!("{island}\nseat: Engineer c1"));
    assert_eq!(engineer.spaces("move Engineer"), "");
    assert!(matches!(engineer.refuses("move Engineer d2"), Illegal::OutOfReach { .. }));
    let diver = position(&format!("{island}\nseat: Diver c1"));
    assert_eq!(diver.spaces("move Diver"), "b2 d2 c3", "over one missing space, never onto one");
    assert_eq!(diver.refuses("move Diver d1"), Illegal::Sunk(Tile::BronzeGate));
    assert_eq!(diver.refuses("move Diver c1"), Illegal::AlreadyThere(Tile::PhantomRock));
}

#[test]
fn ruling_17_the_diver_is_guided_over_one_space_of_any_kind() {
    let state = wet("seat: Navigator f4\nseat: Diver b5");
    // Beside are b4 (flooded) and c5 (missing); a4, b3, d5, c6 lie behind them, and so does c4, missing.
    assert_eq!(state.spaces("move Diver"), "b3 a4 b4 d5 c6");
    let all_dry = dry("seat: Navigator f4\nseat: Diver b5");
    assert_eq!(all_dry.spaces("move Diver"), "b3 a4 b4 c4 c5 d5 c6");
}

#[test]
fn ruling_17_the_explorer_is_guided_diagonally() {
    let state = dry("seat: Navigator f4\nseat: Explorer c1");
    assert!(state.allows("move Explorer e3"), "two diagonal steps");
    assert!(state.allows("move Explorer a3"));
    assert!(!state.allows("move Explorer c4"));
}

#[test]
fn ruling_17_the_navigator_moves_others_only_on_her_own_turn() {
    let state = dry("seat: Navigator f4\nseat: Explorer c1\nseat: Diver d1\nturn: Explorer");
    assert_eq!(state.refuses("move Diver d2"), Illegal::OnlyOnTurnOf { role: Role::Navigator, seated: true });
    let own = dry("seat: Navigator f4\nseat: Explorer c1");
    assert_eq!(own.spaces("move Navigator"), "f3 e4", "herself she walks one step");
}

#[test]
fn ruling_18_the_engineer_shores_up_one_or_two_tiles_for_an_action() {
    let state = wet("seat: Engineer d2\nseat: Explorer c1");
    assert_eq!(state.options("shore-up"), ["c2", "d2", "d3", "c2 d2", "c2 d3", "d2 d3"]);
    let after = state.after(&["shore-up d3 c2"]);
    assert_eq!(after.phase(), Phase::Act { left: 2 });
    assert!(!after.flooded().contains(after.space("c2")) && !after.flooded().contains(after.space("d3")));
    assert_eq!(state.refuses("shore-up c2 d1"), Illegal::NotFlooded(Tile::BronzeGate), "both or none");
    let explorer = wet("seat: Explorer d2\nseat: Engineer c1");
    assert_eq!(
        explorer.refuses("shore-up c2 d2"),
        Illegal::OnlyOnTurnOf { role: Role::Engineer, seated: true }
    );
}

#[test]
fn ruling_19_own_tile_and_tiles_beside_are_shored_up_if_flooded() {
    let state = wet("seat: Messenger d2\nseat: Explorer c1");
    assert_eq!(state.options("shore-up"), ["c2", "d2", "d3"]);
    assert_eq!(state.refuses("shore-up d1"), Illegal::NotFlooded(Tile::BronzeGate));
    assert_eq!(state.refuses("shore-up c4"), Illegal::Sunk(Tile::BreakersBridge));
    assert!(matches!(
        state.refuses("shore-up b4"),
        Illegal::TooFarToShoreUp { from: Tile::IronGate, to: Tile::TidalPalace, .. }
    ));
    let explorer = wet("seat: Explorer e4\nseat: Messenger d2");
    assert_eq!(explorer.options("shore-up"), ["d3", "d5"], "the Explorer diagonally too");
}

#[test]
fn ruling_20_a_capture_takes_four_cards_on_either_site() {
    for site in ["e3", "f3"] {
        let state = dry(&format!("seat: Diver {site} Fire Fire Fire Fire Fire\nseat: Explorer c1"));
        let after = state.after(&["capture Fire"]);
        assert!(after.captured().contains(Treasure::Fire));
        assert_eq!(after.hand(Seat::First).count(Card::Fire), 1, "a fifth card stays in hand");
        assert_eq!(after.treasure_discards(), [Card::Fire; 4]);
        assert_eq!(after.phase(), Phase::Act { left: 2 });
        assert_eq!(after.refuses("capture Fire"), Illegal::AlreadyCaptured(Treasure::Fire));
    }
}

#[test]
fn ruling_20_a_capture_needs_the_site_the_cards_and_the_own_turn() {
    let three = dry("seat: Diver e3 Fire Fire Fire\nseat: Explorer e3 Fire Fire");
    assert_eq!(three.refuses("capture Fire"), Illegal::NeedsFour { treasure: Treasure::Fire, held: 3 });
    let elsewhere = dry("seat: Diver e4 Fire Fire Fire Fire\nseat: Explorer c1");
    let wrong = Illegal::WrongSite { treasure: Treasure::Fire, tile: Tile::CrimsonForest };
    assert_eq!(elsewhere.refuses("capture Fire"), wrong);
    let others = dry("seat: Diver c1\nseat: Explorer e3 Fire Fire Fire Fire");
    assert!(matches!(others.refuses("capture Fire"), Illegal::WrongSite { .. }));
}

#[test]
fn ruling_20_a_capture_on_a_flooded_site_is_fine() {
    let state = position(
        "tiles:
                    PR   BG
               CG   GG   IG   SG
          TM   TS   FL   HG   CE~  CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Diver e3 Fire Fire Fire Fire
        seat: Explorer c1",
    );
    assert!(state.allows("capture Fire"));
}

#[test]
fn ruling_21_up_to_three_actions_and_none_carried_over() {
    let state = dry("seat: Diver c1\nseat: Explorer c2\ntreasure: Fire Fire *\nflood: WT TH *");
    let lazy = state.after(&["draw", "draw", "flood", "flood"]);
    assert_eq!((lazy.turn(), lazy.phase()), (Seat::Second, Phase::Act { left: 3 }));
    let spent = state.after(&["move Diver d1", "move Diver c1", "move Diver d1"]);
    assert_eq!(spent.phase(), Phase::Act { left: 0 });
    assert_eq!(spent.refuses("move Diver c1"), Illegal::NoActionsLeft);
    assert!(spent.allows("draw"));
    let drawing = spent.after(&["draw"]);
    assert_eq!(drawing.refuses("move Diver c1"), Illegal::NotNow(Phase::Draw));
    assert_eq!(drawing.refuses("flood"), Illegal::NotNow(Phase::Draw));
}

#[test]
fn ruling_21_starting_on_a_flooded_tile_is_fine() {
    let found = (0..200).any(|number| {
        let setup = Setup::random(Players::Four, Difficulty::Novice, Shape::ForbiddenIsland);
        let state = Island::start(&setup, Seed::from_random(number));
        state.players().seats().any(|seat| state.flooded().contains(state.pawn(seat)))
    });
    assert!(found);
}

#[test]
fn ruling_22_undo_is_free_back_to_the_last_reveal() {
    let table = [Some(Role::Diver), Some(Role::Explorer)];
    let setup = Setup::new(&table, Difficulty::Novice, Shape::ForbiddenIsland).unwrap();
    let mut play = Play::<Island>::new(setup, Seed::from_random(28));
    let start = *play.state();
    for _ in 0..2 {
        let step = play.legal().into_iter().find(|action| matches!(action, Action::Move { .. })).unwrap();
        play.act(step).unwrap();
        assert_eq!(play.undo_means(), Undo::Free);
    }
    play.act(Action::Draw).unwrap();
    assert_eq!(play.undo_means(), Undo::Assisted, "a card was drawn");
    assert!(!play.undo());
    assert!(play.undo_assisted() && play.undo() && play.undo());
    assert_eq!(*play.state(), start);
    assert!(play.record().assisted);
}

#[test]
fn ruling_22_every_draw_and_shuffle_is_a_reveal_and_nothing_else() {
    let state = wet("seat: Diver a4 Lift Sandbags\nseat: Explorer a4");
    for action in ["move Diver a3", "shore-up b4", "lift Diver Diver c1", "sandbags Diver b4"] {
        assert!(!state.story(action).iter().any(Event::reveals), "{action}");
    }
    assert!(state.story("draw").iter().any(Event::reveals));
    let flood = wet("seat: Diver a4\nseat: Explorer a4\nphase: flood 1");
    assert!(flood.story("flood").iter().any(Event::reveals));
}

/// The documented order, spent by hand.
#[test]
fn ruling_23_set_up_spends_chance_in_the_documented_order() {
    for number in 0..300 {
        let seed = Seed::from_random(number * 7919);
        let setup = Setup::random(Players::Three, Difficulty::Elite, Shape::CoralReef);
        let state = Island::start(&setup, seed);

        let mut rng = Rng::new(seed, Island::TAG.into());
        let mut tiles = Tile::ALL;
        rng.shuffle(&mut tiles);
        let mut flood = Tile::ALL;
        rng.shuffle(&mut flood);
        let mut roles = Role::ALL;
        rng.shuffle(&mut roles);
        let mut deck: Vec<Card> =
            Card::ALL.into_iter().flat_map(|card| vec![card; card.copies().into()]).collect();
        rng.shuffle(&mut deck);
        let mut hands = [const { Vec::new() }; 3];
        let mut rises = Vec::new();
        for seat in [0, 1, 2, 0, 1, 2] {
            loop {
                match deck.pop().unwrap() {
                    Card::WatersRise => rises.push(Card::WatersRise),
                    card => break hands[seat].push(card),
                }
            }
        }
        if !rises.is_empty() {
            deck.extend(rises);
            rng.shuffle(&mut deck);
        }

        for (tile, place) in tiles.into_iter().zip(Places::ALL) {
            assert_eq!(state.tile(place), tile);
        }
        assert_eq!(state.flood().deck(), &flood[..18]);
        let flooded: Vec<Tile> = flood[18..].iter().rev().copied().collect();
        assert_eq!(state.flood().discards(), flooded);
        assert!(flooded.iter().all(|tile| state.flooded().contains(state.place(*tile))));
        assert_eq!(state.treasure_deck(), deck);
        for (seat, hand) in Seat::ALL.into_iter().zip(&hands) {
            assert_eq!(state.hand(seat), hand.iter().copied().collect());
            assert_eq!(state.role(seat), roles[seat.index()]);
            assert_eq!(state.pawn(seat), state.place(state.role(seat).start()));
        }
        assert_eq!((state.turn(), state.water().tick()), (Seat::First, 3));
    }
}

#[test]
fn ruling_23_a_seed_gives_the_same_island_whichever_adventurers_are_chosen() {
    let seed = Seed::from_random(2_026);
    let random = Setup::random(Players::Two, Difficulty::Novice, Shape::BoneIsland);
    let table = [Some(Role::Messenger), None];
    let chosen = Setup::new(&table, Difficulty::Legendary, Shape::BoneIsland).unwrap();
    let (one, other) = (Island::start(&random, seed), Island::start(&chosen, seed));
    assert!(Tile::ALL.into_iter().all(|tile| one.place(tile) == other.place(tile)));
    assert_eq!(one.flood(), other.flood());
    assert_eq!(one.treasure_deck(), other.treasure_deck());
    assert_eq!(other.role(Seat::First), Role::Messenger);
    assert_ne!(other.role(Seat::Second), Role::Messenger);
}
