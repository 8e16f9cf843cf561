//! A game in an address, with what it is for and from whom.
//!
//! ```text
//! /watch/1k3Zq4hT9…/Mara
//! │      │          └ who sent it, if they put a name
//! │      └ the record as a link, which says its own version
//! └ what it is for
//! ```

use crate::games::AnyRecord;
use crate::kernel::link::{self, LinkError, Unwritable};
use crate::save::{NAME_LENGTH, escape, unescape};

/// The longest tail that is looked at: a link, and the longest name with every byte written as three.
pub const MAX_LENGTH: usize = link::MAX_LENGTH + 1 + NAME_LENGTH * 4 * 3;
const SEPARATOR: char = '/';
/// What chats and sentences leave behind an address. No address of ours ends so.
const LITTER: &[char] = &['.', ',', ';', ':', '!', '?', '"', '\'', ')', ']', '}', '>', '»', '”', '’', '…'];

/// What a game is sent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Play the same island with the same cards.
    Challenge,
    /// Watch how it went.
    Watch,
    /// Play on from here.
    GoOn,
    /// Play the same island, and compare in the end.
    Beat,
}

impl Purpose {
    pub const ALL: [Purpose; 4] = [Purpose::Challenge, Purpose::Watch, Purpose::GoOn, Purpose::Beat];

    /// The word in the address. Links in old chats hang on it: it never changes.
    pub fn word(self) -> &'static str {
        match self {
            Purpose::Challenge => "play",
            Purpose::Watch => "watch",
            Purpose::GoOn => "go-on",
            Purpose::Beat => "beat",
        }
    }

    /// The purpose of an address and what follows it.
    pub fn of(address: &str) -> Option<(Purpose, &str)> {
        let (word, tail) = address.strip_prefix(SEPARATOR)?.split_once(SEPARATOR)?;
        Some((Purpose::ALL.into_iter().find(|purpose| purpose.word() == word)?, tail))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Letter {
    pub purpose: Purpose,
    pub record: AnyRecord,
    /// Who sent it; empty if they put no name.
    pub from: String,
    /// Whether the record goes on with something that is no game. Only watching makes use of such a one.
    pub broken: bool,
}

impl Letter {
    /// A letter as it will be read: without moves if it is a challenge, with a name that can be shown.
    pub fn new(purpose: Purpose, record: AnyRecord, from: &str) -> Letter {
        let record = if purpose == Purpose::Challenge { record.fresh() } else { record };
        Letter { purpose, record, from: clean(from), broken: false }
    }

    /// The address, as it stands behind the `#`.
    pub fn write(&self) -> Result<String, Unwritable> {
        let mut address = format!("/{}/{}", self.purpose.word(), self.record.link()?);
        if !self.from.is_empty() {
            address.push(SEPARATOR);
            address.push_str(&escape(&self.from));
        }
        Ok(address)
    }

    /// Reads what follows the purpose in an address.
    pub fn read(purpose: Purpose, tail: &str) -> Result<Letter, LinkError> {
        if tail.len() > MAX_LENGTH {
            return Err(LinkError::TooLong(tail.len()));
        }
        let tail = tail.trim().trim_end_matches(LITTER);
        let (link, name) = tail.split_once(SEPARATOR).unwrap_or((tail, ""));
        // Some programs write harmless letters as numbers; what was foreign is named as it was.
        let link = unescape(link).unwrap_or_else(|| link.to_owned());
        let reading = AnyRecord::read_link(&link)?;
        if reading.broken && purpose != Purpose::Watch {
            return Err(LinkError::Nonsense);
        }
        // There is nothing to beat before the end.
        let over = purpose != Purpose::Beat || reading.record.progress().end.is_some();
        let purpose = if over { purpose } else { Purpose::Challenge };
        // A name that got lost on the way is no reason to lose the game.
        let from = unescape(name).unwrap_or_default();
        Ok(Letter { broken: reading.broken, ..Letter::new(purpose, reading.record, &from) })
    }
}

/// A name that can be shown beside other words: one line, no marks that turn the text around, not too long.
fn clean(name: &str) -> String {
    let unseen = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let seen: String = name.chars().filter(|c| c.is_whitespace() || !c.is_control()).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let one_line: String = words.join(" ").chars().filter(|c| !unseen(*c)).take(NAME_LENGTH).collect();
    one_line.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_and_short() {
        assert_eq!(clean("  Mara \n\t van  Dam\u{0} "), "Mara van Dam");
        assert_eq!(clean("\u{202e}evil\u{2066}"), "evil");
        assert_eq!(clean(&"🏝".repeat(99)).chars().count(), NAME_LENGTH);
        assert_eq!(clean("\u{200b}"), "");
    }

    #[test]
    fn a_purpose_comes_back_from_its_word_and_others_are_none() {
        for purpose in Purpose::ALL {
            let address = format!("/{}/1abc/x/y", purpose.word());
            assert_eq!(Purpose::of(&address), Some((purpose, "1abc/x/y")));
        }
        for address in ["", "/", "play/1", "/play", "/Play/1", "/plays/1", "//"] {
            assert_eq!(Purpose::of(address), None, "{address}");
        }
    }

    #[test]
    fn what_a_sentence_leaves_behind_does_not_matter() {
        for litter in ["", ".", ").", " \n", "”", "!?"] {
            assert!(Letter::read(Purpose::Challenge, &format!("1snl86W0HkVAEB{litter}")).is_ok(), "{litter}");
        }
        let letter = Letter::read(Purpose::Challenge, "1snl86W0HkVAEB/Mara).").unwrap();
        assert_eq!(letter.from, "Mara");
    }

    #[test]
    fn a_name_that_cannot_be_read_costs_only_the_name() {
        let letter = Letter::read(Purpose::Challenge, "1snl86W0HkVAEB/%F").unwrap();
        assert_eq!(letter.from, "");
    }

    #[test]
    fn letters_that_were_written_as_numbers_are_read() {
        assert!(Letter::read(Purpose::Challenge, "%31snl86W0HkVAEB").is_ok());
        let markup = Letter::read(Purpose::Challenge, "1snl86%3Cb%3EAEB");
        assert_eq!(markup, Err(LinkError::Character { found: '<', at: 6 }));
    }

    #[test]
    fn an_unfinished_game_is_nothing_to_beat() {
        let letter = Letter::read(Purpose::Beat, "1snl86W0HkVAEB").unwrap();
        assert_eq!(letter.purpose, Purpose::Challenge);
    }
}
