//! What the table shows against what the rules say.

use castaway::games::island::{
    Action, Card, Cards, Island, Outcome, Phase, Place, Places, Seat, State, Treasure,
};
use castaway::kernel::Game;
use serde_json::{Map, Value, json};

/// What stays in sight when the end is told: not the table itself.
pub const AFTER_THE_END: [&str; 4] = ["step", "phase", "turn", "assisted"];

/// What the eye should see of a state; the hand on show may be anybody's, so that of `shown` is asked for.
pub fn wanted(state: &State, step: usize, assisted: bool, shown: Option<Seat>) -> Value {
    let seats = || state.players().seats();
    let tiles: Map<String, Value> =
        Places::ALL.into_iter().map(|place| (place.index().to_string(), tile(state, place))).collect();
    let hands: Map<String, Value> =
        seats().map(|seat| (seat.index().to_string(), json!(cards(state.hand(seat))))).collect();
    let treasures: Map<String, Value> = Treasure::ALL
        .into_iter()
        .map(|treasure| (treasure.name().to_owned(), json!(state.captured().contains(treasure))))
        .collect();
    json!({
        "step": step,
        "phase": phase(state.phase()),
        "turn": state.turn().index(),
        "assisted": if assisted { "true" } else { "false" },
        "tiles": tiles,
        "lit": lit(state),
        "seats": hands,
        "hand": shown.map(|seat| json!({ "seat": seat.index(), "cards": cards(state.hand(seat)) })),
        "treasures": treasures,
        "overfull": false,
        "water": state.water().tick(),
        "counts": {
            "treasure-deck": state.treasure_deck().len(),
            "treasure-discards": state.treasure_discards().len(),
            "flood-deck": state.flood().deck().len(),
            "flood-discards": state.flood().discards().len(),
        },
    })
}

/// The phase in the page's words.
pub fn phase(phase: Phase) -> String {
    match phase {
        Phase::Act { left } => format!("act {left}"),
        Phase::Draw => "draw".to_owned(),
        Phase::Flood { left } => format!("flood {left}"),
        Phase::Discard { who, .. } => format!("discard {}", who.index()),
        Phase::Swim { left } => format!("swim {left}"),
        Phase::Over(outcome) => format!("over {}", Outcome::cause(outcome)),
    }
}

fn tile(state: &State, place: Place) -> Value {
    let condition = match () {
        () if state.sunk().contains(place) => "sunk",
        () if state.flooded().contains(place) => "flooded",
        () => "dry",
    };
    let pawns: Vec<usize> = state.pawns_on(place).iter().map(Seat::index).collect();
    json!({ "tile": state.tile(place).code(), "state": condition, "pawns": pawns })
}

fn cards(hand: Cards) -> Vec<&'static str> {
    let mut names: Vec<&str> = hand.iter().map(Card::name).collect();
    names.sort_unstable();
    names
}

/// The tiles on which the player on turn, or the one in the water, can do something with a tap.
fn lit(state: &State) -> Vec<usize> {
    let mut places = Places::NONE;
    Island::each_legal(state, &mut |action| match action {
        Action::Move { pawn, to } if pawn == state.turn() => places = places.with(to),
        Action::Fly { to } | Action::Swim { to, .. } => places = places.with(to),
        Action::ShoreUp(at) => places = places.with(at),
        Action::Capture(_) => places = places.with(state.pawn(state.turn())),
        _ => {}
    });
    places.into_iter().map(Place::index).collect()
}

/// Where two pictures of the table differ, a line for each place: `tiles.3.state: shows "dry", not "flooded"`.
pub fn differences(seen: &Value, wanted: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    compare("", seen, wanted, &mut lines);
    lines
}

fn compare(path: &str, seen: &Value, wanted: &Value, lines: &mut Vec<String>) {
    match (seen, wanted) {
        (Value::Object(seen), Value::Object(wanted)) => {
            let extra = seen.keys().filter(|key| !wanted.contains_key(*key));
            for key in wanted.keys().chain(extra) {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                let part = |of: &Map<String, Value>| of.get(key).cloned().unwrap_or(Value::Null);
                compare(&path, &part(seen), &part(wanted), lines);
            }
        }
        _ if seen == wanted => {}
        _ => lines.push(format!("{path}: shows {seen}, not {wanted}")),
    }
}
