//! Forbidden Island: every rule, as values in and values out.
//!
//! One file for one idea of the rulebook. [`check`] is the only judge of what may be done; `legal` finds it
//! quickly, `apply` does it, `draw` turns cards. [`Observation`]
//! is what the table knows; [`position`], [`notation`] and [`transcript`] are the text forms.

mod action;
mod apply;
mod card;
mod check;
pub mod chronicle;
mod course;
mod daily;
mod deal;
mod draw;
mod event;
mod flood;
mod illegal;
mod legal;
pub mod notation;
mod observe;
mod odds;
mod outcome;
mod phase;
mod place;
pub mod position;
mod reach;
mod role;
mod seat;
mod section;
mod setup;
mod shape;
mod state;
mod tile;
pub mod transcript;
mod treasure;
mod water;

pub use action::Action;
pub use card::{Card, Cards, HAND_LIMIT};
pub use check::check;
pub use course::Course;
pub use daily::Daily;
pub use event::{At, Event, Means, Way, Who};
pub use flood::Flood;
pub use illegal::Illegal;
pub use observe::Observation;
pub use odds::{FloodOdds, MOST_DRAWS};
pub use outcome::{Loss, Outcome};
pub use phase::{ACTIONS, Phase, Resume};
pub use place::{Pair, Place, Places};
pub use role::Role;
pub use seat::{Pawns, Players, Seat};
pub use setup::{Setup, SetupError};
pub use shape::{Map, Shape, Spot};
pub use state::State;
pub use tile::{Tile, Tiles};
pub use treasure::{Treasure, Treasures};
pub use water::{Difficulty, Water};

use super::tag::ISLAND as TAG;
use crate::kernel::pack::{Packer, Unpacker};
use crate::kernel::{Game, Seed, Tell};

/// The rules of Forbidden Island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Island;

impl Game for Island {
    const TAG: u8 = TAG;
    const RULES: u8 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Outcome = Outcome;

    fn start(setup: &Setup, seed: Seed) -> State {
        deal::start(setup, seed)
    }

    fn each_legal(state: &State, visit: &mut impl FnMut(Action)) {
        legal::each_legal(state, visit);
    }

    fn apply(state: &State, action: Action, tell: &mut impl Tell<Event>) -> Result<State, Illegal> {
        apply::apply(state, action, tell)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn pack_setup(setup: &Setup, into: &mut Packer) {
        setup.pack(into);
    }

    fn unpack_setup(from: &mut Unpacker) -> Option<Setup> {
        Setup::unpack(from)
    }

    fn weight(state: &State, action: Action) -> u16 {
        legal::weight(state, action)
    }
}
