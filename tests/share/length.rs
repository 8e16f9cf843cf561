//! How long the link of a whole game is.

use castaway::share::{Letter, Purpose};

use crate::game;

const GAMES: u64 = 10_000;

#[test]
fn the_link_of_a_whole_game_is_short() {
    let length = |number| Letter::new(Purpose::Watch, game(number, 9999).into(), "").write().unwrap().len();
    let mut lengths: Vec<usize> = (0..GAMES).map(length).collect();
    lengths.sort_unstable();
    let at = |share: usize| lengths[(lengths.len() - 1) * share / 100];
    let (median, most) = (at(50), at(100));
    println!(
        "{GAMES} games: median {median}, 90 % within {}, 99 % within {}, longest {most}",
        at(90),
        at(99)
    );
    assert!(median <= 300, "half of the links are longer than {median}");
    assert!(most <= 1500, "a link has {most} characters");
}
