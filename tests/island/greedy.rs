//! A player who wants to win, good enough to see every ending. Only a means of making golden records.

use castaway::bots::random::Random;
use castaway::games::island::{
    Action, Card, Island, Outcome, Phase, Place, Places, Seat, State, Tile, Treasure,
};
use castaway::kernel::{Game, Record};

/// Plays a game to its end, always to the best-looking next state, with a little noise.
pub fn play(mut record: Record<Island>, noise: u64) -> (Record<Island>, State) {
    let mut state = Island::start(&record.setup, record.seed);
    let mut dice = Random::<Island>::new(noise);
    loop {
        let now = value(&state);
        let best = Island::legal(&state)
            .into_iter()
            .map(|action| (worth(&state, action, now) + dice.below(8) as i32, action))
            .max_by_key(|(worth, _)| *worth);
        let Some((_, action)) = best else { return (record, state) };
        state = Island::apply(&state, action, &mut ()).unwrap();
        record.actions.push(action);
    }
}

/// What an action is worth; drawing is worth what the table is worth now, since nobody knows the cards.
fn worth(state: &State, action: Action, now: i32) -> i32 {
    match action {
        Action::Draw | Action::Flood => now + 6,
        Action::LiftOff { .. } => i32::MAX / 2,
        _ => match Island::apply(state, action, &mut ()) {
            Ok(next) if matches!(next.outcome(), Some(Outcome::Lost(_))) => i32::MIN / 2,
            Ok(next) => value(&next),
            Err(why) => panic!("{why:?}"),
        },
    }
}

pub fn value(state: &State) -> i32 {
    let seats: Vec<Seat> = state.players().seats().collect();
    let mut value = 3000 * state.captured().len() as i32;
    for tile in Tile::ALL {
        let weight = match (tile, Treasure::at(tile)) {
            (Tile::FoolsLanding, _) => 260,
            (_, Some(t)) if !state.captured().contains(t) => {
                let lost = t.sites().into_iter().any(|site| state.sunk().contains(state.place(site)));
                if lost { 240 } else { 60 }
            }
            _ => 12,
        };
        let place = state.place(tile);
        if state.flooded().contains(place) {
            value -= weight;
        } else if state.sunk().contains(place) {
            value -= 2 * weight;
        }
    }
    for seat in &seats {
        value += 90 * i32::from(state.hand(*seat).count(Card::HelicopterLift));
        value += 60 * i32::from(state.hand(*seat).count(Card::Sandbags));
    }
    for treasure in state.captured().missing() {
        let held = |seat: &Seat| i32::from(state.hand(*seat).count(treasure.into()).min(4));
        let Some(best) = seats.iter().copied().max_by_key(held) else { continue };
        value += [0, 20, 60, 150, 400][held(&best) as usize];
        for other in seats.iter().filter(|seat| **seat != best) {
            value += 8 * held(other);
            value -= held(other) * held(&best) * distance(state, state.pawn(*other), state.pawn(best));
        }
        if held(&best) == 4 {
            let sites = treasure.sites().map(|site| state.place(site));
            let open = sites.into_iter().filter(|place| !state.sunk().contains(*place));
            value -= 25 * open.map(|place| distance(state, state.pawn(best), place)).min().unwrap_or(0);
        }
    }
    if state.captured().len() == 4 {
        let landing = state.place(Tile::FoolsLanding);
        value -= 40 * seats.iter().map(|seat| distance(state, state.pawn(*seat), landing)).sum::<i32>();
    }
    if let Phase::Discard { .. } = state.phase() {
        value -= 1;
    }
    value
}

/// Steps over tiles; ten if there is no way.
fn distance(state: &State, from: Place, to: Place) -> i32 {
    let mut reached = Places::of(from);
    for steps in 0..10 {
        if reached.contains(to) {
            return steps;
        }
        reached = reached.or(state.map().beside_any(reached).minus(state.sunk()));
    }
    10
}
