//! Texts that nobody should send to the lab: each is read or refused, and what is read can be played.

use castaway::bots::random::Random;
use castaway::games::island::{Island, State, notation, transcript};
use castaway::kernel::{Game, link};

use crate::properties::random_game;

const TEXTS: u64 = 60_000;

type Dice = Random<Island>;

/// Words of positions, actions and records, and some that are none.
const WORDS: &str = "shape: tiles: seat: turn: phase: water: captured: used: treasure: treasure-discards: \
    flood: flood-discards: chance: game: difficulty: seats: seed: actions: FL CE~ TM- XX FL~~ * | 0 1 2 3 5 6 \
    10 11 12 13 255 256 -1 99999999999 act draw flood discard swim over won skull landing sites drowned flight \
    Diver Pilot Explorer Engineer Navigator Messenger diver Fire Wind Earth Water Lift Sandbags Rise a1 c1 c3 \
    f4 j3 a0 z9 é3 00YK-PN56 0000-0000 move fly shore-up give capture lift lift-off sandbags Diver+Pilot + ++ \
    : :: \u{202e} 🏝 novice island ?";

pub fn mutated(text: &str, dice: &mut Dice) -> String {
    let vocabulary: Vec<&str> = WORDS.split_whitespace().collect();
    let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(words.len().max(1));
        let other = vocabulary[dice.below(vocabulary.len())].to_owned();
        match (dice.below(7), words.get(at).cloned()) {
            (0, Some(_)) => words[at] = other,
            (1, Some(_)) => words.insert(at, other),
            (2, Some(_)) => drop(words.remove(at)),
            (3, Some(word)) => words.insert(at, word),
            (4, Some(_)) => {
                let with = dice.below(words.len());
                words.swap(at, with);
            }
            (5, Some(word)) => {
                // Inside a word.
                let mut letters: Vec<char> = word.chars().collect();
                let place = dice.below(letters.len().max(1));
                letters.insert(place.min(letters.len()), char::from(32 + dice.below(95) as u8));
                words[at] = letters.into_iter().collect();
            }
            _ => words.truncate(at),
        }
    }
    words.join(" ")
}

#[test]
pub fn mutated_positions_are_read_or_refused_and_what_is_read_can_be_played() {
    let mut dice = Dice::new(1);
    let samples: Vec<State> = (0..150).flat_map(|number| random_game(number).1).step_by(17).collect();
    let (mut read, mut refused) = (0, std::collections::BTreeSet::new());
    for number in 0..TEXTS {
        let sample = samples[number as usize % samples.len()];
        let text = mutated(&sample.to_string(), &mut dice);
        match text.parse::<State>() {
            Ok(mut state) => {
                read += 1;
                assert_eq!(state.sound(), Ok(()));
                assert_eq!(state.to_string().parse(), Ok(state), "{text}");
                Dice::new(number).finish(&mut state);
                assert_eq!(state.sound(), Ok(()), "played on from {text}");
                assert!(state.outcome().is_some());
            }
            Err(error) => {
                let line = error.to_string();
                assert!(!line.contains('\n'), "{line}");
                refused.insert(format!("{error:?}").split([' ', '(']).take(2).collect::<String>());
            }
        }
    }
    assert!(read > TEXTS / 100, "{read} were read");
    assert!(refused.len() > 20, "{refused:?}");
}

#[test]
pub fn mutated_actions_are_read_or_refused() {
    let mut dice = Dice::new(2);
    let mut read = 0;
    for number in 0..400 {
        for state in random_game(number).1 {
            let legal = Island::legal(&state);
            let Some(action) = legal.get(dice.below(legal.len())) else { continue };
            let text = mutated(&notation::write(&state, *action), &mut dice);
            match notation::read(&state, &text) {
                Ok(action) => {
                    read += 1;
                    assert_eq!(Island::apply(&state, action, &mut ()).is_ok(), legal.contains(&action));
                }
                Err(error) => assert!(!error.to_string().contains('\n')),
            }
        }
    }
    assert!(read > 1000, "{read}");
}

#[test]
pub fn mutated_records_are_read_or_refused_and_whole_ones_come_back() {
    let mut dice = Dice::new(3);
    for number in 0..3_000 {
        let (record, _) = random_game(number);
        let text = transcript::write(&record);
        assert_eq!(transcript::read(&text).as_ref(), Ok(&record));
        if let Ok(other) = transcript::read(&mutated(&text, &mut dice)) {
            assert!(link::encode(&other).is_ok());
        }
    }
}

#[test]
pub fn mutated_links_are_read_or_refused() {
    let mut dice = Dice::new(4);
    for number in 0..3_000 {
        let text = link::encode(&random_game(number).0).unwrap();
        let at = dice.below(text.len());
        let mut bytes = text.into_bytes();
        bytes[at] = b"ABCxyz019-_ "[dice.below(12)];
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(record) = link::decode::<Island>(&text) {
            assert_eq!(link::encode(&record).as_deref(), Ok(text.trim()));
        }
    }
}
