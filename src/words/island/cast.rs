//! Who sits where: the names that the players gave, and the adventurers they play.

use super::grammar::joined;
use super::names::Names;
use crate::games::island::{Role, Seat, State, Who};

/// The names by seat, with the adventurer that stands in where a name is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// Empty where nobody gave a name.
    names: [String; 4],
    roles: [Role; 4],
}

impl Cast {
    /// The cast of a game that has been dealt. Names lose the spaces around them and doubled ones inside.
    pub fn new(state: &State, names: [String; 4]) -> Cast {
        let tidy = |name: String| name.split_whitespace().collect::<Vec<_>>().join(" ");
        Cast { names: names.map(tidy), roles: Seat::ALL.map(|seat| state.role(seat)) }
    }

    pub fn who(&self, seat: Seat) -> Who {
        Who { seat, role: self.roles[seat.index()] }
    }

    /// The name that was given, if any.
    pub fn given(&self, seat: Seat) -> Option<&str> {
        Some(self.names[seat.index()].as_str()).filter(|name| !name.is_empty())
    }

    /// As in the middle of a sentence: "Mara", or "the Engineer" without a name.
    pub fn name(&self, words: &Names, who: Who) -> String {
        self.given(who.seat).map_or_else(|| words.the_role(who.role), str::to_owned)
    }

    /// "Mara, Teo and the Diver".
    pub fn names(&self, words: &Names, all: impl IntoIterator<Item = Who>) -> String {
        joined(all.into_iter().map(|who| self.name(words, who)), words.and)
    }
}
