//! Why something cannot be done, in one helpful sentence or two short ones.

use super::cast::Cast;
use crate::games::island::{Illegal, Island, SetupError};
use crate::kernel::{Refused, SeedError};

pub struct Refusals {
    pub(super) illegal: fn(&Cast, &Illegal) -> String,
    pub(super) given_up: &'static str,
    pub(super) seed: fn(&SeedError) -> String,
    pub(super) setup: fn(&SetupError) -> String,
}

impl Refusals {
    /// Why the rules refuse an action.
    pub fn illegal(&self, cast: &Cast, illegal: &Illegal) -> String {
        (self.illegal)(cast, illegal)
    }

    /// Why a game on the table refuses an action.
    pub fn refused(&self, cast: &Cast, refused: &Refused<Island>) -> String {
        match refused {
            Refused::Illegal(illegal) => self.illegal(cast, illegal),
            Refused::GivenUp => self.given_up.to_owned(),
        }
    }

    /// Why a text is no seed.
    pub fn seed(&self, error: &SeedError) -> String {
        (self.seed)(error)
    }

    /// Why a table cannot be set up.
    pub fn setup(&self, error: &SetupError) -> String {
        (self.setup)(error)
    }
}
