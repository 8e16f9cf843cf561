//! Events in Dutch.

use super::super::cast::Cast;
use super::super::events::Events;
use super::super::grammar::counted;
use super::super::line::Line;
use super::super::names::is_plural;
use super::NAMES;
use super::end::{lost, won};
use crate::games::island::{Card, Event, Means, Outcome, Way, Who};

pub const EVENTS: Events = Events { line };

fn line(cast: &Cast, event: &Event) -> Option<Line> {
    let name = |who: Who| cast.name(&NAMES, who);
    let flood_cards = |cards: u8| counted(cards.into(), "vloedkaart", "vloedkaarten");
    let line = match *event {
        Event::Moved { who, from: _, to, way } => {
            let begin = match way {
                Way::Walk => format!("{} ging naar ", name(who)),
                Way::Flight => format!("{} vloog naar ", name(who)),
                Way::Guided { by } => format!("{} bracht {} naar ", name(by), name(who)),
                Way::Lift { by: _ } => format!("{} vloog met de helikopter naar ", name(who)),
                Way::Swim => format!("{} zwom naar ", name(who)),
            };
            Line::of(begin).tile(&NAMES, to.tile).plain(".")
        }
        Event::ShoredUp { by, at, means } => {
            let begin = match means {
                Means::Action => format!("{} legde ", name(by)),
                Means::Sandbags => format!("{} legden ", NAMES.card(Card::Sandbags)),
            };
            Line::of(begin).tile(&NAMES, at.tile).plain(" droog.")
        }
        Event::Gave { from, to, card } => {
            Line::of(name(from)).plain(" gaf ").strong(NAMES.card(card)).plain(format!(" aan {}.", name(to)))
        }
        Event::Captured { who, treasure, at: _ } => {
            Line::of(name(who)).plain(" pakte ").strong(NAMES.the_treasure(treasure)).plain(".")
        }
        Event::Played { by, card } => {
            Line::of(name(by)).plain(" speelde ").strong(NAMES.card(card)).plain(".")
        }
        // The rise itself is what counts.
        Event::Drew { who: _, card: Card::WatersRise } => return None,
        Event::Drew { who, card } => Line::of(name(who)).plain(" trok ").strong(NAMES.card(card)).plain("."),
        Event::WaterRose { water } => {
            let rise = Line::default().strong(NAMES.card(Card::WatersRise));
            let level = water.tick();
            match water.at_skull() {
                true => rise.plain(format!(" Peil {level}, het doodshoofd.")),
                false => rise.plain(format!(" Peil {level}: {} per beurt.", flood_cards(water.draws()))),
            }
        }
        Event::FloodReturned { cards } => {
            Line::of("Geschud en weer bovenop: ").plain(flood_cards(cards)).plain(".")
        }
        Event::TreasureRenewed { cards } => {
            let cards = counted(cards.into(), "kaart", "kaarten");
            Line::of(format!("De afgelegde schatkaarten zijn geschud tot een nieuwe stapel van {cards}."))
        }
        Event::MustDiscard { who } => {
            Line::of(name(who)).plain(" heeft zes kaarten en moet er een afleggen.")
        }
        Event::Discarded { who, card } => {
            Line::of(name(who)).plain(" legde ").strong(NAMES.card(card)).plain(" af.")
        }
        Event::Flooded { at } => {
            let verb = if is_plural(at.tile) { " overstroomden." } else { " overstroomde." };
            Line::default().tile(&NAMES, at.tile).plain(verb)
        }
        Event::Sank { at } => {
            let verb = if is_plural(at.tile) { " zonken." } else { " zonk." };
            Line::default().tile(&NAMES, at.tile).plain(verb)
        }
        Event::FloodRenewed { cards } => {
            let cards = counted(cards.into(), "kaart", "kaarten");
            Line::of(format!("De afgelegde vloedkaarten zijn geschud tot een nieuwe stapel van {cards}."))
        }
        Event::InWater { who, at: _, stranded: false } => {
            Line::of(name(who)).plain(" ligt in het water en moet zwemmen.")
        }
        Event::InWater { who, at: _, stranded: true } => Line::of(name(who))
            .plain(" ligt in het water en kan nergens heen zwemmen. Alleen een ")
            .strong(NAMES.card(Card::HelicopterLift))
            .plain(" kan nog helpen."),
        Event::TurnBegan { who } => Line::of(name(who)).plain(" is aan de beurt."),
        Event::Ended { outcome: Outcome::Won } => won().plain(" Gewonnen!"),
        Event::Ended { outcome: Outcome::Lost(loss) } => lost(cast, loss).plain(" Het spel is verloren."),
        // Told by what comes with them, or by the table itself.
        Event::Spent { .. } | Event::RiseDiscarded | Event::FloodBegan { .. } | Event::Turned { .. } => {
            return None;
        }
    };
    Some(line)
}
