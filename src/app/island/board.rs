//! The island: a grid of tiles in its shoals, with the treasures around it.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::text;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::games::island::{Place, Places, Shape, Spot, State};
use crate::platform::page;
use crate::words::island::Ground;

use super::ask::is_endangered;
use super::face::{faces, ground};
use super::session::{Session, use_session};
use super::shoals::Shoals;
use super::status::Status;
use super::tile::TileView;
use super::treasures::Treasures;
use super::{art, choices::Pop};

/// How a shape fills its frame: only the rulebook's leaves four corners free for the treasures, the atoll keeps
/// them inside, and long shapes turn on tall screens.
pub fn frame_class(shape: Shape) -> &'static str {
    match shape {
        Shape::ForbiddenIsland => "",
        Shape::AtollOfDecisions => "lagoon",
        Shape::BridgeOfHorrors => "long broad",
        Shape::BayOfGulls | Shape::BoneIsland | Shape::ArchOfFate => "railed long",
        _ => "railed",
    }
}

/// The columns and rows of a shape.
pub fn size(shape: Shape) -> (u8, u8) {
    let spots = Places::ALL.into_iter().map(|place| shape.map().spot(place));
    spots.fold((0, 0), |(columns, rows), spot| (columns.max(spot.column + 1), rows.max(spot.row + 1)))
}

#[component]
pub fn Board() -> impl IntoView {
    let session = use_session();
    let shape = session.state.with_untracked(|state| state.shape());
    let (_, rows) = size(shape);
    let faces = faces(session);
    let walk = move |event: KeyboardEvent| {
        if let Some(step) = step_of(&event.key())
            && let Some(place) = walk(shape, session.cursor(), step)
        {
            event.prevent_default();
            session.set_cursor(place);
            page::focus_in_place(&format!("[data-place='{}']", place.index()));
        }
    };
    let rows = (0..rows).map(|row| {
        let places = Places::ALL.into_iter().filter(move |place| shape.map().spot(*place).row == row);
        view! {
            <div class="row" role="row">
                {places.map(|place| view! { <TileView place face=faces[place.index()]/> }).nodes()}
            </div>
        }
    });
    // A tap on the water steps back; one on a tile or its choice, which may be gone by now, is no such tap.
    let sea = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| matches!(target.closest("button,.pop"), Ok(None))) {
            session.back();
        }
    };
    view! {
        <div class="bz" on:click=sea>
            <div class="board">
                <Shoals/>
                <Status/>
                {art::draw("tiles", "compass", "rose")}
                <Treasures/>
                <div
                    class="grid-of-tiles"
                    role="grid"
                    aria-label=session.say(|w| w.table.board)
                    on:keydown=walk
                >
                    {rows.nodes()}
                </div>
                {stand(session)}
                <Pop/>
            </div>
        </div>
    }
}

/// A ring around the tile where whoever is on turn stands; there is none in the water.
fn stand(session: Session) -> El {
    let at = |state: &State| state.pawn(state.turn());
    let stands = session.fact(move |scene| {
        let (state, place) = (&scene.state, at(&scene.state));
        (place, state.role(state.turn()), ground(state, place), is_endangered(state, place))
    });
    let class = move || {
        let (place, role, ground, endangered) = stands.get();
        let spot = session.look(|scene| scene.state.map().spot(place));
        let lies = match ground {
            Ground::Dry => "",
            Ground::Flooded if endangered => " wet warns",
            Ground::Flooded => " wet",
            Ground::Sunk => " off",
        };
        ["stand ", art::role_class(role), lies, &art::spot_class(spot)].concat()
    };
    view! { <span class=text(class)></span> }
}

/// The direction of an arrow key, in columns and rows.
fn step_of(key: &str) -> Option<(i8, i8)> {
    match key {
        "ArrowLeft" => Some((-1, 0)),
        "ArrowRight" => Some((1, 0)),
        "ArrowUp" => Some((0, -1)),
        "ArrowDown" => Some((0, 1)),
        _ => None,
    }
}

/// The next space in a direction, over holes; where the row or column ends, the nearest that lies further on.
fn walk(shape: Shape, from: Place, (columns, rows): (i8, i8)) -> Option<Place> {
    let map = shape.map();
    let start = map.spot(from);
    let ahead = |spot: Spot| {
        let (x, y) = (spot.column as i8 - start.column as i8, spot.row as i8 - start.row as i8);
        let (along, aside) = if columns != 0 { (x * columns, y) } else { (y * rows, x) };
        // Straight ahead comes first, however far; then what is nearest, rather along than aside.
        (along > 0).then_some((aside != 0, aside.abs() * 4 + along))
    };
    let reached = Places::ALL.into_iter().filter_map(|place| Some((ahead(map.spot(place))?, place)));
    reached.min_by_key(|(distance, _)| *distance).map(|(_, place)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_reach_every_tile_of_every_shape_and_skip_holes() {
        for shape in Shape::ALL {
            let mut reached = Places::of(Place::default());
            for _ in 0..Place::COUNT {
                for place in reached {
                    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
                    let next = steps.into_iter().filter_map(|step| walk(shape, place, step));
                    reached = next.fold(reached, Places::with);
                }
            }
            assert_eq!(reached, Places::ALL, "{shape:?}");
        }
    }

    #[test]
    fn an_arrow_goes_straight_over_a_hole() {
        let map = Shape::VolcanoIsland.map();
        let at = |column, row| map.place(Spot { column, row }).unwrap();
        assert_eq!(walk(Shape::VolcanoIsland, at(1, 2), (1, 0)), Some(at(3, 2)));
        assert_eq!(walk(Shape::VolcanoIsland, at(4, 2), (1, 0)), None);
    }
}
