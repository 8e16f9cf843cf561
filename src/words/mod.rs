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

/// All texts of one language.
pub struct Words {
    pub table: table::Table,
    pub new_game: new_game::NewGame,
    pub keys: keys::Keys,
    pub in_words: in_words::InWords,
    pub end: end::End,
    pub danger: danger::Danger,
    pub ask: ask::Ask,
    pub share: share::Share,
    pub replay: replay::Replay,
    pub daily: daily::Daily,
    pub compare: compare::Compare,
    pub arrival: arrival::Arrival,
    pub about: about::About,
    pub common: common::Common,
    pub home: home::Home,
    pub island: island::Island,
    pub later: later::Later,
    pub not_found: not_found::NotFound,
    pub settings: settings::Settings,
    pub shelf: shelf::Shelf,
    pub statistics: statistics::Statistics,
    pub dates: dates::Dates,
}

const EN: Words = Words {
    table: table::EN,
    new_game: new_game::EN,
    keys: keys::EN,
    in_words: in_words::EN,
    end: end::EN,
    danger: danger::EN,
    ask: ask::EN,
    share: share::EN,
    replay: replay::EN,
    daily: daily::EN,
    compare: compare::EN,
    arrival: arrival::EN,
    about: about::EN,
    common: common::EN,
    home: home::EN,
    island: island::EN,
    later: later::EN,
    not_found: not_found::EN,
    settings: settings::EN,
    shelf: shelf::EN,
    statistics: statistics::EN,
    dates: dates::EN,
};

const NL: Words = Words {
    table: table::NL,
    new_game: new_game::NL,
    keys: keys::NL,
    in_words: in_words::NL,
    end: end::NL,
    danger: danger::NL,
    ask: ask::NL,
    share: share::NL,
    replay: replay::NL,
    daily: daily::NL,
    compare: compare::NL,
    arrival: arrival::NL,
    about: about::NL,
    common: common::NL,
    home: home::NL,
    island: island::NL,
    later: later::NL,
    not_found: not_found::NL,
    settings: settings::NL,
    shelf: shelf::NL,
    statistics: statistics::NL,
    dates: dates::NL,
};

impl Lang {
    pub fn words(self) -> &'static Words {
        match self {
            Lang::En => &EN,
            Lang::Nl => &NL,
        }
    }
}
