//! A game on the shelf: its island in small, what it is called, how it stands, and what can be done with it.

use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;

use super::{Desk, Sheet};
use crate::app::dom::{El, Nodes, view};
use crate::app::island::{art, mini_map};
use crate::app::kept::{Place, by_seat};
use crate::app::live::live;
use crate::app::route::Route;
use crate::app::shelf::export::Cargo;
use crate::app::ui::Ui;
use crate::app::widgets::icon;
use crate::games::AnyRecord;
use crate::games::island::{Course, Island};
use crate::kernel::{Day, Record};
use crate::platform::{clock, page};
use crate::save::{About, Id, Kind, NotSaved, Saved, TITLE_LENGTH};
use crate::words::island::grammar::capital;
use crate::words::island::{Cast, Ending, Tale};

/// What a game is called: as its players call it, or else what it is.
pub fn title_of(ui: Ui, about: &About, record: &AnyRecord) -> String {
    if !about.title.is_empty() {
        return about.title.clone();
    }
    let AnyRecord::Island(record) = record;
    let words = ui.words();
    let date = |day| words.dates().date(day, Day::of(clock::now()));
    let seed = record.seed.to_string();
    match about.kind {
        Kind::Daily(day) => (words.shelf().daily)(&date(day)),
        Kind::Practice(day) => (words.shelf().practice)(&date(day)),
        Kind::Challenge => (words.shelf().challenge)(&seed),
        Kind::Free => format!("{}, {seed}", words.island.names.shape(record.setup.shape())),
    }
}

/// How a game stands, in a few sentences.
fn standing(ui: Ui, record: &Record<Island>, course: &Course, cast: &Cast) -> String {
    let words = ui.words();
    let state = &course.state;
    let difficulty = words.island.names.difficulty(record.setup.difficulty());
    let tale = |ending| Tale {
        cast,
        ending,
        turns: course.turn,
        captured: state.captured(),
        tiles: state.land().len(),
    };
    let ending = course.outcome().map(Ending::from).or_else(|| course.given_up.then_some(Ending::GivenUp));
    let how = match ending {
        None => {
            let name = cast.name(&words.island.names, state.who(state.turn()));
            (words.shelf().turn)(course.turn, &name)
        }
        Some(ending) => {
            let title = words.island.end.title(&tale(ending));
            format!("{title}. {}", (words.shelf().after)(course.turn))
        }
    };
    format!("{difficulty}. {how} {}", (words.shelf().treasures)(state.captured().len()))
}

/// A game that can be opened.
pub fn card(desk: Desk, saved: &Saved, place: Place, first: bool) -> El {
    let ui = desk.ui;
    let words = ui.words();
    let (id, title) = (saved.id, title_of(ui, &saved.about, &saved.record));
    let AnyRecord::Island(record) = &saved.record;
    let course = Course::of(record);
    let cast = Cast::new(&course.state, by_seat(saved.about.names.clone()));
    let seats = || course.state.players().seats();
    let crew = capital(&cast.names(&words.island.names, seats().map(|seat| cast.who(seat))));
    let pawns = seats().map(|seat| {
        let role = course.state.role(seat);
        view! { <i class=art::role_class(role)>{art::pawn(role, "")}</i> }
    });
    let now = clock::on_the_wall(clock::now());
    let when = words.dates().ago(clock::on_the_wall(saved.about.touched), now);
    let mark =
        |sign: &'static str, text: &'static str| view! { <span class="badge">{icon(sign)}{text}</span> };
    let assisted = record.assisted.then(|| mark("hint", words.island.end.assisted));
    let waiting = ui.shelf.with_value(|shelf| shelf.is_waiting(id));
    let waiting = waiting.then(|| mark("warn", words.shelf().only_here));
    let open_class = if first && place == Place::GoingOn { "btn go" } else { "btn line" };
    let (open_icon, open) = match place {
        Place::GoingOn => ("play", words.shelf().go_on),
        _ => ("flag", words.shelf().look),
    };
    let export = {
        let name = ["castaway-", &record.seed.to_string()].concat();
        move |_| {
            if let Some(text) = ui.shelf.with_value(|shelf| shelf.export(id)) {
                desk.sheet.set(Some(Sheet::Export(Cargo { text, name: name.clone() })));
            }
        }
    };
    let throw = {
        let (saved, title) = (saved.clone(), title.clone());
        move |_| desk.throw_away(&saved, title.clone(), place)
    };
    let heading = {
        let title = title.clone();
        live(move || match desk.renaming.get() == Some(id) {
            true => rename(desk, id, &title),
            false => view! { <h2>{title.clone()}</h2> },
        })
    };
    view! {
        <article class="panel save" data-game=id.to_string()>
            <div class="pl">{mini_map(&course.state)}</div>
            <div class="save-text">
                {heading}
                <p>{standing(ui, record, &course, &cast)}</p>
                <p class="save-crew"><span class="who" aria-hidden="true">{pawns.nodes()}</span>{crew}</p>
                <p><span class="when">{when}</span>{assisted}{waiting}</p>
            </div>
            <div class="acts2">
                <a class=open_class data-do="open" href=Route::Table(id).href()
                    aria-label=[open, ": ", &title].concat()>
                    {icon(open_icon)}
                    <span>{open}</span>
                </a>
                {(!saved.record.is_empty()).then(|| {
                    let label = [words.replay().watch, ": ", &title].concat();
                    tool("eye", "replay", label, move |_| page::go(&Route::Replay(id).href()))
                })}
                {tool("edit", "rename", (words.shelf().rename)(&title), move |_| desk.rename(id))}
                {tool("down", "export", (words.shelf().export)(&title), export)}
                {tool("trash", "delete", (words.shelf().delete)(&title), throw)}
            </div>
        </article>
    }
}

/// A button that is only a sign.
pub fn tool(
    sign: &'static str,
    name: &'static str,
    label: String,
    does: impl Fn(web_sys::MouseEvent) + Send + 'static,
) -> El {
    view! { <button class="ico" data-do=name title=label.clone() aria-label=label on:click=does>{icon(sign)}</button> }
}

/// The title as a field.
fn rename(desk: Desk, id: Id, title: &str) -> El {
    let ui = desk.ui;
    let name = RwSignal::new(title.to_owned());
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        let kept = ui.shelf.with_value(|shelf| shelf.rename(id, &name.get_untracked()));
        // What another tab has taken away meanwhile has no name any more.
        if let Err(NotSaved::NotKept(_)) = kept {
            ui.told_if_not_kept(kept);
        }
        desk.renaming.set(None);
        desk.look_again();
        focus_tool(id, "rename");
    };
    let leave = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            desk.renaming.set(None);
            focus_tool(id, "rename");
        }
    };
    view! {
        <form class="renaming" on:submit=keep on:keydown=leave>
            <input
                id="new-name"
                autocomplete="off"
                maxlength=TITLE_LENGTH as u32
                aria-label=ui.say(|w| w.shelf().new_name)
                prop:value=title.to_owned()
                on:input=move |event| name.set(page::value_of(&event))
            />
            <button class="ico" data-do="keep-name" aria-label=ui.say(|w| w.shelf().keep_name)>{icon("check")}</button>
        </form>
    }
}

/// Gives the focus back to a button of a card that was drawn anew.
fn focus_tool(id: Id, name: &'static str) {
    request_animation_frame(move || {
        page::focus_in_place(&format!("[data-game='{id}'] [data-do={name}]"));
    });
}
