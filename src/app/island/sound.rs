//! What the table sounds like: each event as a few notes, one after the other.

use leptos::prelude::*;

use crate::games::island::{Event, Outcome, Treasure, Water, Way};
use crate::platform::sound::{self, Note, Voice};

use super::session::Session;

/// Plays the news as they come. Tied to matter: wood, card, sand, water.
pub fn listen(session: Session) {
    Effect::new(move |before: Option<usize>| {
        let serial = session.news.with(|news| news.serial);
        if before.is_some_and(|before| before != serial) {
            let volume = session.ui().sound.get_untracked().volume();
            session.news.with_untracked(|news| sound::play(&notes(&news.events), volume));
        }
        serial
    });
}

/// The notes of a step.
fn notes(events: &[Event]) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut at = 0.0;
    for event in events {
        let (next, pause) = of(event);
        notes.extend(next.into_iter().map(|note| Note { at: note.at + at, ..note }));
        at += pause;
    }
    notes
}

/// The notes of an event, and how long the next one waits.
fn of(event: &Event) -> (Vec<Note>, f32) {
    match event {
        Event::Moved { way: Way::Flight | Way::Lift { .. }, .. } => {
            (vec![note(Voice::Noise, 0.0, 0.5, 300.0, 1400.0, 0.3), wood(0.45)], 0.3)
        }
        Event::Moved { way: Way::Swim, .. } => (vec![slap(0.0), wood(0.2)], 0.3),
        Event::Moved { .. } => (vec![wood(0.0)], 0.12),
        Event::ShoredUp { .. } => (
            (0u8..3).map(|n| note(Voice::Noise, f32::from(n) * 0.11, 0.12, 900.0, 200.0, 0.5)).collect(),
            0.4,
        ),
        Event::Gave { .. } | Event::Drew { .. } | Event::Played { .. } | Event::Discarded { .. } => {
            (vec![flick(0.0)], 0.15)
        }
        Event::Captured { treasure, .. } => (call(*treasure), 0.9),
        Event::WaterRose { water } => (bell(*water), 0.6),
        Event::Flooded { .. } => (vec![slap(0.0), note(Voice::Noise, 0.1, 0.6, 500.0, 180.0, 0.25)], 0.3),
        Event::Sank { .. } => (
            vec![
                note(Voice::Triangle, 0.0, 1.0, 130.0, 42.0, 0.6),
                note(Voice::Noise, 0.15, 1.0, 700.0, 90.0, 0.4),
            ],
            0.5,
        ),
        Event::Ended { outcome: Outcome::Won } => (
            Treasure::ALL
                .into_iter()
                .enumerate()
                .flat_map(|(n, treasure)| {
                    call(treasure).into_iter().map(move |note| Note { at: note.at + 0.5 * n as f32, ..note })
                })
                .collect(),
            2.0,
        ),
        Event::Ended { outcome: Outcome::Lost(_) } => (
            vec![
                note(Voice::Triangle, 0.0, 1.6, 196.0, 65.0, 0.6),
                note(Voice::Noise, 0.3, 1.8, 900.0, 80.0, 0.5),
            ],
            2.0,
        ),
        Event::Spent { .. }
        | Event::FloodReturned { .. }
        | Event::RiseDiscarded
        | Event::TreasureRenewed { .. }
        | Event::MustDiscard { .. }
        | Event::FloodBegan { .. }
        | Event::Turned { .. }
        | Event::FloodRenewed { .. }
        | Event::InWater { .. }
        | Event::TurnBegan { .. } => (Vec::new(), 0.0),
    }
}

const fn note(voice: Voice, at: f32, length: f32, from: f32, to: f32, loudness: f32) -> Note {
    Note { voice, at, length, from, to, loudness }
}

fn wood(at: f32) -> Note {
    note(Voice::Triangle, at, 0.09, 420.0, 180.0, 0.6)
}

fn flick(at: f32) -> Note {
    note(Voice::Noise, at, 0.07, 5200.0, 1800.0, 0.4)
}

fn slap(at: f32) -> Note {
    note(Voice::Noise, at, 0.22, 1600.0, 240.0, 0.5)
}

/// A ship's bell, one stroke for each level.
fn bell(water: Water) -> Vec<Note> {
    let stroke = |n: u8| note(Voice::Sine, f32::from(n) * 0.16, 0.7, 880.0, 870.0, 0.35);
    let swell = note(Voice::Noise, 0.0, 1.4, 160.0, 900.0, 0.4);
    (0..water.tick()).map(stroke).chain([swell]).collect()
}

/// Each treasure has a call of its own; together they are the tune of the win.
fn call(treasure: Treasure) -> Vec<Note> {
    let steps: [f32; 4] = match treasure {
        Treasure::Earth => [262.0, 330.0, 392.0, 523.0],
        Treasure::Wind => [330.0, 392.0, 523.0, 659.0],
        Treasure::Fire => [392.0, 523.0, 659.0, 784.0],
        Treasure::Water => [523.0, 659.0, 784.0, 1047.0],
    };
    steps
        .into_iter()
        .enumerate()
        .map(|(n, hertz)| note(Voice::Sine, 0.12 * n as f32, 0.4, hertz, hertz, 0.4))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bell_strikes_once_for_each_level_and_treasures_sound_different() {
        let strokes =
            |tick| bell(Water::new(tick).unwrap()).iter().filter(|n| n.voice == Voice::Sine).count();
        assert_eq!([strokes(2), strokes(9)], [2, 9]);
        for one in Treasure::ALL {
            for other in Treasure::ALL {
                assert_eq!(one == other, call(one) == call(other));
            }
        }
    }
}
