//! Everything that may be done now, found without trying everything, and how likely it is.
//!
//! What is listed here is exactly what [`check`](super::check) accepts; tests hold the two together. The
//! order and the weights are part of the rules version, since links are written with them.

use super::action::Action;
use super::card::Card;
use super::phase::Phase;
use super::place::Pair;
use super::role::Role;
use super::state::State;
use super::treasure::Treasure;

/// Visits every legal action: first what the phase waits for, then special cards, seat by seat.
pub fn each_legal(state: &State, visit: &mut impl FnMut(Action)) {
    match state.phase {
        Phase::Over(_) => return,
        Phase::Act { left } => {
            visit(Action::Draw);
            if left > 0 {
                each_action(state, visit);
            }
        }
        Phase::Draw => visit(Action::Draw),
        Phase::Flood { .. } => visit(Action::Flood),
        Phase::Discard { who, .. } => {
            state.hand(who).kinds().for_each(|card| visit(Action::Discard { who, card }));
        }
        Phase::Swim { .. } => {
            if state.stranded().is_some() {
                each_lift(state, visit);
                return;
            }
            if let Some(pawn) = state.in_water().next() {
                state.swims(pawn).into_iter().for_each(|to| visit(Action::Swim { pawn, to }));
            }
        }
    }
    for by in state.players.seats().filter(|seat| state.hand(*seat).has(Card::Sandbags)) {
        state.flooded.into_iter().for_each(|at| visit(Action::Sandbags { by, at }));
    }
    each_lift(state, visit);
    if state.ready_to_leave() {
        state
            .players
            .seats()
            .filter(|seat| state.hand(*seat).has(Card::HelicopterLift))
            .for_each(|by| visit(Action::LiftOff { by }));
    }
}

/// What the player on turn can do for an action.
fn each_action(state: &State, visit: &mut impl FnMut(Action)) {
    let turn = state.turn;
    let (role, here, hand) = (state.role(turn), state.pawn(turn), state.hand(turn));

    state.walks(turn).into_iter().for_each(|to| visit(Action::Move { pawn: turn, to }));
    if role == Role::Pilot && !state.flown {
        state.flights(turn).into_iter().for_each(|to| visit(Action::Fly { to }));
    }
    if role == Role::Navigator {
        for pawn in state.players.seats().filter(|seat| *seat != turn) {
            state.guided(pawn).into_iter().for_each(|to| visit(Action::Move { pawn, to }));
        }
    }

    let shores = state.shores(turn);
    shores.into_iter().for_each(|place| visit(Action::ShoreUp(place)));
    if role == Role::Engineer {
        let mut rest = shores.into_iter();
        while let Some(one) = rest.next() {
            rest.clone().filter_map(|other| Pair::new(one, other)).for_each(|p| visit(Action::ShoreUpTwo(p)));
        }
    }

    for to in state.players.seats().filter(|seat| *seat != turn) {
        if role == Role::Messenger || state.pawn(to) == here {
            let treasures = Treasure::ALL.into_iter().map(Card::from).filter(|card| hand.has(*card));
            treasures.for_each(|card| visit(Action::Give { card, to }));
        }
    }
    for treasure in state.captured.missing() {
        let on_site = || treasure.sites().into_iter().any(|site| state.place(site) == here);
        if hand.count(treasure.into()) >= Treasure::PRICE && on_site() {
            visit(Action::Capture(treasure));
        }
    }
}

/// Every flight of every Helicopter Lift: each party of pawns that stand together, to every other tile.
fn each_lift(state: &State, visit: &mut impl FnMut(Action)) {
    for by in state.players.seats().filter(|seat| state.hand(*seat).has(Card::HelicopterLift)) {
        for leader in state.players.seats() {
            let from = state.pawn(leader);
            let group = state.pawns_on(from);
            // Each tile once, with the first pawn on it.
            if group.iter().next() != Some(leader) {
                continue;
            }
            for pawns in group.parties() {
                state.land().without(from).into_iter().for_each(|to| visit(Action::Lift { by, pawns, to }));
            }
        }
    }
}

/// How likely people are to do this, relative to the rest of the list: dozens of possible Helicopter Lifts
/// should not make every draw expensive.
pub fn weight(state: &State, action: Action) -> u16 {
    match action {
        Action::Draw => match state.phase {
            Phase::Act { left: 0 } | Phase::Draw => 1500,
            _ => 20,
        },
        Action::Flood => 1500,
        Action::Move { pawn, .. } if pawn == state.turn => 20,
        Action::Move { .. } => 4,
        Action::Fly { .. } => 6,
        Action::ShoreUp(_) => 30,
        Action::ShoreUpTwo(_) => 20,
        Action::Give { .. } => 30,
        Action::Capture(_) => 1000,
        Action::Discard { .. } => 40,
        Action::Swim { .. } => 60,
        Action::Lift { .. } => 1,
        Action::LiftOff { .. } => 10_000,
        Action::Sandbags { .. } => 4,
    }
}
