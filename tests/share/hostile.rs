//! A million addresses that nobody should send: each is a letter or a clear error, in bounded time.

use std::time::{Duration, Instant};

use castaway::kernel::letters::{Checksum, letter};
use castaway::kernel::{Rng, Seed};
use castaway::share::{Letter, MAX_LENGTH, Purpose, pasted};

use crate::game;

/// The normal run takes a tenth of the million; `make million` takes them all.
fn count() -> u64 {
    std::env::var("CASTAWAY_LINKS").ok().and_then(|count| count.parse().ok()).unwrap_or(100_000)
}

/// No address may keep a page waiting: the longest there can be, on a slow machine without optimisation.
const LONGEST: Duration = Duration::from_millis(500);

const PIECES: [&str; 12] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "%3Cscript%3E",
    "/../..//",
    "{{}}${}",
    "\u{202e}\u{0}\u{feff}",
    "🏝🏝🏝",
    "#/watch/#/watch/",
    "%%%%FF",
    "1snl86W0HkVAEB",
    "  \n\t",
];

fn hostile(number: u64, samples: &[String], chance: &mut Rng) -> String {
    let mut below = |n: usize| chance.below(n.max(1) as u32) as usize;
    let sample = &samples[below(samples.len())];
    let mut letters: Vec<char> = sample.chars().collect();
    match number % 8 {
        // A few characters changed, lost or doubled.
        0..=2 => {
            for _ in 0..=below(3) {
                let at = below(letters.len());
                match below(3) {
                    0 => letters[at] = char::from(33 + below(94) as u8),
                    1 => drop(letters.remove(at)),
                    _ => letters.insert(at, letters[at]),
                }
            }
        }
        // Cut off.
        3 => letters.truncate(below(letters.len())),
        // Something foreign in the middle.
        4 => {
            let at = below(letters.len());
            letters.splice(at..at, PIECES[below(PIECES.len())].chars());
        }
        // Nested, again and again.
        5 => letters = sample.repeat(1 + below(4)).chars().collect(),
        // Huge.
        6 if number % 64 == 6 => {
            let piece = PIECES[below(PIECES.len())];
            letters.extend(piece.chars().cycle().take(below(3 * MAX_LENGTH)));
        }
        // Moves changed or made up, with a checksum that fits: what somebody does who has read our sources.
        _ => {
            let link = sample.split('/').nth(2).unwrap_or_default();
            let length = below(60);
            let made_up: String = (0..length).map(|_| letter(below(64) as u32)).collect();
            // The end of a link says which game, seed and set-up it is.
            let start = 5 + below(link.len() - 5);
            let digits: String = made_up.chars().chain(link.chars().skip(start)).collect();
            let sum = Checksum::of([b'1'].into_iter().chain(digits.bytes())).text();
            return format!("/{}/1{sum}{digits}", Purpose::ALL[below(4)].word());
        }
    }
    letters.into_iter().collect()
}

#[test]
fn hostile_addresses_are_read_or_refused() {
    let mut chance = Rng::new(Seed::from_random(42), 9);
    let samples: Vec<String> = (0..200)
        .map(|number| {
            let record = game(number, [9999, 30, 0][number as usize % 3]);
            Letter::new(Purpose::ALL[number as usize % 4], record.into(), "Zoë & co.").write().unwrap()
        })
        .collect();
    let (mut read, mut broken, mut slowest) = (0u32, 0u32, Duration::ZERO);
    for number in 0..count() {
        let address = hostile(number, &samples, &mut chance);
        let start = Instant::now();
        let letter = Purpose::of(&address).and_then(|(purpose, tail)| Letter::read(purpose, tail).ok());
        let _ = pasted(&address);
        slowest = slowest.max(start.elapsed());
        if let Some(letter) = letter {
            read += 1;
            broken += u32::from(letter.broken);
            assert!(letter.from.chars().count() <= 40 && !letter.from.chars().any(char::is_control));
            // Whatever was read can be sent on, and arrives as the same.
            let again = letter.write().unwrap();
            let (purpose, tail) = Purpose::of(&again).unwrap();
            let arrived = Letter::read(purpose, tail).unwrap();
            assert_eq!((arrived.record, arrived.from), (letter.record, letter.from));
        }
    }
    println!("{} addresses, {read} read, {broken} of them in part; the slowest took {slowest:?}", count());
    assert!(read > 0 && broken > 0);
    assert!(slowest < LONGEST, "{slowest:?}");
}

#[test]
fn the_largest_and_emptiest_addresses_are_refused() {
    for purpose in Purpose::ALL {
        for tail in
            ["", "/", "//", ".", "é", &"1".repeat(MAX_LENGTH), &"é".repeat(MAX_LENGTH), &"A/".repeat(9999)]
        {
            assert!(Letter::read(purpose, tail).is_err(), "{tail:.20}");
        }
    }
}
