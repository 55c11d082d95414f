//! What is there when the code is not a model.

pub mod sync {
    //! Atomics and locks.

    pub use std::sync::{Condvar, Mutex, MutexGuard, atomic};
}

pub mod thread {
    //! Threads.

    use std::{io, mem};

    pub use std::thread::yield_now;

    /// The shortest slice that Linux grants, in nanoseconds.
    const SHORTEST_SLICE: u64 = 100_000;

    /// Has the calling thread, and those that it starts from now on, ask for the core often and for a short time each, where the
    /// kernel knows such wishes (Linux 6.12). A thread that gives its core away does not get it back, from Linux 6.18 on, before
    /// threads that keep theirs have run for the rest of its slice, which is milliseconds otherwise. Threads of a real-time policy,
    /// and of a slice as short, stay as they are.
    pub fn ask_for_short_slices() {
        const BYTES: libc::c_uint = mem::size_of::<libc::sched_attr>() as libc::c_uint;
        const OWN: libc::pid_t = 0;
        // SAFETY: all members are numbers.
        let mut attributes: libc::sched_attr = unsafe { mem::zeroed() };
        // SAFETY: the kernel writes that many bytes, which are there.
        let known = unsafe { libc::syscall(libc::SYS_sched_getattr, OWN, &raw mut attributes, BYTES, 0) } == 0;
        let is_fair = [libc::SCHED_OTHER, libc::SCHED_BATCH].contains(&(attributes.sched_policy as libc::c_int));
        // Kernels that know no slices tell of none.
        if !known || !is_fair || attributes.sched_runtime <= SHORTEST_SLICE {
            return;
        }
        attributes.sched_runtime = SHORTEST_SLICE;
        // SAFETY: the kernel reads as many bytes as it wrote. Where it refuses, nothing has changed.
        unsafe { libc::syscall(libc::SYS_sched_setattr, OWN, &raw const attributes, 0) };
    }

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

#[cfg(test)]
mod tests {
    use super::thread::ask_for_short_slices;

    /// The calling thread's policy and slice, as Linux tells them.
    fn attributes() -> libc::sched_attr {
        // SAFETY: all members are numbers.
        let mut attributes: libc::sched_attr = unsafe { std::mem::zeroed() };
        let bytes = size_of::<libc::sched_attr>() as libc::c_uint;
        // SAFETY: the kernel writes that many bytes, which are there.
        assert_eq!(unsafe { libc::syscall(libc::SYS_sched_getattr, 0, &raw mut attributes, bytes, 0) }, 0);
        attributes
    }

    fn set(attributes: &libc::sched_attr) {
        // SAFETY: the kernel reads as many bytes as the structure says that it has.
        assert_eq!(unsafe { libc::syscall(libc::SYS_sched_setattr, 0, attributes, 0) }, 0);
    }

    fn on_a_thread(test: impl FnOnce() + Send + 'static) {
        std::thread::spawn(test).join().expect("the test passes");
    }

    #[test]
    fn slices_become_short_for_the_thread_and_those_it_starts() {
        on_a_thread(|| {
            let before = attributes();
            ask_for_short_slices();
            let after = attributes();
            if before.sched_runtime == 0 {
                println!("skipped: slices (this kernel knows none)");
            } else {
                assert_eq!(after.sched_runtime, 100_000);
            }
            assert_eq!((after.sched_policy, after.sched_nice), (before.sched_policy, before.sched_nice));
            let own = after.sched_runtime;
            on_a_thread(move || assert_eq!(attributes().sched_runtime, own));
        });
    }

    #[test]
    fn a_nice_batch_thread_stays_one() {
        on_a_thread(|| {
            let mut wanted = attributes();
            (wanted.sched_policy, wanted.sched_nice) = (libc::SCHED_BATCH as u32, 7);
            set(&wanted);
            ask_for_short_slices();
            let after = attributes();
            assert_eq!((after.sched_policy, after.sched_nice), (libc::SCHED_BATCH as u32, 7));
            assert!([0, 100_000].contains(&after.sched_runtime), "{}", after.sched_runtime);
        });
    }

    /// It runs when no other thread wants to.
    #[test]
    fn an_idle_thread_is_left_as_it_is() {
        on_a_thread(|| {
            let mut wanted = attributes();
            wanted.sched_policy = libc::SCHED_IDLE as u32;
            set(&wanted);
            let before = attributes();
            ask_for_short_slices();
            let after = attributes();
            assert_eq!((after.sched_policy, after.sched_runtime), (before.sched_policy, before.sched_runtime));
        });
    }
}
