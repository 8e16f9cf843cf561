//! A shelf in daily use.

use std::rc::Rc;

use castaway::games::{End, Relation};
use castaway::kernel::Record;
use castaway::save::store::{Memory, Store};
use castaway::save::{About, Id, LoadError, NotSaved, TITLE_LENGTH};
use proptest::prelude::*;

use crate::table::{about, dump, game, played, shelf};

#[test]
fn a_game_is_there_again_after_every_action() {
    let store = Rc::new(Memory::default());
    let playing = shelf(&store);
    let id = playing.add(&about(3), &played(3, 0), 7).unwrap();
    for actions in 0..80 {
        playing.save(id, &played(3, actions), 1_763_251_300_000 + actions as u64).unwrap();
        let reloaded = shelf(&store).load(id).unwrap();
        assert_eq!(reloaded.record, played(3, actions));
        let touched = 1_763_251_300_000 + actions as u64;
        assert_eq!(reloaded.about, About { touched, ..about(3) });
    }
    assert_eq!(store.keys().len(), 1);
}

#[test]
fn the_list_has_the_last_touched_first_and_says_how_games_stand() {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    let first = shelf.add(&about(1), &played(1, 5), 1).unwrap();
    let second = shelf.add(&about(2), &played(2, usize::MAX), 2).unwrap();
    let given_up = Record { given_up: true, assisted: true, ..game(3, 4) };
    let third = shelf.add(&about(3), &given_up.into(), 3).unwrap();
    let ids = || shelf.list().games.iter().map(|saved| saved.id).collect::<Vec<_>>();
    assert_eq!(ids(), [third, second, first]);
    shelf.save(first, &played(1, 6), u64::MAX).unwrap();
    assert_eq!(ids(), [first, third, second]);
    let progress = shelf.list().games.iter().map(|saved| saved.record.progress()).collect::<Vec<_>>();
    assert_eq!(
        progress.iter().map(|p| p.end).collect::<Vec<_>>(),
        [None, Some(End::GivenUp), Some(End::Lost)]
    );
    assert_eq!(progress.iter().map(|p| p.assisted).collect::<Vec<_>>(), [false, true, false]);
    assert!(progress.iter().all(|p| p.turn >= 1) && progress[2].turn > 1, "{progress:?}");
}

#[test]
fn an_id_that_is_taken_goes_to_nobody_else() {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    let ids: Vec<Id> = (0..20).map(|n| shelf.add(&about(n), &played(n, 3), 42).unwrap()).collect();
    assert_eq!(shelf.list().games.len(), 20);
    for (number, id) in ids.into_iter().enumerate() {
        assert_eq!(shelf.load(id).unwrap().record, played(number as u64, 3));
    }
}

#[test]
fn a_new_title_stays_while_the_game_goes_on() {
    let store = Rc::new(Memory::default());
    let playing = shelf(&store);
    let id = playing.add(&about(1), &played(1, 3), 1).unwrap();
    let other = castaway::save::Shelf::new(store.clone(), 2);
    other.rename(id, "  Second\nattempt ").unwrap();
    other.set_names(id, &["Ann".into(), "Bo".into()]).unwrap();
    playing.save(id, &played(1, 4), 9).unwrap();
    let saved = playing.load(id).unwrap();
    assert_eq!((saved.about.title.as_str(), saved.about.names.len()), ("Secondattempt", 2));
    assert_eq!(saved.record, played(1, 4));
    other.rename(id, &"x".repeat(1000)).unwrap();
    assert_eq!(playing.load(id).unwrap().about.title.len(), TITLE_LENGTH);
    assert_eq!(other.rename(Id::from_random(99), "nobody"), Err(NotSaved::Missing));
}

#[test]
fn what_is_removed_can_be_put_back() {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    let id = shelf.add(&about(1), &played(1, 9), 1).unwrap();
    let before = dump(&*store);
    let removed = shelf.remove(id).unwrap();
    assert_eq!(shelf.load(id), Err(LoadError::Missing));
    assert_eq!(shelf.save(id, &played(1, 10), 0), Err(NotSaved::Missing));
    assert_eq!(shelf.remove(id), None);
    shelf.restore(&removed).unwrap();
    assert_eq!(dump(&*store), before);
    // Twice is as good as once.
    shelf.restore(&removed).unwrap();
    assert_eq!(dump(&*store), before);
}

#[test]
fn what_is_put_back_on_a_taken_place_pushes_nothing_out() {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    let id = shelf.add(&about(1), &played(1, 9), 1).unwrap();
    let removed = shelf.remove(id).unwrap();
    assert_eq!(shelf.add(&about(2), &played(2, 9), 1), Ok(id));
    shelf.restore(&removed).unwrap();
    let mut records: Vec<_> = shelf.list().games.into_iter().map(|saved| saved.record).collect();
    records.reverse();
    assert_eq!(records, [played(1, 9), played(2, 9)]);
}

#[test]
fn other_things_in_the_store_are_left_alone() {
    let store = Rc::new(Memory::default());
    for (key, text) in [("theme", "night"), ("game.", "?"), ("game.toolong", "?"), ("gameAAAAA", "?")] {
        store.write(key, text).unwrap();
    }
    let before = dump(&*store);
    assert_eq!(shelf(&store).list(), Default::default());
    assert_eq!(dump(&*store), before);
}

#[test]
fn a_record_by_link_finds_the_games_it_belongs_to() {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    let id = shelf.add(&about(1), &played(1, 9), 1).unwrap();
    let _ = shelf.add(&about(2), &played(2, 9), 2).unwrap();
    let found = |actions| {
        let relatives = shelf.relatives(&played(1, actions));
        relatives.into_iter().map(|(saved, relation)| (saved.id, relation)).collect::<Vec<_>>()
    };
    assert_eq!(found(12), [(id, Relation::Ahead)]);
    assert_eq!(found(9), [(id, Relation::Same)]);
    assert_eq!(found(5), [(id, Relation::Behind)]);
    assert_eq!(shelf.relatives(&played(4, 9)), []);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_names_and_times_come_back(
        title in r"\P{Cc}{0,80}", names in prop::collection::vec(r"\P{Cc}{0,40}", 0..8), started: u64, touched: u64
    ) {
        let store = Rc::new(Memory::default());
        let shelf = shelf(&store);
        let about = About { title, names, started, touched, ..about(1) };
        let id = shelf.add(&about, &played(1, 3), 1).unwrap();
        let kept = shelf.load(id).unwrap().about;
        prop_assert_eq!(kept.title, about.title.trim());
        prop_assert_eq!(kept.names.len(), about.names.len());
        prop_assert!(kept.names.iter().zip(&about.names).all(|(kept, given)| kept == given.trim()));
        prop_assert_eq!((kept.started, kept.touched), (started, touched));
    }
}
