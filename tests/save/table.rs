//! Shorthand for tests: games as they are kept, and a store that runs out of room when told to.

use std::cell::Cell;
use std::rc::Rc;

use castaway::games::AnyRecord;
use castaway::games::island::Island;
use castaway::kernel::Record;
use castaway::save::store::{Memory, NotKept, Store};
use castaway::save::{About, Kind, Shelf};

pub use crate::random::game;

pub fn played(number: u64, actions: usize) -> AnyRecord {
    game(number, actions).into()
}

pub fn island(record: &AnyRecord) -> &Record<Island> {
    let AnyRecord::Island(record) = record;
    record
}

/// What may be known of a game, different for every number.
pub fn about(number: u64) -> About {
    let day = castaway::kernel::Day::of(1_763_251_200_000 + number * 86_400_000);
    About {
        title: ["", "Rainy Sunday", "Zoë's 🏝; cw1:x. & more", "a,b"][(number % 4) as usize].into(),
        names: ["Mara", "Téo, the 2nd", "", "Jonas"].map(String::from)[..(number % 5) as usize].to_vec(),
        kind: [Kind::Free, Kind::Daily(day), Kind::Practice(day), Kind::Challenge][(number / 2 % 4) as usize],
        started: 1_763_251_200_000 + number,
        touched: 1_763_251_200_000 + 2 * number,
    }
}

pub fn shelf(store: &Rc<Memory>) -> Shelf {
    Shelf::new(store.clone(), 1)
}

/// Every key with its text.
pub fn dump(store: &dyn Store) -> Vec<(String, String)> {
    let mut all: Vec<_> =
        store.keys().into_iter().map(|key| (key.clone(), store.read(&key).unwrap())).collect();
    all.sort();
    all
}

/// Whether the store holds this text, under whatever key.
pub fn holds(store: &dyn Store, text: &str) -> bool {
    store.keys().iter().any(|key| store.read(key).as_deref() == Some(text))
}

/// A store that refuses some writes.
#[derive(Default)]
pub struct Tight {
    pub inner: Memory,
    pub writes: Cell<usize>,
    /// The first write that finds no room, and the first after it that does.
    pub full: Cell<(usize, usize)>,
}

impl Store for Tight {
    fn read(&self, key: &str) -> Option<String> {
        self.inner.read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), NotKept> {
        let number = self.writes.get();
        self.writes.set(number + 1);
        let (from, to) = self.full.get();
        if (from..to).contains(&number) { Err(NotKept::Full) } else { self.inner.write(key, text) }
    }

    fn remove(&self, key: &str) {
        self.inner.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.inner.keys()
    }
}
