//! The treasure deck's cards, and hands of them.

use super::treasure::Treasure;

/// A card of the treasure deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Card {
    #[default]
    Earth,
    Wind,
    Fire,
    Water,
    HelicopterLift,
    Sandbags,
    /// Takes effect when drawn; never in a hand.
    WatersRise,
}

impl Card {
    pub const ALL: [Card; 7] = [
        Card::Earth,
        Card::Wind,
        Card::Fire,
        Card::Water,
        Card::HelicopterLift,
        Card::Sandbags,
        Card::WatersRise,
    ];

    /// The cards that a hand can hold.
    pub const HELD: [Card; 6] =
        [Card::Earth, Card::Wind, Card::Fire, Card::Water, Card::HelicopterLift, Card::Sandbags];

    /// All cards of the deck.
    pub const DECK: usize = 28;

    /// How many of a kind there are.
    pub const fn copies(self) -> u8 {
        match self {
            Card::Earth | Card::Wind | Card::Fire | Card::Water => 5,
            Card::HelicopterLift | Card::WatersRise => 3,
            Card::Sandbags => 2,
        }
    }

    pub const fn treasure(self) -> Option<Treasure> {
        match self {
            Card::Earth => Some(Treasure::Earth),
            Card::Wind => Some(Treasure::Wind),
            Card::Fire => Some(Treasure::Fire),
            Card::Water => Some(Treasure::Water),
            Card::HelicopterLift | Card::Sandbags | Card::WatersRise => None,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Card::Earth => "Earth",
            Card::Wind => "Wind",
            Card::Fire => "Fire",
            Card::Water => "Water",
            Card::HelicopterLift => "Lift",
            Card::Sandbags => "Sandbags",
            Card::WatersRise => "Rise",
        }
    }

    pub fn from_name(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }
}

impl From<Treasure> for Card {
    fn from(treasure: Treasure) -> Card {
        match treasure {
            Treasure::Earth => Card::Earth,
            Treasure::Wind => Card::Wind,
            Treasure::Fire => Card::Fire,
            Treasure::Water => Card::Water,
        }
    }
}

/// How many cards of each kind: four bits for a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u32);

impl Cards {
    pub const NONE: Cards = Cards(0);
    const MOST: u8 = 15;

    const fn shift(card: Card) -> u32 {
        card as u32 * 4
    }

    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> Cards::shift(card) & 15) as u8
    }

    /// All cards together.
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card. No kind has as many copies as would overflow its four bits.
    pub fn add(&mut self, card: Card) {
        if self.count(card) < Cards::MOST {
            self.0 += 1 << Cards::shift(card);
        }
    }

    /// Takes a card out, if there is one.
    pub fn remove(&mut self, card: Card) -> bool {
        let held = self.has(card);
        if held {
            self.0 -= 1 << Cards::shift(card);
        }
        held
    }

    /// Every card once for each copy, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| core::iter::repeat_n(card, self.count(card).into()))
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Cards::NONE;
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }
}

/// The most cards that a hand may keep.
pub const HAND_LIMIT: u8 = 5;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_28_cards() {
        assert_eq!(Card::ALL.iter().map(|card| usize::from(card.copies())).sum::<usize>(), Card::DECK);
    }

    #[test]
    fn cards_are_counted_by_kind_and_together() {
        let mut hand: Cards = [Card::Fire, Card::Sandbags, Card::Fire].into_iter().collect();
        assert_eq!((hand.count(Card::Fire), hand.count(Card::Water), hand.len()), (2, 0, 3));
        assert!(hand.remove(Card::Sandbags) && !hand.remove(Card::Sandbags));
        assert_eq!(hand.iter().collect::<Vec<_>>(), [Card::Fire, Card::Fire]);
        let all: Cards = Card::ALL.into_iter().flat_map(|c| [c].repeat(c.copies().into())).collect();
        assert_eq!(usize::from(all.len()), Card::DECK);
    }
}
