//! Pearls: a tiny but complete game, so that the kernel is tested without any of the real ones.
//!
//! One to three divers share a breath of air. A dive turns a card: a pearl is kept, a shark costs more air, a
//! tank gives some and brings the discards back into the sea. Three cards in hand are one too many. The game
//! is won by surfacing with pearls and lost when the air is gone.

use castaway::kernel::pack::{Packer, Unpacker};
use castaway::kernel::{Game, Pile, Rng, Seed, Tell};

#[derive(Clone, Debug, PartialEq)]
pub struct Pearls;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setup {
    divers: u8,
    air: u8,
}

impl Setup {
    pub fn new(divers: u8, air: u8) -> Option<Setup> {
        ((1..=3).contains(&divers) && (3..=6).contains(&air)).then_some(Setup { divers, air })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Card {
    #[default]
    Pearl,
    Shark,
    Tank,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub rng: Rng,
    pub deck: Pile<Card, 14>,
    pub discards: Pile<Card, 14>,
    pub hand: Pile<Card, 3>,
    pub air: u8,
    pub divers: u8,
    pub diver: u8,
    pub end: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Turn the next card.
    Dive,
    /// Let a card go, by its place in hand: a duty at three cards, forbidden before.
    Drop(u8),
    /// Let another diver lead: shows nothing and can be taken back.
    Lead(u8),
    /// Leave with what is in hand.
    Surface,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Turned(Card),
    Shuffled,
    Dropped(Card),
    Led(u8),
    Ended(Outcome),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Illegal {
    Over,
    HandFull,
    HandNotFull,
    NoSuchCard(u8),
    NoSuchDiver(u8),
    LeadsAlready(u8),
    EmptyHanded,
    EmptySea,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    Won { pearls: u8 },
    Drowned,
}

impl State {
    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::Over);
        }
        let full = self.hand.len() == 3;
        match action {
            Action::Drop(_) if !full => Err(Illegal::HandNotFull),
            Action::Drop(place) if place > 2 => Err(Illegal::NoSuchCard(place)),
            Action::Drop(_) => Ok(()),
            _ if full => Err(Illegal::HandFull),
            Action::Dive if self.deck.is_empty() => Err(Illegal::EmptySea),
            Action::Dive => Ok(()),
            Action::Lead(diver) if diver >= self.divers => Err(Illegal::NoSuchDiver(diver)),
            Action::Lead(diver) if diver == self.diver => Err(Illegal::LeadsAlready(diver)),
            Action::Lead(_) => Ok(()),
            Action::Surface if self.hand.is_empty() => Err(Illegal::EmptyHanded),
            Action::Surface => Ok(()),
        }
    }

    fn end(&mut self, outcome: Outcome, tell: &mut impl Tell<Event>) {
        self.end = Some(outcome);
        tell.tell(Event::Ended(outcome));
    }
}

/// Every action there could ever be, legal or not.
pub fn all_actions() -> impl Iterator<Item = Action> {
    let drops = (0..5).map(Action::Drop);
    let leads = (0..5).map(Action::Lead);
    [Action::Dive, Action::Surface].into_iter().chain(drops).chain(leads)
}

impl Game for Pearls {
    const TAG: u8 = 200;
    const RULES: u8 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Outcome = Outcome;

    fn start(setup: &Setup, seed: Seed) -> State {
        let mut rng = Rng::new(seed, Self::TAG.into());
        let cards = [(Card::Pearl, 7), (Card::Shark, 4), (Card::Tank, 3)];
        let mut deck: Pile<Card, 14> =
            cards.into_iter().flat_map(|(card, count)| std::iter::repeat_n(card, count)).collect();
        deck.shuffle(&mut rng);
        State {
            rng,
            deck,
            discards: Pile::new(),
            hand: Pile::new(),
            air: setup.air,
            divers: setup.divers,
            diver: 0,
            end: None,
        }
    }

    fn each_legal(state: &State, visit: &mut impl FnMut(Action)) {
        all_actions().filter(|action| state.check(*action).is_ok()).for_each(visit);
    }

    fn apply(state: &State, action: Action, tell: &mut impl Tell<Event>) -> Result<State, Illegal> {
        state.check(action)?;
        let mut next = *state;
        match action {
            Action::Dive => {
                let card = next.deck.draw().ok_or(Illegal::EmptySea)?;
                tell.tell(Event::Turned(card));
                next.air -= 1;
                match card {
                    Card::Pearl => {
                        let _ = next.hand.put(card);
                    }
                    Card::Shark => {
                        next.air = next.air.saturating_sub(1);
                        let _ = next.discards.put(card);
                    }
                    Card::Tank => {
                        next.air += 3;
                        next.deck.put_on_top(&mut next.discards);
                        next.deck.shuffle(&mut next.rng);
                        tell.tell(Event::Shuffled);
                    }
                }
                if next.air == 0 {
                    next.end(Outcome::Drowned, tell);
                }
            }
            Action::Drop(place) => {
                let card = next.hand.take(place.into()).ok_or(Illegal::NoSuchCard(place))?;
                let _ = next.discards.put(card);
                tell.tell(Event::Dropped(card));
            }
            Action::Lead(diver) => {
                next.diver = diver;
                tell.tell(Event::Led(diver));
            }
            Action::Surface => {
                let pearls = next.hand.len() as u8;
                next.end(Outcome::Won { pearls }, tell);
            }
        }
        Ok(next)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.end
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Turned(_) | Event::Shuffled)
    }

    fn pack_setup(setup: &Setup, into: &mut Packer) {
        into.choose(u32::from(setup.divers - 1), 3);
        // Room for eight, of which four are used: a link can hold a set-up that does not exist.
        into.choose(u32::from(setup.air - 3), 8);
    }

    fn unpack_setup(from: &mut Unpacker) -> Option<Setup> {
        let divers = 1 + from.choose(3) as u8;
        Setup::new(divers, 3 + from.choose(8) as u8)
    }

    fn weight(_: &State, action: Action) -> u16 {
        if action == Action::Dive { 6 } else { 1 }
    }
}
