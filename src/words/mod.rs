//! Every text a player reads, in every language: a struct per area, one constant per language, so that a
//! missing text does not compile.

pub mod about;
pub mod arrival;
pub mod ask;
pub mod boot;
pub mod common;
pub mod compare;
pub mod daily;
pub mod danger;
pub mod dates;
pub mod end;
pub mod home;
pub mod in_words;
pub mod island;
pub mod keys;
pub mod later;
pub mod new_game;
pub mod not_found;
pub mod replay;
pub mod settings;
pub mod share;
pub mod shelf;
pub mod statistics;
pub mod table;

use crate::settings::Lang;

/// All texts of one language: those it takes to play, and the way to the others.
pub struct Words {
    lang: Lang,
    pub table: table::Table,
    pub new_game: new_game::NewGame,
    pub end: end::End,
    pub ask: ask::Ask,
    pub common: common::Common,
    pub home: home::Home,
    pub island: island::Island,
    pub later: later::Later,
}

const EN: Words = Words {
    lang: Lang::En,
    table: table::EN,
    new_game: new_game::EN,
    end: end::EN,
    ask: ask::EN,
    common: common::EN,
    home: home::EN,
    island: island::EN,
    later: later::EN,
};

const NL: Words = Words {
    lang: Lang::Nl,
    table: table::NL,
    new_game: new_game::NL,
    end: end::NL,
    ask: ask::NL,
    common: common::NL,
    home: home::NL,
    island: island::NL,
    later: later::NL,
};

impl Lang {
    pub fn words(self) -> &'static Words {
        match self {
            Lang::En => &EN,
            Lang::Nl => &NL,
        }
    }
}

/// The texts of what comes later are asked for one area at a time: held in [`Words`] they would all be here from the
/// beginning, where `src/app/later.rs` cannot take them along.
macro_rules! later {
    ($($area:ident: $texts:ident),* $(,)?) => {
        impl Words {
            $(pub fn $area(&self) -> &'static $area::$texts {
                match self.lang {
                    Lang::En => &$area::EN,
                    Lang::Nl => &$area::NL,
                }
            })*
        }
    };
}

later! {
    about: About,
    arrival: Arrival,
    compare: Compare,
    daily: Daily,
    danger: Danger,
    dates: Dates,
    in_words: InWords,
    keys: Keys,
    not_found: NotFound,
    replay: Replay,
    settings: Settings,
    share: Share,
    shelf: Shelf,
    statistics: Statistics,
}
