//! What must come out equal natively and in every browser engine. Built into the tests and into the probe.

use castaway::bots::random::Random;
use castaway::games::island::{Difficulty, Island, Outcome, Players, Setup, Shape, State};
use castaway::kernel::{Game, Seed, link, replay};

/// How a state ends and its fingerprint: `won 0123456789abcdef`.
pub fn ending(state: &State) -> String {
    let cause = state.outcome().map_or("open", Outcome::cause);
    format!("{cause} {:016x}", state.fingerprint())
}

/// How the game in a link ends.
pub fn end_of(text: &str) -> String {
    match link::decode::<Island>(text) {
        Ok(record) => ending(&replay(&record).state),
        Err(error) => format!("{error:?}"),
    }
}

/// Plays random games from fixed seeds: a number that depends on all of them, to be timed from outside.
pub fn random_games(games: u32) -> String {
    let setup = Setup::random(Players::Four, Difficulty::Normal, Shape::ForbiddenIsland);
    let mut bot = Random::<Island>::new(28);
    let mut sum = 0u64;
    for number in 0..games {
        let mut state = Island::start(&setup, Seed::from_random(number.into()));
        let actions = bot.finish(&mut state);
        let cause = state.outcome().map_or(0, |outcome| outcome.cause().len() as u64);
        sum = sum.wrapping_mul(31).wrapping_add(u64::from(actions) << 8 | cause);
    }
    format!("{sum:016x}")
}
