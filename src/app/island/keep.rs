//! A game's place on the shelf: where every action goes before the next one is taken.

use leptos::prelude::*;

use crate::games::island::Island;
use crate::kernel::Record;
use crate::platform::clock;
use crate::save::{Id, Kind, NotSaved, Rival, Shelf};

/// Writes one game down; copies write the same one.
#[derive(Clone, Copy)]
pub struct Keeper {
    id: Id,
    kind: Kind,
    shelf: StoredValue<Shelf, LocalStorage>,
}

impl Keeper {
    pub fn new(id: Id, kind: Kind, shelf: StoredValue<Shelf, LocalStorage>) -> Keeper {
        Keeper { id, kind, shelf }
    }

    pub fn id(self) -> Id {
        self.id
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
        self.shelf.with_value(|shelf| shelf.save(self.id, &record.into(), clock::now()))
    }
}
