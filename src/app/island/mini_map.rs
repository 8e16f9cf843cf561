//! A whole island in small: on the postcard at the end, and wherever a game is recognised by its island.

use crate::app::dom::{El, Nodes, view};

use crate::games::island::{Places, State};
use crate::words::island::Ground;

use super::art;
use super::board::size;
use super::face::{ground, ground_name};

/// From one tile to the next, in units of the drawing.
const STEP: u32 = 20;

pub fn mini_map(state: &State) -> El {
    let (columns, rows) = size(state.shape());
    let frame = format!("-6 -6 {} {}", u32::from(columns) * STEP + 10, u32::from(rows) * STEP + 10);
    let tiles = Places::ALL.into_iter().map(|place| {
        let (spot, ground) = (state.map().spot(place), ground(state, place));
        let (x, y) = (u32::from(spot.column) * STEP, u32::from(spot.row) * STEP);
        let href = format!("#tiles-{}", art::slug(state.tile(place)));
        let tile = (ground != Ground::Sunk)
            .then(|| view! { <use_ href=href x=x + 1 y=y + 1 width="16" height="16"/> });
        view! {
            <g class=["mt ", ground_name(ground)].concat()>
                <rect x=x y=y width="18" height="18" rx="2"/>
                {tile}
            </g>
        }
    });
    view! { <svg class="mm" viewBox=frame aria-hidden="true">{tiles.nodes()}</svg> }
}
