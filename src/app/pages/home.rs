//! The harbour: the island at sunrise, the shelf of games, and the way to everything else.

use leptos::prelude::*;

use crate::app::dom::{El, view};

use crate::app::island::mini_map;
use crate::app::live::{follow, term, text, when};
use crate::app::route::Route;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{Icon, NotKeptNote, Picture, icon};
use crate::games::island::{Daily, Island};
use crate::games::{AnyRecord, Title};
use crate::kernel::{Day, Play, Record};
use crate::platform::worker::News;
use crate::platform::{clock, page, worker};
use crate::save::{Dailies, Id};
use crate::settings::{Lang, Preference, Theme};
use crate::words::island::Cast;
use crate::words::island::grammar::capital;

#[component]
pub fn Home() -> impl IntoView {
    let ui = use_ui();
    follow(move || page::set_title(ui.words().home.title));
    worker::look_for_news();
    view! {
        <div class="harbour">
            <Picture name="scene" class="scene"/>
            <Picture name="helicopter" class="scene helicopter"/>
            <header class="masthead">
                <div>
                    <h1 tabindex="-1">{ui.say(|w| w.home.title)}</h1>
                    <p>{ui.say(|w| w.home.tagline)}</p>
                </div>
                <Shortcuts/>
            </header>
            <main id="main" tabindex="-1">
                <div class="notes">
                    <NotKeptNote/>
                    {when(move || ui.worker.get() == Some(News::NewVersion), move || new_version(ui))}
                </div>
                <Together/>
                <Shelf/>
            </main>
            <footer class="fine-print">{ui.say(|w| w.home.fine_print)}</footer>
        </div>
    }
}

/// A newer version waits on the device. It is never taken into use in the middle of a game.
fn new_version(ui: Ui) -> El {
    view! {
        <aside class="panel note news" role="status">
            {icon("again")}
            <div>
                <h2>{ui.say(|w| w.home.new_version)}</h2>
                <p>{ui.say(|w| w.home.new_version_text)}</p>
            </div>
            <button class="button" data-do="use-new-version" on:click=|_| worker::use_new_version()>
                {ui.say(|w| w.home.use_it_now)}
            </button>
        </aside>
    }
}

/// Language and theme at one tap, and the ways to settings and about. Narrow screens show the ways alone.
#[component]
fn Shortcuts() -> impl IntoView {
    let ui = use_ui();
    let other = move || match ui.lang.get() {
        Lang::En => Lang::Nl,
        Lang::Nl => Lang::En,
    };
    let theme_icon = move || if ui.is_night() { "sun" } else { "moon" };
    let turn = move |_| ui.theme.set(if ui.is_night() { Theme::Day } else { Theme::Night });
    view! {
        <nav class="shortcuts">
            <button class="paper wide-only" lang=term(move || other().word()) on:click=move |_| ui.lang.set(other())>
                <Icon name="globe"/>
                {move || other().name()}
            </button>
            <button class="paper wide-only" on:click=turn>
                {move || view! { <Icon name=theme_icon()/> }}
                {move || if ui.is_night() { ui.words().home.to_day } else { ui.words().home.to_night }}
            </button>
            <a class="paper" href=Route::Settings.href()>
                <Icon name="gear"/>
                <span>{ui.say(|w| w.home.settings)}</span>
            </a>
            <a class="paper" href=Route::About.href()>
                <Icon name="info"/>
                <span>{ui.say(|w| w.home.about)}</span>
            </a>
        </nav>
    }
}

/// What this is, and the way into a game: the last one that is not over comes first.
#[component]
fn Together() -> impl IntoView {
    let ui = use_ui();
    let last = ui.last_game();
    let new_class = if last.is_some() { "button" } else { "button go" };
    view! {
        {last.map(|(id, record, names)| view! { <Continue id record names/> })}
        <section class="panel together">
            <h2>{ui.say(|w| w.home.together)}</h2>
            <p>{ui.say(|w| w.home.together_text)}</p>
            <ul>
                <li><Icon name="globe"/>{ui.say(|w| w.home.anywhere)}</li>
                <li><Icon name="lock"/>{ui.say(|w| w.home.private)}</li>
                <li><Icon name="share"/>{ui.say(|w| w.home.same_game)}</li>
                {when(move || ui.worker.get().is_some(), move || view! {
                    <li data-offline="ready"><Icon name="check"/>{ui.say(|w| w.home.offline)}</li>
                })}
            </ul>
            <a class=new_class href=Route::NewGame.href()>
                {ui.say(|w| w.home.new_game)}
                <Icon name="arrow"/>
            </a>
            {daily_way(ui)}
            <a class="button line" data-do="shelf" href=Route::Shelf.href()>
                <Icon name="box"/>
                {ui.say(|w| w.home.all_games)}
            </a>
        </section>
    }
}

/// The way to the island of the day, with what it is today.
fn daily_way(ui: Ui) -> El {
    let today = Day::of(clock::now());
    let setup = Daily::of(today).setup;
    let games = ui.games().games;
    let attempt = Dailies::of(Title::Island, &games).on(today);
    let done = attempt.is_some_and(|attempt| attempt.progress.end.is_some());
    let note = text(move || {
        let words = ui.words();
        let players = (words.end.players)(setup.players().count());
        match done {
            true => words.home.daily_done.to_owned(),
            false => (words.home.daily_note)(words.island.names.difficulty(setup.difficulty()), &players),
        }
    });
    view! {
        <a class="daily-way" data-do="daily" href=Route::Daily(None).href()>
            <Icon name="cal"/>
            <span><b>{ui.say(|w| w.home.daily)}</b><small>{note}</small></span>
        </a>
    }
}

/// A game in progress: its island in small, and the way back to its table.
#[component]
fn Continue(id: Id, record: Record<Island>, names: [String; 4]) -> impl IntoView {
    let ui = use_ui();
    let turn = AnyRecord::from(record.clone()).progress().turn;
    let (play, _) = Play::resume(record);
    let state = *play.state();
    let cast = Cast::new(&state, names);
    let about = text(move || {
        let words = ui.words();
        let name = capital(&cast.name(&words.island.names, state.who(state.turn())));
        (words.home.in_progress)(turn, &name)
    });
    view! {
        <section class="panel continue">
            <div class="pl">{mini_map(&state)}</div>
            <div>
                <h2>{ui.say(|w| w.home.go_on)}</h2>
                <p>{about}</p>
                <a class="button go" data-do="continue" href=Route::Table(id).href()>
                    <Icon name="play"/>
                    {ui.say(|w| w.home.go_on)}
                </a>
            </div>
        </section>
    }
}

/// A box on the shelf; the name is printed on two lines, as on the real ones.
struct GameBox {
    picture: &'static str,
    small: &'static str,
    large: &'static str,
    /// Where it leads, once it can be played.
    opens: Option<Route>,
}

/// Names of games are names: they are the same in every language that has no edition of its own.
const BOXES: [GameBox; 3] = [
    GameBox { picture: "box-island", small: "Forbidden", large: "Island", opens: Some(Route::NewGame) },
    GameBox { picture: "box-desert", small: "Forbidden", large: "Desert", opens: None },
    GameBox { picture: "box-spirit", small: "Spirit", large: "Island", opens: None },
];

#[component]
fn Shelf() -> impl IntoView {
    let ui = use_ui();
    let boxes = BOXES.map(|game| {
        let front = view! {
            <span class="box-front">
                <Picture name=game.picture class="box-picture"/>
                <span class="box-title"><small>{game.small}</small>" "<b>{game.large}</b></span>
            </span>
        };
        match game.opens {
            Some(route) => view! {
                <li class="box">
                    <a href=route.href()>{front}<span class="box-label ready">{ui.say(|w| w.home.ready)}</span></a>
                </li>
            }
            .into_any(),
            None => view! {
                <li class="box">{front}<span class="box-label">{ui.say(|w| w.home.in_the_workshop)}</span></li>
            }
            .into_any(),
        }
    });
    view! {
        <section class="shelf" aria-labelledby="shelf-title">
            <h2 class="unseen" id="shelf-title">{ui.say(|w| w.home.shelf)}</h2>
            <ul>{boxes}</ul>
            <div class="plank"></div>
        </section>
    }
}
