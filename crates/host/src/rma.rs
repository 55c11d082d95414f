//! Put, get and atomic operations, on contexts.
//!
//! # Safety
//! This file hands callers' pointers to the transport; its `unsafe fn`s say what they must be.

#![allow(unsafe_code, reason = "copies from and to callers' pointers")]

use std::ffi::c_void;
use std::sync::{Arc, Mutex};

use crate::context::Context;
use crate::driver::LevelZero;
use crate::error::{Error, Usage};
use crate::runtime::Shmem;
use zeshmem_device::Atomics;
use zeshmem_fabric::{Amo as Atomic, AmoOp, Width};
use zeshmem_mem::{Address, Place};

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
            fn to_bits(self) -> u64 {
                let $value = self;
                let bits: $bits = $to;
                bits.into()
            }
            fn from_bits(bits: u64) -> Self {
                let $from = bits as $bits;
                $back
            }
        }
    )*};
}

amo_types! {
    i32 u32 Bits32 false |value| value as u32, |bits| bits as i32;
    u32 u32 Bits32 false |value| value, |bits| bits;
    i64 u64 Bits64 false |value| value as u64, |bits| bits as i64;
    u64 u64 Bits64 false |value| value, |bits| bits;
    f32 u32 Bits32 true |value| f32::to_bits(value), |bits| f32::from_bits(bits);
    f64 u64 Bits64 true |value| f64::to_bits(value), |bits| f64::from_bits(bits);
}

/// How the transport has atomic operations performed on device memory. The kernels for it are built
/// when they are first needed.
pub(crate) fn device_atomic(
    objects: &LevelZero,
) -> impl Fn(usize, Atomic) -> Result<u64, level_zero::Error> + Send + Sync + use<> {
    let (context, device) = (objects.context.clone(), objects.device);
    let built: Mutex<Option<Arc<Atomics>>> = Mutex::default();
    let atomics = move || {
        let mut built = built.lock().expect("no panic while building");
        if let Some(atomics) = &*built {
            return Ok(atomics.clone());
        }
        let atomics = Arc::new(Atomics::new(&context, &device)?);
        Ok::<_, level_zero::Error>(built.insert(atomics).clone())
    };
    move |address, amo| {
        let (wide, address) = (amo.width == Width::Bits64, address as *mut c_void);
        // SAFETY: the transport passes addresses in heaps that this device has mapped, aligned as
        // `ctx_amo` has checked; heaps start at pages.
        unsafe { atomics()?.perform(address, wide, amo.op, amo.operand, amo.compare) }
    }
}

/// Whether a routine ends with its transfer, or leaves the rest to `quiet`.
#[derive(Clone, Copy)]
enum Mode {
    Blocking,
    Nonblocking,
}

impl Shmem {
    /// [`ctx_put`](Self::ctx_put) on the default context: `pe` is a world number.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_PUT.
    pub unsafe fn put(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.ctx_put(routine, Context::DEFAULT, dest, source, bytes, pe) }
    }

    /// [`ctx_get`](Self::ctx_get) on the default context: `pe` is a world number.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_GET.
    pub unsafe fn get(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.ctx_get(routine, Context::DEFAULT, dest, source, bytes, pe) }
    }

    /// Copies `bytes` bytes from `source`, any memory of this PE, to the symmetric `dest` on `pe`, a
    /// number in the context's team; on return `source` may be reused. [`ctx_quiet`](Self::ctx_quiet)
    /// completes it at the target.
    ///
    /// `routine` is the name for messages.
    ///
    /// # Errors
    /// `context` not alive, `pe` out of range, `dest` not symmetric; the transport's.
    ///
    /// # Safety
    /// `source` holds `bytes` bytes that nobody writes meanwhile, in host memory or the device heap;
    /// for a `dest` in the device heap in any device memory.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_PUT.
    pub unsafe fn ctx_put(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put_in(Mode::Blocking, routine, context, dest, source, bytes, pe) }
    }

    /// Starts a [`ctx_put`](Self::ctx_put), which `quiet` on the context completes.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the context's next `quiet`.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_PUT_NBI.
    pub unsafe fn ctx_put_nbi(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put_in(Mode::Nonblocking, routine, context, dest, source, bytes, pe) }
    }

    #[expect(clippy::too_many_arguments, reason = "a put has them")]
    unsafe fn put_in(
        &self,
        mode: Mode,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        if bytes == 0 {
            return Ok(());
        }
        let dest = self.symmetric(routine, "dest", dest, bytes)?;
        not_null(routine, "source", source)?;
        match mode {
            // SAFETY: the symmetric range was checked; the caller vouches for `source`.
            Mode::Blocking => unsafe { self.fabric.put(pe, dest, source, bytes) }?,
            Mode::Nonblocking => {
                // SAFETY: the same; the caller vouches for `source` until `quiet`.
                context.keep(unsafe { self.fabric.put_nbi(pe, dest, source, bytes) }?);
            }
        }
        Ok(())
    }

    /// Copies `bytes` bytes from the symmetric `source` on `pe`, a number in the context's team, to
    /// `dest`, any memory of this PE; on return they are there.
    ///
    /// # Errors
    /// As [`ctx_put`](Self::ctx_put), of `source`.
    ///
    /// # Safety
    /// `dest` holds `bytes` bytes that nobody else uses meanwhile, in host memory or the device heap;
    /// for a `source` in the device heap in any device memory.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_GET.
    pub unsafe fn ctx_get(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.get_in(Mode::Blocking, routine, context, dest, source, bytes, pe) }
    }

    /// Starts a [`ctx_get`](Self::ctx_get), which `quiet` on the context completes.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the context's next `quiet`.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_GET_NBI.
    pub unsafe fn ctx_get_nbi(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.get_in(Mode::Nonblocking, routine, context, dest, source, bytes, pe) }
    }

    #[expect(clippy::too_many_arguments, reason = "a get has them")]
    unsafe fn get_in(
        &self,
        mode: Mode,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        if bytes == 0 {
            return Ok(());
        }
        let source = self.symmetric(routine, "source", source.cast_mut(), bytes)?;
        not_null(routine, "dest", dest)?;
        match mode {
            // SAFETY: the symmetric range was checked; the caller vouches for `dest`.
            Mode::Blocking => unsafe { self.fabric.get(pe, source, dest, bytes) }?,
            Mode::Nonblocking => {
                // SAFETY: the same; the caller vouches for `dest` until `quiet`.
                context.keep(unsafe { self.fabric.get_nbi(pe, source, dest, bytes) }?);
            }
        }
        Ok(())
    }

    /// Puts `nelems` elements of `element` bytes that lie `source_stride` elements apart in `source` to
    /// places `dest_stride` elements apart in the symmetric `dest`.
    ///
    /// # Errors
    /// As [`ctx_put`](Self::ctx_put); a stride below 1.
    ///
    /// # Safety
    /// As there, of every element.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_IPUT.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn ctx_iput(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        dest_stride: isize,
        source_stride: isize,
        element: usize,
        nelems: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let strides = Strides::check(routine, dest_stride, source_stride, element, nelems)?;
        if nelems == 0 {
            return Ok(());
        }
        let dest = self.symmetric(routine, "dest", dest, strides.dest_extent)?;
        not_null(routine, "source", source)?;
        strides.each(|dest_bytes, source_bytes, bytes| {
            let dest = at(dest, dest_bytes);
            let source = source.wrapping_byte_add(source_bytes);
            // SAFETY: the extent was checked to be symmetric; the caller vouches for `source`.
            Ok(unsafe { self.fabric.put(pe, dest, source, bytes) }?)
        })
    }

    /// Gets `nelems` elements of `element` bytes that lie `source_stride` elements apart in the
    /// symmetric `source` to places `dest_stride` elements apart in `dest`.
    ///
    /// # Errors
    /// As [`ctx_get`](Self::ctx_get); a stride below 1.
    ///
    /// # Safety
    /// As there, of every element.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_IGET.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn ctx_iget(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        dest_stride: isize,
        source_stride: isize,
        element: usize,
        nelems: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let strides = Strides::check(routine, dest_stride, source_stride, element, nelems)?;
        if nelems == 0 {
            return Ok(());
        }
        let extent = strides.source_extent;
        let source = self.symmetric(routine, "source", source.cast_mut(), extent)?;
        not_null(routine, "dest", dest)?;
        strides.each(|dest_bytes, source_bytes, bytes| {
            let source = at(source, source_bytes);
            let dest = dest.wrapping_byte_add(dest_bytes);
            // SAFETY: the extent was checked to be symmetric; the caller vouches for `dest`.
            Ok(unsafe { self.fabric.get(pe, source, dest, bytes) }?)
        })
    }

    /// Performs an atomic memory operation on the symmetric `target` on `pe`, a number in the context's
    /// team, and returns the value before. It is complete on return.
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
    /// OpenSHMEM 1.5, section 9.8.
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
        if T::IS_FLOAT && !matches!(op, AmoOp::Fetch | AmoOp::Set | AmoOp::Swap) {
            let allowed = "floating-point numbers have fetch, set and swap only";
            return Err(Usage::new(routine, "op", op.text(), allowed).into());
        }
        let amo = Atomic { op, width: T::WIDTH, operand: operand.to_bits(), compare: compare.to_bits() };
        let bytes = T::WIDTH.bytes();
        if target as usize % bytes != 0 {
            let allowed = format!("it must be a multiple of {bytes}");
            return Err(Usage::new(routine, "dest", format!("{target:p}"), allowed).into());
        }
        let target = self.symmetric(routine, "dest", target.cast(), bytes)?;
        // SAFETY: in symmetric memory, and aligned, since segments start at pages in every mapping; the
        // caller vouches for the rest.
        let before = unsafe { self.fabric.atomic(pe, target, amo) }?;
        Ok(T::from_bits(before))
    }

    /// Where the symmetric object at `address` lies on `pe`, a number in `context`'s team, if this
    /// PE's host can load from and store to it there; null otherwise.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_PTR.
    pub fn ctx_ptr(&self, context: Context, address: *const c_void, pe: i32) -> *mut c_void {
        let place = || {
            let live = self.contexts.get(context)?;
            self.place_on(address, live.world_pe("shmem_ptr", pe).ok()?)
        };
        place().unwrap_or(std::ptr::null_mut())
    }

    /// [`ctx_ptr`](Self::ctx_ptr) with a number in `team`.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_TEAM_PTR.
    pub fn team_ptr(&self, team: crate::Team, address: *const c_void, pe: i32) -> *mut c_void {
        let place = || {
            let members = self.teams.get(team)?;
            let rank = zeshmem_algebra::TeamPe::new(pe)?;
            self.place_on(address, members.pes.pe(rank)?.index())
        };
        place().unwrap_or(std::ptr::null_mut())
    }

    fn place_on(&self, address: *const c_void, world_pe: usize) -> Option<*mut c_void> {
        let symmetric = self.segments.locate(address as usize, 1)?;
        match self.segments.on(world_pe, symmetric)? {
            Place::Host(address) => Some(address as *mut c_void),
            Place::Device(_) => None,
        }
    }

    /// Whether puts and gets reach `pe`.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_PE_ACCESSIBLE.
    pub fn pe_accessible(&self, pe: i32) -> bool {
        (0..self.n_pes()).contains(&pe)
    }

    /// Whether `address` is symmetric, and reachable on `pe`.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_ADDR_ACCESSIBLE.
    pub fn addr_accessible(&self, address: *const c_void, pe: i32) -> bool {
        self.pe_accessible(pe)
            && self
                .segments
                .locate(address as usize, 1)
                .is_some_and(|symmetric| self.segments.on(pe as usize, symmetric).is_some())
    }

    pub(crate) fn symmetric(
        &self,
        routine: &'static str,
        argument: &'static str,
        address: *mut c_void,
        bytes: usize,
    ) -> Result<Address, Usage> {
        self.segments.locate(address as usize, bytes).ok_or_else(|| {
            let kinds = match self.segments.host() {
                None => "the symmetric heap",
                Some(_) => "a symmetric heap or static data",
            };
            let allowed = format!("the {bytes} bytes from there must lie in {kinds}");
            Usage::new(routine, argument, format!("{address:p}"), allowed)
        })
    }
}

fn at(address: Address, bytes: usize) -> Address {
    let offset = address.offset + bytes;
    Address { offset, ..address }
}

/// A strided transfer, in bytes.
struct Strides {
    dest_step: usize,
    source_step: usize,
    element: usize,
    nelems: usize,
    /// From the first byte of the first element to the last of the last.
    dest_extent: usize,
    source_extent: usize,
}

impl Strides {
    fn check(
        routine: &'static str,
        dest_stride: isize,
        source_stride: isize,
        element: usize,
        nelems: usize,
    ) -> Result<Strides, Usage> {
        let step = |argument, stride: isize| {
            let too_far = "the transfer must not reach beyond the address space";
            let step = usize::try_from(stride)
                .ok()
                .filter(|&stride| stride > 0)
                .ok_or_else(|| Usage::new(routine, argument, stride, "it must be at least 1"))?
                .checked_mul(element);
            let extent = step
                .and_then(|step| step.checked_mul(nelems.saturating_sub(1)))
                .and_then(|last| last.checked_add(element));
            step.zip(extent).ok_or_else(|| Usage::new(routine, argument, stride, too_far))
        };
        let (dest_step, dest_extent) = step("dst", dest_stride)?;
        let (source_step, source_extent) = step("sst", source_stride)?;
        Ok(Strides { dest_step, source_step, element, nelems, dest_extent, source_extent })
    }

    /// Calls `copy` with the offset in `dest`, that in `source`, and the bytes, of each run.
    fn each(&self, mut copy: impl FnMut(usize, usize, usize) -> Result<(), Error>) -> Result<(), Error> {
        if self.dest_step == self.element && self.source_step == self.element {
            return copy(0, 0, self.element * self.nelems);
        }
        (0..self.nelems).try_for_each(|index| copy(index * self.dest_step, index * self.source_step, self.element))
    }
}

pub(crate) fn not_null(routine: &'static str, argument: &'static str, pointer: *const c_void) -> Result<(), Usage> {
    if pointer.is_null() { Err(Usage::new(routine, argument, "null", "it must point to memory")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strided_transfers_are_runs_where_they_can_be() {
        let runs = |dest, source, nelems| {
            let mut runs = Vec::new();
            let strides = Strides::check("r", dest, source, 4, nelems).unwrap();
            let note = |dest, source, bytes| {
                runs.push((dest, source, bytes));
                Ok(())
            };
            strides.each(note).unwrap();
            (runs, strides.dest_extent, strides.source_extent)
        };
        assert_eq!(runs(1, 1, 5), (vec![(0, 0, 20)], 20, 20));
        assert_eq!(runs(2, 3, 3), (vec![(0, 0, 4), (8, 12, 4), (16, 24, 4)], 20, 28));
        assert_eq!(Strides::check("r", 1, 0, 4, 1).err().unwrap().argument, "sst");
        assert_eq!(Strides::check("r", -1, 1, 4, 1).err().unwrap().argument, "dst");
        assert!(Strides::check("r", isize::MAX, 1, 8, 3).is_err());
    }

    #[test]
    fn values_survive_as_bits() {
        assert_eq!(i32::from_bits((-5i32).to_bits()), -5);
        assert_eq!((-5i32).to_bits() >> 32, 0);
        assert_eq!(<i64 as Amo>::from_bits(Amo::to_bits(-5i64)), -5);
        assert_eq!(<f64 as Amo>::from_bits(Amo::to_bits(-0.25f64)), -0.25);
        assert_eq!(<f32 as Amo>::from_bits(Amo::to_bits(1.5f32)), 1.5);
    }
}
