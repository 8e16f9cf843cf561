//! A natural number of any size, with the few operations that packing choices into one needs.

/// Digits to base 2³², least significant first, no zero at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number(Vec<u32>);

impl Number {
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// `self = self * factor + add`.
    pub fn mul_add(&mut self, factor: u32, add: u32) {
        let mut carry = u64::from(add);
        for digit in &mut self.0 {
            // At most (2³² - 1)² + 2³² - 1, which fits.
            let wide = u64::from(*digit) * u64::from(factor) + carry;
            *digit = wide as u32;
            carry = wide >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
        self.trim();
    }

    /// `self = self / divisor`, giving the remainder. Division by zero counts as division by one.
    pub fn div_rem(&mut self, divisor: u32) -> u32 {
        let divisor = u64::from(divisor.max(1));
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            let wide = (rest << 32) | u64::from(*digit);
            *digit = (wide / divisor) as u32;
            rest = wide % divisor;
        }
        self.trim();
        rest as u32
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn value(number: &Number) -> u128 {
        number.0.iter().rev().fold(0, |value, digit| (value << 32) | u128::from(*digit))
    }

    proptest! {
        #[test]
        fn it_calculates_as_wide_integers_do(steps in prop::collection::vec((any::<u32>(), any::<u32>()), 0..4)) {
            let mut number = Number::default();
            let mut expected = 0u128;
            for (factor, add) in steps {
                number.mul_add(factor, add);
                expected = expected.wrapping_mul(u128::from(factor)).wrapping_add(u128::from(add));
                prop_assert_eq!(value(&number), expected);
            }
            let divisor = 1 + (expected % 1000) as u32;
            let rest = number.div_rem(divisor);
            prop_assert_eq!(u128::from(rest), expected % u128::from(divisor));
            prop_assert_eq!(value(&number), expected / u128::from(divisor));
        }
    }

    #[test]
    fn multiplying_by_zero_leaves_no_empty_digits() {
        let mut number = Number::default();
        number.mul_add(1, u32::MAX);
        number.mul_add(u32::MAX, 1);
        number.mul_add(0, 0);
        assert!(number.is_zero());
    }
}
