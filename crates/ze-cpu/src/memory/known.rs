//! Which memory is known: allocations by their addresses, which may be any in them.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ffi::c_void;
use std::sync::{Arc, PoisonError, RwLock};

use level_zero_sys::ze_result_t;

use crate::base::answer::{Answer, because};
use crate::devices::device::Device;
use crate::memory::allocation::{Allocation, Origin};
use crate::memory::{imported, virtual_memory};
use crate::strict::{self, Use};

static ALLOCATIONS: RwLock<BTreeMap<usize, Arc<Allocation>>> = RwLock::new(BTreeMap::new());

/// The allocation of any context that has this address.
fn at(pointer: *const c_void) -> Option<Arc<Allocation>> {
    let all = ALLOCATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let below = all.range(..=pointer as usize).next_back();
    let found = below.filter(|(_, allocation)| (pointer as usize) < allocation.end());
    match found {
        Some((_, allocation)) => Some(allocation.clone()),
        None => virtual_memory::at(pointer as usize).map(Arc::new),
    }
}

/// Some memory of the driver's, or what the program has told it of, has this address.
pub fn is_known(address: usize) -> bool {
    at(address as *const c_void).is_some() || imported::base_of(address).is_some() || strict::is_global(address)
}

/// The devices whose own memory has a byte of a range, by their numbers.
pub fn homes(address: usize, bytes: usize) -> Vec<u32> {
    let all = ALLOCATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let below = all.range(..address.saturating_add(bytes)).rev();
    let allocated = below
        .take_while(|(_, allocation)| allocation.end() > address)
        .map(|(_, allocation)| allocation.backing.clone());
    let reserved = virtual_memory::mapped_in(address, bytes);
    allocated.chain(reserved).filter(|backing| backing.is_on_device()).filter_map(|backing| backing.home).collect()
}

/// The allocation that has this address, else `INVALID_ARGUMENT`. One of another context is found all the same, as Intel's
/// drivers find it; strict mode keeps to the specification, to which it is unknown.
pub fn find(context: u64, pointer: *const c_void) -> Answer<Arc<Allocation>> {
    at(pointer)
        .filter(|found| !strict::is_on() || found.backing.context == context)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// Enters it; its address for the caller.
pub fn insert(allocation: Allocation) -> *mut c_void {
    let base = allocation.base;
    ALLOCATIONS.write().unwrap_or_else(PoisonError::into_inner).insert(base, Arc::new(allocation));
    base as *mut c_void
}

/// Takes out the allocation that begins at this address. As for [`find`], it is the context's only where the driver is strict.
pub fn remove(context: u64, pointer: *mut c_void, origin: Origin) -> Answer<Arc<Allocation>> {
    let mut all = ALLOCATIONS.write().unwrap_or_else(PoisonError::into_inner);
    let is_meant =
        |found: &Allocation| found.origin == origin && (!strict::is_on() || found.backing.context == context);
    match all.entry(pointer as usize) {
        Entry::Occupied(found) if is_meant(found.get()) => Ok(found.remove()),
        _ => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
    }
}

/// `INVALID_ARGUMENT` if a command of a device is given memory of another that it does not reach.
pub fn check_reach(device: &Device, uses: Vec<Use>) -> Answer {
    for used in uses.iter().filter(|used| used.bytes > 0) {
        let homes = homes(used.address, used.bytes);
        if let Some(home) = homes.into_iter().find(|home| !device.reaches(*home)) {
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
                format!(
                    "{} {:#x}, memory of device {home}, which is no peer of device {}",
                    used.who, used.address, device.number
                ),
            ));
        }
    }
    Ok(())
}
