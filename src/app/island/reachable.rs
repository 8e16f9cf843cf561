//! Held together by play: whatever the rules allow can be reached by taps, and what they do not is refused.

use super::ask::{Does, question};
use super::pick::{
    Pick, Tap, Verb, choose, deeds, meanings, play_card, shore_action, tap_card, tap_crew, tap_tile,
};
use super::tongue::Tongue;
use crate::games::island::{
    Action, Card, Difficulty, Island, Pawns, Phase, Place, Places, Players, Seat, Setup, Shape, State, check,
};
use crate::kernel::{Game, Rng, Seed};
use crate::settings::Lang;
use crate::words::island::Cast;

/// Whether a question offers an action as an answer.
fn offers(state: &State, pick: Pick, action: Action) -> bool {
    let cast = Cast::new(state, Default::default());
    let tongue = Tongue { words: Lang::En.words(), cast: &cast };
    let asked = question(state, pick, &tongue);
    assert!(asked.buttons.iter().filter(|button| button.gold).count() <= 1, "one gold button at most");
    asked.buttons.iter().any(|button| button.does == Does::Act(action))
}

/// What tapping a tile comes to, with the choice it opens answered in favour of the action.
fn on_tile(state: &State, pick: Pick, place: Place, action: Action) -> Option<Tap> {
    match tap_tile(state, pick, place) {
        Tap::Pick(Pick::Tile(open)) => {
            let meaning = meanings(state, open).into_iter().find(|meaning| meaning.action == action)?;
            Some(choose(state, open, meaning))
        }
        tap => Some(tap),
    }
}

/// The picks that tapping the crew leads to from a Helicopter Lift, each party once.
fn parties(state: &State, by: Seat) -> Vec<Pawns> {
    let Tap::Pick(Pick::Lift { aboard, .. }) = play_card(state, Pick::Nothing, by, Card::HelicopterLift)
    else {
        return Vec::new();
    };
    let mut found = vec![aboard];
    let mut at = 0;
    while let Some(aboard) = found.get(at).copied() {
        for seat in state.players().seats() {
            if let Tap::Pick(Pick::Lift { aboard, .. }) = tap_crew(state, Pick::Lift { by, aboard }, seat)
                && !found.contains(&aboard)
            {
                found.push(aboard);
            }
        }
        at += 1;
    }
    found
}

/// Whether taps lead to an action.
fn is_reachable(state: &State, action: Action) -> bool {
    let turn = state.turn();
    match action {
        Action::Move { pawn, to } if pawn != turn => {
            tap_crew(state, Pick::Guide(None), pawn) == Tap::Pick(Pick::Guide(Some(pawn)))
                && tap_tile(state, Pick::Guide(Some(pawn)), to) == Tap::Act(action)
        }
        Action::Move { to, .. } | Action::Fly { to } | Action::Swim { to, .. } => {
            on_tile(state, Pick::Nothing, to, action) == Some(Tap::Act(action))
        }
        Action::ShoreUp(place) => match tap_tile(state, Pick::Only(Verb::ShoreUp), place) {
            Tap::Pick(Pick::Shore(first, second)) => offers(state, Pick::Shore(first, second), action),
            tap => tap == Tap::Act(action),
        },
        Action::ShoreUpTwo(pair) => {
            let [one, other] = pair.places();
            let first = tap_tile(state, Pick::Only(Verb::ShoreUp), one);
            let both = tap_tile(state, Pick::Shore(one, None), other);
            first == Tap::Pick(Pick::Shore(one, None))
                && both == Tap::Pick(Pick::Shore(one, Some(other)))
                && shore_action(one, Some(other)) == action
                && offers(state, Pick::Shore(one, Some(other)), action)
        }
        Action::Give { card, to } => {
            let picked = Pick::Give { card: Some(card), to: None };
            tap_card(state, Pick::Nothing, turn, card) == Tap::Pick(picked)
                && tap_crew(state, picked, to) == Tap::Act(action)
                && offers(state, picked, action)
        }
        Action::Capture(_) => {
            on_tile(state, Pick::Nothing, state.pawn(turn), action) == Some(Tap::Act(action))
        }
        Action::Draw => {
            let pick = if state.phase() == Phase::Draw { Pick::Wait } else { Pick::End };
            offers(state, pick, action)
        }
        Action::Flood => offers(state, Pick::Wait, action),
        Action::Discard { who, card } => {
            tap_card(state, Pick::Nothing, who, card) == Tap::Pick(Pick::Discard(card))
                && offers(state, Pick::Discard(card), action)
        }
        Action::Lift { by, pawns, to } => {
            parties(state, by).contains(&pawns)
                && tap_tile(state, Pick::Lift { by, aboard: pawns }, to) == Tap::Act(action)
        }
        Action::LiftOff { by } => offers(state, Pick::Lift { by, aboard: Pawns::NONE }, action),
        Action::Sandbags { by, at } => {
            play_card(state, Pick::Nothing, by, Card::Sandbags) == Tap::Pick(Pick::Sandbags { by })
                && tap_tile(state, Pick::Sandbags { by }, at) == Tap::Act(action)
        }
    }
}

/// Random games, seen state by state.
fn over_games(mut see: impl FnMut(&State, &[Action], &mut Rng)) {
    for number in 0..60 {
        let players = Players::ALL[number as usize % 3];
        let shape = Shape::ALL[number as usize % 12];
        let setup = Setup::random(players, Difficulty::ALL[number as usize % 4], shape);
        let mut state = Island::start(&setup, Seed::from_random(number));
        let mut rng = Rng::new(Seed::from_random(number), 99);
        loop {
            let legal = Island::legal(&state);
            if legal.is_empty() {
                break;
            }
            see(&state, &legal, &mut rng);
            let action = legal[rng.below(legal.len() as u32) as usize];
            state = Island::step(&state, action).unwrap().state;
        }
    }
}

#[test]
fn every_legal_action_can_be_reached_by_taps() {
    over_games(|state, legal, rng| {
        // Lifts are legion; some of them stand for all.
        let stride = legal.len() / 60 + 1;
        let first = rng.below(stride as u32) as usize;
        for action in legal.iter().skip(first).step_by(stride) {
            assert!(is_reachable(state, *action), "{action:?} in {:?}", state.phase());
        }
    });
}

#[test]
fn tiles_light_up_exactly_where_a_tap_does_something() {
    over_games(|state, _, _| {
        for place in Places::ALL {
            let lit = !deeds(state, Pick::Nothing, place).is_empty();
            match tap_tile(state, Pick::Nothing, place) {
                Tap::Refuse(_) => assert!(!lit),
                Tap::Act(action) => assert!(lit && check(state, action).is_ok()),
                Tap::Pick(_) => assert!(lit),
                Tap::Show(_) => panic!("a tile shows nobody's hand"),
            }
        }
    });
}

#[test]
fn a_tap_never_draws_or_discards() {
    over_games(|state, _, _| {
        let irreversible =
            |tap: Tap| matches!(tap, Tap::Act(Action::Draw | Action::Flood | Action::Discard { .. }));
        for seat in state.players().seats() {
            assert!(!irreversible(tap_crew(state, Pick::Nothing, seat)));
            for card in state.hand(seat).kinds() {
                assert!(!irreversible(tap_card(state, Pick::Nothing, seat, card)));
                assert!(!irreversible(tap_card(state, Pick::Discard(card), seat, card)));
            }
        }
        assert!(Places::ALL.into_iter().all(|place| !irreversible(tap_tile(state, Pick::Nothing, place))));
    });
}
