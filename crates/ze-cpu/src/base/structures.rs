//! Structures that programs pass: whether they are what they are passed as.
//!
//! Drivers of GPUs trust that; a wrong type or a chain that was never initialised then works with one version of a driver and not
//! with the next.

use std::any::type_name;
use std::ffi::c_void;

use level_zero_sys::*;

use crate::base::answer::{Answer, because};
use crate::base::settings::settings;

/// The type that descriptors of counter-based events have in Intel's header.
const INTELS_DESC: ze_structure_type_t = _ze_structure_type_t(0x0003_001c);

/// The structures that functions are passed, with the types that they have to begin with.
macro_rules! structures {
    ($($structure:ident: $($stype:ident)|+ $(or $other:expr)?;)*) => {
        /// The types that a `T` may have; none if it is no such structure.
        fn types_of<T>() -> &'static [ze_structure_type_t] {
            let name = type_name::<T>();
            $(if name == type_name::<$structure>() {
                return &[$(ze_structure_type_t::$stype),+ $(, $other)?];
            })*
            &[]
        }
    };
}

structures! {
    ze_command_list_desc_t: ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC;
    ze_command_queue_desc_t: ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    ze_command_queue_group_properties_t: ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
    ze_context_desc_t: ZE_STRUCTURE_TYPE_CONTEXT_DESC;
    ze_device_cache_properties_t: ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES;
    ze_device_compute_properties_t: ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES;
    ze_device_external_memory_properties_t: ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES;
    ze_device_image_properties_t: ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES;
    ze_device_mem_alloc_desc_t: ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC;
    ze_device_memory_access_properties_t: ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES;
    ze_device_memory_properties_t: ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES;
    ze_device_module_properties_t: ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES;
    ze_device_p2p_properties_t: ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES;
    ze_device_properties_t: ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES | ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
    ze_driver_ipc_properties_t: ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES;
    ze_driver_properties_t: ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES;
    ze_event_counter_based_desc_t: ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC or INTELS_DESC;
    ze_event_desc_t: ZE_STRUCTURE_TYPE_EVENT_DESC;
    ze_event_pool_desc_t: ZE_STRUCTURE_TYPE_EVENT_POOL_DESC;
    ze_fence_desc_t: ZE_STRUCTURE_TYPE_FENCE_DESC;
    ze_host_mem_alloc_desc_t: ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC;
    ze_init_driver_type_desc_t: ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC;
    ze_kernel_desc_t: ZE_STRUCTURE_TYPE_KERNEL_DESC;
    ze_kernel_properties_t: ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES;
    ze_linkage_inspection_ext_desc_t: ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC;
    ze_memory_allocation_properties_t: ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
    ze_memory_free_ext_desc_t: ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC;
    ze_module_desc_t: ZE_STRUCTURE_TYPE_MODULE_DESC;
    ze_module_properties_t: ZE_STRUCTURE_TYPE_MODULE_PROPERTIES;
    ze_physical_mem_desc_t: ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC;
    ze_physical_mem_properties_t: ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES;
    ze_scheduling_hint_exp_desc_t: ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC;
}

/// More structures than this in one chain are a chain without an end.
const LONGEST_CHAIN: usize = 64;

/// `INVALID_ARGUMENT` if a structure has another's type, or what is chained to it is no structure.
///
/// # Safety
/// `structure` points to a `T`.
pub unsafe fn check_structure<T>(structure: *const T) -> Answer {
    if !settings().strict {
        return Ok(());
    }
    let types = types_of::<T>();
    if types.is_empty() {
        return Ok(());
    }
    let refused = |reason: String| {
        let name = type_name::<T>().rsplit("::").next().unwrap_or_default();
        Err(because(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT, format!("{}{reason}", name.trim_start_matches('_'))))
    };
    // SAFETY: a T begins with its type and a `pNext`.
    let head = unsafe { structure.cast::<ze_base_desc_t>().read_unaligned() };
    if !types.contains(&head.stype) {
        return refused(format!(".stype is {:#x} and has to be {:#x}", head.stype.0, types[0].0));
    }
    let mut next = head.pNext;
    for _ in 0..LONGEST_CHAIN {
        if next.is_null() {
            return Ok(());
        }
        match read_if_mapped(next) {
            Some(found) if found.stype.0 != 0 => next = found.pNext,
            Some(_) => return refused(format!(": at {next:p} in its pNext, stype is 0")),
            None => return refused(format!(": {next:p} in its pNext is no address")),
        }
    }
    refused(": its pNext has no end".to_owned())
}

/// The head of a structure that may not be there. Where the kernel does not answer, nothing is known: an end.
fn read_if_mapped(address: *const c_void) -> Option<ze_base_desc_t> {
    let mut head = ze_base_desc_t { stype: ze_structure_type_t(u32::MAX), pNext: std::ptr::null() };
    let bytes = size_of::<ze_base_desc_t>();
    let (to, from) = (
        libc::iovec { iov_base: (&raw mut head).cast(), iov_len: bytes },
        libc::iovec { iov_base: address.cast_mut(), iov_len: bytes },
    );
    // SAFETY: the kernel copies to the structure above, all bytes of which may have any value, and refuses to copy from where
    // nothing is mapped.
    let copied = unsafe { libc::process_vm_readv(libc::getpid(), &to, 1, &from, 1, 0) };
    let refused = copied < 0 && std::io::Error::last_os_error().raw_os_error() != Some(libc::EFAULT);
    (refused || copied == bytes as isize).then_some(head)
}
