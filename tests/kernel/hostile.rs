//! A million texts that nobody should send: each is a value or a clear error, in bounded memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use castaway::kernel::link::{self, LinkError};
use castaway::kernel::{Rng, Seed};

use crate::pearls::Pearls;
use crate::random::random_game;

const TEXTS: u64 = 1_000_000;
/// A record of the most actions there can be, with room to grow, and the number it is read from.
const MOST_MEMORY: usize = 128 * 1024;

/// Notes the most memory that the current thread held at once.
struct Counting;

thread_local! {
    static HELD: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system's allocator unchanged; the counting around it allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // Fails only while the thread is being torn down, when nothing is measured any more.
        let _ = HELD.try_with(|held| {
            held.set(held.get() + layout.size());
            PEAK.with(|peak| peak.set(peak.get().max(held.get())));
        });
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        let _ = HELD.try_with(|held| held.set(held.get().saturating_sub(layout.size())));
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Decodes a text and gives the memory that took at most.
fn memory_of_decoding(text: &str) -> (Result<(), LinkError>, usize) {
    let before = HELD.get();
    PEAK.set(before);
    let result = link::decode::<Pearls>(text).map(drop);
    (result, PEAK.get() - before)
}

/// An independent table-driven CRC-24, to give hostile content a checksum that fits.
fn sealed(digits: &str) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let crc = format!("1{digits}").bytes().fold(0x00b7_04ceu32, |crc, byte| {
        let mut table = ((crc >> 16) as u8 ^ byte) as u32;
        table = (0..8).fold(table << 16, |t, _| {
            let doubled = t << 1;
            if doubled & 0x0100_0000 == 0 { doubled } else { doubled ^ 0x0186_4cfb }
        });
        ((crc << 8) & 0x00ff_ffff) ^ (table & 0x00ff_ffff)
    });
    let check: String =
        (0..4).map(|place| char::from(LETTERS[(crc >> (18 - 6 * place) & 63) as usize])).collect();
    format!("1{check}{digits}")
}

#[test]
fn a_million_hostile_texts_are_read_or_refused() {
    let mut chance = Rng::new(Seed::from_random(42), 9);
    let samples: Vec<String> = (0..200).map(|n| link::encode(&random_game(n, 100).0).unwrap()).collect();
    let letters: Vec<char> =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ %<>\"'&=#/é\u{0}\u{202e}🏝"
            .chars()
            .collect();
    let mut read = 0;
    let mut most = 0;
    for number in 0..TEXTS {
        let sample = &samples[(number % 200) as usize];
        let text = match number % 4 {
            // Any characters.
            0 => {
                (0..chance.below(60)).map(|_| letters[chance.below(letters.len() as u32) as usize]).collect()
            }
            // A real link with one to four characters changed, removed or doubled.
            1 => mutated(sample, &letters, &mut chance),
            // Any content under a fitting checksum.
            2 => {
                sealed(&(0..chance.below(80)).map(|_| letters[chance.below(64) as usize]).collect::<String>())
            }
            // A real link mutated behind its header, under a fitting checksum.
            _ => sealed(&mutated(&sample[5..], &letters[..64], &mut chance)),
        };
        let (result, memory) = memory_of_decoding(&text);
        read += u64::from(result.is_ok());
        most = most.max(memory);
    }
    assert!(most <= MOST_MEMORY, "{most} bytes");
    assert!(read > 0 && read < TEXTS / 2, "the texts reach both sides: {read} were games");
}

fn mutated(text: &str, letters: &[char], chance: &mut Rng) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(4) {
        if characters.is_empty() {
            break;
        }
        let at = chance.below(characters.len() as u32) as usize;
        let letter = letters[chance.below(letters.len() as u32) as usize];
        match chance.below(4) {
            0 => characters[at] = letter,
            1 => characters.insert(at, letter),
            2 => drop(characters.remove(at)),
            _ => characters.truncate(at),
        }
    }
    characters.into_iter().collect()
}

#[test]
fn huge_texts_are_refused_before_anything_is_done_with_them() {
    for huge in ["1", "A", "é", "<b>"] {
        let text = huge.repeat(3_000_000);
        let (result, memory) = memory_of_decoding(&text);
        assert!(matches!(result, Err(LinkError::TooLong(_))), "{result:?}");
        assert_eq!(memory, 0);
    }
}

#[test]
fn the_longest_allowed_content_is_bounded_too() {
    let digits = "_".repeat(link::MAX_LENGTH - 5);
    let (result, memory) = memory_of_decoding(&sealed(&digits));
    assert!(result.is_err(), "{result:?}");
    assert!(memory <= MOST_MEMORY, "{memory} bytes");
}
