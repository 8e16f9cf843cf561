//! Refusals in English.

use super::super::cast::Cast;
use super::super::grammar::{capital, counted};
use super::super::names::is_plural;
use super::super::refusals::Refusals;
use super::NAMES;
use crate::games::island::{Card, HAND_LIMIT, Illegal, Phase, Role, SetupError, Tile, Treasure, Who};
use crate::kernel::{Seed, SeedError};

pub const REFUSALS: Refusals =
    Refusals { illegal, given_up: "This game was given up. Start a new one to play on.", seed, setup };

const OVER: &str = "The game is over.";

fn illegal(cast: &Cast, illegal: &Illegal) -> String {
    let name = |who: Who| cast.name(&NAMES, who);
    let tile = |tile: Tile| NAMES.the_tile(tile);
    capital(&match *illegal {
        Illegal::Over => OVER.to_owned(),
        Illegal::EmptySeat(_) => "Nobody sits there.".to_owned(),
        Illegal::NoActionsLeft => {
            "All actions of this turn are spent. Draw treasure cards to go on.".to_owned()
        }
        Illegal::NotNow(phase) => not_now(cast, phase),
        Illegal::MustDiscard(who) => {
            format!("First {} must discard one of six cards, or play a special one.", name(who))
        }
        Illegal::MustSwim(who) => format!("First {} must swim to a tile.", name(who)),
        Illegal::OnlyLiftSaves(who) => {
            let lift = NAMES.card(Card::HelicopterLift);
            format!("{} has nowhere to swim. Only a {lift} can help now.", name(who))
        }
        Illegal::NotInWater(who) => format!("{} is not in the water and need not swim.", name(who)),
        Illegal::Sunk(at) => format!("{} {} sunk.", tile(at), if is_plural(at) { "have" } else { "has" }),
        Illegal::NotFlooded(at) => {
            format!("{} {} not flooded.", tile(at), if is_plural(at) { "are" } else { "is" })
        }
        Illegal::AlreadyThere(at) => format!("The pawn already stands on {}.", tile(at)),
        Illegal::OutOfReach { who, from, to } => {
            format!("{} cannot get from {} to {} in one go.", name(who), tile(from), tile(to))
        }
        Illegal::TooFarToShoreUp { who, from: _, to } => {
            let sandbags = NAMES.card(Card::Sandbags);
            format!("{} cannot reach {} from here. Move closer or play {sandbags}.", name(who), tile(to))
        }
        Illegal::OnlyOnTurnOf { role, seated } => only_on_turn_of(role, seated),
        Illegal::AlreadyFlown => {
            format!(
                "{} flies once a turn, and has done so. Walking is still possible.",
                NAMES.the_role(Role::Pilot)
            )
        }
        Illegal::GiveToSelf => "Choose somebody else to give the card to.".to_owned(),
        Illegal::CannotGive(card) => {
            format!("{} cannot be given away. Only treasure cards can.", NAMES.card(card))
        }
        Illegal::NotTogether { giver, receiver } => {
            format!("{} and {} must stand on the same tile to pass a card.", name(giver), name(receiver))
        }
        Illegal::NotHeld { who, card } => format!("{} holds no {} card.", name(who), NAMES.card(card)),
        Illegal::HandNotFull { who, held } => {
            format!("{} may keep everything: {held} of at most {HAND_LIMIT} cards.", name(who))
        }
        Illegal::AlreadyCaptured(treasure) => {
            format!("{} has already been captured.", NAMES.the_treasure(treasure))
        }
        Illegal::WrongSite { treasure, tile: here } => {
            let [one, other] = treasure.sites().map(tile);
            let treasure = NAMES.the_treasure(treasure);
            format!("{treasure} can be captured on {one} or {other}, not on {}.", tile(here))
        }
        Illegal::NeedsFour { treasure, held } => {
            let (price, treasure) = (Treasure::PRICE, NAMES.treasure(treasure));
            match held {
                0 => format!("You hold none of the {price} {treasure} cards that this takes."),
                _ => format!("You hold {held} of the {price} {treasure} cards that this takes."),
            }
        }
        Illegal::NobodyAboard => "Choose at least one adventurer to fly.".to_owned(),
        Illegal::NotOnOneTile(one, other) => {
            format!("{} and {} can only fly together from the same tile.", name(one), name(other))
        }
        Illegal::TreasuresMissing { captured } => {
            let missing = (Treasure::ALL.len() as u32).saturating_sub(captured.into());
            format!("Not yet: {} still to find.", counted(missing, "treasure", "treasures"))
        }
        Illegal::NotAtLanding(who) => {
            format!("Not yet: {} is not on {}.", name(who), tile(Tile::FoolsLanding))
        }
    })
}

fn not_now(cast: &Cast, phase: Phase) -> String {
    match phase {
        Phase::Act { .. } => "First come the actions and two treasure cards.".to_owned(),
        Phase::Draw => "First draw the second treasure card.".to_owned(),
        Phase::Flood { left } => format!("First draw {}.", counted(left.into(), "flood card", "flood cards")),
        Phase::Discard { who, .. } => illegal(cast, &Illegal::MustDiscard(cast.who(who))),
        Phase::Swim { .. } => "First everyone must get out of the water.".to_owned(),
        Phase::Over(_) => OVER.to_owned(),
    }
}

fn only_on_turn_of(role: Role, seated: bool) -> String {
    let the_role = NAMES.the_role(role);
    let power = match role {
        Role::Pilot => "fly without a card",
        Role::Engineer => "shore up two tiles for one action",
        Role::Explorer => "move and shore up diagonally",
        Role::Navigator => "move others",
        Role::Diver => "dive",
        Role::Messenger => "give cards from afar",
    };
    match seated {
        true => format!("Only {the_role} can {power}, and it is not {the_role}’s turn."),
        false => format!("Only {the_role} can {power}, and nobody here plays {the_role}."),
    }
}

fn seed(error: &SeedError) -> String {
    let length = Seed::LENGTH;
    match error {
        SeedError::Empty => "There is no code here. Without one you get a new island.".to_owned(),
        SeedError::TooShort(found) | SeedError::TooLong(found) => {
            format!("A code has {length} characters; this one has {found}.")
        }
        SeedError::Unknown(character) => {
            format!("No code has “{character}” in it: there are only letters and digits.")
        }
        SeedError::Typo => "Something in this code was mistyped. Compare it once more.".to_owned(),
    }
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::Players(count) => format!("Two to four can play; here there are {count}."),
        SetupError::Twice(role) => {
            format!("Only one can be {}. Choose somebody else for the other seat.", NAMES.the_role(*role))
        }
    }
}
