//! The games of this device as the pages see them: taken in, kept, thrown away, and changed by other tabs.

use leptos::prelude::*;

use super::ui::Ui;
use crate::games::AnyRecord;
use crate::games::island::Island;
use crate::kernel::Record;
use crate::platform::{chance, storage};
use crate::save::{About, Hold, Id, Listing, LoadError, NotKept, NotSaved, Quarantined, Saved, Thrown};

pub type TheShelf = StoredValue<Hold, LocalStorage>;

/// Something another tab did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// Grows every time, so that the same again is still news.
    pub serial: u32,
    /// The game it did it with; `None` if it may be any.
    pub game: Option<Id>,
}

/// Something that was thrown away, and can be brought back as long as the page is open.
#[derive(Clone, Debug, PartialEq)]
pub struct Rubbish {
    pub title: String,
    /// Where it stood among the others.
    pub touched: u64,
    pub place: Place,
    thrown: Thrown,
}

/// The part of the shelf that something stood on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    GoingOn,
    Finished,
    SetAside,
}

impl Ui {
    /// Takes in a new game; where there is no room, it lives as long as the page is open.
    pub fn add_game(self, about: &About, record: AnyRecord) -> Id {
        let (id, kept) = self.shelf.with_value(|shelf| shelf.take_in(about, &record, chance::random()));
        self.told_if_not_kept(kept);
        id
    }

    pub fn load_game(self, id: Id) -> Result<Saved, LoadError> {
        self.shelf.with_value(|shelf| shelf.load(id))
    }

    pub fn games(self) -> Listing {
        self.shelf.with_value(Hold::list)
    }

    /// The game that was touched last and is not over, with the names of its players.
    pub fn last_game(self) -> Option<(Id, Record<Island>, [String; 4])> {
        let open = self.games().games.into_iter().find(|saved| saved.record.progress().end.is_none())?;
        let AnyRecord::Island(record) = open.record;
        Some((open.id, record, by_seat(open.about.names)))
    }

    pub fn throw_away(self, saved: &Saved, title: String, place: Place) {
        let thrown = self.shelf.with_value(|shelf| shelf.throw_away(saved.id));
        self.into_bin(Rubbish { title, touched: saved.about.touched, place, thrown });
    }

    pub fn throw_damaged(self, damaged: &Quarantined, title: String) {
        let thrown = self.shelf.with_value(|shelf| shelf.throw_damaged(damaged));
        self.into_bin(Rubbish { title, touched: 0, place: Place::SetAside, thrown });
    }

    fn into_bin(self, rubbish: Rubbish) {
        self.find_room();
        self.bin.update(|bin| bin.push(rubbish));
    }

    /// Takes something out of the bin again; without room it stays there.
    pub fn bring_back(self, rubbish: &Rubbish) {
        match self.shelf.with_value(|shelf| shelf.bring_back(&rubbish.thrown)) {
            Ok(()) => self.bin.update(|bin| bin.retain(|other| other != rubbish)),
            Err(reason) => self.not_kept.set(Some(reason)),
        }
    }

    /// Something has made way: perhaps what waits finds room now.
    fn find_room(self) {
        let all_kept = self.shelf.with_value(Hold::stow);
        if all_kept && self.not_kept.get_untracked() == Some(NotKept::Full) {
            self.not_kept.set(None);
        }
    }

    /// Lets the player know that something could not be kept.
    pub fn told_if_not_kept(self, kept: Result<(), NotSaved>) {
        match kept {
            Ok(()) => {}
            Err(NotSaved::NotKept(reason)) => self.not_kept.set(Some(reason)),
            Err(_) => self.not_kept.set(Some(NotKept::Blocked)),
        }
    }

    /// Hears what other tabs write, as long as the page lives.
    pub(super) fn follow_other_tabs(self) {
        storage::listen(move |key| {
            let game = key.as_deref().and_then(Id::from_key);
            self.elsewhere.update(|last| *last = Elsewhere { serial: last.serial + 1, game });
        });
    }
}

/// Names for the four seats, empty where none was given.
pub fn by_seat(names: Vec<String>) -> [String; 4] {
    let mut names = names.into_iter();
    [(); 4].map(|()| names.next().unwrap_or_default())
}
