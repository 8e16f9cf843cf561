//! One space of the island: its tile as it lies there, who stands on it, and what can be done.

use leptos::prelude::*;

use crate::app::dom::{IntoNode, Nodes, view};
use crate::app::live::{Live, live, term, text, word};
use crate::games::island::{Place, Seat};
use crate::words::island::Ground;

use super::art::{self, Stamp};
use super::danger::Gauge;
use super::face::{Face, Part, Shown, ground_name};
use super::motion::pawn_motion;
use super::pick::Deed;
use super::session::{Session, use_session};
use super::speech;

#[component]
pub fn TileView(place: Place, face: Shown) -> impl IntoView {
    let session = use_session();
    let spot = session.state.with_untracked(|state| art::spot_class(state.map().spot(place)));
    let tile = session.state.with_untracked(|state| state.tile(place));
    let label = move || {
        face.see(Part::Label, |face| {
            session.state.with_untracked(|state| session.speak(|tongue| speech::tile(tongue, state, face)))
        })
    };
    view! {
        <span class="cell" role="gridcell">
            <button
                class=text(move || face.see(Part::Look, Face::class) + &spot)
                tabindex=term(move || if face.see(Part::Cursor, |face| face.cursor) { "0" } else { "-1" })
                aria-label=text(label)
                aria-expanded=word(move || face.see(Part::Look, |face| face.open.then_some("true")))
                data-place=place.index().to_string()
                data-tile=tile.code()
                data-state=term(move || face.see(Part::Ground, |face| ground_name(face.ground)))
                on:focus=move |_| session.set_cursor(place)
                on:click=move |_| session.tap_tile(place)
            >
                {drawn(face, Part::Ground, move |now| ground_view(session, now))}
                {drawn(face, Part::Signs, move |now| signs(face, now))}
                <i class=term(move || face.see(Part::Ring, Face::ring))></i>
                {drawn(face, Part::Pawns, move |now| pawns(session, now, place))}
            </button>
        </span>
    }
}

/// What is drawn anew when its part of the face changes, whatever else it looks at.
fn drawn<N: IntoNode>(face: Shown, part: Part, draw: impl Fn(&Face) -> N + Send + 'static) -> Live {
    live(move || face.see(part, |now| untrack(|| draw(now))))
}

/// The tile itself. Drawn anew only when it floods, dries or sinks: nothing on it costs more.
fn ground_view(session: Session, face: &Face) -> AnyView {
    if face.ground == Ground::Sunk {
        // A tile that has just sunk is drawn once more, to go under.
        let gone = face.sinks().then(|| {
            view! {
                <span class="tile flooded sinking">
                    {art::tile(face.tile, "pic").child(art::waves())}
                </span>
            }
        });
        return view! { {gone}{art::draw("tiles", "ripple", "ripple")} }.into_any();
    }
    let flooded = face.ground == Ground::Flooded;
    let tile = face.tile;
    view! {
        {art::tile(tile, "pic").child(flooded.then(art::waves))}
        <span class="name">{term(move || session.words().island.names.tile_in_print(tile))}</span>
    }
    .into_any()
}

/// What lies on the tile: its treasure, its danger, what can be done.
fn signs(face: Shown, now: &Face) -> AnyView {
    let badge = now.treasure.filter(|_| now.ground != Ground::Sunk).map(|(treasure, done)| {
        let class = if done { "tbadge done" } else { "tbadge" };
        view! { <span class=class>{art::treasure(treasure, "")}</span> }
    });
    let marks = marks(now);
    let class = move || if face.see(Part::Ring, |face| face.deeds.is_empty()) { "mk off" } else { "mk" };
    view! {
        {badge}
        {now.endangered.then(|| art::stamp(Stamp::Sink, "sinktag"))}
        {now.risk.map(|risk| view! { <Gauge risk/> })}
        {(!marks.is_empty()).then(|| view! { <span class=term(class)>{marks}</span> })}
    }
    .into_any()
}

/// One small sign for each thing that can be done here.
fn marks(face: &Face) -> Vec<AnyView> {
    let sign = |deed: &Deed| {
        let (class, stamp, number) = match deed {
            Deed::Move => ("", Stamp::Boot, None),
            Deed::Fly | Deed::Lift => ("", Stamp::Heli, None),
            Deed::ShoreUp => ("pale-cell", Stamp::Bag, face.number),
            Deed::Guide(steps) => ("", Stamp::Feet, Some(*steps)),
            Deed::Swim => ("", Stamp::Swim, None),
            Deed::Sandbags => ("pale-cell", Stamp::Bag, None),
            Deed::Capture => ("", Stamp::Crown, None),
        };
        let sign = art::stamp(stamp, class).into_any();
        [Some(sign), number.map(|number| view! { <b class=class>{number}</b> }.into_any())]
    };
    face.signs.iter().flat_map(sign).flatten().collect()
}

fn pawns(session: Session, face: &Face, place: Place) -> Vec<AnyView> {
    let state = session.state.get_untracked();
    let crowd = face.pawns.iter().count();
    let class = format!("pawns n{crowd}{}", if face.swims { " afloat" } else { "" });
    let figure = |seat: Seat| {
        let role = state.role(seat);
        let hop = session.news.with_untracked(|news| pawn_motion(&news.events, seat, place, state.map()));
        let class = if hop.is_some() { "pawn just" } else { "pawn" };
        let way = |steps: i8| format!("calc({steps}*var(--step))");
        view! {
            <span
                class=art::role_class(role)
                style:--dx=hop.map(|(columns, _)| way(columns))
                style:--dy=hop.map(|(_, rows)| way(rows))
                data-pawn=seat.index().to_string()
            >
                {art::figure(role, class)}
            </span>
        }
    };
    let standing =
        (crowd > 0).then(|| view! { <span class=class>{face.pawns.iter().map(figure).nodes()}</span> });
    view! {
        {standing}
        {face.swims.then(|| view! { <span class="lifering"></span> })}
    }
}
