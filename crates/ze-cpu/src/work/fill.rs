//! Filling memory with a pattern of any size, as fast as `memset` does it with a byte.

use std::ops::Deref;

use crate::base::machine::machine;

/// A pattern; one that is as short as most are is kept without an allocation.
#[derive(Clone)]
pub enum Pattern {
    Short { length: u8, bytes: [u8; SHORT] },
    Long(Box<[u8]>),
}

const SHORT: usize = 16;

impl Pattern {
    pub fn new(pattern: &[u8]) -> Pattern {
        if pattern.len() > SHORT {
            return Pattern::Long(pattern.into());
        }
        Pattern::Short {
            length: pattern.len() as u8,
            bytes: std::array::from_fn(|i| pattern.get(i).copied().unwrap_or(0)),
        }
    }
}

impl Deref for Pattern {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Pattern::Short { length, bytes } => &bytes[..usize::from(*length)],
            Pattern::Long(bytes) => bytes,
        }
    }
}

/// Repeats the pattern; a part of it where it does not divide the size.
///
/// # Safety
/// `bytes` bytes from `to` on may be written.
pub unsafe fn fill(to: *mut u8, bytes: usize, pattern: &[u8]) {
    let Some(&first) = pattern.first() else {
        return;
    };
    if pattern.iter().all(|byte| *byte == first) {
        // SAFETY: forwarded to the caller.
        return unsafe { to.write_bytes(first, bytes) };
    }
    // SAFETY: forwarded to the caller; vectors are there where they are used.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        if bytes >= LONG {
            let past_caches = bytes >= machine().cache_bytes.max(1 << 20);
            return match word(pattern) {
                Some(word) => store_string(to, bytes, word),
                None => match vectors::way(pattern.len(), past_caches) {
                    Some(way) => way(to, bytes, pattern),
                    None => copy_string(to, bytes, pattern),
                },
            };
        }
        double(to, bytes, pattern);
    }
}

/// The word that a pattern of 2, 4 or 8 bytes makes up, repeated.
#[cfg(target_arch = "x86_64")]
fn word(pattern: &[u8]) -> Option<u64> {
    Some(match pattern.len() {
        2 => u64::MAX / 0xffff * u64::from(u16::from_ne_bytes(pattern.try_into().ok()?)),
        4 => u64::MAX / 0xffff_ffff * u64::from(u32::from_ne_bytes(pattern.try_into().ok()?)),
        _ => u64::from_ne_bytes(pattern.try_into().ok()?),
    })
}

/// From here on instructions for strings are worth their start.
#[cfg(target_arch = "x86_64")]
const LONG: usize = 2 << 10;

/// What is filled first, then copied over and over from the cache.
const BLOCK: usize = 16 << 10;

/// Fills by copying what is filled already.
///
/// # Safety
/// As for [`fill`].
unsafe fn double(to: *mut u8, bytes: usize, pattern: &[u8]) {
    let first = pattern.len().min(bytes);
    // SAFETY: forwarded to the caller.
    unsafe {
        to.copy_from_nonoverlapping(pattern.as_ptr(), first);
        repeat(to, first, bytes);
    }
}

/// The same where the first `done` bytes are there: a pattern, unless there is room for a part of it only.
///
/// # Safety
/// As for [`fill`].
unsafe fn repeat(to: *mut u8, mut done: usize, bytes: usize) {
    // The part that is copied is a whole number of patterns, at first all there is so far, then a block.
    let mut block = done;
    while done < bytes {
        let next = block.min(bytes - done);
        // SAFETY: `done` never exceeds `bytes`; what is copied lies before `done`, what is written after it.
        unsafe { to.add(done).copy_from_nonoverlapping(to, next) };
        done += next;
        if block < BLOCK {
            block = done;
        }
    }
}

/// Fills by the instruction that `memset` uses for sizes like these: processors know then that whole cache lines will be written.
///
/// # Safety
/// As for [`fill`]; at least 8 bytes.
#[cfg(target_arch = "x86_64")]
unsafe fn store_string(to: *mut u8, bytes: usize, word: u64) {
    let turned = |bytes: usize| word.rotate_right(8 * (bytes % 8) as u32);
    let head = to.align_offset(8);
    // SAFETY: a word at the beginning, words from the first aligned address on, and a word at the end make up `bytes`, each turned
    // as the pattern is there. The direction flag is clear, as it is whenever functions are called.
    unsafe {
        to.cast::<u64>().write_unaligned(word);
        std::arch::asm!(
            "rep stosq",
            inout("rcx") (bytes - head) / 8 => _,
            inout("rdi") to.add(head) => _,
            in("rax") turned(head),
            options(nostack, preserves_flags)
        );
        to.add(bytes - 8).cast::<u64>().write_unaligned(turned(bytes));
    }
}

/// What is copied over and over: it stays in the nearest cache, and is no power of two, as addresses that are a power of two apart
/// get in each other's way.
#[cfg(target_arch = "x86_64")]
const STRING: usize = 768;

/// Fills by the instruction that `memcpy` uses for sizes like these, which reads forwards what it has just written.
///
/// # Safety
/// As for [`fill`].
#[cfg(target_arch = "x86_64")]
unsafe fn copy_string(to: *mut u8, bytes: usize, pattern: &[u8]) {
    let first = STRING.next_multiple_of(pattern.len()).min(bytes);
    // SAFETY: the first part and the rest make up `bytes`. The direction flag is clear, as it is whenever functions are called.
    unsafe {
        double(to, first, pattern);
        std::arch::asm!(
            "rep movsb",
            inout("rcx") bytes - first => _,
            inout("rdi") to.add(first) => _,
            inout("rsi") to => _,
            options(nostack, preserves_flags)
        );
    }
}

#[cfg(target_arch = "x86_64")]
mod vectors {
    use std::arch::x86_64::{__m256i, _mm_sfence, _mm256_load_si256, _mm256_store_si256, _mm256_stream_si256};
    use std::mem::MaybeUninit;

    const VECTOR: usize = size_of::<__m256i>();

    type Way = unsafe fn(*mut u8, usize, &[u8]);

    /// How to fill with a pattern of that size, if some vectors hold a whole number of them and the processor has vectors.
    ///
    /// Memory that is written as a whole and does not fit into the caches need not be read first, nor pushed through them.
    pub fn way(length: usize, past_caches: bool) -> Option<Way> {
        if !std::is_x86_feature_detected!("avx") {
            return None;
        }
        match ((4 * VECTOR).is_multiple_of(length), (3 * VECTOR).is_multiple_of(length), past_caches) {
            (true, _, false) => Some(fill::<4, false>),
            (true, _, true) => Some(fill::<4, true>),
            (_, true, false) => Some(fill::<3, false>),
            (_, true, true) => Some(fill::<3, true>),
            _ => None,
        }
    }

    #[repr(C, align(32))]
    struct Block([u8; 4 * VECTOR]);

    /// Fills from registers, not from memory: what is read while so much is written is taken for what was just written wherever
    /// the lower bits of the addresses are equal, which costs half of the speed.
    ///
    /// # Safety
    /// As for `fill`, and the processor has AVX. There are no fewer bytes than in a vector, and `N` vectors, 4 at most, hold a
    /// whole number of patterns.
    #[target_feature(enable = "avx")]
    unsafe fn fill<const N: usize, const STREAMING: bool>(to: *mut u8, bytes: usize, pattern: &[u8]) {
        let head = to.align_offset(VECTOR);
        let mut block = MaybeUninit::<Block>::uninit();
        let block = block.as_mut_ptr().cast::<u8>();
        let (start, end) = pattern.split_at(head % pattern.len());
        // SAFETY: the block is aligned, and has no fewer than `N` vectors. The head, as many times `N` vectors from an aligned
        // address on, and a tail of less than that make up `bytes`.
        unsafe {
            super::double(to, head, pattern);
            // The pattern as it continues after the head, over and over.
            block.copy_from_nonoverlapping(end.as_ptr(), end.len());
            block.add(end.len()).copy_from_nonoverlapping(start.as_ptr(), start.len());
            super::repeat(block, pattern.len(), N * VECTOR);
            let vectors: [__m256i; N] =
                std::array::from_fn(|index| _mm256_load_si256(block.cast::<__m256i>().add(index)));
            let mut at = head;
            while at + N * VECTOR <= bytes {
                for (index, vector) in vectors.iter().enumerate() {
                    let to = to.add(at).cast::<__m256i>().add(index);
                    if STREAMING {
                        _mm256_stream_si256(to, *vector);
                    } else {
                        _mm256_store_si256(to, *vector);
                    }
                }
                at += N * VECTOR;
            }
            to.add(at).copy_from_nonoverlapping(block, bytes - at);
        }
        if STREAMING {
            // Orders streaming stores before whatever tells others of them.
            _mm_sfence();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_repeat_the_pattern() {
        let long: Vec<u8> = (0..300).map(|i| (i * 7) as u8).collect();
        let mut patterns = vec![&b"a"[..], b"ab", b"abc", b"abcd", b"abcdefgh", b"0123456789abcdef"];
        patterns.extend([&[7; 2][..], &[7; 16], &[7; 300]]);
        patterns.extend([12, 31, 32, 33, 64, 96, 127, 128, 129, 300].map(|length| &long[..length]));
        for pattern in patterns {
            for bytes in [0, 1, 2, 5, 299, 4095, 4096, 4097, 100_001, (1 << 20) + 21] {
                for offset in [0, 3] {
                    let mut memory = vec![0xee; bytes + 8];
                    // SAFETY: the vector is longer by more than that.
                    unsafe { fill(memory.as_mut_ptr().add(offset), bytes, pattern) };
                    let expected = pattern.iter().cycle().take(bytes);
                    assert!(
                        memory[offset..offset + bytes].iter().eq(expected),
                        "{bytes} bytes of {} each",
                        pattern.len()
                    );
                    let around = memory[..offset].iter().chain(&memory[offset + bytes..]);
                    assert!(around.copied().all(|byte| byte == 0xee));
                }
            }
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn vectors_write_the_same_with_and_without_streaming() {
        if !std::is_x86_feature_detected!("avx") {
            return println!("skipped: filling by vectors (the processor has none)");
        }
        for length in [3, 16, 32, 96, 128] {
            let pattern: Vec<u8> = (1..=length).collect();
            for past_caches in [false, true] {
                let way = vectors::way(pattern.len(), past_caches)
                    .expect("3 or 4 vectors hold whole patterns of each length");
                let mut memory = vec![0xee; 70_000];
                // SAFETY: the vector is longer by more than that, and the processor was asked.
                unsafe { way(memory.as_mut_ptr().add(5), 69_990, &pattern) };
                let expected = pattern.iter().cycle().take(69_990);
                assert!(memory[5..69_995].iter().eq(expected));
                assert_eq!((memory[4], memory[69_995]), (0xee, 0xee));
            }
        }
    }
}
