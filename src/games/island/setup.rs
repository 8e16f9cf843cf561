//! What the table decides before the first card is dealt.

use super::role::Role;
use super::seat::{Players, Seat};
use super::shape::Shape;
use super::water::Difficulty;
use crate::kernel::pack::{Packer, Unpacker};

/// A set-up that can be played: two to four seats, no adventurer twice.
///
/// ```
/// use castaway::games::island::{Difficulty, Role, Setup, SetupError, Shape};
///
/// let table = [Some(Role::Diver), None, Some(Role::Pilot)];
/// let setup = Setup::new(&table, Difficulty::Normal, Shape::ForbiddenIsland).unwrap();
/// assert_eq!(setup.adventurers().count(), 3);
/// let twice = [Some(Role::Diver), Some(Role::Diver)];
/// let refused = Setup::new(&twice, Difficulty::Normal, Shape::ForbiddenIsland);
/// assert_eq!(refused, Err(SetupError::Twice(Role::Diver)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    players: Players,
    /// The adventurer of each seat, or `None` to let the seed choose. Seats that are not taken hold `None`.
    roles: [Option<Role>; 4],
    difficulty: Difficulty,
    shape: Shape,
}

/// Why a table cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Two to four play; this many do not.
    Players(usize),
    /// Each adventurer exists once.
    Twice(Role),
}

impl Setup {
    /// A table with one entry for each seat in turn order: an adventurer, or `None` to let the seed choose.
    pub fn new(
        adventurers: &[Option<Role>],
        difficulty: Difficulty,
        shape: Shape,
    ) -> Result<Setup, SetupError> {
        let count = adventurers.len();
        let players = Players::from_count(count).ok_or(SetupError::Players(count))?;
        let mut roles = [None; 4];
        for (seat, role) in roles.iter_mut().zip(adventurers) {
            *seat = *role;
        }
        for role in Role::ALL {
            if roles.iter().filter(|chosen| **chosen == Some(role)).count() > 1 {
                return Err(SetupError::Twice(role));
            }
        }
        Ok(Setup { players, roles, difficulty, shape })
    }

    /// A table at which the seed chooses all adventurers.
    pub fn random(players: Players, difficulty: Difficulty, shape: Shape) -> Setup {
        Setup { players, roles: [None; 4], difficulty, shape }
    }

    pub fn players(&self) -> Players {
        self.players
    }

    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The chosen adventurer of each seat, `None` where the seed chooses.
    pub fn adventurers(&self) -> impl Iterator<Item = Option<Role>> {
        self.players.seats().map(|seat| self.roles[seat.index()])
    }

    /// The adventurers at the table once the seed has put all six in a row: those left to it take the next
    /// one that nobody chose.
    pub(super) fn cast(&self, row: [Role; 6]) -> [Role; 4] {
        let mut free = row.into_iter().filter(|role| !self.roles.contains(&Some(*role)));
        // An empty seat gets a constant, so that equal games are equal states.
        Seat::ALL.map(|seat| match self.roles[seat.index()] {
            Some(role) => role,
            None if self.players.has(seat) => free.next().unwrap_or(Role::Pilot),
            None => Role::Pilot,
        })
    }

    pub(super) fn pack(&self, into: &mut Packer) {
        into.choose(u32::from(self.players.count() - Players::Two.count()), 3);
        into.choose(u32::from(self.difficulty as u8 - Difficulty::Novice as u8), 4);
        into.choose(u32::from(self.shape.number() - 1), 12);
        for role in self.adventurers() {
            into.choose(role.map_or(0, |role| 1 + role as u32), 7);
        }
    }

    pub(super) fn unpack(from: &mut Unpacker) -> Option<Setup> {
        let players = *Players::ALL.get(from.choose(3) as usize)?;
        let difficulty = *Difficulty::ALL.get(from.choose(4) as usize)?;
        let shape = *Shape::ALL.get(from.choose(12) as usize)?;
        let roles = Seat::ALL.map(|seat| match players.has(seat) {
            true => (from.choose(7) as usize).checked_sub(1).and_then(|n| Role::ALL.get(n).copied()),
            false => None,
        });
        let table = roles.get(..players.count().into())?;
        Setup::new(table, difficulty, shape).ok()
    }
}
