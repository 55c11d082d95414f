//! Memory: kinds, limits, ranges, properties, external descriptors, ways to free.

mod common;

use common::*;
use std::ffi::c_void;
use std::ptr;

fn kinds(ze: &Ze, bytes: usize, alignment: usize) -> [(*mut c_void, ze_memory_type_t); 3] {
    let device_desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC);
    let host_desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC);
    let [mut device, mut host, mut shared] = [ptr::null_mut(); 3];
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeMemAllocDevice(ze.context, &device_desc, bytes, alignment, ze.device(), &mut device));
        ok(ze.loader.zeMemAllocHost(ze.context, &host_desc, bytes, alignment, &mut host));
        ok(ze.loader.zeMemAllocShared(
            ze.context,
            &device_desc,
            &host_desc,
            bytes,
            alignment,
            ze.device(),
            &mut shared,
        ));
    }
    [
        (device, ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE),
        (host, ze_memory_type_t::ZE_MEMORY_TYPE_HOST),
        (shared, ze_memory_type_t::ZE_MEMORY_TYPE_SHARED),
    ]
}

fn properties(ze: &Ze, pointer: *const c_void) -> (ze_memory_allocation_properties_t, ze_device_handle_t) {
    let mut properties = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES);
    let mut device = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeMemGetAllocProperties(ze.context, pointer, &mut properties, &mut device) });
    (properties, device)
}

#[test]
fn kinds_and_their_properties() {
    if in_child("kinds_and_their_properties", &[]) {
        return;
    }
    let ze = Ze::start();
    for (bytes, alignment) in [(1, 0), (100, 64), (5000, 4096), (3 << 20, 0), (70_000, 1 << 21)] {
        let all = kinds(&ze, bytes, alignment);
        for (pointer, kind) in all {
            assert_eq!(pointer as usize % alignment.max(64), 0);
            let (found, device) = properties(&ze, pointer.wrapping_byte_add(bytes - 1));
            assert_eq!(found.type_, kind);
            assert_eq!(device.is_null(), kind == ze_memory_type_t::ZE_MEMORY_TYPE_HOST);
            let (mut base, mut size) = (ptr::null_mut(), 0);
            // SAFETY: the arguments are as the specification says; the memory is as large as asked for.
            unsafe {
                let inside = pointer.byte_add(bytes / 2);
                ok(ze.loader.zeMemGetAddressRange(ze.context, inside, &mut base, &mut size));
                // As GPUs have it, unless the driver is strict: to the last byte of the last page.
                let page = found.pageSize as usize;
                assert_eq!(page, if is_strict() || device.is_null() { 4096 } else { 64 << 10 });
                let told = if is_strict() { bytes } else { bytes.next_multiple_of(page) };
                assert_eq!((base, size), (pointer, told));
                let last = pointer.cast::<u8>().add(told - 1);
                ze.write(last, 9u8);
                assert_eq!(ze.read(last), 9);
                ok(ze.loader.zeContextMakeMemoryResident(ze.context, ze.device(), pointer, bytes));
                ze.write(pointer.cast::<u8>().add(bytes - 1), 7);
                ok(ze.loader.zeContextEvictMemory(ze.context, ze.device(), pointer, bytes));
                assert_eq!(ze.read(pointer.cast::<u8>().add(bytes - 1)), 7);
            }
        }
        let ids: Vec<u64> = all.iter().map(|(pointer, _)| properties(&ze, *pointer).0.id).collect();
        assert!(ids[0] != ids[1] && ids[1] != ids[2]);
        for (pointer, _) in all {
            ze.free(pointer);
            assert_eq!(properties(&ze, pointer).0.type_, ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN);
        }
    }
}

#[test]
fn memory_belongs_to_its_context() {
    if in_child("memory_belongs_to_its_context", &[]) {
        return;
    }
    let (ze, other) = (Ze::start(), Ze::start());
    let memory = ze.allocate_device(64);
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    // SAFETY: what is wrong with the arguments is what the driver checks.
    unsafe {
        assert_eq!(ze.loader.zeMemFree(ze.context, memory.add(1).cast()), invalid);
        // Unless the driver is strict, others may ask about it, and free it.
        let through_another = ze.loader.zeMemFree(other.context, ze.allocate_device(64).cast());
        assert_eq!(through_another, if is_strict() { invalid } else { ze_result_t::ZE_RESULT_SUCCESS });
        let (mut base, mut device) = (ptr::null_mut(), ptr::null_mut());
        let mut properties: ze_memory_allocation_properties_t =
            typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES);
        let mut handle = std::mem::zeroed();
        let z = &ze.loader;
        let range = z.zeMemGetAddressRange(other.context, memory.add(63).cast(), &mut base, ptr::null_mut());
        let exported = z.zeMemGetIpcHandle(other.context, memory.cast(), &mut handle);
        ok(z.zeMemGetAllocProperties(other.context, memory.cast(), &mut properties, &mut device));
        if is_strict() {
            assert_eq!((range, exported), (invalid, invalid));
            assert_eq!(properties.type_, ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN);
        } else {
            ok(range);
            ok(exported);
            assert_eq!(base, memory.cast());
            assert_eq!(properties.type_, ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE);
            assert_eq!(device, ze.device());
        }
        ok(ze.loader.zeMemFree(ze.context, memory.cast()));
        assert_eq!(ze.loader.zeMemFree(ze.context, memory.cast()), invalid);
    }
}

#[test]
fn descriptors_go_out_and_come_in() {
    if in_child("descriptors_go_out_and_come_in", &[]) {
        return;
    }
    let ze = Ze::start();
    let mut announced: ze_external_memory_export_desc_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC);
    announced.flags = ze_external_memory_type_flag_t::ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF.0;
    let mut export: ze_external_memory_export_fd_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD);
    export.flags = announced.flags;
    let mut properties: ze_memory_allocation_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES);
    properties.pNext = (&raw mut export).cast();
    let mut import: ze_external_memory_import_fd_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD);
    import.flags = export.flags;
    let mut desc: ze_device_mem_alloc_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC);
    let (mut memory, mut second) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let hint = uncompressed();
        announced.pNext = (&raw const hint).cast();
        desc.pNext = (&raw const announced).cast();
        ok(ze.loader.zeMemAllocDevice(ze.context, &desc, 8192, 0, ze.device(), &mut memory));
        ok(ze.loader.zeMemGetAllocProperties(ze.context, memory, &mut properties, ptr::null_mut()));
        // A handle names the descriptor that the program has.
        let mut handle = ze_ipc_mem_handle_t { data: [0; 64] };
        ok(ze.loader.zeMemGetIpcHandle(ze.context, memory, &mut handle));
        let number: [u8; 4] = std::array::from_fn(|i| handle.data[i] as u8);
        assert_eq!(i32::from_ne_bytes(number), export.fd);
        import.fd = export.fd;
        desc.pNext = (&raw const import).cast();
        ok(ze.loader.zeMemAllocDevice(ze.context, &desc, 8192, 0, ze.device(), &mut second));
        let too_much =
            ze.loader.zeMemAllocDevice(ze.context, &desc, (64 << 10) + 1, 0, ze.device(), &mut ptr::null_mut());
        assert_eq!(too_much, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE);
        libc::close(export.fd);
        ze.write(memory.cast::<u8>().add(8191), 42);
        ze.free(memory);
        assert_eq!(ze.read(second.cast::<u8>().add(8191)), 42);
    }
    ze.free(second);
}

#[test]
fn freeing_waits_for_work() {
    if in_child("freeing_waits_for_work", &[]) {
        return;
    }
    let ze = Ze::start();
    let desc: ze_memory_free_ext_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC);
    let blocking = ze_driver_memory_free_policy_ext_flag_t::ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE;
    let deferred = ze_driver_memory_free_policy_ext_flag_t::ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE;
    let desc =
        |policy: ze_driver_memory_free_policy_ext_flag_t| ze_memory_free_ext_desc_t { freePolicy: policy.0, ..desc };
    let pool = ze.pool(0, 1);
    let list = ze.immediate(false);
    for policy in [deferred, blocking] {
        let (source, target) = (ze.allocate(4096), ze.allocate(4096));
        let mut gate = ze.event(pool, 0);
        // SAFETY: the arguments are as the specification says.
        unsafe {
            source.write(9);
            let copy = |to: *mut u8, from: *const u8| {
                ze.loader.zeCommandListAppendMemoryCopy(
                    list,
                    to.cast(),
                    from.cast(),
                    1,
                    ptr::null_mut(),
                    1,
                    &mut gate.clone(),
                )
            };
            ok(copy(target, source));
            std::thread::scope(|scope| {
                if policy == blocking {
                    let gate = gate as usize;
                    let loader = &ze.loader;
                    scope.spawn(move || {
                        std::thread::yield_now();
                        ok(loader.zeEventHostSignal(gate as ze_event_handle_t));
                    });
                }
                ok(ze.loader.zeMemFreeExt(ze.context, &desc(policy), source.cast()));
            });
            ok(ze.loader.zeEventHostSignal(gate));
            let synchronize = ze.by_name::<unsafe extern "C" fn(ze_command_list_handle_t, u64) -> ze_result_t>(
                "zeCommandListHostSynchronize",
            );
            ok(synchronize(list, u64::MAX));
            assert_eq!(target.read(), 9);
            ok(ze.loader.zeEventDestroy(std::mem::replace(&mut gate, ptr::null_mut())));
        }
        ze.free(target);
    }
}

#[test]
fn freeing_at_once_does_not_wait() {
    if in_child("freeing_at_once_does_not_wait", &[]) {
        return;
    }
    let ze = Ze::start();
    let (pool, list) = (ze.pool(0, 1), ze.immediate(false));
    let mut gate = ze.event(pool, 0);
    let memory = ze.allocate(4096);
    let desc: ze_memory_free_ext_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
        ok(ze.loader.zeMemFreeExt(ze.context, &desc, memory.cast()));
        let unknown = ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN;
        assert_eq!(properties(&ze, memory.cast()).0.type_, unknown);
        ok(ze.loader.zeEventHostSignal(gate));
    }
}

/// More allocations than a process may usually have descriptors.
#[test]
fn thousands_of_allocations() {
    if in_child("thousands_of_allocations", &[]) {
        return;
    }
    let ze = Ze::start();
    let all: Vec<*mut u8> = (0..3000).map(|_| ze.allocate(100)).collect();
    // SAFETY: each is ours.
    all.iter().for_each(|memory| unsafe { memory.write(1) });
    all.into_iter().for_each(|memory| ze.free(memory));
}

/// Beyond the device's largest allocation there is memory for who relaxes that limit.
#[test]
fn limits_can_be_relaxed() {
    if in_child("limits_can_be_relaxed", &[]) {
        return;
    }
    let ze = Ze::start();
    let mut properties: ze_device_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES);
    let mut relaxed: ze_relaxed_allocation_limits_exp_desc_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC);
    relaxed.flags = ze_relaxed_allocation_limits_exp_flag_t::ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE.0;
    let usual: ze_device_mem_alloc_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC);
    let more = ze_device_mem_alloc_desc_t { pNext: (&raw const relaxed).cast(), ..usual };
    let (context, device, mut pointer) = (ze.context, ze.device(), ptr::null_mut());
    // SAFETY: the arguments are as the specification says; pages come when they are touched, which none is.
    unsafe {
        ok(ze.loader.zeDeviceGetProperties(device, &mut properties));
        let most = properties.maxMemAllocSize as usize;
        let mut allocate = |desc: &ze_device_mem_alloc_desc_t, bytes| {
            ze.loader.zeMemAllocDevice(context, desc, bytes, 0, device, &mut pointer)
        };
        let size = ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
        assert_eq!(allocate(&usual, most + 1), size);
        let memory = ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
        assert_eq!(allocate(&more, 1 << 60), memory);
        ok(allocate(&more, most + 4096));
    }
    ze.free(pointer);
}
