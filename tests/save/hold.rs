//! Games that found no room go on in the page, and are on the shelf once there is some.

use std::rc::Rc;

use castaway::save::store::Store;
use castaway::save::{Hold, LoadError, NotKept, NotSaved, Shelf};

use crate::table::{Tight, about, played};

const FULL: Result<(), NotSaved> = Err(NotSaved::NotKept(NotKept::Full));

fn hold(store: &Rc<Tight>, tab: u64) -> Hold {
    Hold::new(Shelf::new(store.clone(), tab))
}

fn fill(store: &Tight) {
    store.full.set((0, usize::MAX));
}

fn make_room(store: &Tight) {
    store.full.set((0, 0));
}

#[test]
fn a_new_game_without_room_is_played_and_kept_later() {
    let store = Rc::new(Tight::default());
    let hold = hold(&store, 1);
    fill(&store);
    let (id, kept) = hold.take_in(&about(1), &played(1, 3), 77);
    assert_eq!(kept, FULL);
    assert_eq!(hold.keep(id, &played(1, 4), 9), FULL);
    assert_eq!(hold.load(id).unwrap().record, played(1, 4));
    assert_eq!(hold.list().games.len(), 1);
    assert!(!hold.stow());
    assert!(hold.export(id).is_some_and(|text| text.starts_with("Castaway export 1: 1 game\ncw1:")));
    make_room(&store);
    assert!(hold.stow());
    let saved = Shelf::load(&hold, id).unwrap();
    assert_eq!((saved.record, saved.about.title), (played(1, 4), about(1).title));
}

#[test]
fn a_kept_game_goes_on_where_the_room_ran_out() {
    let store = Rc::new(Tight::default());
    let hold = hold(&store, 1);
    let (id, kept) = hold.take_in(&about(1), &played(1, 3), 77);
    assert_eq!(kept, Ok(()));
    fill(&store);
    assert_eq!(hold.keep(id, &played(1, 5), 9), FULL);
    assert_eq!(hold.load(id).unwrap().record, played(1, 5));
    assert_eq!(hold.list().games[0].record, played(1, 5));
    make_room(&store);
    assert_eq!(hold.keep(id, &played(1, 6), 9), Ok(()));
    assert_eq!(hold.peek(id).unwrap().record, played(1, 6));
    assert!(hold.stow());
}

#[test]
fn two_games_without_room_have_two_places() {
    let store = Rc::new(Tight::default());
    let hold = hold(&store, 1);
    fill(&store);
    let (one, _) = hold.take_in(&about(1), &played(1, 3), 77);
    let (other, _) = hold.take_in(&about(2), &played(2, 3), 77);
    assert_ne!(one, other);
    assert_eq!(hold.list().games.len(), 2);
    assert!(hold.is_waiting(one));
    let thrown = hold.throw_away(one);
    assert_eq!(hold.list().games.len(), 1);
    assert_eq!(hold.bring_back(&thrown), Ok(()));
    assert_eq!(hold.list().games.len(), 2);
}

#[test]
fn what_another_tab_played_meanwhile_is_never_written_over() {
    let store = Rc::new(Tight::default());
    let (here, there) = (hold(&store, 1), hold(&store, 2));
    let (id, _) = here.take_in(&about(1), &played(1, 3), 77);
    fill(&store);
    let ours = {
        let mut ours = played(1, 3);
        let castaway::games::AnyRecord::Island(record) = &mut ours;
        record.given_up = true;
        ours
    };
    assert_eq!(here.keep(id, &ours, 9), FULL);
    make_room(&store);
    there.load(id).unwrap();
    there.keep(id, &played(1, 8), 10).unwrap();
    assert!(here.stow(), "both have a place");
    assert_eq!(here.load(id).unwrap().record, played(1, 8));
    let mut records: Vec<_> = here.list().games.into_iter().map(|saved| saved.record).collect();
    records.sort_by_key(|record| record.len());
    assert_eq!(records, [ours, played(1, 8)]);
    assert_eq!(store.keys().len(), 2);
}

#[test]
fn what_another_tab_has_played_further_is_the_game() {
    let store = Rc::new(Tight::default());
    let (here, there) = (hold(&store, 1), hold(&store, 2));
    let (id, _) = here.take_in(&about(1), &played(1, 3), 77);
    fill(&store);
    assert_eq!(here.keep(id, &played(1, 4), 9), FULL);
    make_room(&store);
    there.load(id).unwrap();
    there.keep(id, &played(1, 8), 10).unwrap();
    assert_eq!(here.load(id).unwrap().record, played(1, 8));
    assert_eq!(here.list().games.len(), 1);
}

#[test]
fn a_game_is_thrown_away_with_all_its_moves_and_brought_back_with_them() {
    let store = Rc::new(Tight::default());
    let hold = hold(&store, 1);
    let (id, _) = hold.take_in(&about(1), &played(1, 3), 77);
    fill(&store);
    assert_eq!(hold.keep(id, &played(1, 5), 9), FULL);
    let before = hold.list();
    let thrown = hold.throw_away(id);
    assert!(hold.list().games.is_empty() && store.keys().is_empty());
    assert_eq!(hold.bring_back(&thrown), Err(NotKept::Full));
    make_room(&store);
    assert_eq!(hold.bring_back(&thrown), Ok(()));
    assert_eq!(hold.list(), before);
}

#[test]
fn a_damaged_game_is_told_as_often_as_somebody_looks_for_it() {
    let store = Rc::new(Tight::default());
    let hold = hold(&store, 1);
    let (id, _) = hold.take_in(&about(1), &played(1, 3), 77);
    let key = store.keys().remove(0);
    store.write(&key, "cw1:nothing").unwrap();
    for _ in 0..3 {
        assert!(matches!(hold.load(id), Err(LoadError::Damaged(damaged)) if damaged.text == "cw1:nothing"));
    }
    let (other, _) = hold.take_in(&about(2), &played(2, 3), 78);
    let _ = hold.throw_away(other);
    assert_eq!(hold.load(other), Err(LoadError::Missing));
}
