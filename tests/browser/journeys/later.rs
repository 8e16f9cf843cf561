//! What is not needed to play comes later: playing does without it, and what waits for it says so.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, same};
use crate::page::Page;
use crate::table::{Hand, Table, scripts::script};
use crate::wait::wait_until;

/// The file that comes later, under the name it was built with, and where it is.
pub fn part() -> Result<(String, std::path::PathBuf), Failure> {
    let site = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    let names = fs::read_dir(&site).map_err(Failure::system("looking for what comes later"))?;
    let mut names = names.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let name = names.find(|name| name.starts_with("later-") && name.ends_with(".wasm"));
    let name = name.ok_or_else(|| Failure::wrong("nothing comes later"))?;
    let path = site.join(&name);
    Ok((name, path))
}

/// Keeps the part from coming.
pub fn refuse(page: &Page) -> Result<String, Failure> {
    let (part, _) = part()?;
    page.server.fail(&part, 404);
    page.allow_failed_request(&part);
    Ok(part)
}

fn heading_in_focus(page: &Page, heading: &str) -> Result<(), Failure> {
    page.text("h1", |text| text == heading)?;
    wait_until("the focus on the heading", || page.driver.focused()?.text(), |text| text == heading).map(drop)
}

pub fn playing_needs_nothing_that_comes_later(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    refuse(page)?;
    page.open("")?;
    page.named("heading", "Castaway")?;
    let record = script("sites")?;
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    table.play(&record.actions)?;
    page.find("#end h1").map(drop)
}

pub fn a_part_that_does_not_come_is_told_and_asked_for_again(page: &Page) -> Result<(), Failure> {
    let part = refuse(page)?;
    page.open("")?;
    page.click_named("link", "About")?;
    heading_in_focus(page, "This part did not arrive")?;
    same("the tab's title", page.driver.title()?, "This part did not arrive · Castaway")?;
    // Still nothing: the answer is the same.
    page.click("[data-do=try-again]")?;
    heading_in_focus(page, "This part did not arrive")?;
    page.click_named("link", "Back to the harbour")?;
    page.named("heading", "Castaway")?;
    // Come by address, and from a table.
    page.reload()?;
    page.open("?again#/about")?;
    page.text("h1", |text| text == "This part did not arrive")?;
    let mut table = Table::set_up(page, Hand::Mouse, &script("drowned")?)?;
    page.click("[data-do=menu]")?;
    page.find("dialog [data-missing]")?;
    page.server.heal(&part);
    page.click("dialog [data-do=try-again]")?;
    page.find("dialog [data-do=keys]")?;
    page.click("dialog [data-do=close]")?;
    page.gone("dialog")?;
    table.act(script("drowned")?.actions[0])?;
    page.open("?once-more#/about")?;
    page.text("h1", |text| text == "About Castaway").map(drop)
}

pub fn what_waits_for_its_part_says_so(page: &Page) -> Result<(), Failure> {
    let (part, _) = part()?;
    let hold = page.server.hold(&part);
    page.open("")?;
    page.click_named("link", "About")?;
    heading_in_focus(page, "One moment")?;
    page.find("main [role=status]")?;
    hold.release();
    heading_in_focus(page, "About Castaway")?;
    same("the tab's title", page.driver.title()?, "About Castaway · Castaway")
}

/// Some file servers do not know what WebAssembly is called.
pub fn a_part_of_unknown_type_opens_as_well(page: &Page) -> Result<(), Failure> {
    let (part, path) = part()?;
    let bytes = fs::read(path).map_err(Failure::system("reading what comes later"))?;
    page.server.put(&format!("{}{part}", page.server.prefix()), "application/octet-stream", bytes);
    page.open("#/about")?;
    page.text("h1", |text| text == "About Castaway").map(drop)
}
