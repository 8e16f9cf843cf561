//! Days as the calendar has them, all in UTC. No clock in here: the moment comes from outside.

use core::fmt;
use core::str::FromStr;

use super::seed::Seed;

const MILLISECONDS: u64 = 24 * 60 * 60 * 1000;
/// Days from the first of March of the year 0 to the first of January 1970.
const EPOCH: i64 = 719_468;
/// Days of four hundred years, after which the calendar repeats.
const ERA: i64 = 146_097;

/// A day, counted from the first of January 1970.
///
/// ```
/// use castaway::kernel::Day;
///
/// let day: Day = "2026-11-16".parse().unwrap();
/// assert_eq!(day, Day::of(day.start() + 86_399_999));
/// assert_eq!(day.next().to_string(), "2026-11-17");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    pub year: i32,
    /// From 1 to 12.
    pub month: u8,
    /// From 1 to 31.
    pub day: u8,
}

/// From Monday on, as most of the world's calendars do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Weekday {
    pub const ALL: [Weekday; 7] = [
        Weekday::Monday,
        Weekday::Tuesday,
        Weekday::Wednesday,
        Weekday::Thursday,
        Weekday::Friday,
        Weekday::Saturday,
        Weekday::Sunday,
    ];
}

/// A text that is no day of the calendar since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDay;

impl Day {
    /// The last day that is read and written: the end of the year 9999.
    const LAST: Day = Day(2_932_896);

    /// The day of a moment in milliseconds since the first of January 1970.
    pub fn of(moment: u64) -> Day {
        Day(u32::try_from(moment / MILLISECONDS).unwrap_or(u32::MAX)).min(Day::LAST)
    }

    /// The moment at which the day begins.
    pub fn start(self) -> u64 {
        u64::from(self.0) * MILLISECONDS
    }

    /// The day with this number; one beyond the calendar counts as its last.
    pub fn from_number(number: u32) -> Day {
        Day(number).min(Day::LAST)
    }

    /// How many days after the first of January 1970.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The seed of the day for a game, by its tag: the number of the day behind that of the game, mixed as
    /// SplitMix64 mixes its state.
    pub fn seed(self, game: u8) -> Seed {
        let mut word = (u64::from(game) << 32 | u64::from(self.0)).wrapping_add(0x9e37_79b9_7f4a_7c15);
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Seed::from_random(word ^ (word >> 31))
    }

    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0 + 1).min(Day::LAST)
    }

    /// The day before; the first day has none.
    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    pub fn weekday(self) -> Weekday {
        // The first of January 1970 was a Thursday.
        Weekday::ALL[(self.0 as usize + Weekday::Thursday as usize) % 7]
    }

    /// The date, with years that begin in March so that the odd day of a leap year is their last.
    pub fn date(self) -> Date {
        let days = i64::from(self.0) + EPOCH;
        let (era, of_era) = (days / ERA, days % ERA);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = year + era * 400 + i64::from(month <= 2);
        // A month and its days are small, and the last year is 9999.
        Date { year: year as i32, month: month as u8, day: day as u8 }
    }

    /// The day of a date; `None` for one that the calendar does not have, or before 1970.
    pub fn from_date(date: Date) -> Option<Day> {
        let year = i64::from(date.year) - i64::from(date.month <= 2);
        let month = (i64::from(date.month) + 9) % 12;
        let of_year = (153 * month + 2) / 5 + i64::from(date.day) - 1;
        let of_era = year.rem_euclid(400);
        let of_era = of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let day = Day(u32::try_from(year.div_euclid(400) * ERA + of_era - EPOCH).ok()?);
        (day <= Day::LAST && day.date() == date).then_some(day)
    }
}

/// The milliseconds from a moment to the next midnight; at midnight, a whole day.
pub fn until_midnight(moment: u64) -> u64 {
    MILLISECONDS - moment % MILLISECONDS
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let mut parts = text.split('-');
        let mut number = |length| {
            let part = parts.next().filter(|part| part.len() == length).ok_or(NoDay)?;
            // Digits only: a number may also begin with a sign.
            let digits = part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse::<u16>().ok().filter(|_| digits).ok_or(NoDay)
        };
        let (year, month, day) = (number(4)?, number(2)?, number(2)?);
        if parts.next().is_some() {
            return Err(NoDay);
        }
        // Two digits fit.
        Day::from_date(Date { year: year.into(), month: month as u8, day: day as u8 }).ok_or(NoDay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_is_walked_day_by_day_to_the_year_9999() {
        let mut expected = Date { year: 1970, month: 1, day: 1 };
        for number in 0..=Day::LAST.0 {
            let day = Day(number);
            assert_eq!(day.date(), expected);
            assert_eq!(Day::from_date(expected), Some(day));
            let leap = expected.year % 4 == 0 && (expected.year % 100 != 0 || expected.year % 400 == 0);
            let length = match expected.month {
                2 => 28 + u8::from(leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            expected = match expected {
                Date { day, .. } if day < length => Date { day: day + 1, ..expected },
                Date { month, .. } if month < 12 => Date { month: month + 1, day: 1, ..expected },
                Date { year, .. } => Date { year: year + 1, month: 1, day: 1 },
            };
        }
        assert_eq!(Day::LAST.to_string(), "9999-12-31");
    }

    #[test]
    fn known_days_have_their_weekday() {
        for (text, weekday) in [
            ("1970-01-01", Weekday::Thursday),
            ("2000-02-29", Weekday::Tuesday),
            ("2024-02-29", Weekday::Thursday),
            ("2026-11-16", Weekday::Monday),
        ] {
            assert_eq!(text.parse::<Day>().unwrap().weekday(), weekday, "{text}");
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026-2-3",
            "2026-02-30",
            "2023-02-29",
            "2026-13-01",
            "2026-00-10",
            "1969-12-31",
            "+026-01-01",
            "2026-01-01-01",
            "20260101",
            "２026-01-01",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
        }
    }

    #[test]
    fn a_day_lasts_from_midnight_to_midnight() {
        let day: Day = "2026-11-16".parse().unwrap();
        assert_eq!(Day::of(day.start()), day);
        assert_eq!(Day::of(day.start() - 1), day.before().unwrap());
        assert_eq!(until_midnight(day.start()), MILLISECONDS);
        assert_eq!(until_midnight(day.start() + MILLISECONDS - 1), 1);
        assert_eq!(day.start() + until_midnight(day.start()), day.next().start());
        assert_eq!(Day::of(u64::MAX), Day::LAST);
    }

    #[test]
    fn the_seeds_of_known_days_never_change() {
        // Calculated apart from this code.
        for (text, game, seed) in [
            ("1970-01-01", 0, "FNHW-DWNT"),
            ("2026-11-16", 1, "CC5Y-KAGJ"),
            ("2026-11-17", 1, "W8H1-YHX4"),
            ("2026-11-16", 2, "J6FX-JJ1G"),
        ] {
            assert_eq!(text.parse::<Day>().unwrap().seed(game).to_string(), seed);
        }
    }
}
