//! The 24 spaces of an island, numbered in reading order whatever its shape, and sets of them as bits.

/// One of the 24 spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    pub const COUNT: usize = 24;

    pub const fn new(index: usize) -> Option<Place> {
        if index < Place::COUNT { Some(Place(index as u8)) } else { None }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Any of the spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Places(u32);

impl Places {
    pub const NONE: Places = Places(0);
    pub const ALL: Places = Places((1 << Place::COUNT) - 1);

    pub const fn of(place: Place) -> Places {
        Places(1 << place.0)
    }

    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, place: Place) -> Places {
        Places(self.0 | 1 << place.0)
    }

    #[must_use]
    pub const fn without(self, place: Place) -> Places {
        Places(self.0 & !(1 << place.0))
    }

    #[must_use]
    pub const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    #[must_use]
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = Iter;

    /// In reading order.
    fn into_iter(self) -> Iter {
        Iter(self.0)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Places::NONE, Places::with)
    }
}

/// The spaces of a set in reading order.
#[derive(Clone, Debug)]
pub struct Iter(u32);

impl Iterator for Iter {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Place(lowest as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

/// Two different spaces in reading order, so that a choice of two has one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(Place, Place);

impl Pair {
    pub fn new(one: Place, other: Place) -> Option<Pair> {
        (one != other).then(|| Pair(one.min(other), one.max(other)))
    }

    pub const fn places(self) -> [Place; 2] {
        [self.0, self.1]
    }
}
