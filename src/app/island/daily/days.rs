//! What is known of every day, and the clock that says which one is today.

use core::time::Duration;

use leptos::prelude::*;

use crate::app::route::Route;
use crate::app::ui::Ui;
use crate::games::island::{Course, Daily};
use crate::games::{AnyRecord, Title};
use crate::kernel::Day;
use crate::kernel::day::until_midnight;
use crate::platform::{clock, page};
use crate::save::{About, Attempt, Dailies, Kind};

/// The day to be told of first: today once it is played, else yesterday if it was.
fn newest(dailies: &Dailies, today: Day) -> Day {
    let done = |day: &Day| dailies.on(*day).is_some_and(|attempt| attempt.progress.end.is_some());
    [Some(today), today.before()].into_iter().flatten().find(done).unwrap_or(today)
}

/// Copies share the same signals, which live as long as the page does.
#[derive(Clone, Copy)]
pub struct Days {
    pub ui: Ui,
    /// As a number: signals of plain numbers are in the page anyway.
    today: Memo<u64>,
    /// The moment, every second.
    now: RwSignal<u64>,
    chosen: RwSignal<usize>,
    pub dailies: StoredValue<Dailies>,
}

impl Days {
    pub fn open(ui: Ui, day: Option<Day>) -> Days {
        let now = RwSignal::new(clock::now());
        let tick = set_interval_with_handle(
            move || {
                // Once more may come after the page was left.
                let _ = now.try_set(clock::now());
            },
            Duration::from_secs(1),
        );
        on_cleanup(move || {
            if let Ok(tick) = tick {
                tick.clear();
            }
        });
        let games = ui.games().games;
        let dailies = Dailies::of(Title::Island, &games);
        let today = Memo::new(move |_| u64::from(Day::of(now.get()).number()));
        Days {
            ui,
            today,
            now,
            chosen: RwSignal::new(
                day.unwrap_or_else(|| newest(&dailies, Day::of(clock::now()))).number() as usize
            ),
            dailies: StoredValue::new(dailies),
        }
    }

    pub fn today(self) -> Day {
        Day::from_number(self.today.get() as u32)
    }

    /// The day that is told of beside the calendar.
    pub fn chosen(self) -> Day {
        Day::from_number(self.chosen.get() as u32)
    }

    pub fn choose(self, day: Day) {
        self.chosen.set(day.number() as usize);
    }

    pub fn on(self, day: Day) -> Option<Attempt> {
        self.dailies.with_value(|dailies| dailies.on(day))
    }

    /// Hours, minutes and seconds to the next island.
    pub fn until_next(self) -> String {
        let seconds = until_midnight(self.now.get()) / 1000;
        format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }

    /// When the next island comes, on the clock of the player.
    pub fn next_at(self) -> String {
        let minutes = clock::on_the_wall(self.today().next().start()) / 60_000;
        format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
    }

    /// Puts a game of the day on the shelf and opens it. The first of today counts.
    pub fn play(self, day: Day) {
        // Asked once more: another tab may have begun in the meantime, and the day may be over.
        let games = self.ui.games().games;
        let first = Dailies::of(Title::Island, &games).on(day).is_none();
        let now = clock::now();
        let counts = first && Day::of(now) == day;
        let kind = if counts { Kind::Daily(day) } else { Kind::Practice(day) };
        let id = self.ui.add_game(&About { kind, ..About::new(now) }, Daily::of(day).record().into());
        page::go(&Route::Table(id).href());
    }

    /// How the attempt that counts went.
    pub fn course(self, attempt: Attempt) -> Option<(AnyRecord, Course)> {
        let saved = self.ui.shelf.with_value(|shelf| shelf.peek(attempt.id))?;
        let AnyRecord::Island(record) = &saved.record;
        let course = Course::of(record);
        Some((saved.record, course))
    }
}
