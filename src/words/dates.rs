//! Days and moments as people say them.

use crate::kernel::day::Weekday;
use crate::kernel::{Day, Month};

const MINUTE: u64 = 60 * 1000;

pub struct Dates {
    /// From January on.
    pub months: [&'static str; 12],
    /// From Monday on.
    pub weekdays: [&'static str; 7],
    /// Between a weekday and its date.
    after_weekday: &'static str,
    just_now: &'static str,
    today: fn(hour: u64, minute: u64) -> String,
    yesterday: &'static str,
}

impl Dates {
    /// How long ago a moment was, both in milliseconds since 1970 by the clock on the wall.
    pub fn ago(&self, then: u64, now: u64) -> String {
        let (day, today) = (Day::of(then), Day::of(now));
        match today.number().saturating_sub(day.number()) {
            0 if now.saturating_sub(then) < 5 * MINUTE => self.just_now.to_owned(),
            0 => (self.today)(then / MINUTE / 60 % 24, then / MINUTE % 60),
            1 => self.yesterday.to_owned(),
            2..7 => self.weekday(day.weekday()).to_owned(),
            _ => self.date(day, today),
        }
    }

    pub fn weekday(&self, weekday: Weekday) -> &'static str {
        self.weekdays[weekday as usize]
    }

    /// "November".
    pub fn month(&self, month: Month) -> &'static str {
        // Months are from 1 to 12.
        self.months[usize::from(month.number()) - 1]
    }

    /// "9 November".
    pub fn day(&self, day: Day) -> String {
        format!("{} {}", day.date().day, self.month(Month::of(day)))
    }

    /// "9 November 2026".
    pub fn full(&self, day: Day) -> String {
        format!("{} {}", self.day(day), day.date().year)
    }

    /// "Monday, 9 November 2026".
    pub fn in_full(&self, day: Day) -> String {
        [self.weekday(day.weekday()), self.after_weekday, &self.full(day)].concat()
    }

    /// "9 November", with the year if it is another than today's.
    pub fn date(&self, day: Day, today: Day) -> String {
        if day.date().year == today.date().year { self.day(day) } else { self.full(day) }
    }
}

pub const EN: Dates = Dates {
    months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    after_weekday: ", ",
    just_now: "Just now",
    today: |hour, minute| format!("Today at {hour}:{minute:02}"),
    yesterday: "Yesterday",
};

pub const NL: Dates = Dates {
    months: [
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ],
    weekdays: ["Maandag", "Dinsdag", "Woensdag", "Donderdag", "Vrijdag", "Zaterdag", "Zondag"],
    after_weekday: " ",
    just_now: "Zojuist",
    today: |hour, minute| format!("Vandaag om {hour}:{minute:02}"),
    yesterday: "Gisteren",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_as_people_tell_them() {
        let now = "2026-11-17".parse::<Day>().unwrap().start() + 15 * 60 * MINUTE;
        let hours = |hours: u64| now - hours * 60 * MINUTE;
        for (then, said) in [
            (now, "Just now"),
            (now + MINUTE, "Just now"),
            (now - 4 * MINUTE, "Just now"),
            (now - 5 * MINUTE, "Today at 14:55"),
            (hours(15), "Today at 0:00"),
            (hours(16), "Yesterday"),
            (hours(48), "Sunday"),
            (hours(6 * 24), "Wednesday"),
            (hours(7 * 24), "10 November"),
            (hours(365 * 24), "17 November 2025"),
            (now + 48 * 60 * MINUTE, "Just now"),
        ] {
            assert_eq!(EN.ago(then, now), said);
        }
        assert_eq!(NL.ago(hours(1), now), "Vandaag om 14:00");
        assert_eq!(NL.ago(hours(9 * 24), now), "8 november");
        assert_eq!(EN.in_full(Day::of(now)), "Tuesday, 17 November 2026");
        assert_eq!(NL.in_full(Day::of(now)), "Dinsdag 17 november 2026");
    }
}
