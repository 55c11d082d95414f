//! What is there when the code is not a model.

pub mod sync {
    //! Atomics and locks.

    pub use std::sync::{Condvar, Mutex, MutexGuard, atomic};
}

pub mod thread {
    //! Threads.

    use std::io;

    pub use std::thread::yield_now;

    /// Starts a thread that nobody joins.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn start(name: &str, stack_bytes: usize, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
        std::thread::Builder::new().name(name.to_owned()).stack_size(stack_bytes).spawn(work).map(drop)
    }
}

pub mod futex {
    //! Sleeping until a number in memory changes, in all processes that map it.

    use std::sync::atomic::{AtomicU32, AtomicU64};
    use std::time::Duration;

    use rustix::thread::futex;

    /// Sleeps while the lower half of a number is that of the value that was seen. Ends when the thread is woken, but also when it is
    /// interrupted or the time is over: the value has to be looked at again in any case.
    pub fn wait(number: &AtomicU64, seen: u64, longest: Option<Duration>) {
        let longest = longest.map(|d| futex::Timespec {
            tv_sec: i64::try_from(d.as_secs()).unwrap_or(i64::MAX),
            tv_nsec: i64::from(d.subsec_nanos()),
        });
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
}
