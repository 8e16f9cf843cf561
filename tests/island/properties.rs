//! What holds in every state of random games of every player count, difficulty and shape.
//!
//! A tenth of a million games by default; `CASTAWAY_GAMES=1000000` plays a million.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};

use castaway::bots::random::Random;
use castaway::games::island::{
    Action, Card, Difficulty, HAND_LIMIT, Island, Phase, Players, Setup, Shape, State, Tile, notation,
};
use castaway::kernel::{Game, Play, Record, Seed, link, replay};

fn games() -> u64 {
    std::env::var("CASTAWAY_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000)
}

/// Runs a check for every game number on all processors.
pub fn on_all_processors(games: u64, check: impl Fn(u64) + Sync) {
    let next = AtomicU64::new(0);
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    check(number);
                }
            });
        }
    });
}

/// Every player count, difficulty and shape in turn, so that any 144 games in a row have them all.
pub fn setup(number: u64) -> Setup {
    let players = Players::ALL[(number % 3) as usize];
    let difficulty = Difficulty::ALL[(number / 3 % 4) as usize];
    let shape = Shape::ALL[(number / 12 % 12) as usize];
    Setup::random(players, difficulty, shape)
}

/// A record and the states it goes through, start and end included.
pub fn random_game(number: u64) -> (Record<Island>, Vec<State>) {
    let seed = Seed::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut record = Record::new(setup(number), seed);
    let mut bot = Random::<Island>::new(number);
    let mut state = Island::start(&record.setup, seed);
    let mut states = vec![state];
    while let Some(action) = bot.choose(&state) {
        state = Island::apply(&state, action, &mut ()).expect("every listed action applies");
        record.actions.push(action);
        states.push(state);
    }
    (record, states)
}

#[test]
fn random_games_keep_the_cards_together_and_come_to_an_end() {
    on_all_processors(games(), |number| {
        let mut bot = Random::<Island>::new(number);
        let setup = setup(number);
        let seed = Seed::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut state = Island::start(&setup, seed);
        loop {
            check_cards(&state);
            assert_eq!(state.sound(), Ok(()), "{state}");
            let Some(action) = bot.choose(&state) else { break };
            state = Island::apply(&state, action, &mut ()).expect("every listed action applies");
        }
        assert!(Island::outcome(&state).is_some(), "nothing is legal, but the game goes on\n{state}");
    });
}

/// Counted here once more, in plain words, apart from what positions are held to.
fn check_cards(state: &State) {
    let hands: usize = state.players().seats().map(|seat| usize::from(state.hand(seat).len())).sum();
    let piles = state.treasure_deck().len() + state.treasure_discards().len();
    assert_eq!(hands + piles, Card::DECK, "{state}");
    let flood = state.flood().deck().len() + state.flood().discards().len();
    assert_eq!(flood, Tile::COUNT - state.sunk().len() as usize, "{state}");
    assert!(state.flooded().and(state.sunk()).is_empty());
    if !matches!(state.phase(), Phase::Discard { .. } | Phase::Over(_)) {
        assert!(state.players().seats().all(|seat| state.hand(seat).len() <= HAND_LIMIT), "{state}");
    }
}

#[test]
fn exactly_the_listed_actions_apply() {
    let universe: Vec<Action> = Action::universe().collect();
    on_all_processors(games() / 50, |number| {
        let (_, states) = random_game(number);
        for (at, state) in states.iter().enumerate() {
            // Every state of some games, some states of every game.
            if !number.is_multiple_of(8) && !(at as u64 + number).is_multiple_of(16) {
                continue;
            }
            let legal = Island::legal(state);
            let listed: HashSet<Action> = legal.iter().copied().collect();
            assert_eq!(listed.len(), legal.len(), "something is listed twice\n{state}");
            assert_eq!(legal.is_empty(), Island::outcome(state).is_some(), "{state}");
            let before = *state;
            for action in &universe {
                let applied = Island::apply(state, *action, &mut ());
                assert_eq!(applied.is_ok(), listed.contains(action), "{action:?} in\n{state}");
            }
            assert_eq!(*state, before);
        }
    });
}

#[test]
fn the_universe_of_actions_holds_every_action_once() {
    let universe: Vec<Action> = Action::universe().collect();
    assert_eq!(universe.iter().collect::<HashSet<_>>().len(), universe.len());
    for number in 0..500 {
        for action in random_game(number).0.actions {
            assert!(universe.contains(&action), "{action:?}");
        }
    }
}

#[test]
fn telling_the_story_changes_nothing() {
    on_all_processors(games() / 50, |number| {
        let (record, states) = random_game(number);
        for ((action, before), after) in record.actions.iter().zip(&states).zip(&states[1..]) {
            let step = Island::step(before, *action).unwrap();
            assert_eq!(step.state, *after);
            assert!(!step.events.is_empty(), "{action:?} happens in silence");
            let hidden = matches!(action, Action::Draw | Action::Flood);
            assert_eq!(step.reveals(), hidden, "{action:?}: {:?}", step.events);
        }
    });
}

#[test]
fn undo_then_redo_is_identity() {
    on_all_processors(games() / 50, |number| {
        let (record, states) = random_game(number);
        let mut play = Play::<Island>::new(record.setup, record.seed);
        for action in &record.actions {
            play.act(*action).expect("the record is legal");
        }
        for state in states.iter().rev().skip(1) {
            assert!(play.undo_assisted());
            assert_eq!(play.state(), state);
        }
        for state in &states[1..] {
            assert!(play.redo());
            assert_eq!(play.state(), state);
        }
    });
}

#[test]
fn records_and_links_replay_to_the_same_state() {
    on_all_processors(games() / 25, |number| {
        let (record, states) = random_game(number);
        let text = link::encode(&record).expect("a played game can be written");
        assert!(text.len() <= 1500, "{} characters", text.len());
        let read = link::decode::<Island>(&text).expect("a written game can be read");
        assert_eq!(read, record);
        let replayed = replay(&read);
        assert_eq!((replayed.broken, Some(&replayed.state)), (None, states.last()));
    });
}

#[test]
fn positions_and_actions_come_back_from_their_text() {
    on_all_processors(games() / 100, |number| {
        let (_, states) = random_game(number);
        for state in states {
            let text = state.to_string();
            assert_eq!(text.parse::<State>(), Ok(state), "{text}");
            let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(one_line.parse::<State>(), Ok(state));
            for action in Island::legal(&state) {
                let text = notation::write(&state, action);
                assert_eq!(notation::read(&state, &text), Ok(action), "{text}");
            }
        }
    });
}

/// A median game fits into 300 characters, and none comes near what a link may hold.
#[test]
fn links_of_whole_games_are_short() {
    let mut lengths: Vec<usize> =
        (0..4_000).map(|number| link::encode(&random_game(number).0).unwrap().len()).collect();
    lengths.sort_unstable();
    let [median, longest] = [lengths[lengths.len() / 2], lengths[lengths.len() - 1]];
    assert!(median <= 300 && longest <= 1500, "median {median}, longest {longest}");
}
