//! The story of a game that has ended.

use super::cast::Cast;
use crate::games::island::{Loss, Outcome, Treasure, Treasures};

pub struct End {
    pub(super) title: fn(&Tale) -> String,
    pub(super) story: fn(&Tale) -> Vec<String>,
    pub(super) turns: fn(u32) -> &'static str,
    pub(super) treasures: &'static str,
    pub(super) tiles: &'static str,
    /// The mark of a game that took help: a hint, or an undo past a card.
    pub assisted: &'static str,
    pub assisted_why: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Won,
    Lost(Loss),
    GivenUp,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        match outcome {
            Outcome::Won => Ending::Won,
            Outcome::Lost(loss) => Ending::Lost(loss),
        }
    }
}

/// What the story is told from.
#[derive(Clone, Copy, Debug)]
pub struct Tale<'a> {
    pub cast: &'a Cast,
    pub ending: Ending,
    /// The turn in which it ended, counted from 1.
    pub turns: u32,
    pub captured: Treasures,
    /// The tiles that have not sunk.
    pub tiles: u32,
}

impl Tale<'_> {
    pub(super) fn missing(&self) -> u32 {
        Treasure::ALL.len() as u32 - self.captured.len()
    }
}

/// A number and what it counts, to be set apart or read as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    pub number: u32,
    pub unit: &'static str,
}

impl Figure {
    pub fn text(&self) -> String {
        format!("{} {}", self.number, self.unit)
    }
}

impl End {
    /// A few words for the top of the screen.
    pub fn title(&self, tale: &Tale) -> String {
        (self.title)(tale)
    }

    /// How it came to that, sentence by sentence.
    pub fn story(&self, tale: &Tale) -> Vec<String> {
        (self.story)(tale)
    }

    /// "14 turns", "3 of 4 treasures", "11 of 24 tiles left".
    pub fn figures(&self, tale: &Tale) -> [Figure; 3] {
        [
            Figure { number: tale.turns, unit: (self.turns)(tale.turns) },
            Figure { number: tale.captured.len(), unit: self.treasures },
            Figure { number: tale.tiles, unit: self.tiles },
        ]
    }
}
