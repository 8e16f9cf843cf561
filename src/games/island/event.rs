//! What happens while an action is applied: every visible change, in order.
//!
//! Events carry seats with their adventurers and places with their tiles, so that a log, speech and animation
//! follow from them alone.

use super::card::Card;
use super::outcome::Outcome;
use super::place::Place;
use super::role::Role;
use super::seat::Seat;
use super::tile::Tile;
use super::treasure::Treasure;
use super::water::Water;

/// Somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Who {
    pub seat: Seat,
    pub role: Role,
}

/// A tile where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    pub place: Place,
    pub tile: Tile,
}

/// How a pawn gets from one tile to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By its own walking power; for the Diver that includes diving.
    Walk,
    /// The Pilot's flight.
    Flight,
    /// Moved by the Navigator.
    Guided {
        by: Who,
    },
    /// By the Helicopter Lift of somebody.
    Lift {
        by: Who,
    },
    Swim,
}

/// What made a tile dry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    Action,
    Sandbags,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Moved {
        who: Who,
        from: At,
        to: At,
        way: Way,
    },
    ShoredUp {
        by: Who,
        at: At,
        means: Means,
    },
    Gave {
        from: Who,
        to: Who,
        card: Card,
    },
    /// Four cards of the treasure went to the discards.
    Captured {
        who: Who,
        treasure: Treasure,
        at: At,
    },
    /// An action was spent; this many are left.
    Spent {
        who: Who,
        left: u8,
    },
    /// A special card was played and went to the discards.
    Played {
        by: Who,
        card: Card,
    },
    /// A card was drawn; it is in the hand, or it is a Waters Rise! and takes effect now.
    Drew {
        who: Who,
        card: Card,
    },
    /// The marker went up; this is the tick it stands on.
    WaterRose {
        water: Water,
    },
    /// So many flood discards were shuffled and put on top of the pile.
    FloodReturned {
        cards: u8,
    },
    /// A Waters Rise! went to the discards.
    RiseDiscarded,
    /// The treasure deck ran out, and so many discards were shuffled into a new one.
    TreasureRenewed {
        cards: u8,
    },
    /// Somebody holds six cards and must let one go.
    MustDiscard {
        who: Who,
    },
    Discarded {
        who: Who,
        card: Card,
    },
    /// The treasure cards are drawn; so many flood cards follow.
    FloodBegan {
        cards: u8,
    },
    /// A flood card was turned.
    Turned {
        at: At,
    },
    Flooded {
        at: At,
    },
    /// The tile sank, and its card left the game.
    Sank {
        at: At,
    },
    /// The flood pile ran out, and so many discards were shuffled into a new one.
    FloodRenewed {
        cards: u8,
    },
    /// A pawn is in the water; `stranded` if only a Helicopter Lift can save it.
    InWater {
        who: Who,
        at: At,
        stranded: bool,
    },
    TurnBegan {
        who: Who,
    },
    Ended {
        outcome: Outcome,
    },
}

impl Event {
    /// Whether something hidden came to light or was shuffled away.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. }
                | Event::Turned { .. }
                | Event::FloodReturned { .. }
                | Event::TreasureRenewed { .. }
                | Event::FloodRenewed { .. }
        )
    }
}
