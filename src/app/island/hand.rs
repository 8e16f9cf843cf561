//! A hand of cards, face up: the own one first, others' on demand.

use leptos::prelude::*;

use crate::app::dom::{Nodes, view};

use crate::app::live::{keyed, live, settled, term, text, told, word, yes};
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
        <span class="nm">{session.words().island.names.on_card(card)}</span>
    }
}

#[component]
pub fn Hand() -> impl IntoView {
    let session = use_session();
    let changed = told(move || session.in_turn().with(|state| state.hand(session.shown())));
    let hand = move || {
        changed.get();
        session.in_turn().with_untracked(|state| state.hand(session.shown()))
    };
    let who = move || session.state.with_untracked(|state| state.who(session.shown()));
    let title = move || {
        session.speak(|tongue| match tongue.cast.given(session.shown()) {
            Some(name) => (tongue.words.table.hand_of)(name, tongue.role(who().role)),
            None => tongue.role(who().role).to_owned(),
        })
    };
    // A card that stays where it is stays as it is.
    let card_at = move |at: usize| Some((session.shown(), hand().iter().nth(at)?));
    let place = move |at: usize| {
        let card = move || card_at(at).map(|(seat, card)| view! { <HandCard seat card at/> });
        keyed(move || card_at(at), card)
    };
    let held = move || hand().len();
    let special = move || hand().has(Card::HelicopterLift) || hand().has(Card::Sandbags);
    view! {
        <section
            class="panel mat"
            style:--n=text(move || held().max(HAND_LIMIT).to_string())
            data-hand=text(move || session.shown().index().to_string())
            aria-labelledby="hand-title"
        >
            <header>
                {live(move || art::emblem(who().role))}
                <div>
                    <h2 id="hand-title">{text(title)}</h2>
                    <p>{term(move || session.words().island.names.power(who().role))}</p>
                </div>
            </header>
            <div class="fan">
                {(0..=usize::from(HAND_LIMIT)).map(place).nodes()}
                <span class="slot" class:full=yes(move || held() > HAND_LIMIT)>
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
    let first = move || session.in_turn().with(|state| state.hand(seat).iter().position(|held| held == card));
    let sel = settled(move || {
        let turn = session.in_turn().with(|state| state.turn());
        picked(session.picked(), seat, turn, card) && first() == Some(at)
    });
    let playable = settled(move || session.in_turn().with(|state| is_playable(state, seat, card)));
    let letting_go = move || matches!(session.picked(), Pick::Discard(_));
    let tag = move || {
        let ask = &session.words().ask;
        let label = match session.picked() {
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
    let must = move || matches!(session.phase(), Phase::Discard { who, .. } if who == seat);
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
