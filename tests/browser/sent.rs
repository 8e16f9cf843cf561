//! Links as people send them, and shelves as they come to be, made by the engine for the page to open.

use std::rc::Rc;

use castaway::bots::random::Random;
use castaway::games::AnyRecord;
use castaway::games::island::{Daily, Island};
use castaway::kernel::{Day, Game, Record};
use castaway::save::store::Memory;
use castaway::save::{About, Kind, Rival, Shelf, Store};
use castaway::share::{Letter, Purpose};
use serde_json::json;

use crate::failure::Failure;
use crate::page::Page;
use crate::table::scripts::script;

/// The address of a letter, from the `#` on.
pub fn link(purpose: Purpose, record: &Record<Island>, from: &str) -> Result<String, Failure> {
    let address = Letter::new(purpose, record.clone().into(), from).write();
    address.map(|address| format!("#{address}")).map_err(|why| Failure::wrong(format!("{why:?}")))
}

/// The first so many actions of a record.
pub fn part(record: &Record<Island>, actions: usize) -> Record<Island> {
    let mut part = record.clone();
    part.actions.truncate(actions);
    part
}

/// A random game of a day to its end.
pub fn random_day(day: Day) -> Record<Island> {
    let mut record = Daily::of(day).record();
    let mut state = Island::start(&record.setup, record.seed);
    let mut bot = Random::<Island>::new(u64::from(day.number()));
    while let Some(action) = bot.choose(&state) {
        let Ok(next) = Island::apply(&state, action, &mut ()) else { break };
        state = next;
        record.actions.push(action);
    }
    record
}

/// A shelf that is filled here and then handed to the page.
pub struct Made {
    store: Rc<Memory>,
    pub shelf: Shelf,
    next: std::cell::Cell<u64>,
}

impl Made {
    pub fn new() -> Made {
        let store = Rc::new(Memory::default());
        Made { shelf: Shelf::new(store.clone(), 1), store, next: std::cell::Cell::new(1) }
    }

    /// Puts a game on the shelf and gives its id.
    pub fn add(
        &self,
        kind: Kind,
        now: u64,
        record: impl Into<AnyRecord>,
    ) -> Result<castaway::save::Id, Failure> {
        let random = self.next.replace(self.next.get() + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let about = About { kind, ..About::new(now) };
        let added = self.shelf.add(&about, &record.into(), random);
        added.map_err(|why| Failure::wrong(format!("{why:?}")))
    }

    pub fn beside(&self, id: castaway::save::Id, record: &Record<Island>, name: &str) -> Result<(), Failure> {
        let rival = Rival { record: record.clone().into(), name: name.to_owned() };
        self.shelf.set_rival(id, &rival).map_err(|why| Failure::wrong(format!("{why:?}")))
    }

    /// Hands everything to the page's storage; a page that stands must be loaded again to see it.
    pub fn hand_to(&self, page: &Page) -> Result<(), Failure> {
        for key in self.store.keys() {
            let text = self.store.read(&key).unwrap_or_default();
            page.execute(
                "localStorage.setItem('castaway.' + arguments[0], arguments[1])",
                json!([key, text]),
            )?;
        }
        Ok(())
    }
}

/// The moment on the page's own clock, which is the machine's.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// Three weeks of dailies: most won, some lost, some missed, today as it is asked for.
pub fn weeks_of_dailies(made: &Made, today: Day, with_today: bool) -> Result<(), Failure> {
    let won = script("won")?;
    let lost = script("skull")?;
    let mut day = Some(today).filter(|_| with_today).or(today.before());
    for number in 0..20 {
        let Some(date) = day else { break };
        let record = match number % 7 {
            4 => Some(&lost),
            6 => None,
            _ => Some(&won),
        };
        if let Some(record) = record {
            made.add(Kind::Daily(date), date.start() + 1, record.clone())?;
        }
        day = date.before();
    }
    Ok(())
}
