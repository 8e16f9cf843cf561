//! The kernel proven with a tiny game: golden vectors, records, undo, replays, links and hostile texts.

mod goldens;
mod hostile;
mod links;
mod pearls;
mod play;
mod random;
mod vectors;

#[test]
fn chance_gives_the_golden_vectors() {
    assert_eq!(vectors::chance(), goldens::CHANCE);
}

#[test]
fn links_of_every_format_still_open() {
    for (text, outcome) in goldens::GAMES {
        assert_eq!(vectors::game(text), outcome, "{text}");
    }
}
