//! The games in progress and the finished ones, each under a key of its own.

use std::cell::RefCell;
use std::rc::Rc;

use super::about::About;
use super::envelope::{self, Content, Stamp, Unreadable};
use super::few::Few;
use super::id::Id;
use super::order::by_numbers;
use super::quarantine::Quarantined;
use super::store::{NotKept, Store};
use crate::games::{AnyPen, AnyRecord, Relation};
use crate::kernel::link::Unwritable;

/// What stands before the id in the key of a game.
pub(super) const GAME: &str = "game.";

/// One tab's view of what is kept. A second tab is a second shelf on the same store.
pub struct Shelf {
    pub(super) store: Rc<dyn Store>,
    owner: u32,
    /// What this tab last read or wrote of each game, and may therefore write over.
    seen: RefCell<Few<Id, (Stamp, About)>>,
    pen: RefCell<AnyPen>,
}

/// A game as it was kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    pub id: Id,
    pub about: About,
    pub record: AnyRecord,
    pub stamp: Stamp,
}

/// Everything on the shelf.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listing {
    /// The last touched first.
    pub games: Vec<Saved>,
    /// Sound games for which it takes another version of the page.
    pub elsewhere: Vec<(Id, Unreadable)>,
    pub damaged: Vec<Quarantined>,
}

/// Why a game could not be taken up.
#[derive(Clone, Debug, PartialEq)]
pub enum LoadError {
    Missing,
    /// Sound, but it takes another version of the page. It was left alone.
    Elsewhere(Unreadable),
    /// Damaged. It was moved aside, if there was room for that.
    Damaged(Box<Quarantined>),
}

/// Why a game was not saved. What was kept before is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotSaved {
    NotKept(NotKept),
    /// What is kept is not what this tab last read or wrote: another tab has played on.
    Conflict,
    /// There is no such game.
    Missing,
    /// The record is no game that follows the rules, or longer than any game.
    Unwritable(Unwritable),
}

impl From<NotKept> for NotSaved {
    fn from(reason: NotKept) -> NotSaved {
        NotSaved::NotKept(reason)
    }
}

/// What it takes to undo a removal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "without it the removal cannot be undone"]
pub struct Removed {
    key: String,
    text: String,
}

impl Shelf {
    /// A view of the store. The random number tells this tab from others.
    pub fn new(store: Rc<dyn Store>, random: u64) -> Shelf {
        Shelf {
            store,
            owner: (random ^ (random >> 32)) as u32,
            seen: RefCell::default(),
            pen: RefCell::default(),
        }
    }

    /// Puts a new game on the shelf under an id made from a random number.
    pub fn add(&self, about: &About, record: &AnyRecord, random: u64) -> Result<Id, NotSaved> {
        let mut id = Id::from_random(random);
        while self.store.read(&key(id)).is_some() {
            id = id.next();
        }
        self.write(id, 0, about, record)?;
        Ok(id)
    }

    /// Puts a game in a place of its own choosing: one that was kept nowhere yet, but has its id. A place that
    /// is taken is a conflict.
    pub fn put(&self, id: Id, about: &About, record: &AnyRecord) -> Result<(), NotSaved> {
        match self.store.read(&key(id)) {
            Some(_) => Err(NotSaved::Conflict),
            None => self.write(id, 0, about, record),
        }
    }

    /// Keeps a game that goes on. Title and names stay as they are kept, whoever changed them.
    pub fn save(&self, id: Id, record: &AnyRecord, now: u64) -> Result<(), NotSaved> {
        let (seen, about) = self.seen.borrow().get(&id).cloned().ok_or(match self.store.read(&key(id)) {
            Some(_) => NotSaved::Conflict,
            None => NotSaved::Missing,
        })?;
        let about = match self.store.read(&key(id)) {
            Some(text) => match envelope::unwrap(&text) {
                Ok((stamp, about, _)) if stamp == seen => about,
                _ => return Err(NotSaved::Conflict),
            },
            // Removed in another tab, but played on in this one: nothing is overwritten.
            None => about,
        };
        let touched = about.touched.max(now);
        self.write(id, seen.generation.wrapping_add(1), &About { touched, ..about }, record)
    }

    /// Takes up a game. What is damaged is moved aside.
    pub fn load(&self, id: Id) -> Result<Saved, LoadError> {
        let text = self.store.read(&key(id)).ok_or(LoadError::Missing)?;
        match envelope::open(&text) {
            Ok(content) => {
                self.see(id, content.stamp, &content.about);
                Ok(saved(id, content))
            }
            Err(why) if why.is_sound() => Err(LoadError::Elsewhere(why)),
            Err(_) => Err(LoadError::Damaged(Box::new(self.quarantine(id, text)))),
        }
    }

    /// Looks at a game without taking it up: what a tab does that follows another.
    pub fn peek(&self, id: Id) -> Option<Saved> {
        let content = envelope::open(&self.store.read(&key(id))?).ok()?;
        Some(saved(id, content))
    }

    /// Takes up a game that another tab plays, and lets that tab know: its next save is a conflict.
    pub fn take_over(&self, id: Id) -> Result<Saved, LoadError> {
        let mut saved = self.load(id)?;
        let generation = saved.stamp.generation.wrapping_add(1);
        // If there is no room for this, the first save that finds room says the same.
        if self.write(id, generation, &saved.about, &saved.record).is_ok() {
            saved.stamp = Stamp { owner: self.owner, generation };
        }
        Ok(saved)
    }

    /// Whether this tab wrote the game as it is kept.
    pub fn wrote(&self, saved: &Saved) -> bool {
        saved.stamp.owner == self.owner
    }

    /// Whether this tab has read or written the game as it is kept. If not, another tab has played on.
    pub fn has_seen(&self, saved: &Saved) -> bool {
        self.seen.borrow().get(&saved.id).is_some_and(|(stamp, _)| *stamp == saved.stamp)
    }

    /// Everything there is. What is damaged is moved aside first.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        for id in self.ids() {
            let Some(text) = self.store.read(&key(id)) else { continue };
            match envelope::open(&text) {
                Ok(content) => listing.games.push(saved(id, content)),
                Err(why) if why.is_sound() => listing.elsewhere.push((id, why)),
                Err(_) => listing.damaged.push(self.quarantine(id, text)),
            }
        }
        listing.games = last_touched_first(listing.games);
        let earlier = self.quarantined().into_iter();
        let earlier: Vec<_> =
            earlier.filter(|old| listing.damaged.iter().all(|new| new.key != old.key)).collect();
        listing.damaged.extend(earlier);
        listing
    }

    /// Gives a game another title.
    pub fn rename(&self, id: Id, title: &str) -> Result<(), NotSaved> {
        self.change(id, |about| about.title = title.to_owned())
    }

    /// Gives the players of a game other names.
    pub fn set_names(&self, id: Id, names: &[String]) -> Result<(), NotSaved> {
        self.change(id, |about| about.names = names.to_vec())
    }

    /// Changes what is known of a game but not its moves, so that whoever plays it can play on.
    fn change(&self, id: Id, change: impl FnOnce(&mut About)) -> Result<(), NotSaved> {
        let text = self.store.read(&key(id)).ok_or(NotSaved::Missing)?;
        let (stamp, mut about, record) = envelope::unwrap(&text).map_err(|_| NotSaved::Conflict)?;
        change(&mut about);
        Ok(self.store.write(&key(id), &envelope::seal(stamp, &about, record))?)
    }

    /// Takes a game off the shelf, readable or not.
    pub fn remove(&self, id: Id) -> Option<Removed> {
        self.seen.borrow_mut().remove(&id);
        self.take(key(id))
    }

    /// Takes a damaged text away for good.
    pub fn discard(&self, damaged: &Quarantined) -> Option<Removed> {
        self.take(damaged.key.clone())
    }

    fn take(&self, key: String) -> Option<Removed> {
        let text = self.store.read(&key)?;
        self.store.remove(&key);
        Some(Removed { key, text })
    }

    /// Undoes a removal. If the place was taken in the meantime, both are kept.
    pub fn restore(&self, removed: &Removed) -> Result<(), NotKept> {
        match self.store.read(&removed.key) {
            None => self.store.write(&removed.key, &removed.text),
            Some(text) if text == removed.text => Ok(()),
            Some(_) => match removed.key.strip_prefix(GAME).and_then(|id| id.parse::<Id>().ok()) {
                Some(id) => self.restore(&Removed { key: key(id.next()), text: removed.text.clone() }),
                None => self.copy_aside(&removed.key, &removed.text).map(drop),
            },
        }
    }

    /// The games on the shelf that start as this record does, and how the record stands to them: whether a
    /// game that arrives by link continues one of ours.
    pub fn relatives(&self, record: &AnyRecord) -> Vec<(Saved, Relation)> {
        let games = self.ids().into_iter().filter_map(|id| self.peek(id));
        let related = games.map(|saved| {
            let relation = record.relation(&saved.record);
            (saved, relation)
        });
        related.filter(|(_, relation)| *relation != Relation::Stranger).collect()
    }

    /// The ids of all games, readable or not, in order.
    pub(super) fn ids(&self) -> Vec<Id> {
        let ids = self.store.keys().iter().filter_map(|key| Id::from_key(key)).collect();
        by_numbers(ids, |id: &Id| (id.number(), 0))
    }

    /// The text of a game as it is kept.
    pub(super) fn text(&self, id: Id) -> Option<String> {
        self.store.read(&key(id))
    }

    fn write(&self, id: Id, generation: u32, about: &About, record: &AnyRecord) -> Result<(), NotSaved> {
        let stamp = Stamp { owner: self.owner, generation };
        let text = record.write(&mut self.pen.borrow_mut()).map_err(NotSaved::Unwritable)?;
        self.store.write(&key(id), &envelope::seal(stamp, about, &text))?;
        self.see(id, stamp, about);
        Ok(())
    }

    fn see(&self, id: Id, stamp: Stamp, about: &About) {
        self.seen.borrow_mut().insert(id, (stamp, about.clone()));
    }
}

pub(super) fn last_touched_first(games: Vec<Saved>) -> Vec<Saved> {
    by_numbers(games, |saved| (u64::MAX - saved.about.touched, saved.id.number()))
}

pub(super) fn key(id: Id) -> String {
    format!("{GAME}{id}")
}

fn saved(id: Id, content: Content) -> Saved {
    Saved { id, about: content.about, record: content.record, stamp: content.stamp }
}
