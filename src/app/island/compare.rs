//! Two games on the same island with the same cards, side by side.

use core::cmp::Ordering;

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::{Changing, text, when};
use crate::app::route::Route;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{Dialog, DialogShape, Icon, Picture, TopBar};
use crate::games::AnyRecord;
use crate::games::island::chronicle::{Tide, tides};
use crate::games::island::{Island, Outcome, State, Treasure};
use crate::kernel::{Play, Record};
use crate::save::{Id, Rival};
use crate::share::{Letter, Purpose, Score, Verdict};
use crate::words::Words;
use crate::words::compare::Compare as Texts;

use super::mini_map::mini_map;
use super::share::SharePanel;
use super::table::NoGame;

/// One of the two games.
#[derive(Clone)]
struct Side {
    name: Changing<String>,
    state: State,
    end: Option<Outcome>,
    tides: Vec<Tide>,
    assisted: bool,
}

impl Side {
    fn new(record: &Record<Island>, name: Changing<String>) -> Side {
        let (play, _) = Play::resume(record.clone());
        let tides = tides(play.start(), play.story());
        Side { name, state: *play.state(), end: play.state().outcome(), tides, assisted: record.assisted }
    }

    fn turns(&self) -> u32 {
        self.tides.len() as u32
    }

    fn score(&self) -> Score {
        Score {
            won: self.end == Some(Outcome::Won),
            treasures: self.state.captured().len(),
            turns: self.turns(),
            tiles: self.state.land().len(),
        }
    }

    /// The turn in which a treasure was captured.
    fn captured_on(&self, treasure: Treasure) -> Option<u32> {
        self.tides.iter().find(|tide| tide.captured.contains(&treasure)).map(|tide| tide.turn)
    }

    fn ended(&self, words: &Texts) -> &'static str {
        match self.end {
            Some(Outcome::Won) => words.has_escaped,
            Some(Outcome::Lost(_)) => words.has_lost,
            None => words.has_given_up,
        }
    }
}

#[component]
pub fn Compare(id: Id) -> impl IntoView {
    let ui = use_ui();
    let Ok(saved) = ui.load_game(id) else {
        return view! { <NoGame title=|w| w.table.no_game text=|w| w.table.no_game_text/> }.into_any();
    };
    let over = saved.record.progress().end.is_some();
    match ui.shelf.with_value(|shelf| shelf.rival(id)) {
        None => nothing(ui, id, |w| w.compare().nothing).into_any(),
        Some(_) if !over => nothing(ui, id, |w| w.compare().not_over).into_any(),
        Some(rival) => compared(ui, saved.record, rival).into_any(),
    }
}

/// There is nothing to compare, or not yet.
fn nothing(ui: Ui, id: Id, says: fn(&'static Words) -> &'static str) -> El {
    view! {
        <div class="page">
            <TopBar title=|words| words.compare().title/>
            <main class="centre" id="main" tabindex="-1">
                <section class="panel notice">
                    <Picture name="bottle" class="notice-picture"/>
                    <p>{ui.say(says)}</p>
                    <a class="button go" href=Route::Table(id).href()>
                        <Icon name="play"/>
                        {ui.say(|w| w.compare().to_the_table)}
                    </a>
                </section>
            </main>
        </div>
    }
}

fn compared(ui: Ui, record: AnyRecord, rival: Rival) -> El {
    let AnyRecord::Island(ours) = &record;
    let AnyRecord::Island(theirs) = &rival.record;
    let (setup, seed) = (ours.setup, ours.seed);
    let name = rival.name.clone();
    let other = text(move || if name.is_empty() { ui.words().end.them.to_owned() } else { name.clone() });
    let you = Side::new(ours, text(move || ui.words().compare().you.to_owned()));
    let them = Side::new(theirs, other.clone());
    let verdict = Verdict::of(you.score(), them.score());
    let about = text(move || {
        let words = ui.words();
        let players = (words.end.players)(setup.players().count());
        (words.compare().about)(
            &seed.to_string(),
            words.island.names.difficulty(setup.difficulty()),
            &players,
        )
    });
    let watch = Letter::new(Purpose::Watch, rival.record.clone(), &rival.name).write().unwrap_or_default();
    let sharing = RwSignal::new(false);
    let close = Callback::new(move |()| sharing.set(false));
    let says = {
        let other = other.clone();
        text(move || (ui.words().compare().verdict)(verdict, &other.get()))
    };
    view! {
        <div class="page">
            <TopBar title=|words| words.compare().title note=about/>
            <main class="wrap" id="main" tabindex="-1" data-verdict=order_name(verdict.order())>
                <div class="grid versus">
                    <div class="vs">
                        {card(ui, &you, verdict.order() == Ordering::Greater)}
                        <div class="mid" aria-hidden="true">{ui.say(|w| w.compare().versus)}</div>
                        {card(ui, &them, verdict.order() == Ordering::Less)}
                    </div>
                    <section class="panel p" aria-labelledby="verdict">
                        <h2 id="verdict">{says}</h2>
                        <h3>{ui.say(|w| w.compare().courses)}</h3>
                        {chart(&you, &them)}
                        <ul class="legend">
                            <li><i></i>{you.name.clone()}</li>
                            <li class="b"><i></i>{them.name.clone()}</li>
                        </ul>
                        {courses(ui, &you, &them)}
                    </section>
                    <section class="panel p" aria-labelledby="same">
                        <h2 id="same">{ui.say(|w| w.compare().same)}</h2>
                        {figures(ui, &you, &them)}
                        <div class="ctas">
                            <button class="btn go" data-do="send-back" on:click=move |_| sharing.set(true)>
                                <Icon name="share"/>
                                <span>{ui.say(|w| w.compare().send_back)}</span>
                            </button>
                            <a class="btn line" data-do="watch" href=format!("#{watch}")>
                                <Icon name="play"/>
                                <span>{text(move || (ui.words().compare().watch)(&other.get()))}</span>
                            </a>
                        </div>
                    </section>
                </div>
            </main>
            {when(move || sharing.get(), move || {
                let record = record.clone();
                view! {
                    <Dialog title=|w| w.share().title shape=DialogShape::Wide close>
                        <SharePanel record first=Purpose::Beat/>
                    </Dialog>
                }
            })}
        </div>
    }
}

fn order_name(order: Ordering) -> &'static str {
    match order {
        Ordering::Greater => "you",
        Ordering::Less => "them",
        Ordering::Equal => "draw",
    }
}

/// The island as it was left, and how.
fn card(ui: Ui, side: &Side, better: bool) -> El {
    let (state, end, turns, assisted) = (side.state, side.end, side.turns(), side.assisted);
    let tiles = state.land().len();
    let how = move || {
        let words = ui.words().compare();
        let how = match end {
            Some(Outcome::Won) => words.escaped,
            Some(Outcome::Lost(_)) => words.lost,
            None => words.gave_up,
        };
        let help = if assisted { format!(" {}.", words.assisted) } else { String::new() };
        format!("{} {}{help}", how(tiles), (words.water_at)(state.water().tick()))
    };
    view! {
        <section class=if better { "panel vc win" } else { "panel vc" }>
            <div class="mmw">{mini_map(&state)}</div>
            <div>
                <h2>{side.name.clone()}</h2>
                <p class="rs">{text(move || (ui.words().compare().turn)(turns))}</p>
                <p>{text(how)}</p>
            </div>
        </section>
    }
}

/// Units of the chart.
const WIDTH: u32 = 1000;
const HEIGHT: u32 = 480;

/// The place of a turn between the ends.
fn along(turn: u32, turns: u32) -> u32 {
    turn * WIDTH / turns.max(1)
}

/// The tiles above water at the end of each turn, as the path of a drawing.
fn path(tides: &[Tide], turns: u32) -> String {
    let mut path = String::from("M0 0");
    for tide in tides {
        let (x, y) = (along(tide.turn, turns), HEIGHT - tide.land() * HEIGHT / 24);
        path.push_str(&format!("L{x} {y}"));
    }
    path
}

fn chart(you: &Side, them: &Side) -> El {
    let turns = you.turns().max(them.turns());
    let (ours, theirs) = (path(&you.tides, turns), path(&them.tides, turns));
    let end = along(you.turns(), turns);
    let area = format!("{ours}L{end} {HEIGHT}H0z");
    // To a tenth: whole percents would stand beside the point they name.
    let percent = move |turn: u32| format!("{}.{}%", along(turn, turns) / 10, along(turn, turns) % 10);
    // Every turn where there is room, else every second or third.
    let step = turns.div_ceil(10).max(1) as usize;
    let labels = (1..=turns).step_by(step).map(|turn| view! { <span style:left=percent(turn)>{turn}</span> });
    let levels = [24u32, 12, 0].map(|land| {
        view! { <b style:top=format!("{}%", (24 - land) * 100 / 24)>{land}</b> }
    });
    view! {
        <div class="cchart" aria-hidden="true">
            <div class="plot">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none">
                    <path class="grid-line" d=format!("M0 0H{WIDTH}M0 {0}H{WIDTH}M0 {HEIGHT}H{WIDTH}", HEIGHT / 2) vector-effect="non-scaling-stroke"/>
                    <path class="area" d=area/>
                    <path class="course" d=ours vector-effect="non-scaling-stroke"/>
                    <path class="course other" d=theirs vector-effect="non-scaling-stroke"/>
                </svg>
                {levels}
                {labels.nodes()}
            </div>
        </div>
    }
}

/// The chart for those who rather read.
fn courses(ui: Ui, you: &Side, them: &Side) -> El {
    let land = |side: &Side, turn: u32| {
        let tide = side.tides.get(turn as usize - 1);
        tide.map_or_else(|| "–".to_owned(), |tide| tide.land().to_string())
    };
    let rows = (1..=you.turns().max(them.turns())).map(|turn| {
        view! {
            <tr><th scope="row">{turn}</th><td>{land(you, turn)}</td><td>{land(them, turn)}</td></tr>
        }
    });
    view! {
        <table class="unseen">
            <caption>{ui.say(|w| w.compare().courses)}</caption>
            <thead>
                <tr>
                    <th scope="col">{ui.say(|w| w.end.turn)}</th>
                    <th scope="col">{you.name.clone()}</th>
                    <th scope="col">{them.name.clone()}</th>
                </tr>
            </thead>
            <tbody>{rows.nodes()}</tbody>
        </table>
    }
}

/// What is compared, with the better one ticked.
fn figures(ui: Ui, you: &Side, them: &Side) -> El {
    let row = |name: Changing<String>, ours: Changing<String>, theirs: Changing<String>, better: Ordering| {
        let cell = |value: Changing<String>, wins: bool| {
            let tick =
                wins.then(|| view! { <span class="unseen">", "{ui.say(|w| w.compare().better)}</span> });
            view! { <td class:w=wins>{value}{tick}</td> }
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                {cell(ours, better == Ordering::Greater)}
                {cell(theirs, better == Ordering::Less)}
            </tr>
        }
    };
    let fixed = |value: u32| text(move || value.to_string());
    let named = |name: fn(&'static Words) -> &'static str| text(move || name(ui.words()).to_owned());
    let (mine, other) = (you.score(), them.score());
    let outcome = |side: &Side| {
        let side = side.clone();
        text(move || side.ended(ui.words().compare()).to_owned())
    };
    let (my_water, other_water) = (u32::from(you.state.water().tick()), u32::from(them.state.water().tick()));
    // Who escaped sooner did better; who was lost later did.
    let sooner = if mine.won && other.won { other.turns.cmp(&mine.turns) } else { Ordering::Equal };
    let general = [
        row(named(|w| w.compare().outcome), outcome(you), outcome(them), mine.won.cmp(&other.won)),
        row(named(|w| w.compare().turns), fixed(mine.turns), fixed(other.turns), sooner),
        row(
            named(|w| w.compare().treasures),
            fixed(mine.treasures),
            fixed(other.treasures),
            mine.treasures.cmp(&other.treasures),
        ),
        row(named(|w| w.compare().water), fixed(my_water), fixed(other_water), other_water.cmp(&my_water)),
        row(
            named(|w| w.compare().tiles),
            fixed(mine.tiles),
            fixed(other.tiles),
            mine.tiles.cmp(&other.tiles),
        ),
    ];
    let on = |turn: Option<u32>| {
        text(move || turn.map_or_else(|| ui.words().compare().never.to_owned(), |turn| turn.to_string()))
    };
    let treasures = Treasure::ALL.map(|treasure| {
        let name =
            text(move || (ui.words().compare().captured_on)(ui.words().island.names.treasure(treasure)));
        let (ours, theirs) = (you.captured_on(treasure), them.captured_on(treasure));
        // Sooner is better, and ever is better than never.
        let late = |turn: Option<u32>| turn.unwrap_or(u32::MAX);
        row(name, on(ours), on(theirs), late(theirs).cmp(&late(ours)))
    });
    view! {
        <table class="cmp">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{you.name.clone()}</th>
                    <th scope="col">{them.name.clone()}</th>
                </tr>
            </thead>
            <tbody>{general}{treasures}</tbody>
        </table>
    }
}
