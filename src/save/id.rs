//! The short name of a game on the shelf: in its key, and in the address of its page.

use core::fmt;
use core::str::FromStr;

use crate::kernel::letters;

const LENGTH: usize = 5;
const BITS: u32 = 6 * LENGTH as u32;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u32);

/// A text that names no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoId;

impl Id {
    pub fn from_random(number: u64) -> Id {
        Id((number % (1 << BITS)) as u32)
    }

    /// The game that is kept under this key, if it is one of a game.
    pub fn from_key(key: &str) -> Option<Id> {
        key.strip_prefix(super::shelf::GAME)?.parse().ok()
    }

    pub(super) fn number(self) -> u64 {
        self.0.into()
    }

    /// The next one, for when this is taken.
    pub(super) fn next(self) -> Id {
        Id::from_random(u64::from(self.0) + 1)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shifts = (0..LENGTH as u32).rev().map(|place| 6 * place);
        f.write_str(&shifts.map(|shift| letters::letter(self.0 >> shift)).collect::<String>())
    }
}

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Id, NoId> {
        // Characters of ours are single bytes, so more of them than five cannot hide in five bytes.
        if text.len() != LENGTH {
            return Err(NoId);
        }
        let number = text.chars().try_fold(0, |number, c| Some(number * 64 + letters::value(c)?));
        number.map(Id).ok_or(NoId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_come_back_from_their_text() {
        for number in [0, 1, 63, 64, 0x3fff_ffff, u64::MAX, 123_456_789] {
            let id = Id::from_random(number);
            assert_eq!(id.to_string().len(), LENGTH);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(Id::from_random(u64::MAX).next(), Id(0));
    }

    #[test]
    fn other_texts_are_no_ids() {
        for text in ["", "AAAA", "AAAAAA", "AAA.A", "AAAé", "🏝A"] {
            assert_eq!(text.parse::<Id>(), Err(NoId), "{text}");
        }
    }
}
