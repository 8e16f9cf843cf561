//! What each tile of the board shows, and how that is told apart.

use core::hash::Hash;

use leptos::prelude::*;

use crate::games::island::{Event, Pawns, Place, Places, State, Tile, Treasure};
use crate::words::island::Ground;

use super::ask::is_endangered;
use super::danger::Risk;
use super::motion::{TileMotion, tile_motion};
use super::pick::{Deed, Pick, deeds, swimmer};
use super::session::{Scene, Session};
use crate::app::live::put;

/// Everything that a tile shows. Equal faces need no new drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    pub tile: Tile,
    pub ground: Ground,
    pub endangered: bool,
    pub pawns: Pawns,
    pub swims: bool,
    pub treasure: Option<(Treasure, bool)>,
    pub deeds: Vec<Deed>,
    /// The same, or what could be done last: signs that will be needed again are hidden, not taken away.
    pub signs: Vec<Deed>,
    /// The number of a tile that is picked together with others.
    pub number: Option<u8>,
    pub open: bool,
    pub risk: Option<Risk>,
    /// What the last step did to it.
    motion: Option<TileMotion>,
    /// Arrows start from here.
    pub cursor: bool,
}

/// The face of each tile, told only to those whose face changes.
pub fn faces(session: Session) -> Vec<RwSignal<Face>> {
    let read = move |scene: &Scene| session.news.with_untracked(|news| read(scene, &news.events));
    let faces: Vec<RwSignal<Face>> = session.look(read).into_iter().map(RwSignal::new).collect();
    let kept = faces.clone();
    let show = |(face, mut now): (&RwSignal<Face>, Face)| {
        if now.deeds.is_empty() {
            now.signs = face.with_untracked(|before| before.signs.clone());
        }
        put(*face, now);
    };
    session.watch(move |scene| kept.iter().zip(read(scene)).for_each(show));
    faces
}

/// All tiles at once, since what they show is read off the same few things.
fn read(scene: &Scene, events: &[Event]) -> Vec<Face> {
    let Scene { state, pick, .. } = *scene;
    let odds = scene.danger.then(|| state.observe().flood_odds());
    let face = |place: Place| {
        let tile = state.tile(place);
        let (ground, pawns) = (ground(&state, place), state.pawns_on(place));
        let sunk = ground == Ground::Sunk;
        let number = match pick {
            Pick::Shore(first, _) if first == place => Some(1),
            Pick::Shore(_, Some(second)) if second == place => Some(2),
            _ => None,
        };
        // Who only looks on sees the table, not what could be done at it.
        let deeds = if scene.looks_on { Vec::new() } else { deeds(&state, pick, place) };
        Face {
            tile,
            ground,
            endangered: is_endangered(&state, place),
            pawns,
            swims: sunk && swimmer(&state).is_some() && !pawns.is_empty(),
            treasure: Treasure::at(tile).map(|treasure| (treasure, state.captured().contains(treasure))),
            signs: deeds.clone(),
            deeds,
            number,
            open: pick == Pick::Tile(place) || number.is_some(),
            risk: odds.as_ref().filter(|_| !sunk).map(|odds| Risk::of(odds, tile)),
            motion: tile_motion(events, place),
            cursor: scene.cursor == place,
        }
    };
    Places::ALL.into_iter().map(face).collect()
}

impl Face {
    /// What lies on the tile: its treasure, its danger, what can be done.
    pub fn signs_key(&self) -> impl Hash + use<> {
        let sunk = self.ground == Ground::Sunk;
        (sunk, self.treasure, self.endangered, self.risk, self.number, self.signs.clone())
    }

    /// Who stands on the tile.
    pub fn pawns_key(&self) -> (Pawns, bool) {
        (self.pawns, self.swims)
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
        add(true, ground_name(self.ground));
        add(self.endangered, "danger");
        add(self.open, "selected");
        add(self.swims, "swimmer");
        add(self.risk.is_some(), "dgt");
        add(self.risk == Some(Risk::None), "at-ease");
        add(self.motion.is_some(), "just");
        class
    }

    /// The ring of a tile where something can be done: whole where somebody can go, dashed where it takes two steps
    /// or bags of sand. A flight can end nearly everywhere, so there only signs are shown.
    pub fn ring(&self) -> &'static str {
        let walks = |deed: &Deed| !matches!(deed, Deed::ShoreUp | Deed::Lift);
        if self.deeds.is_empty() || self.deeds.contains(&Deed::Lift) {
            "ring"
        } else if !self.deeds.iter().any(walks) {
            "ring lit dashed pale"
        } else if self.deeds.contains(&Deed::Guide(2)) {
            "ring lit dashed"
        } else {
            "ring lit"
        }
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
