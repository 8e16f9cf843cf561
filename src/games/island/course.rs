//! What a record comes to, in a few words: for lists of games, which show many at once.

use super::{Event, Island, Outcome, State};
use crate::kernel::Record;
use crate::kernel::replay::replay_with;

#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The last state of the record.
    pub state: State,
    /// Which turn it is, from 1; of a finished game, how many there were.
    pub turn: u32,
    pub given_up: bool,
}

impl Course {
    pub fn of(record: &Record<Island>) -> Course {
        let mut turn = 1;
        let replay = replay_with(record, |_, step| {
            let began = step.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. }));
            turn += began.count() as u32;
        });
        Course { state: replay.state, turn, given_up: record.given_up && replay.broken.is_none() }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }
}
