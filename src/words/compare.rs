//! Two games on the same island, side by side.

use crate::share::Verdict;

pub struct Compare {
    pub title: &'static str,
    pub about: fn(seed: &str, difficulty: &str, players: &str) -> String,
    pub you: &'static str,
    pub versus: &'static str,
    pub verdict: fn(Verdict, name: &str) -> String,
    pub turn: fn(turn: u32) -> String,
    pub escaped: fn(tiles: u32) -> String,
    pub lost: fn(tiles: u32) -> String,
    pub gave_up: fn(tiles: u32) -> String,
    pub water_at: fn(tick: u8) -> String,
    pub courses: &'static str,
    pub same: &'static str,
    pub outcome: &'static str,
    pub has_escaped: &'static str,
    pub has_lost: &'static str,
    pub has_given_up: &'static str,
    pub treasures: &'static str,
    pub turns: &'static str,
    pub water: &'static str,
    pub tiles: &'static str,
    pub captured_on: fn(treasure: &str) -> String,
    pub never: &'static str,
    pub better: &'static str,
    pub assisted: &'static str,
    pub send_back: &'static str,
    pub watch: fn(name: &str) -> String,
    pub not_over: &'static str,
    pub to_the_table: &'static str,
    pub nothing: &'static str,
}

pub const EN: Compare = Compare {
    title: "Beat me",
    about: |seed, difficulty, players| format!("Seed {seed}, {difficulty}, {players}"),
    you: "You",
    versus: "vs",
    verdict: verdict_en,
    turn: |turn| format!("Turn {turn}"),
    escaped: |tiles| format!("Escaped with {} left.", counted(tiles, "tile", "tiles")),
    lost: |tiles| format!("Lost with {} left.", counted(tiles, "tile", "tiles")),
    gave_up: |tiles| format!("Gave up with {} left.", counted(tiles, "tile", "tiles")),
    water_at: |tick| format!("Water at {tick}."),
    courses: "Tiles above water, turn by turn",
    same: "Same island, same cards",
    outcome: "Outcome",
    has_escaped: "Escaped",
    has_lost: "Lost",
    has_given_up: "Gave up",
    treasures: "Treasures",
    turns: "Turns",
    water: "Water level",
    tiles: "Tiles left",
    captured_on: |treasure| format!("{treasure}, turn"),
    never: "never",
    better: "better",
    assisted: "Assisted",
    send_back: "Send it back",
    watch: |name| format!("Watch {name}"),
    not_over: "Your game is not over yet. When it is, both are compared here.",
    to_the_table: "Back to the table",
    nothing: "This game was not begun from somebody’s challenge, so there is nothing to compare it with.",
};

pub const NL: Compare = Compare {
    title: "Versla mij",
    about: |seed, difficulty, players| format!("Code {seed}, {difficulty}, {players}"),
    you: "Jij",
    versus: "vs",
    verdict: verdict_nl,
    turn: |turn| format!("Beurt {turn}"),
    escaped: |tiles| format!("Ontsnapt met nog {}.", counted(tiles, "tegel", "tegels")),
    lost: |tiles| format!("Verloren met nog {}.", counted(tiles, "tegel", "tegels")),
    gave_up: |tiles| format!("Opgegeven met nog {}.", counted(tiles, "tegel", "tegels")),
    water_at: |tick| format!("Waterpeil {tick}."),
    courses: "Tegels boven water, beurt na beurt",
    same: "Zelfde eiland, zelfde kaarten",
    outcome: "Afloop",
    has_escaped: "Ontsnapt",
    has_lost: "Verloren",
    has_given_up: "Opgegeven",
    treasures: "Schatten",
    turns: "Beurten",
    water: "Waterpeil",
    tiles: "Tegels over",
    captured_on: |treasure| format!("{treasure}, beurt"),
    never: "nooit",
    better: "beter",
    assisted: "Met hulp",
    send_back: "Stuur het terug",
    watch: |name| format!("Bekijk {name}"),
    not_over: "Je spel is nog niet afgelopen. Daarna worden beide hier vergeleken.",
    to_the_table: "Terug naar de tafel",
    nothing: "Dit spel begon niet met een uitdaging, dus er is niets om het mee te vergelijken.",
};

fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn verdict_en(verdict: Verdict, name: &str) -> String {
    let beat = |you: bool| if you { format!("You beat {name}") } else { format!("{name} beat you") };
    match verdict {
        Verdict::Escaped { you: true } => format!("You escaped, {name} did not"),
        Verdict::Escaped { you: false } => format!("{name} escaped, you did not"),
        Verdict::Faster { you, turns } => format!("{} by {}", beat(you), counted(turns, "turn", "turns")),
        Verdict::Drier { you, tiles } => format!("{} by {}", beat(you), counted(tiles, "tile", "tiles")),
        Verdict::Richer { you, treasures } => {
            format!("{} by {}", beat(you), counted(treasures, "treasure", "treasures"))
        }
        Verdict::Longer { you: true, turns } => {
            format!("You held out {} longer", counted(turns, "turn", "turns"))
        }
        Verdict::Longer { you: false, turns } => {
            format!("{name} held out {} longer", counted(turns, "turn", "turns"))
        }
        Verdict::Draw => "A draw".to_owned(),
    }
}

fn verdict_nl(verdict: Verdict, name: &str) -> String {
    let beat = |you: bool| if you { format!("Jij verslaat {name}") } else { format!("{name} verslaat jou") };
    match verdict {
        Verdict::Escaped { you: true } => format!("Jij ontsnapte, {name} niet"),
        Verdict::Escaped { you: false } => format!("{name} ontsnapte, jij niet"),
        Verdict::Faster { you, turns } => {
            format!("{} met {} verschil", beat(you), counted(turns, "beurt", "beurten"))
        }
        Verdict::Drier { you, tiles } => {
            format!("{} met {} verschil", beat(you), counted(tiles, "tegel", "tegels"))
        }
        Verdict::Richer { you, treasures } => {
            format!("{} met {} verschil", beat(you), counted(treasures, "schat", "schatten"))
        }
        Verdict::Longer { you: true, turns } => {
            format!("Jij hield het {} langer vol", counted(turns, "beurt", "beurten"))
        }
        Verdict::Longer { you: false, turns } => {
            format!("{name} hield het {} langer vol", counted(turns, "beurt", "beurten"))
        }
        Verdict::Draw => "Gelijkspel".to_owned(),
    }
}
