//! A hand of cards, face up: the own one first, others' on demand.

use leptos::prelude::*;

use crate::app::dom::{Nodes, view};

use crate::app::live::{live, term, text, word, yes};
use crate::games::island::{Card, Event, HAND_LIMIT, Phase, Seat};

use super::art;
use super::pick::{Pick, is_playable};
use super::session::{Session, use_session};

/// A card with its picture, sign and name.
pub fn card_face(session: Session, card: Card) -> Vec<AnyView> {
    let pip = card.treasure().map(|_| {
        view! { <span class=["pip ", art::suit_class(card)].concat()>{art::glyph(card)}</span> }
    });
    view! {
        {art::card(card, "face")}
        {pip}
        <span class="nm">{session.speak(|tongue| tongue.card(card))}</span>
    }
}

#[component]
pub fn Hand() -> impl IntoView {
    let session = use_session();
    let shown = Memo::new(move |_| session.shown());
    let hand = Memo::new(move |_| session.state.with(|state| state.hand(shown.get())));
    let who = move || session.state.with(|state| state.who(shown.get()));
    let title = move || {
        session.speak(|tongue| match tongue.cast.given(shown.get()) {
            Some(name) => (tongue.words.table.hand_of)(name, tongue.role(who().role)),
            None => tongue.role(who().role).to_owned(),
        })
    };
    let cards = move || {
        let seat = shown.get();
        hand.get().iter().enumerate().map(|(at, card)| view! { <HandCard seat card at/> }).nodes()
    };
    let held = move || hand.get().len();
    let special = move || hand.get().has(Card::HelicopterLift) || hand.get().has(Card::Sandbags);
    view! {
        <section
            class=text(move || format!("panel mat {}", art::role_class(who().role)))
            style:--n=text(move || held().max(HAND_LIMIT).to_string())
            data-hand=text(move || shown.get().index().to_string())
            aria-labelledby="hand-title"
        >
            <header>
                <span class="emb">{live(move || art::emblem(who().role))}</span>
                <div>
                    <h2 id="hand-title">{text(title)}</h2>
                    <p>{term(move || session.words().island.names.power(who().role))}</p>
                </div>
            </header>
            <div class="fan">
                {live(cards)}
                <span class="slot">
                    <b>{text(move || (session.words().table.hand_size)(held()))}</b>
                    <span>{term(move || if held() < HAND_LIMIT { "" } else { session.words().table.hand_note })}</span>
                </span>
            </div>
            <footer>{term(move || if special() { session.words().table.special_note } else { "" })}</footer>
        </section>
    }
}

/// How a card takes part in what is picked.
fn picked(pick: Pick, seat: Seat, turn: Seat, card: Card) -> bool {
    match pick {
        Pick::Discard(chosen) => chosen == card,
        Pick::Give { card: Some(chosen), .. } => chosen == card && seat == turn,
        Pick::Lift { by, .. } => by == seat && card == Card::HelicopterLift,
        Pick::Sandbags { by } => by == seat && card == Card::Sandbags,
        _ => false,
    }
}

/// Equal cards lie side by side; `at` is the card's place in the hand.
#[component]
fn HandCard(seat: Seat, card: Card, at: usize) -> impl IntoView {
    let session = use_session();
    // Of equal cards the first is the one that is picked.
    let first = move || session.state.with(|state| state.hand(seat).iter().position(|held| held == card));
    let sel = Memo::new(move |_| {
        let turn = session.state.with(|state| state.turn());
        picked(session.pick.get(), seat, turn, card) && first() == Some(at)
    });
    let playable = Memo::new(move |_| session.state.with(|state| is_playable(state, seat, card)));
    let letting_go = move || matches!(session.pick.get(), Pick::Discard(_));
    let tag = move || {
        let ask = &session.words().ask;
        let label = match session.pick.get() {
            Pick::Discard(_) => ask.letting_go,
            Pick::Give { .. } => ask.giving,
            _ => ask.playing,
        };
        sel.get().then(|| view! { <span class=if letting_go() { "ctag" } else { "ctag go" }>{label}</span> })
    };
    // The newest of equal cards lies last.
    let last = session.state.with_untracked(|state| {
        state.hand(seat).iter().enumerate().filter(|(_, held)| *held == card).map(|(at, _)| at).last()
    });
    let drawn =
        last == Some(at) && session.news.with_untracked(|news| came(&news.events, seat) == Some(card));
    let must = move || session.state.with(|s| matches!(s.phase(), Phase::Discard { who, .. } if who == seat));
    view! {
        <button
            class="card pick"
            class:sel=sel
            class:playable=yes(move || playable.get() && !sel.get())
            class:just=drawn
            class:out=yes(must)
            data-card=card.name()
            aria-pressed=word(move || sel.get().then_some("true"))
            on:click=move |_| session.tap_card(seat, card)
        >
            {card_face(session, card)}
            {live(tag)}
        </button>
    }
}

/// The card that a step brought into a hand.
fn came(events: &[Event], seat: Seat) -> Option<Card> {
    events.iter().rev().find_map(|event| match event {
        Event::Drew { who, card } if who.seat == seat => Some(*card),
        Event::Gave { to, card, .. } if to.seat == seat => Some(*card),
        _ => None,
    })
}
