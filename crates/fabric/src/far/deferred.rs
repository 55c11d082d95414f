//! Gets of other PEs that wait until their answers find room.
//!
//! A get is a few bytes, and its answer up to 64 KiB: were all answered at once that many PEs ask of one, the answers would fill its
//! memory. So a PE answers as far as the network takes the answers, and keeps only the questions of the rest.

use std::collections::{BTreeMap, VecDeque};

use crate::message::{Name, Row};

/// Gets that are served at a time, and PEs whose turn it is meanwhile: answers to some find room where answers to others find none.
const SERVED: usize = 8;
const LOOKS: usize = 64;

/// The gets of each PE that has any here, of which each PE in its turn has one served.
#[derive(Default)]
pub(crate) struct Deferred {
    gets: BTreeMap<usize, VecDeque<(Name, Row)>>,
    /// The first PE whose turn it is, or the one after it.
    next: usize,
}

impl Deferred {
    /// Whether no get waits.
    pub fn is_empty(&self) -> bool {
        self.gets.is_empty()
    }

    /// Whether a get of `pe` waits.
    pub fn has_any_of(&self, pe: usize) -> bool {
        self.gets.contains_key(&pe)
    }

    /// Has a get of `pe` wait, before its others or after them.
    pub fn push(&mut self, pe: usize, name: Name, row: Row, is_first: bool) {
        let gets = self.gets.entry(pe).or_default();
        if is_first { gets.push_front((name, row)) } else { gets.push_back((name, row)) }
    }

    /// The gets whose turn it is and whose answers, of so many bytes to that PE, find room.
    pub fn serve(&mut self, has_room: impl Fn(usize, usize) -> bool) -> Vec<(usize, Name, Row)> {
        let mut served = Vec::new();
        for _ in 0..LOOKS.min(self.gets.len()) {
            if served.len() == SERVED {
                break;
            }
            let after = self.gets.range(self.next..).next().or_else(|| self.gets.first_key_value());
            let Some((&pe, waiting)) = after else { break };
            self.next = pe + 1;
            let Some(&(name, row)) = waiting.front() else { break };
            if !row.total().is_some_and(|bytes| has_room(pe, bytes)) {
                continue;
            }
            served.push((pe, name, row));
            if let Some(waiting) = self.gets.get_mut(&pe) {
                waiting.pop_front();
                if waiting.is_empty() {
                    self.gets.remove(&pe);
                }
            }
        }
        served
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pes_take_turns_and_one_without_room_stops_no_other() {
        let row = Row { first: crate::far::tests::host(0), bytes: 64, count: 2, step: 64 };
        let mut deferred = Deferred::default();
        // The last ones go first.
        for token in 0..3 {
            for pe in [5, 2, 9] {
                deferred.push(pe, Name { token, piece: 0 }, row, token == 2);
            }
        }
        let mut order = Vec::new();
        // The one without room has some only once the others have none left.
        for slow_has_room in [false, false, false, false, true, true, true] {
            let served = deferred.serve(|pe, bytes| bytes == 128 && (pe != 5 || slow_has_room));
            order.extend(served.into_iter().map(|(pe, name, _)| (pe, name.token)));
        }
        assert_eq!(order, [(2, 2), (9, 2), (2, 0), (9, 0), (2, 1), (9, 1), (5, 2), (5, 0), (5, 1)]);
        assert!(deferred.is_empty() && !deferred.has_any_of(5));
    }
}
