//! Pools of events: made, passed to other processes, destroyed.

use crate::base::object;
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, require};
use crate::base::arguments::{array, chain, check_flags, non_null, read, write};
use crate::base::object::getters;
use crate::devices::device::Device;
use crate::events::event_pool::{EventPool, IPC, TIMESTAMP_FLAGS};
use crate::memory::ipc::{Kind, Ticket};
use crate::work::context::Context;

pub unsafe extern "C" fn zeEventPoolCreate(
    context: ze_context_handle_t,
    desc: *const ze_event_pool_desc_t,
    count: u32,
    devices: *mut ze_device_handle_t,
    pool: *mut ze_event_pool_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor, the list and the room.
        unsafe {
            object::get::<Context>(context)?;
            let desc = read(desc)?;
            let known = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_HOST_VISIBLE.0 | IPC | TIMESTAMP_FLAGS;
            check_flags(desc.flags, known)?;
            require(desc.count > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            require(!devices.is_null() || count == 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            for device in array(devices, count as usize)? {
                object::get::<Device>(*device)?;
            }
            let counter_based = counter_based(&desc)?;
            non_null(pool)?;
            let created = EventPool::new(context, desc.count, desc.flags, counter_based)?;
            write(pool, object::publish(Arc::new(created))?)
        }
    })
}

/// What the events of a pool are for, where a structure behind its descriptor makes them counter-based.
///
/// # Safety
/// The chain is as the specification says.
unsafe fn counter_based(desc: &ze_event_pool_desc_t) -> Answer<Option<ze_event_counter_based_flags_t>> {
    let mut found = None;
    // SAFETY: forwarded to the caller; the structure is read as what its type says.
    for (stype, address) in unsafe { chain(desc.pNext) } {
        if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC {
            // SAFETY: as above.
            let flags = unsafe { read(address.cast::<ze_event_pool_counter_based_exp_desc_t>()) }?.flags;
            // These have the same bits as those of events.
            let known = ze_event_counter_based_flag_t::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE.0
                | ze_event_counter_based_flag_t::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE.0;
            check_flags(flags, known)?;
            found = Some(flags);
        }
    }
    // What another process would open is the state of events, which these do not have.
    require(found.is_none() || desc.flags & IPC == 0, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)?;
    Ok(found)
}

pub unsafe extern "C" fn zeEventPoolDestroy(pool: ze_event_pool_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<EventPool>(pool).map(drop) }
    })
}

pub unsafe extern "C" fn zeEventPoolGetIpcHandle(
    pool: ze_event_pool_handle_t,
    handle: *mut ze_ipc_event_pool_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let pool = object::share::<EventPool>(pool)?;
            non_null(handle)?;
            write(handle, ze_ipc_event_pool_handle_t { data: pool.ticket()?.to_handle() })
        }
    })
}

pub unsafe extern "C" fn zeEventPoolOpenIpcHandle(
    context: ze_context_handle_t,
    handle: ze_ipc_event_pool_handle_t,
    pool: *mut ze_event_pool_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            object::get::<Context>(context)?;
            non_null(pool)?;
            let ticket = Ticket::from_handle(&handle.data, Kind::EventPool)?;
            let opened = EventPool::open(context, &ticket)?;
            write(pool, object::publish(Arc::new(opened))?)
        }
    })
}

pub unsafe extern "C" fn zeEventPoolCloseIpcHandle(pool: ze_event_pool_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            let opened = object::get::<EventPool>(pool)?.opened;
            require(opened, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            object::retire::<EventPool>(pool).map(drop)
        }
    })
}

getters! {
    zeEventPoolGetContextHandle(EventPool) -> ze_context_handle_t: |pool| Ok(pool.context as ze_context_handle_t);
    zeEventPoolGetFlags(EventPool) -> ze_event_pool_flags_t: |pool| Ok(pool.flags);
}
