//! Themes, languages and the rest of what a player prefers: they act at once and are there next time.

use serde_json::json;

use super::pages::root_is;
use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::wait::wait_until;

pub fn a_theme_is_remembered_before_the_wasm_arrives(page: &Page) -> Result<(), Failure> {
    page.open("#/settings")?;
    page.click(".segment:has([value=night])")?;
    root_is(page, "data-theme", "night")?;
    let hold = page.server.hold(".wasm");
    page.visit("?again#/settings")?;
    page.find("#boot")?;
    root_is(page, "data-theme", "night")?;
    check(!page.is_ready()?, "the app cannot be ready without its wasm")?;
    hold.release();
    page.wait_until_ready()?;
    let night = page.driver.find("input[value=night]")?.property("checked")?;
    same("the choice in the settings", night, true)
}

pub fn the_system_decides_until_the_player_does(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    let dark = page.execute("return matchMedia('(prefers-color-scheme: dark)').matches", json!([]))?;
    let (first, second) = if dark == true { ("night", "day") } else { ("day", "night") };
    root_is(page, "data-theme", first)?;
    page.driver.set_viewport(1440, 900)?;
    page.click_named("button", if second == "night" { "Night" } else { "Day" })?;
    root_is(page, "data-theme", second)?;
    page.reload()?;
    root_is(page, "data-theme", second)?;
    page.open("?settings#/settings")?;
    page.click("input[value=system]")?;
    root_is(page, "data-theme", first)
}

pub fn dutch_is_spoken_everywhere_and_remembered(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    page.open("")?;
    page.click_named("button", "Nederlands")?;
    root_is(page, "lang", "nl")?;
    page.named("heading", "In hetzelfde schuitje")?;
    page.reload()?;
    page.named("heading", "In hetzelfde schuitje")?;
    page.click_named("link", "Instellingen")?;
    page.text("h1", |text| text == "Instellingen")?;
    same("the tab's title", page.driver.title()?, "Instellingen · Castaway")?;
    page.click("input[value=en]")?;
    page.text("h1", |text| text == "Settings")?;
    root_is(page, "lang", "en")
}

pub fn large_text_and_palette_act_and_are_remembered(page: &Page) -> Result<(), Failure> {
    page.open("#/settings")?;
    let size = || page.execute("return parseFloat(getComputedStyle(document.body).fontSize)", json!([]));
    let normal = size()?.as_f64().unwrap_or_default();
    page.click("#text")?;
    root_is(page, "data-text", "large")?;
    let large = size()?.as_f64().unwrap_or_default();
    check(large > normal * 1.15, format!("{normal} px became {large} px"))?;
    page.click("#palette")?;
    root_is(page, "data-palette", "cb")?;
    page.reload()?;
    root_is(page, "data-text", "large")?;
    root_is(page, "data-palette", "cb")?;
    same("the switch", page.driver.find("#text")?.property("checked")?, true)
}

/// What this version cannot read stays as it is until the player chooses.
pub fn an_unknown_preference_is_left_alone(page: &Page) -> Result<(), Failure> {
    page.open("#/settings")?;
    page.execute("localStorage.setItem('castaway.theme', 'sepia')", json!([]))?;
    page.reload()?;
    let kept = || page.execute("return localStorage.getItem('castaway.theme')", json!([]));
    same("what is kept", kept()?, "sepia")?;
    page.click(".segment:has([value=night])")?;
    root_is(page, "data-theme", "night")?;
    same("what is kept", kept()?, "night")
}

const PLATES: usize = 10;

/// Keeps what kind of picture each address stands for, and tells which kinds hang on the page.
const WATCH_PLATES: &str = "const kinds = {};
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        const address = make.call(URL, blob);
        kinds[address] = blob.type;
        return address;
    };
    window.plates = () => {
        const plates = [...[...document.styleSheets].at(-1).cssRules].map((rule) => rule.style?.backgroundImage ?? '');
        const hanging = plates.filter((plate) => plate.includes('blob:'));
        return hanging.map((plate) => kinds[plate.slice(5, -2)] ?? 'from before').sort();
    };";

/// A canvas that shows noise to whoever reads it back, as some browsers do to protect their users; and how often it was
/// read, and printed from all the same.
const LIE: &str = "window.read = window.printed = 0;
    const print = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...then) {
        window.printed += 1;
        return print.apply(this, then);
    };
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
        const seen = read.apply(this, area);
        seen.data.forEach((value, n) => { seen.data[n] = value ^ 0x55; });
        window.read += 1;
        return seen;
    };";

pub fn a_theme_prints_the_drawings_anew_and_trusts_no_canvas_that_lies(page: &Page) -> Result<(), Failure> {
    page.open("#/settings")?;
    page.execute(WATCH_PLATES, json!([]))?;
    let hang = || page.execute("return window.plates().length", json!([]));
    wait_until("all plates to hang", hang, |count| *count == json!(PLATES))?;
    let printed_as = |kind: &str| {
        let kinds = || page.execute("return window.plates()", json!([]));
        wait_until(&format!("plates of {kind}"), kinds, |kinds| *kinds == json!(vec![kind; PLATES])).map(drop)
    };
    page.click(".segment:has([value=night])")?;
    printed_as("image/png")?;
    page.execute(LIE, json!([]))?;
    page.click(".segment:has([value=day])")?;
    let reads = || page.execute("return window.read", json!([]));
    wait_until("every plate to be asked for", reads, |reads| *reads == json!(PLATES))?;
    same("prints from it", page.execute("return window.printed", json!([]))?, json!(0))?;
    printed_as("image/svg+xml")
}
