//! The only list of games: what exists, under which tag and name.

mod any;
pub mod island;

pub use any::{AnyPen, AnyReading, AnyRecord, End, Progress, Relation};

/// The tag of each game in links and streams of chance. A tag is given once and never to another game.
pub mod tag {
    pub const ISLAND: u8 = 1;
}

/// A game that can be asked for by its tag or its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    Island,
}

impl Title {
    pub const ALL: [Title; 1] = [Title::Island];

    pub fn tag(self) -> u8 {
        match self {
            Title::Island => tag::ISLAND,
        }
    }

    /// The name in addresses and on the command line.
    pub fn slug(self) -> &'static str {
        match self {
            Title::Island => "island",
        }
    }

    pub fn from_tag(tag: u8) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.tag() == tag)
    }

    pub fn from_slug(slug: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.slug() == slug)
    }
}
