//! Why a tap does nothing: what the rules say, or what the table needs to know first.

use crate::games::island::{Illegal, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Rules(Illegal),
    /// Cards are used by the player on turn.
    OthersTurn(Who),
    /// Nothing is flooded, so sandbags have no use.
    NothingFlooded,
    /// It is not said yet who is to be moved.
    SayWhoFirst,
    /// It is not said yet what is to be done.
    SayWhatFirst,
    /// The tile is no treasure's site.
    NoSite,
    /// There is no treasure card in the hand.
    NoTreasureCards,
    /// In the attempt that counts nothing that was drawn goes back.
    Counts,
    /// The table has given up.
    GivenUp,
    /// Another tab plays this game.
    Following,
}
