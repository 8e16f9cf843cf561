//! Chance: a ChaCha8 stream small enough to live inside a game's state.
//!
//! The generator is named, and `below` and `shuffle` are our own, because a seed must give the same game on
//! every machine, today and in five years; a library is free to change how it turns words into numbers.
//!
//! Every draw opens a fresh block of the stream and drops what it does not use. So a state carries only a
//! counter instead of a buffer, and copying a state copies its future.

use super::seed::Seed;

/// The position in a stream of chance.
///
/// ```
/// use castaway::kernel::{Rng, Seed};
///
/// let seed: Seed = "NPW3-KVHT".parse().unwrap();
/// let mut cards = [1, 2, 3, 4, 5];
/// Rng::new(seed, 0).shuffle(&mut cards);
/// let mut again = [1, 2, 3, 4, 5];
/// Rng::new(seed, 0).shuffle(&mut again);
/// assert_eq!(cards, again);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rng {
    seed: u64,
    /// Which of the seed's streams this is, so that two games with one seed are unrelated.
    stream: u32,
    /// The next unused block.
    block: u32,
}

impl Rng {
    pub fn new(seed: Seed, stream: u32) -> Rng {
        Rng { seed: seed.value(), stream, block: 0 }
    }

    /// The seed this stream belongs to.
    pub fn seed(self) -> Seed {
        Seed::from_random(self.seed)
    }

    /// How many blocks have been used: the whole of what changes in a generator.
    pub fn position(self) -> u32 {
        self.block
    }

    /// The same stream at a position noted earlier.
    pub fn at(self, position: u32) -> Rng {
        Rng { block: position, ..self }
    }

    /// An even choice among `0..n`; 0 when there is nothing to choose from.
    pub fn below(&mut self, n: u32) -> u32 {
        self.words().below(n)
    }

    /// Puts the items in one of all orders, each as likely as the others.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if items.len() < 2 {
            return;
        }
        let mut words = self.words();
        for last in (1..items.len()).rev() {
            // Fisher and Yates, from the back.
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, words.below(bound) as usize);
        }
    }

    fn words(&mut self) -> Words<'_> {
        Words { rng: self, block: [0; 16], used: 16 }
    }

    fn next_block(&mut self) -> [u32; 16] {
        let key = [self.seed as u32, (self.seed >> 32) as u32, self.stream, 0, 0, 0, 0, 0];
        let block = chacha8(key, u64::from(self.block));
        self.block = self.block.wrapping_add(1);
        block
    }
}

/// The words of one draw.
struct Words<'a> {
    rng: &'a mut Rng,
    block: [u32; 16],
    used: usize,
}

impl Words<'_> {
    fn word(&mut self) -> u32 {
        if self.used == 16 {
            self.block = self.rng.next_block();
            self.used = 0;
        }
        let word = self.block[self.used];
        self.used += 1;
        word
    }

    /// Lemire's multiplication with rejection: exact, and rarely a second word.
    fn below(&mut self, n: u32) -> u32 {
        let mut wide = u64::from(self.word()) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.word()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
}

/// One block of ChaCha with eight rounds, a 64-bit counter and no nonce.
fn chacha8(key: [u32; 8], counter: u64) -> [u32; 16] {
    let mut input = [0u32; 16];
    // "expand 32-byte k"
    input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    input[4..12].copy_from_slice(&key);
    input[12] = counter as u32;
    input[13] = (counter >> 32) as u32;

    let mut x = input;
    for _ in 0..4 {
        quarter(&mut x, 0, 4, 8, 12);
        quarter(&mut x, 1, 5, 9, 13);
        quarter(&mut x, 2, 6, 10, 14);
        quarter(&mut x, 3, 7, 11, 15);
        quarter(&mut x, 0, 5, 10, 15);
        quarter(&mut x, 1, 6, 11, 12);
        quarter(&mut x, 2, 7, 8, 13);
        quarter(&mut x, 3, 4, 9, 14);
    }
    for (word, start) in x.iter_mut().zip(input) {
        *word = word.wrapping_add(start);
    }
    x
}

#[inline]
fn quarter(x: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(16);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(12);
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(8);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng as _, SeedableRng};

    #[test]
    fn the_blocks_are_those_of_an_independent_chacha8() {
        for seed in [0u64, 1, 28, 0x1234_5678_9abc] {
            for stream in [0u32, 1, 7] {
                let mut key = [0u8; 32];
                key[..8].copy_from_slice(&seed.to_le_bytes());
                key[8..12].copy_from_slice(&stream.to_le_bytes());
                let mut other = ChaCha8Rng::from_seed(key);
                let mut ours = Rng { seed, stream, block: 0 };
                for _ in 0..50 {
                    let expected: [u32; 16] = core::array::from_fn(|_| other.next_u32());
                    assert_eq!(ours.next_block(), expected);
                }
            }
        }
    }

    #[test]
    fn every_order_of_four_cards_is_as_likely() {
        let mut counts = std::collections::BTreeMap::new();
        let mut rng = Rng::new(Seed::from_random(5), 0);
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            rng.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        // Five standard deviations around the expected 1,000.
        assert!(counts.values().all(|n| (845..1155).contains(n)), "{counts:?}");
    }

    #[test]
    fn below_stays_below_and_reaches_every_value() {
        let mut rng = Rng::new(Seed::from_random(9), 0);
        for n in 1..40u32 {
            let mut seen = vec![false; n as usize];
            for _ in 0..n * 40 {
                seen[rng.below(n) as usize] = true;
            }
            assert!(seen.iter().all(|s| *s), "some value below {n} never came");
        }
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn a_position_brings_back_the_same_future() {
        let mut rng = Rng::new(Seed::from_random(3), 2);
        rng.below(6);
        let here = rng.position();
        let future: Vec<u32> = (0..20).map(|_| rng.below(1000)).collect();
        let mut back = rng.at(here);
        assert_eq!(future, (0..20).map(|_| back.below(1000)).collect::<Vec<_>>());
    }

    #[test]
    fn shuffling_nothing_spends_no_chance() {
        let mut rng = Rng::new(Seed::from_random(3), 2);
        rng.shuffle::<u8>(&mut []);
        rng.shuffle(&mut [1]);
        assert_eq!(rng.position(), 0);
    }
}
