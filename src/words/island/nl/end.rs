//! The end of a game in Dutch.

use super::super::cast::Cast;
use super::super::end::{End, Ending, Tale};
use super::super::grammar::{capital, counted};
use super::super::line::Line;
use super::NAMES;
use crate::games::island::{Card, Loss, Tile};

pub const END: End = End {
    title,
    story,
    turns: |number| if number == 1 { "beurt" } else { "beurten" },
    treasures: "van de 4 schatten",
    tiles: "van de 24 tegels over",
    assisted: "Met hulp",
    assisted_why: "Deze ploeg kreeg hulp: een hint, of een getrokken kaart die werd teruggenomen.",
};

fn title(tale: &Tale) -> String {
    match tale.ending {
        Ending::Won => "Weg van het eiland".to_owned(),
        Ending::Lost(Loss::Skull) => "De zee nam alles mee".to_owned(),
        Ending::Lost(Loss::Landing) => format!("{} is verdwenen", NAMES.tile(Tile::FoolsLanding)),
        Ending::Lost(Loss::Sites(treasure)) => {
            capital(&format!("{} is verloren", NAMES.the_treasure(treasure)))
        }
        Ending::Lost(Loss::Drowned(seat)) => {
            format!("De zee nam {} mee", tale.cast.name(&NAMES, tale.cast.who(seat)))
        }
        Ending::GivenUp => "Opgegeven".to_owned(),
    }
}

fn story(tale: &Tale) -> Vec<String> {
    let turn = tale.turns;
    match tale.ending {
        Ending::Won => {
            let (turns, spare) = (counted(turn, "beurt", "beurten"), counted(tale.tiles, "tegel", "tegels"));
            vec![won().text(), format!("Het lukte in {turns}, met nog {spare} over.")]
        }
        Ending::Lost(loss) => {
            vec![lost(tale.cast, loss).text(), format!("Het was beurt {turn}, met {}.", hope(tale))]
        }
        Ending::GivenUp => {
            vec![format!("Je liet het eiland in beurt {turn} aan de zee over, met {}.", hope(tale))]
        }
    }
}

/// How far the crew had come.
fn hope(tale: &Tale) -> String {
    match tale.missing() {
        0 => "alle vier de schatten in handen".to_owned(),
        missing => format!("nog {} te vinden", counted(missing, "schat", "schatten")),
    }
}

pub fn won() -> Line {
    Line::of("Iedereen is van het eiland af, met alle vier de schatten aan boord.")
}

pub fn lost(cast: &Cast, loss: Loss) -> Line {
    match loss {
        Loss::Skull => Line::of("Het water bereikte het doodshoofd."),
        Loss::Landing => Line::default()
            .tile(&NAMES, Tile::FoolsLanding)
            .plain(" ging onder, en er kan geen helikopter meer landen."),
        Loss::Sites(treasure) => {
            let [one, other] = treasure.sites();
            Line::default()
                .tile(&NAMES, one)
                .plain(" en ")
                .tile(&NAMES, other)
                .plain(" zonken allebei, en ")
                .strong(NAMES.the_treasure(treasure))
                .plain(" zonk mee.")
        }
        Loss::Drowned(seat) => Line::of(cast.name(&NAMES, cast.who(seat)))
            .plain(" verdronk: er was geen tegel om naartoe te zwemmen, en niemand had een ")
            .strong(NAMES.card(Card::HelicopterLift))
            .plain("."),
    }
}
