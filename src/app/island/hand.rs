//! A hand of cards, face up: the own one first, others' on demand.

use leptos::prelude::*;

use crate::app::dom::{El, row, view};

use crate::app::live::{fingerprint, live, term, text, word, yes};
use crate::games::island::{Card, Event, HAND_LIMIT, Phase, Seat};
use crate::settings::Preference;

use super::art;
use super::pick::{Pick, is_playable};
use super::session::{Scene, Session, use_session};

/// A card with its picture, sign and name.
pub fn card_face(session: Session, card: Card) -> Vec<AnyView> {
    let pip = card.treasure().map(|_| art::stamp(card.into(), &["pip ", art::suit_class(card)].concat()));
    view! {
        {art::card(card, "face")}
        {pip}
        <span class="nm">{session.words().island.names.on_card(card)}</span>
    }
}

#[component]
pub fn Hand() -> impl IntoView {
    let session = use_session();
    let hand = session.fact(|scene| scene.state.hand(scene.shown()));
    let who = move || session.state.with_untracked(|state| state.who(session.shown()));
    let title = move || {
        session.speak(|tongue| match tongue.cast.given(session.shown()) {
            Some(name) => (tongue.words.table.hand_of)(name, tongue.role(who().role)),
            None => tongue.role(who().role).to_owned(),
        })
    };
    let held = move || hand.get().len();
    let special = move || hand.get().has(Card::HelicopterLift) || hand.get().has(Card::Sandbags);
    // Equal cards lie side by side. A card is the same in every hand: what stays stays as it is, and what goes comes
    // back sooner or later.
    let fan = move || {
        let (lang, hand) = (session.ui().lang.get(), hand.get());
        let copies = hand.kinds().flat_map(|card| (0..hand.count(card)).map(move |nth| (card, nth)));
        let cards = copies.map(|(card, nth)| {
            row(fingerprint(&(lang.word(), card, nth)), move || hand_card(session, card, nth))
        });
        view! { <div class="fan"></div> }.keeping().rows(cards.chain([row(0, move || slot(session, held))]))
    };
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
            {live(fan)}
            <footer>{term(move || if special() { session.words().table.special_note } else { "" })}</footer>
        </section>
    }
}

/// Behind the cards: how many there are, and how many there may be.
fn slot(session: Session, held: impl Fn() -> u8 + Copy + Send + Sync + 'static) -> El {
    let note = move || if held() < HAND_LIMIT { "" } else { session.words().table.hand_note };
    view! {
        <span class="slot" class:full=yes(move || held() > HAND_LIMIT)>
            <b>{text(move || (session.words().table.hand_size)(held()))}</b>
            <span>{term(note)}</span>
        </span>
    }
}

/// How a card takes part in what is picked.
fn picked(scene: &Scene, card: Card) -> bool {
    let seat = scene.shown();
    match scene.pick {
        Pick::Discard(chosen) => chosen == card,
        Pick::Give { card: Some(chosen), .. } => chosen == card && seat == scene.state.turn(),
        Pick::Lift { by, .. } => by == seat && card == Card::HelicopterLift,
        Pick::Sandbags { by } => by == seat && card == Card::Sandbags,
        _ => false,
    }
}

/// A card of the hand on show, the `nth` of its kind from 0.
fn hand_card(session: Session, card: Card, nth: u8) -> El {
    // Of equal cards the first is the one that is picked.
    let sel = session.fact(move |scene| nth == 0 && picked(scene, card));
    let playable = session.fact(move |scene| is_playable(&scene.state, scene.shown(), card));
    let must = session
        .fact(|scene| matches!(scene.state.phase(), Phase::Discard { who, .. } if who == scene.shown()));
    // The newest of equal cards lies last.
    let came = session.fact(move |scene| {
        let last = scene.state.hand(scene.shown()).count(card) == nth + 1;
        last && session.news.with_untracked(|news| came(&news.events, scene.shown()) == Some(card))
    });
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
    view! {
        <button
            class="card pick"
            class:sel=yes(move || sel.get())
            class:playable=yes(move || playable.get() && !sel.get())
            class:just=yes(move || came.get())
            class:out=yes(move || must.get())
            data-card=card.name()
            aria-pressed=word(move || sel.get().then_some("true"))
            on:click=move |_| session.tap_card(session.look(Scene::shown), card)
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
