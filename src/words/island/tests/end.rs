//! What is said about the end.

use super::{BOTH, Cast, assert_said, dealt, named};
use crate::games::island::{Loss, Outcome, Seat, Treasure, Treasures};
use crate::words::island::{EN, Ending, NL, Tale};

fn endings() -> Vec<Ending> {
    let sites = Treasure::ALL.map(Loss::Sites).into_iter();
    let losses = sites.chain(Seat::ALL.map(Loss::Drowned)).chain([Loss::Skull, Loss::Landing]);
    losses.map(Ending::Lost).chain([Ending::Won, Ending::GivenUp]).collect()
}

fn tale(cast: &Cast, ending: Ending, captured: usize) -> Tale<'_> {
    let captured: Treasures = Treasure::ALL.into_iter().take(captured).collect();
    Tale { cast, ending, turns: 12, captured, tiles: 6 }
}

#[test]
fn every_ending_has_a_title_and_a_story_in_both_languages() {
    let state = dealt(2);
    for ending in endings() {
        for captured in 0..=4 {
            let lines = BOTH.map(|words| words.end.story(&tale(&named(&state), ending, captured)).len());
            assert_eq!(lines[0], lines[1]);
            for line in 0..lines[0] {
                assert_said(&state, |words, cast| {
                    words.end.story(&tale(cast, ending, captured)).swap_remove(line)
                });
            }
            // A title is a sentence without its full stop.
            assert_said(&state, |words, cast| words.end.title(&tale(cast, ending, captured)) + ".");
        }
    }
}

#[test]
fn the_story_tells_what_was_lost_and_how_near_it_was() {
    let cast = named(&dealt(2));
    let story = |ending, captured| EN.end.story(&tale(&cast, ending, captured)).join(" ");
    assert_eq!(
        story(Ending::Lost(Loss::Landing), 2),
        "Fools’ Landing went under, and no helicopter can land any more. \
         It was turn 12, with 2 treasures still to find."
    );
    assert_eq!(
        story(Ending::Lost(Loss::Sites(Treasure::Water)), 3),
        "Coral Palace and Tidal Palace both sank, and the Ocean’s Chalice with them. \
         It was turn 12, with 1 treasure still to find."
    );
    assert!(story(Outcome::Won.into(), 4).ends_with("It took 12 turns, with 6 tiles to spare."));
    let drowned = tale(&cast, Outcome::Lost(Loss::Drowned(Seat::Third)).into(), 4);
    assert_eq!(NL.end.title(&drowned), "De zee nam Ines mee");
    assert_eq!(NL.end.story(&drowned)[1], "Het was beurt 12, met alle vier de schatten in handen.");
}

#[test]
fn figures_count_in_the_right_number() {
    let cast = named(&dealt(2));
    let figures = |turns, tiles| {
        let tale = Tale { turns, tiles, ..tale(&cast, Ending::GivenUp, 3) };
        BOTH.map(|words| words.end.figures(&tale).map(|figure| figure.text()))
    };
    let [en, nl] = figures(1, 1);
    assert_eq!(en, ["1 turn", "3 of 4 treasures", "1 of 24 tiles left"]);
    assert_eq!(nl, ["1 beurt", "3 van de 4 schatten", "1 van de 24 tegels over"]);
    let [en, nl] = figures(14, 11);
    assert_eq!((en[0].as_str(), nl[0].as_str()), ("14 turns", "14 beurten"));
}

#[test]
fn a_game_with_help_is_marked_in_both_languages() {
    let [en, nl] = BOTH.map(|words| (words.end.assisted, words.end.assisted_why));
    assert!(!en.0.is_empty() && !nl.0.is_empty());
    assert!(en.0 != nl.0 && en.1 != nl.1);
    [en.1, nl.1].into_iter().for_each(super::assert_sentence);
}
