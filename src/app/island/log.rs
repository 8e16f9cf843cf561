//! The ship's log: the newest lines beside the board, the whole story by turns in a drawer.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, row, view};

use crate::app::live::{fingerprint, live};
use crate::games::island::{Event, Who};
use crate::words::island::{Line, Mark, Piece};

use super::art::{self, Stamp};
use super::session::{Panel, Session, use_session};

/// How many lines fit beside the board.
const NEWEST: usize = 12;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Entry {
    mark: Mark,
    pub line: Line,
}

pub fn entry(session: Session, event: &Event) -> Option<Entry> {
    session.speak(|tongue| {
        let said = tongue.words.island.events.say(tongue.cast, event)?;
        Some(Entry { mark: said.mark, line: said.line })
    })
}

fn item(entry: Entry) -> El {
    view! { <li>{parts(entry)}</li> }
}

/// Who or what did it, and what.
pub fn parts(entry: Entry) -> [AnyView; 2] {
    let mark = match entry.mark {
        Mark::Role(role) => art::emblem(role).into_any(),
        Mark::Water => art::stamp(Stamp::Sink, "pale wvi").into_any(),
        Mark::Card => art::stamp(Stamp::Deck, "pale wvi").into_any(),
        Mark::End => art::stamp(Stamp::Flag, "pale wvi").into_any(),
    };
    let pieces = entry.line.pieces().iter().map(|piece| match piece {
        Piece::Plain(text) => text.clone().into_any(),
        Piece::Strong(text) => view! { <b>{text.clone()}</b> }.into_any(),
    });
    [mark, view! { <span>{pieces.nodes()}</span> }.into_any()]
}

#[component]
pub fn Log() -> impl IntoView {
    let session = use_session();
    let newest = move || {
        session.news.track();
        session.play().with_untracked(|play| {
            let all = play.story().map(|(events, _)| events.len()).sum::<usize>();
            let events = play.story().rev().flat_map(|(events, _)| events.iter().rev());
            // Each with its number in the story: the same may happen twice.
            let entries = (0..all).rev().zip(events);
            entries
                .filter_map(|(at, event)| Some((at, entry(session, event)?)))
                .take(NEWEST)
                .collect::<Vec<_>>()
        })
    };
    view! {
        <section class="panel log" aria-labelledby="log-title">
            <header>
                <h2 id="log-title">{session.say(|w| w.table.log)}</h2>
                <button class="lk" data-do="log" on:click=move |_| session.panel.set(Some(Panel::Log))>
                    {session.say(|w| w.table.show_all)}
                </button>
            </header>
            {live(move || match newest() {
                none if none.is_empty() => view! { <p class="muted">{session.words().table.nothing_yet}</p> },
                newest => view! { <ol></ol> }.rows(newest.into_iter().map(|entry| row(fingerprint(&entry), || item(entry.1)))),
            })}
        </section>
    }
}

/// The whole story, the newest turn first.
#[component]
pub fn WholeLog() -> impl IntoView {
    let session = use_session();
    let turns =
        move || session.play().with(|play| turns(play.start().who(play.start().turn()), play.story()));
    let turn_view = move |(number, who, events): (usize, Who, Vec<Event>)| {
        let entries: Vec<Entry> = events.iter().rev().filter_map(|event| entry(session, event)).collect();
        let empty = entries.is_empty();
        view! {
            <h3 class="tnh">
                {(session.words().table.turn)(number)}
                <span>{session.speak(|tongue| tongue.label(who))}</span>
            </h3>
            {empty.then(|| view! { <p class="muted">{session.words().table.nothing_yet}</p> })}
            <ol class="loglist">{entries.into_iter().map(item).nodes()}</ol>
        }
    };
    live(move || turns().into_iter().rev().map(turn_view).nodes())
}

/// The events of each turn, with its number and who had it.
fn turns<'a, S: 'a>(
    first: Who,
    story: impl Iterator<Item = (&'a [Event], &'a S)>,
) -> Vec<(usize, Who, Vec<Event>)> {
    let mut turns = vec![(1, first, Vec::new())];
    for event in story.flat_map(|(events, _)| events) {
        if let Event::TurnBegan { who } = event {
            turns.push((turns.len() + 1, *who, Vec::new()));
        } else if let Some((_, _, events)) = turns.last_mut() {
            events.push(*event);
        }
    }
    turns
}
