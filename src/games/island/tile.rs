//! The 24 tiles of the island.

/// A tile, and with it its flood card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Tile {
    #[default]
    FoolsLanding,
    BronzeGate,
    CopperGate,
    GoldGate,
    IronGate,
    SilverGate,
    TempleOfTheMoon,
    TempleOfTheSun,
    WhisperingGarden,
    HowlingGarden,
    CaveOfEmbers,
    CaveOfShadows,
    CoralPalace,
    TidalPalace,
    BreakersBridge,
    CliffsOfAbandon,
    CrimsonForest,
    DunesOfDeception,
    LostLagoon,
    MistyMarsh,
    Observatory,
    PhantomRock,
    TwilightHollow,
    Watchtower,
}

impl Tile {
    pub const COUNT: usize = 24;

    pub const ALL: [Tile; Tile::COUNT] = [
        Tile::FoolsLanding,
        Tile::BronzeGate,
        Tile::CopperGate,
        Tile::GoldGate,
        Tile::IronGate,
        Tile::SilverGate,
        Tile::TempleOfTheMoon,
        Tile::TempleOfTheSun,
        Tile::WhisperingGarden,
        Tile::HowlingGarden,
        Tile::CaveOfEmbers,
        Tile::CaveOfShadows,
        Tile::CoralPalace,
        Tile::TidalPalace,
        Tile::BreakersBridge,
        Tile::CliffsOfAbandon,
        Tile::CrimsonForest,
        Tile::DunesOfDeception,
        Tile::LostLagoon,
        Tile::MistyMarsh,
        Tile::Observatory,
        Tile::PhantomRock,
        Tile::TwilightHollow,
        Tile::Watchtower,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two letters that stand for the tile in positions.
    pub const fn code(self) -> &'static str {
        match self {
            Tile::FoolsLanding => "FL",
            Tile::BronzeGate => "BG",
            Tile::CopperGate => "CG",
            Tile::GoldGate => "GG",
            Tile::IronGate => "IG",
            Tile::SilverGate => "SG",
            Tile::TempleOfTheMoon => "TM",
            Tile::TempleOfTheSun => "TS",
            Tile::WhisperingGarden => "WG",
            Tile::HowlingGarden => "HG",
            Tile::CaveOfEmbers => "CE",
            Tile::CaveOfShadows => "CS",
            Tile::CoralPalace => "CP",
            Tile::TidalPalace => "TP",
            Tile::BreakersBridge => "BB",
            Tile::CliffsOfAbandon => "CA",
            Tile::CrimsonForest => "CF",
            Tile::DunesOfDeception => "DD",
            Tile::LostLagoon => "LL",
            Tile::MistyMarsh => "MM",
            Tile::Observatory => "OB",
            Tile::PhantomRock => "PR",
            Tile::TwilightHollow => "TH",
            Tile::Watchtower => "WT",
        }
    }

    pub fn from_code(code: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.code() == code)
    }
}

/// Any of the tiles, each at most once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u32);

impl Tiles {
    pub fn contains(self, tile: Tile) -> bool {
        self.0 >> tile as u32 & 1 == 1
    }

    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile as u32;
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |tile| self.contains(*tile))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Tiles::default();
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}
