//! Random games, for tests that need many different ones.

use castaway::bots::random::Random;
use castaway::games::island::{Difficulty, Island, Players, Setup, Shape};
use castaway::kernel::{Game, Record, Seed};

/// A random game of every player count, difficulty and shape in turn, broken off after so many actions.
pub fn game(number: u64, actions: usize) -> Record<Island> {
    let setup = Setup::random(
        Players::ALL[(number % 3) as usize],
        Difficulty::ALL[(number / 3 % 4) as usize],
        Shape::ALL[(number / 12 % 12) as usize],
    );
    let mut record = Record::new(setup, Seed::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    let mut state = Island::start(&record.setup, record.seed);
    let mut bot = Random::<Island>::new(number);
    while let Some(action) = bot.choose(&state).filter(|_| record.actions.len() < actions) {
        state = Island::apply(&state, action, &mut ()).unwrap();
        record.actions.push(action);
    }
    record
}
