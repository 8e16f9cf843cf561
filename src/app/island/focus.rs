//! The focus on the table: where what had it is gone, the question takes it, or the island, so that nobody who
//! plays by keys or by ear has to start at the top again.

use leptos::prelude::*;

use super::session::Session;
use crate::app::live::follow;
use crate::platform::page;

/// The question, and where none is shown, the tile that arrows start from.
const HEIRS: [&str; 2] = ["#question", "[data-place][tabindex='0']"];

/// Looks after the focus as long as the table is on the screen.
pub fn keep(session: Session) {
    follow(move || {
        session.news.track();
        session.pick.track();
        // What lies over the table sees to the focus itself.
        if session.panel.get().is_some() {
            return;
        }
        // By then what these bring and take is painted: to look for what can be seen has the page laid out.
        page::once_painted(|| page::rescue_focus(&HEIRS));
    });
}
