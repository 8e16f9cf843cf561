//! Keys that work anywhere on the table, and the list of them.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::Changing;
use wasm_bindgen::JsCast;

use crate::app::live::term;
use crate::games::island::Seat;
use crate::words::keys::Keys as Words;

use super::session::{Panel, Session, use_session};
use crate::platform::page;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// The button of that name, if it is there.
    Press(&'static str),
    /// The gold answer, or the end of the actions.
    Next,
    Crew(Seat),
    Danger,
    Open(Panel),
    Back,
}

/// A key as the browser names it, as it is printed, what it is for, and what it does.
type Key = (&'static str, &'static str, fn(&'static Words) -> &'static str, Wish);

const ISLAND: &[Key] = &[
    ("m", "M", |w| w.go, Wish::Press("go")),
    ("f", "F", |w| w.fly, Wish::Press("flight")),
    ("s", "S", |w| w.shore_up, Wish::Press("shore")),
    ("n", "N", |w| w.guide, Wish::Press("guide")),
    ("g", "G", |w| w.give, Wish::Press("give")),
    ("c", "C", |w| w.capture, Wish::Press("capture")),
    ("Escape", "Esc", |w| w.back, Wish::Back),
];

const TABLE: &[Key] = &[
    ("e", "E", |w| w.end, Wish::Next),
    ("u", "U", |w| w.undo, Wish::Press("undo")),
    ("y", "Y", |w| w.redo, Wish::Press("redo")),
    ("d", "D", |w| w.danger, Wish::Danger),
    ("l", "L", |w| w.log, Wish::Open(Panel::Log)),
    ("r", "R", |w| w.in_words, Wish::Open(Panel::InWords)),
    ("o", "O", |w| w.menu, Wish::Open(Panel::Menu)),
    ("?", "?", |w| w.this, Wish::Open(Panel::Keys)),
];

fn wish(key: &str) -> Option<Wish> {
    let key = if key.chars().count() == 1 { key.to_ascii_lowercase() } else { key.to_owned() };
    if let Some(seat) = key.parse::<usize>().ok().and_then(|n| Seat::ALL.get(n.checked_sub(1)?).copied()) {
        return Some(Wish::Crew(seat));
    }
    ISLAND.iter().chain(TABLE).find(|(known, ..)| *known == key).map(|(.., wish)| *wish)
}

/// Listens as long as the table is on the screen.
pub fn listen(session: Session) {
    let heard = window_event_listener(ev::keydown, move |event| hear(session, &event));
    on_cleanup(move || heard.remove());
}

fn hear(session: Session, event: &KeyboardEvent) {
    let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    if !plain || event.default_prevented() || is_typing(event) {
        return;
    }
    let wish = wish(&event.key());
    // A key that is held down too long does not draw card after card.
    if event.repeat() && (wish.is_some() || matches!(event.key().as_str(), "Enter" | " ")) {
        event.prevent_default();
        return;
    }
    let Some(wish) = wish else { return };
    // While something lies over the table, only the way back is open; the dialog sees to that itself.
    if session.panel.get_untracked().is_some() {
        return;
    }
    match wish {
        Wish::Press(name) => press(&format!("[data-do='{name}']")),
        Wish::Next => {
            let first = [".prompt .btn.go", ".pop .btn.go", "[data-do='end']"];
            if let Some(found) = first.into_iter().find(|selector| page::is_visible(selector)) {
                press(found);
            }
        }
        Wish::Crew(seat) if session.state.with_untracked(|s| s.players().has(seat)) => session.tap_crew(seat),
        Wish::Crew(_) => return,
        Wish::Danger => session.show_danger(!session.danger.get_untracked()),
        Wish::Open(panel) => session.panel.set(Some(panel)),
        Wish::Back => session.back(),
    }
    event.prevent_default();
}

/// Presses the button that can be seen, as a tap would.
fn press(selector: &str) {
    page::click_visible(selector);
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// The list of keys.
#[component]
pub fn Keys() -> impl IntoView {
    let session = use_session();
    let row = move |(_, key, says, _): &Key| {
        let says = *says;
        krow(term(move || says(session.words().keys())), &[*key])
    };
    view! {
        <div class="keys">
            <section>
                <h3>{session.say(|w| w.keys().on_the_island)}</h3>
                {krow(session.say(|w| w.keys().walk), &["←", "↑", "↓", "→"])}
                {krow(session.say(|w| w.keys().act), &["Enter"])}
                {ISLAND.iter().map(row).nodes()}
            </section>
            <section>
                <h3>{session.say(|w| w.keys().at_the_table)}</h3>
                {krow(session.say(|w| w.keys().crew), &["1", "2", "3", "4"])}
                {TABLE.iter().map(row).nodes()}
            </section>
        </div>
    }
}

fn krow(says: Changing<&'static str>, keys: &[&'static str]) -> El {
    let keys = keys.iter().map(|key| view! { <kbd>{*key}</kbd> }).nodes();
    view! { <div class="krow"><span>{says}</span><span class="kk">{keys}</span></div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings() {
        let mut keys: Vec<&str> = ISLAND.iter().chain(TABLE).map(|(key, ..)| *key).collect();
        keys.sort_unstable();
        let count = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }

    #[test]
    fn letters_work_in_both_cases_and_digits_are_seats() {
        assert_eq!(wish("D"), wish("d"));
        assert_eq!(wish("1"), Some(Wish::Crew(Seat::First)));
        assert_eq!(wish("5"), None);
        assert_eq!(wish("0"), None);
    }
}
