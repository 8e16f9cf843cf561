//! Games as text to carry elsewhere, and back.
//!
//! ```text
//! Castaway export 1: 2 games
//! cw1:…;
//! cw1:…;
//! ```
//!
//! A header with the version and the number of games, then each game as it is kept, on a line of its own.
//! Reading asks for less: games are found in any text around them, with lines broken, indented or quoted by a
//! mail or a chat. The header only serves to tell how many are missing.

use super::about::About;
use super::envelope::{self, MARK, Salvage, Stamp, Unreadable, is_ours};
use super::id::Id;
use super::quarantine::Quarantined;
use super::shelf::{NotSaved, Saved, Shelf};
use crate::games::{AnyPen, AnyRecord, Relation};
use crate::kernel::link::Unwritable;

const HEADER: &str = "Castaway export 1:";
/// The longest text that is looked at, in bytes: more than a browser's storage holds.
pub const MAX_IMPORT: usize = 16 * 1024 * 1024;

/// What became of one game of an import.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrival {
    Added(Id),
    /// This game is on the shelf, as far or further.
    AlreadyThere(Id),
    /// The game on the shelf was continued.
    MovedForward(Id),
    /// It parts from the game on the shelf: both are kept.
    Diverged {
        kept: Id,
        added: Id,
    },
    NotSaved(NotSaved),
    Unreadable {
        why: Unreadable,
        readable: Option<Salvage>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// In the order of the text.
    pub arrivals: Vec<Arrival>,
    /// How many games the header speaks of and the text does not hold.
    pub missing: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// Longer than any export; the length it has.
    TooLong(usize),
    /// There is no game in it.
    NoGames,
}

/// A game as text although it is on no shelf, or further than the shelf knows: for when there was no room.
pub fn export_game(about: &About, record: &AnyRecord) -> Result<String, Unwritable> {
    Ok(export(&[sealed(about, record)?]))
}

fn sealed(about: &About, record: &AnyRecord) -> Result<String, Unwritable> {
    let nobody = Stamp { owner: 0, generation: 0 };
    Ok(envelope::seal(nobody, about, &record.write(&mut AnyPen::default())?))
}

impl Quarantined {
    /// The damaged text as it was found, to carry elsewhere.
    pub fn export(&self) -> String {
        export(std::slice::from_ref(&self.text))
    }
}

impl Shelf {
    /// One game as text.
    pub fn export(&self, id: Id) -> Option<String> {
        self.text(id).map(|text| export(&[text]))
    }

    /// Everything as text, also what this version cannot read.
    pub fn export_all(&self) -> String {
        self.export_all_and([])
    }

    /// Everything, and games that are not kept here.
    pub(super) fn export_all_and<'a>(&self, more: impl IntoIterator<Item = &'a Saved>) -> String {
        let games = self.ids().into_iter().filter_map(|id| self.text(id));
        let damaged = self.quarantined().into_iter().map(|damaged| damaged.text);
        let more = more.into_iter().filter_map(|saved| sealed(&saved.about, &saved.record).ok());
        export(&games.chain(damaged).chain(more).collect::<Vec<_>>())
    }

    /// Takes in every game of a text. The numbers are for new ids.
    pub fn import(&self, text: &str, mut random: impl FnMut() -> u64) -> Result<Import, ImportError> {
        if text.len() > MAX_IMPORT {
            return Err(ImportError::TooLong(text.len()));
        }
        let bare: String = text.chars().filter(|c| is_ours(*c)).collect();
        let arrivals: Vec<Arrival> = pieces(&bare).map(|piece| self.arrive(piece, random())).collect();
        let announced = announced(&bare).unwrap_or(0);
        if arrivals.is_empty() && announced == 0 {
            return Err(ImportError::NoGames);
        }
        Ok(Import { missing: announced.saturating_sub(arrivals.len()), arrivals })
    }

    fn arrive(&self, piece: &str, random: u64) -> Arrival {
        let content = match envelope::open(piece) {
            Ok(content) => content,
            Err(why) => return Arrival::Unreadable { why, readable: envelope::salvage(piece) },
        };
        // A seed may be played several times: the same game also began at the same moment.
        let mut relatives = self.relatives(&content.record);
        relatives.retain(|(saved, _)| saved.about.started == content.about.started);
        let is_there = |relation: &Relation| matches!(relation, Relation::Same | Relation::Behind);
        if let Some((saved, _)) = relatives.iter().find(|(_, relation)| is_there(relation)) {
            return Arrival::AlreadyThere(saved.id);
        }
        let earlier = relatives.iter().filter(|(_, relation)| *relation == Relation::Ahead);
        if let Some((saved, _)) = earlier.max_by_key(|(saved, _)| saved.record.len()) {
            return match self.move_forward(saved, &content) {
                Ok(()) => Arrival::MovedForward(saved.id),
                Err(why) => Arrival::NotSaved(why),
            };
        }
        match (self.add(&content.about, &content.record, random), relatives.first()) {
            (Ok(added), Some((saved, _))) => Arrival::Diverged { kept: saved.id, added },
            (Ok(added), None) => Arrival::Added(added),
            (Err(why), _) => Arrival::NotSaved(why),
        }
    }

    fn move_forward(&self, saved: &Saved, content: &envelope::Content) -> Result<(), NotSaved> {
        self.load(saved.id).map_err(|_| NotSaved::Conflict)?;
        let About { touched, .. } = content.about;
        self.save(saved.id, &content.record, touched)
    }
}

fn export(games: &[String]) -> String {
    let noun = if games.len() == 1 { "game" } else { "games" };
    let mut text = format!("{HEADER} {} {noun}\n", games.len());
    for game in games {
        // Only what is damaged has more than one line.
        text.push_str(&game.split_whitespace().collect::<Vec<_>>().join(" "));
        text.push('\n');
    }
    text
}

/// The texts of games in a text without foreign characters.
fn pieces(bare: &str) -> impl Iterator<Item = &str> {
    let starts: Vec<usize> =
        bare.match_indices(MARK).map(|(at, _)| at).filter(|at| starts_here(&bare[*at..])).collect();
    let ends = starts.iter().copied().skip(1).chain([bare.len()]).collect::<Vec<_>>();
    starts.into_iter().zip(ends).map(|(start, end)| {
        let piece = &bare[start..end];
        piece.find(';').map_or(piece, |last| &piece[..=last])
    })
}

/// Whether a text begins as one of ours, without a search to its end.
fn starts_here(text: &str) -> bool {
    const HEAD: usize = MARK.len() + "9999:".len();
    envelope::version(text.get(..HEAD).unwrap_or(text)).is_some()
}

/// How many games the header speaks of.
fn announced(bare: &str) -> Option<usize> {
    let header: String = HEADER.split_whitespace().collect();
    let (_, rest) = bare.split_once(&header)?;
    let digits = rest.bytes().take(6).take_while(u8::is_ascii_digit).count();
    rest[..digits].parse().ok()
}
