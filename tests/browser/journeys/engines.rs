//! The rules inside the engine: the same numbers and the same games as everywhere.

use serde_json::json;

use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::{goldens, island, vectors};

const GOLDENS: &str = include_str!("../../island/goldens.txt");

pub fn the_kernel_gives_the_golden_vectors(page: &Page) -> Result<(), Failure> {
    same("the chance", page.probe("chance", json!([]))?, goldens::CHANCE)?;
    same("the chance as calculated natively", vectors::chance(), goldens::CHANCE)?;
    for (link, outcome) in goldens::GAMES {
        same(link, page.probe("game", json!([link]))?, outcome)?;
        same(link, vectors::game(link), outcome)?;
    }
    Ok(())
}

/// Whole games with every ending and every adventurer: each link ends in the state it ended in when it was made.
pub fn the_golden_games_end_alike(page: &Page) -> Result<(), Failure> {
    let goldens: Vec<(&str, &str)> = GOLDENS.lines().filter_map(|line| line.split_once(' ')).collect();
    check(goldens.len() >= 60, format!("only {} golden games", goldens.len()))?;
    for (link, ending) in goldens {
        same(link, page.probe("island_replay", json!([link]))?, ending)?;
        same(link, island::end_of(link), ending)?;
    }
    Ok(())
}

/// Thousands of random games come to the same checksum.
pub fn random_games_go_as_they_go_natively(page: &Page) -> Result<(), Failure> {
    same("the checksum", page.probe("island_bench", json!([2000]))?, island::random_games(2000))
}
