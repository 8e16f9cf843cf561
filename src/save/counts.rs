//! Numbers by what they count, in its order: a short list, which is lighter than a tree and as quick for the few
//! kinds of things there are.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts<K, V>(Vec<(K, V)>);

impl<K, V> Default for Counts<K, V> {
    fn default() -> Self {
        Counts(Vec::new())
    }
}

impl<K: Ord + Copy, V: Default> Counts<K, V> {
    /// What is counted of this, from nothing on.
    pub(super) fn at(&mut self, key: K) -> &mut V {
        let at = self.0.partition_point(|(other, _)| *other < key);
        if self.0.get(at).is_none_or(|(other, _)| *other != key) {
            self.0.insert(at, (key, V::default()));
        }
        &mut self.0[at].1
    }

    pub fn get(&self, key: &K) -> Option<&V> {
        self.iter().find(|(other, _)| *other == *key).map(|(_, value)| value)
    }

    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        self.0.iter().map(|(key, value)| (*key, value))
    }

    pub fn keys(&self) -> impl Iterator<Item = K> {
        self.iter().map(|(key, _)| key)
    }

    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.iter().map(|(_, value)| value)
    }
}
