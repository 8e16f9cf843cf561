//! What can be pressed at the table, by the marks it carries for us.

use castaway::games::island::{Card, Place, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Tile(Place),
    /// Somebody in the crew list.
    Seat(Seat),
    /// A card in the hand on show.
    Card {
        of: Seat,
        card: Card,
    },
    /// A button of the table, by what it does.
    Do(&'static str),
    /// One of the meanings of a tile that has several.
    Choice(&'static str),
    /// Who gets the card.
    Gift(Seat),
}

impl Target {
    pub fn css(&self) -> String {
        match self {
            Target::Tile(place) => format!("[data-place='{}']", place.index()),
            Target::Seat(seat) => format!("[data-seat='{}']", seat.index()),
            Target::Card { of, card } => {
                format!("[data-hand='{}'] [data-card='{}']", of.index(), card.name())
            }
            Target::Do(what) => format!("[data-do='{what}']"),
            Target::Choice(what) => format!(":is(.pop, .prompt) [data-do='{what}']"),
            Target::Gift(seat) => format!("[data-do='give'][data-to='{}']", seat.index()),
        }
    }
}
