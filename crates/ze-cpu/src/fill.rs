//! Filling memory with a pattern of any size, as fast as `memset` does it with a byte.

use std::ops::Deref;

use crate::machine::machine;

/// A pattern; one that is as short as most are is kept without an allocation.
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
    #[cfg(target_arch = "x86_64")]
    if bytes >= LONG {
        let past_caches = bytes >= machine().cache_bytes.max(1 << 20);
        // SAFETY: forwarded to the caller; vectors are there where they are used.
        return unsafe {
            if past_caches && pattern.len() <= vectors::LONGEST && vectors::are_there() {
                vectors::fill(to, bytes, pattern)
            } else if 8 % pattern.len() == 0 {
                store_string(to, bytes, pattern)
            } else {
                copy_string(to, bytes, pattern)
            }
        };
    }
    // SAFETY: forwarded to the caller.
    unsafe { double(to, bytes, pattern) }
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
    let mut done = pattern.len().min(bytes);
    // SAFETY: `done` never exceeds `bytes`; what is copied lies before `done`, what is written after it.
    unsafe {
        to.copy_from_nonoverlapping(pattern.as_ptr(), done);
        // The part that is copied is a whole number of patterns, at first all there is so far, then a block.
        let mut block = done;
        while done < bytes {
            let next = block.min(bytes - done);
            to.add(done).copy_from_nonoverlapping(to, next);
            done += next;
            if block < BLOCK {
                block = done;
            }
        }
    }
}

/// Fills by the instruction that `memset` uses for sizes like these: processors know then that whole cache lines will be written.
///
/// # Safety
/// As for [`fill`]; the pattern's size divides 8.
#[cfg(target_arch = "x86_64")]
unsafe fn store_string(to: *mut u8, bytes: usize, pattern: &[u8]) {
    let head = to.align_offset(8).min(bytes);
    let count = (bytes - head) / 8;
    let word = u64::from_ne_bytes(std::array::from_fn(|i| pattern[(head + i) % pattern.len()]));
    // SAFETY: the head, `count` words from an aligned address on, and a tail of less than a word make up `bytes`. The direction
    // flag is clear, as it is whenever functions are called.
    unsafe {
        for index in (0..head).chain(head + 8 * count..bytes) {
            to.add(index).write(pattern[index % pattern.len()]);
        }
        std::arch::asm!(
            "rep stosq",
            inout("rcx") count => _,
            inout("rdi") to.add(head) => _,
            in("rax") word,
            options(nostack, preserves_flags)
        );
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
    //! Memory that is written as a whole and does not fit into the cache need not be read first, nor pushed through it.

    use std::arch::x86_64::{__m256i, _mm_sfence, _mm256_load_si256, _mm256_stream_si256};
    use std::mem::MaybeUninit;

    const VECTOR: usize = size_of::<__m256i>();
    /// The longest pattern: as many vectors as it has bytes hold a whole number of them.
    pub const LONGEST: usize = 128;
    /// Vectors that are stored without asking whether there is more to do.
    const BUSY: usize = 16;

    #[repr(C, align(32))]
    struct Block([u8; (LONGEST + BUSY) * VECTOR]);

    pub fn are_there() -> bool {
        std::is_x86_feature_detected!("avx")
    }

    /// # Safety
    /// As for `fill`, and the processor has AVX. There are no fewer bytes than in a vector, and the pattern is not longer than
    /// the longest.
    #[target_feature(enable = "avx")]
    pub unsafe fn fill(to: *mut u8, bytes: usize, pattern: &[u8]) {
        let length = pattern.len();
        let head = to.align_offset(VECTOR);
        // As many vectors as make up whole patterns, and then as many of those as keep the loop busy.
        let period = length / gcd(length, VECTOR);
        let period = period * BUSY.div_ceil(period);
        let mut block = MaybeUninit::<Block>::uninit();
        let block = block.as_mut_ptr().cast::<u8>();
        let mut turned = [0; LONGEST];
        let (start, end) = pattern.split_at(head % length);
        turned[..end.len()].copy_from_slice(end);
        turned[end.len()..length].copy_from_slice(start);
        // SAFETY: the block is no shorter than that.
        unsafe { super::double(block, period * VECTOR, &turned[..length]) };
        let count = (bytes - head) / VECTOR;
        let tail = head + count * VECTOR;
        // SAFETY: the head, `count` vectors from an aligned address on, and a tail of less than a vector make up `bytes`; the
        // block is aligned and has `period` vectors.
        unsafe {
            for index in (0..head).chain(tail..bytes) {
                to.add(index).write(pattern[index % length]);
            }
            let vectors = to.add(head).cast::<__m256i>();
            let block = block.cast::<__m256i>();
            let mut done = 0;
            while done < count {
                let now = period.min(count - done);
                for index in 0..now {
                    let vector = _mm256_load_si256(block.add(index));
                    _mm256_stream_si256(vectors.add(done + index), vector);
                }
                done += now;
            }
            // Orders streaming stores before whatever tells others of them.
            _mm_sfence();
        }
    }

    fn gcd(a: usize, b: usize) -> usize {
        if b == 0 { a } else { gcd(b, a % b) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_repeat_the_pattern() {
        let long: Vec<u8> = (0..300).map(|i| (i * 7) as u8).collect();
        let mut patterns = vec![&b"a"[..], b"ab", b"abc", b"0123456789abcdef", &[7; 300]];
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
    fn stores_past_the_caches_write_the_same() {
        if !vectors::are_there() {
            return;
        }
        for length in [3, 4, 96] {
            let pattern: Vec<u8> = (1..=length).collect();
            let mut memory = vec![0xee; 70_000];
            // SAFETY: the vector is longer by more than that, and the processor was asked.
            unsafe { vectors::fill(memory.as_mut_ptr().add(5), 69_990, &pattern) };
            let expected = pattern.iter().cycle().take(69_990);
            assert!(memory[5..69_995].iter().eq(expected));
            assert_eq!((memory[4], memory[69_995]), (0xee, 0xee));
        }
    }
}
