//! What the shelf adds up to: statistics of finished games, and streaks of days.

use std::rc::Rc;

use castaway::games::island::{Island, Outcome, Role};
use castaway::games::{AnyRecord, End, Title};
use castaway::kernel::{Day, Record, link, replay};
use castaway::save::store::Memory;
use castaway::save::{About, Dailies, Kind, Saved, Statistics, Streak};

use crate::table::{game, shelf};

/// The golden games of Forbidden Island, with every ending.
fn endings() -> Vec<(Record<Island>, &'static str)> {
    let line = |line: &'static str| {
        let (link, end) = line.split_once(' ').unwrap();
        (link::decode(link).unwrap(), end.split(' ').next().unwrap())
    };
    include_str!("../island/goldens.txt").lines().map(line).collect()
}

/// A win, or a loss.
fn ended(won: bool) -> Record<Island> {
    endings().into_iter().find(|(_, end)| (*end == "won") == won).unwrap().0
}

fn kept(games: impl IntoIterator<Item = (About, Record<Island>)>) -> Vec<Saved> {
    let store = Rc::new(Memory::default());
    let shelf = shelf(&store);
    for (number, (about, record)) in games.into_iter().enumerate() {
        shelf.add(&about, &AnyRecord::from(record), number as u64).unwrap();
    }
    shelf.list().games
}

#[test]
fn finished_games_are_counted_by_everything() {
    let endings = endings();
    let games =
        kept(endings.iter().enumerate().map(|(at, (record, _))| (About::new(at as u64), record.clone())));
    let statistics = Statistics::of(&games);
    let count = |cause: &str| endings.iter().filter(|(_, end)| *end == cause).count() as u32;
    assert_eq!(statistics.all.games as usize, endings.len());
    assert_eq!(statistics.all.won, count("won"));
    for cause in Outcome::CAUSES.into_iter().skip(1) {
        assert_eq!(statistics.losses.get(&cause), Some(&count(cause)), "{cause}");
    }
    let pilots = endings.iter().filter(|(record, _)| {
        let end = replay(record).state;
        end.players().seats().any(|seat| end.role(seat) == Role::Pilot)
    });
    assert_eq!(statistics.by_role.get(&Role::Pilot).map_or(0, |tally| tally.games) as usize, pilots.count());
    for sum in [
        statistics.by_difficulty.values().map(|tally| tally.games).sum::<u32>(),
        statistics.by_players.values().map(|tally| tally.games).sum(),
        statistics.by_shape.values().map(|tally| tally.games).sum(),
        statistics.tiles_left.values().sum(),
        statistics.turns_to_win.values().sum::<u32>() + statistics.losses.values().sum::<u32>(),
    ] {
        assert_eq!(sum as usize, endings.len());
    }
    assert_eq!(statistics.fastest_win(), statistics.turns_to_win.keys().min());
    assert!(statistics.fastest_win().is_some_and(|turns| turns > 5), "{statistics:?}");
}

#[test]
fn open_games_do_not_count_and_assisted_ones_count_apart() {
    let assisted = Record { assisted: true, ..ended(true) };
    let given_up = Record { given_up: true, ..game(1, 5) };
    let games = [game(2, 5), assisted, given_up].map(|record| (About::new(0), record));
    let statistics = Statistics::of(&kept(games));
    assert_eq!((statistics.all.games, statistics.all.won), (1, 0));
    assert_eq!((statistics.given_up, statistics.assisted), (1, 1));
    assert_eq!(Statistics::of(&[]), Statistics::default());
}

#[test]
fn the_longest_run_goes_by_when_games_ended() {
    let results = [(5, true), (1, true), (3, false), (4, true), (2, true), (6, true)];
    let games = results.map(|(touched, won)| (About { touched, ..About::new(0) }, ended(won)));
    assert_eq!(Statistics::of(&kept(games)).longest_run, 3);
}

const TODAY: &str = "2026-11-16";

/// Attempts at days before today: how many days ago, when on that day, and how it went.
fn dailies(attempts: &[(u32, u64, Record<Island>)]) -> (Dailies, Day) {
    let today: Day = TODAY.parse().unwrap();
    let games = attempts.iter().map(|(ago, moment, record)| {
        let day = (0..*ago).fold(today, |day, _| day.before().unwrap());
        (About { kind: Kind::Daily(day), ..About::new(day.start() + moment) }, record.clone())
    });
    (Dailies::of(Title::Island, &kept(games)), today)
}

fn streak(attempts: &[(u32, u64, Record<Island>)]) -> (u32, u32) {
    let (dailies, today) = dailies(attempts);
    let Streak { current, best } = dailies.streak(today);
    (current, best)
}

#[test]
fn days_won_in_a_row_make_a_streak() {
    let (won, lost) = (|ago| (ago, 5, ended(true)), |ago| (ago, 5, ended(false)));
    assert_eq!(streak(&[]), (0, 0));
    assert_eq!(streak(&[won(0)]), (1, 1));
    // Today can still be won.
    assert_eq!(streak(&[won(1), won(2)]), (2, 2));
    assert_eq!(streak(&[(0, 5, game(1, 5)), won(1), won(2)]), (2, 2));
    assert_eq!(streak(&[won(0), won(1), won(2)]), (3, 3));
    // Today was lost, or yesterday was missed.
    assert_eq!(streak(&[lost(0), won(1), won(2)]), (0, 2));
    assert_eq!(streak(&[won(2), won(3), won(4)]), (0, 3));
    assert_eq!(streak(&[won(0), lost(1), won(2), won(3), won(5)]), (1, 2));
}

#[test]
fn only_the_first_attempt_of_the_day_itself_counts() {
    let (won, lost) = (ended(true), ended(false));
    assert_eq!(streak(&[(0, 9, won.clone()), (0, 5, lost.clone())]), (0, 0));
    assert_eq!(streak(&[(0, 9, lost), (0, 5, won.clone())]), (1, 1));
    // Begun a day late.
    assert_eq!(streak(&[(1, 86_400_000, won.clone())]), (0, 0));
    assert_eq!(streak(&[(1, 86_399_999, won.clone())]), (1, 1));
    let assisted = Record { assisted: true, ..won };
    assert_eq!(streak(&[(0, 5, assisted)]), (0, 0));
}

#[test]
fn practice_is_no_attempt() {
    let today: Day = TODAY.parse().unwrap();
    let about = About { kind: Kind::Practice(today), ..About::new(today.start()) };
    assert_eq!(Dailies::of(Title::Island, &kept([(about, ended(true))])), Dailies::default());
}

#[test]
fn a_day_says_how_it_went() {
    let (dailies, today) = dailies(&[(0, 5, ended(false)), (1, 5, ended(true))]);
    assert_eq!(dailies.on(today).unwrap().progress.end, Some(End::Lost));
    assert!(dailies.on(today.before().unwrap()).unwrap().won());
    assert_eq!(dailies.on(today.next()), None);
    assert_eq!(dailies.iter().count(), 2);
}
