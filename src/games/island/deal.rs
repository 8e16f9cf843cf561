//! Setting up the table.
//!
//! Seeds depend on the order in which set-up spends chance, so it is fixed:
//!
//! 1. **tiles**: the 24 tiles, in the order of [`Tile::ALL`], are shuffled onto the spaces in reading order;
//! 2. **flood deck**: the 24 flood cards, in the same order, are shuffled; the top six tiles flood;
//! 3. **adventurers**: all six, in the order of [`Role::ALL`], are shuffled, whoever was chosen; each seat
//!    that leaves it to the seed takes the next one that nobody chose;
//! 4. **treasure deck**: the 28 cards, kind by kind in the order of [`Card::ALL`], are shuffled;
//! 5. **deal**: one card to each seat, twice round, from the top; a Waters Rise! is put aside and replaced
//!    (no chance is spent);
//! 6. **Waters Rise! back in**: if any was put aside, they go on top and the whole deck is shuffled again.
//!
//! A pile's last card is its top. So a seed gives the same island and the same decks whichever adventurers
//! are chosen and however high the water stands.

use crate::kernel::{Pile, Rng, Seed};

use super::card::{Card, Cards};
use super::flood::Flood;
use super::phase::{ACTIONS, Phase};
use super::place::{Place, Places};
use super::role::Role;
use super::seat::Seat;
use super::setup::Setup;
use super::state::State;
use super::tile::Tile;
use super::treasure::Treasures;

/// The tiles that flood before the first turn.
const FLOODED_AT_START: usize = 6;
/// The cards that each player is dealt.
const DEALT: usize = 2;

pub fn start(setup: &Setup, seed: Seed) -> State {
    let mut rng = Rng::new(seed, super::TAG.into());

    let mut tiles = Tile::ALL;
    rng.shuffle(&mut tiles);
    let mut layout = [Place::default(); Tile::COUNT];
    for (tile, place) in tiles.into_iter().zip(Places::ALL) {
        layout[tile.index()] = place;
    }

    let mut cards: Pile<Tile, { Tile::COUNT }> = Tile::ALL.into_iter().collect();
    cards.shuffle(&mut rng);
    let mut flood = Flood::new(cards);
    let mut flooded = Places::NONE;
    for _ in 0..FLOODED_AT_START {
        if let Some(tile) = flood.draw() {
            flooded = flooded.with(layout[tile.index()]);
            flood.discard(tile);
        }
    }

    let mut row = Role::ALL;
    rng.shuffle(&mut row);
    let roles = setup.cast(row);
    let players = setup.players();
    let pawns = Seat::ALL.map(|seat| match players.has(seat) {
        true => layout[roles[seat.index()].start().index()],
        false => Place::default(),
    });

    let mut treasure_deck: Pile<Card, { Card::DECK }> =
        Card::ALL.into_iter().flat_map(|card| core::iter::repeat_n(card, card.copies().into())).collect();
    treasure_deck.shuffle(&mut rng);
    let mut hands = [Cards::NONE; 4];
    let mut aside = Pile::new();
    for seat in (0..DEALT).flat_map(|_| players.seats()) {
        while let Some(card) = treasure_deck.draw() {
            if card != Card::WatersRise {
                hands[seat.index()].add(card);
                break;
            }
            let _ = aside.put(card);
        }
    }
    if !aside.is_empty() {
        treasure_deck.put_on_top(&mut aside);
        treasure_deck.shuffle(&mut rng);
    }

    State {
        rng,
        flooded,
        sunk: Places::NONE,
        hands,
        layout,
        treasure_deck,
        treasure_discards: Pile::new(),
        flood,
        pawns,
        roles,
        players,
        shape: setup.shape(),
        captured: Treasures::default(),
        water: setup.difficulty().water(),
        turn: Seat::First,
        flown: false,
        phase: Phase::Act { left: ACTIONS },
    }
}
