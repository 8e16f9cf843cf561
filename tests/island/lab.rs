//! The lab as somebody at a terminal meets it.

use std::io::Write as _;
use std::process::{Command, Stdio};

use castaway::bots::random::Random;
use castaway::games::island::{Island, State, transcript};
use castaway::kernel::link;

use crate::fuzz::mutated;
use crate::properties::random_game;

struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn lab_with(input: &str, words: &[&str]) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads no input may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Answer {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn lab(words: &[&str]) -> Answer {
    lab_with("", words)
}

const NEW: [&str; 11] = [
    "new",
    "--game",
    "island",
    "--players",
    "3",
    "--difficulty",
    "normal",
    "--roles",
    "diver,?,pilot",
    "--seed",
    "00YK-PN56",
];

#[test]
fn a_new_game_is_a_position_that_can_be_listed_played_and_counted() {
    let new = lab(&NEW);
    assert_eq!((new.code, new.err.as_str()), (0, ""));
    let state: State = new.out.parse().unwrap();
    assert_eq!(state.to_string(), new.out);
    let legal = lab(&["legal", "--position", &new.out]);
    assert_eq!(legal.out.lines().next(), Some("draw"));
    let count = lab_with(&new.out, &["perft", "--position", "-", "--depth", "1"]);
    assert_eq!(count.out.trim().parse::<usize>().unwrap(), legal.out.lines().count());
    for actions in [&["draw", "draw", "flood"][..], &["draw draw flood"], &["draw", "draw flood"]] {
        let mut words = vec!["apply", "--position", &new.out];
        words.extend(actions);
        let after = lab(&words);
        assert_eq!(after.code, 0, "{}", after.err);
        assert!(after.out.contains("phase: flood 1"));
    }
}

#[test]
fn the_rules_refuse_with_one_and_bad_input_with_two_and_one_line() {
    let new = lab(&NEW).out;
    let refused = lab(&["apply", "--position", &new, "flood"]);
    assert_eq!((refused.code, refused.out.as_str()), (1, ""));
    assert_eq!(refused.err, "flood: not now: the player on turn acts or draws\n");
    let bad: [&[&str]; 14] = [
        &[],
        &["dance"],
        &["new"],
        &["new", "--game", "chess", "--players", "2", "--difficulty", "normal", "--seed", "0000-0000"],
        &["new", "--game", "island", "--players", "5", "--difficulty", "normal", "--seed", "0000-0000"],
        &["new", "--game", "island", "--players", "2", "--difficulty", "hard", "--seed", "0000-0000"],
        &["new", "--game", "island", "--players", "2", "--difficulty", "normal", "--seed", "0000-0001"],
        &["legal"],
        &["legal", "--position"],
        &["legal", "--position", "nonsense"],
        &["legal", "--position", &new, "more"],
        &["apply", "--position", &new],
        &["apply", "--position", &new, "swim", "home"],
        &["replay", "1abc"],
    ];
    for words in bad {
        let answer = lab(words);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{words:?}");
        assert_eq!(answer.err.lines().count(), 1, "{words:?}: {}", answer.err);
    }
}

#[test]
fn simulations_depend_on_the_seed_and_not_on_threads() {
    let run = |threads: &str| {
        let answer = lab(&[
            "simulate",
            "--game",
            "island",
            "--players",
            "2",
            "--difficulty",
            "novice",
            "--bot",
            "random",
            "--games",
            "500",
            "--seed",
            "00YK-PN56",
            "--threads",
            threads,
            "--json",
        ]);
        assert_eq!(answer.code, 0, "{}", answer.err);
        serde_json::from_str::<serde_json::Value>(&answer.out).unwrap()
    };
    let (one, two) = (run("1"), run("2"));
    assert_eq!(one["games"], 500);
    assert_eq!(one["endings"], two["endings"]);
    let endings: u64 = one["endings"].as_object().unwrap().values().filter_map(|n| n.as_u64()).sum();
    assert_eq!(endings, 500);
    for key in ["wins", "win_rate", "games_per_second", "actions_per_second"] {
        assert!(one[key].is_number(), "{key}");
    }
}

#[test]
fn records_and_links_are_checked() {
    let (record, states) = random_game(5);
    let end = states[states.len() - 1];
    let expected = format!("{} after {} actions", end.outcome().unwrap().cause(), record.actions.len());
    let link = lab(&["replay", &link::encode(&record).unwrap()]);
    assert!(link.out.starts_with(&expected), "{}", link.out);
    assert!(link.out.contains(&format!("{:016x}", end.fingerprint())));
    let text = transcript::write(&record);
    assert_eq!(lab_with(&text, &["replay", "-"]).out, link.out);
    let broken = lab(&["replay", &text.replacen("actions:", "actions: flood", 1)]);
    assert_eq!(broken.code, 1, "{}", broken.err);
    assert!(broken.err.starts_with("action 1, flood: "), "{}", broken.err);
}

#[test]
fn hostile_texts_never_make_it_panic() {
    let mut dice = Random::<Island>::new(9);
    for number in 0..150 {
        let (record, states) = random_game(number);
        let state = states[dice.below(states.len())];
        let position = mutated(&state.to_string(), &mut dice);
        let text = mutated(&transcript::write(&record), &mut dice);
        for (input, words) in [
            (&position, &["legal", "--position", "-"][..]),
            (&position, &["apply", "--position", "-", "draw"]),
            (&text, &["replay", "-"]),
        ] {
            let answer = lab_with(input, words);
            assert!((0..=2).contains(&answer.code), "{}: {}\n{input}", answer.code, answer.err);
            assert_eq!(answer.err.lines().count(), usize::from(answer.code > 0), "{}", answer.err);
        }
    }
}
