//! What the kernel costs: chance, links and replays, side by side in one run.

#[path = "../tests/kernel/pearls.rs"]
mod pearls;
#[path = "../tests/kernel/random.rs"]
mod random;

use castaway::kernel::{Rng, Seed, link, replay};
use divan::{Bencher, black_box};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

use pearls::Pearls;

fn main() {
    divan::main();
}

/// The shuffle of a treasure deck, from a generator that lives in the state.
#[divan::bench]
fn shuffle_28_cards(bencher: Bencher) {
    let mut rng = Rng::new(Seed::from_random(1), 0);
    let mut cards: [u8; 28] = core::array::from_fn(|n| n as u8);
    bencher.bench_local(|| rng.shuffle(black_box(&mut cards)));
}

/// As many words from a generator that buffers 256 of them: what keeping the state small costs at most.
#[divan::bench]
fn the_words_of_a_shuffle_from_a_buffered_generator(bencher: Bencher) {
    let mut rng = ChaCha8Rng::from_seed([1; 32]);
    bencher.bench_local(|| (0..27).fold(0, |sum, _| rng.next_u32() ^ sum));
}

#[divan::bench]
fn write_a_link(bencher: Bencher) {
    let (record, _) = random::random_game(15, 100);
    bencher.bench_local(|| link::encode(black_box(&record)));
}

#[divan::bench]
fn read_a_link(bencher: Bencher) {
    let (record, _) = random::random_game(15, 100);
    let Ok(text) = link::encode(&record) else { return };
    bencher.bench_local(|| link::decode::<Pearls>(black_box(&text)));
}

#[divan::bench]
fn refuse_a_damaged_link(bencher: Bencher) {
    let (record, _) = random::random_game(15, 100);
    let Ok(text) = link::encode(&record) else { return };
    let damaged = format!("{text}A");
    bencher.bench_local(|| link::decode::<Pearls>(black_box(&damaged)));
}

#[divan::bench]
fn replay_a_record(bencher: Bencher) {
    let (record, _) = random::random_game(15, 100);
    bencher.bench_local(|| replay(black_box(&record)));
}
