//! Playing Forbidden Island through the page: hands that press, an eye that looks, rules to compare with.

pub mod compare;
pub mod eye;
pub mod hand;
mod keyboard;
pub mod new_game;
mod player;
pub mod scripts;
mod target;

use castaway::games::island::{Action, Event, Island, Seat, State, notation};
use castaway::kernel::{Game, Record};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::page::Page;
use crate::wait::wait_until;

pub use hand::Hand;
pub use player::Player;
pub use target::Target;

/// A game on the page, and beside it the same game in the engine.
pub struct Table<'p> {
    pub player: Player<'p>,
    pub state: State,
    pub step: usize,
    pub assisted: bool,
}

impl<'p> Table<'p> {
    /// Sets the table of a record up through the form, with nothing played yet.
    pub fn set_up(page: &'p Page, hand: Hand, record: &Record<Island>) -> Result<Self, Failure> {
        new_game::set_up(page, hand, &record.setup, record.seed)?;
        let state = Island::start(&record.setup, record.seed);
        let table = Table { player: Player { page, hand }, state, step: 0, assisted: false };
        table.compare("at the start")?;
        Ok(table)
    }

    /// Plays actions one by one and compares after each.
    pub fn play(&mut self, actions: &[Action]) -> Result<(), Failure> {
        actions.iter().try_for_each(|action| self.act(*action))
    }

    /// Does an action on the page and in the engine, and compares what came of it.
    pub fn act(&mut self, action: Action) -> Result<(), Failure> {
        let doing = self.name(action);
        self.player.act(&self.state, self.step, action).map_err(|failure| explain(&doing, &failure))?;
        if self.follow(action)? {
            self.go_on()?;
        }
        self.compare(&format!("after {doing}"))
    }

    /// Lets the engine do what the page has done; whether a Waters Rise! lies over the table now.
    pub fn follow(&mut self, action: Action) -> Result<bool, Failure> {
        let step = Island::step(&self.state, action)
            .map_err(|why| Failure::wrong(format!("{} is not legal: {why:?}", self.name(action))))?;
        self.state = step.state;
        self.step += 1;
        let rose = step.events.iter().any(|event| matches!(event, Event::WaterRose { .. }));
        Ok(rose && self.state.outcome().is_none())
    }

    /// Puts the Waters Rise! away.
    pub fn go_on(&self) -> Result<(), Failure> {
        self.player.press(Target::Do("go-on"))
    }

    fn name(&self, action: Action) -> String {
        format!("action {}, {}", self.step + 1, notation::write(&self.state, action))
    }

    /// Holds what the page shows against the engine; a page that is still redrawing gets its time.
    #[track_caller]
    pub fn compare(&self, when: &str) -> Result<(), Failure> {
        self.agree(when, self.state.outcome().is_none())
    }

    /// The same for all of a table, when it is looked back at after the end.
    #[track_caller]
    pub fn compare_all(&self, when: &str) -> Result<(), Failure> {
        self.agree(when, true)
    }

    fn agree(&self, when: &str, all: bool) -> Result<(), Failure> {
        let ask = || {
            let mut seen = eye::look(self.player.page)?;
            let shown = seen["hand"]["seat"].as_u64().and_then(|seat| Seat::ALL.get(seat as usize).copied());
            let mut wanted = compare::wanted(&self.state, self.step, self.assisted, shown);
            // On phones the crew makes way for a hand that is asked about; one of them is always there.
            if seen["seats"] == json!({}) && shown.is_some() {
                wanted["seats"] = json!({});
            }
            for picture in [&mut seen, &mut wanted].into_iter().filter_map(Value::as_object_mut) {
                picture.retain(|key, _| all || compare::AFTER_THE_END.contains(&key.as_str()));
            }
            Ok(compare::differences(&seen, &wanted))
        };
        wait_until(&format!("the page to agree with the rules {when}"), ask, Vec::is_empty).map(drop)
    }
}

fn explain(doing: &str, failure: &Failure) -> Failure {
    Failure::wrong(format!("{doing}: {failure}"))
}
