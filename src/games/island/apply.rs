//! What an action does to the table.

use crate::kernel::Tell;

use super::action::Action;
use super::card::{Card, HAND_LIMIT};
use super::check::check;
use super::event::{Event, Means, Way};
use super::illegal::Illegal;
use super::outcome::{Loss, Outcome};
use super::phase::{ACTIONS, Phase, Resume};
use super::place::Place;
use super::seat::Seat;
use super::state::State;
use super::treasure::Treasure;

/// Checks, then applies; the given state is never touched.
pub fn apply(state: &State, action: Action, tell: &mut impl Tell<Event>) -> Result<State, Illegal> {
    check(state, action)?;
    let mut next = *state;
    next.perform(action, tell);
    Ok(next)
}

impl State {
    /// Does what has been checked.
    fn perform(&mut self, action: Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Move { pawn, to } => {
                let way = if pawn == self.turn { Way::Walk } else { Way::Guided { by: self.who(self.turn) } };
                self.transfer(pawn, to, way, tell);
                self.spend(tell);
            }
            Action::Fly { to } => {
                self.flown = true;
                self.transfer(self.turn, to, Way::Flight, tell);
                self.spend(tell);
            }
            Action::ShoreUp(place) => {
                self.shore_up(self.turn, place, Means::Action, tell);
                self.spend(tell);
            }
            Action::ShoreUpTwo(pair) => {
                pair.places().into_iter().for_each(|p| self.shore_up(self.turn, p, Means::Action, tell));
                self.spend(tell);
            }
            Action::Give { card, to } => self.give(card, to, tell),
            Action::Capture(treasure) => self.capture(treasure, tell),
            Action::Draw => self.draw_treasure(tell),
            Action::Flood => self.draw_flood(tell),
            Action::Discard { who, card } => {
                self.discard(who, card);
                tell.tell(Event::Discarded { who: self.who(who), card });
                self.settle_hand(who, tell);
            }
            Action::Swim { pawn, to } => {
                self.transfer(pawn, to, Way::Swim, tell);
                self.settle_water(tell);
            }
            Action::Lift { by, pawns, to } => {
                self.play(by, Card::HelicopterLift, tell);
                let way = Way::Lift { by: self.who(by) };
                pawns.iter().for_each(|pawn| self.transfer(pawn, to, way, tell));
                self.settle_hand(by, tell);
                self.settle_water(tell);
            }
            Action::LiftOff { by } => {
                self.play(by, Card::HelicopterLift, tell);
                self.end(Outcome::Won, tell);
            }
            Action::Sandbags { by, at } => {
                self.play(by, Card::Sandbags, tell);
                self.shore_up(by, at, Means::Sandbags, tell);
                self.settle_hand(by, tell);
            }
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Over(outcome);
        tell.tell(Event::Ended { outcome });
    }

    fn transfer(&mut self, pawn: Seat, to: Place, way: Way, tell: &mut impl Tell<Event>) {
        let from = self.pawn(pawn);
        self.pawns[pawn.index()] = to;
        tell.tell(Event::Moved { who: self.who(pawn), from: self.at(from), to: self.at(to), way });
    }

    fn shore_up(&mut self, by: Seat, place: Place, means: Means, tell: &mut impl Tell<Event>) {
        self.flooded = self.flooded.without(place);
        tell.tell(Event::ShoredUp { by: self.who(by), at: self.at(place), means });
    }

    /// One action less.
    fn spend(&mut self, tell: &mut impl Tell<Event>) {
        if let Phase::Act { left } = &mut self.phase {
            *left = left.saturating_sub(1);
            let left = *left;
            tell.tell(Event::Spent { who: self.who(self.turn), left });
        }
    }

    fn discard(&mut self, who: Seat, card: Card) {
        if self.hands[who.index()].remove(card) {
            // The pile has room for the whole deck.
            let _ = self.treasure_discards.put(card);
        }
    }

    fn play(&mut self, by: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.discard(by, card);
        tell.tell(Event::Played { by: self.who(by), card });
    }

    fn give(&mut self, card: Card, to: Seat, tell: &mut impl Tell<Event>) {
        if self.hands[self.turn.index()].remove(card) {
            self.hands[to.index()].add(card);
        }
        tell.tell(Event::Gave { from: self.who(self.turn), to: self.who(to), card });
        self.spend(tell);
        if let Phase::Act { left } = self.phase {
            self.limit_hand(to, Resume::Act { left }, tell);
        }
    }

    fn capture(&mut self, treasure: Treasure, tell: &mut impl Tell<Event>) {
        let who = self.turn;
        (0..Treasure::PRICE).for_each(|_| self.discard(who, treasure.into()));
        self.captured.insert(treasure);
        tell.tell(Event::Captured { who: self.who(who), treasure, at: self.at(self.pawn(who)) });
        self.spend(tell);
    }

    /// Goes on, after a discard if this player now holds six cards.
    pub(super) fn limit_hand(&mut self, who: Seat, then: Resume, tell: &mut impl Tell<Event>) {
        if self.hand(who).len() > HAND_LIMIT {
            self.phase = Phase::Discard { who, then };
            tell.tell(Event::MustDiscard { who: self.who(who) });
        } else {
            self.resume(then, tell);
        }
    }

    fn resume(&mut self, then: Resume, tell: &mut impl Tell<Event>) {
        self.phase = then.into();
        if let Resume::Flood { left } = then {
            tell.tell(Event::FloodBegan { cards: left });
        }
    }

    /// A card left a hand: if that was the sixth, play goes on.
    fn settle_hand(&mut self, who: Seat, tell: &mut impl Tell<Event>) {
        match self.phase {
            Phase::Discard { who: due, then } if due == who => self.limit_hand(who, then, tell),
            _ => {}
        }
    }

    /// A pawn left the water, or a Helicopter Lift was spent while some were in it.
    fn settle_water(&mut self, tell: &mut impl Tell<Event>) {
        let Phase::Swim { left } = self.phase else { return };
        if self.in_water().next().is_none() {
            self.flood_on(left, tell);
        } else {
            self.drown(tell);
        }
    }

    /// The game is lost if a pawn in the water can neither swim nor be lifted out.
    pub(super) fn drown(&mut self, tell: &mut impl Tell<Event>) -> bool {
        let lost = self.stranded().filter(|_| !self.anyone_holds(Card::HelicopterLift));
        if let Some(seat) = lost {
            self.end(Outcome::Lost(Loss::Drowned(seat)), tell);
        }
        lost.is_some()
    }

    /// The next flood card, or the next turn.
    pub(super) fn flood_on(&mut self, left: u8, tell: &mut impl Tell<Event>) {
        if left > 0 {
            self.phase = Phase::Flood { left };
            return;
        }
        self.turn = self.players.after(self.turn);
        self.flown = false;
        self.phase = Phase::Act { left: ACTIONS };
        tell.tell(Event::TurnBegan { who: self.who(self.turn) });
    }
}
