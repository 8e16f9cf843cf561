//! Actions as text: what tests, bug reports and the lab speak.
//!
//! ```text
//! move Diver e3                    the own pawn, or another one as Navigator
//! fly c3                           the Pilot's flight
//! shore-up c2                      for one action
//! shore-up c2 d2                   the Engineer's two for one action
//! give Fire Explorer
//! capture Fire
//! draw                             a treasure card
//! flood                            a flood card
//! discard Diver Fire
//! swim Diver e3
//! lift Diver Pilot+Explorer e3     the Diver's card flies the Pilot and the Explorer to e3
//! lift-off Diver                   the win
//! sandbags Diver c2
//! ```
//!
//! Adventurers stand for their seats, and spaces are named by column letter and row number from the top
//! left, so a text has a meaning only together with a state.
//!
//! ```
//! use castaway::games::island::{Difficulty, Island, Role, Setup, Shape, notation};
//! use castaway::kernel::{Game, Seed};
//!
//! let table = [Some(Role::Diver), Some(Role::Pilot)];
//! let setup = Setup::new(&table, Difficulty::Novice, Shape::ForbiddenIsland).unwrap();
//! let state = Island::start(&setup, Seed::from_random(28));
//! for action in Island::legal(&state) {
//!     let text = notation::write(&state, action);
//!     assert_eq!(notation::read(&state, &text), Ok(action));
//! }
//! let error = notation::read(&state, "move Messenger c3").unwrap_err();
//! assert_eq!(error.to_string(), "\"Messenger\" is not an adventurer at this table");
//! ```

use core::fmt;

use super::action::Action;
use super::card::Card;
use super::place::{Pair, Place};
use super::role::Role;
use super::seat::{Pawns, Seat};
use super::shape::{Shape, Spot};
use super::state::State;
use super::treasure::Treasure;

/// Why a text is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    Empty,
    /// No action begins with this word.
    Verb(String),
    /// The text ends before this.
    Missing(&'static str),
    /// This word is not what it should be here.
    Word {
        found: String,
        expected: &'static str,
    },
    /// The action is complete before this word.
    Excess(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Empty => f.write_str("an action is missing"),
            NotationError::Verb(found) => write!(f, "no action begins with {found:?}"),
            NotationError::Missing(expected) => write!(f, "the action ends before {expected}"),
            NotationError::Word { found, expected } => write!(f, "{found:?} is not {expected}"),
            NotationError::Excess(found) => write!(f, "{found:?} is one word too many"),
        }
    }
}

/// The name of a space: column letter and row number.
pub fn space(shape: Shape, place: Place) -> String {
    let Spot { column, row } = shape.map().spot(place);
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// The space with a name.
pub fn read_space(shape: Shape, name: &str) -> Option<Place> {
    let (&letter, digits) = name.as_bytes().split_first()?;
    let &[digit @ b'1'..=b'9'] = digits else { return None };
    let column = letter.to_ascii_lowercase().checked_sub(b'a')?;
    shape.map().place(Spot { column, row: digit - b'1' })
}

/// An action as text.
pub fn write(state: &State, action: Action) -> String {
    let place = |place| space(state.shape, place);
    let role = |seat| state.role(seat).name();
    match action {
        Action::Move { pawn, to } => format!("move {} {}", role(pawn), place(to)),
        Action::Fly { to } => format!("fly {}", place(to)),
        Action::ShoreUp(at) => format!("shore-up {}", place(at)),
        Action::ShoreUpTwo(pair) => {
            let [one, other] = pair.places();
            format!("shore-up {} {}", place(one), place(other))
        }
        Action::Give { card, to } => format!("give {} {}", card.name(), role(to)),
        Action::Capture(treasure) => format!("capture {}", treasure.name()),
        Action::Draw => "draw".to_owned(),
        Action::Flood => "flood".to_owned(),
        Action::Discard { who, card } => format!("discard {} {}", role(who), card.name()),
        Action::Swim { pawn, to } => format!("swim {} {}", role(pawn), place(to)),
        Action::Lift { by, pawns, to } => {
            let pawns: Vec<&str> = pawns.iter().map(role).collect();
            format!("lift {} {} {}", role(by), pawns.join("+"), place(to))
        }
        Action::LiftOff { by } => format!("lift-off {}", role(by)),
        Action::Sandbags { by, at } => format!("sandbags {} {}", role(by), place(at)),
    }
}

/// Reads an action at a state. Whether it is legal there is for the rules to say.
pub fn read(state: &State, text: &str) -> Result<Action, NotationError> {
    let mut words = Words { state, rest: text.split_whitespace() };
    let verb = words.rest.next().ok_or(NotationError::Empty)?;
    let action = match verb {
        "move" => Action::Move { pawn: words.seat()?, to: words.place()? },
        "fly" => Action::Fly { to: words.place()? },
        "shore-up" => words.shore_up()?,
        "give" => Action::Give { card: words.card()?, to: words.seat()? },
        "capture" => Action::Capture(words.word("a treasure", Treasure::from_name)?),
        "draw" => Action::Draw,
        "flood" => Action::Flood,
        "discard" => Action::Discard { who: words.seat()?, card: words.card()? },
        "swim" => Action::Swim { pawn: words.seat()?, to: words.place()? },
        "lift" => Action::Lift { by: words.seat()?, pawns: words.pawns()?, to: words.place()? },
        "lift-off" => Action::LiftOff { by: words.seat()? },
        "sandbags" => Action::Sandbags { by: words.seat()?, at: words.place()? },
        other => return Err(NotationError::Verb(other.to_owned())),
    };
    match words.rest.next() {
        Some(excess) => Err(NotationError::Excess(excess.to_owned())),
        None => Ok(action),
    }
}

const VERBS: [&str; 12] = [
    "move", "fly", "shore-up", "give", "capture", "draw", "flood", "discard", "swim", "lift", "lift-off",
    "sandbags",
];

/// Cuts words into actions: each begins with its verb. Words before the first verb are an action that does
/// not exist, to be refused when it is read.
pub fn split<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut actions: Vec<String> = Vec::new();
    for word in words {
        match actions.last_mut() {
            Some(action) if !VERBS.contains(&word) => {
                action.push(' ');
                action.push_str(word);
            }
            _ => actions.push(word.to_owned()),
        }
    }
    actions
}

struct Words<'a> {
    state: &'a State,
    rest: core::str::SplitWhitespace<'a>,
}

impl Words<'_> {
    fn word<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.rest.next().ok_or(NotationError::Missing(expected))?;
        read(word).ok_or_else(|| NotationError::Word { found: word.to_owned(), expected })
    }

    fn place(&mut self) -> Result<Place, NotationError> {
        let shape = self.state.shape;
        self.word("a space of this island", |name| read_space(shape, name))
    }

    fn card(&mut self) -> Result<Card, NotationError> {
        self.word("a card", Card::from_name)
    }

    fn seat(&mut self) -> Result<Seat, NotationError> {
        let state = self.state;
        self.word("an adventurer at this table", |name| seated(state, name))
    }

    fn pawns(&mut self) -> Result<Pawns, NotationError> {
        let state = self.state;
        self.word("adventurers at this table joined by +", |names| {
            names.split('+').map(|name| seated(state, name)).collect()
        })
    }

    fn shore_up(&mut self) -> Result<Action, NotationError> {
        let first = self.place()?;
        if self.rest.clone().next().is_none() {
            return Ok(Action::ShoreUp(first));
        }
        let shape = self.state.shape;
        let second = |name: &str| Pair::new(first, read_space(shape, name)?);
        self.word("a second space of this island", second).map(Action::ShoreUpTwo)
    }
}

fn seated(state: &State, name: &str) -> Option<Seat> {
    state.seat_of(Role::from_name(name)?)
}
