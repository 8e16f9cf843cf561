//! Why the rules refuse an action, as a sentence on the terminal. The page has its own words.

use castaway::games::island::{Illegal, Phase, Who};

fn the(who: Who) -> String {
    format!("the {}", who.role.name())
}

pub fn sentence(why: Illegal) -> String {
    match why {
        Illegal::Over => "the game has ended".to_owned(),
        Illegal::EmptySeat(_) => "nobody sits there".to_owned(),
        Illegal::NoActionsLeft => "no action is left this turn".to_owned(),
        Illegal::NotNow(phase) => format!("not now: {}", waiting(phase)),
        Illegal::MustDiscard(who) => format!("{} holds six cards and must first discard one", the(who)),
        Illegal::MustSwim(who) => format!("{} is in the water and must first swim", the(who)),
        Illegal::OnlyLiftSaves(who) => {
            format!("{} has no tile to swim to: only a Helicopter Lift can be played", the(who))
        }
        Illegal::NotInWater(who) => format!("{} is not in the water", the(who)),
        Illegal::Sunk(tile) => format!("{tile:?} has sunk"),
        Illegal::NotFlooded(tile) => format!("{tile:?} is not flooded"),
        Illegal::AlreadyThere(tile) => format!("the pawn stands on {tile:?} already"),
        Illegal::OutOfReach { who, from, to } => format!("{} cannot get from {from:?} to {to:?}", the(who)),
        Illegal::TooFarToShoreUp { who, from, to } => {
            format!("{} cannot shore up {to:?} from {from:?}", the(who))
        }
        Illegal::OnlyOnTurnOf { role, seated: true } => {
            format!("only the {} can do that, on her own turn", role.name())
        }
        Illegal::OnlyOnTurnOf { role, seated: false } => {
            format!("only the {} can do that, and she is not at the table", role.name())
        }
        Illegal::AlreadyFlown => "the Pilot has flown this turn".to_owned(),
        Illegal::GiveToSelf => "cards are given to others".to_owned(),
        Illegal::CannotGive(card) => format!("{card:?} cannot be given, only treasure cards can"),
        Illegal::NotTogether { giver, receiver } => {
            format!("{} and {} do not stand on one tile", the(giver), the(receiver))
        }
        Illegal::NotHeld { who, card } => format!("{} holds no {card:?}", the(who)),
        Illegal::HandNotFull { who, held } => {
            format!("{} holds {held} cards and has nothing to discard", the(who))
        }
        Illegal::AlreadyCaptured(treasure) => format!("{treasure:?} is captured already"),
        Illegal::WrongSite { treasure, tile } => format!("{treasure:?} cannot be captured on {tile:?}"),
        Illegal::NeedsFour { treasure, held } => {
            format!("a capture takes 4 cards of {treasure:?}, not {held}")
        }
        Illegal::NobodyAboard => "a Helicopter Lift carries at least one pawn".to_owned(),
        Illegal::NotOnOneTile(one, other) => {
            format!("{} and {} do not stand on one tile", the(one), the(other))
        }
        Illegal::TreasuresMissing { captured } => format!("{captured} of the 4 treasures are captured"),
        Illegal::NotAtLanding(who) => format!("{} is not on FoolsLanding", the(who)),
    }
}

fn waiting(phase: Phase) -> &'static str {
    match phase {
        Phase::Act { .. } => "the player on turn acts or draws",
        Phase::Draw => "the second treasure card is to be drawn",
        Phase::Flood { .. } => "a flood card is to be drawn",
        Phase::Discard { .. } => "somebody must discard",
        Phase::Swim { .. } => "somebody must swim",
        Phase::Over(_) => "the game has ended",
    }
}
