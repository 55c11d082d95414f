//! The timer that wakes the progress thread once no thread helps any more.
//!
//! Where a timer of a virtual machine goes off, a core loses tens of microseconds, so none is to as long as a thread of the program's
//! takes messages. A helper puts the alarm off, again and again, and so does the next; the progress thread that relies on helpers hears
//! it soon after the last.
//!
//! A helper may also [leave](Alarm::leave) messages that mostly go with the program's next one. The alarm goes off sooner then.
//! To set a timer can take longer than to handle a message, so neither does so where the alarm goes off in time anyway.
//!
//! *The alarm is set whenever a thread helps.* A helper says first that it helps, and then looks when the alarm goes off; the progress
//! thread that has heard the alarm notes that first, and then [forgets](crate::reliance::Reliance::forget) that a thread has helped.
//! So a helper that is not forgotten has come after the note, and sets the alarm.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rustix::event::Timespec;
use rustix::time::{Itimerspec, TimerfdClockId, TimerfdFlags, TimerfdTimerFlags, timerfd_create, timerfd_settime};

use crate::Error;

/// For so long, or up to twice as long, what a helper has left waits for a message that it goes with: longer than a message there and one
/// back take, so that where PEs answer each other nothing wakes the progress thread. How long that is depends on machine and network:
/// from the first to the last, twice as long after so many times in a row that a helper came before the alarm, and half as long whenever
/// none did.
const PATIENCE: (Duration, Duration) = (Duration::from_micros(60), Duration::from_micros(480));
const TIMES: u32 = 8;
/// Where nothing was left the alarm goes off so long after the last help, or up to half as long.
const LONGEST: Duration = Duration::from_micros(960);

#[derive(Debug)]
pub struct Alarm {
    timer: OwnedFd,
    began: Instant,
    /// When it goes off, in nanoseconds from the beginning; 0 where it is not set.
    at: AtomicU64,
    /// Something was left since a helper last put it off.
    is_left: AtomicBool,
    /// Held while the timer is set.
    patience: Mutex<Patience>,
}

#[derive(Debug)]
struct Patience {
    time: Duration,
    /// How often in a row it was enough.
    enough: u32,
}

impl Patience {
    fn was_enough(&mut self) {
        self.enough += 1;
        if self.enough == TIMES {
            *self = Patience { time: (self.time * 2).min(PATIENCE.1), enough: 0 };
        }
    }

    fn was_in_vain(&mut self) {
        *self = Patience { time: (self.time / 2).max(PATIENCE.0), enough: 0 };
    }
}

impl Alarm {
    pub fn new() -> Result<Alarm, Error> {
        let timer = timerfd_create(TimerfdClockId::Monotonic, TimerfdFlags::CLOEXEC | TimerfdFlags::NONBLOCK);
        Ok(Alarm {
            timer: timer.map_err(Error::system("making a timer"))?,
            began: Instant::now(),
            at: AtomicU64::new(0),
            is_left: AtomicBool::new(false),
            patience: Mutex::new(Patience { time: PATIENCE.0, enough: 0 }),
        })
    }

    /// For a thread that has said that it helps.
    pub fn put_off(&self) {
        // What was left goes with what this thread sends.
        let was_left = self.is_left.load(Ordering::Relaxed) && self.is_left.swap(false, Ordering::Relaxed);
        if was_left || self.time_left() < LONGEST / 2 {
            let mut patience = self.patience();
            if was_left {
                patience.was_enough();
            }
            if self.time_left() < LONGEST / 2 {
                self.set(LONGEST);
            }
        }
    }

    /// Something was left that may go with another message.
    pub fn leave(&self) {
        self.is_left.store(true, Ordering::Relaxed);
        let patience = self.patience();
        if !(Duration::from_nanos(1)..=patience.time * 2).contains(&self.time_left()) {
            self.set(patience.time);
        }
    }

    /// For a thread that is about to say that it helps no more: where nothing was left there is nothing to go off for. Another thread that
    /// helps meanwhile either sees that the alarm is not set, or has not helped since this one said so.
    pub fn stop(&self) {
        if self.at.load(Ordering::Relaxed) != 0 {
            let _patience = self.patience();
            if !self.is_left.load(Ordering::Relaxed) {
                self.set_timer(Duration::ZERO);
                self.at.store(0, Ordering::Release);
            }
        }
    }

    /// For the progress thread, where the timer is readable.
    pub fn went_off(&self) {
        let _ = rustix::io::read(&self.timer, &mut [0; 8]);
        let mut patience = self.patience();
        self.at.store(0, Ordering::Release);
        if self.is_left.swap(false, Ordering::Relaxed) {
            patience.was_in_vain();
        }
    }

    /// With `patience` held, so that of two threads the second sets it for later.
    fn set(&self, time: Duration) {
        let at = self.began.elapsed() + time;
        self.set_timer(time);
        self.at.store(at.as_nanos() as u64, Ordering::Release);
    }

    /// Has it go off after some time; not at all after none.
    fn set_timer(&self, time: Duration) {
        let it_value = Timespec { tv_sec: time.as_secs() as i64, tv_nsec: time.subsec_nanos().into() };
        let once = Itimerspec { it_interval: Timespec { tv_sec: 0, tv_nsec: 0 }, it_value };
        // A timer that exists takes a time that is one.
        let _ = timerfd_settime(&self.timer, TimerfdTimerFlags::empty(), &once);
    }

    /// Until it goes off; zero where it is not set.
    fn time_left(&self) -> Duration {
        // The clock may tell an earlier time than it told the thread that has set it.
        Duration::from_nanos(self.at.load(Ordering::Acquire)).saturating_sub(self.began.elapsed())
    }

    fn patience(&self) -> MutexGuard<'_, Patience> {
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
    use rustix::time::timerfd_gettime;

    use super::*;

    fn await_it(alarm: &Alarm) {
        let minute = Timespec { tv_sec: 60, tv_nsec: 0 };
        assert_eq!(poll(&mut [PollFd::new(alarm, PollFlags::IN)], Some(&minute)), Ok(1), "the alarm goes off");
        alarm.went_off();
    }

    fn patience(alarm: &Alarm) -> u32 {
        (alarm.patience().time.as_nanos() / PATIENCE.0.as_nanos()) as u32
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
        assert_eq!(patience(&alarm), 1);
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
    fn it_stops_for_a_thread_that_helps_no_more_but_not_where_something_is_left() {
        let alarm = Alarm::new().unwrap();
        let is_set = || timerfd_gettime(&alarm.timer).unwrap().it_value != Timespec { tv_sec: 0, tv_nsec: 0 };
        let for_long = Duration::from_secs(3600);
        alarm.set(for_long);
        alarm.stop();
        assert!(!is_set() && alarm.time_left().is_zero());
        alarm.set(for_long);
        alarm.is_left.store(true, Ordering::Relaxed);
        alarm.stop();
        assert!(is_set() && !alarm.time_left().is_zero());
    }

    #[test]
    fn what_is_left_waits_for_longer_where_help_comes_and_less_long_where_none_does() {
        let alarm = Alarm::new().unwrap();
        for expected in [2, 4, 8, 8] {
            for _ in 0..TIMES {
                alarm.leave();
                alarm.put_off();
            }
            assert_eq!(patience(&alarm), expected);
        }
        for expected in [4, 2, 1, 1] {
            alarm.leave();
            await_it(&alarm);
            assert_eq!(patience(&alarm), expected);
        }
    }
}
