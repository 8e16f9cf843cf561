//! What can be read off a game by every part of the table, told only when it changes.

use core::hash::Hash;

use leptos::prelude::*;

use super::Session;
use super::fact::{Fact, Stage};
use super::scene::Scene;
use crate::app::island::ask::{Question, Tone, question};
use crate::app::island::pick::Pick;
use crate::app::island::tongue::Tongue;
use crate::app::live::settled;
use crate::app::ui::Ui;
use crate::games::island::{Phase, Seat, Water};
use crate::kernel::{Play, Undo};
use crate::words::island::Cast;

/// Something that is the same for the whole table.
type Plain<T> = Fact<fn(&Scene) -> T>;

#[derive(Clone, Copy)]
pub(super) struct Facts {
    pick: Plain<Pick>,
    phase: Plain<Phase>,
    turn: Plain<Seat>,
    water: Plain<Water>,
    shown: Plain<Seat>,
    is_hand_asked_for: Plain<bool>,
    turn_number: Plain<usize>,
    is_over: Plain<bool>,
    is_assisted: Plain<bool>,
    can_redo: Plain<bool>,
    undo: Plain<Undo>,
    question: Memo<Question>,
    asks: Memo<bool>,
    is_asked: Memo<bool>,
}

impl Facts {
    pub fn of(ui: Ui, cast: StoredValue<Cast>, stage: Stage) -> Facts {
        fn plain<T: Hash>(stage: Stage, read: fn(&Scene) -> T) -> Plain<T> {
            stage.fact(read)
        }
        let pick = plain(stage, |scene| scene.pick);
        let question = Memo::new(move |_| {
            let words = ui.words();
            let asks =
                |scene: &Scene, cast: &Cast| question(&scene.state, scene.pick, &Tongue { words, cast });
            stage.scene().with(|scene| cast.with_value(|cast| asks(scene, cast)))
        });
        let asks = settled(move || question.with(|question| question.tone != Tone::Open));
        Facts {
            pick,
            phase: plain(stage, |scene| scene.state.phase()),
            turn: plain(stage, |scene| scene.state.turn()),
            water: plain(stage, |scene| scene.state.water()),
            shown: plain(stage, Scene::shown),
            is_hand_asked_for: plain(stage, |scene| scene.asked_for.is_some()),
            turn_number: plain(stage, |scene| scene.turn_number),
            is_over: plain(stage, |scene| scene.over),
            is_assisted: plain(stage, |scene| scene.assisted),
            can_redo: plain(stage, |scene| scene.can_redo),
            undo: plain(stage, |scene| scene.undo),
            question,
            asks,
            is_asked: settled(move || asks.get() && !matches!(pick.get(), Pick::Tile(_))),
        }
    }
}

impl Session {
    /// Something that only a part of the table wants to know.
    pub fn fact<T: Hash, F: Fn(&Scene) -> T + Copy + Send + Sync + 'static>(self, read: F) -> Fact<F> {
        self.stage.fact(read)
    }

    /// Looks at every new scene, as long as the part of the page lives that asks.
    pub fn watch(self, ask: impl Fn(&Scene) + Send + Sync + 'static) {
        self.stage.watch(Box::new(ask));
    }

    /// The table as it is shown, untracked.
    pub fn look<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.stage.scene().with_untracked(read)
    }

    /// What is picked so far.
    pub fn picked(self) -> Pick {
        self.facts.pick.get()
    }

    pub fn phase(self) -> Phase {
        self.facts.phase.get()
    }

    /// Whose turn it is.
    pub fn turn(self) -> Seat {
        self.facts.turn.get()
    }

    pub fn water(self) -> Water {
        self.facts.water.get()
    }

    /// The number of the turn, from 1.
    pub fn turn_number(self) -> usize {
        self.facts.turn_number.get()
    }

    pub fn is_over(self) -> bool {
        self.facts.is_over.get()
    }

    pub fn is_assisted(self) -> bool {
        self.facts.is_assisted.get()
    }

    pub fn undo_means(self) -> Undo {
        self.facts.undo.get()
    }

    pub fn can_redo(self) -> bool {
        self.facts.can_redo.get()
    }

    /// What the table is asked.
    pub fn question(self) -> Memo<Question> {
        self.facts.question
    }

    /// Whether the table is asked something in particular, at a tile or otherwise.
    pub fn asks(self) -> bool {
        self.facts.asks.get() && !self.is_over() && !self.following.get()
    }

    /// Whether a question takes the place of the actions. The choice at a tile stands beside it and does not.
    pub fn is_asked(self) -> bool {
        self.facts.is_asked.get()
    }

    /// Whose hand is on show.
    pub fn shown(self) -> Seat {
        self.facts.shown.get()
    }

    /// Whether somebody tapped the crew to see a hand.
    pub fn is_hand_asked_for(self) -> bool {
        self.facts.is_hand_asked_for.get()
    }

    /// The phase as one word and a number, for style sheets and tests.
    pub fn phase_name(self) -> String {
        let phase = self.phase();
        if self.is_over() && self.play.with_untracked(Play::is_given_up) {
            return "over given-up".to_owned();
        }
        match phase {
            Phase::Act { left } => format!("act {left}"),
            Phase::Draw => "draw".to_owned(),
            Phase::Flood { left } => format!("flood {left}"),
            Phase::Discard { who, .. } => format!("discard {}", who.index()),
            Phase::Swim { left } => format!("swim {left}"),
            Phase::Over(outcome) => format!("over {}", outcome.cause()),
        }
    }
}
