//! Command lists: regular ones, which are recorded, and immediate ones, which have an executor of their own.

use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use level_zero_sys::*;

use crate::answer::{Answer, answer, array, check_flags, non_null, read, require, write};
use crate::command::{Action, Command, Corner, Region, extent};
use crate::command_queue::read_mode;
use crate::context::Context;
use crate::device::Device;
use crate::event::Event;
use crate::executor::Executor;
use crate::kernel::{self, Kernel};
use crate::object::{self, object};
use crate::wait::Timeout;

pub enum CommandList {
    Regular(Mutex<Recording>),
    Immediate {
        executor: Arc<Executor>,
        synchronous: bool,
    },
}
object!(CommandList, _ze_command_list_handle_t, b"cmd list");

/// What a regular list has recorded. Once closed it is shared with the queues that execute it, so that the list may be
/// reset or destroyed meanwhile.
pub enum Recording {
    Open(Vec<Command>),
    Closed(Arc<[Command]>),
}

impl CommandList {
    /// The commands of a closed regular list.
    pub fn recorded(&self) -> Answer<Arc<[Command]>> {
        let CommandList::Regular(recording) = self else {
            return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE);
        };
        match &*lock(recording) {
            Recording::Closed(commands) => Ok(commands.clone()),
            Recording::Open(_) => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }

    fn append(&self, command: Command) -> Answer {
        match self {
            CommandList::Immediate {
                executor,
                synchronous,
            } => executor.execute(command, *synchronous),
            CommandList::Regular(recording) => match &mut *lock(recording) {
                Recording::Open(commands) => {
                    commands.push(command);
                    Ok(())
                }
                Recording::Closed(_) => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
            },
        }
    }
}

fn lock(recording: &Mutex<Recording>) -> MutexGuard<'_, Recording> {
    recording.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What most append functions end with: an event to signal, and events to wait for.
struct Ties {
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
}

/// Appends an action to a list.
///
/// # Safety
/// The handles and the list of events are as the specification says.
unsafe fn append(list: &CommandList, action: Action, ties: &Ties) -> Answer {
    // SAFETY: forwarded to the caller.
    let (waits, signal) = unsafe {
        let signal = if ties.signal.is_null() {
            None
        } else {
            Some(object::share::<Event>(ties.signal)?)
        };
        (events(ties.count, ties.waits)?, signal)
    };
    list.append(Command {
        waits,
        action,
        signal,
    })
}

/// # Safety
/// The handles and their list are as the specification says.
unsafe fn events(count: u32, events: *mut ze_event_handle_t) -> Answer<Vec<Arc<Event>>> {
    require(
        count == 0 || !events.is_null(),
        ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE,
    )?;
    // SAFETY: forwarded to the caller.
    let events = unsafe { array(events, count as usize) }?;
    // SAFETY: forwarded to the caller.
    events
        .iter()
        .map(|event| unsafe { object::share::<Event>(*event) })
        .collect()
}

pub unsafe extern "C" fn zeCommandListCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_command_list_desc_t,
    list: *mut ze_command_list_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            let desc = read(desc)?;
            let known = ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING.0
                | ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_MAXIMIZE_THROUGHPUT.0
                | ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_EXPLICIT_ONLY.0;
            check_flags(desc.flags, known)?;
            Device::check_queue(desc.commandQueueGroupOrdinal, 0)?;
            non_null(list)?;
            let created = CommandList::Regular(Mutex::new(Recording::Open(Vec::new())));
            write(list, object::publish(Arc::new(created))?)
        }
    })
}

pub unsafe extern "C" fn zeCommandListCreateImmediate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_command_queue_desc_t,
    list: *mut ze_command_list_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            let synchronous = read_mode(desc)?;
            non_null(list)?;
            let created = CommandList::Immediate {
                executor: context.executor(),
                synchronous,
            };
            write(list, object::publish(Arc::new(created))?)
        }
    })
}

pub unsafe extern "C" fn zeCommandListDestroy(list: ze_command_list_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<CommandList>(list).map(drop) }
    })
}

/// Immediate lists are never open, so there is nothing to close.
pub unsafe extern "C" fn zeCommandListClose(list: ze_command_list_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        if let CommandList::Regular(recording) = unsafe { object::get::<CommandList>(list) }? {
            let mut recording = lock(recording);
            if let Recording::Open(commands) = &mut *recording {
                *recording = Recording::Closed(std::mem::take(commands).into());
            }
        }
        Ok(())
    })
}

/// Immediate lists record nothing, so there is nothing to forget.
pub unsafe extern "C" fn zeCommandListReset(list: ze_command_list_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        if let CommandList::Regular(recording) = unsafe { object::get::<CommandList>(list) }? {
            *lock(recording) = Recording::Open(Vec::new());
        }
        Ok(())
    })
}

/// Of version 1.6, reached by name.
pub unsafe extern "C" fn zeCommandListHostSynchronize(
    list: ze_command_list_handle_t,
    timeout: u64,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        match unsafe { object::get::<CommandList>(list) }? {
            CommandList::Immediate { executor, .. } => {
                executor.synchronize(Timeout::from_nanoseconds(timeout))
            }
            CommandList::Regular(_) => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE),
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendMemoryCopy(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's; nothing is copied before the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(to)?;
            non_null(from.cast_mut())?;
            let action = Action::Copy {
                to: to as usize,
                from: from as usize,
                bytes,
            };
            append(
                list,
                action,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

/// All contexts of a process share its address space.
pub unsafe extern "C" fn zeCommandListAppendMemoryCopyFromContext(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    context: ze_context_handle_t,
    from: *const c_void,
    bytes: usize,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's; nothing is copied before the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            object::get::<Context>(context)?;
            non_null(to)?;
            non_null(from.cast_mut())?;
            let action = Action::Copy {
                to: to as usize,
                from: from as usize,
                bytes,
            };
            append(
                list,
                action,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendMemoryCopyRegion(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    to_region: *const ze_copy_region_t,
    to_pitch: u32,
    to_slice_pitch: u32,
    from: *const c_void,
    from_region: *const ze_copy_region_t,
    from_pitch: u32,
    from_slice_pitch: u32,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the regions; nothing is copied before the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(to)?;
            non_null(from.cast_mut())?;
            let (to_region, from_region) = (read(to_region)?, read(from_region)?);
            let size = |region: &ze_copy_region_t| {
                // Planes and rows of regions with fewer dimensions may be given as 0.
                [region.width, region.height.max(1), region.depth.max(1)].map(|n| n as usize)
            };
            let [width, height, depth] = size(&from_region);
            require(
                size(&to_region) == [width, height, depth],
                ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE,
            )?;
            let corner = |address: usize, region: &ze_copy_region_t, row: u32, plane: u32| {
                let (row, plane) = (row as usize, plane as usize);
                let [x, y, z] =
                    [region.originX, region.originY, region.originZ].map(|n| n as usize);
                Corner {
                    address: address + x + y * row + z * plane,
                    row,
                    plane,
                }
            };
            let action = Action::CopyRegion(Box::new(Region {
                to: corner(to as usize, &to_region, to_pitch, to_slice_pitch),
                from: corner(from as usize, &from_region, from_pitch, from_slice_pitch),
                width,
                height,
                depth,
            }));
            append(
                list,
                action,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendMemoryFill(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    pattern: *const c_void,
    pattern_bytes: usize,
    bytes: usize,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the pattern; nothing is filled before the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(to)?;
            non_null(pattern.cast_mut())?;
            require(pattern_bytes > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            let pattern = array(pattern.cast::<u8>(), pattern_bytes)?.into();
            append(
                list,
                Action::Fill {
                    to: to as usize,
                    bytes,
                    pattern,
                },
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

/// Commands are done in order: a barrier is an empty one.
pub unsafe extern "C" fn zeCommandListAppendBarrier(
    list: ze_command_list_handle_t,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        unsafe {
            append(
                object::get::<CommandList>(list)?,
                Action::Nothing,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendMemoryRangesBarrier(
    list: ze_command_list_handle_t,
    ranges: u32,
    sizes: *const usize,
    addresses: *mut *const c_void,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so are the arrays.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(sizes.cast_mut())?;
            non_null(addresses)?;
            for address in array(addresses, ranges as usize)? {
                non_null(address.cast_mut())?;
            }
            append(
                list,
                Action::Nothing,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

/// A hint: the kernel places memory where it is touched.
pub unsafe extern "C" fn zeCommandListAppendMemAdvise(
    list: ze_command_list_handle_t,
    device: ze_device_handle_t,
    pointer: *const c_void,
    _size: usize,
    advice: ze_memory_advice_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            object::get::<Device>(device)?;
            non_null(pointer.cast_mut())?;
            let known = advice.0 <= ze_memory_advice_t::ZE_MEMORY_ADVICE_BIAS_UNCACHED.0;
            require(known, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION)?;
            list.append(Command::new(Action::Nothing))
        }
    })
}

/// A hint: there is one memory, and it is here already.
pub unsafe extern "C" fn zeCommandListAppendMemoryPrefetch(
    list: ze_command_list_handle_t,
    pointer: *const c_void,
    _size: usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(pointer.cast_mut())?;
            list.append(Command::new(Action::Nothing))
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendSignalEvent(
    list: ze_command_list_handle_t,
    event: ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            let signal = Some(object::share::<Event>(event)?);
            list.append(Command {
                signal,
                ..Command::new(Action::Nothing)
            })
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendWaitOnEvents(
    list: ze_command_list_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is their list.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(waits)?;
            list.append(Command {
                waits: events(count, waits)?,
                ..Command::new(Action::Nothing)
            })
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendEventReset(
    list: ze_command_list_handle_t,
    event: ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            let event = object::share::<Event>(event)?;
            list.append(Command::new(Action::Reset(event)))
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendWriteGlobalTimestamp(
    list: ze_command_list_handle_t,
    to: *mut u64,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's; nothing is written before the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(to)?;
            append(
                list,
                Action::WriteTimestamp { to: to as usize },
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendQueryKernelTimestamps(
    list: ze_command_list_handle_t,
    number: u32,
    timed: *mut ze_event_handle_t,
    to: *mut c_void,
    offsets: *const usize,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is their list; nothing is written before the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(timed)?;
            non_null(to)?;
            let action = Action::WriteEventTimestamps {
                events: events(number, timed)?,
                to: to as usize,
                offsets: (!offsets.is_null()).then_some(offsets as usize),
            };
            append(
                list,
                action,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendLaunchKernel(
    list: ze_command_list_handle_t,
    kernel: ze_kernel_handle_t,
    groups: *const ze_group_count_t,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the structure.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            let kernel = object::get::<Kernel>(kernel)?.prepare()?;
            let groups = extent(read(groups)?);
            append(
                list,
                Action::Launch { kernel, groups },
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

/// A launch whose work-groups may wait for each other, which is one of a single work-group.
pub unsafe extern "C" fn zeCommandListAppendLaunchCooperativeKernel(
    list: ze_command_list_handle_t,
    kernel: ze_kernel_handle_t,
    groups: *const ze_group_count_t,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the structure.
        let all = unsafe {
            object::get::<CommandList>(list)?;
            object::get::<Kernel>(kernel)?;
            extent(read(groups)?).map(u64::from)
        };
        let fits = all[0].saturating_mul(all[1]).saturating_mul(all[2])
            <= u64::from(kernel::COOPERATIVE_GROUPS);
        require(fits, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        // SAFETY: forwarded to the caller.
        match unsafe { zeCommandListAppendLaunchKernel(list, kernel, groups, signal, count, waits) }
        {
            ze_result_t::ZE_RESULT_SUCCESS => Ok(()),
            code => Err(code),
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendLaunchKernelIndirect(
    list: ze_command_list_handle_t,
    kernel: ze_kernel_handle_t,
    groups: *const ze_group_count_t,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's; the structure is read when the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            let kernel = object::get::<Kernel>(kernel)?.prepare()?;
            non_null(groups.cast_mut())?;
            let action = Action::LaunchIndirect {
                kernel,
                groups: groups as usize,
            };
            append(
                list,
                action,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeCommandListAppendLaunchMultipleKernelsIndirect(
    list: ze_command_list_handle_t,
    most: u32,
    kernels: *mut ze_kernel_handle_t,
    number: *const u32,
    groups: *const ze_group_count_t,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is their list; the rest is read when the command runs.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(kernels)?;
            non_null(number.cast_mut())?;
            non_null(groups.cast_mut())?;
            let prepare = |kernel: &ze_kernel_handle_t| object::get::<Kernel>(*kernel)?.prepare();
            let kernels = array(kernels, most as usize)?
                .iter()
                .map(prepare)
                .collect::<Answer<Vec<_>>>()?;
            let action = Action::LaunchMany {
                kernels,
                count: number as usize,
                groups: groups as usize,
            };
            append(
                list,
                action,
                &Ties {
                    signal,
                    count,
                    waits,
                },
            )
        }
    })
}
