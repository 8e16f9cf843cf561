//! Rulings 1 to 7: drawing, hands and gifts.

use castaway::games::island::{Card, Event, Illegal, Phase, Resume, Role, Seat, Tile, Tiles};
use castaway::kernel::Seed;

use crate::table::{AtTable, ISLAND, cards, on_island, position};

fn tiles(codes: &str) -> Tiles {
    codes.split_whitespace().filter_map(Tile::from_code).collect()
}

#[test]
fn ruling_1_waters_rise_moves_the_marker_returns_the_flood_discards_and_brings_no_card() {
    let before = on_island(
        "seat: Diver d2 Fire
         seat: Explorer b2
         phase: draw
         water: 2
         treasure: Rise *
         flood: CE TM *
         flood-discards: TP WG OB",
    );
    let after = before.after(&["draw"]);
    assert_eq!(after.water().tick(), 3);
    assert_eq!(after.flood().discards(), []);
    let layers: Vec<Tiles> = after.flood().known().collect();
    assert_eq!(layers[0], tiles("TP WG OB"), "the discards lie on top");
    assert_eq!(after.flood().deck().len(), 24);
    assert_eq!(after.treasure_discards(), [Card::WatersRise]);
    assert_eq!(after.hand(Seat::First).len(), 1, "no replacement card");
    assert_eq!(after.phase(), Phase::Flood { left: 3 }, "the card counted as the second of two");
    let story = before.story("draw");
    assert!(matches!(
        story[..],
        [
            Event::Drew { card: Card::WatersRise, .. },
            Event::WaterRose { .. },
            Event::FloodReturned { cards: 3 },
            Event::RiseDiscarded,
            Event::FloodBegan { cards: 3 }
        ]
    ));
}

#[test]
fn ruling_1_at_the_skull_the_game_is_lost_before_anything_else_happens() {
    let before = on_island(
        "seat: Diver d2
         seat: Explorer b2
         water: 9
         treasure: Rise *
         flood-discards: TP WG",
    );
    let after = before.after(&["draw"]);
    assert_eq!(after.to_string().lines().find(|l| l.starts_with("phase")), Some("phase: over skull"));
    assert_eq!(after.flood(), before.flood(), "nothing is shuffled any more");
    assert!(matches!(before.story("draw").last(), Some(Event::Ended { .. })));
}

#[test]
fn ruling_2_two_in_a_row_are_two_ticks_and_one_shuffle() {
    let before = on_island(
        "seat: Diver d2
         seat: Explorer b2
         water: 2
         treasure: Rise Rise *
         flood-discards: TP WG OB",
    );
    let returned = |story: &[Event]| story.iter().any(|event| matches!(event, Event::FloodReturned { .. }));
    assert!(returned(&before.story("draw")));
    let between = before.after(&["draw"]);
    assert!(!returned(&between.story("draw")), "the second finds an empty discard pile");
    let after = between.after(&["draw"]);
    assert_eq!(after.water().tick(), 4);
    assert_eq!(after.flood(), between.flood());
    assert_eq!(after.phase(), Phase::Flood { left: 3 });
}

#[test]
fn ruling_3_the_treasure_deck_is_renewed_when_its_last_card_is_drawn() {
    let before = on_island(&format!(
        "seat: Diver d2 Fire Fire Water Water Wind
         seat: Explorer b2
         treasure: Sandbags
         treasure-discards: {}",
        cards("Earth*5 Wind*4 Fire*3 Water*3 Lift*3 Sandbags*1 Rise*3")
    ));
    let drawn = before.after(&["draw"]);
    assert_eq!(drawn.phase(), Phase::Discard { who: Seat::First, then: Resume::Draw });
    assert_eq!((drawn.treasure_deck().len(), drawn.treasure_discards().len()), (22, 0));
    let after = drawn.after(&["discard Diver Wind"]);
    assert_eq!(after.treasure_discards(), [Card::Wind], "what is discarded later stays out of the new deck");
    assert_eq!(after.treasure_deck(), drawn.treasure_deck());
}

#[test]
fn ruling_3_a_waters_rise_as_last_card_is_in_the_new_deck() {
    let before = on_island(&format!(
        "seat: Diver d2 Fire
         seat: Explorer b2
         treasure: Rise
         treasure-discards: {}",
        cards("Earth*5 Wind*5 Fire*4 Water*5 Lift*3 Sandbags*2 Rise*2")
    ));
    let after = before.after(&["draw"]);
    assert_eq!(after.treasure_discards(), []);
    assert_eq!(after.treasure_deck().iter().filter(|card| **card == Card::WatersRise).count(), 3);
    assert_eq!(after.treasure_deck().len(), 27);
}

const ALL_BUT_CE: &str = "FL BG CG GG IG SG TM TS WG HG CS CP TP BB CA CF DD LL MM OB PR TH WT";

#[test]
fn ruling_4_the_last_flood_card_is_resolved_before_the_pile_is_renewed() {
    let before = on_island(&format!(
        "seat: Diver d2
         seat: Explorer b2
         phase: flood 2
         flood: CE
         flood-discards: {ALL_BUT_CE}"
    ));
    let after = before.after(&["flood"]);
    assert!(after.flooded().contains(after.place(Tile::CaveOfEmbers)));
    assert_eq!((after.flood().deck().len(), after.flood().discards().len()), (24, 0));
    assert!(after.flood().deck().contains(&Tile::CaveOfEmbers));
    assert_eq!(after.phase(), Phase::Flood { left: 1 }, "drawing goes on");
}

#[test]
fn ruling_4_a_sunk_tiles_card_is_out_of_the_game() {
    let text = format!(
        "{}\nseat: Diver d2\nseat: Explorer b2\nphase: flood 2\nflood: CE\nflood-discards: {ALL_BUT_CE}",
        ISLAND.replace("CE ", "CE~")
    );
    let after = position(&text).after(&["flood"]);
    assert!(after.sunk().contains(after.place(Tile::CaveOfEmbers)));
    assert_eq!((after.flood().deck().len(), after.flood().discards().len()), (23, 0));
    assert!(!after.flood().deck().contains(&Tile::CaveOfEmbers));
}

#[test]
fn ruling_4_a_tile_can_flood_and_sink_in_one_phase() {
    let sunk_at_once = (0..500).find_map(|number| {
        let seed = Seed::from_random(number);
        let before = on_island(&format!(
            "seat: Diver d2
             seat: Explorer b2
             phase: flood 2
             chance: {seed} 0
             flood: CE
             flood-discards: {ALL_BUT_CE}"
        ));
        let after = before.after(&["flood", "flood"]);
        after.sunk().contains(after.place(Tile::CaveOfEmbers)).then_some(after)
    });
    assert_eq!(sunk_at_once.expect("one order in 24 does it").flood().deck().len(), 23);
}

#[test]
fn ruling_5_the_number_of_flood_cards_follows_the_risen_water() {
    for (tick, cards) in [(1, 2), (2, 3), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5)] {
        let table = format!(
            "seat: Diver d2\nseat: Explorer b2\nphase: draw\nwater: {tick}\ntreasure: Rise *\nflood-discards: TP"
        );
        assert_eq!(on_island(&table).after(&["draw"]).phase(), Phase::Flood { left: cards }, "tick {tick}");
        let calm = table.replace("treasure: Rise *", "treasure: Fire *");
        let level = [2, 2, 3, 3, 3, 4, 4, 5, 5][tick - 1];
        assert_eq!(on_island(&calm).after(&["draw"]).phase(), Phase::Flood { left: level }, "tick {tick}");
    }
}

const FULL_HAND: &str = "
    seat: Diver d2 Fire Fire Water Lift Sandbags
    seat: Explorer b2 Lift Sandbags
    treasure: Wind Wind *";

#[test]
fn ruling_6_six_cards_after_the_first_draw_must_be_five_before_the_second() {
    let drawn = on_island(FULL_HAND).after(&["draw"]);
    assert_eq!(drawn.phase(), Phase::Discard { who: Seat::First, then: Resume::Draw });
    assert!(matches!(drawn.refuses("draw"), Illegal::MustDiscard(who) if who.role == Role::Diver));
    assert!(matches!(drawn.refuses("move Diver d3"), Illegal::MustDiscard(_)));
    assert_eq!(drawn.options("discard Diver"), ["Wind", "Fire", "Water", "Lift", "Sandbags"]);
    let after = drawn.after(&["discard Diver Fire"]);
    assert_eq!((after.phase(), after.hand(Seat::First).len()), (Phase::Draw, 5));
    let second = after.after(&["draw"]);
    assert_eq!(second.phase(), Phase::Discard { who: Seat::First, then: Resume::Flood { left: 2 } });
}

#[test]
fn ruling_6_a_special_card_from_the_full_hand_does_the_duty() {
    let drawn = on_island(FULL_HAND).after(&["draw"]);
    assert_eq!(drawn.after(&["sandbags Diver b4"]).phase(), Phase::Draw);
    assert_eq!(drawn.after(&["lift Diver Explorer c1"]).phase(), Phase::Draw);
}

#[test]
fn ruling_6_special_cards_of_others_can_be_played_and_the_duty_stays() {
    let drawn = on_island(FULL_HAND).after(&["draw"]);
    let after = drawn.after(&["sandbags Explorer b4", "lift Explorer Diver a3"]);
    assert_eq!(after.phase(), drawn.phase());
}

#[test]
fn ruling_6_a_special_card_may_be_discarded_unused() {
    let after = on_island(FULL_HAND).after(&["draw", "discard Diver Lift"]);
    assert_eq!(after.treasure_discards(), [Card::HelicopterLift]);
    assert_eq!(after.pawn(Seat::First), after.space("d2"));
}

#[test]
fn ruling_6_nobody_discards_at_five_or_fewer() {
    let before = on_island(FULL_HAND);
    assert!(matches!(before.refuses("discard Diver Fire"), Illegal::HandNotFull { held: 5, .. }));
    let drawn = before.after(&["draw"]);
    assert!(matches!(drawn.refuses("discard Explorer Lift"), Illegal::HandNotFull { held: 2, .. }));
}

#[test]
fn ruling_7_cards_are_given_on_the_same_tile_for_an_action_each() {
    let together = on_island("seat: Diver d2 Fire Fire Lift Sandbags\nseat: Explorer d2");
    let after = together.after(&["give Fire Explorer", "give Fire Explorer"]);
    assert_eq!(after.hand(Seat::Second).count(Card::Fire), 2);
    assert_eq!(after.phase(), Phase::Act { left: 1 });
    assert_eq!(together.refuses("give Lift Explorer"), Illegal::CannotGive(Card::HelicopterLift));
    assert_eq!(together.refuses("give Sandbags Explorer"), Illegal::CannotGive(Card::Sandbags));
    assert_eq!(together.refuses("give Fire Diver"), Illegal::GiveToSelf);
    assert!(matches!(together.refuses("give Wind Explorer"), Illegal::NotHeld { card: Card::Wind, .. }));
    let apart = on_island("seat: Diver d2 Fire\nseat: Explorer d3");
    assert!(matches!(apart.refuses("give Fire Explorer"), Illegal::NotTogether { .. }));
}

#[test]
fn ruling_7_the_messenger_gives_anywhere_but_receives_on_the_same_tile() {
    let messenger = on_island("seat: Messenger d2 Fire\nseat: Explorer c6 Wind");
    assert!(messenger.allows("give Fire Explorer"));
    let explorer = on_island("seat: Messenger d2 Fire\nseat: Explorer c6 Wind\nturn: Explorer");
    assert!(matches!(explorer.refuses("give Wind Messenger"), Illegal::NotTogether { .. }));
}

#[test]
fn ruling_7_cards_of_a_captured_treasure_can_be_given() {
    let state = on_island("seat: Diver d2 Fire\nseat: Explorer d2\ncaptured: Fire");
    assert!(state.allows("give Fire Explorer"));
}

#[test]
fn ruling_7_a_receiver_with_six_cards_discards_out_of_turn() {
    let before = on_island("seat: Diver d2 Fire\nseat: Explorer d2 Wind Wind Wind Water Lift");
    let given = before.after(&["give Fire Explorer"]);
    assert_eq!(given.phase(), Phase::Discard { who: Seat::Second, then: Resume::Act { left: 2 } });
    assert!(
        matches!(given.refuses("move Diver d3"), Illegal::MustDiscard(who) if who.role == Role::Explorer)
    );
    let after = given.after(&["discard Explorer Fire"]);
    assert_eq!((after.phase(), after.turn()), (Phase::Act { left: 2 }, Seat::First));
    assert_eq!(given.after(&["lift Explorer Explorer a3"]).phase(), Phase::Act { left: 2 });
}
