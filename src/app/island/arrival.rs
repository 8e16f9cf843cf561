//! What a link brings: says what one is about to play, and starts it with one tap.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::{Changing, follow, text};
use crate::app::route::Route;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{Icon, NotKeptNote, TopBar};
use crate::games::island::{Course, Island};
use crate::games::{AnyRecord, End, Relation};
use crate::kernel::Record;
use crate::platform::{clock, page};
use crate::save::{About, Kind, NotSaved, Rival, Saved};
use crate::share::{Letter, Purpose};
use crate::words::Words;

use super::art;
use super::broken::Broken;
use super::mini_map::mini_map;
use super::watch::Watching;

#[component]
pub fn Arrived(purpose: Purpose, tail: String) -> impl IntoView {
    match Letter::read(purpose, &tail) {
        Err(why) => {
            let address = Route::Letter(purpose, tail).to_string();
            view! { <Broken why address/> }.into_any()
        }
        Ok(letter) if letter.purpose == Purpose::Watch => {
            let AnyRecord::Island(record) = letter.record;
            view! { <Watching record from=letter.from names=Vec::new() broken=letter.broken/> }.into_any()
        }
        Ok(letter) if letter.purpose == Purpose::GoOn => view! { <HandedOver letter/> }.into_any(),
        Ok(letter) => view! { <Challenged letter/> }.into_any(),
    }
}

fn island(record: &AnyRecord) -> &Record<Island> {
    let AnyRecord::Island(record) = record;
    record
}

/// The page around a card that says what arrived.
fn arrived(ui: Ui, card: El) -> El {
    view! {
        <div class="page">
            <TopBar title=|words| words.arrival().title/>
            <main class="column" id="main" tabindex="-1">
                <NotKeptNote/>
                {card}
                <p class="beside">{ui.say(|w| w.arrival().kept)}</p>
            </main>
        </div>
    }
}

/// What is known, and how it is called.
type Fact = (fn(&'static Words) -> &'static str, Changing<String>);

/// The island in small, and everything that is known of the game.
fn about(ui: Ui, record: &AnyRecord) -> El {
    let record = island(record);
    let course = Course::of(record);
    let (setup, seed) = (record.setup, record.seed);
    let facts: [Fact; 4] = [
        (|w| w.arrival().shape, text(move || ui.words().island.names.shape(setup.shape()).to_owned())),
        (
            |w| w.arrival().difficulty,
            text(move || ui.words().island.names.difficulty(setup.difficulty()).to_owned()),
        ),
        (|w| w.arrival().players, text(move || setup.players().count().to_string())),
        (|w| w.arrival().seed, text(move || seed.to_string())),
    ];
    let state = course.state;
    let crew = state.players().seats().map(move |seat| {
        let role = state.role(seat);
        view! {
            <li class=art::role_class(role)>
                {art::pawn(role, "")}
                <span>{move || ui.words().island.names.role(role)}</span>
            </li>
        }
    });
    view! {
        <div class="brought">
            <div class="tdmap">{mini_map(&course.state)}</div>
            <dl class="facts">
                {facts.map(|(name, value)| view! { <div><dt>{ui.say(name)}</dt><dd>{value}</dd></div> })}
            </dl>
            <ul class="aboard" aria-label=ui.say(|w| w.arrival().adventurers)>{crew.nodes()}</ul>
        </div>
    }
}

/// An island to play, perhaps with a game to beat.
#[component]
fn Challenged(letter: Letter) -> impl IntoView {
    let ui = use_ui();
    let rival = (letter.purpose == Purpose::Beat)
        .then(|| Rival { record: letter.record.clone(), name: letter.from.clone() });
    let fresh = letter.record.fresh();
    let card = about(ui, &fresh);
    let from = letter.from;
    let beats = rival.is_some();
    let title = text(move || {
        let words = ui.words().arrival();
        match (beats, from.is_empty()) {
            (false, true) => words.challenge.to_owned(),
            (false, false) => (words.challenge_from)(&from),
            (true, true) => words.beat.to_owned(),
            (true, false) => (words.beat_from)(&from),
        }
    });
    let to_beat = rival.as_ref().map(|rival| {
        let (won, course) =
            (rival.record.progress().end == Some(End::Won), Course::of(island(&rival.record)));
        let (tiles, treasures) = (course.state.land().len(), course.state.captured().len());
        let says = move || {
            let words = ui.words().arrival();
            if won { (words.escaped)(course.turn, tiles) } else { (words.lost)(course.turn, treasures) }
        };
        view! { <p class="lead">{text(says)}</p> }
    });
    let start = move |_| {
        let about = About { kind: Kind::Challenge, ..About::new(clock::now()) };
        let id = ui.add_game(&about, fresh.clone());
        if let Some(rival) = &rival {
            let kept = ui.shelf.with_value(|shelf| shelf.set_rival(id, rival));
            ui.told_if_not_kept(kept.map_err(NotSaved::NotKept));
        }
        page::go(&Route::Table(id).href());
    };
    arrived(
        ui,
        view! {
            <section class="panel p letter">
                <h2>{title}</h2>
                {to_beat}
                {card}
                <div class="ctas">
                    <button class="btn go" data-do="start" on:click=start>
                        <Icon name="play"/>
                        <span>{ui.say(|w| w.arrival().start)}</span>
                    </button>
                    {home(ui)}
                </div>
            </section>
        },
    )
}

fn home(ui: Ui) -> El {
    view! {
        <a class="btn line" href=Route::Home.href()>
            <Icon name="home"/>
            <span>{ui.say(|w| w.common.back_home)}</span>
        </a>
    }
}

/// What is to happen with a game that was handed over.
enum Handed {
    /// It is on the shelf, or has been moved forward there.
    Open(crate::save::Id),
    /// Ours has more moves.
    Behind(Saved),
    /// Ours goes on otherwise, or counts and is not to be touched.
    Apart(Saved),
    New,
}

/// Looks for the game on the shelf, and moves it forward if the link goes on from there.
fn receive(ui: Ui, record: &AnyRecord) -> Handed {
    let relatives = ui.shelf.with_value(|shelf| shelf.relatives(record));
    // Of several, the one with the most moves.
    let find = |wanted: Relation| {
        let found = relatives.iter().filter(|(_, relation)| *relation == wanted).map(|(saved, _)| saved);
        found.max_by_key(|saved| saved.record.len())
    };
    if let Some(same) = find(Relation::Same) {
        return Handed::Open(same.id);
    }
    // What counts is not moved by somebody else's moves.
    let counts = |saved: &Saved| {
        matches!(saved.about.kind, Kind::Daily(_))
            || ui.shelf.with_value(|shelf| shelf.rival(saved.id)).is_some()
    };
    match (find(Relation::Ahead), find(Relation::Behind), find(Relation::Apart)) {
        (Some(ours), ..) if counts(ours) => Handed::Apart(ours.clone()),
        (Some(ours), ..) => {
            let forward = ui.shelf.with_value(|shelf| {
                // Taken up first: what is not read is not written over.
                shelf.load(ours.id).map_err(|_| NotSaved::Missing)?;
                shelf.save(ours.id, record, clock::now())
            });
            match forward {
                Ok(()) => Handed::Open(ours.id),
                Err(_) => Handed::New,
            }
        }
        (None, Some(ours), _) => Handed::Behind(ours.clone()),
        (None, None, Some(ours)) => Handed::Apart(ours.clone()),
        (None, None, None) => Handed::New,
    }
}

/// A game to go on with: moves ours forward, or asks.
#[component]
fn HandedOver(letter: Letter) -> impl IntoView {
    let ui = use_ui();
    match receive(ui, &letter.record) {
        Handed::Open(id) => {
            // Once this page stands, the next one may take its place.
            follow(move || page::replace(&Route::Table(id).href()));
            arrived(ui, view! { <section class="panel p letter">{about(ui, &letter.record)}</section> })
        }
        Handed::Behind(ours) => arrived(ui, behind(ui, &letter, &ours)),
        Handed::Apart(ours) => arrived(ui, apart(ui, letter, &ours)),
        Handed::New => arrived(ui, stranger(ui, letter)),
    }
}

fn open_ours(ui: Ui, ours: &Saved, class: &'static str) -> El {
    view! {
        <a class=class data-do="open-ours" href=Route::Table(ours.id).href()>
            <Icon name="play"/>
            <span>{ui.say(|w| w.arrival().open_ours)}</span>
        </a>
    }
}

fn behind(ui: Ui, letter: &Letter, ours: &Saved) -> El {
    let (theirs, mine) = (letter.record.len(), ours.record.len());
    view! {
        <section class="panel p letter" data-arrived="behind">
            <h2>{ui.say(|w| w.arrival().behind)}</h2>
            <p class="lead">{text(move || (ui.words().arrival().behind_text)(theirs, mine))}</p>
            {about(ui, &ours.record)}
            <div class="ctas">{open_ours(ui, ours, "btn go")}{home(ui)}</div>
        </section>
    }
}

/// Puts the game on the shelf and opens it.
fn take_up(ui: Ui, record: AnyRecord) -> impl Fn(leptos::ev::MouseEvent) + Send + 'static {
    move |_| {
        let id = ui.add_game(&About::new(clock::now()), record.clone());
        page::go(&Route::Table(id).href());
    }
}

fn apart(ui: Ui, letter: Letter, ours: &Saved) -> El {
    let side = |record: &AnyRecord, name: fn(&'static Words) -> fn(u32) -> String| {
        let course = Course::of(island(record));
        let turn = course.turn;
        view! {
            <figure>
                <div class="tdmap">{mini_map(&course.state)}</div>
                <figcaption>{text(move || name(ui.words())(turn))}</figcaption>
            </figure>
        }
    };
    let counts = matches!(ours.about.kind, Kind::Daily(_));
    view! {
        <section class="panel p letter" data-arrived="apart">
            <h2>{ui.say(|w| w.arrival().apart)}</h2>
            <p class="lead">
                {if counts { ui.say(|w| w.arrival().daily_counts) } else { ui.say(|w| w.arrival().apart_text) }}
            </p>
            <div class="two">
                {side(&ours.record, |w| w.arrival().yours)}
                {side(&letter.record, |w| w.arrival().theirs)}
            </div>
            <div class="ctas">
                <button class="btn go" data-do="keep-both" on:click=take_up(ui, letter.record)>
                    <Icon name="copy"/>
                    <span>{ui.say(|w| w.arrival().keep_both)}</span>
                </button>
                {open_ours(ui, ours, "btn line")}
            </div>
        </section>
    }
}

fn stranger(ui: Ui, letter: Letter) -> El {
    let progress = letter.record.progress();
    let from = letter.from;
    let title = text(move || match from.is_empty() {
        true => ui.words().arrival().goes_on.to_owned(),
        false => (ui.words().arrival().goes_on_from)(&from),
    });
    let stands = move || match progress.end {
        None => (ui.words().arrival().stands_at)(progress.turn),
        Some(_) => ui.words().arrival().is_over.to_owned(),
    };
    let watch =
        Letter::new(Purpose::Watch, letter.record.clone(), "").write().map(|address| format!("#{address}"));
    let watch = watch.ok().filter(|_| !letter.record.is_empty()).map(|address| {
        view! {
            <a class="btn line" data-do="watch" href=address>
                <Icon name="eye"/>
                <span>{ui.say(|w| w.arrival().watch_first)}</span>
            </a>
        }
    });
    view! {
        <section class="panel p letter" data-arrived="new">
            <h2>{title}</h2>
            <p class="lead">{text(stands)}</p>
            {about(ui, &letter.record)}
            <div class="ctas">
                <button class="btn go" data-do="go-on-here" on:click=take_up(ui, letter.record)>
                    <Icon name="play"/>
                    <span>{ui.say(|w| w.arrival().go_on)}</span>
                </button>
                {watch}
                {home(ui)}
            </div>
        </section>
    }
}
