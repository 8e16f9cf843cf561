//! Where pawns can go and what they can shore up.

use super::place::Places;
use super::role::Role;
use super::seat::Seat;
use super::state::State;

impl State {
    /// The spaces around a pawn that its walking power takes in one step, whether there is a tile or not.
    fn around(&self, seat: Seat) -> Places {
        let (map, place) = (self.map(), self.pawn(seat));
        match self.role(seat) {
            // Diagonals are not blocked by missing neighbours.
            Role::Explorer => map.beside(place).or(map.across(place)),
            _ => map.beside(place),
        }
    }

    /// Where a player can move the own pawn for one action, flights aside.
    pub fn walks(&self, seat: Seat) -> Places {
        match self.role(seat) {
            Role::Diver => self.dives(seat),
            _ => self.around(seat).minus(self.sunk),
        }
    }

    /// Along spaces that are flooded or missing to any tile beside them.
    fn dives(&self, seat: Seat) -> Places {
        let (map, start) = (self.map(), self.pawn(seat));
        let wet = self.flooded.or(self.sunk);
        let mut reached = map.beside(start);
        let mut fresh = reached.and(wet);
        while !fresh.is_empty() {
            let next = map.beside_any(fresh).minus(reached);
            reached = reached.or(next);
            fresh = next.and(wet);
        }
        reached.minus(self.sunk).without(start)
    }

    /// Where the Navigator can move another pawn for one action: one or two of its steps.
    pub fn guided(&self, seat: Seat) -> Places {
        let (map, start) = (self.map(), self.pawn(seat));
        let role = self.role(seat);
        let first = match role {
            // The Diver passes over any one space.
            Role::Diver => map.beside(start),
            _ => self.around(seat).minus(self.sunk),
        };
        let mut reached = first.or(map.beside_any(first));
        if role == Role::Explorer {
            reached = first.into_iter().fold(reached, |all, step| all.or(map.across(step)));
        }
        reached.minus(self.sunk).without(start)
    }

    /// Where a pawn in the water can swim.
    pub fn swims(&self, seat: Seat) -> Places {
        match self.role(seat) {
            Role::Pilot => self.land(),
            Role::Diver => self.nearest(seat),
            _ => self.around(seat).minus(self.sunk),
        }
    }

    /// The nearest tiles, counted in steps over all 24 spaces.
    fn nearest(&self, seat: Seat) -> Places {
        let map = self.map();
        let mut reached = Places::of(self.pawn(seat));
        loop {
            let wider = reached.or(map.beside_any(reached));
            let found = wider.minus(self.sunk);
            if !found.is_empty() || wider == reached {
                return found;
            }
            reached = wider;
        }
    }

    /// The flooded tiles that a player can shore up.
    pub fn shores(&self, seat: Seat) -> Places {
        self.around(seat).with(self.pawn(seat)).and(self.flooded)
    }

    /// Where the Pilot can fly.
    pub fn flights(&self, seat: Seat) -> Places {
        self.land().without(self.pawn(seat))
    }
}
