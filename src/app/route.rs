//! The pages as typed addresses behind the `#`: a static site under any path needs no more.

use core::fmt;

use crate::save::Id;

/// What stands before the id of a game.
const TABLE: &str = "/island/table/";

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
            other => match other.strip_prefix(TABLE).and_then(|id| id.parse().ok()) {
                Some(id) => Route::Table(id),
                None => Route::Unknown(other.to_owned()),
            },
        }
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
        let table = Route::Table(Id::from_random(20_261_117));
        let pages =
            [Route::Home, Route::Settings, Route::About, Route::Shelf, Route::Statistics, Route::NewGame];
        for route in pages.into_iter().chain([table]) {
            assert_eq!(Route::parse(&route.to_string()), route);
        }
        assert_eq!(Route::parse(""), Route::Home);
    }

    proptest! {
        #[test]
        fn any_address_is_a_page_and_stays_the_same_page(text in "/?[a-z/#%éA-Z0-9-]{0,20}") {
            let route = Route::parse(&text);
            prop_assert_eq!(Route::parse(&route.to_string()), route);
        }
    }
}
