//! Shorthand for tests: positions, actions and events as they would be said at the table.

use castaway::games::island::{Action, Event, Illegal, Island, Place, State, notation};
use castaway::kernel::{Game, Tell};

/// A position; what most tests do not care about may be left out.
pub fn position(text: &str) -> State {
    let mut full = text.to_owned();
    let first = text.split("seat:").nth(1).and_then(|seat| seat.split_whitespace().next()).unwrap_or("");
    let defaults = [("shape:", "1"), ("water:", "1"), ("turn:", first), ("phase:", "act 3")];
    for (section, value) in defaults {
        if !text.contains(section) {
            full.push_str(&format!("\n{section} {value}"));
        }
    }
    full.parse().unwrap_or_else(|error| panic!("{error}\n{full}"))
}

/// The island that many tests play on: nothing has sunk, two tiles are flooded.
pub const ISLAND: &str = "
tiles:
            PR   BG
       CG   GG   IG   SG
  TM   TS   FL   HG   CE   CS
  CP   TP~  BB   CA   CF   DD
       LL   MM   OB   WG~
            TH   WT";

/// A table on that island.
pub fn on_island(rest: &str) -> State {
    position(&format!("{ISLAND}\n{rest}"))
}

/// A state under test, with words for what a test asks of it.
pub trait AtTable {
    /// Does all of these, one after the other.
    fn after(&self, actions: &[&str]) -> State;
    /// Does this and tells what happened.
    fn story(&self, action: &str) -> Vec<Event>;
    /// Why this cannot be done.
    fn refuses(&self, action: &str) -> Illegal;
    fn allows(&self, action: &str) -> bool;
    /// The legal actions that begin with these words, without them.
    fn options(&self, start: &str) -> Vec<String>;
    fn spaces(&self, start: &str) -> String;
    fn space(&self, name: &str) -> Place;
}

fn read(state: &State, action: &str) -> Action {
    notation::read(state, action).unwrap_or_else(|error| panic!("{action}: {error}"))
}

fn apply(state: &State, action: &str, tell: &mut impl Tell<Event>) -> State {
    Island::apply(state, read(state, action), tell).unwrap_or_else(|why| panic!("{action}: {why:?}\n{state}"))
}

impl AtTable for State {
    fn after(&self, actions: &[&str]) -> State {
        actions.iter().fold(*self, |state, action| apply(&state, action, &mut ()))
    }

    fn story(&self, action: &str) -> Vec<Event> {
        let mut events = Vec::new();
        apply(self, action, &mut events);
        events
    }

    fn refuses(&self, action: &str) -> Illegal {
        match Island::apply(self, read(self, action), &mut ()) {
            Err(why) => why,
            Ok(_) => panic!("{action} is legal\n{self}"),
        }
    }

    fn allows(&self, action: &str) -> bool {
        Island::legal(self).contains(&read(self, action))
    }

    fn options(&self, start: &str) -> Vec<String> {
        let written = Island::legal(self).into_iter().map(|action| notation::write(self, action));
        written
            .filter_map(|text| {
                let rest = text.strip_prefix(start)?;
                (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim().to_owned())
            })
            .collect()
    }

    fn spaces(&self, start: &str) -> String {
        self.options(start).join(" ")
    }

    fn space(&self, name: &str) -> Place {
        notation::read_space(self.shape(), name).unwrap()
    }
}

/// Several copies of cards: `Fire*2 Rise` is `Fire Fire Rise`.
pub fn cards(text: &str) -> String {
    let copies = |word: &str| match word.split_once('*') {
        Some((card, count)) => vec![card.to_owned(); count.parse().unwrap()],
        None => vec![word.to_owned()],
    };
    text.split_whitespace().flat_map(copies).collect::<Vec<_>>().join(" ")
}
