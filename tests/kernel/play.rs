//! Legality, undo, redo and replay on random games.

use castaway::kernel::{Break, Game, Play, Record, Refused, Seed, Undo, replay};

use crate::pearls::{Action, Illegal, Pearls, Setup, all_actions};
use crate::random::random_game;

const GAMES: u64 = 3_000;

#[test]
fn listed_actions_apply_and_all_others_are_refused_with_a_reason() {
    for number in 0..GAMES {
        for state in random_game(number, 60).1 {
            let legal = Pearls::legal(&state);
            assert_eq!(legal.is_empty(), Pearls::outcome(&state).is_some());
            for action in all_actions() {
                let before = state;
                let applied = Pearls::apply(&state, action, &mut ());
                assert_eq!(applied.is_ok(), legal.contains(&action), "{action:?} in {state:?}");
                assert_eq!(state, before);
            }
        }
    }
}

#[test]
fn undo_goes_back_to_the_last_reveal_and_redo_forward_again() {
    for number in 0..GAMES {
        let (record, states) = random_game(number, 60);
        let mut play = Play::<Pearls>::new(record.setup, record.seed);
        let mut revealed = 0;
        for (at, action) in record.actions.iter().enumerate() {
            let step = play.act(*action).expect("the record is legal");
            if step.reveals() {
                revealed = at + 1;
            }
        }
        let end = record.actions.len();
        for back in (revealed..end).rev() {
            assert_eq!(play.undo_means(), Undo::Free);
            assert!(play.undo());
            assert_eq!(*play.state(), states[back]);
            assert_eq!(play.record().actions, record.actions[..back]);
        }
        assert!(!play.undo(), "past a reveal nothing goes back freely");
        assert_eq!(*play.state(), states[revealed]);
        for forward in revealed..end {
            assert!(play.can_redo() && play.redo());
            assert_eq!(*play.state(), states[forward + 1]);
        }
        assert!(!play.redo());
        assert!(!play.record().assisted);
    }
}

#[test]
fn going_back_past_a_reveal_marks_the_game_as_assisted() {
    let mut play = Play::<Pearls>::new(Setup::new(2, 6).unwrap(), Seed::from_random(4));
    play.act(Action::Lead(1)).unwrap();
    assert!(play.undo_assisted());
    assert!(!play.record().assisted, "nothing hidden was taken back");
    play.act(Action::Dive).unwrap();
    assert_eq!(play.undo_means(), Undo::Assisted);
    assert!(play.undo_assisted());
    assert!(play.record().assisted);
    assert_eq!(play.undo_means(), Undo::Nothing);
    assert!(!play.undo_assisted());
}

#[test]
fn a_new_action_forgets_what_was_taken_back() {
    let mut play = Play::<Pearls>::new(Setup::new(3, 6).unwrap(), Seed::from_random(4));
    play.act(Action::Lead(1)).unwrap();
    play.undo();
    play.act(Action::Lead(2)).unwrap();
    assert!(!play.can_redo());
    assert_eq!(play.record().actions, [Action::Lead(2)]);
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut play = Play::<Pearls>::new(Setup::new(3, 6).unwrap(), Seed::from_random(4));
    play.act(Action::Lead(1)).unwrap();
    play.undo();
    let before = play.record();
    assert_eq!(play.act(Action::Surface), Err(Refused::Illegal(Illegal::EmptyHanded)));
    assert_eq!(play.record(), before);
    assert!(play.can_redo(), "what was taken back is still there");
}

#[test]
fn giving_up_closes_the_game() {
    let mut play = Play::<Pearls>::new(Setup::new(3, 6).unwrap(), Seed::from_random(4));
    play.act(Action::Lead(1)).unwrap();
    play.give_up();
    assert!(play.is_over() && play.legal().is_empty());
    assert_eq!(play.act(Action::Dive), Err(Refused::GivenUp));
    assert_eq!((play.undo_means(), play.can_redo()), (Undo::Nothing, false));
    let (resumed, broken) = Play::resume(play.record());
    assert_eq!((resumed.is_over(), broken), (true, None));
}

#[test]
fn a_game_that_is_over_is_not_given_up() {
    let (record, _) = (0..)
        .map(|n| random_game(n, 200))
        .find(|(r, s)| !r.given_up && s[s.len() - 1].end.is_some())
        .unwrap();
    let (mut play, _) = Play::resume(record);
    play.give_up();
    assert!(!play.record().given_up);
}

#[test]
fn a_record_resumes_where_it_stood() {
    for number in 0..GAMES {
        let (record, states) = random_game(number, 60);
        let (play, broken) = Play::resume(record.clone());
        assert_eq!(broken, None);
        assert_eq!(play.record(), record);
        assert_eq!(play.state(), &states[states.len() - 1]);
        assert_eq!(replay(&record).state, states[states.len() - 1]);
    }
}

#[test]
fn a_broken_record_gives_its_good_prefix_and_the_first_error() {
    let mut record = Record::<Pearls>::new(Setup::new(3, 6).unwrap(), Seed::from_random(4));
    record.actions = vec![Action::Lead(2), Action::Lead(1), Action::Lead(1), Action::Dive];
    record.given_up = true;
    let broken = Some(Break { at: 2, action: Action::Lead(1), why: Illegal::LeadsAlready(1) });
    let result = replay(&record);
    assert_eq!((result.good, &result.broken, result.state.diver), (2, &broken, 1));

    let (mut play, why) = Play::resume(record);
    assert_eq!(why, broken);
    assert_eq!(play.record().actions.len(), 2);
    assert!(play.act(Action::Dive).is_ok(), "the good part can be played on");
}
