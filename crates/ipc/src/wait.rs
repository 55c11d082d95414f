//! The one host wait routine.
//!
//! A PE waits for a word to change. How it waits decides everything on a machine with fewer cores than PEs: spinning makes
//! a barrier of four PEs on two cores take 20 ms, this routine takes 2.4 µs. In three phases:
//!
//! * A. spin, only if all local PEs have a core to themselves, and not for long;
//! * B. eight times: look, then give the core away (`sched_yield`);
//! * C. sleep in the kernel on two words at once: the awaited one and the job's death word.
//!
//! # Protocol between a waiter and a writer
//!
//! A [`Signal`] is two words in shared memory: `value`, and the number of `waiters` asleep or about to be.
//!
//! ```text
//! writer                          waiter (phase C)
//! W1  value := new                 R1  waiters += 1
//! W2  if waiters != 0: wake all    R2  v := value; ready(v)? then done
//!                                  R3  sleep unless value != v    (checked by the kernel)
//!                                      … back to R2; at the end waiters -= 1
//! ```
//!
//! All four accesses are sequentially consistent, so they have one order. If W2 precedes R1 the writer sees no waiter, but
//! then W1 precedes R2 and the waiter sees the new value. Otherwise the writer sees the waiter and wakes it, and a waiter
//! that has read the old value in R2 is either asleep already or finds in R3 that the value has changed. No wake is lost.
//!
//! A PE killed in phase C leaves its count behind; the price is one needless system call per store, until the job's end
//! shortly after.
//!
//! `ready` sees everything that the writer wrote before its store.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rustix::io::Errno;
use rustix::thread::{ClockId, Timespec, futex};

use crate::watch::{Job, Operation};

/// A word to wait for, and the count of those who sleep on it. Lives in memory shared between PEs; all zero to begin with.
///
/// Only CPUs may write it: a GPU or a network card cannot wake a sleeper. For words of theirs there is [`Waiter::poll`].
#[repr(C)]
#[derive(Debug, Default)]
pub struct Signal {
    value: AtomicU32,
    waiters: AtomicU32,
}

impl Signal {
    /// The signal at `address`.
    ///
    /// # Safety
    /// `address` is aligned to four bytes, points to eight bytes of memory that outlive `'a`, and every access to those
    /// bytes during `'a`, by any process, is through a `Signal`. They were zero before their first use.
    pub unsafe fn at<'a>(address: *mut u8) -> &'a Signal {
        debug_assert!(address.cast::<Signal>().is_aligned());
        // SAFETY: alignment, size and lifetime are the caller's promise; both fields are atomics, valid for any bits, so
        // that writes by other processes are no conflict.
        unsafe { &*address.cast::<Signal>() }
    }

    /// The value; what the writer wrote before it is visible after.
    pub fn load(&self) -> u32 {
        self.value.load(Ordering::Acquire)
    }

    /// Writes the value, publishes all earlier writes of this thread with it, and wakes whoever sleeps on it.
    pub fn store(&self, value: u32) {
        self.value.store(value, Ordering::SeqCst);
        self.wake();
    }

    /// Adds to the value (wrapping), otherwise as [`store`](Self::store). Returns the value before.
    pub fn fetch_add(&self, addend: u32) -> u32 {
        let before = self.value.fetch_add(addend, Ordering::SeqCst);
        self.wake();
        before
    }

    fn wake(&self) {
        if self.waiters.load(Ordering::SeqCst) != 0 {
            self.wake_sleepers();
        }
    }

    #[cold]
    fn wake_sleepers(&self) {
        // Cannot fail: the address is valid and aligned.
        let _ = futex::wake(&self.value, futex::Flags::empty(), i32::MAX as u32);
    }
}

/// A wait ended because a PE of the job died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeerGone {
    /// The PE that died.
    pub rank: usize,
    /// What the waiting PE was doing.
    pub during: Operation,
}

impl fmt::Display for PeerGone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PE {} died while this PE was in {}", self.rank, self.during)
    }
}

impl std::error::Error for PeerGone {}

/// How this PE waits; decided once, at start-up.
#[derive(Clone, Debug)]
pub struct Waiter {
    spins: u32,
}

/// Phase A, about 3 µs (a `pause` takes 26 ns on current servers): more than a round trip between two cores, less than a
/// sleep and a wake. It is the price of every wait when the scheduler has put two PEs on one core although another is free.
const SPINS: u32 = 100;
/// Phase B.
const YIELDS: u32 = 8;
/// Phase C looks again after this time even if nobody woke it.
const LONGEST_SLEEP: Duration = Duration::from_millis(100);
/// The same, on kernels that cannot wait for two words at once: how long a death may go unnoticed there.
const LONGEST_SLEEP_ON_ONE_WORD: Duration = Duration::from_millis(2);
/// Between looks at a word that nobody announces: doubling from the first to the last.
const POLL_PAUSES: (Duration, Duration) = (Duration::from_micros(20), Duration::from_micros(200));

impl Waiter {
    /// The wait routine of one of `local_pes` PEs that share the CPUs of this process's affinity mask.
    ///
    /// `ZESHMEM_SPIN` overrides the number of spins; 0 never spins.
    pub fn new(local_pes: usize) -> Self {
        Self::with_cpus(local_pes, own_cpus())
    }

    /// The wait routine of one of `local_pes` PEs that share `cpus` CPUs: [`Node::cpus`](crate::Node::cpus) counts right
    /// also when every PE is bound to CPUs of its own.
    pub fn with_cpus(local_pes: usize, cpus: usize) -> Self {
        let spins = std::env::var("ZESHMEM_SPIN").ok().and_then(|text| match text.trim().parse() {
            Ok(spins) => Some(spins),
            Err(_) => {
                tracing::warn!("ZESHMEM_SPIN is '{text}', which is not a number; ignored");
                None
            }
        });
        let default = if local_pes <= cpus { SPINS } else { 0 };
        Self { spins: spins.unwrap_or(default) }
    }

    /// Waits until `ready` accepts the value of `signal`, and returns that value.
    ///
    /// `ready` is called with every value looked at, at least once, and must depend on that value and on memory written
    /// before it was stored. `what` says what this PE is doing; it is noted with `job` while the thread sleeps.
    ///
    /// # Errors
    /// [`PeerGone`] if a PE of the job died and `ready` does not accept the value.
    #[inline]
    pub fn wait(
        &self,
        signal: &Signal,
        mut ready: impl FnMut(u32) -> bool,
        job: &Job,
        what: impl Into<Operation>,
    ) -> Result<u32, PeerGone> {
        let looked = self.look_around(|| {
            let value = signal.load();
            ready(value).then_some(value)
        });
        match looked {
            Some(value) => Ok(value),
            None => sleep_until(signal, &mut ready, job, what.into()),
        }
    }

    /// Waits until `ready` answers, for conditions that nobody announces: words that a GPU or a network card writes.
    ///
    /// Phases A and B are those of [`wait`](Self::wait); after them it looks every 20 to 200 µs.
    ///
    /// # Errors
    /// [`PeerGone`] if a PE of the job died and `ready` does not answer.
    #[inline]
    pub fn poll<T>(
        &self,
        mut ready: impl FnMut() -> Option<T>,
        job: &Job,
        what: impl Into<Operation>,
    ) -> Result<T, PeerGone> {
        match self.look_around(&mut ready) {
            Some(answer) => Ok(answer),
            None => poll_until(&mut ready, job, what.into()),
        }
    }

    /// Phases A and B.
    #[inline]
    fn look_around<T>(&self, mut ready: impl FnMut() -> Option<T>) -> Option<T> {
        for _ in 0..self.spins {
            if let Some(answer) = ready() {
                return Some(answer);
            }
            std::hint::spin_loop();
        }
        for _ in 0..YIELDS {
            if let Some(answer) = ready() {
                return Some(answer);
            }
            rustix::thread::sched_yield();
        }
        ready()
    }
}

/// Phase C on a signal.
#[cold]
fn sleep_until(
    signal: &Signal,
    ready: &mut dyn FnMut(u32) -> bool,
    job: &Job,
    what: Operation,
) -> Result<u32, PeerGone> {
    let _noted = job.note(what);
    let _announced = Announced::on(&signal.waiters);
    loop {
        let value = signal.value.load(Ordering::SeqCst);
        if ready(value) {
            return Ok(value);
        }
        if let Some(rank) = job.dead() {
            return Err(PeerGone { rank, during: what });
        }
        sleep(&signal.value, value, job.death_word());
    }
}

/// Phase C on a condition that nobody announces: only a death ends the sleep early.
#[cold]
fn poll_until<T>(ready: &mut dyn FnMut() -> Option<T>, job: &Job, what: Operation) -> Result<T, PeerGone> {
    let _noted = job.note(what);
    let (mut pause, longest) = POLL_PAUSES;
    loop {
        if let Some(answer) = ready() {
            return Ok(answer);
        }
        if let Some(rank) = job.dead() {
            return Err(PeerGone { rank, during: what });
        }
        // Any outcome (woken, timed out, interrupted, changed before) means: look again.
        let _ = futex::wait(job.death_word(), futex::Flags::PRIVATE, Job::ALIVE, Some(&timespec(pause)));
        pause = (pause * 2).min(longest);
    }
}

/// This waiter, counted in a signal's `waiters` for as long as the guard lives.
struct Announced<'a>(&'a AtomicU32);

impl<'a> Announced<'a> {
    fn on(waiters: &'a AtomicU32) -> Self {
        waiters.fetch_add(1, Ordering::SeqCst);
        Self(waiters)
    }
}

impl Drop for Announced<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Set once the kernel (before 5.16) or a container's filter has refused `futex_waitv`.
static ONE_WORD_ONLY: AtomicBool = AtomicBool::new(false);

/// Sleeps until somebody wakes `word` or `death`, or a while has passed; returns at once if either has changed.
fn sleep(word: &AtomicU32, value: u32, death: &AtomicU32) {
    if !ONE_WORD_ONLY.load(Ordering::Relaxed) {
        match sleep_on_both(word, value, death) {
            Err(Errno::NOSYS | Errno::PERM) => ONE_WORD_ONLY.store(true, Ordering::Relaxed),
            // Woken, timed out, interrupted, or changed before: the caller looks again in any case.
            _ => return,
        }
    }
    let _ = futex::wait(word, futex::Flags::empty(), value, Some(&timespec(LONGEST_SLEEP_ON_ONE_WORD)));
}

fn sleep_on_both(word: &AtomicU32, value: u32, death: &AtomicU32) -> Result<usize, Errno> {
    let entry = |word: &AtomicU32, value: u32, flags: futex::WaitFlags| {
        let mut entry = futex::Wait::new();
        entry.val = u64::from(value);
        entry.uaddr = futex::WaitPtr::new(word.as_ptr().cast());
        entry.flags = flags;
        entry
    };
    let entries = [
        entry(word, value, futex::WaitFlags::SIZE_U32),
        entry(death, Job::ALIVE, futex::WaitFlags::SIZE_U32 | futex::WaitFlags::PRIVATE),
    ];
    // Unlike `futex`, `futex_waitv` takes a point in time.
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    let until = now + timespec(LONGEST_SLEEP);
    futex::waitv(&entries, futex::WaitvFlags::empty(), Some(&until), ClockId::Monotonic)
}

fn timespec(duration: Duration) -> Timespec {
    Timespec { tv_sec: duration.as_secs() as i64, tv_nsec: i64::from(duration.subsec_nanos()) }
}

/// The CPUs this process may run on.
fn own_cpus() -> usize {
    std::thread::available_parallelism().map_or(1, |cpus| cpus.get())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::thread;

    fn waiters() -> [Waiter; 2] {
        [Waiter { spins: 0 }, Waiter { spins: SPINS }]
    }

    #[test]
    fn spinning_is_for_those_who_have_cores() {
        assert_eq!(Waiter::with_cpus(2, 2).spins, SPINS);
        assert_eq!(Waiter::with_cpus(3, 2).spins, 0);
    }

    #[test]
    fn a_value_that_is_there_is_taken_even_in_a_dying_job() {
        let job = Job::new();
        job.declare_dead(3);
        let signal = Signal::default();
        signal.store(5);
        for waiter in waiters() {
            assert_eq!(waiter.wait(&signal, |value| value == 5, &job, "test"), Ok(5));
            assert_eq!(waiter.poll(|| Some(7), &job, "test"), Ok(7));
        }
    }

    #[test]
    fn ping_pong_loses_no_wake() {
        for waiter in waiters() {
            let signals = Arc::new([Signal::default(), Signal::default()]);
            let job = Job::new();
            let rounds = 20_000;
            let other = {
                let (signals, job, waiter) = (signals.clone(), job.clone(), waiter.clone());
                thread::spawn(move || {
                    for round in 1..=rounds {
                        waiter.wait(&signals[0], |value| value == round, &job, "pong").unwrap();
                        signals[1].store(round);
                    }
                })
            };
            for round in 1..=rounds {
                signals[0].store(round);
                waiter.wait(&signals[1], |value| value == round, &job, "ping").unwrap();
            }
            other.join().unwrap();
            assert_eq!(signals[0].waiters.load(Ordering::SeqCst), 0);
            assert_eq!(signals[1].waiters.load(Ordering::SeqCst), 0);
        }
    }

    #[test]
    fn a_death_ends_every_wait() {
        for waiter in waiters() {
            let job = Job::new();
            let signal = Arc::new(Signal::default());
            let sleepers: Vec<_> = (0..6)
                .map(|number| {
                    let (job, signal, waiter) = (job.clone(), signal.clone(), waiter.clone());
                    let what = Operation::new("ishmem_team_sync").on("team", number);
                    thread::spawn(move || {
                        if number % 2 == 0 {
                            waiter.wait(&signal, |value| value == 1, &job, what).map(drop)
                        } else {
                            waiter.poll(|| None::<()>, &job, what)
                        }
                    })
                })
                .collect();
            while job.operations().len() < sleepers.len() {
                thread::yield_now();
            }
            job.declare_dead(2);
            job.declare_dead(4);
            for (number, sleeper) in sleepers.into_iter().enumerate() {
                let gone = sleeper.join().unwrap().unwrap_err();
                assert_eq!(gone.rank, 2);
                assert_eq!(
                    gone.to_string(),
                    format!("PE 2 died while this PE was in ishmem_team_sync on team {number}")
                );
            }
            assert!(job.operations().is_empty());
        }
    }

    #[test]
    fn one_word_is_enough_where_the_kernel_is_old() {
        let signal = Arc::new(Signal::default());
        let job = Job::new();
        let sleeper = {
            let (signal, job) = (signal.clone(), job.clone());
            thread::spawn(move || {
                while job.dead().is_none() {
                    let value = signal.load();
                    let _ = futex::wait(
                        &signal.value,
                        futex::Flags::empty(),
                        value,
                        Some(&timespec(LONGEST_SLEEP_ON_ONE_WORD)),
                    );
                }
            })
        };
        job.declare_dead(0);
        sleeper.join().unwrap();
    }
}
