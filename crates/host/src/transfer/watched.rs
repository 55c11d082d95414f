//! Variables of this PE that other PEs change: looking at them, and waiting for them.
//!
//! # Safety
//! This file loads words of symmetric memory, at addresses that were found to lie there.

#![allow(unsafe_code, reason = "loads of words that other PEs change")]

use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, Ordering};

use zeshmem_algebra::bytes_of;
use zeshmem_ipc::Operation;
use zeshmem_mem::Place;

use crate::error::{Error, Usage};
use crate::shmem::Shmem;
use crate::tables::Context;

/// Types of variables that a PE can wait for.
pub trait Word: Copy + PartialOrd + sealed::Sealed {
    /// Loads a word that others may store meanwhile; what they did before they stored it is seen afterwards.
    ///
    /// # Safety
    /// `address` is aligned and valid for reading, and all that store there do so in one piece.
    unsafe fn load(address: *const Self) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! words {
    ($($type:ident $atomic:ident)*) => {$(
        impl sealed::Sealed for $type {}
        impl Word for $type {
            unsafe fn load(address: *const Self) -> Self {
                // SAFETY: the caller vouches for it; the atomic type has the same size and alignment.
                unsafe { $atomic::from_ptr(address.cast_mut().cast()) }.load(Ordering::Acquire) as $type
            }
        }
    )*};
}

words! {
    i16 AtomicU16
    u16 AtomicU16
    i32 AtomicU32
    u32 AtomicU32
    i64 AtomicU64
    u64 AtomicU64
}

/// Variables in this PE's symmetric memory.
pub struct Watched<'a, T> {
    runtime: &'a Shmem,
    routine: &'static str,
    address: *const T,
    n: usize,
    /// Whether the host can load them; otherwise they are fetched.
    on_host: bool,
}

impl<T: Word> Watched<'_, T> {
    /// Where the first is.
    pub fn address(&self) -> usize {
        self.address as usize
    }

    /// How many there are.
    pub fn n(&self) -> usize {
        self.n
    }

    /// Variable `index`, as it is now.
    ///
    /// # Errors
    /// The transport's, where the variable is in device memory.
    ///
    /// # Panics
    /// `index` is not below [`n`](Self::n).
    pub fn load(&self, index: usize) -> Result<T, Error> {
        assert!(index < self.n);
        let address = self.address.wrapping_add(index);
        if self.on_host {
            // SAFETY: `watch` found all of the variables in memory that this PE loads from, and aligned; it lives as long
            // as the runtime, or until the program frees it, which it may not do meanwhile. PEs store single words whole.
            return Ok(unsafe { T::load(address) });
        }
        let mut value = std::mem::MaybeUninit::<T>::uninit();
        let (dest, bytes) = (value.as_mut_ptr().cast(), size_of::<T>());
        // SAFETY: there is room for a word, which lives until the call returns; all bit patterns are values.
        unsafe {
            self.runtime.ctx_get(self.routine, Context::DEFAULT, dest, address.cast(), bytes, self.runtime.my_pe())?;
            Ok(value.assume_init())
        }
    }
}

impl Shmem {
    /// The `n` variables at `address`, in this PE's symmetric memory.
    ///
    /// `routine` and `argument` are the names for messages.
    ///
    /// # Errors
    /// They are not aligned, or not all of them in one piece of symmetric memory.
    pub fn watch<T: Word>(
        &self,
        routine: &'static str,
        argument: &'static str,
        address: *const T,
        n: usize,
    ) -> Result<Watched<'_, T>, Error> {
        if n == 0 {
            return Ok(Watched { runtime: self, routine, address, n, on_host: true });
        }
        let refused = |allowed: String| Error::Usage(Usage::new(routine, argument, format!("{address:p}"), allowed));
        if !address.is_aligned() {
            return Err(refused(format!("it must be a multiple of {}", align_of::<T>())));
        }
        let bytes = bytes_of(size_of::<T>(), n).ok_or_else(|| refused(format!("no memory holds {n} elements")))?;
        let symmetric = self.symmetric(routine, argument, address.cast_mut().cast(), bytes)?;
        // The host loads where it has the memory itself.
        let here = self.segments.on(self.world.my_pe.index(), symmetric);
        Ok(Watched { runtime: self, routine, address, n, on_host: matches!(here, Some(Place::Host(_))) })
    }

    /// Waits until `ready` answers, which looks at variables that other PEs change.
    ///
    /// # Errors
    /// What `ready` fails with; a PE of the job that died.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, Point-To-Point Synchronization Routines.
    pub fn wait<R>(
        &self,
        routine: &'static str,
        mut ready: impl FnMut() -> Result<Option<R>, Error>,
    ) -> Result<R, Error> {
        self.messenger.watch(Operation::new(routine), || ready().transpose())?
    }

    /// The same where PE `pe` is to change them.
    ///
    /// # Errors
    /// As there; `pe` has finalised.
    pub fn wait_for<R>(
        &self,
        routine: &'static str,
        pe: usize,
        mut ready: impl FnMut() -> Result<Option<R>, Error>,
    ) -> Result<R, Error> {
        self.messenger.watch(Operation::new(routine).awaiting(pe, 0), || ready().transpose())?
    }
}
