//! The twelve island shapes and which of their spaces lie side by side.

use super::place::{Place, Places};

/// One of the twelve shapes; the first is the rulebook's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    ForbiddenIsland,
    TreasureIsland,
    IslandOfShadows,
    VolcanoIsland,
    IslandOfDeath,
    BayOfGulls,
    BoneIsland,
    CoralReef,
    SkullIsland,
    BridgeOfHorrors,
    AtollOfDecisions,
    ArchOfFate,
}

impl Shape {
    pub const ALL: [Shape; 12] = [
        Shape::ForbiddenIsland,
        Shape::TreasureIsland,
        Shape::IslandOfShadows,
        Shape::VolcanoIsland,
        Shape::IslandOfDeath,
        Shape::BayOfGulls,
        Shape::BoneIsland,
        Shape::CoralReef,
        Shape::SkullIsland,
        Shape::BridgeOfHorrors,
        Shape::AtollOfDecisions,
        Shape::ArchOfFate,
    ];

    /// The number under which players know it, from 1 to 12.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub fn from_number(number: u8) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.number() == number)
    }

    pub fn map(self) -> &'static Map {
        &MAPS[self as usize]
    }
}

/// The spaces of one shape on their grid, and their neighbours as sets.
#[derive(Debug)]
pub struct Map {
    beside: [Places; Place::COUNT],
    across: [Places; Place::COUNT],
    spots: [Spot; Place::COUNT],
}

/// Where a space lies on the grid, counted from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub column: u8,
    pub row: u8,
}

impl Map {
    /// The spaces that share a side with this one.
    #[inline]
    pub fn beside(&self, place: Place) -> Places {
        self.beside.get(place.index()).copied().unwrap_or(Places::NONE)
    }

    /// The spaces that share only a corner with this one.
    #[inline]
    pub fn across(&self, place: Place) -> Places {
        self.across.get(place.index()).copied().unwrap_or(Places::NONE)
    }

    /// The spaces that share a side with any of these.
    pub fn beside_any(&self, places: Places) -> Places {
        places.into_iter().fold(Places::NONE, |all, place| all.or(self.beside(place)))
    }

    pub fn spot(&self, place: Place) -> Spot {
        self.spots.get(place.index()).copied().unwrap_or(Spot { column: 0, row: 0 })
    }

    pub fn place(&self, spot: Spot) -> Option<Place> {
        self.spots.iter().position(|known| *known == spot).and_then(Place::new)
    }

    /// Reads a drawing at compile time, where anything but 24 spaces does not build.
    const fn draw(rows: &[&str]) -> Map {
        let mut spots = [Spot { column: 0, row: 0 }; Place::COUNT];
        let mut count = 0;
        let mut row = 0;
        while row < rows.len() {
            let line = rows[row].as_bytes();
            let mut column = 0;
            while column < line.len() {
                if line[column] == b'#' {
                    spots[count] = Spot { column: column as u8, row: row as u8 };
                    count += 1;
                }
                column += 1;
            }
            row += 1;
        }
        assert!(count == Place::COUNT, "an island has 24 spaces");

        let mut beside = [Places::NONE; Place::COUNT];
        let mut across = [Places::NONE; Place::COUNT];
        let mut one = 0;
        while one < Place::COUNT {
            let mut other = 0;
            while let Some(place) = Place::new(other) {
                let columns = spots[one].column.abs_diff(spots[other].column);
                let rows = spots[one].row.abs_diff(spots[other].row);
                if columns + rows == 1 {
                    beside[one] = beside[one].with(place);
                } else if columns == 1 && rows == 1 {
                    across[one] = across[one].with(place);
                }
                other += 1;
            }
            one += 1;
        }
        Map { beside, across, spots }
    }
}

static MAPS: [Map; 12] = [
    Map::draw(&["..##..", ".####.", "######", "######", ".####.", "..##.."]),
    Map::draw(&["##...##", ".#####.", "..###..", "..###..", ".#####.", "##...##"]),
    Map::draw(&["######", "######", "######", "######"]),
    Map::draw(&["#####", "#####", "##.##", "#####", "#####"]),
    Map::draw(&["..###..", "#######", ".#####.", "..###..", "..###..", "..###.."]),
    Map::draw(&["...##...", "...##...", "#..##..#", "########", ".######.", "...##..."]),
    Map::draw(&[".##..##.", "########", "########", ".##..##."]),
    Map::draw(&[".##....", "####...", "######.", ".######", "...####", "....##."]),
    Map::draw(&["######", "#.##.#", "######", ".####.", ".####."]),
    Map::draw(&["###...####", "##########", "####...###"]),
    Map::draw(&["..###..", ".##.##.", "##...##", "#.....#", "##...##", ".##.##.", "..###.."]),
    Map::draw(&["...###...", "..#####..", ".###.###.", "###...###", "##.....##"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_mutual_and_every_shape_hangs_together() {
        for shape in Shape::ALL {
            let map = shape.map();
            let mut reached = Places::of(Place::default());
            for place in Places::ALL {
                assert!(map.beside(place).into_iter().all(|other| map.beside(other).contains(place)));
                assert!(map.across(place).into_iter().all(|other| map.across(other).contains(place)));
                assert!(map.beside(place).and(map.across(place)).is_empty());
                assert_eq!(map.place(map.spot(place)), Some(place));
                reached = reached.or(map.beside_any(reached));
            }
            assert_eq!(reached, Places::ALL, "{shape:?}");
        }
    }

    #[test]
    fn the_rulebooks_island_has_its_corners() {
        let map = Shape::ForbiddenIsland.map();
        let at = |column, row| map.place(Spot { column, row });
        assert_eq!(at(0, 0), None);
        let tip = at(2, 0).unwrap();
        assert_eq!(map.beside(tip), [at(3, 0), at(2, 1)].into_iter().flatten().collect());
        assert_eq!(map.across(tip), [at(1, 1), at(3, 1)].into_iter().flatten().collect());
    }
}
