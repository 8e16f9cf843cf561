//! What cannot be opened: damaged texts with their readable part, games that take a newer version of the page,
//! and the gap where something was thrown away.

use leptos::prelude::*;

use super::card::{title_of, tool};
use super::{Desk, Sheet};
use crate::app::dom::{El, view};
use crate::app::kept::Rubbish;
use crate::app::route::Route;
use crate::app::shelf::export::Cargo;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{TopBar, icon, picture};
use crate::platform::page;
use crate::save::{Id, Quarantined, Salvage, Unreadable};

/// What a damaged text is called: as it was, if that can still be read.
fn name(ui: Ui, damaged: &Quarantined) -> String {
    match &damaged.readable {
        Some(salvage) => title_of(ui, &salvage.about, &salvage.record),
        None => ui.words().shelf().unreadable.to_owned(),
    }
}

fn reason(ui: Ui, damaged: &Quarantined) -> String {
    let words = ui.words().shelf();
    let why = damaged.why.map(words.why).unwrap_or_default();
    let rest = match &damaged.readable {
        Some(salvage) => (words.readable)(salvage.record.len()),
        None => words.nothing_readable.to_owned(),
    };
    format!("{why} {} {rest}", words.set_aside)
}

fn cargo(damaged: &Quarantined) -> Cargo {
    Cargo { text: damaged.export(), name: "castaway-unreadable".to_owned() }
}

/// A text that is damaged, among the other games.
pub fn damaged_card(desk: Desk, damaged: &Quarantined) -> El {
    let ui = desk.ui;
    let words = ui.words().shelf();
    let title = name(ui, damaged);
    let heading =
        if damaged.readable.is_some() { format!("{}: {title}", words.unreadable) } else { title.clone() };
    let play = damaged.readable.clone().map(|salvage| {
        view! {
            <button class="btn line" data-do="play-readable" on:click=move |_| desk.play_readable(&salvage)>
                {icon("undo")}
                <span>{words.play_readable}</span>
            </button>
        }
    });
    let carry = cargo(damaged);
    let throw = {
        let (damaged, title) = (damaged.clone(), title.clone());
        move |_| desk.throw_damaged(&damaged, title.clone())
    };
    view! {
        <article class="panel save bad">
            <div class="pl">{icon("box")}</div>
            <div class="save-text"><h2>{heading}</h2><p>{reason(ui, damaged)}</p></div>
            <div class="acts2">
                {play}
                {tool("down", "export", (words.export)(&title), move |_| {
                    desk.sheet.set(Some(Sheet::Export(carry.clone())));
                })}
                {tool("trash", "delete", (words.delete)(&title), throw)}
            </div>
        </article>
    }
}

/// A sound game that this version of the page cannot play: shown, and left alone.
pub fn newer_card(desk: Desk, id: Id, why: Unreadable) -> El {
    let ui = desk.ui;
    let words = ui.words().shelf();
    let export = move |_| {
        if let Some(text) = ui.shelf.with_value(|shelf| shelf.export(id)) {
            let name = "castaway-newer".to_owned();
            desk.sheet.set(Some(Sheet::Export(Cargo { text, name })));
        }
    };
    view! {
        <article class="panel save bad">
            <div class="pl">{icon("clock")}</div>
            <div class="save-text"><h2>{words.newer}</h2><p>{(words.why)(why)}</p></div>
            <div class="acts2">{tool("down", "export", (words.export)(words.newer), export)}</div>
        </article>
    }
}

/// Where something was thrown away, as long as the page is open.
pub fn gap(desk: Desk, rubbish: Rubbish, number: usize) -> El {
    let words = desk.ui.words().shelf();
    let said = (words.deleted)(&rubbish.title);
    view! {
        <article class="save gap">
            <p role="status">{said}</p>
            <button class="btn line" id=format!("undo-{number}") data-do="undo-delete" on:click=move |_| desk.bring_back(&rubbish)>
                {icon("undo")}
                <span>{words.undo}</span>
            </button>
        </article>
    }
}

/// The address of a game that turned out to be damaged.
#[component]
pub fn Damaged(damaged: Quarantined) -> impl IntoView {
    let ui = use_ui();
    view! {
        <div class="page">
            <TopBar title=|w| w.shelf().unreadable_title/>
            <main class="centre" id="table" tabindex="-1">{damaged_notice(ui, damaged)}</main>
        </div>
    }
}

fn damaged_notice(ui: Ui, damaged: Quarantined) -> El {
    let words = ui.words().shelf();
    let play = damaged.readable.clone().map(|salvage: Salvage| {
        let play = move |_| {
            let id = ui.add_game(&salvage.about, salvage.record.clone());
            page::go(&Route::Table(id).href());
        };
        view! {
            <button class="button go" data-do="play-readable" on:click=play>
                {icon("undo")}
                {words.play_readable}
            </button>
        }
    });
    view! {
        <section class="panel notice">
            {picture("crate", "notice-picture")}
            <p>{reason(ui, &damaged)}</p>
            <div class="buttons">
                {play}
                <a class="button line" href=Route::Shelf.href()>{icon("box")}{words.to_the_shelf}</a>
            </div>
        </section>
    }
}
