//! Drawing cards: treasure cards with Waters Rise!, flood cards with what sinks, and the losses they bring.

use crate::kernel::Tell;

use super::card::Card;
use super::event::Event;
use super::outcome::{Loss, Outcome};
use super::phase::{Phase, Resume};
use super::seat::Seat;
use super::state::State;
use super::tile::Tile;

impl State {
    /// The player on turn draws a treasure card.
    pub(super) fn draw_treasure(&mut self, tell: &mut impl Tell<Event>) {
        let who = self.turn;
        let second = self.phase == Phase::Draw;
        // A new deck is made when the last card is drawn, so there is always one.
        if let Some(card) = self.treasure_deck.draw() {
            tell.tell(Event::Drew { who: self.who(who), card });
            if card == Card::WatersRise {
                if self.rise(tell) {
                    return;
                }
            } else {
                self.hands[who.index()].add(card);
            }
            self.renew_treasure(tell);
        }
        let then = if second { Resume::Flood { left: self.water.draws() } } else { Resume::Draw };
        self.limit_hand(who, then, tell);
    }

    /// Waters Rise!; says whether that was the end.
    fn rise(&mut self, tell: &mut impl Tell<Event>) -> bool {
        self.water = self.water.risen();
        tell.tell(Event::WaterRose { water: self.water });
        let lost = self.water.at_skull();
        if !lost {
            let cards = self.flood.put_back(&mut self.rng);
            if cards > 0 {
                tell.tell(Event::FloodReturned { cards });
            }
        }
        // Even at the skull, so that all cards stay on the table; the pile has room for them.
        let _ = self.treasure_discards.put(Card::WatersRise);
        tell.tell(Event::RiseDiscarded);
        if lost {
            self.end(Outcome::Lost(Loss::Skull), tell);
        }
        lost
    }

    /// Once the treasure deck has run out, the discards become a new one.
    fn renew_treasure(&mut self, tell: &mut impl Tell<Event>) {
        if self.treasure_deck.is_empty() && !self.treasure_discards.is_empty() {
            self.treasure_discards.shuffle(&mut self.rng);
            self.treasure_deck = core::mem::take(&mut self.treasure_discards);
            tell.tell(Event::TreasureRenewed { cards: self.treasure_deck.len() as u8 });
        }
    }

    /// The player on turn draws a flood card.
    pub(super) fn draw_flood(&mut self, tell: &mut impl Tell<Event>) {
        let Phase::Flood { left } = self.phase else { return };
        let left = left.saturating_sub(1);
        // A new pile is made when the last card is resolved, so there is always one.
        if let Some(tile) = self.flood.draw() {
            let place = self.place(tile);
            tell.tell(Event::Turned { at: self.at(place) });
            if self.flooded.contains(place) {
                self.flooded = self.flooded.without(place);
                self.sunk = self.sunk.with(place);
                tell.tell(Event::Sank { at: self.at(place) });
                if self.lost_by_sinking(tile, tell) {
                    return;
                }
            } else {
                self.flooded = self.flooded.with(place);
                self.flood.discard(tile);
                tell.tell(Event::Flooded { at: self.at(place) });
            }
            if let Some(cards) = self.flood.renew(&mut self.rng) {
                tell.tell(Event::FloodRenewed { cards });
            }
            if self.sunk.contains(place) && !self.pawns_on(place).is_empty() {
                self.phase = Phase::Swim { left };
                let mut queue = [None::<Seat>; 4];
                self.in_water().zip(&mut queue).for_each(|(seat, slot)| *slot = Some(seat));
                for seat in queue.into_iter().flatten() {
                    let stranded = self.swims(seat).is_empty();
                    tell.tell(Event::InWater { who: self.who(seat), at: self.at(place), stranded });
                }
                return;
            }
        }
        self.flood_on(left, tell);
    }

    /// The losses that a sunk tile brings, in the order in which they are named; says whether it did.
    fn lost_by_sinking(&mut self, tile: Tile, tell: &mut impl Tell<Event>) -> bool {
        let sunk = |site| self.sunk.contains(self.place(site));
        let robbed = self.captured.missing().find(|treasure| treasure.sites().into_iter().all(sunk));
        if tile == Tile::FoolsLanding {
            self.end(Outcome::Lost(Loss::Landing), tell);
        } else if let Some(treasure) = robbed {
            self.end(Outcome::Lost(Loss::Sites(treasure)), tell);
        } else {
            return self.drown(tell);
        }
        true
    }
}
