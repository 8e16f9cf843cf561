//! The water meter.

/// A tick of the meter, from 1 to 10; the tenth is the skull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Water(u8);

impl Water {
    pub const SKULL: Water = Water(10);

    pub const fn new(tick: u8) -> Option<Water> {
        if tick >= 1 && tick <= Water::SKULL.0 { Some(Water(tick)) } else { None }
    }

    pub const fn tick(self) -> u8 {
        self.0
    }

    /// The flood cards drawn each turn; none at the skull, where the game is lost.
    pub const fn draws(self) -> u8 {
        match self.0 {
            1 | 2 => 2,
            3..=5 => 3,
            6 | 7 => 4,
            8 | 9 => 5,
            _ => 0,
        }
    }

    /// One tick higher; the skull is the end.
    #[must_use]
    pub const fn risen(self) -> Water {
        if self.0 < Water::SKULL.0 { Water(self.0 + 1) } else { self }
    }

    pub const fn at_skull(self) -> bool {
        self.0 >= Water::SKULL.0
    }
}

/// Where the meter starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Difficulty {
    Novice = 1,
    Normal = 2,
    Elite = 3,
    Legendary = 4,
}

impl Difficulty {
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Novice, Difficulty::Normal, Difficulty::Elite, Difficulty::Legendary];

    pub const fn water(self) -> Water {
        Water(self as u8)
    }

    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Novice => "novice",
            Difficulty::Normal => "normal",
            Difficulty::Elite => "elite",
            Difficulty::Legendary => "legendary",
        }
    }

    pub fn from_name(name: &str) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.name().eq_ignore_ascii_case(name))
    }
}
