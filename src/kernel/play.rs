//! A record being played: the present state, undo to the last reveal, redo.

use super::game::{Game, Step};
use super::record::Record;
use super::replay::{Break, replay_with};
use super::seed::Seed;

/// A game on the table.
///
/// Every state since the start is kept, since states are small: undo is a step back in a list.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    setup: G::Setup,
    seed: Seed,
    assisted: bool,
    given_up: bool,
    start: G::State,
    /// What was done, and after `now` what was taken back and can be done again.
    moves: Vec<Move<G>>,
    now: usize,
}

#[derive(Clone, Debug)]
struct Move<G: Game> {
    action: G::Action,
    events: Vec<G::Event>,
    reveals: bool,
    after: G::State,
}

impl<G: Game> Move<G> {
    fn new(action: G::Action, step: &Step<G>) -> Self {
        Move { action, events: step.events.clone(), reveals: step.reveals(), after: step.state.clone() }
    }
}

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<G: Game> {
    Illegal(G::Illegal),
    /// The table has given up.
    GivenUp,
}

/// What taking back the last action would mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undo {
    /// Nothing was done yet, or the game was given up.
    Nothing,
    Free,
    /// Something hidden was revealed since: taking it back marks the game as assisted.
    Assisted,
}

impl<G: Game> Play<G> {
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        let start = G::start(&setup, seed);
        Play { setup, seed, assisted: false, given_up: false, start, moves: Vec::new(), now: 0 }
    }

    /// Takes up a record at its end. If the rules refuse an action, the game stands where it last held,
    /// and the break says why.
    pub fn resume(record: Record<G>) -> (Self, Option<Break<G>>) {
        let mut play = Play::new(record.setup.clone(), record.seed);
        let replay = replay_with(&record, |at, step| {
            play.moves.push(Move::new(record.actions[at], step));
        });
        play.now = play.moves.len();
        play.assisted = record.assisted;
        // A game that breaks off earlier was not given up at this point.
        play.given_up = record.given_up && replay.broken.is_none();
        (play, replay.broken)
    }

    /// The game so far. What was taken back is not part of it.
    pub fn record(&self) -> Record<G> {
        Record {
            setup: self.setup.clone(),
            seed: self.seed,
            actions: self.moves[..self.now].iter().map(|done| done.action).collect(),
            assisted: self.assisted,
            given_up: self.is_given_up(),
        }
    }

    pub fn state(&self) -> &G::State {
        self.moves[..self.now].last().map_or(&self.start, |done| &done.after)
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many actions were done.
    pub fn steps(&self) -> usize {
        self.now
    }

    pub fn is_assisted(&self) -> bool {
        self.assisted
    }

    /// Whether the table gave up here, at the end of what was done.
    pub fn is_given_up(&self) -> bool {
        self.given_up && self.now == self.moves.len()
    }

    /// Everything that happened so far: for each action, its events and the state after it.
    pub fn story(&self) -> impl DoubleEndedIterator<Item = (&[G::Event], &G::State)> {
        self.moves[..self.now].iter().map(|done| (done.events.as_slice(), &done.after))
    }

    /// The table before the first action.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// Everything that may be done now; nothing once the table gave up.
    pub fn legal(&self) -> Vec<G::Action> {
        if self.given_up { Vec::new() } else { G::legal(self.state()) }
    }

    pub fn is_over(&self) -> bool {
        self.is_given_up() || G::outcome(self.state()).is_some()
    }

    /// Does it, or says why not and changes nothing. What had been taken back is forgotten.
    pub fn act(&mut self, action: G::Action) -> Result<Step<G>, Refused<G>> {
        if self.given_up {
            return Err(Refused::GivenUp);
        }
        let step = G::step(self.state(), action).map_err(Refused::Illegal)?;
        self.moves.truncate(self.now);
        self.moves.push(Move::new(action, &step));
        self.now += 1;
        Ok(step)
    }

    /// What taking back the last action would mean.
    pub fn undo_means(&self) -> Undo {
        match self.moves[..self.now].last() {
            Some(_) if self.given_up => Undo::Nothing,
            Some(last) if last.reveals => Undo::Assisted,
            Some(_) => Undo::Free,
            None => Undo::Nothing,
        }
    }

    /// Takes back the last action if it revealed nothing, and says whether it did.
    pub fn undo(&mut self) -> bool {
        let free = self.undo_means() == Undo::Free;
        if free {
            self.now -= 1;
        }
        free
    }

    /// Takes back the last action whatever it revealed; past a reveal the game is marked as assisted.
    pub fn undo_assisted(&mut self) -> bool {
        match self.undo_means() {
            Undo::Nothing => return false,
            Undo::Free => {}
            Undo::Assisted => self.assisted = true,
        }
        self.now -= 1;
        true
    }

    /// Shows the table as it was after so many actions, for those who watch and do not play: nothing is taken
    /// back, and all of it can be shown again.
    pub fn show(&mut self, steps: usize) {
        self.now = steps.min(self.moves.len());
    }

    /// How many actions there are to be shown.
    pub fn length(&self) -> usize {
        self.moves.len()
    }

    pub fn can_redo(&self) -> bool {
        !self.given_up && self.now < self.moves.len()
    }

    /// Does again what was last taken back, and says whether there was anything.
    pub fn redo(&mut self) -> bool {
        let possible = self.can_redo();
        if possible {
            self.now += 1;
        }
        possible
    }

    /// Ends a game that is not over. There is no way back from it.
    pub fn give_up(&mut self) {
        if !self.is_over() {
            self.given_up = true;
            self.moves.truncate(self.now);
        }
    }
}
