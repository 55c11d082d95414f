//! Models of the bell; see `zeshmem_atomics`. Time does not run out in them: a wake-up that is lost is a deadlock.

use std::sync::Arc;

use zeshmem_atomics::cell::UnsafeCell;
use zeshmem_atomics::explore;
use zeshmem_atomics::sync::atomic::AtomicBool;
use zeshmem_atomics::thread::spawn;

use super::*;

/// What the writer wrote before it rang is not atomic: loom tells if a waiter reads it without having to have seen it.
#[derive(Default)]
struct Letter {
    bell: Bell,
    text: UnsafeCell<u32>,
    death: AtomicU32,
    goodbye: AtomicBool,
}

// SAFETY: `text` is written before the bell rings, and read after.
unsafe impl Sync for Letter {}

impl Letter {
    fn send(&self, text: u32) {
        // SAFETY: no thread reads the text before the bell rings.
        self.text.with_mut(|place| unsafe { *place = text });
        self.bell.ring(1);
    }

    /// Waits for the letter, or until the sender is gone.
    fn receive(&self) -> Result<u32, &'static str> {
        self.bell.sleep_until(&mut |value| value == 1, &self.death, || {
            if self.death.load(Ordering::Acquire) != 0 {
                Err("dead")
            } else if self.goodbye.load(Ordering::Acquire) {
                Err("finalised")
            } else {
                Ok(())
            }
        })?;
        // SAFETY: the bell has rung.
        Ok(self.text.with(|place| unsafe { *place }))
    }
}

#[test]
fn a_sleeper_wakes_and_sees_what_came_before() {
    explore(3, || {
        let letter = Arc::new(Letter::default());
        let reader = {
            let letter = letter.clone();
            spawn(move || assert_eq!(letter.receive(), Ok(7)))
        };
        letter.send(7);
        reader.join().unwrap();
        assert_eq!(letter.bell.sleepers(), 0);
    });
}

#[test]
fn all_sleepers_wake() {
    explore(2, || {
        let letter = Arc::new(Letter::default());
        let readers = [(); 2].map(|()| {
            let letter = letter.clone();
            spawn(move || assert_eq!(letter.receive(), Ok(7)))
        });
        letter.send(7);
        readers.into_iter().for_each(|reader| reader.join().unwrap());
        assert_eq!(letter.bell.sleepers(), 0);
    });
}

/// Two PEs count up one bell, as in a barrier of the node.
#[test]
fn the_last_to_add_wakes() {
    explore(2, || {
        let bell = Arc::new(Bell::default());
        let adders = [(); 2].map(|()| {
            let bell = bell.clone();
            spawn(move || {
                bell.fetch_add(1);
            })
        });
        let never = AtomicU32::new(0);
        let heard: Result<u32, ()> = bell.sleep_until(&mut |value| value == 2, &never, || Ok(()));
        assert_eq!(heard, Ok(2));
        adders.into_iter().for_each(|adder| adder.join().unwrap());
    });
}

#[test]
fn a_death_wakes_a_sleeper() {
    explore(3, || {
        let letter = Arc::new(Letter::default());
        let reader = {
            let letter = letter.clone();
            spawn(move || assert_eq!(letter.receive(), Err("dead")))
        };
        letter.death.store(3, Ordering::SeqCst);
        futex::wake_own(&letter.death);
        reader.join().unwrap();
        assert_eq!(letter.bell.sleepers(), 0);
    });
}

/// A PE that sends its last letter and leaves is not missed by the one that it wrote to.
#[test]
fn a_letter_before_a_goodbye_is_read() {
    explore(3, || {
        let letter = Arc::new(Letter::default());
        let reader = {
            let letter = letter.clone();
            spawn(move || assert_eq!(letter.receive(), Ok(7)))
        };
        letter.send(7);
        letter.goodbye.store(true, Ordering::Release);
        reader.join().unwrap();
    });
}
