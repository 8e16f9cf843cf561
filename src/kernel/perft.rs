//! Counting everything that can be done in so many steps: one number that notices any change of the rules.

use super::game::Game;

/// How many different sequences of this many legal actions begin at a state.
///
/// Games that end earlier do not count, and chance is what the state holds, so the number is exact.
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    G::each_legal(state, &mut |action| {
        if depth == 1 {
            count += 1;
        } else if let Ok(next) = G::apply(state, action, &mut ()) {
            count += perft::<G>(&next, depth - 1);
        }
    });
    count
}
