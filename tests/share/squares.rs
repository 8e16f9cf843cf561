//! Squares are read by a reader that is not ours.

use castaway::share::{Letter, Purpose, Square};

use crate::game;

/// Pixels of a picture for each dot.
const SCALE: usize = 3;

fn photographed(square: &Square) -> String {
    let side = square.side() as usize * SCALE;
    let dark = |x: usize, y: usize| square.is_dark((x / SCALE) as u32, (y / SCALE) as u32);
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| if dark(x, y) { 0 } else { 255 });
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

#[test]
fn every_kind_of_link_is_read_back_from_its_square() {
    for (number, purpose) in (0..12).zip(Purpose::ALL.into_iter().cycle()) {
        let letter = Letter::new(purpose, game(number, 9999).into(), "Zoë & co.");
        let link = format!("https://castaway.example/some/where/#{}", letter.write().unwrap());
        assert_eq!(photographed(&Square::of(&link).unwrap()), link);
    }
}

#[test]
fn the_drawing_shows_the_same_dots() {
    let square = Square::of("https://castaway.example/#/play/1snl86W0HkVAEB").unwrap();
    let dark = (0..square.side()).flat_map(|y| (0..square.side()).map(move |x| (x, y)));
    let dark = dark.filter(|(x, y)| square.is_dark(*x, *y)).count();
    let runs = square.path();
    let drawn: usize =
        runs.split('h').skip(1).filter_map(|run| run.split('v').next()?.parse::<usize>().ok()).sum();
    assert_eq!(drawn, dark);
    assert!(!square.is_dark(0, 0) && !square.is_dark(9999, 0) && square.is_dark(4, 4));
}

#[test]
fn a_text_too_long_for_any_square_has_none() {
    assert_eq!(Square::of(&"x".repeat(5000)), None);
}
