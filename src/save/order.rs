//! Sorting by numbers: one sort for everything, since each type's own would weigh more in the page than all that
//! is sorted here ever will.

/// The items by their numbers, the smallest first.
pub(super) fn by_numbers<T>(items: Vec<T>, numbers: impl Fn(&T) -> (u64, u64)) -> Vec<T> {
    let keys = items.iter().map(numbers).enumerate().map(|(at, (one, other))| (one, other, at)).collect();
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    places(keys).into_iter().filter_map(|at| items[at].take()).collect()
}

/// One by one into its place: there are few, and the library's sort weighs more than the rest of the shelf's order.
#[inline(never)]
fn places(keys: Vec<(u64, u64, usize)>) -> Vec<usize> {
    let mut sorted = Vec::with_capacity(keys.len());
    for key in keys {
        sorted.insert(sorted.partition_point(|known| *known < key), key);
    }
    sorted.into_iter().map(|(_, _, at)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_stay_in_their_order() {
        let items = vec![("a", 2, 1), ("b", 1, 9), ("c", 2, 1), ("d", 2, 0), ("e", 0, 0)];
        let sorted = by_numbers(items, |(_, one, other)| (*one, *other));
        assert_eq!(sorted.iter().map(|(name, ..)| *name).collect::<String>(), "ebdac");
    }
}
