//! Copies that go past the caches, for blocks that are too long to be found there when they are read.
//!
//! A plain store reads the line that it overwrites, so that memory moves three bytes for each that is copied; these stores move two,
//! and put nothing out of the caches.
//!
//! # Safety
//! This file copies between raw pointers that its caller vouches for.

/// Copies `bytes` bytes.
///
/// # Safety
/// Both ranges are valid, and do not overlap. As other stores of the caller's, these come before what it releases afterwards.
pub unsafe fn copy(source: *const u8, dest: *mut u8, bytes: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{__m128i, _mm_loadu_si128, _mm_sfence, _mm_stream_si128};
        const LINE: usize = 64;
        let head = dest.align_offset(LINE).min(bytes);
        let lines = (bytes - head) / LINE;
        let tail = head + lines * LINE;
        // SAFETY: three parts of the ranges; whole lines of `dest` are aligned. SSE2 is part of x86-64. The fence orders these
        // stores, which processors do not keep in order, before all that follow.
        unsafe {
            source.copy_to_nonoverlapping(dest, head);
            for line in 0..lines {
                let (from, to) = (source.add(head + line * LINE), dest.add(head + line * LINE));
                let parts = [0, 16, 32, 48].map(|at| _mm_loadu_si128(from.add(at).cast::<__m128i>()));
                parts.iter().zip([0, 16, 32, 48]).for_each(|(part, at)| _mm_stream_si128(to.add(at).cast(), *part));
            }
            _mm_sfence();
            source.add(tail).copy_to_nonoverlapping(dest.add(tail), bytes - tail);
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    // SAFETY: forwarded.
    unsafe {
        source.copy_to_nonoverlapping(dest, bytes)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn exactly_the_bytes_are_copied(bytes in 0usize..400, from in 0usize..70, to in 0usize..70) {
            let source: Vec<u8> = (0..500).map(|i| (i * 7 + 1) as u8).collect();
            let mut dest = vec![0u8; 500];
            // SAFETY: both vectors hold the ranges.
            unsafe { super::copy(source.as_ptr().add(from), dest.as_mut_ptr().add(to), bytes) };
            let mut expected = vec![0u8; 500];
            expected[to..to + bytes].copy_from_slice(&source[from..from + bytes]);
            prop_assert_eq!(dest, expected);
        }
    }
}
