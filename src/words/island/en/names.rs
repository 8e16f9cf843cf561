//! The names in English.

use super::super::names::{Names, Special};
use crate::games::island::{Difficulty, Role, Shape, Tile, Treasure};

pub const NAMES: Names = Names {
    tile,
    tile_in_print: tile,
    tile_article: |_| "",
    role,
    role_article: "the ",
    power,
    treasure,
    treasure_article: |_| "the ",
    special,
    lift_on_card: "Helicopter Lift",
    shape,
    difficulty,
    and: "and",
    or: "or",
};

fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::FoolsLanding => "Fools’ Landing",
        Tile::BronzeGate => "Bronze Gate",
        Tile::CopperGate => "Copper Gate",
        Tile::GoldGate => "Gold Gate",
        Tile::IronGate => "Iron Gate",
        Tile::SilverGate => "Silver Gate",
        Tile::TempleOfTheMoon => "Temple of the Moon",
        Tile::TempleOfTheSun => "Temple of the Sun",
        Tile::WhisperingGarden => "Whispering Garden",
        Tile::HowlingGarden => "Howling Garden",
        Tile::CaveOfEmbers => "Cave of Embers",
        Tile::CaveOfShadows => "Cave of Shadows",
        Tile::CoralPalace => "Coral Palace",
        Tile::TidalPalace => "Tidal Palace",
        Tile::BreakersBridge => "Breakers Bridge",
        Tile::CliffsOfAbandon => "Cliffs of Abandon",
        Tile::CrimsonForest => "Crimson Forest",
        Tile::DunesOfDeception => "Dunes of Deception",
        Tile::LostLagoon => "Lost Lagoon",
        Tile::MistyMarsh => "Misty Marsh",
        Tile::Observatory => "Observatory",
        Tile::PhantomRock => "Phantom Rock",
        Tile::TwilightHollow => "Twilight Hollow",
        Tile::Watchtower => "Watchtower",
    }
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Pilot => "Pilot",
        Role::Engineer => "Engineer",
        Role::Explorer => "Explorer",
        Role::Navigator => "Navigator",
        Role::Diver => "Diver",
        Role::Messenger => "Messenger",
    }
}

fn power(role: Role) -> &'static str {
    match role {
        Role::Pilot => "Flies to any tile for one action, once a turn.",
        Role::Engineer => "Shores up two tiles for one action.",
        Role::Explorer => "Moves and shores up diagonally too.",
        Role::Navigator => "Moves another adventurer up to two steps for one action.",
        Role::Diver => "Dives through flooded and missing tiles for one action.",
        Role::Messenger => "Gives treasure cards to anyone, anywhere.",
    }
}

fn treasure(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Earth => "Earth Stone",
        Treasure::Wind => "Statue of the Wind",
        Treasure::Fire => "Crystal of Fire",
        Treasure::Water => "Ocean’s Chalice",
    }
}

fn special(card: Special) -> &'static str {
    match card {
        Special::HelicopterLift => "Helicopter Lift",
        Special::Sandbags => "Sandbags",
        Special::WatersRise => "Waters Rise!",
    }
}

fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::ForbiddenIsland => "Forbidden Island",
        Shape::TreasureIsland => "Treasure Island",
        Shape::IslandOfShadows => "Island of Shadows",
        Shape::VolcanoIsland => "Volcano Island",
        Shape::IslandOfDeath => "Island of Death",
        Shape::BayOfGulls => "Bay of Gulls",
        Shape::BoneIsland => "Bone Island",
        Shape::CoralReef => "Coral Reef",
        Shape::SkullIsland => "Skull Island",
        Shape::BridgeOfHorrors => "Bridge of Horrors",
        Shape::AtollOfDecisions => "Atoll of Decisions",
        Shape::ArchOfFate => "Arch of Fate",
    }
}

fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Novice => "Novice",
        Difficulty::Normal => "Normal",
        Difficulty::Elite => "Elite",
        Difficulty::Legendary => "Legendary",
    }
}
