//! The six adventurers.

use super::tile::Tile;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    Pilot,
    Engineer,
    Explorer,
    Navigator,
    Diver,
    Messenger,
}

impl Role {
    pub const ALL: [Role; 6] =
        [Role::Pilot, Role::Engineer, Role::Explorer, Role::Navigator, Role::Diver, Role::Messenger];

    /// The tile on which the pawn begins.
    pub const fn start(self) -> Tile {
        match self {
            Role::Pilot => Tile::FoolsLanding,
            Role::Engineer => Tile::BronzeGate,
            Role::Explorer => Tile::CopperGate,
            Role::Navigator => Tile::GoldGate,
            Role::Diver => Tile::IronGate,
            Role::Messenger => Tile::SilverGate,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Role::Pilot => "Pilot",
            Role::Engineer => "Engineer",
            Role::Explorer => "Explorer",
            Role::Navigator => "Navigator",
            Role::Diver => "Diver",
            Role::Messenger => "Messenger",
        }
    }

    pub fn from_name(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.name().eq_ignore_ascii_case(name))
    }
}
