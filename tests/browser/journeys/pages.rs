//! Going about the pages: links, history, keyboard, addresses that lead nowhere.

use castaway::share::Purpose;
use serde_json::json;

use crate::failure::{Failure, check, same};
use crate::keys::Key;
use crate::page::Page;
use crate::sent::link;
use crate::stock;
use crate::table::scripts::script;
use crate::wait::wait_until;

/// An island of a known day.
const CHALLENGE: &str = "#/play/1snl86W0HkVAEB/Zo%C3%AB";

pub fn the_harbour_shows_the_shelf(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    page.named("heading", "Castaway")?;
    page.named("heading", "All in one boat")?;
    let boxes = page.driver.find_all(".shelf li")?;
    let titles = boxes.iter().map(|found| found.text()).collect::<Result<Vec<_>, _>>()?;
    same("the number of games", titles.len(), 3)?;
    check(titles[0].contains("Forbidden") && titles[0].contains("Island"), format!("{titles:?}"))?;
    same("the tab's title", page.driver.title()?, "Castaway")
}

pub fn every_page_is_reached_and_left_again(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    page.click_named("link", "Settings")?;
    heading(page, "Settings")?;
    same("the tab's title", page.driver.title()?, "Settings · Castaway")?;
    page.click_named("link", "Back to the harbour")?;
    heading(page, "Castaway")?;
    page.click_named("link", "About")?;
    heading(page, "About Castaway")?;
    page.driver.back()?;
    heading(page, "Castaway")?;
    page.driver.forward()?;
    heading(page, "About Castaway")?;
    page.reload()?;
    heading(page, "About Castaway")?;
    page.click_named("link", "Back to the harbour")?;
    heading(page, "Castaway")?;
    page.click_named("link", "New game")?;
    heading(page, "New game")
}

/// A screen reader starts at the heading of the page that opened.
pub fn the_focus_follows_to_the_new_heading(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    page.click_named("link", "Settings")?;
    heading(page, "Settings")?;
    let focused = || page.driver.focused()?.text();
    wait_until("the focus on the heading", focused, |text| text == "Settings").map(drop)
}

pub fn an_address_that_leads_nowhere_is_explained(page: &Page) -> Result<(), Failure> {
    page.open("#/no/such/<img src=x onerror=alert(1)>")?;
    heading(page, "Nothing but sea here")?;
    let shown = page.text("code", |text| text.starts_with("#/no/such/"))?;
    check(shown.contains("img"), format!("the address is shown as it came: {shown}"))?;
    same("elements that the address made", page.driver.find_all("main img")?.len(), 0)?;
    page.click_named("link", "Back to the harbour")?;
    heading(page, "Castaway")
}

pub fn a_very_long_address_does_not_break_the_page(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(390, 844)?;
    page.open(&format!("#/{}", "reef".repeat(5_000)))?;
    heading(page, "Nothing but sea here")?;
    check(page.text("code", |_| true)?.chars().count() < 200, "the address is shortened")?;
    no_sideways_scrolling(page, "the not-found page")
}

/// From the top of the page, with nothing but the keyboard.
pub fn the_keyboard_alone_changes_the_theme(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    tab_to(page, "Settings")?;
    page.press(Key::Enter)?;
    heading(page, "Settings")?;
    wait_until("the focus on the heading", || page.driver.focused()?.text(), |t| t == "Settings")?;
    page.execute("document.querySelector('input[value=day]').click()", json!([]))?;
    tab_to(page, "Day")?;
    page.press(Key::Right)?;
    root_is(page, "data-theme", "night")?;
    page.press(Key::Left)?;
    root_is(page, "data-theme", "day")
}

/// Nothing scrolls sideways and every target is large enough, on every width and page, in both languages.
pub fn every_page_fits_every_width(page: &Page) -> Result<(), Failure> {
    // An island of six columns: those of seven have smaller tiles on the smallest phones, watched or played.
    let watch = link(Purpose::Watch, &script("won")?, "Mara")?;
    for lang in ["en", "nl"] {
        page.open("")?;
        page.execute("localStorage.setItem('castaway.lang', arguments[0])", json!([lang]))?;
        stock::put(page, &stock::full()?)?;
        page.reload()?;
        for (width, height) in [(320, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440)] {
            page.driver.set_viewport(width, height)?;
            for route in [
                "#/",
                "#/settings",
                "#/about",
                "#/nowhere",
                "#/daily",
                CHALLENGE,
                &watch,
                "#/play/1cut",
                "#/shelf",
                "#/statistics",
            ] {
                page.execute("location.hash = arguments[0]", json!([route]))?;
                page.wait_for_route(route)?;
                let place = format!("{route} at {width}×{height} in {lang}");
                no_sideways_scrolling(page, &place)?;
                large_targets(page, &place)?;
            }
        }
    }
    Ok(())
}

impl Page {
    /// Waits until the page of a route stands.
    fn wait_for_route(&self, route: &str) -> Result<(), Failure> {
        let selector = match route {
            "#/" => ".harbour",
            "#/settings" => ".segments",
            "#/about" => ".prose",
            "#/daily" => ".cal",
            CHALLENGE => ".letter",
            "#/play/1cut" => "[data-broken]",
            route if route.starts_with("#/watch/") => ".rctl",
            "#/shelf" => ".sgrid",
            "#/statistics" => ".stats4",
            _ => ".page .notice",
        };
        self.find(selector).map(drop)
    }
}

fn no_sideways_scrolling(page: &Page, place: &str) -> Result<(), Failure> {
    let widths = page.execute(
        "const root = document.scrollingElement; return [root.scrollWidth, root.clientWidth]",
        json!([]),
    )?;
    check(widths[0].as_f64() <= widths[1].as_f64(), format!("{place} is {} wide in {}", widths[0], widths[1]))
}

/// Everything that can be pressed is at least 44 by 44 pixels and lies inside the window.
fn large_targets(page: &Page, place: &str) -> Result<(), Failure> {
    let small = page.execute(
        "return [...document.querySelectorAll('#app a, #app button, #app input, #app label.segment')]
            .filter((found) => found.checkVisibility() && !found.classList.contains('skip'))
            .map((found) => [found.outerHTML.slice(0, 80), found.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5 || box.left < 0 || box.right > innerWidth)
            .map(([name, box]) => `${name} ${box.width}×${box.height} at ${box.left}`)",
        json!([]),
    )?;
    check(small.as_array().is_some_and(Vec::is_empty), format!("{place}: {small}"))
}

fn heading(page: &Page, text: &str) -> Result<(), Failure> {
    page.text("h1", |seen| seen == text).map(drop)
}

pub fn root_is(page: &Page, attribute: &str, wanted: &str) -> Result<(), Failure> {
    let ask = || {
        page.execute(
            "return document.documentElement?.getAttribute(arguments[0]) ?? null",
            json!([attribute]),
        )
    };
    wait_until(&format!("{attribute} to be {wanted}"), ask, |seen| seen == wanted).map(drop)
}

/// Presses Tab until the focus is on what has this name; a page has few stops.
fn tab_to(page: &Page, name: &str) -> Result<(), Failure> {
    let mut stops = Vec::new();
    for _ in 0..20 {
        page.press(Key::Tab)?;
        let focused = page.driver.focused()?.label()?;
        if focused == name {
            return Ok(());
        }
        stops.push(focused);
    }
    Err(Failure::wrong(format!("Tab never reached «{name}», only {stops:?}")))
}
