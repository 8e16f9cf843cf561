//! The bar above the table: menu, turn, the three steps of a turn, log.

use leptos::prelude::*;

use crate::app::dom::{Nodes, view};

use crate::app::live::{follow, term, text, when, word, yes};
use crate::games::island::{ACTIONS, Phase, Resume};
use crate::platform::page;

use super::art;
use super::dock::UndoButtons;
use super::session::{Panel, Session, use_session};

/// The three steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Actions { left: u8 },
    Draw,
    Flood { left: u8 },
}

fn step(session: Session) -> Step {
    let of_resume = |resume| match resume {
        Resume::Act { left } => Step::Actions { left },
        Resume::Draw => Step::Draw,
        Resume::Flood { left } => Step::Flood { left },
    };
    match session.phase() {
        Phase::Act { left } => Step::Actions { left },
        Phase::Draw => Step::Draw,
        Phase::Flood { left } | Phase::Swim { left } => Step::Flood { left },
        Phase::Discard { then, .. } => of_resume(then),
        Phase::Over(_) => Step::Flood { left: 0 },
    }
}

/// How many actions the turn has left.
pub fn actions_left(session: Session) -> u8 {
    match step(session) {
        Step::Actions { left } => left,
        _ => 0,
    }
}

#[component]
pub fn Header() -> impl IntoView {
    let session = use_session();
    let table = move || &session.words().table;
    let open = move |panel| move |_| session.panel.set(Some(panel));
    let about = move || {
        let (setup, seed) = session.play().with_untracked(|play| (*play.setup(), play.seed()));
        let difficulty = session.words().island.names.difficulty(setup.difficulty());
        (seed.to_string(), difficulty)
    };
    let assisted = move || session.is_assisted();
    // Not on the page, and slow: the browser tells the window around it.
    follow(move || {
        let title = (table().title)(session.turn_number());
        page::once_painted(move || {
            // Another page may have come meanwhile, with a title of its own.
            if session.panel.try_get_untracked().is_some() {
                page::set_title(&title);
            }
        });
    });
    view! {
        <header class="top">
            <button class="ico" data-do="menu" aria-label=session.say(|w| w.table.menu) on:click=open(Panel::Menu)>
                {art::icon("menu")}
            </button>
            <h1 tabindex="-1">"Castaway"</h1>
            <div class="ttl">
                <b>{text(move || (table().turn)(session.turn_number()))}</b>
                <span>{term(move || about().1)}</span>
            </div>
            <span class="seed">
                {text(move || about().0)}<i>{term(move || about().1)}</i>
                {when(assisted, move || view! {<i class="assisted">{session.say(|w| w.table.assisted)}</i>})}
            </span>
            <Steps/>
            <nav class:asked=yes(move || session.is_asked() && !session.following.get())>
                // Where a question has taken the place of the actions, this is the way back.
                <UndoButtons class="tb undo"/>
                <button class="tb" data-do="danger" aria-pressed=text(move || session.danger.get().to_string())
                    on:click=move |_| session.show_danger(!session.danger.get_untracked())>
                    {art::icon("eye")}
                    <span>{session.say(|w| w.table.danger)}</span>
                </button>
                <button class="tb" data-do="log" on:click=open(Panel::Log)>
                    {art::icon("log")}
                    <span>{session.say(|w| w.table.log)}</span>
                </button>
            </nav>
        </header>
    }
}

#[component]
fn Steps() -> impl IntoView {
    let session = use_session();
    let at = move || match step(session) {
        Step::Actions { .. } => 0,
        Step::Draw => 1,
        Step::Flood { .. } => 2,
    };
    let table = move || &session.words().table;
    let draws = move || session.water().draws();
    let past = move |step| yes(move || at() > step);
    let current = move |step| word(move || (at() == step).then_some("step"));
    view! {
        <ol class=text(move || format!("steps s{}", at() + 1))>
            <li class:on=yes(move || at() == 0) class:done=past(0) aria-current=current(0)>
                <b>"1"</b>
                <span>{session.say(|w| w.table.step_actions)}</span>
                <Pips left=actions_left/>
            </li>
            <li class:on=yes(move || at() == 1) class:done=past(1) aria-current=current(1)>
                <b>"2"</b>
                <span class="lg">{session.say(|w| w.table.step_draw)}</span>
                <span class="sm">{session.say(|w| w.table.step_draw_short)}</span>
            </li>
            <li class:on=yes(move || at() == 2) aria-current=current(2)>
                <b>"3"</b>
                <span class="lg">{text(move || (table().step_flood)(draws()))}</span>
                <span class="sm">{text(move || (table().step_flood_short)(draws()))}</span>
            </li>
        </ol>
    }
}

/// A coin for each action of the turn; the spent ones are struck out.
#[component]
pub fn Pips(left: fn(Session) -> u8) -> impl IntoView {
    let session = use_session();
    let spent = move |n: u8| ACTIONS.saturating_sub(left(session)) > n;
    view! {
        <span class="pips" aria-hidden="true">
            {(0..ACTIONS).map(|n| view! { <i class=term(move || if spent(n) { "used" } else { "on" })></i> }).nodes()}
        </span>
    }
}
