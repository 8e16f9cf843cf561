//! The names in Dutch, as in the Dutch rulebook wherever it has one; it leaves Fools’ Landing as it is.

use super::super::names::{Names, Special};
use crate::games::island::{Difficulty, Role, Shape, Tile, Treasure};

pub const NAMES: Names = Names {
    tile,
    tile_in_print,
    tile_article,
    role,
    role_article: "de ",
    power,
    treasure,
    treasure_article,
    special,
    lift_on_card: "Helikopter\u{ad}vlucht",
    shape,
    difficulty,
    and: "en",
    or: "of",
};

fn tile_in_print(printed: Tile) -> &'static str {
    match printed {
        Tile::BreakersBridge => "Brandings\u{ad}brug",
        Tile::CoralPalace => "Koraal\u{ad}paleis",
        Tile::MistyMarsh => "Nevel\u{ad}moeras",
        Tile::Observatory => "Sterren\u{ad}wacht",
        Tile::TidalPalace => "Getijden\u{ad}paleis",
        Tile::TwilightHollow => "Schemer\u{ad}dal",
        Tile::Watchtower => "Wacht\u{ad}toren",
        short => tile(short),
    }
}

fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::FoolsLanding => "Fools’ Landing",
        Tile::BronzeGate => "Bronzen Poort",
        Tile::CopperGate => "Koperen Poort",
        Tile::GoldGate => "Gouden Poort",
        Tile::IronGate => "IJzeren Poort",
        Tile::SilverGate => "Zilveren Poort",
        Tile::TempleOfTheMoon => "Tempel van de Maan",
        Tile::TempleOfTheSun => "Tempel van de Zon",
        Tile::WhisperingGarden => "Fluisterende Tuin",
        Tile::HowlingGarden => "Huilende Tuin",
        Tile::CaveOfEmbers => "Grot van de Sintels",
        Tile::CaveOfShadows => "Grot van de Schaduwen",
        Tile::CoralPalace => "Koraalpaleis",
        Tile::TidalPalace => "Getijdenpaleis",
        Tile::BreakersBridge => "Brandingsbrug",
        Tile::CliffsOfAbandon => "Verlaten Kliffen",
        Tile::CrimsonForest => "Scharlaken Woud",
        Tile::DunesOfDeception => "Duinen van Bedrog",
        Tile::LostLagoon => "Verloren Lagune",
        Tile::MistyMarsh => "Nevelmoeras",
        Tile::Observatory => "Sterrenwacht",
        Tile::PhantomRock => "Spookrots",
        Tile::TwilightHollow => "Schemerdal",
        Tile::Watchtower => "Wachttoren",
    }
}

fn tile_article(tile: Tile) -> &'static str {
    match tile {
        Tile::FoolsLanding => "",
        Tile::CoralPalace
        | Tile::TidalPalace
        | Tile::CrimsonForest
        | Tile::MistyMarsh
        | Tile::TwilightHollow => "het ",
        Tile::BronzeGate
        | Tile::CopperGate
        | Tile::GoldGate
        | Tile::IronGate
        | Tile::SilverGate
        | Tile::TempleOfTheMoon
        | Tile::TempleOfTheSun
        | Tile::WhisperingGarden
        | Tile::HowlingGarden
        | Tile::CaveOfEmbers
        | Tile::CaveOfShadows
        | Tile::BreakersBridge
        | Tile::CliffsOfAbandon
        | Tile::DunesOfDeception
        | Tile::LostLagoon
        | Tile::Observatory
        | Tile::PhantomRock
        | Tile::Watchtower => "de ",
    }
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Pilot => "Piloot",
        Role::Engineer => "Ingenieur",
        Role::Explorer => "Verkenner",
        Role::Navigator => "Navigator",
        Role::Diver => "Duiker",
        Role::Messenger => "Boodschapper",
    }
}

fn power(role: Role) -> &'static str {
    match role {
        Role::Pilot => "Vliegt eens per beurt voor één actie naar een tegel naar keuze.",
        Role::Engineer => "Legt voor één actie twee tegels droog.",
        Role::Explorer => "Loopt ook schuin en legt ook schuin droog.",
        Role::Navigator => "Verplaatst voor één actie een andere avonturier tot twee stappen.",
        Role::Diver => "Duikt voor één actie door overstroomde en gezonken tegels.",
        Role::Messenger => "Geeft schatkaarten aan iedereen, waar dan ook.",
    }
}

fn treasure(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Earth => "Steen van de Aarde",
        Treasure::Wind => "Beeld van de Wind",
        Treasure::Fire => "Kristal van het Vuur",
        Treasure::Water => "Kelk van de Oceaan",
    }
}

fn treasure_article(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Earth | Treasure::Water => "de ",
        Treasure::Wind | Treasure::Fire => "het ",
    }
}

fn special(card: Special) -> &'static str {
    match card {
        Special::HelicopterLift => "Helikoptervlucht",
        Special::Sandbags => "Zandzakken",
        Special::WatersRise => "Water Stijgt!",
    }
}

fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::ForbiddenIsland => "Verboden Eiland",
        Shape::TreasureIsland => "Schateiland",
        Shape::IslandOfShadows => "Schaduweiland",
        Shape::VolcanoIsland => "Vulkaaneiland",
        Shape::IslandOfDeath => "Eiland van de Dood",
        Shape::BayOfGulls => "Meeuwenbaai",
        Shape::BoneIsland => "Knekeleiland",
        Shape::CoralReef => "Koraalrif",
        Shape::SkullIsland => "Doodshoofdeiland",
        Shape::BridgeOfHorrors => "Gruwelbrug",
        Shape::AtollOfDecisions => "Atol van de Keuzes",
        Shape::ArchOfFate => "Boog van het Lot",
    }
}

fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Novice => "Beginner",
        Difficulty::Normal => "Normaal",
        Difficulty::Elite => "Elite",
        Difficulty::Legendary => "Legendarisch",
    }
}
