//! A whole game as data: the only thing that is saved, shared, undone, replayed or verified.

use super::game::Game;
use super::seed::Seed;

/// Set-up, seed and everything that was done. A state is never stored: it is folded from this.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    pub setup: G::Setup,
    pub seed: Seed,
    pub actions: Vec<G::Action>,
    /// Something hidden was taken back, or advice was followed: an honest result says so.
    pub assisted: bool,
    /// The table gave up. Not a rule of any game: it closes a record.
    pub given_up: bool,
}

impl<G: Game> Record<G> {
    /// A game that has not begun.
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        Record { setup, seed, actions: Vec::new(), assisted: false, given_up: false }
    }
}
