//! Seats at the table, and the pawns of those who sit there.

/// A place at the table; play goes round from the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    #[default]
    First,
    Second,
    Third,
    Fourth,
}

impl Seat {
    pub const ALL: [Seat; 4] = [Seat::First, Seat::Second, Seat::Third, Seat::Fourth];

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How many sit at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Players {
    Two = 2,
    Three = 3,
    Four = 4,
}

impl Players {
    pub const ALL: [Players; 3] = [Players::Two, Players::Three, Players::Four];

    pub const fn count(self) -> u8 {
        self as u8
    }

    pub fn from_count(count: usize) -> Option<Players> {
        Players::ALL.into_iter().find(|players| usize::from(players.count()) == count)
    }

    /// The taken seats in their order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        // Slices of known length: this loop is inside every other.
        let seats: &'static [Seat] = match self {
            Players::Two => &[Seat::First, Seat::Second],
            Players::Three => &[Seat::First, Seat::Second, Seat::Third],
            Players::Four => &Seat::ALL,
        };
        seats.iter().copied()
    }

    pub const fn has(self, seat: Seat) -> bool {
        (seat as u8) < self.count()
    }

    /// Whose turn follows.
    pub const fn after(self, seat: Seat) -> Seat {
        let next = match seat {
            Seat::First => Seat::Second,
            Seat::Second => Seat::Third,
            Seat::Third => Seat::Fourth,
            Seat::Fourth => Seat::First,
        };
        if self.has(next) { next } else { Seat::First }
    }

    /// All seats once, from one of them on.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> {
        core::iter::successors(Some(first), move |seat| Some(self.after(*seat))).take(self.count().into())
    }
}

/// Any of the pawns, each named by its seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawns(u8);

impl Pawns {
    pub const NONE: Pawns = Pawns(0);

    /// Every set of pawns, the empty one included.
    pub fn every_set() -> impl Iterator<Item = Pawns> {
        (0..1 << Seat::ALL.len()).map(Pawns)
    }

    pub const fn of(seat: Seat) -> Pawns {
        Pawns(1 << seat as u8)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 == 1
    }

    pub const fn with(self, seat: Seat) -> Pawns {
        Pawns(self.0 | 1 << seat as u8)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn within(self, other: Pawns) -> bool {
        self.0 & !other.0 == 0
    }

    /// In the order of seats.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }

    /// Every set of some or all of these pawns, smaller numbers first, never the empty one.
    pub fn parties(self) -> impl Iterator<Item = Pawns> {
        // Subtracting the whole set lets a carry run over the bits that are not in it.
        let mut party = 0u8;
        core::iter::from_fn(move || {
            party = party.wrapping_sub(self.0) & self.0;
            (party != 0).then_some(Pawns(party))
        })
    }
}

impl FromIterator<Seat> for Pawns {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Pawns::NONE, Pawns::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parties_are_all_non_empty_subsets_in_rising_order() {
        for pawns in Pawns::every_set() {
            let expected: Vec<Pawns> =
                Pawns::every_set().filter(|party| !party.is_empty() && party.within(pawns)).collect();
            assert_eq!(pawns.parties().collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn play_goes_round() {
        let order: Vec<Seat> = Players::Three.from(Seat::Second).collect();
        assert_eq!(order, [Seat::Second, Seat::Third, Seat::First]);
        assert_eq!(Players::Four.after(Seat::Fourth), Seat::First);
    }
}
