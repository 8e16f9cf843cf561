//! Nothing is lost: not by loading again at any moment, not by damage, not by a lack of room.

use castaway::games::island::Action;
use serde_json::json;

use super::pages::root_is;
use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::stock::{self, Stock, Texts, begun};
use crate::table::{Hand, Table, Target, eye, scripts::script};
use crate::wait::wait_until;

/// After every action the page is ended at once, while what it brought still moves.
pub fn a_game_is_there_after_every_single_action(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let record = script("sites")?;
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    for action in &record.actions {
        table.player.act(&table.state, table.step, *action)?;
        table.follow(*action)?;
        page.reload()?;
        let steps = table.step as i64;
        wait_until("the game as it was", || eye::step(page), |step| *step == steps)?;
        table.compare("after loading again")?;
    }
    page.find("#end").map(drop)
}

/// A few ways to damage a text, each looked at closely.
fn damages(text: &str) -> Vec<String> {
    let (start, end) = text.split_at(text.len() / 2);
    let shifted = |version: &str| text.replacen("cw1", version, 1);
    vec![
        start.to_owned(),
        end.to_owned(),
        text[..text.len() - 1].to_owned(),
        format!("{start}{end}{end}"),
        text.replace('.', ""),
        text.replacen("free", "fr33", 1),
        text.to_uppercase(),
        text.chars().rev().collect(),
        shifted("cw0"),
        "null".to_owned(),
        "{\"v\":1,\"game\":<img src=x onerror=alert(1)>}".to_owned(),
        "\u{0}🏝".repeat(50),
        shifted("cw2"),
        shifted("cw999"),
    ]
}

/// The last ones are sound for versions to come.
const NEWER: usize = 2;

pub fn damaged_games_are_set_aside_and_the_others_play_on(page: &Page) -> Result<(), Failure> {
    let mut stock = Stock::default();
    let sound = stock.add(&begun("drowned", 9)?, "Safe and sound", &["Mara"], 3);
    let texts = stock.texts();
    let damaged = damages(&texts[0].1);
    let all: Texts = damaged
        .iter()
        .enumerate()
        .map(|(number, text)| (format!("game.bad{number:02}"), text.clone()))
        .chain(texts)
        .collect();
    page.driver.set_viewport(1440, 900)?;
    page.open("")?;
    stock::put(page, &all)?;
    // Straight to a damaged one: the address says what is wrong, in words.
    page.execute("location.hash = '#/island/table/bad00'", json!([]))?;
    page.reload()?;
    page.text("h1", |text| text == "This game cannot be opened")?;
    page.execute("location.hash = '#/shelf'", json!([]))?;
    let bad = || Ok(page.driver.find_all(".save.bad")?.len());
    wait_until("all of them on the shelf", bad, |count| *count == damaged.len())?;
    every_text_is_there(page, &damaged)?;
    page.reload()?;
    wait_until("all of them again", bad, |count| *count == damaged.len())?;
    every_text_is_there(page, &damaged)?;
    same("scripts that a text brought", page.driver.find_all("main img")?.len(), 0)?;
    // The sound one plays on.
    page.click(&format!("[data-game='{sound}'] [data-do=open]"))?;
    wait_until("the sound game", || eye::step(page), |step| *step == 9)?;
    page.execute("location.hash = '#/shelf'", json!([]))?;
    // What is readable of a damaged one becomes a game; the text itself stays.
    page.click("[data-do=play-readable]")?;
    wait_until("a table", || eye::step(page), |step| *step >= 0)?;
    every_text_is_there(page, &damaged)?;
    // Thrown away and brought back, byte for byte.
    page.execute("location.hash = '#/shelf'", json!([]))?;
    page.click(".save.bad [data-do=delete]")?;
    wait_until("one less", bad, |count| *count == damaged.len() - 1)?;
    page.click("[data-do=undo-delete]")?;
    wait_until("all of them once more", bad, |count| *count == damaged.len())?;
    every_text_is_there(page, &damaged)?;
    // Versions to come are left where they are.
    let left = page.execute(
        "return Object.keys(localStorage).filter((key) => key.startsWith('castaway.game.bad')).length",
        json!([]),
    )?;
    same("texts that were left alone", left, NEWER)?;
    check(!eye::shows(page, "#trouble")?, "the page is in trouble")
}

/// As many texts, each cut off, changed, doubled or robbed of a letter at another place.
fn thousand_damages(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let damage = |number: usize| {
        let (at, mut damaged) = (1 + number / 8 % (letters.len() - 1), letters.clone());
        match number % 8 {
            0 => damaged.truncate(at),
            1 => drop(damaged.remove(at)),
            2 => damaged.insert(at, letters[at]),
            3 => damaged[at] = '~',
            4 => damaged[at] = '<',
            5 => damaged[at] = if letters[at] == 'Q' { 'R' } else { 'Q' },
            6 => damaged.rotate_left(at),
            _ => damaged.insert(at, '\u{1f3dd}'),
        }
        damaged.into_iter().collect::<String>()
    };
    let mut all: Vec<String> = (0..).map(damage).take(8 * (letters.len() - 1)).collect();
    all.sort();
    all.dedup();
    all.retain(|damaged| damaged != text);
    all.truncate(1_000);
    all
}

pub fn a_thousand_damaged_games_lose_nothing(page: &Page) -> Result<(), Failure> {
    let mut stock = Stock::default();
    let sound = stock.add(&begun("drowned", 60)?, "Safe and sound", &["Mara", "Teo", "Ines"], 3);
    let texts = stock.texts();
    let damaged = thousand_damages(&texts[0].1);
    same("damaged games", damaged.len(), 1_000)?;
    let key = |number: usize| format!("game.b{number:04}");
    let all = damaged.iter().enumerate().map(|(number, text)| (key(number), text.clone())).chain(texts);
    page.open("")?;
    stock::put(page, &all.collect())?;
    page.execute("location.hash = '#/shelf'", json!([]))?;
    page.reload()?;
    let bad = || page.execute("return document.querySelectorAll('.save.bad').length", json!([]));
    wait_until("all of them on the shelf", bad, |count| *count == damaged.len())?;
    every_text_is_there(page, &damaged)?;
    page.click(&format!("[data-game='{sound}'] [data-do=open]"))?;
    wait_until("the sound game", || eye::step(page), |step| *step == 60)?;
    check(!eye::shows(page, "#trouble")?, "the page is in trouble")
}

fn every_text_is_there(page: &Page, texts: &[String]) -> Result<(), Failure> {
    let lost = page.execute(
        "const all = Object.values(localStorage); return arguments[0].filter((text) => !all.includes(text))",
        json!([texts]),
    )?;
    same("texts that were lost", lost, json!([]))
}

/// Fills what is left of the storage, to the last character.
const FILL: &str = "let filler = 'x'.repeat(1 << 20);
    for (let number = 0; filler.length > 0; ) {
        try {
            localStorage.setItem('filler' + number, filler);
            number += 1;
        } catch {
            filler = filler.slice(0, filler.length >> 1);
        }
    }";

pub fn a_full_device_loses_nothing_while_the_page_is_open(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let record = script("drowned")?;
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    let (before, after) = record.actions.split_at(2);
    table.play(before)?;
    page.execute(FILL, json!([]))?;
    // The next action is done, and the player is told what it means.
    table.player.act(&table.state, table.step, after[0])?;
    table.follow(after[0])?;
    page.named("heading", "The hold is full")?;
    page.click("dialog [data-do=export]")?;
    let text = page.find("#export")?.property("value")?;
    check(text.as_str().is_some_and(|text| text.contains("cw1:")), format!("the export: {text}"))?;
    page.click("[data-do=close]")?;
    page.gone("dialog")?;
    // Once is enough.
    play_on(&mut table, &after[1..4])?;
    let steps = table.step as i64;
    // Elsewhere in the page and back: nothing is lost.
    let address = page.execute("return location.hash", json!([]))?;
    page.execute("location.hash = '#/shelf'", json!([]))?;
    page.text(".save .badge", |text| text.contains("no room"))?;
    page.execute("location.hash = arguments[0]", json!([address]))?;
    wait_until("the table", || eye::step(page), |step| *step == steps)?;
    // Room again: the next action is kept, and with it all before.
    page.execute(
        "for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)",
        json!([]),
    )?;
    play_on(&mut table, &after[4..5])?;
    page.reload()?;
    let steps = table.step as i64;
    wait_until("the table", || eye::step(page), |step| *step == steps)?;
    table.compare("after the room came back")?;
    root_is(page, "data-ready", "true")
}

fn play_on(table: &mut Table<'_>, actions: &[Action]) -> Result<(), Failure> {
    actions.iter().try_for_each(|action| table.act(*action))?;
    let dialogs = table.player.page.driver.find_all("dialog")?.len();
    same("dialogs in the way", dialogs, 0)?;
    table.player.press(Target::Do("menu"))?;
    table.player.press(Target::Do("back"))
}
