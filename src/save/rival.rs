//! The game to beat: kept beside the one that was begun from somebody's challenge, under a key of its own.

use super::about::{escape, unescape};
use super::id::Id;
use super::shelf::{Shelf, key};
use super::store::NotKept;
use crate::games::AnyRecord;

const RIVAL: &str = "rival.";
const SEPARATOR: char = '.';

/// Somebody's game on the same island with the same cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Rival {
    pub record: AnyRecord,
    /// Empty if they put no name.
    pub name: String,
}

impl Shelf {
    /// Keeps the game to beat with the game that is played against it. Those of games that are gone go too.
    pub fn set_rival(&self, id: Id, rival: &Rival) -> Result<(), NotKept> {
        let keys = self.store.keys();
        let left = keys.iter().filter_map(|key| key.strip_prefix(RIVAL)?.parse::<Id>().ok());
        for gone in left.filter(|id| self.store.read(&key(*id)).is_none()) {
            self.store.remove(&rival_key(gone));
        }
        // A record that was read is one that can be written.
        let Ok(link) = rival.record.link() else { return Ok(()) };
        let name = escape(&rival.name);
        self.store.write(&rival_key(id), &format!("{link}{SEPARATOR}{name}"))
    }

    /// The game to beat, if there is one and it is of the same island.
    pub fn rival(&self, id: Id) -> Option<Rival> {
        let text = self.store.read(&rival_key(id))?;
        let (link, name) = text.split_once(SEPARATOR)?;
        Some(Rival { record: AnyRecord::from_link(link).ok()?, name: unescape(name)? })
    }
}

fn rival_key(id: Id) -> String {
    format!("{RIVAL}{id}")
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::games::island::{Difficulty, Island, Players, Setup, Shape};
    use crate::kernel::{Record, Seed};
    use crate::save::About;
    use crate::save::store::{Memory, Store};

    #[test]
    fn a_rival_comes_back_and_goes_with_its_game() {
        let store = Rc::new(Memory::default());
        let shelf = Shelf::new(store.clone(), 1);
        let setup = Setup::random(Players::Two, Difficulty::Elite, Shape::ForbiddenIsland);
        let record: AnyRecord = Record::<Island>::new(setup, Seed::from_random(5)).into();
        let rival = Rival { record: record.clone(), name: "Zoë & co. <b>".into() };
        let id = shelf.add(&About::new(0), &record, 7).unwrap();
        assert_eq!(shelf.rival(id), None);
        shelf.set_rival(id, &rival).unwrap();
        assert_eq!(shelf.rival(id), Some(rival.clone()));
        assert!(shelf.remove(id).is_some());
        let next = shelf.add(&About::new(0), &record, 8).unwrap();
        shelf.set_rival(next, &rival).unwrap();
        assert_eq!(shelf.rival(id), None);
        assert_eq!(store.keys().len(), 2);
    }

    #[test]
    fn damage_is_no_rival() {
        let store = Rc::new(Memory::default());
        let id = Id::from_random(3);
        for text in ["", ".", "1snl86W0HkVAEB", "1snl86W0HkVAE.", "1snl86W0HkVAEB.%F"] {
            store.write(&rival_key(id), text).unwrap();
            assert_eq!(Shelf::new(store.clone(), 1).rival(id), None, "{text}");
        }
    }
}
