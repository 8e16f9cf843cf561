//! What the finished games of Forbidden Island on the shelf add up to.

use std::collections::BTreeMap;

use super::shelf::Saved;
use crate::games::AnyRecord;
use crate::games::island::{Course, Difficulty, Outcome, Players, Role, Shape};

/// Games, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u32,
    pub won: u32,
}

impl Tally {
    fn count(&mut self, won: bool) {
        self.games += 1;
        self.won += u32::from(won);
    }
}

/// Counts finished games. Assisted ones are counted apart and nowhere else: they were played with open cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub all: Tally,
    pub by_difficulty: BTreeMap<Difficulty, Tally>,
    pub by_players: BTreeMap<Players, Tally>,
    /// Each game counts for every adventurer in it.
    pub by_role: BTreeMap<Role, Tally>,
    pub by_shape: BTreeMap<Shape, Tally>,
    /// How games were lost, by the word of [`Outcome::cause`].
    pub losses: BTreeMap<&'static str, u32>,
    pub given_up: u32,
    pub assisted: u32,
    /// How many wins took how many turns.
    pub turns_to_win: BTreeMap<u32, u32>,
    /// How many finished games left how many tiles above water.
    pub tiles_left: BTreeMap<u8, u32>,
    /// The most wins in a row, in the order in which games ended.
    pub longest_run: u32,
}

impl Statistics {
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Saved>) -> Statistics {
        let mut games: Vec<&Saved> = games.into_iter().collect();
        games.sort_by_key(|saved| (saved.about.touched, saved.id));
        let mut statistics = Statistics::default();
        let mut run = 0;
        for saved in games {
            let AnyRecord::Island(record) = &saved.record;
            let course = Course::of(record);
            let outcome = course.outcome();
            if outcome.is_none() && !course.given_up {
                continue;
            }
            if record.assisted {
                statistics.assisted += 1;
                continue;
            }
            let won = outcome == Some(Outcome::Won);
            run = if won { run + 1 } else { 0 };
            statistics.longest_run = statistics.longest_run.max(run);
            statistics.count(&course, won);
            statistics.by_difficulty.entry(record.setup.difficulty()).or_default().count(won);
        }
        statistics
    }

    /// The fewest turns a win took.
    pub fn fastest_win(&self) -> Option<u32> {
        self.turns_to_win.keys().next().copied()
    }

    fn count(&mut self, course: &Course, won: bool) {
        let state = &course.state;
        self.all.count(won);
        self.by_players.entry(state.players()).or_default().count(won);
        self.by_shape.entry(state.shape()).or_default().count(won);
        for seat in state.players().seats() {
            self.by_role.entry(state.role(seat)).or_default().count(won);
        }
        match course.outcome() {
            Some(Outcome::Won) => *self.turns_to_win.entry(course.turn).or_default() += 1,
            Some(lost) => *self.losses.entry(lost.cause()).or_default() += 1,
            None => self.given_up += 1,
        }
        *self.tiles_left.entry(state.land().len() as u8).or_default() += 1;
    }
}
