//! What everything on the island is called.

use crate::games::island::{Card, Difficulty, Role, Shape, Tile, Treasure};

/// The names in one language. Articles end with a space, or are empty where running text has none.
pub struct Names {
    pub(super) tile: fn(Tile) -> &'static str,
    /// As printed on the tile and its card, where a long word may have to break: not every browser knows where.
    pub(super) tile_in_print: fn(Tile) -> &'static str,
    pub(super) tile_article: fn(Tile) -> &'static str,
    pub(super) role: fn(Role) -> &'static str,
    pub(super) role_article: &'static str,
    pub(super) power: fn(Role) -> &'static str,
    pub(super) treasure: fn(Treasure) -> &'static str,
    pub(super) treasure_article: fn(Treasure) -> &'static str,
    pub(super) special: fn(Special) -> &'static str,
    /// The same for the Helicopter Lift.
    pub(super) lift_on_card: &'static str,
    pub(super) shape: fn(Shape) -> &'static str,
    pub(super) difficulty: fn(Difficulty) -> &'static str,
    pub and: &'static str,
    pub or: &'static str,
}

/// The cards that are not named after a treasure.
#[derive(Clone, Copy, Debug)]
pub enum Special {
    HelicopterLift,
    Sandbags,
    WatersRise,
}

impl Names {
    pub fn tile(&self, tile: Tile) -> &'static str {
        (self.tile)(tile)
    }

    pub fn tile_in_print(&self, tile: Tile) -> &'static str {
        (self.tile_in_print)(tile)
    }

    /// What stands before the tile's name in running text.
    pub fn tile_article(&self, tile: Tile) -> &'static str {
        (self.tile_article)(tile)
    }

    /// As in running text: "Gold Gate", "de Gouden Poort".
    pub fn the_tile(&self, tile: Tile) -> String {
        [self.tile_article(tile), self.tile(tile)].concat()
    }

    pub fn role(&self, role: Role) -> &'static str {
        (self.role)(role)
    }

    /// As in running text: "the Engineer", "de Ingenieur".
    pub fn the_role(&self, role: Role) -> String {
        [self.role_article, self.role(role)].concat()
    }

    /// What the adventurer can do that others cannot, in one sentence.
    pub fn power(&self, role: Role) -> &'static str {
        (self.power)(role)
    }

    pub fn treasure(&self, treasure: Treasure) -> &'static str {
        (self.treasure)(treasure)
    }

    /// As in running text: "the Earth Stone", "de Steen van de Aarde".
    pub fn the_treasure(&self, treasure: Treasure) -> String {
        [(self.treasure_article)(treasure), self.treasure(treasure)].concat()
    }

    /// A treasure card is called like its treasure.
    pub fn card(&self, card: Card) -> &'static str {
        match card {
            Card::Earth => self.treasure(Treasure::Earth),
            Card::Wind => self.treasure(Treasure::Wind),
            Card::Fire => self.treasure(Treasure::Fire),
            Card::Water => self.treasure(Treasure::Water),
            Card::HelicopterLift => (self.special)(Special::HelicopterLift),
            Card::Sandbags => (self.special)(Special::Sandbags),
            Card::WatersRise => (self.special)(Special::WatersRise),
        }
    }

    /// As printed on the card itself.
    pub fn on_card(&self, card: Card) -> &'static str {
        match card {
            Card::HelicopterLift => self.lift_on_card,
            other => self.card(other),
        }
    }

    pub fn shape(&self, shape: Shape) -> &'static str {
        (self.shape)(shape)
    }

    pub fn difficulty(&self, difficulty: Difficulty) -> &'static str {
        (self.difficulty)(difficulty)
    }
}

/// Whether the verb after the tile's name is a plural: cliffs and dunes, in both languages.
pub(super) fn is_plural(tile: Tile) -> bool {
    matches!(tile, Tile::CliffsOfAbandon | Tile::DunesOfDeception)
}
