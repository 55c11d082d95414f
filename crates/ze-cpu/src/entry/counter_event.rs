//! Counter-based events: how they are made, and passed to other processes.
//!
//! Intel's driver had them before the specification, under names that begin with `zex`: programs ask for those by name. The
//! structures are alike.

use std::ffi::c_void;
use std::sync::{Arc, Mutex};

use level_zero_sys::*;
use ze_event_counter_based_flag_t as Flag;

use crate::base::answer::{Answer, answer, require};
use crate::base::arguments::{chain, check_flags, non_null, read, write};
use crate::base::object::{self, getters};
use crate::devices::device::Device;
use crate::entry::event::check_sync_mode;
use crate::events::counter::Point;
use crate::events::event::{CounterBased, Event, Now, Scopes};
use crate::memory::ipc::{BYTES, Kind, Ticket};
use crate::memory::known;
use crate::work::context::Context;

/// An extension of Intel's driver: events by the names that begin with `zex`.
pub const EXTENSION: &[u8] = b"ZEX_counter_based_event\0";

/// What devices say of such events.
pub const PROPERTIES: ze_device_event_properties_flags_t = {
    use ze_device_event_properties_flag_t as P;
    P::ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE.0
        | P::ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_IPC.0
        | P::ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION.0
};

const TIMESTAMPS: u32 =
    Flag::ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP.0 | Flag::ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP.0;

/// What the structures behind a descriptor were called before the specification had them.
const OLD_EXTERNAL: ze_structure_type_t = _ze_structure_type_t(0x0003_001d);
const OLD_AGGREGATE: ze_structure_type_t = _ze_structure_type_t(0x0003_0027);

/// Memory of the program that an event is about.
#[derive(Default)]
struct Outside {
    point: Option<Point>,
    aggregate: Option<(usize, u64)>,
}

impl Outside {
    /// What a descriptor's chain says.
    ///
    /// # Safety
    /// The chain is as the specification says.
    unsafe fn read(context: &Context, next: *const c_void) -> Answer<Outside> {
        use ze_structure_type_t as S;
        let mut outside = Outside::default();
        // SAFETY: forwarded to the caller; each structure is read as what its type says.
        for (stype, address) in unsafe { chain(next) } {
            let found = match stype {
                OLD_EXTERNAL | S::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC => {
                    // SAFETY: as above.
                    let desc =
                        unsafe { read(address.cast::<ze_event_counter_based_external_sync_allocation_desc_t>()) }?;
                    Self::external(context, &desc)?
                }
                OLD_AGGREGATE | S::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC => {
                    // SAFETY: as above.
                    let desc =
                        unsafe { read(address.cast::<ze_event_counter_based_external_aggregate_storage_desc_t>()) }?;
                    let address = number(context, desc.deviceAddress)?;
                    Outside {
                        point: Some(Point::of_memory(address, desc.completionValue)),
                        aggregate: Some((address, desc.incrementValue)),
                    }
                }
                _ => continue,
            };
            require(outside.point.is_none(), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            outside = found;
        }
        Ok(outside)
    }

    /// The program raises both numbers; here they are within everybody's reach, and the host's is looked at.
    fn external(context: &Context, desc: &ze_event_counter_based_external_sync_allocation_desc_t) -> Answer<Outside> {
        number(context, desc.deviceAddress)?;
        let address = number(context, desc.hostAddress)?;
        Ok(Outside { point: Some(Point::of_memory(address, desc.completionValue)), aggregate: None })
    }
}

/// The address of a number in memory of the context.
fn number(context: &Context, address: *mut u64) -> Answer<usize> {
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    require(!address.is_null() && address.is_aligned(), invalid)?;
    known::find(context.id, address.cast()).map_err(|_| invalid)?;
    Ok(address as usize)
}

fn create(flags: ze_event_counter_based_flags_t, scopes: Scopes, outside: Outside) -> Answer<ze_event_handle_t> {
    // Graphs, the only user of the flag that is left, are not supported.
    let known = Flag::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE.0
        | Flag::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE.0
        | Flag::ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE.0
        | Flag::ZE_EVENT_COUNTER_BASED_FLAG_IPC.0
        | TIMESTAMPS;
    check_flags(flags, known)?;
    let shared = flags & Flag::ZE_EVENT_COUNTER_BASED_FLAG_IPC.0 != 0;
    require(
        flags & TIMESTAMPS != TIMESTAMPS && !(shared && flags & TIMESTAMPS != 0),
        ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
    )?;
    let counter = CounterBased {
        flags,
        timestamps: flags & TIMESTAMPS != 0,
        aggregate: outside.aggregate,
        opened: false,
        now: Mutex::new(Now::of(outside.point)),
    };
    object::publish(Arc::new(Event::counter_based(counter, scopes)))
}

pub unsafe extern "C" fn zeEventCounterBasedCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_event_counter_based_desc_t,
    event: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor, what is chained to it, and the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            let desc = read(desc)?;
            let scopes = Scopes::check(desc.signal, desc.wait)?;
            check_sync_mode(desc.pNext)?;
            let outside = Outside::read(context, desc.pNext)?;
            non_null(event)?;
            write(event, create(desc.flags, scopes, outside)?)
        }
    })
}

/// The first form that Intel's driver had: for lists of both kinds, and perhaps about memory of the program.
pub unsafe extern "C" fn zexCounterBasedEventCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    device_address: *mut u64,
    host_address: *mut u64,
    completion: u64,
    desc: *const ze_event_desc_t,
    event: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            let desc = read(desc)?;
            let scopes = Scopes::check(desc.signal, desc.wait)?;
            non_null(event)?;
            let outside = if device_address.is_null() && host_address.is_null() {
                Outside::default()
            } else {
                Outside::external(
                    context,
                    &ze_event_counter_based_external_sync_allocation_desc_t {
                        stype: OLD_EXTERNAL,
                        pNext: std::ptr::null(),
                        deviceAddress: device_address,
                        hostAddress: host_address,
                        completionValue: completion,
                    },
                )?
            };
            let flags = Flag::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE.0
                | Flag::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE.0
                | Flag::ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE.0;
            write(event, create(flags, scopes, outside)?)
        }
    })
}

/// What an IPC handle says of an event that nothing signals yet: it is complete.
const NOTHING_YET: [std::ffi::c_char; BYTES] = [0; BYTES];

/// The handle stands for what the event stands for now.
pub unsafe extern "C" fn zeEventCounterBasedGetIpcHandle(
    event: ze_event_handle_t,
    handle: *mut ze_ipc_event_counter_based_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let counter = object::get::<Event>(event)?.as_counter_based()?;
            let shared = counter.flags & Flag::ZE_EVENT_COUNTER_BASED_FLAG_IPC.0 != 0;
            require(shared, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            non_null(handle)?;
            let data = match counter.point() {
                Some(point) => point.ticket()?.to_handle(),
                None => NOTHING_YET,
            };
            write(handle, ze_ipc_event_counter_based_handle_t { data })
        }
    })
}

pub unsafe extern "C" fn zeEventCounterBasedOpenIpcHandle(
    context: ze_context_handle_t,
    handle: ze_ipc_event_counter_based_handle_t,
    event: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            object::get::<Context>(context)?;
            non_null(event)?;
            let point = if handle.data == NOTHING_YET {
                None
            } else {
                Some(Point::open(&Ticket::from_handle(&handle.data, Kind::Counter)?)?)
            };
            // Should it be signaled here, that changes what it stands for here.
            let counter = CounterBased {
                flags: Flag::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE.0
                    | Flag::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE.0,
                timestamps: false,
                aggregate: None,
                opened: true,
                now: Mutex::new(Now::of(point)),
            };
            let scopes = Scopes::check(0, 0)?;
            let opened = Event::counter_based(counter, scopes);
            write(event, object::publish(Arc::new(opened))?)
        }
    })
}

pub unsafe extern "C" fn zeEventCounterBasedCloseIpcHandle(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            let opened = object::get::<Event>(event)?.as_counter_based()?.opened;
            require(opened, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            object::retire::<Event>(event).map(drop)
        }
    })
}

/// An event that stands for nothing yet has no address to tell.
pub unsafe extern "C" fn zeEventCounterBasedGetDeviceAddress(
    event: ze_event_handle_t,
    completion: *mut u64,
    address: *mut u64,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let point = object::get::<Event>(event)?.as_counter_based()?.point();
            let point = point.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            let target = point.target();
            non_null(address)?;
            write(completion, target.value)?;
            write(address, target.address() as u64)
        }
    })
}

getters! {
    /// Of version 1.17.
    zeEventGetCounterBasedFlags(Event) -> ze_event_counter_based_flags_t: |event| {
        Ok(event.as_counter_based().map_or(0, |counter| counter.flags))
    };
    /// A command that signals such an event adds once.
    zeDeviceGetAggregatedCopyOffloadIncrementValue(Device) -> u32: |_| Ok(1);
    /// Of version 1.17: numbers have all their bits.
    zeDeviceGetCounterBasedEventMaxValue(Device) -> u64: |_| Ok(u64::MAX);
}
