//! The games that are played through the page, each an ending; together they show everything.

use castaway::games::island::{Island, transcript};
use castaway::kernel::Record;

use crate::failure::Failure;

macro_rules! scripts {
    ($($name:literal),*) => {
        &[$(($name, include_str!(concat!("../games/", $name, ".txt")))),*]
    };
}

const ALL: &[(&str, &str)] = scripts!["won", "drowned", "skull", "landing", "sites"];

/// The whole game with this name.
pub fn script(name: &str) -> Result<Record<Island>, Failure> {
    let (_, text) = ALL
        .iter()
        .find(|(known, _)| *known == name)
        .ok_or_else(|| Failure::wrong(format!("there is no game {name}")))?;
    transcript::read(text).map_err(|why| Failure::wrong(format!("{name}: {why}")))
}
