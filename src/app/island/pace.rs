//! Cards that come by themselves: while nobody holds a special card, there is nothing to wait for.

use core::time::Duration;

use leptos::prelude::*;

use crate::games::island::{Action, Card, Phase, State};
use crate::settings::Pace;

use crate::app::live::follow;

use super::pick::Pick;
use super::session::Session;

/// Long enough to see what came.
const A_MOMENT: Duration = Duration::from_millis(1100);

/// The card that comes next without anybody having a say. The first treasure card of a turn never does: the
/// actions end when somebody says so.
fn next(state: &State) -> Option<Action> {
    if state.anyone_holds(Card::HelicopterLift) || state.anyone_holds(Card::Sandbags) {
        return None;
    }
    match state.phase() {
        Phase::Draw => Some(Action::Draw),
        Phase::Flood { .. } => Some(Action::Flood),
        _ => None,
    }
}

/// Draws the next card after a moment, if the player likes it so and nothing has happened meanwhile.
pub fn keep(session: Session) {
    follow(move || {
        let plays = !session.following.get();
        let wanted = plays && session.ui().pace.get() == Pace::Flow && session.panel.get().is_none();
        let idle = session.pick.get() == Pick::Nothing && !session.is_over();
        let serial = session.news.with(|news| news.serial);
        let Some(action) = session.state.with(next).filter(|_| wanted && idle) else { return };
        let later = move || {
            let unchanged = session.news.try_with_untracked(|news| news.serial == serial) == Some(true);
            let free = session.panel.try_get_untracked() == Some(None);
            if unchanged && free && session.pick.try_get_untracked() == Some(Pick::Nothing) {
                session.act(action);
            }
        };
        // The timer may outlive the table: it looks before it acts.
        set_timeout(later, A_MOMENT);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::island::{Difficulty, Island, Players, Setup, Shape};
    use crate::kernel::{Game, Seed};

    #[test]
    fn cards_come_by_themselves_only_while_nobody_holds_a_special_card() {
        let (mut waited, mut flowed) = (0, 0);
        for seed in 0..200 {
            let setup = Setup::random(Players::Two, Difficulty::Novice, Shape::ForbiddenIsland);
            let mut state = Island::start(&setup, Seed::from_random(seed));
            assert_eq!(next(&state), None, "actions never end by themselves");
            state = Island::step(&state, Action::Draw).unwrap().state;
            if state.phase() == Phase::Draw {
                let special = state.anyone_holds(Card::HelicopterLift) || state.anyone_holds(Card::Sandbags);
                assert_eq!(next(&state), (!special).then_some(Action::Draw));
                if special { waited += 1 } else { flowed += 1 }
            }
        }
        assert!(waited > 10 && flowed > 10);
    }
}
