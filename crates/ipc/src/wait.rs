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
//! # Waits that do not end
//! A sleeper learns from its [`Job`] that the awaited PE has died, or has finalised and will never ring. It says on stderr
//! what it waits for when that takes long, and again every minute.
//!
//! `ready` sees everything that the writer wrote before it rang.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use zeshmem_atomics::futex;

use crate::bell::Bell;
use crate::watch::{Job, Operation};

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
const YIELDS: u32 = if cfg!(loom) { 0 } else { 8 };
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
    bell.sleep_until(ready, job.death_word(), || match asleep.gone() {
        Some(gone) => Err(gone),
        None => {
            asleep.report();
            Ok(())
        }
    })
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
        futex::wait_own(job.death_word(), Job::ALIVE, pause);
        pause = (pause * 2).min(longest);
        asleep.report();
    }
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
        assert_eq!(bells.each_ref().map(Bell::sleepers), [0, 0]);
    }

    #[test]
    fn ping_pong_loses_no_wake() {
        for waiter in waiters() {
            watched("ping-pong", || ping_pong(&waiter, 20_000));
        }
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
