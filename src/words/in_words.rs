//! The table as text.

pub struct InWords {
    pub treasures: &'static str,
    pub piles: &'static str,
    pub member: fn(name: &str, role: &str, tile: &str, cards: &str) -> String,
    pub dry: &'static str,
    pub flooded: &'static str,
    pub sunk: &'static str,
    pub captured: &'static str,
    pub missing: &'static str,
    pub row: fn(number: usize) -> String,
}

pub const EN: InWords = InWords {
    treasures: "Treasures",
    piles: "Piles",
    member: |name, role, tile, cards| format!("{name}, {role}, on {tile}. {cards}"),
    dry: "dry",
    flooded: "flooded",
    sunk: "sunk",
    captured: "captured",
    missing: "not captured yet",
    row: |number| format!("Row {number}"),
};

pub const NL: InWords = InWords {
    treasures: "Schatten",
    piles: "Stapels",
    member: |name, role, tile, cards| format!("{name}, {role}, op {tile}. {cards}"),
    dry: "droog",
    flooded: "overstroomd",
    sunk: "gezonken",
    captured: "gepakt",
    missing: "nog niet gepakt",
    row: |number| format!("Rij {number}"),
};
