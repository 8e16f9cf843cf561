//! States as text: a drawing of the table that people can read, write and send.
//!
//! ```text
//! shape: 1
//! tiles:
//!             FL   BG~
//!        CG   GG   IG   SG
//!   TM   TS   WG   HG   CE~  CS-
//!   CP   TP   BB   CA   CF   DD
//!        LL   MM   OB   PR
//!             TH   WT
//! seat: Diver b4 Fire Fire Lift
//! seat: Explorer c1
//! turn: Diver
//! phase: act 3
//! water: 2
//! captured: Wind
//! treasure: Rise Fire *
//! treasure-discards: Sandbags
//! flood: CE | *
//! flood-discards: BG
//! chance: K7QF-3M9P 12
//! ```
//!
//! A word that ends with a colon begins a section; line breaks and the order of sections mean nothing.
//!
//! | section | holds |
//! | --- | --- |
//! | `shape` | the number of the shape, 1 to 12 |
//! | `tiles` | all 24 tiles by their two letters in reading order; `~` flooded, `-` sunk |
//! | `seat` | once for each player in turn order: adventurer, space of the pawn, cards in hand |
//! | `turn` | the adventurer on turn |
//! | `phase` | `act 3`, `draw`, `flood 2`, `discard Diver act 2`, `discard Diver draw`, `discard Diver flood 3`, `swim 1`, `over won`, `over skull`, `over landing`, `over sites Fire`, `over drowned Diver`; numbers are actions left or flood cards to come |
//! | `water` | the tick of the meter, 1 to 10 |
//! | `captured` | the captured treasures; may be left out |
//! | `used` | `flight` once the Pilot has flown this turn; may be left out |
//! | `treasure`, `flood` | the piles, top first; `*` at the end stands for the cards that are nowhere else, in an order left to the seed; left out, it stands for the whole pile |
//! | `treasure-discards`, `flood-discards` | the discards, top first; may be left out |
//! | `chance` | the seed and how many blocks of it are used; left out, the seed is 0000-0000 |
//!
//! `|` in the flood pile parts the layers that Waters Rise! made: which cards lie above it is known to the
//! table. Cards are `Earth`, `Wind`, `Fire`, `Water`, `Lift`, `Sandbags` and `Rise`. Where two piles are left
//! to the seed, the treasure deck is shuffled first.
//!
//! Reading refuses what cannot happen in a game, and says why:
//!
//! ```
//! use castaway::games::island::{Difficulty, Island, Role, Setup, Shape, State};
//! use castaway::kernel::{Game, Seed};
//!
//! let table = [Some(Role::Diver), Some(Role::Pilot)];
//! let setup = Setup::new(&table, Difficulty::Novice, Shape::ForbiddenIsland).unwrap();
//! let state = Island::start(&setup, Seed::from_random(28));
//! let text = state.to_string();
//! assert_eq!(text.parse::<State>(), Ok(state));
//!
//! let error = text.replace("phase: act 3", "phase: swim 1").parse::<State>().unwrap_err();
//! assert_eq!(error.to_string(), "nobody is in the water, so nobody swims");
//! ```

mod error;
mod read;
mod sound;
mod write;

pub use error::{Impossible, PositionError};

use super::state::State;

impl core::str::FromStr for State {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<State, PositionError> {
        let state = read::read(text)?;
        state.sound()?;
        Ok(state)
    }
}

impl State {
    /// A number that is the same for equal states on every machine: FNV-1a over the text form.
    pub fn fingerprint(&self) -> u64 {
        self.to_string()
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}
