//! A game told action by action: what replays, charts and comparisons are drawn from.

use super::{Event, Island, State, Treasure, Water};
use crate::kernel::Record;
use crate::kernel::replay::replay_with;

/// What one action brought.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The turn in which it was done, from 1.
    pub turn: u32,
    pub events: Vec<Event>,
    /// The tiles above water after it.
    pub land: u32,
}

/// The island at the end of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Tide {
    pub turn: u32,
    pub dry: u32,
    pub flooded: u32,
    pub sunk: u32,
    pub water: Water,
    /// What was captured in that turn.
    pub captured: Vec<Treasure>,
}

impl Tide {
    pub fn land(&self) -> u32 {
        self.dry + self.flooded
    }
}

/// Every action of a record in order, as far as the rules bear it out.
pub fn moments(record: &Record<Island>) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut turn = 1;
    replay_with(record, |_, step| {
        moments.push(Moment { turn, events: step.events.clone(), land: step.state.land().len() });
        turn += began(&step.events);
    });
    moments
}

/// After how many actions each turn begins.
pub fn turn_starts(moments: &[Moment]) -> Vec<usize> {
    let begins = |at: &usize| *at == 0 || moments[*at].turn != moments[*at - 1].turn;
    (0..moments.len()).filter(begins).collect()
}

/// How the water came in, turn by turn. The last turn may not have gone to its end.
pub fn tides<'a>(start: &'a State, story: impl Iterator<Item = (&'a [Event], &'a State)>) -> Vec<Tide> {
    let mut tides = Vec::new();
    let mut captured = Vec::new();
    let mut latest = start;
    for (events, after) in story {
        captured.extend(events.iter().filter_map(|event| match event {
            Event::Captured { treasure, .. } => Some(*treasure),
            _ => None,
        }));
        for _ in 0..began(events) {
            tides.push(tide(tides.len(), after, core::mem::take(&mut captured)));
        }
        latest = after;
    }
    tides.push(tide(tides.len(), latest, captured));
    tides
}

fn tide(before: usize, state: &State, captured: Vec<Treasure>) -> Tide {
    let (sunk, flooded) = (state.sunk().len(), state.flooded().len());
    let dry = state.land().len() - flooded;
    Tide { turn: before as u32 + 1, dry, flooded, sunk, water: state.water(), captured }
}

fn began(events: &[Event]) -> u32 {
    events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::random::Random;
    use crate::games::island::{Course, Difficulty, Players, Setup, Shape};
    use crate::kernel::{Game, Play, Seed};

    #[test]
    fn the_chronicle_agrees_with_the_course_of_every_game() {
        for number in 0..200 {
            let setup = Setup::random(Players::Three, Difficulty::Normal, Shape::ALL[number as usize % 12]);
            let mut play = Play::<Island>::new(setup, Seed::from_random(number));
            let mut bot = Random::<Island>::new(number);
            while let Some(action) = bot.choose(play.state()) {
                play.act(action).unwrap();
            }
            let record = play.record();
            let course = Course::of(&record);
            let moments = moments(&record);
            assert_eq!(moments.len(), record.actions.len());
            assert_eq!(moments.last().map(|moment| moment.turn), Some(course.turn));
            assert!(moments.is_sorted_by_key(|moment| moment.turn));
            assert_eq!(turn_starts(&moments).len() as u32, course.turn);
            let tides = tides(play.start(), play.story());
            let last = tides.last().unwrap();
            assert_eq!((tides.len() as u32, last.turn), (course.turn, course.turn));
            assert_eq!(last.land(), course.state.land().len());
            assert_eq!(last.land(), moments.last().unwrap().land);
            let captured: usize = tides.iter().map(|tide| tide.captured.len()).sum();
            assert_eq!(captured as u32, course.state.captured().len());
            assert!(tides.iter().all(|tide| tide.dry + tide.flooded + tide.sunk == 24));
            assert!(Island::outcome(&course.state).is_some());
        }
    }
}
