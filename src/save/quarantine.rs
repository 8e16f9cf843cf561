//! Texts that cannot be read: moved aside untouched, so that they block nothing and nothing overwrites them.

use super::envelope::{self, Content, Salvage, Unreadable};
use super::few::Few;
use super::id::Id;
use super::shelf::{Shelf, key};
use super::store::NotKept;

const QUARANTINE: &str = "quarantine.";

/// A damaged text, as it was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Quarantined {
    pub(super) key: String,
    pub text: String,
    /// `None` if it can be read after all, by now.
    pub why: Option<Unreadable>,
    /// What can be read of it, to be looked at or to be added to the shelf.
    pub readable: Option<Salvage>,
}

impl Shelf {
    /// Moves a text aside: first the copy, then, once that is sure to be there, away with the original.
    pub(super) fn quarantine(&self, id: Id, text: String) -> Quarantined {
        let place = key(id);
        let key = match self.copy_aside(&format!("{QUARANTINE}{id}"), &text) {
            Ok(copy) => {
                // Another tab may have written a better text in the meantime.
                if self.store.read(&copy).as_ref() == Some(&text)
                    && self.store.read(&place).as_ref() == Some(&text)
                {
                    self.store.remove(&place);
                }
                copy
            }
            Err(_) => place,
        };
        describe(text, key)
    }

    /// Writes a text under the key, or under the first numbered one that is free, and says which.
    pub(super) fn copy_aside(&self, key: &str, text: &str) -> Result<String, NotKept> {
        let mut place = key.to_owned();
        for number in 2u32.. {
            match self.store.read(&place) {
                None => {
                    self.store.write(&place, text)?;
                    break;
                }
                Some(kept) if kept == text => break,
                Some(_) => place = format!("{key}.{number}"),
            }
        }
        Ok(place)
    }

    /// What was moved aside when this game was last looked for.
    pub(super) fn aside(&self, id: Id) -> Option<Quarantined> {
        let key = format!("{QUARANTINE}{id}");
        self.store.read(&key).map(|text| describe(text, key))
    }

    /// Every text that was moved aside.
    pub(super) fn quarantined(&self) -> Vec<Quarantined> {
        let mut found = Few::default();
        for key in self.store.keys().into_iter().filter(|key| key.starts_with(QUARANTINE)) {
            if let Some(text) = self.store.read(&key) {
                found.insert(key, text);
            }
        }
        found.in_order().map(|(key, text)| describe(text, key)).collect()
    }
}

fn describe(text: String, key: String) -> Quarantined {
    match envelope::open(&text) {
        Ok(Content { about, record, .. }) => {
            Quarantined { key, text, why: None, readable: Some(Salvage { about, record }) }
        }
        Err(why) => Quarantined { key, why: Some(why), readable: envelope::salvage(&text), text },
    }
}
