//! The text of a record for keeping: whole, or readable up to the damage.

use castaway::games::island::Island;
use castaway::kernel::link::{LinkError, MAX_LENGTH, Unwritable};
use castaway::kernel::{Record, link, trail};
use proptest::prelude::*;

use crate::table::game;

fn whole(text: &str) -> Option<Record<Island>> {
    trail::read(text).ok().filter(|reading| !reading.broken).map(|reading| reading.record)
}

#[test]
fn random_games_come_back_at_every_length() {
    for number in 0..300 {
        let record = game(number, usize::MAX);
        assert_eq!(whole(&trail::write(&record).unwrap()), Some(record));
    }
    for actions in 0..200 {
        let mut record = game(5, actions);
        record.assisted = actions % 2 == 0;
        record.given_up = actions % 3 == 0 && record.actions != game(5, actions + 1).actions;
        assert_eq!(whole(&trail::write(&record).unwrap()), Some(record));
    }
}

#[test]
fn a_pen_that_goes_on_writes_what_a_new_one_does() {
    let mut pen = trail::Pen::default();
    let mut same = |record: &Record<Island>| {
        assert_eq!(pen.write(record), trail::write(record), "{} actions", record.actions.len());
    };
    // On and on, the same again, back, another way, another game, a mark at the start.
    let lengths = (0..60).chain([60, 60, 40, 41, 90, 0, 200]);
    lengths.for_each(|actions| same(&game(5, actions)));
    same(&game(6, 30));
    same(&game(6, 31));
    same(&Record { assisted: true, ..game(6, 32) });
    same(&Record { given_up: true, ..game(6, 32) });
    same(&Record { actions: game(5, 20).actions, ..game(6, 0) });
    same(&game(6, 40));
}

#[test]
fn a_game_that_was_given_up_says_so_only_where_it_ends() {
    let record = Record { given_up: true, ..game(3, 10) };
    let text = trail::write(&record).unwrap();
    assert_eq!(whole(&text), Some(record));
    let cut = trail::read::<Island>(&text[..text.len() - 1]).unwrap();
    assert!(cut.broken && !cut.record.given_up);
    // Nobody gives up a game that is over.
    let over = Record { given_up: true, ..game(3, usize::MAX) };
    let read = trail::read::<Island>(&trail::write(&over).unwrap()).unwrap();
    assert!(read.broken && !read.record.given_up);
}

#[test]
fn what_does_not_follow_the_rules_is_not_written() {
    let mut record = game(3, usize::MAX);
    let last = record.actions[record.actions.len() - 1];
    let at = record.actions.len();
    record.actions.push(last);
    assert_eq!(trail::write(&record), Err(Unwritable::Illegal { at }));
    record.actions = vec![last; 5000];
    assert_eq!(trail::write(&record), Err(Unwritable::TooManyActions));
}

#[test]
fn without_a_sound_start_there_is_nothing() {
    for text in ["", ".", "....", "hello", ".AA"] {
        assert!(trail::read::<Island>(text).is_err(), "{text}");
    }
    let long = "A".repeat(MAX_LENGTH + 1);
    assert!(matches!(trail::read::<Island>(&long), Err(LinkError::TooLong(_))));
    // A link with moves is no start.
    let link = link::encode(&game(3, 10)).unwrap();
    assert_eq!(trail::read::<Island>(&format!("{link}.")), Err(LinkError::Nonsense));
}

proptest! {
    #[test]
    fn a_cut_text_gives_exactly_the_moves_before_the_cut(number in 0..1000u64, at in any::<prop::sample::Index>()) {
        let record = game(number, 60);
        let text = trail::write(&record).unwrap();
        let start = text.find('.').unwrap();
        let cut = &text[..start + at.index(text.len() - start)];
        let read = trail::read::<Island>(cut).unwrap().record;
        prop_assert!(record.actions.starts_with(&read.actions));
        // An action takes two characters, and three or more only among many.
        prop_assert!(read.actions.len() * 4 + 4 >= cut.len() - start);
    }

    #[test]
    fn a_changed_character_costs_no_move_before_it(
        number in 0..1000u64, at in any::<prop::sample::Index>(), other in "[A-Za-z0-9_. é-]"
    ) {
        let record = game(number, 60);
        let text = trail::write(&record).unwrap();
        let start = text.find('.').unwrap() + 1;
        let at = start + at.index(text.len() - start);
        let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
        let before = trail::read::<Island>(&text[..at]).unwrap().record;
        let read = trail::read::<Island>(&changed).unwrap();
        prop_assert!(read.record.actions.starts_with(&before.actions));
        if changed != text {
            prop_assert!(read.broken || read.record != record);
        }
    }
}
