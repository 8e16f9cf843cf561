//! What the table shows at a moment.

use leptos::prelude::*;

use crate::app::island::pick::Pick;
use crate::games::island::{Event, Island, Phase, Place, Seat, State};
use crate::kernel::{Play, Undo};

/// How the table lies, what is picked so far, what somebody wants to see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scene {
    pub state: State,
    pub pick: Pick,
    /// Whose hand somebody asked to see; otherwise it is the hand in question.
    pub asked_for: Option<Seat>,
    /// The tile that arrows start from.
    pub cursor: Place,
    /// The chances are shown on the tiles.
    pub danger: bool,
    /// Nobody here may do anything.
    pub looks_on: bool,
    pub over: bool,
    pub assisted: bool,
    pub can_redo: bool,
    pub undo: Undo,
    /// From 1.
    pub turn_number: usize,
}

impl Scene {
    /// The table of a game that has only just been opened.
    pub fn of(play: &Play<Island>) -> Scene {
        let state = *play.state();
        Scene {
            state,
            pick: Pick::Nothing,
            asked_for: None,
            cursor: state.pawn(state.turn()),
            danger: false,
            looks_on: false,
            over: play.is_over(),
            assisted: play.is_assisted(),
            can_redo: play.can_redo(),
            undo: play.undo_means(),
            turn_number: turn_number(play),
        }
    }

    /// Whose hand is on show: whose somebody asked for, who plays a card or must choose one, else who is on turn.
    pub fn shown(&self) -> Seat {
        match (self.asked_for, self.pick, self.state.phase()) {
            (Some(seat), ..) => seat,
            (_, Pick::Lift { by, .. } | Pick::Sandbags { by }, _) => by,
            (.., Phase::Discard { who, .. }) => who,
            _ => self.state.turn(),
        }
    }
}

fn turn_number(play: &Play<Island>) -> usize {
    let begun = |events: &[Event]| events.iter().filter(|e| matches!(e, Event::TurnBegan { .. })).count();
    1 + play.story().map(|(events, _)| begun(events)).sum::<usize>()
}

impl super::Session {
    /// The table as it is now.
    fn present(self) -> Scene {
        Scene {
            pick: self.pick.get_untracked(),
            asked_for: self.asked_for.get_untracked(),
            cursor: self.cursor.get_untracked(),
            danger: self.danger.get_untracked(),
            looks_on: self.is_watched() || self.following.get_untracked(),
            ..self.play.with_untracked(Scene::of)
        }
    }

    /// Shows the table as it is now.
    pub(super) fn set_the_scene(self) {
        self.stage.show(self.present());
    }
}
