//! What each tile of the board shows, and how that is told apart.

use core::hash::Hash;

use leptos::prelude::*;

use crate::games::island::{FloodOdds, Pawns, Place, Places, Role, State, Tile, Treasure};
use crate::words::island::Ground;

use super::ask::is_endangered;
use super::danger::Risk;
use super::motion::{TileMotion, tile_motion};
use super::pick::{Deed, Pick, deeds, swimmer};
use super::session::Session;
use crate::app::live::{fingerprint, told};

/// Everything that a tile shows. Equal faces need no new drawing.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Face {
    pub tile: Tile,
    pub ground: Ground,
    pub endangered: bool,
    pub pawns: Pawns,
    pub swims: bool,
    pub treasure: Option<(Treasure, bool)>,
    pub deeds: Vec<Deed>,
    /// The number of a tile that is picked together with others.
    pub number: Option<u8>,
    pub open: bool,
    /// The player on turn stands here, as this adventurer.
    pub stands: Option<Role>,
    pub risk: Option<Risk>,
    /// What the last step did to it.
    motion: Option<TileMotion>,
    /// Arrows start from here.
    pub cursor: bool,
}

/// A tile's own face among all of them.
#[derive(Clone, Copy)]
pub struct Own {
    place: Place,
    all: Memo<Vec<Face>>,
    changed: Memo<u64>,
}

impl Own {
    pub fn among(all: Memo<Vec<Face>>, place: Place) -> Own {
        Own { place, all, changed: told(move || all.with(|all| fingerprint(&all[place.index()]))) }
    }

    /// Asks again when this face changes; there is one for every place.
    pub fn with<T>(self, ask: impl FnOnce(&Face) -> T) -> T {
        self.changed.get();
        self.all.with_untracked(|all| ask(&all[self.place.index()]))
    }
}

/// All tiles at once, since what they show is read off the same few things; each then follows its own.
pub fn faces(session: Session) -> Memo<Vec<Face>> {
    let odds = use_context::<Memo<Option<FloodOdds>>>();
    Memo::new(move |_| {
        let odds = odds.and_then(|odds| odds.get());
        let (state, edges) = (session.state.get(), session.edges().get());
        let (pick, pick_at_edges) = (session.picked(), session.picked_at_edges());
        let (turn, cursor) = (edges.turn(), session.cursor.get());
        // Who only looks on sees the table, not what could be done at it.
        let looks_on = session.is_watched() || session.following.get();
        let face = |place: Place, motion: Option<TileMotion>| {
            let tile = state.tile(place);
            let (ground, pawns) = (ground(&state, place), state.pawns_on(place));
            let sunk = ground == Ground::Sunk;
            let number = match pick {
                Pick::Shore(first, _) if first == place => Some(1),
                Pick::Shore(_, Some(second)) if second == place => Some(2),
                _ => None,
            };
            Face {
                tile,
                ground,
                endangered: is_endangered(&state, place),
                pawns,
                swims: sunk && swimmer(&state).is_some() && !pawns.is_empty(),
                treasure: Treasure::at(tile).map(|treasure| (treasure, state.captured().contains(treasure))),
                deeds: if looks_on { Vec::new() } else { deeds(&edges, pick_at_edges, place) },
                number,
                open: pick == Pick::Tile(place) || number.is_some(),
                stands: (state.pawn(turn) == place && !sunk).then(|| state.role(turn)),
                risk: odds.as_ref().filter(|_| !sunk).map(|odds| Risk::of(odds, tile)),
                motion,
                cursor: cursor == place,
            }
        };
        session.news.with(|news| {
            Places::ALL.into_iter().map(|place| face(place, tile_motion(&news.events, place))).collect()
        })
    })
}

impl Face {
    /// What lies on the tile: its treasure, its danger, what can be done.
    pub fn signs_key(&self) -> impl Hash + use<> {
        let sunk = self.ground == Ground::Sunk;
        (sunk, self.treasure, self.endangered, self.risk, self.number, self.deeds.clone())
    }

    /// Who stands on the tile.
    pub fn pawns_key(&self) -> (Pawns, bool, Option<Role>) {
        (self.pawns, self.swims, self.stands)
    }

    pub fn sinks(&self) -> bool {
        self.motion == Some(TileMotion::Sinks)
    }

    pub fn class(&self) -> String {
        let mut class = String::from("tile");
        let mut add = |on: bool, name: &str| {
            if on {
                class.push(' ');
                class.push_str(name);
            }
        };
        let walks = |deed: &Deed| !matches!(deed, Deed::ShoreUp | Deed::Lift);
        let calm = self.deeds.contains(&Deed::Lift);
        add(true, ground_name(self.ground));
        add(gate(self.tile).is_some(), gate(self.tile).unwrap_or_default());
        add(self.endangered, "danger");
        add(!self.deeds.is_empty(), "can");
        add(calm, "soft lift");
        add(self.deeds.iter().any(walks), "can-move");
        add(self.deeds.contains(&Deed::ShoreUp), "can-shore");
        add(self.deeds.contains(&Deed::Guide(2)), "two");
        add(self.open, "selected");
        add(self.swims, "swimmer");
        add(self.risk.is_some(), "dgt");
        add(self.risk == Some(Risk::None), "at-ease");
        add(self.stands.is_some(), "here");
        add(self.motion.is_some(), "just");
        class
    }
}

pub fn ground(state: &State, place: Place) -> Ground {
    if state.sunk().contains(place) {
        Ground::Sunk
    } else if state.flooded().contains(place) {
        Ground::Flooded
    } else {
        Ground::Dry
    }
}

pub fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Dry => "dry",
        Ground::Flooded => "flooded",
        Ground::Sunk => "sunk",
    }
}

/// Flooded gates look alike at small sizes, so each has a sky of its own.
fn gate(tile: Tile) -> Option<&'static str> {
    match tile {
        Tile::BronzeGate => Some("g-bronze"),
        Tile::CopperGate => Some("g-copper"),
        Tile::GoldGate => Some("g-gold"),
        Tile::IronGate => Some("g-iron"),
        Tile::SilverGate => Some("g-silver"),
        _ => None,
    }
}
