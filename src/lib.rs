//! Castaway: cooperative board games in any browser.
//!
//! ```text
//!  Setup + Seed ──► State ──legal()──► choices ──► a person or a bot picks an Action
//!                     ▲                                    │
//!                     └────────── apply(State, Action) ◄───┘──► Events
//! ```
//!
//! The rooms of the house, each knowing only those below it:
//!
//! | room | what lives there |
//! | --- | --- |
//! | `app` | the page: routes, pages, widgets, the failure screen (feature `app`) |
//! | `platform` | thin doors to the browser: storage, the document (feature `app`) |
//! | [`words`] | every text, in every language, checked by the compiler |
//! | [`share`] | what people send each other: games in addresses, addresses as squares |
//! | [`save`] | games that are never lost: the shelf, its texts, export and import |
//! | [`settings`] | what a player prefers |
//! | [`bots`] | players that choose for themselves |
//! | [`games`] | the rules of each game, pure |
//! | [`kernel`] | what every game shares: chance, seeds, piles, records, replays, links |
//!
//! Built without the feature `app`, the library needs no browser: that is what keeps the rules pure.

#![forbid(unsafe_code)]

#[cfg(feature = "app")]
pub mod app;
pub mod bots;
pub mod games;
pub mod kernel;
#[cfg(feature = "app")]
pub mod platform;
pub mod save;
pub mod settings;
pub mod share;
pub mod words;
