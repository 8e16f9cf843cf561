//! Records as links: what goes in comes out, in as little room as its choices need.

use castaway::kernel::link::{self, LinkError, Unwritable};
use castaway::kernel::{Game, Record, Seed};

use crate::pearls::{Action, Pearls, Setup};
use crate::random::random_game;

#[test]
fn random_games_come_back_from_their_links() {
    for number in 0..20_000 {
        let (record, _) = random_game(number, 80);
        let text = link::encode(&record).expect("a played game can be written");
        assert_eq!(link::decode::<Pearls>(&text), Ok(record), "{text}");
        assert_eq!(link::cover(&text), Ok(link::Cover { game: Pearls::TAG, rules: Pearls::RULES }));
        assert_eq!(link::decode::<Pearls>(&format!(" {text}\n")), link::decode::<Pearls>(&text));
    }
}

/// The length is the sum over all choices of log₂(total / weight), not a bit more than rounding asks.
#[test]
fn a_link_is_as_short_as_its_choices() {
    for number in 0..2_000 {
        let (record, states) = random_game(number, 80);
        let mut bits = 16.0 + 7.0 * 29f64.log2() + 24f64.log2() + 2.0;
        let digits = (usize::BITS - record.actions.len().leading_zeros()) as f64;
        bits += 13f64.log2() + (digits - 1.0).max(0.0);
        for (state, action) in states.iter().zip(&record.actions) {
            let legal = Pearls::legal(state);
            let total: f64 = legal.iter().map(|a| f64::from(Pearls::weight(state, *a))).sum();
            bits += (total / f64::from(Pearls::weight(state, *action))).log2();
        }
        let text = link::encode(&record).unwrap();
        let room = 6.0 * (text.len() - 5) as f64;
        // One character of rounding, and what unequal weights lose while the number is small.
        assert!(room <= bits + 8.0, "{room} bits for {bits:.1}: {text}");
    }
}

#[test]
fn what_cannot_be_written_says_why() {
    let mut record = Record::<Pearls>::new(Setup::new(2, 3).unwrap(), Seed::from_random(1));
    record.actions = vec![Action::Lead(1), Action::Surface];
    assert_eq!(link::encode(&record), Err(Unwritable::Illegal { at: 1 }));
    record.actions = [Action::Lead(1), Action::Lead(0)].repeat(2048);
    assert_eq!(link::encode(&record), Err(Unwritable::TooManyActions));
}

#[test]
fn the_longest_record_still_fits() {
    let mut record = Record::<Pearls>::new(Setup::new(2, 3).unwrap(), Seed::from_random(1));
    record.actions = [Action::Lead(1), Action::Lead(0)].repeat(2048);
    record.actions.pop();
    assert_eq!(record.actions.len(), link::MAX_ACTIONS as usize);
    let text = link::encode(&record).unwrap();
    assert!(text.len() <= link::MAX_LENGTH, "{}", text.len());
    assert_eq!(link::decode::<Pearls>(&text), Ok(record));
}

#[test]
fn every_single_changed_character_is_noticed() {
    let (record, _) = random_game(7, 80);
    let text = link::encode(&record).unwrap();
    for at in 0..text.len() {
        for other in ['A', 'b', '7', '-', '_', ' ', '%', 'é'] {
            let mut changed: Vec<char> = text.chars().collect();
            if changed[at] == other {
                continue;
            }
            changed[at] = other;
            let changed: String = changed.into_iter().collect();
            assert!(link::decode::<Pearls>(&changed).is_err(), "{changed}");
        }
        assert!(link::decode::<Pearls>(&text[..at]).is_err(), "cut at {at}");
    }
    assert!(matches!(link::decode::<Pearls>(&format!("{text}A")), Err(LinkError::Damaged)));
}
