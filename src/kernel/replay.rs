//! Folding a record into states, as far as the rules allow.

use super::game::{Game, Step};
use super::record::Record;

/// What a record amounts to: the good prefix and, if it does not hold to the end, where it breaks and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay<G: Game> {
    /// The state after the last good action.
    pub state: G::State,
    /// How many actions were good.
    pub good: usize,
    /// Why the next one was refused, for a record that the rules do not bear out.
    pub broken: Option<Break<G>>,
}

/// The first action of a record that the rules refuse.
#[derive(Clone, Debug, PartialEq)]
pub struct Break<G: Game> {
    pub at: usize,
    pub action: G::Action,
    pub why: G::Illegal,
}

/// Replays a record, showing each step to `see`.
pub fn replay_with<G: Game>(record: &Record<G>, mut see: impl FnMut(usize, &Step<G>)) -> Replay<G> {
    let mut state = G::start(&record.setup, record.seed);
    for (at, action) in record.actions.iter().copied().enumerate() {
        match G::step(&state, action) {
            Ok(step) => {
                see(at, &step);
                state = step.state;
            }
            Err(why) => return Replay { state, good: at, broken: Some(Break { at, action, why }) },
        }
    }
    Replay { state, good: record.actions.len(), broken: None }
}

/// Replays a record for its result alone.
pub fn replay<G: Game>(record: &Record<G>) -> Replay<G> {
    replay_with(record, |_, _| {})
}
