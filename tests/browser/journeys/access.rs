//! No page and no state of the table has anything that the automated accessibility check objects to.

use castaway::games::island::Phase;
use castaway::kernel::Day;
use castaway::save::Kind;
use castaway::share::Purpose;
use serde_json::json;

use super::later;
use crate::failure::Failure;
use crate::keys::Key;
use crate::page::Page;
use crate::sent;
use crate::stock;
use crate::table::{Hand, Table, Target, eye, scripts::script};
use crate::wait::wait_for;

const THEMES: [&str; 2] = ["day", "night"];

/// Everything that opens over the table, by the buttons that lead there.
const OPENED: [&[&str]; 8] = [
    &["danger"],
    &["menu"],
    &["log"],
    &["discards"],
    &["menu", "keys"],
    &["menu", "in-words"],
    &["menu", "give-up"],
    &["end"],
];

/// Checks what is shown now in both themes; the page itself would read them from its settings.
#[track_caller]
fn in_both_themes(page: &Page, state: &str) -> Result<(), Failure> {
    THEMES.iter().try_for_each(|theme| {
        page.execute("document.documentElement.dataset.theme = arguments[0]", json!([theme]))?;
        page.check_access(&format!("{state} by {theme}"))
    })
}

pub fn the_pages_are_accessible(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    for (route, landmark) in [
        ("#/", ".harbour"),
        ("#/settings", ".segments"),
        ("#/about", ".prose"),
        ("#/no/such/page", ".page .notice"),
        ("#/island/new", "[data-do=set-sail]"),
    ] {
        page.execute("location.hash = arguments[0]", json!([route]))?;
        page.find(landmark)?;
        in_both_themes(page, route)?;
    }
    Ok(())
}

/// The pages that links open, the panel that makes them, and the daily island with three weeks of results.
pub fn what_is_sent_and_the_daily_are_accessible(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let won = script("won")?;
    let made = sent::Made::new();
    sent::weeks_of_dailies(&made, Day::of(sent::now()), true)?;
    let id = made.add(Kind::Challenge, sent::now(), script("landing")?)?;
    made.beside(id, &script("landing")?, "Ana")?;
    page.open("")?;
    made.hand_to(page)?;
    page.reload()?;
    let compare = format!("#/island/compare/{id}");
    for (route, landmark) in [
        ("#/daily", ".cal"),
        (&compare, ".cmp"),
        (&sent::link(Purpose::Beat, &won, "Ana")?, "[data-do=start]"),
        (&sent::link(Purpose::GoOn, &sent::part(&won, 40), "")?, "[data-do=go-on-here], [data-arrived]"),
        ("#/play/1broken", "[data-broken]"),
        (&sent::link(Purpose::Watch, &won, "Mara")?, ".rctl"),
    ] {
        page.execute("location.hash = arguments[0]", json!([route]))?;
        page.find(landmark)?;
        in_both_themes(page, route)?;
    }
    page.click("[data-do=forward]")?;
    page.click("[data-do=share]")?;
    page.find("[data-square]")?;
    in_both_themes(page, "the share panel")
}

pub fn the_shelf_and_the_statistics_are_accessible(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 1200)?;
    page.open("")?;
    for (route, landmark) in [("#/shelf", ".notice"), ("#/statistics", ".notice")] {
        page.execute("location.hash = arguments[0]", json!([route]))?;
        page.find(landmark)?;
        in_both_themes(page, &format!("{route} without games"))?;
    }
    stock::put(page, &stock::full()?)?;
    page.reload()?;
    page.find(".stats4")?;
    in_both_themes(page, "#/statistics")?;
    page.execute("location.hash = '#/shelf'", json!([]))?;
    page.find(".save")?;
    in_both_themes(page, "#/shelf")?;
    for button in ["rename", "delete", "export", "import"] {
        page.click(&format!("[data-do={button}]"))?;
        in_both_themes(page, &format!("#/shelf after {button}"))?;
        page.press(Key::Escape)?;
        page.gone("dialog")?;
    }
    page.execute("location.hash = '#/island/table/zzzz1'", json!([]))?;
    page.find("[data-do=play-readable]")?;
    in_both_themes(page, "a damaged game")
}

/// Everything that opens, and each phase the first time it comes.
pub fn the_table_is_accessible_in_every_state(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let record = script("drowned")?;
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    for way in OPENED {
        way.iter().try_for_each(|button| table.player.press(Target::Do(button)))?;
        in_both_themes(page, &format!("{way:?}"))?;
        close(page)?;
    }
    let mut checked = Vec::new();
    for action in &record.actions {
        table.act(*action)?;
        let kind = std::mem::discriminant(&table.state.phase());
        if !checked.contains(&kind) && !matches!(table.state.phase(), Phase::Over(_)) {
            checked.push(kind);
            in_both_themes(page, &format!("{:?}", table.state.phase()))?;
        }
    }
    Ok(())
}

/// Escape leaves whatever is open.
fn close(page: &Page) -> Result<(), Failure> {
    page.press(Key::Escape)?;
    wait_for("the table without anything open", || {
        let open = eye::shows(page, "dialog, [role=dialog], .prompt, [data-do=danger-close]")?;
        Ok((!open).then_some(()))
    })
}

/// A part of the page that is on its way, and one that does not come: as a page, over the table and beside it.
pub fn what_comes_later_is_accessible_meanwhile(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let (part, _) = later::part()?;
    let hold = page.server.hold(&part);
    page.open("")?;
    page.click_named("link", "About")?;
    page.find("main [role=status]")?;
    in_both_themes(page, "a page on its way")?;
    later::refuse(page)?;
    hold.release();
    page.find("main [data-missing]")?;
    in_both_themes(page, "a page that did not come")?;
    let table = Table::set_up(page, Hand::Mouse, &script("drowned")?)?;
    for (button, landmark) in [("menu", "dialog [data-missing]"), ("danger", ".dpan [data-missing]")] {
        table.player.press(Target::Do(button))?;
        page.find(landmark)?;
        in_both_themes(page, &format!("{button} that did not come"))?;
        close(page)?;
    }
    Ok(())
}

pub fn the_end_is_accessible(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let record = script("landing")?;
    Table::set_up(page, Hand::Mouse, &record)?.play(&record.actions)?;
    page.find("#end")?;
    in_both_themes(page, "the end")?;
    page.click("[data-do=tell]")?;
    page.find("[data-do=look-back]")?;
    in_both_themes(page, "how it went")
}
