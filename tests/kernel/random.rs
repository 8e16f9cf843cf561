//! Games of Pearls played at random.

use castaway::kernel::{Game, Record, Rng, Seed};

use crate::pearls::{Pearls, Setup, State};

/// A game played at random: the record and the states it went through, start and end included.
pub fn random_game(number: u64, most: usize) -> (Record<Pearls>, Vec<State>) {
    let mut chance = Rng::new(Seed::from_random(number), 1);
    let setup = Setup::new(1 + chance.below(3) as u8, 3 + chance.below(4) as u8).expect("in range");
    let seed = Seed::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut record = Record::<Pearls>::new(setup, seed);
    let mut states = vec![Pearls::start(&setup, seed)];
    for _ in 0..most {
        let state = states[states.len() - 1];
        let legal = Pearls::legal(&state);
        if legal.is_empty() {
            break;
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        record.actions.push(action);
        states.push(Pearls::apply(&state, action, &mut ()).expect("a listed action applies"));
    }
    record.assisted = chance.below(4) == 0;
    record.given_up = Pearls::outcome(&states[states.len() - 1]).is_none() && chance.below(2) == 0;
    (record, states)
}
