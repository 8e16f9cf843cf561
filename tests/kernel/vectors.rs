//! What the kernel must calculate alike on every machine and in every browser engine. Built into the tests and
//! into the probe; the right answers are the goldens.

use castaway::kernel::{Rng, Seed, link, replay};

use crate::pearls::Pearls;

/// Numbers and orders from several seeds, streams and bounds, as text.
pub fn chance() -> String {
    let mut lines = Vec::new();
    for (number, stream) in [(0, 0), (1, 0), (20_261_116, 1), (17_249_876_308, 255)] {
        let seed = Seed::from_random(number);
        let mut rng = Rng::new(seed, stream);
        let numbers: Vec<String> =
            [2, 6, 24, 28, 1000, 3_000_000_000].map(|n| rng.below(n).to_string()).to_vec();
        let mut cards: Vec<u8> = (b'A'..=b'X').collect();
        rng.shuffle(&mut cards);
        let cards = String::from_utf8_lossy(&cards).into_owned();
        lines.push(format!("{seed}/{stream} {} {cards} {}", numbers.join(" "), rng.position()));
    }
    lines.join("\n")
}

/// A whole game of Pearls in a link, and how it ends.
pub fn game(text: &str) -> String {
    match link::decode::<Pearls>(text) {
        Ok(record) => format!("{:?} after {}", replay(&record).state.end, record.actions.len()),
        Err(error) => format!("{error:?}"),
    }
}
