//! One file per page.

mod about;
mod home;
mod not_found;
mod settings;

pub use about::About;
pub use home::Home;
pub use not_found::NotFound;
pub use settings::Settings;
