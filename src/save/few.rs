//! A map as a list in order: the library's tree would weigh more in the page than all that is ever looked up here.

use core::borrow::Borrow;

#[derive(Debug)]
pub(super) struct Few<K, V>(Vec<(K, V)>);

impl<K, V> Default for Few<K, V> {
    fn default() -> Few<K, V> {
        Few(Vec::new())
    }
}

impl<K: Ord, V> Few<K, V> {
    /// Where something is, or would be.
    fn place<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0.binary_search_by(|(known, _)| known.borrow().cmp(key))
    }

    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|at| &self.0[at].1)
    }

    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.place(key).ok().map(|at| &mut self.0[at].1)
    }

    pub fn has(&self, key: &K) -> bool {
        self.place(key).is_ok()
    }

    /// Puts something in, in place of what was there.
    pub fn insert(&mut self, key: K, value: V) {
        match self.place(&key) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (key, value)),
        }
    }

    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|at| self.0.remove(at).1)
    }

    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.iter().map(|(key, _)| key)
    }

    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    pub fn in_order(self) -> impl Iterator<Item = (K, V)> {
        self.0.into_iter()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_is_a_map(steps in prop::collection::vec((0_u8..12, any::<Option<u8>>()), 0..60)) {
            let (mut few, mut model) = (Few::default(), BTreeMap::new());
            for (key, value) in steps {
                match value {
                    Some(value) => {
                        few.insert(key, value);
                        model.insert(key, value);
                    }
                    None => prop_assert_eq!(few.remove(&key), model.remove(&key)),
                }
                prop_assert_eq!(few.get(&key), model.get(&key));
                prop_assert_eq!(few.has(&key), model.contains_key(&key));
                prop_assert!(few.keys().eq(model.keys()) && few.values().eq(model.values()));
                prop_assert_eq!(few.is_empty(), model.is_empty());
            }
        }
    }
}
