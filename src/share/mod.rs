//! What people send each other: whole games in addresses, and addresses as squares to be photographed. Pure.
//!
//! ```
//! use castaway::games::island::Daily;
//! use castaway::share::{Letter, Purpose};
//!
//! let day = "2026-11-16".parse().unwrap();
//! let letter = Letter::new(Purpose::Challenge, Daily::of(day).record().into(), "Zoë");
//! let address = letter.write().unwrap();
//! assert_eq!(address, "/play/1snl86W0HkVAEB/Zo%C3%AB");
//!
//! let (purpose, tail) = Purpose::of(&address).unwrap();
//! assert_eq!(Letter::read(purpose, tail), Ok(letter));
//! ```

mod letter;
mod paste;
mod square;
mod verdict;

pub use letter::{Letter, MAX_LENGTH, Purpose};
pub use paste::pasted;
pub use square::Square;
pub use verdict::{Score, Verdict};
