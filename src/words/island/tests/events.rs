//! What is said about events.

use std::collections::HashSet;

use super::{BOTH, assert_said, dealt, each_moment, kind, named};
use crate::games::island::{Card, Event, Loss, Outcome, Seat, State, Tile, Treasure, Water, Way};
use crate::words::island::{EN, Mark, NL, Piece, Said, Tone};

/// What random games do not bring, or not often enough.
fn rare(state: &State) -> Vec<Event> {
    let (who, other) = (state.who(Seat::First), state.who(Seat::Second));
    let at = |tile| state.at(state.place(tile));
    let mut events: Vec<Event> = Treasure::ALL
        .into_iter()
        .flat_map(|treasure| {
            [
                Event::Captured { who, treasure, at: at(treasure.sites()[0]) },
                Event::Ended { outcome: Outcome::Lost(Loss::Sites(treasure)) },
            ]
        })
        .chain(Seat::ALL.map(|seat| Event::Ended { outcome: Outcome::Lost(Loss::Drowned(seat)) }))
        .chain((1..=10).filter_map(Water::new).map(|water| Event::WaterRose { water }))
        .chain(Card::HELD.map(|card| Event::Gave { from: who, to: other, card }))
        .collect();
    events.extend(
        Tile::ALL
            .into_iter()
            .flat_map(|tile| [Event::Flooded { at: at(tile) }, Event::Sank { at: at(tile) }]),
    );
    for cards in [1, 2, 24] {
        events.push(Event::FloodReturned { cards });
        events.push(Event::TreasureRenewed { cards });
        events.push(Event::FloodRenewed { cards });
    }
    events.push(Event::Ended { outcome: Outcome::Won });
    events.push(Event::Ended { outcome: Outcome::Lost(Loss::Landing) });
    events.push(Event::InWater { who, at: at(Tile::LostLagoon), stranded: true });
    let (from, to) = (at(Tile::GoldGate), at(Tile::IronGate));
    let ways = [Way::Walk, Way::Flight, Way::Guided { by: other }, Way::Lift { by: other }, Way::Swim];
    events.extend(ways.map(|way| Event::Moved { who, from, to, way }));
    events
}

#[test]
fn every_event_is_told_well_or_not_at_all_in_both_languages() {
    let (mut told, mut silent) = (HashSet::new(), HashSet::new());
    let mut hear = |state: &State, event: &Event| {
        let cast = named(state);
        let said = BOTH.map(|words| words.events.say(&cast, event));
        match &said {
            [Some(en), Some(nl)] => {
                assert_eq!((en.tone, en.mark), (nl.tone, nl.mark));
                told.insert(kind(event));
                assert_said(state, |words, cast| {
                    words.events.say(cast, event).map(|said| said.line.text()).unwrap_or_default()
                });
            }
            [None, None] => {
                silent.insert(kind(event));
            }
            _ => panic!("one language is silent about {event:?}"),
        }
    };
    rare(&dealt(2)).iter().for_each(|event| hear(&dealt(2), event));
    each_moment(60, |state, events| events.iter().for_each(|event| hear(state, event)));
    assert_eq!(told.len(), 17, "{told:?}");
    // Drawing Waters Rise! is silent, drawing anything else is not.
    let expected = ["Drew", "FloodBegan", "RiseDiscarded", "Spent", "Turned"];
    assert_eq!(silent, expected.map(str::to_owned).into());
}

fn said(event: Event) -> [Said; 2] {
    let cast = named(&dealt(2));
    BOTH.map(|words| words.events.say(&cast, &event).expect("this event is told"))
}

#[test]
fn names_are_strong_and_articles_are_not() {
    let state = dealt(2);
    let at = |tile| state.at(state.place(tile));
    let [en, nl] = said(Event::Sank { at: at(Tile::DunesOfDeception) });
    let (plain, strong) =
        (|text: &str| Piece::Plain(text.to_owned()), |text: &str| Piece::Strong(text.to_owned()));
    assert_eq!(en.line.pieces(), [strong("Dunes of Deception"), plain(" sank.")]);
    assert_eq!(nl.line.pieces(), [plain("De "), strong("Duinen van Bedrog"), plain(" zonken.")]);
    let who = state.who(Seat::First);
    let (from, to) = (at(Tile::GoldGate), at(Tile::FoolsLanding));
    let [en, nl] = said(Event::Moved { who, from, to, way: Way::Walk });
    assert_eq!(en.line.pieces(), [plain("Mara moved to "), strong("Fools’ Landing"), plain(".")]);
    assert_eq!(nl.line.text(), "Mara ging naar Fools’ Landing.");
}

#[test]
fn waters_rise_tells_the_level_and_what_it_costs() {
    let water = Water::new(5).expect("the meter has a fifth tick");
    let [en, nl] = said(Event::WaterRose { water });
    assert_eq!(en.line.text(), "Waters Rise! Level 5: 3 flood cards each turn.");
    assert_eq!(nl.line.text(), "Water Stijgt! Peil 5: 3 vloedkaarten per beurt.");
    assert_eq!((en.tone, en.mark), (Tone::Urgent, Mark::Water));
    let [skull, _] = said(Event::WaterRose { water: Water::SKULL });
    assert_eq!(skull.line.text(), "Waters Rise! Level 10, the skull.");
}

#[test]
fn the_sign_is_that_of_the_one_who_did_it() {
    let state = dealt(2);
    let (by, who) = (state.who(Seat::First), state.who(Seat::Second));
    let at = state.at(state.place(Tile::IronGate));
    let event = Event::Moved { who, from: at, to: at, way: Way::Guided { by } };
    assert_eq!(said(event).map(|said| said.mark), [Mark::Role(by.role); 2]);
    let end = Event::Ended { outcome: Outcome::Lost(Loss::Skull) };
    assert_eq!(said(end).map(|said| (said.mark, said.tone)), [(Mark::End, Tone::Urgent); 2]);
    assert_eq!(said(Event::Flooded { at }).map(|said| said.tone), [Tone::Calm; 2]);
}

#[test]
fn a_line_begins_with_a_capital_even_if_the_name_does_not() {
    let state = dealt(2);
    let cast = super::Cast::new(&state, ["élise", "", "", ""].map(str::to_owned));
    let event = Event::Drew { who: state.who(Seat::First), card: Card::Sandbags };
    let text = |words: &super::Island| words.events.say(&cast, &event).map(|said| said.line.text());
    assert_eq!(text(&EN).as_deref(), Some("Élise drew Sandbags."));
    assert_eq!(text(&NL).as_deref(), Some("Élise trok Zandzakken."));
}
