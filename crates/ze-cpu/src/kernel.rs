//! Kernels: arguments, group sizes, and the launch itself.

use std::ffi::{c_char, c_void};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use level_zero_sys::*;
use ocl_interop::{ArgKind, ArgValue, Launch};

use crate::answer::{
    Answer, answer, array, because, bytes, chain, check_flags, edit, non_null, read, require, string, write,
};
use crate::engine::engine;
use crate::machine::fingerprint;
use crate::memory;
use crate::module::Module;
use crate::object::{self, getters, object};
use crate::strict::{self, Use};

/// Work-groups of a cooperative launch of a kernel that cannot wait: it does not show that they run one after the other. No
/// more than a large GPU keeps at once, since programs size their memory by it.
const COOPERATIVE_GROUPS: u32 = 1024;

/// Work-items that a work-group is suggested to have before the cores get one each: with fewer, the handing out of
/// work-groups costs more than it gains.
const WORTH_A_GROUP: u128 = 256;

pub struct Kernel {
    program: ocl_interop::Kernel,
    state: Mutex<State>,
}
object!(Kernel, _ze_kernel_handle_t, b"kernel  ");

/// What the next launch will have.
struct State {
    /// Shared with the launches that have been appended; replaced, not changed, while there are any.
    arguments: Arc<Vec<Argument>>,
    group_size: [u32; 3],
    /// The program has chosen the size of groups, or its source did.
    group_size_set: bool,
    offset: [u32; 3],
    indirect_access: u32,
}

#[derive(Clone)]
enum Argument {
    Unset,
    Pointer(usize),
    Local(usize),
    Value(Box<[u8]>),
}

/// A kernel as it was when a launch was appended.
pub struct Prepared {
    program: ocl_interop::Kernel,
    arguments: Arc<Vec<Argument>>,
    group_size: [u32; 3],
    offset: [u32; 3],
}

impl Kernel {
    fn new(program: ocl_interop::Kernel) -> Kernel {
        let info = program.info();
        let state = State {
            arguments: Arc::new(vec![Argument::Unset; info.args.len()]),
            group_size: info.required_group_size.unwrap_or([1; 3]),
            group_size_set: info.required_group_size.is_some(),
            offset: [0; 3],
            indirect_access: 0,
        };
        Kernel { program, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The kernel as it is now. All that could make the launch fail is found here, where the caller is told.
    pub fn prepare(&self) -> Answer<Prepared> {
        let state = self.state();
        let info = self.program.info();
        if let Some(index) = state.arguments.iter().position(|argument| matches!(argument, Argument::Unset)) {
            tracing::warn!("kernel {} is launched, but its argument {index} has not been set", info.name);
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
                format!("argument {index} of kernel {} has not been set", info.name),
            ));
        }
        if strict::is_on() {
            state.check_strictly(&info.name)?;
        }
        let local = state.arguments.iter().fold(info.local_mem_bytes, |sum, argument| match argument {
            Argument::Local(bytes) => sum.saturating_add(*bytes),
            _ => sum,
        });
        require(local <= engine()?.info().local_mem_bytes, ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)?;
        Ok(Prepared {
            program: self.program.clone(),
            arguments: state.arguments.clone(),
            group_size: state.group_size,
            offset: state.offset,
        })
    }

    /// Work-groups that may wait for each other: a launch runs them one after the other, so there is but one if they do.
    pub fn cooperative_groups(&self) -> u32 {
        if self.program.info().may_wait { 1 } else { COOPERATIVE_GROUPS }
    }

    /// A value for an argument, as its kind wants it.
    ///
    /// # Safety
    /// The value is null or has the size that is given, which may be more than is needed.
    unsafe fn argument(&self, index: u32, size: usize, value: *const c_void) -> Answer<Argument> {
        // SAFETY: forwarded to the caller.
        unsafe {
            let kind = self.program.info().args.get(index as usize);
            let kind = kind.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX)?;
            let wrong_size = ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
            Ok(match kind {
                ArgKind::Pointer { .. } if value.is_null() => Argument::Pointer(0),
                ArgKind::Pointer { .. } => {
                    require(size >= size_of::<usize>(), wrong_size)?;
                    Argument::Pointer(read(value.cast::<usize>())?)
                }
                ArgKind::Local => {
                    require(size > 0, wrong_size)?;
                    Argument::Local(size)
                }
                // No value is the value null, of numbers too: clients say 0 that way.
                ArgKind::Value { bytes } if value.is_null() => Argument::Value(vec![0; *bytes].into()),
                ArgKind::Value { bytes } => {
                    let mut given = array(value.cast::<u8>(), size.min(*bytes))?.to_vec();
                    if size < *bytes {
                        let name = &self.program.info().name;
                        let what = format!("argument {index} of kernel {name} has {bytes} bytes, and is given {size}");
                        if size == 0 || strict::is_on() {
                            return Err(because(wrong_size, what));
                        }
                        tracing::warn!("{what}: the rest is zeros");
                        given.resize(*bytes, 0);
                    }
                    Argument::Value(given.into())
                }
                ArgKind::Other => return Err(ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE),
            })
        }
    }

    /// Sets the size of groups and all arguments, or nothing if something is wrong. Each argument is given by a pointer to its value;
    /// of local memory that is the size, a `size_t`.
    ///
    /// # Safety
    /// There are as many pointers as the kernel has arguments, each null or to a value of its argument's size.
    pub unsafe fn set_all(&self, group_size: [u32; 3], values: *mut *mut c_void) -> Answer {
        let kinds = &self.program.info().args;
        // SAFETY: forwarded to the caller.
        let values = unsafe { array(values, kinds.len()) }?;
        let mut given = Vec::with_capacity(kinds.len());
        for (index, (kind, value)) in kinds.iter().zip(values).enumerate() {
            // SAFETY: forwarded to the caller.
            given.push(unsafe {
                match kind {
                    ArgKind::Local => {
                        let bytes = read(value.cast::<usize>().cast_const())?;
                        self.argument(index as u32, bytes, std::ptr::null())?
                    }
                    ArgKind::Pointer { .. } => self.argument(index as u32, size_of::<usize>(), *value)?,
                    ArgKind::Value { bytes } => self.argument(index as u32, *bytes, *value)?,
                    ArgKind::Other => self.argument(index as u32, 0, *value)?,
                }
            });
        }
        self.set_group_size(group_size)?;
        self.state().arguments = Arc::new(given);
        Ok(())
    }

    fn set_argument(&self, index: u32, given: Argument) -> Answer {
        let mut state = self.state();
        let arguments = Arc::make_mut(&mut state.arguments);
        let slot = arguments.get_mut(index as usize);
        *slot.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX)? = given;
        Ok(())
    }

    fn set_group_size(&self, size: [u32; 3]) -> Answer {
        require(!size.contains(&0), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let info = self.program.info();
        let limits = engine()?.info().max_work_item_sizes;
        let fits = items(size) <= info.max_group_size as u128
            && size.iter().zip(limits).all(|(size, limit)| *size as usize <= limit)
            && info.required_group_size.is_none_or(|required| required == size);
        if !fits {
            let most = info.required_group_size.map_or_else(
                || format!("at most {} work-items", info.max_group_size),
                |size| format!("the size that its source requires, {size:?}"),
            );
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION,
                format!("groups of kernel {} are {size:?}, and may be {most}", info.name),
            ));
        }
        let mut state = self.state();
        state.group_size = size;
        state.group_size_set = true;
        Ok(())
    }

    /// A work-group size that divides the global one: as large as allowed, but with a group for each core if there is work
    /// for so many.
    fn suggest_group_size(&self, global: [u32; 3]) -> Answer<[u32; 3]> {
        let info = self.program.info();
        if let Some(required) = info.required_group_size {
            return Ok(required);
        }
        let engine = engine()?.info();
        let cores = u128::from(engine.compute_units.max(1));
        let share = (items(global) / cores).max(WORTH_A_GROUP);
        let mut room = share.min(info.max_group_size as u128) as u32;
        let mut size = [1; 3];
        for (dimension, extent) in global.into_iter().enumerate() {
            size[dimension] = largest_divisor(extent, room.min(engine.max_work_item_sizes[dimension] as u32));
            room /= size[dimension];
        }
        Ok(size)
    }
}

impl State {
    /// What works here by chance, and would not on a GPU.
    fn check_strictly(&self, kernel: &str) -> Answer {
        let refused = |reason: String| Err(because(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT, reason));
        if !self.group_size_set {
            return refused(format!(
                "the size of groups of kernel {kernel} has not been set; what it then is differs from driver to driver"
            ));
        }
        for (index, argument) in self.arguments.iter().enumerate() {
            match argument {
                Argument::Pointer(address) if *address != 0 && !memory::is_known(*address) => {
                    return refused(format!(
                        "argument {index} of kernel {kernel} is {address:#x}, which is no memory of this driver's: a GPU does not reach it"
                    ));
                }
                _ => (),
            }
        }
        Ok(())
    }
}

fn items(size: [u32; 3]) -> u128 {
    size.into_iter().map(u128::from).product()
}

/// The largest divisor of `number` up to `limit`, which is 1 at least.
fn largest_divisor(number: u32, limit: u32) -> u32 {
    (1..=limit.min(number).max(1)).rev().find(|divisor| number % divisor == 0).unwrap_or(1)
}

impl Prepared {
    /// The memory that its arguments point to: of each, the first byte.
    pub fn uses(&self) -> impl Iterator<Item = Use> + '_ {
        self.arguments.iter().filter_map(|argument| match argument {
            Argument::Pointer(address) if *address != 0 => {
                Some(Use { who: "an argument of a kernel is", address: *address, bytes: 1 })
            }
            _ => None,
        })
    }

    /// Runs to the kernel's end.
    pub fn launch(&self, groups: [u32; 3]) -> Answer {
        let launch = Launch { groups, group_size: self.group_size, offset: self.offset };
        let value = |argument| match argument {
            &Argument::Pointer(address) => ArgValue::Pointer(address as *const c_void),
            &Argument::Local(bytes) => ArgValue::Local(bytes),
            Argument::Value(bytes) => ArgValue::Bytes(bytes),
            // `prepare` lets none through; an empty value is refused by the engine.
            Argument::Unset => ArgValue::Bytes(&[]),
        };
        let arguments: Vec<ArgValue<'_>> = self.arguments.iter().map(value).collect();
        let lost = ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST;
        self.program.launch(&arguments, &launch).map_err(|error| match error {
            ocl_interop::Error::Exiting => lost,
            error => because(lost, format!("the launch of kernel {}: {error}", self.program.info().name)),
        })
    }
}

pub unsafe extern "C" fn zeKernelCreate(
    module: ze_module_handle_t,
    desc: *const ze_kernel_desc_t,
    kernel: *mut ze_kernel_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the descriptor, its string and the room.
        unsafe {
            let module = object::get::<Module>(module)?;
            let desc = read(desc)?;
            let known = ze_kernel_flag_t::ZE_KERNEL_FLAG_FORCE_RESIDENCY.0
                | ze_kernel_flag_t::ZE_KERNEL_FLAG_EXPLICIT_RESIDENCY.0;
            check_flags(desc.flags, known)?;
            let name = string(desc.pKernelName)?.to_str();
            non_null(kernel)?;
            let name = name.map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_NAME)?;
            write(kernel, object::publish(Arc::new(Kernel::new(module.kernel(name)?)))?)
        }
    })
}

pub unsafe extern "C" fn zeKernelDestroy(kernel: ze_kernel_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<Kernel>(kernel).map(drop) }
    })
}

pub unsafe extern "C" fn zeKernelSetArgumentValue(
    kernel: ze_kernel_handle_t,
    index: u32,
    size: usize,
    value: *const c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the value has the size that is given, which may be more than is needed.
        unsafe {
            let kernel = object::get::<Kernel>(kernel)?;
            let argument = kernel.argument(index, size, value)?;
            kernel.set_argument(index, argument)
        }
    })
}

pub unsafe extern "C" fn zeKernelSetGroupSize(kernel: ze_kernel_handle_t, x: u32, y: u32, z: u32) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Kernel>(kernel) }?.set_group_size([x, y, z])
    })
}

pub unsafe extern "C" fn zeKernelSuggestGroupSize(
    kernel: ze_kernel_handle_t,
    global_x: u32,
    global_y: u32,
    global_z: u32,
    x: *mut u32,
    y: *mut u32,
    z: *mut u32,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let kernel = object::get::<Kernel>(kernel)?;
            let global = [global_x, global_y, global_z];
            require(!global.contains(&0), ze_result_t::ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION)?;
            let size = kernel.suggest_group_size(global)?;
            write(x, size[0])?;
            write(y, size[1])?;
            write(z, size[2])
        }
    })
}

pub unsafe extern "C" fn zeKernelSetGlobalOffsetExp(kernel: ze_kernel_handle_t, x: u32, y: u32, z: u32) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Kernel>(kernel) }?.state().offset = [x, y, z];
        Ok(())
    })
}

/// Kernels reach all memory of the process; what the program says of it is kept for it to ask.
pub unsafe extern "C" fn zeKernelSetIndirectAccess(
    kernel: ze_kernel_handle_t,
    flags: ze_kernel_indirect_access_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let kernel = unsafe { object::get::<Kernel>(kernel) }?;
        let known = ze_kernel_indirect_access_flag_t::ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST.0
            | ze_kernel_indirect_access_flag_t::ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE.0
            | ze_kernel_indirect_access_flag_t::ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED.0;
        check_flags(flags, known)?;
        kernel.state().indirect_access = flags;
        Ok(())
    })
}

/// A hint about caches that have no such modes here.
pub unsafe extern "C" fn zeKernelSetCacheConfig(
    kernel: ze_kernel_handle_t,
    flags: ze_cache_config_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Kernel>(kernel) }?;
        let known = ze_cache_config_flag_t::ZE_CACHE_CONFIG_FLAG_LARGE_SLM.0
            | ze_cache_config_flag_t::ZE_CACHE_CONFIG_FLAG_LARGE_DATA.0;
        check_flags(flags, known)
    })
}

/// The attributes that are left in SPIR-V.
pub unsafe extern "C" fn zeKernelGetSourceAttributes(
    kernel: ze_kernel_handle_t,
    size: *mut u32,
    text: *mut *mut c_char,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room: for a pointer to as many characters as the size says.
        unsafe {
            let mut terminated = object::get::<Kernel>(kernel)?.program.info().attributes.clone().into_bytes();
            terminated.push(0);
            let room = if text.is_null() { std::ptr::null_mut() } else { read(text)? };
            let mut length = read(size)? as usize;
            bytes(&mut length, room.cast(), &terminated)?;
            write(size, length as u32)
        }
    })
}

pub unsafe extern "C" fn zeKernelGetProperties(
    kernel: ze_kernel_handle_t,
    properties: *mut ze_kernel_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says, with what is chained to it.
        unsafe {
            let info = object::get::<Kernel>(kernel)?.program.info();
            let asked = read(properties)?;
            let required = info.required_group_size.unwrap_or([0; 3]);
            let sub_group = info.max_sub_group_size.max(1) as u32;
            let mut uuid = ze_kernel_uuid_t { kid: [0; 16], mid: [0; 16] };
            uuid.kid[..8].copy_from_slice(&fingerprint(info.name.as_bytes()).to_ne_bytes());
            write(
                properties,
                ze_kernel_properties_t {
                    stype: asked.stype,
                    pNext: asked.pNext,
                    numKernelArgs: info.args.len() as u32,
                    requiredGroupSizeX: required[0],
                    requiredGroupSizeY: required[1],
                    requiredGroupSizeZ: required[2],
                    requiredNumSubGroups: 0,
                    requiredSubgroupSize: info.required_sub_group_size.unwrap_or(0),
                    maxSubgroupSize: sub_group,
                    maxNumSubgroups: (info.max_group_size as u32).div_ceil(sub_group),
                    localMemSize: info.local_mem_bytes as u32,
                    privateMemSize: info.private_mem_bytes as u32,
                    spillMemSize: info.spilled_bytes as u32,
                    uuid,
                },
            )?;
            for (stype, address) in chain(asked.pNext) {
                match stype {
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES => {
                        edit(address, |found: &mut ze_kernel_preferred_group_size_properties_t| {
                            found.preferredMultiple = info.preferred_group_multiple as u32;
                        })?
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES => {
                        edit(address, |found: &mut ze_kernel_max_group_size_properties_ext_t| {
                            found.maxGroupSize = info.max_group_size as u32;
                        })?
                    }
                    _ => (),
                }
            }
            Ok(())
        }
    })
}

/// Hints that a device does not follow are ignored, as the specification says: `zeDeviceGetModuleProperties` names none.
pub unsafe extern "C" fn zeKernelSchedulingHintExp(
    kernel: ze_kernel_handle_t,
    hint: *mut ze_scheduling_hint_exp_desc_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the descriptor.
        let flags = unsafe {
            object::get::<Kernel>(kernel)?;
            read(hint)?.flags
        };
        let known = ze_scheduling_hint_exp_flag_t::ZE_SCHEDULING_HINT_EXP_FLAG_OLDEST_FIRST.0
            | ze_scheduling_hint_exp_flag_t::ZE_SCHEDULING_HINT_EXP_FLAG_ROUND_ROBIN.0
            | ze_scheduling_hint_exp_flag_t::ZE_SCHEDULING_HINT_EXP_FLAG_STALL_BASED_ROUND_ROBIN.0;
        check_flags(flags, known)
    })
}

pub unsafe extern "C" fn zeKernelGetName(
    kernel: ze_kernel_handle_t,
    size: *mut usize,
    name: *mut c_char,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let info = object::get::<Kernel>(kernel)?.program.info();
            let mut terminated = info.name.clone().into_bytes();
            terminated.push(0);
            bytes(size, name.cast(), &terminated)
        }
    })
}

getters! {
    zeKernelSuggestMaxCooperativeGroupCount(Kernel) -> u32: |kernel| Ok(kernel.cooperative_groups());
    zeKernelGetIndirectAccess(Kernel) -> ze_kernel_indirect_access_flags_t: |kernel| Ok(kernel.state().indirect_access);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisors() {
        assert_eq!(largest_divisor(1024, 512), 512);
        assert_eq!(largest_divisor(1000, 512), 500);
        assert_eq!(largest_divisor(997, 512), 1);
        assert_eq!(largest_divisor(7, 0), 1);
    }
}
