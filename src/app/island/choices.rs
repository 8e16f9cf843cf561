//! The question and its answers: under the board, or beside a tile that can mean several things.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::app::dom::view;

use super::art;
use super::ask::{Button, Question, Sign, Tone, is_endangered, tile_state};
use super::board::size;
use super::pick::{Pick, meanings};
use super::session::{Session, use_session};
use crate::app::live::{live, text, when};
use crate::app::widgets::Icon;
use crate::games::island::{Place, Spot, State};

/// The question under the board; on narrow screens also that of a tile.
#[component]
pub fn Prompt() -> impl IntoView {
    let session = use_session();
    let question = session.question();
    let asked = move || !session.is_over();
    // On wide screens what stands on the board or beside a tile is not asked again here. What was asked last stays,
    // unseen: most of it will do for the next question.
    let elsewhere = move || {
        let open = question.with(|question| question.tone == Tone::Open);
        session.ui().is_wide.get() && (open || matches!(session.picked(), Pick::Tile(_)))
    };
    let asks = Memo::new(move |last: Option<&Question>| match last {
        Some(last) if elsewhere() => last.clone(),
        _ => question.get(),
    });
    let class = text(move || {
        let tone = match question.with(|question| question.tone) {
            // Where there is room, this stands on the board.
            Tone::Open => "prompt open phone-only",
            Tone::Warn => "prompt warn",
            Tone::Win => "prompt win",
            Tone::Ask => "prompt",
        };
        let place = match session.picked() {
            // A tile's choice stands beside it where there is room.
            Pick::Tile(_) => " of-tile phone-only",
            _ if session.is_asked() => " alone",
            _ => "",
        };
        [tone, place].concat()
    });
    view! {
        {when(asked, move || view! {
            <section class=class.clone() role="group" aria-labelledby="question" aria-describedby="question-text">
                {live(move || asks.with(|question| body(session, question)))}
            </section>
        })}
    }
}

fn body(session: Session, question: &Question) -> Vec<AnyView> {
    let endangered = match untrack(|| session.picked()) {
        Pick::Tile(place) => session.look(|scene| is_endangered(&scene.state, place)),
        _ => false,
    };
    let bad = endangered.then_some("bad");
    // A tile's few words leave room for its answers beside them.
    let of_tile = matches!(untrack(|| session.picked()), Pick::Tile(_));
    let answers = (!question.buttons.is_empty()).then(|| {
        let class = if of_tile { "pb inl" } else { "pb" };
        view! { <div class=class>{buttons(session, &question.buttons)}</div> }.into_any()
    });
    let (beside, below) = if of_tile { (answers, None) } else { (None, answers) };
    view! {
        <div class="ph">
            {sign(question.sign)}
            <div class="pt">
                <h2 id="question" tabindex="-1">{question.title.clone()}</h2>
                <p id="question-text" class=bad>{question.text.clone()}</p>
            </div>
            {beside}
        </div>
        {below}
    }
}

fn sign(sign: Sign) -> AnyView {
    match sign {
        Sign::Icon(name) => view! { <span class="pi">{art::icon(name)}</span> }.into_any(),
        Sign::Tile(tile) => view! { <span class="th">{art::tile(tile, "")}</span> }.into_any(),
        Sign::Card(card) => view! { <span class="th">{art::card(card, "")}</span> }.into_any(),
        Sign::Pawn(role) => {
            let class = format!("th pawnth {}", art::role_class(role));
            view! { <span class=class>{art::figure(role, "")}</span> }.into_any()
        }
    }
}

fn buttons(session: Session, buttons: &[Button]) -> Vec<AnyView> {
    let button = |button: &Button| {
        let (does, seat) = (button.does, button.to().map(|seat| seat.index().to_string()));
        let press = move |event: MouseEvent| {
            if event.detail() < 2 || !session.is_just_tapped() {
                session.answer(does);
            }
        };
        view! {
            <button
                class=if button.gold { "btn go wide" } else { "btn line" }
                data-do=button.name
                data-to=seat
                on:click=press
            >
                {button.icon.map(|icon| view! { <Icon name=icon/> })}
                <span>{button.label.clone()}</span>
            </button>
        }
        .into_any()
    };
    buttons.iter().map(button).collect()
}

/// The choice beside a tile, on wide screens.
#[component]
pub fn Pop() -> impl IntoView {
    let session = use_session();
    let open = move || match session.picked() {
        Pick::Tile(place) if session.ui().is_wide.get() => Some(place),
        _ => None,
    };
    view! {
        {live(move || open().map(|place| {
            let state = session.look(|scene| scene.state);
            let spot = state.map().spot(place);
            let (right, up) = opening(&state, place);
            let side = if right { " right" } else { "" };
            let height = if up { " up" } else { "" };
            let question = session.question().get();
            view! {
                <section
                    class=["pop desk-only", side, height, &art::spot_class(spot)].concat()
                    role="group"
                    aria-labelledby="pop-title"
                >
                    <h2 id="pop-title">{question.title.clone()}</h2>
                    <p>{session.speak(|tongue| tile_state(&state, place, tongue))}</p>
                    <div class="pbx">{buttons(session, &question.buttons)}</div>
                </section>
            }
        }))}
    }
}

/// Where a tile's choice opens, right of it and above it or not: over the board, which is all that lies beneath
/// it, and there over as few tiles as possible that somebody may want to tap instead.
fn opening(state: &State, place: Place) -> (bool, bool) {
    let (columns, rows) = size(state.shape());
    let spot = state.map().spot(place);
    let fits = |right: bool| if right { spot.column + 2 < columns } else { spot.column >= 2 };
    let cost = |(right, up): (bool, bool)| {
        // At the edge of the board it stands beside the tile.
        let row = if up { spot.row.saturating_sub(1) } else { (spot.row + 1).min(rows - 1) };
        let column = |n: u8| if right { Some(spot.column + n) } else { spot.column.checked_sub(n) };
        let covered = [1, 2].into_iter().filter_map(|n| state.map().place(Spot { column: column(n)?, row }));
        (!fits(right), covered.map(|place| 1 + 10 * meanings(state, place).len()).sum::<usize>())
    };
    let ways = [(false, false), (true, false), (false, true), (true, true)];
    ways.into_iter().min_by_key(|way| cost(*way)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::island::{Difficulty, Island, Places, Players, Setup, Shape};
    use crate::kernel::{Game, Seed};

    #[test]
    fn a_choice_never_opens_beyond_the_columns_of_the_board() {
        for shape in Shape::ALL {
            let setup = Setup::random(Players::Two, Difficulty::Novice, shape);
            let state = Island::start(&setup, Seed::from_random(1));
            let (columns, _) = size(shape);
            for place in Places::ALL {
                let (right, _) = opening(&state, place);
                let column = state.map().spot(place).column;
                assert!(if right { column + 2 < columns } else { column >= 2 }, "{shape:?}, column {column}");
            }
        }
    }
}
