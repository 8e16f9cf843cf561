//! Exports of every version there was, to be read by every later one.
//!
//! After each game stands how it must read. When a version is added,
//! `CASTAWAY_WRITE_GOLDENS=1 cargo test --no-default-features --test save on_request` writes its file; those
//! of earlier versions are never written again.

use std::rc::Rc;

use castaway::games::AnyRecord;
use castaway::save::store::{Memory, Store};
use castaway::save::{Arrival, Saved};

use crate::table::{about, dump, shelf};

const VERSIONS: [&str; 1] = [include_str!("v1.txt")];

fn description(saved: &Saved) -> String {
    let progress = saved.record.progress();
    let about = &saved.about;
    let link = saved.record.link().unwrap();
    let (end, turn, assisted) = (progress.end, progress.turn, progress.assisted);
    format!(
        "{end:?} in turn {turn}, assisted {assisted}, {} {:?} {:?} {} {} {link}",
        about.kind, about.title, about.names, about.started, about.touched
    )
}

#[test]
fn exports_of_every_version_are_read_as_they_always_were() {
    for export in VERSIONS {
        for line in export.lines().skip(1) {
            let (text, expected) = line.split_once("; ").unwrap();
            let shelf = shelf(&Rc::default());
            let arrivals = shelf.import(&format!("{text};"), || 1).unwrap().arrivals;
            let [Arrival::Added(id)] = arrivals[..] else { panic!("{arrivals:?}: {text}") };
            assert_eq!(description(&shelf.load(id).unwrap()), expected);
        }
        let text = |line: &str| line.split("; ").next().map(|text| format!("{text};\n"));
        let games: String = export.lines().skip(1).filter_map(text).collect();
        let header = export.lines().next().unwrap();
        let whole = shelf(&Rc::default()).import(&format!("{header}\n{games}"), || 1).unwrap();
        assert_eq!((whole.arrivals.len(), whole.missing), (10, 0));
        assert!(whole.arrivals.iter().all(|arrival| matches!(arrival, Arrival::Added(_))));
    }
}

#[test]
fn stored_texts_of_every_version_are_read_in_place() {
    for export in VERSIONS {
        for line in export.lines().skip(1) {
            let text = format!("{};", line.split("; ").next().unwrap());
            let store = Rc::new(Memory::default());
            store.write("game.AAAAB", &text).unwrap();
            let shelf = shelf(&store);
            assert_eq!(shelf.list().games.len(), 1);
            assert_eq!(dump(&*store), [("game.AAAAB".to_owned(), text)], "looking changes nothing");
        }
    }
}

/// Does nothing unless asked to.
#[test]
fn goldens_are_written_on_request() {
    if std::env::var_os("CASTAWAY_WRITE_GOLDENS").is_none() {
        return;
    }
    let links: Vec<&str> = include_str!("../island/goldens.txt").lines().collect();
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    for number in 0..10 {
        let link = links[links.len() * number as usize / 10].split(' ').next().unwrap();
        let AnyRecord::Island(mut record) = AnyRecord::from_link(link).unwrap();
        // Some in progress, some given up, some assisted.
        if number % 3 == 1 {
            record.actions.truncate(17);
            record.given_up = number == 4;
        }
        record.assisted = number % 4 == 2;
        shelf.add(&about(number), &record.into(), number).unwrap();
    }
    let export = shelf.export_all();
    let mut lines = export.lines();
    let mut file = lines.next().unwrap().to_owned() + "\n";
    let games = shelf.list().games;
    for text in lines {
        let id = store.keys().into_iter().find(|key| store.read(key).as_deref() == Some(text)).unwrap();
        let saved = games.iter().find(|saved| format!("game.{}", saved.id) == id).unwrap();
        file += &format!("{text} {}\n", description(saved));
    }
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/save/v1.txt"), file).unwrap();
}
