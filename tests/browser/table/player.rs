//! Actions as gestures: what a person presses, in which order, until the page has done it.

use castaway::games::island::{Action, Card, Pawns, Phase, Place, Role, Seat, State};

use super::eye;
use super::hand::Hand;
use super::target::Target;
use crate::failure::Failure;
use crate::page::Page;
use crate::wait::wait_until;

/// One person at the device, who plays all hands.
#[derive(Clone, Copy)]
pub struct Player<'p> {
    pub page: &'p Page,
    pub hand: Hand,
}

impl Player<'_> {
    /// Does an action, given the state it is done in and the number of actions so far.
    #[track_caller]
    pub fn act(&self, state: &State, step: usize, action: Action) -> Result<(), Failure> {
        self.prepare(state, action)?;
        self.commit(action)?;
        self.finish(state, step, action)
    }

    /// Everything before the press that says what is meant.
    pub fn prepare(&self, state: &State, action: Action) -> Result<(), Failure> {
        match action {
            Action::Move { pawn, .. } if pawn != state.turn() => {
                self.press(Target::Do("guide"))?;
                self.press(Target::Seat(pawn))
            }
            Action::ShoreUpTwo(pair) => self.pick_to_shore_up(pair.places()[0]),
            Action::Give { card, .. } => self.take(state.turn(), card),
            Action::Discard { who, card } => self.take(who, card),
            Action::Lift { by, pawns, .. } => self.begin_lift(state, by, pawns),
            Action::LiftOff { by } => self.take_to_play(state, by, Card::HelicopterLift),
            Action::Sandbags { by, .. } => self.take_to_play(state, by, Card::Sandbags),
            _ => Ok(()),
        }
    }

    /// The press that says what is meant; what is nothing but a button has none.
    pub fn commit(&self, action: Action) -> Result<(), Failure> {
        match action {
            Action::Move { to, .. }
            | Action::Fly { to }
            | Action::Swim { to, .. }
            | Action::Lift { to, .. }
            | Action::ShoreUp(to)
            | Action::Sandbags { at: to, .. } => self.press(Target::Tile(to)),
            Action::ShoreUpTwo(pair) => self.press(Target::Tile(pair.places()[1])),
            // Where the crew makes way for the question, its answers name everybody.
            Action::Give { to, .. } if !eye::shows(self.page, &Target::Seat(to).css())? => Ok(()),
            Action::Give { to, .. } => self.press(Target::Seat(to)),
            Action::Capture(_)
            | Action::Draw
            | Action::Flood
            | Action::Discard { .. }
            | Action::LiftOff { .. } => Ok(()),
        }
    }

    /// Answers what the page asks until it has recorded the action.
    #[track_caller]
    pub fn finish(&self, state: &State, step: usize, action: Action) -> Result<(), Failure> {
        let done = step as i64 + 1;
        self.answer(&format!("action {done} to be recorded"), &questions(state, action), |step| {
            Ok(step >= done)
        })
    }

    /// Presses what is offered of these, each once and the first before the others, until it is done.
    #[track_caller]
    fn answer(
        &self,
        what: &str,
        questions: &[Target],
        done: impl Fn(i64) -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        let mut left = questions.to_vec();
        loop {
            let what = format!("{what}, or one of {left:?}");
            let ask = || {
                let (step, offered) = eye::step_and_offers(self.page, &left)?;
                Ok((done(step)?, offered.first().copied()))
            };
            let (done, next) = wait_until(&what, ask, |(done, next)| *done || next.is_some())?;
            match next {
                Some(target) if !done => {
                    self.press(target)?;
                    left.retain(|other| *other != target);
                }
                _ => return Ok(()),
            }
        }
    }

    #[track_caller]
    pub fn press(&self, target: Target) -> Result<(), Failure> {
        self.hand.press(self.page, &target.css())
    }

    /// Brings somebody's hand on show and takes up a card of it.
    fn take(&self, of: Seat, card: Card) -> Result<(), Failure> {
        self.show_hand(of)?;
        self.press(Target::Card { of, card })
    }

    /// Takes up a special card to play it: who must discard is asked whether that is meant.
    fn take_to_play(&self, state: &State, of: Seat, card: Card) -> Result<(), Failure> {
        self.take(of, card)?;
        match state.phase() {
            Phase::Discard { who, .. } if who == of => self.press(Target::Do("play")),
            _ => Ok(()),
        }
    }

    fn show_hand(&self, of: Seat) -> Result<(), Failure> {
        if eye::shows(self.page, &format!("[data-hand='{}']", of.index()))? {
            return Ok(());
        }
        self.press(Target::Seat(of))
    }

    /// Makes a tile the first that the Engineer shores up; then a button offers to do only that one.
    fn pick_to_shore_up(&self, place: Place) -> Result<(), Failure> {
        self.press(Target::Tile(place))?;
        let picked = Target::Do("shore-one").css();
        self.answer("the tile to be picked", &[Target::Choice("shore-up")], |_| {
            eye::shows(self.page, &picked)
        })
    }

    /// Takes up a Helicopter Lift and leaves exactly these pawns ticked.
    fn begin_lift(&self, state: &State, by: Seat, pawns: Pawns) -> Result<(), Failure> {
        let holders = state.players().seats().filter(|seat| state.hand(*seat).has(Card::HelicopterLift));
        let rescue = matches!(state.phase(), Phase::Swim { .. })
            && holders.count() == 1
            && state.in_water().next().is_some_and(|pawn| pawns.contains(pawn));
        if rescue && eye::shows(self.page, &Target::Do("rescue").css())? {
            self.press(Target::Do("rescue"))?;
        } else {
            self.take_to_play(state, by, Card::HelicopterLift)?;
        }
        let ticked = || eye::chosen(self.page).map(|seats| seats.into_iter().collect::<Pawns>());
        let from = pawns.iter().next().map(|pawn| state.pawn(pawn));
        // The crew is asked a frame after the card is taken up; somebody flies from the beginning.
        let first = wait_until("the first passengers", ticked, |ticked| !ticked.is_empty())?;
        let away = first.iter().next().map(|pawn| state.pawn(pawn)) != from;
        if let (true, Some(pawn)) = (away, pawns.iter().next()) {
            self.press(Target::Seat(pawn))?;
            let there = |ticked: &Pawns| ticked.iter().all(|pawn| Some(state.pawn(pawn)) == from);
            wait_until("the passengers to change", ticked, there)?;
        }
        let now = ticked()?;
        for pawn in state.players().seats().filter(|pawn| now.contains(*pawn) != pawns.contains(*pawn)) {
            self.press(Target::Seat(pawn))?;
        }
        wait_until("the right passengers", ticked, |ticked| *ticked == pawns).map(drop)
    }
}

/// What the page may ask before it does an action; of several that are open at once, the first is answered.
fn questions(state: &State, action: Action) -> Vec<Target> {
    match action {
        Action::Move { .. } => vec![Target::Choice("move")],
        Action::Fly { .. } => vec![Target::Choice("fly")],
        Action::ShoreUp(_) if state.role(state.turn()) == Role::Engineer => {
            vec![Target::Choice("shore-up"), Target::Do("shore-one")]
        }
        Action::ShoreUp(_) => vec![Target::Choice("shore-up")],
        Action::ShoreUpTwo(_) => vec![Target::Choice("shore-up"), Target::Do("shore-both")],
        Action::Give { to, .. } => vec![Target::Gift(to)],
        Action::Capture(_) => vec![Target::Do("capture")],
        Action::Draw => vec![Target::Do("draw"), Target::Do("end")],
        Action::Flood => vec![Target::Do("flood")],
        Action::Discard { .. } => vec![Target::Do("discard")],
        Action::LiftOff { .. } => vec![Target::Do("lift-off")],
        Action::Swim { .. } | Action::Lift { .. } | Action::Sandbags { .. } => Vec::new(),
    }
}
