//! What is known of a kept game besides its record, and its text form.

use core::fmt;
use core::str::FromStr;

use crate::kernel::Day;

/// The most characters of a title that are kept.
pub const TITLE_LENGTH: usize = 80;
/// The most characters of a player's name that are kept.
pub const NAME_LENGTH: usize = 40;
/// The most names that are kept.
pub const MOST_NAMES: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// What the player calls it; empty if they gave it no name.
    pub title: String,
    /// The players' names by seat; empty where none was given.
    pub names: Vec<String>,
    pub kind: Kind,
    /// When the game began, in milliseconds since 1970.
    pub started: u64,
    /// When something last happened in it.
    pub touched: u64,
}

/// Why a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Free,
    /// The attempt at a day's challenge that counts.
    Daily(Day),
    /// A day's challenge for its own sake.
    Practice(Day),
    /// Set by somebody else, by link.
    Challenge,
}

impl About {
    /// A game of no particular kind that begins now.
    pub fn new(now: u64) -> About {
        About { title: String::new(), names: Vec::new(), kind: Kind::Free, started: now, touched: now }
    }

    /// The same without what is not kept: control characters, and what is too long.
    pub(super) fn trimmed(&self) -> About {
        let names = self.names.iter().take(MOST_NAMES).map(|name| trimmed(name, NAME_LENGTH)).collect();
        About { title: trimmed(&self.title, TITLE_LENGTH), names, ..*self }
    }
}

fn trimmed(text: &str, length: usize) -> String {
    let kept: String = text.trim().chars().filter(|c| !c.is_control()).take(length).collect();
    kept.trim_end().to_owned()
}

/// Writes free text with letters that survive a chat: a space as `+`, everything unusual as `%` and two
/// hexadecimal digits for each of its bytes.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' => escaped.push(char::from(byte)),
            b' ' => escaped.push('+'),
            _ => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
}

/// The text that [`escape`] wrote; `None` if it cannot have written this.
pub(crate) fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => hexadecimal(rest.next()?)? * 16 + hexadecimal(rest.next()?)?,
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn hexadecimal(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}

const FREE: &str = "free";
const CHALLENGE: &str = "challenge";
const DAILY: &str = "daily-";
const PRACTICE: &str = "practice-";

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Free => f.write_str(FREE),
            Kind::Daily(day) => write!(f, "{DAILY}{day}"),
            Kind::Practice(day) => write!(f, "{PRACTICE}{day}"),
            Kind::Challenge => f.write_str(CHALLENGE),
        }
    }
}

/// A text that is no kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoKind;

impl FromStr for Kind {
    type Err = NoKind;

    fn from_str(text: &str) -> Result<Kind, NoKind> {
        let day = |day: &str| day.parse().map_err(|_| NoKind);
        if let Some(date) = text.strip_prefix(DAILY) {
            return day(date).map(Kind::Daily);
        }
        if let Some(date) = text.strip_prefix(PRACTICE) {
            return day(date).map(Kind::Practice);
        }
        match text {
            FREE => Ok(Kind::Free),
            CHALLENGE => Ok(Kind::Challenge),
            _ => Err(NoKind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn kinds_come_back_from_their_text() {
        let day = "2026-11-16".parse().unwrap();
        for kind in [Kind::Free, Kind::Daily(day), Kind::Practice(day), Kind::Challenge] {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for text in ["", "Free", "daily", "daily-", "daily-2026-02-30", "practice"] {
            assert_eq!(text.parse::<Kind>(), Err(NoKind), "{text}");
        }
    }

    #[test]
    fn names_are_cut_between_characters_and_lose_what_does_not_print() {
        let names = vec!["  Zoë\n\u{7}".to_owned(), "🏝".repeat(99)];
        let about = About { names, title: "x".repeat(99), ..About::new(0) }.trimmed();
        assert_eq!(about.names, ["Zoë".to_owned(), "🏝".repeat(NAME_LENGTH)]);
        assert_eq!(about.title.len(), TITLE_LENGTH);
        assert_eq!(about.trimmed(), about);
    }

    #[test]
    fn a_broken_escape_is_none() {
        for text in ["%", "%4", "%GG", "%FF", "a%C3"] {
            assert_eq!(unescape(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_comes_back_from_its_escape(text: String) {
            let escaped = escape(&text);
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_+%".contains(c);
            prop_assert!(escaped.chars().all(plain), "{}", escaped);
            prop_assert_eq!(unescape(&escaped), Some(text));
        }
    }
}
