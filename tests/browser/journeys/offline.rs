//! Without a network, and with a newer version on the server: the page works on, and no game is disturbed.

use serde_json::json;

use super::daily::{idle, sit_down_today};
use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::table::{Hand, Table, eye, scripts::script};
use crate::wait::wait_until;

/// Opens the harbour and waits until it says that the page is on the device.
fn arrive(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    page.allow_worker();
    page.open("")?;
    page.find("[data-offline=ready]").map(drop)
}

pub fn a_whole_daily_is_played_without_a_network(page: &Page) -> Result<(), Failure> {
    arrive(page)?;
    page.server.unplug();
    page.allow_error("");
    page.reload_by_hand()?;
    page.named("heading", "Castaway")?;
    let (today, mut table) = sit_down_today(page)?;
    for _ in 0..5 {
        idle(&mut table)?;
    }
    page.reload_by_hand()?;
    let steps = table.step as i64;
    wait_until("the table", || eye::step(page), |step| *step == steps)?;
    table.compare("after loading again without a network")?;
    while idle(&mut table)? {}
    page.find("#end")?;
    page.execute("location.hash = '#/daily'", json!([]))?;
    page.find("[data-do=practise-today]")?;
    let label = page.driver.find(&format!(".cal [data-day='{today}']"))?.label()?;
    check(label.contains("lost"), format!("the day is called {label}"))?;
    for (route, landmark) in [("#/shelf", ".sgrid"), ("#/statistics", ".stats4"), ("#/about", ".prose")] {
        page.execute("location.hash = arguments[0]", json!([route]))?;
        page.find(landmark)?;
    }
    page.driver.goto(&format!("{}?from=elsewhere#/about", page.base()))?;
    page.wait_until_ready()?;
    page.find(".prose").map(drop)
}

/// Puts another build on the server: another page, and a worker that knows it.
fn deploy(page: &Page) {
    page.server.doctor("index.html", |html| {
        String::from_utf8_lossy(&html)
            .replace("<title>", "<meta name=\"build\" content=\"2\"><title>")
            .into_bytes()
    });
    page.server.doctor("worker.js", |script| {
        String::from_utf8_lossy(&script).replace("VERSION = \"", "VERSION = \"2").into_bytes()
    });
}

fn build(page: &Page) -> Result<serde_json::Value, Failure> {
    page.execute("return document.querySelector('meta[name=build]')?.content ?? '1'", json!([]))
}

pub fn a_new_version_waits_for_the_players_word(page: &Page) -> Result<(), Failure> {
    arrive(page)?;
    let record = script("drowned")?;
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    table.play(&record.actions[..2])?;
    deploy(page);
    // In the middle of the game nothing changes, not even by loading again.
    page.reload_by_hand()?;
    wait_until("the table", || eye::step(page), |step| *step == 2)?;
    same("the version at the table", build(page)?, "1")?;
    table.act(record.actions[2])?;
    let address = page.driver.url()?;
    page.execute("location.hash = '#/'", json!([]))?;
    page.find("[data-do=use-new-version]")?;
    page.driver.goto(&address)?;
    page.reload_by_hand()?;
    wait_until("the table", || eye::step(page), |step| *step == 3)?;
    same("the version after the offer", build(page)?, "1")?;
    page.gone("[data-do=use-new-version]")?;
    page.execute("location.hash = '#/'", json!([]))?;
    page.click("[data-do=use-new-version]")?;
    wait_until("the new version", || Ok(build(page).ok()), |build| build.as_ref().is_some_and(|b| b == "2"))?;
    page.wait_until_ready()?;
    page.gone("[data-do=use-new-version]")?;
    let caches =
        || page.driver.execute_async("caches.keys().then((names) => arguments[0](names.length))", json!([]));
    wait_until("the old version to be gone", caches, |count| *count == 1)?;
    // The game goes on where it was.
    page.driver.goto(&address)?;
    page.wait_until_ready()?;
    wait_until("the table", || eye::step(page), |step| *step == 3)?;
    table.act(record.actions[3])
}
