//! Why an action is refused, with what a helpful sentence needs.

use super::card::Card;
use super::event::Who;
use super::phase::Phase;
use super::role::Role;
use super::seat::Seat;
use super::tile::Tile;
use super::treasure::Treasure;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Nobody sits there.
    EmptySeat(Seat),
    /// All actions of this turn are spent.
    NoActionsLeft,
    /// The table waits for something else: the phase says what.
    NotNow(Phase),
    /// Somebody holds six cards and must first let one go.
    MustDiscard(Who),
    /// A pawn is in the water and must first swim.
    MustSwim(Who),
    /// A pawn in the water has no tile to swim to: only a Helicopter Lift can be played now.
    OnlyLiftSaves(Who),
    /// Nobody has to swim.
    NotInWater(Who),
    /// The tile has sunk.
    Sunk(Tile),
    /// The tile is not flooded, so there is nothing to shore up.
    NotFlooded(Tile),
    /// The pawn stands there already.
    AlreadyThere(Tile),
    /// The pawn cannot get from one tile to the other.
    OutOfReach { who: Who, from: Tile, to: Tile },
    /// The tile is too far away to be shored up from there.
    TooFarToShoreUp { who: Who, from: Tile, to: Tile },
    /// The power belongs to one adventurer alone, on her own turn; `seated` if she is at the table.
    OnlyOnTurnOf { role: Role, seated: bool },
    /// The Pilot has flown this turn.
    AlreadyFlown,
    /// Cards are given to others.
    GiveToSelf,
    /// Only treasure cards can be given.
    CannotGive(Card),
    /// Giver and receiver stand on different tiles.
    NotTogether { giver: Who, receiver: Who },
    /// The card is not in that hand.
    NotHeld { who: Who, card: Card },
    /// Only who holds six cards discards.
    HandNotFull { who: Who, held: u8 },
    /// The treasure is captured already.
    AlreadyCaptured(Treasure),
    /// The treasure cannot be captured on this tile.
    WrongSite { treasure: Treasure, tile: Tile },
    /// A capture takes four cards.
    NeedsFour { treasure: Treasure, held: u8 },
    /// A Helicopter Lift carries at least one pawn.
    NobodyAboard,
    /// The pawns do not stand on one tile.
    NotOnOneTile(Who, Who),
    /// The team leaves with all treasures; so many are captured.
    TreasuresMissing { captured: u8 },
    /// The team leaves together from Fools' Landing, and this pawn is elsewhere.
    NotAtLanding(Who),
}
