//! Whole games that must play out the same for ever, and counts that notice any change of the rules.
//!
//! `goldens.txt` holds a link, the cause of the ending and the fingerprint of the final state on each line.
//! If a change of the rules is meant, the rules version grows, and
//! `CASTAWAY_WRITE_GOLDENS=1 cargo test --no-default-features --test island on_request` writes a new file.

use std::collections::{BTreeMap, BTreeSet};

use castaway::games::island::{Action, Difficulty, Island, Outcome, Role, Setup, Shape, State, check};
use castaway::kernel::{Game, Record, Seed, link, perft, replay};

use crate::greedy;
use crate::properties::random_game;
use crate::vectors;

const GOLDENS: &str = include_str!("goldens.txt");

#[test]
fn golden_records_play_out_as_they_always_did() {
    for line in GOLDENS.lines() {
        let (link, end) = line.split_once(' ').unwrap();
        assert_eq!(vectors::end_of(link), end, "{link}");
    }
}

/// What the loop that is timed in browser engines comes to.
#[test]
fn random_games_come_to_the_golden_checksum() {
    assert_eq!(vectors::random_games(2_000), "7b37568ba8a7a69a");
}

#[test]
fn golden_records_have_every_ending_role_shape_and_kind_of_action() {
    let mut endings = BTreeMap::<&str, usize>::new();
    let (mut roles, mut shapes, mut deeds) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for line in GOLDENS.lines() {
        let record = link::decode::<Island>(line.split(' ').next().unwrap()).unwrap();
        let end = replay(&record).state;
        *endings.entry(end.outcome().unwrap().cause()).or_default() += 1;
        roles.extend(end.players().seats().map(|seat| end.role(seat)));
        shapes.insert(record.setup.shape());
        let kind = |action: &Action| format!("{action:?}").split([' ', '(']).next().unwrap().to_owned();
        deeds.extend(record.actions.iter().map(kind));
    }
    assert!(endings.values().sum::<usize>() >= 60, "{endings:?}");
    assert!(Outcome::CAUSES.iter().all(|cause| endings.get(cause).is_some_and(|n| *n >= 5)), "{endings:?}");
    assert_eq!((roles.len(), shapes.len(), deeds.len()), (6, 12, 13), "{deeds:?}");
}

/// Does nothing unless asked to.
#[test]
fn goldens_are_written_on_request() {
    if std::env::var_os("CASTAWAY_WRITE_GOLDENS").is_none() {
        return;
    }
    const OF_EACH: usize = 14;
    let mut found = BTreeMap::<&str, Vec<String>>::new();
    for number in 0..200_000u64 {
        let (record, end) = if number.is_multiple_of(4) { random(number) } else { greedy_game(number) };
        let games = found.entry(end.outcome().unwrap().cause()).or_default();
        if games.len() < OF_EACH {
            games.push(format!("{} {}", link::encode(&record).unwrap(), vectors::ending(&end)));
        }
        if found.len() == 5 && found.values().all(|games| games.len() == OF_EACH) {
            break;
        }
    }
    let lines: Vec<String> = found.into_values().flatten().collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/island/goldens.txt");
    std::fs::write(path, lines.join("\n") + "\n").unwrap();
}

fn random(number: u64) -> (Record<Island>, State) {
    let (record, states) = random_game(number);
    let end = states[states.len() - 1];
    (record, end)
}

fn greedy_game(number: u64) -> (Record<Island>, State) {
    let seats = 2 + (number % 3) as usize;
    let roles: Vec<Option<Role>> =
        (0..seats).map(|seat| Role::ALL.get((number as usize / 3 + 2 * seat) % 11).copied()).collect();
    let roles = if number.is_multiple_of(5) { vec![None; seats] } else { roles };
    let difficulty = Difficulty::ALL[(number / 7 % 4) as usize];
    let shape = Shape::ALL[(number / 5 % 12) as usize];
    let setup = Setup::new(&roles, difficulty, shape)
        .unwrap_or_else(|_| Setup::new(&vec![None; seats], difficulty, shape).unwrap());
    greedy::play(Record::new(setup, Seed::from_random(number * 1_000_003)), number)
}

/// Positions with the number of sequences of one, two and three actions.
const PERFT: [(&str, [u64; 3]); 5] = [
    (START, [26, 620, 14_307]),
    (ENGINEER, [15, 169, 1_435]),
    (LIFTS, [341, 65_627, 7_779_020]),
    (SWIM, [156, 642, 1_876]),
    (DISCARD, [52, 511, 3_051]),
];

const START: &str = "
shape: 1
tiles:
            PR   BG~
       CG   GG   IG   SG
  TM   TS~  FL   HG   CE   CS
  CP   TP   BB~  CA~  CF   DD
       LL   MM~  OB   WG
            TH~  WT
seat: Navigator c2 Fire Wind
seat: Diver d2 Fire Water
seat: Pilot c3 Earth Earth
turn: Navigator phase: act 3 water: 2
flood-discards: BG TS BB CA MM TH";

const ENGINEER: &str = "
shape: 9
tiles:
  PR   BG~  CG   GG   IG   SG
  TM        TS~  FL        HG
  CE   CS   CP   TP~  BB~  CA
       CF   DD~  LL   MM
       OB   WG   TH   WT-
seat: Engineer d3 Fire Fire Fire Fire Wind
seat: Messenger d3 Water Sandbags
turn: Engineer phase: act 3 water: 5
flood-discards: BG TS";

const LIFTS: &str = "
shape: 11
tiles:
            PR   BG~  CG
       GG   IG        SG   TM
  TS   FL                  HG   CE
  CS                            CP
  TP   WG-                 CA   CF
       DD~  LL        MM   OB
            BB   TH   WT-
seat: Explorer b3 Lift Lift
seat: Messenger b3 Lift Sandbags
seat: Pilot b3
seat: Diver a4
turn: Pilot phase: act 1 water: 7 used: flight captured: Wind";

const SWIM: &str = "
shape: 1
tiles:
            PR-  BG-
       CG~  GG   IG   SG
  TM   TS   FL   HG   CE   CS
  CP   TP   BB   CA   CF   DD
       LL   MM   OB   WG
            TH   WT
seat: Engineer c1 Lift
seat: Diver c1 Sandbags
seat: Explorer c1 Wind
turn: Diver phase: swim 1 water: 4";

const DISCARD: &str = "
shape: 10
tiles:
  PR   BG   CG                  GG   IG   SG   TM
  TS   FL~  HG   CE   CS   CP   TP   BB   CA   CF
  DD   LL   MM   OB                  WG   TH   WT
seat: Messenger a1 Fire Fire
seat: Diver b2 Fire Wind Wind Lift Sandbags Water
turn: Messenger phase: discard Diver act 1 water: 1";

#[test]
fn perft_counts_are_as_they_always_were() {
    let counts = PERFT.map(|(text, _)| {
        let state: State = text.parse().unwrap_or_else(|why| panic!("{why}{text}"));
        [1, 2, 3].map(|depth| perft::<Island>(&state, depth))
    });
    assert_eq!(counts, PERFT.map(|(_, expected)| expected));
}

/// The same counts by trying everything there could ever be.
#[test]
fn perft_counts_follow_from_the_check_alone() {
    fn count(state: &State, universe: &[Action], depth: u32) -> u64 {
        let legal = universe.iter().filter(|action| check(state, **action).is_ok());
        legal
            .map(|action| match depth {
                1 => 1,
                _ => count(&Island::apply(state, *action, &mut ()).unwrap(), universe, depth - 1),
            })
            .sum()
    }
    let universe: Vec<Action> = Action::universe().collect();
    for (text, [one, two, _]) in PERFT {
        let state: State = text.parse().unwrap();
        assert_eq!((count(&state, &universe, 1), count(&state, &universe, 2)), (one, two), "{text}");
    }
}
