//! Commands: what lists are made of, and what they do.
//!
//! A command keeps all it needs, arguments of kernels included, so the objects that it was made from may be changed or
//! destroyed. Memory is by address: the program keeps it until the command has ended, which is the specification's rule, and
//! it may be any memory of the process, whether it came from this driver or not.

use std::sync::Arc;

use level_zero_sys::{ze_group_count_t, ze_kernel_timestamp_result_t, ze_result_t};

use crate::answer::Answer;
use crate::event::Event;
use crate::kernel::Prepared;
use crate::machine::nanoseconds;
use crate::memory::Allocation;
use crate::strict;

pub struct Command {
    /// Done before.
    pub waits: Vec<Arc<Event>>,
    pub action: Action,
    /// Done after.
    pub signal: Option<Arc<Event>>,
}

/// Addresses are numbers, for threads may share numbers; whoever runs the command turns them into pointers.
pub enum Action {
    /// Barriers, as commands are done in order anyway, and hints.
    Nothing,
    Copy {
        to: usize,
        from: usize,
        bytes: usize,
    },
    CopyRegion(Box<Region>),
    Fill {
        to: usize,
        bytes: usize,
        pattern: Box<[u8]>,
    },
    Launch {
        kernel: Prepared,
        groups: [u32; 3],
    },
    /// The number of groups is read when the command runs.
    LaunchIndirect {
        kernel: Prepared,
        groups: usize,
    },
    /// As is the number of kernels.
    LaunchMany {
        kernels: Vec<Prepared>,
        count: usize,
        groups: usize,
    },
    Reset(Arc<Event>),
    WriteTimestamp {
        to: usize,
    },
    WriteEventTimestamps {
        events: Vec<Arc<Event>>,
        to: usize,
        offsets: Option<usize>,
    },
    /// Memory that was freed is used until here.
    Keep {
        _memory: Arc<Allocation>,
    },
}

/// Rows of bytes in planes.
pub struct Region {
    pub to: Corner,
    pub from: Corner,
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// Where a region begins, and how far its rows and planes are apart.
pub struct Corner {
    pub address: usize,
    pub row: usize,
    pub plane: usize,
}

/// What copies in less time than it takes to wake another thread.
const BRIEF_BYTES: usize = 64 << 10;

impl Command {
    pub fn new(action: Action) -> Command {
        Command {
            waits: Vec::new(),
            action,
            signal: None,
        }
    }

    /// It ends soon whatever others do, so there is no harm in doing it while it is appended.
    pub fn is_brief(&self) -> bool {
        let brief = match &self.action {
            Action::Launch { .. } | Action::LaunchIndirect { .. } | Action::LaunchMany { .. } => {
                false
            }
            Action::Copy { bytes, .. } | Action::Fill { bytes, .. } => *bytes <= BRIEF_BYTES,
            Action::CopyRegion(region) => {
                region.width * region.height * region.depth <= BRIEF_BYTES
            }
            _ => true,
        };
        brief && self.waits.iter().all(|event| event.is_signaled())
    }

    /// Waits, acts, signals. A command that fails signals too: nobody waits for ever for what will not come.
    pub fn run(&self) -> Answer {
        for event in &self.waits {
            event.wait();
        }
        self.act()
    }

    /// The same for a command that has nothing to wait for.
    pub fn act(&self) -> Answer {
        let Some(event) = &self.signal else {
            return self.action.run();
        };
        let start = if event.has_timestamps() {
            nanoseconds()
        } else {
            0
        };
        let outcome = self.action.run();
        match outcome {
            Ok(()) if event.has_timestamps() => event.signal_with_times(start, nanoseconds()),
            Ok(()) => event.signal(),
            Err(_) => event.fail(),
        }
        outcome
    }
}

impl Action {
    fn run(&self) -> Answer {
        let _access = strict::access();
        match self {
            Action::Nothing | Action::Keep { .. } => Ok(()),
            Action::Copy { to, from, bytes } => {
                // SAFETY: the program vouches for the memory until the command has ended; the ranges may overlap.
                unsafe { std::ptr::copy(*from as *const u8, *to as *mut u8, *bytes) };
                Ok(())
            }
            Action::CopyRegion(region) => {
                region.copy();
                Ok(())
            }
            Action::Fill { to, bytes, pattern } => {
                // SAFETY: the program vouches for the memory until the command has ended.
                unsafe { fill(*to as *mut u8, *bytes, pattern) };
                Ok(())
            }
            Action::Launch { kernel, groups } => kernel.launch(*groups),
            Action::LaunchIndirect { kernel, groups } => {
                // SAFETY: the program vouches for the structure until the command has ended.
                let groups = unsafe { (*groups as *const ze_group_count_t).read_unaligned() };
                kernel.launch(extent(groups))
            }
            Action::LaunchMany {
                kernels,
                count,
                groups,
            } => {
                // SAFETY: the program vouches for the number until the command has ended.
                let count = unsafe { (*count as *const u32).read_unaligned() };
                for (index, kernel) in kernels.iter().enumerate().take(count as usize) {
                    // SAFETY: the program vouches for as many structures as there are kernels.
                    let groups = unsafe {
                        (*groups as *const ze_group_count_t)
                            .add(index)
                            .read_unaligned()
                    };
                    kernel.launch(extent(groups))?;
                }
                Ok(())
            }
            Action::Reset(event) => {
                event.reset();
                Ok(())
            }
            Action::WriteTimestamp { to } => {
                // SAFETY: the program vouches for the memory until the command has ended.
                unsafe { (*to as *mut u64).write_unaligned(nanoseconds()) };
                Ok(())
            }
            Action::WriteEventTimestamps {
                events,
                to,
                offsets,
            } => {
                for (index, event) in events.iter().enumerate() {
                    let at = match offsets {
                        None => index * size_of::<ze_kernel_timestamp_result_t>(),
                        // SAFETY: the program vouches for an offset for each event.
                        Some(offsets) => unsafe {
                            (*offsets as *const usize).add(index).read_unaligned()
                        },
                    };
                    // SAFETY: the program vouches for the memory until the command has ended.
                    unsafe {
                        ((to + at) as *mut ze_kernel_timestamp_result_t)
                            .write_unaligned(event.times())
                    };
                }
                Ok(())
            }
        }
    }
}

pub fn extent(groups: ze_group_count_t) -> [u32; 3] {
    [groups.groupCountX, groups.groupCountY, groups.groupCountZ]
}

impl Region {
    fn copy(&self) {
        for plane in 0..self.depth {
            for row in 0..self.height {
                let at = |corner: &Corner| corner.address + plane * corner.plane + row * corner.row;
                // SAFETY: the program vouches for the memory of both regions until the command has ended.
                unsafe {
                    std::ptr::copy(
                        at(&self.from) as *const u8,
                        at(&self.to) as *mut u8,
                        self.width,
                    )
                };
            }
        }
    }
}

/// What is filled first, then copied over and over from the cache.
const FILL_BLOCK: usize = 16 << 10;

/// Repeats the pattern; a part of it where it does not divide the size.
///
/// # Safety
/// `bytes` bytes from `to` on may be written.
unsafe fn fill(to: *mut u8, bytes: usize, pattern: &[u8]) {
    let first = pattern[0];
    if pattern.iter().all(|byte| *byte == first) {
        // SAFETY: forwarded to the caller.
        return unsafe { to.write_bytes(first, bytes) };
    }
    #[cfg(target_arch = "x86_64")]
    if bytes >= STREAM_BYTES && 16 % pattern.len() == 0 {
        // SAFETY: forwarded to the caller.
        return unsafe { stream(to, bytes, pattern) };
    }
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
            if block < FILL_BLOCK {
                block = done;
            }
        }
    }
}

/// Fills of this size go past the caches, as those of `memset` do: memory that is written as a whole need not be read first.
#[cfg(target_arch = "x86_64")]
const STREAM_BYTES: usize = 1 << 20;

/// `fill` for many bytes and a pattern whose size divides 16.
///
/// # Safety
/// As for `fill`.
#[cfg(target_arch = "x86_64")]
unsafe fn stream(to: *mut u8, bytes: usize, pattern: &[u8]) {
    use std::arch::x86_64::{_mm_loadu_si128, _mm_sfence, _mm_stream_si128};
    let repeated =
        |from: usize| std::array::from_fn::<u8, 16, _>(|i| pattern[(from + i) % pattern.len()]);
    let head = to.align_offset(16);
    let whole = (bytes - head) / 16;
    // SAFETY: the head, whole vectors from an aligned address on, and a tail of less than 16 bytes make up `bytes`. SSE2 is
    // part of x86-64; the fence orders streaming stores before whatever tells others of them.
    unsafe {
        to.copy_from_nonoverlapping(repeated(0).as_ptr(), head);
        let vector = _mm_loadu_si128(repeated(head).as_ptr().cast());
        for index in 0..whole {
            _mm_stream_si128(
                to.add(head).cast::<std::arch::x86_64::__m128i>().add(index),
                vector,
            );
        }
        _mm_sfence();
        let tail = head + 16 * whole;
        to.add(tail)
            .copy_from_nonoverlapping(repeated(tail).as_ptr(), bytes - tail);
    }
}

/// What a launch reports as its code.
pub const LAUNCH_FAILED: ze_result_t = ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_repeat_the_pattern() {
        for pattern in [&b"a"[..], b"ab", b"abc", b"0123456789abcdef", &[7; 300]] {
            for bytes in [0, 1, 2, 5, 299, 4096, 100_001, (1 << 20) + 21] {
                let mut memory = vec![0xee; bytes + 4];
                // SAFETY: the vector is longer by more than that.
                unsafe { fill(memory.as_mut_ptr().add(3), bytes, pattern) };
                let expected = pattern.iter().cycle().take(bytes);
                assert!(
                    memory[3..3 + bytes].iter().eq(expected),
                    "{bytes} bytes of {} each",
                    pattern.len()
                );
                assert_eq!((memory[2], memory[3 + bytes]), (0xee, 0xee));
            }
        }
    }

    #[test]
    fn regions_are_copied_row_by_row() {
        let from: Vec<u8> = (0..4 * 5 * 3).collect();
        let mut to = vec![0u8; 60];
        let corner = |address, row, plane| Corner {
            address,
            row,
            plane,
        };
        let region = Region {
            from: corner(from.as_ptr() as usize + 1, 4, 20),
            to: corner(to.as_mut_ptr() as usize, 2, 6),
            width: 2,
            height: 3,
            depth: 2,
        };
        region.copy();
        assert_eq!(to[..12], [1, 2, 5, 6, 9, 10, 21, 22, 25, 26, 29, 30]);
        assert_eq!(to[12], 0);
    }
}
