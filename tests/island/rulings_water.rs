//! Rulings 12 and 13: losing, swimming and rescue.

use castaway::games::island::{
    Event, Illegal, Island, Loss, Outcome, Phase, Role, Seat, State, Tile, Treasure,
};
use castaway::kernel::Game;

use crate::table::{AtTable, position};

fn lost(state: &State) -> Option<Loss> {
    match state.outcome() {
        Some(Outcome::Lost(loss)) => Some(loss),
        _ => None,
    }
}

/// Phantom Rock at c1 is about to sink; both of its neighbours have.
fn lonely_rock(rest: &str) -> State {
    position(&format!(
        "tiles:
                    PR~  BG-
               CG   GG-  IG   SG~
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        phase: flood 2
        flood: PR *
        {rest}"
    ))
}

#[test]
fn ruling_12_the_sinking_of_fools_landing_is_the_end() {
    let state = position(
        "tiles:
                    PR   BG
               CG   GG   IG   SG
          TM   TS   FL~  HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Diver c3 Lift
        seat: Explorer b2
        phase: flood 2
        flood: FL *",
    );
    let after = state.after(&["flood"]);
    assert_eq!(lost(&after), Some(Loss::Landing));
    assert_eq!(Island::legal(&after), []);
}

#[test]
fn ruling_12_the_second_site_of_a_missing_treasure_is_the_end() {
    let island = "tiles:
                    PR   BG
               CG   GG   IG   SG
          TM   TS   FL   HG   CE-  CS~
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Diver c3
        seat: Explorer b2
        phase: flood 2
        flood: CS *";
    assert_eq!(lost(&position(island).after(&["flood"])), Some(Loss::Sites(Treasure::Fire)));
    let captured = position(&format!("{island}\ncaptured: Fire")).after(&["flood"]);
    assert_eq!(captured.phase(), Phase::Flood { left: 1 });
}

#[test]
fn ruling_12_a_pawn_without_a_tile_and_a_table_without_a_lift_is_the_end_at_once() {
    // The Explorer could swim diagonally, but the Engineer beside her cannot: nobody swims any more.
    let state = lonely_rock("seat: Explorer c1 Sandbags\nseat: Engineer c1");
    let after = state.after(&["flood"]);
    assert_eq!(lost(&after), Some(Loss::Drowned(Seat::Second)));
    assert!(!state.story("flood").iter().any(|event| matches!(event, Event::InWater { .. })));
}

#[test]
fn ruling_12_the_reason_named_is_the_landing_before_drowning() {
    // The Engineer stands alone on Fools' Landing with nothing around it.
    let state = position(
        "tiles:
                    FL~  BG-
               CG   GG-  IG   SG
          TM   TS   PR   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Engineer c1
        seat: Explorer b2
        phase: flood 2
        flood: FL *",
    );
    assert_eq!(lost(&state.after(&["flood"])), Some(Loss::Landing));
}

#[test]
fn ruling_12_the_reason_named_is_the_sites_before_drowning() {
    let state = position(
        "tiles:
                    CS~  BG-
               CG   GG-  IG   SG
          TM   TS   FL   HG   CE-  PR
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Engineer c1
        seat: Explorer b2
        phase: flood 2
        flood: CS *",
    );
    assert_eq!(lost(&state.after(&["flood"])), Some(Loss::Sites(Treasure::Fire)));
}

#[test]
fn ruling_12_giving_up_is_not_among_the_actions() {
    let state = lonely_rock("seat: Explorer d2\nseat: Engineer d2");
    assert_eq!(state.options("flood"), [""]);
    assert_eq!(Island::legal(&state).len(), 1);
}

#[test]
fn ruling_13_a_pawn_swims_to_a_tile_beside_before_the_next_flood_card() {
    let state = position(
        "tiles:
                    PR~  BG~
               CG   GG   IG   SG
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Engineer c1
        seat: Explorer b2
        phase: flood 2
        flood: PR *",
    );
    let swimming = state.after(&["flood"]);
    assert_eq!(swimming.phase(), Phase::Swim { left: 1 });
    assert_eq!(swimming.spaces("swim Engineer"), "d1 c2", "flooded is fine");
    assert!(matches!(swimming.refuses("flood"), Illegal::MustSwim(who) if who.role == Role::Engineer));
    assert!(matches!(swimming.refuses("swim Engineer d2"), Illegal::OutOfReach { .. }));
    assert!(matches!(swimming.refuses("swim Explorer b3"), Illegal::NotInWater(_)));
    let after = swimming.after(&["swim Engineer d1"]);
    assert_eq!(after.phase(), Phase::Flood { left: 1 });
}

#[test]
fn ruling_13_after_the_last_flood_card_the_next_turn_waits_for_the_swimmer() {
    let state = position(
        "tiles:
                    PR~  BG
               CG   GG   IG   SG
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Engineer c1
        seat: Explorer b2
        phase: flood 1
        flood: PR *",
    );
    let swimming = state.after(&["flood"]);
    assert_eq!((swimming.phase(), swimming.turn()), (Phase::Swim { left: 0 }, Seat::First));
    let after = swimming.after(&["swim Engineer c2"]);
    assert_eq!((after.phase(), after.turn()), (Phase::Act { left: 3 }, Seat::Second));
}

#[test]
fn ruling_13_the_explorer_swims_diagonally() {
    let swimming = lonely_rock("seat: Explorer c1\nseat: Engineer b3").after(&["flood"]);
    assert_eq!(swimming.spaces("swim Explorer"), "b2 d2");
}

#[test]
fn ruling_13_the_pilot_swims_to_any_tile_even_having_flown() {
    let state = lonely_rock("seat: Pilot c1\nseat: Engineer b3\nused: flight");
    let swimming = state.after(&["flood"]);
    assert_eq!(swimming.options("swim Pilot").len(), 21);
}

#[test]
fn ruling_13_the_diver_swims_to_the_nearest_tile() {
    let swimming = lonely_rock("seat: Diver c1\nseat: Engineer b3").after(&["flood"]);
    assert_eq!(swimming.spaces("swim Diver"), "b2 d2 c3", "two steps away, the player chooses");
    assert!(matches!(swimming.refuses("swim Diver d3"), Illegal::OutOfReach { .. }));
    let beside = position(
        "tiles:
                    PR-  BG~
               CG   GG-  IG   SG
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Diver c1
        seat: Engineer b3
        phase: swim 1",
    );
    assert_eq!(beside.spaces("swim Diver"), "d1", "one step away, nothing else");
}

#[test]
fn ruling_13_steps_of_the_diver_are_counted_over_the_islands_spaces_only() {
    // On the arch the way round is long: a5 and b5 lie far from h5 and i5, however near on the grid.
    let swimming = position(
        "shape: 12
        tiles:
                           PR   BG   CG
                      GG   IG   SG   TM   TS
                 WG   HG   CE        CS   CP   TP
            BB-  CA-  CF-                 DD   LL   MM
            OB-  FL                            TH   WT
        seat: Diver a4
        seat: Engineer d1
        phase: swim 1",
    );
    // a4 is beside b4 and a5, which have sunk; b5 and b3 are two steps away.
    assert_eq!(swimming.spaces("swim Diver"), "b3 b5");
}

#[test]
fn ruling_13_several_pawns_choose_in_turn_order_from_the_current_player() {
    let state = position(
        "tiles:
                    PR~  BG
               CG   GG   IG   SG
          TM   TS   FL   HG   CE   CS
          CP   TP   BB   CA   CF   DD
               LL   MM   OB   WG
                    TH   WT
        seat: Engineer c1
        seat: Messenger b2
        seat: Explorer c1
        turn: Messenger
        phase: flood 1
        flood: PR *",
    );
    let swimming = state.after(&["flood"]);
    assert_eq!(swimming.options("swim Engineer"), [""; 0]);
    assert!(
        matches!(swimming.refuses("swim Engineer c2"), Illegal::MustSwim(who) if who.role == Role::Explorer)
    );
    let second = swimming.after(&["swim Explorer b2"]);
    assert_eq!(second.spaces("swim Engineer"), "d1 c2");
    let after = second.after(&["swim Engineer d1"]);
    assert_eq!((after.phase(), after.turn()), (Phase::Act { left: 3 }, Seat::Third));
}

#[test]
fn ruling_13_a_lift_may_be_played_in_place_of_swimming() {
    let swimming = lonely_rock("seat: Explorer c1\nseat: Messenger b3 Lift").after(&["flood"]);
    let after = swimming.after(&["lift Messenger Explorer f4"]);
    assert_eq!(after.phase(), Phase::Flood { left: 1 });
    assert_eq!(after.pawn(Seat::First), after.space("f4"));
}

#[test]
fn ruling_13_a_lift_is_the_only_way_out_for_a_pawn_without_a_tile() {
    let swimming =
        lonely_rock("seat: Engineer c1 Sandbags\nseat: Messenger b3 Lift Sandbags").after(&["flood"]);
    assert_eq!(swimming.phase(), Phase::Swim { left: 1 });
    let legal = Island::legal(&swimming);
    assert_eq!(legal.len(), swimming.options("lift Messenger").len(), "only Helicopter Lifts");
    assert!(
        matches!(swimming.refuses("sandbags Engineer e2"), Illegal::OnlyLiftSaves(who) if who.role == Role::Engineer)
    );
    assert!(matches!(swimming.refuses("swim Engineer c2"), Illegal::OnlyLiftSaves(_)));
    let after = swimming.after(&["lift Messenger Engineer a3"]);
    assert_eq!(after.phase(), Phase::Flood { left: 1 });
}

#[test]
fn ruling_13_the_rescue_comes_before_other_pawns_swim() {
    // The Explorer is first in order and could swim; the Engineer cannot.
    let swimming = lonely_rock("seat: Explorer c1\nseat: Engineer c1 Lift").after(&["flood"]);
    assert!(
        matches!(swimming.refuses("swim Explorer b2"), Illegal::OnlyLiftSaves(who) if who.role == Role::Engineer)
    );
    let rescued = swimming.after(&["lift Engineer Engineer a3"]);
    assert_eq!(rescued.phase(), Phase::Swim { left: 1 });
    assert_eq!(rescued.spaces("swim Explorer"), "b2 d2");
    let both = swimming.after(&["lift Engineer Explorer+Engineer a3"]);
    assert_eq!(both.phase(), Phase::Flood { left: 1 });
}

#[test]
fn ruling_13_other_lifts_may_move_other_pawns_meanwhile() {
    let swimming = lonely_rock("seat: Engineer c1 Lift\nseat: Messenger b3 Lift").after(&["flood"]);
    let meanwhile = swimming.after(&["lift Messenger Messenger d3"]);
    assert_eq!(meanwhile.phase(), Phase::Swim { left: 1 });
    assert_eq!(meanwhile.outcome(), None);
    assert_eq!(meanwhile.after(&["lift Engineer Engineer d3"]).phase(), Phase::Flood { left: 1 });
}

#[test]
fn ruling_13_the_last_lift_spent_on_somebody_else_drowns_the_pawn() {
    let swimming = lonely_rock("seat: Engineer c1\nseat: Messenger b3 Lift").after(&["flood"]);
    let after = swimming.after(&["lift Messenger Messenger d3"]);
    assert_eq!(lost(&after), Some(Loss::Drowned(Seat::First)));
}

#[test]
fn ruling_13_a_rescue_story_says_who_is_stranded() {
    let state = lonely_rock("seat: Explorer c1\nseat: Engineer c1 Lift");
    let waiting: Vec<(Role, bool)> = state
        .story("flood")
        .iter()
        .filter_map(|event| match event {
            Event::InWater { who, stranded, .. } => Some((who.role, *stranded)),
            _ => None,
        })
        .collect();
    assert_eq!(waiting, [(Role::Explorer, false), (Role::Engineer, true)]);
    assert!(state.story("flood").contains(&Event::Sank { at: state.at(state.place(Tile::PhantomRock)) }));
}
