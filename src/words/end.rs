//! Around the story of a finished game: ways on, and how the tide came in.

pub struct End {
    pub how_it_went: &'static str,
    pub escaped: &'static str,
    pub lost_at_sea: &'static str,
    pub same_island: &'static str,
    pub new_island: &'static str,
    pub look_back: &'static str,
    pub to_the_end: &'static str,
    pub players: fn(count: u8) -> String,
    pub tide: &'static str,
    pub turn: &'static str,
    pub dry: &'static str,
    pub flooded: &'static str,
    pub sunk: &'static str,
    pub water: &'static str,
}

pub const EN: End = End {
    how_it_went: "How it went",
    escaped: "Escaped",
    lost_at_sea: "Lost at sea",
    same_island: "Same island again",
    new_island: "New island",
    look_back: "Look at the table",
    to_the_end: "How it ended",
    players: |count| format!("{count} players"),
    tide: "How the tide came in",
    turn: "Turn",
    dry: "Dry",
    flooded: "Flooded",
    sunk: "Sunk",
    water: "Water level",
};

pub const NL: End = End {
    how_it_went: "Hoe het ging",
    escaped: "Ontsnapt",
    lost_at_sea: "Vergaan",
    same_island: "Zelfde eiland opnieuw",
    new_island: "Nieuw eiland",
    look_back: "De tafel bekijken",
    to_the_end: "Hoe het afliep",
    players: |count| format!("{count} spelers"),
    tide: "Hoe het water kwam",
    turn: "Beurt",
    dry: "Droog",
    flooded: "Overstroomd",
    sunk: "Gezonken",
    water: "Waterpeil",
};
