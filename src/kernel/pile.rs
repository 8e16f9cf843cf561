//! Piles of cards that live inside a state: no heap, copied with it.

use super::rng::Rng;

/// Up to `N` cards; the last one is on top.
///
/// Cards are small copyable values and `N` is the number of cards that exist, so a pile never overflows in
/// a sound game. One card too many is refused instead of a panic, and the count of cards, which every game
/// checks in its property tests, would show it.
///
/// ```
/// use castaway::kernel::Pile;
///
/// let mut pile: Pile<u8, 4> = [1, 2, 3].into_iter().collect();
/// assert_eq!(pile.draw(), Some(3));
/// let mut discards: Pile<u8, 4> = [3].into_iter().collect();
/// pile.put_on_top(&mut discards);
/// assert_eq!((pile.as_slice(), discards.len()), (&[1, 2, 3][..], 0));
/// ```
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Pile { cards: [T::default(); N], len: 0 }
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the bottom to the top.
    pub fn as_slice(&self) -> &[T] {
        &self.cards[..self.len()]
    }

    /// The card on top.
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Takes the card on top.
    pub fn draw(&mut self) -> Option<T> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }

    /// Puts a card on top; a full pile gives it back.
    pub fn put(&mut self, card: T) -> Result<(), T> {
        match self.cards.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = card;
                self.len += 1;
                Ok(())
            }
            None => Err(card),
        }
    }

    /// Takes the card at a place counted from the bottom; those above it move down.
    pub fn take(&mut self, place: usize) -> Option<T> {
        let card = *self.as_slice().get(place)?;
        let len = self.len();
        self.cards.copy_within(place + 1..len, place);
        self.len -= 1;
        Some(card)
    }

    /// Moves all cards of another pile on top of this one, in their order. What finds no room stays there.
    pub fn put_on_top(&mut self, other: &mut Self) {
        let moved = other.len().min(N - self.len());
        let start = self.len();
        self.cards[start..start + moved].copy_from_slice(&other.cards[..moved]);
        self.len += moved as u8;
        let left = other.len();
        other.cards.copy_within(moved..left, 0);
        other.len -= moved as u8;
    }

    pub fn shuffle(&mut self, rng: &mut Rng) {
        let len = self.len();
        rng.shuffle(&mut self.cards[..len]);
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    /// The first `N` cards, bottom first.
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut pile = Pile::new();
        for card in cards {
            if pile.put(card).is_err() {
                break;
            }
        }
        pile
    }
}

// What lies beyond the top is left-over memory, so equality and printing look at the cards alone.

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Default + core::fmt::Debug, const N: usize> core::fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Rng, Seed};
    use proptest::prelude::*;

    #[derive(Clone, Debug)]
    enum Deed {
        Put(u8),
        Draw,
        Take(usize),
        Swap,
        Shuffle,
    }

    fn deed() -> impl Strategy<Value = Deed> {
        prop_oneof![
            any::<u8>().prop_map(Deed::Put),
            Just(Deed::Draw),
            (0..8usize).prop_map(Deed::Take),
            Just(Deed::Swap),
            Just(Deed::Shuffle),
        ]
    }

    proptest! {
        /// Two piles and two plain vectors live through the same deeds.
        #[test]
        fn a_pile_behaves_like_a_capped_vector(deeds in prop::collection::vec(deed(), 0..60)) {
            let mut rng = Rng::new(Seed::from_random(1), 0);
            let (mut pile, mut other) = (Pile::<u8, 6>::new(), Pile::<u8, 6>::new());
            let (mut model, mut model_other) = (Vec::new(), Vec::new());
            for deed in deeds {
                match deed {
                    Deed::Put(card) if model.len() < 6 => {
                        model.push(card);
                        prop_assert_eq!(pile.put(card), Ok(()));
                    }
                    Deed::Put(card) => prop_assert_eq!(pile.put(card), Err(card)),
                    Deed::Draw => prop_assert_eq!(pile.draw(), model.pop()),
                    Deed::Take(place) => {
                        let expected = (place < model.len()).then(|| model.remove(place));
                        prop_assert_eq!(pile.take(place), expected);
                    }
                    Deed::Swap => {
                        let moved = model_other.len().min(6 - model.len());
                        model.extend(model_other.drain(..moved));
                        pile.put_on_top(&mut other);
                        core::mem::swap(&mut pile, &mut other);
                        core::mem::swap(&mut model, &mut model_other);
                    }
                    Deed::Shuffle => {
                        pile.shuffle(&mut rng);
                        let mut sorted = pile.as_slice().to_vec();
                        sorted.sort_unstable();
                        model.sort_unstable();
                        prop_assert_eq!(&sorted, &model);
                        model = pile.as_slice().to_vec();
                    }
                }
                prop_assert_eq!(pile.as_slice(), &model[..]);
                prop_assert_eq!(other.as_slice(), &model_other[..]);
                prop_assert_eq!(pile.top(), model.last().copied());
            }
        }
    }
}
