//! Models of the hand-over between helpers and the progress thread; see `zeshmem_atomics`. Rests last for ever in them: a message
//! that is left to a tick is a deadlock.

use std::sync::Arc;
use std::time::Duration;

use zeshmem_atomics::sync::Mutex;
use zeshmem_atomics::thread::spawn;
use zeshmem_atomics::{explore, futex};

use super::*;

/// What the alarm is: it goes off at any time after it was set, and is so until the progress thread hears it.
const UNSET: u32 = 0;
const SET: u32 = 1;
const WENT_OFF: u32 = 2;

/// A PE with its network, from which one message comes.
struct Pe {
    reliance: Reliance,
    /// Rings of the bell, and how often the descriptor has become readable.
    rings: AtomicU32,
    /// [`UNSET`], [`SET`] or [`WENT_OFF`].
    alarm: AtomicU32,
    arrivals: AtomicU32,
    /// What the network has and no thread has taken.
    network: Mutex<bool>,
    delivered: AtomicU32,
}

impl Pe {
    fn new() -> Arc<Pe> {
        Arc::new(Pe {
            reliance: Reliance::default(),
            rings: AtomicU32::default(),
            alarm: AtomicU32::new(UNSET),
            arrivals: AtomicU32::default(),
            network: Mutex::new(false),
            delivered: AtomicU32::default(),
        })
    }

    fn ring(&self) {
        self.rings.fetch_add(1, Ordering::SeqCst);
        futex::wake_shared(&self.rings);
    }

    fn arrive(&self) {
        *self.network.lock().unwrap() = true;
        self.arrivals.fetch_add(1, Ordering::SeqCst);
        futex::wake_own(&self.arrivals);
    }

    /// Takes messages; whether the one has been delivered, by any thread.
    fn take(&self) -> bool {
        if std::mem::take(&mut *self.network.lock().unwrap()) {
            self.delivered.swap(1, Ordering::SeqCst);
            futex::wake_shared(&self.delivered);
        }
        self.delivered.load(Ordering::SeqCst) == 1
    }

    /// The progress thread, until the message was delivered.
    fn progress(&self) {
        while !self.take() {
            let heard = self.rings.load(Ordering::SeqCst);
            let relies = self.reliance.begin_rest();
            // As it looks into the queue: that the wire stops is work for it. Loads and stores alone have no order of all in models.
            let stops = self.delivered.fetch_add(0, Ordering::SeqCst) == 1;
            if relies && !stops {
                self.rely(heard);
            } else if !stops {
                let seen = self.arrivals.load(Ordering::SeqCst);
                // As libfabric is asked: where there is something it says so.
                if !*self.network.lock().unwrap() {
                    futex::wait_either((&self.rings, heard), (&self.arrivals, seen), Duration::MAX);
                }
            }
            if self.alarm.load(Ordering::SeqCst) == WENT_OFF {
                self.alarm.store(UNSET, Ordering::SeqCst);
                self.reliance.forget();
            }
            self.reliance.end_rest();
        }
    }

    fn rely(&self, heard: u32) {
        loop {
            let alarm = self.alarm.load(Ordering::SeqCst);
            if alarm == WENT_OFF || self.rings.load(Ordering::SeqCst) != heard {
                return;
            }
            futex::wait_either((&self.rings, heard), (&self.alarm, alarm), Duration::MAX);
        }
    }

    /// Time passes until the message was delivered.
    fn pass_time(&self) {
        while self.delivered.load(Ordering::SeqCst) == 0 {
            let alarm = self.alarm.load(Ordering::SeqCst);
            if alarm != SET {
                futex::wait_either((&self.alarm, alarm), (&self.delivered, 0), Duration::MAX);
            } else if self.alarm.compare_exchange(SET, WENT_OFF, Ordering::SeqCst, Ordering::SeqCst).is_ok() {
                futex::wake_own(&self.alarm);
            }
        }
    }

    fn put_off(&self) {
        if self.alarm.swap(SET, Ordering::SeqCst) != SET {
            futex::wake_shared(&self.alarm);
        }
    }

    /// A thread that helps so often, and goes on with the program without a word.
    fn help_in_passing(&self, times: usize) {
        for _ in 0..times {
            self.reliance.help();
            self.put_off();
            self.take();
        }
    }

    /// A thread that helps so often, and then leaves and sleeps until the message was delivered.
    fn help(&self, times: usize) {
        for _ in 0..times {
            self.reliance.help();
            if self.take() {
                return;
            }
        }
        if self.reliance.leave() {
            self.ring();
        }
        self.sleep();
    }

    fn sleep(&self) {
        let never = AtomicU32::new(0);
        while self.delivered.load(Ordering::SeqCst) == 0 {
            futex::wait_either((&self.delivered, 0), (&never, 0), Duration::MAX);
        }
    }

    /// A message comes, and once it was delivered the progress thread is to end.
    fn play(&self) {
        self.arrive();
        self.sleep();
        // As where a wire stops: helpers that had what they waited for have left without a word.
        if self.reliance.wake() {
            self.ring();
        }
    }
}

fn explore_helpers(helpers: &'static [usize], interruptions: usize) {
    explore(interruptions, || {
        let pe = Pe::new();
        let progress = {
            let pe = pe.clone();
            spawn(move || pe.progress())
        };
        let helpers: Vec<_> = helpers
            .iter()
            .map(|&times| {
                let pe = pe.clone();
                spawn(move || pe.help(times))
            })
            .collect();
        pe.play();
        helpers.into_iter().for_each(|helper| helper.join().unwrap());
        progress.join().unwrap();
    });
}

#[test]
fn a_message_that_comes_while_a_helper_leaves_is_taken() {
    explore_helpers(&[2], 3);
}

#[test]
fn a_message_is_taken_while_one_helper_leaves_and_another_helps() {
    explore_helpers(&[1, 1], 2);
}

fn explore_alarms(helpers: &'static [fn(&Pe)], interruptions: usize) {
    explore(interruptions, || {
        let pe = Pe::new();
        let others = [Pe::progress, Pe::pass_time].into_iter().chain(helpers.iter().copied()).map(|run| {
            let pe = pe.clone();
            spawn(move || run(&pe))
        });
        let others: Vec<_> = others.collect();
        pe.play();
        others.into_iter().for_each(|other| other.join().unwrap());
    });
}

#[test]
fn a_message_that_comes_after_a_helper_has_gone_without_a_word_is_taken() {
    explore_alarms(&[|pe| pe.help_in_passing(2)], 3);
}
