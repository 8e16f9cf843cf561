//! The chance of each tile to flood or sink this turn, and what else the table knows of the cards to come.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};

use crate::app::live::live;
use crate::games::island::{Card, FloodOdds, Observation, Phase, State, Tile, Tiles, Treasure};

use super::art;
use super::session::{Session, use_session};

/// What threatens a tile in the coming flood draw, in whole percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Risk {
    None,
    Floods(u8),
    Sinks(u8),
}

impl Risk {
    pub fn of(odds: &FloodOdds, tile: Tile) -> Risk {
        let (floods, sinks) = (percent(odds.floods(tile)), percent(odds.sinks(tile)));
        match (floods, sinks) {
            (0, 0) => Risk::None,
            (floods, sinks) if sinks > 0 && floods == 0 => Risk::Sinks(sinks),
            (floods, _) => Risk::Floods(floods),
        }
    }
}

/// A chance that is not nothing never shows as 0, nor an uncertain one as 100.
fn percent(chance: f64) -> u8 {
    match chance {
        c if c <= 0.0 => 0,
        c if c >= 1.0 => 100,
        c => (c * 100.0).round().clamp(1.0, 99.0) as u8,
    }
}

/// The water rises in a tile to its chance, which the style sheet writes: in words it is part of the tile's name.
#[component]
pub fn Gauge(risk: Risk) -> impl IntoView {
    match risk {
        Risk::None => view! { <span class="dg safe"><b>{art::icon("anchor")}</b></span> }.into_any(),
        Risk::Floods(chance) => view! {
            <span class="dg" style:--p=chance.to_string()>
                <i></i>
                <b>{art::icon("drop")}</b>
            </span>
        }
        .into_any(),
        Risk::Sinks(chance) => view! {
            <span class="dg sink" style:--p=chance.to_string()>
                <i></i>
                <b>{art::icon("sink")}</b>
            </span>
        }
        .into_any(),
    }
}

/// The list beside the board: what lies on top of the pile, what a Waters Rise! would bring, what is at stake.
#[component]
pub fn DangerPanel() -> impl IntoView {
    let session = use_session();
    view! {
        <section class="panel rpanel dpan" aria-labelledby="danger-title">
            <h2 id="danger-title">{session.say(|w| w.danger().title)}</h2>
            <p class="dnote">{session.say(|w| w.danger().counted)}</p>
            {live(move || rows(session, &session.state.with(State::observe)))}
            <ul class="dkey">
                <li><i class="f"></i>{session.say(|w| w.danger().floods)}</li>
                <li><i class="s"></i>{session.say(|w| w.danger().sinks)}</li>
                <li>{art::icon("anchor")}{session.say(|w| w.danger().safe)}</li>
            </ul>
            <button class="btn line" data-do="danger-close" on:click=move |_| session.show_danger(false)>
                {art::icon("eye")}
                <span>{session.say(|w| w.table.close)}</span>
            </button>
        </section>
    }
}

/// How many treasure cards are still to be drawn this turn.
fn draws_left(state: &State) -> usize {
    match state.phase() {
        Phase::Act { .. } => 2,
        Phase::Draw => 1,
        _ => 0,
    }
}

fn rows(session: Session, seen: &Observation) -> Vec<AnyView> {
    let words = session.words().danger();
    let table = seen.table();
    let draws = draws_left(table);
    let layers: Vec<Tiles> = seen.flood_layers().collect();
    let cards = match table.phase() {
        Phase::Flood { left } | Phase::Swim { left } => left,
        _ => table.water().draws(),
    };
    // Only a pile of several layers has a top that is known.
    let top = layers.first().filter(|_| layers.len() > 1).copied();
    let top = top.map(|top| {
        let note = (words.of_these)(usize::from(cards).min(top.len()), top.len());
        row(session, words.on_top, note, top)
    });
    let discards = seen.flood_discards();
    let chance = percent(seen.rise_chance(draws));
    let rise = (draws > 0 && chance > 0).then(|| {
        let next = usize::from(table.water().risen().draws());
        let note = if discards.is_empty() {
            format!("{chance}%")
        } else {
            (words.rise_brings)(chance, next.min(discards.len()), discards.len())
        };
        row(session, words.if_rise, note, discards)
    });
    let waiting = (draws == 0 && !discards.is_empty())
        .then(|| row(session, words.in_discards, discards.len().to_string(), discards));
    let odds = seen.flood_odds();
    let at_risk = at_risk(table, &odds);
    let safe = at_risk.is_empty();
    view! {
        {top}
        {rise}
        {waiting}
        <div class="drow">
            <div class="dh"><b>{words.at_risk}</b></div>
            {safe.then(|| view! { <p class="muted">{words.nothing_at_risk}</p> })}
            {at_risk.into_iter().map(|stake| stake_row(session, stake)).nodes()}
        </div>
    }
}

fn row(session: Session, title: &'static str, note: String, tiles: Tiles) -> El {
    let state = session.state.get_untracked();
    let thumbs = tiles.iter().map(|tile| {
        let flooded = state.flooded().contains(state.place(tile));
        let name = session.speak(|tongue| tongue.tile(tile));
        view! {
            <li class=if flooded { "th2 flooded" } else { "th2" } title=name>
                {art::tile(tile, "")}
                {flooded.then(art::waves)}
                <span class="unseen">{name}</span>
            </li>
        }
    });
    view! {
        <div class="drow">
            <div class="dh"><b>{title}</b><span>{note}</span></div>
            <ul class="thumbs">{thumbs.nodes()}</ul>
        </div>
    }
}

/// Something that would lose the game if it sank.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stake {
    Landing {
        chance: u8,
    },
    /// The last site of a treasure.
    Site {
        treasure: Treasure,
        tile: Tile,
        chance: u8,
    },
    /// Both sites of a treasure are flooded and can sink.
    Both {
        treasure: Treasure,
    },
}

/// Fools' Landing if it can sink, and each missing treasure of which the last site can, or both.
fn at_risk(table: &State, odds: &FloodOdds) -> Vec<Stake> {
    let mut found = Vec::new();
    let landing = percent(odds.sinks(Tile::FoolsLanding));
    if landing > 0 {
        found.push(Stake::Landing { chance: landing });
    }
    for treasure in table.captured().missing() {
        let left: Vec<Tile> =
            treasure.sites().into_iter().filter(|site| !table.sunk().contains(table.place(*site))).collect();
        let sinks = |tile: &Tile| percent(odds.sinks(*tile));
        match left.as_slice() {
            [tile] if sinks(tile) > 0 => {
                found.push(Stake::Site { treasure, tile: *tile, chance: sinks(tile) });
            }
            [one, other] if sinks(one) > 0 && sinks(other) > 0 => found.push(Stake::Both { treasure }),
            _ => {}
        }
    }
    found
}

fn stake_row(session: Session, stake: Stake) -> El {
    let words = session.words().danger();
    let (picture, title, text) = session.speak(|tongue| match stake {
        Stake::Landing { chance } => (
            art::card(Card::HelicopterLift, "").into_any(),
            format!("{} {chance}%", tongue.tile(Tile::FoolsLanding)),
            words.landing.to_owned(),
        ),
        Stake::Site { treasure, tile, chance } => (
            art::treasure(treasure, "").into_any(),
            format!("{} {chance}%", tongue.treasure(treasure)),
            (words.last_site)(tongue.tile(tile)),
        ),
        Stake::Both { treasure } => (
            art::treasure(treasure, "").into_any(),
            tongue.treasure(treasure).to_owned(),
            words.both_sites.to_owned(),
        ),
    });
    view! { <div class="risk"><span class="ti">{picture}</span><p><b>{title}</b>{text}</p></div> }
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn a_chance_that_is_not_nothing_never_shows_as_nothing() {
        assert_eq!([0.0, 0.001, 0.334, 0.999, 1.0].map(percent), [0, 1, 33, 99, 100]);
    }
}
