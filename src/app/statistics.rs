//! What the finished games add up to, as small charts that are tables.

use leptos::prelude::*;

use crate::app::dom::{El, IntoNode, Nodes, view};
use crate::app::island::art;
use crate::app::live::live;
use crate::app::route::Route;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{TopBar, icon, picture};
use crate::games::Title;
use crate::games::island::{Difficulty, Players, Role, Shape};
use crate::kernel::Day;
use crate::platform::clock;
use crate::save::{Counts, Dailies, Statistics as Counted, Streak, Tally};

#[component]
pub fn Statistics() -> impl IntoView {
    let ui = use_ui();
    let games = move || {
        ui.elsewhere.track();
        ui.games().games
    };
    view! {
        <div class="page">
            <TopBar title=|words| words.statistics().title/>
            {live(move || {
                let games = games();
                let counted = Counted::of(&games);
                let today = Day::of(clock::now());
                let streak = Dailies::of(Title::Island, &games).streak(today);
                match counted.all.games + counted.assisted {
                    0 => view! { <main class="centre" id="main" tabindex="-1">{nothing_yet(ui)}</main> },
                    _ => view! { <main class="wrap" id="main" tabindex="-1">{charts(ui, &counted, streak)}</main> },
                }
            })}
        </div>
    }
}

fn nothing_yet(ui: Ui) -> El {
    view! {
        <section class="panel notice">
            {picture("plank", "notice-picture")}
            <h2>{ui.say(|w| w.statistics().empty)}</h2>
            <p>{ui.say(|w| w.statistics().empty_text)}</p>
            <div class="buttons">
                <a class="button go" href=Route::NewGame.href()>{icon("play")}{ui.say(|w| w.shelf().new_game)}</a>
            </div>
        </section>
    }
}

/// Whole percents; of nothing, none.
fn percent(part: u32, all: u32) -> u32 {
    (part * 100 + all / 2).checked_div(all).unwrap_or(0)
}

fn charts(ui: Ui, counted: &Counted, streak: Streak) -> Vec<AnyView> {
    let words = ui.words().statistics();
    let names = &ui.words().island.names;
    let all = counted.all;
    let figure = |number: String, unit: &'static str| view! { <li><b>{number}</b><span>{unit}</span></li> };
    let fastest = counted.fastest_win().map_or_else(|| "–".to_owned(), |turns| turns.to_string());
    let mut figures = vec![
        figure(all.games.to_string(), (words.games)(all.games)),
        figure(format!("{}%", percent(all.won, all.games)), words.escaped),
        figure(counted.longest_run.to_string(), words.longest_run),
        figure(fastest, words.fastest),
    ];
    if streak.best > 0 {
        figures.push(figure(streak.current.to_string(), words.daily_streak));
        figures.push(figure(streak.best.to_string(), words.best_streak));
    }
    let text = |text: &str| text.to_owned().into_node();
    let shares = [
        shares(
            ui,
            words.by_difficulty,
            of(Difficulty::ALL, &counted.by_difficulty, |it| text(names.difficulty(it))),
        ),
        shares(
            ui,
            words.by_players,
            of(Players::ALL, &counted.by_players, |it| (ui.words().end.players)(it.count()).into_node()),
        ),
        shares(ui, words.by_role, of(Role::ALL, &counted.by_role, |role| adventurer(ui, role))),
        shares(ui, words.by_shape, of(Shape::ALL, &counted.by_shape, |it| text(names.shape(it)))),
    ];
    let turns = counted.turns_to_win.iter().map(|(turns, count)| (turns, *count)).collect();
    let tiles = counted.tiles_left.iter().map(|(tiles, count)| (u32::from(tiles), *count)).collect();
    let assisted = (counted.assisted > 0).then(|| (words.assisted)(counted.assisted));
    view! {
        <ul class="stats4">{figures}</ul>
        <div class="grid stgrid">
            {shares.into_iter().nodes()}
            {losses(ui, counted)}
            {columns(ui, words.turns, words.column_turns, turns)}
            {columns(ui, words.tiles, words.column_tiles, tiles)}
        </div>
        <p class="on-sea">{assisted}" "{words.private}</p>
    }
}

fn adventurer(ui: Ui, role: Role) -> AnyView {
    view! { {art::emblem(role)}{ui.words().island.names.role(role)} }.into_node()
}

/// What was counted of these, in their order; without those that never came up.
fn of<K: Ord + Copy, const COUNT: usize>(
    all: [K; COUNT],
    tallies: &Counts<K, Tally>,
    name: impl Fn(K) -> AnyView,
) -> Vec<(AnyView, Tally)> {
    all.into_iter().filter_map(|key| Some((name(key), *tallies.get(&key)?))).collect()
}

/// How many of the games were won, a bar for each row.
fn shares(ui: Ui, title: &'static str, rows: Vec<(AnyView, Tally)>) -> Option<El> {
    let words = ui.words().statistics();
    let rows: Vec<El> = rows
        .into_iter()
        .map(|(name, tally)| {
            let share = percent(tally.won, tally.games);
            row("", name, share, format!("{share}%"), (words.won_of)(tally.won, tally.games))
        })
        .collect();
    (!rows.is_empty()).then(|| table(title, [title, words.column_share, words.column_won], rows))
}

fn losses(ui: Ui, counted: &Counted) -> Option<El> {
    let words = ui.words().statistics();
    let lost = counted.all.games - counted.all.won;
    let causes = [
        ("sites", words.sites),
        ("landing", words.landing),
        ("skull", words.skull),
        ("drowned", words.drowned),
        ("", words.given_up),
    ];
    let rows: Vec<El> = causes
        .into_iter()
        .filter_map(|(cause, name)| {
            let count = match cause {
                "" => counted.given_up,
                cause => counted.losses.get(&cause).copied().unwrap_or(0),
            };
            let share = percent(count, lost);
            (count > 0).then(|| row("b", name.into_node(), share, count.to_string(), format!("{share}%")))
        })
        .collect();
    (!rows.is_empty())
        .then(|| table(words.losses, [words.column_cause, words.column_games, words.column_share], rows))
}

/// A row of a chart: a name, a bar as long as its share, the number, and what it is made of.
fn row(class: &'static str, name: AnyView, share: u32, number: String, made_of: String) -> El {
    view! {
        <tr class=class>
            <th scope="row">{name}</th>
            <td><span class="share-bar" style:--v=share.to_string()><i></i><b>{number}</b></span></td>
            <td class="of">{made_of}</td>
        </tr>
    }
}

fn table(title: &'static str, heads: [&'static str; 3], rows: Vec<El>) -> El {
    view! {
        <section class="panel chart">
            <table class="bars">
                <caption>{title}</caption>
                <thead class="unseen"><tr>{heads.map(|head| view! { <th scope="col">{head}</th> })}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// How often each number came up, a column for each. It is laid out as no table is, so the roles say that it is
/// one.
fn columns(ui: Ui, title: &'static str, head: &'static str, counts: Vec<(u32, u32)>) -> Option<El> {
    let words = ui.words().statistics();
    let most = counts.iter().map(|(_, count)| *count).max()?;
    let rows = counts.into_iter().map(|(number, count)| {
        view! {
            <tr role="row">
                <th role="rowheader" scope="row">{number}</th>
                <td role="cell" style:--v=percent(count, most).to_string()><b>{count}</b><i></i></td>
            </tr>
        }
    });
    Some(view! {
        <section class="panel chart">
            <table class="hist" role="table">
                <caption>{title}</caption>
                <thead class="unseen" role="rowgroup">
                    <tr role="row">
                        <th role="columnheader" scope="col">{head}</th>
                        <th role="columnheader" scope="col">{words.column_games}</th>
                    </tr>
                </thead>
                <tbody role="rowgroup">{rows.nodes()}</tbody>
            </table>
        </section>
    })
}
