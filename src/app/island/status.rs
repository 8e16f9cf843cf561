//! What the table may do now, always in sight.

use leptos::prelude::*;

use crate::app::dom::view;

use super::ask::Tone;
use super::session::use_session;
use super::speech;
use crate::app::live::text;

#[component]
pub fn Status() -> impl IntoView {
    let session = use_session();
    if session.is_watched() {
        return view! {
            <div class="turn" id="status">
                <h2>{session.say(|w| w.table.replay)}</h2>
                <p>{text(move || speech::last_step(session))}</p>
            </div>
        };
    }
    let question = session.question();
    // A sentence, also where the question's title is none.
    let title = move || {
        question.with(|question| {
            let ends = question.title.ends_with(['.', '?', '!']);
            [question.title.as_str(), if ends { "" } else { "." }].concat()
        })
    };
    // A question says the rest itself.
    let detail = move || {
        question
            .with(|question| if question.tone == Tone::Open { question.text.clone() } else { String::new() })
    };
    view! {
        <div class="turn" id="status">
            <h2>{text(move || (session.words().table.turn)(session.turn_number()))}</h2>
            <p>{text(title)}<br/>{text(detail)}</p>
        </div>
    }
}
