//! Models of the ring; see `zeshmem_atomics`. What a work-item stored before it asked is not atomic in them: loom tells if it is read
//! by a thread that need not have seen it.

use zeshmem_atomics::cell::UnsafeCell;
use zeshmem_atomics::explore;
use zeshmem_atomics::thread::{spawn, yield_now};

use super::kernel::{Device, Small, first};
use super::*;

/// Memory of a work-item's that a request names.
#[derive(Default)]
struct Source(UnsafeCell<u32>);

// SAFETY: it is written before the request is sent, and read after it was looked at; that it is, is what the models show.
unsafe impl Sync for Source {}

/// So many work-items send `each` records through `slots` slots.
fn records(slots: usize, work_items: usize, each: usize, interruptions: usize) {
    explore(interruptions, move || {
        let memory = Arc::new(Small::new(slots, 1));
        let device = Arc::new(Device::new(memory.clone()));
        let sources: Arc<Vec<Source>> = Arc::new((0..work_items * each).map(|_| Source::default()).collect());
        let send = |me: usize| {
            let (device, sources) = (device.clone(), sources.clone());
            move || {
                for number in me * each..(me + 1) * each {
                    // SAFETY: as for `Sync`.
                    sources[number].0.with_mut(|source| unsafe { *source = number as u32 + 7 });
                    device.send(&[first(2, number as u32), !(number as u32)]);
                }
            }
        };
        let threads: Vec<_> = (0..work_items).map(|me| spawn(send(me))).collect();
        let mut reader = Reader::new(memory);
        let mut come = vec![0; work_items * each];
        while reader.next() < (work_items * each) as u64 {
            let Some(record) = reader.look() else {
                yield_now();
                continue;
            };
            let number = record[0] & 0xff;
            assert_eq!(record[1], !number);
            // SAFETY: as for `Sync`.
            sources[number as usize].0.with(|source| assert_eq!(unsafe { *source }, number + 7));
            come[number as usize] += 1;
            reader.free();
        }
        assert!(come.iter().all(|&times| times == 1));
        threads.into_iter().for_each(|thread| thread.join().unwrap());
    });
}

#[test]
fn work_items_share_slots() {
    records(1, 2, 1, 2);
    records(2, 2, 1, 2);
}

#[test]
fn slots_are_used_again() {
    records(1, 1, 3, 2);
    records(2, 1, 3, 2);
}

/// One work-item asks again and again, by one cell. (With more of them loom lets these wait for ever in turns.)
#[test]
fn an_answer_is_of_the_last_question() {
    explore(3, || {
        let memory = Arc::new(Small::new(1, 1));
        let device = Device::new(memory.clone());
        let thread = spawn(move || {
            for number in [1, 2] {
                let record = |cell: usize, phase: u32| vec![first(3, number), cell as u32, phase];
                assert_eq!(device.ask(2, record), [number + 10, number + 20]);
            }
        });
        let mut reader = Reader::new(memory);
        while reader.next() < 2 {
            let Some(record) = reader.look() else {
                yield_now();
                continue;
            };
            reader.free();
            let number = record[0] & 0xff;
            reader.answer(record[1] as usize, record[2], &[number + 10, number + 20]);
        }
        thread.join().unwrap();
    });
}
