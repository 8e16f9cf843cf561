//! Games that are never lost: each under a key of its own, in a text that says whether it is whole.
//!
//! ```
//! use std::rc::Rc;
//! use castaway::games::island::{Difficulty, Island, Players, Setup, Shape};
//! use castaway::kernel::{Play, Seed};
//! use castaway::save::{About, Shelf, store::Memory};
//!
//! let shelf = Shelf::new(Rc::new(Memory::default()), 4711);
//! let setup = Setup::random(Players::Two, Difficulty::Normal, Shape::ForbiddenIsland);
//! let mut play = Play::<Island>::new(setup, Seed::from_random(1));
//! let about = About { title: "Rainy Sunday".into(), ..About::new(1_763_251_200_000) };
//! let id = shelf.add(&about, &play.record().into(), 99).unwrap();
//!
//! play.act(play.legal()[0]).unwrap();
//! shelf.save(id, &play.record().into(), 1_763_251_260_000).unwrap();
//!
//! let saved = shelf.load(id).unwrap();
//! assert_eq!(saved.about.title, "Rainy Sunday");
//! assert_eq!(saved.record, play.record().into());
//! ```
//!
//! Nothing here overwrites what it has not read. Two tabs are two shelves on one store: whoever saves over
//! moves that they have not seen is refused with [`NotSaved::Conflict`]. What cannot be read is moved aside,
//! untouched, with its readable part on offer.

mod about;
mod counts;
mod envelope;
mod few;
mod hold;
mod id;
mod import;
mod order;
mod quarantine;
mod rival;
mod shelf;
mod statistics;
pub mod store;
mod streak;

pub use about::{About, Kind, MOST_NAMES, NAME_LENGTH, TITLE_LENGTH};
pub(crate) use about::{escape, unescape};
pub use counts::Counts;
pub use envelope::{MAX_LENGTH, Salvage, Stamp, Unreadable};
pub use hold::{Hold, Thrown};
pub use id::Id;
pub use import::{Arrival, Import, ImportError, MAX_IMPORT, export_game};
pub use quarantine::Quarantined;
pub use rival::Rival;
pub use shelf::{Listing, LoadError, NotSaved, Removed, Saved, Shelf};
pub use statistics::{Statistics, Tally};
pub use store::{NotKept, Store};
pub use streak::{Attempt, Dailies, Streak};
