//! What the player on turn can do, as buttons: below the board on wide screens, above the thumb on narrow ones.

use leptos::prelude::*;

use crate::app::dom::view;

use crate::app::live::{Changing, term, text, when, yes};
use crate::games::island::{Action, Phase, Role, State};
use crate::kernel::Undo;

use super::ask::can_capture;
use super::header::Pips;
use super::pick::{Pick, Tap, Verb, can_be_guided, can_give, capture_here, is_legal, shores};
use super::session::{Session, use_session};
use super::why::Why;
use super::{art, pick};
use crate::games::island::{Places, check};

/// A kind of action on the dock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Move,
    Fly,
    ShoreUp,
    Guide,
    Give,
    Capture,
}

impl Entry {
    const ALL: [Entry; 6] =
        [Entry::Move, Entry::Fly, Entry::Guide, Entry::ShoreUp, Entry::Give, Entry::Capture];

    /// How many tiles or people there are for it now; nothing if the adventurer on turn does not have it.
    fn offer(self, state: &State) -> Option<u32> {
        let has = match self {
            Entry::Fly => state.role(state.turn()) == Role::Pilot,
            Entry::Guide => state.role(state.turn()) == Role::Navigator,
            _ => true,
        };
        has.then(|| self.count(state))
    }

    fn name(self) -> &'static str {
        match self {
            Entry::Move => "go",
            Entry::Fly => "flight",
            Entry::ShoreUp => "shore",
            Entry::Guide => "guide",
            Entry::Give => "give",
            Entry::Capture => "capture",
        }
    }

    fn icon(self) -> &'static str {
        match self {
            Entry::Move => "boot",
            Entry::Fly => "heli",
            Entry::ShoreUp => "bag",
            Entry::Guide => "feet",
            Entry::Give => "give",
            Entry::Capture => "crown",
        }
    }

    fn label(self, session: Session) -> &'static str {
        let ask = &session.words().ask;
        match self {
            Entry::Move => ask.go,
            Entry::Fly => ask.fly,
            Entry::ShoreUp => ask.shore_up,
            Entry::Guide => ask.guide,
            Entry::Give => ask.give,
            Entry::Capture => ask.capture,
        }
    }

    /// How many tiles or people there are for it.
    fn count(self, state: &State) -> u32 {
        let turn = state.turn();
        let tiles = |action: &dyn Fn(crate::games::island::Place) -> Action| {
            Places::ALL.into_iter().filter(|place| is_legal(state, action(*place))).count() as u32
        };
        match self {
            Entry::Move => tiles(&|to| Action::Move { pawn: turn, to }),
            Entry::Fly => tiles(&|to| Action::Fly { to }),
            Entry::ShoreUp => shores(state).len(),
            Entry::Guide => state.players().seats().filter(|seat| can_be_guided(state, *seat)).count() as u32,
            Entry::Give => u32::from(can_give(state)),
            Entry::Capture => u32::from(can_capture(state)),
        }
    }

    fn note(self, session: Session, count: u32) -> String {
        let table = &session.words().table;
        match self {
            Entry::Move | Entry::Fly | Entry::ShoreUp => (table.tiles)(count),
            Entry::Give if count == 0 => table.nobody_here.to_owned(),
            Entry::Capture if count == 0 => table.not_here.to_owned(),
            Entry::Guide => String::new(),
            Entry::Give | Entry::Capture => table.ready.to_owned(),
        }
    }

    /// What pressing it comes to.
    fn press(self, state: &State) -> Tap {
        let refused = |action| match check(state, action) {
            Err(why) => Tap::Refuse(Why::Rules(why)),
            Ok(()) => Tap::Refuse(Why::SayWhatFirst),
        };
        let here = state.pawn(state.turn());
        let possible = self.count(state) > 0;
        match self {
            Entry::Move if possible => Tap::Pick(Pick::Only(Verb::Move)),
            Entry::Move => refused(Action::Move { pawn: state.turn(), to: here }),
            Entry::Fly if possible => Tap::Pick(Pick::Only(Verb::Fly)),
            Entry::Fly => refused(Action::Fly { to: here }),
            Entry::ShoreUp if possible => Tap::Pick(Pick::Only(Verb::ShoreUp)),
            Entry::ShoreUp => refused(Action::ShoreUp(here)),
            Entry::Guide => Tap::Pick(Pick::Guide(None)),
            Entry::Give if possible => Tap::Pick(Pick::Give { card: None, to: None }),
            Entry::Give => why_no_gift(state),
            Entry::Capture => match capture_here(state) {
                Some(treasure) if possible => Tap::Act(Action::Capture(treasure)),
                Some(treasure) => refused(Action::Capture(treasure)),
                None => Tap::Refuse(Why::NoSite),
            },
        }
    }

    /// Whether this is what is picked.
    fn is_on(self, pick: Pick) -> bool {
        match self {
            Entry::Move => pick == Pick::Only(Verb::Move),
            Entry::Fly => pick == Pick::Only(Verb::Fly),
            Entry::ShoreUp => matches!(pick, Pick::Only(Verb::ShoreUp) | Pick::Shore(..)),
            Entry::Guide => matches!(pick, Pick::Guide(_)),
            Entry::Give => matches!(pick, Pick::Give { .. }),
            Entry::Capture => false,
        }
    }
}

/// Why nothing can be given: the first card that could be, were the people closer.
fn why_no_gift(state: &State) -> Tap {
    let cards = state.hand(state.turn()).kinds().find(|card| card.treasure().is_some());
    match cards {
        Some(card) => pick::play_card(state, Pick::Nothing, state.turn(), card),
        None => Tap::Refuse(Why::NoTreasureCards),
    }
}

/// Whether the actions can be ended now.
fn can_end(session: Session) -> bool {
    matches!(session.phase(), Phase::Act { .. })
}

fn actions_left(session: Session) -> u8 {
    match session.phase() {
        Phase::Act { left } => left,
        _ => 0,
    }
}

/// What an entry offers now.
fn offer(session: Session, entry: Entry) -> impl Fn() -> Option<u32> + Copy + Send + Sync {
    let offer = session.fact(move |scene| entry.offer(&scene.state));
    move || offer.get()
}

/// The wide dock.
#[component]
pub fn Dock() -> impl IntoView {
    let session = use_session();
    view! {
        <nav class="dock" aria-label=session.say(|w| w.table.step_actions) class:asked=yes(move || session.is_asked())>
            <div class="dl"><UndoButtons class="btn paper"/></div>
            <div class="acts">
                <div class="pipbox">
                    <Pips left=actions_left/>
                    <span>{term(move || (session.words().ask.actions_left)(actions_left(session)))}</span>
                </div>
                {Entry::ALL.map(|entry| {
                    let count = offer(session, entry);
                    when(move || count().is_some(), move || view! { <Act entry/> })
                })}
            </div>
            <EndButton class="btn paper end"/>
        </nav>
    }
}

#[component]
fn Act(entry: Entry) -> impl IntoView {
    let session = use_session();
    let offer = offer(session, entry);
    let count = move || offer().unwrap_or(0);
    let press = move |_| {
        let tap = session.state.with_untracked(|state| {
            if entry.is_on(session.pick.get_untracked()) {
                Tap::Pick(Pick::Nothing)
            } else {
                entry.press(state)
            }
        });
        session.tap(tap);
    };
    view! {
        <button
            class="act"
            class:off=yes(move || count() == 0)
            class:on=yes(move || entry.is_on(session.picked()))
            data-do=entry.name()
            on:click=press
        >
            {art::icon(entry.icon())}
            <b>{term(move || entry.label(session))}</b>
            <small>{text(move || entry.note(session, count()))}</small>
        </button>
    }
}

/// The narrow bar: undo, the rarer actions, and the end of the actions.
#[component]
pub fn Bar() -> impl IntoView {
    let session = use_session();
    // Captures and guiding take room only while there is something to do.
    let shown = move |entry: Entry, count: Option<u32>| match entry {
        Entry::Give => can_end(session),
        Entry::Guide | Entry::Capture => can_end(session) && count.is_some_and(|count| count > 0),
        Entry::Move | Entry::ShoreUp | Entry::Fly => false,
    };
    view! {
        <nav class="bar" aria-label=session.say(|w| w.table.step_actions) class:asked=yes(move || session.is_asked())>
            <UndoButtons class="bb"/>
            {[Entry::Guide, Entry::Give, Entry::Capture].map(|entry| {
                let count = offer(session, entry);
                view! { <Small entry shown=yes(move || shown(entry, count()))/> }
            })}
            <EndButton class="btn end"/>
        </nav>
    }
}

#[component]
fn Small(entry: Entry, shown: Changing<bool>) -> impl IntoView {
    let session = use_session();
    let count = offer(session, entry);
    let press = move |_| session.tap(session.state.with_untracked(|state| entry.press(state)));
    view! {
        <button
            class="bb"
            hidden=yes(move || !shown.get())
            class:off=yes(move || count().is_none_or(|count| count == 0))
            class:hot=entry == Entry::Capture
            data-do=entry.name()
            on:click=press
        >
            {art::icon(entry.icon())}
            <span>{term(move || entry.label(session))}</span>
        </button>
    }
}

#[component]
pub fn UndoButtons(class: &'static str) -> impl IntoView {
    let session = use_session();
    let nothing = move || session.undo_means() == Undo::Nothing;
    view! {
        <button
            class=class
            class:past=yes(move || session.undo_means() == Undo::Assisted)
            data-do="undo"
            disabled=yes(nothing)
            on:click=move |_| session.undo()
        >
            {art::icon("undo")}
            <span>{session.say(|w| w.table.undo)}</span>
        </button>
        {when(move || session.can_redo(), move || view! {
            <button class=format!("{class} redo") data-do="redo" on:click=move |_| session.redo()>
                {art::icon("undo")}
                <span>{session.say(|w| w.table.redo)}</span>
            </button>
        })}
    }
}

/// Ends the actions; gold once there are none left. Drawing is asked for first.
#[component]
fn EndButton(class: &'static str) -> impl IntoView {
    let session = use_session();
    // A question takes the place of all this anyway: what it covers need not be laid out anew.
    let hidden = move || !can_end(session) && !session.is_asked();
    let done = move || actions_left(session) == 0;
    let label = move || {
        let table = &session.words().table;
        if done() { table.draw_cards } else { table.end_actions }
    };
    view! {
        <button
            class=class
            class:go=yes(move || done() && session.picked() == Pick::Nothing)
            hidden=yes(hidden)
            data-do="end"
            on:click=move |_| session.tap(Tap::Pick(Pick::End))
        >
            <span>{term(label)}</span>
            {art::icon("arrow")}
        </button>
    }
}
