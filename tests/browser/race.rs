//! The same random games natively and in each engine, in one run: games a second, and the ratio between them.

#![allow(dead_code, reason = "the journeys use the rest of the shared modules")]

mod base64;
mod capabilities;
mod console;
mod driver;
mod element;
mod engine;
mod failure;
#[path = "../island/vectors.rs"]
mod island;
mod keys;
mod page;
mod probe;
mod process;
mod scratch;
mod server;
mod service;
mod viewport;
mod wait;
mod warmth;
mod wire;

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use serde_json::json;

use capabilities::Setup;
use driver::Driver;
use engine::Engine;
use failure::{Failure, same};
use page::Page;
use service::Service;

/// Long enough that starting and answering do not count.
const GAMES: u32 = 100_000;

fn main() -> ExitCode {
    // Once without a clock, so that all begin warm.
    island::random_games(GAMES / 10);
    let start = Instant::now();
    let checksum = island::random_games(GAMES);
    let native = f64::from(GAMES) / start.elapsed().as_secs_f64();
    println!("{:<10}{native:>12.0} games a second", "native");
    let mut failed = false;
    for engine in Engine::ALL {
        match in_engine(engine, &checksum) {
            Ok(speed) => {
                println!(
                    "{:<10}{speed:>12.0} games a second, {:.2} of native",
                    engine.name(),
                    speed / native
                );
            }
            Err(failure) => {
                failed = true;
                println!("{:<10}{failure}", engine.name());
            }
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Games a second in an engine, by the engine's own clock.
fn in_engine(engine: Engine, checksum: &str) -> Result<f64, Failure> {
    let service = Service::start(engine, &Setup::default())?;
    let page = Page::new(Driver::open(&service)?, Path::new(env!("CARGO_MANIFEST_DIR")))?;
    page.probe("island_bench", json!([GAMES / 10]))?;
    let answer = page.execute(
        "const start = performance.now();
         const checksum = window.probe.island_bench(arguments[0]);
         return [checksum, performance.now() - start];",
        json!([GAMES]),
    )?;
    same("the checksum", &answer[0], &json!(checksum))?;
    answer[1]
        .as_f64()
        .map(|ms| f64::from(GAMES) * 1000.0 / ms)
        .ok_or_else(|| Failure::wrong("no time was taken"))
}
