//! Writing a state as text.

use core::fmt;

use super::super::notation::space;
use super::super::outcome::{Loss, Outcome};
use super::super::phase::{Phase, Resume};
use super::super::place::{Place, Places};
use super::super::state::State;

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "shape: {}", self.shape().number())?;
        write!(f, "tiles:")?;
        self.draw_tiles(f)?;
        for seat in self.players().seats() {
            write!(f, "seat: {} {}", self.role(seat).name(), space(self.shape(), self.pawn(seat)))?;
            words(f, self.hand(seat).iter().map(|card| card.name()))?;
        }
        writeln!(f, "turn: {}", self.role(self.turn()).name())?;
        write!(f, "phase: ")?;
        self.write_phase(f)?;
        writeln!(f, "\nwater: {}", self.water().tick())?;
        if !self.captured().is_empty() {
            write!(f, "captured:")?;
            words(f, self.captured().iter().map(|treasure| treasure.name()))?;
        }
        if self.flown() {
            writeln!(f, "used: flight")?;
        }
        write!(f, "treasure:")?;
        words(f, self.treasure_deck().iter().rev().map(|card| card.name()))?;
        write!(f, "treasure-discards:")?;
        words(f, self.treasure_discards().iter().rev().map(|card| card.name()))?;
        write!(f, "flood:")?;
        for (number, layer) in self.flood().layers().enumerate() {
            if number > 0 {
                f.write_str(" |")?;
            }
            layer.iter().rev().try_for_each(|tile| write!(f, " {}", tile.code()))?;
        }
        write!(f, "\nflood-discards:")?;
        words(f, self.flood().discards().iter().rev().map(|tile| tile.code()))?;
        writeln!(f, "chance: {} {}", self.rng.seed(), self.rng.position())
    }
}

fn words(f: &mut fmt::Formatter<'_>, words: impl Iterator<Item = &'static str>) -> fmt::Result {
    for word in words {
        write!(f, " {word}")?;
    }
    f.write_str("\n")
}

impl State {
    /// The tiles where they lie, five characters for each space.
    fn draw_tiles(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut row, mut written) = (None, 0);
        for place in Places::ALL {
            let spot = self.map().spot(place);
            if row != Some(spot.row) {
                f.write_str("\n")?;
                (row, written) = (Some(spot.row), 0);
            }
            let name = format!("{}{}", self.tile(place).code(), self.mark(place));
            let before = 5 * usize::from(spot.column) + 2 - written;
            write!(f, "{:before$}{name}", "")?;
            written += before + name.len();
        }
        f.write_str("\n")
    }

    fn mark(&self, place: Place) -> &'static str {
        if self.flooded().contains(place) {
            "~"
        } else if self.sunk().contains(place) {
            "-"
        } else {
            ""
        }
    }

    fn write_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.phase() {
            Phase::Act { left } => write!(f, "act {left}"),
            Phase::Draw => write!(f, "draw"),
            Phase::Flood { left } => write!(f, "flood {left}"),
            Phase::Discard { who, then } => {
                write!(f, "discard {} ", self.role(who).name())?;
                match then {
                    Resume::Act { left } => write!(f, "act {left}"),
                    Resume::Draw => write!(f, "draw"),
                    Resume::Flood { left } => write!(f, "flood {left}"),
                }
            }
            Phase::Swim { left } => write!(f, "swim {left}"),
            Phase::Over(outcome) => {
                write!(f, "over {}", outcome.cause())?;
                match outcome {
                    Outcome::Lost(Loss::Sites(treasure)) => write!(f, " {}", treasure.name()),
                    Outcome::Lost(Loss::Drowned(seat)) => write!(f, " {}", self.role(seat).name()),
                    _ => Ok(()),
                }
            }
        }
    }
}
