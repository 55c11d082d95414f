//! Device memory that is open to running commands.

use std::ffi::c_void;

use rustix::mm::MprotectFlags;

use crate::base::machine::machine;

#[derive(Clone, Copy)]
pub struct Window {
    pub start: usize,
    pub bytes: usize,
}

/// Windows since the first of the running commands began. The handler of faults adds to them, so they have their room already.
pub struct Windows {
    windows: [Window; MOST],
    count: usize,
    /// There are more, at places that were not kept.
    more: bool,
}

/// The size of the first windows. It doubles with every few, so a thread that touches much does not fault for long.
const FIRST: usize = 64 << 10;
const SAME: usize = 8;
/// The size that windows have in the end is more than there is memory, but none is larger than the mapping that it is in, and two
/// threads may open the same: there may be more of them.
const MOST: usize = SAME * 32;

impl Windows {
    pub const NONE: Windows = Windows { windows: [Window { start: 0, bytes: 0 }; MOST], count: 0, more: false };

    /// Opens a window around an address in a mapping; false if that cannot be.
    pub fn open(&mut self, address: usize, base: usize, bytes: usize, access: MprotectFlags) -> bool {
        let doublings = self.count.min(MOST - 1) / SAME;
        let size = FIRST.max(machine().page_bytes) << doublings;
        let offset = (address - base) / size * size;
        let window = Window { start: base + offset, bytes: size.min(bytes - offset) };
        // SAFETY: a part of a mapping of the driver's, which a command is to use; no reference into it exists in this crate.
        let opened = unsafe { rustix::mm::mprotect(window.start as *mut c_void, window.bytes, access) };
        if opened.is_err() {
            return false;
        }
        match self.windows.get_mut(self.count) {
            Some(place) => {
                *place = window;
                self.count += 1;
            }
            None => self.more = true,
        }
        true
    }

    /// Those windows are no more.
    pub fn forget(&mut self, gone: Window) {
        let mut kept = 0;
        for index in 0..self.count {
            let window = self.windows[index];
            if window.start < gone.start || window.start >= gone.start + gone.bytes {
                self.windows[kept] = window;
                kept += 1;
            }
        }
        self.count = kept;
    }

    /// All of them, to be closed; none where that is not known, and all memory is to be closed.
    pub fn take(&mut self) -> Option<&[Window]> {
        let count = std::mem::take(&mut self.count);
        match std::mem::take(&mut self.more) {
            true => None,
            false => Some(&self.windows[..count]),
        }
    }
}
