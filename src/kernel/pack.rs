//! Choices packed into one number, each at exactly the room its likelihood deserves.
//!
//! Reading a choice among `n` takes the remainder by `n` off the number; writing is the inverse, last choice
//! first. With unequal weights the same idea (known as asymmetric numeral systems) gives a choice of weight
//! `w` among a total of `t` the room of log₂(t / w) bits. A choice without an alternative is free.

use super::number::Number;

/// A choice as a span of slots: `weight` of them from `start` on, among `total`.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    weight: u32,
    total: u32,
}

/// Collects choices in the order in which they will be read.
#[derive(Clone, Debug, Default)]
pub struct Packer {
    spans: Vec<Span>,
    impossible: bool,
}

impl Packer {
    /// Notes the even choice of `value` among `0..of`.
    pub fn choose(&mut self, value: u32, of: u32) {
        self.span(value, 1, of);
    }

    /// Notes the choice of one of several weighted options by its place.
    pub fn choose_weighted(&mut self, place: usize, weights: &[u16]) {
        let start = weights.iter().take(place).map(|w| slots(*w)).sum();
        let weight = weights.get(place).map_or(0, |w| slots(*w));
        self.span(start, weight, weights.iter().map(|w| slots(*w)).sum());
    }

    fn span(&mut self, start: u32, weight: u32, total: u32) {
        if weight == 0 || start >= total {
            self.impossible = true;
        } else {
            self.spans.push(Span { start, weight, total });
        }
    }

    /// The number that holds all choices; `None` if one of them was not among its options.
    pub fn finish(self) -> Option<Number> {
        let mut number = Number::default();
        for span in self.spans.into_iter().rev() {
            let rest = number.div_rem(span.weight);
            number.mul_add(span.total, span.start + rest);
        }
        (!self.impossible).then_some(number)
    }
}

/// Gives the choices back in the order in which they were noted. Any number can be read: what it means is
/// for the reader to judge.
#[derive(Clone, Debug)]
pub struct Unpacker(Number);

impl Unpacker {
    pub fn new(number: Number) -> Unpacker {
        Unpacker(number)
    }

    /// An even choice among `0..of`; 0 if there is nothing to choose from.
    pub fn choose(&mut self, of: u32) -> u32 {
        self.0.div_rem(of)
    }

    /// The place of a choice among weighted options; `None` if there are none.
    pub fn choose_weighted(&mut self, weights: &[u16]) -> Option<usize> {
        let slot = self.0.div_rem(weights.iter().map(|w| slots(*w)).sum());
        let mut start = 0;
        for (place, weight) in weights.iter().map(|w| slots(*w)).enumerate() {
            if slot < start + weight {
                self.0.mul_add(weight, slot - start);
                return Some(place);
            }
            start += weight;
        }
        None
    }

    /// Whether everything has been read: a number that was packed has nothing left.
    pub fn is_empty(&self) -> bool {
        self.0.is_zero()
    }
}

/// Every option has at least one slot, or it could not be written.
fn slots(weight: u16) -> u32 {
    u32::from(weight.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(Clone, Debug)]
    enum Choice {
        Even { value: u32, of: u32 },
        Weighted { place: usize, weights: Vec<u16> },
    }

    fn choice() -> impl Strategy<Value = Choice> {
        let even = (1..100_000u32).prop_flat_map(|of| (0..of, Just(of)));
        let weighted = prop::collection::vec(0..500u16, 1..40)
            .prop_flat_map(|weights| (0..weights.len(), Just(weights)));
        prop_oneof![
            even.prop_map(|(value, of)| Choice::Even { value, of }),
            weighted.prop_map(|(place, weights)| Choice::Weighted { place, weights }),
        ]
    }

    proptest! {
        #[test]
        fn choices_come_back_in_order_and_nothing_is_left(choices in prop::collection::vec(choice(), 0..60)) {
            let mut packer = Packer::default();
            for choice in &choices {
                match choice {
                    Choice::Even { value, of } => packer.choose(*value, *of),
                    Choice::Weighted { place, weights } => packer.choose_weighted(*place, weights),
                }
            }
            let mut unpacker = Unpacker::new(packer.finish().unwrap());
            for choice in choices {
                match choice {
                    Choice::Even { value, of } => prop_assert_eq!(unpacker.choose(of), value),
                    Choice::Weighted { place, weights } => {
                        prop_assert_eq!(unpacker.choose_weighted(&weights), Some(place));
                    }
                }
            }
            prop_assert!(unpacker.is_empty());
        }
    }

    #[test]
    fn a_choice_without_an_alternative_is_free() {
        let mut packer = Packer::default();
        for _ in 0..1000 {
            packer.choose(0, 1);
            packer.choose_weighted(0, &[7]);
        }
        assert!(packer.finish().unwrap().is_zero());
    }

    #[test]
    fn an_impossible_choice_is_not_packed() {
        let mut packer = Packer::default();
        packer.choose(6, 6);
        assert_eq!(packer.finish(), None);
        let mut packer = Packer::default();
        packer.choose_weighted(2, &[1, 1]);
        assert_eq!(packer.finish(), None);
    }

    #[test]
    fn reading_from_no_options_is_no_panic() {
        let mut unpacker = Unpacker::new(Number::default());
        assert_eq!(unpacker.choose(0), 0);
        assert_eq!(unpacker.choose_weighted(&[]), None);
    }
}
