//! Tiles for screen readers in English.

use super::super::grammar::{counted, joined, percent};
use super::super::tile_label::{Deed, Ground, Risk, TileLabel, TileLabels};
use super::NAMES;
use crate::games::island::{Card, Treasure};

pub const TILE_LABELS: TileLabels = TileLabels { label };

fn label(tile: &TileLabel) -> String {
    let ground = match tile.ground {
        Ground::Dry => "dry",
        Ground::Flooded => "flooded",
        Ground::Sunk => "sunk",
    };
    let mut said = format!("{}, {ground}.", NAMES.tile(tile.tile));
    if let Some(treasure) = Treasure::at(tile.tile) {
        let captured = if tile.captured.contains(treasure) { ", captured" } else { "" };
        said += &format!(" Site of {}{captured}.", NAMES.the_treasure(treasure));
    }
    if !tile.pawns.is_empty() {
        let place = if tile.ground == Ground::Sunk { "In the water" } else { "Here" };
        said += &format!(" {place}: {}.", tile.cast.names(&NAMES, tile.pawns.iter().copied()));
    }
    if !tile.deeds.is_empty() {
        said += &format!(" You can {}.", joined(tile.deeds.iter().map(|deed| can(*deed)), NAMES.or));
    }
    let percent = |chance| percent(chance, "less than", "more than");
    match tile.risk {
        Some(Risk::Flood(chance)) => said += &format!(" Risk: {} to flood.", percent(chance)),
        Some(Risk::Sink(chance)) => said += &format!(" Risk: {} to sink.", percent(chance)),
        None => {}
    }
    said
}

fn can(deed: Deed) -> String {
    match deed {
        Deed::Move => "move here".to_owned(),
        Deed::Fly => "fly here".to_owned(),
        Deed::ShoreUp => "shore up".to_owned(),
        Deed::Guide(steps) => format!("bring a pawn here in {}", counted(steps.into(), "step", "steps")),
        Deed::Swim => "swim here".to_owned(),
        Deed::Lift => "land the helicopter here".to_owned(),
        Deed::Sandbags => format!("play {}", NAMES.card(Card::Sandbags)),
        Deed::Capture => "capture the treasure".to_owned(),
    }
}
