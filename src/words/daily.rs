//! The daily island: today, the calendar, the streak, and a result to tell others.

use crate::games::End;

pub struct Daily {
    pub tagline: &'static str,
    pub today: &'static str,
    /// From Monday on.
    pub weekdays_short: [&'static str; 7],
    pub about: fn(shape: &str, difficulty: &str, players: &str) -> String,
    pub same_for_all: &'static str,
    pub rules: &'static str,
    pub play: &'static str,
    pub go_on: &'static str,
    pub practise: &'static str,
    pub practise_why: &'static str,
    pub next_in: &'static str,
    pub comes_at: fn(time: &str) -> String,
    pub earlier_month: &'static str,
    pub later_month: &'static str,
    pub won: &'static str,
    pub won_on: fn(turn: u32) -> String,
    pub lost: &'static str,
    pub open: &'static str,
    pub missed: &'static str,
    pub to_come: &'static str,
    pub is_today: &'static str,
    pub key_won: &'static str,
    pub key_lost: &'static str,
    pub key_missed: &'static str,
    pub streak: &'static str,
    pub days_in_a_row: fn(days: u32) -> &'static str,
    pub best: fn(days: u32) -> String,
    pub no_streak: &'static str,
    pub turns_to_escape: &'static str,
    pub turns: &'static str,
    pub wins: &'static str,
    pub tally: fn(played: u32, won: u32) -> String,
    pub none_yet: &'static str,
    pub result: &'static str,
    pub escaped: fn(turn: u32, tiles: u32) -> String,
    pub lost_on: fn(turn: u32, treasures: u32) -> String,
    pub gave_up_on: fn(turn: u32) -> String,
    pub still_open: fn(turn: u32) -> String,
    pub not_counted: &'static str,
    pub share: &'static str,
    pub with_replay: &'static str,
    pub text: &'static str,
    pub copy: &'static str,
    pub replay: &'static str,
    pub not_yet: &'static str,
    pub tells: fn(&Told) -> String,
}

/// What a result is told from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// "16 November 2026".
    pub date: String,
    pub difficulty: &'static str,
    pub players: String,
    pub end: End,
    pub turns: u32,
    pub treasures: u32,
    pub tiles: u32,
    pub streak: u32,
    pub assisted: bool,
}

pub const EN: Daily = Daily {
    tagline: "One island a day, the same for everyone",
    today: "Today",
    weekdays_short: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
    about: |shape, difficulty, players| format!("{shape}, {difficulty}, {players}."),
    same_for_all: "Everyone gets this island and these cards.",
    rules: "Your first attempt counts. What was drawn stays drawn: nobody knows the cards before you do.",
    play: "Play today",
    go_on: "Go on",
    practise: "Practise this day",
    practise_why: "For practice: it does not count for streak and calendar.",
    next_in: "Next island in",
    comes_at: |time| format!("at {time} your time"),
    earlier_month: "The month before",
    later_month: "The month after",
    won: "escaped",
    won_on: |turn| format!("escaped on turn {turn}"),
    lost: "lost",
    open: "not finished",
    missed: "not played",
    to_come: "still to come",
    is_today: "today",
    key_won: "Escaped, turn",
    key_lost: "Lost",
    key_missed: "Dashed: not played",
    streak: "Streak",
    days_in_a_row: |days| if days == 1 { "day escaped." } else { "days in a row." },
    best: |days| format!("Best: {days}."),
    no_streak: "Escape today to begin one.",
    turns_to_escape: "Turns to escape",
    turns: "Turns",
    wins: "Escapes",
    tally: |played, won| {
        let (days, times) =
            (if played == 1 { "daily" } else { "dailies" }, if won == 1 { "escape" } else { "escapes" });
        format!("{played} {days}, {won} {times}.")
    },
    none_yet: "The first escape will stand here.",
    result: "Result",
    escaped: |turn, tiles| format!("Escaped on turn {turn}. {tiles} of 24 tiles left."),
    lost_on: |turn, treasures| format!("Lost on turn {turn}, with {treasures} of 4 treasures."),
    gave_up_on: |turn| format!("Given up on turn {turn}."),
    still_open: |turn| format!("Not finished: turn {turn}."),
    not_counted: "With help, so it does not count for the streak.",
    share: "Share the result",
    with_replay: "With a link to the replay",
    text: "What others read",
    copy: "Copy the text",
    replay: "Replay",
    not_yet: "This day has not come yet.",
    tells: tells_en,
};

pub const NL: Daily = Daily {
    tagline: "Elke dag één eiland, voor iedereen hetzelfde",
    today: "Vandaag",
    weekdays_short: ["ma", "di", "wo", "do", "vr", "za", "zo"],
    about: |shape, difficulty, players| format!("{shape}, {difficulty}, {players}."),
    same_for_all: "Iedereen krijgt dit eiland en deze kaarten.",
    rules: "Je eerste poging telt. Wat getrokken is, blijft getrokken: niemand kent de kaarten eerder dan jij.",
    play: "Speel vandaag",
    go_on: "Verder spelen",
    practise: "Oefen deze dag",
    practise_why: "Om te oefenen: het telt niet mee voor reeks en kalender.",
    next_in: "Volgend eiland over",
    comes_at: |time| format!("om {time} jouw tijd"),
    earlier_month: "De maand ervoor",
    later_month: "De maand erna",
    won: "ontsnapt",
    won_on: |turn| format!("ontsnapt in beurt {turn}"),
    lost: "verloren",
    open: "niet afgemaakt",
    missed: "niet gespeeld",
    to_come: "komt nog",
    is_today: "vandaag",
    key_won: "Ontsnapt, beurt",
    key_lost: "Verloren",
    key_missed: "Stippelrand: niet gespeeld",
    streak: "Reeks",
    days_in_a_row: |days| if days == 1 { "dag ontsnapt." } else { "dagen op rij." },
    best: |days| format!("Langste: {days}."),
    no_streak: "Ontsnap vandaag om er een te beginnen.",
    turns_to_escape: "Beurten tot de ontsnapping",
    turns: "Beurten",
    wins: "Ontsnappingen",
    tally: |played, won| {
        let (days, times) = (
            if played == 1 { "dag" } else { "dagen" },
            if won == 1 { "ontsnapping" } else { "ontsnappingen" },
        );
        format!("{played} {days}, {won} {times}.")
    },
    none_yet: "Hier komt de eerste ontsnapping te staan.",
    result: "Uitslag",
    escaped: |turn, tiles| format!("Ontsnapt in beurt {turn}. Nog {tiles} van de 24 tegels."),
    lost_on: |turn, treasures| format!("Verloren in beurt {turn}, met {treasures} van de 4 schatten."),
    gave_up_on: |turn| format!("Opgegeven in beurt {turn}."),
    still_open: |turn| format!("Niet afgemaakt: beurt {turn}."),
    not_counted: "Met hulp, dus het telt niet mee voor de reeks.",
    share: "De uitslag delen",
    with_replay: "Met een link naar de herhaling",
    text: "Wat anderen lezen",
    copy: "De tekst kopiëren",
    replay: "Herhaling",
    not_yet: "Deze dag moet nog komen.",
    tells: tells_nl,
};

fn tells_en(told: &Told) -> String {
    let Told { date, difficulty, players, turns, treasures, tiles, streak, .. } = told;
    let how = match told.end {
        End::Won => format!("🚁 Escaped on turn {turns} with {tiles} of 24 tiles left."),
        End::Lost => format!("🌊 Lost on turn {turns} with {treasures} of 4 treasures."),
        End::GivenUp => format!("🌊 Gave up on turn {turns} with {treasures} of 4 treasures."),
    };
    let help = if told.assisted { " With help." } else { "" };
    let streak = if *streak > 1 { format!(" {streak} days in a row.") } else { String::new() };
    format!("🏝 Castaway, {date}\n{difficulty}, {players}\n{how}{help}{streak}")
}

fn tells_nl(told: &Told) -> String {
    let Told { date, difficulty, players, turns, treasures, tiles, streak, .. } = told;
    let how = match told.end {
        End::Won => format!("🚁 Ontsnapt in beurt {turns} met nog {tiles} van de 24 tegels."),
        End::Lost => format!("🌊 Verloren in beurt {turns} met {treasures} van de 4 schatten."),
        End::GivenUp => format!("🌊 Opgegeven in beurt {turns} met {treasures} van de 4 schatten."),
    };
    let help = if told.assisted { " Met hulp." } else { "" };
    let streak = if *streak > 1 { format!(" {streak} dagen op rij.") } else { String::new() };
    format!("🏝 Castaway, {date}\n{difficulty}, {players}\n{how}{help}{streak}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_reads_well_aloud_and_gives_nothing_away() {
        let told = Told {
            date: "16 November 2026".into(),
            difficulty: "Novice",
            players: "4 players".into(),
            end: End::Won,
            turns: 14,
            treasures: 4,
            tiles: 11,
            streak: 3,
            assisted: false,
        };
        assert_eq!(
            (EN.tells)(&told),
            "🏝 Castaway, 16 November 2026\nNovice, 4 players\n🚁 Escaped on turn 14 with 11 of 24 tiles left. 3 days in \
             a row."
        );
        let lost = Told { end: End::Lost, treasures: 2, streak: 0, ..told };
        assert!((NL.tells)(&lost).ends_with("🌊 Verloren in beurt 14 met 2 van de 4 schatten."));
    }
}
