//! Events of pools: made, set, reset, waited for, destroyed; the times of all events.

use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, require};
use crate::base::arguments::{chain, check_flags, list, non_null, read, write, write_if_wanted};
use crate::base::object::{self, getters};
use crate::base::word::Timeout;
use crate::devices::device::Device;
use crate::events::event::{Event, Scopes};
use crate::events::event_pool::EventPool;

/// How waiters sleep and are woken makes no difference here: no waiter polls for long, and all are told.
///
/// # Safety
/// The chain is as the specification says.
pub unsafe fn check_sync_mode(next: *const std::ffi::c_void) -> Answer {
    /// The name that the structure had in Intel's driver.
    const OLD: ze_structure_type_t = _ze_structure_type_t(0x0003_0016);
    use ze_event_sync_mode_flag_t as F;
    // SAFETY: forwarded to the caller; the structure is read as what its type says.
    for (stype, address) in unsafe { chain(next) } {
        if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC || stype == OLD {
            // SAFETY: as above.
            let flags = unsafe { read(address.cast::<ze_event_sync_mode_desc_t>()) }?.syncModeFlags;
            let external = F::ZE_EVENT_SYNC_MODE_FLAG_EXTERNAL_INTERRUPT_WAIT.0;
            let known = F::ZE_EVENT_SYNC_MODE_FLAG_LOW_POWER_WAIT.0 | F::ZE_EVENT_SYNC_MODE_FLAG_SIGNAL_INTERRUPT.0;
            check_flags(flags, known | external)?;
            // There are no interrupts that a program could name.
            require(flags & external == 0, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)?;
        }
    }
    Ok(())
}

pub unsafe extern "C" fn zeEventCreate(
    pool: ze_event_pool_handle_t,
    desc: *const ze_event_desc_t,
    event: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the descriptor and the room.
        unsafe {
            let handle = pool as usize;
            let pool = object::share::<EventPool>(pool)?;
            let desc = read(desc)?;
            let scopes = Scopes::check(desc.signal, desc.wait)?;
            check_sync_mode(desc.pNext)?;
            require(desc.index < pool.count, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            non_null(event)?;
            let created = Event::of_pool(pool, handle, desc.index, scopes);
            write(event, object::publish(Arc::new(created))?)
        }
    })
}

pub unsafe extern "C" fn zeEventDestroy(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            object::get::<Event>(event)?.check_settled()?;
            object::retire::<Event>(event).map(drop)
        }
    })
}

pub unsafe extern "C" fn zeEventHostSignal(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's. Kept: a thread that waits for it may destroy it before the signal has returned here.
        let event = unsafe { object::share::<Event>(event) }?;
        event.host_signal()
    })
}

pub unsafe extern "C" fn zeEventHostReset(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Event>(event) }?.host_reset()
    })
}

pub unsafe extern "C" fn zeEventQueryStatus(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Event>(event) }?.status()
    })
}

pub unsafe extern "C" fn zeEventHostSynchronize(event: ze_event_handle_t, timeout: u64) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let event = unsafe { object::get::<Event>(event) }?;
        event.synchronize(Timeout::from_nanoseconds(timeout))
    })
}

pub unsafe extern "C" fn zeEventQueryKernelTimestamp(
    event: ze_event_handle_t,
    times: *mut ze_kernel_timestamp_result_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe { write(times, told_times(event)?) }
    })
}

pub unsafe extern "C" fn zeEventQueryTimestampsExp(
    event: ze_event_handle_t,
    device: ze_device_handle_t,
    count: *mut u32,
    times: *mut ze_kernel_timestamp_result_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            object::get::<Event>(event)?;
            // How many there will be is known before there are any.
            list(count, times, 1, |room, _| write(room, told_times(event)?))
        }
    })
}

/// Of version 1.6. The devices' clock is the host's, so both kinds of times are the same.
pub unsafe extern "C" fn zeEventQueryKernelTimestampsExt(
    event: ze_event_handle_t,
    device: ze_device_handle_t,
    count: *mut u32,
    results: *mut ze_event_query_kernel_timestamps_results_ext_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's; the structure leads to room for as many results as the count says.
        unsafe {
            object::get::<Device>(device)?;
            object::get::<Event>(event)?;
            if read(count)? > 0 {
                let told = told_times(event)?;
                let results = read(results)?;
                write_if_wanted(results.pKernelTimestampsBuffer, told);
                let synchronized = |times: ze_kernel_timestamp_data_t| ze_synchronized_timestamp_data_ext_t {
                    kernelStart: times.kernelStart,
                    kernelEnd: times.kernelEnd,
                };
                write_if_wanted(
                    results.pSynchronizedTimestampsBuffer,
                    ze_synchronized_timestamp_result_ext_t {
                        global: synchronized(told.global),
                        context: synchronized(told.context),
                    },
                );
            }
            write(count, 1)
        }
    })
}

/// The times of an event that has some to tell.
///
/// # Safety
/// The handle is the caller's.
unsafe fn told_times(event: ze_event_handle_t) -> Answer<ze_kernel_timestamp_result_t> {
    // SAFETY: forwarded to the caller.
    let event = unsafe { object::share::<Event>(event) }?;
    require(event.has_timestamps(), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    event.status()?;
    Ok(event.timed().read())
}

getters! {
    zeEventGetEventPool(Event) -> ze_event_pool_handle_t: |event| event.pool_handle();
    zeEventGetSignalScope(Event) -> ze_event_scope_flags_t: |event| Ok(event.scopes.signal);
    zeEventGetWaitScope(Event) -> ze_event_scope_flags_t: |event| Ok(event.scopes.wait);
}
