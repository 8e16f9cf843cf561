//! The shelf: games are named, thrown away, brought back and carried elsewhere.

use serde_json::{Value, json};

use crate::failure::{Failure, check, same};
use crate::keys::Key;
use crate::page::Page;
use crate::stock::{self, Stock, begun};
use crate::table::scripts::script;
use crate::wait::wait_until;

/// Three games going on and one that was won.
fn stocked(page: &Page) -> Result<[String; 3], Failure> {
    let mut stock = Stock::default();
    let ids = [
        stock.add(&begun("won", 30)?, "", &["Mara", "Teo"], 1),
        stock.add(&begun("drowned", 9)?, "Rainy Sunday", &["Ines"], 30),
        stock.add(&begun("skull", 12)?, "", &[], 300),
    ];
    stock.add(&script("won")?, "The great escape", &[], 40);
    page.driver.set_viewport(1440, 900)?;
    page.open("#/shelf")?;
    stock::put(page, &stock.texts())?;
    page.reload()?;
    page.find(".save")?;
    Ok(ids)
}

fn titles(page: &Page) -> Result<Vec<String>, Failure> {
    page.driver.find_all(".save h2")?.iter().map(|title| title.text()).collect()
}

fn titles_become(page: &Page, wanted: impl Fn(&[String]) -> bool) -> Result<Vec<String>, Failure> {
    wait_until("the right games on the shelf", || titles(page), |titles| wanted(titles))
}

fn on_card(id: &str, button: &str) -> String {
    format!("[data-game='{id}'] [data-do={button}]")
}

pub fn a_game_is_renamed_thrown_away_and_brought_back(page: &Page) -> Result<(), Failure> {
    let [_, rainy, old] = stocked(page)?;
    let first = titles_become(page, |titles| titles.len() == 3)?;
    check(first[1] == "Rainy Sunday", format!("the last touched first: {first:?}"))?;
    // A new name, by keyboard.
    page.click(&on_card(&rainy, "rename"))?;
    let focused = || page.driver.focused()?.label();
    wait_until("the field to be asked for", focused, |label| label == "New name")?;
    page.driver.type_text("Zoë's <b>island</b>")?;
    page.press(Key::Enter)?;
    titles_become(page, |titles| titles[1] == "Zoë's <b>island</b>")?;
    page.reload()?;
    titles_become(page, |titles| titles.len() == 3 && titles[1] == "Zoë's <b>island</b>")?;
    // Away, and back in its place.
    page.click(&on_card(&rainy, "delete"))?;
    titles_become(page, |titles| titles.len() == 2)?;
    let focused = || page.driver.focused()?.text();
    wait_until("the focus on the way back", focused, |text| text == "Undo")?;
    page.press(Key::Enter)?;
    titles_become(page, |titles| titles.len() == 3 && titles[1] == "Zoë's <b>island</b>")?;
    // What was thrown away is remembered on other pages, and gone with the page.
    page.click(&on_card(&old, "delete"))?;
    page.find("[data-do=undo-delete]")?;
    page.execute("location.hash = '#/about'", json!([]))?;
    page.find(".prose")?;
    page.execute("location.hash = '#/shelf'", json!([]))?;
    page.find("[data-do=undo-delete]")?;
    page.reload()?;
    titles_become(page, |titles| titles.len() == 2)?;
    page.gone("[data-do=undo-delete]")?;
    // The finished one is among the finished ones, and opens at its end.
    page.click("[data-do=finished]")?;
    titles_become(page, |titles| titles == ["The great escape"])?;
    page.click("[data-do=open]")?;
    page.find("#end").map(drop)
}

/// What the page would have saved as a file: the text, and its name.
const CATCH_FILES: &str = "window.files = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        // Drawings are printed into such things too.
        if (blob.type.startsWith('text/')) blob.text().then((text) => window.files.push(text));
        return make.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = function () { window.fileName = this.download; };";

pub fn games_are_carried_as_text_and_as_a_file(page: &Page) -> Result<(), Failure> {
    let [first, ..] = stocked(page)?;
    page.execute(CATCH_FILES, json!([]))?;
    page.click(&on_card(&first, "export"))?;
    let text = page.find("#export")?.property("value")?;
    let one = text.as_str().unwrap_or_default().to_owned();
    check(one.starts_with("Castaway export 1: 1 game\ncw1:"), format!("the text of one game: {one}"))?;
    page.click("[data-do=save-file]")?;
    let file = || page.execute("return window.files[0] ?? null", json!([]));
    same("the file", wait_until("the file", file, |file| file.is_string())?, one.as_str())?;
    let name = page.execute("return window.fileName", json!([]))?;
    check(name.as_str().is_some_and(|name| name.ends_with(".txt")), format!("the file's name: {name}"))?;
    page.press(Key::Escape)?;
    page.gone("dialog")?;
    page.click("[data-do=export-all]")?;
    let all = page.find("#export")?.property("value")?;
    page.press(Key::Escape)?;
    page.gone("dialog")?;

    // Another device: nothing there, then everything.
    stock::put(page, &Vec::new())?;
    page.reload()?;
    page.click("[data-do=import]")?;
    paste(page, "what a chat makes of nothing")?;
    arrived(page, |lines| lines.len() == 1 && lines[0].contains("no game"))?;
    paste(page, &format!("Look at this!\n> {}\n", one.replace('\n', "\n> ")))?;
    arrived(page, |lines| lines.len() == 1 && lines[0].contains("on your shelf now"))?;
    choose_file(page, &all)?;
    arrived(page, |lines| {
        lines.len() == 4 && lines.iter().filter(|line| line.contains("already")).count() == 1
    })?;
    let cut = &one[..one.len() - 9];
    paste(page, cut)?;
    arrived(page, |lines| lines.len() == 1 && lines[0].contains("end is missing"))?;
    page.press(Key::Escape)?;
    titles_become(page, |titles| titles.len() == 3).map(drop)
}

fn paste(page: &Page, text: &str) -> Result<(), Failure> {
    page.find("#import")?;
    page.execute(
        "const field = document.querySelector('#import');
         field.value = arguments[0];
         field.dispatchEvent(new Event('input', { bubbles: true }));",
        json!([text]),
    )?;
    page.click("[data-do=take-in]")
}

fn choose_file(page: &Page, text: &Value) -> Result<(), Failure> {
    page.execute(
        "const chosen = new DataTransfer();
         chosen.items.add(new File([arguments[0]], 'castaway.txt', { type: 'text/plain' }));
         const field = document.querySelector('[data-do=choose-file]');
         field.files = chosen.files;
         field.dispatchEvent(new Event('change', { bubbles: true }));",
        json!([text]),
    )
    .map(drop)
}

fn arrived(page: &Page, good: impl Fn(&[String]) -> bool) -> Result<(), Failure> {
    let lines = || page.driver.find_all("#arrived li")?.iter().map(|line| line.text()).collect();
    wait_until("what became of the import", lines, |lines: &Vec<String>| good(lines)).map(drop)
}

pub fn the_shelf_follows_other_tabs(page: &Page) -> Result<(), Failure> {
    let [first, ..] = stocked(page)?;
    let here = page.driver.tab()?;
    let there = page.driver.open_tab()?;
    page.driver.switch_to(&there)?;
    page.open("#/shelf")?;
    page.click(&on_card(&first, "delete"))?;
    titles_become(page, |titles| titles.len() == 2)?;
    page.driver.switch_to(&here)?;
    titles_become(page, |titles| titles.len() == 2)?;
    page.driver.switch_to(&there)?;
    page.click("[data-do=undo-delete]")?;
    page.driver.switch_to(&here)?;
    titles_become(page, |titles| titles.len() == 3).map(drop)
}
