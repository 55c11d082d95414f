//! Long copies and fills: threads that have nothing else to do take their share of them.
//!
//! One core seldom moves all that the memory can move. The thread whose work it is takes parts from the front, and any thread of
//! the pool that is idle takes parts from the back: what is used over and over stays in the caches of the same cores. It takes no
//! longer where no helper comes.
//!
//! Where cores are short, a helper may lose its core in the midst of a part, and be waited for. Then no helper is invited for a while:
//! so long that such waits add little to the time that all takes.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use level_zero_sys::ze_result_t;
use zeshmem_atomics::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::base::answer::{Answer, because, contain};
use crate::base::machine::nanoseconds;
use crate::base::word::{Timeout, Word};
use crate::work::pool::{Help, POOL, Pool};

/// What is taken at a time: enough to be worth the taking, and little to wait for at the end.
const PART_BYTES: usize = 256 << 10;

/// No part takes longer on a core of its own.
const PROMPT: Duration = Duration::from_micros(200);
/// For how many times as long as a helper was waited for no other is invited.
const PAUSE: u64 = 50;
/// Until then, by the devices' clock.
static PAUSED_UNTIL: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);

/// Bytes to be worked on, part by part.
pub struct Share {
    /// Whose threads help.
    pool: &'static Pool,
    bytes: usize,
    part: usize,
    /// How many parts have been taken from the front, in the lower half, and from the back, in the upper.
    taken: AtomicU64,
    /// How many bytes are done.
    done: Word,
    /// Some work panicked.
    failed: AtomicBool,
    work: Box<dyn Fn(Range<usize>) + Send + Sync>,
}

/// One taken from there.
const FRONT: u64 = 1;
const BACK: u64 = 1 << 32;

/// Has all of so many bytes worked on, in parts that are multiples of `unit` bytes but for the last one. `work` is called for
/// several parts at the same time, on several threads, until this returns.
pub fn share(bytes: usize, unit: usize, work: impl Fn(Range<usize>) + Send + Sync + 'static) -> Answer {
    if nanoseconds() < PAUSED_UNTIL.load(Ordering::Relaxed) {
        work(0..bytes);
        return Ok(());
    }
    let share = Arc::new(Share::new(&POOL, bytes, unit, work));
    share.pool.invite(share.clone());
    share.take(FRONT);
    let begin = nanoseconds();
    share.wait();
    let end = nanoseconds();
    if end - begin > PROMPT.as_nanos() as u64 {
        PAUSED_UNTIL.fetch_max(end + PAUSE * (end - begin), Ordering::Relaxed);
    }
    share.outcome()
}

impl Share {
    fn new(
        pool: &'static Pool,
        bytes: usize,
        unit: usize,
        work: impl Fn(Range<usize>) + Send + Sync + 'static,
    ) -> Share {
        Share {
            pool,
            bytes,
            part: PART_BYTES.next_multiple_of(unit),
            taken: AtomicU64::new(0),
            done: Word::new(0),
            failed: AtomicBool::new(false),
            work: Box::new(work),
        }
    }

    /// Takes parts until there are none left; then no other helper need come.
    fn take(self: &Arc<Self>, end: u64) {
        let parts = self.bytes.div_ceil(self.part);
        loop {
            let taken = self.taken.fetch_add(end, Ordering::Relaxed);
            let (front, back) = ((taken % BACK) as usize, (taken / BACK) as usize);
            if front + back >= parts {
                return self.pool.withdraw(self);
            }
            let part = if end == FRONT { front } else { parts - 1 - back };
            let start = part * self.part;
            let bytes = self.part.min(self.bytes - start);
            let work = || {
                (self.work)(start..start + bytes);
                Ok(())
            };
            if contain(work).is_err() {
                self.failed.store(true, Ordering::Relaxed);
            }
            self.done.add(bytes as u64);
        }
    }

    fn wait(&self) {
        let all = self.bytes as u64;
        self.done.wait(Timeout::Never, |done| done == all);
    }

    fn outcome(&self) -> Answer {
        if self.failed.load(Ordering::Relaxed) {
            let reason = "a bug of the driver: a part of a copy or fill panicked".to_owned();
            return Err(because(ze_result_t::ZE_RESULT_ERROR_UNKNOWN, reason));
        }
        Ok(())
    }
}

impl Help for Share {
    fn help(self: Arc<Self>) {
        self.take(BACK);
    }
}

#[cfg(all(test, loom))]
mod models;

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn work_that_panics_ends_and_is_told() {
        let work = |part: Range<usize>| assert_ne!(part.start, PART_BYTES);
        let share = Arc::new(Share::new(&POOL, 8 * PART_BYTES, 1, work));
        share.take(FRONT);
        share.wait();
        assert_eq!(share.outcome(), Err(ze_result_t::ZE_RESULT_ERROR_UNKNOWN));
    }

    #[test]
    fn everything_is_done_once() {
        for (bytes, unit) in
            [(1, 1), (PART_BYTES, 1), (100 * PART_BYTES, 1), (100 * PART_BYTES + 7, 12), (4 << 20, 3 << 20)]
        {
            let parts = Arc::new(Mutex::new(Vec::new()));
            let work = {
                let parts = parts.clone();
                move |part| parts.lock().unwrap().push(part)
            };
            let share = Arc::new(Share::new(&POOL, bytes, unit, work));
            std::thread::scope(|scope| {
                for _ in 0..2 {
                    scope.spawn(|| share.clone().help());
                }
                share.take(FRONT);
                share.wait();
            });
            let mut parts = std::mem::take(&mut *parts.lock().unwrap());
            parts.sort_by_key(|part| part.start);
            assert!(parts.iter().all(|part| part.start % unit == 0), "{parts:?}");
            let starts = parts.iter().map(|part| part.start);
            let ends = parts.iter().map(|part| part.end);
            assert!([0].into_iter().chain(ends).eq(starts.chain([bytes])), "{bytes} by {unit}: {parts:?}");
        }
    }
}
