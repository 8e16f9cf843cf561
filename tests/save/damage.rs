//! Stored texts cut, changed, mixed up and from other versions: no panic, no loss, no other game blocked.

use std::rc::Rc;

use castaway::bots::random::Random;
use castaway::games::island::Island;
use castaway::save::store::{Memory, Store};
use castaway::save::{Id, LoadError, MAX_LENGTH, Unreadable};

use crate::table::{about, dump, holds, island, played, shelf};

/// A store with three games, and the text of the one in the middle.
fn three_games() -> (Rc<Memory>, Id, String) {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    let ids = [1, 2, 3].map(|number| shelf.add(&about(number), &played(number, 40), number).unwrap());
    let text = store.read(&format!("game.{}", ids[1])).unwrap();
    (store, ids[1], text)
}

/// Puts a text in place of the second game and sees what becomes of it.
fn survives(text: &str) -> Option<Unreadable> {
    let (store, id, _) = three_games();
    let key = format!("game.{id}");
    store.write(&key, text).unwrap();
    let shelf = shelf(&store);
    let result = shelf.load(id);
    assert!(holds(&*store, text), "lost: {text:?}");
    let listing = shelf.list();
    assert!(holds(&*store, text), "lost: {text:?}");
    let others = listing.games.iter().filter(|saved| saved.id != id);
    assert!(others.map(|saved| &saved.record).eq([&played(3, 40), &played(1, 40)]), "blocked by {text:?}");
    assert_eq!(shelf.list(), listing, "looking twice changes nothing");
    match result {
        Ok(_) => None,
        Err(LoadError::Missing) => panic!("there is a text"),
        Err(LoadError::Elsewhere(why)) => {
            assert_eq!(store.read(&key).as_deref(), Some(text), "left alone");
            assert_eq!(listing.elsewhere, [(id, why)]);
            Some(why)
        }
        Err(LoadError::Damaged(damaged)) => {
            assert_eq!(store.read(&key), None, "the place is free again");
            assert_eq!(damaged.text, text);
            assert_eq!(listing.damaged, [*damaged.clone()]);
            damaged.why
        }
    }
}

#[test]
fn cut_at_every_character_it_is_kept_aside_with_the_moves_before_the_cut() {
    let (store, id, text) = three_games();
    let start = text.rfind('.').unwrap();
    for at in 0..text.len() {
        assert!(survives(&text[..at]).is_some(), "cut at {at}");
        store.write(&format!("game.{id}"), &text[..at]).unwrap();
        let Err(LoadError::Damaged(damaged)) = shelf(&store).load(id) else { panic!("cut at {at}") };
        assert!(shelf(&store).discard(&damaged).is_some());
        if let Some(salvage) = &damaged.readable {
            assert!(island(&played(2, 40)).actions.starts_with(&island(&salvage.record).actions));
            assert_eq!(salvage.about, about(2));
        }
        assert_eq!(damaged.readable.is_some(), at >= start, "cut at {at}: {damaged:?}");
    }
}

#[test]
fn every_flipped_bit_is_noticed() {
    let (_, _, text) = three_games();
    let mut ways = 0;
    for at in 0..text.len() {
        for bit in 0..7 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            // Seven bits of a text in ASCII always are a text.
            assert!(survives(&String::from_utf8(bytes).unwrap()).is_some(), "bit {bit} at {at}");
            ways += 1;
        }
    }
    assert!(ways >= 1000, "{ways}");
}

#[test]
fn thousands_of_mixed_damages_lose_nothing() {
    let (_, _, text) = three_games();
    let mut chance = Random::<Island>::new(2026);
    let strange: Vec<char> = "aZ0.;:%,+ \n\u{0}é🏝<>\"".chars().collect();
    for _ in 0..3000 {
        let mut characters: Vec<char> = text.chars().collect();
        for _ in 0..=chance.below(5) {
            let length = characters.len();
            let (one, other) = (chance.below(length.max(1)), chance.below(length.max(1)));
            let span = one.min(other)..one.max(other);
            match chance.below(5) {
                0 if length > 0 => characters[one] = strange[chance.below(strange.len())],
                1 => characters.insert(one.min(length), strange[chance.below(strange.len())]),
                2 => drop(characters.drain(span)),
                3 => {
                    let copy = characters[span].to_vec();
                    characters.splice(one..one, copy);
                }
                _ => characters[span].reverse(),
            }
        }
        let damaged: String = characters.into_iter().collect();
        assert_eq!(survives(&damaged).is_none(), damaged.trim() == text, "{damaged}");
    }
}

#[test]
fn other_versions_are_left_alone_and_named() {
    let (_, _, text) = three_games();
    let rest = text.strip_prefix("cw1:").unwrap();
    for version in 2..1000 {
        assert_eq!(survives(&format!("cw{version}:{rest}")), Some(Unreadable::Newer(version)));
    }
    assert_eq!(survives("cw7:all new"), Some(Unreadable::Newer(7)));
    assert_eq!(survives(&format!("cw0:{rest}")), Some(Unreadable::Foreign));
    for odd in ["cw", "cw:", "cw-1:", "cw+2:", "cw99999:", "CW1:", "cw1.0:", "cw١:"] {
        assert_eq!(survives(&format!("{odd}{rest}")), Some(Unreadable::Foreign), "{odd}");
    }
}

#[test]
fn each_damage_has_its_name() {
    let (_, _, text) = three_games();
    assert_eq!(survives(""), Some(Unreadable::Foreign));
    assert_eq!(survives("null"), Some(Unreadable::Foreign));
    assert_eq!(survives(&text[..text.len() - 1]), Some(Unreadable::Cut));
    assert_eq!(survives(&text.replace("free", "Free").replace("daily", "Daily")), Some(Unreadable::Changed));
    let long = text.repeat(200);
    assert_eq!(survives(&long), Some(Unreadable::TooLong(long.len())));
    assert!(long.len() > MAX_LENGTH);
    assert_eq!(survives(&"🏝".repeat(9000)), Some(Unreadable::TooLong(36_000)));
}

#[test]
fn white_space_around_a_text_is_no_damage() {
    let (_, _, text) = three_games();
    assert_eq!(survives(&format!("\n  {text}\r\n")), None);
}

#[test]
fn one_id_may_break_many_times() {
    let (store, id, text) = three_games();
    let shelf = shelf(&store);
    for number in 0..10 {
        store.write(&format!("game.{id}"), &format!("{text}{number}")).unwrap();
        assert!(matches!(shelf.load(id), Err(LoadError::Damaged(_))));
    }
    let damaged = shelf.list().damaged;
    assert_eq!(damaged.len(), 10);
    assert!((0..10).all(|number| holds(&*store, &format!("{text}{number}"))));
    // The same damage again takes no more room.
    store.write(&format!("game.{id}"), &format!("{text}3")).unwrap();
    let before = dump(&*store).len();
    assert!(matches!(shelf.load(id), Err(LoadError::Damaged(_))));
    assert_eq!(dump(&*store).len(), before - 1);

    let removed = shelf.discard(&damaged[0]).unwrap();
    assert_eq!(shelf.list().damaged.len(), 9);
    shelf.restore(&removed).unwrap();
    assert_eq!(shelf.list().damaged, damaged);
}

#[test]
fn the_readable_part_can_be_played_on() {
    let (store, id, text) = three_games();
    store.write(&format!("game.{id}"), &text[..text.len() - 30]).unwrap();
    let shelf = shelf(&store);
    let Err(LoadError::Damaged(damaged)) = shelf.load(id) else { panic!("it was cut") };
    let salvage = damaged.readable.unwrap();
    let again = shelf.add(&salvage.about, &salvage.record, 50).unwrap();
    let length = salvage.record.len();
    assert!((20..40).contains(&length), "{length}");
    shelf.save(again, &played(2, length + 1), 0).unwrap();
    assert_eq!(shelf.load(again).unwrap().record, played(2, length + 1));
}
