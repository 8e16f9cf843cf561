//! What every game shares: chance, seeds, piles, records, replays and links. Pure; knows no game and no
//! browser.

pub mod day;
pub mod game;
pub mod letters;
pub mod link;
pub mod month;
pub mod number;
pub mod pack;
pub mod perft;
pub mod pile;
pub mod play;
pub mod record;
pub mod replay;
pub mod rng;
pub mod seed;
pub mod trail;

pub use day::Day;
pub use game::{Game, Step, Tell};
pub use month::Month;
pub use perft::perft;
pub use pile::Pile;
pub use play::{Play, Refused, Undo};
pub use record::Record;
pub use replay::{Break, Replay, replay};
pub use rng::Rng;
pub use seed::{Seed, SeedError};
