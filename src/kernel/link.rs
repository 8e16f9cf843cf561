//! A record as a short text for a URL fragment, and back.
//!
//! ```text
//! 1 k3Zq 4hT9…
//! │ │    └ one number, written with 64 digits: game, rules, seed, set-up, marks, actions
//! │ └ checksum over the format and the number
//! └ format
//! ```
//!
//! An action is stored as its place among the legal ones, so it costs what that choice costs: a forced one
//! nothing, one of two a single bit. Reading a link is therefore playing the game, and a link that reads
//! at all holds a game that follows the rules.

use super::game::Game;
use super::letters::{self, Checksum, letter};
use super::number::Number;
use super::pack::{Packer, Unpacker};
use super::record::Record;
use super::seed::Seed;

const FORMAT: char = '1';
const HEAD_LENGTH: usize = 1 + Checksum::LENGTH;

/// The longest text that is looked at. Far above any real game, far below what hurts.
pub const MAX_LENGTH: usize = 4096;
/// The most actions a link may hold: forced actions take no room, so length alone is no limit.
pub const MAX_ACTIONS: u32 = (1 << COUNT_BITS) - 1;
const COUNT_BITS: u32 = 12;

/// Why a text is no record of the game asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    Empty,
    /// Longer than any link of ours; the length it has.
    TooLong(usize),
    /// A character that no link has, and where.
    Character {
        found: char,
        at: usize,
    },
    /// Made by a version of the page that this one does not know, or not a link at all.
    Format(char),
    /// Too short, or the checksum does not fit: cut off, or changed on the way.
    Damaged,
    /// A sound link to another game, by its tag.
    OtherGame(u8),
    /// A sound link made under rules that this page does not play, by their version.
    OtherRules(u8),
    /// The checksum fits, but the content is no game: made by something else than this page.
    Nonsense,
}

/// Why a record does not fit into a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The rules refuse the action at this place.
    Illegal {
        at: usize,
    },
    TooManyActions,
    /// The game's set-up packs to something outside its own options.
    Setup,
}

/// What could be read of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading<G: Game> {
    /// The game as far as the text is sound.
    pub record: Record<G>,
    /// Whether that is not all of it.
    pub broken: bool,
}

/// Which game a link belongs to, before anything of it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    pub game: u8,
    pub rules: u8,
}

/// Writes a record as text.
pub fn encode<G: Game>(record: &Record<G>) -> Result<String, Unwritable> {
    let count = u32::try_from(record.actions.len()).unwrap_or(u32::MAX);
    if count > MAX_ACTIONS {
        return Err(Unwritable::TooManyActions);
    }
    let mut packer = Packer::default();
    packer.choose(G::TAG.into(), 256);
    packer.choose(G::RULES.into(), 256);
    for digit in record.seed.digits() {
        packer.choose(digit.into(), Seed::BASE);
    }
    G::pack_setup(&record.setup, &mut packer);
    packer.choose(record.assisted.into(), 2);
    packer.choose(record.given_up.into(), 2);
    pack_count(count, &mut packer);

    let mut options = Options::<G>::default();
    let mut state = G::start(&record.setup, record.seed);
    for (at, action) in record.actions.iter().copied().enumerate() {
        options.list(&state);
        let illegal = Unwritable::Illegal { at };
        let place = options.actions.iter().position(|listed| *listed == action).ok_or(illegal)?;
        packer.choose_weighted(place, &options.weights);
        state = G::apply(&state, action, &mut ()).map_err(|_| illegal)?;
    }
    let number = packer.finish().ok_or(Unwritable::Setup)?;
    Ok(seal(number))
}

/// Reads a record of one game from text.
pub fn decode<G: Game>(text: &str) -> Result<Record<G>, LinkError> {
    let reading = read(text)?;
    if reading.broken { Err(LinkError::Nonsense) } else { Ok(reading.record) }
}

/// Reads a record as far as it is a game: a text that somebody made up, with a checksum that fits, may begin
/// with moves that the rules allow.
pub fn read<G: Game>(text: &str) -> Result<Reading<G>, LinkError> {
    let mut unpacker = unseal(text)?;
    let cover = read_cover(&mut unpacker);
    if cover.game != G::TAG {
        return Err(LinkError::OtherGame(cover.game));
    }
    if cover.rules != G::RULES {
        return Err(LinkError::OtherRules(cover.rules));
    }
    let seed = Seed::from_digits(core::array::from_fn(|_| unpacker.choose(Seed::BASE) as u8));
    let setup = G::unpack_setup(&mut unpacker).ok_or(LinkError::Nonsense)?;
    let mut record = Record::new(setup, seed);
    record.assisted = unpacker.choose(2) == 1;
    record.given_up = unpacker.choose(2) == 1;
    let count = unpack_count(&mut unpacker);

    let mut options = Options::<G>::default();
    let mut state = G::start(&record.setup, record.seed);
    let mut broken = false;
    for _ in 0..count {
        options.list(&state);
        let place = unpacker.choose_weighted(&options.weights);
        let action = place.and_then(|place| options.actions.get(place).copied());
        match action.and_then(|action| Some((action, G::apply(&state, action, &mut ()).ok()?))) {
            Some((action, next)) => {
                record.actions.push(action);
                state = next;
            }
            None => {
                broken = true;
                break;
            }
        }
    }
    // Giving up a game that is over means nothing, and what was packed leaves nothing behind.
    let over = G::outcome(&state).is_some();
    broken |= !unpacker.is_empty() || (record.given_up && over);
    record.given_up &= !broken;
    Ok(Reading { record, broken })
}

/// Says which game a link belongs to.
pub fn cover(text: &str) -> Result<Cover, LinkError> {
    Ok(read_cover(&mut unseal(text)?))
}

fn read_cover(unpacker: &mut Unpacker) -> Cover {
    Cover { game: unpacker.choose(256) as u8, rules: unpacker.choose(256) as u8 }
}

/// The legal actions of a state with their weights, in memory that is used again.
struct Options<G: Game> {
    actions: Vec<G::Action>,
    weights: Vec<u16>,
}

impl<G: Game> Default for Options<G> {
    fn default() -> Self {
        Options { actions: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Game> Options<G> {
    fn list(&mut self, state: &G::State) {
        self.actions.clear();
        self.weights.clear();
        G::each_legal(state, &mut |action| {
            self.actions.push(action);
            self.weights.push(G::weight(state, action));
        });
    }
}

/// First how many binary digits the count has, then those after the leading one.
fn pack_count(count: u32, packer: &mut Packer) {
    let bits = u32::BITS - count.leading_zeros();
    packer.choose(bits, COUNT_BITS + 1);
    if bits > 1 {
        packer.choose(count - (1 << (bits - 1)), 1 << (bits - 1));
    }
}

fn unpack_count(unpacker: &mut Unpacker) -> u32 {
    match unpacker.choose(COUNT_BITS + 1) {
        bits @ (0 | 1) => bits,
        bits => (1 << (bits - 1)) + unpacker.choose(1 << (bits - 1)),
    }
}

/// The number as text, with format and checksum before it.
fn seal(mut number: Number) -> String {
    let mut digits = Vec::new();
    while !number.is_zero() {
        digits.push(letter(number.div_rem(64)));
    }
    let digits: String = digits.into_iter().rev().collect();
    format!("{FORMAT}{}{digits}", checksum(&digits))
}

/// Checks a text from the outside in, cheapest first, and opens it.
fn unseal(text: &str) -> Result<Unpacker, LinkError> {
    let text = text.trim();
    if text.len() > MAX_LENGTH {
        return Err(LinkError::TooLong(text.len()));
    }
    let first = text.chars().next().ok_or(LinkError::Empty)?;
    if first != FORMAT {
        return Err(LinkError::Format(first));
    }
    let alien = text.chars().enumerate().find(|(_, c)| letters::value(*c).is_none());
    if let Some((at, found)) = alien {
        return Err(LinkError::Character { found, at });
    }
    // From here on all characters are single bytes.
    let (head, digits) = text.split_at_checked(HEAD_LENGTH).ok_or(LinkError::Damaged)?;
    if !head.ends_with(&checksum(digits)) {
        return Err(LinkError::Damaged);
    }
    // One record, one text: the page never writes leading zeros.
    if digits.starts_with(letter(0)) {
        return Err(LinkError::Nonsense);
    }
    let mut number = Number::default();
    for value in digits.chars().filter_map(letters::value) {
        number.mul_add(64, value);
    }
    Ok(Unpacker::new(number))
}

fn checksum(digits: &str) -> String {
    Checksum::of([FORMAT as u8].into_iter().chain(digits.bytes())).text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_come_back() {
        for count in (0..=130).chain([1000, 2047, 2048, MAX_ACTIONS]) {
            let mut packer = Packer::default();
            pack_count(count, &mut packer);
            let mut unpacker = Unpacker::new(packer.finish().unwrap());
            assert_eq!(unpack_count(&mut unpacker), count);
        }
    }

    #[test]
    fn texts_are_refused_from_the_outside_in() {
        assert_eq!(cover(" \n"), Err(LinkError::Empty));
        assert_eq!(cover(&"1".repeat(MAX_LENGTH + 1)), Err(LinkError::TooLong(MAX_LENGTH + 1)));
        assert_eq!(cover("K7QF"), Err(LinkError::Format('K')));
        assert_eq!(cover("1ab<script>"), Err(LinkError::Character { found: '<', at: 3 }));
        assert_eq!(cover("1abc"), Err(LinkError::Damaged));
        assert_eq!(cover("1aaaaBBBB"), Err(LinkError::Damaged));
    }
}
