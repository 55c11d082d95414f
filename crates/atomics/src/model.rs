//! The same as `real`, for models.

use std::cell::{Cell, RefCell};

pub use loom::cell;

/// Runs a model in every order, with threads that are interrupted so often at most where that is not needed to go on: orders that
/// need more are very many, and defects that need more are rare.
pub fn explore(interruptions: usize, model: impl Fn() + Sync + Send + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(interruptions);
    builder.check(move || {
        IS_LATE.set(false);
        model();
        // What loom keeps for the threads of a run goes with the first of them, which therefore has to be the last.
        while let Some(thread) = STARTED.with_borrow_mut(Vec::pop) {
            thread.join().expect("a thread panicked");
        }
    });
}

thread_local! {
    /// Of the run of the model: threads that wait for a limited time have waited for so long. All threads of a model are
    /// one to the operating system.
    static IS_LATE: Cell<bool> = const { Cell::new(false) };
    /// Its threads that go their own way.
    static STARTED: RefCell<Vec<loom::thread::JoinHandle<()>>> = const { RefCell::new(Vec::new()) };
}

/// From now on no thread waits whose time is limited. To be called with the condition's lock held.
pub fn pass_time(condition: &sync::Condvar) {
    IS_LATE.set(true);
    condition.notify_all();
}

pub mod sync {
    //! Atomics and locks.

    use std::sync::{LockResult, PoisonError};
    use std::time::Duration;

    pub use loom::sync::{Mutex, MutexGuard};

    /// Loom's, whose limited waits never end; here they do, at [`pass_time`](super::pass_time).
    #[derive(Default)]
    pub struct Condvar(loom::sync::Condvar);

    impl Condvar {
        #[allow(missing_docs, reason = "as in the standard library")]
        pub fn new() -> Condvar {
            Condvar::default()
        }

        #[allow(missing_docs, reason = "as in the standard library")]
        pub fn notify_one(&self) {
            self.0.notify_one();
        }

        #[allow(missing_docs, reason = "as in the standard library")]
        pub fn notify_all(&self) {
            self.0.notify_all();
        }

        /// As in the standard library, but for what it returns beside the guard.
        ///
        /// # Errors
        /// None.
        #[allow(clippy::type_complexity, reason = "the standard library's")]
        pub fn wait_timeout_while<'a, T>(
            &self,
            mut guard: MutexGuard<'a, T>,
            _limit: Duration,
            mut condition: impl FnMut(&mut T) -> bool,
        ) -> LockResult<(MutexGuard<'a, T>, bool)> {
            while condition(&mut guard) {
                if super::IS_LATE.get() {
                    return Ok((guard, true));
                }
                guard = self.0.wait(guard).unwrap_or_else(PoisonError::into_inner);
            }
            Ok((guard, false))
        }
    }

    pub mod atomic {
        //! Loom's atomics, whose sequentially consistent accesses are no more than acquire and release, with a fence between those of
        //! a thread: that gives all of them one order. Where a thread has stored with a weaker order in between, there is no fence,
        //! which would give that store a place in the one order.

        use std::cell::Cell;

        pub use loom::sync::atomic::{Ordering, fence};

        loom::thread_local! {
            /// This thread has made a sequentially consistent access, and no weaker store since.
            static IN_ORDER: Cell<bool> = Cell::new(false);
        }

        fn load(order: Ordering) -> Ordering {
            if order == Ordering::SeqCst && IN_ORDER.with(|it| it.replace(true)) {
                fence(Ordering::SeqCst);
            }
            order
        }

        fn store(order: Ordering) -> Ordering {
            if order != Ordering::SeqCst {
                IN_ORDER.with(|it| it.set(false));
            }
            load(order)
        }

        macro_rules! atomics {
            ($($atomic:ident: $value:ty { $($add:ident)* };)*) => {$(
                #[allow(missing_docs, reason = "as in the standard library")]
                #[derive(Debug, Default)]
                #[repr(transparent)]
                pub struct $atomic(loom::sync::atomic::$atomic);

                #[allow(missing_docs, reason = "as in the standard library")]
                impl $atomic {
                    pub fn new(value: $value) -> Self {
                        Self(loom::sync::atomic::$atomic::new(value))
                    }

                    /// To be known by, not to be used.
                    pub fn as_ptr(&self) -> *mut $value {
                        std::ptr::from_ref(self).cast_mut().cast()
                    }

                    pub fn load(&self, how: Ordering) -> $value {
                        self.0.load(load(how))
                    }

                    pub fn store(&self, value: $value, how: Ordering) {
                        self.0.store(value, store(how));
                    }

                    pub fn swap(&self, value: $value, how: Ordering) -> $value {
                        self.0.swap(value, store(how))
                    }

                    pub fn compare_exchange(
                        &self,
                        current: $value,
                        new: $value,
                        success: Ordering,
                        failure: Ordering,
                    ) -> Result<$value, $value> {
                        self.0.compare_exchange(current, new, store(success), failure)
                    }

                    $(pub fn $add(&self, value: $value, how: Ordering) -> $value {
                        self.0.$add(value, store(how))
                    })*
                }
            )*};
        }

        atomics! {
            AtomicBool: bool { fetch_and fetch_or };
            AtomicU32: u32 { fetch_add fetch_sub fetch_and fetch_or fetch_max };
            AtomicU64: u64 { fetch_add fetch_sub fetch_and fetch_or fetch_max };
            AtomicUsize: usize { fetch_add fetch_sub fetch_and fetch_or fetch_max };
        }
    }
}

pub mod thread {
    //! Threads.

    use std::io;

    pub use loom::thread::{spawn, yield_now};

    /// Nothing: models know no time.
    pub fn ask_for_short_slices() {}

    /// Starts a thread that goes its own way.
    ///
    /// # Errors
    /// None.
    pub fn start(_name: &str, _stack_bytes: usize, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
        let started = spawn(work);
        super::STARTED.with_borrow_mut(|all| all.push(started));
        Ok(())
    }
}

pub mod futex {
    //! What the kernel does: it compares, and puts the thread to sleep, under a lock that a thread has as well which wakes.
    //! Time does not run out here, so a wake-up that is lost stays lost.

    use std::collections::BTreeMap;
    use std::sync::{Arc, PoisonError};
    use std::time::Duration;

    use loom::sync::{Condvar, Mutex};

    use super::sync::atomic::{AtomicU32, AtomicU64, Ordering};

    /// Those who sleep, by the addresses that they sleep on.
    type Sleepers = Mutex<BTreeMap<usize, Vec<Arc<Condvar>>>>;

    loom::lazy_static! {
        static ref SLEEPERS: Sleepers = Mutex::new(BTreeMap::new());
    }

    /// Sleeps while the lower half of a number is that of the value that was seen, until it is woken.
    pub fn wait(number: &AtomicU64, seen: u64, _longest: Option<Duration>) {
        sleep(&[number.as_ptr() as usize], || number.load(Ordering::Relaxed) as u32 == seen as u32);
    }

    /// Wakes all that sleep until a number changes.
    pub fn wake(number: &AtomicU64) {
        rouse(number.as_ptr() as usize);
    }

    /// Sleeps while two numbers are those that were seen, until woken on either of them.
    pub fn wait_either(shared: (&AtomicU32, u32), own: (&AtomicU32, u32), _longest: Duration) {
        let unchanged = |(number, seen): (&AtomicU32, u32)| number.load(Ordering::Relaxed) == seen;
        sleep(&[shared, own].map(|(number, _)| number.as_ptr() as usize), || unchanged(shared) && unchanged(own));
    }

    /// Wakes all that sleep until a number in memory of several processes changes.
    pub fn wake_shared(number: &AtomicU32) {
        rouse(number.as_ptr() as usize);
    }

    /// Wakes all threads of this process that sleep until a number changes.
    pub fn wake_own(number: &AtomicU32) {
        rouse(number.as_ptr() as usize);
    }

    fn sleep(addresses: &[usize], unchanged: impl FnOnce() -> bool) {
        let mut sleepers = SLEEPERS.lock().unwrap_or_else(PoisonError::into_inner);
        if unchanged() {
            let bed = Arc::new(Condvar::new());
            for &address in addresses {
                sleepers.entry(address).or_default().push(bed.clone());
            }
            let mut sleepers = bed.wait(sleepers).unwrap_or_else(PoisonError::into_inner);
            for &address in addresses {
                sleepers.entry(address).or_default().retain(|other| !Arc::ptr_eq(other, &bed));
            }
        }
    }

    fn rouse(address: usize) {
        let sleepers = SLEEPERS.lock().unwrap_or_else(PoisonError::into_inner);
        for bed in sleepers.get(&address).into_iter().flatten() {
            bed.notify_all();
        }
    }
}
