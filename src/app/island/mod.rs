//! Forbidden Island on the screen: the table and everything on it, and setting up a game.
//!
//! `pick` and `ask` are headless: what is picked so far, what that lights up, what is asked. `session` is the one
//! place where an action meets a signal. Everything else draws.

mod arrival;
pub mod art;
mod ask;
mod board;
mod broken;
mod choices;
mod compare;
mod crew;
mod curve;
mod daily;
mod danger;
mod dock;
mod end;
mod face;
mod film;
mod focus;
mod hand;
mod header;
mod in_words;
mod keep;
mod keys;
mod log;
mod mini_map;
mod motion;
mod new_game;
mod pace;
mod panels;
mod pick;
#[cfg(test)]
mod reachable;
mod rise;
mod session;
mod share;
mod shoals;
mod sound;
mod speech;
mod status;
mod supply;
mod table;
mod tabs;
mod tile;
mod tongue;
mod treasures;
mod watch;
mod why;

pub use arrival::Arrived;
pub use compare::Compare;
pub use daily::Daily;
pub use danger::DangerPanel;
pub use end::HowItWent;
pub use mini_map::mini_map;
pub use new_game::NewGame;
pub use panels::LaterPanel;
pub use session::{Panel, use_session};
pub use table::Table;
pub use watch::Watch;
