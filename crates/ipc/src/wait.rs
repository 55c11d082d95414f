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
//! Phase B ends early where a yield came back late: another program, or a PE that computes, took the core for a whole slice. So
//! where PEs have cores by their number, the next waits leave phase B out. A sleeper may get the core back as soon as it is woken, or,
//! as kernels since 6.6 have it, at the end of the other program's slice: then its partner sleeps before it can answer, and so on,
//! slice after slice. Where sleeps turn out to last about a slice, such waits go on to spin instead, for as long as one.
//!
//! # Waits with a chore
//! What a PE of another node does becomes known here only when a thread takes its message. A thread that waits for that does so
//! itself, as its [`Chore`], in A and B. There A lasts as long as an answer takes, and is left out for a while where it was in vain,
//! since the other PE may need this core. B lasts for as long as an answer of a PE takes whose threads have to be woken first: two
//! that sleep whenever they wait take several times as long, and so go on sleeping. Work makes a thread go on, and do the chore once
//! more before it gives the core away, since what the work has answered leaves with that. Before C it leaves the
//! chore to the thread whose task it is otherwise; a thread that has what it waited for says that it is done. Where a PE of this node
//! may answer as well, which takes less time than to do the chore once, the thread [glances](Waiter::glance) first.
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
use crate::watch::{Asleep, Job, Operation};

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

/// What a thread does while it waits, so that what it waits for comes about.
pub trait Chore: Send + Sync {
    /// Does some of it, without waiting for anything; whether there was any. Called again and again, with `ready` in between, by any
    /// number of threads.
    fn work(&self) -> bool;

    /// The calling thread goes to sleep and works no more: whatever there is from now on wakes another thread.
    fn leave(&self);

    /// The calling thread has what it waited for and goes on with the program. What its work has left to do, its next work does, or
    /// soon another thread.
    fn done(&self);
}

/// How this PE waits.
#[derive(Debug)]
pub struct Waiter {
    /// Looks in phase A.
    spins: u32,
    /// Waits that are still to leave phase B out, because a yield came back late.
    crowded: AtomicU32,
    /// What these spin for instead, in microseconds.
    patience: AtomicU32,
    /// Waits with a chore that are still to leave phase A out, because it was in vain.
    vain: AtomicU32,
}

/// Phase A, less than 2 µs: a `pause` takes 26 ns on current servers.
const SPINS: u32 = 64;
/// Looks after a yield where PEs have cores to themselves: a yield that finds nothing else to run takes longer than a look.
const LOOKS_PER_YIELD: u32 = 16;
/// Phase B: twice what it takes to wake a sleeper.
const PATIENCE: Duration = Duration::from_micros(100);
/// Yields of a glance.
const GLANCES: u32 = 8;
/// Phase A of a wait with a chore: an answer of another node over TCP takes half of it.
const ANSWER: Duration = Duration::from_micros(60);
/// How much longer phase B lasts then: the other PE's thread that takes messages, and then its program, may have to be woken.
const WAKING: Duration = Duration::from_micros(240);
/// How long a thread works until it looks whether its wait is in vain.
const LONG_WORK: Duration = Duration::from_millis(20);
/// A yield that takes longer found another program on the core.
const LATE: Duration = Duration::from_micros(50);
/// The same where threads of a job that spans nodes may share the core, each of which posts and takes messages in its turn: a program
/// that does something else has the core for as long as the scheduler lets it, which is a millisecond and more.
const LATE_AMONG_THREADS: Duration = Duration::from_micros(500);
/// The longest slice: 3 ms on most machines of few cores, whole ticks of the kernel's clock, of which one may take 4 ms.
const SLICE: Duration = Duration::from_millis(5);
/// How many waits leave phase B out after a late yield, which costs a slice.
const UNYIELDING: u32 = 256;
/// How many waits with a chore leave a phase out after it was no good.
const LEFT_OUT: u32 = 16;
/// Between looks at words whose writers ring no doorbell: doubling from the first to the last. In tests a ring that is lost
/// stays lost.
const UNHEARD: (Duration, Duration) = match cfg!(test) {
    true => (Duration::from_secs(3600), Duration::from_secs(3600)),
    false => (Duration::from_micros(50), Duration::from_millis(1)),
};

impl Waiter {
    /// The wait routine of one of `local_pes` PEs that share `cpus` CPUs: [`Node::cpus`](crate::Node::cpus) counts right
    /// also when every PE is bound to CPUs of its own. `ZESHMEM_SPIN` overrides the number of spins; 0 never spins.
    pub fn with_cpus(local_pes: usize, cpus: usize) -> Self {
        let asked = std::env::var("ZESHMEM_SPIN").ok().filter(|text| !text.is_empty());
        let spins = asked.and_then(|text| match text.trim().parse() {
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
        Self { spins, crowded: AtomicU32::new(0), patience: AtomicU32::new(0), vain: AtomicU32::new(0) }
    }

    /// Whether PEs share cores, so that a thread that looks without waiting may keep a core from the PE that it looks for.
    pub fn shares_cores(&self) -> bool {
        self.spins == 0
    }

    /// Waits until `ready` accepts the value of `bell`, and returns that value.
    ///
    /// `ready` is called with every value looked at, at least once, and must depend on that value and on memory written
    /// before the bell rang. `what` says what this PE is doing; it is asked once the thread goes to sleep, or to its `chore`, if the
    /// bell is one that a chore rings.
    ///
    /// # Errors
    /// [`PeerGone`] if a PE of the job died, or the PE that `what` awaits has finalised, and `ready` does not accept the value.
    #[inline]
    pub fn wait(
        &self,
        bell: &Bell,
        mut ready: impl FnMut(u32) -> bool,
        job: &Job,
        chore: Option<&dyn Chore>,
        what: impl FnOnce() -> Operation,
    ) -> Result<u32, PeerGone> {
        let looked = self.look_around(chore.is_none(), || {
            let value = bell.load();
            ready(value).then_some(value)
        });
        match looked {
            Some(value) => Ok(value),
            None => self.sleep_and_learn(chore, || self.sleep_until(bell, &mut ready, job, chore, what())),
        }
    }

    /// Waits until `ready` answers, which looks at words of this PE's memory: whatever writes them rings `doorbell`, or is seen
    /// within a millisecond.
    ///
    /// Otherwise as [`wait`](Self::wait).
    ///
    /// # Errors
    /// As for [`wait`](Self::wait).
    #[inline]
    pub fn watch<T>(
        &self,
        doorbell: &Doorbell,
        mut ready: impl FnMut() -> Option<T>,
        job: &Job,
        chore: Option<&dyn Chore>,
        what: impl FnOnce() -> Operation,
    ) -> Result<T, PeerGone> {
        match self.look_around(chore.is_none(), &mut ready) {
            Some(answer) => Ok(answer),
            None => self.sleep_and_learn(chore, || self.sleep_by(doorbell, &mut ready, job, chore, what())),
        }
    }

    /// The chore, if there is one, and phase C on a bell.
    #[cold]
    fn sleep_until(
        &self,
        bell: &Bell,
        ready: &mut dyn FnMut(u32) -> bool,
        job: &Job,
        chore: Option<&dyn Chore>,
        what: Operation,
    ) -> Result<u32, PeerGone> {
        let mut asleep = job.begin_wait(what);
        if let Some(chore) = chore {
            let look = &mut || {
                let value = bell.load();
                ready(value).then_some(value)
            };
            if let Some(value) = self.work_until(chore, look, &mut asleep) {
                return Ok(value);
            }
        }
        bell.sleep_until(ready, job.death_word(), || match asleep.gone() {
            Some(gone) => Err(gone),
            None => {
                asleep.report();
                Ok(())
            }
        })
    }

    /// The chore, if there is one, and phase C by a doorbell. One that rang for another word will soon ring again: a thread that has heard
    /// it looks for a while, or works, first.
    #[cold]
    fn sleep_by<T>(
        &self,
        doorbell: &Doorbell,
        mut ready: &mut dyn FnMut() -> Option<T>,
        job: &Job,
        chore: Option<&dyn Chore>,
        what: Operation,
    ) -> Result<T, PeerGone> {
        let mut asleep = job.begin_wait(what);
        if let Some(chore) = chore
            && let Some(answer) = self.work_until(chore, ready, &mut asleep)
        {
            return Ok(answer);
        }
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
            if armed.sleep((job.death_word(), Job::ALIVE), pause) {
                let answer = match chore {
                    Some(chore) => self.work_until(chore, ready, &mut asleep),
                    None => self.look_around(true, &mut ready),
                };
                if let Some(answer) = answer {
                    return Ok(answer);
                }
            }
            pause = (pause * 2).min(longest);
            asleep.report();
        }
    }

    /// Phases A and B, or one look where they are left out.
    #[inline]
    fn look_around<T>(&self, goes_on: bool, mut ready: impl FnMut() -> Option<T>) -> Option<T> {
        if let Some(answer) = ready() {
            return Some(answer);
        }
        // A model knows no time: there, what is not ready sleeps.
        if cfg!(loom) || !goes_on {
            return None;
        }
        if let Some(answer) = spin(self.spins, &mut ready) {
            return Some(answer);
        }
        if self.take_yield() { self.yield_until(&mut ready) } else { self.spin_on(&mut ready) }
    }

    /// In place of phase B, where that gives the core away for too long.
    fn spin_on<T>(&self, ready: &mut impl FnMut() -> Option<T>) -> Option<T> {
        let patience = Duration::from_micros(self.patience.load(Ordering::Relaxed).into());
        if patience.is_zero() {
            return None;
        }
        let began = Instant::now();
        while began.elapsed() < patience {
            if let Some(answer) = spin(SPINS, ready) {
                return Some(answer);
            }
        }
        None
    }

    /// Sleeps, and learns from that. What a chore brings may take any time, and not for want of a core.
    #[cold]
    fn sleep_and_learn<T>(&self, chore: Option<&dyn Chore>, sleep: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let answer = sleep();
        if chore.is_none() {
            self.learn_from(began.elapsed());
        }
        answer
    }

    /// Decides from the length of a sleep whether the next waits spin for longer. One that lasts no longer than it takes to wake a thread has
    /// let the awaited PE run, which may need this very core; one of more than a slice waits for something else.
    fn learn_from(&self, slept: Duration) {
        let next = if (PATIENCE..SLICE).contains(&slept) {
            (Duration::from_micros(self.patience.load(Ordering::Relaxed).into()) * 4).clamp(PATIENCE, SLICE)
        } else {
            Duration::ZERO
        };
        self.patience.store(next.as_micros() as u32, Ordering::Relaxed);
    }

    /// Looks whether `ready` answers for as long as a PE of this node takes to, if it is in the middle of it: before a wait with a
    /// chore, which takes longer.
    pub fn glance<T>(&self, ready: &mut impl FnMut() -> Option<T>) -> Option<T> {
        if self.spins > 0 {
            return spin(self.spins, ready);
        }
        for _ in 0..GLANCES {
            if let Some(answer) = ready() {
                return Some(answer);
            }
            let before = Instant::now();
            rustix::thread::sched_yield();
            if before.elapsed() > LATE {
                break;
            }
        }
        None
    }

    /// Whether this wait has phase B. One that has not is counted among those that are to leave it out.
    fn take_yield(&self) -> bool {
        count_down(&self.crowded)
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
                self.notice_a_late_yield(UNYIELDING);
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

    /// Works until `ready` answers, or there has been nothing to do for the times of phases A and B, and then leaves; also where the
    /// wait is in vain, which is for phase C to say.
    fn work_until<T>(
        &self,
        chore: &dyn Chore,
        ready: &mut dyn FnMut() -> Option<T>,
        asleep: &mut Asleep<'_>,
    ) -> Option<T> {
        let mut spins = if self.spins > 0 && count_down(&self.vain) { ANSWER } else { Duration::ZERO };
        let mut yields = self.take_yield();
        let began = Instant::now();
        let (mut last_work, mut last_look, mut goes_on) = (began, began, false);
        while yields || !spins.is_zero() {
            let worked = chore.work();
            if let Some(answer) = ready() {
                chore.done();
                return Some(answer);
            }
            let now = Instant::now();
            if worked {
                last_work = now;
            }
            if now - last_look > LONG_WORK {
                last_look = now;
                if asleep.gone().is_some() {
                    break;
                }
                asleep.report();
            }
            // What it has just answered leaves with the next work.
            goes_on = worked && !goes_on;
            let idle = now - last_work;
            if idle < spins || goes_on {
                continue;
            }
            if !spins.is_zero() {
                spins = Duration::ZERO;
                self.vain.store(LEFT_OUT, Ordering::Relaxed);
            } else if idle > ANSWER + WAKING {
                break;
            }
            if yields {
                rustix::thread::sched_yield();
                if now.elapsed() > LATE_AMONG_THREADS {
                    self.notice_a_late_yield(LEFT_OUT);
                    yields = self.spins == 0;
                }
            }
        }
        chore.leave();
        None
    }

    /// Where there are more PEs than cores, a yield may be late for a PE of the job, and that is as it should be.
    fn notice_a_late_yield(&self, left_out: u32) {
        if self.spins > 0 {
            self.crowded.store(left_out, Ordering::Relaxed);
        }
    }
}

/// Counts a wait among those that leave a phase out, if there are any left; whether there are none.
fn count_down(left_out: &AtomicU32) -> bool {
    let left = left_out.load(Ordering::Relaxed);
    if left > 0 {
        // Threads that wait at the same time may count as one.
        left_out.store(left - 1, Ordering::Relaxed);
    }
    left == 0
}

/// So many looks, as fast as the processor likes them.
fn spin<T>(looks: u32, ready: &mut impl FnMut() -> Option<T>) -> Option<T> {
    (0..looks).find_map(|_| {
        std::hint::spin_loop();
        ready()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
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
        assert!(waiter.take_yield());
        waiter.notice_a_late_yield(UNYIELDING);
        assert_eq!((0..1000).take_while(|_| !waiter.take_yield()).count(), UNYIELDING as usize);
        assert!(waiter.take_yield());
        let among_many = Waiter::with_spins(0);
        among_many.notice_a_late_yield(UNYIELDING);
        assert!(among_many.take_yield());
    }

    #[test]
    fn sleeps_of_a_slice_make_the_next_waits_spin_for_as_long() {
        let waiter = Waiter::with_spins(SPINS);
        let patience_after = |slept| {
            waiter.learn_from(slept);
            waiter.patience.load(Ordering::Relaxed)
        };
        let [least, most] = [PATIENCE, SLICE].map(|time| time.as_micros() as u32);
        assert_eq!(patience_after(PATIENCE * 2), least);
        assert!((0..4).any(|_| patience_after(PATIENCE * 2) == most));
        assert_eq!(patience_after(SLICE), 0);
        assert_eq!(patience_after(PATIENCE / 2), 0);
        let _ = waiter.sleep_and_learn(Some(&Messages::default()), || patience_after(PATIENCE));
        assert_eq!(waiter.patience.load(Ordering::Relaxed), least);
        assert_eq!(patience_after(SLICE), 0);
        let mut looks = 0;
        let mut look = || {
            looks += 1;
            None::<()>
        };
        assert_eq!(waiter.spin_on(&mut look), None);
        assert!((0..5).any(|_| patience_after(PATIENCE * 2) == most));
        let began = Instant::now();
        assert_eq!(waiter.spin_on(&mut look), None);
        assert!(began.elapsed() >= SLICE && looks >= SPINS);
    }

    #[test]
    fn a_glance_ends() {
        for waiter in waiters() {
            let looks = |coming: u32| {
                let mut looks = 0;
                let mut ready = || {
                    looks += 1;
                    (looks > coming).then_some(())
                };
                (waiter.glance(&mut ready).is_some(), looks)
            };
            let most = if waiter.spins > 0 { SPINS } else { GLANCES };
            assert_eq!(looks(0), (true, 1));
            let (is_seen, looked) = looks(u32::MAX);
            // A yield that is late ends it.
            assert!(!is_seen && looked <= most && (looked == most || waiter.spins == 0), "{looked}");
        }
    }

    #[test]
    fn a_value_that_is_there_is_taken_even_in_a_dying_job() {
        let job = Job::alone();
        job.declare_dead(3);
        let bell = Bell::default();
        bell.ring(5);
        for waiter in waiters() {
            assert_eq!(waiter.wait(&bell, |value| value == 5, &job, None, what("test")), Ok(5));
            assert_eq!(waiter.watch(&Doorbell::default(), || Some(7), &job, None, what("test")), Ok(7));
        }
    }

    fn ping_pong(waiter: &Arc<Waiter>, rounds: u32) {
        let bells = Arc::new([Bell::default(), Bell::default()]);
        let job = Job::alone();
        let other = {
            let (bells, job, waiter) = (bells.clone(), job.clone(), waiter.clone());
            thread::spawn(move || {
                for round in 1..=rounds {
                    waiter.wait(&bells[0], |value| value == round, &job, None, what("pong")).unwrap();
                    bells[1].ring(round);
                }
            })
        };
        for round in 1..=rounds {
            bells[0].ring(round);
            waiter.wait(&bells[1], |value| value == round, &job, None, what("ping")).unwrap();
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
        assert!(crate::doorbell::register_process(), "this kernel has no membarrier");
        let job = Job::alone();
        let pes = Arc::new([0, 1].map(|_| (Doorbell::default(), std::sync::atomic::AtomicU64::new(0))));
        // No yields: each wait sleeps at once.
        let waiter = Arc::new(Waiter::with_spins(SPINS));
        let play = move |me: usize, pes: &[(Doorbell, std::sync::atomic::AtomicU64); 2], job: &Job, waiter: &Waiter| {
            let (mine, theirs) = (&pes[me], &pes[1 - me]);
            for round in 1..=ROUNDS {
                let wait = || {
                    let ready = || (mine.1.load(Ordering::Acquire) >= round).then_some(());
                    waiter.sleep_by(&mine.0, &mut { ready }, job, None, Operation::new("wait")).unwrap();
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

    /// Messages that come for a thread, which it takes itself, or another thread for it while it sleeps.
    #[derive(Default)]
    struct Messages {
        /// The number of the last one that came, and of the last that was taken.
        came: AtomicU32,
        taken: AtomicU32,
        taking: std::sync::Mutex<()>,
        /// The thread works, and has neither left nor is done.
        works: AtomicBool,
        bell: Bell,
        doorbell: Doorbell,
        /// Which one the thread waits for, and whether it has left it to the other.
        left: std::sync::Mutex<(u32, bool)>,
        changed: std::sync::Condvar,
    }

    impl Messages {
        fn take(&self) -> bool {
            let Ok(_alone) = self.taking.try_lock() else { return false };
            let came = self.came.load(Ordering::SeqCst);
            let is_new = self.taken.swap(came, Ordering::SeqCst) != came;
            if is_new {
                self.bell.ring(came);
                self.doorbell.ring();
            }
            is_new
        }
    }

    impl Chore for Messages {
        fn work(&self) -> bool {
            self.works.store(true, Ordering::Relaxed);
            self.take()
        }

        fn done(&self) {
            self.works.store(false, Ordering::Relaxed);
        }

        fn leave(&self) {
            self.works.store(false, Ordering::Relaxed);
            self.left.lock().unwrap().1 = true;
            self.changed.notify_all();
        }
    }

    /// Every second message comes only once the waiting thread has left the messages to another.
    #[test]
    fn a_chore_is_done_by_the_thread_that_waits_and_left_when_it_sleeps() {
        const ROUNDS: u32 = 1000;
        for waiter in waiters() {
            let messages = Arc::new(Messages::default());
            let other = {
                let messages = messages.clone();
                thread::spawn(move || {
                    for round in 1..=ROUNDS {
                        let has_left = || *messages.left.lock().unwrap() == (round, true);
                        if round % 2 == 0 {
                            let left = messages.left.lock().unwrap();
                            drop(messages.changed.wait_while(left, |left| *left != (round, true)).unwrap());
                        }
                        messages.came.store(round, Ordering::SeqCst);
                        // The thread may take it itself, or leave now.
                        while messages.taken.load(Ordering::SeqCst) < round {
                            if has_left() {
                                messages.take();
                            }
                            thread::yield_now();
                        }
                    }
                })
            };
            let job = Job::alone();
            watched("a chore", || {
                for round in 1..=ROUNDS {
                    let Messages { taken, bell, doorbell, .. } = &*messages;
                    let chore = Some(&*messages as &dyn Chore);
                    *messages.left.lock().unwrap() = (round, false);
                    // One that is woken for a message may find the next one there as well, and take it.
                    if round % 3 == 0 {
                        waiter.wait(bell, |value| value >= round, &job, chore, what("wait")).unwrap();
                    } else {
                        let ready = || (taken.load(Ordering::SeqCst) >= round).then_some(());
                        waiter.watch(doorbell, ready, &job, chore, what("watch")).unwrap();
                    }
                    assert!(!messages.works.load(Ordering::Relaxed), "the thread says that it works no more");
                }
                other.join().unwrap();
            });
            assert!(job.operations().is_empty());
        }
    }

    /// A thread that always finds something to do.
    #[test]
    fn a_death_ends_a_wait_with_a_chore_that_never_ends() {
        #[derive(Default)]
        struct Endless(AtomicU32);
        impl Chore for Endless {
            fn work(&self) -> bool {
                true
            }

            fn leave(&self) {
                self.0.fetch_add(1, Ordering::SeqCst);
            }

            fn done(&self) {
                unreachable!("nothing comes");
            }
        }
        for waiter in waiters() {
            let (job, chore) = (Job::alone(), Endless::default());
            watched("a chore", || {
                thread::scope(|scope| {
                    let wait = scope.spawn(|| {
                        waiter.wait(&Bell::default(), |_| false, &job, Some(&chore), what("wait")).unwrap_err()
                    });
                    while job.operations().is_empty() {
                        thread::yield_now();
                    }
                    job.declare_dead(2);
                    assert_eq!(wait.join().unwrap().rank, 2);
                })
            });
            assert_eq!(chore.0.load(Ordering::SeqCst), 1);
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
                            waiter.wait(&bell, |value| value == 1, &job, None, what).map(drop)
                        } else {
                            waiter.watch(&Doorbell::default(), || None::<()>, &job, None, what)
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
