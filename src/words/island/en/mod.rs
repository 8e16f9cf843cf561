//! Forbidden Island in English.

mod end;
mod events;
mod names;
mod refusals;
mod tile_label;

pub use end::END;
pub use events::EVENTS;
pub use names::NAMES;
pub use refusals::REFUSALS;
pub use tile_label::TILE_LABELS;
