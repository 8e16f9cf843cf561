//! Named texts that outlive the page, and a twin in memory for tests and for browsers that keep nothing.

use std::cell::RefCell;

use super::few::Few;

/// Why something was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// The browser lets this page store nothing: private window, strict setting, or no storage at all.
    Blocked,
    /// There is storage, but no room in it.
    Full,
}

pub trait Store {
    fn read(&self, key: &str) -> Option<String>;
    /// Keeps a text in place of what was there, or fails and leaves that as it is.
    fn write(&self, key: &str, text: &str) -> Result<(), NotKept>;
    fn remove(&self, key: &str);
    /// Every key that holds a text, in any order.
    fn keys(&self) -> Vec<String>;
}

/// Keeps things as long as the page is open.
#[derive(Debug, Default)]
pub struct Memory(RefCell<Few<String, String>>);

impl Store for Memory {
    fn read(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn write(&self, key: &str, text: &str) -> Result<(), NotKept> {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}
