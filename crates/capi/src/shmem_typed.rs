// Generated from crates/api-table by `cargo xtask generate`; do not edit.

//! The typed routines of `shmem.h`: each names itself and its elements, and calls the body for all
//! types.

use crate::{amo, rma};
use std::ffi::{c_int, c_long, c_void};
use zeshmem_host::{AmoOp, Context};

macro_rules! put {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::put(stringify!($name), $bytes, Context::DEFAULT, dest, source, nelems, pe) }
        }
    )*};
}

put! {
    shmem_float_put 4
    shmem_double_put 8
    shmem_longdouble_put 16
    shmem_char_put 1
    shmem_schar_put 1
    shmem_short_put 2
    shmem_int_put 4
    shmem_long_put 8
    shmem_longlong_put 8
    shmem_uchar_put 1
    shmem_ushort_put 2
    shmem_uint_put 4
    shmem_ulong_put 8
    shmem_ulonglong_put 8
    shmem_int8_put 1
    shmem_int16_put 2
    shmem_int32_put 4
    shmem_int64_put 8
    shmem_uint8_put 1
    shmem_uint16_put 2
    shmem_uint32_put 4
    shmem_uint64_put 8
    shmem_size_put 8
    shmem_ptrdiff_put 8
    shmem_put8 1
    shmem_put16 2
    shmem_put32 4
    shmem_put64 8
    shmem_put128 16
    shmem_putmem 1
}

macro_rules! ctx_put {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::put(stringify!($name), $bytes, ctx, dest, source, nelems, pe) }
        }
    )*};
}

ctx_put! {
    shmem_ctx_float_put 4
    shmem_ctx_double_put 8
    shmem_ctx_longdouble_put 16
    shmem_ctx_char_put 1
    shmem_ctx_schar_put 1
    shmem_ctx_short_put 2
    shmem_ctx_int_put 4
    shmem_ctx_long_put 8
    shmem_ctx_longlong_put 8
    shmem_ctx_uchar_put 1
    shmem_ctx_ushort_put 2
    shmem_ctx_uint_put 4
    shmem_ctx_ulong_put 8
    shmem_ctx_ulonglong_put 8
    shmem_ctx_int8_put 1
    shmem_ctx_int16_put 2
    shmem_ctx_int32_put 4
    shmem_ctx_int64_put 8
    shmem_ctx_uint8_put 1
    shmem_ctx_uint16_put 2
    shmem_ctx_uint32_put 4
    shmem_ctx_uint64_put 8
    shmem_ctx_size_put 8
    shmem_ctx_ptrdiff_put 8
    shmem_ctx_put8 1
    shmem_ctx_put16 2
    shmem_ctx_put32 4
    shmem_ctx_put64 8
    shmem_ctx_put128 16
    shmem_ctx_putmem 1
}

macro_rules! p {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { rma::p(stringify!($name), Context::DEFAULT, dest, value, pe) }
        }
    )*};
}

p! {
    shmem_float_p f32
    shmem_double_p f64
    shmem_char_p i8
    shmem_schar_p i8
    shmem_short_p i16
    shmem_int_p i32
    shmem_long_p i64
    shmem_longlong_p i64
    shmem_uchar_p u8
    shmem_ushort_p u16
    shmem_uint_p u32
    shmem_ulong_p u64
    shmem_ulonglong_p u64
    shmem_int8_p i8
    shmem_int16_p i16
    shmem_int32_p i32
    shmem_int64_p i64
    shmem_uint8_p u8
    shmem_uint16_p u16
    shmem_uint32_p u32
    shmem_uint64_p u64
    shmem_size_p u64
    shmem_ptrdiff_p i64
}

macro_rules! ctx_p {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { rma::p(stringify!($name), ctx, dest, value, pe) }
        }
    )*};
}

ctx_p! {
    shmem_ctx_float_p f32
    shmem_ctx_double_p f64
    shmem_ctx_char_p i8
    shmem_ctx_schar_p i8
    shmem_ctx_short_p i16
    shmem_ctx_int_p i32
    shmem_ctx_long_p i64
    shmem_ctx_longlong_p i64
    shmem_ctx_uchar_p u8
    shmem_ctx_ushort_p u16
    shmem_ctx_uint_p u32
    shmem_ctx_ulong_p u64
    shmem_ctx_ulonglong_p u64
    shmem_ctx_int8_p i8
    shmem_ctx_int16_p i16
    shmem_ctx_int32_p i32
    shmem_ctx_int64_p i64
    shmem_ctx_uint8_p u8
    shmem_ctx_uint16_p u16
    shmem_ctx_uint32_p u32
    shmem_ctx_uint64_p u64
    shmem_ctx_size_p u64
    shmem_ctx_ptrdiff_p i64
}

macro_rules! iput {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::iput(stringify!($name), $bytes, Context::DEFAULT, dest, source, dst, sst, nelems, pe) }
        }
    )*};
}

iput! {
    shmem_float_iput 4
    shmem_double_iput 8
    shmem_longdouble_iput 16
    shmem_char_iput 1
    shmem_schar_iput 1
    shmem_short_iput 2
    shmem_int_iput 4
    shmem_long_iput 8
    shmem_longlong_iput 8
    shmem_uchar_iput 1
    shmem_ushort_iput 2
    shmem_uint_iput 4
    shmem_ulong_iput 8
    shmem_ulonglong_iput 8
    shmem_int8_iput 1
    shmem_int16_iput 2
    shmem_int32_iput 4
    shmem_int64_iput 8
    shmem_uint8_iput 1
    shmem_uint16_iput 2
    shmem_uint32_iput 4
    shmem_uint64_iput 8
    shmem_size_iput 8
    shmem_ptrdiff_iput 8
    shmem_iput8 1
    shmem_iput16 2
    shmem_iput32 4
    shmem_iput64 8
    shmem_iput128 16
}

macro_rules! ctx_iput {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::iput(stringify!($name), $bytes, ctx, dest, source, dst, sst, nelems, pe) }
        }
    )*};
}

ctx_iput! {
    shmem_ctx_float_iput 4
    shmem_ctx_double_iput 8
    shmem_ctx_longdouble_iput 16
    shmem_ctx_char_iput 1
    shmem_ctx_schar_iput 1
    shmem_ctx_short_iput 2
    shmem_ctx_int_iput 4
    shmem_ctx_long_iput 8
    shmem_ctx_longlong_iput 8
    shmem_ctx_uchar_iput 1
    shmem_ctx_ushort_iput 2
    shmem_ctx_uint_iput 4
    shmem_ctx_ulong_iput 8
    shmem_ctx_ulonglong_iput 8
    shmem_ctx_int8_iput 1
    shmem_ctx_int16_iput 2
    shmem_ctx_int32_iput 4
    shmem_ctx_int64_iput 8
    shmem_ctx_uint8_iput 1
    shmem_ctx_uint16_iput 2
    shmem_ctx_uint32_iput 4
    shmem_ctx_uint64_iput 8
    shmem_ctx_size_iput 8
    shmem_ctx_ptrdiff_iput 8
    shmem_ctx_iput8 1
    shmem_ctx_iput16 2
    shmem_ctx_iput32 4
    shmem_ctx_iput64 8
    shmem_ctx_iput128 16
}

macro_rules! get {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::get(stringify!($name), $bytes, Context::DEFAULT, dest, source, nelems, pe) }
        }
    )*};
}

get! {
    shmem_float_get 4
    shmem_double_get 8
    shmem_longdouble_get 16
    shmem_char_get 1
    shmem_schar_get 1
    shmem_short_get 2
    shmem_int_get 4
    shmem_long_get 8
    shmem_longlong_get 8
    shmem_uchar_get 1
    shmem_ushort_get 2
    shmem_uint_get 4
    shmem_ulong_get 8
    shmem_ulonglong_get 8
    shmem_int8_get 1
    shmem_int16_get 2
    shmem_int32_get 4
    shmem_int64_get 8
    shmem_uint8_get 1
    shmem_uint16_get 2
    shmem_uint32_get 4
    shmem_uint64_get 8
    shmem_size_get 8
    shmem_ptrdiff_get 8
    shmem_get8 1
    shmem_get16 2
    shmem_get32 4
    shmem_get64 8
    shmem_get128 16
    shmem_getmem 1
}

macro_rules! ctx_get {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::get(stringify!($name), $bytes, ctx, dest, source, nelems, pe) }
        }
    )*};
}

ctx_get! {
    shmem_ctx_float_get 4
    shmem_ctx_double_get 8
    shmem_ctx_longdouble_get 16
    shmem_ctx_char_get 1
    shmem_ctx_schar_get 1
    shmem_ctx_short_get 2
    shmem_ctx_int_get 4
    shmem_ctx_long_get 8
    shmem_ctx_longlong_get 8
    shmem_ctx_uchar_get 1
    shmem_ctx_ushort_get 2
    shmem_ctx_uint_get 4
    shmem_ctx_ulong_get 8
    shmem_ctx_ulonglong_get 8
    shmem_ctx_int8_get 1
    shmem_ctx_int16_get 2
    shmem_ctx_int32_get 4
    shmem_ctx_int64_get 8
    shmem_ctx_uint8_get 1
    shmem_ctx_uint16_get 2
    shmem_ctx_uint32_get 4
    shmem_ctx_uint64_get 8
    shmem_ctx_size_get 8
    shmem_ctx_ptrdiff_get 8
    shmem_ctx_get8 1
    shmem_ctx_get16 2
    shmem_ctx_get32 4
    shmem_ctx_get64 8
    shmem_ctx_get128 16
    shmem_ctx_getmem 1
}

macro_rules! g {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(source: *const $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { rma::g(stringify!($name), Context::DEFAULT, source, pe) }
        }
    )*};
}

g! {
    shmem_float_g f32
    shmem_double_g f64
    shmem_char_g i8
    shmem_schar_g i8
    shmem_short_g i16
    shmem_int_g i32
    shmem_long_g i64
    shmem_longlong_g i64
    shmem_uchar_g u8
    shmem_ushort_g u16
    shmem_uint_g u32
    shmem_ulong_g u64
    shmem_ulonglong_g u64
    shmem_int8_g i8
    shmem_int16_g i16
    shmem_int32_g i32
    shmem_int64_g i64
    shmem_uint8_g u8
    shmem_uint16_g u16
    shmem_uint32_g u32
    shmem_uint64_g u64
    shmem_size_g u64
    shmem_ptrdiff_g i64
}

macro_rules! ctx_g {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, source: *const $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { rma::g(stringify!($name), ctx, source, pe) }
        }
    )*};
}

ctx_g! {
    shmem_ctx_float_g f32
    shmem_ctx_double_g f64
    shmem_ctx_char_g i8
    shmem_ctx_schar_g i8
    shmem_ctx_short_g i16
    shmem_ctx_int_g i32
    shmem_ctx_long_g i64
    shmem_ctx_longlong_g i64
    shmem_ctx_uchar_g u8
    shmem_ctx_ushort_g u16
    shmem_ctx_uint_g u32
    shmem_ctx_ulong_g u64
    shmem_ctx_ulonglong_g u64
    shmem_ctx_int8_g i8
    shmem_ctx_int16_g i16
    shmem_ctx_int32_g i32
    shmem_ctx_int64_g i64
    shmem_ctx_uint8_g u8
    shmem_ctx_uint16_g u16
    shmem_ctx_uint32_g u32
    shmem_ctx_uint64_g u64
    shmem_ctx_size_g u64
    shmem_ctx_ptrdiff_g i64
}

macro_rules! iget {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::iget(stringify!($name), $bytes, Context::DEFAULT, dest, source, dst, sst, nelems, pe) }
        }
    )*};
}

iget! {
    shmem_float_iget 4
    shmem_double_iget 8
    shmem_longdouble_iget 16
    shmem_char_iget 1
    shmem_schar_iget 1
    shmem_short_iget 2
    shmem_int_iget 4
    shmem_long_iget 8
    shmem_longlong_iget 8
    shmem_uchar_iget 1
    shmem_ushort_iget 2
    shmem_uint_iget 4
    shmem_ulong_iget 8
    shmem_ulonglong_iget 8
    shmem_int8_iget 1
    shmem_int16_iget 2
    shmem_int32_iget 4
    shmem_int64_iget 8
    shmem_uint8_iget 1
    shmem_uint16_iget 2
    shmem_uint32_iget 4
    shmem_uint64_iget 8
    shmem_size_iget 8
    shmem_ptrdiff_iget 8
    shmem_iget8 1
    shmem_iget16 2
    shmem_iget32 4
    shmem_iget64 8
    shmem_iget128 16
}

macro_rules! ctx_iget {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::iget(stringify!($name), $bytes, ctx, dest, source, dst, sst, nelems, pe) }
        }
    )*};
}

ctx_iget! {
    shmem_ctx_float_iget 4
    shmem_ctx_double_iget 8
    shmem_ctx_longdouble_iget 16
    shmem_ctx_char_iget 1
    shmem_ctx_schar_iget 1
    shmem_ctx_short_iget 2
    shmem_ctx_int_iget 4
    shmem_ctx_long_iget 8
    shmem_ctx_longlong_iget 8
    shmem_ctx_uchar_iget 1
    shmem_ctx_ushort_iget 2
    shmem_ctx_uint_iget 4
    shmem_ctx_ulong_iget 8
    shmem_ctx_ulonglong_iget 8
    shmem_ctx_int8_iget 1
    shmem_ctx_int16_iget 2
    shmem_ctx_int32_iget 4
    shmem_ctx_int64_iget 8
    shmem_ctx_uint8_iget 1
    shmem_ctx_uint16_iget 2
    shmem_ctx_uint32_iget 4
    shmem_ctx_uint64_iget 8
    shmem_ctx_size_iget 8
    shmem_ctx_ptrdiff_iget 8
    shmem_ctx_iget8 1
    shmem_ctx_iget16 2
    shmem_ctx_iget32 4
    shmem_ctx_iget64 8
    shmem_ctx_iget128 16
}

macro_rules! put_nbi {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::put_nbi(stringify!($name), $bytes, Context::DEFAULT, dest, source, nelems, pe) }
        }
    )*};
}

put_nbi! {
    shmem_float_put_nbi 4
    shmem_double_put_nbi 8
    shmem_longdouble_put_nbi 16
    shmem_char_put_nbi 1
    shmem_schar_put_nbi 1
    shmem_short_put_nbi 2
    shmem_int_put_nbi 4
    shmem_long_put_nbi 8
    shmem_longlong_put_nbi 8
    shmem_uchar_put_nbi 1
    shmem_ushort_put_nbi 2
    shmem_uint_put_nbi 4
    shmem_ulong_put_nbi 8
    shmem_ulonglong_put_nbi 8
    shmem_int8_put_nbi 1
    shmem_int16_put_nbi 2
    shmem_int32_put_nbi 4
    shmem_int64_put_nbi 8
    shmem_uint8_put_nbi 1
    shmem_uint16_put_nbi 2
    shmem_uint32_put_nbi 4
    shmem_uint64_put_nbi 8
    shmem_size_put_nbi 8
    shmem_ptrdiff_put_nbi 8
    shmem_put8_nbi 1
    shmem_put16_nbi 2
    shmem_put32_nbi 4
    shmem_put64_nbi 8
    shmem_put128_nbi 16
    shmem_putmem_nbi 1
}

macro_rules! ctx_put_nbi {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::put_nbi(stringify!($name), $bytes, ctx, dest, source, nelems, pe) }
        }
    )*};
}

ctx_put_nbi! {
    shmem_ctx_float_put_nbi 4
    shmem_ctx_double_put_nbi 8
    shmem_ctx_longdouble_put_nbi 16
    shmem_ctx_char_put_nbi 1
    shmem_ctx_schar_put_nbi 1
    shmem_ctx_short_put_nbi 2
    shmem_ctx_int_put_nbi 4
    shmem_ctx_long_put_nbi 8
    shmem_ctx_longlong_put_nbi 8
    shmem_ctx_uchar_put_nbi 1
    shmem_ctx_ushort_put_nbi 2
    shmem_ctx_uint_put_nbi 4
    shmem_ctx_ulong_put_nbi 8
    shmem_ctx_ulonglong_put_nbi 8
    shmem_ctx_int8_put_nbi 1
    shmem_ctx_int16_put_nbi 2
    shmem_ctx_int32_put_nbi 4
    shmem_ctx_int64_put_nbi 8
    shmem_ctx_uint8_put_nbi 1
    shmem_ctx_uint16_put_nbi 2
    shmem_ctx_uint32_put_nbi 4
    shmem_ctx_uint64_put_nbi 8
    shmem_ctx_size_put_nbi 8
    shmem_ctx_ptrdiff_put_nbi 8
    shmem_ctx_put8_nbi 1
    shmem_ctx_put16_nbi 2
    shmem_ctx_put32_nbi 4
    shmem_ctx_put64_nbi 8
    shmem_ctx_put128_nbi 16
    shmem_ctx_putmem_nbi 1
}

macro_rules! get_nbi {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::get_nbi(stringify!($name), $bytes, Context::DEFAULT, dest, source, nelems, pe) }
        }
    )*};
}

get_nbi! {
    shmem_float_get_nbi 4
    shmem_double_get_nbi 8
    shmem_longdouble_get_nbi 16
    shmem_char_get_nbi 1
    shmem_schar_get_nbi 1
    shmem_short_get_nbi 2
    shmem_int_get_nbi 4
    shmem_long_get_nbi 8
    shmem_longlong_get_nbi 8
    shmem_uchar_get_nbi 1
    shmem_ushort_get_nbi 2
    shmem_uint_get_nbi 4
    shmem_ulong_get_nbi 8
    shmem_ulonglong_get_nbi 8
    shmem_int8_get_nbi 1
    shmem_int16_get_nbi 2
    shmem_int32_get_nbi 4
    shmem_int64_get_nbi 8
    shmem_uint8_get_nbi 1
    shmem_uint16_get_nbi 2
    shmem_uint32_get_nbi 4
    shmem_uint64_get_nbi 8
    shmem_size_get_nbi 8
    shmem_ptrdiff_get_nbi 8
    shmem_get8_nbi 1
    shmem_get16_nbi 2
    shmem_get32_nbi 4
    shmem_get64_nbi 8
    shmem_get128_nbi 16
    shmem_getmem_nbi 1
}

macro_rules! ctx_get_nbi {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::get_nbi(stringify!($name), $bytes, ctx, dest, source, nelems, pe) }
        }
    )*};
}

ctx_get_nbi! {
    shmem_ctx_float_get_nbi 4
    shmem_ctx_double_get_nbi 8
    shmem_ctx_longdouble_get_nbi 16
    shmem_ctx_char_get_nbi 1
    shmem_ctx_schar_get_nbi 1
    shmem_ctx_short_get_nbi 2
    shmem_ctx_int_get_nbi 4
    shmem_ctx_long_get_nbi 8
    shmem_ctx_longlong_get_nbi 8
    shmem_ctx_uchar_get_nbi 1
    shmem_ctx_ushort_get_nbi 2
    shmem_ctx_uint_get_nbi 4
    shmem_ctx_ulong_get_nbi 8
    shmem_ctx_ulonglong_get_nbi 8
    shmem_ctx_int8_get_nbi 1
    shmem_ctx_int16_get_nbi 2
    shmem_ctx_int32_get_nbi 4
    shmem_ctx_int64_get_nbi 8
    shmem_ctx_uint8_get_nbi 1
    shmem_ctx_uint16_get_nbi 2
    shmem_ctx_uint32_get_nbi 4
    shmem_ctx_uint64_get_nbi 8
    shmem_ctx_size_get_nbi 8
    shmem_ctx_ptrdiff_get_nbi 8
    shmem_ctx_get8_nbi 1
    shmem_ctx_get16_nbi 2
    shmem_ctx_get32_nbi 4
    shmem_ctx_get64_nbi 8
    shmem_ctx_get128_nbi 16
    shmem_ctx_getmem_nbi 1
}

macro_rules! atomic_fetch {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(source: *const $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch! {
    shmem_float_atomic_fetch f32
    shmem_double_atomic_fetch f64
    shmem_int_atomic_fetch i32
    shmem_long_atomic_fetch i64
    shmem_longlong_atomic_fetch i64
    shmem_uint_atomic_fetch u32
    shmem_ulong_atomic_fetch u64
    shmem_ulonglong_atomic_fetch u64
    shmem_int32_atomic_fetch i32
    shmem_int64_atomic_fetch i64
    shmem_uint32_atomic_fetch u32
    shmem_uint64_atomic_fetch u64
    shmem_size_atomic_fetch u64
    shmem_ptrdiff_atomic_fetch i64
}

macro_rules! ctx_atomic_fetch {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, source: *const $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch! {
    shmem_ctx_float_atomic_fetch f32
    shmem_ctx_double_atomic_fetch f64
    shmem_ctx_int_atomic_fetch i32
    shmem_ctx_long_atomic_fetch i64
    shmem_ctx_longlong_atomic_fetch i64
    shmem_ctx_uint_atomic_fetch u32
    shmem_ctx_ulong_atomic_fetch u64
    shmem_ctx_ulonglong_atomic_fetch u64
    shmem_ctx_int32_atomic_fetch i32
    shmem_ctx_int64_atomic_fetch i64
    shmem_ctx_uint32_atomic_fetch u32
    shmem_ctx_uint64_atomic_fetch u64
    shmem_ctx_size_atomic_fetch u64
    shmem_ctx_ptrdiff_atomic_fetch i64
}

macro_rules! atomic_set {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Set, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_set! {
    shmem_float_atomic_set f32
    shmem_double_atomic_set f64
    shmem_int_atomic_set i32
    shmem_long_atomic_set i64
    shmem_longlong_atomic_set i64
    shmem_uint_atomic_set u32
    shmem_ulong_atomic_set u64
    shmem_ulonglong_atomic_set u64
    shmem_int32_atomic_set i32
    shmem_int64_atomic_set i64
    shmem_uint32_atomic_set u32
    shmem_uint64_atomic_set u64
    shmem_size_atomic_set u64
    shmem_ptrdiff_atomic_set i64
}

macro_rules! ctx_atomic_set {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), ctx, dest, AmoOp::Set, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_set! {
    shmem_ctx_float_atomic_set f32
    shmem_ctx_double_atomic_set f64
    shmem_ctx_int_atomic_set i32
    shmem_ctx_long_atomic_set i64
    shmem_ctx_longlong_atomic_set i64
    shmem_ctx_uint_atomic_set u32
    shmem_ctx_ulong_atomic_set u64
    shmem_ctx_ulonglong_atomic_set u64
    shmem_ctx_int32_atomic_set i32
    shmem_ctx_int64_atomic_set i64
    shmem_ctx_uint32_atomic_set u32
    shmem_ctx_uint64_atomic_set u64
    shmem_ctx_size_atomic_set u64
    shmem_ctx_ptrdiff_atomic_set i64
}

macro_rules! atomic_compare_swap {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::CompareSwap, value, cond, pe) }
        }
    )*};
}

atomic_compare_swap! {
    shmem_int_atomic_compare_swap i32
    shmem_long_atomic_compare_swap i64
    shmem_longlong_atomic_compare_swap i64
    shmem_uint_atomic_compare_swap u32
    shmem_ulong_atomic_compare_swap u64
    shmem_ulonglong_atomic_compare_swap u64
    shmem_int32_atomic_compare_swap i32
    shmem_int64_atomic_compare_swap i64
    shmem_uint32_atomic_compare_swap u32
    shmem_uint64_atomic_compare_swap u64
    shmem_size_atomic_compare_swap u64
    shmem_ptrdiff_atomic_compare_swap i64
}

macro_rules! ctx_atomic_compare_swap {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, dest, AmoOp::CompareSwap, value, cond, pe) }
        }
    )*};
}

ctx_atomic_compare_swap! {
    shmem_ctx_int_atomic_compare_swap i32
    shmem_ctx_long_atomic_compare_swap i64
    shmem_ctx_longlong_atomic_compare_swap i64
    shmem_ctx_uint_atomic_compare_swap u32
    shmem_ctx_ulong_atomic_compare_swap u64
    shmem_ctx_ulonglong_atomic_compare_swap u64
    shmem_ctx_int32_atomic_compare_swap i32
    shmem_ctx_int64_atomic_compare_swap i64
    shmem_ctx_uint32_atomic_compare_swap u32
    shmem_ctx_uint64_atomic_compare_swap u64
    shmem_ctx_size_atomic_compare_swap u64
    shmem_ctx_ptrdiff_atomic_compare_swap i64
}

macro_rules! atomic_swap {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::Swap, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_swap! {
    shmem_float_atomic_swap f32
    shmem_double_atomic_swap f64
    shmem_int_atomic_swap i32
    shmem_long_atomic_swap i64
    shmem_longlong_atomic_swap i64
    shmem_uint_atomic_swap u32
    shmem_ulong_atomic_swap u64
    shmem_ulonglong_atomic_swap u64
    shmem_int32_atomic_swap i32
    shmem_int64_atomic_swap i64
    shmem_uint32_atomic_swap u32
    shmem_uint64_atomic_swap u64
    shmem_size_atomic_swap u64
    shmem_ptrdiff_atomic_swap i64
}

macro_rules! ctx_atomic_swap {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, dest, AmoOp::Swap, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_swap! {
    shmem_ctx_float_atomic_swap f32
    shmem_ctx_double_atomic_swap f64
    shmem_ctx_int_atomic_swap i32
    shmem_ctx_long_atomic_swap i64
    shmem_ctx_longlong_atomic_swap i64
    shmem_ctx_uint_atomic_swap u32
    shmem_ctx_ulong_atomic_swap u64
    shmem_ctx_ulonglong_atomic_swap u64
    shmem_ctx_int32_atomic_swap i32
    shmem_ctx_int64_atomic_swap i64
    shmem_ctx_uint32_atomic_swap u32
    shmem_ctx_uint64_atomic_swap u64
    shmem_ctx_size_atomic_swap u64
    shmem_ctx_ptrdiff_atomic_swap i64
}

macro_rules! atomic_fetch_inc {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_inc! {
    shmem_int_atomic_fetch_inc i32
    shmem_long_atomic_fetch_inc i64
    shmem_longlong_atomic_fetch_inc i64
    shmem_uint_atomic_fetch_inc u32
    shmem_ulong_atomic_fetch_inc u64
    shmem_ulonglong_atomic_fetch_inc u64
    shmem_int32_atomic_fetch_inc i32
    shmem_int64_atomic_fetch_inc i64
    shmem_uint32_atomic_fetch_inc u32
    shmem_uint64_atomic_fetch_inc u64
    shmem_size_atomic_fetch_inc u64
    shmem_ptrdiff_atomic_fetch_inc i64
}

macro_rules! ctx_atomic_fetch_inc {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_inc! {
    shmem_ctx_int_atomic_fetch_inc i32
    shmem_ctx_long_atomic_fetch_inc i64
    shmem_ctx_longlong_atomic_fetch_inc i64
    shmem_ctx_uint_atomic_fetch_inc u32
    shmem_ctx_ulong_atomic_fetch_inc u64
    shmem_ctx_ulonglong_atomic_fetch_inc u64
    shmem_ctx_int32_atomic_fetch_inc i32
    shmem_ctx_int64_atomic_fetch_inc i64
    shmem_ctx_uint32_atomic_fetch_inc u32
    shmem_ctx_uint64_atomic_fetch_inc u64
    shmem_ctx_size_atomic_fetch_inc u64
    shmem_ctx_ptrdiff_atomic_fetch_inc i64
}

macro_rules! atomic_inc {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Inc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

atomic_inc! {
    shmem_int_atomic_inc i32
    shmem_long_atomic_inc i64
    shmem_longlong_atomic_inc i64
    shmem_uint_atomic_inc u32
    shmem_ulong_atomic_inc u64
    shmem_ulonglong_atomic_inc u64
    shmem_int32_atomic_inc i32
    shmem_int64_atomic_inc i64
    shmem_uint32_atomic_inc u32
    shmem_uint64_atomic_inc u64
    shmem_size_atomic_inc u64
    shmem_ptrdiff_atomic_inc i64
}

macro_rules! ctx_atomic_inc {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), ctx, dest, AmoOp::Inc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_inc! {
    shmem_ctx_int_atomic_inc i32
    shmem_ctx_long_atomic_inc i64
    shmem_ctx_longlong_atomic_inc i64
    shmem_ctx_uint_atomic_inc u32
    shmem_ctx_ulong_atomic_inc u64
    shmem_ctx_ulonglong_atomic_inc u64
    shmem_ctx_int32_atomic_inc i32
    shmem_ctx_int64_atomic_inc i64
    shmem_ctx_uint32_atomic_inc u32
    shmem_ctx_uint64_atomic_inc u64
    shmem_ctx_size_atomic_inc u64
    shmem_ctx_ptrdiff_atomic_inc i64
}

macro_rules! atomic_fetch_add {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::FetchAdd, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_add! {
    shmem_int_atomic_fetch_add i32
    shmem_long_atomic_fetch_add i64
    shmem_longlong_atomic_fetch_add i64
    shmem_uint_atomic_fetch_add u32
    shmem_ulong_atomic_fetch_add u64
    shmem_ulonglong_atomic_fetch_add u64
    shmem_int32_atomic_fetch_add i32
    shmem_int64_atomic_fetch_add i64
    shmem_uint32_atomic_fetch_add u32
    shmem_uint64_atomic_fetch_add u64
    shmem_size_atomic_fetch_add u64
    shmem_ptrdiff_atomic_fetch_add i64
}

macro_rules! ctx_atomic_fetch_add {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, dest, AmoOp::FetchAdd, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_add! {
    shmem_ctx_int_atomic_fetch_add i32
    shmem_ctx_long_atomic_fetch_add i64
    shmem_ctx_longlong_atomic_fetch_add i64
    shmem_ctx_uint_atomic_fetch_add u32
    shmem_ctx_ulong_atomic_fetch_add u64
    shmem_ctx_ulonglong_atomic_fetch_add u64
    shmem_ctx_int32_atomic_fetch_add i32
    shmem_ctx_int64_atomic_fetch_add i64
    shmem_ctx_uint32_atomic_fetch_add u32
    shmem_ctx_uint64_atomic_fetch_add u64
    shmem_ctx_size_atomic_fetch_add u64
    shmem_ctx_ptrdiff_atomic_fetch_add i64
}

macro_rules! atomic_add {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Add, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_add! {
    shmem_int_atomic_add i32
    shmem_long_atomic_add i64
    shmem_longlong_atomic_add i64
    shmem_uint_atomic_add u32
    shmem_ulong_atomic_add u64
    shmem_ulonglong_atomic_add u64
    shmem_int32_atomic_add i32
    shmem_int64_atomic_add i64
    shmem_uint32_atomic_add u32
    shmem_uint64_atomic_add u64
    shmem_size_atomic_add u64
    shmem_ptrdiff_atomic_add i64
}

macro_rules! ctx_atomic_add {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), ctx, dest, AmoOp::Add, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_add! {
    shmem_ctx_int_atomic_add i32
    shmem_ctx_long_atomic_add i64
    shmem_ctx_longlong_atomic_add i64
    shmem_ctx_uint_atomic_add u32
    shmem_ctx_ulong_atomic_add u64
    shmem_ctx_ulonglong_atomic_add u64
    shmem_ctx_int32_atomic_add i32
    shmem_ctx_int64_atomic_add i64
    shmem_ctx_uint32_atomic_add u32
    shmem_ctx_uint64_atomic_add u64
    shmem_ctx_size_atomic_add u64
    shmem_ctx_ptrdiff_atomic_add i64
}

macro_rules! atomic_fetch_and {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::FetchAnd, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_and! {
    shmem_uint_atomic_fetch_and u32
    shmem_ulong_atomic_fetch_and u64
    shmem_ulonglong_atomic_fetch_and u64
    shmem_int32_atomic_fetch_and i32
    shmem_int64_atomic_fetch_and i64
    shmem_uint32_atomic_fetch_and u32
    shmem_uint64_atomic_fetch_and u64
}

macro_rules! ctx_atomic_fetch_and {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, dest, AmoOp::FetchAnd, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_and! {
    shmem_ctx_uint_atomic_fetch_and u32
    shmem_ctx_ulong_atomic_fetch_and u64
    shmem_ctx_ulonglong_atomic_fetch_and u64
    shmem_ctx_int32_atomic_fetch_and i32
    shmem_ctx_int64_atomic_fetch_and i64
    shmem_ctx_uint32_atomic_fetch_and u32
    shmem_ctx_uint64_atomic_fetch_and u64
}

macro_rules! atomic_and {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::And, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_and! {
    shmem_uint_atomic_and u32
    shmem_ulong_atomic_and u64
    shmem_ulonglong_atomic_and u64
    shmem_int32_atomic_and i32
    shmem_int64_atomic_and i64
    shmem_uint32_atomic_and u32
    shmem_uint64_atomic_and u64
}

macro_rules! ctx_atomic_and {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), ctx, dest, AmoOp::And, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_and! {
    shmem_ctx_uint_atomic_and u32
    shmem_ctx_ulong_atomic_and u64
    shmem_ctx_ulonglong_atomic_and u64
    shmem_ctx_int32_atomic_and i32
    shmem_ctx_int64_atomic_and i64
    shmem_ctx_uint32_atomic_and u32
    shmem_ctx_uint64_atomic_and u64
}

macro_rules! atomic_fetch_or {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::FetchOr, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_or! {
    shmem_uint_atomic_fetch_or u32
    shmem_ulong_atomic_fetch_or u64
    shmem_ulonglong_atomic_fetch_or u64
    shmem_int32_atomic_fetch_or i32
    shmem_int64_atomic_fetch_or i64
    shmem_uint32_atomic_fetch_or u32
    shmem_uint64_atomic_fetch_or u64
}

macro_rules! ctx_atomic_fetch_or {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, dest, AmoOp::FetchOr, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_or! {
    shmem_ctx_uint_atomic_fetch_or u32
    shmem_ctx_ulong_atomic_fetch_or u64
    shmem_ctx_ulonglong_atomic_fetch_or u64
    shmem_ctx_int32_atomic_fetch_or i32
    shmem_ctx_int64_atomic_fetch_or i64
    shmem_ctx_uint32_atomic_fetch_or u32
    shmem_ctx_uint64_atomic_fetch_or u64
}

macro_rules! atomic_or {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Or, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_or! {
    shmem_uint_atomic_or u32
    shmem_ulong_atomic_or u64
    shmem_ulonglong_atomic_or u64
    shmem_int32_atomic_or i32
    shmem_int64_atomic_or i64
    shmem_uint32_atomic_or u32
    shmem_uint64_atomic_or u64
}

macro_rules! ctx_atomic_or {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), ctx, dest, AmoOp::Or, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_or! {
    shmem_ctx_uint_atomic_or u32
    shmem_ctx_ulong_atomic_or u64
    shmem_ctx_ulonglong_atomic_or u64
    shmem_ctx_int32_atomic_or i32
    shmem_ctx_int64_atomic_or i64
    shmem_ctx_uint32_atomic_or u32
    shmem_ctx_uint64_atomic_or u64
}

macro_rules! atomic_fetch_xor {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::FetchXor, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_xor! {
    shmem_uint_atomic_fetch_xor u32
    shmem_ulong_atomic_fetch_xor u64
    shmem_ulonglong_atomic_fetch_xor u64
    shmem_int32_atomic_fetch_xor i32
    shmem_int64_atomic_fetch_xor i64
    shmem_uint32_atomic_fetch_xor u32
    shmem_uint64_atomic_fetch_xor u64
}

macro_rules! ctx_atomic_fetch_xor {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), ctx, dest, AmoOp::FetchXor, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_xor! {
    shmem_ctx_uint_atomic_fetch_xor u32
    shmem_ctx_ulong_atomic_fetch_xor u64
    shmem_ctx_ulonglong_atomic_fetch_xor u64
    shmem_ctx_int32_atomic_fetch_xor i32
    shmem_ctx_int64_atomic_fetch_xor i64
    shmem_ctx_uint32_atomic_fetch_xor u32
    shmem_ctx_uint64_atomic_fetch_xor u64
}

macro_rules! atomic_xor {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Xor, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_xor! {
    shmem_uint_atomic_xor u32
    shmem_ulong_atomic_xor u64
    shmem_ulonglong_atomic_xor u64
    shmem_int32_atomic_xor i32
    shmem_int64_atomic_xor i64
    shmem_uint32_atomic_xor u32
    shmem_uint64_atomic_xor u64
}

macro_rules! ctx_atomic_xor {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), ctx, dest, AmoOp::Xor, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_xor! {
    shmem_ctx_uint_atomic_xor u32
    shmem_ctx_ulong_atomic_xor u64
    shmem_ctx_ulonglong_atomic_xor u64
    shmem_ctx_int32_atomic_xor i32
    shmem_ctx_int64_atomic_xor i64
    shmem_ctx_uint32_atomic_xor u32
    shmem_ctx_uint64_atomic_xor u64
}

macro_rules! atomic_fetch_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, source: *const $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_nbi! {
    shmem_float_atomic_fetch_nbi f32
    shmem_double_atomic_fetch_nbi f64
    shmem_int_atomic_fetch_nbi i32
    shmem_long_atomic_fetch_nbi i64
    shmem_longlong_atomic_fetch_nbi i64
    shmem_uint_atomic_fetch_nbi u32
    shmem_ulong_atomic_fetch_nbi u64
    shmem_ulonglong_atomic_fetch_nbi u64
    shmem_int32_atomic_fetch_nbi i32
    shmem_int64_atomic_fetch_nbi i64
    shmem_uint32_atomic_fetch_nbi u32
    shmem_uint64_atomic_fetch_nbi u64
    shmem_size_atomic_fetch_nbi u64
    shmem_ptrdiff_atomic_fetch_nbi i64
}

macro_rules! ctx_atomic_fetch_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, source: *const $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_nbi! {
    shmem_ctx_float_atomic_fetch_nbi f32
    shmem_ctx_double_atomic_fetch_nbi f64
    shmem_ctx_int_atomic_fetch_nbi i32
    shmem_ctx_long_atomic_fetch_nbi i64
    shmem_ctx_longlong_atomic_fetch_nbi i64
    shmem_ctx_uint_atomic_fetch_nbi u32
    shmem_ctx_ulong_atomic_fetch_nbi u64
    shmem_ctx_ulonglong_atomic_fetch_nbi u64
    shmem_ctx_int32_atomic_fetch_nbi i32
    shmem_ctx_int64_atomic_fetch_nbi i64
    shmem_ctx_uint32_atomic_fetch_nbi u32
    shmem_ctx_uint64_atomic_fetch_nbi u64
    shmem_ctx_size_atomic_fetch_nbi u64
    shmem_ctx_ptrdiff_atomic_fetch_nbi i64
}

macro_rules! atomic_compare_swap_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, dest, AmoOp::CompareSwap, value, cond, pe) }
        }
    )*};
}

atomic_compare_swap_nbi! {
    shmem_int_atomic_compare_swap_nbi i32
    shmem_long_atomic_compare_swap_nbi i64
    shmem_longlong_atomic_compare_swap_nbi i64
    shmem_uint_atomic_compare_swap_nbi u32
    shmem_ulong_atomic_compare_swap_nbi u64
    shmem_ulonglong_atomic_compare_swap_nbi u64
    shmem_int32_atomic_compare_swap_nbi i32
    shmem_int64_atomic_compare_swap_nbi i64
    shmem_uint32_atomic_compare_swap_nbi u32
    shmem_uint64_atomic_compare_swap_nbi u64
    shmem_size_atomic_compare_swap_nbi u64
    shmem_ptrdiff_atomic_compare_swap_nbi i64
}

macro_rules! ctx_atomic_compare_swap_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, dest, AmoOp::CompareSwap, value, cond, pe) }
        }
    )*};
}

ctx_atomic_compare_swap_nbi! {
    shmem_ctx_int_atomic_compare_swap_nbi i32
    shmem_ctx_long_atomic_compare_swap_nbi i64
    shmem_ctx_longlong_atomic_compare_swap_nbi i64
    shmem_ctx_uint_atomic_compare_swap_nbi u32
    shmem_ctx_ulong_atomic_compare_swap_nbi u64
    shmem_ctx_ulonglong_atomic_compare_swap_nbi u64
    shmem_ctx_int32_atomic_compare_swap_nbi i32
    shmem_ctx_int64_atomic_compare_swap_nbi i64
    shmem_ctx_uint32_atomic_compare_swap_nbi u32
    shmem_ctx_uint64_atomic_compare_swap_nbi u64
    shmem_ctx_size_atomic_compare_swap_nbi u64
    shmem_ctx_ptrdiff_atomic_compare_swap_nbi i64
}

macro_rules! atomic_swap_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, dest, AmoOp::Swap, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_swap_nbi! {
    shmem_float_atomic_swap_nbi f32
    shmem_double_atomic_swap_nbi f64
    shmem_int_atomic_swap_nbi i32
    shmem_long_atomic_swap_nbi i64
    shmem_longlong_atomic_swap_nbi i64
    shmem_uint_atomic_swap_nbi u32
    shmem_ulong_atomic_swap_nbi u64
    shmem_ulonglong_atomic_swap_nbi u64
    shmem_int32_atomic_swap_nbi i32
    shmem_int64_atomic_swap_nbi i64
    shmem_uint32_atomic_swap_nbi u32
    shmem_uint64_atomic_swap_nbi u64
    shmem_size_atomic_swap_nbi u64
    shmem_ptrdiff_atomic_swap_nbi i64
}

macro_rules! ctx_atomic_swap_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, dest, AmoOp::Swap, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_swap_nbi! {
    shmem_ctx_float_atomic_swap_nbi f32
    shmem_ctx_double_atomic_swap_nbi f64
    shmem_ctx_int_atomic_swap_nbi i32
    shmem_ctx_long_atomic_swap_nbi i64
    shmem_ctx_longlong_atomic_swap_nbi i64
    shmem_ctx_uint_atomic_swap_nbi u32
    shmem_ctx_ulong_atomic_swap_nbi u64
    shmem_ctx_ulonglong_atomic_swap_nbi u64
    shmem_ctx_int32_atomic_swap_nbi i32
    shmem_ctx_int64_atomic_swap_nbi i64
    shmem_ctx_uint32_atomic_swap_nbi u32
    shmem_ctx_uint64_atomic_swap_nbi u64
    shmem_ctx_size_atomic_swap_nbi u64
    shmem_ctx_ptrdiff_atomic_swap_nbi i64
}

macro_rules! atomic_fetch_inc_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, dest: *mut $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_inc_nbi! {
    shmem_int_atomic_fetch_inc_nbi i32
    shmem_long_atomic_fetch_inc_nbi i64
    shmem_longlong_atomic_fetch_inc_nbi i64
    shmem_uint_atomic_fetch_inc_nbi u32
    shmem_ulong_atomic_fetch_inc_nbi u64
    shmem_ulonglong_atomic_fetch_inc_nbi u64
    shmem_int32_atomic_fetch_inc_nbi i32
    shmem_int64_atomic_fetch_inc_nbi i64
    shmem_uint32_atomic_fetch_inc_nbi u32
    shmem_uint64_atomic_fetch_inc_nbi u64
    shmem_size_atomic_fetch_inc_nbi u64
    shmem_ptrdiff_atomic_fetch_inc_nbi i64
}

macro_rules! ctx_atomic_fetch_inc_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, dest: *mut $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_inc_nbi! {
    shmem_ctx_int_atomic_fetch_inc_nbi i32
    shmem_ctx_long_atomic_fetch_inc_nbi i64
    shmem_ctx_longlong_atomic_fetch_inc_nbi i64
    shmem_ctx_uint_atomic_fetch_inc_nbi u32
    shmem_ctx_ulong_atomic_fetch_inc_nbi u64
    shmem_ctx_ulonglong_atomic_fetch_inc_nbi u64
    shmem_ctx_int32_atomic_fetch_inc_nbi i32
    shmem_ctx_int64_atomic_fetch_inc_nbi i64
    shmem_ctx_uint32_atomic_fetch_inc_nbi u32
    shmem_ctx_uint64_atomic_fetch_inc_nbi u64
    shmem_ctx_size_atomic_fetch_inc_nbi u64
    shmem_ctx_ptrdiff_atomic_fetch_inc_nbi i64
}

macro_rules! atomic_fetch_add_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, dest, AmoOp::FetchAdd, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_add_nbi! {
    shmem_int_atomic_fetch_add_nbi i32
    shmem_long_atomic_fetch_add_nbi i64
    shmem_longlong_atomic_fetch_add_nbi i64
    shmem_uint_atomic_fetch_add_nbi u32
    shmem_ulong_atomic_fetch_add_nbi u64
    shmem_ulonglong_atomic_fetch_add_nbi u64
    shmem_int32_atomic_fetch_add_nbi i32
    shmem_int64_atomic_fetch_add_nbi i64
    shmem_uint32_atomic_fetch_add_nbi u32
    shmem_uint64_atomic_fetch_add_nbi u64
    shmem_size_atomic_fetch_add_nbi u64
    shmem_ptrdiff_atomic_fetch_add_nbi i64
}

macro_rules! ctx_atomic_fetch_add_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, dest, AmoOp::FetchAdd, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_add_nbi! {
    shmem_ctx_int_atomic_fetch_add_nbi i32
    shmem_ctx_long_atomic_fetch_add_nbi i64
    shmem_ctx_longlong_atomic_fetch_add_nbi i64
    shmem_ctx_uint_atomic_fetch_add_nbi u32
    shmem_ctx_ulong_atomic_fetch_add_nbi u64
    shmem_ctx_ulonglong_atomic_fetch_add_nbi u64
    shmem_ctx_int32_atomic_fetch_add_nbi i32
    shmem_ctx_int64_atomic_fetch_add_nbi i64
    shmem_ctx_uint32_atomic_fetch_add_nbi u32
    shmem_ctx_uint64_atomic_fetch_add_nbi u64
    shmem_ctx_size_atomic_fetch_add_nbi u64
    shmem_ctx_ptrdiff_atomic_fetch_add_nbi i64
}

macro_rules! atomic_fetch_and_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, dest, AmoOp::FetchAnd, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_and_nbi! {
    shmem_uint_atomic_fetch_and_nbi u32
    shmem_ulong_atomic_fetch_and_nbi u64
    shmem_ulonglong_atomic_fetch_and_nbi u64
    shmem_int32_atomic_fetch_and_nbi i32
    shmem_int64_atomic_fetch_and_nbi i64
    shmem_uint32_atomic_fetch_and_nbi u32
    shmem_uint64_atomic_fetch_and_nbi u64
}

macro_rules! ctx_atomic_fetch_and_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, dest, AmoOp::FetchAnd, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_and_nbi! {
    shmem_ctx_uint_atomic_fetch_and_nbi u32
    shmem_ctx_ulong_atomic_fetch_and_nbi u64
    shmem_ctx_ulonglong_atomic_fetch_and_nbi u64
    shmem_ctx_int32_atomic_fetch_and_nbi i32
    shmem_ctx_int64_atomic_fetch_and_nbi i64
    shmem_ctx_uint32_atomic_fetch_and_nbi u32
    shmem_ctx_uint64_atomic_fetch_and_nbi u64
}

macro_rules! atomic_fetch_or_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, dest, AmoOp::FetchOr, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_or_nbi! {
    shmem_uint_atomic_fetch_or_nbi u32
    shmem_ulong_atomic_fetch_or_nbi u64
    shmem_ulonglong_atomic_fetch_or_nbi u64
    shmem_int32_atomic_fetch_or_nbi i32
    shmem_int64_atomic_fetch_or_nbi i64
    shmem_uint32_atomic_fetch_or_nbi u32
    shmem_uint64_atomic_fetch_or_nbi u64
}

macro_rules! ctx_atomic_fetch_or_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, dest, AmoOp::FetchOr, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_or_nbi! {
    shmem_ctx_uint_atomic_fetch_or_nbi u32
    shmem_ctx_ulong_atomic_fetch_or_nbi u64
    shmem_ctx_ulonglong_atomic_fetch_or_nbi u64
    shmem_ctx_int32_atomic_fetch_or_nbi i32
    shmem_ctx_int64_atomic_fetch_or_nbi i64
    shmem_ctx_uint32_atomic_fetch_or_nbi u32
    shmem_ctx_uint64_atomic_fetch_or_nbi u64
}

macro_rules! atomic_fetch_xor_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, Context::DEFAULT, dest, AmoOp::FetchXor, value, 0 as $ty, pe) }
        }
    )*};
}

atomic_fetch_xor_nbi! {
    shmem_uint_atomic_fetch_xor_nbi u32
    shmem_ulong_atomic_fetch_xor_nbi u64
    shmem_ulonglong_atomic_fetch_xor_nbi u64
    shmem_int32_atomic_fetch_xor_nbi i32
    shmem_int64_atomic_fetch_xor_nbi i64
    shmem_uint32_atomic_fetch_xor_nbi u32
    shmem_uint64_atomic_fetch_xor_nbi u64
}

macro_rules! ctx_atomic_fetch_xor_nbi {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch_into(stringify!($name), fetch, ctx, dest, AmoOp::FetchXor, value, 0 as $ty, pe) }
        }
    )*};
}

ctx_atomic_fetch_xor_nbi! {
    shmem_ctx_uint_atomic_fetch_xor_nbi u32
    shmem_ctx_ulong_atomic_fetch_xor_nbi u64
    shmem_ctx_ulonglong_atomic_fetch_xor_nbi u64
    shmem_ctx_int32_atomic_fetch_xor_nbi i32
    shmem_ctx_int64_atomic_fetch_xor_nbi i64
    shmem_ctx_uint32_atomic_fetch_xor_nbi u32
    shmem_ctx_uint64_atomic_fetch_xor_nbi u64
}

macro_rules! fetch {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(source: *const $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

fetch! {
    shmem_float_fetch f32
    shmem_double_fetch f64
    shmem_int_fetch i32
    shmem_long_fetch i64
    shmem_longlong_fetch i64
    shmem_uint_fetch u32
    shmem_ulong_fetch u64
    shmem_ulonglong_fetch u64
    shmem_int32_fetch i32
    shmem_int64_fetch i64
    shmem_uint32_fetch u32
    shmem_uint64_fetch u64
    shmem_size_fetch u64
    shmem_ptrdiff_fetch i64
}

macro_rules! set {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Set, value, 0 as $ty, pe) }
        }
    )*};
}

set! {
    shmem_float_set f32
    shmem_double_set f64
    shmem_int_set i32
    shmem_long_set i64
    shmem_longlong_set i64
    shmem_uint_set u32
    shmem_ulong_set u64
    shmem_ulonglong_set u64
    shmem_int32_set i32
    shmem_int64_set i64
    shmem_uint32_set u32
    shmem_uint64_set u64
    shmem_size_set u64
    shmem_ptrdiff_set i64
}

macro_rules! cswap {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::CompareSwap, value, cond, pe) }
        }
    )*};
}

cswap! {
    shmem_int_cswap i32
    shmem_long_cswap i64
    shmem_longlong_cswap i64
    shmem_uint_cswap u32
    shmem_ulong_cswap u64
    shmem_ulonglong_cswap u64
    shmem_int32_cswap i32
    shmem_int64_cswap i64
    shmem_uint32_cswap u32
    shmem_uint64_cswap u64
    shmem_size_cswap u64
    shmem_ptrdiff_cswap i64
}

macro_rules! swap {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::Swap, value, 0 as $ty, pe) }
        }
    )*};
}

swap! {
    shmem_float_swap f32
    shmem_double_swap f64
    shmem_int_swap i32
    shmem_long_swap i64
    shmem_longlong_swap i64
    shmem_uint_swap u32
    shmem_ulong_swap u64
    shmem_ulonglong_swap u64
    shmem_int32_swap i32
    shmem_int64_swap i64
    shmem_uint32_swap u32
    shmem_uint64_swap u64
    shmem_size_swap u64
    shmem_ptrdiff_swap i64
}

macro_rules! finc {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

finc! {
    shmem_int_finc i32
    shmem_long_finc i64
    shmem_longlong_finc i64
    shmem_uint_finc u32
    shmem_ulong_finc u64
    shmem_ulonglong_finc u64
    shmem_int32_finc i32
    shmem_int64_finc i64
    shmem_uint32_finc u32
    shmem_uint64_finc u64
    shmem_size_finc u64
    shmem_ptrdiff_finc i64
}

macro_rules! inc {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Inc, 0 as $ty, 0 as $ty, pe) }
        }
    )*};
}

inc! {
    shmem_int_inc i32
    shmem_long_inc i64
    shmem_longlong_inc i64
    shmem_uint_inc u32
    shmem_ulong_inc u64
    shmem_ulonglong_inc u64
    shmem_int32_inc i32
    shmem_int64_inc i64
    shmem_uint32_inc u32
    shmem_uint64_inc u64
    shmem_size_inc u64
    shmem_ptrdiff_inc i64
}

macro_rules! fadd {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) -> $ty {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::fetch(stringify!($name), Context::DEFAULT, dest, AmoOp::FetchAdd, value, 0 as $ty, pe) }
        }
    )*};
}

fadd! {
    shmem_int_fadd i32
    shmem_long_fadd i64
    shmem_longlong_fadd i64
    shmem_uint_fadd u32
    shmem_ulong_fadd u64
    shmem_ulonglong_fadd u64
    shmem_int32_fadd i32
    shmem_int64_fadd i64
    shmem_uint32_fadd u32
    shmem_uint64_fadd u64
    shmem_size_fadd u64
    shmem_ptrdiff_fadd i64
}

macro_rules! add {
    ($($name:ident $ty:ident)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// Pointers to this PE's memory are valid for an element.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut $ty, value: $ty, pe: c_int) {
            // SAFETY: forwarded; the caller's pointers are valid for an element.
            unsafe { amo::update(stringify!($name), Context::DEFAULT, dest, AmoOp::Add, value, 0 as $ty, pe) }
        }
    )*};
}

add! {
    shmem_int_add i32
    shmem_long_add i64
    shmem_longlong_add i64
    shmem_uint_add u32
    shmem_ulong_add u64
    shmem_ulonglong_add u64
    shmem_int32_add i32
    shmem_int64_add i64
    shmem_uint32_add u32
    shmem_uint64_add u64
    shmem_size_add u64
    shmem_ptrdiff_add i64
}

macro_rules! collect {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::collect(stringify!($name), $bytes, team, dest, source, nelems) }
        }
    )*};
}

collect! {
    shmem_float_collect 4
    shmem_double_collect 8
    shmem_longdouble_collect 16
    shmem_char_collect 1
    shmem_schar_collect 1
    shmem_short_collect 2
    shmem_int_collect 4
    shmem_long_collect 8
    shmem_longlong_collect 8
    shmem_uchar_collect 1
    shmem_ushort_collect 2
    shmem_uint_collect 4
    shmem_ulong_collect 8
    shmem_ulonglong_collect 8
    shmem_int8_collect 1
    shmem_int16_collect 2
    shmem_int32_collect 4
    shmem_int64_collect 8
    shmem_uint8_collect 1
    shmem_uint16_collect 2
    shmem_uint32_collect 4
    shmem_uint64_collect 8
    shmem_size_collect 8
    shmem_ptrdiff_collect 8
    shmem_collectmem 1
}

macro_rules! fcollect {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::fcollect(stringify!($name), $bytes, team, dest, source, nelems) }
        }
    )*};
}

fcollect! {
    shmem_float_fcollect 4
    shmem_double_fcollect 8
    shmem_longdouble_fcollect 16
    shmem_char_fcollect 1
    shmem_schar_fcollect 1
    shmem_short_fcollect 2
    shmem_int_fcollect 4
    shmem_long_fcollect 8
    shmem_longlong_fcollect 8
    shmem_uchar_fcollect 1
    shmem_ushort_fcollect 2
    shmem_uint_fcollect 4
    shmem_ulong_fcollect 8
    shmem_ulonglong_fcollect 8
    shmem_int8_fcollect 1
    shmem_int16_fcollect 2
    shmem_int32_fcollect 4
    shmem_int64_fcollect 8
    shmem_uint8_fcollect 1
    shmem_uint16_fcollect 2
    shmem_uint32_fcollect 4
    shmem_uint64_fcollect 8
    shmem_size_fcollect 8
    shmem_ptrdiff_fcollect 8
    shmem_fcollectmem 1
}

macro_rules! active_collect {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe_start: c_int, log_pe_stride: c_int, pe_size: c_int, psync: *mut c_long) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::active_collect(stringify!($name), $bytes, dest, source, nelems, pe_start, log_pe_stride, pe_size, psync) }
        }
    )*};
}

active_collect! {
    shmem_collect32 4
    shmem_collect64 8
}

macro_rules! active_fcollect {
    ($($name:ident $bytes:literal)*) => {$(
        /// See `shmem/typed.h`.
        ///
        /// # Safety
        /// As the untyped routine.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(dest: *mut c_void, source: *const c_void, nelems: usize, pe_start: c_int, log_pe_stride: c_int, pe_size: c_int, psync: *mut c_long) {
            // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.
            unsafe { rma::active_fcollect(stringify!($name), $bytes, dest, source, nelems, pe_start, log_pe_stride, pe_size, psync) }
        }
    )*};
}

active_fcollect! {
    shmem_fcollect32 4
    shmem_fcollect64 8
}
