//! The text of a kept game, in storage and in exports: version, checksum, and what is inside.
//!
//! ```text
//! cw1:Ab3x.AAAwYt.14.free.1763251200000.1763251260000.Rainy+Sunday.Mara,Teo,.1k3Zq4hT9.fAkQ;
//! │ │ │    │      │  │    │             │             │            │         └ the record, to the end
//! │ │ │    │      │  │    │             │             │            └ names by seat, each with a comma
//! │ │ │    │      │  │    │             │             └ title
//! │ │ │    │      │  │    │             └ when it was last touched
//! │ │ │    │      │  │    └ when it was started
//! │ │ │    │      │  └ kind
//! │ │ │    │      └ how often it was written
//! │ │ │    └ who wrote it last
//! │ │ └ checksum over the version and all that follows
//! │ └ version
//! └ castaway
//! ```
//!
//! It holds no white space and nothing that a chat replaces; `:` and `;` occur only where they stand here, so
//! it can be found in any text around it. The record comes last: what is cut off costs moves, not names.

use super::about::{About, escape, unescape};
use crate::games::AnyRecord;
use crate::kernel::letters::{self, Checksum};
use crate::kernel::link::LinkError;

pub(super) const MARK: &str = "cw";
const VERSION: u32 = 1;
const SEPARATOR: char = '.';
const END: char = ';';
/// Fields before the record.
const FIELDS: usize = 7;

/// The longest text that is looked at, in bytes: more than a game of the most actions there can be takes.
pub const MAX_LENGTH: usize = 32 * 1024;

/// Who wrote a game last, and how often it was written: what tells one tab that another has played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub owner: u32,
    pub generation: u32,
}

/// What an envelope holds.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Content {
    pub stamp: Stamp,
    pub about: About,
    pub record: AnyRecord,
}

/// Why a text is no game that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Longer than any game; the length it has.
    TooLong(usize),
    /// Not a text of ours.
    Foreign,
    /// The end is missing.
    Cut,
    /// The checksum does not fit.
    Changed,
    /// The checksum fits, but the content is no game.
    Nonsense,
    /// Written by a newer version of the page.
    Newer(u32),
    /// Sound, but of a game that this page does not know, by its tag.
    OtherGame(u8),
    /// Sound, but under rules that this page does not play, by their version.
    OtherRules(u8),
}

impl Unreadable {
    /// Whether another version of the page can read it: then it stays where it is.
    pub fn is_sound(self) -> bool {
        matches!(self, Unreadable::Newer(_) | Unreadable::OtherGame(_) | Unreadable::OtherRules(_))
    }
}

impl From<LinkError> for Unreadable {
    fn from(error: LinkError) -> Unreadable {
        match error {
            LinkError::OtherGame(tag) => Unreadable::OtherGame(tag),
            LinkError::OtherRules(rules) => Unreadable::OtherRules(rules),
            _ => Unreadable::Nonsense,
        }
    }
}

/// Puts a record that is text already into an envelope.
pub(super) fn seal(stamp: Stamp, about: &About, record: &str) -> String {
    let about = about.trimmed();
    let names: String = about.names.iter().map(|name| escape(name) + ",").collect();
    let owner: String = (0..6).rev().map(|place| letters::letter(stamp.owner >> (6 * place))).collect();
    let Stamp { generation, .. } = stamp;
    let About { kind, started, touched, .. } = about;
    let title = escape(&about.title);
    let body = format!("{owner}.{generation}.{kind}.{started}.{touched}.{title}.{names}.{record}");
    format!("{MARK}{VERSION}:{}{SEPARATOR}{body}{END}", checksum(VERSION, &body))
}

/// Reads a text, whatever version of ours wrote it.
pub(super) fn open(text: &str) -> Result<Content, Unreadable> {
    let (stamp, about, record) = unwrap(text)?;
    let reading = AnyRecord::read(record)?;
    if reading.broken {
        return Err(Unreadable::Nonsense);
    }
    Ok(Content { stamp, about, record: reading.record })
}

/// Checks a text from the outside in, without playing its record.
pub(super) fn unwrap(text: &str) -> Result<(Stamp, About, &str), Unreadable> {
    let text = text.trim();
    if text.len() > MAX_LENGTH {
        return Err(Unreadable::TooLong(text.len()));
    }
    let (version, rest) = version(text).ok_or(Unreadable::Foreign)?;
    // A later version keeps the reading of every earlier one here, and hands on what that one means today.
    match version {
        1 => unwrap_first(rest),
        _ if version > VERSION => Err(Unreadable::Newer(version)),
        _ => Err(Unreadable::Foreign),
    }
}

/// The version of a text and what follows it.
pub(super) fn version(text: &str) -> Option<(u32, &str)> {
    let (number, rest) = text.strip_prefix(MARK)?.split_once(':')?;
    let digits = !number.is_empty() && number.len() < 5 && number.bytes().all(|byte| byte.is_ascii_digit());
    Some((number.parse().ok().filter(|_| digits)?, rest))
}

fn unwrap_first(rest: &str) -> Result<(Stamp, About, &str), Unreadable> {
    let sealed = rest.strip_suffix(END).ok_or(Unreadable::Cut)?;
    let (check, body) = sealed.split_once(SEPARATOR).ok_or(Unreadable::Changed)?;
    if check != checksum(1, body) {
        return Err(Unreadable::Changed);
    }
    let mut fields = body.splitn(FIELDS + 1, SEPARATOR);
    let mut field = || fields.next().ok_or(Unreadable::Nonsense);
    let stamp = read_stamp(field()?, field()?).ok_or(Unreadable::Nonsense)?;
    let about = read_about([field()?, field()?, field()?, field()?, field()?]).ok_or(Unreadable::Nonsense)?;
    Ok((stamp, about, field()?))
}

fn read_stamp(owner: &str, generation: &str) -> Option<Stamp> {
    let owner = owner.chars().try_fold(0u32, |sum, c| Some(sum.wrapping_mul(64) | letters::value(c)?))?;
    Some(Stamp { owner, generation: generation.parse().ok()? })
}

fn read_about([kind, started, touched, title, names]: [&str; 5]) -> Option<About> {
    let names: Option<Vec<String>> = names.split_terminator(',').map(unescape).collect();
    let about = About {
        title: unescape(title)?,
        names: names?,
        kind: kind.parse().ok()?,
        started: started.parse().ok()?,
        touched: touched.parse().ok()?,
    };
    Some(about.trimmed())
}

fn checksum(version: u32, body: &str) -> String {
    Checksum::of(format!("{MARK}{version}").bytes().chain(body.bytes())).text()
}

/// What can still be read of a damaged text.
#[derive(Clone, Debug, PartialEq)]
pub struct Salvage {
    /// As it was, if that part is sound; else a game without names.
    pub about: About,
    /// The game up to the damage.
    pub record: AnyRecord,
}

/// Reads what is readable: the names if they are where they belong, and the moves up to the damage. A text
/// whose start of the game is damaged gives nothing.
pub(super) fn salvage(text: &str) -> Option<Salvage> {
    let mut end = text.len().min(MAX_LENGTH);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    // Asked for, not cut out: the complaint about a bad cut would weigh more in the page than all of this.
    let text = text.get(..end)?.trim();
    let text = text.strip_suffix(END).unwrap_or(text);
    // Damage may have taken or made separators, so the record is looked for from the back, wherever it is.
    let starts = text.rmatch_indices(SEPARATOR).map(|(at, _)| at + 1).chain([0]);
    let reading = starts.take(FIELDS + 16).find_map(|at| AnyRecord::read(text.get(at..)?).ok())?;
    let fields: Vec<&str> = text.split(SEPARATOR).take(FIELDS + 1).collect();
    let about = match fields[..] {
        [_, _, _, kind, started, touched, title, names] => read_about([kind, started, touched, title, names]),
        _ => None,
    };
    Some(Salvage { about: about.unwrap_or_else(|| About::new(0)), record: reading.record })
}

/// Whether a character can occur in a text of ours.
pub(super) fn is_ours(character: char) -> bool {
    character.is_ascii_alphanumeric() || "-_+%.,:;".contains(character)
}
