//! The Fortran API of `mpp/shmem.fh`, with the symbols that gfortran makes of its names: everything is
//! passed by reference, and every number is a default INTEGER.
//!
//! # Safety
//! Fortran passes references to variables that live during the call.

use std::ffi::{c_int, c_long, c_void};

use zeshmem_host::{Error, Usage};

use crate::process::or_end;
use crate::{context, rma, shmem};

/// # Safety
/// `number` refers to an INTEGER.
unsafe fn value(number: *const c_int) -> c_int {
    // SAFETY: the caller vouches for it.
    unsafe { *number }
}

/// The work array as C has it: its first element at a multiple of 8 bytes. Fortran's array, of INTEGERs
/// at multiples of 4, has one more than is needed. Two elements with SHMEM_SYNC_VALUE are one of C's.
fn work_array(psync: *mut c_int) -> *mut c_long {
    let skip = psync.align_offset(align_of::<c_long>());
    psync.wrapping_add(skip).cast()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_init_() {
    shmem::shmem_init()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_finalize_() {
    shmem::shmem_finalize()
}

/// See `mpp/shmem.fh`.
///
/// # Safety
/// `npes` may be anything.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn start_pes_(_npes: *const c_int) {
    shmem::start_pes(0)
}

/// See `mpp/shmem.fh`.
///
/// # Safety
/// `status` refers to an INTEGER.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_global_exit_(status: *const c_int) {
    // SAFETY: the caller's reference.
    shmem::shmem_global_exit(unsafe { value(status) })
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_my_pe_() -> c_int {
    shmem::shmem_my_pe()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn my_pe_() -> c_int {
    shmem::shmem_my_pe()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_n_pes_() -> c_int {
    shmem::shmem_n_pes()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn num_pes_() -> c_int {
    shmem::shmem_n_pes()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_barrier_all_() {
    shmem::shmem_barrier_all()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_quiet_() {
    context::shmem_quiet()
}

/// See `mpp/shmem.fh`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_fence_() {
    context::shmem_fence()
}

/// See `mpp/shmem.fh`.
///
/// # Safety
/// The references are to INTEGERs, `psync` to as many as the header says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_barrier_(
    pe_start: *const c_int,
    log_pe_stride: *const c_int,
    pe_size: *const c_int,
    psync: *mut c_int,
) {
    // SAFETY: the caller's references.
    unsafe { shmem::shmem_barrier(value(pe_start), value(log_pe_stride), value(pe_size), work_array(psync)) }
}

/// A count of elements, which Fortran can pass as less than nothing.
fn count(routine: &'static str, nelems: c_int) -> usize {
    or_end(usize::try_from(nelems).map_err(|_| {
        Error::Usage(Usage {
            routine,
            argument: "nelems",
            value: nelems.to_string(),
            allowed: format!("it must be in [0, {}]", c_int::MAX),
        })
    }))
}

macro_rules! collects {
    ($($name:ident $routine:literal $body:ident $bytes:literal)*) => {$(
        /// See `mpp/shmem.fh`.
        ///
        /// # Safety
        /// The references are to arrays and INTEGERs as the header says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            target: *mut c_void,
            source: *const c_void,
            nelems: *const c_int,
            pe_start: *const c_int,
            log_pe_stride: *const c_int,
            pe_size: *const c_int,
            psync: *mut c_int,
        ) {
            // SAFETY: the caller's references.
            unsafe {
                let nelems = count($routine, value(nelems));
                let (start, stride, size) = (value(pe_start), value(log_pe_stride), value(pe_size));
                rma::$body(
                    $routine, $bytes, target, source, nelems, start, stride, size, work_array(psync),
                )
            }
        }
    )*};
}

collects! {
    shmem_collect4_ "SHMEM_COLLECT4" active_collect 4
    shmem_collect8_ "SHMEM_COLLECT8" active_collect 8
    shmem_collect32_ "SHMEM_COLLECT32" active_collect 4
    shmem_collect64_ "SHMEM_COLLECT64" active_collect 8
    shmem_fcollect4_ "SHMEM_FCOLLECT4" active_fcollect 4
    shmem_fcollect8_ "SHMEM_FCOLLECT8" active_fcollect 8
    shmem_fcollect32_ "SHMEM_FCOLLECT32" active_fcollect 4
    shmem_fcollect64_ "SHMEM_FCOLLECT64" active_fcollect 8
}
