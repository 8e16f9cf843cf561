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
    Pen::default().write(record)
}

/// Writes a game down again and again as it goes on, and plays only what is new: a long game would make every action
/// wait for all those before it.
pub struct Pen<G: Game> {
    last: Option<Written<G>>,
}

struct Written<G: Game> {
    record: Record<G>,
    text: String,
    sum: Checksum,
    state: G::State,
}

impl<G: Game> Default for Pen<G> {
    fn default() -> Self {
        Pen { last: None }
    }
}

impl<G: Game> Pen<G> {
    pub fn write(&mut self, record: &Record<G>) -> Result<String, Unwritable> {
        if record.actions.len() > MAX_ACTIONS as usize {
            return Err(Unwritable::TooManyActions);
        }
        let mut written = match self.last.take().filter(|last| last.leads_to(record)) {
            Some(written) => written,
            None => Written::begin(record)?,
        };
        for action in &record.actions[written.record.actions.len()..] {
            written.add(*action)?;
        }
        Ok(self.last.insert(written).text.clone())
    }
}

impl<G: Game> Written<G> {
    fn begin(record: &Record<G>) -> Result<Self, Unwritable> {
        let record = Record::<G> {
            assisted: record.assisted,
            given_up: record.given_up,
            ..Record::new(record.setup.clone(), record.seed)
        };
        let mut text = link::encode(&record)?;
        let sum = Checksum::of(text.bytes());
        text.push(SEPARATOR);
        Ok(Written { text, sum, state: G::start(&record.setup, record.seed), record })
    }

    /// Whether the record is this one, or goes on where it stops.
    fn leads_to(&self, record: &Record<G>) -> bool {
        let known = &self.record;
        let same_start = (known.seed, known.assisted, known.given_up)
            == (record.seed, record.assisted, record.given_up)
            && known.setup == record.setup;
        same_start && record.actions.starts_with(&known.actions)
    }

    fn add(&mut self, action: G::Action) -> Result<(), Unwritable> {
        let illegal = Unwritable::Illegal { at: self.record.actions.len() };
        let place = G::legal(&self.state).iter().position(|listed| *listed == action).ok_or(illegal)?;
        write_place(place, &mut self.sum, &mut self.text);
        self.text.push(self.sum.brief());
        self.state = G::apply(&self.state, action, &mut ()).map_err(|_| illegal)?;
        self.record.actions.push(action);
        Ok(())
    }
}

/// Reads a record as far as the text is sound; an error if not even the start is.
pub fn read<G: Game>(text: &str) -> Result<Reading<G>, LinkError> {
    let parts = text.split_once(SEPARATOR);
    let (start, trail) = parts.unwrap_or((text, ""));
    let mut record = link::decode::<G>(start)?;
    if !record.actions.is_empty() {
        return Err(LinkError::Nonsense);
    }
    let mut state = G::start(&record.setup, record.seed);
    let mut sum = Checksum::of(start.bytes());
    let mut letters = trail.chars();
    let mut broken = parts.is_none();
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
