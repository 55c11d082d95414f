//! Commands: appended to lists.

use std::ffi::c_void;
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, because, require};
use crate::base::arguments::{array, chain, non_null, read};
use crate::base::object;
use crate::devices::device::{Device, longest_pattern};
use crate::events::event::{Dependency, Event};
use crate::programs::kernel::Kernel;
use crate::strict;
use crate::work::command::{Action, Corner, Region, extent};
use crate::work::command_list::CommandList;
use crate::work::context::Context;
use crate::work::fill::Pattern;

/// What most append functions end with: an action, an event to signal, and events to wait for.
///
/// # Safety
/// The handles and the list of events are as the specification says.
unsafe fn append(
    list: &CommandList,
    action: Action,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> Answer {
    // Kept: a thread that waits for it may destroy it, and its pool, before the signal has returned here.
    // SAFETY: forwarded to the caller.
    let signal = unsafe { event(signal) }?;
    if count == 0 && list.act_at_once(&action, signal.as_deref())? {
        return Ok(());
    }
    // SAFETY: forwarded to the caller.
    list.append(action, unsafe { dependencies(count, waits) }?, signal)
}

/// # Safety
/// The handle is as the specification says, or null.
unsafe fn event(event: ze_event_handle_t) -> Answer<Option<Arc<Event>>> {
    if event.is_null() {
        return Ok(None);
    }
    // SAFETY: forwarded to the caller.
    unsafe { object::share::<Event>(event) }.map(Some)
}

/// # Safety
/// The handles and their list are as the specification says.
unsafe fn dependencies(count: u32, waits: *mut ze_event_handle_t) -> Answer<Vec<Dependency>> {
    // SAFETY: forwarded to the caller.
    let waits = unsafe { events(count, waits) }?;
    Ok(waits.into_iter().filter_map(Event::dependency).collect())
}

/// # Safety
/// The handles and their list are as the specification says.
unsafe fn events(count: u32, events: *mut ze_event_handle_t) -> Answer<Vec<Arc<Event>>> {
    require(count == 0 || !events.is_null(), ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
    // SAFETY: forwarded to the caller.
    let events = unsafe { array(events, count as usize) }?;
    // SAFETY: forwarded to the caller.
    events.iter().map(|event| unsafe { object::share::<Event>(*event) }).collect()
}

/// # Safety
/// The handles and the list of events are as the specification says; nothing is copied before the command runs.
unsafe fn copy(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> Answer {
    // SAFETY: forwarded to the caller.
    let list = unsafe { object::get::<CommandList>(list) }?;
    non_null(to)?;
    non_null(from.cast_mut())?;
    let action = Action::Copy { to: to as usize, from: from as usize, bytes };
    // SAFETY: forwarded to the caller.
    unsafe { append(list, action, signal, count, waits) }
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
    // SAFETY: forwarded to the caller.
    answer(|| unsafe { copy(list, to, from, bytes, signal, count, waits) })
}

/// No structure behind a command is known that only has parameters.
fn no_parameters(next: *const c_void) -> Answer {
    require(next.is_null(), ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)
}

/// Of version 1.16.
pub unsafe extern "C" fn zeCommandListAppendMemoryCopyWithParameters(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    next: *const c_void,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    // SAFETY: forwarded to the caller.
    answer(|| unsafe {
        no_parameters(next)?;
        copy(list, to, from, bytes, signal, count, waits)
    })
}

/// Of version 1.16.
pub unsafe extern "C" fn zeCommandListAppendMemoryFillWithParameters(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    pattern: *const c_void,
    pattern_bytes: usize,
    bytes: usize,
    next: *const c_void,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    // SAFETY: forwarded to the caller.
    answer(|| unsafe {
        no_parameters(next)?;
        fill(list, to, pattern, pattern_bytes, bytes, signal, count, waits)
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
    // SAFETY: forwarded to the caller.
    answer(|| unsafe {
        object::get::<CommandList>(list)?;
        object::get::<Context>(context)?;
        copy(list, to, from, bytes, signal, count, waits)
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
            require(size(&to_region) == [width, height, depth], ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            let corner = |address: usize, region: &ze_copy_region_t, row: u32, plane: u32| {
                let (row, plane) = (row as usize, plane as usize);
                let [x, y, z] = [region.originX, region.originY, region.originZ].map(|n| n as usize);
                Corner { address: address.wrapping_add(x).wrapping_add(y * row).wrapping_add(z * plane), row, plane }
            };
            let action = Action::CopyRegion(Box::new(Region {
                to: corner(to as usize, &to_region, to_pitch, to_slice_pitch),
                from: corner(from as usize, &from_region, from_pitch, from_slice_pitch),
                width,
                height,
                depth,
            }));
            append(list, action, signal, count, waits)
        }
    })
}

/// # Safety
/// The handles and the list of events are as the specification says, and the pattern has that many bytes; nothing is filled before
/// the command runs.
#[allow(clippy::too_many_arguments, reason = "the specification's")]
unsafe fn fill(
    list: ze_command_list_handle_t,
    to: *mut c_void,
    pattern: *const c_void,
    pattern_bytes: usize,
    bytes: usize,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> Answer {
    // SAFETY: forwarded to the caller.
    let list = unsafe { object::get::<CommandList>(list) }?;
    non_null(to)?;
    non_null(pattern.cast_mut())?;
    let wrong_size = ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE;
    require(pattern_bytes > 0, wrong_size)?;
    let longest = longest_pattern(list.ordinal());
    if strict::is_on() && pattern_bytes > longest {
        let reason = format!("the pattern has {pattern_bytes} bytes, and on queues for copies only may have {longest}");
        return Err(because(wrong_size, reason));
    }
    // SAFETY: forwarded to the caller.
    let pattern = Pattern::new(unsafe { array(pattern.cast::<u8>(), pattern_bytes) }?);
    let to = to as usize;
    let action = Action::Fill { to, bytes, pattern };
    // SAFETY: forwarded to the caller.
    unsafe { append(list, action, signal, count, waits) }
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
    // SAFETY: forwarded to the caller.
    answer(|| unsafe { fill(list, to, pattern, pattern_bytes, bytes, signal, count, waits) })
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
            let list = object::get::<CommandList>(list)?;
            append(list, Action::Nothing, signal, count, waits)
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
            append(list, Action::Nothing, signal, count, waits)
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
            let known = advice.0 <= ze_memory_advice_t::ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION.0;
            require(known, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION)?;
            list.append(Action::Nothing, Vec::new(), None)
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
            list.append(Action::Nothing, Vec::new(), None)
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
            list.append(Action::Nothing, Vec::new(), signal)
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
            list.append(Action::Nothing, dependencies(count, waits)?, None)
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
            event.check_reset()?;
            list.append(Action::Reset(event), Vec::new(), None)
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
            let action = Action::WriteTimestamp { to: to as usize };
            append(list, action, signal, count, waits)
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
                events: events(number, timed)?.into_iter().map(Event::timed).collect(),
                to: to as usize,
                offsets: (!offsets.is_null()).then_some(offsets as usize),
            };
            append(list, action, signal, count, waits)
        }
    })
}

/// # Safety
/// The handle and the list of events are as the specification says.
unsafe fn launch(
    list: &CommandList,
    kernel: &Kernel,
    groups: [u32; 3],
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> Answer {
    let kernel = kernel.prepare()?;
    let action = Action::Launch { kernel, groups };
    // SAFETY: forwarded to the caller.
    unsafe { append(list, action, signal, count, waits) }
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
            let kernel = object::get::<Kernel>(kernel)?;
            launch(list, kernel, extent(read(groups)?), signal, count, waits)
        }
    })
}

/// The number of groups, unless the work-groups are to wait for each other and there are more than can.
fn cooperative(kernel: &Kernel, groups: ze_group_count_t) -> Answer<[u32; 3]> {
    let all = extent(groups);
    let number = all.map(u64::from).into_iter().fold(1, u64::saturating_mul);
    require(number <= u64::from(kernel.cooperative_groups()), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    Ok(all)
}

/// A launch whose work-groups may wait for each other, which is one of a single work-group where the kernel can wait.
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
        unsafe {
            let list = object::get::<CommandList>(list)?;
            let kernel = object::get::<Kernel>(kernel)?;
            let groups = cooperative(kernel, read(groups)?)?;
            launch(list, kernel, groups, signal, count, waits)
        }
    })
}

/// The number of groups of a launch, whose parameters may say that it is cooperative; none other is known.
///
/// # Safety
/// The chain is as the specification says.
unsafe fn with_parameters(kernel: &Kernel, groups: ze_group_count_t, next: *const c_void) -> Answer<[u32; 3]> {
    let mut is_cooperative = false;
    // SAFETY: forwarded to the caller; the structure is read as what its type says.
    for (stype, address) in unsafe { chain(next) } {
        require(
            stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC,
            ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE,
        )?;
        let desc = address.cast::<ze_command_list_append_launch_kernel_param_cooperative_desc_t>();
        // SAFETY: as above.
        is_cooperative |= unsafe { read(desc) }?.isCooperative != 0;
    }
    if is_cooperative { cooperative(kernel, groups) } else { Ok(extent(groups)) }
}

/// Of version 1.14.
pub unsafe extern "C" fn zeCommandListAppendLaunchKernelWithParameters(
    list: ze_command_list_handle_t,
    kernel: ze_kernel_handle_t,
    groups: *const ze_group_count_t,
    next: *const c_void,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so are the structure and the chain.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            let kernel = object::get::<Kernel>(kernel)?;
            let groups = with_parameters(kernel, read(groups)?, next)?;
            launch(list, kernel, groups, signal, count, waits)
        }
    })
}

/// Of version 1.14: sets the size of groups and all arguments, which the kernel keeps, and launches it.
pub unsafe extern "C" fn zeCommandListAppendLaunchKernelWithArguments(
    list: ze_command_list_handle_t,
    kernel: ze_kernel_handle_t,
    groups: ze_group_count_t,
    sizes: ze_group_size_t,
    arguments: *mut *mut c_void,
    next: *const c_void,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so are the arguments and the chain.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            let kernel = object::get::<Kernel>(kernel)?;
            let groups = with_parameters(kernel, groups, next)?;
            let group_size = [sizes.groupSizeX, sizes.groupSizeY, sizes.groupSizeZ];
            kernel.set_all(group_size, arguments)?;
            launch(list, kernel, groups, signal, count, waits)
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
            let action = Action::LaunchIndirect { kernel, groups: groups as usize };
            append(list, action, signal, count, waits)
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
            let kernels = object::several::<Kernel>(kernels, most)?;
            non_null(number.cast_mut())?;
            non_null(groups.cast_mut())?;
            let kernels = kernels.into_iter().map(Kernel::prepare).collect::<Answer<_>>()?;
            let action = Action::LaunchMany { kernels, count: number as usize, groups: groups as usize };
            append(list, action, signal, count, waits)
        }
    })
}

/// # Safety
/// The handles and their lists are as the specification says.
unsafe fn append_lists(
    list: ze_command_list_handle_t,
    number: u32,
    lists: *mut ze_command_list_handle_t,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> Answer {
    // SAFETY: forwarded to the caller.
    unsafe {
        let list = object::get::<CommandList>(list)?;
        let lists = object::several::<CommandList>(lists, number)?;
        list.append_lists(&lists, dependencies(count, waits)?, event(signal)?)
    }
}

/// The lists are done in place of a command; they may be reset or destroyed meanwhile.
pub unsafe extern "C" fn zeCommandListImmediateAppendCommandListsExp(
    list: ze_command_list_handle_t,
    number: u32,
    lists: *mut ze_command_list_handle_t,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    // SAFETY: forwarded to the caller.
    answer(|| unsafe { append_lists(list, number, lists, signal, count, waits) })
}

/// Of version 1.16.
pub unsafe extern "C" fn zeCommandListImmediateAppendCommandListsWithParameters(
    list: ze_command_list_handle_t,
    number: u32,
    lists: *mut ze_command_list_handle_t,
    next: *const c_void,
    signal: ze_event_handle_t,
    count: u32,
    waits: *mut ze_event_handle_t,
) -> ze_result_t {
    // SAFETY: forwarded to the caller.
    answer(|| unsafe {
        no_parameters(next)?;
        append_lists(list, number, lists, signal, count, waits)
    })
}
