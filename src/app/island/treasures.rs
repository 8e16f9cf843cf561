//! The four treasures around the island, and who is closest to each.

use leptos::prelude::*;

use crate::app::dom::{Nodes, view};

use crate::app::live::{settled, text, when, yes};
use crate::games::island::{Card, Event, Shape, State, Treasure, Who};

use super::art;
use super::session::use_session;

/// Where a treasure stands around the rulebook's island, by the class of its corner.
const fn corner(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Earth => "m-earth",
        Treasure::Wind => "m-wind",
        Treasure::Fire => "m-fire",
        Treasure::Water => "m-water",
    }
}

/// The most cards of a treasure in one hand, and whose.
fn best_hand(state: &State, treasure: Treasure) -> Option<(Who, u8)> {
    let card = Card::from(treasure);
    let hands = state.players().seats().map(|seat| (state.who(seat), state.hand(seat).count(card)));
    // The first of equals, whoever is on turn: a sign that changes should mean that a hand has.
    hands.filter(|(_, held)| *held > 0).reduce(|best, next| if next.1 > best.1 { next } else { best })
}

#[component]
pub fn Treasures() -> impl IntoView {
    let shape = use_session().state.with_untracked(|state| state.shape());
    let class = if shape == Shape::ForbiddenIsland { "corners" } else { "rail" };
    view! {
        <ul class=class>{Treasure::ALL.map(|treasure| view! { <Medal treasure/> })}</ul>
    }
}

#[component]
fn Medal(treasure: Treasure) -> impl IntoView {
    let session = use_session();
    let got = session.fact(move |scene| scene.state.captured().contains(treasure));
    let best = session.fact(move |scene| best_hand(&scene.state, treasure));
    let held = move || best.get().map_or(0, |(_, held)| held.min(Treasure::PRICE));
    let just =
        move |event: &Event| matches!(event, Event::Captured { treasure: taken, .. } if *taken == treasure);
    let just = settled(move || session.news.with(|news| news.events.iter().any(just)));
    let label = move || match best.get() {
        _ if got.get() => session.words().table.captured.to_owned(),
        Some((who, held)) => session.speak(|t| (t.words.table.best_holder)(&t.label(who), held)),
        None => session.words().table.nobody_holds.to_owned(),
    };
    view! {
        <li class=["medal ", corner(treasure)].concat() class:got=yes(move || got.get()) class:just=just data-treasure=treasure.name()>
            <div class="disc">
                {art::treasure(treasure, "t")}
                <span class="unseen">{text(move || session.speak(|t| format!("{}: ", t.treasure(treasure))))}</span>
                {when(move || got.get(), move || view! {<span class="tick">{art::icon("check")}</span>})}
            </div>
            <div class="tag">
                <div class="lab">{text(label)}</div>
                {when(move || !got.get(), move || view! {
                    <div class="need" aria-hidden="true">
                        {(0..Treasure::PRICE).map(|n| view! { <i class:on=yes(move || n < held())></i> }).nodes()}
                    </div>
                })}
            </div>
        </li>
    }
}
