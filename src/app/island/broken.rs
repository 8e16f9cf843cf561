//! A link that cannot be read: says why, shows what arrived, and lets one paste it again.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::app::dom::view;
use crate::app::live::{term, text, word};
use crate::app::route::Route;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{Icon, Picture, TopBar};
use crate::kernel::link::LinkError;
use crate::platform::page;
use crate::share::pasted;

/// Enough of an address to recognise it.
const SHOWN: usize = 120;

fn why_text(ui: Ui, why: LinkError) -> String {
    let words = ui.words().arrival();
    match why {
        LinkError::Empty => words.empty.to_owned(),
        LinkError::TooLong(length) => (words.too_long)(length),
        // What cannot be shown is not shown.
        LinkError::Character { found, .. } if found.is_control() => words.damaged.to_owned(),
        LinkError::Character { found, .. } => (words.character)(found),
        LinkError::Format(_) => words.other_version.to_owned(),
        LinkError::Damaged => words.damaged.to_owned(),
        LinkError::OtherGame(_) => words.other_game.to_owned(),
        LinkError::OtherRules(rules) => (words.other_rules)(rules),
        LinkError::Nonsense => words.nonsense.to_owned(),
    }
}

/// The word for tests and style sheets.
fn name(why: LinkError) -> &'static str {
    match why {
        LinkError::Empty => "empty",
        LinkError::TooLong(_) => "too-long",
        LinkError::Character { .. } => "character",
        LinkError::Format(_) => "format",
        LinkError::Damaged => "damaged",
        LinkError::OtherGame(_) => "other-game",
        LinkError::OtherRules(_) => "other-rules",
        LinkError::Nonsense => "nonsense",
    }
}

#[component]
pub fn Broken(why: LinkError, address: String) -> impl IntoView {
    let ui = use_ui();
    let mut shown: String = address.chars().take(SHOWN).collect();
    if shown.len() < address.len() {
        shown.push('…');
    }
    let typed = RwSignal::new(String::new());
    let nothing = RwSignal::new(false);
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        match pasted(&typed.get_untracked()) {
            Some(address) => page::go(&address),
            None => nothing.set(true),
        }
    };
    let hint = move || match nothing.get() {
        true => ui.words().arrival().no_link_in_it,
        false => ui.words().arrival().paste_hint,
    };
    view! {
        <div class="page">
            <TopBar title=|words| words.arrival().title/>
            <main class="centre" id="main" tabindex="-1">
                <section class="panel notice" data-broken=name(why)>
                    <Picture name="bottle" class="notice-picture"/>
                    <h2>{ui.say(|w| w.arrival().washed_out)}</h2>
                    <p>{text(move || why_text(ui, why))}" "{ui.say(|w| w.arrival().nothing_lost)}</p>
                    <p>{ui.say(|w| w.arrival().arrived)}" "<code>{format!("#{shown}")}</code></p>
                    <form class="again" on:submit=open novalidate>
                        <label class="lab2" for="paste">{ui.say(|w| w.arrival().paste)}</label>
                        <div class="seedrow">
                            <div class="fi">
                                <Icon name="link"/>
                                <input
                                    id="paste"
                                    name="paste"
                                    autocomplete="off"
                                    spellcheck="false"
                                    aria-describedby="paste-hint"
                                    aria-invalid=word(move || nothing.get().then_some("true"))
                                    on:input=move |event| {
                                        nothing.set(false);
                                        typed.set(page::value_of(&event));
                                    }
                                />
                            </div>
                            <button class="btn go" type="submit" data-do="open-pasted">
                                <span>{ui.say(|w| w.arrival().open)}</span>
                            </button>
                        </div>
                        <p class="muted" id="paste-hint" role="status">{term(hint)}</p>
                    </form>
                    <div class="buttons">
                        <a class="button line" href=Route::NewGame.href()>{ui.say(|w| w.arrival().new_game)}</a>
                        <a class="button line" href=Route::Home.href()>
                            <Icon name="home"/>
                            {ui.say(|w| w.common.back_home)}
                        </a>
                    </div>
                </section>
            </main>
        </div>
    }
}
