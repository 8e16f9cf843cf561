//! What can be read off a game, told only when it changes: whoever follows one of these is left alone by all the
//! steps that do not touch it. A table has hundreds of parts, and a tap should wake only a few.
//!
//! All but [`Session::is_over`] and [`Session::phase_name`] are as the edges of the table show them.

use core::mem::discriminant;

use leptos::prelude::*;

use super::Session;
use crate::app::island::ask::{Question, Tone, hand_in_question, question};
use crate::app::island::pick::Pick;
use crate::app::island::tongue::Tongue;
use crate::app::live::{settled, told};
use crate::app::ui::Ui;
use crate::games::island::{Event, Island, Phase, Seat, State, Water};
use crate::kernel::{Play, Undo};
use crate::words::island::Cast;

/// What a part of the table shows: how it lies, what is picked so far, whose hand somebody wants to see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scene {
    pub state: State,
    pub pick: Pick,
    pub asked_for: Option<Seat>,
}

/// Numbers tell when to look again.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    pick: Memo<u64>,
    pick_at_edges: Memo<u64>,
    pick_for_crew: Memo<u64>,
    edges: Memo<State>,
    in_turn: Memo<State>,
    phase: Memo<u64>,
    turn: Memo<u64>,
    water: Memo<u64>,
    turn_number: Memo<u64>,
    is_over: Memo<bool>,
    is_assisted: Memo<bool>,
    can_redo: Memo<bool>,
    undo: Memo<u64>,
    question: Memo<Question>,
    asks: Memo<bool>,
    is_asked: Memo<bool>,
    shown: Memo<u64>,
}

/// What the facts are read off.
#[derive(Clone, Copy)]
pub(super) struct Sources {
    pub ui: Ui,
    pub cast: StoredValue<Cast>,
    pub play: RwSignal<Play<Island>>,
    pub state: Memo<State>,
    pub scene: RwSignal<Scene>,
    pub edges: RwSignal<Scene>,
    pub painted: RwSignal<usize>,
}

impl Facts {
    pub fn of(Sources { ui, cast, play, state, scene, edges: at_edges, painted }: Sources) -> Facts {
        let edges = Memo::new(move |_| at_edges.with(|scene| scene.state));
        let in_turn = Memo::new(move |_| {
            let (now, before) = (state.get(), edges.get());
            if now.turn() == before.turn() { now } else { before }
        });
        let question = Memo::new(move |_| {
            let words = ui.words();
            let asks =
                |scene: &Scene, cast: &Cast| question(&scene.state, scene.pick, &Tongue { words, cast });
            scene.with(|scene| cast.with_value(|cast| asks(scene, cast)))
        });
        let asks = settled(move || question.with(|question| question.tone != Tone::Open));
        // What the edges tell of the game itself.
        let game = move |tell: fn(&Play<Island>) -> bool| {
            settled(move || {
                painted.track();
                play.with_untracked(tell)
            })
        };
        let game_told = move |tell: fn(&Play<Island>) -> usize| {
            told(move || {
                painted.track();
                play.with_untracked(tell)
            })
        };
        Facts {
            pick: told(move || scene.with(|scene| scene.pick)),
            pick_at_edges: told(move || at_edges.with(|scene| scene.pick)),
            pick_for_crew: told(move || scene.with(|now| at_edges.with(|before| pick_for_crew(now, before)))),
            edges,
            in_turn,
            phase: told(move || edges.with(State::phase)),
            turn: told(move || edges.with(State::turn)),
            water: told(move || edges.with(State::water)),
            turn_number: game_told(turn_number),
            is_over: settled(move || play.with(Play::is_over)),
            is_assisted: game(Play::is_assisted),
            can_redo: game(Play::can_redo),
            undo: game_told(|play| play.undo_means() as usize),
            question,
            asks,
            is_asked: settled(move || asks.get() && !scene.with(|scene| matches!(scene.pick, Pick::Tile(_)))),
            shown: told(move || scene.with(|scene| in_turn.with(|state| hand_on_show(scene, state)))),
        }
    }
}

/// Once the crew is asked, it answers at once; that it is asked now, and what, it shows with the edges.
fn pick_for_crew(now: &Scene, before: &Scene) -> Pick {
    let same = discriminant(&now.pick) == discriminant(&before.pick);
    if same { now.pick } else { before.pick }
}

/// Whose hand is on show.
fn hand_on_show(scene: &Scene, in_turn: &State) -> Seat {
    scene.asked_for.unwrap_or_else(|| hand_in_question(in_turn, scene.pick))
}

fn turn_number(play: &Play<Island>) -> usize {
    let begun = |events: &[Event]| events.iter().filter(|e| matches!(e, Event::TurnBegan { .. })).count();
    1 + play.story().map(|(events, _)| begun(events)).sum::<usize>()
}

impl Session {
    /// What is picked so far, as question and hand show it.
    pub fn picked(self) -> Pick {
        self.facts.pick.get();
        self.scene.with_untracked(|scene| scene.pick)
    }

    /// What is picked so far, as everything else shows it.
    pub fn picked_at_edges(self) -> Pick {
        self.facts.pick_at_edges.get();
        self.edges.with_untracked(|scene| scene.pick)
    }

    /// The same as the crew shows it.
    pub fn picked_for_crew(self) -> Pick {
        self.facts.pick_for_crew.get();
        self.scene.with_untracked(|now| self.edges.with_untracked(|before| pick_for_crew(now, before)))
    }

    /// The table as everything around the board and the hand shows it.
    pub fn edges(self) -> Memo<State> {
        self.facts.edges
    }

    /// The table as it is, or as it was if a turn has only just begun: the hand of the next player comes with the
    /// edges.
    pub fn in_turn(self) -> Memo<State> {
        self.facts.in_turn
    }

    pub fn phase(self) -> Phase {
        self.facts.phase.get();
        self.facts.edges.with_untracked(State::phase)
    }

    /// Whose turn it is.
    pub fn turn(self) -> Seat {
        self.facts.turn.get();
        self.facts.edges.with_untracked(State::turn)
    }

    pub fn water(self) -> Water {
        self.facts.water.get();
        self.facts.edges.with_untracked(State::water)
    }

    /// The number of the turn, from 1.
    pub fn turn_number(self) -> usize {
        self.facts.turn_number.get();
        self.play.with_untracked(turn_number)
    }

    pub fn is_over(self) -> bool {
        self.facts.is_over.get()
    }

    pub fn is_assisted(self) -> bool {
        self.facts.is_assisted.get()
    }

    pub fn undo_means(self) -> Undo {
        self.facts.undo.get();
        self.play.with_untracked(Play::undo_means)
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
        self.facts.shown.get();
        self.scene.with_untracked(|scene| self.in_turn().with_untracked(|state| hand_on_show(scene, state)))
    }

    /// Whether somebody tapped the crew to see a hand.
    pub fn is_hand_asked_for(self) -> bool {
        self.scene.with(|scene| scene.asked_for.is_some())
    }

    /// The phase as one word and a number, for style sheets and tests.
    pub fn phase_name(self) -> String {
        if self.play.with(Play::is_given_up) {
            return "over given-up".to_owned();
        }
        match self.state.with(State::phase) {
            Phase::Act { left } => format!("act {left}"),
            Phase::Draw => "draw".to_owned(),
            Phase::Flood { left } => format!("flood {left}"),
            Phase::Discard { who, .. } => format!("discard {}", who.index()),
            Phase::Swim { left } => format!("swim {left}"),
            Phase::Over(outcome) => format!("over {}", outcome.cause()),
        }
    }
}
