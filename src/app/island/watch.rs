//! Watching a game: the table read-only, with the same art, and everything to move through it.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::dom::{El, view};
use crate::app::kept::by_seat;
use crate::app::live::{follow, live, term, text, when, word, yes};
use crate::app::route::Route;
use crate::app::ui::use_ui;
use crate::games::AnyRecord;
use crate::games::island::Island;
use crate::kernel::{Play, Record};
use crate::platform::{clock, page};
use crate::save::{About, Id};
use crate::words::Words;
use crate::words::island::Cast;

use super::art;
use super::board::{Board, frame_class, size};
use super::crew::Crew;
use super::curve::curve;
use super::film::Film;
use super::hand::Hand;
use super::log;
use super::panels::Panels;
use super::session::{Panel, Session, use_session};
use super::speech::{Voice, last_step};
use super::supply::Supplies;
use super::table::NoGame;

/// A game on the shelf.
#[component]
pub fn Watch(id: Id) -> impl IntoView {
    match use_ui().load_game(id) {
        Ok(saved) => {
            let AnyRecord::Island(record) = saved.record;
            view! { <Watching record from=String::new() names=saved.about.names broken=false/> }.into_any()
        }
        Err(_) => view! { <NoGame title=|w| w.table.no_game text=|w| w.table.no_game_text/> }.into_any(),
    }
}

/// Any game. `broken` says that there was more to it that is no game.
#[component]
pub fn Watching(record: Record<Island>, from: String, names: Vec<String>, broken: bool) -> impl IntoView {
    let (mut play, refused) = Play::resume(record.clone());
    play.show(0);
    let breaks = (broken || refused.is_some()).then(|| play.length() + 1);
    let names = by_seat(names);
    let cast = Cast::new(play.state(), names.clone());
    let session = Session::new(play, cast, names.to_vec(), None);
    provide_context(session);
    let film = Film::new(session, &record);
    listen(film);
    let shape = record.setup.shape();
    let (columns, rows) = size(shape);
    view! {
        <main
            id="table"
            tabindex="-1"
            class=format!("table replay {}", frame_class(shape))
            style:--cols=columns.to_string()
            style:--rows=rows.to_string()
            data-step=text(move || film.at().to_string())
            data-phase=text(move || session.phase_name())
            data-length=film.length().to_string()
        >
            <div class="sea"></div>
            {head(film, &record, from, breaks)}
            <Board/>
            <Supplies/>
            <div class="cabin"><Crew/><Hand/></div>
            {moves(film)}
            {controls(film, breaks)}
            <Voice/>
        </main>
        <Panels/>
    }
}

fn head(film: Film, record: &Record<Island>, from: String, breaks: Option<usize>) -> El {
    let session = film.session;
    let (difficulty, seed) = (record.setup.difficulty(), record.seed);
    let words = move || session.words();
    follow(move || page::set_title(&(words().common.tab)(words().table.replay)));
    let sender = text(move || if from.is_empty() { String::new() } else { (words().replay().from)(&from) });
    view! {
        <header class="top">
            <a class="ico" href=Route::Home.href() aria-label=session.say(|w| w.common.back_home)>
                {art::icon("back")}
            </a>
            <h1 tabindex="-1">{session.say(|w| w.table.replay)}</h1>
            <div class="ttl">
                <b aria-hidden="true">{session.say(|w| w.table.replay)}</b>
                <span>{sender.clone()}</span>
            </div>
            <span class="seed">
                {seed.to_string()}
                <i>{term(move || words().island.names.difficulty(difficulty))}</i>
                <i>{sender}</i>
            </span>
            {proof(session, breaks)}
            <nav>
                <button class="tb" data-do="share" on:click=move |_| session.panel.set(Some(Panel::Share))>
                    {art::icon("share")}
                    <span>{session.say(|w| w.share().title)}</span>
                </button>
            </nav>
        </header>
    }
}

/// Whether the rules bear the game out.
fn proof(session: Session, breaks: Option<usize>) -> El {
    let words = move || session.words().replay();
    let label = move || breaks.map_or_else(|| words().verified.to_owned(), |at| (words().breaks)(at));
    let why = move || if breaks.is_some() { words().breaks_why } else { words().verified_why };
    let class = if breaks.is_some() { "proof bad" } else { "proof" };
    view! {
        <span class=class data-proof=if breaks.is_some() { "broken" } else { "verified" }>
            {art::icon(if breaks.is_some() { "warn" } else { "check" })}
            <b>{text(label)}</b>
            <span class="unseen">". "{term(why)}</span>
        </span>
    }
}

/// The moves of the turn on show; each leads there.
fn moves(film: Film) -> El {
    let session = film.session;
    let list = move || {
        let turn = film.turn();
        let of_turn = film.moments.with_value(|all| {
            let of_turn = all.iter().enumerate().filter(|(_, moment)| moment.turn == turn);
            of_turn
                .filter_map(|(at, moment)| {
                    let entry = moment.events.iter().find_map(|event| log::entry(session, event))?;
                    Some((at + 1, entry))
                })
                .collect::<Vec<_>>()
        });
        let item = |(at, entry): (usize, log::Entry)| {
            view! {
                <li>
                    <button
                        class="mv"
                        aria-current=word(move || (film.at() == at).then_some("step"))
                        on:click=move |_| film.go(at)
                    >
                        {log::parts(entry)}
                    </button>
                </li>
            }
        };
        of_turn.into_iter().map(item).collect::<Vec<_>>()
    };
    let reveal = || request_animation_frame(|| page::reveal(".mv[aria-current]"));
    follow(move || {
        film.at();
        reveal();
    });
    // A screen that is turned may show the list for the first time.
    let turned = window_event_listener(ev::resize, move |_| reveal());
    on_cleanup(move || turned.remove());
    // The list is made anew with the turn, not with every move in it.
    let turn = Memo::new(move |_| u64::from(film.turn()));
    view! {
        <section class="panel log moves" aria-labelledby="moves-title">
            <header>
                <h2 id="moves-title">{session.say(|w| w.replay().moves)}</h2>
                <span class="muted">{text(move || (session.words().replay().turn)(turn.get() as u32))}</span>
            </header>
            <ol>{live(move || {
                turn.get();
                session.words();
                untrack(list)
            })}</ol>
        </section>
    }
}

fn controls(film: Film, breaks: Option<usize>) -> El {
    let session = film.session;
    let words = move || session.words().replay();
    let all = film.length();
    let at_start = move || film.at() == 0;
    let at_end = move || film.at() >= all;
    let line = move || match film.at() {
        _ if all == 0 => words().nothing.to_owned(),
        0 => words().start.to_owned(),
        at if at == all && session.play().with(Play::is_given_up) => words().given_up.to_owned(),
        _ => last_step(session),
    };
    let said = move || (words().at)(film.turn(), &line());
    let slide = move |event: ev::Event| {
        if let Ok(step) = page::value_of(&event).parse() {
            film.go(step);
        }
    };
    let over = move || session.is_over();
    view! {
        <section class="rctl" role="group" aria-label=session.say(|w| w.replay().controls)>
            <div class="film">
                {curve(film)}
                <input
                    type="range"
                    class="head"
                    min="0"
                    max=all.to_string()
                    aria-label=session.say(|w| w.replay().slider)
                    aria-valuetext=text(said)
                    prop:value=text(move || film.at().to_string())
                    on:input=slide
                />
            </div>
            <p class="rline">{text(line)}</p>
            {breaks.map(|_| view! { <p class="rline wrong">{session.say(|w| w.replay().breaks_why)}</p> })}
            <div class="rbtns">
                <div class="tm">
                    <b>{text(move || (words().turn)(film.turn()))}</b>
                    <span>{text(move || (words().move_of)(film.at(), all))}</span>
                </div>
                {step_button("turn-back", "chev", |w| w.replay().turn_back, yes(at_start), move || film.turn_by(false))}
                {step_button("back", "prev", |w| w.replay().back, yes(at_start), move || film.step(false))}
                <button class="btn go" data-do="run" disabled=all == 0 on:click=move |_| film.start_or_stop()>
                    {live(move || art::icon(if film.runs.get() { "pause" } else { "play" }))}
                    <span>{term(move || if film.runs.get() { words().pause } else { words().play })}</span>
                </button>
                {step_button("forward", "step", |w| w.replay().forward, yes(at_end), move || film.step(true))}
                {step_button("turn-forward", "chev", |w| w.replay().turn_forward, yes(at_end), move || film.turn_by(true))}
                <button
                    class="btn line speed"
                    data-do="speed"
                    aria-label=text(move || (words().speed)(film.speed.get().name()))
                    on:click=move |_| film.change_speed()
                >
                    {term(move || film.speed.get().name())}
                </button>
            </div>
            {when(move || !over(), move || view! {
                <div class="ron">
                    <button class="btn line" data-do="play-on" aria-describedby="play-on-note" on:click=move |_| play_on(film)>
                        {art::icon("flag")}
                        <span>{session.say(|w| w.replay().play_on)}</span>
                    </button>
                    <small id="play-on-note">{session.say(|w| w.replay().play_on_note)}</small>
                </div>
            })}
        </section>
    }
}

fn step_button(
    name: &'static str,
    icon: &'static str,
    label: fn(&'static Words) -> &'static str,
    disabled: crate::app::live::Changing<bool>,
    does: impl Fn() + Send + 'static,
) -> El {
    let session = use_session();
    view! {
        <button class="btn line sq" data-do=name aria-label=session.say(label) disabled=disabled on:click=move |_| does()>
            {art::icon(icon)}
        </button>
    }
}

/// Starts a game on the shelf from the moment on show.
fn play_on(film: Film) {
    let session = film.session;
    let mut record = session.play().with_untracked(Play::record);
    // Who has watched what comes next knows the cards.
    record.assisted |= record.actions.len() < film.length();
    record.given_up = false;
    let about = About { names: session.names(), ..About::new(clock::now()) };
    let id = session.ui().add_game(&about, record.into());
    page::go(&Route::Table(id).href());
}

/// Arrows step, with Shift by turns; Space starts and stops, Home and End jump.
fn listen(film: Film) {
    let heard = window_event_listener(ev::keydown, move |event| hear(film, &event));
    on_cleanup(move || heard.remove());
}

fn hear(film: Film, event: &KeyboardEvent) {
    let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    if !plain || event.default_prevented() || film.session.panel.get_untracked().is_some() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    // On the island arrows walk from tile to tile, and Space presses the button that has the focus.
    let on = |selector: &str| {
        target.as_ref().is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
    };
    let forward = matches!(event.key().as_str(), "ArrowRight");
    match event.key().as_str() {
        "ArrowLeft" | "ArrowRight" if on("[role=grid]") => return,
        "ArrowLeft" | "ArrowRight" if event.shift_key() => film.turn_by(forward),
        "ArrowLeft" | "ArrowRight" => film.step(forward),
        "Home" => film.go(0),
        "End" => film.go(usize::MAX),
        " " if on("button, a") => return,
        " " => film.start_or_stop(),
        _ => return,
    }
    event.prevent_default();
}
