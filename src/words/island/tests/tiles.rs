//! What is said on tiles.

use super::{BOTH, assert_said, dealt, named};
use crate::games::island::{Seat, Tile, Treasure, Treasures};
use crate::words::island::{Cast, Deed, EN, Ground, NL, Risk, TileLabel};

const DEEDS: [Deed; 9] = [
    Deed::Move,
    Deed::Fly,
    Deed::ShoreUp,
    Deed::Guide(1),
    Deed::Guide(2),
    Deed::Swim,
    Deed::Lift,
    Deed::Sandbags,
    Deed::Capture,
];

fn bare(cast: &Cast, tile: Tile) -> TileLabel<'_> {
    TileLabel {
        cast,
        tile,
        ground: Ground::Dry,
        captured: Treasures::default(),
        pawns: &[],
        deeds: &[],
        risk: None,
    }
}

#[test]
fn a_tile_says_everything_in_one_go() {
    let state = dealt(2);
    let cast = named(&state);
    let pawns = [state.who(Seat::First), state.who(Seat::Second)];
    let full = TileLabel {
        ground: Ground::Flooded,
        pawns: &pawns,
        deeds: &[Deed::ShoreUp, Deed::Sandbags, Deed::Capture],
        risk: Some(Risk::Sink(1.0 / 3.0)),
        ..bare(&cast, Tile::CaveOfEmbers)
    };
    assert_eq!(
        EN.tiles.label(&full),
        "Cave of Embers, flooded. Site of the Crystal of Fire. Here: Mara and Teo. \
         You can shore up, play Sandbags or capture the treasure. Risk: 33% to sink."
    );
    assert_eq!(
        NL.tiles.label(&full),
        "Grot van de Sintels, overstroomd. Vindplaats van het Kristal van het Vuur. Hier: Mara en Teo. \
         Je kunt droogleggen, Zandzakken spelen of de schat pakken. Kans op zinken: 33%."
    );
    assert_eq!(EN.tiles.label(&bare(&cast, Tile::GoldGate)), "Gold Gate, dry.");
}

#[test]
fn a_captured_treasure_and_a_pawn_in_the_water_are_told() {
    let state = dealt(2);
    let cast = named(&state);
    let pawns = [state.who(Seat::Third)];
    let captured = [Treasure::Water].into_iter().collect();
    let sunk = TileLabel { ground: Ground::Sunk, captured, pawns: &pawns, ..bare(&cast, Tile::TidalPalace) };
    assert_eq!(
        EN.tiles.label(&sunk),
        "Tidal Palace, sunk. Site of the Ocean’s Chalice, captured. In the water: Ines."
    );
}

#[test]
fn every_tile_with_every_deed_is_told_well_in_both_languages() {
    let state = dealt(2);
    let pawns = Seat::ALL.map(|seat| state.who(seat));
    let risks = [None, Some(Risk::Flood(0.001)), Some(Risk::Sink(1.0))];
    for tile in Tile::ALL {
        for (ground, risk) in [Ground::Dry, Ground::Flooded, Ground::Sunk].into_iter().zip(risks) {
            assert_said(&state, |words, cast| {
                let label = TileLabel { ground, risk, pawns: &pawns, deeds: &DEEDS, ..bare(cast, tile) };
                words.tiles.label(&label)
            });
        }
    }
    let cast = named(&state);
    for words in BOTH {
        for deed in DEEDS {
            let label = words.tiles.label(&TileLabel { deeds: &[deed], ..bare(&cast, Tile::IronGate) });
            super::assert_sentence(&label);
        }
    }
}
