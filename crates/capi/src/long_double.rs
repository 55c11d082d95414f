//! C's `long double`, for which Rust has no type: how x86-64's calling convention passes and returns one.

use std::arch::asm;

/// What is passed in memory, behind what is passed in registers, as a `long double` is: a struct of its size one of whose fields
/// is not aligned.
#[derive(Clone, Copy)]
#[repr(C, packed)]
pub struct LongDouble(u8, u64, [u8; 7]);

const _: () = assert!(size_of::<LongDouble>() == 16);

/// What functions of C return.
pub trait Return: Copy {
    /// What such a function returns for Rust.
    type Returned;

    /// Returns it: what the function does last.
    fn give(self) -> Self::Returned;
}

pub type Returned<T> = <T as Return>::Returned;

impl Return for LongDouble {
    type Returned = ();

    #[inline(always)]
    fn give(self) {
        // SAFETY: reads the value's 10 bytes. It leaves the value where C's callers look for it, in the first register of the x87,
        // which no code of Rust's for x86-64 touches on its way back to them.
        unsafe { asm!("fld tbyte ptr [{}]", in(reg) &raw const self, options(readonly, nostack)) }
    }
}

macro_rules! returned_as_they_are {
    ($($ty:ident)*) => {$(
        impl Return for $ty {
            type Returned = Self;

            #[inline(always)]
            fn give(self) -> Self {
                self
            }
        }
    )*};
}

returned_as_they_are! { i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 }
