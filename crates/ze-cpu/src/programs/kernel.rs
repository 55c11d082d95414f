//! Kernels: arguments, group sizes, and the launch itself.

use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use level_zero_sys::*;
use ocl_interop::{ArgKind, ArgValue, KernelInfo, Launch};

use crate::base::answer::{Answer, because, require};
use crate::base::arguments::{array, read};
use crate::base::object::object;
use crate::base::settings::settings;
use crate::devices::engine::engine;
use crate::events::counter;
use crate::memory::known;
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
    pub fn new(program: ocl_interop::Kernel) -> Kernel {
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

    pub fn info(&self) -> &KernelInfo {
        self.program.info()
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

    /// Sets an argument for the launches to come.
    ///
    /// # Safety
    /// The value is null or has the size that is given, which may be more than is needed.
    pub unsafe fn set_argument(&self, index: u32, size: usize, value: *const c_void) -> Answer {
        // SAFETY: forwarded to the caller.
        let given = unsafe { self.argument(index, size, value) }?;
        let mut state = self.state();
        let arguments = Arc::make_mut(&mut state.arguments);
        let slot = arguments.get_mut(index as usize);
        *slot.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX)? = given;
        Ok(())
    }

    pub fn set_offset(&self, offset: [u32; 3]) {
        self.state().offset = offset;
    }

    /// What the program says of memory that kernels find behind pointers.
    pub fn set_indirect_access(&self, flags: ze_kernel_indirect_access_flags_t) {
        self.state().indirect_access = flags;
    }

    pub fn indirect_access(&self) -> ze_kernel_indirect_access_flags_t {
        self.state().indirect_access
    }

    pub fn set_group_size(&self, size: [u32; 3]) -> Answer {
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
    pub fn suggest_group_size(&self, global: [u32; 3]) -> Answer<[u32; 3]> {
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
                Argument::Pointer(address) if *address != 0 && !is_known(*address) => {
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

/// Some memory of the driver's that kernels may be given has this address.
fn is_known(address: usize) -> bool {
    known::is_known(address) || counter::is_one(address)
}

fn items(size: [u32; 3]) -> u128 {
    size.into_iter().map(u128::from).product()
}

/// The largest divisor of `number` up to `limit`, which is 1 at least.
fn largest_divisor(number: u32, limit: u32) -> u32 {
    (1..=limit.min(number).max(1)).rev().find(|divisor| number.is_multiple_of(*divisor)).unwrap_or(1)
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
        static ENGINE: Mutex<()> = Mutex::new(());
        let _engine = settings().one_kernel.then(|| ENGINE.lock().unwrap_or_else(PoisonError::into_inner));
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
