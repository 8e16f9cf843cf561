//! Games carried elsewhere as text, through mails and chats.

use std::rc::Rc;

use castaway::save::store::{Memory, Store};
use castaway::save::{Arrival, ImportError, MAX_IMPORT, Shelf, Unreadable};
use proptest::prelude::*;

use crate::table::{about, dump, game, played, shelf};

fn filled(numbers: core::ops::Range<u64>, actions: usize) -> (Rc<Memory>, Shelf) {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    for number in numbers {
        shelf.add(&about(number), &played(number, actions), number * 1000).unwrap();
    }
    (store, shelf)
}

fn counter() -> impl FnMut() -> u64 {
    let mut number = 500;
    move || {
        number += 1;
        number
    }
}

#[test]
fn everything_arrives_on_another_device() {
    let (_, here) = filled(0..8, 30);
    let there = shelf(&Rc::default());
    let import = there.import(&here.export_all(), counter()).unwrap();
    assert!(import.arrivals.iter().all(|arrival| matches!(arrival, Arrival::Added(_))), "{import:?}");
    assert_eq!((import.arrivals.len(), import.missing), (8, 0));
    let games = |shelf: &Shelf| {
        let games = shelf.list().games.into_iter();
        games.map(|saved| (saved.about, saved.record)).collect::<Vec<_>>()
    };
    assert_eq!(games(&there), games(&here));
    // And once more, in both directions: nothing changes.
    for (from, to) in [(&here, &there), (&there, &here)] {
        let before = games(to);
        let import = to.import(&from.export_all(), counter()).unwrap();
        assert!(import.arrivals.iter().all(|arrival| matches!(arrival, Arrival::AlreadyThere(_))));
        assert_eq!(games(to), before);
    }
}

#[test]
fn one_game_has_a_header_and_a_line() {
    let (_, here) = filled(1..2, 3);
    let id = here.list().games[0].id;
    let text = here.export(id).unwrap();
    assert!(text.starts_with("Castaway export 1: 1 game\ncw1:"), "{text}");
    assert_eq!(text.lines().count(), 2);
    assert!(here.remove(id).is_some() && here.export(id).is_none());
}

#[test]
fn a_continued_game_moves_forward_and_a_parted_one_is_kept_beside() {
    let (_, here) = filled(1..2, 10);
    let (_, there) = filled(1..2, 15);
    let id = here.list().games[0].id;
    assert_eq!(here.import(&there.export_all(), counter()).unwrap().arrivals, [Arrival::MovedForward(id)]);
    assert_eq!(here.load(id).unwrap().record, played(1, 15));
    // The way back brings nothing new.
    let (_, earlier) = filled(1..2, 12);
    assert_eq!(here.import(&earlier.export_all(), counter()).unwrap().arrivals, [Arrival::AlreadyThere(id)]);
    assert_eq!(here.load(id).unwrap().record, played(1, 15));

    let mut parted = game(1, 12);
    parted.given_up = true;
    let other = shelf(&Rc::default());
    other.add(&about(1), &parted.clone().into(), 1).unwrap();
    let arrivals = here.import(&other.export_all(), counter()).unwrap().arrivals;
    let [Arrival::Diverged { kept, added }] = arrivals[..] else { panic!("{arrivals:?}") };
    assert_eq!((kept, here.load(added).unwrap().record), (id, parted.into()));
    assert_eq!(here.load(id).unwrap().record, played(1, 15));
    // A second import finds both.
    assert_eq!(here.import(&other.export_all(), counter()).unwrap().arrivals, [Arrival::AlreadyThere(added)]);
}

#[test]
fn the_same_seed_played_twice_is_two_games() {
    let (_, here) = filled(1..2, 10);
    let other = shelf(&Rc::default());
    let later = castaway::save::About { started: 5, ..about(1) };
    other.add(&later, &played(1, 15), 1).unwrap();
    let arrivals = here.import(&other.export_all(), counter()).unwrap().arrivals;
    assert!(matches!(arrivals[..], [Arrival::Added(_)]), "{arrivals:?}");
}

#[test]
fn mails_and_chats_do_no_harm() {
    let (_, here) = filled(0..3, 40);
    let text = here.export_all();
    let wrapped: String = text
        .chars()
        .enumerate()
        .flat_map(|(at, c)| (at % 70 == 69).then_some('\n').into_iter().chain([c]))
        .collect();
    let quoted: String = wrapped.lines().map(|line| format!("> > {line}\r\n")).collect();
    let chatted =
        format!("Anna, 12:31: look; here: cw is fine\n```\n{}\n```\nHave fun; A: B", text.replace('\n', " "));
    let without_header = text.lines().skip(1).collect::<Vec<_>>().join("\t");
    let invisible = text.replace('.', ".\u{200b}\u{feff}");
    for version in [&text, &wrapped, &quoted, &chatted, &without_header, &invisible] {
        let there = shelf(&Rc::default());
        let import = there.import(version, counter()).unwrap();
        assert!(import.arrivals.iter().all(|a| matches!(a, Arrival::Added(_))), "{version}\n{import:?}");
        assert_eq!((import.arrivals.len(), import.missing), (3, 0), "{version}");
    }
}

#[test]
fn cut_anywhere_the_whole_games_before_the_cut_arrive() {
    let (_, here) = filled(0..3, 20);
    let text = here.export_all();
    for at in (0..text.len()).rev() {
        let cut = &text[..at];
        let whole = cut.matches(';').count();
        let there = shelf(&Rc::default());
        match there.import(cut, counter()) {
            Err(why) => assert!(why == ImportError::NoGames && !cut.contains("1: 3"), "{cut}"),
            Ok(import) => {
                let added = import.arrivals.iter().filter(|a| matches!(a, Arrival::Added(_))).count();
                assert_eq!((added, there.list().games.len()), (whole, whole), "{cut}");
                assert_eq!(import.arrivals.len() + import.missing, 3, "{cut}");
            }
        }
    }
}

#[test]
fn a_damaged_line_says_why_and_offers_its_readable_part() {
    let (_, here) = filled(1..2, 20);
    let text = here.export_all();
    let there = shelf(&Rc::default());
    let arrive = |text: &str| there.import(text, counter()).unwrap().arrivals.remove(0);
    let Arrival::Unreadable { why: Unreadable::Cut, readable: Some(salvage) } =
        arrive(&text[..text.len() - 9])
    else {
        panic!("it was cut")
    };
    assert!((10..20).contains(&salvage.record.len()) && salvage.about == about(1));
    let newer = text.replace("cw1:", "cw2:");
    assert!(matches!(arrive(&newer), Arrival::Unreadable { why: Unreadable::Newer(2), .. }));
    assert_eq!(there.list(), Default::default(), "nothing unreadable comes in");
}

#[test]
fn what_this_version_cannot_read_is_exported_too() {
    let (store, here) = filled(1..2, 5);
    store.write("game.BBBBB", "cw2:tomorrow;").unwrap();
    store.write("game.CCCCC", "broken\n in two").unwrap();
    here.list();
    let text = here.export_all();
    assert!(text.contains("\ncw2:tomorrow;\n") && text.ends_with("\nbroken in two\n"), "{text}");
    assert!(text.starts_with("Castaway export 1: 3 games\n"));
}

#[test]
fn texts_without_games_are_refused() {
    let shelf = shelf(&Rc::default());
    for text in ["", "hello", "cw", "cw1", "https://example.org/#cw:1;", ";;;:::"] {
        assert_eq!(shelf.import(text, counter()), Err(ImportError::NoGames), "{text}");
    }
    let huge = "cw1:".repeat(MAX_IMPORT / 4 + 1);
    assert_eq!(shelf.import(&huge, counter()), Err(ImportError::TooLong(huge.len())));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn any_text_is_imported_or_refused(text in "(cw[0-9]{0,5}:|[;.:,%+A-Za-z0-9]{0,9}|.{0,5}){0,30}") {
        let (store, here) = filled(1..2, 5);
        let before = dump(&*store);
        let _ = here.import(&text, counter());
        prop_assert_eq!(dump(&*store), before);
    }
}
