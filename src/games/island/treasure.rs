//! The four treasures and the tiles on which each can be captured.

use super::tile::Tile;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Treasure {
    /// The Earth Stone.
    Earth,
    /// The Statue of the Wind.
    Wind,
    /// The Crystal of Fire.
    Fire,
    /// The Ocean's Chalice.
    Water,
}

impl Treasure {
    pub const ALL: [Treasure; 4] = [Treasure::Earth, Treasure::Wind, Treasure::Fire, Treasure::Water];

    /// The cards that a capture takes.
    pub const PRICE: u8 = 4;

    pub const fn sites(self) -> [Tile; 2] {
        match self {
            Treasure::Earth => [Tile::TempleOfTheMoon, Tile::TempleOfTheSun],
            Treasure::Wind => [Tile::WhisperingGarden, Tile::HowlingGarden],
            Treasure::Fire => [Tile::CaveOfEmbers, Tile::CaveOfShadows],
            Treasure::Water => [Tile::CoralPalace, Tile::TidalPalace],
        }
    }

    /// The treasure that can be captured on a tile.
    pub fn at(tile: Tile) -> Option<Treasure> {
        Treasure::ALL.into_iter().find(|treasure| treasure.sites().contains(&tile))
    }

    pub const fn name(self) -> &'static str {
        match self {
            Treasure::Earth => "Earth",
            Treasure::Wind => "Wind",
            Treasure::Fire => "Fire",
            Treasure::Water => "Water",
        }
    }

    pub fn from_name(name: &str) -> Option<Treasure> {
        Treasure::ALL.into_iter().find(|treasure| treasure.name() == name)
    }
}

/// The treasures captured so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Treasures(u8);

impl Treasures {
    pub const fn contains(self, treasure: Treasure) -> bool {
        self.0 >> treasure as u8 & 1 == 1
    }

    pub fn insert(&mut self, treasure: Treasure) {
        self.0 |= 1 << treasure as u8;
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Treasure> {
        Treasure::ALL.into_iter().filter(move |treasure| self.contains(*treasure))
    }

    pub fn missing(self) -> impl Iterator<Item = Treasure> {
        Treasure::ALL.into_iter().filter(move |treasure| !self.contains(*treasure))
    }
}

impl FromIterator<Treasure> for Treasures {
    fn from_iter<I: IntoIterator<Item = Treasure>>(treasures: I) -> Self {
        let mut set = Treasures::default();
        treasures.into_iter().for_each(|treasure| set.insert(treasure));
        set
    }
}
