//! A game that is only watched: it is kept nowhere, and any moment of it can be shown.

use leptos::prelude::*;

use super::Session;
use crate::kernel::Play;

impl Session {
    /// Whether the game is only watched.
    pub fn is_watched(self) -> bool {
        self.keeper.is_none()
    }

    /// Shows another moment of a game that is watched; one step further, what that step brought is news.
    pub fn show(self, step: usize) {
        let before = self.play.with_untracked(Play::steps);
        self.play.update(|play| play.show(step));
        let events = self.play.with_untracked(|play| {
            let last = play.story().next_back().map(|(events, _)| events.to_vec());
            last.filter(|_| play.steps() == before + 1).unwrap_or_default()
        });
        self.settle(events);
    }
}
