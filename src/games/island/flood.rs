//! The flood pile, its discards, and what the table knows about its order.

use crate::kernel::{Pile, Rng};

use super::tile::{Tile, Tiles};

/// Flood cards in and out of the pile. Cards of sunk tiles are in neither.
///
/// Shuffled discards that are put on top form a layer: everybody knows which cards lie in it, nobody in
/// which order. Layers are kept as the places in the pile at which they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Flood {
    deck: Pile<Tile, { Tile::COUNT }>,
    discards: Pile<Tile, { Tile::COUNT }>,
    /// Bit `n` is set if a layer begins at the `n`th card from the bottom. The lowest layer has no bit.
    layers: u32,
}

impl Flood {
    /// A pile of one layer, bottom first, without discards.
    pub fn new(deck: Pile<Tile, { Tile::COUNT }>) -> Flood {
        Flood { deck, discards: Pile::new(), layers: 0 }
    }

    /// A pile from its layers, bottom first, each with its cards bottom first.
    pub fn from_layers<'a>(
        layers: impl IntoIterator<Item = &'a [Tile]>,
        discards: Pile<Tile, { Tile::COUNT }>,
    ) -> Flood {
        let mut flood = Flood { discards, ..Flood::default() };
        for layer in layers.into_iter().filter(|layer| !layer.is_empty()) {
            flood.begin_layer();
            for tile in layer {
                let _ = flood.deck.put(*tile);
            }
        }
        flood
    }

    fn begin_layer(&mut self) {
        let start = self.deck.len();
        if start > 0 && start < Tile::COUNT {
            self.layers |= 1 << start;
        }
    }

    /// The pile from the bottom to the top: the future, which nobody at the table may see.
    pub fn deck(&self) -> &[Tile] {
        self.deck.as_slice()
    }

    pub fn discards(&self) -> &[Tile] {
        self.discards.as_slice()
    }

    /// The layers of the pile, the top one first, each with its cards bottom first.
    pub fn layers(&self) -> impl Iterator<Item = &[Tile]> {
        let mut rest = self.deck();
        core::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            // The highest layer that begins below the end of what is left.
            let begun = self.layers & ((1 << rest.len()) - 1);
            let start = begun.checked_ilog2().unwrap_or(0) as usize;
            let (below, layer) = rest.split_at_checked(start)?;
            rest = below;
            Some(layer)
        })
    }

    /// The layers as what is known of them: which cards, the top layer first.
    pub fn known(&self) -> impl Iterator<Item = Tiles> {
        self.layers().map(|layer| layer.iter().copied().collect())
    }

    pub(super) fn draw(&mut self) -> Option<Tile> {
        let tile = self.deck.draw()?;
        self.layers &= (1 << self.deck.len()) - 1;
        Some(tile)
    }

    pub(super) fn discard(&mut self, tile: Tile) {
        // There is a card for every tile and room for all of them.
        let _ = self.discards.put(tile);
    }

    /// Shuffles the discards and puts them on top; says how many there were.
    pub(super) fn put_back(&mut self, rng: &mut Rng) -> u8 {
        let count = self.discards.len();
        if count > 0 {
            self.begin_layer();
            self.discards.shuffle(rng);
            self.deck.put_on_top(&mut self.discards);
        }
        count as u8
    }

    /// Once the pile has run out, the discards become a new one; says how many there were.
    pub(super) fn renew(&mut self, rng: &mut Rng) -> Option<u8> {
        (self.deck.is_empty() && !self.discards.is_empty()).then(|| self.put_back(rng))
    }

    /// The same layers, each with its cards in the order of tiles and then arranged anew: nothing is left of
    /// the order they had.
    pub(super) fn arranged(&self, mut arrange: impl FnMut(&mut Pile<Tile, { Tile::COUNT }>)) -> Flood {
        let layers: Pile<Tiles, { Tile::COUNT }> = self.known().collect();
        let mut deck = Pile::new();
        for known in layers.as_slice().iter().rev() {
            let mut layer: Pile<_, _> = known.iter().collect();
            arrange(&mut layer);
            deck.put_on_top(&mut layer);
        }
        Flood { deck, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Seed;

    #[test]
    fn layers_come_and_go_with_their_cards() {
        let mut rng = Rng::new(Seed::from_random(1), 0);
        let mut flood = Flood::new(Tile::ALL.into_iter().collect());
        assert_eq!(flood.layers().count(), 1);
        let first: Tiles = (0..5).filter_map(|_| flood.draw()).collect();
        first.iter().for_each(|tile| flood.discard(tile));
        assert_eq!(flood.put_back(&mut rng), 5);
        assert_eq!(flood.known().map(Tiles::len).collect::<Vec<_>>(), [5, 19]);
        assert_eq!(flood.known().next(), Some(first));
        let drawn = [flood.draw(), flood.draw()];
        drawn.into_iter().flatten().for_each(|tile| flood.discard(tile));
        flood.put_back(&mut rng);
        assert_eq!(flood.known().map(Tiles::len).collect::<Vec<_>>(), [2, 3, 19]);
        let known: Vec<Tiles> = flood.known().collect();
        flood = flood.arranged(|layer| layer.shuffle(&mut rng));
        assert_eq!(flood.known().collect::<Vec<_>>(), known);
        for _ in 0..5 {
            flood.draw();
        }
        assert_eq!(flood.known().map(Tiles::len).collect::<Vec<_>>(), [19]);
        assert_eq!(flood.put_back(&mut rng), 0);
        assert_eq!(flood.layers().count(), 1, "an empty discard pile makes no layer");
    }
}
