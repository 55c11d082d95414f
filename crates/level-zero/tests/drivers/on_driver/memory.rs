//! Memory and its IPC handles.

use std::ffi::c_void;
use std::fs::File;
use std::io::{Seek, SeekFrom};
use std::os::fd::AsFd;

use level_zero::sys::ze_result_t;
use level_zero::{Context, IpcHandle, MemoryKind};

use super::{Setup, refused};

#[test]
#[ignore = "run by the tests of drivers"]
fn drivers_know_what_was_allocated() {
    let Some(setup) = Setup::new() else { return };
    let (device, context) = (setup.device, &setup.context);
    let on_device = context.alloc_device(&device, 1000, 4096).unwrap();
    let on_host = context.alloc_host(1000, 64).unwrap();
    let shared = context.alloc_shared(&device, 1000, 0).unwrap();
    let kind = |address| context.alloc_properties(address).unwrap().kind;
    assert_eq!(kind(on_device.as_ptr()), MemoryKind::Device);
    assert_eq!(kind(on_host.as_ptr()), MemoryKind::Host);
    assert_eq!(kind(shared.as_ptr()), MemoryKind::Shared);
    let local = 0;
    assert_eq!(kind((&raw const local).cast_mut().cast()), MemoryKind::Unknown);
    assert_eq!(on_device.as_ptr() as usize % 4096, 0);
    assert_eq!(on_device.bytes(), 1000);
    let properties = context.alloc_properties(on_device.as_ptr()).unwrap();
    assert_eq!(properties.device, Some(device));
    let inside = on_device.as_ptr().wrapping_byte_add(999);
    let (base, bytes) = context.address_range(inside).unwrap();
    assert_eq!(base, on_device.as_ptr());
    assert!(bytes >= 1000, "{bytes}");
}

#[test]
#[ignore = "run by the tests of drivers"]
fn host_memory_is_the_hosts() {
    let Some(setup) = Setup::new() else { return };
    let memory = setup.context.alloc_host(4096, 64).unwrap();
    let first = memory.as_ptr().cast::<u64>();
    // SAFETY: host memory of this size, which no command uses.
    unsafe {
        first.write_volatile(5);
        assert_eq!(first.read_volatile(), 5);
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn impossible_allocations_are_refused() {
    let Some(setup) = Setup::new() else { return };
    let (device, context) = (setup.device, &setup.context);
    let too_much = device.memory_properties().unwrap()[0].bytes as usize;
    let too_much = too_much.max(device.properties().unwrap().max_alloc_bytes as usize);
    let memory = context.alloc_device(&device, too_much.saturating_mul(64), 64);
    refused("zeMemAllocDevice", memory.err());
    // Some drivers round such an alignment up.
    if setup.executes {
        let error = context.alloc_device(&device, 64, 48).unwrap_err();
        let alignment = ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
        assert_eq!(error.result(), Some(alignment));
        assert!(error.to_string().contains("UNSUPPORTED_ALIGNMENT"));
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn memory_can_be_made_resident() {
    let Some(setup) = Setup::executing("memory made resident") else {
        return;
    };
    let memory = setup.context.alloc_device(&setup.device, 8192, 64).unwrap();
    // SAFETY: the allocation is evicted before it goes.
    unsafe {
        setup.context.make_resident(&setup.device, memory.as_ptr(), memory.bytes()).unwrap();
        setup.context.evict(&setup.device, memory.as_ptr(), memory.bytes()).unwrap();
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn handles_are_exported_and_put_back() {
    let Some(setup) = Setup::new() else { return };
    let memory = setup.context.alloc_device(&setup.device, 8192, 64).unwrap();
    let handle = setup.context.ipc_handle(&memory).unwrap();
    assert_eq!(handle, setup.context.ipc_handle_of(memory.as_ptr()).unwrap());
    // Without hardware, Intel's older drivers have no handle to give.
    assert!(!setup.executes || handle.0 != [0; 64], "{handle:?}");
    // Loaders before 1.6 have no such call, and there is nothing to do.
    setup.context.put_ipc_handle(handle).unwrap();
}

#[test]
#[ignore = "run by the tests of drivers"]
fn memory_is_exported_as_a_dma_buf() {
    let Some(setup) = Setup::executing("memory exported as a dma-buf") else {
        return;
    };
    assert!(setup.device.exports_dma_bufs().unwrap());
    let memory = setup.context.alloc_exported(&setup.device, 8192, 64).unwrap();
    for _ in 0..2 {
        let dma_buf = memory.dma_buf().unwrap();
        let mut file = File::from(dma_buf.as_fd().try_clone_to_owned().unwrap());
        assert!(file.seek(SeekFrom::End(0)).unwrap() >= 8192);
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn memory_of_another_context_is_not_exported() {
    let Some(setup) = Setup::new() else { return };
    let other = Context::new(&setup.driver).unwrap();
    let memory = other.alloc_device(&setup.device, 64, 64).unwrap();
    let export = || setup.context.ipc_handle(&memory);
    let refused = std::panic::catch_unwind(std::panic::AssertUnwindSafe(export));
    assert!(refused.is_err());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn imported_memory_is_the_same_memory() {
    let Some(setup) = Setup::executing("memory imported from a handle") else {
        return;
    };
    let (device, context) = (setup.device, &setup.context);
    let memory = context.alloc_device(&device, 8192, 64).unwrap();
    let handle = context.ipc_handle(&memory).unwrap();
    let imported = context.open_ipc(&device, handle).unwrap();
    assert_ne!(imported.as_ptr(), memory.as_ptr());
    let properties = context.alloc_properties(imported.as_ptr()).unwrap();
    assert_eq!((properties.kind, properties.device), (MemoryKind::Device, Some(device)));
    assert!(context.address_range(imported.as_ptr()).unwrap().1 >= 8192);
    let mut list = setup.synchronous_list();
    let (sent, mut received) = ([3u64; 1024], [0u64; 1024]);
    let to: *mut c_void = (&raw mut received).cast();
    // SAFETY: ranges of the sizes that were allocated; the list is synchronous.
    unsafe {
        list.append_copy(memory.as_ptr(), (&raw const sent).cast(), 8192, None, &[]).unwrap();
        list.append_copy(to, imported.as_ptr(), 8192, None, &[]).unwrap();
        // The mapping outlives the export.
        drop(memory);
        received[0] = 0;
        list.append_copy(to, imported.as_ptr(), 8192, None, &[]).unwrap();
    }
    assert_eq!(received, sent);
}

#[test]
#[ignore = "run by the tests of drivers"]
fn handles_of_nothing_are_refused() {
    let Some(setup) = Setup::executing("handles of nothing refused") else {
        return;
    };
    let mut bytes = [0; 64];
    bytes[..4].copy_from_slice(&9999i32.to_ne_bytes());
    for handle in [IpcHandle([0xff; 64]), IpcHandle(bytes)] {
        refused("zeMemOpenIpcHandle", setup.context.open_ipc(&setup.device, handle).err());
    }
}
