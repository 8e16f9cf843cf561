//! When things go wrong: the page says what happened in plain words and loses nothing.

use serde_json::json;

use super::pages::root_is;
use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::wait::wait_until;

/// Puts a line before the first script of the page.
fn before_everything(page: &Page, script: &'static str) {
    page.server.doctor("boot.js", move |code| [script.as_bytes(), b"\n", &code].concat());
}

/// The heading of the trouble screen, once it shows.
fn trouble(page: &Page) -> Result<String, Failure> {
    let heading = page.find("#trouble h1")?.text()?;
    let focused = page.driver.focused()?.text()?;
    same("what has the focus", focused, heading.as_str())?;
    Ok(heading)
}

pub fn a_browser_without_webassembly_is_told(page: &Page) -> Result<(), Failure> {
    before_everything(page, "delete window.WebAssembly;");
    page.allow_error("WebAssembly");
    page.visit("")?;
    same("the heading", trouble(page)?, "This browser cannot run the games")?;
    page.gone("#boot")
}

pub fn a_missing_part_is_told_and_loading_again_helps(page: &Page) -> Result<(), Failure> {
    page.server.fail(".wasm", 404);
    page.allow_failed_request(".wasm");
    page.allow_error("");
    page.visit("")?;
    same("the heading", trouble(page)?, "Part of the page is missing")?;
    page.server.heal(".wasm");
    page.click("#trouble [data-do=reload]")?;
    page.wait_until_ready()?;
    page.gone("#trouble")
}

/// A real panic in the real page: the document refuses to make elements, and the view layer gives up.
pub fn a_panic_shows_plain_words_and_keeps_what_was_saved(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    page.allow_error("");
    page.execute("localStorage.setItem('castaway.theme', 'night')", json!([]))?;
    page.execute(
        "const broken = () => { throw new Error('the sea is empty'); };
         document.createElement = document.createElementNS = broken;
         Node.prototype.cloneNode = broken;
         location.hash = '#/about';",
        json!([]),
    )?;
    same("the heading", trouble(page)?, "We ran aground")?;
    let report = page.driver.find("#report")?.property("value")?;
    let report = report.as_str().unwrap_or_default();
    check(report.starts_with("Castaway 0.") && report.contains("#/about"), format!("the report: {report}"))?;
    page.click("[data-do=copy]")?;
    let kept = page.execute("return localStorage.getItem('castaway.theme')", json!([]))?;
    same("what was saved", kept, "night")?;
    page.click("#trouble [data-do=reload]")?;
    page.wait_until_ready()?;
    root_is(page, "data-theme", "night")?;
    page.text("h1", |text| text == "About Castaway").map(drop)
}

pub fn a_failure_speaks_dutch_too(page: &Page) -> Result<(), Failure> {
    page.open("#/settings")?;
    page.click("input[value=nl]")?;
    root_is(page, "lang", "nl")?;
    page.server.fail(".wasm", 500);
    page.allow_failed_request(".wasm");
    page.allow_error("");
    page.visit("?again")?;
    same("the heading", trouble(page)?, "Een deel van de pagina ontbreekt").map(drop)
}

pub fn a_page_that_takes_long_offers_to_load_again(page: &Page) -> Result<(), Failure> {
    page.server.doctor("boot.js", |code| String::from_utf8_lossy(&code).replace("8000", "100").into_bytes());
    let hold = page.server.hold(".wasm");
    page.visit("")?;
    page.named("button", "Load again")?;
    hold.release();
    page.wait_until_ready()?;
    page.gone("#boot")
}

pub fn blocked_storage_is_told_and_the_page_still_works(page: &Page) -> Result<(), Failure> {
    before_everything(
        page,
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
    );
    page.open("#/settings")?;
    page.named("heading", "Nothing is kept here")?;
    page.click(".segment:has([value=night])")?;
    root_is(page, "data-theme", "night")?;
    page.execute("location.hash = '#/'", json!([]))?;
    page.find(".harbour")?;
    page.named("heading", "Nothing is kept here").map(drop)
}

pub fn full_storage_is_told_and_the_page_still_works(page: &Page) -> Result<(), Failure> {
    before_everything(
        page,
        "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); };",
    );
    page.open("#/settings")?;
    same("notes before anything was written", page.driver.find_all(".note")?.len(), 0)?;
    page.click(".segment:has([value=night])")?;
    root_is(page, "data-theme", "night")?;
    wait_until("the note", || page.driver.find(".note")?.text(), |text| text.contains("full")).map(drop)
}
