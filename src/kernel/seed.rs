//! Seeds as codes that people read aloud, write down and type: `K7QF-3M9X`.
//!
//! The alphabet has 29 characters. Of every group that looks alike (`O0`, `I1L`, `Z2`, `S5`, `B8`, `UV`) it
//! holds one, and reads the others as that one. 29 is prime, so one check character, weighted by place,
//! catches every single wrong character and every two that changed places.

use core::fmt;
use core::str::FromStr;

const ALPHABET: &[u8; BASE as usize] = b"0123456789ACDEFGHJKMNPQRTVWXY";
const BASE: u64 = 29;
/// Characters that carry the seed; the check follows them.
const DIGITS: usize = 7;
const LENGTH: usize = DIGITS + 1;
const SPACE: u64 = BASE.pow(DIGITS as u32);

/// The number from which all chance of a game follows.
///
/// ```
/// use castaway::kernel::{Seed, SeedError};
///
/// let seed = Seed::from_random(20_261_116);
/// assert_eq!(seed.to_string(), "00YK-PN56");
/// // Case, spaces and dashes do not matter, O is read as 0 and S as 5.
/// assert_eq!("oOyk pns6".parse(), Ok(seed));
/// // Two characters that changed places are noticed.
/// assert_eq!("00KY-PN56".parse::<Seed>(), Err(SeedError::Typo));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(u64);

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    Empty,
    /// How many characters there are; a code has [`Seed::LENGTH`].
    TooShort(usize),
    TooLong(usize),
    /// A character that no code has.
    Unknown(char),
    /// All characters are possible, but the check character does not fit them.
    Typo,
}

impl Seed {
    /// Characters of a code, dashes aside.
    pub const LENGTH: usize = LENGTH;

    /// A seed from any number, such as one from the browser's source of randomness.
    pub fn from_random(number: u64) -> Seed {
        Seed(number % SPACE)
    }

    pub fn value(self) -> u64 {
        self.0
    }

    /// The seven digits to base 29 that carry the seed, most significant first.
    pub(crate) fn digits(self) -> [u8; DIGITS] {
        let mut digits = [0; DIGITS];
        let mut rest = self.0;
        for digit in digits.iter_mut().rev() {
            *digit = (rest % BASE) as u8;
            rest /= BASE;
        }
        digits
    }

    /// The seed with these digits; a digit out of range counts as its remainder.
    pub(crate) fn from_digits(digits: [u8; DIGITS]) -> Seed {
        Seed(digits.iter().fold(0, |value, digit| value * BASE + u64::from(*digit) % BASE))
    }

    pub(crate) const BASE: u32 = BASE as u32;
}

/// The value that makes the sum of all characters, each times its place from 1 to 8, divisible by 29.
fn check(digits: [u8; DIGITS]) -> u8 {
    let sum: u64 = (1u64..).zip(digits).map(|(place, digit)| place * u64::from(digit)).sum();
    // 8 · 11 = 88 = 3 · 29 + 1, so 11 undoes a multiplication by the last place.
    ((BASE - sum % BASE) * 11 % BASE) as u8
}

/// The value of a character, with look-alikes read as the one that the alphabet holds.
fn value(character: char) -> Option<u8> {
    let canonical = match character.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        'Z' => '2',
        'S' => '5',
        'B' => '8',
        'U' => 'V',
        other => other,
    };
    ALPHABET.iter().position(|known| char::from(*known) == canonical).map(|place| place as u8)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.digits();
        for (place, digit) in digits.into_iter().chain([check(digits)]).enumerate() {
            if place == LENGTH / 2 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(ALPHABET[usize::from(digit)]))?;
        }
        Ok(())
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let mut values = [0; LENGTH];
        let mut count = 0;
        for character in text.chars().filter(|c| !c.is_whitespace() && !is_dash(*c)) {
            let value = value(character).ok_or(SeedError::Unknown(character))?;
            if let Some(place) = values.get_mut(count) {
                *place = value;
            }
            count += 1;
        }
        match count {
            0 => return Err(SeedError::Empty),
            n if n < LENGTH => return Err(SeedError::TooShort(n)),
            n if n > LENGTH => return Err(SeedError::TooLong(n)),
            _ => {}
        }
        let [digits @ .., last] = values;
        if check(digits) != last {
            return Err(SeedError::Typo);
        }
        Ok(Seed::from_digits(digits))
    }
}

/// Keyboards and chats turn a dash into many things.
fn is_dash(character: char) -> bool {
    matches!(character, '-' | '_' | '.' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn no_two_characters_of_the_alphabet_look_alike() {
        for group in ["O0", "I1L", "Z2", "S5", "B8", "UV"] {
            let values: Vec<_> = group.chars().map(value).collect();
            assert!(values[0].is_some() && values.iter().all(|v| *v == values[0]), "{group}: {values:?}");
            assert_eq!(group.bytes().filter(|c| ALPHABET.contains(c)).count(), 1, "{group}");
        }
    }

    #[test]
    fn a_text_that_is_no_code_says_why() {
        assert_eq!(" - ".parse::<Seed>(), Err(SeedError::Empty));
        assert_eq!("K7QF".parse::<Seed>(), Err(SeedError::TooShort(4)));
        assert_eq!("K7QF-3M9X-K7QF".parse::<Seed>(), Err(SeedError::TooLong(12)));
        assert_eq!("K7QF-3M9?".parse::<Seed>(), Err(SeedError::Unknown('?')));
        assert_eq!("K7QF-3M9é".parse::<Seed>(), Err(SeedError::Unknown('é')));
    }

    #[test]
    fn every_single_typo_and_every_swap_is_noticed() {
        let code: Vec<char> =
            Seed::from_random(987_654_321_012).to_string().replace('-', "").chars().collect();
        for at in 0..code.len() {
            for other in ALPHABET.iter().map(|c| char::from(*c)).filter(|c| *c != code[at]) {
                let mut typed = code.clone();
                typed[at] = other;
                let typed: String = typed.into_iter().collect();
                assert_eq!(typed.parse::<Seed>(), Err(SeedError::Typo), "{typed}");
            }
            for with in (0..at).filter(|with| code[*with] != code[at]) {
                let mut typed = code.clone();
                typed.swap(at, with);
                let typed: String = typed.into_iter().collect();
                assert_eq!(typed.parse::<Seed>(), Err(SeedError::Typo), "{typed}");
            }
        }
    }

    proptest! {
        #[test]
        fn a_code_comes_back_as_its_seed_however_it_is_typed(number: u64) {
            let seed = Seed::from_random(number);
            let code = seed.to_string();
            prop_assert_eq!(code.len(), LENGTH + 1);
            prop_assert_eq!(code.parse::<Seed>(), Ok(seed));
            let sloppy = code.to_lowercase().replace('0', "o").replace('1', "l").replace('-', " – ");
            prop_assert_eq!(sloppy.parse::<Seed>(), Ok(seed));
        }

        #[test]
        fn any_text_is_a_seed_or_an_error(text: String) {
            if let Ok(seed) = text.parse::<Seed>() {
                prop_assert!(seed.value() < SPACE);
            }
        }
    }
}
