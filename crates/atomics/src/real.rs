//! What is there when the code is not a model.

pub mod sync {
    //! Atomics and locks.

    pub use std::sync::{Condvar, Mutex, MutexGuard, atomic};
}

pub mod thread {
    //! Threads.

    use std::io;

    pub use std::thread::yield_now;

    /// Starts a thread that goes its own way.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn start(name: &str, stack_bytes: usize, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
        std::thread::Builder::new().name(name.to_owned()).stack_size(stack_bytes).spawn(work).map(drop)
    }
}

pub mod futex {
    //! Sleeping until a number in memory changes, in all processes that map it.

    use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
    use std::time::Duration;

    use rustix::io::Errno;
    use rustix::thread::{ClockId, futex};

    /// Sleeps while the lower half of a number is that of the value that was seen. Ends when the thread is woken, but also when it is
    /// interrupted or the time is over: the value has to be looked at again in any case.
    pub fn wait(number: &AtomicU64, seen: u64, longest: Option<Duration>) {
        let longest = longest.map(timespec);
        let _ = futex::wait(lower_half(number), futex::Flags::empty(), seen as u32, longest.as_ref());
    }

    /// Wakes all that sleep until a number changes.
    pub fn wake(number: &AtomicU64) {
        // Waking fails for addresses that are not mapped only; this one is.
        let _ = futex::wake(lower_half(number), futex::Flags::empty(), i32::MAX as u32);
    }

    /// What the kernel compares when a thread goes to sleep.
    fn lower_half(number: &AtomicU64) -> &AtomicU32 {
        let address = number.as_ptr().cast::<AtomicU32>();
        let half = usize::from(cfg!(target_endian = "big"));
        // SAFETY: both halves are within the number, aligned, and live as long. The reference is for its address: nothing in
        // this process reads or writes through it, the kernel alone looks there.
        unsafe { &*address.add(half) }
    }

    /// How long a change of this process's number may go unnoticed by [`wait_either`] where the kernel watches one alone.
    const LONGEST_ON_ONE: Duration = Duration::from_millis(2);

    /// Set once the kernel (before 5.16) or a container's filter has refused `futex_waitv`.
    static ONE_ONLY: AtomicBool = AtomicBool::new(false);

    /// Sleeps while two numbers are those that were seen: one in memory of several processes, and one of this process alone.
    /// Ends early as [`wait`] does.
    pub fn wait_either(shared: (&AtomicU32, u32), own: (&AtomicU32, u32), longest: Duration) {
        if !ONE_ONLY.load(Ordering::Relaxed) {
            match wait_for_both(shared, own, longest) {
                Err(Errno::NOSYS | Errno::PERM) => ONE_ONLY.store(true, Ordering::Relaxed),
                _ => return,
            }
        }
        let longest = timespec(longest.min(LONGEST_ON_ONE));
        let _ = futex::wait(shared.0, futex::Flags::empty(), shared.1, Some(&longest));
    }

    fn wait_for_both(shared: (&AtomicU32, u32), own: (&AtomicU32, u32), longest: Duration) -> Result<usize, Errno> {
        let entry = |(number, seen): (&AtomicU32, u32), flags: futex::WaitFlags| {
            let mut entry = futex::Wait::new();
            entry.val = u64::from(seen);
            entry.uaddr = futex::WaitPtr::new(number.as_ptr().cast());
            entry.flags = flags;
            entry
        };
        let size = futex::WaitFlags::SIZE_U32;
        let entries = [entry(shared, size), entry(own, size | futex::WaitFlags::PRIVATE)];
        // Unlike `futex`, `futex_waitv` takes a point in time.
        let until = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic) + timespec(longest);
        futex::waitv(&entries, futex::WaitvFlags::empty(), Some(&until), ClockId::Monotonic)
    }

    /// Wakes all that sleep until a number in memory of several processes changes.
    pub fn wake_shared(number: &AtomicU32) {
        // Fails as little as in `wake`.
        let _ = futex::wake(number, futex::Flags::empty(), i32::MAX as u32);
    }

    /// Wakes all threads of this process that sleep until a number changes.
    pub fn wake_own(number: &AtomicU32) {
        let _ = futex::wake(number, futex::Flags::PRIVATE, i32::MAX as u32);
    }

    fn timespec(duration: Duration) -> futex::Timespec {
        futex::Timespec {
            tv_sec: i64::try_from(duration.as_secs()).unwrap_or(i64::MAX),
            tv_nsec: i64::from(duration.subsec_nanos()),
        }
    }
}
