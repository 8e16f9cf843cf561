//! The hands a person plays with: mouse, finger, keyboard.

use serde_json::json;

use super::eye;
use super::keyboard;
use crate::failure::Failure;
use crate::page::Page;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    /// A mouse in a person's hand, which comes to rest before it presses and looks at what came before it goes on:
    /// for measuring, where a driver's haste and every look of ours would count.
    #[allow(dead_code, reason = "the bench of taps presses so, the journeys do not")]
    Patient,
    Finger,
    Keyboard,
}

impl Hand {
    /// Presses what a selector finds, as soon as that is possible.
    #[track_caller]
    pub fn press(self, page: &Page, css: &str) -> Result<(), Failure> {
        match self {
            Hand::Mouse => point(page, css, "mouse", false, 1, None),
            Hand::Patient => point(page, css, "mouse", false, 1, Some(AT_LEISURE)),
            Hand::Finger => point(page, css, "touch", true, 1, None),
            Hand::Keyboard => keyboard::press(page, css),
        }
    }

    /// Writes into a field, in place of what is there.
    #[track_caller]
    pub fn write(self, page: &Page, css: &str, text: &str) -> Result<(), Failure> {
        if self == Hand::Keyboard {
            return keyboard::write(page, css, text);
        }
        self.press(page, css)?;
        keyboard::replace(page, text)
    }

    /// Takes one of the options of a list.
    #[track_caller]
    pub fn choose(self, page: &Page, css: &str, value: &str) -> Result<(), Failure> {
        match self {
            Hand::Keyboard => keyboard::choose(page, css, value),
            // The list itself belongs to the browser, which drivers open by a click on the option.
            Hand::Mouse | Hand::Patient | Hand::Finger => {
                page.click(&format!("{css} option[value='{value}']"))
            }
        }
    }

    /// Picks one of several radio buttons.
    #[track_caller]
    pub fn pick(self, page: &Page, name: &str, value: &str) -> Result<(), Failure> {
        match self {
            Hand::Keyboard => keyboard::pick(page, name, value),
            // The button may be drawn by its label alone.
            Hand::Mouse | Hand::Patient | Hand::Finger => {
                let input = format!("input[name='{name}'][value='{value}']");
                let label = format!("label:has({input})");
                self.press(page, if eye::shows(page, &label)? { &label } else { &input })
            }
        }
    }
}

/// What the page takes for one double click, in milliseconds.
const DOUBLE: f64 = 300.0;

/// Clicks twice in one place, as fast as a driver can; whether that was fast enough to be a double click. On a busy
/// machine it may have been two.
#[track_caller]
pub fn double_click(page: &Page, css: &str) -> Result<bool, Failure> {
    let clock = "window.__clicks = [];
        addEventListener('click', ({ timeStamp }) => window.__clicks.push(timeStamp), { capture: true })";
    page.execute(clock, json!([]))?;
    point(page, css, "mouse", false, 2, None)?;
    let apart =
        page.execute("return Math.max(...window.__clicks) - Math.min(...window.__clicks)", json!([]))?;
    Ok(apart.as_f64().is_some_and(|apart| apart < DOUBLE))
}

/// How long a hand rests before it presses, how long it presses, and how long somebody then looks, in milliseconds.
#[derive(Clone, Copy)]
struct Rhythm {
    rest: u32,
    press: u32,
    look: u32,
}

const AT_LEISURE: Rhythm = Rhythm { rest: 150, press: 60, look: 400 };

/// A pointer down and up in the middle of an element; touches in one place are kept `apart`, as the page takes a
/// double one for one.
#[track_caller]
fn point(
    page: &Page,
    css: &str,
    kind: &str,
    apart: bool,
    times: usize,
    rhythm: Option<Rhythm>,
) -> Result<(), Failure> {
    let (x, y) = eye::reach(page, css, apart)?;
    let mut actions =
        vec![json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y })];
    let pause = |length: fn(Rhythm) -> u32| {
        rhythm.map(|rhythm| json!({ "type": "pause", "duration": length(rhythm) }))
    };
    for _ in 0..times {
        actions.extend(pause(|rhythm| rhythm.rest));
        actions.push(json!({ "type": "pointerDown", "button": 0 }));
        actions.extend(pause(|rhythm| rhythm.press));
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
    }
    actions.extend(pause(|rhythm| rhythm.look));
    let pointer = json!({
        "type": "pointer",
        "id": kind,
        "parameters": { "pointerType": kind },
        "actions": actions,
    });
    page.driver.post(&format!("pressing {css}"), "/actions", &json!({ "actions": [pointer] })).map(drop)
}
