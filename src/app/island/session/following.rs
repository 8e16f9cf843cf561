//! A game that another tab plays: this one shows what happens there, until it is asked to take over.

use leptos::prelude::*;

use super::{Panel, Session};
use crate::app::island::pick::Pick;
use crate::app::island::why::Why;
use crate::app::live::put;
use crate::games::island::Island;
use crate::kernel::{Play, Record};
use crate::platform::page;

impl Session {
    /// Whether another tab plays; then this one says so.
    pub(super) fn only_follows(self) -> bool {
        let follows = self.following.get_untracked();
        if follows {
            put(self.why, Some(Why::Following));
        }
        follows
    }

    /// If another tab has played on, shows what it did and follows from now on.
    pub fn look_elsewhere(self) {
        if let Some(record) = self.played_elsewhere() {
            put(self.following, true);
            self.lay(record);
        }
    }

    /// Leaves the game to the tab that played on.
    pub fn follow(self) {
        match self.played_elsewhere() {
            Some(_) => self.look_elsewhere(),
            // It is gone, or not to be read any more: the page says so when it opens anew.
            None => page::reload(),
        }
    }

    fn played_elsewhere(self) -> Option<Record<Island>> {
        self.keeper?.played_elsewhere()
    }

    /// Plays on here; the other tab follows from now on.
    pub fn take_over(self) {
        if let Some(record) = self.keeper.and_then(|keeper| keeper.take_over()) {
            put(self.following, false);
            self.lay(record);
        }
    }

    /// Lays the table as a record leaves it. What was asked here is no longer the question.
    fn lay(self, record: Record<Island>) {
        let before = self.play.with_untracked(Play::steps);
        let (play, _) = Play::resume(record);
        let events = play.story().skip(before).flat_map(|(events, _)| events.to_vec()).collect();
        self.play.set(play);
        put(self.pick, Pick::Nothing);
        put(self.asked_for, None);
        put(self.why, None);
        let only_looks =
            |panel: &Panel| matches!(panel, Panel::Menu | Panel::Log | Panel::Discards | Panel::InWords);
        if !self.panel.get_untracked().as_ref().is_some_and(only_looks) {
            put(self.panel, None);
        }
        self.announce(events);
    }
}
