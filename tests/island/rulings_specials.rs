//! Rulings 8 to 11: the special cards and the win.

use castaway::games::island::{
    Action, Card, Illegal, Island, Outcome, Pawns, Phase, Role, Seat, Tile, check,
};
use castaway::kernel::Game;

use crate::table::{AtTable, ISLAND, on_island, position};

#[test]
fn ruling_8_any_holder_plays_special_cards_in_every_window() {
    let hands = "seat: Diver d2 Fire Fire Lift\nseat: Explorer c2 Sandbags Water Water Wind Wind";
    let windows = ["phase: act 3", "phase: act 0", "phase: draw", "phase: flood 2", "phase: flood 1"];
    for window in windows {
        for turn in ["Diver", "Explorer"] {
            let state = on_island(&format!("{hands}\n{window}\nturn: {turn}"));
            for special in ["lift Diver Explorer a3", "lift Diver Diver f3", "sandbags Explorer b4"] {
                assert!(state.allows(special), "{special} in {window} on the turn of the {turn}");
                assert_eq!(state.after(&[special]).phase(), state.phase(), "it takes no action");
            }
        }
    }
}

#[test]
fn ruling_8_there_is_a_window_while_somebody_must_discard_or_swim() {
    let discarding = on_island(
        "seat: Diver d2 Lift\nseat: Explorer c2 Sandbags Water Water Wind Wind Fire
         turn: Explorer\nphase: discard Explorer draw",
    );
    assert!(discarding.allows("lift Diver Explorer a3") && discarding.allows("sandbags Explorer b4"));
    let swimming = position(&format!(
        "{}\nseat: Diver d2 Lift\nseat: Explorer c1 Sandbags\nphase: swim 1",
        ISLAND.replace("PR ", "PR-")
    ));
    assert!(swimming.allows("lift Diver Explorer a3") && swimming.allows("sandbags Explorer b4"));
    assert_eq!(swimming.after(&["sandbags Explorer b4"]).phase(), Phase::Swim { left: 1 });
}

#[test]
fn ruling_8_nothing_is_played_once_the_game_has_ended() {
    let lost = on_island("seat: Diver d2 Lift\nseat: Explorer c2 Sandbags\nwater: 10\nphase: over skull");
    assert_eq!(Island::legal(&lost), []);
    assert_eq!(lost.refuses("lift Diver Explorer a3"), Illegal::Over);
    assert_eq!(lost.refuses("sandbags Explorer b4"), Illegal::Over);
}

#[test]
fn ruling_9_sandbags_reach_any_flooded_tile_and_no_other() {
    let state = on_island("seat: Diver d2 Sandbags\nseat: Explorer c2");
    assert_eq!(state.spaces("sandbags Diver"), "b4 e5");
    assert_eq!(state.refuses("sandbags Diver a3"), Illegal::NotFlooded(Tile::TempleOfTheMoon));
    assert!(matches!(state.refuses("sandbags Explorer b4"), Illegal::NotHeld { .. }));
    let after = state.after(&["sandbags Diver e5"]);
    assert!(!after.flooded().contains(after.space("e5")));
    assert_eq!(after.phase(), Phase::Act { left: 3 });
}

#[test]
fn ruling_9_sandbags_come_too_late_once_the_flood_card_is_turned() {
    let before = on_island("seat: Diver d2 Sandbags\nseat: Explorer c2\nphase: flood 2\nflood: WG *");
    assert!(before.allows("sandbags Diver e5"), "before the card there is a window");
    let after = before.after(&["flood"]);
    assert_eq!(after.refuses("sandbags Diver e5"), Illegal::Sunk(Tile::WhisperingGarden));
}

#[test]
fn ruling_10_a_lift_flies_pawns_that_stand_together() {
    let state = on_island("seat: Diver d2\nseat: Explorer d2\nseat: Pilot c1\nseat: Engineer c6 Lift");
    let parties: std::collections::BTreeSet<String> = state
        .options("lift Engineer")
        .into_iter()
        .map(|rest| rest.split(' ').next().unwrap().to_owned())
        .collect();
    let parties: Vec<&str> = parties.iter().map(String::as_str).collect();
    assert_eq!(parties, ["Diver", "Diver+Explorer", "Engineer", "Explorer", "Pilot"]);
    let after = state.after(&["lift Engineer Diver+Explorer a4"]);
    assert_eq!((after.pawn(Seat::First), after.pawn(Seat::Second)), (after.space("a4"), after.space("a4")));
    assert_eq!(after.pawn(Seat::Fourth), after.space("c6"), "the holder need not be among them");
    assert!(matches!(state.refuses("lift Engineer Diver+Pilot a4"), Illegal::NotOnOneTile(..)));
    assert!(matches!(state.refuses("lift Diver Diver a4"), Illegal::NotHeld { .. }));
}

#[test]
fn ruling_10_a_lift_carries_somebody_to_another_tile() {
    let state =
        position(&format!("{}\nseat: Diver d2 Lift\nseat: Explorer c2", ISLAND.replace("PR ", "PR-")));
    assert_eq!(state.refuses("lift Diver Diver d2"), Illegal::AlreadyThere(Tile::IronGate));
    assert_eq!(state.refuses("lift Diver Diver c1"), Illegal::Sunk(Tile::PhantomRock));
    let nobody = Action::Lift { by: Seat::First, pawns: Pawns::NONE, to: state.space("a3") };
    assert_eq!(check(&state, nobody), Err(Illegal::NobodyAboard));
}

const READY: &str = "captured: Earth Wind Fire Water";

#[test]
fn ruling_11_any_holder_lifts_off_in_any_window() {
    let flooded = ISLAND.replace("FL ", "FL~");
    for island in [ISLAND, &flooded] {
        for window in ["act 3", "act 0", "draw", "flood 2", "flood 1", "discard Diver draw"] {
            let hand = if window.starts_with("discard") { "Fire Fire Fire Water Water Water" } else { "" };
            let state = position(&format!(
                "{island}\nseat: Diver c3 {hand}\nseat: Explorer c3 Lift\n{READY}\nphase: {window}"
            ));
            let after = state.after(&["lift-off Explorer"]);
            assert_eq!(after.outcome(), Some(Outcome::Won), "{window}");
            assert_eq!(after.treasure_discards(), [Card::HelicopterLift]);
        }
    }
}

#[test]
fn ruling_11_lifting_off_needs_all_treasures_all_pawns_and_a_lift() {
    let three = on_island("seat: Diver c3 Lift\nseat: Explorer c3\ncaptured: Earth Wind Fire");
    assert_eq!(three.refuses("lift-off Diver"), Illegal::TreasuresMissing { captured: 3 });
    let away = on_island(&format!("seat: Diver c3 Lift\nseat: Explorer c2\n{READY}"));
    assert!(
        matches!(away.refuses("lift-off Diver"), Illegal::NotAtLanding(who) if who.role == Role::Explorer)
    );
    let without = on_island(&format!("seat: Diver c3\nseat: Explorer c3\n{READY}"));
    assert!(matches!(without.refuses("lift-off Diver"), Illegal::NotHeld { .. }));
}

#[test]
fn ruling_11_flying_the_last_pawn_in_needs_a_second_lift_to_leave() {
    let one = on_island(&format!("seat: Diver c3 Lift\nseat: Explorer c2\n{READY}"));
    let arrived = one.after(&["lift Diver Explorer c3"]);
    assert_eq!(arrived.outcome(), None);
    assert!(matches!(arrived.refuses("lift-off Diver"), Illegal::NotHeld { .. }));
    let two = on_island(&format!("seat: Diver c3 Lift\nseat: Explorer c2 Lift\n{READY}"));
    let left = two.after(&["lift Diver Explorer c3", "lift-off Explorer"]);
    assert_eq!(left.outcome(), Some(Outcome::Won));
}
