//! Waiting for a number in memory.
//!
//! All that the driver waits for is a [`Word`]: events, fences, counters of queues and lists. It may lie in memory that
//! other processes map. A waiter looks for a moment, then gives the core away for a while, then sleeps in the kernel.
//!
//! No wake-up is lost: a waiter counts itself a sleeper, then looks at the value and goes to sleep only if it is still the
//! same; a writer changes the value, then looks for sleepers. All four are sequentially consistent, so of two that race,
//! the waiter sees the new value or the writer sees the sleeper.
//!
//! The kernel compares the lower half of a value only. Values that differ in the upper half alone would be the same to it; a
//! state has no upper half, and a counter that is waited for does not grow by four billion between a look and a sleep.

use std::time::{Duration, Instant};

use zeshmem_atomics::futex;
use zeshmem_atomics::sync::atomic::{AtomicU32, AtomicU64, Ordering::SeqCst};
use zeshmem_atomics::thread::yield_now;

/// Looks before the core is given away: about the time that a neighbouring core needs to store the value.
const LOOKS: u32 = if cfg!(loom) { 0 } else { 32 };
/// How long a waiter gives the core away and looks again before it sleeps. Being woken takes longer than this; where others have
/// work for the core, giving it away once takes longer, too, and then the waiter sleeps.
const AWAKE: Duration = if cfg!(loom) { Duration::ZERO } else { Duration::from_micros(20) };
/// How long before its time is over a waiter stops sleeping and only looks: the kernel wakes sleepers late.
const EARLY: Duration = Duration::from_micros(200);
/// The longest time between two looks at memory whose writers wake no thread.
const POLL: Duration = Duration::from_millis(1);

/// A number that can be waited for.
#[derive(Default)]
#[repr(C)]
pub struct Word {
    value: AtomicU64,
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
            some => Instant::now().checked_add(Duration::from_nanos(some)).map_or(Timeout::Never, Timeout::At),
        }
    }

    /// What is left of it; none where there is no end. `Err` when it is over.
    fn left(self) -> Result<Option<Duration>, ()> {
        match self {
            Timeout::None => Err(()),
            Timeout::Never => Ok(None),
            Timeout::At(end) => end.checked_duration_since(Instant::now()).filter(|d| !d.is_zero()).map(Some).ok_or(()),
        }
    }
}

impl Word {
    pub fn new(value: u64) -> Word {
        Word { value: AtomicU64::new(value), sleepers: AtomicU32::new(0) }
    }

    /// What was written before the value is seen with it.
    pub fn load(&self) -> u64 {
        self.value.load(SeqCst)
    }

    /// Changes the value and wakes the threads that wait, in all processes.
    pub fn store(&self, value: u64) {
        self.value.store(value, SeqCst);
        self.wake();
    }

    /// Adds to the value, and wakes likewise.
    pub fn add(&self, more: u64) {
        self.value.fetch_add(more, SeqCst);
        self.wake();
    }

    /// The same, unless the value is as high already.
    pub fn raise(&self, value: u64) {
        self.value.fetch_max(value, SeqCst);
        self.wake();
    }

    fn wake(&self) {
        if self.sleepers.load(SeqCst) > 0 {
            wake(&self.value);
        }
    }

    /// Waits until the value is as wanted; false when the time is over before.
    pub fn wait(&self, timeout: Timeout, wanted: impl Fn(u64) -> bool) -> bool {
        if let Some(found) = look(timeout, || wanted(self.load())) {
            return found;
        }
        self.sleepers.fetch_add(1, SeqCst);
        let found = sleep(&self.value, timeout, None, wanted);
        self.sleepers.fetch_sub(1, SeqCst);
        found
    }

    /// Where the value is, for kernels that look at it.
    pub fn address(&self) -> usize {
        self.value.as_ptr() as usize
    }
}

/// Waits until a number that kernels may write is as wanted; false when the time is over before. Its writers wake no thread, so
/// the number is looked at again and again; [`wake`] hastens that.
pub fn poll(value: &AtomicU64, timeout: Timeout, wanted: impl Fn(u64) -> bool) -> bool {
    look(timeout, || wanted(value.load(SeqCst))).unwrap_or_else(|| sleep(value, timeout, Some(POLL), wanted))
}

/// Wakes the threads that sleep until a value changes.
pub fn wake(value: &AtomicU64) {
    futex::wake(value);
}

/// The part of waiting that is done awake; none if it was in vain.
pub fn look(timeout: Timeout, found: impl Fn() -> bool) -> Option<bool> {
    if found() {
        return Some(true);
    }
    if matches!(timeout, Timeout::None) {
        return Some(false);
    }
    for _ in 0..LOOKS {
        std::hint::spin_loop();
        if found() {
            return Some(true);
        }
    }
    let start = Instant::now();
    while start.elapsed() < AWAKE {
        yield_now();
        if found() {
            return Some(true);
        }
    }
    None
}

/// Sleeps until the value is as wanted, for `longest` at a time.
fn sleep(value: &AtomicU64, timeout: Timeout, longest: Option<Duration>, wanted: impl Fn(u64) -> bool) -> bool {
    loop {
        let seen = value.load(SeqCst);
        if wanted(seen) {
            return true;
        }
        let Ok(left) = timeout.left() else {
            return false;
        };
        let until_early = match left.map(|left| left.checked_sub(EARLY)) {
            Some(None) => {
                yield_now();
                continue;
            }
            until_early => until_early.flatten(),
        };
        let left = [until_early, longest].into_iter().flatten().min();
        futex::wait(value, seen, left);
    }
}

#[cfg(all(test, loom))]
mod models;

#[cfg(test)]
mod tests {
    use super::*;

    use std::sync::Arc;
    use std::sync::mpsc::{RecvTimeoutError, channel};

    /// What a wait that hangs is given before it is said to.
    const WATCHDOG: Duration = Duration::from_secs(120);

    /// One thread raises a word again and again about when another goes to sleep: now before it has counted itself a sleeper, now
    /// between that and its sleep, now after. A wake-up that is lost is lost for good.
    #[test]
    fn loses_no_wake() {
        const ROUNDS: u64 = 4000;
        let word = Arc::new(Word::new(0));
        let (tell, told) = channel();
        let waiter = {
            let word = word.clone();
            std::thread::spawn(move || {
                for round in 1..=ROUNDS {
                    assert!(word.wait(Timeout::Never, |value| value >= round));
                    tell.send(round).unwrap();
                }
            })
        };
        for round in 1..=ROUNDS {
            let (begin, awake) = (Instant::now(), AWAKE + Duration::from_nanos(round * 20 % 6000));
            while round % 4 == 0 && word.sleepers.load(SeqCst) == 0 {
                std::thread::yield_now();
            }
            while round % 4 != 0 && begin.elapsed() < awake {
                std::hint::spin_loop();
            }
            word.store(round);
            match told.recv_timeout(WATCHDOG) {
                Ok(woken) => assert_eq!(woken, round),
                Err(RecvTimeoutError::Timeout) => panic!("the wake-up of round {round} is lost"),
                Err(RecvTimeoutError::Disconnected) => panic!("the waiter ended in round {round}"),
            }
        }
        waiter.join().unwrap();
        assert_eq!(word.sleepers.load(SeqCst), 0);
    }

    /// The thread sleeps, by what the kernel says.
    fn sleeps(thread: rustix::process::Pid) -> bool {
        let stat =
            std::fs::read_to_string(format!("/proc/self/task/{}/stat", thread.as_raw_nonzero())).unwrap_or_default();
        // The state stands behind the name, which is in parentheses.
        stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('S'))
    }

    #[test]
    fn what_is_raised_never_falls() {
        let word = Word::new(1 << 40);
        word.raise(7);
        assert_eq!(word.load(), 1 << 40);
        word.raise((1 << 40) + 1);
        assert_eq!(word.load(), (1 << 40) + 1);
    }

    #[test]
    fn memory_whose_writers_wake_no_thread_is_looked_at() {
        let value = Arc::new(AtomicU64::new(0));
        let (tell, told) = channel();
        let waiter = {
            let value = value.clone();
            std::thread::spawn(move || {
                tell.send(rustix::thread::gettid()).unwrap();
                assert!(poll(&value, Timeout::Never, |value| value >= 5));
                drop(tell);
            })
        };
        let thread = told.recv().unwrap();
        while !sleeps(thread) {
            std::thread::yield_now();
        }
        value.store(5, SeqCst);
        assert_eq!(told.recv_timeout(WATCHDOG), Err(RecvTimeoutError::Disconnected), "the waiter did not look again");
        waiter.join().unwrap();
        assert!(!poll(&value, Timeout::from_nanoseconds(2_000_000), |v| v > 5));
    }

    #[test]
    fn time_runs_out() {
        let word = Word::new(0);
        assert!(!word.wait(Timeout::from_nanoseconds(0), |value| value == 1));
        assert!(!word.wait(Timeout::from_nanoseconds(2_000_000), |value| value == 1));
        assert!(word.wait(Timeout::from_nanoseconds(0), |value| value == 0));
    }
}
