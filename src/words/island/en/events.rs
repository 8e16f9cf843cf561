//! Events in English.

use super::super::cast::Cast;
use super::super::events::Events;
use super::super::grammar::counted;
use super::super::line::Line;
use super::NAMES;
use super::end::{lost, won};
use crate::games::island::{Card, Event, Means, Outcome, Way, Who};

pub const EVENTS: Events = Events { line };

fn line(cast: &Cast, event: &Event) -> Option<Line> {
    let name = |who: Who| cast.name(&NAMES, who);
    let flood_cards = |cards: u8| counted(cards.into(), "flood card", "flood cards");
    let line = match *event {
        Event::Moved { who, from: _, to, way } => {
            let begin = match way {
                Way::Walk => format!("{} moved to ", name(who)),
                Way::Flight => format!("{} flew to ", name(who)),
                Way::Guided { by } => format!("{} moved {} to ", name(by), name(who)),
                Way::Lift { by: _ } => format!("{} rode the helicopter to ", name(who)),
                Way::Swim => format!("{} swam to ", name(who)),
            };
            Line::of(begin).tile(&NAMES, to.tile).plain(".")
        }
        Event::ShoredUp { by, at, means } => {
            let by = match means {
                Means::Action => name(by),
                Means::Sandbags => NAMES.card(Card::Sandbags).to_owned(),
            };
            Line::of(by).plain(" shored up ").tile(&NAMES, at.tile).plain(".")
        }
        Event::Gave { from, to, card } => {
            Line::of(name(from)).plain(" gave ").strong(NAMES.card(card)).plain(format!(" to {}.", name(to)))
        }
        Event::Captured { who, treasure, at: _ } => {
            Line::of(name(who)).plain(" captured ").strong(NAMES.the_treasure(treasure)).plain(".")
        }
        Event::Played { by, card } => {
            Line::of(name(by)).plain(" played ").strong(NAMES.card(card)).plain(".")
        }
        // The rise itself is what counts.
        Event::Drew { who: _, card: Card::WatersRise } => return None,
        Event::Drew { who, card } => Line::of(name(who)).plain(" drew ").strong(NAMES.card(card)).plain("."),
        Event::WaterRose { water } => {
            let rise = Line::default().strong(NAMES.card(Card::WatersRise));
            let level = water.tick();
            match water.at_skull() {
                true => rise.plain(format!(" Level {level}, the skull.")),
                false => rise.plain(format!(" Level {level}: {} each turn.", flood_cards(water.draws()))),
            }
        }
        Event::FloodReturned { cards } => {
            Line::of("Shuffled and back on top: ").plain(flood_cards(cards)).plain(".")
        }
        Event::TreasureRenewed { cards } => {
            let cards = counted(cards.into(), "card", "cards");
            Line::of(format!("The treasure discards are shuffled into a new deck of {cards}."))
        }
        Event::MustDiscard { who } => Line::of(name(who)).plain(" holds six cards and must discard one."),
        Event::Discarded { who, card } => {
            Line::of(name(who)).plain(" discarded ").strong(NAMES.card(card)).plain(".")
        }
        Event::Flooded { at } => Line::default().tile(&NAMES, at.tile).plain(" flooded."),
        Event::Sank { at } => Line::default().tile(&NAMES, at.tile).plain(" sank."),
        Event::FloodRenewed { cards } => {
            let cards = counted(cards.into(), "card", "cards");
            Line::of(format!("The flood discards are shuffled into a new pile of {cards}."))
        }
        Event::InWater { who, at: _, stranded: false } => {
            Line::of(name(who)).plain(" is in the water and must swim.")
        }
        Event::InWater { who, at: _, stranded: true } => Line::of(name(who))
            .plain(" is in the water with nowhere to swim. Only a ")
            .strong(NAMES.card(Card::HelicopterLift))
            .plain(" can help."),
        Event::TurnBegan { who } => Line::of(format!("It is {}’s turn.", name(who))),
        Event::Ended { outcome: Outcome::Won } => won().plain(" You win!"),
        Event::Ended { outcome: Outcome::Lost(loss) } => lost(cast, loss).plain(" The game is lost."),
        // Told by what comes with them, or by the table itself.
        Event::Spent { .. } | Event::RiseDiscarded | Event::FloodBegan { .. } | Event::Turned { .. } => {
            return None;
        }
    };
    Some(line)
}
