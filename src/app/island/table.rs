//! The table: takes a game from the shelf and lays it out.

use leptos::prelude::*;

use crate::app::dom::{IntoNode, view};

use crate::games::AnyRecord;
use crate::games::island::Phase;
use crate::kernel::Play;
use crate::save::{Id, LoadError};
use crate::words::Words;
use crate::words::island::Cast;

use super::board::{Board, frame_class, size};
use super::choices::Prompt;
use super::crew::Crew;
use super::dock::{Bar, Dock};
use super::end::End;
use super::hand::Hand;
use super::header::Header;
use super::keep::Keeper;
use super::log::Log;
use super::panels::Panels;
use super::pick::Pick;
use super::rise::Rise;
use super::session::Session;
use super::speech::Voice;
use super::supply::Supplies;
use super::{art, focus, keys, pace, sound, tabs};
use crate::app::kept::by_seat;
use crate::app::later::{Part, later};
use crate::app::live::{live, text, when, yes};
use crate::app::route::Route;
use crate::app::ui::use_ui;
use crate::app::widgets::{Icon, Picture, TopBar};
use crate::platform::page;

#[component]
pub fn Table(id: Id) -> impl IntoView {
    let ui = use_ui();
    match ui.load_game(id) {
        Ok(saved) => {
            let AnyRecord::Island(record) = saved.record;
            let (play, _) = Play::resume(record);
            let names = by_seat(saved.about.names);
            let cast = Cast::new(play.state(), names.clone());
            let keeper = Some(Keeper::new(id, saved.about.kind, ui.shelf));
            let session = Session::new(play, cast, names.to_vec(), keeper);
            view! { <Laid session/> }.into_any()
        }
        Err(LoadError::Missing) => {
            view! { <NoGame title=|w| w.table.no_game text=|w| w.table.no_game_text/> }.into_any()
        }
        Err(LoadError::Elsewhere(_)) => {
            view! { <NoGame title=|w| w.table.unreadable text=|w| w.table.unreadable_text/> }.into_any()
        }
        Err(LoadError::Damaged(damaged)) => later(ui, Part::Damaged(*damaged)).into_any(),
    }
}

/// The table of a game, or its end.
#[component]
fn Laid(session: Session) -> impl IntoView {
    provide_context(session);
    keys::listen(session);
    sound::listen(session);
    pace::keep(session);
    focus::keep(session);
    tabs::listen(session);
    let wide = move || session.ui().is_wide.get();
    let ended = move || session.is_over() && !session.looking_back.get();
    let shape = session.state.with_untracked(|state| state.shape());
    let (columns, rows) = size(shape);
    // Questions about cards keep the hand in sight on small screens; a lift asks for the crew.
    // Before each card somebody may want to play a special one: who is tapped shows the hand.
    let keeps_hand = move || {
        matches!(session.phase(), Phase::Discard { .. })
            || session.is_hand_asked_for()
            || matches!(session.picked(), Pick::Give { .. } | Pick::Sandbags { .. })
    };
    view! {
        <main
            id="table"
            tabindex="-1"
            class=format!("table {}", frame_class(shape))
            class:keep=yes(keeps_hand)
            class:asks=yes(move || session.asks())
            class:following=yes(move || session.following.get())
            class:dmode=yes(move || session.danger.get())
            class:over=yes(ended)
            style:--cols=columns.to_string()
            style:--rows=rows.to_string()
            inert=yes(ended)
            on:mousedown=|event| page::press_without_focus(&event, ".prompt,.pop,.dock,.bar")
            data-step=text(move || session.play().with(|play| play.steps().to_string()))
            data-phase=text(move || session.phase_name())
            data-turn=text(move || session.turn().index().to_string())
            data-assisted=text(move || session.is_assisted().to_string())
        >
            <div class="sea"></div>
            <Header/>
            <Board/>
            <Supplies/>
            <div class="cabin"><Crew/><Hand/></div>
            {live(move || match session.danger.get() {
                // Elsewhere it is a drawer.
                false => wide().then(|| view! { <Log/> }).into_node(),
                true => later(session.ui(), Part::Danger).into_any(),
            })}
            {live(move || match session.following.get() {
                false => view! {
                    <Prompt/>
                    {live(move || if wide() { view! { <Dock/> }.into_any() } else { view! { <Bar/> }.into_any() })}
                },
                true => view! { {tabs::following(session)}"" },
            })}
            <Voice/>
        </main>
        <Rise/>
        <Panels/>
        {when(ended, move || view! {<End/>})}
        {when(move || session.is_over() && session.looking_back.get(), move || view! {
            <button class="btn go to-the-end" data-do="to-the-end" on:click=move |_| session.looking_back.set(false)>
                {art::icon("flag")}
                <span>{session.say(|w| w.end.to_the_end)}</span>
            </button>
        })}
    }
}

/// An address without a game that can be played.
#[component]
pub fn NoGame(
    title: fn(&'static Words) -> &'static str,
    text: fn(&'static Words) -> &'static str,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <div class="page">
            <TopBar title/>
            <main class="centre" id="table" tabindex="-1">
                <section class="panel notice">
                    <Picture name="bottle" class="notice-picture"/>
                    <p>{ui.say(text)}</p>
                    <div class="buttons">
                        <a class="button line" href=Route::Home.href()>
                            <Icon name="home"/>
                            {ui.say(|w| w.common.back_home)}
                        </a>
                        <a class="button go" href=Route::NewGame.href()>
                            <Icon name="play"/>
                            {ui.say(|w| w.table.new_game)}
                        </a>
                    </div>
                </section>
            </main>
        </div>
    }
}
