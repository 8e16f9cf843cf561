//! A link of every kind and version, as they lie in old chats: each still opens.

use castaway::share::{Letter, Purpose};

use crate::game;

/// Written by version 1 and never changed: the address, and what it holds.
const FIRST: &str = include_str!("v1.txt");

fn reading(address: &str) -> String {
    let (purpose, tail) = Purpose::of(address).unwrap();
    let letter = Letter::read(purpose, tail).unwrap();
    let (record, progress) = (letter.record.link().unwrap(), letter.record.progress());
    format!(
        "{:?} from {:?}: {record} in turn {}, {:?}",
        letter.purpose, letter.from, progress.turn, progress.end
    )
}

#[test]
fn every_link_of_version_1_still_opens() {
    let goldens: Vec<(&str, &str)> = FIRST.lines().filter_map(|line| line.split_once(' ')).collect();
    for purpose in Purpose::ALL {
        let mark = format!("/{}/", purpose.word());
        assert!(goldens.iter().filter(|(address, _)| address.starts_with(&mark)).count() >= 2);
    }
    for (address, held) in goldens {
        assert_eq!(reading(address), held, "{address}");
    }
}

#[test]
fn letters_come_back_from_their_address() {
    for number in 0..400 {
        let record = game(number, if number % 4 == 0 { 9999 } else { number as usize });
        let names = ["", "Mara", "Zoë & co.", "<script>alert(1)</script>", "🏝 / # ? %", "../../etc"];
        for purpose in Purpose::ALL {
            let letter = Letter::new(purpose, record.clone().into(), names[number as usize % names.len()]);
            let address = letter.write().unwrap();
            let plain = |c: char| c.is_ascii_alphanumeric() || "/-_+%".contains(c);
            assert!(address.chars().all(plain), "{address}");
            let (found, tail) = Purpose::of(&address).unwrap();
            assert_eq!(found, purpose);
            let read = Letter::read(found, tail).unwrap();
            if letter.purpose == Purpose::Beat && letter.record.progress().end.is_none() {
                assert_eq!(read.purpose, Purpose::Challenge);
            } else {
                assert_eq!(read, letter);
            }
        }
    }
}

/// Writes the goldens of the current version; for the day when there is a second one.
#[test]
#[ignore = "writes a file; run it once for each new version"]
fn write_the_goldens() {
    let mut text = String::new();
    for (number, actions) in [(3, 9999), (8, 40), (17, 9999), (22, 0)] {
        for purpose in Purpose::ALL {
            let name = if number % 2 == 0 { "" } else { "Zoë & co." };
            let address = Letter::new(purpose, game(number, actions).into(), name).write().unwrap();
            text.push_str(&format!("{address} {}\n", reading(&address)));
        }
    }
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/share/v1.txt"), text).unwrap();
}
