//! A store that is full at every possible moment: what was there before still is.

use std::collections::BTreeMap;
use std::rc::Rc;

use castaway::games::AnyRecord;
use castaway::save::store::Store;
use castaway::save::{Arrival, Id, Shelf};

use crate::table::{Tight, about, holds, played, shelf as memory_shelf};

/// A session that does everything that writes, and a model of what must be there after each step.
fn session(store: &Rc<Tight>) {
    let shelf = Shelf::new(store.clone(), 1);
    let other = Shelf::new(store.clone(), 2);
    let mut expected = BTreeMap::<Id, AnyRecord>::new();
    let check = |expected: &BTreeMap<Id, AnyRecord>| {
        for (id, record) in expected {
            assert_eq!(shelf.peek(*id).map(|saved| saved.record).as_ref(), Some(record));
        }
    };

    for number in 0..4 {
        if let Ok(id) = shelf.add(&about(number), &played(number, 5), number) {
            expected.insert(id, played(number, 5));
        }
        check(&expected);
    }
    let ids: Vec<Id> = expected.keys().copied().collect();
    for (number, id) in ids.iter().copied().enumerate() {
        // The game goes on whether or not a save succeeds, and a later one catches up.
        let start = expected[&id].clone();
        let AnyRecord::Island(whole) = &start;
        let source = (0..4).find(|n| crate::table::game(*n, 5).seed == whole.seed).unwrap();
        for actions in 6..9 {
            if shelf.save(id, &played(source, actions), 0).is_ok() {
                expected.insert(id, played(source, actions));
            }
            check(&expected);
        }
        let _ = shelf.rename(id, "renamed");
        check(&expected);
        if number == 1 {
            other.take_over(id).unwrap();
            check(&expected);
        }
        if number == 2 {
            let removed = shelf.remove(id).unwrap();
            // Undo is offered until it succeeds.
            while shelf.restore(&removed).is_err() {}
            check(&expected);
        }
    }
    if let Some(broken) = ids.last() {
        expected.remove(broken);
        store.inner.write(&format!("game.{broken}"), "cw1:broken").unwrap();
        for _ in 0..2 {
            let listing = shelf.list();
            assert_eq!(listing.damaged.len(), 1, "{listing:?}");
            assert!(holds(&**store, "cw1:broken"));
            check(&expected);
        }
    }
    let text = carried();
    for arrival in shelf.import(&text, || 77).unwrap().arrivals {
        if let Arrival::Added(id) = arrival {
            expected.insert(id, shelf.peek(id).unwrap().record);
        }
    }
    check(&expected);
}

fn carried() -> String {
    let elsewhere = memory_shelf(&Rc::default());
    for number in 10..13 {
        elsewhere.add(&about(number), &played(number, 9), number).unwrap();
    }
    elsewhere.export_all()
}

#[test]
fn with_room_the_session_writes_this_often() {
    let store = Rc::new(Tight::default());
    session(&store);
    assert_eq!(store.writes.get(), 26);
}

#[test]
fn full_at_any_single_write_nothing_is_lost() {
    for at in 0..26 {
        let store = Rc::new(Tight::default());
        store.full.set((at, at + 1));
        session(&store);
    }
}

#[test]
fn full_for_a_while_from_any_write_on_nothing_is_lost() {
    for at in 0..26 {
        for length in 2..9 {
            let store = Rc::new(Tight::default());
            store.full.set((at, at + length));
            session(&store);
        }
    }
}

#[test]
fn a_store_that_stays_full_still_shows_everything() {
    let store = Rc::new(Tight::default());
    let shelf = Shelf::new(store.clone(), 1);
    let id = shelf.add(&about(1), &played(1, 5), 1).unwrap();
    store.inner.write("game.BBBBB", "cw1:broken").unwrap();
    store.full.set((0, usize::MAX));
    assert!(shelf.save(id, &played(1, 6), 0).is_err());
    assert!(shelf.add(&about(2), &played(2, 6), 2).is_err());
    let taken = shelf.take_over(id).unwrap();
    assert_eq!(taken.record, played(1, 5));
    let listing = shelf.list();
    assert_eq!((listing.games.len(), listing.damaged.len()), (1, 1));
    assert_eq!(store.inner.read("game.BBBBB").as_deref(), Some("cw1:broken"));
    // Once there is room, play goes on as if nothing had happened.
    store.full.set((0, 0));
    shelf.save(id, &played(1, 9), 0).unwrap();
    assert_eq!(shelf.load(id).unwrap().record, played(1, 9));
}
