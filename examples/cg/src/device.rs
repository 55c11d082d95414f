//! This PE's device: memory, copies, kernels, and how long they take.
//!
//! The list is synchronous: whatever is appended has ended when the call returns, so memory may be
//! reused at once, and the clock around a launch measures it.

use std::ffi::c_void;
use std::time::{Duration, Instant};

use level_zero::{DeviceMemory, ImmediateList, IndirectAccess, Kernel, Module};
use zeshmem_host::{Error, Shmem};

/// The kernels of `cg.cl`.
const KERNELS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cg.spv"));

/// Work-items of a work-group; as in `cg.cl`.
pub const GROUP: usize = 128;

/// A device with the kernels loaded and bound to the runtime.
pub struct Device<'a> {
    list: ImmediateList,
    module: Module,
    pub shmem: &'a Shmem,
}

/// A kernel's argument.
#[derive(Clone, Copy)]
pub enum Arg {
    Int(i32),
    Address(*mut c_void),
}

impl Arg {
    pub fn of(memory: &DeviceMemory) -> Arg {
        Arg::Address(memory.as_ptr())
    }
}

impl<'a> Device<'a> {
    pub fn open(shmem: &'a Shmem) -> Result<Device<'a>, Error> {
        let objects = shmem.level_zero();
        let module = Module::from_spirv(&objects.context, &objects.device, KERNELS, zeshmem_host::BUILD_FLAGS)?;
        shmem.module_init(&module)?;
        Ok(Device { list: ImmediateList::synchronous(&objects.context, &objects.device)?, module, shmem })
    }

    /// Memory of this PE for `count` elements of `T`, zeroed.
    pub fn alloc<T>(&mut self, count: usize) -> Result<DeviceMemory, Error> {
        let objects = self.shmem.level_zero();
        let bytes = count.max(1) * size_of::<T>();
        let memory = objects.context.alloc_device(&objects.device, bytes, 64)?;
        self.zero(memory.as_ptr(), bytes)?;
        Ok(memory)
    }

    /// Memory of this PE that holds `data`.
    pub fn upload<T: Copy>(&mut self, data: &[T]) -> Result<DeviceMemory, Error> {
        let memory = self.alloc::<T>(data.len())?;
        self.write(memory.as_ptr(), data)?;
        Ok(memory)
    }

    /// Zeroes device memory.
    pub fn zero(&mut self, memory: *mut c_void, bytes: usize) -> Result<(), Error> {
        // SAFETY: callers name memory of this size that no kernel is using.
        unsafe { self.list.append_fill(memory, &[0], bytes, None, &[]) }?;
        Ok(())
    }

    /// Copies to device memory.
    pub fn write<T: Copy>(&mut self, to: *mut c_void, data: &[T]) -> Result<(), Error> {
        self.copy(to, data.as_ptr().cast(), size_of_val(data))
    }

    /// Copies a vector from device memory that holds as much.
    pub fn read_vector(&mut self, from: *const c_void, length: usize) -> Result<Vec<f64>, Error> {
        let mut vector = vec![0.0; length];
        let bytes = size_of_val(&vector[..]);
        self.copy(vector.as_mut_ptr().cast(), from, bytes)?;
        Ok(vector)
    }

    /// Copies a record from device memory over `record`.
    pub fn read<T: Copy>(&mut self, from: *const c_void, record: &mut T) -> Result<(), Error> {
        self.copy((&raw mut *record).cast(), from, size_of::<T>())
    }

    fn copy(&mut self, to: *mut c_void, from: *const c_void, bytes: usize) -> Result<(), Error> {
        if bytes > 0 {
            // SAFETY: one side is plain numbers of ours, as many; the other is device memory that
            // holds or takes as much, and that no kernel is using.
            unsafe { self.list.append_copy(to, from, bytes, None, &[]) }?;
        }
        Ok(())
    }

    /// A kernel with its arguments.
    pub fn kernel(&self, name: &str, arguments: &[Arg]) -> Result<Kernel, Error> {
        let mut kernel = self.module.kernel(name)?;
        kernel.set_group_size([GROUP as u32, 1, 1])?;
        // The runtime's records and the peers' heaps are no arguments.
        kernel.set_indirect_access(IndirectAccess::DEVICE | IndirectAccess::HOST)?;
        for (index, argument) in (0..).zip(arguments) {
            match *argument {
                Arg::Int(value) => kernel.set_arg(index, &value),
                Arg::Address(address) => kernel.set_arg_ptr(index, address),
            }?;
        }
        Ok(kernel)
    }

    /// Runs a kernel in `groups` work-groups, to its end.
    ///
    /// # Safety
    /// The kernel's arguments are what it declares, in number and kind, and its memory is alive and
    /// as large as it takes it to be.
    pub unsafe fn run(&mut self, kernel: &Kernel, groups: usize) -> Result<Duration, Error> {
        let start = Instant::now();
        // SAFETY: forwarded; the list is synchronous, so nothing outlives this call.
        unsafe { self.list.append_launch(kernel, [groups as u32, 1, 1], None, &[]) }?;
        Ok(start.elapsed())
    }

    /// Unbinds the kernels; they must be dropped.
    pub fn close(self) -> Result<(), Error> {
        self.shmem.module_finalize(&self.module)
    }
}
