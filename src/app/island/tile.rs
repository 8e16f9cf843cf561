//! One space of the island: its tile as it lies there, who stands on it, and what can be done.

use leptos::prelude::*;

use crate::app::dom::{IntoNode, Nodes, view};
use crate::app::live::{keyed, term, text, word};
use crate::games::island::{FloodOdds, Pawns, Place, Seat, State, Tile, Treasure};
use crate::words::island::Ground;

use super::ask::is_endangered;
use super::danger::{Gauge, Risk};
use super::motion::{TileMotion, pawn_motion, tile_motion};
use super::pick::{Deed, Pick, deeds, swimmer};
use super::session::{Session, use_session};
use super::{art, speech};

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
    /// The number of a tile that is picked together with others.
    pub number: Option<u8>,
    pub open: bool,
    /// The player on turn stands here.
    pub here: bool,
    pub risk: Option<Risk>,
}

impl Face {
    fn new(state: &State, pick: Pick, odds: Option<&FloodOdds>, place: Place) -> Face {
        let tile = state.tile(place);
        let pawns = state.pawns_on(place);
        let number = match pick {
            Pick::Shore(first, _) if first == place => Some(1),
            Pick::Shore(_, Some(second)) if second == place => Some(2),
            _ => None,
        };
        let treasure = Treasure::at(tile).map(|treasure| (treasure, state.captured().contains(treasure)));
        Face {
            tile,
            ground: ground(state, place),
            endangered: is_endangered(state, place),
            pawns,
            swims: swimmer(state).is_some() && state.sunk().contains(place) && !pawns.is_empty(),
            treasure,
            deeds: deeds(state, pick, place),
            number,
            open: pick == Pick::Tile(place) || number.is_some(),
            here: state.pawn(state.turn()) == place,
            risk: odds.filter(|_| !state.sunk().contains(place)).map(|odds| Risk::of(odds, tile)),
        }
    }

    /// A number that differs wherever what lies on the tile does.
    fn signs_key(&self) -> u64 {
        let deed = |deed: &Deed| match deed {
            Deed::Move => 1,
            Deed::Fly => 2,
            Deed::ShoreUp => 4,
            Deed::Swim => 8,
            Deed::Lift => 16,
            Deed::Sandbags => 32,
            Deed::Capture => 64,
            Deed::Guide(steps) => 128 * u64::from(*steps),
        };
        let risk = match self.risk {
            None => 0,
            Some(Risk::None) => 1,
            Some(Risk::Floods(chance)) => 2 + u64::from(chance),
            Some(Risk::Sinks(chance)) => 103 + u64::from(chance),
        };
        let done = self.treasure.is_some_and(|(_, done)| done);
        let flags =
            u64::from(self.endangered) + 2 * u64::from(done) + 4 * u64::from(self.ground == Ground::Sunk);
        self.deeds.iter().map(deed).sum::<u64>()
            + (risk << 12)
            + (flags << 24)
            + (u64::from(self.number.unwrap_or(0)) << 32)
    }

    /// A number that differs wherever who stands on the tile does.
    fn pawns_key(&self) -> u64 {
        self.pawns.iter().map(|seat| 1 << seat.index()).sum::<u64>() + 16 * u64::from(self.swims)
    }

    fn class(&self, session: Session) -> String {
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
        if self.here && self.ground != Ground::Sunk {
            let role = session.state.with_untracked(|state| state.role(state.turn()));
            add(true, "here");
            add(true, &art::role_class(role));
        }
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

#[component]
pub fn TileView(place: Place) -> impl IntoView {
    let session = use_session();
    let spot = session.state.with_untracked(|state| state.map().spot(place));
    let odds = use_context::<Memo<Option<FloodOdds>>>();
    let face = Memo::new(move |_| {
        let odds = odds.and_then(|odds| odds.get());
        let mut face = session.state.with(|state| Face::new(state, session.pick.get(), odds.as_ref(), place));
        // Who only looks on sees the table, not what could be done at it.
        if session.is_watched() || session.following.get() {
            face.deeds.clear();
        }
        face
    });
    let label = move || {
        face.with(|face| {
            session.state.with(|state| session.speak(|tongue| speech::tile(tongue, state, face)))
        })
    };
    let motion = move || session.news.with(|news| tile_motion(&news.events, place));
    let sinks = move || motion() == Some(TileMotion::Sinks);
    let class = text(move || {
        let just = if motion().is_some() { " just" } else { "" };
        face.with(|face| face.class(session)) + just
    });
    view! {
        <span class="cell" role="gridcell">
            <button
                class=class
                style:--c=spot.column.to_string()
                style:--r=spot.row.to_string()
                tabindex=term(move || if session.cursor.get() == place { "0" } else { "-1" })
                aria-label=text(label)
                aria-expanded=word(move || face.with(|face| face.open.then_some("true")))
                data-place=place.index().to_string()
                data-tile=term(move || face.with(|face| face.tile.code()))
                data-state=term(move || face.with(|face| ground_name(face.ground)))
                on:click=move |_| session.tap_tile(place)
            >
                {keyed(
                    move || face.with(|face| face.ground as u64 * 2 + u64::from(sinks())),
                    move || face.with(|face| ground_view(session, face, sinks())),
                )}
                {keyed(move || face.with(Face::signs_key), move || face.with(signs))}
                {keyed(move || face.with(Face::pawns_key), move || face.with(|face| pawns(session, face, place)))}
            </button>
        </span>
    }
}

/// The tile itself. Drawn anew only when it floods, dries or sinks: nothing on it costs more.
fn ground_view(session: Session, face: &Face, sinks: bool) -> AnyView {
    if face.ground == Ground::Sunk {
        // A tile that has just sunk is drawn once more, to go under.
        let gone = sinks.then(|| {
            view! {
                <span class="tile flooded sinking">
                    <span class="pic">{art::tile(face.tile, "")}{art::draw("tiles", "waves", "wv")}</span>
                </span>
            }
        });
        return view! { {gone}{art::draw("tiles", "ripple", "ripple")} }.into_any();
    }
    let flooded = face.ground == Ground::Flooded;
    let tile = face.tile;
    view! {
        <span class="pic">
            {art::tile(tile, "")}
            {flooded.then(|| art::draw("tiles", "waves", "wv"))}
        </span>
        <span class="name">{term(move || session.speak(|tongue| tongue.tile(tile)))}</span>
    }
    .into_any()
}

/// What lies on the tile: its treasure, its danger, what can be done.
fn signs(face: &Face) -> AnyView {
    let sunk = face.ground == Ground::Sunk;
    let badge = face.treasure.filter(|_| !sunk).map(|(treasure, done)| {
        let class = if done { "tbadge done" } else { "tbadge" };
        view! { <span class=class>{art::treasure(treasure, "")}</span> }
    });
    let marks = marks(face);
    view! {
        {badge}
        {face.endangered.then(|| view! { <span class="sinktag">{art::icon("sink")}</span> })}
        {face.risk.map(|risk| view! { <Gauge risk/> })}
        {(!marks.is_empty()).then(|| view! { <span class="mk">{marks}</span> })}
    }
    .into_any()
}

/// One small sign for each thing that can be done here.
fn marks(face: &Face) -> Vec<AnyView> {
    let sign = |deed: &Deed| {
        let (class, icon, number) = match deed {
            Deed::Move => ("", "boot", None),
            Deed::Fly | Deed::Lift => ("", "heli", None),
            Deed::ShoreUp => ("sh", "bag", face.number),
            Deed::Guide(steps) => ("", "feet", Some(*steps)),
            Deed::Swim => ("", "swim", None),
            Deed::Sandbags => ("sh", "bag", None),
            Deed::Capture => ("", "crown", None),
        };
        view! { <i class=class>{art::icon(icon)}{number.map(|number| view! { <b>{number}</b> })}</i> }
            .into_any()
    };
    face.deeds.iter().map(sign).collect()
}

fn pawns(session: Session, face: &Face, place: Place) -> Option<AnyView> {
    let state = session.state.get_untracked();
    let crowd = face.pawns.iter().count();
    let class = format!("pawns n{crowd}{}", if face.swims { " afloat" } else { "" });
    let figure = |seat: Seat| {
        let role = state.role(seat);
        let hop = session.news.with_untracked(|news| pawn_motion(&news.events, seat, place, state.map()));
        let class = if hop.is_some() { "pawn just" } else { "pawn" };
        let (columns, rows) = hop.unwrap_or_default();
        view! {
            <span
                class=art::role_class(role)
                style:--dx=format!("calc({columns}*(var(--tile) + var(--gap)))")
                style:--dy=format!("calc({rows}*(var(--tile) + var(--gap)))")
                data-pawn=seat.index().to_string()
            >
                {art::pawn(role, class)}
            </span>
        }
    };
    (crowd > 0).then(|| {
        view! {
            <span class=class>{face.pawns.iter().map(figure).nodes()}</span>
            {face.swims.then(|| view! { <span class="lifering"></span> })}
        }
        .into_node()
    })
}
