//! Which states can happen in a game: what positions are held to, and what tests hold games to.

use super::super::card::{Card, Cards, HAND_LIMIT};
use super::super::outcome::{Loss, Outcome};
use super::super::phase::{ACTIONS, Phase, Resume};
use super::super::place::Places;
use super::super::role::Role;
use super::super::seat::Seat;
use super::super::state::State;
use super::super::tile::Tile;
use super::error::Impossible;

type Sound = Result<(), Impossible>;

fn require(holds: bool, otherwise: Impossible) -> Sound {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl State {
    /// Whether this state can happen in a game, or what about it cannot.
    pub fn sound(&self) -> Result<(), Impossible> {
        self.sound_tiles()?;
        self.sound_table()?;
        self.sound_cards()?;
        self.sound_flood_cards()?;
        self.sound_hands()?;
        self.sound_phase()?;
        self.sound_flight()?;
        self.sound_end()
    }

    fn sound_tiles(&self) -> Sound {
        let mut taken = Places::NONE;
        for tile in Tile::ALL {
            require(!taken.contains(self.place(tile)), Impossible::TileTwice(tile))?;
            taken = taken.with(self.place(tile));
        }
        Ok(())
    }

    fn sound_table(&self) -> Sound {
        for role in Role::ALL {
            let count = self.players.seats().filter(|seat| self.role(*seat) == role).count();
            require(count < 2, Impossible::RoleTwice(role))?;
        }
        Ok(())
    }

    fn sound_cards(&self) -> Sound {
        let hands = self.players.seats().flat_map(|seat| self.hand(seat).iter());
        let piles = self.treasure_deck().iter().chain(self.treasure_discards()).copied();
        let all: Cards = hands.chain(piles).collect();
        for card in Card::ALL {
            let found = all.count(card);
            require(found == card.copies(), Impossible::Copies { card, found: found.into() })?;
        }
        let over = matches!(self.phase, Phase::Over(_));
        require(over || !self.treasure_deck().is_empty(), Impossible::EmptyTreasureDeck)
    }

    fn sound_flood_cards(&self) -> Sound {
        for tile in Tile::ALL {
            let cards = self.flood.deck().iter().chain(self.flood.discards());
            let sunk = self.sunk.contains(self.place(tile));
            match cards.filter(|card| **card == tile).count() {
                0 => require(sunk, Impossible::FloodCardMissing(tile))?,
                1 => require(!sunk, Impossible::FloodCardOfSunk(tile))?,
                _ => return Err(Impossible::FloodCardTwice(tile)),
            }
        }
        let over = matches!(self.phase, Phase::Over(_));
        require(over || !self.flood.deck().is_empty(), Impossible::EmptyFloodDeck)
    }

    fn sound_hands(&self) -> Sound {
        let mut spare = u8::from(matches!(self.phase, Phase::Over(Outcome::Won)));
        for seat in self.players.seats() {
            let (role, hand) = (self.role(seat), self.hand(seat));
            require(!hand.has(Card::WatersRise), Impossible::RiseInHand(role))?;
            let held = hand.len();
            match self.phase {
                Phase::Discard { who, .. } if who == seat => {
                    require(held > HAND_LIMIT, Impossible::HandNotFull { role, held })?;
                    require(held == HAND_LIMIT + 1, Impossible::HandTooFull { role, held })?;
                }
                // Others may leave the island while somebody must discard.
                _ if held == HAND_LIMIT + 1 && spare > 0 => spare -= 1,
                _ => require(held <= HAND_LIMIT, Impossible::HandTooFull { role, held })?,
            }
        }
        Ok(())
    }

    fn sound_phase(&self) -> Sound {
        let (draws, tick) = (self.water.draws(), self.water.tick());
        let flood_cards = |holds, left| require(holds, Impossible::FloodCards { left, tick });
        match self.phase {
            Phase::Act { left } => require(left <= ACTIONS, Impossible::Actions(left))?,
            Phase::Flood { left } => flood_cards((1..=draws).contains(&left), left)?,
            Phase::Swim { left } => flood_cards(left < draws, left)?,
            Phase::Discard { who, then } => {
                // A gift goes to somebody else, a drawn card to the player on turn.
                let given = matches!(then, Resume::Act { .. });
                let out_of_place = Impossible::DiscardsOutOfPlace(self.role(who));
                require(given == (who != self.turn), out_of_place)?;
                match then {
                    Resume::Act { left } => require(left < ACTIONS, Impossible::Actions(left))?,
                    Resume::Flood { left } => flood_cards(left == draws, left)?,
                    Resume::Draw => {}
                }
            }
            Phase::Draw | Phase::Over(_) => {}
        }
        self.sound_pawns()
    }

    fn sound_pawns(&self) -> Sound {
        let mut swimmers = self.in_water();
        let first = swimmers.next();
        match self.phase {
            Phase::Swim { .. } => require(first.is_some(), Impossible::NobodyInWater)?,
            // The card that ended the game may have sunk the tile under a pawn.
            Phase::Over(Outcome::Lost(Loss::Landing | Loss::Sites(_) | Loss::Drowned(_))) => {}
            _ => first.map_or(Ok(()), |seat| Err(Impossible::OnSunkTile(self.role(seat))))?,
        }
        let together = |seat: Seat| first.is_some_and(|first| self.pawn(first) == self.pawn(seat));
        require(swimmers.all(together), Impossible::SwimmersApart)
    }

    fn sound_flight(&self) -> Sound {
        // The flight took an action, and a gift after it another one.
        let possible = match self.phase {
            Phase::Act { left } => left < ACTIONS,
            Phase::Discard { then: Resume::Act { left }, .. } => left + 1 < ACTIONS,
            _ => true,
        };
        let possible = possible && self.role(self.turn) == Role::Pilot;
        require(!self.flown || possible, Impossible::FlightNotUsed)
    }

    /// The game has ended exactly if there is a reason for it.
    fn sound_end(&self) -> Sound {
        let sunk = |tile: Tile| self.sunk.contains(self.place(tile));
        let mut robbed = self.captured.missing().filter(|t| t.sites().into_iter().all(sunk));
        let robbed = (robbed.next(), robbed.next());
        let due = match (self.water.at_skull(), sunk(Tile::FoolsLanding), robbed) {
            (false, false, (None, None)) => {
                let stranded = self.stranded().filter(|_| !self.anyone_holds(Card::HelicopterLift));
                stranded.map(Loss::Drowned)
            }
            (true, false, (None, None)) => Some(Loss::Skull),
            (false, true, (None, None)) => Some(Loss::Landing),
            (false, false, (Some(treasure), None)) => Some(Loss::Sites(treasure)),
            // Two reasons: the first would have been the end.
            _ => return Err(Impossible::NotOver),
        };
        match (self.phase, due) {
            (Phase::Over(Outcome::Won), None) => {
                let lifted = self.treasure_discards().contains(&Card::HelicopterLift);
                require(lifted && self.ready_to_leave(), Impossible::NotOver)
            }
            (Phase::Over(Outcome::Lost(loss)), due) => require(due == Some(loss), Impossible::NotOver),
            (_, Some(loss)) => Err(Impossible::Lost(loss)),
            (_, None) => Ok(()),
        }
    }
}
