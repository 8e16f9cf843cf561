//! Watching: every way through a game, and playing on from a moment of it.

use castaway::kernel::letters::Checksum;
use castaway::share::Purpose;
use serde_json::json;

use crate::failure::{Failure, check, same};
use crate::keys::Key;
use crate::page::Page;
use crate::sent::{link, part};
use crate::table::{eye, scripts::script};
use crate::wait::wait_until;

#[track_caller]
fn at(page: &Page, step: i64) -> Result<(), Failure> {
    wait_until(&format!("move {step} on show"), || eye::step(page), |seen| *seen == step).map(drop)
}

pub fn a_replay_is_walked_through(page: &Page) -> Result<(), Failure> {
    let record = part(&script("won")?, 30);
    page.driver.set_viewport(1440, 900)?;
    page.open(&link(Purpose::Watch, &record, "Mara")?)?;
    page.find("[data-proof=verified]")?;
    at(page, 0)?;
    for (button, step) in [("forward", 1), ("forward", 2), ("back", 1)] {
        page.click(&format!("[data-do={button}]"))?;
        at(page, step)?;
    }
    page.text("#status", |text| text.len() > 20)?;
    // The keyboard does the same wherever the focus is.
    page.execute("document.activeElement.blur()", json!([]))?;
    page.press(Key::End)?;
    at(page, 30)?;
    page.press(Key::Left)?;
    at(page, 29)?;
    page.press(Key::Home)?;
    at(page, 0)?;
    page.click("[data-do=turn-forward]")?;
    let turned = wait_until("the next turn", || eye::step(page), |step| *step > 1)?;
    page.click("[data-do=turn-back]")?;
    at(page, 0)?;
    check(turned < 30, format!("a turn has {turned} moves"))?;
    // Nothing can be done at this table.
    same("what could be done", page.driver.find_all(".replay .tile .mk")?.len(), 0)?;
    // It runs by itself to the end.
    page.click("[data-do=speed]")?;
    page.click("[data-do=speed]")?;
    page.execute(
        "const head = document.querySelector('.head'); head.value = 27; head.dispatchEvent(new Event('input', { bubbles: true }))",
        json!([]),
    )?;
    at(page, 27)?;
    page.click("[data-do=run]")?;
    at(page, 30)
}

/// A phone has no room for the list of moves; where the screen grows, the move on show is the one in sight.
pub fn a_larger_screen_shows_the_move_in_its_list(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(390, 844)?;
    page.open(&link(Purpose::Watch, &part(&script("won")?, 61), "")?)?;
    at(page, 0)?;
    page.press(Key::End)?;
    at(page, 61)?;
    page.driver.set_viewport(1440, 900)?;
    let in_sight = || {
        let script = "const row = document.querySelector('.mv[aria-current]');
            const [inner, outer] = [row, row.closest('ol')].map((found) => found.getBoundingClientRect());
            // Lists scroll by whole pixels.
            return inner.height > 0 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1";
        page.execute(script, json!([]))
    };
    wait_until("the move in sight", in_sight, |seen| *seen == true).map(drop)
}

pub fn one_plays_on_from_a_moment_of_a_replay(page: &Page) -> Result<(), Failure> {
    let record = part(&script("won")?, 30);
    page.open(&link(Purpose::Watch, &record, "")?)?;
    at(page, 0)?;
    page.click("[data-do=forward]")?;
    at(page, 1)?;
    page.click("[data-do=play-on]")?;
    page.find("main#table:not(.replay)")?;
    at(page, 1)?;
    page.find("main#table[data-assisted=true]")?;
    page.find("[data-do=undo]").map(drop)
}

/// A link with moves that somebody made up, under a checksum that fits, shows what the rules bear out.
pub fn a_made_up_replay_says_where_it_breaks(page: &Page) -> Result<(), Failure> {
    let whole = link(Purpose::Watch, &script("landing")?, "")?;
    let digits = whole.split('/').nth(2).map(|link| &link[5..]).unwrap_or_default();
    let digits = format!("ABCDEFGHIJKLMNOP{digits}").trim_start_matches('A').to_owned();
    let sum = Checksum::of([b'1'].into_iter().chain(digits.bytes())).text();
    page.open(&format!("#/watch/1{sum}{digits}"))?;
    page.find("[data-proof=broken]")?;
    page.text(".proof", |text| text.chars().any(|c| c.is_ascii_digit())).map(drop)
}

/// A finished game is watched from its end screen.
pub fn a_finished_game_is_watched_again(page: &Page) -> Result<(), Failure> {
    let record = script("drowned")?;
    let made = crate::sent::Made::new();
    let id = made.add(castaway::save::Kind::Free, crate::sent::now(), record.clone())?;
    page.driver.set_viewport(1440, 900)?;
    page.open("")?;
    made.hand_to(page)?;
    page.open(&format!("#/island/table/{id}"))?;
    page.reload()?;
    page.click("[data-do=tell]")?;
    page.click("[data-do=replay]")?;
    page.find(&format!(".replay[data-length='{}']", record.actions.len()))?;
    at(page, 0)
}
