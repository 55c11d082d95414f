//! Atomic memory operations of the host on device memory: each is a kernel of one work-item, so that
//! only devices touch such words.

use std::ffi::c_void;
use std::sync::Mutex;

use level_zero::{Context, Device, Error, HostMemory, ImmediateList, Kernel, Module};
use zeshmem_abi::AmoOp;

const KERNELS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/host_amo.spv"));

/// Performs atomic operations on a device, one at a time.
pub struct Atomics(Mutex<Parts>);

struct Parts {
    bits8: Kernel,
    bits32: Kernel,
    bits64: Kernel,
    list: ImmediateList,
    /// Where a kernel leaves the value before.
    before: HostMemory,
    _module: Module,
}

impl Atomics {
    /// Builds the kernels for a device.
    ///
    /// # Errors
    /// Level Zero's: a device without 64-bit atomics, out of memory.
    pub fn new(context: &Context, device: &Device) -> Result<Atomics, Error> {
        let module = Module::from_spirv(context, device, KERNELS, "")?;
        let kernel = |name| {
            let mut kernel = module.kernel(name)?;
            kernel.set_group_size([1, 1, 1])?;
            Ok(kernel)
        };
        Ok(Atomics(Mutex::new(Parts {
            bits8: kernel("zeshmem_amo8")?,
            bits32: kernel("zeshmem_amo32")?,
            bits64: kernel("zeshmem_amo64")?,
            list: ImmediateList::synchronous(context, device)?,
            before: context.alloc_host(size_of::<u64>(), 8)?,
            _module: module,
        })))
    }

    /// Performs `op` at a device address, on 1, 4 or 8 bytes, and returns the value before.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// The device can write the address, which is aligned to the width; all concurrent accesses to it
    /// are atomic operations of the same width by devices.
    pub unsafe fn perform(
        &self,
        address: *mut c_void,
        bytes: usize,
        op: AmoOp,
        operand: u64,
        compare: u64,
    ) -> Result<u64, Error> {
        let mut parts = self.0.lock().expect("no panic while launching");
        let Parts { bits8, bits32, bits64, list, before, .. } = &mut *parts;
        let kernel = match bytes {
            1 => bits8,
            4 => bits32,
            _ => bits64,
        };
        kernel.set_arg_ptr(0, address)?;
        kernel.set_arg(1, &(op as u32))?;
        kernel.set_arg(2, &operand)?;
        kernel.set_arg(3, &compare)?;
        kernel.set_arg_ptr(4, before.as_ptr())?;
        // SAFETY: the arguments are what the kernel declares; the caller vouches for the address, and
        // `before` is ours until the lock is released, which the synchronous list outlasts.
        unsafe { list.append_launch(kernel, [1, 1, 1], None, &[]) }?;
        // SAFETY: host memory of this size, written by the kernel, which has ended.
        Ok(unsafe { before.as_ptr().cast::<u64>().read_volatile() })
    }
}
