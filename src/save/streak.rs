//! The day's challenges that were played: which attempt counts, and how many days in a row were won.

use super::about::Kind;
use super::id::Id;
use super::order::by_numbers;
use super::shelf::Saved;
use crate::games::{End, Progress, Title};
use crate::kernel::Day;

/// The attempt at a day that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub id: Id,
    pub progress: Progress,
}

impl Attempt {
    /// Won without help: who looked behind a card and went back has seen the day.
    pub fn won(&self) -> bool {
        self.progress.end == Some(End::Won) && !self.progress.assisted
    }
}

/// Days in a row that were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today, or up to yesterday while today can still be won.
    pub current: u32,
    pub best: u32,
}

/// Every day with an attempt that counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dailies(Vec<(Day, Attempt)>);

impl Dailies {
    /// Takes the first attempt of each day at one game, begun on that day. Everything else is practice.
    pub fn of<'a>(title: Title, games: impl IntoIterator<Item = &'a Saved>) -> Dailies {
        let attempts: Vec<(Day, &Saved)> = games
            .into_iter()
            .filter(|saved| saved.record.title() == title)
            .filter_map(|saved| match saved.about.kind {
                Kind::Daily(day) if Day::of(saved.about.started) == day => Some((day, saved)),
                _ => None,
            })
            .collect();
        // Each began on its day, so this is the order of the days as well.
        let mut attempts = by_numbers(attempts, |(_, saved)| (saved.about.started, saved.id.number()));
        attempts.dedup_by_key(|(day, _)| *day);
        let attempt = |saved: &Saved| Attempt { id: saved.id, progress: saved.record.progress() };
        Dailies(attempts.into_iter().map(|(day, saved)| (day, attempt(saved))).collect())
    }

    pub fn on(&self, day: Day) -> Option<Attempt> {
        self.iter().find(|(other, _)| *other == day).map(|(_, attempt)| attempt)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Day, Attempt)> {
        self.0.iter().copied()
    }

    pub fn streak(&self, today: Day) -> Streak {
        let mut streak = Streak::default();
        let mut last: Option<Day> = None;
        let mut run = 0;
        for (day, _) in self.iter().filter(|(_, attempt)| attempt.won()) {
            run = if last.is_some_and(|last| last.next() == day) { run + 1 } else { 1 };
            streak.best = streak.best.max(run);
            last = Some(day);
        }
        let today_is_open = self.on(today).is_none_or(|attempt| attempt.progress.end.is_none());
        let goes_on = |last: Day| last == today || (today_is_open && last.next() == today);
        streak.current = if last.is_some_and(goes_on) { run } else { 0 };
        streak
    }
}
