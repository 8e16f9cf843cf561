//! The shallows around the island: three bands that shrink as tiles flood and sink.

use leptos::prelude::*;

use crate::app::dom::view;

use crate::games::island::{Place, Places, Shape};

use super::board::size;
use super::session::use_session;
use crate::app::live::text;

/// Units of the drawing: a tile, and from one tile to the next.
const TILE: u32 = 116;
const STEP: u32 = 122;
/// How far the drawing reaches beyond the tiles.
const MARGIN: u32 = 66;

#[component]
pub fn Shoals() -> impl IntoView {
    let session = use_session();
    let shape = session.state.with_untracked(|state| state.shape());
    let (columns, rows) = size(shape);
    let reach = |count: u8| u32::from(count) * STEP - (STEP - TILE) + 2 * MARGIN;
    let frame = format!("-{MARGIN} -{MARGIN} {} {}", reach(columns), reach(rows));
    let land = session.fact(|scene| scene.state.land());
    let above = session.fact(|scene| scene.state.land().minus(scene.state.flooded()));
    let all = text(move || path(shape, land.get()));
    let dry = text(move || path(shape, above.get()));
    view! {
        <svg class="shoals" viewBox=frame aria-hidden="true">
            <path class="shoal-3" d=all.clone()/>
            <path class="shoal-2" d=all/>
            <path class="shoal-1" d=dry/>
        </svg>
    }
}

fn path(shape: Shape, places: Places) -> String {
    let square = |place: Place| {
        let spot = shape.map().spot(place);
        format!("M{} {}h{TILE}v{TILE}h-{TILE}z", u32::from(spot.column) * STEP, u32::from(spot.row) * STEP)
    };
    places.into_iter().map(square).collect()
}
