//! Many games by a bot: how they end and how fast they go.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use castaway::bots::random::Random;
use castaway::games::island::{Island, Outcome, Setup};
use castaway::kernel::{Game, Seed};

use crate::args::{Args, Trouble};

const MOST_GAMES: u64 = 1_000_000_000;
const MOST_THREADS: usize = 256;
/// Games that a thread takes at a time.
const BATCH: u64 = 256;

#[derive(Clone, Copy, Default)]
struct Tally {
    /// In the order of [`Outcome::CAUSES`].
    endings: [u64; Outcome::CAUSES.len()],
    actions: u64,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.actions += other.actions;
        for (sum, part) in self.endings.iter_mut().zip(other.endings) {
            *sum += part;
        }
    }
}

pub fn run(setup: Setup, seed: Seed, mut args: Args) -> Result<String, Trouble> {
    let bot = args.required("bot")?;
    if bot != "random" {
        return Err(Trouble::usage(format!("--bot: there is no bot {bot:?}, only random")));
    }
    let games = args.number("games", MOST_GAMES)?;
    let threads = match args.option("threads")? {
        Some(text) => text
            .parse()
            .ok()
            .filter(|threads| (1..=MOST_THREADS).contains(threads))
            .ok_or_else(|| Trouble::usage(format!("--threads: {text:?} is not 1 to {MOST_THREADS}")))?,
        None => 1,
    };
    let json = args.flag("json");
    args.end()?;

    let start = Instant::now();
    let tally = play(&setup, seed, games, threads);
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    Ok(report(&tally, games, seconds, json))
}

fn play(setup: &Setup, seed: Seed, games: u64, threads: usize) -> Tally {
    let next = AtomicU64::new(0);
    let worker = || {
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            (first..games.min(first + BATCH)).for_each(|number| game(setup, seed, number, &mut tally));
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let mut sum = Tally::default();
        for worker in workers {
            // A worker only fails with a bug in the rules: better said than counted.
            match worker.join() {
                Ok(tally) => sum.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        sum
    })
}

/// One game. Its chance follows from its number alone, so threads do not change the result.
fn game(setup: &Setup, seed: Seed, number: u64, tally: &mut Tally) {
    let mixed = seed.value().wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut state = Island::start(setup, Seed::from_random(mixed));
    tally.actions += u64::from(Random::<Island>::new(mixed).finish(&mut state));
    let cause = Island::outcome(&state).map(Outcome::cause);
    let place = Outcome::CAUSES.iter().position(|known| Some(*known) == cause);
    if let Some(sum) = place.and_then(|place| tally.endings.get_mut(place)) {
        *sum += 1;
    }
}

fn report(tally: &Tally, games: u64, seconds: f64, json: bool) -> String {
    let wins = tally.endings[0];
    let win_rate = if games > 0 { wins as f64 / games as f64 } else { 0.0 };
    let per_second = |count: u64| (count as f64 / seconds).round();
    let (games_per_second, actions_per_second) = (per_second(games), per_second(tally.actions));
    let endings = Outcome::CAUSES.into_iter().zip(tally.endings);
    if json {
        let endings: Vec<String> = endings.map(|(cause, count)| format!("\"{cause}\":{count}")).collect();
        return format!(
            "{{\"games\":{games},\"wins\":{wins},\"win_rate\":{win_rate},\"endings\":{{{}}},\
             \"games_per_second\":{games_per_second},\"actions_per_second\":{actions_per_second}}}",
            endings.join(",")
        );
    }
    let endings: Vec<String> = endings.map(|(cause, count)| format!("{cause} {count}")).collect();
    format!(
        "{games} games, {wins} won ({:.3} %)\nendings: {}\n{games_per_second} games and \
         {actions_per_second} actions a second",
        100.0 * win_rate,
        endings.join(", ")
    )
}
