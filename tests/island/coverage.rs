//! What the games played through the page have to show together, each thing by its name.

use castaway::games::island::{
    Action, Card, Event, Island, Outcome, Phase, Place, Places, Role, Seat, State,
};
use castaway::kernel::Step;

/// Everything that has to be seen at least once.
pub const DEMANDED: [&str; 46] = [
    "the end: won",
    "the end: skull",
    "the end: landing",
    "the end: sites",
    "the end: drowned",
    "the Pilot flies",
    "the Engineer shores up two tiles",
    "the Explorer moves diagonally",
    "the Explorer shores up diagonally",
    "the Navigator moves another pawn one step",
    "the Navigator moves another pawn two steps",
    "the Diver passes flooded tiles",
    "the Diver passes missing tiles",
    "the Messenger gives from afar",
    "a gift on one tile",
    "a capture",
    "a shore-up",
    "Sandbags during own actions",
    "Sandbags on another's turn",
    "Sandbags with no actions left",
    "Sandbags between the draws",
    "Sandbags instead of a discard",
    "Sandbags while another must discard",
    "Sandbags before the flood",
    "Sandbags between flood cards",
    "Lift during own actions",
    "Lift on another's turn",
    "Lift with no actions left",
    "Lift between the draws",
    "Lift instead of a discard",
    "Lift while another must discard",
    "Lift before the flood",
    "Lift between flood cards",
    "Lift out of the water",
    "several fly together",
    "somebody stays behind",
    "the lift-off on another's turn",
    "a discard on the own turn",
    "a discard out of turn",
    "the Pilot swims",
    "the Diver swims",
    "the Explorer swims",
    "another adventurer swims",
    "two in the water at once",
    "the treasure deck is renewed",
    "the flood pile is renewed",
];

/// What one action shows, in the state it is done in and with what comes of it.
pub fn shown(state: &State, action: Action, step: &Step<Island>) -> Vec<String> {
    let mut seen: Vec<String> = deed(state, action).into_iter().map(str::to_owned).collect();
    if let Some((card, window)) = special(state, action) {
        seen.push(format!("{} {window}", card.name()));
    }
    if let Action::Lift { pawns, .. } = action {
        let (party, there) = (pawns.iter().count(), pawns.iter().next().map(|pawn| state.pawn(pawn)));
        let there = there.map_or(0, |place| state.pawns_on(place).iter().count());
        seen.extend((party > 1).then(|| "several fly together".to_owned()));
        seen.extend((party < there).then(|| "somebody stays behind".to_owned()));
    }
    if step.state.in_water().count() > 1 && step.state.outcome().is_none() {
        seen.push("two in the water at once".to_owned());
    }
    seen.extend(step.events.iter().filter_map(chance).map(str::to_owned));
    seen.extend(step.state.outcome().map(|outcome| format!("the end: {}", Outcome::cause(outcome))));
    seen
}

/// A deed of the player on turn, a discard or a swim, when it is worth a name.
fn deed(state: &State, action: Action) -> Option<&'static str> {
    let turn = state.turn();
    let (role, here) = (state.role(turn), state.pawn(turn));
    Some(match action {
        Action::Move { pawn, to } if pawn == turn => walk(state, role, here, to)?,
        Action::Move { pawn, to } => match state.map().beside(state.pawn(pawn)).contains(to) {
            true => "the Navigator moves another pawn one step",
            false => "the Navigator moves another pawn two steps",
        },
        Action::Fly { .. } => "the Pilot flies",
        Action::ShoreUp(at) if state.map().across(here).contains(at) => "the Explorer shores up diagonally",
        Action::ShoreUp(_) => "a shore-up",
        Action::ShoreUpTwo(_) => "the Engineer shores up two tiles",
        Action::Give { to, .. } if state.pawn(to) == here => "a gift on one tile",
        Action::Give { .. } => "the Messenger gives from afar",
        Action::Capture(_) => "a capture",
        Action::Discard { who, .. } if who == turn => "a discard on the own turn",
        Action::Discard { .. } => "a discard out of turn",
        Action::Swim { pawn, .. } => match state.role(pawn) {
            Role::Pilot => "the Pilot swims",
            Role::Diver => "the Diver swims",
            Role::Explorer => "the Explorer swims",
            _ => "another adventurer swims",
        },
        Action::LiftOff { by } if by != turn => "the lift-off on another's turn",
        _ => return None,
    })
}

fn walk(state: &State, role: Role, from: Place, to: Place) -> Option<&'static str> {
    if state.map().beside(from).contains(to) {
        return None;
    }
    match role {
        Role::Explorer => Some("the Explorer moves diagonally"),
        Role::Diver if passes(state, from, to, state.flooded()) => Some("the Diver passes flooded tiles"),
        Role::Diver if passes(state, from, to, state.sunk()) => Some("the Diver passes missing tiles"),
        _ => None,
    }
}

/// Whether there is a way over nothing but these spaces.
fn passes(state: &State, from: Place, to: Place, over: Places) -> bool {
    let mut reached = Places::of(from);
    loop {
        let around = state.map().beside_any(reached);
        let wider = reached.or(around.and(over));
        if around.contains(to) || wider == reached {
            return around.contains(to);
        }
        reached = wider;
    }
}

/// A special card and the window it is played in.
fn special(state: &State, action: Action) -> Option<(Card, &'static str)> {
    match action {
        Action::Sandbags { by, .. } => Some((Card::Sandbags, window(state, by))),
        Action::Lift { pawns, .. } if pawns.iter().any(|pawn| state.sunk().contains(state.pawn(pawn))) => {
            Some((Card::HelicopterLift, "out of the water"))
        }
        Action::Lift { by, .. } => Some((Card::HelicopterLift, window(state, by))),
        _ => None,
    }
}

fn window(state: &State, by: Seat) -> &'static str {
    match state.phase() {
        Phase::Act { left: 0 } => "with no actions left",
        Phase::Act { .. } if by == state.turn() => "during own actions",
        Phase::Act { .. } => "on another's turn",
        Phase::Draw => "between the draws",
        Phase::Discard { who, .. } if who == by => "instead of a discard",
        Phase::Discard { .. } => "while another must discard",
        Phase::Flood { left } if left == state.water().draws() => "before the flood",
        Phase::Flood { .. } => "between flood cards",
        Phase::Swim { .. } => "while somebody swims",
        Phase::Over(_) => "after the end",
    }
}

fn chance(event: &Event) -> Option<&'static str> {
    match event {
        Event::TreasureRenewed { .. } => Some("the treasure deck is renewed"),
        Event::FloodRenewed { .. } => Some("the flood pile is renewed"),
        _ => None,
    }
}
