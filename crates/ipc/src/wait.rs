//! The one host wait routine.
//!
//! A PE waits for a word to change. How it waits decides everything on a machine with fewer cores than PEs: spinning makes
//! a barrier of four PEs on two cores take 20 ms, this routine takes 2.4 µs. In three phases:
//!
//! * A. spin, only where all local PEs have a core to themselves, and longer than it takes to wake a sleeper: a partner
//!   that was asleep must find this PE still spinning, or the two put each other to sleep from then on;
//! * B. eight times: look, then give the core away (`sched_yield`);
//! * C. sleep in the kernel on two words at once: the awaited one and the job's death word.
//!
//! A PE that has cores of its own by their number may still share them with other programs. Phase A notices that by its
//! thread losing the core against its will; it then leaves spinning out for a number of waits that doubles each time.
//!
//! # Protocol between a waiter and a writer
//!
//! A [`Bell`] is two words in shared memory: `value`, and the number of `waiters` asleep or about to be.
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
//! A PE killed in phase C leaves its count behind; the price is one needless system call per ring, until the job's end
//! shortly after.
//!
//! # Waits that do not end
//! A sleeper learns from its [`Job`] that the awaited PE has died, or has finalised and will never ring. It says on stderr
//! what it waits for when that takes long, and again every minute.
//!
//! `ready` sees everything that the writer wrote before it rang.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rustix::io::Errno;
use rustix::thread::{ClockId, Timespec, futex};

use crate::watch::{Job, Operation};

/// A word to wait for, and the count of those who sleep on it. Lives in memory shared between PEs; all zero to begin with.
///
/// Only CPUs may write it: a GPU or a network card cannot wake a sleeper. For words of theirs there is [`Waiter::poll`].
#[repr(C)]
#[derive(Debug, Default)]
pub struct Bell {
    value: AtomicU32,
    waiters: AtomicU32,
}

impl Bell {
    /// The bell at `address`.
    ///
    /// # Safety
    /// `address` is aligned to four bytes, points to eight bytes of memory that outlive `'a`, and every access to those
    /// bytes during `'a`, by any process, is through a `Bell`. They were zero before their first use.
    pub unsafe fn at<'a>(address: *mut u8) -> &'a Bell {
        debug_assert!(address.cast::<Bell>().is_aligned());
        // SAFETY: alignment, size and lifetime are the caller's promise; both fields are atomics, valid for any bits, so
        // that writes by other processes are no conflict.
        unsafe { &*address.cast::<Bell>() }
    }

    /// The value; what the writer wrote before it is visible after.
    pub fn load(&self) -> u32 {
        self.value.load(Ordering::Acquire)
    }

    /// Writes the value, publishes all earlier writes of this thread with it, and wakes the PEs that sleep on it.
    pub fn ring(&self, value: u32) {
        self.value.store(value, Ordering::SeqCst);
        self.wake();
    }

    /// Adds to the value (wrapping), otherwise as [`ring`](Self::ring). Returns the value before.
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

/// How a PE came to be gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// It ended without a goodbye.
    Died,
    /// It has finalised, and takes part in nothing any more.
    Finalised,
}

/// A wait ended because the PE that was waited for is gone, or any PE of the job died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeerGone {
    /// The PE that is gone.
    pub rank: usize,
    /// How.
    pub how: Gone,
    /// What the waiting PE was doing.
    pub during: Operation,
}

impl fmt::Display for PeerGone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rank, how, during } = self;
        match how {
            Gone::Died => write!(f, "PE {rank} died while this PE was in {during}"),
            Gone::Finalised => write!(f, "PE {rank} has finalised while this PE waits for it in {during}"),
        }
    }
}

impl std::error::Error for PeerGone {}

/// How this PE waits.
#[derive(Debug)]
pub struct Waiter {
    /// Looks in phase A.
    spins: u32,
    /// Waits that are still to leave phase A out, because the core was lost in it.
    crowded: AtomicU32,
    /// How many waits the next loss of the core costs.
    penalty: AtomicU32,
}

/// Phase A, about 100 µs (a `pause` takes 26 ns on current servers): twice what it takes to wake a sleeper.
const SPINS: u32 = 4000;
/// Looks between two looks at the clock. A wait that ends within the first of them never sees the clock.
const BURST: u32 = 64;
/// A burst that takes longer than this, instead of 2 µs, lost its core meanwhile.
const LOST_CORE: Duration = Duration::from_micros(30);
/// How many waits leave phase A out after a loss of the core: doubling from the first to the last.
const PENALTIES: (u32, u32) = (64, 4096);
/// Phase B.
const YIELDS: u32 = 8;
/// Phase C looks again after this time even if it was not woken. In tests a wake that is lost stays lost.
const LONGEST_SLEEP: Duration = if cfg!(test) { Duration::from_secs(3600) } else { Duration::from_millis(100) };
/// The same, on kernels that cannot wait for two words at once: how long a death may go unnoticed there.
const LONGEST_SLEEP_ON_ONE_WORD: Duration = Duration::from_millis(2);
/// Between looks at a word whose writer wakes no thread: doubling from the first to the last.
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
        Self::with_spins(spins.unwrap_or(default))
    }

    fn with_spins(spins: u32) -> Self {
        Self { spins, crowded: AtomicU32::new(0), penalty: AtomicU32::new(PENALTIES.0) }
    }

    /// Waits until `ready` accepts the value of `bell`, and returns that value.
    ///
    /// `ready` is called with every value looked at, at least once, and must depend on that value and on memory written
    /// before the bell rang. `what` says what this PE is doing; it is asked once the thread goes to sleep.
    ///
    /// # Errors
    /// [`PeerGone`] if a PE of the job died, or the PE that `what` awaits has finalised, and `ready` does not accept the value.
    #[inline]
    pub fn wait(
        &self,
        bell: &Bell,
        mut ready: impl FnMut(u32) -> bool,
        job: &Job,
        what: impl FnOnce() -> Operation,
    ) -> Result<u32, PeerGone> {
        let looked = self.look_around(|| {
            let value = bell.load();
            ready(value).then_some(value)
        });
        match looked {
            Some(value) => Ok(value),
            None => sleep_until(bell, &mut ready, job, what()),
        }
    }

    /// Waits until `ready` answers, for conditions whose change wakes no thread: words that a GPU or a network card writes.
    ///
    /// Phases A and B are those of [`wait`](Self::wait); after them it looks every 20 to 200 µs.
    ///
    /// # Errors
    /// As for [`wait`](Self::wait).
    #[inline]
    pub fn poll<T>(
        &self,
        mut ready: impl FnMut() -> Option<T>,
        job: &Job,
        what: impl FnOnce() -> Operation,
    ) -> Result<T, PeerGone> {
        match self.look_around(&mut ready) {
            Some(answer) => Ok(answer),
            None => poll_until(&mut ready, job, what()),
        }
    }

    /// Phases A and B.
    #[inline]
    fn look_around<T>(&self, mut ready: impl FnMut() -> Option<T>) -> Option<T> {
        if let Some(answer) = ready() {
            return Some(answer);
        }
        if self.may_spin()
            && let Some(answer) = self.spin(&mut ready)
        {
            return Some(answer);
        }
        for _ in 0..YIELDS {
            if let Some(answer) = ready() {
                return Some(answer);
            }
            rustix::thread::sched_yield();
        }
        ready()
    }

    /// Counts this wait among those that leave phase A out, if there are any left.
    fn may_spin(&self) -> bool {
        let left = self.crowded.load(Ordering::Relaxed);
        if left > 0 {
            // Threads that wait at the same time may count as one.
            self.crowded.store(left - 1, Ordering::Relaxed);
        }
        left == 0 && self.spins > 0
    }

    /// Phase A. The first burst is for waits that end at once, and looks at nothing else.
    fn spin<T>(&self, mut ready: impl FnMut() -> Option<T>) -> Option<T> {
        let mut burst = |looks: u32| {
            (0..looks).find_map(|_| {
                std::hint::spin_loop();
                ready()
            })
        };
        let first = self.spins.min(BURST);
        if let Some(answer) = burst(first) {
            return Some(answer);
        }
        let switches = involuntary_switches();
        let mut began = Instant::now();
        for _ in 0..(self.spins - first) / BURST {
            if let Some(answer) = burst(BURST) {
                return Some(answer);
            }
            let now = Instant::now();
            if now - began > LOST_CORE {
                break;
            }
            began = now;
        }
        self.judge(involuntary_switches() != switches);
        None
    }

    /// What spinning in vain says of the waits to come: whether the kernel took the core away meanwhile.
    #[cold]
    fn judge(&self, lost_core: bool) {
        if lost_core {
            let penalty = self.penalty.load(Ordering::Relaxed);
            self.crowded.store(penalty, Ordering::Relaxed);
            self.penalty.store((penalty * 2).min(PENALTIES.1), Ordering::Relaxed);
        } else {
            self.penalty.store(PENALTIES.0, Ordering::Relaxed);
        }
    }
}

/// How often the kernel took the core from the calling thread.
fn involuntary_switches() -> u32 {
    // SAFETY: all bits of the structure may be zero, and the call only writes it.
    unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_THREAD, &mut usage);
        usage.ru_nivcsw as u32
    }
}

/// Phase C on a bell.
#[cold]
fn sleep_until(bell: &Bell, ready: &mut dyn FnMut(u32) -> bool, job: &Job, what: Operation) -> Result<u32, PeerGone> {
    let mut asleep = job.begin_wait(what);
    let _announced = Announced::on(&bell.waiters);
    loop {
        let value = bell.value.load(Ordering::SeqCst);
        if ready(value) {
            return Ok(value);
        }
        // A PE rings before it says goodbye: where it has said so and the bell is as it was, it will stay so.
        if let Some(gone) = asleep.gone()
            && bell.value.load(Ordering::SeqCst) == value
        {
            return Err(gone);
        }
        sleep(&bell.value, value, job.death_word());
        asleep.report();
    }
}

/// Phase C on a condition whose change wakes no thread: only a death ends the sleep early.
#[cold]
fn poll_until<T>(ready: &mut dyn FnMut() -> Option<T>, job: &Job, what: Operation) -> Result<T, PeerGone> {
    let mut asleep = job.begin_wait(what);
    let (mut pause, longest) = POLL_PAUSES;
    loop {
        if let Some(answer) = ready() {
            return Ok(answer);
        }
        if let Some(gone) = asleep.gone() {
            // What the PE wrote before it went.
            return ready().ok_or(gone);
        }
        // Any outcome (woken, timed out, interrupted, changed before) means: look again.
        let _ = futex::wait(job.death_word(), futex::Flags::PRIVATE, Job::ALIVE, Some(&timespec(pause)));
        pause = (pause * 2).min(longest);
        asleep.report();
    }
}

/// This waiter, counted in a bell's `waiters` for as long as the guard lives.
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

    fn waiters() -> [Arc<Waiter>; 2] {
        [0, SPINS].map(|spins| Arc::new(Waiter::with_spins(spins)))
    }

    fn what(routine: &'static str) -> impl FnOnce() -> Operation {
        move || Operation::new(routine)
    }

    /// Ends the process with a message where `body` does not end: a thread that was not woken cannot be ended otherwise.
    fn watched<R>(name: &str, body: impl FnOnce() -> R) -> R {
        let (done, waited) = std::sync::mpsc::channel::<()>();
        let name = name.to_string();
        let watchdog = thread::spawn(move || {
            if waited.recv_timeout(Duration::from_secs(120)) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
                eprintln!("{name}: a waiting thread was not woken");
                std::process::abort();
            }
        });
        let result = body();
        drop(done);
        watchdog.join().unwrap();
        result
    }

    #[test]
    fn spinning_is_for_those_who_have_cores() {
        assert_eq!(Waiter::with_cpus(2, 2).spins, SPINS);
        assert_eq!(Waiter::with_cpus(3, 2).spins, 0);
    }

    #[test]
    fn a_lost_core_leaves_spinning_out_for_ever_more_waits() {
        let waiter = Waiter::with_spins(SPINS);
        assert!(waiter.may_spin());
        for penalty in [64, 128, 256] {
            waiter.judge(true);
            let left_out = (0..10_000).take_while(|_| !waiter.may_spin()).count();
            assert_eq!(left_out, penalty);
        }
        waiter.judge(false);
        assert!(waiter.may_spin());
        waiter.judge(true);
        assert_eq!((0..10_000).take_while(|_| !waiter.may_spin()).count(), 64);
        assert!(!Waiter::with_spins(0).may_spin());
    }

    #[test]
    fn a_value_that_is_there_is_taken_even_in_a_dying_job() {
        let job = Job::alone();
        job.declare_dead(3);
        let bell = Bell::default();
        bell.ring(5);
        for waiter in waiters() {
            assert_eq!(waiter.wait(&bell, |value| value == 5, &job, what("test")), Ok(5));
            assert_eq!(waiter.poll(|| Some(7), &job, what("test")), Ok(7));
        }
    }

    fn ping_pong(waiter: &Arc<Waiter>, rounds: u32) {
        let bells = Arc::new([Bell::default(), Bell::default()]);
        let job = Job::alone();
        let other = {
            let (bells, job, waiter) = (bells.clone(), job.clone(), waiter.clone());
            thread::spawn(move || {
                for round in 1..=rounds {
                    waiter.wait(&bells[0], |value| value == round, &job, what("pong")).unwrap();
                    bells[1].ring(round);
                }
            })
        };
        for round in 1..=rounds {
            bells[0].ring(round);
            waiter.wait(&bells[1], |value| value == round, &job, what("ping")).unwrap();
        }
        other.join().unwrap();
        assert_eq!(bells[0].waiters.load(Ordering::SeqCst), 0);
        assert_eq!(bells[1].waiters.load(Ordering::SeqCst), 0);
    }

    /// Also on kernels that cannot wait for two words at once.
    #[test]
    fn ping_pong_loses_no_wake() {
        for waiter in waiters() {
            watched("ping-pong", || ping_pong(&waiter, 20_000));
        }
        ONE_WORD_ONLY.store(true, Ordering::Relaxed);
        watched("ping-pong on one word", || ping_pong(&waiters()[0], 2_000));
        ONE_WORD_ONLY.store(false, Ordering::Relaxed);
    }

    #[test]
    fn a_death_ends_every_wait() {
        for waiter in waiters() {
            let job = Job::alone();
            let bell = Arc::new(Bell::default());
            let sleepers: Vec<_> = (0..6)
                .map(|number| {
                    let (job, bell, waiter) = (job.clone(), bell.clone(), waiter.clone());
                    let what = move || Operation::new("ishmem_team_sync").on("team", number);
                    thread::spawn(move || {
                        if number % 2 == 0 {
                            waiter.wait(&bell, |value| value == 1, &job, what).map(drop)
                        } else {
                            waiter.poll(|| None::<()>, &job, what)
                        }
                    })
                })
                .collect();
            watched("a death", || {
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
            });
        }
    }
}
