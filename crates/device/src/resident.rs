//! Memory that kernels reach through pointers in memory, without being told of it.

use std::ffi::c_void;

use level_zero::sys::ze_result_t;
use level_zero::{Context, Device, Error};

/// Memory that a device's kernels may use without an argument that names it, as long as this lives.
pub struct Resident {
    context: Context,
    device: Device,
    memory: *mut c_void,
    bytes: usize,
    kept: bool,
}

// SAFETY: the address is a number to the driver, whose calls may come from any thread.
unsafe impl Send for Resident {}
// SAFETY: as above; nothing can be done with a shared reference.
unsafe impl Sync for Resident {}

impl Resident {
    /// Lets kernels on `device` use `bytes` bytes at `memory`.
    ///
    /// # Errors
    /// Level Zero's: out of memory. A driver that has no hardware below it has nothing to keep memory in
    /// and no kernel that could miss it: that is no error, but [`is_kept`](Self::is_kept) tells.
    ///
    /// # Safety
    /// The range lies in one allocation of `context`, which is freed after what this returns is dropped;
    /// then no kernel that uses it runs any more.
    pub unsafe fn keep(
        context: &Context,
        device: &Device,
        memory: *mut c_void,
        bytes: usize,
    ) -> Result<Resident, Error> {
        // SAFETY: forwarded.
        let kept = match unsafe { context.make_resident(device, memory, bytes) } {
            Ok(()) => true,
            Err(error) if error.result() == Some(ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED) => false,
            Err(error) => return Err(error),
        };
        Ok(Resident { context: context.clone(), device: *device, memory, bytes, kept })
    }

    /// Whether there is anything that the memory is resident in.
    pub fn is_kept(&self) -> bool {
        self.kept
    }
}

impl Drop for Resident {
    fn drop(&mut self) {
        if self.kept {
            // SAFETY: the range was made resident when this was made, and no kernel uses it any more, as
            // `keep` demands. An error would mean that the device is lost, and the memory with it.
            let _ = unsafe { self.context.evict(&self.device, self.memory, self.bytes) };
        }
    }
}
