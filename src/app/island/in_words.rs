//! The whole table as text: everything that lies open, under headings, in reading order.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::live;

use crate::games::island::{Places, State, Treasure};
use crate::words::island::{Ground, TileLabel};

use super::face::ground;
use super::pick::{Pick, deeds};
use super::session::{Session, use_session};

#[component]
pub fn InWords() -> impl IntoView {
    let session = use_session();
    live(move || {
        let state = session.state.get();
        let words = session.words();
        let question = session.question().get();
        view! {
            <div class="in-words">
                <h3>{(words.table.turn)(session.turn_number())}</h3>
                <p>{question.title}". "{question.text}</p>
                <p>{(words.table.water_at)(state.water().tick(), state.water().draws())}"."</p>
                <h3>{words.table.crew}</h3>
                {crew(session, &state)}
                <h3>{words.in_words().treasures}</h3>
                {treasures(session, &state)}
                <h3>{words.table.board}</h3>
                {island(session, &state)}
                <h3>{words.in_words().piles}</h3>
                <ul>
                    <li>{(words.table.deck_of)(words.table.treasure_pile, state.treasure_deck().len())}</li>
                    <li>{(words.table.deck_of)(words.table.flood_pile, state.flood().deck().len())}</li>
                </ul>
            </div>
        }
    })
}

fn crew(session: Session, state: &State) -> El {
    let line = |seat| {
        session.speak(|tongue| {
            let who = state.who(seat);
            let cards: Vec<&str> = state.hand(seat).iter().map(|card| tongue.card(card)).collect();
            let cards =
                if cards.is_empty() { tongue.words.table.empty_hand.to_owned() } else { cards.join(", ") };
            let place = tongue.words.island.names.the_tile(state.tile(state.pawn(seat)));
            (tongue.words.in_words().member)(&tongue.label(who), tongue.role(who.role), &place, &cards)
        })
    };
    let lines: Vec<String> = state.players().seats().map(line).collect();
    view! { <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).nodes()}</ul> }
}

fn treasures(session: Session, state: &State) -> El {
    let line = |treasure: Treasure| {
        session.speak(|tongue| {
            let words = tongue.words.in_words();
            let sites: Vec<String> = treasure
                .sites()
                .map(|site| {
                    let state_of = match ground(state, state.place(site)) {
                        Ground::Dry => words.dry,
                        Ground::Flooded => words.flooded,
                        Ground::Sunk => words.sunk,
                    };
                    format!("{} ({state_of})", tongue.tile(site))
                })
                .to_vec();
            let name = tongue.treasure(treasure);
            let captured = state.captured().contains(treasure);
            let status = if captured { words.captured } else { words.missing };
            format!("{name}: {status}. {}.", sites.join(", "))
        })
    };
    let lines: Vec<String> = Treasure::ALL.map(line).to_vec();
    view! { <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).nodes()}</ul> }
}

/// Each row of the island as a list of its tiles.
fn island(session: Session, state: &State) -> El {
    let map = state.map();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for place in Places::ALL {
        let row = usize::from(map.spot(place).row);
        rows.resize(rows.len().max(row + 1), Vec::new());
        let pawns: Vec<_> = state.pawns_on(place).iter().map(|seat| state.who(seat)).collect();
        let deeds = deeds(state, Pick::Nothing, place);
        let label = session.speak(|tongue| {
            tongue.words.island.tiles.label(&TileLabel {
                cast: tongue.cast,
                tile: state.tile(place),
                ground: ground(state, place),
                captured: state.captured(),
                pawns: &pawns,
                deeds: &deeds,
                risk: None,
            })
        });
        rows[row].push(label);
    }
    let row = |(number, tiles): (usize, Vec<String>)| {
        view! {
            <li>
                {(session.words().in_words().row)(number + 1)}
                <ul>{tiles.into_iter().map(|tile| view! { <li>{tile}</li> }).nodes()}</ul>
            </li>
        }
    };
    view! { <ol class="rows">{rows.into_iter().enumerate().map(row).nodes()}</ol> }
}
