//! Forbidden Island in words: what things are called, what happened, what is refused, how it ended.
//!
//! Here is what every language must say; `en` and `nl` say it. Each of their matches names every case, so
//! that a new event or refusal does not compile until both languages have words for it.

pub mod cast;
mod en;
pub mod end;
pub mod events;
pub mod grammar;
pub mod line;
pub mod names;
mod nl;
pub mod refusals;
#[cfg(test)]
mod tests;
pub mod tile_label;

pub use cast::Cast;
pub use end::{Ending, Figure, Tale};
pub use events::{Mark, Said, Tone};
pub use line::{Line, Piece};
pub use names::Names;
pub use tile_label::{Deed, Ground, Risk, TileLabel};

/// All texts of Forbidden Island's table in one language.
pub struct Island {
    pub names: names::Names,
    pub events: events::Events,
    pub refusals: refusals::Refusals,
    pub tiles: tile_label::TileLabels,
    pub end: end::End,
}

pub const EN: Island = Island {
    names: en::NAMES,
    events: en::EVENTS,
    refusals: en::REFUSALS,
    tiles: en::TILE_LABELS,
    end: en::END,
};

pub const NL: Island = Island {
    names: nl::NAMES,
    events: nl::EVENTS,
    refusals: nl::REFUSALS,
    tiles: nl::TILE_LABELS,
    end: nl::END,
};
