//! Parts that several pages use.

mod art;
mod choice;
mod dialog;
mod not_kept;
mod switch;
mod top_bar;

pub use art::{Icon, Picture, icon, picture};
pub use choice::Choice;
pub use dialog::{Dialog, DialogShape};
pub use not_kept::NotKeptNote;
pub use switch::Switch;
pub use top_bar::TopBar;
