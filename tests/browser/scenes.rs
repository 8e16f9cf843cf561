//! What is worth a picture: pages, and moments of games with what is open over them.

use castaway::games::island::{Action, Phase, Role, State};

/// A page, or a state it can be brought into by a script.
pub struct Scene {
    pub name: &'static str,
    /// The address after the site's own, such as `#/rules`.
    pub route: &'static str,
    pub script: Option<&'static str>,
    /// Whether there are games on the shelf.
    pub stocked: bool,
    /// What the script leads to, where that takes a moment.
    pub until: &'static str,
}

const fn scene(name: &'static str, route: &'static str) -> Scene {
    Scene { name, route, script: None, stocked: false, until: "body" }
}

/// With games on the shelf.
const fn stocked(name: &'static str, route: &'static str, script: Option<&'static str>) -> Scene {
    Scene { name, route, script, stocked: true, until: "body" }
}

pub const SCENES: &[Scene] = &[
    scene("home", ""),
    scene("settings", "#/settings"),
    scene("about", "#/about"),
    scene("nowhere", "#/no/such/page"),
    scene("new-game", "#/island/new"),
    stocked("harbour", "", None),
    scene("shelf-empty", "#/shelf"),
    stocked("shelf", "#/shelf", None),
    stocked("shelf-finished", "#/shelf", Some("document.querySelector('[data-do=finished]').click()")),
    stocked("shelf-deleted", "#/shelf", Some("document.querySelectorAll('[data-do=delete]')[1].click()")),
    stocked("shelf-renamed", "#/shelf", Some("document.querySelectorAll('[data-do=rename]')[1].click()")),
    stocked("shelf-export", "#/shelf", Some("document.querySelector('[data-do=export]').click()")),
    stocked("shelf-import", "#/shelf", Some(IMPORT)),
    stocked("unreadable-save", "#/island/table/zzzz1", None),
    stocked("newer-save", "#/island/table/zzzz2", None),
    Scene { until: "dialog [data-do=export]", ..stocked("storage-full", "#/shelf", Some(FULL)) },
    Scene { until: "[data-do=take-over]", ..stocked("following", "#/shelf", Some(FOLLOWING)) },
    scene("statistics-empty", "#/statistics"),
    stocked("statistics", "#/statistics", None),
    Scene {
        name: "loading",
        route: "",
        // While it loads there is no page yet that could scroll.
        script: Some(
            "document.getElementById('boot').style.display = 'grid'; document.getElementById('app').hidden = true",
        ),
        stocked: false,
        until: "body",
    },
    Scene {
        name: "trouble",
        route: "",
        script: Some("dispatchEvent(new CustomEvent('castaway-failure', { detail: 'to be looked at' }))"),
        stocked: false,
        until: "body",
    },
];

/// From now on there is no room, and at the first table somebody takes something back.
const FULL: &str = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    const press = (buttons) => {
        const button = document.querySelector(`[data-do=${buttons[0]}]`);
        if (button) button.click();
        if (button ? buttons.length > 1 : true) requestAnimationFrame(() => press(button ? buttons.slice(1) : buttons));
    };
    press(['open', 'undo', 'confirm']);";

/// At the first table, another tab has played on.
const FOLLOWING: &str = "const open = document.querySelector('[data-do=open]');
    const key = 'castaway.game.' + open.getAttribute('href').split('/').pop();
    open.click();
    const play = () => {
        if (!document.querySelector('#table')) return requestAnimationFrame(play);
        localStorage.setItem(key, localStorage.getItem('castaway.later'));
        dispatchEvent(new StorageEvent('storage', { key }));
    };
    play();";

/// A text with a game that is there, one that is cut and one that is missing, taken in.
const IMPORT: &str =
    "const game = Object.entries(localStorage).find(([key]) => key.startsWith('castaway.game.AAB'))[1];
    document.querySelector('[data-do=import]').click();
    requestAnimationFrame(() => {
        const field = document.querySelector('#import');
        field.value = 'Castaway export 1: 3 games ' + game + ' ' + game.slice(0, -20);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector('[data-do=take-in]').click();
    });";

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
