//! The end of a game in English.

use super::super::cast::Cast;
use super::super::end::{End, Ending, Tale};
use super::super::grammar::{capital, counted};
use super::super::line::Line;
use super::NAMES;
use crate::games::island::{Card, Loss, Tile};

pub const END: End = End {
    title,
    story,
    turns: |number| if number == 1 { "turn" } else { "turns" },
    treasures: "of 4 treasures",
    tiles: "of 24 tiles left",
    assisted: "Assisted",
    assisted_why: "This crew had help: a hint, or a card that was drawn and taken back.",
};

fn title(tale: &Tale) -> String {
    match tale.ending {
        Ending::Won => "Off the island".to_owned(),
        Ending::Lost(Loss::Skull) => "The sea took it all".to_owned(),
        Ending::Lost(Loss::Landing) => format!("{} is gone", NAMES.tile(Tile::FoolsLanding)),
        Ending::Lost(Loss::Sites(treasure)) => capital(&format!("{} is lost", NAMES.the_treasure(treasure))),
        Ending::Lost(Loss::Drowned(seat)) => {
            format!("The sea took {}", tale.cast.name(&NAMES, tale.cast.who(seat)))
        }
        Ending::GivenUp => "You gave up".to_owned(),
    }
}

fn story(tale: &Tale) -> Vec<String> {
    let turn = tale.turns;
    match tale.ending {
        Ending::Won => {
            let spare = counted(tale.tiles, "tile", "tiles");
            vec![won().text(), format!("It took {}, with {spare} to spare.", counted(turn, "turn", "turns"))]
        }
        Ending::Lost(loss) => {
            vec![lost(tale.cast, loss).text(), format!("It was turn {turn}, with {}.", hope(tale))]
        }
        Ending::GivenUp => {
            vec![format!("You left the island to the sea on turn {turn}, with {}.", hope(tale))]
        }
    }
}

/// How far the crew had come.
fn hope(tale: &Tale) -> String {
    match tale.missing() {
        0 => "all four treasures in hand".to_owned(),
        missing => format!("{} still to find", counted(missing, "treasure", "treasures")),
    }
}

pub fn won() -> Line {
    Line::of("Everyone is off the island, with all four treasures aboard.")
}

pub fn lost(cast: &Cast, loss: Loss) -> Line {
    match loss {
        Loss::Skull => Line::of("The water reached the skull."),
        Loss::Landing => Line::default()
            .tile(&NAMES, Tile::FoolsLanding)
            .plain(" went under, and no helicopter can land any more."),
        Loss::Sites(treasure) => {
            let [one, other] = treasure.sites();
            Line::default()
                .tile(&NAMES, one)
                .plain(" and ")
                .tile(&NAMES, other)
                .plain(" both sank, and ")
                .strong(NAMES.the_treasure(treasure))
                .plain(" with them.")
        }
        Loss::Drowned(seat) => Line::of(cast.name(&NAMES, cast.who(seat)))
            .plain(" drowned: there was no tile to swim to, and nobody held a ")
            .strong(NAMES.card(Card::HelicopterLift))
            .plain("."),
    }
}
