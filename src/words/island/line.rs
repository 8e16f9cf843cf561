//! A sentence in pieces, so that the log can set the names in it in bold.

use super::grammar::capital;
use super::names::Names;
use crate::games::island::Tile;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Plain(String),
    /// The name of a tile, a card or a treasure.
    Strong(String),
}

impl Piece {
    pub fn text(&self) -> &str {
        match self {
            Piece::Plain(text) | Piece::Strong(text) => text,
        }
    }
}

/// One line of the log; it always begins with a capital.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line(Vec<Piece>);

impl Line {
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    /// The whole line, for speech.
    pub fn text(&self) -> String {
        self.0.iter().map(Piece::text).collect()
    }

    pub(super) fn of(text: impl AsRef<str>) -> Line {
        Line::default().plain(text)
    }

    pub(super) fn plain(mut self, text: impl AsRef<str>) -> Line {
        let text = self.begun(text.as_ref());
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(Piece::Plain(last)) => last.push_str(&text),
            _ => self.0.push(Piece::Plain(text)),
        }
        self
    }

    pub(super) fn strong(mut self, text: impl AsRef<str>) -> Line {
        let text = self.begun(text.as_ref());
        self.0.push(Piece::Strong(text));
        self
    }

    /// The name of a tile, after the article that it has in running text.
    pub(super) fn tile(self, words: &Names, tile: Tile) -> Line {
        self.plain(words.tile_article(tile)).strong(words.tile(tile))
    }

    fn begun(&self, text: &str) -> String {
        if self.0.is_empty() { capital(text) } else { text.to_owned() }
    }
}
