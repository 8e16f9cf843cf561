//! The table with keys alone: Tab between the stops, arrows inside the island, Enter to act.

use std::collections::{HashMap, HashSet, VecDeque};

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::keys::Key;
use crate::page::Page;
use crate::wait::wait_until;

/// More stops than any page has.
const STOPS: usize = 150;
const ARROWS: [Key; 4] = [Key::Left, Key::Up, Key::Right, Key::Down];

/// Goes to what a selector finds and presses Enter there. Where the focus went on between the look and the key, as it
/// may on a busy machine, it goes there again; a key that arrived and did nothing is for the caller to notice.
#[track_caller]
pub fn press(page: &Page, css: &str) -> Result<(), Failure> {
    let listen = "window.__heard = null;
        const hear = ({ target }) => { window.__heard = target.closest(arguments[0]) !== null; };
        addEventListener('keydown', hear, { capture: true, once: true })";
    for _ in 0..3 {
        match css.strip_prefix("[data-place='").and_then(|rest| rest.strip_suffix("']")) {
            Some(place) => walk_to(page, place.parse().unwrap_or_default())?,
            None => tab_to(page, css)?,
        }
        page.execute(listen, json!([css]))?;
        page.press(Key::Enter)?;
        // A page that is left by it has heard nothing and forgotten all.
        if page.execute("return window.__heard ?? null", json!([]))? != false {
            return Ok(());
        }
    }
    Err(Failure::wrong(format!("the focus does not stay on {css}")))
}

pub fn write(page: &Page, css: &str, text: &str) -> Result<(), Failure> {
    tab_to(page, css)?;
    replace(page, text)
}

/// Types over what the focused field holds.
pub fn replace(page: &Page, text: &str) -> Result<(), Failure> {
    page.driver.press_with(&[Key::Control], Key::Char('a'))?;
    if text.is_empty() { page.press(Key::Delete) } else { page.driver.type_text(text) }
}

/// A list takes the option whose first letters are typed.
pub fn choose(page: &Page, css: &str, value: &str) -> Result<(), Failure> {
    tab_to(page, css)?;
    let text = page.execute(
        "return [...document.activeElement.options].find((option) => option.value === arguments[0])?.text ?? ''",
        json!([value]),
    )?;
    page.driver.type_text(text.as_str().unwrap_or_default())?;
    let ask = || page.execute("return document.activeElement.value", json!([]));
    wait_until(&format!("{css} to be {value}"), ask, |seen| seen == value).map(drop)
}

/// Tab goes to the group, arrows go round in it.
pub fn pick(page: &Page, name: &str, value: &str) -> Result<(), Failure> {
    tab_to(page, &format!("input[name='{name}']"))?;
    let at =
        || page.execute("return document.activeElement.checked && document.activeElement.value", json!([]));
    for _ in 0..STOPS {
        if at()? == value {
            return Ok(());
        }
        page.press(Key::Right)?;
    }
    Err(Failure::wrong(format!("arrows never came to {value} of {name}")))
}

/// Presses Tab, with Shift for what comes earlier in the page, until the focus is on something a selector finds.
/// Never round the end of the page: there the browser's own buttons come, from which Firefox's driver does not
/// come back. So nobody goes on from a focus that is lost, which may have been at the end: the table hands it on a
/// frame later.
#[track_caller]
pub fn tab_to(page: &Page, css: &str) -> Result<(), Failure> {
    let way = || {
        page.execute(
            "const at = document.activeElement;
             if (at.matches(arguments[0])) return 'there';
             if (at === document.body && document.querySelector('#question')) return 'nowhere';
             const shown = [...document.querySelectorAll(arguments[0])].filter((found) => found.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }));
             const later = (found) => at.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING;
             return shown.length === 0 ? 'nowhere' : shown.some(later) ? 'later' : 'earlier'",
            json!([css]),
        )
    };
    for _ in 0..STOPS {
        match wait_until(&format!("a stop at {css}"), way, |way| way != "nowhere")?.as_str() {
            Some("there") => return Ok(()),
            Some("later") => page.press(Key::Tab)?,
            _ => page.driver.press_with(&[Key::Shift], Key::Tab)?,
        }
    }
    Err(Failure::wrong(format!("Tab never reached {css}")))
}

/// Goes to the island, which is one stop, and with arrows to a space; what the arrows do is learned by walking.
fn walk_to(page: &Page, target: usize) -> Result<(), Failure> {
    tab_to(page, "[data-place]")?;
    let map = Map::of(page)?;
    let mut learned = HashMap::new();
    for _ in 0..STOPS {
        let here = at(page)?;
        if here == target {
            return Ok(());
        }
        let key = map.first_key(here, target, &learned).ok_or_else(|| {
            Failure::wrong(format!("no arrow leads on from space {here} towards {target}: {learned:?}"))
        })?;
        page.press(key)?;
        learned.insert((here, key.code()), at(page)?);
    }
    Err(Failure::wrong(format!("arrows never came to space {target}")))
}

/// The space that has the focus.
fn at(page: &Page) -> Result<usize, Failure> {
    let place = page.execute("return document.activeElement.dataset.place ?? null", json!([]))?;
    place
        .as_str()
        .and_then(|place| place.parse().ok())
        .ok_or_else(|| Failure::wrong("the arrows left the island"))
}

/// Where each space is on the screen.
struct Map {
    spots: Vec<(i64, i64)>,
    /// Closer than this is in line.
    slack: i64,
}

impl Map {
    fn of(page: &Page) -> Result<Self, Failure> {
        let seen = page.execute(
            "const spots = [];
             let slack = 0;
             for (const found of document.querySelectorAll('[data-place]')) {
                 if (!found.checkVisibility()) continue;
                 const box = found.getBoundingClientRect();
                 spots[Number(found.dataset.place)] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
                 slack = Math.round(Math.min(box.width, box.height) / 2);
             }
             return [spots, slack]",
            json!([]),
        )?;
        let side = |spot: &Value, at: usize| spot[at].as_i64().unwrap_or_default();
        let spots = seen[0].as_array().into_iter().flatten().map(|spot| (side(spot, 0), side(spot, 1)));
        Ok(Self { spots: spots.collect(), slack: seen[1].as_i64().unwrap_or_default() })
    }

    /// The first arrow of a shortest way, over what is known of arrows and otherwise over what they should do.
    fn first_key(&self, from: usize, to: usize, learned: &HashMap<(usize, char), usize>) -> Option<Key> {
        let mut seen = HashSet::from([from]);
        let mut queue = VecDeque::from([(from, None)]);
        while let Some((here, first)) = queue.pop_front() {
            if here == to {
                return first;
            }
            for key in ARROWS {
                let known = learned.get(&(here, key.code())).copied();
                let Some(next) = known.or_else(|| self.beyond(here, key)) else { continue };
                if seen.insert(next) {
                    queue.push_back((next, first.or(Some(key))));
                }
            }
        }
        None
    }

    /// The next space in a direction, over holes.
    fn beyond(&self, from: usize, key: Key) -> Option<usize> {
        let (x, y) = *self.spots.get(from)?;
        let ahead = |(place, spot): (usize, &(i64, i64))| {
            let (right, down) = (spot.0 - x, spot.1 - y);
            let (along, aside) = match key {
                Key::Left => (-right, down),
                Key::Right => (right, down),
                Key::Up => (-down, right),
                _ => (down, right),
            };
            (along > self.slack && aside.abs() < self.slack).then_some((along, place))
        };
        self.spots.iter().enumerate().filter_map(ahead).min().map(|(_, place)| place)
    }
}
