//! Kernels that the host appends to programs' command lists: the work-group routines of the device library.
//!
//! A command list takes a kernel's arguments as they are when it is appended, and keeps the kernel from then on: kernels are
//! made once and stay until the runtime ends. Each append has one to itself, from a pool, so that threads append to lists of
//! their own at once, also to synchronous ones, where appending lasts as long as the kernel.

use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, OnceLock};

use level_zero::sys::ze_event_handle_t;
use level_zero::{Context, Device, IndirectAccess, Kernel, ListRef, Module};

use crate::{BUILD_FLAGS, Error, StateBlock};

/// What lists do, by modules that are built when they are first needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Transfers, waits, and collectives that move data.
    Moves,
    /// Reductions and scans.
    Combinations,
    /// Those of doubles, which not every device has.
    DoubleCombinations,
}

const MODULES: [&[u8]; 3] = [
    include_bytes!(concat!(env!("OUT_DIR"), "/lists.spv")),
    include_bytes!(concat!(env!("OUT_DIR"), "/lists_combine.spv")),
    include_bytes!(concat!(env!("OUT_DIR"), "/lists_combine_fp64.spv")),
];

/// An argument of a kernel.
#[derive(Clone, Copy, Debug)]
pub enum Argument {
    /// An address, or 0.
    Pointer(usize),
    /// `int`
    Int(i32),
    /// `uint`
    Uint(u32),
    /// `ulong`
    Ulong(u64),
}

/// A launch of one of the kernels.
pub struct Launch<'a> {
    /// Which module has the kernel.
    pub family: Family,
    /// The kernel's name.
    pub kernel: &'static str,
    /// What it is passed.
    pub arguments: &'a [Argument],
    /// Bytes that its work-items share among them; 0 where one does all.
    pub bytes: usize,
    /// Whether several work-groups may share them.
    pub spread: bool,
    /// What is signalled when it has ended, or null.
    pub signal: ze_event_handle_t,
    /// What it waits for.
    pub waits: &'a [ze_event_handle_t],
}

/// The kernels of a PE.
pub struct Lists {
    context: Context,
    device: Device,
    max_group: u32,
    /// The most groups that share a copy.
    max_groups: usize,
    /// Bytes that are worth a work-group of their own.
    group_bytes: usize,
    modules: [OnceLock<Module>; 3],
    /// Held by the thread that builds one.
    building: Mutex<()>,
    /// Kernels that no append has taken, by name.
    idle: Mutex<HashMap<&'static str, Vec<Kernel>>>,
}

/// Why a module is not there. It is built anew where it is asked for again, since memory may have been short.
#[derive(Debug, thiserror::Error)]
#[error("the kernels for command lists cannot be built: {0}")]
pub struct BuildError(String);

/// Work-items of a group that moves few bytes, and of one that moves many.
const SMALL_GROUP: u32 = 32;
const LARGE_GROUP: u32 = 256;
/// From so many bytes on a group is large.
const MANY_BYTES: usize = 4 << 10;
/// The most groups that share a copy on a GPU.
const GROUPS: usize = 64;

impl Lists {
    /// Kernels for a device; nothing is built yet. `one_by_one` is what its kernels are told, of which each is one work-item then;
    /// `group_bytes`, more than 0, are worth a work-group of their own where several share a copy.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn new(
        context: &Context,
        device: &Device,
        one_by_one: bool,
        group_bytes: usize,
    ) -> Result<Lists, level_zero::Error> {
        let (max_group, max_groups) =
            if one_by_one { (1, 1) } else { (device.compute_properties()?.max_group_size[0], GROUPS) };
        let modules = [const { OnceLock::new() }; 3];
        Ok(Lists {
            context: context.clone(),
            device: *device,
            max_group,
            max_groups,
            group_bytes,
            modules,
            building: Mutex::new(()),
            idle: Mutex::default(),
        })
    }

    /// Appends a launch. Threads may append to different lists at once.
    ///
    /// # Errors
    /// [`Error::Lists`] where the kernels cannot be built, as on a device without what they need; Level Zero's, such as for
    /// an address that no device reaches.
    ///
    /// # Safety
    /// The list is open, of this context and device, and is not executed after this is dropped; the arguments are what the
    /// kernel declares; memory and events that they name stay alive until the list is executed for the last time.
    pub unsafe fn append(&self, state: &StateBlock, list: &mut ListRef<'_>, launch: &Launch<'_>) -> Result<(), Error> {
        let mut kernel = self.take(state, launch.family, launch.kernel)?;
        // SAFETY: forwarded.
        let appended = unsafe { self.append_kernel(&mut kernel, list, launch) };
        self.idle().entry(launch.kernel).or_default().push(kernel);
        Ok(appended?)
    }

    /// # Safety
    /// As [`append`](Self::append).
    unsafe fn append_kernel(
        &self,
        kernel: &mut Kernel,
        list: &mut ListRef<'_>,
        launch: &Launch<'_>,
    ) -> Result<(), level_zero::Error> {
        for (index, argument) in (0..).zip(launch.arguments) {
            match argument {
                Argument::Pointer(address) => kernel.set_arg_ptr(index, *address as *const c_void),
                Argument::Int(value) => kernel.set_arg(index, value),
                Argument::Uint(value) => kernel.set_arg(index, value),
                Argument::Ulong(value) => kernel.set_arg(index, value),
            }?;
        }
        let group = match launch.bytes {
            0 => 1,
            few if few < MANY_BYTES => SMALL_GROUP,
            _ => LARGE_GROUP,
        };
        kernel.set_group_size([group.min(self.max_group), 1, 1])?;
        let groups = if launch.spread { launch.bytes.div_ceil(self.group_bytes).clamp(1, self.max_groups) } else { 1 };
        // SAFETY: the kernel is this thread's until it goes back to the pool; the caller vouches for the rest.
        unsafe { list.append_launch(kernel, [groups as u32, 1, 1], launch.signal, launch.waits) }
    }

    fn take(&self, state: &StateBlock, family: Family, name: &'static str) -> Result<Kernel, Error> {
        if let Some(kernel) = self.idle().get_mut(name).and_then(Vec::pop) {
            return Ok(kernel);
        }
        let mut kernel = self.module(state, family)?.kernel(name)?;
        kernel.set_indirect_access(IndirectAccess::DEVICE | IndirectAccess::HOST | IndirectAccess::SHARED)?;
        Ok(kernel)
    }

    fn module(&self, state: &StateBlock, family: Family) -> Result<&Module, Error> {
        let place = &self.modules[family as usize];
        let _one_at_a_time = place.get().is_none().then(|| self.building.lock().expect("no panic while building"));
        if let Some(module) = place.get() {
            return Ok(module);
        }
        let build = || {
            let module = Module::from_spirv(&self.context, &self.device, MODULES[family as usize], BUILD_FLAGS)?;
            state.bind(&module.as_ref())?;
            Ok::<_, Error>(module)
        };
        let module = build().map_err(|error| BuildError(error.to_string()))?;
        Ok(place.get_or_init(|| module))
    }

    fn idle(&self) -> MutexGuard<'_, HashMap<&'static str, Vec<Kernel>>> {
        self.idle.lock().expect("no panic while the pool is locked")
    }
}
