//! Names, and who bears them.

use std::collections::HashSet;

use super::{BOTH, dealt, named, unnamed};
use crate::games::island::{Card, Difficulty, Role, Seat, Shape, Tile, Treasure};
use crate::words::island::{Cast, EN, NL, Names};

fn assert_apart(names: Vec<String>) {
    let apart: HashSet<&String> = names.iter().collect();
    assert_eq!(apart.len(), names.len(), "{names:?}");
    for name in &names {
        assert!(!name.is_empty() && name.trim() == name && !name.contains('\''), "{name:?}");
    }
}

#[test]
fn a_card_carries_its_own_name_wherever_it_breaks() {
    for names in [&EN.names, &NL.names] {
        for card in Card::ALL {
            assert_eq!(names.on_card(card).replace('\u{ad}', ""), names.card(card));
        }
    }
}

#[test]
fn no_two_things_of_a_kind_share_a_name() {
    let own = |name: &'static str| name.to_owned();
    for words in BOTH.map(|words| &words.names) {
        assert_apart(Tile::ALL.map(|tile| own(words.tile(tile))).into());
        assert_apart(Role::ALL.map(|role| own(words.role(role))).into());
        assert_apart(Role::ALL.map(|role| own(words.power(role))).into());
        assert_apart(Treasure::ALL.map(|treasure| own(words.treasure(treasure))).into());
        assert_apart(Card::ALL.map(|card| own(words.card(card))).into());
        assert_apart(Shape::ALL.map(|shape| own(words.shape(shape))).into());
        assert_apart(Difficulty::ALL.map(|difficulty| own(words.difficulty(difficulty))).into());
        assert_apart(Tile::ALL.map(|tile| words.the_tile(tile)).into());
        assert_apart(Treasure::ALL.map(|treasure| words.the_treasure(treasure)).into());
    }
}

#[test]
fn powers_are_sentences_and_cards_are_called_like_their_treasures() {
    for words in BOTH.map(|words| &words.names) {
        Role::ALL.into_iter().for_each(|role| super::assert_sentence(words.power(role)));
        for treasure in Treasure::ALL {
            assert_eq!(words.card(treasure.into()), words.treasure(treasure));
        }
    }
}

#[test]
fn only_the_landing_and_loan_words_are_called_alike_in_both_languages() {
    let same = |name: fn(&Names, usize) -> &'static str, count: usize| {
        (0..count)
            .map(|n| name(&EN.names, n))
            .zip((0..count).map(|n| name(&NL.names, n)))
            .filter(|(en, nl)| en == nl)
            .map(|(en, _)| en)
            .collect::<Vec<_>>()
    };
    assert_eq!(same(|words, n| words.tile(Tile::ALL[n]), 24), ["Fools’ Landing"]);
    assert_eq!(same(|words, n| words.role(Role::ALL[n]), 6), ["Navigator"]);
    assert_eq!(same(|words, n| words.card(Card::ALL[n]), 7), Vec::<&str>::new());
    assert_eq!(same(|words, n| words.shape(Shape::ALL[n]), 12), Vec::<&str>::new());
    assert_eq!(same(|words, n| words.difficulty(Difficulty::ALL[n]), 4), ["Elite"]);
}

#[test]
fn who_gave_a_name_bears_it_and_the_others_their_adventurers() {
    let state = dealt(2);
    let role = |seat| state.role(seat);
    let cast = Cast::new(&state, ["  Mara\t van  Dijk ", "", " \u{a0} ", "İnes"].map(str::to_owned));
    let name = |seat| cast.name(&NL.names, cast.who(seat));
    assert_eq!(name(Seat::First), "Mara van Dijk");
    assert_eq!(name(Seat::Second), NL.names.the_role(role(Seat::Second)));
    assert_eq!(cast.given(Seat::Third), None, "spaces are no name");
    assert_eq!(name(Seat::Fourth), "İnes");
}

#[test]
fn a_crew_is_listed_in_words() {
    let state = dealt(2);
    let all = Seat::ALL.map(|seat| state.who(seat));
    assert_eq!(named(&state).names(&EN.names, all), "Mara, Teo, Ines and Jonas");
    assert_eq!(named(&state).names(&NL.names, all), "Mara, Teo, Ines en Jonas");
    let [one, other, ..] = all.map(|who| EN.names.the_role(who.role));
    assert_eq!(unnamed(&state).names(&EN.names, [all[0], all[1]]), format!("{one} and {other}"));
}
