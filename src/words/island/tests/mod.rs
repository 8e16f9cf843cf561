//! Holds every text of the island to the same manners, over random games and made-up rarities.

mod end;
mod events;
mod names;
mod refusals;
mod tiles;

use super::{Cast, EN, Island, NL, Names};
use crate::bots::random::Random;
use crate::games::island::{Difficulty, Event, Island as Rules, Players, Seat, Setup, Shape, State};
use crate::kernel::{Game, Seed};

const BOTH: [&Island; 2] = [&EN, &NL];
const NAMES: [&str; 4] = ["Mara", "Teo", "Ines", "Jonas"];

/// A game that has just been dealt.
fn dealt(number: u64) -> State {
    let players = Players::ALL[number as usize % 3];
    let difficulty = Difficulty::ALL[number as usize % 4];
    let setup = Setup::random(players, difficulty, Shape::ALL[number as usize % 12]);
    Rules::start(&setup, Seed::from_random(number))
}

fn named(state: &State) -> Cast {
    Cast::new(state, NAMES.map(str::to_owned))
}

fn unnamed(state: &State) -> Cast {
    Cast::new(state, Default::default())
}

/// Plays random games to their ends and shows every state, with the events that led to it.
fn each_moment(games: u64, mut see: impl FnMut(&State, &[Event])) {
    for number in 0..games {
        let (mut state, mut bot) = (dealt(number), Random::<Rules>::new(number));
        see(&state, &[]);
        while let Some(action) = bot.choose(&state) {
            let step = Rules::step(&state, action).expect("what is listed applies");
            see(&step.state, &step.events);
            state = step.state;
        }
    }
}

/// The kind of a value: the first word of its debug form.
fn kind(value: &impl core::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

fn assert_sentence(text: &str) {
    assert!(text.starts_with(char::is_uppercase), "begins with a capital: {text:?}");
    assert!(text.ends_with(['.', '!']), "ends in punctuation: {text:?}");
    for wrong in ["{", "}", "  ", " .", " ,", " :", " ’", "..", "!."] {
        assert!(!text.contains(wrong), "has no {wrong:?}: {text:?}");
    }
}

/// Holds a text to its manners in both languages, with names and without.
fn assert_said(state: &State, say: impl Fn(&Island, &Cast) -> String) {
    let (named, unnamed) = (named(state), unnamed(state));
    let texts = BOTH.map(|words| {
        let (with, without) = (say(words, &named), say(words, &unnamed));
        assert_sentence(&with);
        assert_sentence(&without);
        assert_eq!(without, anonymous(&words.names, &named, &with));
        with
    });
    assert_ne!(texts[0], texts[1]);
}

/// The text with every given name replaced by the adventurer.
fn anonymous(words: &Names, cast: &Cast, text: &str) -> String {
    let mut text = text.to_owned();
    for (seat, name) in Seat::ALL.into_iter().zip(NAMES) {
        text = text.replace(name, &words.the_role(cast.who(seat).role));
    }
    super::grammar::capital(&text)
}
