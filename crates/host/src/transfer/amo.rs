//! Atomic memory operations, on contexts.
//!
//! # Safety
//! This file hands addresses of symmetric memory to the transport, which it has checked.

#![allow(unsafe_code, reason = "atomics in symmetric memory")]

use std::ffi::c_void;

use zeshmem_fabric::{Amo as Atomic, AmoOp, Signal, Width};
use zeshmem_mem::Address;

use super::reach::not_null;
use crate::error::{Error, Usage};
use crate::shmem::Shmem;
use crate::tables::Context;

/// Types that atomic memory operations work on.
pub trait Amo: Copy + sealed::Sealed {
    /// How many bits.
    const WIDTH: Width;
    /// Whether only fetch, set and swap are defined.
    const IS_FLOAT: bool;
    /// The value's bits.
    fn to_bits(self) -> u64;
    /// The value of bits, of which those above the type's are ignored.
    fn from_bits(bits: u64) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! amo_types {
    ($($type:ident $bits:ident $width:ident $is_float:literal |$value:ident| $to:expr, |$from:ident| $back:expr;)*) => {$(
        impl sealed::Sealed for $type {}
        impl Amo for $type {
            const WIDTH: Width = Width::$width;
            const IS_FLOAT: bool = $is_float;
            #[inline]
            fn to_bits(self) -> u64 {
                let $value = self;
                let bits: $bits = $to;
                bits.into()
            }
            #[inline]
            fn from_bits(bits: u64) -> Self {
                let $from = bits as $bits;
                $back
            }
        }
    )*};
}

amo_types! {
    i8 u8 Bits8 false |value| value as u8, |bits| bits as i8;
    i32 u32 Bits32 false |value| value as u32, |bits| bits as i32;
    u32 u32 Bits32 false |value| value, |bits| bits;
    i64 u64 Bits64 false |value| value as u64, |bits| bits as i64;
    u64 u64 Bits64 false |value| value, |bits| bits;
    f32 u32 Bits32 true |value| f32::to_bits(value), |bits| f32::from_bits(bits);
    f64 u64 Bits64 true |value| f64::to_bits(value), |bits| f64::from_bits(bits);
}

/// Performs an atomic operation on host memory, by the CPU, and returns the value before.
///
/// # Safety
/// `place` is aligned, and valid as long as it takes; all concurrent accesses to it are atomic operations of the same width by
/// CPUs.
#[inline]
pub unsafe fn amo_on_host<T: Amo>(place: *mut T, op: AmoOp, operand: T, compare: T) -> T {
    let amo = Atomic { op, width: T::WIDTH, operand: operand.to_bits(), compare: compare.to_bits() };
    // SAFETY: forwarded.
    T::from_bits(unsafe { zeshmem_fabric::on_host(place as usize, amo) })
}

impl Shmem {
    /// Performs an atomic memory operation on the symmetric `target` on `pe`, a number in the context's
    /// team, and returns the value before, of a set 0. It is complete on return.
    ///
    /// # Errors
    /// `context` not alive, `pe` out of range, `target` not symmetric or not aligned, an operation that
    /// floating-point numbers do not have; for device memory Level Zero's.
    ///
    /// # Safety
    /// All concurrent accesses to `target` are atomic operations of the same width, on device memory
    /// none of them by a CPU.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, section 9.8.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn ctx_amo<T: Amo>(
        &self,
        routine: &'static str,
        context: Context,
        target: *mut T,
        op: AmoOp,
        operand: T,
        compare: T,
        pe: i32,
    ) -> Result<T, Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let (target, amo) = self.amo(routine, "dest", target, op, operand, compare)?;
        // SAFETY: in symmetric memory, and aligned, since segments start at pages in every mapping; the
        // caller vouches for the rest.
        let before = unsafe { self.fabric.atomic(pe, target, amo, &context.completions) }?;
        Ok(T::from_bits(before))
    }

    /// Starts a [`ctx_amo`](Self::ctx_amo). It is complete after a quiet on the context, and the value before is at `before` then, unless
    /// that is null.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there; `before` is null, or host memory or memory of the device heap that is in no other use until then.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, section 9.8.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn ctx_amo_nbi<T: Amo>(
        &self,
        routine: &'static str,
        context: Context,
        target: *mut T,
        op: AmoOp,
        operand: T,
        compare: T,
        pe: i32,
        before: *mut T,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let (target, amo) = self.amo(routine, "dest", target, op, operand, compare)?;
        // SAFETY: as in `ctx_amo`; the caller vouches for `before`.
        Ok(unsafe { self.fabric.atomic_nbi(pe, target, amo, before.cast(), &context.completions) }?)
    }

    /// [`ctx_put`](Self::ctx_put), and then the operation `op`, a set or an addition, with `value` on the symmetric signal
    /// `sig_addr` on the same PE. A PE that sees the signal sees the data. With `nbi` `source` is in use until a quiet on the context.
    ///
    /// # Errors
    /// As there and as [`ctx_amo`](Self::ctx_amo), of the signal.
    ///
    /// # Safety
    /// As there and as [`ctx_amo`](Self::ctx_amo), of the signal.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_PUT_SIGNAL.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn ctx_put_signal(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        sig_addr: *mut u64,
        op: AmoOp,
        value: u64,
        pe: i32,
        nbi: bool,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let (target, amo) = self.amo(routine, "sig_addr", sig_addr, op, value, 0)?;
        let signal = Signal { target, amo };
        // Without data the signal is all there is, wherever `dest` is.
        let dest = if bytes == 0 { target } else { self.symmetric(routine, "dest", dest, bytes)? };
        if bytes > 0 {
            not_null(routine, "source", source)?;
        }
        let completions = &context.completions;
        // SAFETY: the symmetric ranges were checked, and the signal is aligned; the caller vouches for `source`.
        unsafe {
            match nbi {
                true => self.fabric.put_signal_nbi(pe, dest, source, bytes, signal, completions),
                false => self.fabric.put_signal(pe, dest, source, bytes, signal, completions),
            }
        }?;
        Ok(())
    }

    /// An operation on a symmetric object, if it is one that can be performed there.
    fn amo<T: Amo>(
        &self,
        routine: &'static str,
        argument: &'static str,
        target: *mut T,
        op: AmoOp,
        operand: T,
        compare: T,
    ) -> Result<(Address, Atomic), Usage> {
        if T::IS_FLOAT && !matches!(op, AmoOp::Fetch | AmoOp::Set | AmoOp::Swap) {
            let allowed = "floating-point numbers have fetch, set and swap only";
            return Err(Usage::new(routine, "op", op.text(), allowed));
        }
        let amo = Atomic { op, width: T::WIDTH, operand: operand.to_bits(), compare: compare.to_bits() };
        let bytes = T::WIDTH.bytes();
        if !(target as usize).is_multiple_of(bytes) {
            let allowed = format!("it must be a multiple of {bytes}");
            return Err(Usage::new(routine, argument, format!("{target:p}"), allowed));
        }
        Ok((self.symmetric(routine, argument, target.cast(), bytes)?, amo))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_as_bits() {
        assert_eq!(i32::from_bits((-5i32).to_bits()), -5);
        assert_eq!((-5i32).to_bits() >> 32, 0);
        assert_eq!(<i64 as Amo>::from_bits(Amo::to_bits(-5i64)), -5);
        assert_eq!(<f64 as Amo>::from_bits(Amo::to_bits(-0.25f64)), -0.25);
        assert_eq!(<f32 as Amo>::from_bits(Amo::to_bits(1.5f32)), 1.5);
    }
}
