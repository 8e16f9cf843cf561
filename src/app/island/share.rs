//! Sending a game: what for, from whom, and all the ways a link can go.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::{Changing, live, term, text, when, yes};
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::Icon;
use crate::games::AnyRecord;
use crate::platform::{page, send};
use crate::save::NAME_LENGTH;
use crate::share::{Letter, Purpose, Square};
use crate::words::Words;
use crate::words::share::Share;

/// What a game can be sent for, the most likely first.
fn purposes(record: &AnyRecord) -> Vec<Purpose> {
    let over = record.progress().end.is_some();
    let all = if over {
        [Purpose::Beat, Purpose::Watch, Purpose::Challenge]
    } else {
        [Purpose::GoOn, Purpose::Challenge, Purpose::Watch]
    };
    // Before the first move there is nothing to watch.
    all.into_iter().filter(|purpose| *purpose != Purpose::Watch || !record.is_empty()).collect()
}

fn names(words: &'static Share, purpose: Purpose) -> (&'static str, &'static str, &'static str) {
    match purpose {
        Purpose::Challenge => (words.challenge, words.challenge_note, words.says_challenge),
        Purpose::Watch => (words.watch, words.watch_note, words.says_watch),
        Purpose::GoOn => (words.go_on, words.go_on_note, words.says_go_on),
        Purpose::Beat => (words.beat, words.beat_note, words.says_beat),
    }
}

/// The whole link; empty for a record that no link can hold, of which there is none on any shelf.
fn link(record: &AnyRecord, purpose: Purpose, from: &str) -> String {
    let address = Letter::new(purpose, record.clone(), from).write();
    address.map(|address| format!("{}#{address}", page::base())).unwrap_or_default()
}

const LINK: Labels = Labels { field: |w| w.share().link, copy: |w| w.share().copy, gold: true, rows: "3" };

/// The inside of the dialog. `first` is what is chosen when it opens, if the game can be sent for that.
#[component]
pub fn SharePanel(record: AnyRecord, #[prop(optional)] first: Option<Purpose>) -> impl IntoView {
    let ui = use_ui();
    let all = purposes(&record);
    let chosen = first.filter(|first| all.contains(first)).or(all.first().copied());
    let chosen = RwSignal::new(chosen.unwrap_or(Purpose::Challenge));
    let record = StoredValue::new(record);
    let link = text(move || record.with_value(|record| link(record, chosen.get(), &ui.name.get())));
    let option = move |purpose: Purpose| {
        let name = move || names(ui.words().share(), purpose);
        view! {
            <label class="kind">
                <input
                    type="radio"
                    name="purpose"
                    value=purpose.word()
                    prop:checked=yes(move || chosen.get() == purpose)
                    on:change=move |_| chosen.set(purpose)
                />
                <b>{move || name().0}</b>
                <small>{move || name().1}</small>
            </label>
        }
    };
    view! {
        <p class="muted">{ui.say(|w| w.share().note)}</p>
        <fieldset class="kinds">
            <legend class="unseen">{ui.say(|w| w.share().what)}</legend>
            {all.into_iter().map(option).nodes()}
        </fieldset>
        <label class="lab2" for="sender">{ui.say(|w| w.share().your_name)}</label>
        <div class="fi">
            <Icon name="user"/>
            <input
                id="sender"
                name="sender"
                autocomplete="nickname"
                maxlength=NAME_LENGTH.to_string()
                placeholder=ui.say(|w| w.share().your_name_hint)
                prop:value=text(move || ui.name.get())
                on:input=move |event| ui.name.set(page::value_of(&event))
            />
        </div>
        {sending(ui, LINK, link.clone(), move |link| {
            format!("{} {link}", names(ui.words().share(), chosen.get_untracked()).2)
        })}
        {live(move || square(ui, &link.get()))}
    }
}

/// What stands on a field to be sent.
#[derive(Clone, Copy)]
pub struct Labels {
    pub field: fn(&'static Words) -> &'static str,
    pub copy: fn(&'static Words) -> &'static str,
    /// Whether copying is what the page is about.
    pub gold: bool,
    pub rows: &'static str,
}

/// A text in a field that can be selected, and the buttons that send it off. `message` is what goes to the
/// system's sheet.
pub fn sending(
    ui: Ui,
    labels: Labels,
    content: Changing<String>,
    message: impl Fn(&str) -> String + Clone + Send + Sync + 'static,
) -> El {
    let copied = RwSignal::new(None::<bool>);
    let shown = content.clone();
    let copy = content.clone();
    let copy = move |_| {
        send::copy(&untrack(|| copy.get()), move |done| {
            if !done {
                page::select("#link");
            }
            // The panel may be closed by now.
            let _ = copied.try_set(Some(done));
        });
    };
    let said = move || match copied.get() {
        None => "",
        Some(true) => ui.words().share().copied,
        Some(false) => ui.words().share().not_copied,
    };
    view! {
        <div class="sending">
            <label class="lab2" for="link">{ui.say(labels.field)}</label>
            <textarea
                id="link"
                class="linkf"
                rows=labels.rows
                readonly
                spellcheck="false"
                prop:value=shown
                on:focus=|_| page::select("#link")
            ></textarea>
            <div class="ctas">
                {when(send::can_share, move || {
                    let (content, message) = (content.clone(), message.clone());
                    view! {
                        <button class="btn line" data-do="send" on:click=move |_| {
                            send::share(&message(&untrack(|| content.get())));
                        }>
                            <Icon name="share"/>
                            <span>{ui.say(|w| w.share().send)}</span>
                        </button>
                    }
                })}
                <button class=if labels.gold { "btn go" } else { "btn line" } data-do="copy" on:click=copy>
                    <Icon name="copy"/>
                    <span>{ui.say(labels.copy)}</span>
                </button>
            </div>
            <p class="muted said" role="status">{term(said)}</p>
        </div>
    }
}

/// The link for a camera, dark on white in every theme.
fn square(ui: Ui, link: &str) -> El {
    let Some(square) = Square::of(link) else {
        return view! { <p class="muted">{ui.say(|w| w.share().too_long)}</p> };
    };
    let frame = format!("0 0 {0} {0}", square.side());
    view! {
        <figure class="square-code">
            <svg viewBox=frame role="img" aria-label=ui.say(|w| w.share().square) data-square=square.side().to_string()>
                <path d=square.path()/>
            </svg>
            <figcaption>{ui.say(|w| w.share().square_note)}</figcaption>
        </figure>
    }
}
