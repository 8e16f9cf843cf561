//! What is said about refusals.

use std::collections::HashSet;

use super::{BOTH, assert_said, assert_sentence, dealt, each_moment, kind, named, unnamed};
use crate::games::island::{
    Action, Illegal, Island as Rules, Outcome, Phase, Resume, Role, Seat, SetupError, State, Tile, Treasure,
    check,
};
use crate::kernel::{Refused, SeedError};
use crate::words::island::{EN, NL};

/// What random games do not bring, or not often enough.
fn rare(state: &State) -> Vec<Illegal> {
    let who = state.who(Seat::First);
    let phases = [
        Phase::Act { left: 3 },
        Phase::Draw,
        Phase::Flood { left: 1 },
        Phase::Flood { left: 2 },
        Phase::Discard { who: Seat::Second, then: Resume::Draw },
        Phase::Swim { left: 1 },
        Phase::Over(Outcome::Won),
    ];
    let mut all: Vec<Illegal> = phases.map(Illegal::NotNow).into();
    all.extend(Treasure::ALL.map(Illegal::AlreadyCaptured));
    all.extend([0, 1, 3].map(|held| Illegal::NeedsFour { treasure: Treasure::Fire, held }));
    all.extend([0, 3].map(|captured| Illegal::TreasuresMissing { captured }));
    all.extend(Tile::ALL.map(Illegal::Sunk));
    all.extend(Tile::ALL.map(Illegal::NotFlooded));
    for seated in [false, true] {
        all.extend(Role::ALL.map(|role| Illegal::OnlyOnTurnOf { role, seated }));
    }
    all.extend([Illegal::OnlyLiftSaves(who), Illegal::MustSwim(who), Illegal::NotAtLanding(who)]);
    all
}

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    let (mut kinds, mut seen) = (HashSet::new(), HashSet::new());
    let mut hear = |state: &State, illegal: Illegal| {
        // The same refusal sounds the same at the same table.
        let table = (state.players(), Seat::ALL.map(|seat| state.role(seat)));
        if seen.insert(format!("{table:?} {illegal:?}")) {
            kinds.insert(kind(&illegal));
            assert_said(state, |words, cast| words.refusals.illegal(cast, &illegal));
        }
    };
    rare(&dealt(2)).into_iter().for_each(|illegal| hear(&dealt(2), illegal));
    let mut moment = 0;
    each_moment(24, |state, _| {
        moment += 1;
        if moment % 7 == 0 || state.outcome().is_some() {
            Action::universe().filter_map(|action| check(state, action).err()).for_each(|e| hear(state, e));
        }
    });
    assert_eq!(kinds.len(), 27, "{kinds:?}");
}

#[test]
fn refusals_say_what_would_help() {
    let state = dealt(2);
    let cast = named(&state);
    let said = |illegal: Illegal| BOTH.map(|words| words.refusals.illegal(&cast, &illegal));
    let [en, nl] = said(Illegal::NeedsFour { treasure: Treasure::Fire, held: 3 });
    assert_eq!(en, "You hold 3 of the 4 Crystal of Fire cards that this takes.");
    assert_eq!(nl, "Je hebt 3 van de 4 kaarten Kristal van het Vuur die hiervoor nodig zijn.");
    let [en, nl] = said(Illegal::Sunk(Tile::CliffsOfAbandon));
    assert_eq!(
        (en.as_str(), nl.as_str()),
        ("Cliffs of Abandon have sunk.", "De Verlaten Kliffen zijn gezonken.")
    );
    let [en, _] = said(Illegal::WrongSite { treasure: Treasure::Earth, tile: Tile::GoldGate });
    assert_eq!(
        en,
        "The Earth Stone can be captured on Temple of the Moon or Temple of the Sun, not on Gold Gate."
    );
    let [en, nl] = said(Illegal::OnlyOnTurnOf { role: Role::Navigator, seated: true });
    assert_eq!(en, "Only the Navigator can move others, and it is not the Navigator’s turn.");
    assert_eq!(nl, "Alleen de Navigator kan anderen verplaatsen, en de Navigator is niet aan de beurt.");
}

#[test]
fn a_game_that_was_given_up_says_so() {
    let cast = unnamed(&dealt(2));
    let texts = BOTH.map(|words| words.refusals.refused(&cast, &Refused::<Rules>::GivenUp));
    texts.iter().for_each(|text| assert_sentence(text));
    assert_ne!(texts[0], texts[1]);
    let over = Refused::<Rules>::Illegal(Illegal::Over);
    assert_eq!(EN.refusals.refused(&cast, &over), EN.refusals.illegal(&cast, &Illegal::Over));
}

#[test]
fn a_code_or_a_table_that_will_not_do_is_explained() {
    let codes = [
        SeedError::Empty,
        SeedError::TooShort(4),
        SeedError::TooLong(12),
        SeedError::Unknown('?'),
        SeedError::Typo,
    ];
    for error in codes {
        let (en, nl) = (EN.refusals.seed(&error), NL.refusals.seed(&error));
        [&en, &nl].into_iter().for_each(|text| assert_sentence(text));
        assert_ne!(en, nl);
    }
    let tables = [0, 1, 5].map(SetupError::Players).into_iter().chain(Role::ALL.map(SetupError::Twice));
    for error in tables {
        let (en, nl) = (EN.refusals.setup(&error), NL.refusals.setup(&error));
        [&en, &nl].into_iter().for_each(|text| assert_sentence(text));
        assert_ne!(en, nl);
    }
    assert_eq!(EN.refusals.seed(&SeedError::TooShort(4)), "A code has 8 characters; this one has 4.");
}
