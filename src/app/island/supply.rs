//! The piles and the water meter, upright beside the board and lying below it.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};

use crate::app::live::{keyed, live, number, text, when, yes};
use crate::games::island::{Card, Difficulty, State, Tile, Water};

use super::art;
use super::hand::card_face;
use super::session::{Panel, Session, use_session};

/// How many cards lie where, and what lies on top of the discards.
#[derive(Clone, Copy, Hash)]
struct Piles {
    treasure: usize,
    treasure_discards: usize,
    treasure_top: Option<Card>,
    flood: usize,
    flood_discards: usize,
    flood_top: Option<Tile>,
}

impl Piles {
    fn of(state: &State) -> Piles {
        Piles {
            treasure: state.treasure_deck().len(),
            treasure_discards: state.treasure_discards().len(),
            treasure_top: state.treasure_discards().last().copied(),
            flood: state.flood().deck().len(),
            flood_discards: state.flood().discards().len(),
            flood_top: state.flood().discards().last().copied(),
        }
    }
}

/// The ticks of the meter from the lowest.
fn ticks() -> impl DoubleEndedIterator<Item = Water> {
    (1..=Water::SKULL.tick()).filter_map(Water::new)
}

fn piles(session: Session) -> impl Fn() -> Piles + Copy + Send + Sync {
    let piles = session.fact(|scene| Piles::of(&scene.state));
    move || piles.get()
}

/// What lies beside the board on wide screens, and below it on others.
#[component]
pub fn Supplies() -> impl IntoView {
    let ui = use_session().ui();
    view! {
        {when(move || ui.is_wide.get(), || view! { <Supply/> })}
        {when(move || !ui.is_wide.get(), || view! { <SupplyRow/> })}
    }
}

#[component]
fn Supply() -> impl IntoView {
    let session = use_session();
    let piles = piles(session);
    let look = move |_| session.panel.set(Some(Panel::Discards));
    view! {
        <section class="supply">
            <div class="piles">
                <div class="pile">
                    <h2>{session.say(|w| w.table.treasure_pile)}</h2>
                    <div class="pr">
                        <div class="stk" id="treasure-deck">
                            <span class="card back">{art::treasure_back()}</span>
                            <b class="ct" data-count="treasure-deck">{number(move || piles().treasure)}</b>
                            <small>{session.say(|w| w.table.deck)}</small>
                        </div>
                        <button class="dis" data-do="discards" on:click=look>
                            {keyed(move || piles().treasure_top, move || match piles().treasure_top {
                                Some(card) => view! { <span class="card">{card_face(session, card)}</span> }.into_any(),
                                None => view! { <span class="card none"></span> }.into_any(),
                            })}
                            <small>
                                {session.say(|w| w.table.discards)}", "
                                <span data-count="treasure-discards">{number(move || piles().treasure_discards)}</span>
                            </small>
                        </button>
                    </div>
                </div>
                <div class="pile">
                    <h2>{session.say(|w| w.table.flood_pile)}</h2>
                    <div class="pr">
                        <div class="stk" id="flood-deck">
                            <span class="card back">{art::flood_back()}</span>
                            <b class="ct" data-count="flood-deck">{number(move || piles().flood)}</b>
                            <small>{session.say(|w| w.table.deck)}</small>
                        </div>
                        <button class="dis" data-do="discards" on:click=look>
                            {keyed(move || piles().flood_top, move || match piles().flood_top {
                                Some(tile) => flood_card(session, tile).into_any(),
                                None => view! { <span class="card none"></span> }.into_any(),
                            })}
                            <small>
                                {session.say(|w| w.table.discards)}", "
                                <span data-count="flood-discards">{number(move || piles().flood_discards)}</span>
                            </small>
                        </button>
                    </div>
                </div>
            </div>
            <Meter/>
        </section>
    }
}

/// A flood card, face up.
pub fn flood_card(session: Session, tile: Tile) -> El {
    view! {
        <span class="card flood">
            {art::tile(tile, "face")}
            <span class="nm">{session.words().island.names.tile_in_print(tile)}</span>
        </span>
    }
}

#[component]
fn Meter() -> impl IntoView {
    let session = use_session();
    let water = move || session.water();
    let tick_view = move |tick: Water| {
        let start = Difficulty::ALL.into_iter().find(|difficulty| difficulty.water() == tick);
        let note = move || match start {
            _ if water() == tick => Some((session.words().table.draw_n)(tick.draws())),
            Some(start) => Some(session.words().island.names.difficulty(start).to_owned()),
            None => None,
        };
        let class = if tick.at_skull() { "tk kill" } else { "tk" };
        view! {
            <div class=class class:wet=yes(move || tick < water()) class:now=yes(move || tick == water())>
                {if tick.at_skull() {
                    art::icon("skull").into_any()
                } else {
                    view! { {tick.draws()}{live(move || note().map(|note| view! { <small>{note}</small> }))} }.into_any()
                }}
            </div>
        }
    };
    view! {
        <div class="meter" data-water=text(move || water().tick().to_string())>
            <h2>{session.say(|w| w.table.water_level)}</h2>
            <p class="unseen">{text(move || water_sentence(session, water()))}</p>
            <div class="tube" aria-hidden="true" style:--lv=text(move || (water().tick() - 1).to_string())>
                {ticks().rev().map(tick_view).nodes()}
                <i class="ptr"></i>
            </div>
        </div>
    }
}

fn water_sentence(session: Session, water: Water) -> String {
    (session.words().table.water_at)(water.tick(), water.draws())
}

/// Below the board, on narrow screens.
#[component]
fn SupplyRow() -> impl IntoView {
    let session = use_session();
    let (piles, water) = (piles(session), move || session.water());
    let look = move |_| session.panel.set(Some(Panel::Discards));
    let table = move || &session.words().table;
    let tick_view = move |tick: Water| {
        view! {
            <span
                class:wet=yes(move || tick < water())
                class:now=yes(move || tick == water())
                class:kill=tick.at_skull()
            >
                {if tick.at_skull() { art::icon("skull").into_any() } else { tick.draws().into_any() }}
            </span>
        }
    };
    view! {
        <div class="sup">
            <button
                class="dk"
                data-do="discards"
                aria-label=text(move || (table().deck_of)(table().treasure_pile, piles().treasure))
                on:click=look
            >
                <span class="card back">{art::treasure_back()}</span>
                <b data-count="treasure-deck">{number(move || piles().treasure)}</b>
            </button>
            <div class="mw" data-water=text(move || water().tick().to_string())>
                <div class="ml" aria-hidden="true">
                    <b>{session.say(|w| w.table.water_level)}</b>
                    <span>{text(move || (table().draw_each_turn)(water().draws()))}</span>
                </div>
                <div class="hm" role="img" aria-label=text(move || water_sentence(session, water()))>
                    {ticks().map(tick_view).nodes()}
                </div>
            </div>
            <button
                class="dk"
                data-do="discards"
                aria-label=text(move || (table().deck_of)(table().flood_pile, piles().flood))
                on:click=look
            >
                <span class="card back">{art::flood_back()}</span>
                <b data-count="flood-deck">{number(move || piles().flood)}</b>
            </button>
            <button
                class="dk"
                data-do="discards"
                aria-label=text(move || (table().discards_of)(table().flood_pile, piles().flood_discards))
                on:click=look
            >
                {keyed(move || piles().flood_top, move || match piles().flood_top {
                    Some(tile) => art::tile(tile, "fd"),
                    None => view! { <span class="no-card"></span> },
                })}
                <b data-count="flood-discards">{number(move || piles().flood_discards)}</b>
            </button>
            <span class="unseen" data-count="treasure-discards">{number(move || piles().treasure_discards)}</span>
        </div>
    }
}
