//! Setting up a table through its form.

use castaway::games::island::{Role, Setup};
use castaway::kernel::Seed;

use super::eye;
use super::hand::Hand;
use crate::failure::Failure;
use crate::page::Page;
use crate::wait::wait_until;

/// The people at every table here.
pub const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dirk"];

/// Fills in the form, sets sail and waits for the table.
pub fn set_up(page: &Page, hand: Hand, setup: &Setup, seed: Seed) -> Result<(), Failure> {
    page.open("#/island/new")?;
    fill_in(page, hand, setup, seed)?;
    hand.press(page, "[data-do='set-sail']")?;
    wait_until("the table", || eye::step(page), |step| *step == 0).map(drop)
}

pub fn fill_in(page: &Page, hand: Hand, setup: &Setup, seed: Seed) -> Result<(), Failure> {
    let count = setup.players().count();
    hand.press(page, &format!("[data-do='players-{count}']"))?;
    for ((seat, role), name) in setup.adventurers().enumerate().zip(NAMES) {
        hand.write(page, &format!("input[name='name-{seat}']"), name)?;
        hand.choose(page, &format!("select[name='role-{seat}']"), role.map_or("", Role::name))?;
    }
    hand.pick(page, "shape", &setup.shape().number().to_string())?;
    hand.pick(page, "difficulty", setup.difficulty().name())?;
    hand.write(page, "input[name='seed']", &seed.to_string())
}
