//! What the table knows: everything that lies open, and of the piles only which cards are in them.

use crate::kernel::{Pile, Rng, Seed};

use super::TAG;
use super::card::Cards;
use super::state::State;
use super::tile::Tiles;

/// A state as the table sees it.
///
/// The order of the piles and the chance to come are not merely out of reach but gone: two states that the
/// table cannot tell apart give equal observations. Everything that depends on open information alone, such as
/// what is legal, can be asked of [`Observation::table`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Observation {
    table: State,
}

impl Observation {
    pub fn new(state: &State) -> Observation {
        let mut table = *state;
        let deck: Cards = state.treasure_deck().iter().copied().collect();
        table.treasure_deck = deck.iter().collect();
        table.flood = state.flood.arranged(|_| {});
        table.rng = Rng::new(Seed::from_random(0), TAG.into());
        Observation { table }
    }

    /// The open table. Its piles are sorted, so they say nothing about the future.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// The cards in the treasure deck, in an order that nobody knows.
    pub fn treasure_left(&self) -> Cards {
        self.table.treasure_deck().iter().copied().collect()
    }

    pub fn treasure_discards(&self) -> Cards {
        self.table.treasure_discards().iter().copied().collect()
    }

    /// The cards in the flood pile as layers, the top one first: after Waters Rise! everybody knows which
    /// cards come before which others, but not their order within a layer.
    pub fn flood_layers(&self) -> impl Iterator<Item = Tiles> {
        self.table.flood().known()
    }

    pub fn flood_discards(&self) -> Tiles {
        self.table.flood().discards().iter().copied().collect()
    }

    /// One of the states that the table may be looking at, each as likely as the others.
    pub fn imagine(&self, seed: Seed) -> State {
        let mut state = self.table;
        let mut rng = Rng::new(seed, TAG.into());
        state.treasure_deck.shuffle(&mut rng);
        state.flood = state.flood.arranged(|layer: &mut Pile<_, _>| layer.shuffle(&mut rng));
        state.rng = rng;
        state
    }
}

impl State {
    pub fn observe(&self) -> Observation {
        Observation::new(self)
    }
}
