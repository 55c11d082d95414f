//! A word that a PE sleeps on until another PE writes it.
//!
//! # Protocol between a waiter and a writer
//!
//! A [`Bell`] is two words in shared memory: `value`, and the number of `waiters` asleep or about to be.
//!
//! ```text
//! writer                          waiter
//! W1  value := new                 R1  waiters += 1
//! W2  if waiters != 0: wake all    R2  v := value; ready(v)? then done
//!                                  R3  sleep unless value != v    (checked by the kernel)
//!                                      … back to R2; at the end waiters -= 1
//! ```
//!
//! All four accesses are sequentially consistent, or have a fence that is between W1 and W2, so they have one order. If W2 precedes R1 the writer sees no waiter, but
//! then W1 precedes R2 and the waiter sees the new value. Otherwise the writer sees the waiter and wakes it, and a waiter
//! that has read the old value in R2 is either asleep already or finds in R3 that the value has changed. No wake is lost.
//!
//! A PE killed in its sleep leaves its count behind; the price is one needless system call per ring, until the job's end
//! shortly after.

use std::time::Duration;

use zeshmem_atomics::futex;
use zeshmem_atomics::sync::atomic::{AtomicU32, Ordering, fence};

/// A sleeper looks again after this time even if it was not woken. In tests a wake that is lost stays lost.
const LONGEST_SLEEP: Duration = if cfg!(test) { Duration::from_secs(3600) } else { Duration::from_millis(100) };

/// A word to wait for, and the count of those who sleep on it. Lives in memory shared between PEs; all zero to begin with.
///
/// Only CPUs may write it: a GPU or a network card cannot wake a sleeper. For words of theirs there is [`Waiter::watch`](crate::Waiter::watch).
#[repr(C)]
#[derive(Debug, Default)]
pub struct Bell {
    value: AtomicU32,
    waiters: AtomicU32,
}

impl Bell {
    /// The bell at `address`.
    ///
    /// # Safety
    /// `address` is aligned to four bytes, points to eight bytes of memory that outlive `'a`, and every access to those
    /// bytes during `'a`, by any process, is through a `Bell`. They were zero before their first use.
    pub unsafe fn at<'a>(address: *mut u8) -> &'a Bell {
        debug_assert!(address.cast::<Bell>().is_aligned());
        // SAFETY: alignment, size and lifetime are the caller's promise; both fields are atomics, valid for any bits, so
        // that writes by other processes are no conflict.
        unsafe { &*address.cast::<Bell>() }
    }

    /// The value; what the writer wrote before it is visible after.
    #[inline]
    pub fn load(&self) -> u32 {
        self.value.load(Ordering::Acquire)
    }

    /// Writes the value, publishes all earlier writes of this thread with it, and wakes the PEs that sleep on it.
    pub fn ring(&self, value: u32) {
        self.value.store(value, Ordering::SeqCst);
        self.wake();
    }

    /// W1 alone, for a thread that rings several bells: their stores are under way at the same time. [`wake_all`](Self::wake_all)
    /// has to follow.
    #[inline]
    pub fn set(&self, value: u32) {
        self.value.store(value, Ordering::Release);
    }

    /// W2 of bells that were [`set`](Self::set).
    #[inline]
    pub fn wake_all<'a>(bells: impl Iterator<Item = &'a Bell>) {
        fence(Ordering::SeqCst);
        bells.for_each(Bell::wake);
    }

    /// Adds to the value (wrapping), otherwise as [`ring`](Self::ring). Returns the value before.
    pub fn fetch_add(&self, addend: u32) -> u32 {
        let before = self.value.fetch_add(addend, Ordering::SeqCst);
        self.wake();
        before
    }

    #[inline]
    fn wake(&self) {
        if self.waiters.load(Ordering::SeqCst) != 0 {
            self.wake_sleepers();
        }
    }

    #[cold]
    fn wake_sleepers(&self) {
        futex::wake_shared(&self.value);
    }

    /// Sleeps until `ready` accepts the value, which it returns, or `go_on` fails. `go_on` is asked about each value that
    /// was not accepted, and again when `death`, which is zero while nothing is wrong, changes.
    ///
    /// # Errors
    /// What `go_on` says, where the bell has not rung meanwhile.
    pub(crate) fn sleep_until<E>(
        &self,
        ready: &mut dyn FnMut(u32) -> bool,
        death: &AtomicU32,
        mut go_on: impl FnMut() -> Result<(), E>,
    ) -> Result<u32, E> {
        let _announced = Announced::on(&self.waiters);
        loop {
            let value = self.value.load(Ordering::SeqCst);
            if ready(value) {
                return Ok(value);
            }
            // A PE rings before it says goodbye: where it has said so and the bell is as it was, it will stay so.
            match go_on() {
                Err(gone) if self.value.load(Ordering::SeqCst) == value => return Err(gone),
                Err(_) => {}
                Ok(()) => futex::wait_either((&self.value, value), (death, 0), LONGEST_SLEEP),
            }
        }
    }

    /// Threads that sleep on the bell, or are about to.
    #[cfg(test)]
    pub(crate) fn sleepers(&self) -> u32 {
        self.waiters.load(Ordering::SeqCst)
    }
}

/// A thread counted in a bell's `waiters` for as long as the guard lives.
struct Announced<'a>(&'a AtomicU32);

impl<'a> Announced<'a> {
    fn on(waiters: &'a AtomicU32) -> Self {
        waiters.fetch_add(1, Ordering::SeqCst);
        Self(waiters)
    }
}

impl Drop for Announced<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(all(test, loom))]
mod models;
