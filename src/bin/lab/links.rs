//! How long the links of whole games are.

use castaway::bots::random::Random;
use castaway::games::island::{Island, Setup};
use castaway::kernel::{Game, Record, Seed};
use castaway::share::{Letter, Purpose};

use crate::args::{Args, Trouble};

const MOST_GAMES: u64 = 10_000_000;

pub fn run(setup: Setup, seed: Seed, mut args: Args) -> Result<String, Trouble> {
    let games = args.number("games", MOST_GAMES)?;
    args.end()?;
    let mut lengths = Vec::new();
    for number in 0..games {
        let address = Letter::new(Purpose::Watch, game(setup, seed, number).into(), "").write();
        let address =
            address.map_err(|why| Trouble::Refused(format!("game {number} fits no link: {why:?}")))?;
        lengths.push(address.len());
    }
    lengths.sort_unstable();
    let at = |share: usize| lengths.get(lengths.len().saturating_sub(1) * share / 100).copied().unwrap_or(0);
    Ok(format!(
        "{games} games; characters of a replay link: median {}, 90 % within {}, 99 % within {}, longest {}",
        at(50),
        at(90),
        at(99),
        at(100)
    ))
}

/// One random game. Its chance follows from its number alone.
fn game(setup: Setup, seed: Seed, number: u64) -> Record<Island> {
    let mixed = seed.value().wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut record = Record::new(setup, Seed::from_random(mixed));
    let mut state = Island::start(&record.setup, record.seed);
    let mut bot = Random::<Island>::new(mixed);
    while let Some(action) = bot.choose(&state) {
        // What is listed applies.
        let Ok(next) = Island::apply(&state, action, &mut ()) else { break };
        state = next;
        record.actions.push(action);
    }
    record
}
