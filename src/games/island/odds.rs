//! The exact chances of what comes next, from what the table knows.
//!
//! They hold if nothing else is done until then: no special card is played and no tile is shored up. A flood
//! draw is counted to its end even where a loss would cut it short.

use super::card::{Card, Cards};
use super::observe::Observation;
use super::phase::{Phase, Resume};
use super::tile::{Tile, Tiles};

/// The chances of each tile in the coming flood draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FloodOdds {
    floods: [f64; Tile::COUNT],
    sinks: [f64; Tile::COUNT],
}

impl FloodOdds {
    const NONE: FloodOdds = FloodOdds { floods: [0.0; Tile::COUNT], sinks: [0.0; Tile::COUNT] };

    /// The chance that the tile, dry now, floods. It may sink after that.
    pub fn floods(&self, tile: Tile) -> f64 {
        self.floods[tile.index()]
    }

    /// The chance that the tile sinks.
    pub fn sinks(&self, tile: Tile) -> f64 {
        self.sinks[tile.index()]
    }

    fn add(&mut self, other: &FloodOdds, chance: f64) {
        for (sum, part) in self.floods.iter_mut().zip(other.floods) {
            *sum += chance * part;
        }
        for (sum, part) in self.sinks.iter_mut().zip(other.sinks) {
            *sum += chance * part;
        }
    }
}

/// The most treasure draws that chances are given for.
pub const MOST_DRAWS: usize = 8;

impl Observation {
    /// The treasure cards and the flood cards still to be drawn this turn. Unless the treasure cards are
    /// drawn, the number of flood cards is only known then.
    fn draws_left(&self) -> (usize, Option<u8>) {
        match self.table().phase() {
            Phase::Act { .. } | Phase::Discard { then: Resume::Act { .. }, .. } => (2, None),
            Phase::Draw | Phase::Discard { then: Resume::Draw, .. } => (1, None),
            Phase::Discard { then: Resume::Flood { left }, .. }
            | Phase::Flood { left }
            | Phase::Swim { left } => (0, Some(left)),
            Phase::Over(_) => (0, Some(0)),
        }
    }

    /// The chance that each tile floods or sinks in the flood draw of this turn, with the Waters Rise! that
    /// may come before it.
    pub fn flood_odds(&self) -> FloodOdds {
        let (treasure_draws, flood_cards) = self.draws_left();
        let mut odds = FloodOdds::NONE;
        let mut water = self.table().water();
        for (rises, chance) in self.rises(treasure_draws).into_iter().enumerate() {
            if rises > 0 {
                water = water.risen();
            }
            // The draws of the skull are none: the game is over there.
            let cards = flood_cards.unwrap_or(water.draws());
            if chance > 0.0 {
                odds.add(&self.flood_odds_after(rises > 0, cards.into()), chance);
            }
        }
        odds
    }

    /// The chances in a draw of so many cards, after a Waters Rise! or without.
    fn flood_odds_after(&self, risen: bool, cards: usize) -> FloodOdds {
        let mut odds = FloodOdds::NONE;
        let mut discards = self.flood_discards();
        let returned = if risen { core::mem::take(&mut discards) } else { Tiles::default() };
        let mut layers: Vec<Tiles> =
            [returned].into_iter().filter(|layer| !layer.is_empty()).chain(self.flood_layers()).collect();
        let table = self.table();
        let is_flooded = |tile: &Tile| table.flooded().contains(table.place(*tile));
        let mut flooded: Tiles = Tile::ALL.into_iter().filter(is_flooded).collect();

        let mut left = cards;
        while left > 0 && !layers.is_empty() {
            let mut above = 0;
            let mut stay = discards;
            for layer in &layers {
                let size = layer.len();
                let chance = (left.saturating_sub(above) as f64 / size as f64).min(1.0);
                above += size;
                for tile in layer.iter() {
                    if flooded.contains(tile) {
                        odds.sinks[tile.index()] = chance;
                    } else {
                        odds.floods[tile.index()] = chance;
                        stay.insert(tile);
                    }
                }
            }
            // All of them come, so it is certain what lies in the new pile and which of its tiles are flooded.
            left = left.saturating_sub(above);
            flooded =
                stay.iter().filter(|tile| !discards.contains(*tile) || flooded.contains(*tile)).collect();
            discards = Tiles::default();
            layers = [stay].into_iter().filter(|layer| !layer.is_empty()).collect();
        }
        odds
    }

    /// The chance of at least one Waters Rise! in the next draws, up to [`MOST_DRAWS`].
    pub fn rise_chance(&self, draws: usize) -> f64 {
        1.0 - self.rises(draws)[0]
    }

    /// The chance of each number of Waters Rise! in the next draws, up to [`MOST_DRAWS`] of them, through new
    /// decks if need be.
    pub fn rises(&self, draws: usize) -> [f64; MOST_DRAWS + 1] {
        let mut chances = [0.0; MOST_DRAWS + 1];
        let start = Decks { deck: self.treasure_left().into(), discards: self.treasure_discards().into() };
        start.draw(draws.min(MOST_DRAWS), 0, 1.0, &mut chances);
        chances
    }
}

/// How many cards and how many Waters Rise! among them.
#[derive(Clone, Copy, Default)]
struct Count {
    all: u8,
    rises: u8,
}

impl From<Cards> for Count {
    fn from(cards: Cards) -> Count {
        Count { all: cards.len(), rises: cards.count(Card::WatersRise) }
    }
}

#[derive(Clone, Copy)]
struct Decks {
    deck: Count,
    discards: Count,
}

impl Decks {
    /// Follows both ways a draw can go.
    fn draw(self, draws: usize, found: usize, chance: f64, chances: &mut [f64; MOST_DRAWS + 1]) {
        let Count { all, rises } = self.deck;
        if draws == 0 || all == 0 {
            if let Some(sum) = chances.get_mut(found) {
                *sum += chance;
            }
            return;
        }
        let share = f64::from(rises) / f64::from(all);
        if rises > 0 {
            let mut next = self;
            next.deck = Count { all: all - 1, rises: rises - 1 };
            next.discards = Count { all: self.discards.all + 1, rises: self.discards.rises + 1 };
            next.renewed().draw(draws - 1, found + 1, chance * share, chances);
        }
        if rises < all {
            let mut next = self;
            next.deck = Count { all: all - 1, rises };
            next.renewed().draw(draws - 1, found, chance * (1.0 - share), chances);
        }
    }

    fn renewed(self) -> Decks {
        match self.deck.all {
            0 => Decks { deck: self.discards, discards: Count::default() },
            _ => self,
        }
    }
}
