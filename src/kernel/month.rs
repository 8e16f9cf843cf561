//! A month as a calendar hangs it on the wall: weeks from Monday to Sunday.

use super::day::{Date, Day, Weekday};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    year: i32,
    /// From 1 to 12.
    month: u8,
}

impl Month {
    pub fn of(day: Day) -> Month {
        let Date { year, month, .. } = day.date();
        Month { year, month }
    }

    pub fn year(self) -> i32 {
        self.year
    }

    /// From 1 to 12.
    pub fn number(self) -> u8 {
        self.month
    }

    #[must_use]
    pub fn next(self) -> Month {
        match self.month {
            12 => Month { year: self.year + 1, month: 1 },
            month => Month { month: month + 1, ..self },
        }
    }

    #[must_use]
    pub fn before(self) -> Month {
        match self.month {
            1 => Month { year: self.year - 1, month: 12 },
            month => Month { month: month - 1, ..self },
        }
    }

    /// Its days; none of a month that the calendar does not reach.
    pub fn days(self) -> impl Iterator<Item = Day> {
        let first = Day::from_date(Date { year: self.year, month: self.month, day: 1 });
        let days = core::iter::successors(first, |day| Some(day.next()).filter(|next| next != day));
        days.take_while(move |day| Month::of(*day) == self)
    }

    /// How many days of its first week belong to the month before.
    pub fn lead(self) -> usize {
        self.days().next().map_or(0, |first| first.weekday() as usize - Weekday::Monday as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn month(day: &str) -> Month {
        Month::of(day.parse().unwrap())
    }

    #[test]
    fn months_have_their_days_and_begin_on_their_weekday() {
        for (day, days, lead) in [
            ("2026-11-16", 30, 6),
            ("2024-02-01", 29, 3),
            ("2026-02-28", 28, 6),
            ("1970-01-01", 31, 3),
            ("9999-12-31", 31, 2),
        ] {
            assert_eq!((month(day).days().count(), month(day).lead()), (days, lead), "{day}");
        }
        assert_eq!(month("1970-01-01").before().days().count(), 0);
        assert_eq!(month("9999-12-01").next().days().count(), 0);
    }

    #[test]
    fn months_follow_each_other_over_the_years() {
        let mut month = month("2026-11-16");
        for _ in 0..40 {
            assert_eq!(month.next().before(), month);
            let last = month.days().last().unwrap();
            assert_eq!(month.next().days().next(), Some(last.next()));
            month = month.next();
        }
    }
}
