// Generated from crates/api-table by `cargo xtask generate`; do not edit.

//! The typed routines: each turns its element count into bytes and calls the untyped one.

use crate::untyped;
use std::ffi::{c_int, c_void};

macro_rules! put {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `ishmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { untyped::put(stringify!($name), $bytes, dest, source, nelems, pe) }
        }
    )*};
}

macro_rules! get {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `ishmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { untyped::get(stringify!($name), $bytes, dest, source, nelems, pe) }
        }
    )*};
}

macro_rules! collect {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `ishmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { untyped::collect(stringify!($name), $bytes, team, dest, source, nelems) }
        }
    )*};
}

macro_rules! fcollect {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `ishmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { untyped::fcollect(stringify!($name), $bytes, team, dest, source, nelems) }
        }
    )*};
}

put! {
    ishmem_float_put 4
    ishmem_double_put 8
    ishmem_char_put 1
    ishmem_schar_put 1
    ishmem_short_put 2
    ishmem_int_put 4
    ishmem_long_put 8
    ishmem_longlong_put 8
    ishmem_uchar_put 1
    ishmem_ushort_put 2
    ishmem_uint_put 4
    ishmem_ulong_put 8
    ishmem_ulonglong_put 8
    ishmem_int8_put 1
    ishmem_int16_put 2
    ishmem_int32_put 4
    ishmem_int64_put 8
    ishmem_uint8_put 1
    ishmem_uint16_put 2
    ishmem_uint32_put 4
    ishmem_uint64_put 8
    ishmem_size_put 8
    ishmem_ptrdiff_put 8
}

get! {
    ishmem_float_get 4
    ishmem_double_get 8
    ishmem_char_get 1
    ishmem_schar_get 1
    ishmem_short_get 2
    ishmem_int_get 4
    ishmem_long_get 8
    ishmem_longlong_get 8
    ishmem_uchar_get 1
    ishmem_ushort_get 2
    ishmem_uint_get 4
    ishmem_ulong_get 8
    ishmem_ulonglong_get 8
    ishmem_int8_get 1
    ishmem_int16_get 2
    ishmem_int32_get 4
    ishmem_int64_get 8
    ishmem_uint8_get 1
    ishmem_uint16_get 2
    ishmem_uint32_get 4
    ishmem_uint64_get 8
    ishmem_size_get 8
    ishmem_ptrdiff_get 8
}

collect! {
    ishmem_float_collect 4
    ishmem_double_collect 8
    ishmem_char_collect 1
    ishmem_schar_collect 1
    ishmem_short_collect 2
    ishmem_int_collect 4
    ishmem_long_collect 8
    ishmem_longlong_collect 8
    ishmem_uchar_collect 1
    ishmem_ushort_collect 2
    ishmem_uint_collect 4
    ishmem_ulong_collect 8
    ishmem_ulonglong_collect 8
    ishmem_int8_collect 1
    ishmem_int16_collect 2
    ishmem_int32_collect 4
    ishmem_int64_collect 8
    ishmem_uint8_collect 1
    ishmem_uint16_collect 2
    ishmem_uint32_collect 4
    ishmem_uint64_collect 8
    ishmem_size_collect 8
    ishmem_ptrdiff_collect 8
}

fcollect! {
    ishmem_float_fcollect 4
    ishmem_double_fcollect 8
    ishmem_char_fcollect 1
    ishmem_schar_fcollect 1
    ishmem_short_fcollect 2
    ishmem_int_fcollect 4
    ishmem_long_fcollect 8
    ishmem_longlong_fcollect 8
    ishmem_uchar_fcollect 1
    ishmem_ushort_fcollect 2
    ishmem_uint_fcollect 4
    ishmem_ulong_fcollect 8
    ishmem_ulonglong_fcollect 8
    ishmem_int8_fcollect 1
    ishmem_int16_fcollect 2
    ishmem_int32_fcollect 4
    ishmem_int64_fcollect 8
    ishmem_uint8_fcollect 1
    ishmem_uint16_fcollect 2
    ishmem_uint32_fcollect 4
    ishmem_uint64_fcollect 8
    ishmem_size_fcollect 8
    ishmem_ptrdiff_fcollect 8
}
