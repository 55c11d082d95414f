//! The one host wait routine.
//!
//! A PE waits for a word to change. How it waits decides everything on a machine with fewer cores than PEs: spinning makes
//! a barrier of four PEs on two cores take 20 ms, this routine takes 2.4 µs. In three phases:
//!
//! * A. spin for the time that the partner's store takes to arrive, only where all local PEs have a core to themselves;
//! * B. for longer than it takes to wake a sleeper: give the core away (`sched_yield`), look. A partner that was asleep must find
//!   this PE still looking, or the two put each other to sleep from then on; and a partner on the same core, where another
//!   program has taken its own, must be let run;
//! * C. sleep in the kernel on two words at once: the awaited one and the job's death word.
//!
//! Phase B ends early where a yield came back late: another program, or a PE that computes, took the core for a whole slice. A
//! sleeper gets the core back as soon as it is woken; so where PEs have cores by their number, the next waits leave phase B out.
//!
//! # Waits that do not end
//! A sleeper learns from its [`Job`] that the awaited PE has died, or has finalised and will never ring. It says on stderr
//! what it waits for when that takes long, and again every minute.
//!
//! `ready` sees everything that the writer wrote before it rang.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::bell::Bell;
use crate::doorbell::Doorbell;
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
    /// Waits that are still to leave phase B out, because a yield came back late.
    crowded: AtomicU32,
}

/// Phase A, less than 2 µs: a `pause` takes 26 ns on current servers.
const SPINS: u32 = 64;
/// Looks after a yield where PEs have cores to themselves: a yield that finds nothing else to run takes longer than a look.
const LOOKS_PER_YIELD: u32 = 16;
/// Phase B: twice what it takes to wake a sleeper.
const PATIENCE: Duration = Duration::from_micros(100);
/// A yield that takes longer found another program on the core.
const LATE: Duration = Duration::from_micros(50);
/// How many waits leave phase B out after a late yield.
const CROWDED: u32 = 16;
/// Between looks at words whose writers ring no doorbell: doubling from the first to the last. In tests a ring that is lost
/// stays lost.
const UNHEARD: (Duration, Duration) = match cfg!(test) {
    true => (Duration::from_secs(3600), Duration::from_secs(3600)),
    false => (Duration::from_micros(50), Duration::from_millis(1)),
};

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
        Self { spins, crowded: AtomicU32::new(0) }
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

    /// Waits until `ready` answers, which looks at words of this PE's memory: whatever writes them rings `doorbell`, or is seen
    /// within a millisecond.
    ///
    /// Phases A and B are those of [`wait`](Self::wait).
    ///
    /// # Errors
    /// As for [`wait`](Self::wait).
    #[inline]
    pub fn watch<T>(
        &self,
        doorbell: &Doorbell,
        mut ready: impl FnMut() -> Option<T>,
        job: &Job,
        what: impl FnOnce() -> Operation,
    ) -> Result<T, PeerGone> {
        match self.look_around(&mut ready) {
            Some(answer) => Ok(answer),
            None => self.sleep_by(doorbell, &mut ready, job, what()),
        }
    }

    /// Phase C by a doorbell. One that rang for another word will soon ring again: who has heard it yields first.
    #[cold]
    fn sleep_by<T>(
        &self,
        doorbell: &Doorbell,
        mut ready: &mut dyn FnMut() -> Option<T>,
        job: &Job,
        what: Operation,
    ) -> Result<T, PeerGone> {
        let mut asleep = job.begin_wait(what);
        let (mut pause, longest) = UNHEARD;
        loop {
            let armed = doorbell.arm();
            if let Some(answer) = ready() {
                return Ok(answer);
            }
            if let Some(gone) = asleep.gone() {
                // What the PE wrote before it went.
                return ready().ok_or(gone);
            }
            if armed.sleep((job.death_word(), Job::ALIVE), pause)
                && let Some(answer) = self.yield_until(&mut ready)
            {
                return Ok(answer);
            }
            pause = (pause * 2).min(longest);
            asleep.report();
        }
    }

    /// Phases A and B.
    #[inline]
    fn look_around<T>(&self, mut ready: impl FnMut() -> Option<T>) -> Option<T> {
        if let Some(answer) = ready() {
            return Some(answer);
        }
        // A model knows no time: there, what is not ready sleeps.
        if cfg!(loom) {
            return None;
        }
        if let Some(answer) = spin(self.spins, &mut ready) {
            return Some(answer);
        }
        if self.may_yield() { self.yield_until(&mut ready) } else { None }
    }

    /// Counts this wait among those that leave phase B out, if there are any left.
    fn may_yield(&self) -> bool {
        let left = self.crowded.load(Ordering::Relaxed);
        if left > 0 {
            // Threads that wait at the same time may count as one.
            self.crowded.store(left - 1, Ordering::Relaxed);
        }
        left == 0
    }

    /// Phase B.
    fn yield_until<T>(&self, ready: &mut impl FnMut() -> Option<T>) -> Option<T> {
        let began = Instant::now();
        let mut before = began;
        loop {
            rustix::thread::sched_yield();
            if let Some(answer) = ready() {
                return Some(answer);
            }
            let after = Instant::now();
            if after - before > LATE {
                self.notice_a_late_yield();
                return None;
            }
            if after - began > PATIENCE {
                return None;
            }
            if let Some(answer) = spin(self.spins.min(LOOKS_PER_YIELD), ready) {
                return Some(answer);
            }
            before = Instant::now();
        }
    }

    /// Where there are more PEs than cores, a yield may be late for a PE of the job, and that is as it should be.
    fn notice_a_late_yield(&self) {
        if self.spins > 0 {
            self.crowded.store(CROWDED, Ordering::Relaxed);
        }
    }
}

/// So many looks, as fast as the processor likes them.
fn spin<T>(looks: u32, ready: &mut impl FnMut() -> Option<T>) -> Option<T> {
    (0..looks).find_map(|_| {
        std::hint::spin_loop();
        ready()
    })
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
    fn a_late_yield_leaves_yields_out_for_some_waits() {
        let waiter = Waiter::with_spins(SPINS);
        assert!(waiter.may_yield());
        waiter.notice_a_late_yield();
        assert_eq!((0..1000).take_while(|_| !waiter.may_yield()).count(), CROWDED as usize);
        assert!(waiter.may_yield());
        let among_many = Waiter::with_spins(0);
        among_many.notice_a_late_yield();
        assert!(among_many.may_yield());
    }

    #[test]
    fn a_value_that_is_there_is_taken_even_in_a_dying_job() {
        let job = Job::alone();
        job.declare_dead(3);
        let bell = Bell::default();
        bell.ring(5);
        for waiter in waiters() {
            assert_eq!(waiter.wait(&bell, |value| value == 5, &job, what("test")), Ok(5));
            assert_eq!(waiter.watch(&Doorbell::default(), || Some(7), &job, what("test")), Ok(7));
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

    /// Words are plain ones, written as a put writes them: after the store the writer looks at the doorbell, and no fence stands
    /// between. Sleepers do not look by themselves here, so that a ring that is lost ends the test.
    #[test]
    fn a_doorbell_loses_no_write() {
        const ROUNDS: u64 = 20_000;
        assert!(crate::doorbell::is_registered(), "this kernel has no membarrier");
        let job = Job::alone();
        let pes = Arc::new([0, 1].map(|_| (Doorbell::default(), std::sync::atomic::AtomicU64::new(0))));
        // No yields: each wait sleeps at once.
        let waiter = Arc::new(Waiter::with_spins(SPINS));
        let play = move |me: usize, pes: &[(Doorbell, std::sync::atomic::AtomicU64); 2], job: &Job, waiter: &Waiter| {
            let (mine, theirs) = (&pes[me], &pes[1 - me]);
            for round in 1..=ROUNDS {
                let wait = || {
                    let ready = || (mine.1.load(Ordering::Acquire) >= round).then_some(());
                    waiter.sleep_by(&mine.0, &mut { ready }, job, Operation::new("wait")).unwrap();
                };
                let write = || {
                    theirs.1.store(round, Ordering::Release);
                    theirs.0.ring();
                };
                if me == 0 {
                    (write(), wait())
                } else {
                    (wait(), write())
                };
            }
        };
        watched("a doorbell", || {
            let other = {
                let (pes, job, waiter) = (pes.clone(), job.clone(), waiter.clone());
                thread::spawn(move || play(1, &pes, &job, &waiter))
            };
            play(0, &pes, &job, &waiter);
            other.join().unwrap();
        });
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
                            waiter.watch(&Doorbell::default(), || None::<()>, &job, what)
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
