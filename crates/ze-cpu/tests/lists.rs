//! Lists, queues, events, fences: what is appended happens, in order, when it should.

mod common;

use common::*;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::Ordering::SeqCst;

const NONE: ze_event_handle_t = ptr::null_mut();

#[test]
fn regular_lists_run_as_often_as_executed() {
    if in_child("regular_lists_run_as_often_as_executed", &[]) {
        return;
    }
    let ze = Ze::start();
    let (queue, mut list) = (ze.queue(), ze.list());
    let memory = ze.allocate(4096);
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
    unsafe {
        ze.copy(list, memory.add(8), memory, 8);
        ze.copy(list, memory.add(16), memory.add(8), 8);
        let open = ze.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut());
        assert_eq!(open, invalid, "it is not closed");
        word(memory).store(1, SeqCst);
        ze.run(queue, list);
        assert_eq!(word(memory.add(16)).load(SeqCst), 1);
        word(memory).store(2, SeqCst);
        ze.run(queue, list);
        assert_eq!(word(memory.add(16)).load(SeqCst), 2);
        ok(ze.loader.zeCommandListReset(list));
        word(memory).store(3, SeqCst);
        ze.run(queue, list);
        assert_eq!(word(memory.add(16)).load(SeqCst), 2, "an empty list");
        let mut immediate = ze.immediate(true);
        assert_eq!(
            ze.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut immediate, ptr::null_mut()),
            ze_result_t::ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE
        );
    }
}

#[test]
fn a_list_may_be_reset_while_it_runs() {
    // A strict driver refuses that.
    let lenient = [("ZE_CPU_STRICT", "0")];
    if in_child("a_list_may_be_reset_while_it_runs", &lenient) {
        return;
    }
    let ze = Ze::start();
    let (queue, mut list, pool) = (ze.queue(), ze.list(), ze.pool(0, 2));
    let (mut gate, memory) = (ze.event(pool, 0), ze.allocate(64));
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
        ok(ze.loader.zeCommandListAppendMemoryFill(
            list,
            memory.cast(),
            [7u8].as_ptr().cast(),
            1,
            64,
            NONE,
            0,
            ptr::null_mut(),
        ));
        ok(ze.loader.zeCommandListClose(list));
        ok(ze.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
        ok(ze.loader.zeCommandListReset(list));
        ok(ze.loader.zeCommandListDestroy(list));
        let busy = ze.loader.zeCommandQueueSynchronize(queue, 1_000_000);
        assert_eq!(busy, ze_result_t::ZE_RESULT_NOT_READY);
        ok(ze.loader.zeEventHostSignal(gate));
        ok(ze.loader.zeCommandQueueSynchronize(queue, u64::MAX));
        assert_eq!(memory.add(63).read(), 7);
    }
}

#[test]
fn fences() {
    if in_child("fences", &[]) {
        return;
    }
    let ze = Ze::start();
    let (queue, mut list, pool) = (ze.queue(), ze.list(), ze.pool(0, 1));
    let mut gate = ze.event(pool, 0);
    let desc: ze_fence_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
    let signaled = ze_fence_desc_t { flags: ze_fence_flag_t::ZE_FENCE_FLAG_SIGNALED.0, ..desc };
    let [mut fence, mut already] = [ptr::null_mut(); 2];
    let not_ready = ze_result_t::ZE_RESULT_NOT_READY;
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeFenceCreate(queue, &desc, &mut fence));
        ok(ze.loader.zeFenceCreate(queue, &signaled, &mut already));
        ok(ze.loader.zeFenceQueryStatus(already));
        ok(ze.loader.zeFenceDestroy(already));
        ok(ze.loader.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
        ok(ze.loader.zeCommandListClose(list));
        for _ in 0..3 {
            ok(ze.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fence));
            assert_eq!(ze.loader.zeFenceQueryStatus(fence), not_ready);
            assert_eq!(ze.loader.zeFenceHostSynchronize(fence, 1000), not_ready);
            ok(ze.loader.zeEventHostSignal(gate));
            ok(ze.loader.zeFenceHostSynchronize(fence, u64::MAX));
            ok(ze.loader.zeFenceReset(fence));
            ok(ze.loader.zeEventHostReset(gate));
        }
        ok(ze.loader.zeFenceDestroy(fence));
    }
}

/// Two queues and the host pass a token around by events.
#[test]
fn queues_and_the_host_wait_for_each_other() {
    if in_child("queues_and_the_host_wait_for_each_other", &[]) {
        return;
    }
    let ze = Ze::start();
    let pool = ze.pool(0, 4);
    let mut events: [_; 4] = std::array::from_fn(|i| ze.event(pool, i as u32));
    let (first, second) = (ze.immediate(false), ze.immediate(false));
    let memory = ze.allocate(64);
    for round in 1..=300 {
        word(memory).store(round, SeqCst);
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let copy = |list, to, from, signal, wait: *mut ze_event_handle_t| {
                let (to, from) = (memory.add(to).cast::<c_void>(), memory.add(from).cast::<c_void>());
                ok(ze.loader.zeCommandListAppendMemoryCopy(list, to, from, 8, signal, 1, wait));
            };
            // Appended in the reverse order of what happens.
            let [start, one, two, _] = events;
            copy(second, 16, 8, two, &raw mut events[1]);
            copy(first, 8, 0, one, &raw mut events[0]);
            assert_eq!(ze.loader.zeEventQueryStatus(two), ze_result_t::ZE_RESULT_NOT_READY);
            ok(ze.loader.zeEventHostSignal(start));
            ok(ze.loader.zeEventHostSynchronize(two, u64::MAX));
            assert_eq!(word(memory.add(16)).load(SeqCst), round);
            for event in [start, one] {
                ok(ze.loader.zeEventHostReset(event));
            }
            ok(ze.loader.zeCommandListAppendEventReset(first, two));
            ok(ze.loader.zeCommandListAppendSignalEvent(first, events[3]));
            ok(ze.loader.zeEventHostSynchronize(events[3], u64::MAX));
            ok(ze.loader.zeEventHostReset(events[3]));
            assert_eq!(ze.loader.zeEventQueryStatus(two), ze_result_t::ZE_RESULT_NOT_READY);
        }
    }
}

#[test]
fn copies_fills_and_regions() {
    if in_child("copies_fills_and_regions", &[]) {
        return;
    }
    let ze = Ze::start();
    let (queue, list, immediate) = (ze.queue(), ze.list(), ze.immediate(true));
    let (from, to) = (ze.allocate(1 << 20), ze.allocate(1 << 20));
    // SAFETY: the arguments are as the specification says; the allocations have that many bytes.
    unsafe {
        let bytes = |memory: *mut u8| std::slice::from_raw_parts(memory, 1 << 20);
        for (index, byte) in std::slice::from_raw_parts_mut(from, 1 << 20).iter_mut().enumerate() {
            *byte = (index * 7 + index / 256) as u8;
        }
        ze.copy(immediate, to, from, 1 << 20);
        assert!(bytes(to) == bytes(from));
        ze.copy(immediate, to, from, 0);
        let pattern = 0x0102_0304_u32;
        ok(ze.loader.zeCommandListAppendMemoryFill(
            list,
            to.cast(),
            (&raw const pattern).cast(),
            4,
            1 << 20,
            NONE,
            0,
            ptr::null_mut(),
        ));
        let to_region = ze_copy_region_t { originX: 8, originY: 1, originZ: 1, width: 16, height: 3, depth: 2 };
        let from_region = ze_copy_region_t { originX: 0, originY: 0, originZ: 0, ..to_region };
        let append = |region: &ze_copy_region_t| {
            let (to, from) = (to.cast(), from.cast());
            ze.loader.zeCommandListAppendMemoryCopyRegion(
                list,
                to,
                &to_region,
                64,
                1024,
                from,
                region,
                32,
                256,
                NONE,
                0,
                ptr::null_mut(),
            )
        };
        ok(append(&from_region));
        assert_eq!(append(&ze_copy_region_t { width: 17, ..from_region }), ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE);
        let nothing = ze_copy_region_t { width: 0, height: u32::MAX, depth: u32::MAX, ..from_region };
        ok(ze.loader.zeCommandListAppendMemoryCopyRegion(
            immediate,
            to.cast(),
            &nothing,
            64,
            1024,
            from.cast(),
            &nothing,
            32,
            256,
            NONE,
            0,
            ptr::null_mut(),
        ));
        ok(ze.loader.zeCommandListAppendMemoryCopyFromContext(
            list,
            to.add(4096).cast(),
            ze.context,
            from.cast(),
            100,
            NONE,
            0,
            ptr::null_mut(),
        ));
        ze.run(queue, list);
        let to = bytes(to);
        assert_eq!(to[..4], [4, 3, 2, 1]);
        for plane in 0..2 {
            for row in 0..3 {
                let (at, source) = (8 + (1 + row) * 64 + (1 + plane) * 1024, row * 32 + plane * 256);
                assert_eq!(to[at..at + 16], bytes(from)[source..source + 16]);
                assert_eq!(to[at + 16..at + 20], [4, 3, 2, 1]);
            }
        }
        assert_eq!(to[4096..4196], bytes(from)[..100]);
    }
}

#[test]
fn long_copies_and_fills_are_whole() {
    if in_child("long_copies_and_fills_are_whole", &[]) {
        return;
    }
    const BYTES: usize = (9 << 20) + 13;
    const PITCH: usize = 3100;
    let work = |make: fn(&Ze) -> ze_command_list_handle_t, seed: u8| {
        let ze = Ze::start();
        let (z, list) = (&ze.loader, make(&ze));
        let (device, from, to) = (ze.allocate_device(BYTES), ze.allocate(BYTES), ze.allocate(BYTES));
        let done = ze.event(ze.pool(0, 1), 0);
        let wait = || {
            // SAFETY: the event is there, and nothing else is to signal it.
            unsafe {
                ok(z.zeEventHostSynchronize(done, u64::MAX));
                ok(z.zeEventHostReset(done));
            }
        };
        let copy = |to: *mut u8, from: *const u8, bytes| {
            let (to, from) = (to.cast(), from.cast());
            // SAFETY: ranges of these allocations.
            let append = unsafe { z.zeCommandListAppendMemoryCopy(list, to, from, bytes, done, 0, ptr::null_mut()) };
            ok(append);
            wait();
        };
        // SAFETY: the allocations have that many bytes, and no command is under way where they are looked at.
        unsafe {
            let bytes = |memory: *mut u8| std::slice::from_raw_parts_mut(memory, BYTES);
            for (index, byte) in bytes(from).iter_mut().enumerate() {
                *byte = (index % 251) as u8 ^ seed;
            }
            copy(device, from, BYTES);
            copy(to, device, BYTES);
            assert!(bytes(to) == bytes(from), "a copy there and back");

            copy(to.add(5), to, BYTES - 5);
            assert!(bytes(to)[..5] == bytes(from)[..5]);
            assert!(bytes(to)[5..] == bytes(from)[..BYTES - 5], "a move");

            let pattern: Vec<u8> = (0..12).map(|i| i ^ seed).collect();
            let filled = BYTES - 7;
            ok(z.zeCommandListAppendMemoryFill(
                list,
                device.add(3).cast(),
                pattern.as_ptr().cast(),
                pattern.len(),
                filled / 12 * 12,
                done,
                0,
                ptr::null_mut(),
            ));
            wait();
            copy(to, device, BYTES);
            let mut expected = bytes(from).to_vec();
            for (byte, value) in expected[3..][..filled / 12 * 12].iter_mut().zip(pattern.iter().cycle()) {
                *byte = *value;
            }
            assert!(bytes(to) == expected, "a fill");

            let region = ze_copy_region_t { originX: 1, originY: 2, originZ: 0, width: 3000, height: 1000, depth: 2 };
            ok(z.zeCommandListAppendMemoryCopyRegion(
                list,
                to.cast(),
                &region,
                PITCH as u32,
                (1400 * PITCH) as u32,
                from.cast(),
                &region,
                PITCH as u32,
                (1400 * PITCH) as u32,
                done,
                0,
                ptr::null_mut(),
            ));
            wait();
            for (plane, row) in (0..2).flat_map(|plane| (0..1000).map(move |row| (plane, row))) {
                let at = 1 + (2 + row) * PITCH + plane * 1400 * PITCH;
                expected[at..at + 3000].copy_from_slice(&bytes(from)[at..at + 3000]);
            }
            assert!(bytes(to) == expected, "a region");
        }
        [device, from, to].into_iter().for_each(|memory| ze.free(memory));
    };
    // Side by side, as threads of the driver may help with several at a time.
    std::thread::scope(|scope| {
        scope.spawn(|| work(|ze| ze.immediate(true), 1));
        scope.spawn(|| work(|ze| ze.immediate(false), 2));
        scope.spawn(|| work(Ze::in_order, 3));
    });
}

#[test]
fn timestamps() {
    if in_child("timestamps", &[]) {
        return;
    }
    let ze = Ze::start();
    let pool = ze.pool(ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0, 2);
    let mut events = [ze.event(pool, 0), ze.event(pool, 1)];
    let list = ze.immediate(true);
    let memory = ze.allocate(4096);
    let (mut before, mut after, mut host) = (0, 0, 0);
    // SAFETY: the arguments are as the specification says; results are written to memory of their size.
    unsafe {
        ok(ze.loader.zeDeviceGetGlobalTimestamps(ze.device(), &mut host, &mut before));
        for event in events {
            let (to, from) = (memory.add(2048).cast(), memory.cast());
            ok(ze.loader.zeCommandListAppendMemoryCopy(list, to, from, 2048, event, 0, ptr::null_mut()));
        }
        ok(ze.loader.zeCommandListAppendWriteGlobalTimestamp(list, memory.cast(), NONE, 0, ptr::null_mut()));
        ok(ze.loader.zeDeviceGetGlobalTimestamps(ze.device(), &mut host, &mut after));
        let mut times: ze_kernel_timestamp_result_t = std::mem::zeroed();
        ok(ze.loader.zeEventQueryKernelTimestamp(events[0], &mut times));
        let written = word(memory).load(SeqCst);
        let order = [before, times.global.kernelStart, times.global.kernelEnd, written, after];
        assert!(order.is_sorted(), "{order:?}");
        let all = memory.add(64).cast::<ze_kernel_timestamp_result_t>();
        ok(ze.loader.zeCommandListAppendQueryKernelTimestamps(
            list,
            2,
            events.as_mut_ptr(),
            all.cast(),
            ptr::null(),
            NONE,
            0,
            ptr::null_mut(),
        ));
        assert_eq!((*all).context.kernelEnd, times.context.kernelEnd);
        assert!((*all.add(1)).global.kernelStart >= times.global.kernelEnd);
        let plain = ze.event(ze.pool(0, 1), 0);
        assert_ne!(ze.loader.zeEventQueryKernelTimestamp(plain, &mut times), ze_result_t::ZE_RESULT_SUCCESS);
    }
}

/// Many threads, each with a list of its own, and all with one queue.
#[test]
fn threads_share_the_driver() {
    if in_child("threads_share_the_driver", &[]) {
        return;
    }
    let ze = Ze::start();
    let queue = ze.queue() as usize;
    let memory = ze.allocate(8 * 4096) as usize;
    let (ze, context) = (&ze.loader, (ze.context as usize, ze.device() as usize));
    std::thread::scope(|scope| {
        for thread in 0..8 {
            scope.spawn(move || {
                let mine = memory + thread * 4096;
                for round in 0..200u8 {
                    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC);
                    let mut list = ptr::null_mut();
                    // SAFETY: the arguments are as the specification says; the memory is this thread's.
                    unsafe {
                        let (queue, mine) = (queue as ze_command_queue_handle_t, mine as *mut u8);
                        let (context, device) = (context.0 as ze_context_handle_t, context.1 as ze_device_handle_t);
                        ok(ze.zeCommandListCreate(context, device, &desc, &mut list));
                        ok(ze.zeCommandListAppendMemoryFill(
                            list,
                            mine.cast(),
                            (&raw const round).cast(),
                            1,
                            4096,
                            NONE,
                            0,
                            ptr::null_mut(),
                        ));
                        ok(ze.zeCommandListClose(list));
                        ok(ze.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
                        ok(ze.zeCommandQueueSynchronize(queue, u64::MAX));
                        assert_eq!((mine.read(), mine.add(4095).read()), (round, round));
                        ok(ze.zeCommandListDestroy(list));
                    }
                }
            });
        }
    });
}

/// What a program asked for when it made a list or a queue is what it is told.
#[test]
fn lists_and_queues_tell_what_they_are() {
    if in_child("lists_and_queues_tell_what_they_are", &[]) {
        return;
    }
    let ze = Ze::start();
    let lists: ze_command_list_dditable_t = table("zeGetCommandListProcAddrTable");
    let queues: ze_command_queue_dditable_t = table("zeGetCommandQueueProcAddrTable");
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    let desc = ze_command_queue_desc_t {
        ordinal: 1,
        index: 2,
        flags: 7,
        mode: ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS,
        priority: ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC)
    };
    let (mut queue, mut immediate) = (ptr::null_mut(), ptr::null_mut());
    let regular = ze.list_with(0x3a);
    let (mut number, mut mode, mut priority) = (9, desc.mode, desc.priority);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let (context, device) = (ze.context, ze.device());
        ok(ze.loader.zeCommandQueueCreate(context, device, &desc, &mut queue));
        ok(ze.loader.zeCommandListCreateImmediate(context, device, &desc, &mut immediate));
        ok(queues.pfnGetOrdinal.unwrap()(queue, &mut number));
        assert_eq!(number, 1);
        ok(queues.pfnGetIndex.unwrap()(queue, &mut number));
        assert_eq!(number, 2);
        ok(queues.pfnGetFlags.unwrap()(queue, &mut number));
        assert_eq!(number, 7);
        ok(queues.pfnGetMode.unwrap()(queue, &mut mode));
        ok(queues.pfnGetPriority.unwrap()(queue, &mut priority));
        assert_eq!((mode, priority), (desc.mode, desc.priority));
        for (list, ordinal, is_immediate) in [(immediate, 1, 1), (regular, 0, 0)] {
            let (mut of_context, mut of_device) = (ptr::null_mut(), ptr::null_mut());
            ok(lists.pfnGetContextHandle.unwrap()(list, &mut of_context));
            ok(lists.pfnGetDeviceHandle.unwrap()(list, &mut of_device));
            assert_eq!((of_context, of_device), (context, device));
            ok(lists.pfnGetOrdinal.unwrap()(list, &mut number));
            assert_eq!(number, ordinal);
            let mut told = 9;
            ok(lists.pfnIsImmediate.unwrap()(list, &mut told));
            assert_eq!(told, is_immediate);
        }
        ok(lists.pfnImmediateGetIndex.unwrap()(immediate, &mut number));
        assert_eq!(number, 2);
        ok(lists.pfnImmediateGetFlags.unwrap()(immediate, &mut number));
        assert_eq!(number, 7);
        ok(lists.pfnImmediateGetMode.unwrap()(immediate, &mut mode));
        ok(lists.pfnImmediateGetPriority.unwrap()(immediate, &mut priority));
        assert_eq!((mode, priority), (desc.mode, desc.priority));
        ok(lists.pfnGetFlags.unwrap()(regular, &mut number));
        assert_eq!(number, 0x3a);
        assert_eq!(lists.pfnGetFlags.unwrap()(immediate, &mut number), invalid);
        assert_eq!(lists.pfnImmediateGetIndex.unwrap()(regular, &mut number), invalid);
        assert_eq!(lists.pfnHostSynchronize.unwrap()(regular, 0), invalid);
    }
}

#[test]
fn immediate_lists_execute_regular_ones() {
    if in_child("immediate_lists_execute_regular_ones", &[]) {
        return;
    }
    let ze = Ze::start();
    let experimental: ze_command_list_exp_dditable_t = table("zeGetCommandListExpProcAddrTable");
    let lists: ze_command_list_dditable_t = table("zeGetCommandListProcAddrTable");
    let append = experimental.pfnImmediateAppendCommandListsExp.unwrap();
    let pool = ze.pool(0, 2);
    let (mut gate, done) = (ze.event(pool, 0), ze.event(pool, 1));
    let memory = ze.allocate(64);
    let at = |index: usize| memory.wrapping_add(8 * index);
    let mut recorded = [ze.list(), ze.list()];
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    for immediate in [ze.immediate(false), ze.in_order()] {
        recorded.iter().for_each(|list| {
            // SAFETY: the arguments are as the specification says.
            ok(unsafe { ze.loader.zeCommandListReset(*list) });
        });
        ze.copy(recorded[0], at(1), at(0), 8);
        ze.copy(recorded[1], at(2), at(1), 8);
        word(at(0)).store(1, SeqCst);
        word(at(2)).store(0, SeqCst);
        // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
        unsafe {
            let none = ptr::null_mut();
            ok(ze.loader.zeCommandListClose(recorded[0]));
            let open = append(immediate, 2, recorded.as_mut_ptr(), NONE, 0, none);
            assert_eq!(open, invalid, "the second is not closed");
            ok(ze.loader.zeCommandListClose(recorded[1]));
            let other = recorded[0];
            assert_eq!(append(other, 1, recorded.as_mut_ptr(), NONE, 0, none), invalid);
            ok(append(immediate, 2, recorded.as_mut_ptr(), done, 1, &mut gate));
            let status = ze.loader.zeEventQueryStatus(done);
            assert_eq!(status, ze_result_t::ZE_RESULT_NOT_READY);
            assert_eq!(word(at(2)).load(SeqCst), 0);
            let early = lists.pfnHostSynchronize.unwrap()(immediate, 1_000_000);
            assert_eq!(early, ze_result_t::ZE_RESULT_NOT_READY);
            ok(ze.loader.zeEventHostSignal(gate));
            ok(ze.loader.zeEventHostSynchronize(done, u64::MAX));
            assert_eq!(word(at(2)).load(SeqCst), 1);
            // Once more, by the name of version 1.16.
            word(at(0)).store(2, SeqCst);
            let by_parameters = lists.pfnImmediateAppendCommandListsWithParameters.unwrap();
            ok(by_parameters(immediate, 2, recorded.as_mut_ptr(), ptr::null(), NONE, 0, none));
            ok(lists.pfnHostSynchronize.unwrap()(immediate, u64::MAX));
            assert_eq!(word(at(2)).load(SeqCst), 2);
            ok(ze.loader.zeEventHostReset(gate));
            ok(ze.loader.zeEventHostReset(done));
        }
    }
}

/// A counter-based event for either kind of list does for regular ones that an immediate one executes.
#[test]
fn events_of_both_kinds_tell_of_lists_on_an_immediate_one() {
    if in_child("events_of_both_kinds_tell_of_lists_on_an_immediate_one", &[]) {
        return;
    }
    let ze = Ze::start();
    let experimental: ze_command_list_exp_dditable_t = table("zeGetCommandListExpProcAddrTable");
    let append = experimental.pfnImmediateAppendCommandListsExp.unwrap();
    let events: ze_event_dditable_t = table("zeGetEventProcAddrTable");
    let (immediate, mut list) = (ze.in_order(), ze.list());
    let memory = ze.allocate(16);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ze.copy(list, memory.add(8), memory, 8);
        ok(ze.loader.zeCommandListClose(list));
        use ze_event_counter_based_flag_t as F;
        let kinds = [F::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE, F::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE];
        for (value, flag) in (1..).zip(kinds) {
            let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC);
            let desc = ze_event_counter_based_desc_t { flags: flag.0, ..desc };
            let mut event = ptr::null_mut();
            ok(events.pfnCounterBasedCreate.unwrap()(ze.context, ze.device(), &desc, &mut event));
            word(memory).store(value, SeqCst);
            ok(append(immediate, 1, &mut list, event, 0, ptr::null_mut()));
            ok(ze.loader.zeEventHostSynchronize(event, u64::MAX));
            assert_eq!(word(memory.add(8)).load(SeqCst), value);
        }
    }
}

#[test]
fn clones_share_what_is_recorded() {
    if in_child("clones_share_what_is_recorded", &[]) {
        return;
    }
    let ze = Ze::start();
    let experimental: ze_command_list_exp_dditable_t = table("zeGetCommandListExpProcAddrTable");
    let clone = experimental.pfnCreateCloneExp.unwrap();
    let cloneable = ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_EXP_CLONEABLE.0;
    let (queue, list, plain) = (ze.queue(), ze.list_with(cloneable), ze.list());
    let memory = ze.allocate(16);
    let mut copy = ptr::null_mut();
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
    unsafe {
        ze.copy(list, memory.add(8), memory, 8);
        assert_eq!(clone(list, &mut copy), invalid, "it is not closed");
        ok(ze.loader.zeCommandListClose(list));
        ok(ze.loader.zeCommandListClose(plain));
        assert_eq!(clone(plain, &mut copy), invalid);
        ok(clone(list, &mut copy));
        ok(ze.loader.zeCommandListReset(list));
        word(memory).store(5, SeqCst);
        ze.run(queue, copy);
        assert_eq!(word(memory.add(8)).load(SeqCst), 5);
        ok(ze.loader.zeCommandListDestroy(copy));
    }
}

#[test]
fn launches_with_all_their_arguments() {
    if in_child("launches_with_all_their_arguments", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let lists: ze_command_list_dditable_t = table("zeGetCommandListProcAddrTable");
    let module = ze.module(
        "kernel void sum(global ulong *to, ulong value, local ulong *room) {
            room[get_local_id(0)] = value;
            barrier(CLK_LOCAL_MEM_FENCE);
            ulong sum = 0;
            for (size_t i = 0; i < get_local_size(0); i++) sum += room[i];
            if (get_local_id(0) == 0) to[get_group_id(0)] = sum;
        }",
    );
    let kernel = ze.kernel(module, "sum");
    let memory = ze.allocate(64);
    let (value, bytes) = (7u64, 32usize);
    let mut arguments: [*mut c_void; 3] = [
        (&raw const memory).cast_mut().cast(),
        (&raw const value).cast_mut().cast(),
        (&raw const bytes).cast_mut().cast(),
    ];
    let count = |x| ze_group_count_t { groupCountX: x, groupCountY: 1, groupCountZ: 1 };
    let size = |x| ze_group_size_t { groupSizeX: x, groupSizeY: 1, groupSizeZ: 1 };
    let list = ze.immediate(true);
    let cooperative = ze_command_list_append_launch_kernel_param_cooperative_desc_t {
        isCooperative: 1,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC)
    };
    let unknown: ze_context_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_CONTEXT_DESC);
    // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
    unsafe {
        let launch = |groups, items, next: *const c_void, arguments| {
            lists.pfnAppendLaunchKernelWithArguments.unwrap()(
                list,
                kernel,
                count(groups),
                size(items),
                arguments,
                next,
                NONE,
                0,
                ptr::null_mut(),
            )
        };
        let cooperative = (&raw const cooperative).cast();
        ok(launch(2, 4, ptr::null(), arguments.as_mut_ptr()));
        assert_eq!(word(memory).load(SeqCst), 28);
        assert_eq!(word(memory.add(8)).load(SeqCst), 28);
        ok(launch(1, 2, cooperative, arguments.as_mut_ptr()));
        assert_eq!(word(memory).load(SeqCst), 14);
        assert_eq!(
            launch(u32::MAX, 2, cooperative, arguments.as_mut_ptr()),
            ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
            "more groups than can wait for each other"
        );
        assert_eq!(
            launch(1, 2, (&raw const unknown).cast(), arguments.as_mut_ptr()),
            ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE
        );
        assert_eq!(launch(1, 0, ptr::null(), arguments.as_mut_ptr()), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
        assert_eq!(launch(1, 1, ptr::null(), ptr::null_mut()), ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER);
        // The kernel keeps what it was given.
        let parameters = lists.pfnAppendLaunchKernelWithParameters.unwrap();
        word(memory).store(0, SeqCst);
        let none = ptr::null_mut();
        ok(parameters(list, kernel, &count(1), cooperative, NONE, 0, none));
        assert_eq!(word(memory).load(SeqCst), 14);
        assert_eq!(
            parameters(list, kernel, &count(u32::MAX), cooperative, NONE, 0, none),
            ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT
        );
    }
}

#[test]
fn a_device_is_done_when_all_its_queues_are() {
    if in_child("a_device_is_done_when_all_its_queues_are", &[("ZE_CPU_DEVICES", "2")]) {
        return;
    }
    let ze = Ze::start();
    let devices: ze_device_dditable_t = table("zeGetDeviceProcAddrTable");
    let synchronize = devices.pfnSynchronize.unwrap();
    let pool = ze.pool(0, 1);
    let mut gate = ze.event(pool, 0);
    let memory = ze.allocate(64);
    let (queue, mut list, immediate) = (ze.queue(), ze.list(), ze.immediate(false));
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let z = &ze.loader;
        for (list, at) in [(list, 0), (immediate, 8)] {
            ok(z.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
            let one = 1u64;
            ok(z.zeCommandListAppendMemoryFill(
                list,
                memory.add(at).cast(),
                (&raw const one).cast(),
                8,
                8,
                NONE,
                0,
                ptr::null_mut(),
            ));
        }
        ok(z.zeCommandListClose(list));
        ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
        ok(synchronize(ze.devices[1]));
        assert_eq!(word(memory).load(SeqCst) + word(memory.add(8)).load(SeqCst), 0);
        std::thread::scope(|scope| {
            let device = ze.device() as usize;
            let waiter = scope.spawn(move || synchronize(device as ze_device_handle_t));
            ok(z.zeEventHostSignal(gate));
            ok(waiter.join().unwrap());
        });
        assert_eq!(word(memory).load(SeqCst) + word(memory.add(8)).load(SeqCst), 2);
    }
}

/// A thread that waits for an event does the work that leads to it, but nothing that itself waits for what the thread will do.
#[test]
fn a_waiting_thread_is_not_held_up_by_what_comes_after() {
    if in_child("a_waiting_thread_is_not_held_up_by_what_comes_after", &[]) {
        return;
    }
    let ze = Ze::start();
    let pool = ze.pool(0, 4);
    let [first, mut gate, last, inner] = std::array::from_fn(|index| ze.event(pool, index as u32));
    let (queue, mut list, immediate) = (ze.queue(), ze.list(), ze.immediate(false));
    let mut fence = ptr::null_mut();
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let z = &ze.loader;
        ok(z.zeFenceCreate(queue, &desc, &mut fence));
        // The list signals, then waits for the host, then signals what comes last.
        ok(z.zeCommandListAppendSignalEvent(list, inner));
        ok(z.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
        ok(z.zeCommandListAppendSignalEvent(list, last));
        ok(z.zeCommandListClose(list));
        for _ in 0..200 {
            ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fence));
            ok(z.zeEventHostSynchronize(inner, u64::MAX));
            ok(z.zeCommandListAppendBarrier(immediate, first, 0, ptr::null_mut()));
            ok(z.zeCommandListAppendBarrier(immediate, NONE, 1, &mut gate));
            ok(z.zeEventHostSynchronize(first, u64::MAX));
            assert_eq!(z.zeEventQueryStatus(last), ze_result_t::ZE_RESULT_NOT_READY);
            ok(z.zeEventHostSignal(gate));
            ok(z.zeEventHostSynchronize(last, u64::MAX));
            ok(z.zeFenceHostSynchronize(fence, u64::MAX));
            ok(z.zeFenceReset(fence));
            ok(z.zeCommandListAppendBarrier(immediate, NONE, 0, ptr::null_mut()));
            for event in [first, last, inner] {
                ok(z.zeEventHostReset(event));
            }
            let done = ze.event(ze.pool(0, 1), 0);
            ok(z.zeCommandListAppendBarrier(immediate, done, 0, ptr::null_mut()));
            ok(z.zeEventHostSynchronize(done, u64::MAX));
            ok(z.zeEventHostReset(gate));
        }
    }
}

/// For failures: a command that uses freed memory is one, where the driver is strict.
const STRICT: [(&str, &str); 1] = [("ZE_CPU_STRICT", "1")];
const LOST: ze_result_t = ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST;

/// A fence tells what its queue does: of work that failed, and of all after it.
#[test]
fn fences_tell_failures() {
    if in_child("fences_tell_failures", &STRICT) {
        return;
    }
    let ze = Ze::start();
    let (queue, pool) = (ze.queue(), ze.pool(0, 1));
    let mut gate = ze.event(pool, 0);
    let [to, from] = [64, 64].map(|bytes| ze.allocate(bytes));
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
    let mut fences = [ptr::null_mut(); 3];
    let [good, mut bad, after] = [(); 3].map(|()| ze.list());
    let z = &ze.loader;
    // SAFETY: the arguments are as the specification says, but for the memory, which is freed before the command uses it.
    unsafe {
        ok(z.zeCommandListAppendWaitOnEvents(bad, 1, &mut gate));
        ze.copy(bad, to, from, 8);
        ok(z.zeCommandListClose(bad));
        for (mut list, fence) in [good, after].into_iter().zip([0, 2]) {
            ze.copy(list, to, to.add(32), 8);
            ok(z.zeCommandListClose(list));
            ok(z.zeFenceCreate(queue, &desc, &mut fences[fence]));
            if fence == 2 {
                ok(z.zeFenceCreate(queue, &desc, &mut fences[1]));
                ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut bad, fences[1]));
            }
            ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fences[fence]));
        }
        ok(z.zeFenceHostSynchronize(fences[0], u64::MAX));
        ok(z.zeMemFree(ze.context, from.cast()));
        assert_eq!(z.zeFenceQueryStatus(fences[1]), ze_result_t::ZE_RESULT_NOT_READY);
        ok(z.zeEventHostSignal(gate));
        for fence in [fences[1], fences[2]] {
            assert_eq!(z.zeFenceHostSynchronize(fence, u64::MAX), LOST);
            assert_eq!(z.zeFenceQueryStatus(fence), LOST);
        }
        assert_eq!(z.zeCommandQueueSynchronize(queue, u64::MAX), LOST);
        ok(z.zeFenceQueryStatus(fences[0]));
        ok(z.zeFenceReset(fences[1]));
        assert_eq!(z.zeFenceQueryStatus(fences[1]), ze_result_t::ZE_RESULT_NOT_READY);
    }
}

/// A synchronous list tells its first failure from then on, whether it does a command on the thread that appends it or after others.
#[test]
fn a_failure_sticks_to_idle_and_busy_lists() {
    if in_child("a_failure_sticks_to_idle_and_busy_lists", &STRICT) {
        return;
    }
    let ze = Ze::start();
    let (list, gate) = (ze.immediate(true), ze.event(ze.pool(0, 1), 0));
    let [to, from, freed] = [64, 64, 64].map(|bytes| ze.allocate(bytes));
    let synchronize: unsafe extern "C" fn(ze_command_list_handle_t, u64) -> ze_result_t =
        ze.by_name("zeCommandListHostSynchronize");
    let copy = |from: *mut u8| {
        let (to, from) = (to.cast(), from.cast());
        // SAFETY: the arguments are as the specification says, but for memory that is freed.
        unsafe { ze.loader.zeCommandListAppendMemoryCopy(list, to, from, 8, NONE, 0, ptr::null_mut()) }
    };
    ok(copy(from));
    ze.free(freed);
    assert_eq!(copy(freed), LOST);
    assert_eq!(copy(from), LOST, "idle");
    let (list, gate) = (list as usize, gate as usize);
    let z = &ze.loader;
    std::thread::scope(|scope| {
        let blocked = scope.spawn(move || {
            // SAFETY: the arguments are as the specification says.
            unsafe { z.zeCommandListAppendBarrier(list as _, NONE, 1, &mut (gate as ze_event_handle_t)) }
        });
        // SAFETY: as above.
        while unsafe { synchronize(list as _, 0) } != ze_result_t::ZE_RESULT_NOT_READY {
            std::thread::yield_now();
        }
        let (to, from) = (to as usize, from as usize);
        let behind = scope.spawn(move || {
            // SAFETY: as above.
            unsafe { z.zeCommandListAppendMemoryCopy(list as _, to as _, from as _, 8, NONE, 0, ptr::null_mut()) }
        });
        // SAFETY: as above.
        ok(unsafe { z.zeEventHostSignal(gate as _) });
        assert_eq!(blocked.join().unwrap(), LOST);
        assert_eq!(behind.join().unwrap(), LOST, "busy");
    });
    // SAFETY: as above.
    assert_eq!(unsafe { synchronize(list as _, u64::MAX) }, LOST);
}

/// A fence that is still signaled says nothing of the work that it is given with; strictly, it must have been reset.
#[test]
fn fences_are_of_their_latest_work() {
    if in_child("fences_are_of_their_latest_work", &[("ZE_CPU_STRICT", "0")]) {
        return;
    }
    give_a_signaled_fence(ze_result_t::ZE_RESULT_SUCCESS);
}

#[test]
fn strictly_fences_are_reset_before_they_are_given_again() {
    if in_child("strictly_fences_are_reset_before_they_are_given_again", &STRICT) {
        return;
    }
    give_a_signaled_fence(ze_result_t::ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT);
}

fn give_a_signaled_fence(outcome: ze_result_t) {
    let ze = Ze::start();
    let (queue, mut list) = (ze.queue(), ze.list());
    let mut gate = ze.event(ze.pool(0, 1), 0);
    let desc: ze_fence_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
    let desc = ze_fence_desc_t { flags: ze_fence_flag_t::ZE_FENCE_FLAG_SIGNALED.0, ..desc };
    let mut fence = ptr::null_mut();
    let z = &ze.loader;
    // SAFETY: the arguments are as the specification says, but for the fence's state.
    unsafe {
        ok(z.zeFenceCreate(queue, &desc, &mut fence));
        ok(z.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
        ok(z.zeCommandListClose(list));
        let mut execute = || z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fence);
        let answer = execute();
        assert_eq!(answer, outcome);
        if answer != ze_result_t::ZE_RESULT_SUCCESS {
            ok(z.zeFenceReset(fence));
            ok(execute());
            assert_eq!(execute(), outcome, "a queue is about to signal it");
        }
        assert_eq!(z.zeFenceQueryStatus(fence), ze_result_t::ZE_RESULT_NOT_READY);
        ok(z.zeEventHostSignal(gate));
        ok(z.zeFenceHostSynchronize(fence, u64::MAX));
    }
}

/// Rounds in which many queues wait for the same event, that of high priority being the last one that is given its work.
const ROUNDS: usize = 50;

/// It is not the last one to act, but where the others' patience is over before its thread gets a core. Without priority it is the
/// last in most rounds.
#[test]
fn queues_of_high_priority_go_first() {
    if in_child("queues_of_high_priority_go_first", &[]) {
        return;
    }
    let last = rounds_in_which_high_priority_is_last();
    assert!(last <= ROUNDS / 5, "last in {last} of {ROUNDS} rounds");
}

/// Work that a device with tiles is given as a whole is done in order, as on GPUs, but where the patience of the last one is over.
#[test]
fn on_devices_with_tiles_they_do_not() {
    if in_child("on_devices_with_tiles_they_do_not", &[("ZE_CPU_TILES", "2")]) {
        return;
    }
    let last = rounds_in_which_high_priority_is_last();
    assert!(last >= ROUNDS * 4 / 5, "last in {last} of {ROUNDS} rounds");
}

fn rounds_in_which_high_priority_is_last() -> usize {
    const OTHERS: usize = 8;
    let ze = Ze::start();
    let z = &ze.loader;
    let timestamps = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0;
    let (pool, gates) = (ze.pool(timestamps, OTHERS as u32 + 1), ze.pool(0, 1));
    let mut gate = ze.event(gates, 0);
    let queue = |priority| {
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC);
        let desc = ze_command_queue_desc_t {
            mode: ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
            priority,
            ..desc
        };
        let mut queue = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { z.zeCommandQueueCreate(ze.context, ze.device(), &desc, &mut queue) });
        queue
    };
    let low = ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW;
    let high = ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH;
    // That of high priority is the last to be given its work.
    let queues: Vec<_> = (0..=OTHERS).map(|index| queue(if index < OTHERS { low } else { high })).collect();
    let memory = ze.allocate((OTHERS + 1) << 20);
    let mut lists = Vec::new();
    let events: Vec<_> = (0..=OTHERS).map(|index| ze.event(pool, index as u32)).collect();
    for (index, event) in events.iter().enumerate() {
        let list = ze.list();
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(z.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
            ok(z.zeCommandListAppendMemoryFill(
                list,
                memory.add(index << 20).cast(),
                (&raw const index).cast(),
                1,
                if index < OTHERS { 1 << 20 } else { 1 << 10 },
                *event,
                0,
                ptr::null_mut(),
            ));
            ok(z.zeCommandListClose(list));
        }
        lists.push(list);
    }
    let mut rounds_last = 0;
    for _ in 0..ROUNDS {
        // SAFETY: the arguments are as the specification says.
        let ends = unsafe {
            for (queue, list) in queues.iter().zip(&mut lists) {
                ok(z.zeCommandQueueExecuteCommandLists(*queue, 1, list, ptr::null_mut()));
            }
            ok(z.zeEventHostSignal(gate));
            for queue in &queues {
                ok(z.zeCommandQueueSynchronize(*queue, u64::MAX));
            }
            ok(z.zeEventHostReset(gate));
            events.iter().map(|event| {
                let mut times: ze_kernel_timestamp_result_t = std::mem::zeroed();
                ok(z.zeEventQueryKernelTimestamp(*event, &mut times));
                ok(z.zeEventHostReset(*event));
                times.global.kernelEnd
            })
        };
        let ends: Vec<u64> = ends.collect();
        let (high, others) = ends.split_last().expect("that of the last queue");
        rounds_last += usize::from(others.iter().all(|end| end < high));
    }
    rounds_last
}
