//! Journeys as trials: one browser, one server and one verdict for each journey in each engine.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::{Failed, Trial};

use crate::engine::Engine;
use crate::evidence::Evidence;
use crate::failure::Failure;
use crate::fleet::Fleet;
use crate::health;
use crate::page::Page;
use crate::wait::in_ci;

/// Something a person does with the page, and what should come of it.
#[derive(Clone, Copy)]
pub struct Journey {
    pub name: &'static str,
    pub run: fn(&Page) -> Result<(), Failure>,
}

/// Lists functions as journeys that carry their names.
macro_rules! journeys {
    ($($module:ident::$name:ident),* $(,)?) => {
        &[$($crate::journey::Journey { name: stringify!($name), run: $module::$name }),*]
    };
}
pub(crate) use journeys;

/// Journeys over one site, as trials in every engine.
pub struct Course {
    /// Comes before the engine in a trial's name.
    pub prefix: &'static str,
    pub site: PathBuf,
    pub journeys: &'static [Journey],
}

impl Course {
    /// The trials' names without their engines in front, by which the command line picks them.
    pub fn names(&self) -> impl Iterator<Item = String> {
        self.journeys.iter().flat_map(|journey| Engine::ALL.map(|engine| self.name(engine, journey)))
    }

    /// One trial for each journey in each engine; neighbours differ in engine, so two at once share less.
    pub fn trials(&self, fleet: &Arc<Fleet>) -> Vec<Trial> {
        let missing = Engine::ALL.map(|engine| engine.tools().is_err());
        let mut trials = Vec::new();
        for journey in self.journeys {
            for (engine, missing) in Engine::ALL.into_iter().zip(missing) {
                let (fleet, site, journey) = (Arc::clone(fleet), self.site.clone(), *journey);
                let trial = Trial::test(self.name(engine, &journey), move || {
                    travel(&fleet, engine, &site, journey).map_err(Failed::from)
                });
                trials.push(trial.with_ignored_flag(missing && !in_ci()));
            }
        }
        trials
    }

    fn name(&self, engine: Engine, journey: &Journey) -> String {
        format!("{}{}::{}", self.prefix, engine.name(), journey.name)
    }
}

/// Says which engines are left out, and why.
pub fn announce_missing() {
    for failure in Engine::ALL.into_iter().filter_map(|engine| engine.tools().err()) {
        eprintln!("{}: {failure}", if in_ci() { "missing" } else { "skipped" });
    }
}

fn travel(fleet: &Fleet, engine: Engine, site: &Path, journey: Journey) -> Result<(), String> {
    let evidence = Evidence::new(engine, journey.name);
    let (service, driver) = fleet.open(engine).map_err(|failure| failure.to_string())?;
    let page = Page::new(driver, site).map_err(|failure| failure.to_string())?;
    // A panic is a failure like any other here: its evidence is kept, too.
    let steps = AssertUnwindSafe(|| (journey.run)(&page).and_then(|()| health::check(&page)));
    let outcome = match panic::catch_unwind(steps) {
        Ok(outcome) => outcome.map_err(|failure| failure.to_string()),
        Err(panic) => Err(panic_text(panic.as_ref())),
    };
    let outcome = outcome.map_err(|failure| format!("{failure}\n{}", evidence.keep(&page, &failure)));
    drop(page);
    // A driver that saw a failure may be the reason for it: the next journey gets a new one.
    if outcome.is_ok() {
        fleet.give_back(service);
    }
    outcome
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("the journey panicked").to_owned()
}
