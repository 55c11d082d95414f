//! The timer that wakes the progress thread once no thread helps any more.
//!
//! Where timers of virtual machines go off, a core loses tens of microseconds, so none is to as long as a thread of the program's takes
//! messages. A helper puts the alarm off, again and again, and so does the next; the progress thread that relies on helpers hears it soon
//! after the last.
//!
//! A helper may also [leave](Alarm::leave) messages that mostly go with the program's next one. The alarm goes off sooner then.
//! To set a timer can take longer than to handle a message, so neither does so where the alarm goes off in time anyway.
//!
//! *The alarm is set whenever a thread helps.* A helper says first that it helps, and then looks when the alarm goes off; the progress
//! thread that has heard the alarm notes that first, and then [forgets](crate::reliance::Reliance::forget) who has helped. So a helper
//! that is not forgotten has come after the note, and sets the alarm.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rustix::event::Timespec;
use rustix::time::{Itimerspec, TimerfdClockId, TimerfdFlags, TimerfdTimerFlags, timerfd_create, timerfd_settime};

use crate::Error;

/// How long what a helper has left may wait for a message that it goes with: longer than a message there and one back take, so
/// that where PEs answer each other nothing wakes the progress thread. How long that is depends on machine and network: from the first to
/// the last, twice as long whenever a helper came before that, and half as long whenever none did.
const PATIENCE: (Duration, Duration) = (Duration::from_micros(60), Duration::from_micros(480));
/// The alarm goes off after half of that at the earliest, once no thread helps.
const LONGEST: Duration = Duration::from_micros(960);

#[derive(Debug)]
pub struct Alarm {
    timer: OwnedFd,
    began: Instant,
    /// When it goes off, in nanoseconds from the beginning; 0 once it has.
    at: AtomicU64,
    /// Something was left since a helper last put it off.
    is_left: AtomicBool,
    /// Held while the timer is set.
    patience: Mutex<Duration>,
}

impl Alarm {
    pub fn new() -> Result<Alarm, Error> {
        let timer = timerfd_create(TimerfdClockId::Monotonic, TimerfdFlags::CLOEXEC | TimerfdFlags::NONBLOCK);
        Ok(Alarm {
            timer: timer.map_err(Error::system("making a timer"))?,
            began: Instant::now(),
            at: AtomicU64::new(0),
            is_left: AtomicBool::new(false),
            patience: Mutex::new(PATIENCE.0),
        })
    }

    /// For a thread that has said that it helps.
    pub fn put_off(&self) {
        if self.time_left() < LONGEST / 2 {
            let mut patience = self.patience();
            // What was left goes with what this thread sends.
            if self.is_left.swap(false, Ordering::Relaxed) && self.at.load(Ordering::Relaxed) != 0 {
                *patience = (*patience * 2).min(PATIENCE.1);
            }
            self.set(LONGEST);
        }
    }

    /// Something was left that may go with another message.
    pub fn leave(&self) {
        self.is_left.store(true, Ordering::Relaxed);
        let patience = self.patience();
        if !(Duration::from_nanos(1)..=*patience * 2).contains(&self.time_left()) {
            self.set(*patience);
        }
    }

    /// For the progress thread, where the timer is readable.
    pub fn went_off(&self) {
        let _ = rustix::io::read(&self.timer, &mut [0; 8]);
        let mut patience = self.patience();
        self.at.store(0, Ordering::Release);
        if self.is_left.swap(false, Ordering::Relaxed) {
            *patience = (*patience / 2).max(PATIENCE.0);
        }
    }

    /// With `patience` held, so that of two threads the second sets it for later.
    fn set(&self, time: Duration) {
        let at = self.began.elapsed() + time;
        let once = Itimerspec {
            it_interval: Timespec { tv_sec: 0, tv_nsec: 0 },
            it_value: Timespec { tv_sec: 0, tv_nsec: time.as_nanos() as i64 },
        };
        // A timer that exists takes a time that is one.
        let _ = timerfd_settime(&self.timer, TimerfdTimerFlags::empty(), &once);
        self.at.store(at.as_nanos() as u64, Ordering::Release);
    }

    /// Until it goes off; zero where it is not set.
    fn time_left(&self) -> Duration {
        // The clock may tell an earlier time than it told the thread that has set it.
        Duration::from_nanos(self.at.load(Ordering::Acquire)).saturating_sub(self.began.elapsed())
    }

    fn patience(&self) -> MutexGuard<'_, Duration> {
        self.patience.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AsFd for Alarm {
    /// Readable when the timer has gone off.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.timer.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use rustix::event::{PollFd, PollFlags, poll};

    use super::*;

    fn await_it(alarm: &Alarm) {
        let minute = Timespec { tv_sec: 60, tv_nsec: 0 };
        assert_eq!(poll(&mut [PollFd::new(alarm, PollFlags::IN)], Some(&minute)), Ok(1), "the alarm goes off");
        alarm.went_off();
    }

    #[test]
    fn it_goes_off_after_the_last_help_and_is_set_by_the_next() {
        let alarm = Alarm::new().unwrap();
        for _ in 0..100 {
            alarm.put_off();
            alarm.put_off();
            await_it(&alarm);
            assert!(alarm.time_left().is_zero());
        }
        assert_eq!(*alarm.patience(), PATIENCE.0);
    }

    #[test]
    fn help_sets_it_anew_only_where_it_would_soon_go_off() {
        let alarm = Alarm::new().unwrap();
        let set = |time: Duration| {
            let at = (alarm.began.elapsed() + time).as_nanos() as u64;
            alarm.at.store(at, Ordering::Relaxed);
            alarm.put_off();
            alarm.at.load(Ordering::Relaxed) - at
        };
        assert_eq!(set(Duration::from_secs(60)), 0);
        assert!(set(Duration::from_micros(1)) > 0);
    }

    #[test]
    fn what_is_left_makes_it_go_off_sooner() {
        let alarm = Alarm::new().unwrap();
        alarm.put_off();
        alarm.leave();
        assert!(alarm.time_left() <= 2 * PATIENCE.0);
        await_it(&alarm);
        alarm.leave();
        await_it(&alarm);
    }

    #[test]
    fn what_is_left_waits_for_longer_where_help_comes_and_less_long_where_none_does() {
        let alarm = Alarm::new().unwrap();
        for times in [2, 4, 8, 8] {
            alarm.leave();
            alarm.put_off();
            assert_eq!(*alarm.patience(), times * PATIENCE.0);
        }
        for times in [4, 2, 1, 1] {
            alarm.leave();
            await_it(&alarm);
            assert_eq!(*alarm.patience(), times * PATIENCE.0);
        }
    }
}
