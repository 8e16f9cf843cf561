//! How a day went and how to tell others, the days in a row, and how many turns escapes took.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::{live, term, text, yes};
use crate::app::route::Route;
use crate::app::widgets::Icon;
use crate::games::End;
use crate::games::island::Daily;
use crate::kernel::Day;
use crate::platform::page;
use crate::save::Attempt;
use crate::share::{Letter, Purpose};
use crate::words::daily::Told;

use super::super::share::{Labels, sending};
use super::days::Days;
use super::today::island;

/// So few bars are drawn at least.
const LEAST_BARS: u32 = 7;

fn date(days: Days, day: Day) -> String {
    days.ui.words().dates().full(day)
}

/// The day that was chosen in the calendar: its result, or the way to play it for practice.
pub fn chosen_day(days: Days) -> El {
    let ui = days.ui;
    let (day, today) = (days.chosen(), days.today());
    let title = text(move || date(days, day));
    let attempt = days.on(day);
    let finished = attempt.filter(|attempt| attempt.progress.end.is_some());
    let body = match (attempt, finished) {
        (_, Some(attempt)) => result(days, day, attempt),
        (Some(attempt), None) => {
            let turn = attempt.progress.turn;
            view! {
                <p>{text(move || (ui.words().daily().still_open)(turn))}</p>
                <div class="ctas">
                    <a class="btn line" href=Route::Table(attempt.id).href()>
                        <Icon name="play"/>
                        <span>{ui.say(|w| w.daily().go_on)}</span>
                    </a>
                </div>
            }
            .into_iter()
            .collect()
        }
        (None, None) if day > today => vec![view! { <p>{ui.say(|w| w.daily().not_yet)}</p> }.into_any()],
        (None, None) if day == today => vec![view! { <p>{ui.say(|w| w.daily().rules)}</p> }.into_any()],
        (None, None) => vec![island(days, day).into_any()],
    };
    let practise = (day < today).then(|| {
        view! {
            <div class="ctas">
                <button class="btn line" data-do="practise" on:click=move |_| days.play(day)>
                    <Icon name="again"/>
                    <span>{ui.say(|w| w.daily().practise)}</span>
                </button>
            </div>
            <p class="muted">{ui.say(|w| w.daily().practise_why)}</p>
        }
    });
    view! {
        <section class="panel p told" aria-labelledby="chosen-title" data-chosen=day.to_string()>
            <h2 id="chosen-title">{title}</h2>
            {body}
            {practise}
        </section>
    }
}

/// How it went, a text to tell others, and the replay.
fn result(days: Days, day: Day, attempt: Attempt) -> Vec<AnyView> {
    let ui = days.ui;
    let Some((record, course)) = days.course(attempt) else { return Vec::new() };
    let (end, turns) = (attempt.progress.end.unwrap_or(End::GivenUp), attempt.progress.turn);
    let (treasures, tiles) = (course.state.captured().len(), course.state.land().len());
    let assisted = attempt.progress.assisted;
    let how = move || {
        let words = ui.words().daily();
        let how = match end {
            End::Won => (words.escaped)(turns, tiles),
            End::Lost => (words.lost_on)(turns, treasures),
            End::GivenUp => (words.gave_up_on)(turns),
        };
        if assisted { format!("{how} {}", words.not_counted) } else { how }
    };
    // One gold button is enough: as long as today is to be played, that is it.
    let gold = days.on(days.today()).is_some_and(|attempt| attempt.progress.end.is_some());
    let labels = Labels { field: |w| w.daily().text, copy: |w| w.daily().copy, gold, rows: "6" };
    let with_replay = RwSignal::new(false);
    let replay = Letter::new(Purpose::Watch, record, "").write().unwrap_or_default();
    let told = text(move || {
        let words = ui.words();
        let setup = Daily::of(day).setup;
        // The streak as it is today is told with today's result only.
        let streak = days.dailies.with_value(|dailies| dailies.streak(day)).current;
        let told = Told {
            date: date(days, day),
            difficulty: words.island.names.difficulty(setup.difficulty()),
            players: (words.end.players)(setup.players().count()),
            end,
            turns,
            treasures,
            tiles,
            streak,
            assisted,
        };
        let base = page::base();
        let mut text = format!("{}\n{base}{}", (words.daily().tells)(&told), Route::Daily(Some(day)).href());
        if with_replay.get() {
            text.push_str(&format!("\n{}: {base}#{replay}", words.daily().replay));
        }
        text
    });
    view! {
        <p>{text(how)}</p>
        <label class="tickbox">
            <input
                type="checkbox"
                name="with-replay"
                prop:checked=yes(move || with_replay.get())
                on:change=move |_| with_replay.update(|with| *with = !*with)
            />
            <span>{ui.say(|w| w.daily().with_replay)}</span>
        </label>
        {sending(ui, labels, told, str::to_owned)}
        <div class="ctas">
            <a class="btn line" data-do="replay" href=Route::Replay(attempt.id).href()>
                <Icon name="play"/>
                <span>{ui.say(|w| w.daily().replay)}</span>
            </a>
        </div>
    }
    .into_iter()
    .collect()
}

pub fn streak(days: Days) -> El {
    let ui = days.ui;
    let today = days.today();
    let streak = days.dailies.with_value(|dailies| dailies.streak(today));
    let best =
        (streak.best > 0).then(|| view! { <br/>{text(move || (ui.words().daily().best)(streak.best))} });
    let says = move || match streak.current {
        0 => ui.words().daily().no_streak,
        days => (ui.words().daily().days_in_a_row)(days),
    };
    view! {
        <section class="panel p" aria-labelledby="streak-title" data-streak=streak.current.to_string() data-best=streak.best.to_string()>
            <h2 id="streak-title">{ui.say(|w| w.daily().streak)}</h2>
            <p class="strk"><b>{streak.current}</b><span>{term(says)}{best}</span></p>
        </section>
    }
}

/// A bar for each number of turns that an escape took; also a table.
pub fn turns_to_escape(days: Days) -> El {
    let ui = days.ui;
    let chosen = days.on(days.chosen()).filter(Attempt::won).map(|attempt| attempt.progress.turn);
    // How many escapes took so many turns, by their number.
    let (mut bars, mut played, mut won) = (Vec::<u32>::new(), 0, 0);
    days.dailies.with_value(|dailies| {
        for (_, attempt) in dailies.iter().filter(|(_, attempt)| attempt.progress.end.is_some()) {
            played += 1;
            if attempt.won() {
                won += 1;
                let turns = attempt.progress.turn as usize;
                bars.resize(bars.len().max(turns + 1), 0);
                bars[turns] += 1;
            }
        }
    });
    let most = bars.iter().max().copied().unwrap_or(1).max(1);
    let bar = |turns: u32| {
        let count = bars.get(turns as usize).copied().unwrap_or(0);
        view! {
            <li class:you=Some(turns) == chosen style:--v=(count * 100 / most).to_string()>
                <b>{(count > 0).then_some(count)}</b>
                <i></i>
                <span>{turns}</span>
            </li>
        }
    };
    // A bar says little without the ones that are missing beside it.
    let span = bars.iter().position(|count| *count > 0).map(|low| {
        let low = low.saturating_sub(2).max(1) as u32;
        low..(bars.len() as u32).max(low + LEAST_BARS)
    });
    let row =
        |(turns, count): (usize, &u32)| view! { <tr><th scope="row">{turns}</th><td>{*count}</td></tr> };
    view! {
        <section class="panel p" aria-labelledby="turns-title">
            <h2 id="turns-title">{ui.say(|w| w.daily().turns_to_escape)}</h2>
            {bars.is_empty().then(|| view! { <p class="muted">{ui.say(|w| w.daily().none_yet)}</p> })}
            <ol class="escapes" aria-hidden="true">{span.into_iter().flatten().map(bar).nodes()}</ol>
            <table class="unseen">
                <thead>
                    <tr>
                        <th scope="col">{ui.say(|w| w.daily().turns)}</th>
                        <th scope="col">{ui.say(|w| w.daily().wins)}</th>
                    </tr>
                </thead>
                <tbody>{bars.iter().enumerate().filter(|(_, count)| **count > 0).map(row).nodes()}</tbody>
            </table>
            {live(move || view! { <p class="muted">{(ui.words().daily().tally)(played, won)}</p> })}
        </section>
    }
}
