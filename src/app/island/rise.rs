//! Waters Rise!: the card stands before the table until somebody goes on.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};

use crate::games::island::{Card, Water};
use crate::platform::page;

use super::art;
use super::hand::card_face;
use super::session::{Panel, Session, use_session};
use crate::app::live::{settled, term, text, yes};

/// Always there, and out of sight until the water rises: made only then, it would keep everybody waiting who has just
/// drawn a card.
#[component]
pub fn Rise() -> impl IntoView {
    let session = use_session();
    let close = move || session.panel.set(None);
    let risen = settled(move || matches!(session.panel.get(), Some(Panel::Rise { .. })));
    Effect::new(move |before: Option<bool>| {
        let risen = risen.get();
        if risen {
            page::remember_focus();
            page::once_painted(|| page::focus_in_place("[data-do='go-on']"));
        } else if before == Some(true) {
            request_animation_frame(page::give_back_focus);
        }
        risen
    });
    let press = move |event: MouseEvent| {
        if event.detail() < 2 || !session.is_just_tapped() {
            close();
        }
    };
    // There is nothing else to go to, and Escape goes on as well.
    let keys = move |event: KeyboardEvent| match event.key().as_str() {
        "Tab" => event.prevent_default(),
        "Escape" => {
            event.prevent_default();
            close();
        }
        _ => {}
    };
    view! {
        // A tap anywhere goes on. Not the browser's modal dialog: that makes all that lies under it inert, and the
        // browser styles the whole table anew for it, between a tap and what it brings.
        <div
            class="rising"
            class:up=yes(move || risen.get())
            role="alertdialog"
            aria-modal="true"
            aria-labelledby="rise-title"
            aria-describedby="rise-text"
            on:click=press
            on:keydown=keys
        >
            <div class="risewave" aria-hidden="true">{wave()}</div>
            {news(session)}
        </div>
    }
}

/// What it did: the card, the new level, the cards that come back.
fn news(session: Session) -> El {
    let table = move || &session.words().table;
    let ticks = (1..=Water::SKULL.tick()).filter_map(Water::new).map(move |tick| {
        let class = move || match session.water() {
            _ if tick.at_skull() => "k",
            water if tick == water => "now",
            water if tick < water => "wet",
            _ => "",
        };
        let face = if tick.at_skull() { art::icon("skull").into_any() } else { tick.draws().into_any() };
        view! { <span class=term(class)>{face}</span> }
    });
    let level = move || (table().rise_text)(session.water().tick(), session.water().draws());
    let cards = move || match session.panel.get() {
        Some(Panel::Rise { returned }) if returned > 0 => (table().rise_cards)(returned),
        _ => table().rise_no_cards.to_owned(),
    };
    view! {
        <div class="rise">
            <div class="rcard"><span class="card">{card_face(session, Card::WatersRise)}</span></div>
            <div class="rt">
                <h2 id="rise-title">{term(move || session.speak(|tongue| tongue.card(Card::WatersRise)))}</h2>
                <p class="r1" id="rise-text">{text(level)}</p>
                <div class="lvl" aria-hidden="true">{ticks.nodes()}</div>
                <div class="riff">
                    <span class="card back" aria-hidden="true">{art::flood_back()}</span>
                    <p>{text(cards)}</p>
                </div>
                <button class="btn go" data-do="go-on">
                    <span>{session.say(|w| w.table.go_on)}</span>
                    {art::icon("arrow")}
                </button>
            </div>
        </div>
    }
}

/// Three swells, one before the other.
fn wave() -> El {
    view! {
        <svg viewBox="0 0 1440 640" preserveAspectRatio="xMidYMin slice">
            <path class="swell-far" d="M0 90q90-70 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v700H0z"/>
            <path class="swell" d="M0 150q120-90 240 0t240 0 240 0 240 0 240 0 240 0v700H0z"/>
            <path class="crest" d="M0 150q120-90 240 0t240 0 240 0 240 0 240 0 240 0"/>
            <path class="swell-near" d="M0 240q90-50 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v600H0z"/>
        </svg>
    }
}
