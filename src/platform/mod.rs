//! Thin doors to the browser, each as narrow as what the page needs.

pub mod chance;
pub mod clock;
pub mod files;
pub mod page;
pub mod send;
pub mod sound;
pub mod storage;
pub mod worker;
