//! Two tabs with the same game: the one that writes plays, the other follows and may take over.

use leptos::prelude::*;

use super::art;
use super::session::Session;
use crate::app::dom::{El, view};
use crate::app::live::follow;

/// Looks at the game again whenever another tab has written it.
pub fn listen(session: Session) {
    follow(move || {
        let news = session.ui().elsewhere.get();
        if news.serial > 0 && news.game.is_none_or(|id| Some(id) == session.id()) {
            untrack(|| session.look_elsewhere());
        }
    });
}

/// What stands in the place of the actions while another tab plays.
pub fn following(session: Session) -> El {
    view! {
        <section class="prompt follows" aria-labelledby="following">
            <div class="ph">
                <span class="pi">{art::icon("eye")}</span>
                <div class="pt" role="status">
                    <h2 id="following">{session.say(|w| w.table.following)}</h2>
                    <p>{session.say(|w| w.table.following_text)}</p>
                </div>
            </div>
            <div class="pb">
                <button class="btn go wide" data-do="take-over" on:click=move |_| session.take_over()>
                    {art::icon("hand")}
                    <span>{session.say(|w| w.table.take_over)}</span>
                </button>
            </div>
        </section>
    }
}
