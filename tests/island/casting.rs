//! Looks for the few short games that show everything [`coverage`] demands: they are played through the page.
//!
//! `CASTAWAY_CAST=20000 cargo test --no-default-features --test island cast_on_request` tries so many games for
//! each place in the cast and writes `tests/browser/games`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use castaway::bots::random::Random;
use castaway::games::island::{Action, Difficulty, Island, Outcome, Role, Setup, Shape, transcript};
use castaway::kernel::{Game, Record, Seed};

use crate::coverage::{DEMANDED, shown};
use crate::greedy;
use crate::properties::on_all_processors;

/// No game is played on after this; most of its actions will turn out not to be needed.
const LONGEST: usize = 220;

/// What showing one more thing is worth, in actions.
const PRICE: usize = 12;

type Names = BTreeSet<String>;

struct Candidate {
    record: Record<Island>,
    shows: Names,
}

/// Does nothing unless asked to.
#[test]
fn games_are_cast_on_request() {
    let Some(tries) = std::env::var("CASTAWAY_CAST").ok().and_then(|tries| tries.parse().ok()) else {
        return;
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/games");
    let mut wanted: Names = DEMANDED.map(str::to_owned).into();
    // The long game first: what it shows on the way, the others need not.
    let cast: [(&str, &[&str]); 5] = [
        ("won", &["the end: won", "the lift-off on another's turn"]),
        ("drowned", &["the end: drowned"]),
        ("skull", &["the end: skull"]),
        ("sites", &["the end: sites"]),
        ("landing", &["the end: landing"]),
    ];
    for (name, must) in cast {
        let found = search(tries, &wanted, must).unwrap_or_else(|| panic!("no game shows {must:?}"));
        keep(&folder.join(format!("{name}.txt")), found, &mut wanted);
    }
    assert_eq!(wanted, Names::new(), "nobody showed this");
}

fn keep(file: &PathBuf, found: Candidate, wanted: &mut Names) {
    let fresh: Vec<_> = wanted.intersection(&found.shows).cloned().collect();
    println!("{}: {} actions, {fresh:?}", file.display(), found.record.actions.len());
    wanted.retain(|name| !found.shows.contains(name));
    fs::write(file, transcript::write(&found.record)).unwrap();
}

/// The game that shows most of what is wanted for its length.
fn search(tries: u64, wanted: &Names, must: &[&str]) -> Option<Candidate> {
    let best = Mutex::new((i64::MIN, None));
    on_all_processors(tries, |number| {
        let candidate = play(number, wanted, must.contains(&"the end: won"));
        let record = &candidate.record;
        if must.iter().any(|name| !candidate.shows.contains(*name)) {
            return;
        }
        let fresh = wanted.intersection(&candidate.shows).count();
        let forced = record.actions.iter().filter(|action| draws(action)).count();
        let worth = (fresh * PRICE) as i64 - forced as i64;
        let mut best = best.lock().unwrap();
        if worth > best.0 {
            *best = (worth, Some(candidate));
        }
    });
    best.into_inner().unwrap().1.map(|found| shrink(found, wanted))
}

/// Leaves out whatever neither the ending nor what is wanted needs.
fn shrink(mut found: Candidate, wanted: &Names) -> Candidate {
    let needed: Names = found
        .shows
        .iter()
        .filter(|name| wanted.contains(*name) || name.starts_with("the end: "))
        .cloned()
        .collect();
    let mut at = found.record.actions.len();
    while at > 0 {
        at -= 1;
        let mut shorter = found.record.clone();
        shorter.actions.remove(at);
        if let Some(shows) = shows(&shorter).filter(|shows| shows.is_superset(&needed)) {
            found = Candidate { record: shorter, shows };
            // What it stood in the way of may be spare now.
            at = found.record.actions.len().min(at + 8);
        }
    }
    found
}

/// Everything a record shows, if the rules bear it out.
fn shows(record: &Record<Island>) -> Option<Names> {
    let mut state = Island::start(&record.setup, record.seed);
    let mut names = Names::new();
    for action in &record.actions {
        let step = Island::step(&state, *action).ok()?;
        names.extend(shown(&state, *action, &step));
        state = step.state;
    }
    Some(names)
}

fn draws(action: &Action) -> bool {
    matches!(action, Action::Draw | Action::Flood)
}

/// Plays to win, and goes out of the way for what is wanted; some games more, some less, some carelessly.
fn play(number: u64, wanted: &Names, careful: bool) -> Candidate {
    let mut dice = Random::<Island>::new(number);
    let setup = table(&mut dice, careful);
    let mut record = Record::new(setup, Seed::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    let mut state = Island::start(&setup, record.seed);
    let eager = [100, 300, 3000][dice.below(3)];
    let noise = [8, 60, 300][if careful { 0 } else { dice.below(3) }];
    let hurry = [6, 40, 200, 2000][if careful { 0 } else { dice.below(4) }];
    let mut shows = Names::new();
    while record.actions.len() < LONGEST {
        let now = greedy::value(&state);
        let choices = Island::legal(&state).into_iter().filter_map(|action| {
            let step = Island::step(&state, action).ok()?;
            let seen = shown(&state, action, &step);
            let fresh = seen.iter().filter(|name| wanted.contains(*name) && !shows.contains(*name)).count();
            let draws = draws(&action);
            let lost = matches!(step.state.outcome(), Some(Outcome::Lost(_)));
            let worth = match action {
                Action::LiftOff { .. } => 1_000_000,
                _ if draws => now + hurry,
                _ if lost => i32::MIN / 2,
                _ => greedy::value(&step.state),
            };
            Some((
                worth + eager * fresh as i32 * i32::from(!draws) + dice.below(noise) as i32,
                step,
                action,
                seen,
            ))
        });
        let Some((_, step, action, seen)) = choices.max_by_key(|(worth, ..)| *worth) else { break };
        shows.extend(seen);
        record.actions.push(action);
        state = step.state;
    }
    Candidate { record, shows }
}

fn table(dice: &mut Random<Island>, easy: bool) -> Setup {
    let mut roles = Role::ALL.to_vec();
    let seats = 2 + dice.below(3);
    let roles: Vec<_> = (0..seats).map(|_| Some(roles.swap_remove(dice.below(roles.len())))).collect();
    let difficulty = Difficulty::ALL[if easy { 0 } else { dice.below(4) }];
    let shape = Shape::ALL[dice.below(12)];
    // Six different adventurers are drawn from, so none sits twice.
    Setup::new(&roles, difficulty, shape).unwrap()
}
