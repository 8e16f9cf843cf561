//! A game at one moment: everything on the table and the order of the piles.

use crate::kernel::{Pile, Rng};

use super::card::{Card, Cards};
use super::event::{At, Who};
use super::flood::Flood;
use super::outcome::Outcome;
use super::phase::Phase;
use super::place::{Place, Places};
use super::role::Role;
use super::seat::{Pawns, Players, Seat};
use super::shape::{Map, Shape};
use super::tile::Tile;
use super::treasure::Treasures;
use super::water::Water;

/// A copyable value without heap parts. The piles hold the future: what a player may know of it is an
/// [`Observation`](super::Observation).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub(super) rng: Rng,
    pub(super) flooded: Places,
    pub(super) sunk: Places,
    pub(super) hands: [Cards; 4],
    /// Where each tile lies, in the order of tiles.
    pub(super) layout: [Place; Tile::COUNT],
    pub(super) treasure_deck: Pile<Card, { Card::DECK }>,
    pub(super) treasure_discards: Pile<Card, { Card::DECK }>,
    pub(super) flood: Flood,
    pub(super) pawns: [Place; 4],
    pub(super) roles: [Role; 4],
    pub(super) players: Players,
    pub(super) shape: Shape,
    pub(super) captured: Treasures,
    pub(super) water: Water,
    pub(super) turn: Seat,
    /// The Pilot has flown this turn.
    pub(super) flown: bool,
    pub(super) phase: Phase,
}

impl State {
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn players(&self) -> Players {
        self.players
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    pub fn map(&self) -> &'static Map {
        self.shape.map()
    }

    pub fn water(&self) -> Water {
        self.water
    }

    pub fn captured(&self) -> Treasures {
        self.captured
    }

    /// Whether the Pilot has flown this turn.
    pub fn flown(&self) -> bool {
        self.flown
    }

    pub fn role(&self, seat: Seat) -> Role {
        self.roles[seat.index()]
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The space of a pawn; in the water, that of the tile it stood on.
    pub fn pawn(&self, seat: Seat) -> Place {
        self.pawns[seat.index()]
    }

    pub fn place(&self, tile: Tile) -> Place {
        self.layout[tile.index()]
    }

    pub fn tile(&self, place: Place) -> Tile {
        Tile::ALL.into_iter().find(|tile| self.place(*tile) == place).unwrap_or_default()
    }

    /// The spaces whose tiles are flooded.
    pub fn flooded(&self) -> Places {
        self.flooded
    }

    /// The spaces whose tiles have sunk.
    pub fn sunk(&self) -> Places {
        self.sunk
    }

    /// The spaces with a tile, dry or flooded.
    pub fn land(&self) -> Places {
        Places::ALL.minus(self.sunk)
    }

    pub fn flood(&self) -> &Flood {
        &self.flood
    }

    /// The treasure deck from the bottom to the top: the future, which nobody at the table may see.
    pub fn treasure_deck(&self) -> &[Card] {
        self.treasure_deck.as_slice()
    }

    /// The treasure discards from the bottom to the top.
    pub fn treasure_discards(&self) -> &[Card] {
        self.treasure_discards.as_slice()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    pub fn who(&self, seat: Seat) -> Who {
        Who { seat, role: self.role(seat) }
    }

    pub fn at(&self, place: Place) -> At {
        At { place, tile: self.tile(place) }
    }

    pub fn seat_of(&self, role: Role) -> Option<Seat> {
        self.players.seats().find(|seat| self.role(*seat) == role)
    }

    /// The pawns that stand on a space.
    pub fn pawns_on(&self, place: Place) -> Pawns {
        self.players.seats().filter(|seat| self.pawn(*seat) == place).collect()
    }

    /// The pawns that stood on a tile that sank, in the order in which they swim.
    pub fn in_water(&self) -> impl Iterator<Item = Seat> {
        self.players.from(self.turn).filter(|seat| self.sunk.contains(self.pawn(*seat)))
    }

    /// The first pawn in the water that has no tile to swim to.
    pub fn stranded(&self) -> Option<Seat> {
        self.in_water().find(|seat| self.swims(*seat).is_empty())
    }

    /// Whether anybody holds a card.
    pub fn anyone_holds(&self, card: Card) -> bool {
        self.players.seats().any(|seat| self.hand(seat).has(card))
    }

    /// Whether all pawns stand on Fools' Landing with all treasures captured.
    pub fn ready_to_leave(&self) -> bool {
        let landing = self.place(Tile::FoolsLanding);
        self.captured.len() == 4 && self.players.seats().all(|seat| self.pawn(seat) == landing)
    }
}
