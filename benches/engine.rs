//! How fast the rules are: whole random games on one thread, and the parts they consist of.

use castaway::bots::random::Random;
use castaway::games::island::{Difficulty, Island, Players, Setup, Shape};
use castaway::kernel::{Game, Seed};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Games in one measured run, so that each run sees many islands.
const GAMES: u64 = 1_000;

fn setup(players: Players) -> Setup {
    Setup::random(players, Difficulty::Normal, Shape::ForbiddenIsland)
}

/// Items are games: the figure to compare is items a second.
#[divan::bench(args = [Players::Two, Players::Three, Players::Four])]
fn island_random_games(bencher: Bencher, players: Players) {
    let setup = setup(players);
    let mut bot = Random::<Island>::new(28);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut actions = 0;
        for _ in 0..GAMES {
            seed += 1;
            let mut state = Island::start(&setup, Seed::from_random(seed));
            actions += bot.finish(&mut state);
        }
        actions
    });
}

#[divan::bench]
fn island_start(bencher: Bencher) {
    let setup = setup(Players::Four);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        Island::start(&setup, Seed::from_random(seed))
    });
}
