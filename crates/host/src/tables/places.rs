//! The places of letters in the work arrays of active sets.

use std::collections::HashMap;
use std::sync::Mutex;

use zeshmem_mem::{Address, Segment};

/// Which of the two places in a `pSync` array the next letter to and from each PE has, by world number. Both PEs of a pair count
/// alike, since they go through the same exchanges.
#[derive(Default)]
pub(crate) struct Places(Mutex<HashMap<Array, Box<[bool]>>>);

/// A work array: whether it is static data, and its offset.
type Array = (bool, usize);

impl Places {
    /// The places of this exchange with up to `N` members of a set; the next exchange with them has the others.
    pub fn take<const N: usize>(
        &self,
        psync: Address,
        n_pes: usize,
        members: impl Iterator<Item = usize>,
    ) -> [bool; N] {
        let mut arrays = self.0.lock().expect("no panic while the table is locked");
        let key = (psync.segment == Segment::Static, psync.offset);
        let next = arrays.entry(key).or_insert_with(|| vec![false; n_pes].into());
        let mut places = [false; N];
        for (place, pe) in places.iter_mut().zip(members) {
            *place = next[pe];
            next[pe] = !*place;
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_alternate_by_array_and_pair() {
        let places = Places::default();
        let at = |offset| Address { segment: Segment::Host, offset };
        let take = |offset, members: [usize; 2]| places.take::<2>(at(offset), 4, members.into_iter());
        assert_eq!(take(64, [0, 1]), [false, false]);
        assert_eq!(take(64, [1, 3]), [true, false]);
        assert_eq!(take(128, [0, 1]), [false, false]);
        assert_eq!(take(64, [0, 3]), [true, true]);
        let in_statics = Address { segment: Segment::Static, offset: 64 };
        assert_eq!(places.take::<2>(in_statics, 4, [0, 3].into_iter()), [false, false]);
    }
}
