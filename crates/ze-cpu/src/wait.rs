//! Waiting for a word in memory.
//!
//! Everything that anybody waits for here is a [`Word`]: events, fences, queues. It may lie in memory that other processes
//! map. Whoever waits looks for a moment, then gives the core away a few times, then sleeps in the kernel.
//!
//! No wake-up is lost: a waiter counts itself a sleeper, then looks at the value and goes to sleep only if it is still the
//! same; a writer changes the value, then looks for sleepers. All four are sequentially consistent, so of two that race,
//! the waiter sees the new value or the writer sees the sleeper.

use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::time::{Duration, Instant};

use rustix::thread::futex;

/// Looks before the core is given away: about the time that a neighbouring core needs to store the value.
const LOOKS: u32 = 32;
/// Times that the core is given away before sleeping.
const YIELDS: u32 = 8;

/// A number that can be waited for.
#[repr(C)]
pub struct Word {
    value: AtomicU32,
    sleepers: AtomicU32,
}

/// How long to wait, in the specification's nanoseconds: 0 is a look, the largest number is for ever.
#[derive(Clone, Copy)]
pub enum Timeout {
    None,
    At(Instant),
    Never,
}

impl Timeout {
    pub fn from_nanoseconds(nanoseconds: u64) -> Timeout {
        match nanoseconds {
            0 => Timeout::None,
            u64::MAX => Timeout::Never,
            some => Instant::now()
                .checked_add(Duration::from_nanos(some))
                .map_or(Timeout::Never, Timeout::At),
        }
    }

    /// What is left of it; none where there is no end. `Err` when it is over.
    fn left(self) -> Result<Option<Duration>, ()> {
        match self {
            Timeout::None => Err(()),
            Timeout::Never => Ok(None),
            Timeout::At(end) => end
                .checked_duration_since(Instant::now())
                .filter(|d| !d.is_zero())
                .map(Some)
                .ok_or(()),
        }
    }
}

impl Word {
    pub const fn new(value: u32) -> Word {
        Word {
            value: AtomicU32::new(value),
            sleepers: AtomicU32::new(0),
        }
    }

    /// What was written before the value is seen with it.
    pub fn load(&self) -> u32 {
        self.value.load(SeqCst)
    }

    /// Changes the value and wakes whoever waits, in all processes.
    pub fn store(&self, value: u32) {
        self.value.store(value, SeqCst);
        if self.sleepers.load(SeqCst) > 0 {
            // Waking fails for addresses that are not mapped only; this one is.
            let _ = futex::wake(&self.value, futex::Flags::empty(), i32::MAX as u32);
        }
    }

    /// Waits until the value is as wanted; false when the time is over before.
    pub fn wait(&self, timeout: Timeout, wanted: impl Fn(u32) -> bool) -> bool {
        if wanted(self.load()) {
            return true;
        }
        if matches!(timeout, Timeout::None) {
            return false;
        }
        for look in 0..LOOKS + YIELDS {
            if look < LOOKS {
                std::hint::spin_loop();
            } else {
                std::thread::yield_now();
            }
            if wanted(self.load()) {
                return true;
            }
        }
        self.sleepers.fetch_add(1, SeqCst);
        let found = self.sleep(timeout, wanted);
        self.sleepers.fetch_sub(1, SeqCst);
        found
    }

    fn sleep(&self, timeout: Timeout, wanted: impl Fn(u32) -> bool) -> bool {
        loop {
            let value = self.load();
            if wanted(value) {
                return true;
            }
            let Ok(left) = timeout.left() else {
                return false;
            };
            let left = left.map(|d| futex::Timespec {
                tv_sec: i64::try_from(d.as_secs()).unwrap_or(i64::MAX),
                tv_nsec: i64::from(d.subsec_nanos()),
            });
            // Woken, interrupted, too late or changed before: in any case the value is looked at again.
            let _ = futex::wait(&self.value, futex::Flags::empty(), value, left.as_ref());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sleeper_wakes_when_the_value_comes() {
        let word = Word::new(0);
        std::thread::scope(|scope| {
            let waiter = scope.spawn(|| word.wait(Timeout::Never, |value| value == 3));
            for value in 1..=3 {
                while word.sleepers.load(SeqCst) == 0 && !waiter.is_finished() {
                    std::thread::yield_now();
                }
                word.store(value);
            }
            assert!(waiter.join().unwrap());
        });
        assert_eq!(word.sleepers.load(SeqCst), 0);
    }

    #[test]
    fn time_runs_out() {
        let word = Word::new(0);
        assert!(!word.wait(Timeout::from_nanoseconds(0), |value| value == 1));
        assert!(!word.wait(Timeout::from_nanoseconds(2_000_000), |value| value == 1));
        assert!(word.wait(Timeout::from_nanoseconds(0), |value| value == 0));
    }
}
