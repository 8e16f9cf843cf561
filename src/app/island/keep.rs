//! A game's place on the shelf: where every action goes before the next one is taken.

use leptos::prelude::*;

use crate::games::island::Island;
use crate::kernel::Record;
use crate::platform::clock;
use crate::save::{Id, NotSaved, Shelf};

/// Writes one game down; copies write the same one.
#[derive(Clone, Copy)]
pub struct Keeper {
    id: Id,
    shelf: StoredValue<Shelf, LocalStorage>,
}

impl Keeper {
    pub fn new(id: Id, shelf: StoredValue<Shelf, LocalStorage>) -> Keeper {
        Keeper { id, shelf }
    }

    pub fn keep(self, record: Record<Island>) -> Result<(), NotSaved> {
        self.shelf.with_value(|shelf| shelf.save(self.id, &record.into(), clock::now()))
    }
}
