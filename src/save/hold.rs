//! Games for which the store has no room: kept by the page itself, as long as it is open, and put on the shelf
//! as soon as something makes way.

use std::cell::RefCell;

use super::about::About;
use super::envelope::Stamp;
use super::few::Few;
use super::id::Id;
use super::quarantine::Quarantined;
use super::shelf::{Listing, LoadError, NotSaved, Removed, Saved, Shelf, last_touched_first};
use super::store::NotKept;
use crate::games::{AnyRecord, Relation};

/// What nobody has written.
const UNWRITTEN: Stamp = Stamp { owner: 0, generation: 0 };

/// A shelf, and the games that it has no room for. What it does not do itself, the shelf does.
pub struct Hold {
    shelf: Shelf,
    /// Each is further than what the shelf has of it, if it has anything.
    waiting: RefCell<Few<Id, Saved>>,
}

impl core::ops::Deref for Hold {
    type Target = Shelf;

    fn deref(&self) -> &Shelf {
        &self.shelf
    }
}

/// A game that was taken away, with what it takes to bring it back.
#[derive(Clone, Debug, PartialEq)]
#[must_use = "without it the game cannot be brought back"]
pub struct Thrown {
    removed: Option<Removed>,
    waiting: Option<Saved>,
}

impl Hold {
    pub fn new(shelf: Shelf) -> Hold {
        Hold { shelf, waiting: RefCell::default() }
    }

    /// Takes in a new game, and says what became of keeping it: there is a game either way.
    pub fn take_in(&self, about: &About, record: &AnyRecord, random: u64) -> (Id, Result<(), NotSaved>) {
        match self.shelf.add(about, record, random) {
            Ok(id) => (id, Ok(())),
            Err(why) => {
                let mut id = Id::from_random(random);
                while self.shelf.peek(id).is_some() || self.waiting.borrow().has(&id) {
                    id = id.next();
                }
                self.wait(id, about.clone(), record);
                (id, Err(why))
            }
        }
    }

    /// Keeps a game that goes on, where there is room for it. A conflict keeps it nowhere.
    pub fn keep(&self, id: Id, record: &AnyRecord, now: u64) -> Result<(), NotSaved> {
        let about = self.waiting.borrow().get(&id).map(|saved| saved.about.clone());
        let kept = match (self.shelf.save(id, record, now), &about) {
            (Err(NotSaved::Missing), Some(about)) => {
                self.shelf.put(id, &About { touched: now, ..about.clone() }, record)
            }
            (kept, _) => kept,
        };
        match kept {
            Ok(()) => drop(self.waiting.borrow_mut().remove(&id)),
            Err(NotSaved::NotKept(_)) => {
                let about = about.or_else(|| Some(self.shelf.peek(id)?.about));
                let about = About { touched: now, ..about.unwrap_or_else(|| About::new(now)) };
                self.wait(id, about, record);
            }
            Err(_) => {}
        }
        kept
    }

    fn wait(&self, id: Id, about: About, record: &AnyRecord) {
        let saved = Saved { id, about, record: record.clone(), stamp: UNWRITTEN };
        self.waiting.borrow_mut().insert(id, saved);
    }

    /// Takes up a game as far as it was played. If another tab went another way in the meantime, that is the
    /// game now, and what was played here becomes one of its own.
    pub fn load(&self, id: Id) -> Result<Saved, LoadError> {
        let kept = self.shelf.load(id);
        let Some(ours) = self.waiting.borrow().get(&id).cloned() else {
            // Who looks for a game that was found damaged before still wants to know.
            let aside = || {
                self.shelf.aside(id).map_or(LoadError::Missing, |aside| LoadError::Damaged(Box::new(aside)))
            };
            return kept.map_err(|why| if why == LoadError::Missing { aside() } else { why });
        };
        match &kept {
            Ok(kept) if !matches!(ours.record.relation(&kept.record), Relation::Ahead) => {
                self.part(ours, &kept.record)
            }
            _ => return Ok(ours),
        }
        kept
    }

    /// Moves a waiting game to another id, unless the one that is kept has all of it.
    fn part(&self, ours: Saved, kept: &AnyRecord) {
        self.waiting.borrow_mut().remove(&ours.id);
        if ours.record.relation(kept) == Relation::Apart {
            // Without room it waits on, under its new id.
            let _ = self.take_in(&ours.about, &ours.record, ours.id.next().number());
        }
    }

    /// Everything there is, each game as far as it was played.
    pub fn list(&self) -> Listing {
        let mut listing = self.shelf.list();
        for ours in self.waiting.borrow().values() {
            listing.games.retain(|kept| kept.id != ours.id);
            listing.games.push(ours.clone());
        }
        listing.games = last_touched_first(listing.games);
        listing
    }

    /// One game as text, as far as it was played.
    pub fn export(&self, id: Id) -> Option<String> {
        match self.waiting.borrow().get(&id) {
            Some(ours) => super::export_game(&ours.about, &ours.record).ok(),
            None => self.shelf.export(id),
        }
    }

    /// Everything as text. What waits comes after what is kept of it, and an import moves that forward.
    pub fn export_all(&self) -> String {
        self.shelf.export_all_and(self.waiting.borrow().values())
    }

    /// Gives a game another title, wherever it is.
    pub fn rename(&self, id: Id, title: &str) -> Result<(), NotSaved> {
        let kept = self.shelf.rename(id, title);
        match self.waiting.borrow_mut().get_mut(&id) {
            Some(waiting) => {
                waiting.about.title = title.to_owned();
                Ok(())
            }
            None => kept,
        }
    }

    /// Takes a game away, wherever it is.
    pub fn throw_away(&self, id: Id) -> Thrown {
        Thrown { removed: self.shelf.remove(id), waiting: self.waiting.borrow_mut().remove(&id) }
    }

    /// Takes a damaged text away.
    pub fn throw_damaged(&self, damaged: &Quarantined) -> Thrown {
        Thrown { removed: self.shelf.discard(damaged), waiting: None }
    }

    /// Undoes that, if there is room.
    pub fn bring_back(&self, thrown: &Thrown) -> Result<(), NotKept> {
        if let Some(removed) = &thrown.removed {
            self.shelf.restore(removed)?;
        }
        if let Some(waiting) = &thrown.waiting {
            self.waiting.borrow_mut().insert(waiting.id, waiting.clone());
        }
        Ok(())
    }

    /// Whether a game is kept by nothing but this page.
    pub fn is_waiting(&self, id: Id) -> bool {
        self.waiting.borrow().has(&id)
    }

    /// Tries to find room for everything that waits; whether nothing waits any more.
    pub fn stow(&self) -> bool {
        let ids: Vec<Id> = self.waiting.borrow().keys().copied().collect();
        for id in ids {
            // Reads what is kept first, so that nothing of another tab's is written over.
            if let Ok(saved) = self.load(id) {
                let touched = saved.about.touched;
                // What finds no room waits on.
                let _ = self.keep(id, &saved.record, touched);
            }
        }
        self.waiting.borrow().is_empty()
    }
}
