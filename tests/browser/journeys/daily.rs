//! The daily island: the first attempt counts, and everything around it.

use castaway::games::island::{Action, Daily, Island};
use castaway::kernel::{Day, Game};
use castaway::save::Kind;
use serde_json::json;

use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::sent::{Made, now, random_day, weeks_of_dailies};
use crate::table::{Hand, Player, Table, Target, eye};
use crate::wait::wait_until;

/// Goes from the harbour to the table of today's island.
pub fn sit_down_today(page: &Page) -> Result<(Day, Table<'_>), Failure> {
    page.click("[data-do=daily]")?;
    page.find("[data-do=play-today]")?;
    let today: Day = page
        .execute("return document.querySelector('.today').dataset.day", json!([]))?
        .as_str()
        .and_then(|day| day.parse().ok())
        .ok_or_else(|| Failure::wrong("today has no date".to_owned()))?;
    check(Day::of(now()).number().abs_diff(today.number()) <= 1, format!("today is {today}"))?;
    page.click("[data-do=play-today]")?;
    wait_until("the table", || eye::step(page), |step| *step == 0)?;
    let record = Daily::of(today).record();
    let state = Island::start(&record.setup, record.seed);
    Ok((today, Table { player: Player { page, hand: Hand::Mouse }, state, step: 0, assisted: false }))
}

/// Does the next thing that is no effort, and says whether there was one: whoever does nothing but draw is lost
/// soon enough.
pub fn idle(table: &mut Table<'_>) -> Result<bool, Failure> {
    let legal = Island::legal(&table.state);
    let idle = |action: &&Action| matches!(action, Action::Draw | Action::Flood | Action::Discard { .. });
    match legal.iter().find(idle).or(legal.first()) {
        Some(action) => table.act(*action).map(|()| true),
        None => Ok(false),
    }
}

/// A whole day is played to its end and counted; afterwards there is only practice.
pub fn a_daily_is_played_to_its_end_and_counted(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    page.open("")?;
    let (today, mut table) = sit_down_today(page)?;
    idle(&mut table)?;
    no_way_back(page)?;
    while idle(&mut table)? {}
    page.find("#end")?;
    page.open("#/daily")?;
    page.find("[data-do=practise-today]")?;
    let day = format!(".cal [data-day='{today}']");
    let label = page.driver.find(&day)?.label()?;
    check(label.contains("lost") && label.contains("today"), format!("the day is called {label}"))?;
    let text = page.execute("return document.querySelector('#link').value", json!([]))?;
    let text = text.as_str().unwrap_or_default().to_owned();
    check(
        text.contains(&format!("#/daily/{today}")) && text.contains("Lost on turn"),
        format!("it reads: {text}"),
    )?;
    page.click("[data-do=practise-today]")?;
    wait_until("the table", || eye::step(page), |step| *step == 0).map(drop)
}

/// What was drawn stays drawn, and it is said why.
fn no_way_back(page: &Page) -> Result<(), Failure> {
    if eye::shows(page, "[data-do=go-on]")? {
        return Ok(());
    }
    Player { page, hand: Hand::Mouse }.press(Target::Do("undo"))?;
    page.text("#why", |text| text.contains("stays drawn"))?;
    same("actions after the refusal", eye::step(page)?, 1)
}

pub fn the_calendar_shows_every_day_and_its_result(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let today = Day::of(now());
    let made = Made::new();
    weeks_of_dailies(&made, today, false)?;
    page.open("")?;
    made.hand_to(page)?;
    page.open("#/daily")?;
    page.reload()?;
    page.find("[data-streak='4'][data-best]")?;
    // The clock ticks.
    let clock = || page.driver.find("[role=timer]")?.text();
    let first = clock()?;
    wait_until("the clock to tick", clock, |seen| *seen != first)?;
    // A past day is opened and practised.
    let before = today.before().and_then(Day::before).unwrap_or(today);
    page.open(&format!("#/daily/{before}"))?;
    page.find(&format!("[data-chosen='{before}']"))?;
    page.click("[data-do=month-before]")?;
    page.find("[data-do=month-after]:not(:disabled)")?;
    page.click("[data-do=practise]")?;
    wait_until("the table", || eye::step(page), |step| *step == 0)?;
    let kinds = page.execute(
        "return Object.entries(localStorage).filter(([key, text]) => key.startsWith('castaway.game.') && text.includes('.practice-')).length",
        json!([]),
    )?;
    same("games for practice", kinds, 1)
}

/// A result with help does not count, and one of another day than it was played on does not either.
pub fn only_an_honest_first_attempt_counts(page: &Page) -> Result<(), Failure> {
    let today = Day::of(now());
    let yesterday = today.before().unwrap_or(today);
    let made = Made::new();
    made.add(Kind::Daily(yesterday), today.start(), random_day(yesterday))?;
    made.add(Kind::Practice(today), today.start(), random_day(today))?;
    page.open("")?;
    made.hand_to(page)?;
    page.open("#/daily")?;
    page.reload()?;
    page.find("[data-do=play-today]")?;
    let label = page.driver.find(&format!(".cal [data-day='{today}']"))?.label()?;
    check(label.contains("not played"), format!("today is called {label}"))
}
