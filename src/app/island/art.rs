//! Where each thing's drawing stands among the sheets that `boot.js` brings into the page, and the drawings themselves.

use core::fmt::Debug;

use crate::app::dom::{El, view};

use crate::games::island::{Card, Role, Shape, Tile, Treasure};

/// `FoolsLanding` as `fools-landing`: drawings are named after what they show.
pub fn slug(name: impl Debug) -> String {
    let mut slug = String::new();
    for letter in format!("{name:?}").chars() {
        if letter.is_ascii_uppercase() && !slug.is_empty() {
            slug.push('-');
        }
        slug.push(letter.to_ascii_lowercase());
    }
    slug
}

/// A drawing from a sheet. Always decoration: what it tells is also said in words.
pub fn draw(sheet: &str, name: &str, class: &'static str) -> El {
    let href = format!("#{sheet}-{name}");
    view! { <svg class=class aria-hidden="true"><use_ href=href/></svg> }
}

pub fn icon(name: &str) -> El {
    draw("icons", name, "")
}

pub fn tile(tile: Tile, class: &'static str) -> El {
    draw("tiles", &slug(tile), class)
}

pub fn card(card: Card, class: &'static str) -> El {
    draw("cards", &format!("c-{}", slug(card)), class)
}

pub fn treasure(treasure: Treasure, class: &'static str) -> El {
    draw("cards", &format!("tr-{}", slug(treasure)), class)
}

/// The small sign of a card: its suit, or what a special card does.
pub fn glyph(card: Card) -> El {
    match card {
        Card::HelicopterLift => draw("icons", "heli", ""),
        Card::Sandbags => draw("icons", "bag", ""),
        Card::WatersRise => draw("icons", "rise", ""),
        suit => draw("cards", &format!("g-{}", slug(suit)), ""),
    }
}

/// The class that inks a mini card.
pub fn suit_class(card: Card) -> &'static str {
    match card {
        Card::Earth => "earth",
        Card::Wind => "wind",
        Card::Fire => "fire",
        Card::Water => "water",
        Card::HelicopterLift => "heli",
        Card::Sandbags => "bags",
        Card::WatersRise => "rise",
    }
}

pub fn pawn(role: Role, class: &'static str) -> El {
    draw("crew", &format!("p-{}", slug(role)), class)
}

pub fn emblem(role: Role) -> El {
    draw("crew", &format!("e-{}", slug(role)), "")
}

pub fn shape(shape: Shape) -> El {
    draw("shapes", &slug(shape), "isl")
}

/// The class that gives an adventurer's inks.
pub fn role_class(role: Role) -> String {
    format!("r-{}", slug(role))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(sheet: &str, name: &str) -> bool {
        sheet.contains(&format!("id=\"{name}\""))
    }

    #[test]
    fn every_tile_card_adventurer_and_shape_has_a_drawing() {
        let tiles = include_str!("../../../public/art/tiles.svg");
        assert!(Tile::ALL.into_iter().all(|tile| holds(tiles, &slug(tile))));
        let cards = include_str!("../../../public/art/cards.svg");
        assert!(Card::ALL.into_iter().all(|card| holds(cards, &format!("c-{}", slug(card)))));
        assert!(Treasure::ALL.into_iter().all(|t| holds(cards, &format!("tr-{}", slug(t)))));
        assert!(Treasure::ALL.into_iter().all(|t| holds(cards, &format!("g-{}", slug(t)))));
        let crew = include_str!("../../../public/art/crew.svg");
        let drawn =
            |role| holds(crew, &format!("p-{}", slug(role))) && holds(crew, &format!("e-{}", slug(role)));
        assert!(Role::ALL.into_iter().all(drawn));
        let shapes = include_str!("../../../public/art/shapes.svg");
        assert!(Shape::ALL.into_iter().all(|shape| holds(shapes, &slug(shape))));
    }
}
