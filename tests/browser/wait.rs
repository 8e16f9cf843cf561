//! Waiting for a condition with a deadline: the only place where the harness pauses.

use std::fmt::Debug;
use std::panic::Location;
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;

const PAUSE: Duration = Duration::from_millis(20);

/// Shared build machines stall for longer than a desk does.
pub fn patience() -> Duration {
    Duration::from_secs(if in_ci() { 60 } else { 20 })
}

/// Whether a build machine runs this, where nothing may be skipped.
pub fn in_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true" || value == "1")
}

/// Asks until there is an answer.
#[track_caller]
pub fn wait_for<T>(what: &str, mut ask: impl FnMut() -> Result<Option<T>, Failure>) -> Result<T, Failure> {
    poll(what, Location::caller(), || Ok(ask()?.ok_or_else(|| "nothing".to_owned())))
}

/// Asks until the answer is good, and shows the last one when it never was.
#[track_caller]
pub fn wait_until<V: Debug>(
    what: &str,
    mut ask: impl FnMut() -> Result<V, Failure>,
    good: impl Fn(&V) -> bool,
) -> Result<V, Failure> {
    poll(what, Location::caller(), || {
        let seen = ask()?;
        Ok(if good(&seen) { Ok(seen) } else { Err(format!("{seen:?}")) })
    })
}

/// Whether it comes true within a shorter time, when «no» is an answer to go on with.
pub fn comes_true(within: Duration, mut ask: impl FnMut() -> Result<bool, Failure>) -> Result<bool, Failure> {
    let start = Instant::now();
    loop {
        match ask()? {
            true => return Ok(true),
            false if start.elapsed() >= within => return Ok(false),
            false => thread::sleep(PAUSE),
        }
    }
}

fn poll<T>(
    what: &str,
    at: &'static Location<'static>,
    mut ask: impl FnMut() -> Result<Result<T, String>, Failure>,
) -> Result<T, Failure> {
    let (start, patience) = (Instant::now(), patience());
    loop {
        let seen = match ask() {
            Ok(Ok(answer)) => return Ok(answer),
            Ok(Err(seen)) => seen,
            Err(failure) if failure.may_pass() => failure.to_string(),
            Err(failure) => return Err(failure),
        };
        if start.elapsed() >= patience {
            return Err(Failure::Late { what: what.to_owned(), after: patience, seen, at });
        }
        thread::sleep(PAUSE);
    }
}
