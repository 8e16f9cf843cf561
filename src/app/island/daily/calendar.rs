//! A month on the wall: a button for every day, with how it went.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::{live, term, text, word, yes};
use crate::app::widgets::Icon;
use crate::kernel::{Day, Month};
use crate::words::daily::Daily as Words;

use super::days::Days;

/// What became of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Won(u32),
    /// Lost, given up, or won with help.
    Lost,
    /// Begun and not finished.
    Open,
    Missed,
    ToCome,
}

fn mark(days: Days, day: Day, today: Day) -> Mark {
    match days.on(day) {
        Some(attempt) if attempt.won() => Mark::Won(attempt.progress.turn),
        Some(attempt) if attempt.progress.end.is_none() => Mark::Open,
        Some(_) => Mark::Lost,
        None if day >= today => Mark::ToCome,
        None => Mark::Missed,
    }
}

impl Mark {
    fn class(self) -> &'static str {
        match self {
            Mark::Won(_) => "d w",
            Mark::Lost => "d l",
            Mark::Open | Mark::Missed => "d m",
            Mark::ToCome => "d f",
        }
    }

    fn says(self, words: &Words, today: bool) -> String {
        match self {
            Mark::Won(turn) => (words.won_on)(turn),
            Mark::Lost => words.lost.to_owned(),
            Mark::Open => words.open.to_owned(),
            Mark::Missed => words.missed.to_owned(),
            Mark::ToCome if today => words.missed.to_owned(),
            Mark::ToCome => words.to_come.to_owned(),
        }
    }
}

pub fn calendar(days: Days, month: RwSignal<Month>) -> El {
    let ui = days.ui;
    let words = move || ui.words().daily();
    let title = move || format!("{} {}", ui.words().dates().month(month.get()), month.get().year());
    let to = move |other: fn(Month) -> Month| move |_| month.update(|month| *month = other(*month));
    let first = move || month.get().before().days().next().is_none();
    let last = move || month.get() >= Month::of(days.today());
    let heads = (0..7).map(move |at| {
        view! {
            <li class="dow">
                <span aria-hidden="true">{move || words().weekdays_short[at]}</span>
                <span class="unseen">{move || ui.words().dates().weekdays[at]}</span>
            </li>
        }
    });
    view! {
        <section class="panel p month" aria-labelledby="month-title">
            <header class="mhead">
                <button class="ico" data-do="month-before" aria-label=ui.say(|w| w.daily().earlier_month) disabled=yes(first) on:click=to(Month::before)>
                    <Icon name="back"/>
                </button>
                <h2 id="month-title" aria-live="polite">{text(title)}</h2>
                <button class="ico" data-do="month-after" aria-label=ui.say(|w| w.daily().later_month) disabled=yes(last) on:click=to(Month::next)>
                    <Icon name="arrow"/>
                </button>
            </header>
            <ol class="cal">
                {heads.nodes()}
                {live(move || {
                    let (month, today) = (month.get(), days.today());
                    let all = month.days().enumerate();
                    all.map(|(at, date)| day(days, date, today, if at == 0 { month.lead() + 1 } else { 0 })).nodes()
                })}
            </ol>
            <ul class="ckey" aria-hidden="true">
                <li><Icon name="check"/>{ui.say(|w| w.daily().key_won)}</li>
                <li><Icon name="sink"/>{ui.say(|w| w.daily().key_lost)}</li>
                <li>{ui.say(|w| w.daily().key_missed)}</li>
            </ul>
        </section>
    }
}

/// A day. `column` is where the first one of the month stands, and 0 for those that follow it.
fn day(days: Days, day: Day, today: Day, column: usize) -> El {
    let ui = days.ui;
    let mark = mark(days, day, today);
    let words = move || ui.words().daily();
    let date = day.date();
    let label = move || {
        let now = if day == today { format!(", {}", words().is_today) } else { String::new() };
        format!("{}, {}{now}", ui.words().dates().day(day), mark.says(words(), day == today))
    };
    let sign = match mark {
        Mark::Won(turn) => view! { <span class="sg" aria-hidden="true"><Icon name="check"/>{turn}</span> },
        Mark::Lost => view! { <span class="sg" aria-hidden="true"><Icon name="sink"/></span> },
        Mark::Open => view! { <span class="sg" aria-hidden="true"><Icon name="clock"/></span> },
        _ if day == today => {
            view! { <span class="sg" aria-hidden="true">{term(move || words().today)}</span> }
        }
        _ => view! { <span class="sg" aria-hidden="true"></span> },
    };
    let later = day > today;
    let place = (column > 0).then(|| column.to_string());
    view! {
        <li style:grid-column-start=place>
            <button
                class=mark.class()
                class:t=day == today
                class:shown=yes(move || days.chosen() == day)
                data-day=day.to_string()
                aria-pressed=word(move || Some(if days.chosen() == day { "true" } else { "false" }))
                disabled=later
                on:click=move |_| days.choose(day)
            >
                // Read aloud, a day is a sentence; a name over what is seen would not match it.
                <b aria-hidden="true">{date.day}</b>
                {sign}
                <span class="unseen">{text(label)}</span>
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::daily::{EN, NL};

    #[test]
    fn every_mark_is_said_in_words() {
        for mark in [Mark::Won(14), Mark::Lost, Mark::Open, Mark::Missed, Mark::ToCome] {
            for words in [&EN, &NL] {
                assert!(!mark.says(words, false).is_empty());
            }
        }
        assert_eq!(Mark::Won(14).says(&EN, false), "escaped on turn 14");
        assert_eq!(Mark::ToCome.says(&EN, true), "not played");
    }
}
