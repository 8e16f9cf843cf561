//! What is said about an event: in the log, and aloud.

use super::cast::Cast;
use super::line::Line;
use crate::games::island::{Event, Role, Way};

pub struct Events {
    pub(super) line: fn(&Cast, &Event) -> Option<Line>,
}

/// One line about something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub line: Line,
    pub tone: Tone,
    pub mark: Mark,
}

/// How speech breaks in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Calm,
    /// Worth interrupting for.
    Urgent,
}

/// The sign before the line: who did it, or which part of the table did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    Role(Role),
    Water,
    Card,
    End,
}

impl Events {
    /// What is said about an event; nothing if others tell it already.
    pub fn say(&self, cast: &Cast, event: &Event) -> Option<Said> {
        let line = (self.line)(cast, event)?;
        Some(Said { line, tone: tone(event), mark: mark(event) })
    }
}

fn tone(event: &Event) -> Tone {
    match event {
        Event::WaterRose { .. }
        | Event::MustDiscard { .. }
        | Event::Sank { .. }
        | Event::InWater { .. }
        | Event::Ended { .. } => Tone::Urgent,
        Event::Moved { .. }
        | Event::ShoredUp { .. }
        | Event::Gave { .. }
        | Event::Captured { .. }
        | Event::Spent { .. }
        | Event::Played { .. }
        | Event::Drew { .. }
        | Event::FloodReturned { .. }
        | Event::RiseDiscarded
        | Event::TreasureRenewed { .. }
        | Event::Discarded { .. }
        | Event::FloodBegan { .. }
        | Event::Turned { .. }
        | Event::Flooded { .. }
        | Event::FloodRenewed { .. }
        | Event::TurnBegan { .. } => Tone::Calm,
    }
}

fn mark(event: &Event) -> Mark {
    match event {
        Event::Moved { way: Way::Guided { by }, .. } => Mark::Role(by.role),
        Event::Moved { who, .. }
        | Event::Gave { from: who, .. }
        | Event::ShoredUp { by: who, .. }
        | Event::Captured { who, .. }
        | Event::Spent { who, .. }
        | Event::Played { by: who, .. }
        | Event::Drew { who, .. }
        | Event::MustDiscard { who }
        | Event::Discarded { who, .. }
        | Event::InWater { who, .. }
        | Event::TurnBegan { who } => Mark::Role(who.role),
        Event::WaterRose { .. }
        | Event::FloodReturned { .. }
        | Event::FloodBegan { .. }
        | Event::Turned { .. }
        | Event::Flooded { .. }
        | Event::Sank { .. }
        | Event::FloodRenewed { .. } => Mark::Water,
        Event::RiseDiscarded | Event::TreasureRenewed { .. } => Mark::Card,
        Event::Ended { .. } => Mark::End,
    }
}
