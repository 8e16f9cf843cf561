//! The pages as typed addresses behind the `#`: a static site under any path needs no more.

use core::fmt;

use crate::kernel::Day;
use crate::save::Id;
use crate::share::Purpose;

/// What stands before the id of a game.
const TABLE: &str = "/island/table/";
const REPLAY: &str = "/island/replay/";
const COMPARE: &str = "/island/compare/";
const DAILY: &str = "/daily";

/// Where the player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    Home,
    Settings,
    About,
    Shelf,
    Statistics,
    /// Setting up Forbidden Island.
    NewGame,
    /// A game of Forbidden Island on the shelf.
    Table(Id),
    /// Watching a game on the shelf.
    Replay(Id),
    /// A game on the shelf beside the one it was to beat.
    Compare(Id),
    /// The daily island, of today or of another day.
    Daily(Option<Day>),
    /// A game that somebody sent: what for, and the rest of the address as it arrived.
    Letter(Purpose, String),
    /// An address that leads nowhere, as it arrived.
    Unknown(String),
}

impl Route {
    /// Reads what follows the `#`. Everything is an address; most lead nowhere.
    pub fn parse(fragment: &str) -> Route {
        match fragment {
            "" | "/" => Route::Home,
            "/settings" => Route::Settings,
            "/about" => Route::About,
            "/shelf" => Route::Shelf,
            "/statistics" => Route::Statistics,
            "/island/new" => Route::NewGame,
            DAILY => Route::Daily(None),
            other => Route::parse_deep(other).unwrap_or_else(|| Route::Unknown(other.to_owned())),
        }
    }

    /// Addresses that hold more than the name of a page.
    fn parse_deep(fragment: &str) -> Option<Route> {
        let id = |page: &str| fragment.strip_prefix(page)?.parse::<Id>().ok();
        let day = || fragment.strip_prefix(DAILY)?.strip_prefix('/')?.parse::<Day>().ok();
        let letter = || Purpose::of(fragment).map(|(purpose, tail)| Route::Letter(purpose, tail.to_owned()));
        id(TABLE)
            .map(Route::Table)
            .or_else(|| id(REPLAY).map(Route::Replay))
            .or_else(|| id(COMPARE).map(Route::Compare))
            .or_else(|| day().map(|day| Route::Daily(Some(day))))
            .or_else(letter)
    }

    /// Whether the page is a table, which brings its own frame.
    pub fn is_table(&self) -> bool {
        matches!(self, Route::Table(_) | Route::Replay(_) | Route::Letter(Purpose::Watch, _))
    }

    /// The address for a link.
    pub fn href(&self) -> String {
        format!("#{self}")
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Route::Home => "/",
            Route::Settings => "/settings",
            Route::About => "/about",
            Route::Shelf => "/shelf",
            Route::Statistics => "/statistics",
            Route::NewGame => "/island/new",
            Route::Table(id) => return write!(f, "{TABLE}{id}"),
            Route::Replay(id) => return write!(f, "{REPLAY}{id}"),
            Route::Compare(id) => return write!(f, "{COMPARE}{id}"),
            Route::Daily(None) => DAILY,
            Route::Daily(Some(day)) => return write!(f, "{DAILY}/{day}"),
            Route::Letter(purpose, tail) => return write!(f, "/{}/{tail}", purpose.word()),
            Route::Unknown(address) => address,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_page_comes_back_from_its_address() {
        let id = Id::from_random(20_261_117);
        let day = "2026-11-17".parse().ok();
        let plain =
            [Route::Home, Route::Settings, Route::About, Route::Shelf, Route::Statistics, Route::NewGame];
        let deep =
            [Route::Table(id), Route::Replay(id), Route::Compare(id), Route::Daily(None), Route::Daily(day)];
        let letter = |purpose| Route::Letter(purpose, "1snl86W0HkVAEB/Zo%C3%AB".to_owned());
        for route in plain.into_iter().chain(deep).chain(Purpose::ALL.map(letter)) {
            assert_eq!(Route::parse(&route.to_string()), route);
        }
        assert_eq!(Route::parse(""), Route::Home);
    }

    proptest! {
        #[test]
        fn any_address_is_a_page_and_stays_the_same_page(text in "/?((play|watch|go-on|beat|daily|island/replay)/)?[a-z/#%éA-Z0-9-]{0,20}") {
            let route = Route::parse(&text);
            prop_assert_eq!(Route::parse(&route.to_string()), route);
        }
    }
}
