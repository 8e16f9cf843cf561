//! Whole games of Forbidden Island through the page, held against the rules after every step.

use crate::engine::Engine;
use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::table::{Hand, Table, Target, eye, scripts::script};
use crate::wait::wait_until;

const DESK: (u32, u32) = (1440, 900);
const PHONE: (u32, u32) = (390, 844);

pub fn a_game_is_won(page: &Page) -> Result<(), Failure> {
    whole_game(page, Hand::Mouse, DESK, "won")
}

pub fn a_game_is_lost_to_the_skull(page: &Page) -> Result<(), Failure> {
    whole_game(page, Hand::Mouse, DESK, "skull")
}

pub fn a_game_is_lost_with_the_landing(page: &Page) -> Result<(), Failure> {
    whole_game(page, Hand::Mouse, DESK, "landing")
}

pub fn a_game_is_lost_with_both_sites_of_a_treasure(page: &Page) -> Result<(), Failure> {
    whole_game(page, Hand::Mouse, DESK, "sites")
}

pub fn a_game_is_lost_with_somebody_drowned(page: &Page) -> Result<(), Failure> {
    whole_game(page, Hand::Mouse, DESK, "drowned")
}

pub fn a_game_is_played_by_keyboard_alone(page: &Page) -> Result<(), Failure> {
    whole_game(page, Hand::Keyboard, DESK, "drowned")
}

/// WebKit's driver knows no fingers: there a click stands in.
pub fn a_game_is_played_with_a_finger_on_a_phone(page: &Page) -> Result<(), Failure> {
    let hand = if page.driver.engine() == Engine::WebKit { Hand::Mouse } else { Hand::Finger };
    whole_game(page, hand, PHONE, "drowned")
}

fn whole_game(page: &Page, hand: Hand, size: (u32, u32), name: &str) -> Result<(), Failure> {
    let record = script(name)?;
    page.open("")?;
    page.driver.set_viewport(size.0, size.1)?;
    let mut table = Table::set_up(page, hand, &record)?;
    table.play(&record.actions)?;
    the_end_is_told(&table)
}

/// The end screen stands, says something, offers both ways to play again, and lets one look back.
fn the_end_is_told(table: &Table<'_>) -> Result<(), Failure> {
    let page = table.player.page;
    let told = page.text("#end", |text| !text.trim().is_empty())?;
    check(told.split_whitespace().count() >= 8, format!("the end is told in few words: {told}"))?;
    page.find("[data-do=again-same]")?;
    page.find("[data-do=again-new]")?;
    table.player.press(Target::Do("tell"))?;
    table.player.press(Target::Do("look-back"))?;
    table.compare_all("looking back")?;
    table.player.press(Target::Do("to-the-end"))?;
    page.find("#end").map(drop)
}

/// The same table once more, then a new one: only the first has the island of before.
pub fn play_again_deals_the_same_or_another_island(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(DESK.0, DESK.1)?;
    let table = Table::set_up(page, Hand::Mouse, &script("landing")?)?;
    let layout = || -> Result<Vec<String>, Failure> {
        let seen = eye::look(page)?;
        let tile =
            |place: usize| seen["tiles"][place.to_string()]["tile"].as_str().unwrap_or_default().to_owned();
        Ok((0..24).map(tile).collect())
    };
    let again = |button: &'static str| -> Result<Vec<String>, Failure> {
        ["menu", "give-up", "confirm", button]
            .iter()
            .try_for_each(|button| table.player.press(Target::Do(button)))?;
        wait_until("a new table", || eye::look(page), |seen| seen["phase"] == "act 3")?;
        layout()
    };
    let first = layout()?;
    same("the same island", again("again-same")?, first.clone())?;
    table.compare("at the second start")?;
    check(again("again-new")? != first, "a new seed dealt the old island")
}
