//! What a screen reader says on a tile.

use super::cast::Cast;
use crate::games::island::{Tile, Treasures, Who};

pub struct TileLabels {
    pub(super) label: fn(&TileLabel) -> String,
}

impl TileLabels {
    pub fn label(&self, tile: &TileLabel) -> String {
        (self.label)(tile)
    }
}

/// What is to be said about a tile.
#[derive(Clone, Copy, Debug)]
pub struct TileLabel<'a> {
    pub cast: &'a Cast,
    pub tile: Tile,
    pub ground: Ground,
    /// The treasures captured so far.
    pub captured: Treasures,
    pub pawns: &'a [Who],
    /// What the player can do here.
    pub deeds: &'a [Deed],
    /// The chance of the worst that the coming flood can bring, if it is to be told.
    pub risk: Option<Risk>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    Dry,
    Flooded,
    Sunk,
}

/// Something that can be done on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    Move,
    Fly,
    ShoreUp,
    /// The Navigator brings another pawn here in so many steps.
    Guide(u8),
    Swim,
    Lift,
    Sandbags,
    Capture,
}

/// A chance from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Risk {
    Flood(f64),
    Sink(f64),
}
