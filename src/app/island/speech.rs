//! What is said aloud: the label of a tile, and the news in the two live regions.

use leptos::prelude::*;

use crate::app::dom::view;

use crate::app::live::{text, yes};
use crate::games::island::{State, Who};
use crate::words::island::{Risk as SaidRisk, TileLabel, Tone};

use super::danger::Risk;
use super::face::Face;
use super::session::{Session, use_session};
use super::tongue::Tongue;

/// A tile as a screen reader says it.
pub fn tile(tongue: &Tongue, state: &State, face: &Face) -> String {
    let pawns: Vec<Who> = face.pawns.iter().map(|seat| state.who(seat)).collect();
    let risk = face.risk.map(|risk| match risk {
        Risk::None => SaidRisk::Flood(0.0),
        Risk::Floods(percent) => SaidRisk::Flood(f64::from(percent) / 100.0),
        Risk::Sinks(percent) => SaidRisk::Sink(f64::from(percent) / 100.0),
    });
    tongue.words.island.tiles.label(&TileLabel {
        cast: tongue.cast,
        tile: face.tile,
        ground: face.ground,
        captured: state.captured(),
        pawns: &pawns,
        deeds: &face.deeds,
        risk,
    })
}

/// The sentences of the last step that have this tone.
fn news(session: Session, tone: Tone) -> String {
    session.news.with(|news| {
        session.speak(|tongue| {
            let said =
                news.events.iter().filter_map(|event| tongue.words.island.events.say(tongue.cast, event));
            said.filter(|said| said.tone == tone).map(|said| said.line.text()).collect::<Vec<_>>().join(" ")
        })
    })
}

/// What the last action brought, in sentences.
pub fn last_step(session: Session) -> String {
    session.play().with(|play| {
        let events = play.story().next_back().map_or(&[][..], |(events, _)| events);
        session.speak(|tongue| {
            let said = events.iter().filter_map(|event| tongue.words.island.events.say(tongue.cast, event));
            said.map(|said| said.line.text()).collect::<Vec<_>>().join(" ")
        })
    })
}

/// Says every event once: the calm ones when there is time, the urgent ones at once. Refusals show as well.
#[component]
pub fn Voice() -> impl IntoView {
    let session = use_session();
    let why =
        move || session.why.get().map_or_else(String::new, |why| session.speak(|tongue| tongue.why(why)));
    view! {
        <p class="unseen" id="said" role="status" aria-live="polite">{text(move || news(session, Tone::Calm))}</p>
        <p class="unseen" id="shouted" role="alert" aria-live="assertive">{text(move || news(session, Tone::Urgent))}</p>
        <p class="why" id="why" role="status" class:on=yes(move || session.why.get().is_some())>{text(why)}</p>
    }
}
