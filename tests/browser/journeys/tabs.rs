//! Two tabs with the same game: one plays, the other follows, and neither writes over the other's moves.

use serde_json::json;

use crate::failure::{Failure, check};
use crate::page::Page;
use crate::table::{Hand, Table, Target, eye, scripts::script};
use crate::wait::wait_until;

fn steps_are(page: &Page, steps: usize) -> Result<(), Failure> {
    wait_until("the moves so far", || eye::step(page), |step| *step == steps as i64).map(drop)
}

pub fn one_tab_plays_the_other_follows_and_takes_over(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let record = script("drowned")?;
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    table.play(&record.actions[..2])?;
    let address = page.driver.url()?;
    let here = page.driver.tab()?;
    let there = page.driver.open_tab()?;
    page.driver.switch_to(&there)?;
    page.driver.set_viewport(1440, 900)?;
    page.driver.goto(&address)?;
    page.wait_until_ready()?;
    steps_are(page, 2)?;
    // Here somebody moves; there it is seen, and said who plays.
    page.driver.switch_to(&here)?;
    table.act(record.actions[2])?;
    page.driver.switch_to(&there)?;
    steps_are(page, 3)?;
    page.find("[data-do=take-over]")?;
    let seen = eye::look(page)?;
    let place = table.state.pawn(table.state.turn());
    page.execute("document.querySelector(arguments[0]).click()", json!([Target::Tile(place).css()]))?;
    page.text("#why", |text| text.contains("Another tab"))?;
    check(eye::look(page)?["phase"] == seen["phase"], "a tab that follows did something")?;
    // There they take over, and play; here it is seen.
    page.click("[data-do=take-over]")?;
    page.gone("[data-do=take-over]")?;
    table.act(record.actions[3])?;
    page.driver.switch_to(&here)?;
    page.find("[data-do=take-over]")?;
    steps_are(page, 4)?;
    // And back again; then both agree, also after a reload.
    page.click("[data-do=take-over]")?;
    page.gone("[data-do=take-over]")?;
    table.act(record.actions[4])?;
    page.driver.switch_to(&there)?;
    page.find("[data-do=take-over]")?;
    steps_are(page, 5)?;
    page.reload()?;
    steps_are(page, 5)?;
    page.driver.switch_to(&here)?;
    page.reload()?;
    steps_are(page, 5)?;
    table.compare("after two tabs")
}
