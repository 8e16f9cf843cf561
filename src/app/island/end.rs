//! The end of a game: how it was won or lost, what it took, and how to go on.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};

use crate::app::later::{Part, later};
use crate::app::live::{follow, live, term, text, when};
use crate::app::route::Route;
use crate::games::island::chronicle::tides;
use crate::games::island::{Island, Loss, Treasure};
use crate::kernel::{Play, Seed};
use crate::platform::{chance, page};
use crate::words::Words;
use crate::words::island::{Ending, Tale};

use super::art;
use super::mini_map::mini_map;
use super::new_game::begin_again;
use super::session::{Panel, Session, use_session};

fn ending(play: &Play<Island>) -> Ending {
    match play.state().outcome() {
        Some(outcome) => outcome.into(),
        None => Ending::GivenUp,
    }
}

fn tell<T>(session: Session, tell: impl FnOnce(&Tale, &'static crate::words::island::end::End) -> T) -> T {
    session.play().with(|play| {
        session.speak(|tongue| {
            let state = play.state();
            let tale = Tale {
                cast: tongue.cast,
                ending: ending(play),
                turns: session.turn_number() as u32,
                captured: state.captured(),
                tiles: state.land().len(),
            };
            tell(&tale, &tongue.words.island.end)
        })
    })
}

/// First the scene with the outcome, then how it went.
#[component]
pub fn End() -> impl IntoView {
    let session = use_session();
    let told = RwSignal::new(false);
    // Each stage is a page of its own: its heading has the focus, as on any other.
    follow(move || {
        told.track();
        request_animation_frame(|| page::focus("#end h1"));
    });
    let ending = session.play().with_untracked(ending);
    view! {
        {live(move || match told.get() {
            false => view! { <Scene ending told/> }.into_any(),
            true => later(session.ui(), Part::HowItWent(ending)).into_any(),
        })}
    }
}

/// The drawing behind the outcome, and what is laid over it.
fn drawings(ending: Ending) -> (&'static str, Option<String>) {
    match ending {
        Ending::Won => ("victory", None),
        Ending::Lost(Loss::Skull) => ("defeat", Some("loss-skull".to_owned())),
        Ending::Lost(Loss::Landing) => ("defeat", Some("loss-landing".to_owned())),
        Ending::Lost(Loss::Sites(treasure)) => ("defeat", Some(format!("loss-{}", art::slug(treasure)))),
        Ending::Lost(Loss::Drowned(_)) => ("defeat", Some("loss-drowned".to_owned())),
        Ending::GivenUp => ("defeat", None),
    }
}

fn full_bleed(class: &'static str, ending: Ending, suffix: &str) -> El {
    let (scene, detail) = drawings(ending);
    let layer = |name: &str| {
        let href = format!("#scenes-{name}{suffix}");
        view! { <use_ href=href width="100%" height="100%"/> }
    };
    view! { <svg class=class aria-hidden="true">{layer(scene)}{detail.map(|detail| layer(&detail))}</svg> }
}

#[component]
fn Scene(ending: Ending, told: RwSignal<bool>) -> impl IntoView {
    let session = use_session();
    let class = if ending == Ending::Won { "vict" } else { "vict lost" };
    view! {
        <main class=class id="end" tabindex="-1">
            {full_bleed("dk1", ending, "")}
            {full_bleed("ph1", ending, "-portrait")}
            <div class="vt">
                <div>
                    <h1 tabindex="-1">{text(move || tell(session, |tale, end| end.title(tale)))}</h1>
                    <p>{text(move || tell(session, |tale, end| end.story(tale).join(" ")))}</p>
                </div>
                <div class="ctas">
                    <button class="btn go" data-do="tell" on:click=move |_| told.set(true)>
                        <span>{session.say(|w| w.end.how_it_went)}</span>
                        {art::icon("arrow")}
                    </button>
                    <Ways/>
                </div>
            </div>
        </main>
    }
}

/// The way to the comparison, if there was a game to beat.
fn versus(session: Session) -> Option<El> {
    let (id, rival) = session.id().zip(session.rival())?;
    let label = text(move || {
        let words = &session.words().end;
        let name = if rival.name.is_empty() { words.them } else { &rival.name };
        (words.compare)(name)
    });
    Some(view! {
        <a class="btn paper" data-do="compare" href=Route::Compare(id).href()>
            {art::icon("chart")}
            <span>{label}</span>
        </a>
    })
}

/// The ways on from a finished game.
#[component]
fn Ways() -> impl IntoView {
    let session = use_session();
    let setup = move || session.play().with_untracked(|play| (*play.setup(), play.seed()));
    let same = move |_| begin_again(session, setup().0, setup().1);
    let new = move |_| begin_again(session, setup().0, Seed::from_random(chance::random()));
    view! {
        {versus(session)}
        <button class="btn paper" data-do="again-same" on:click=same>
            {art::icon("again")}
            <span>{session.say(|w| w.end.same_island)}</span>
        </button>
        <button class="btn paper" data-do="again-new" on:click=new>
            {art::icon("dice")}
            <span>{session.say(|w| w.end.new_island)}</span>
        </button>
    }
}

#[component]
pub fn HowItWent(ending: Ending) -> impl IntoView {
    let session = use_session();
    let won = ending == Ending::Won;
    let figures = move || {
        let figures = tell(session, |tale, end| end.figures(tale));
        figures
            .map(|figure| view! { <li><b>{figure.number}</b><span>{figure.unit}</span></li> })
            .into_iter()
            .nodes()
    };
    let assisted = move || session.play().with(|play| play.is_assisted());
    let scene =
        if won { art::draw("pictures", "scene", "scene") } else { art::draw("scenes", "storm", "scene") };
    view! {
        <main class=if won { "ending win" } else { "ending lose" } id="end" tabindex="-1">
            {scene}
            <div class="lft">
                <h1 tabindex="-1">{text(move || tell(session, |tale, end| end.title(tale)))}</h1>
                <p class="lead">{text(move || tell(session, |tale, end| end.story(tale).join(" ")))}</p>
                {when(assisted, move || view! {<p class="lead">{term(move || session.words().island.end.assisted_why)}</p>})}
                <ul class="stats">{live(figures)}</ul>
                <Tide/>
                <div class="ctas">
                    <Ways/>
                    <button class="btn paper" data-do="share" on:click=move |_| session.panel.set(Some(Panel::Share))>
                        {art::icon("share")}
                        <span>{session.say(|w| w.share().title)}</span>
                    </button>
                    {session.id().map(|id| view! {
                        <a class="btn paper" data-do="replay" href=Route::Replay(id).href()>
                            {art::icon("play")}
                            <span>{session.say(|w| w.replay().watch)}</span>
                        </a>
                    })}
                    <button class="btn paper" data-do="look-back" on:click=move |_| session.looking_back.set(true)>
                        {art::icon("eye")}
                        <span>{session.say(|w| w.end.look_back)}</span>
                    </button>
                    <a class="btn paper" data-do="shelf" href=Route::Shelf.href()>
                        {art::icon("box")}
                        <span>{session.say(|w| w.shelf().title)}</span>
                    </a>
                    <a class="btn paper" href=Route::Home.href()>
                        {art::icon("home")}
                        <span>{session.say(|w| w.common.back_home)}</span>
                    </a>
                </div>
            </div>
            <div class="rgt"><Postcard won/></div>
        </main>
    }
}

/// The island as it was left, on a card.
#[component]
fn Postcard(won: bool) -> impl IntoView {
    let session = use_session();
    let state = session.state.get_untracked();
    let treasures = Treasure::ALL.map(|treasure| {
        let got = state.captured().contains(treasure);
        let tick = got.then(|| view! { <i>{art::icon("check")}</i> });
        view! { <li class=if got { "" } else { "n" }>{art::treasure(treasure, "")}{tick}</li> }
    });
    let about = move || {
        let (setup, seed) = session.play().with(|play| (*play.setup(), play.seed()));
        let names = &session.words().island.names;
        let players = (session.words().end.players)(setup.players().count());
        let lines = [
            names.shape(setup.shape()).to_owned(),
            format!("{}, {players}", names.difficulty(setup.difficulty())),
            seed.to_string(),
        ];
        lines.map(|line| view! { {line}<br/> })
    };
    view! {
        <section class=if won { "post" } else { "post lost" } aria-labelledby="post-title">
            <div class="pl">{mini_map(&state)}</div>
            <div class="prr">
                {art::draw("tiles", "fools-landing", "stamp")}
                <h2 id="post-title">
                    {if won { session.say(|w| w.end.escaped) } else { session.say(|w| w.end.lost_at_sea) }}
                </h2>
                <p>{live(about)}</p>
                <ul class="got" aria-hidden="true">{treasures}</ul>
            </div>
        </section>
    }
}

/// A bar for each turn: dry, flooded, sunk. Also a table, for those who rather read.
#[component]
fn Tide() -> impl IntoView {
    let session = use_session();
    let columns = session.play().with_untracked(|play| tides(play.start(), play.story()));
    let bars = columns.clone().into_iter().map(|column| {
        view! {
            <li
                style:--d=column.dry.to_string()
                style:--f=column.flooded.to_string()
                style:--s=column.sunk.to_string()
            >
                {column.captured.last().map(|treasure| art::treasure(*treasure, "ti"))}
                <i class="s"></i>
                <i class="f"></i>
                <i class="d"></i>
                <b>{column.turn}</b>
            </li>
        }
    });
    let rows = columns.into_iter().map(|column| {
        let cells = [column.dry, column.flooded, column.sunk, u32::from(column.water.tick())];
        view! {
            <tr>
                <th scope="row">{column.turn}</th>
                {cells.map(|cell| view! { <td>{cell}</td> })}
            </tr>
        }
    });
    let heads: [fn(&'static Words) -> &'static str; 5] =
        [|w| w.end.turn, |w| w.end.dry, |w| w.end.flooded, |w| w.end.sunk, |w| w.end.water];
    view! {
        <section class="panel tl" aria-labelledby="tide-title">
            <header><h2 id="tide-title">{session.say(|w| w.end.tide)}</h2></header>
            <ol class="tide" aria-hidden="true">{bars.nodes()}</ol>
            <ul class="key" aria-hidden="true">
                <li><i class="kd"></i>{session.say(|w| w.end.dry)}</li>
                <li><i class="kf"></i>{session.say(|w| w.end.flooded)}</li>
                <li><i class="ks"></i>{session.say(|w| w.end.sunk)}</li>
            </ul>
            <table class="unseen">
                <thead>
                    <tr>
                        {heads.map(|head| view! { <th scope="col">{session.say(head)}</th> })}
                    </tr>
                </thead>
                <tbody>{rows.nodes()}</tbody>
            </table>
        </section>
    }
}
