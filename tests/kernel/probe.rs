//! The rules inside a browser engine: the browser tests call these and compare with what comes out natively.
#![cfg(target_arch = "wasm32")]

#[path = "../island/vectors.rs"]
mod island;
mod pearls;
mod vectors;

use wasm_bindgen::prelude::wasm_bindgen;

/// The numbers that [`vectors::chance`] gives here.
#[wasm_bindgen]
pub fn chance() -> String {
    vectors::chance()
}

/// How the game in a link ends here.
#[wasm_bindgen]
pub fn game(text: &str) -> String {
    vectors::game(text)
}

/// How the game of the island in a link ends here: cause and fingerprint, as in the golden records.
#[wasm_bindgen]
pub fn island_replay(text: &str) -> String {
    island::end_of(text)
}

/// Plays this many random games of the island and gives their checksum.
#[wasm_bindgen]
pub fn island_bench(games: u32) -> String {
    island::random_games(games)
}
