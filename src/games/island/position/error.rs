//! Why a text is no position.

use core::fmt;

use super::super::card::Card;
use super::super::outcome::Loss;
use super::super::role::Role;
use super::super::tile::Tile;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Something stands before the first section.
    Stray(String),
    UnknownSection(String),
    MissingSection(&'static str),
    SectionTwice(&'static str),
    /// The section ends before this.
    Missing {
        section: &'static str,
        expected: &'static str,
    },
    /// This word is not what it should be here.
    Word {
        section: &'static str,
        found: String,
        expected: &'static str,
    },
    /// The section is complete before this word.
    Excess {
        section: &'static str,
        found: String,
    },
    /// Everything can be read, but it cannot happen in a game.
    Impossible(Impossible),
}

/// What cannot happen in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    TileTwice(Tile),
    TileCount(usize),
    Players(usize),
    RoleTwice(Role),
    /// So many copies of a card are on the table.
    Copies {
        card: Card,
        found: usize,
    },
    /// A Waters Rise! is in a hand.
    RiseInHand(Role),
    FloodCardTwice(Tile),
    FloodCardMissing(Tile),
    FloodCardOfSunk(Tile),
    EmptyTreasureDeck,
    EmptyFloodDeck,
    /// More cards than a hand may hold now.
    HandTooFull {
        role: Role,
        held: u8,
    },
    /// Who must discard holds six cards.
    HandNotFull {
        role: Role,
        held: u8,
    },
    /// The wrong player discards at this point.
    DiscardsOutOfPlace(Role),
    OnSunkTile(Role),
    NobodyInWater,
    SwimmersApart,
    /// More actions than a turn has left.
    Actions(u8),
    /// Not the number of flood cards that can be left at this tick.
    FloodCards {
        left: u8,
        tick: u8,
    },
    /// Only the Pilot flies, for an action of her own turn.
    FlightNotUsed,
    /// The game would have been lost for this reason.
    Lost(Loss),
    /// The game cannot have ended like this.
    NotOver,
}

impl From<Impossible> for PositionError {
    fn from(impossible: Impossible) -> Self {
        PositionError::Impossible(impossible)
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Stray(found) => write!(f, "{found:?} stands before the first section"),
            PositionError::UnknownSection(found) => write!(f, "there is no section {found:?}"),
            PositionError::MissingSection(section) => write!(f, "the section \"{section}:\" is missing"),
            PositionError::SectionTwice(section) => write!(f, "the section \"{section}:\" is there twice"),
            PositionError::Missing { section, expected } => write!(f, "{section}: {expected} is missing"),
            PositionError::Word { section, found, expected } => {
                write!(f, "{section}: {found:?} is not {expected}")
            }
            PositionError::Excess { section, found } => {
                write!(f, "{section}: {found:?} is one word too many")
            }
            PositionError::Impossible(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::TileTwice(tile) => write!(f, "{tile:?} is there twice"),
            Impossible::TileCount(found) => write!(f, "there are {found} tiles instead of 24"),
            Impossible::Players(found) => write!(f, "there are {found} players instead of 2 to 4"),
            Impossible::RoleTwice(role) => write!(f, "the {} is there twice", role.name()),
            Impossible::Copies { card, found } => {
                write!(f, "there are {found} cards of {card:?} instead of {}", card.copies())
            }
            Impossible::RiseInHand(role) => write!(f, "the {} holds a Waters Rise!", role.name()),
            Impossible::FloodCardTwice(tile) => write!(f, "the flood card of {tile:?} is there twice"),
            Impossible::FloodCardMissing(tile) => write!(f, "the flood card of {tile:?} is missing"),
            Impossible::FloodCardOfSunk(tile) => {
                write!(f, "{tile:?} has sunk, so its flood card is out of the game")
            }
            Impossible::EmptyTreasureDeck => f.write_str("the treasure deck is never empty during play"),
            Impossible::EmptyFloodDeck => f.write_str("the flood pile is never empty during play"),
            Impossible::HandTooFull { role, held } => write!(f, "the {} holds {held} cards", role.name()),
            Impossible::HandNotFull { role, held } => {
                write!(f, "the {} holds {held} cards and so has nothing to discard", role.name())
            }
            Impossible::DiscardsOutOfPlace(role) => {
                write!(f, "the {} cannot have to discard at this point", role.name())
            }
            Impossible::OnSunkTile(role) => {
                write!(f, "the {} stands on a sunk tile outside a swim", role.name())
            }
            Impossible::NobodyInWater => f.write_str("nobody is in the water, so nobody swims"),
            Impossible::SwimmersApart => f.write_str("the pawns in the water come from different tiles"),
            Impossible::Actions(left) => write!(f, "there cannot be {left} actions left here"),
            Impossible::FloodCards { left, tick } => {
                write!(f, "there cannot be {left} flood cards to come here at tick {tick}")
            }
            Impossible::FlightNotUsed => f.write_str("nobody can have flown this turn"),
            Impossible::Lost(loss) => write!(f, "the game would have been lost here: {}", loss.cause()),
            Impossible::NotOver => f.write_str("the game cannot have ended like this"),
        }
    }
}
