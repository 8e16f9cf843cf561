//! Whole games as text that people can read: the record of a link, spelled out.
//!
//! ```text
//! game: island
//! shape: 1
//! difficulty: normal
//! seats: Diver ? Pilot
//! seed: K7QF-3M9P
//! actions:
//! move Diver e3
//! draw
//! ```
//!
//! `?` leaves an adventurer to the seed. Line breaks mean nothing: an action begins with its verb.

use core::fmt::{self, Write as _};

use crate::kernel::{Game, Record, Seed};

use super::action::Action;
use super::illegal::Illegal;
use super::notation::{self, NotationError};
use super::position::PositionError;
use super::role::Role;
use super::section::Sections;
use super::setup::{Setup, SetupError};
use super::shape::Shape;
use super::state::State;
use super::water::Difficulty;
use super::{Island, deal};

const NAMES: [&str; 6] = ["game", "shape", "difficulty", "seats", "seed", "actions"];

/// Why a text is no record of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum TranscriptError {
    Text(PositionError),
    Setup(SetupError),
    /// The action of this number, counted from 1, cannot be read.
    Action {
        number: usize,
        why: NotationError,
    },
    /// The action of this number, counted from 1, breaks the rules in this state.
    Illegal {
        number: usize,
        text: String,
        why: Illegal,
        state: Box<State>,
    },
}

impl From<PositionError> for TranscriptError {
    fn from(error: PositionError) -> Self {
        TranscriptError::Text(error)
    }
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TranscriptError::Text(error) => error.fmt(f),
            TranscriptError::Setup(SetupError::Players(count)) => {
                write!(f, "there are {count} seats instead of 2 to 4")
            }
            TranscriptError::Setup(SetupError::Twice(role)) => {
                write!(f, "the {} is there twice", role.name())
            }
            TranscriptError::Action { number, why } => write!(f, "action {number}: {why}"),
            TranscriptError::Illegal { number, text, why, .. } => {
                write!(f, "action {number}, {text:?}, is not legal: {why:?}")
            }
        }
    }
}

/// Writes a record, as far as its actions are legal.
pub fn write(record: &Record<Island>) -> String {
    let setup = &record.setup;
    let seats: Vec<&str> = setup.adventurers().map(|role| role.map_or("?", Role::name)).collect();
    let mut text = format!(
        "game: island\nshape: {}\ndifficulty: {}\nseats: {}\nseed: {}\nactions:\n",
        setup.shape().number(),
        setup.difficulty().name(),
        seats.join(" "),
        record.seed
    );
    let mut state = deal::start(setup, record.seed);
    for action in &record.actions {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", notation::write(&state, *action));
        match Island::apply(&state, *action, &mut ()) {
            Ok(next) => state = next,
            Err(_) => break,
        }
    }
    text
}

/// Reads a record and checks that all of it is legal.
pub fn read(text: &str) -> Result<Record<Island>, TranscriptError> {
    let sections = Sections::split(text, &NAMES)?;
    sections.one("game")?.last("\"island\"", |word| (word == "island").then_some(()))?;
    let number = |word: &str| Shape::from_number(word.parse().ok()?);
    let shape = sections.one("shape")?.last("the number of a shape, 1 to 12", number)?;
    let difficulty = sections.one("difficulty")?.last("a difficulty", Difficulty::from_name)?;
    let seats = sections.one("seats")?.all("an adventurer or ?", |word| match word {
        "?" => Some(None),
        name => Role::from_name(name).map(Some),
    })?;
    let setup = Setup::new(&seats, difficulty, shape).map_err(TranscriptError::Setup)?;
    let seed: Seed = sections.one("seed")?.last("a seed", |word| word.parse().ok())?;
    let words = sections.any("actions")?.all("a word", |word| Some(word.to_owned()))?;

    let mut record = Record::new(setup, seed);
    let mut state = deal::start(&setup, seed);
    for (number, text) in (1..).zip(notation::split(words.iter().map(String::as_str))) {
        let action: Action =
            notation::read(&state, &text).map_err(|why| TranscriptError::Action { number, why })?;
        state = Island::apply(&state, action, &mut ()).map_err(|why| TranscriptError::Illegal {
            number,
            text,
            why,
            state: Box::new(state),
        })?;
        record.actions.push(action);
    }
    Ok(record)
}
