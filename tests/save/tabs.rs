//! Two tabs are two shelves on one store.

use std::rc::Rc;

use castaway::save::store::{Memory, Store};
use castaway::save::{NotSaved, Shelf};
use proptest::prelude::*;

use crate::table::{about, game, played};

fn two_tabs() -> (Rc<Memory>, Shelf, Shelf) {
    let store = Rc::new(Memory::default());
    (store.clone(), Shelf::new(store.clone(), 1), Shelf::new(store, 2))
}

#[test]
fn a_tab_that_missed_a_move_overwrites_nothing() {
    let (_, one, two) = two_tabs();
    let id = one.add(&about(1), &played(1, 3), 1).unwrap();
    two.load(id).unwrap();
    one.save(id, &played(1, 4), 0).unwrap();
    assert_eq!(two.save(id, &played(1, 9), 0), Err(NotSaved::Conflict));
    assert_eq!(one.load(id).unwrap().record, played(1, 4));
}

#[test]
fn a_tab_that_never_looked_overwrites_nothing() {
    let (_, one, two) = two_tabs();
    let id = one.add(&about(1), &played(1, 3), 1).unwrap();
    assert_eq!(two.save(id, &played(1, 4), 0), Err(NotSaved::Conflict));
    // Following is looking without taking up.
    assert_eq!(two.peek(id).unwrap().record, played(1, 3));
    assert_eq!(two.save(id, &played(1, 4), 0), Err(NotSaved::Conflict));
}

#[test]
fn one_plays_the_other_follows_and_may_take_over() {
    let (_, one, two) = two_tabs();
    let id = one.add(&about(1), &played(1, 3), 1).unwrap();
    one.save(id, &played(1, 5), 0).unwrap();
    let followed = two.peek(id).unwrap();
    assert!(one.wrote(&followed) && !two.wrote(&followed));

    let taken = two.take_over(id).unwrap();
    assert!(two.wrote(&taken) && !one.wrote(&taken));
    assert_eq!(taken, two.peek(id).unwrap());
    assert_eq!(one.save(id, &played(1, 6), 0), Err(NotSaved::Conflict));
    two.save(id, &played(1, 7), 0).unwrap();
    assert_eq!(one.peek(id).unwrap().record, played(1, 7));
    one.take_over(id).unwrap();
    one.save(id, &played(1, 8), 0).unwrap();
    assert_eq!(two.save(id, &played(1, 9), 0), Err(NotSaved::Conflict));
}

#[test]
fn an_undo_elsewhere_is_noticed_too() {
    let (_, one, two) = two_tabs();
    let id = one.add(&about(1), &played(1, 3), 1).unwrap();
    two.load(id).unwrap();
    one.save(id, &played(1, 4), 0).unwrap();
    one.save(id, &played(1, 3), 0).unwrap();
    assert_eq!(two.save(id, &played(1, 4), 0), Err(NotSaved::Conflict));
}

#[test]
fn a_game_removed_in_one_tab_lives_on_in_the_one_that_plays_it() {
    let (_, one, two) = two_tabs();
    let id = one.add(&about(1), &played(1, 3), 1).unwrap();
    let removed = two.remove(id).unwrap();
    one.save(id, &played(1, 4), 0).unwrap();
    assert_eq!(one.load(id).unwrap().record, played(1, 4));
    assert_eq!(one.load(id).unwrap().about.names, about(1).names);
    two.restore(&removed).unwrap();
    assert_eq!(one.list().games.len(), 2);
}

#[test]
fn what_became_unreadable_under_a_player_is_not_overwritten() {
    let (store, one, two) = two_tabs();
    let id = one.add(&about(1), &played(1, 3), 1).unwrap();
    for text in ["garbage", "cw2:from tomorrow;", ""] {
        store.write(&format!("game.{id}"), text).unwrap();
        assert_eq!(one.save(id, &played(1, 4), 0), Err(NotSaved::Conflict));
        assert_eq!(two.rename(id, "mine"), Err(NotSaved::Conflict));
        assert_eq!(store.read(&format!("game.{id}")).as_deref(), Some(text));
    }
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Act,
    TakeOver,
    Rename,
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    /// Whatever two tabs do in turn, every move that was accepted is in the game until its own player takes
    /// it back, and no tab adds to moves it has not seen.
    #[test]
    fn the_game_only_ever_grows_by_the_moves_of_who_plays(
        deeds in prop::collection::vec(
            (any::<bool>(), prop_oneof![4 => Just(Deed::Act), 1 => Just(Deed::TakeOver), 1 => Just(Deed::Rename)]),
            1..60,
        )
    ) {
        let (_, one, two) = two_tabs();
        let id = one.add(&about(1), &played(1, 0), 1).unwrap();
        let longest = game(1, 100).actions.len();
        let mut views = [0, 0];
        let mut kept = 0;
        let mut player = 0;
        for (second, deed) in deeds {
            let tab = usize::from(second);
            let shelf = [&one, &two][tab];
            match deed {
                Deed::Act => {
                    let next = (views[tab] + 1).min(longest);
                    let result = shelf.save(id, &played(1, next), 0);
                    prop_assert_eq!(result.is_ok(), tab == player, "{:?}", result);
                    if result.is_ok() {
                        views[tab] = next;
                        kept = next;
                    }
                }
                Deed::TakeOver => {
                    views[tab] = shelf.take_over(id).unwrap().record.len();
                    prop_assert_eq!(views[tab], kept);
                    player = tab;
                }
                Deed::Rename => shelf.rename(id, "again").unwrap(),
            }
            prop_assert_eq!(one.peek(id).unwrap().record, played(1, kept));
        }
    }
}
