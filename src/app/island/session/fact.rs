//! Something that is read off the table, told only when it changes: whoever follows it is left alone by all the steps
//! that do not touch it. A table has hundreds of parts, and a tap should wake only a few.
//!
//! Not memos: a change wakes everything that stands behind a memo, if only to find that it is the same.

use core::hash::Hash;

use leptos::prelude::*;

use super::scene::Scene;
use crate::app::live::{fingerprint, put};

type Ask = Box<dyn Fn(&Scene) + Send + Sync>;

/// The table as it is shown, and who wants to know when it changes.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    scene: RwSignal<Scene>,
    asks: StoredValue<Vec<(usize, Ask)>>,
    /// How many have asked so far, so that each can be told apart.
    asked: StoredValue<usize>,
}

impl Stage {
    pub fn new(scene: Scene) -> Stage {
        Stage { scene: RwSignal::new(scene), asks: StoredValue::new(Vec::new()), asked: StoredValue::new(0) }
    }

    /// Tracked as a whole: for what has to look at everything anyway.
    pub fn scene(self) -> RwSignal<Scene> {
        self.scene
    }

    /// Shows a new scene, and has everybody look at it who wanted to.
    pub fn show(self, scene: Scene) {
        put(self.scene, scene);
        self.asks.with_value(|asks| asks.iter().for_each(|(_, ask)| ask(&scene)));
    }

    /// Looks at every scene from now on, as long as the part of the page lives that asks.
    pub fn watch(self, ask: Ask) {
        let number = self.asked.get_value();
        self.asked.set_value(number + 1);
        self.asks.update_value(|asks| asks.push((number, ask)));
        on_cleanup(move || {
            // The table may be gone before this part of it.
            self.asks.try_update_value(|asks| asks.retain(|(known, _)| *known != number));
        });
    }

    pub fn fact<T: Hash, F: Fn(&Scene) -> T + Copy + Send + Sync + 'static>(self, read: F) -> Fact<F> {
        let print = move |scene: &Scene| fingerprint(&read(scene));
        let changed = RwSignal::new(self.scene.with_untracked(print));
        self.watch(Box::new(move |scene| put(changed, print(scene))));
        Fact { changed, scene: self.scene, read }
    }
}

/// What a reading gives, asked for again when it differs.
#[derive(Clone, Copy)]
pub struct Fact<F: 'static> {
    /// A number that differs wherever the readings do: a signal of each kind of thing would bring its own code.
    changed: RwSignal<u64>,
    scene: RwSignal<Scene>,
    read: F,
}

impl<T, F: Fn(&Scene) -> T> Fact<F> {
    pub fn get(self) -> T {
        self.changed.get();
        self.scene.with_untracked(|scene| (self.read)(scene))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::app::island::pick::Pick;
    use crate::games::island::{Action, Difficulty, Island, Players, Setup, Shape};
    use crate::kernel::{Play, Seed};

    fn game() -> Play<Island> {
        let setup = Setup::random(Players::Two, Difficulty::Novice, Shape::ForbiddenIsland);
        Play::new(setup, Seed::from_random(7))
    }

    #[test]
    fn a_fact_is_told_only_where_it_changes() {
        let owner = Owner::new();
        owner.with(|| {
            let mut play = game();
            let stage = Stage::new(Scene::of(&play));
            let (turn, phase) =
                (stage.fact(|scene| scene.state.turn()), stage.fact(|scene| scene.state.phase()));
            let prints = || (turn.changed.get_untracked(), phase.changed.get_untracked());
            let before = prints();
            stage.show(Scene { pick: Pick::End, ..Scene::of(&play) });
            assert_eq!(prints(), before, "neither of them looks at what is picked");
            play.act(Action::Draw).unwrap();
            stage.show(Scene::of(&play));
            assert_eq!(prints().0, before.0, "the turn goes on");
            assert_ne!(prints().1, before.1);
            assert_eq!(phase.get(), play.state().phase());
        });
    }

    #[test]
    fn a_part_of_the_page_that_is_gone_is_not_asked_any_more() {
        let owner = Owner::new();
        owner.with(|| {
            let scene = Scene::of(&game());
            let stage = Stage::new(scene);
            let asked = Arc::new(AtomicUsize::new(0));
            let part = owner.child();
            let count = asked.clone();
            part.with(|| {
                stage.watch(Box::new(move |_| {
                    count.fetch_add(1, Ordering::Relaxed);
                }));
            });
            stage.show(Scene { danger: true, ..scene });
            part.cleanup();
            stage.show(scene);
            assert_eq!(asked.load(Ordering::Relaxed), 1);
        });
    }
}
