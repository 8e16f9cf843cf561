//! The crew: everybody's name, adventurer and cards. Also the picker wherever somebody is to be chosen.

use leptos::prelude::*;

use crate::app::dom::{Nodes, view};
use crate::app::live::{live, term, text, word, yes};
use crate::games::island::{Card, HAND_LIMIT, Phase, Seat, State};

use super::art;
use super::pick::{Pick, can_be_guided, receivers, swimmer};
use super::session::{Session, use_session};

/// What somebody is to the question that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// Nothing in particular.
    None,
    Acting,
    Waits,
    MustDiscard,
    Swims,
    Plays,
    /// Picked, as a passenger or to be moved.
    Chosen,
    /// Can be picked.
    Can,
    /// Can be given a card, and will then hold too many.
    CanButFull,
    Cannot,
}

fn part(state: &State, pick: Pick, seat: Seat) -> Part {
    let duty = match state.phase() {
        Phase::Discard { who, .. } if who == seat => Some(Part::MustDiscard),
        Phase::Swim { .. } if swimmer(state) == Some(seat) => Some(Part::Swims),
        Phase::Discard { .. } | Phase::Swim { .. } if state.turn() == seat => Some(Part::Waits),
        _ if state.turn() == seat => Some(Part::Acting),
        _ => None,
    };
    let usual = duty.unwrap_or(Part::None);
    match pick {
        Pick::Lift { aboard, .. } if aboard.contains(seat) => Part::Chosen,
        Pick::Lift { by, .. } if by == seat => Part::Plays,
        Pick::Lift { aboard, .. } => {
            let together = aboard.iter().all(|other| state.pawn(other) == state.pawn(seat));
            if together { Part::Can } else { Part::Cannot }
        }
        Pick::Sandbags { by } if by == seat => Part::Plays,
        Pick::Guide(Some(moved)) if moved == seat => Part::Chosen,
        Pick::Guide(_) if can_be_guided(state, seat) => Part::Can,
        Pick::Give { card: Some(card), .. } if seat != state.turn() => {
            match (receivers(state, card).contains(seat), state.hand(seat).len() >= HAND_LIMIT) {
                (true, true) => Part::CanButFull,
                (true, false) => Part::Can,
                (false, _) => Part::Cannot,
            }
        }
        Pick::Give { to: Some(to), .. } if to == seat => Part::Chosen,
        _ => usual,
    }
}

impl Part {
    fn class(self) -> &'static str {
        match self {
            Part::None | Part::Acting => "",
            Part::Waits => "say waits",
            Part::MustDiscard | Part::Swims => "say asked-now",
            Part::Plays => "say",
            Part::Chosen => "chosen",
            Part::Can => "pickme",
            Part::CanButFull => "pickme warned",
            Part::Cannot => "no",
        }
    }

    /// What the ribbon says.
    fn label(self, session: Session, pick: Pick) -> Option<&'static str> {
        let ask = &session.words().ask;
        match (self, pick) {
            (Part::None, _) => None,
            (Part::Acting, _) => Some(ask.acting),
            (Part::Waits, _) => Some(ask.waits),
            (Part::MustDiscard, _) => Some(ask.must_discard),
            (Part::Swims, _) => Some(ask.swims),
            (Part::Plays, _) => Some(ask.plays_the_card),
            (Part::Chosen, Pick::Guide(_)) => Some(ask.moved),
            (Part::Chosen, Pick::Give { .. }) => Some(ask.giving),
            (Part::Chosen, _) => Some(ask.flies),
            (Part::Can, Pick::Guide(_)) => Some(ask.can_be_moved),
            (Part::Can, Pick::Give { .. }) => Some(ask.can_have_it),
            (Part::Can, _) => None,
            (Part::CanButFull, _) => Some(ask.has_five),
            (Part::Cannot, _) => Some(ask.elsewhere),
        }
    }

    /// Whether this is one of several to be picked, and if so, whether it is.
    fn pressed(self) -> Option<&'static str> {
        match self {
            Part::Chosen => Some("true"),
            Part::Can | Part::CanButFull => Some("false"),
            _ => None,
        }
    }
}

#[component]
pub fn Crew() -> impl IntoView {
    let session = use_session();
    let players = session.state.with_untracked(|state| state.players());
    let choosing = session.fact(move |scene| {
        players.seats().any(|seat| part(&scene.state, scene.pick, seat).pressed().is_some())
    });
    view! {
        <section
            class=format!("crewlist n{}", players.count())
            class:choosing=yes(move || choosing.get())
            aria-label=session.say(|w| w.table.crew)
        >
            {players.seats().map(|seat| view! { <Member seat/> }).nodes()}
        </section>
    }
}

#[component]
fn Member(seat: Seat) -> impl IntoView {
    let session = use_session();
    let who = session.state.with_untracked(|state| state.who(seat));
    let hand = session.fact(move |scene| scene.state.hand(seat));
    let part = session.fact(move |scene| part(&scene.state, scene.pick, seat));
    // An adventurer's name is longer than most.
    let unnamed = if session.speak(|tongue| tongue.cast.given(seat).is_none()) { " unnamed" } else { "" };
    let label = move || part.get().label(session, session.picked());
    let class = move || {
        let acting = if session.turn() == seat { " acting" } else { "" };
        let on = if session.shown() == seat { " on" } else { "" };
        let tagged = if label().is_some() { " tagged" } else { "" };
        format!("crew {}{unnamed} {}{tagged}{acting}{on}", art::role_class(who.role), part.get().class())
    };
    let name = move || session.speak(|tongue| tongue.label(who));
    // Without a given name, the adventurer's is the name.
    let role = move || session.speak(|tongue| tongue.cast.given(seat).map(|_| tongue.role(who.role)));
    let cards = move || {
        let names: Vec<&str> =
            hand.get().iter().map(|card| session.speak(|tongue| tongue.card(card))).collect();
        match names.as_slice() {
            [] => session.words().table.empty_hand.to_owned(),
            names => (session.words().table.cards_in_hand)(&names.join(", ")),
        }
    };
    view! {
        <button
            class=text(class)
            data-seat=seat.index().to_string()
            aria-pressed=word(move || part.get().pressed())
            aria-current=word(move || (session.shown() == seat).then_some("true"))
            on:click=move |_| session.tap_crew(seat)
        >
            <span class="bust">{art::pawn(who.role, "")}</span>
            <span class="ci">
                <span class="cn"><b>{text(name)}</b>{live(move || role().map(|role| view! { <span>{role}</span> }))}</span>
                <span class="minis" aria-hidden="true">{live(move || minis(hand.get().iter()))}</span>
                <span class="unseen">{text(cards)}</span>
            </span>
            <em>{term(move || label().unwrap_or_default())}</em>
        </button>
    }
}

/// A hand in small, filled up to the limit with empty places.
fn minis(cards: impl Iterator<Item = Card>) -> Vec<AnyView> {
    let mut minis: Vec<AnyView> = cards
        .map(|card| {
            let mini = art::stamp(card.into(), &["mini ", art::suit_class(card)].concat());
            mini.attr("data-card", card.name()).into_any()
        })
        .collect();
    while minis.len() < HAND_LIMIT.into() {
        minis.push(view! { <i class="mini none"></i> }.into_any());
    }
    minis
}
