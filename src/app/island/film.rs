//! A game being watched: where it stands, whether it runs, and how fast.

use core::time::Duration;

use leptos::prelude::*;

use crate::games::island::Island;
use crate::games::island::chronicle::{Moment, moments, turn_starts};
use crate::kernel::{Play, Record};

use super::session::Session;

/// How long a move stays on show, and what that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    Slow,
    Normal,
    Fast,
    Fastest,
}

impl Speed {
    const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Fastest];

    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "½×",
            Speed::Normal => "1×",
            Speed::Fast => "2×",
            Speed::Fastest => "4×",
        }
    }

    fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Slow => 2400,
            Speed::Normal => 1200,
            Speed::Fast => 600,
            Speed::Fastest => 300,
        })
    }

    fn next(self) -> Speed {
        Speed::ALL[(self as usize + 1) % Speed::ALL.len()]
    }
}

/// Copies share the same film.
#[derive(Clone, Copy)]
pub struct Film {
    pub session: Session,
    pub moments: StoredValue<Vec<Moment>>,
    starts: StoredValue<Vec<usize>>,
    pub runs: RwSignal<bool>,
    pub speed: RwSignal<Speed>,
    /// Tells the timer of an earlier start that it is not wanted any more.
    round: StoredValue<u32>,
}

impl Film {
    pub fn new(session: Session, record: &Record<Island>) -> Film {
        let moments = moments(record);
        let starts = turn_starts(&moments);
        Film {
            session,
            moments: StoredValue::new(moments),
            starts: StoredValue::new(starts),
            runs: RwSignal::new(false),
            speed: RwSignal::new(Speed::Normal),
            round: StoredValue::new(0),
        }
    }

    /// How many moves there are.
    pub fn length(self) -> usize {
        self.moments.with_value(Vec::len)
    }

    /// After how many moves it stands.
    pub fn at(self) -> usize {
        self.session.play().with(Play::steps)
    }

    fn at_untracked(self) -> usize {
        self.session.play().with_untracked(Play::steps)
    }

    /// The turn that is on show: that of the last move, so that its end belongs to it.
    pub fn turn(self) -> u32 {
        let at = self.at();
        self.moments.with_value(|all| all.get(at.saturating_sub(1)).map_or(1, |moment| moment.turn))
    }

    /// Shows another moment and stops there.
    pub fn go(self, step: usize) {
        self.runs.set(false);
        self.session.show(step.min(self.length()));
    }

    pub fn step(self, forward: bool) {
        let at = self.at_untracked();
        self.go(if forward { at + 1 } else { at.saturating_sub(1) });
    }

    /// To the start of the next turn, or back to the start of this one and then of the one before.
    pub fn turn_by(self, forward: bool) {
        let at = self.at_untracked();
        let to = self.starts.with_value(|starts| match forward {
            true => starts.iter().find(|start| **start > at).copied(),
            false => Some(starts.iter().rfind(|start| **start < at).copied().unwrap_or(0)),
        });
        self.go(to.unwrap_or(usize::MAX));
    }

    pub fn start_or_stop(self) {
        let runs = !self.runs.get_untracked();
        self.runs.set(runs);
        self.round.update_value(|round| *round += 1);
        if runs {
            if self.at_untracked() >= self.length() {
                self.session.show(0);
            }
            self.wait(self.round.get_value());
        }
    }

    pub fn change_speed(self) {
        self.speed.update(|speed| *speed = speed.next());
    }

    fn wait(self, round: u32) {
        let next = move || {
            // The page may be left, or the film stopped and started again, in the meantime.
            if self.runs.try_get_untracked() != Some(true) || self.round.try_get_value() != Some(round) {
                return;
            }
            let at = self.at_untracked() + 1;
            self.session.show(at);
            if at < self.length() {
                self.wait(round);
            } else {
                self.runs.set(false);
            }
        };
        set_timeout(next, self.speed.get_untracked().pause());
    }
}
