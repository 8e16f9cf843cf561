//! Tiles for screen readers in Dutch.

use super::super::grammar::{counted, joined, percent};
use super::super::tile_label::{Deed, Ground, Risk, TileLabel, TileLabels};
use super::NAMES;
use crate::games::island::{Card, Treasure};

pub const TILE_LABELS: TileLabels = TileLabels { label };

fn label(tile: &TileLabel) -> String {
    let ground = match tile.ground {
        Ground::Dry => "droog",
        Ground::Flooded => "overstroomd",
        Ground::Sunk => "gezonken",
    };
    let mut said = format!("{}, {ground}.", NAMES.tile(tile.tile));
    if let Some(treasure) = Treasure::at(tile.tile) {
        let captured = if tile.captured.contains(treasure) { ", gepakt" } else { "" };
        said += &format!(" Vindplaats van {}{captured}.", NAMES.the_treasure(treasure));
    }
    if !tile.pawns.is_empty() {
        let place = if tile.ground == Ground::Sunk { "In het water" } else { "Hier" };
        said += &format!(" {place}: {}.", tile.cast.names(&NAMES, tile.pawns.iter().copied()));
    }
    if !tile.deeds.is_empty() {
        said += &format!(" Je kunt {}.", joined(tile.deeds.iter().map(|deed| can(*deed)), NAMES.or));
    }
    let percent = |chance| percent(chance, "minder dan", "meer dan");
    match tile.risk {
        Some(Risk::Flood(chance)) => said += &format!(" Kans op overstromen: {}.", percent(chance)),
        Some(Risk::Sink(chance)) => said += &format!(" Kans op zinken: {}.", percent(chance)),
        None => {}
    }
    said
}

fn can(deed: Deed) -> String {
    match deed {
        Deed::Move => "hierheen gaan".to_owned(),
        Deed::Fly => "hierheen vliegen".to_owned(),
        Deed::ShoreUp => "droogleggen".to_owned(),
        Deed::Guide(steps) => {
            format!("iemand hierheen brengen in {}", counted(steps.into(), "stap", "stappen"))
        }
        Deed::Swim => "hierheen zwemmen".to_owned(),
        Deed::Lift => "hier landen met de helikopter".to_owned(),
        Deed::Sandbags => format!("{} spelen", NAMES.card(Card::Sandbags)),
        Deed::Capture => "de schat pakken".to_owned(),
    }
}
