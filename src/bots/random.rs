//! A player who does anything that is legal, as likely as anything else.

use crate::kernel::Game;

/// Plays whole games at random: the yardstick of engines, and a source of odd positions.
///
/// It has its own small generator (SplitMix64), because a fresh block of a game's stream for every choice
/// would cost more than the choice.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    word: u64,
    options: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    pub fn new(number: u64) -> Self {
        Random { word: number, options: Vec::new() }
    }

    /// One of the legal actions; `None` once the game has ended.
    pub fn choose(&mut self, state: &G::State) -> Option<G::Action> {
        self.options.clear();
        G::each_legal(state, &mut |action| self.options.push(action));
        let place = self.below(self.options.len());
        self.options.get(place).copied()
    }

    /// Plays a game to its end and says how many actions that took.
    pub fn finish(&mut self, state: &mut G::State) -> u32 {
        let mut actions = 0;
        while let Some(action) = self.choose(state) {
            // What is listed applies; if it ever did not, the game would stop here rather than spin.
            let Ok(next) = G::apply(state, action, &mut ()) else { break };
            *state = next;
            actions += 1;
        }
        actions
    }

    /// A number below `n`, even enough for small ones; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.word = self.word.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.word;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (((mixed >> 32) * n as u64) >> 32) as usize
    }
}
