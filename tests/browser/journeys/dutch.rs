//! A whole game in Dutch: the page says what the word tables say, word for word.

use castaway::games::island::{Event, Island, State};
use castaway::kernel::{Game, Record};
use castaway::settings::Lang;
use castaway::words::Words;
use castaway::words::island::{Cast, Ending, Tale};
use serde_json::json;

use super::pages::root_is;
use super::table::{cast, out_of_reach, refusal};
use crate::failure::{Failure, same};
use crate::page::Page;
use crate::table::{Hand, Table, Target, eye, scripts::script};

pub fn a_game_is_played_in_dutch(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    page.execute("localStorage.setItem('castaway.lang', 'nl')", json!([]))?;
    page.reload()?;
    root_is(page, "lang", "nl")?;
    page.driver.set_viewport(1440, 900)?;
    let (words, record) = (Lang::Nl.words(), script("sites")?);
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    let cast = cast(&table.state);
    steps_are_named(&table, words)?;
    refusals_are_spoken(&table, words, &cast)?;
    table.play(&record.actions)?;
    the_end_is_told(&table, words, &cast, turns(&record)?)?;
    root_is(page, "lang", "nl")
}

fn steps_are_named(table: &Table<'_>, words: &Words) -> Result<(), Failure> {
    let page = table.player.page;
    let shown = page.execute(
        "return [...document.querySelectorAll('.steps li span')]
             .filter((part) => part.checkVisibility() && part.textContent.trim()).map((part) => part.textContent.trim())",
        json!([]),
    )?;
    let flood = (words.table.step_flood)(table.state.water().draws());
    same("the steps of a turn", shown, json!([words.table.step_actions, words.table.step_draw, flood]))?;
    same(
        "the button that ends the actions",
        eye::find(page, "[data-do='end']")?.text()?.trim(),
        words.table.end_actions,
    )
}

fn refusals_are_spoken(table: &Table<'_>, words: &Words, cast: &Cast) -> Result<(), Failure> {
    let place = out_of_reach(&table.state)?;
    table.player.press(Target::Tile(place))?;
    let sentence = refusal(&table.state, place, words, cast)?;
    table.player.page.text("#why", |text| text.trim() == sentence).map(drop)
}

fn the_end_is_told(table: &Table<'_>, words: &Words, cast: &Cast, turns: u32) -> Result<(), Failure> {
    let tale = tale(&table.state, cast, turns)?;
    let page = table.player.page;
    page.text("#end h1", |text| text.trim() == words.island.end.title(&tale))?;
    page.text("#end p", |text| text.trim() == words.island.end.story(&tale).join(" ")).map(drop)
}

fn tale<'a>(state: &State, cast: &'a Cast, turns: u32) -> Result<Tale<'a>, Failure> {
    let outcome = state.outcome().ok_or_else(|| Failure::wrong("the game is not over"))?;
    let ending = Ending::from(outcome);
    Ok(Tale { cast, ending, turns, captured: state.captured(), tiles: state.land().len() })
}

/// The turn in which a game ends, counted from 1.
fn turns(record: &Record<Island>) -> Result<u32, Failure> {
    let mut state = Island::start(&record.setup, record.seed);
    let mut turns = 1;
    for action in &record.actions {
        let step = Island::step(&state, *action)
            .map_err(|why| Failure::wrong(format!("{action:?} is not legal: {why:?}")))?;
        turns += step.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count() as u32;
        state = step.state;
    }
    Ok(turns)
}
