//! A record as text that can be read up to where it is damaged: longer than a link, made for keeping.
//!
//! ```text
//! 1k3Zq4hT9…  .  fA kQ ib3 …
//! │              └ each action: its place among the legal ones, and a check of all that came before
//! └ the link of the game before its first action
//! ```
//!
//! In a link every character depends on every action, so a damaged one is lost as a whole. Here damage
//! costs the actions that follow it and no other.

use super::game::Game;
use super::letters::{Checksum, letter, value};
use super::link::{self, LinkError, MAX_ACTIONS, Reading, Unwritable};
use super::record::Record;

/// Stands between the start and the actions.
pub const SEPARATOR: char = '.';
/// A character of a place carries five bits; the sixth says that more follow.
const PLACE_BITS: u32 = 5;
const MORE: u32 = 1 << PLACE_BITS;
/// Places are below two to the fifteenth.
const MOST_LETTERS: u32 = 3;

/// Writes a record as text.
pub fn write<G: Game>(record: &Record<G>) -> Result<String, Unwritable> {
    if record.actions.len() > MAX_ACTIONS as usize {
        return Err(Unwritable::TooManyActions);
    }
    let start = Record::<G> {
        assisted: record.assisted,
        given_up: record.given_up,
        ..Record::new(record.setup.clone(), record.seed)
    };
    let mut text = link::encode(&start)?;
    let mut sum = Checksum::of(text.bytes());
    text.push(SEPARATOR);
    let mut state = G::start(&record.setup, record.seed);
    for (at, action) in record.actions.iter().copied().enumerate() {
        let illegal = Unwritable::Illegal { at };
        let place = G::legal(&state).iter().position(|listed| *listed == action).ok_or(illegal)?;
        write_place(place, &mut sum, &mut text);
        text.push(sum.brief());
        state = G::apply(&state, action, &mut ()).map_err(|_| illegal)?;
    }
    Ok(text)
}

/// Reads a record as far as the text is sound; an error if not even the start is.
pub fn read<G: Game>(text: &str) -> Result<Reading<G>, LinkError> {
    let (start, trail) = text.split_once(SEPARATOR).unwrap_or((text, ""));
    let mut record = link::decode::<G>(start)?;
    if !record.actions.is_empty() {
        return Err(LinkError::Nonsense);
    }
    let mut state = G::start(&record.setup, record.seed);
    let mut sum = Checksum::of(start.bytes());
    let mut letters = trail.chars();
    let mut broken = !text.contains(SEPARATOR);
    while !letters.as_str().is_empty() && !broken {
        let action = read_place(&mut letters, &mut sum)
            .filter(|_| letters.next() == Some(sum.brief()) && record.actions.len() < MAX_ACTIONS as usize)
            .and_then(|place| G::legal(&state).get(place).copied());
        match action.and_then(|action| Some((action, G::apply(&state, action, &mut ()).ok()?))) {
            Some((action, next)) => {
                record.actions.push(action);
                state = next;
            }
            None => broken = true,
        }
    }
    // A game that is over cannot be given up, and one that breaks off was not given up there.
    broken |= record.given_up && G::outcome(&state).is_some();
    record.given_up &= !broken;
    Ok(Reading { record, broken })
}

fn write_place(place: usize, sum: &mut Checksum, text: &mut String) {
    let mut rest = place as u32;
    loop {
        let more = if rest >= MORE { MORE } else { 0 };
        let character = letter(rest % MORE + more);
        sum.add(character as u8);
        text.push(character);
        rest >>= PLACE_BITS;
        if more == 0 {
            return;
        }
    }
}

fn read_place(letters: &mut core::str::Chars, sum: &mut Checksum) -> Option<usize> {
    let mut place = 0;
    for at in 0..MOST_LETTERS {
        let character = letters.next()?;
        let bits = value(character)?;
        // The alphabet is one of single bytes.
        sum.add(character as u8);
        place += (bits % MORE) << (at * PLACE_BITS);
        if bits < MORE {
            return Some(place as usize);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back_with_their_checksum() {
        for place in (0..2000).chain([32_767]) {
            let (mut text, mut written, mut read) = (String::new(), Checksum::default(), Checksum::default());
            write_place(place, &mut written, &mut text);
            let mut letters = text.chars();
            assert_eq!(read_place(&mut letters, &mut read), Some(place));
            assert_eq!((letters.as_str(), read), ("", written));
        }
    }

    #[test]
    fn a_place_that_never_ends_is_none() {
        assert_eq!(read_place(&mut "_____".chars(), &mut Checksum::default()), None);
        assert_eq!(read_place(&mut "_".chars(), &mut Checksum::default()), None);
    }
}
