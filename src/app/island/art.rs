//! Where each thing's drawing stands among the sheets and plates that `drawings.js` brings into the page, and the
//! drawings themselves.

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

/// A picture from a plate: its number there, and how many stand in a row.
fn printed(plate: &str, class: &str, number: usize, columns: usize) -> El {
    let class = [plate, " plate ", class].concat();
    let (column, row) = (number % columns, number / columns);
    view! { <span class=class style:--i=column.to_string() style:--j=row.to_string() aria-hidden="true"></span> }
}

pub fn tile(tile: Tile, class: &str) -> El {
    printed("of-tiles", class, tile as usize, 6)
}

pub fn card(card: Card, class: &str) -> El {
    card_number(card as usize, class)
}

/// The back of a card, on which the two piles differ.
pub fn treasure_back() -> El {
    card_number(Card::ALL.len(), "face")
}

pub fn flood_back() -> El {
    card_number(Card::ALL.len() + 1, "face")
}

fn card_number(number: usize, class: &str) -> El {
    printed("of-cards", class, number, Card::ALL.len() + 2)
}

pub fn treasure(treasure: Treasure, class: &str) -> El {
    printed("of-treasures", class, treasure as usize, Treasure::ALL.len())
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

/// A pawn on the board.
pub fn figure(role: Role, class: &str) -> El {
    printed("of-pawns", class, role as usize, Role::ALL.len())
}

pub fn pawn(role: Role, class: &'static str) -> El {
    draw("crew", &format!("p-{}", slug(role)), class)
}

/// An adventurer's emblem on its colour.
pub fn emblem(role: Role) -> El {
    let class = ["emb ", role_class(role)].concat();
    view! { <span class=class>{draw("crew", &format!("e-{}", slug(role)), "")}</span> }
}

pub fn shape(shape: Shape) -> El {
    draw("shapes", &slug(shape), "isl")
}

/// The class that gives an adventurer's inks.
pub fn role_class(role: Role) -> &'static str {
    match role {
        Role::Explorer => "r-explorer",
        Role::Diver => "r-diver",
        Role::Engineer => "r-engineer",
        Role::Messenger => "r-messenger",
        Role::Navigator => "r-navigator",
        Role::Pilot => "r-pilot",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(sheet: &str, name: &str) -> bool {
        sheet.contains(&format!("id=\"{name}\""))
    }

    /// The names of a sheet's drawings that begin so, in order.
    fn names<'s>(sheet: &'s str, begins: &str) -> Vec<&'s str> {
        let ids = sheet.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        ids.filter(|id| id.starts_with(begins)).collect()
    }

    #[test]
    fn plates_hold_tiles_cards_treasures_and_pawns_in_the_order_of_the_rules() {
        let tiles = names(include_str!("../../../public/art/tiles.svg"), "");
        assert_eq!(tiles[..Tile::COUNT], Tile::ALL.map(slug));
        assert!(Tile::ALL.into_iter().enumerate().all(|(at, tile)| tile as usize == at));
        let sheet = include_str!("../../../public/art/cards.svg");
        let cards = Card::ALL.map(slug).into_iter().chain(["back-treasure", "back-flood"].map(str::to_owned));
        assert_eq!(names(sheet, "c-"), cards.map(|name| format!("c-{name}")).collect::<Vec<_>>());
        assert!(Card::ALL.into_iter().enumerate().all(|(at, card)| card as usize == at));
        let pawns = names(include_str!("../../../public/art/crew.svg"), "p-");
        assert_eq!(pawns, Role::ALL.map(|role| format!("p-{}", slug(role))));
        assert!(Role::ALL.into_iter().enumerate().all(|(at, role)| role as usize == at));
        assert_eq!(names(sheet, "tr-"), Treasure::ALL.map(|treasure| format!("tr-{}", slug(treasure))));
    }

    #[test]
    fn every_suit_adventurer_and_shape_has_a_drawing() {
        let cards = include_str!("../../../public/art/cards.svg");
        assert!(Treasure::ALL.into_iter().all(|t| holds(cards, &format!("g-{}", slug(t)))));
        let crew = include_str!("../../../public/art/crew.svg");
        let drawn =
            |role| holds(crew, &format!("p-{}", slug(role))) && holds(crew, &format!("e-{}", slug(role)));
        assert!(Role::ALL.into_iter().all(drawn));
        let shapes = include_str!("../../../public/art/shapes.svg");
        assert!(Shape::ALL.into_iter().all(|shape| holds(shapes, &slug(shape))));
    }
}
