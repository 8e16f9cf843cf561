//! What is worth a picture: pages, and moments of games with what is open over them.

use castaway::games::island::{Action, Phase, Role, State};

/// A page, or a state it can be brought into by a script.
pub struct Scene {
    pub name: &'static str,
    /// The address after the site's own, such as `#/rules`.
    pub route: &'static str,
    pub script: Option<&'static str>,
}

pub const SCENES: &[Scene] = &[
    Scene { name: "home", route: "", script: None },
    Scene { name: "settings", route: "#/settings", script: None },
    Scene { name: "about", route: "#/about", script: None },
    Scene { name: "nowhere", route: "#/no/such/page", script: None },
    Scene { name: "new-game", route: "#/island/new", script: None },
    Scene {
        name: "loading",
        route: "",
        script: Some("document.getElementById('boot').style.display = 'grid'"),
    },
    Scene {
        name: "trouble",
        route: "",
        script: Some("dispatchEvent(new CustomEvent('castaway-failure', { detail: 'to be looked at' }))"),
    },
];

/// What is shown when a moment has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    Table,
    /// These buttons are pressed one after the other; Escape leads back.
    Opened(&'static [&'static str]),
    /// The next action, up to the press that says what is meant.
    Prepared,
    /// The next action, up to the question that is asked about it.
    Asked,
    /// The card that the next action draws lies over the table.
    Rise,
}

/// The first time in a game that something is about to happen.
pub struct Moment {
    pub name: &'static str,
    /// The game, by its ending.
    pub game: &'static str,
    pub when: fn(&State, Action) -> bool,
    pub shown: Shown,
}

const fn moment(
    name: &'static str,
    game: &'static str,
    when: fn(&State, Action) -> bool,
    shown: Shown,
) -> Moment {
    Moment { name, game, when, shown }
}

pub const MOMENTS: &[Moment] = &[
    moment("start", "won", |_, _| true, Shown::Table),
    moment("danger", "won", |_, _| true, Shown::Opened(&["danger"])),
    moment("menu", "won", |_, _| true, Shown::Opened(&["menu"])),
    moment("keys", "won", |_, _| true, Shown::Opened(&["menu", "keys"])),
    moment("end-early", "won", |_, _| true, Shown::Opened(&["end"])),
    moment("choice", "won", has_choice, Shown::Asked),
    moment("engineer-one", "won", |_, action| matches!(action, Action::ShoreUpTwo(_)), Shown::Prepared),
    moment("give", "won", |_, action| matches!(action, Action::Give { .. }), Shown::Prepared),
    moment("lift", "won", |_, action| matches!(action, Action::Lift { .. }), Shown::Prepared),
    moment("sandbags", "won", |_, action| matches!(action, Action::Sandbags { .. }), Shown::Prepared),
    moment("draw", "won", |state, _| matches!(state.phase(), Phase::Draw), Shown::Table),
    moment("flood", "won", |state, _| matches!(state.phase(), Phase::Flood { .. }), Shown::Table),
    moment("rise", "won", |_, action| matches!(action, Action::Draw), Shown::Rise),
    moment("must-discard", "won", must_discard, Shown::Table),
    moment("discard", "won", |_, action| matches!(action, Action::Discard { .. }), Shown::Prepared),
    moment("discard-out-of-turn", "won", out_of_turn, Shown::Table),
    moment("swim", "won", |state, _| matches!(state.phase(), Phase::Swim { .. }), Shown::Table),
    moment("undo-past", "won", |state, _| matches!(state.phase(), Phase::Draw), Shown::Opened(&["undo"])),
    moment("log", "won", is_late, Shown::Opened(&["log"])),
    moment("in-words", "won", is_late, Shown::Opened(&["menu", "in-words"])),
    moment("discards", "won", is_late, Shown::Opened(&["discards"])),
    moment("danger-late", "won", is_late, Shown::Opened(&["danger"])),
    moment("give-up", "won", is_late, Shown::Opened(&["menu", "give-up"])),
    moment("lift-off", "won", |_, action| matches!(action, Action::LiftOff { .. }), Shown::Prepared),
    moment("navigator", "drowned", guides, Shown::Prepared),
    moment("rescue", "drowned", in_water_with_lift, Shown::Table),
    moment("rescue-lift", "drowned", in_water_with_lift, Shown::Prepared),
];

/// Pictures of the ends themselves are named after them.
pub const ENDS: [&str; 5] = ["won", "drowned", "skull", "sites", "landing"];

/// The Pilot walks to a tile that could be flown to as well, or anybody to one that could be shored up.
fn has_choice(state: &State, action: Action) -> bool {
    let turn = state.turn();
    match action {
        Action::Move { pawn, to } if pawn == turn => {
            state.flooded().contains(to) && state.role(turn) != Role::Diver
                || state.role(turn) == Role::Pilot && !state.flown()
        }
        _ => false,
    }
}

fn must_discard(state: &State, _: Action) -> bool {
    matches!(state.phase(), Phase::Discard { who, .. } if who == state.turn())
}

fn out_of_turn(state: &State, _: Action) -> bool {
    matches!(state.phase(), Phase::Discard { who, .. } if who != state.turn())
}

/// The island has become small.
fn is_late(state: &State, _: Action) -> bool {
    state.sunk().len() >= 3 && matches!(state.phase(), Phase::Act { .. })
}

fn guides(state: &State, action: Action) -> bool {
    matches!(action, Action::Move { pawn, .. } if pawn != state.turn())
}

fn in_water_with_lift(state: &State, action: Action) -> bool {
    matches!((state.phase(), action), (Phase::Swim { .. }, Action::Lift { .. }))
}
