//! Links: every kind opens what it promises, a broken one says why, and nothing on the shelf is lost.

use castaway::games::island::Island;
use castaway::kernel::{Game, Record, replay};
use castaway::save::Kind;
use castaway::share::Purpose;
use serde_json::json;

use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::sent::{Made, link, now, part};
use crate::table::{eye, scripts::script};
use crate::wait::wait_until;

/// The games on the page's shelf, by how many moves they have.
fn shelf(page: &Page) -> Result<Vec<usize>, Failure> {
    let texts = page.execute(
        "return Object.entries(localStorage).filter(([key]) => key.startsWith('castaway.game.')).map(([, text]) => text)",
        json!([]),
    )?;
    let texts = texts.as_array().into_iter().flatten().filter_map(|text| text.as_str());
    // A move is a place and a check: the record's trail is read by the library itself.
    let read = |text: &str| {
        let record = text.trim_end_matches(';').splitn(9, '.').nth(8)?.to_owned();
        Some(castaway::games::AnyRecord::read(&record).ok()?.record.len())
    };
    let mut moves: Vec<usize> = texts.filter_map(read).collect();
    moves.sort_unstable();
    Ok(moves)
}

#[track_caller]
fn table_at(page: &Page, step: i64) -> Result<(), Failure> {
    wait_until("the table", || eye::step(page), |seen| *seen == step).map(drop)
}

fn lay_out(page: &Page, made: &Made) -> Result<(), Failure> {
    page.open("")?;
    made.hand_to(page)?;
    page.reload()
}

pub fn a_challenge_says_what_it_is_and_starts_with_one_tap(page: &Page) -> Result<(), Failure> {
    let won = script("won")?;
    let made = Made::new();
    made.add(Kind::Free, now(), part(&won, 12))?;
    lay_out(page, &made)?;
    page.open(&link(Purpose::Challenge, &won, "Zoë <b>")?)?;
    let said = page.text(".letter", |text| text.contains("Zoë <b>"))?;
    let seed = won.seed.to_string();
    check(said.contains(&seed) && said.contains("Novice"), format!("the letter says: {said}"))?;
    same("names that became elements", page.driver.find_all(".letter h2 b")?.len(), 0)?;
    page.click("[data-do=start]")?;
    table_at(page, 0)?;
    same("the games on the shelf", shelf(page)?, vec![0, 12])
}

pub fn a_broken_link_says_why_and_takes_another(page: &Page) -> Result<(), Failure> {
    let whole = link(Purpose::Watch, &script("landing")?, "")?;
    let markup = "#/play/1<img src=x onerror=alert(1)>";
    page.open("")?;
    for (address, why) in [
        (&whole[..whole.len() - 3], "damaged"),
        ("#/watch/", "empty"),
        ("#/beat/2abcdefgh", "format"),
        (markup, "character"),
        ("#/go-on/1z8e46Ettd2TqdwHI", "other-game"),
        (&format!("#/play/{}", "1".repeat(6000)), "too-long"),
    ] {
        page.execute("location.hash = arguments[0]", json!([address]))?;
        page.find(&format!("[data-broken={why}]"))?;
        same("pictures that were slipped in", page.driver.find_all("main img")?.len(), 0)?;
        page.find("[data-broken] code")?;
    }
    // Nothing useful pasted, then a message with the link in it.
    page.driver.find("#paste")?.send_keys("nothing here")?;
    page.click("[data-do=open-pasted]")?;
    page.find("#paste[aria-invalid=true]")?;
    let message = format!(" Look: {}{whole}.", page.base());
    page.driver.find("#paste")?.send_keys(&message)?;
    page.click("[data-do=open-pasted]")?;
    page.find(".replay [data-proof=verified]").map(drop)
}

pub fn a_game_handed_over_moves_the_one_on_the_shelf_forward(page: &Page) -> Result<(), Failure> {
    let won = script("won")?;
    let made = Made::new();
    made.add(Kind::Free, now(), part(&won, 12))?;
    lay_out(page, &made)?;
    page.open(&link(Purpose::GoOn, &part(&won, 20), "Teo")?)?;
    table_at(page, 20)?;
    same("the shelf after a link that goes on", shelf(page)?, vec![20])?;
    // The same once more opens the same; one that is behind opens nothing by itself.
    page.open(&link(Purpose::GoOn, &part(&won, 20), "Teo")?)?;
    table_at(page, 20)?;
    page.open(&link(Purpose::GoOn, &part(&won, 15), "Teo")?)?;
    page.find("[data-arrived=behind]")?;
    page.click("[data-do=open-ours]")?;
    table_at(page, 20)?;
    same("the shelf after a link that is behind", shelf(page)?, vec![20])
}

pub fn a_game_that_parts_is_kept_beside_ours(page: &Page) -> Result<(), Failure> {
    let won = script("won")?;
    let made = Made::new();
    made.add(Kind::Free, now(), part(&won, 20))?;
    lay_out(page, &made)?;
    page.open(&link(Purpose::GoOn, &other_way(&won, 12)?, "Teo")?)?;
    page.find("[data-arrived=apart]")?;
    same("the shelf while it is asked", shelf(page)?, vec![20])?;
    page.click("[data-do=keep-both]")?;
    table_at(page, 13)?;
    same("the shelf with both", shelf(page)?, vec![13, 20])?;
    // A game that nobody here has played is shown first.
    page.open(&link(Purpose::GoOn, &script("drowned")?, "")?)?;
    page.find("[data-arrived=new]")?;
    page.click("[data-do=go-on-here]")?;
    page.find("#end").map(drop)
}

/// The heading takes the focus a frame after a page has come. Who is in a field by then stays there.
pub fn who_types_at_once_keeps_the_focus(page: &Page) -> Result<(), Failure> {
    page.open("#/settings")?;
    page.find("h1")?;
    let focused = page.driver.execute_async(
        "const done = arguments[0];
         addEventListener('hashchange', () => {
             let looks = 0;
             const look = () => {
                 const field = document.querySelector('#paste');
                 field?.focus();
                 if (!field && looks++ < 1000) return queueMicrotask(look);
                 requestAnimationFrame(() => requestAnimationFrame(() => done(document.activeElement.id)));
             };
             look();
         }, { once: true });
         location.hash = '#/watch/';",
        json!([]),
    )?;
    same("who has the focus", focused, json!("paste"))?;
    page.execute("location.hash = '#/settings'", json!([]))?;
    let at = || page.execute("return document.activeElement.tagName", json!([]));
    wait_until("the heading to have the focus", at, |tag| tag == "H1").map(drop)
}

/// So many actions, and then one that the record does not have there.
fn other_way(record: &Record<Island>, actions: usize) -> Result<Record<Island>, Failure> {
    let mut other = part(record, actions);
    let next =
        Island::legal(&replay(&other).state).into_iter().find(|action| *action != record.actions[actions]);
    other.actions.push(next.ok_or_else(|| Failure::wrong("there is only one way".to_owned()))?);
    Ok(other)
}

/// A few moves before its end, a game from a beat-me link is finished; then both stand side by side.
pub fn a_game_to_beat_is_compared_in_the_end(page: &Page) -> Result<(), Failure> {
    let rival = script("landing")?;
    page.open(&link(Purpose::Beat, &rival, "Ana")?)?;
    page.text(".letter", |text| text.contains("Ana"))?;
    page.click("[data-do=start]")?;
    table_at(page, 0)?;
    page.reload()?;
    table_at(page, 0)?;
    // Giving up is an end too.
    page.click("[data-do=menu]")?;
    page.click("[data-do=give-up]")?;
    page.click("[data-do=confirm]")?;
    page.click("[data-do=compare]")?;
    page.find(".cchart .course")?;
    page.find("[data-verdict]")?;
    let table = page.text(".cmp", |text| text.contains("Ana"))?;
    for fact in ["Outcome", "Treasures", "Turns", "Water level", "Tiles left"] {
        check(table.contains(fact), format!("{fact} is not compared: {table}"))?;
    }
    page.click("[data-do=watch]")?;
    page.find(".replay [data-proof=verified]").map(drop)
}

/// The panel's link opens the same game, and its square is there.
pub fn the_share_panel_gives_a_link_that_opens(page: &Page) -> Result<(), Failure> {
    let won = script("won")?;
    page.driver.set_viewport(1440, 900)?;
    let made = Made::new();
    let id = made.add(Kind::Free, now(), part(&won, 12))?;
    lay_out(page, &made)?;
    page.open(&format!("#/island/table/{id}"))?;
    table_at(page, 12)?;
    page.click("[data-do=menu]")?;
    page.click("dialog [data-do=share]")?;
    page.find("[data-square]")?;
    page.driver.find("[name=sender]")?.send_keys("Mara")?;
    let field = || {
        Ok(page
            .execute("return document.querySelector('#link').value", json!([]))?
            .as_str()
            .unwrap_or_default()
            .to_owned())
    };
    let shown = wait_until("a link with the name", field, |link: &String| link.ends_with("/Mara"))?;
    let wanted = format!("{}{}", page.base(), link(Purpose::GoOn, &part(&won, 12), "Mara")?);
    same("the link", shown, wanted)?;
    page.click("[name=purpose][value=watch]")?;
    let shown = wait_until("a link to watch", field, |link: &String| link.contains("#/watch/"))?;
    page.driver.goto(&shown)?;
    page.find(".replay[data-length='12']")?;
    page.text(".seed", |text| text.contains("Mara")).map(drop)
}
