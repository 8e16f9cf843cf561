//! Games that come from elsewhere: from a file or a pasted text, with what became of each in plain words.

use leptos::prelude::*;

use super::Desk;
use super::card::title_of;
use crate::app::dom::{El, Nodes, view};
use crate::app::live::{live, when};
use crate::app::ui::Ui;
use crate::app::widgets::icon;
use crate::platform::files::NoText;
use crate::platform::{chance, files, page};
use crate::save::{Arrival, Id, ImportError, MAX_IMPORT, Salvage, Unreadable};

/// What became of one game, and what can still be read of it if it was damaged.
#[derive(Clone, PartialEq)]
struct Line {
    text: String,
    icon: &'static str,
    readable: Option<Salvage>,
}

impl Line {
    fn good(text: String) -> Line {
        Line { text, icon: "check", readable: None }
    }

    fn bad(text: String) -> Line {
        Line { text, icon: "warn", readable: None }
    }
}

/// Takes in all games of a text.
fn take_in(ui: Ui, text: &str) -> Vec<Line> {
    let words = ui.words().shelf();
    let import = match ui.shelf.with_value(|shelf| shelf.import(text, chance::random)) {
        Ok(import) => import,
        Err(error) => return vec![Line::bad((words.import_error)(error))],
    };
    let mut lines: Vec<Line> = import.arrivals.into_iter().map(|arrival| line(ui, arrival)).collect();
    if import.missing > 0 {
        lines.push(Line::bad((words.missing)(import.missing)));
    }
    lines
}

fn line(ui: Ui, arrival: Arrival) -> Line {
    let words = ui.words().shelf();
    let title = |id: Id| {
        let saved = ui.shelf.with_value(|shelf| shelf.peek(id));
        saved.map_or_else(|| id.to_string(), |saved| title_of(ui, &saved.about, &saved.record))
    };
    match arrival {
        Arrival::Added(id) => Line::good((words.added)(&title(id))),
        Arrival::AlreadyThere(id) => Line::good((words.already_there)(&title(id))),
        Arrival::MovedForward(id) => Line::good((words.moved_forward)(&title(id))),
        Arrival::Diverged { added, .. } => Line::good((words.diverged)(&title(added))),
        Arrival::NotSaved(why) => Line::bad((words.not_saved)(why)),
        Arrival::Unreadable { why, readable } => unreadable(ui, why, readable),
    }
}

fn unreadable(ui: Ui, why: Unreadable, readable: Option<Salvage>) -> Line {
    let words = ui.words().shelf();
    let title =
        readable.as_ref().map_or_else(|| words.unreadable.to_owned(), |r| title_of(ui, &r.about, &r.record));
    let rest = match &readable {
        Some(salvage) => (words.readable)(salvage.record.len()),
        None => words.nothing_readable.to_owned(),
    };
    Line { text: format!("{title}: {} {rest}", (words.why)(why)), icon: "warn", readable }
}

pub fn import_sheet(desk: Desk) -> El {
    let ui = desk.ui;
    let pasted = RwSignal::new(String::new());
    let lines = RwSignal::new(Vec::<Line>::new());
    let done = move |new: Vec<Line>| {
        // The sheet may be closed by now.
        if lines.try_set(new).is_none() {
            desk.look_again();
            request_animation_frame(|| page::focus_in_place("#arrived"));
        }
    };
    let choose = move |event: web_sys::Event| {
        files::read(&event, MAX_IMPORT, move |text| {
            let words = ui.words().shelf();
            match text {
                Ok(text) => done(take_in(ui, &text)),
                Err(NoText::TooLong(length)) => {
                    done(vec![Line::bad((words.import_error)(ImportError::TooLong(length)))])
                }
                Err(NoText::Unreadable) => done(vec![Line::bad(words.unreadable_file.to_owned())]),
                Err(NoText::Nothing) => {}
            }
        });
    };
    view! {
        <div class="carry">
            <p>{ui.say(|w| w.shelf().import_text)}</p>
            <label class="btn line file">
                {icon("up")}
                <span>{ui.say(|w| w.shelf().choose_file)}</span>
                <input type="file" accept=".txt,text/plain" data-do="choose-file" on:change=choose/>
            </label>
            <label for="import">{ui.say(|w| w.shelf().paste)}</label>
            <textarea id="import" rows="5" spellcheck="false" autocapitalize="off"
                on:input=move |event| pasted.set(page::value_of(&event))></textarea>
            <button class="btn go" data-do="take-in" on:click=move |_| done(take_in(ui, &pasted.get_untracked()))>
                <span>{ui.say(|w| w.shelf().take_in)}</span>
            </button>
            <div id="arrived" tabindex="-1" role="status">
                {when(move || !lines.with(Vec::is_empty), move || view! {
                    <ul class="arrived">
                        {live(move || lines.get().into_iter().map(|line| arrived(desk, line)).nodes())}
                    </ul>
                })}
            </div>
        </div>
    }
}

fn arrived(desk: Desk, line: Line) -> El {
    let keep = line.readable.map(|salvage| {
        view! {
            <button class="btn line" data-do="keep-readable" on:click=move |_| desk.play_readable(&salvage)>
                {desk.ui.words().shelf().play_readable}
            </button>
        }
    });
    view! { <li>{icon(line.icon)}<span>{line.text}</span>{keep}</li> }
}
