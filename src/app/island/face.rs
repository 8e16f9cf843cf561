//! What each tile of the board shows, and how that is told apart.

use leptos::prelude::*;

use crate::games::island::{Event, Pawns, Place, Places, State, Tile, Treasure};
use crate::words::island::Ground;

use super::ask::is_endangered;
use super::danger::Risk;
use super::motion::{TileMotion, tile_motion};
use super::pick::{Deed, Pick, deeds, swimmer};
use super::session::{Scene, Session};
use crate::app::live::{fingerprint, put};

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

/// What can change about a face by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Look,
    Ground,
    Signs,
    Ring,
    Pawns,
    Label,
    Cursor,
}

impl Part {
    const ALL: [Part; 7] =
        [Part::Look, Part::Ground, Part::Signs, Part::Ring, Part::Pawns, Part::Label, Part::Cursor];
}

/// The face of a tile on the board. Whoever looks at a part of it is told only when that part changes: a turn that
/// lights up the island has two dozen faces change, each in one or two of its parts.
#[derive(Clone, Copy)]
pub struct Shown {
    face: StoredValue<Face>,
    prints: [RwSignal<u64>; Part::ALL.len()],
}

impl Shown {
    fn new(face: Face) -> Shown {
        Shown { prints: Part::ALL.map(|part| RwSignal::new(face.print(part))), face: StoredValue::new(face) }
    }

    fn show(&self, mut now: Face) {
        if now.deeds.is_empty() {
            now.signs = self.face.with_value(|before| before.signs.clone());
        }
        if self.face.with_value(|before| *before != now) {
            let prints = Part::ALL.map(|part| now.print(part));
            self.face.set_value(now);
            self.prints.into_iter().zip(prints).for_each(|(known, print)| put(known, print));
        }
    }

    /// Looks at a part of the face, and again when that part has changed.
    pub fn see<T>(self, part: Part, look: impl FnOnce(&Face) -> T) -> T {
        self.prints[part as usize].get();
        self.face.with_value(look)
    }
}

/// The face of each tile.
pub fn faces(session: Session) -> Vec<Shown> {
    let read = move |scene: &Scene| session.news.with_untracked(|news| read(scene, &news.events));
    let faces: Vec<Shown> = session.look(read).into_iter().map(Shown::new).collect();
    let kept = faces.clone();
    session.watch(move |scene| kept.iter().zip(read(scene)).for_each(|(shown, now)| shown.show(now)));
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
    /// A number that differs wherever this part of two faces does.
    fn print(&self, part: Part) -> u64 {
        let (ground, sunk) = (self.ground as u8, self.ground == Ground::Sunk);
        match part {
            Part::Look => {
                let flags = (self.open, self.swims, self.motion.is_some());
                fingerprint(&(ground, self.endangered, self.risk, flags))
            }
            Part::Ground => fingerprint(&(ground, self.sinks())),
            Part::Signs => {
                fingerprint(&(sunk, self.treasure, self.endangered, self.risk, self.number, &self.signs))
            }
            Part::Ring => fingerprint(&self.deeds),
            Part::Pawns => fingerprint(&(self.pawns, self.swims)),
            Part::Label => fingerprint(&(ground, self.treasure, self.pawns, self.risk, &self.deeds)),
            Part::Cursor => u64::from(self.cursor),
        }
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
