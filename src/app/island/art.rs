//! Where each thing's drawing stands among the sheets and plates that `drawings.js` brings into the page, and the
//! drawings themselves.

use core::fmt::Debug;

use crate::app::dom::{El, view};

use crate::games::island::{Card, Role, Shape, Spot, Tile, Treasure};

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

/// The classes that put something on its space of the board.
pub fn spot_class(spot: Spot) -> String {
    format!(" c-{} r-{}", spot.column, spot.row)
}

/// A picture from a plate: its number there, and how many stand in a row.
fn printed(plate: &str, class: &str, number: usize, columns: usize) -> El {
    let class = format!("{plate} plate {class} i-{} j-{}", number % columns, number / columns);
    view! { <span class=class aria-hidden="true"></span> }
}

pub fn tile(tile: Tile, class: &str) -> El {
    printed("of-tiles", class, tile as usize, 6)
}

/// The water over a tile.
pub fn waves() -> El {
    view! { <span class="wv plate" aria-hidden="true"></span> }
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

/// A small sign that is printed, where many of them come and go at once: on tiles, on cards, in the log. They are the
/// first icons of their sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stamp {
    Boot,
    Heli,
    Bag,
    Feet,
    Swim,
    Crown,
    Sink,
    Rise,
    Deck,
    Flag,
    Earth,
    Wind,
    Fire,
    Water,
}

impl From<Card> for Stamp {
    /// The suit of a card, or what a special card does.
    fn from(card: Card) -> Stamp {
        match card {
            Card::Earth => Stamp::Earth,
            Card::Wind => Stamp::Wind,
            Card::Fire => Stamp::Fire,
            Card::Water => Stamp::Water,
            Card::HelicopterLift => Stamp::Heli,
            Card::Sandbags => Stamp::Bag,
            Card::WatersRise => Stamp::Rise,
        }
    }
}

/// A box of a class with a sign printed on it.
pub fn stamp(stamp: Stamp, class: &str) -> El {
    let class = format!("inked {class} i-{}", stamp as usize);
    view! { <i class=class aria-hidden="true"></i> }
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
    let class = format!("emb {} i-{}", role_class(role), role as usize);
    view! { <i class=class aria-hidden="true"></i> }
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
    fn plates_hold_everything_in_the_order_of_the_rules() {
        let tiles = names(include_str!("../../../public/art/tiles.svg"), "");
        assert_eq!(tiles[..Tile::COUNT], Tile::ALL.map(slug));
        assert!(Tile::ALL.into_iter().enumerate().all(|(at, tile)| tile as usize == at));
        assert!(tiles.contains(&"waves"));
        let sheet = include_str!("../../../public/art/cards.svg");
        let cards = Card::ALL.map(slug).into_iter().chain(["back-treasure", "back-flood"].map(str::to_owned));
        assert_eq!(names(sheet, "c-"), cards.map(|name| format!("c-{name}")).collect::<Vec<_>>());
        assert!(Card::ALL.into_iter().enumerate().all(|(at, card)| card as usize == at));
        let pawns = names(include_str!("../../../public/art/crew.svg"), "p-");
        assert_eq!(pawns, Role::ALL.map(|role| format!("p-{}", slug(role))));
        assert!(Role::ALL.into_iter().enumerate().all(|(at, role)| role as usize == at));
        assert_eq!(names(sheet, "tr-"), Treasure::ALL.map(|treasure| format!("tr-{}", slug(treasure))));
        let emblems = names(include_str!("../../../public/art/crew.svg"), "e-");
        assert_eq!(emblems, Role::ALL.map(|role| format!("e-{}", slug(role))));
        let stamps = names(include_str!("../../../public/art/icons.svg"), "");
        let signs = ["boot", "heli", "bag", "feet", "swim", "crown", "sink", "rise", "deck", "flag"];
        let suits = ["g-earth", "g-wind", "g-fire", "g-water"];
        assert_eq!(stamps[..Stamp::Water as usize + 1], [&signs[..], &suits].concat());
        assert_eq!((Stamp::Boot as usize, Stamp::Flag as usize), (0, signs.len() - 1));
    }

    #[test]
    fn every_adventurer_and_shape_has_a_drawing() {
        let crew = include_str!("../../../public/art/crew.svg");
        assert!(Role::ALL.into_iter().all(|role| holds(crew, &format!("p-{}", slug(role)))));
        let shapes = include_str!("../../../public/art/shapes.svg");
        assert!(Shape::ALL.into_iter().all(|shape| holds(shapes, &slug(shape))));
    }
}
