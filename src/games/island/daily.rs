//! The day's challenge: the same island and the same cards for everybody.

use super::Island;
use super::seat::Players;
use super::setup::Setup;
use super::shape::Shape;
use super::water::Difficulty;
use crate::games::tag;
use crate::kernel::day::Weekday;
use crate::kernel::{Day, Record, Seed};

/// What is played on a day. Results of years hang on it: it never changes for a day that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    pub day: Day,
    pub setup: Setup,
    pub seed: Seed,
}

impl Daily {
    /// Easy on Monday and legendary on Sunday, with two, three and four adventurers in turn, on the next of
    /// the twelve islands every day.
    pub fn of(day: Day) -> Daily {
        let (difficulty, players) = match day.weekday() {
            Weekday::Monday => (Difficulty::Novice, Players::Four),
            Weekday::Tuesday => (Difficulty::Novice, Players::Two),
            Weekday::Wednesday => (Difficulty::Normal, Players::Three),
            Weekday::Thursday => (Difficulty::Normal, Players::Four),
            Weekday::Friday => (Difficulty::Elite, Players::Two),
            Weekday::Saturday => (Difficulty::Elite, Players::Three),
            Weekday::Sunday => (Difficulty::Legendary, Players::Four),
        };
        let shape = Shape::ALL[day.number() as usize % Shape::ALL.len()];
        Daily { day, setup: Setup::random(players, difficulty, shape), seed: day.seed(tag::ISLAND) }
    }

    /// The day's game before its first action.
    pub fn record(self) -> Record<Island> {
        Record::new(self.setup, self.seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::link;

    #[test]
    fn the_challenges_of_known_days_never_change() {
        let link = |day: &str| link::encode(&Daily::of(day.parse().unwrap()).record()).unwrap();
        let days = ["2026-11-16", "2026-11-22", "2031-02-28"];
        assert_eq!(days.map(link), ["1snl86W0HkVAEB", "1NEwCGBIDk6RwEB", "1QBF-E9E2l5rwEB"]);
    }

    #[test]
    fn a_week_has_every_difficulty_and_every_number_of_players() {
        let mut day = Day::of(1_800_000_000_000);
        let mut week = Vec::new();
        for _ in 0..7 {
            week.push(Daily::of(day).setup);
            day = day.next();
        }
        assert!(Difficulty::ALL.iter().all(|known| week.iter().any(|setup| setup.difficulty() == *known)));
        assert!(Players::ALL.iter().all(|known| week.iter().any(|setup| setup.players() == *known)));
    }

    #[test]
    fn eighty_four_days_bring_every_weekday_to_every_island() {
        let mut day = Day::of(1_800_000_000_000);
        let mut seen = std::collections::BTreeSet::new();
        let mut seeds = std::collections::BTreeSet::new();
        for _ in 0..84 {
            let daily = Daily::of(day);
            seen.insert((day.weekday(), daily.setup.shape()));
            seeds.insert(daily.seed);
            day = day.next();
        }
        assert_eq!((seen.len(), seeds.len()), (84, 84));
    }
}
