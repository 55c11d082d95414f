//! Models of waiting for a word; see `zeshmem_atomics`.

use std::sync::Arc;

use zeshmem_atomics::cell::UnsafeCell;
use zeshmem_atomics::explore;
use zeshmem_atomics::thread::spawn;

use super::*;

/// What the writer wrote before the word is not atomic: loom tells if a waiter reads it without having to have seen it.
#[derive(Default)]
struct Announced {
    word: Word,
    before: UnsafeCell<u64>,
}

// SAFETY: `before` is written before the word is, and read after.
unsafe impl Sync for Announced {}

#[test]
fn a_waiter_wakes_and_sees_what_came_before() {
    explore(3, || {
        let announced = Arc::new(Announced::default());
        let waiter = {
            let announced = announced.clone();
            spawn(move || {
                assert!(announced.word.wait(Timeout::Never, |value| value == 2));
                // SAFETY: the word says that it has been written.
                announced.before.with(|before| assert_eq!(unsafe { *before }, 7));
            })
        };
        announced.word.store(1);
        // SAFETY: no thread reads it before the word says so.
        announced.before.with_mut(|before| unsafe { *before = 7 });
        announced.word.store(2);
        waiter.join().unwrap();
        assert_eq!(announced.word.sleepers.load(SeqCst), 0);
    });
}

#[test]
fn all_who_wait_wake() {
    explore(3, || {
        let word = Arc::new(Word::new(0));
        let waiters = [1, 2].map(|least| {
            let word = word.clone();
            spawn(move || assert!(word.wait(Timeout::Never, |value| value >= least)))
        });
        word.add(1);
        word.add(1);
        waiters.into_iter().for_each(|waiter| waiter.join().unwrap());
        assert_eq!(word.sleepers.load(SeqCst), 0);
    });
}

#[test]
fn the_last_to_raise_wakes() {
    explore(3, || {
        let word = Arc::new(Word::new(0));
        let writers = [3, 5].map(|value| {
            let word = word.clone();
            spawn(move || word.raise(value))
        });
        assert!(word.wait(Timeout::Never, |value| value == 5));
        writers.into_iter().for_each(|writer| writer.join().unwrap());
        assert_eq!(word.load(), 5);
    });
}

/// Memory of the program's, whose writers wake no thread, but for the driver.
#[test]
fn who_polls_is_woken() {
    explore(3, || {
        let value = Arc::new(AtomicU64::new(0));
        let waiter = {
            let value = value.clone();
            spawn(move || assert!(poll(&value, Timeout::Never, |value| value == 1)))
        };
        value.store(1, SeqCst);
        wake(&value);
        waiter.join().unwrap();
    });
}
