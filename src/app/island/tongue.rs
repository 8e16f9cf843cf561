//! The player's language together with everybody's name: all that a sentence needs.

use crate::games::island::{Card, Role, Tile, Treasure, Who};
use crate::words::Words;
use crate::words::ask::Ask;
use crate::words::island::Cast;
use crate::words::island::grammar::capital;

use super::why::Why;

pub struct Tongue<'a> {
    pub words: &'static Words,
    pub cast: &'a Cast,
}

impl Tongue<'_> {
    pub fn ask(&self) -> &'static Ask {
        &self.words.ask
    }

    /// As in the middle of a sentence.
    pub fn name(&self, who: Who) -> String {
        self.cast.name(&self.words.island.names, who)
    }

    pub fn list(&self, all: impl IntoIterator<Item = Who>) -> String {
        self.cast.names(&self.words.island.names, all)
    }

    /// As on a label: the name that was given, or the adventurer's.
    pub fn label(&self, who: Who) -> String {
        self.cast.given(who.seat).unwrap_or(self.role(who.role)).to_owned()
    }

    /// A sentence begins with a capital, whatever name comes first.
    pub fn start(&self, sentence: impl AsRef<str>) -> String {
        capital(sentence.as_ref())
    }

    pub fn role(&self, role: Role) -> &'static str {
        self.words.island.names.role(role)
    }

    pub fn tile(&self, tile: Tile) -> &'static str {
        self.words.island.names.tile(tile)
    }

    pub fn card(&self, card: Card) -> &'static str {
        self.words.island.names.card(card)
    }

    pub fn treasure(&self, treasure: Treasure) -> &'static str {
        self.words.island.names.treasure(treasure)
    }

    pub fn why(&self, why: Why) -> String {
        let ask = self.ask();
        match why {
            Why::Rules(illegal) => self.words.island.refusals.illegal(self.cast, &illegal),
            Why::OthersTurn(who) => self.start((ask.others_turn)(&self.name(who))),
            Why::NothingFlooded => ask.nothing_flooded.to_owned(),
            Why::SayWhoFirst => ask.say_who_first.to_owned(),
            Why::SayWhatFirst => ask.say_what_first.to_owned(),
            Why::NoSite => ask.no_site.to_owned(),
            Why::NoTreasureCards => ask.no_treasure_cards.to_owned(),
            Why::Counts => self.words.table.no_way_back.to_owned(),
            Why::GivenUp => ask.over.to_owned(),
            Why::Following => (self.words.table.following_why).to_owned(),
        }
    }
}
