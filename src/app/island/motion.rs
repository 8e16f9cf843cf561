//! What moves on the board after a step, read off its events. The state never waits for it.

use crate::games::island::{Event, Map, Place, Seat};

/// How a tile changes before the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileMotion {
    Floods,
    Dries,
    Sinks,
}

/// What a step did to a tile, if anything.
pub fn tile_motion(events: &[Event], place: Place) -> Option<TileMotion> {
    events.iter().rev().find_map(|event| match event {
        Event::Flooded { at } if at.place == place => Some(TileMotion::Floods),
        Event::ShoredUp { at, .. } if at.place == place => Some(TileMotion::Dries),
        Event::Sank { at } if at.place == place => Some(TileMotion::Sinks),
        _ => None,
    })
}

/// Where a pawn that a step brought to this space comes from: columns and rows, counted from here.
pub fn pawn_motion(events: &[Event], pawn: Seat, place: Place, map: &Map) -> Option<(i8, i8)> {
    events.iter().find_map(|event| match event {
        Event::Moved { who, from, to, .. } if who.seat == pawn && to.place == place => {
            let (from, to) = (map.spot(from.place), map.spot(to.place));
            Some((from.column as i8 - to.column as i8, from.row as i8 - to.row as i8))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::island::{Action, Difficulty, Island, Players, Setup, Shape, Tile};
    use crate::kernel::{Game, Seed};

    #[test]
    fn a_pawn_comes_from_where_it_stood() {
        let setup = Setup::random(Players::Two, Difficulty::Novice, Shape::ForbiddenIsland);
        let state = Island::start(&setup, Seed::from_random(7));
        let pawn = state.turn();
        let to = state.walks(pawn).into_iter().next().unwrap();
        let step = Island::step(&state, Action::Move { pawn, to }).unwrap();
        let (columns, rows) = pawn_motion(&step.events, pawn, to, state.map()).unwrap();
        let (from, to_spot) = (state.map().spot(state.pawn(pawn)), state.map().spot(to));
        assert_eq!(to_spot.column as i8 + columns, from.column as i8);
        assert_eq!(to_spot.row as i8 + rows, from.row as i8);
        assert_eq!(tile_motion(&step.events, state.place(Tile::FoolsLanding)), None);
    }
}
