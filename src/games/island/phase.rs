//! What the table waits for. Every wait is a window for special cards.

use super::outcome::Outcome;
use super::seat::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The player on turn acts, or draws the first treasure card; with no action left, that is the window
    /// between the last action and the draw.
    Act {
        left: u8,
    },
    /// One treasure card is drawn, one is to come.
    Draw,
    /// Flood cards are to be drawn, at least one.
    Flood {
        left: u8,
    },
    /// This player holds six cards: everything but special cards waits.
    Discard {
        who: Seat,
        then: Resume,
    },
    /// The pawns on sunk tiles are in the water; this many flood cards follow when they are out.
    Swim {
        left: u8,
    },
    Over(Outcome),
}

/// Where play goes on after a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resume {
    Act { left: u8 },
    Draw,
    Flood { left: u8 },
}

impl From<Resume> for Phase {
    fn from(resume: Resume) -> Phase {
        match resume {
            Resume::Act { left } => Phase::Act { left },
            Resume::Draw => Phase::Draw,
            Resume::Flood { left } => Phase::Flood { left },
        }
    }
}

/// The actions of a turn.
pub const ACTIONS: u8 = 3;
