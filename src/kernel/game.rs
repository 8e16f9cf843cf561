//! The contract between a game's rules and everything around them.

use core::fmt::Debug;

use super::pack::{Packer, Unpacker};
use super::seed::Seed;

/// Receives what happens while an action is applied.
///
/// A game tells every visible change in order. Who only wants the new state passes `()`, and the compiler
/// removes the telling; who wants the story passes a `Vec`.
pub trait Tell<E> {
    fn tell(&mut self, event: E);
}

impl<E> Tell<E> for () {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// The state after an action and what happened on the way there.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<G: Game> {
    pub state: G::State,
    pub events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    /// Whether something hidden came to light: a card was drawn, a pile was shuffled. Play can be taken back
    /// freely up to such a moment, not past it.
    pub fn reveals(&self) -> bool {
        self.events.iter().any(G::reveals)
    }
}

/// A game as pure rules: values in, values out.
///
/// Implementations keep three promises that the kernel builds on and that every game's tests check:
///
/// * `each_legal` lists exactly what `apply` accepts, in an order that depends on the state alone. Links
///   store an action as its place in that list, so the order belongs to the rules version.
/// * the same set-up, seed and actions give the same states on every machine.
/// * nothing is legal once `outcome` is known.
pub trait Game: Sized + Debug + Clone + PartialEq + 'static {
    /// Stands for the game in links, and keeps the chance of one game apart from that of another.
    const TAG: u8;
    /// Grows whenever an old record would no longer play out the same.
    const RULES: u8;

    /// What the table decides before the first card is dealt. Only valid set-ups can be constructed.
    type Setup: Clone + PartialEq + Debug;
    type State: Clone + PartialEq + Debug;
    type Action: Copy + PartialEq + Debug;
    type Event: Clone + PartialEq + Debug;
    /// Why an action is refused, with what a helpful sentence needs.
    type Illegal: Clone + PartialEq + Debug;
    type Outcome: Clone + PartialEq + Debug;

    fn start(setup: &Self::Setup, seed: Seed) -> Self::State;

    /// Visits everything that anybody may do now.
    fn each_legal(state: &Self::State, visit: &mut impl FnMut(Self::Action));

    /// Checks, then applies; the given state is never touched.
    fn apply(
        state: &Self::State,
        action: Self::Action,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<Self::State, Self::Illegal>;

    /// How the game ended, once it has.
    fn outcome(state: &Self::State) -> Option<Self::Outcome>;

    /// Whether this event shows something that was hidden before.
    fn reveals(event: &Self::Event) -> bool;

    fn pack_setup(setup: &Self::Setup, into: &mut Packer);

    /// Reads what [`Game::pack_setup`] wrote; `None` for what is no set-up of this game.
    fn unpack_setup(from: &mut Unpacker) -> Option<Self::Setup>;

    /// How likely an action is, relative to the other legal ones: likely actions take less room in a link.
    /// Belongs to the rules version, like the order of the list.
    fn weight(_state: &Self::State, _action: Self::Action) -> u16 {
        1
    }

    /// Everything that anybody may do now, as a list.
    fn legal(state: &Self::State) -> Vec<Self::Action> {
        let mut found = Vec::new();
        Self::each_legal(state, &mut |action| found.push(action));
        found
    }

    /// Applies an action and keeps the story.
    fn step(state: &Self::State, action: Self::Action) -> Result<Step<Self>, Self::Illegal> {
        let mut events = Vec::new();
        let state = Self::apply(state, action, &mut events)?;
        Ok(Step { state, events })
    }
}
