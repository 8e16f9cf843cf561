//! Everything that anybody can do.

use super::card::Card;
use super::place::{Pair, Place, Places};
use super::seat::{Pawns, Seat};
use super::treasure::Treasure;

/// What a player does. Actions of the player on turn do not name her; what others may do too names who.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move a pawn for an action: the own one by its walking power, or as Navigator another one.
    Move { pawn: Seat, to: Place },
    /// Fly as the Pilot for an action, once a turn.
    Fly { to: Place },
    /// Shore up one tile for an action.
    ShoreUp(Place),
    /// Shore up two tiles for one action, as the Engineer.
    ShoreUpTwo(Pair),
    /// Give a treasure card away for an action.
    Give { card: Card, to: Seat },
    /// Capture a treasure for four cards and an action.
    Capture(Treasure),
    /// Draw a treasure card; the first one ends the actions.
    Draw,
    /// Draw a flood card.
    Flood,
    /// Let a card go, as the one who holds six.
    Discard { who: Seat, card: Card },
    /// Swim from a sunk tile.
    Swim { pawn: Seat, to: Place },
    /// Play a Helicopter Lift: pawns that stand together fly.
    Lift { by: Seat, pawns: Pawns, to: Place },
    /// Play a Helicopter Lift to leave the island with everything: the win.
    LiftOff { by: Seat },
    /// Play Sandbags on a flooded tile.
    Sandbags { by: Seat, at: Place },
}

impl Action {
    /// Every action there could ever be, legal or not, seats without players included.
    pub fn universe() -> impl Iterator<Item = Action> {
        let to_place = |f: fn(Seat, Place) -> Action| {
            Seat::ALL.into_iter().flat_map(move |seat| Places::ALL.into_iter().map(move |to| f(seat, to)))
        };
        let pairs = Places::ALL.into_iter().flat_map(|one| {
            Places::ALL.into_iter().filter(move |other| one < *other).filter_map(move |o| Pair::new(one, o))
        });
        let with_card = |f: fn(Seat, Card) -> Action| {
            Seat::ALL.into_iter().flat_map(move |seat| Card::ALL.into_iter().map(move |card| f(seat, card)))
        };
        let lifts = Seat::ALL.into_iter().flat_map(|by| {
            Pawns::every_set()
                .flat_map(move |pawns| Places::ALL.into_iter().map(move |to| Action::Lift { by, pawns, to }))
        });
        [Action::Draw, Action::Flood]
            .into_iter()
            .chain(to_place(|pawn, to| Action::Move { pawn, to }))
            .chain(Places::ALL.into_iter().map(|to| Action::Fly { to }))
            .chain(Places::ALL.into_iter().map(Action::ShoreUp))
            .chain(pairs.map(Action::ShoreUpTwo))
            .chain(with_card(|to, card| Action::Give { card, to }))
            .chain(Treasure::ALL.into_iter().map(Action::Capture))
            .chain(with_card(|who, card| Action::Discard { who, card }))
            .chain(to_place(|pawn, to| Action::Swim { pawn, to }))
            .chain(to_place(|by, at| Action::Sandbags { by, at }))
            .chain(lifts)
            .chain(Seat::ALL.into_iter().map(|by| Action::LiftOff { by }))
    }
}
