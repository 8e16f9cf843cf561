//! What the finished games of Forbidden Island on the shelf add up to.

use super::counts::Counts;
use super::order::by_numbers;
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
    pub by_difficulty: Counts<Difficulty, Tally>,
    pub by_players: Counts<Players, Tally>,
    /// Each game counts for every adventurer in it.
    pub by_role: Counts<Role, Tally>,
    pub by_shape: Counts<Shape, Tally>,
    /// How games were lost, by the word of [`Outcome::cause`].
    pub losses: Counts<&'static str, u32>,
    pub given_up: u32,
    pub assisted: u32,
    /// How many wins took how many turns.
    pub turns_to_win: Counts<u32, u32>,
    /// How many finished games left how many tiles above water.
    pub tiles_left: Counts<u8, u32>,
    /// The most wins in a row, in the order in which games ended.
    pub longest_run: u32,
}

impl Statistics {
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Saved>) -> Statistics {
        let games = by_numbers(games.into_iter().collect(), |saved: &&Saved| {
            (saved.about.touched, saved.id.number())
        });
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
            statistics.by_difficulty.at(record.setup.difficulty()).count(won);
        }
        statistics
    }

    /// The fewest turns a win took.
    pub fn fastest_win(&self) -> Option<u32> {
        self.turns_to_win.keys().next()
    }

    fn count(&mut self, course: &Course, won: bool) {
        let state = &course.state;
        self.all.count(won);
        self.by_players.at(state.players()).count(won);
        self.by_shape.at(state.shape()).count(won);
        for seat in state.players().seats() {
            self.by_role.at(state.role(seat)).count(won);
        }
        match course.outcome() {
            Some(Outcome::Won) => *self.turns_to_win.at(course.turn) += 1,
            Some(lost) => *self.losses.at(lost.cause()) += 1,
            None => self.given_up += 1,
        }
        *self.tiles_left.at(state.land().len() as u8) += 1;
    }
}
