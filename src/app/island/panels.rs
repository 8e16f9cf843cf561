//! What lies over the table: menu, log, discards, keys, the table in words, and two questions that ask twice.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};

use crate::games::island::{Card, Cards};
use crate::platform::page;
use crate::save::NotKept;
use crate::share::Purpose;

use super::hand::card_face;
use super::log::WholeLog;
use super::session::{Panel, Session, use_session};
use super::share::SharePanel;
use super::supply::flood_card;
use super::{art, in_words::InWords, keys::Keys, new_game};
use crate::app::later::{Part, later};
use crate::app::live::{Changing, live, text, when};
use crate::app::route::Route;
use crate::app::shelf::export_sheet;
use crate::app::widgets::{Dialog, DialogShape, picture};
use crate::words::Words;

#[component]
pub fn Panels() -> impl IntoView {
    let session = use_session();
    live(move || {
        session.panel.get().map(|panel| match panel {
            // What the game itself asks is always here.
            Panel::Rise { .. } => ().into_any(),
            Panel::UndoPast => view! {
                <Dialog title=|w| w.table.undo_past shape=DialogShape::Narrow close=closing(session)>
                    <Sure
                        says=|w| w.table.undo_past_text
                        no=|w| w.table.undo_past_no
                        yes=|w| w.table.undo_past_yes
                        does=Callback::new(move |()| session.undo_anyway())
                    />
                </Dialog>
            }
            .into_any(),
            Panel::Overtaken => view! {
                <Dialog title=|w| w.table.overtaken shape=DialogShape::Narrow close=closing(session)>
                    <p>{session.say(|w| w.table.overtaken_text)}</p>
                    <div class="sf">
                        <button class="btn line" data-do="part-ways" on:click=move |_| session.part_ways()>
                            {session.say(|w| w.table.part_ways)}
                        </button>
                        <button class="btn" data-do="follow" on:click=move |_| session.follow()>
                            {session.say(|w| w.table.follow)}
                        </button>
                    </div>
                </Dialog>
            }
            .into_any(),
            panel => later(session.ui(), Part::Panel(panel)).into_any(),
        })
    })
}

fn closing(session: Session) -> Callback<()> {
    Callback::new(move |()| session.panel.set(None))
}

/// What a player opens, and what goes wrong beside the game.
#[component]
pub fn LaterPanel(panel: Panel) -> impl IntoView {
    let session = use_session();
    let close = closing(session);
    match panel {
        Panel::Menu => view! {
            <Dialog title=|w| w.table.menu shape=DialogShape::Left close><Menu/></Dialog>
        }
        .into_any(),
        Panel::Log => view! {
            <Dialog title=|w| w.table.log shape=DialogShape::Right close><WholeLog/></Dialog>
        }
        .into_any(),
        Panel::Discards => view! {
            <Dialog title=|w| w.table.discards_title shape=DialogShape::Wide close><Discards/></Dialog>
        }
        .into_any(),
        Panel::Keys => view! {
            <Dialog title=|w| w.table.keys shape=DialogShape::Wide close><Keys/></Dialog>
        }
        .into_any(),
        Panel::InWords => view! {
            <Dialog title=|w| w.table.in_words shape=DialogShape::Wide close><InWords/></Dialog>
        }
        .into_any(),
        Panel::GiveUp => view! {
            <Dialog title=|w| w.table.give_up_sure shape=DialogShape::Narrow close>
                <Sure
                    says=|w| w.table.give_up_text
                    no=|w| w.table.give_up_no
                    yes=|w| w.table.give_up_yes
                    does=Callback::new(move |()| session.give_up())
                />
            </Dialog>
        }
        .into_any(),
        Panel::Share => view! {
            <Dialog title=|w| w.share().title shape=DialogShape::Wide close>
                {share(session)}
            </Dialog>
        }
        .into_any(),
        Panel::NotKept(NotKept::Blocked) => view! {
            <Dialog title=|w| w.common.not_kept shape=DialogShape::Narrow close>
                {not_kept(session, |w| w.common.not_kept_why)}
            </Dialog>
        }
        .into_any(),
        Panel::NotKept(NotKept::Full) => view! {
            <Dialog title=|w| w.shelf().full shape=DialogShape::Narrow close>
                {not_kept(session, |w| w.shelf().full_text)}
            </Dialog>
        }
        .into_any(),
        Panel::Export => view! {
            <Dialog title=|w| w.shelf().export_title shape=DialogShape::Narrow close>
                {session.cargo().map(|cargo| export_sheet(session.ui(), cargo))}
            </Dialog>
        }
        .into_any(),
        // These are here already.
        Panel::Rise { .. } | Panel::UndoPast | Panel::Overtaken => ().into_any(),
    }
}

/// The whole game, also where only a part of it is on show.
fn share(session: Session) -> AnyView {
    let mut play = session.play().get_untracked();
    if !session.is_watched() {
        return view! { <SharePanel record=play.record().into()/> };
    }
    play.show(usize::MAX);
    view! { <SharePanel record=play.record().into() first=Purpose::Watch/> }
}

/// There is no room, or no storage at all: what that means, and the ways on.
fn not_kept(session: Session, says: fn(&'static Words) -> &'static str) -> El {
    view! {
        <div class="notice">
            {picture("barrel", "notice-picture")}
            <p>{session.say(says)}</p>
            <div class="buttons">
                <button class="btn go" data-do="export" on:click=move |_| session.panel.set(Some(Panel::Export))>
                    {art::icon("down")}
                    <span>{session.say(|w| w.shelf().export_this)}</span>
                </button>
                <a class="btn line" data-do="clean" href=Route::Shelf.href()>
                    {art::icon("trash")}
                    <span>{session.say(|w| w.common.clean)}</span>
                </a>
                <button class="btn line" data-do="go-on" on:click=move |_| session.panel.set(None)>
                    {session.say(|w| w.shelf().play_on)}
                </button>
            </div>
        </div>
    }
}

#[component]
fn Menu() -> impl IntoView {
    let session = use_session();
    let open = move |panel: Option<Panel>| move || session.panel.set(panel);
    let seed = move || session.play().with(|play| play.seed().to_string());
    let over = move || session.is_over();
    let again = move || {
        let (setup, seed) = session.play().with_untracked(|play| (*play.setup(), play.seed()));
        new_game::begin_again(session, setup, seed);
    };
    let danger = move || {
        session.show_danger(true);
        session.panel.set(None);
    };
    let none = || text(String::new);
    let says = |note: fn(&'static Words) -> &'static str| text(move || note(session.words()).to_owned());
    view! {
        {item("play", "back", session.say(|w| w.table.back_to_table), none(), open(None))}
        {item("eye", "danger", session.say(|w| w.table.danger), says(|w| w.danger().show_note), danger)}
        {item("deck", "discards", session.say(|w| w.table.discards_title), none(), open(Some(Panel::Discards)))}
        {item("log", "log", session.say(|w| w.table.log), none(), open(Some(Panel::Log)))}
        {item("text", "in-words", session.say(|w| w.table.in_words), says(|w| w.table.in_words_note), open(Some(Panel::InWords)))}
        <div class="msep"></div>
        {item("share", "share", session.say(|w| w.share().title), says(|w| w.share().note), open(Some(Panel::Share)))}
        {item("again", "again-same", session.say(|w| w.table.start_again), text(move || (session.words().table.start_again_note)(&seed())), again)}
        {item("down", "export", session.say(|w| w.shelf().export_this), none(), open(Some(Panel::Export)))}
        <div class="msep"></div>
        {item("box", "shelf", session.say(|w| w.shelf().title), none(), || page::go(&Route::Shelf.href()))}
        {item("gear", "settings", session.say(|w| w.table.settings), none(), || page::go(&Route::Settings.href()))}
        {item("key", "keys", session.say(|w| w.table.keys), none(), open(Some(Panel::Keys)))}
        {item("home", "leave", session.say(|w| w.table.leave), says(|w| w.table.leave_note), || page::go(&Route::Home.href()))}
        {when(move || !over(), move || view! {
            <button class="mitem end" data-do="give-up" on:click=move |_| session.panel.set(Some(Panel::GiveUp))>
                {art::icon("flag")}
                <span>{session.say(|w| w.table.give_up)}</span>
            </button>
        })}
    }
}

fn item(
    icon: &'static str,
    name: &'static str,
    label: Changing<&'static str>,
    note: Changing<String>,
    does: impl Fn() + Send + 'static,
) -> El {
    view! {
        <button class="mitem" data-do=name on:click=move |_| does()>
            {art::icon(icon)}
            <span>{label}<small>{note}</small></span>
        </button>
    }
}

/// A question about something that cannot be undone.
#[component]
fn Sure(
    says: fn(&'static Words) -> &'static str,
    no: fn(&'static Words) -> &'static str,
    yes: fn(&'static Words) -> &'static str,
    does: Callback<()>,
) -> impl IntoView {
    let session = use_session();
    view! {
        <p>{session.say(says)}</p>
        <div class="sf">
            <button class="btn line" data-do="cancel" on:click=move |_| session.panel.set(None)>
                {session.say(no)}
            </button>
            <button class="btn" data-do="confirm" on:click=move |_| does.run(())>
                {session.say(yes)}
            </button>
        </div>
    }
}

#[component]
fn Discards() -> impl IntoView {
    let session = use_session();
    live(move || {
        session.state.with(|state| {
            let table = &session.words().table;
            let treasure = state.treasure_discards();
            let counts: Cards = treasure.iter().copied().collect();
            // Newest first, each kind once with its number.
            let mut kinds: Vec<Card> = Vec::new();
            for card in treasure.iter().rev() {
                if !kinds.contains(card) {
                    kinds.push(*card);
                }
            }
            let kinds = kinds.into_iter().map(|card| pile_card(session, card, counts.count(card)));
            let flood = state.flood().discards();
            let tiles =
                flood.iter().rev().map(|tile| view! { <li class="cnt">{flood_card(session, *tile)}</li> });
            view! {
                <h3 class="dsec">{table.treasure_pile}<span>{(table.newest_first)(treasure.len())}</span></h3>
                {treasure.is_empty().then(|| view! { <p class="muted">{table.no_discards}</p> })}
                <ul class="dbr">{kinds.nodes()}</ul>
                <h3 class="dsec">{table.flood_pile}<span>{(table.rise_returns)(flood.len())}</span></h3>
                {flood.is_empty().then(|| view! { <p class="muted">{table.no_discards}</p> })}
                <ul class="dbr">{tiles.nodes()}</ul>
            }
        })
    })
}

fn pile_card(session: Session, card: Card, count: u8) -> El {
    view! {
        <li class="cnt">
            <span class="card">{card_face(session, card)}</span>
            {(count > 1).then(|| view! { <b class="x">{count}</b> })}
        </li>
    }
}
