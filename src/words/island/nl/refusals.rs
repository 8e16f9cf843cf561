//! Refusals in Dutch.

use super::super::cast::Cast;
use super::super::grammar::{capital, counted};
use super::super::names::is_plural;
use super::super::refusals::Refusals;
use super::NAMES;
use crate::games::island::{Card, HAND_LIMIT, Illegal, Phase, Role, SetupError, Tile, Treasure, Who};
use crate::kernel::{Seed, SeedError};

pub const REFUSALS: Refusals = Refusals {
    illegal,
    given_up: "Dit spel is opgegeven. Begin een nieuw spel om verder te spelen.",
    seed,
    setup,
};

const OVER: &str = "Het spel is afgelopen.";

fn illegal(cast: &Cast, illegal: &Illegal) -> String {
    let name = |who: Who| cast.name(&NAMES, who);
    let tile = |tile: Tile| NAMES.the_tile(tile);
    capital(&match *illegal {
        Illegal::Over => OVER.to_owned(),
        Illegal::EmptySeat(_) => "Daar zit niemand.".to_owned(),
        Illegal::NoActionsLeft => {
            "De acties van deze beurt zijn op. Trek schatkaarten om verder te gaan.".to_owned()
        }
        Illegal::NotNow(phase) => not_now(cast, phase),
        Illegal::MustDiscard(who) => {
            format!("Eerst moet {} een van de zes kaarten afleggen, of een speciale kaart spelen.", name(who))
        }
        Illegal::MustSwim(who) => format!("Eerst moet {} naar een tegel zwemmen.", name(who)),
        Illegal::OnlyLiftSaves(who) => {
            let lift = NAMES.card(Card::HelicopterLift);
            format!("{} kan nergens heen zwemmen. Alleen een {lift} kan nog helpen.", name(who))
        }
        Illegal::NotInWater(who) => format!("{} ligt niet in het water en hoeft niet te zwemmen.", name(who)),
        Illegal::Sunk(at) => format!("{} {} gezonken.", tile(at), is(at)),
        Illegal::NotFlooded(at) => format!("{} {} niet overstroomd.", tile(at), is(at)),
        Illegal::AlreadyThere(at) => format!("Het speelstuk staat al op {}.", tile(at)),
        Illegal::OutOfReach { who, from, to } => {
            format!("{} kan niet in één keer van {} naar {}.", name(who), tile(from), tile(to))
        }
        Illegal::TooFarToShoreUp { who, from: _, to } => {
            let sandbags = NAMES.card(Card::Sandbags);
            format!("{} kan vanaf hier niet bij {}. Ga dichterbij of speel {sandbags}.", name(who), tile(to))
        }
        Illegal::OnlyOnTurnOf { role, seated } => only_on_turn_of(role, seated),
        Illegal::AlreadyFlown => {
            format!(
                "{} vliegt één keer per beurt en deed dat al. Lopen kan nog wel.",
                NAMES.the_role(Role::Pilot)
            )
        }
        Illegal::GiveToSelf => "Kies iemand anders om de kaart aan te geven.".to_owned(),
        Illegal::CannotGive(card) => {
            format!("{} kun je niet weggeven. Dat kan alleen met schatkaarten.", NAMES.card(card))
        }
        Illegal::NotTogether { giver, receiver } => format!(
            "{} en {} moeten op dezelfde tegel staan om een kaart door te geven.",
            name(giver),
            name(receiver)
        ),
        Illegal::NotHeld { who, card } => format!("{} heeft de kaart {} niet.", name(who), NAMES.card(card)),
        Illegal::HandNotFull { who, held } => {
            format!("{} mag alles houden: {held} van hoogstens {HAND_LIMIT} kaarten.", name(who))
        }
        Illegal::AlreadyCaptured(treasure) => format!("{} is al gepakt.", NAMES.the_treasure(treasure)),
        Illegal::WrongSite { treasure, tile: here } => {
            let [one, other] = treasure.sites().map(tile);
            let treasure = NAMES.the_treasure(treasure);
            format!("{treasure} pak je op {one} of {other}, niet op {}.", tile(here))
        }
        Illegal::NeedsFour { treasure, held } => {
            let (price, treasure) = (Treasure::PRICE, NAMES.treasure(treasure));
            match held {
                0 => format!("Je hebt nog geen van de {price} kaarten {treasure} die hiervoor nodig zijn."),
                _ => format!("Je hebt {held} van de {price} kaarten {treasure} die hiervoor nodig zijn."),
            }
        }
        Illegal::NobodyAboard => "Kies minstens één avonturier die meevliegt.".to_owned(),
        Illegal::NotOnOneTile(one, other) => {
            format!("{} en {} vliegen alleen samen vanaf dezelfde tegel.", name(one), name(other))
        }
        Illegal::TreasuresMissing { captured } => {
            let missing = (Treasure::ALL.len() as u32).saturating_sub(captured.into());
            format!("Nog niet: nog {} te vinden.", counted(missing, "schat", "schatten"))
        }
        Illegal::NotAtLanding(who) => {
            format!("Nog niet: {} staat niet op {}.", name(who), tile(Tile::FoolsLanding))
        }
    })
}

/// The verb after a tile.
fn is(tile: Tile) -> &'static str {
    if is_plural(tile) { "zijn" } else { "is" }
}

fn not_now(cast: &Cast, phase: Phase) -> String {
    match phase {
        Phase::Act { .. } => "Eerst komen de acties en twee schatkaarten.".to_owned(),
        Phase::Draw => "Trek eerst de tweede schatkaart.".to_owned(),
        Phase::Flood { left } => {
            format!("Trek eerst nog {}.", counted(left.into(), "vloedkaart", "vloedkaarten"))
        }
        Phase::Discard { who, .. } => illegal(cast, &Illegal::MustDiscard(cast.who(who))),
        Phase::Swim { .. } => "Eerst moet iedereen uit het water zijn.".to_owned(),
        Phase::Over(_) => OVER.to_owned(),
    }
}

fn only_on_turn_of(role: Role, seated: bool) -> String {
    let the_role = NAMES.the_role(role);
    let power = match role {
        Role::Pilot => "zonder kaart vliegen",
        Role::Engineer => "voor één actie twee tegels droogleggen",
        Role::Explorer => "schuin lopen en droogleggen",
        Role::Navigator => "anderen verplaatsen",
        Role::Diver => "duiken",
        Role::Messenger => "van ver kaarten geven",
    };
    match seated {
        true => format!("Alleen {the_role} kan {power}, en {the_role} is niet aan de beurt."),
        false => format!("Alleen {the_role} kan {power}, en niemand speelt hier {the_role}."),
    }
}

fn seed(error: &SeedError) -> String {
    let length = Seed::LENGTH;
    match error {
        SeedError::Empty => "Hier staat geen code. Zonder code krijg je een nieuw eiland.".to_owned(),
        SeedError::TooShort(found) | SeedError::TooLong(found) => {
            format!("Een code heeft {length} tekens; deze heeft er {found}.")
        }
        SeedError::Unknown(character) => {
            format!("In een code staat geen “{character}”: alleen letters en cijfers.")
        }
        SeedError::Typo => "Er zit een typefout in deze code. Kijk hem nog eens na.".to_owned(),
    }
}

fn setup(error: &SetupError) -> String {
    match error {
        SetupError::Players(count) => format!("Je speelt met twee tot vier; hier zijn er {count}."),
        SetupError::Twice(role) => {
            format!(
                "Maar één speler kan {} zijn. Kies voor de andere plaats iemand anders.",
                NAMES.the_role(*role)
            )
        }
    }
}
