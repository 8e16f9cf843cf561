//! How a game ends.

use super::seat::Seat;
use super::treasure::Treasure;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// All lifted off with the four treasures.
    Won,
    Lost(Loss),
}

/// The four ways to lose. If one card brings several, the reason named is the first in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// The water reached the skull.
    Skull,
    /// Fools' Landing sank.
    Landing,
    /// Both sites of a treasure sank before it was captured.
    Sites(Treasure),
    /// This pawn had no tile to swim to, and nobody held a Helicopter Lift.
    Drowned(Seat),
}

impl Loss {
    /// The cause alone, in one word.
    pub const fn cause(self) -> &'static str {
        match self {
            Loss::Skull => "skull",
            Loss::Landing => "landing",
            Loss::Sites(_) => "sites",
            Loss::Drowned(_) => "drowned",
        }
    }
}

impl Outcome {
    /// The win and the four causes of a loss, as words for counting.
    pub const CAUSES: [&'static str; 5] = ["won", "skull", "landing", "sites", "drowned"];

    pub const fn cause(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Lost(loss) => loss.cause(),
        }
    }
}
