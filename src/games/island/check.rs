//! The one truth about legality.

use super::action::Action;
use super::card::Card;
use super::illegal::Illegal;
use super::phase::Phase;
use super::place::{Place, Places};
use super::role::Role;
use super::seat::{Pawns, Seat};
use super::state::State;
use super::tile::Tile;
use super::treasure::Treasure;

type Check = Result<(), Illegal>;

/// Whether an action is legal, or why not.
pub fn check(state: &State, action: Action) -> Check {
    if let Phase::Over(_) = state.phase {
        return Err(Illegal::Over);
    }
    match action {
        Action::Move { pawn, to } => state.check_move(pawn, to),
        Action::Fly { to } => state.check_flight(to),
        Action::ShoreUp(place) => state.check_shore_up(&[place]),
        Action::ShoreUpTwo(pair) => {
            state.check_acting()?;
            state.check_power(Role::Engineer)?;
            state.check_shore_up(&pair.places())
        }
        Action::Give { card, to } => state.check_gift(card, to),
        Action::Capture(treasure) => state.check_capture(treasure),
        Action::Draw => state.check_wait(matches!(state.phase, Phase::Act { .. } | Phase::Draw)),
        Action::Flood => state.check_wait(matches!(state.phase, Phase::Flood { .. })),
        Action::Discard { who, card } => state.check_discard(who, card),
        Action::Swim { pawn, to } => state.check_swim(pawn, to),
        Action::Lift { by, pawns, to } => state.check_lift(by, pawns, to),
        Action::LiftOff { by } => state.check_lift_off(by),
        Action::Sandbags { by, at } => state.check_sandbags(by, at),
    }
}

impl State {
    /// Refuses with what the table waits for unless this is it.
    fn check_wait(&self, due: bool) -> Check {
        match self.phase {
            _ if due => Ok(()),
            Phase::Discard { who, .. } => Err(Illegal::MustDiscard(self.who(who))),
            Phase::Swim { .. } => match (self.stranded(), self.in_water().next()) {
                (Some(seat), _) => Err(Illegal::OnlyLiftSaves(self.who(seat))),
                (None, Some(seat)) => Err(Illegal::MustSwim(self.who(seat))),
                (None, None) => Err(Illegal::NotNow(self.phase)),
            },
            phase => Err(Illegal::NotNow(phase)),
        }
    }

    /// The player on turn has an action left.
    fn check_acting(&self) -> Check {
        match self.phase {
            Phase::Act { left: 0 } => Err(Illegal::NoActionsLeft),
            phase => self.check_wait(matches!(phase, Phase::Act { .. })),
        }
    }

    fn check_seat(&self, seat: Seat) -> Check {
        if self.players.has(seat) { Ok(()) } else { Err(Illegal::EmptySeat(seat)) }
    }

    /// It is the turn of the one adventurer who can do this.
    fn check_power(&self, role: Role) -> Check {
        if self.role(self.turn) == role {
            return Ok(());
        }
        Err(Illegal::OnlyOnTurnOf { role, seated: self.seat_of(role).is_some() })
    }

    fn check_holds(&self, seat: Seat, card: Card) -> Check {
        if self.hand(seat).has(card) {
            return Ok(());
        }
        Err(Illegal::NotHeld { who: self.who(seat), card })
    }

    /// A pawn can get to a tile that is among those in reach.
    fn check_way(&self, pawn: Seat, to: Place, reach: Places) -> Check {
        if reach.contains(to) {
            return Ok(());
        }
        let (from, to) = (self.pawn(pawn), self.at(to));
        Err(if self.sunk.contains(to.place) {
            Illegal::Sunk(to.tile)
        } else if from == to.place {
            Illegal::AlreadyThere(to.tile)
        } else {
            Illegal::OutOfReach { who: self.who(pawn), from: self.tile(from), to: to.tile }
        })
    }

    fn check_move(&self, pawn: Seat, to: Place) -> Check {
        self.check_seat(pawn)?;
        self.check_acting()?;
        if pawn == self.turn {
            return self.check_way(pawn, to, self.walks(pawn));
        }
        self.check_power(Role::Navigator)?;
        self.check_way(pawn, to, self.guided(pawn))
    }

    fn check_flight(&self, to: Place) -> Check {
        self.check_acting()?;
        self.check_power(Role::Pilot)?;
        if self.flown {
            return Err(Illegal::AlreadyFlown);
        }
        self.check_way(self.turn, to, self.flights(self.turn))
    }

    fn check_flooded(&self, place: Place) -> Check {
        if self.flooded.contains(place) {
            return Ok(());
        }
        let tile = self.tile(place);
        Err(if self.sunk.contains(place) { Illegal::Sunk(tile) } else { Illegal::NotFlooded(tile) })
    }

    fn check_shore_up(&self, places: &[Place]) -> Check {
        self.check_acting()?;
        let reach = self.shores(self.turn);
        let Some(place) = places.iter().copied().find(|place| !reach.contains(*place)) else {
            return Ok(());
        };
        self.check_flooded(place)?;
        let (who, from) = (self.who(self.turn), self.tile(self.pawn(self.turn)));
        Err(Illegal::TooFarToShoreUp { who, from, to: self.tile(place) })
    }

    fn check_gift(&self, card: Card, to: Seat) -> Check {
        self.check_seat(to)?;
        self.check_acting()?;
        if to == self.turn {
            return Err(Illegal::GiveToSelf);
        }
        if card.treasure().is_none() {
            return Err(Illegal::CannotGive(card));
        }
        self.check_holds(self.turn, card)?;
        let together = self.pawn(self.turn) == self.pawn(to);
        if !together && self.role(self.turn) != Role::Messenger {
            return Err(Illegal::NotTogether { giver: self.who(self.turn), receiver: self.who(to) });
        }
        Ok(())
    }

    fn check_capture(&self, treasure: Treasure) -> Check {
        self.check_acting()?;
        if self.captured.contains(treasure) {
            return Err(Illegal::AlreadyCaptured(treasure));
        }
        let here = self.pawn(self.turn);
        if treasure.sites().into_iter().all(|site| self.place(site) != here) {
            return Err(Illegal::WrongSite { treasure, tile: self.tile(here) });
        }
        let held = self.hand(self.turn).count(treasure.into());
        if held < Treasure::PRICE {
            return Err(Illegal::NeedsFour { treasure, held });
        }
        Ok(())
    }

    fn check_discard(&self, who: Seat, card: Card) -> Check {
        self.check_seat(who)?;
        match self.phase {
            Phase::Discard { who: due, .. } if due == who => self.check_holds(who, card),
            // Somebody else must, or nobody.
            _ => Err(Illegal::HandNotFull { who: self.who(who), held: self.hand(who).len() }),
        }
    }

    fn check_swim(&self, pawn: Seat, to: Place) -> Check {
        self.check_seat(pawn)?;
        if !self.sunk.contains(self.pawn(pawn)) {
            return Err(Illegal::NotInWater(self.who(pawn)));
        }
        // The rescue of a pawn that cannot swim comes before all others.
        self.check_wait(self.stranded().is_none() && self.in_water().next() == Some(pawn))?;
        self.check_way(pawn, to, self.swims(pawn))
    }

    fn check_lift(&self, by: Seat, pawns: Pawns, to: Place) -> Check {
        self.check_seat(by)?;
        self.check_holds(by, Card::HelicopterLift)?;
        for pawn in pawns.iter() {
            self.check_seat(pawn)?;
        }
        let first = pawns.iter().next().ok_or(Illegal::NobodyAboard)?;
        let from = self.pawn(first);
        if let Some(apart) = pawns.iter().find(|pawn| self.pawn(*pawn) != from) {
            return Err(Illegal::NotOnOneTile(self.who(first), self.who(apart)));
        }
        self.check_way(first, to, self.land().without(from))
    }

    fn check_lift_off(&self, by: Seat) -> Check {
        self.check_seat(by)?;
        self.check_holds(by, Card::HelicopterLift)?;
        let captured = self.captured.len() as u8;
        if usize::from(captured) < Treasure::ALL.len() {
            return Err(Illegal::TreasuresMissing { captured });
        }
        let landing = self.place(Tile::FoolsLanding);
        match self.players.seats().find(|seat| self.pawn(*seat) != landing) {
            Some(seat) => Err(Illegal::NotAtLanding(self.who(seat))),
            None => Ok(()),
        }
    }

    fn check_sandbags(&self, by: Seat, at: Place) -> Check {
        self.check_seat(by)?;
        self.check_holds(by, Card::Sandbags)?;
        if let (Phase::Swim { .. }, Some(seat)) = (self.phase, self.stranded()) {
            return Err(Illegal::OnlyLiftSaves(self.who(seat)));
        }
        self.check_flooded(at)
    }
}
