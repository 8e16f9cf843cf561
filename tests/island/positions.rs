//! What positions are refused for.

use castaway::games::island::State;

const SOUND: &str = "
shape: 1
tiles:
            PR   BG~
       CG   GG   IG   SG
  TM   TS~  FL   HG   CE-  CS
  CP   TP   BB~  CA~  CF   DD
       LL   MM~  OB   WG
            TH~  WT
seat: Navigator c2 Fire Wind
seat: Pilot c3 Earth Earth
turn: Navigator
phase: act 3
water: 2
treasure: Fire Rise *
treasure-discards: Sandbags
flood: FL | *
flood-discards: BG TS BB
chance: 00YK-PN56 7";

fn refusal(from: &str, to: &str) -> String {
    assert!(SOUND.contains(from), "{from}");
    match SOUND.replacen(from, to, 1).parse::<State>() {
        Ok(state) => panic!("{to} is no reason to refuse\n{state}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_sound_position_is_read() {
    let state: State = SOUND.parse().unwrap();
    assert_eq!(state.to_string().parse(), Ok(state));
    assert_eq!(SOUND.replace('\n', " ").parse(), Ok(state), "line breaks mean nothing");
    let other: State = SOUND.replace("00YK-PN56 7", "0000-001A 0").parse().unwrap();
    assert_ne!(other.treasure_deck(), state.treasure_deck(), "the order is left to the seed");
    assert_eq!(other.treasure_deck().last(), state.treasure_deck().last(), "but not what is known");
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    for (from, to, reason) in [
        ("PR  ", "BG  ", "BronzeGate is there twice"),
        ("PR  ", "", "there are 23 tiles instead of 24"),
        ("seat: Pilot c3 Earth Earth", "", "there are 1 players instead of 2 to 4"),
        ("seat: Pilot", "seat: Navigator", "the Navigator is there twice"),
        ("Earth Earth", "Earth Earth Earth Earth Earth Earth", "there are 6 cards of Earth instead of 5"),
        ("Fire Rise *", "Fire Rise", "there are 2 cards of Earth instead of 5"),
        (
            "treasure-discards: Sandbags",
            "treasure-discards: Sandbags Sandbags Sandbags",
            "there are 3 cards of Sandbags instead of 2",
        ),
        ("Fire Wind", "Fire Rise", "the Navigator holds a Waters Rise!"),
        ("BG TS BB", "BG TS BG", "the flood card of BronzeGate is there twice"),
        ("FL | *", "FL", "the flood card of CopperGate is missing"),
        ("BG TS BB", "BG TS CE", "CaveOfEmbers has sunk, so its flood card is out of the game"),
        ("Fire Wind", "Fire Wind Wind Wind Water Water", "the Navigator holds 6 cards"),
        (
            "phase: act 3",
            "phase: discard Pilot act 2",
            "the Pilot holds 2 cards and so has nothing to discard",
        ),
        ("phase: act 3", "phase: act 4", "there cannot be 4 actions left here"),
        ("phase: act 3", "phase: flood 3", "there cannot be 3 flood cards to come here at tick 2"),
        ("phase: act 3", "phase: flood 0", "there cannot be 0 flood cards to come here at tick 2"),
        ("phase: act 3", "phase: swim 1", "nobody is in the water, so nobody swims"),
        ("Navigator c2", "Navigator e3", "the Navigator stands on a sunk tile outside a swim"),
        ("CS", "CS-", "the game would have been lost here: sites"),
        ("water: 2", "water: 10", "the game would have been lost here: skull"),
        ("phase: act 3", "phase: over won", "the game cannot have ended like this"),
        ("phase: act 3", "phase: over drowned Pilot", "the game cannot have ended like this"),
        ("water: 2", "water: 2 used: flight", "nobody can have flown this turn"),
    ] {
        assert_eq!(refusal(from, to), reason, "{from} → {to}");
    }
}

#[test]
fn texts_that_cannot_be_read_say_where() {
    for (from, to, reason) in [
        ("shape: 1", "shape: 13", "shape: \"13\" is not the number of a shape, 1 to 12"),
        ("shape: 1", "", "the section \"shape:\" is missing"),
        ("shape: 1", "1 shape: 1", "\"1\" stands before the first section"),
        ("shape: 1", "shape: 1 1", "shape: \"1\" is one word too many"),
        ("shape: 1", "shape: 1 shape: 1", "the section \"shape:\" is there twice"),
        ("shape: 1", "sape: 1", "there is no section \"sape\""),
        ("PR  ", "QQ  ", "tiles: \"QQ\" is not a tile"),
        ("BG~", "BG~~", "tiles: \"BG~~\" is not a tile"),
        ("Navigator c2", "Navigator a1", "seat: \"a1\" is not a space of this island"),
        ("turn: Navigator", "turn: Diver", "turn: \"Diver\" is not an adventurer at this table"),
        ("phase: act 3", "phase: act", "phase: a number is missing"),
        ("phase: act 3", "phase: sleep", "phase: \"sleep\" is not a phase"),
        ("water: 2", "water: 0", "water: \"0\" is not a tick from 1 to 10"),
        ("Fire Rise *", "Fire * Rise", "treasure: \"Rise\" is not a card"),
        ("00YK-PN56", "00YK-PN57", "chance: \"00YK-PN57\" is not a seed"),
    ] {
        assert_eq!(refusal(from, to), reason, "{from} → {to}");
    }
}
