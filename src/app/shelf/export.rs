//! A game, or all of them, to take along: as a file, or as a text to copy.

use leptos::prelude::*;

use crate::app::dom::{El, view};
use crate::app::live::text;
use crate::app::ui::Ui;
use crate::app::widgets::icon;
use crate::platform::{files, page, send};

/// What to carry, and the name of its file without the ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cargo {
    pub text: String,
    pub name: String,
}

/// How copying went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copied {
    NotYet,
    Yes,
    ByHand,
}

pub fn export_sheet(ui: Ui, cargo: Cargo) -> El {
    let copied = RwSignal::new(Copied::NotYet);
    let Cargo { text: all, name } = cargo;
    let (file, clip) = (all.clone(), all.clone());
    let copy = move |_| {
        send::copy(&clip, move |done| {
            page::select("#export");
            // The sheet may be closed by now.
            let _ = copied.try_set(if done { Copied::Yes } else { Copied::ByHand });
        });
    };
    let told = text(move || {
        let words = ui.words().shelf();
        match copied.get() {
            Copied::NotYet => "",
            Copied::Yes => words.copied,
            Copied::ByHand => words.select,
        }
        .to_owned()
    });
    view! {
        <div class="carry">
            <p>{ui.say(|w| w.shelf().export_text)}</p>
            <button class="btn go" data-do="save-file" on:click=move |_| files::save(&[&name, ".txt"].concat(), &file)>
                {icon("down")}
                <span>{ui.say(|w| w.shelf().as_file)}</span>
            </button>
            <label for="export">{ui.say(|w| w.shelf().as_text)}</label>
            <textarea id="export" readonly rows="5" spellcheck="false" prop:value=all></textarea>
            <div class="carry-row">
                <button class="btn line" data-do="copy-text" on:click=copy>
                    {icon("copy")}
                    <span>{ui.say(|w| w.shelf().copy)}</span>
                </button>
                <span role="status">{told}</span>
            </div>
        </div>
    }
}
