//! The driver's own views of device memory.

use std::ffi::c_void;
use std::os::fd::BorrowedFd;

use crate::base::file::map;

/// A second mapping of an allocation, at an address that no program knows: copies and fills go there, so that nothing has to be
/// opened for them and closed again.
pub struct View {
    base: usize,
    bytes: usize,
}

impl View {
    /// None if there is no room for it: then windows have to do.
    pub fn new(memory: BorrowedFd<'_>, bytes: usize) -> Option<View> {
        let base = map(memory, bytes, 0).ok()?;
        Some(View { base, bytes })
    }

    /// What begins at that byte.
    pub fn at(&self, offset: usize) -> usize {
        self.base + offset
    }
}

impl Drop for View {
    fn drop(&mut self) {
        // SAFETY: the mapping is the view's; a thread that uses it keeps the memory from being freed.
        if let Err(error) = unsafe { rustix::mm::munmap(self.base as *mut c_void, self.bytes) } {
            tracing::error!("a view at {:#x} cannot be unmapped: {error}", self.base);
        }
    }
}
