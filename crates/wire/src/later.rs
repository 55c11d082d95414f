//! The timer by which a thread that has helped has the progress thread post what it leaves.
//!
//! What is left mostly goes with the program's next message before the timer goes off. To set it can take longer than to handle a
//! message, so it is set only where it is not, and not anew for all that is left: the time of the youngest is noted, and if that was
//! not long ago when the timer goes off, it is set once more.
//!
//! *Nothing is left behind.* A helper notes the time, and then marks the timer as set; the progress thread takes the mark away, and
//! then looks at what is there. Both change one word. If the helper comes first, the progress thread sees what it has left. Otherwise the
//! helper finds no mark, and sets the timer.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rustix::event::Timespec;
use rustix::time::{Itimerspec, TimerfdClockId, TimerfdFlags, TimerfdTimerFlags, timerfd_create, timerfd_settime};

use crate::Error;

/// How long what a helper has left may wait for a message that it goes with: longer than a message there and one back take, so
/// that where PEs answer each other nothing wakes the progress thread. How long that is depends on machine and network: from the first to
/// the last, twice as long whenever the timer went off in vain, and half as long whenever not.
const PATIENCE: (Duration, Duration) = (Duration::from_micros(60), Duration::from_micros(480));

#[derive(Debug)]
pub struct Later {
    timer: OwnedFd,
    is_set: AtomicBool,
    began: Instant,
    /// When something was last left, in nanoseconds from the beginning.
    left: AtomicU64,
    /// Nanoseconds. Only the progress thread writes it.
    patience: AtomicU64,
}

impl Later {
    pub fn new() -> Result<Later, Error> {
        let timer = timerfd_create(TimerfdClockId::Monotonic, TimerfdFlags::CLOEXEC | TimerfdFlags::NONBLOCK);
        Ok(Later {
            timer: timer.map_err(Error::system("making a timer"))?,
            is_set: AtomicBool::new(false),
            began: Instant::now(),
            left: AtomicU64::new(0),
            patience: AtomicU64::new(PATIENCE.0.as_nanos() as u64),
        })
    }

    /// Something was left that may go with another message.
    pub fn leave(&self) {
        self.left.store(self.now(), Ordering::Relaxed);
        self.set();
    }

    /// For the progress thread, where the timer is readable. Whether something has been left for long, of all that
    /// `is_left` finds; where nothing has been for long, the timer is set again.
    pub fn went_off(&self, is_left: impl FnOnce() -> bool) -> bool {
        let _ = rustix::io::read(&self.timer, &mut [0; 8]);
        self.is_set.swap(false, Ordering::AcqRel);
        let is_left = is_left();
        let patience = self.patience.load(Ordering::Relaxed);
        let is_late = is_left && self.now().saturating_sub(self.left.load(Ordering::Relaxed)) >= patience;
        self.adapt(is_late);
        if is_left && !is_late {
            self.set();
        }
        is_late
    }

    fn set(&self) {
        if self.is_set.swap(true, Ordering::AcqRel) {
            return;
        }
        let once = Itimerspec {
            it_interval: Timespec { tv_sec: 0, tv_nsec: 0 },
            it_value: Timespec { tv_sec: 0, tv_nsec: self.patience.load(Ordering::Relaxed) as i64 },
        };
        // A timer that exists takes a time that is one.
        let _ = timerfd_settime(&self.timer, TimerfdTimerFlags::empty(), &once);
    }

    fn adapt(&self, was_late: bool) {
        let before = Duration::from_nanos(self.patience.load(Ordering::Relaxed));
        let patience = if was_late { before / 2 } else { before * 2 }.clamp(PATIENCE.0, PATIENCE.1);
        self.patience.store(patience.as_nanos() as u64, Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        self.began.elapsed().as_nanos() as u64
    }
}

impl AsFd for Later {
    /// Readable when the timer has gone off.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.timer.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use rustix::event::{PollFd, PollFlags, poll};

    use super::*;

    fn patience(later: &Later) -> Duration {
        Duration::from_nanos(later.patience.load(Ordering::Relaxed))
    }

    fn await_it(later: &Later) {
        let minute = Timespec { tv_sec: 60, tv_nsec: 0 };
        assert_eq!(poll(&mut [PollFd::new(later, PollFlags::IN)], Some(&minute)), Ok(1), "the timer goes off");
    }

    fn await_that(ready: impl Fn() -> bool) {
        while !ready() {
            std::thread::yield_now();
        }
    }

    #[test]
    fn what_is_left_is_late_when_the_timer_has_gone_off() {
        let later = Later::new().unwrap();
        for _ in 0..100 {
            later.leave();
            await_it(&later);
            assert!(later.went_off(|| true));
        }
        assert_eq!(patience(&later), PATIENCE.0);
    }

    #[test]
    fn what_was_left_meanwhile_is_not_late_and_sets_it_once_more() {
        let later = Later::new().unwrap();
        later.leave();
        await_it(&later);
        // Something else was left just now, as it were.
        later.left.store(u64::MAX, Ordering::Relaxed);
        assert!(!later.went_off(|| true));
        assert_eq!(patience(&later), 2 * PATIENCE.0);
        await_it(&later);
        later.left.store(0, Ordering::Relaxed);
        assert!(later.went_off(|| true));
    }

    #[test]
    fn what_is_left_while_the_progress_thread_looks_sets_it() {
        let later = Later::new().unwrap();
        later.leave();
        await_it(&later);
        assert!(!later.went_off(|| {
            later.leave();
            false
        }));
        await_it(&later);
    }

    #[test]
    fn where_it_goes_off_in_vain_it_is_set_for_longer() {
        let later = Later::new().unwrap();
        let set: Vec<_> = (0..5).map(|_| (later.went_off(|| false), patience(&later))).collect();
        assert_eq!((set[0], set[4]), ((false, 2 * PATIENCE.0), (false, PATIENCE.1)));
        await_that(|| later.now() >= PATIENCE.1.as_nanos() as u64);
        let set: Vec<_> = (0..5).map(|_| (later.went_off(|| true), patience(&later))).collect();
        assert_eq!((set[0], set[4]), ((true, PATIENCE.1 / 2), (true, PATIENCE.0)));
    }
}
