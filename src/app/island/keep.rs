//! A game's place on the shelf: where every action goes before the next one is taken.

use leptos::prelude::*;

use crate::app::kept::TheShelf;
use crate::games::AnyRecord;
use crate::games::island::Island;
use crate::kernel::Record;
use crate::platform::clock;
use crate::save::{Id, Kind, NotSaved, Rival};

/// Writes one game down; copies write the same one.
#[derive(Clone, Copy)]
pub struct Keeper {
    id: Id,
    kind: Kind,
    shelf: TheShelf,
}

impl Keeper {
    pub fn new(id: Id, kind: Kind, shelf: TheShelf) -> Keeper {
        Keeper { id, kind, shelf }
    }

    /// Why the game is played.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// The game to beat, if it was begun from such a challenge.
    pub fn rival(self) -> Option<Rival> {
        self.shelf.with_value(|shelf| shelf.rival(self.id))
    }

    pub fn keep(self, record: Record<Island>) -> Result<(), NotSaved> {
        self.shelf.with_value(|shelf| shelf.keep(self.id, &record.into(), clock::now()))
    }

    /// The game as text, as far as it was played.
    pub fn export(self) -> Option<String> {
        self.shelf.with_value(|shelf| shelf.export(self.id))
    }

    pub fn id(self) -> Id {
        self.id
    }

    /// What another tab has played since this one last read or wrote, if it has.
    pub fn played_elsewhere(self) -> Option<Record<Island>> {
        let kept = self.shelf.with_value(|shelf| shelf.peek(self.id).filter(|kept| !shelf.has_seen(kept)))?;
        let AnyRecord::Island(record) = kept.record;
        Some(record)
    }

    /// Takes the game up here, and lets the tab that plays it know.
    pub fn take_over(self) -> Option<Record<Island>> {
        let AnyRecord::Island(record) = self.shelf.with_value(|shelf| shelf.take_over(self.id)).ok()?.record;
        Some(record)
    }
}
