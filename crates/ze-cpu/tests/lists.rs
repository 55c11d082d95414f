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
        let open =
            ze.loader
                .zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut());
        assert_eq!(open, invalid, "it is not closed");
        word(memory).store(1, SeqCst);
        ze.run(queue, list);
        assert_eq!(word(memory.add(16)).load(SeqCst), 1);
        word(memory).store(2, SeqCst);
        ze.run(queue, list);
        assert_eq!(word(memory.add(16)).load(SeqCst), 2);
        let closed = ze
            .loader
            .zeCommandListAppendBarrier(list, NONE, 0, ptr::null_mut());
        assert_eq!(closed, invalid);
        ok(ze.loader.zeCommandListReset(list));
        word(memory).store(3, SeqCst);
        ze.run(queue, list);
        assert_eq!(word(memory.add(16)).load(SeqCst), 2, "an empty list");
        let mut immediate = ze.immediate(true);
        assert_eq!(
            ze.loader
                .zeCommandQueueExecuteCommandLists(queue, 1, &mut immediate, ptr::null_mut()),
            ze_result_t::ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE
        );
    }
}

#[test]
fn a_list_may_be_reset_while_it_runs() {
    if in_child("a_list_may_be_reset_while_it_runs", &[]) {
        return;
    }
    let ze = Ze::start();
    let (queue, mut list, pool) = (ze.queue(), ze.list(), ze.pool(0, 2));
    let (mut gate, memory) = (ze.event(pool, 0), ze.allocate(64));
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze
            .loader
            .zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
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
        ok(ze
            .loader
            .zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
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
    let signaled = ze_fence_desc_t {
        flags: ze_fence_flag_t::ZE_FENCE_FLAG_SIGNALED.0,
        ..desc
    };
    let [mut fence, mut already] = [ptr::null_mut(); 2];
    let not_ready = ze_result_t::ZE_RESULT_NOT_READY;
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeFenceCreate(queue, &desc, &mut fence));
        ok(ze.loader.zeFenceCreate(queue, &signaled, &mut already));
        ok(ze.loader.zeFenceQueryStatus(already));
        ok(ze.loader.zeFenceDestroy(already));
        ok(ze
            .loader
            .zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
        ok(ze.loader.zeCommandListClose(list));
        for _ in 0..3 {
            ok(ze
                .loader
                .zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fence));
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
                let (to, from) = (
                    memory.add(to).cast::<c_void>(),
                    memory.add(from).cast::<c_void>(),
                );
                ok(ze
                    .loader
                    .zeCommandListAppendMemoryCopy(list, to, from, 8, signal, 1, wait));
            };
            // Appended in the reverse order of what happens.
            let [start, one, two, _] = events;
            copy(second, 16, 8, two, &raw mut events[1]);
            copy(first, 8, 0, one, &raw mut events[0]);
            assert_eq!(
                ze.loader.zeEventQueryStatus(two),
                ze_result_t::ZE_RESULT_NOT_READY
            );
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
            assert_eq!(
                ze.loader.zeEventQueryStatus(two),
                ze_result_t::ZE_RESULT_NOT_READY
            );
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
        for (index, byte) in std::slice::from_raw_parts_mut(from, 1 << 20)
            .iter_mut()
            .enumerate()
        {
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
        let to_region = ze_copy_region_t {
            originX: 8,
            originY: 1,
            originZ: 1,
            width: 16,
            height: 3,
            depth: 2,
        };
        let from_region = ze_copy_region_t {
            originX: 0,
            originY: 0,
            originZ: 0,
            ..to_region
        };
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
        assert_eq!(
            append(&ze_copy_region_t {
                width: 17,
                ..from_region
            }),
            ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE
        );
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
                let (at, source) = (
                    8 + (1 + row) * 64 + (1 + plane) * 1024,
                    row * 32 + plane * 256,
                );
                assert_eq!(to[at..at + 16], bytes(from)[source..source + 16]);
                assert_eq!(to[at + 16..at + 20], [4, 3, 2, 1]);
            }
        }
        assert_eq!(to[4096..4196], bytes(from)[..100]);
    }
}

#[test]
fn timestamps() {
    if in_child("timestamps", &[]) {
        return;
    }
    let ze = Ze::start();
    let pool = ze.pool(
        ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0,
        2,
    );
    let mut events = [ze.event(pool, 0), ze.event(pool, 1)];
    let list = ze.immediate(true);
    let memory = ze.allocate(4096);
    let (mut before, mut after, mut host) = (0, 0, 0);
    // SAFETY: the arguments are as the specification says; results are written to memory of their size.
    unsafe {
        ok(ze
            .loader
            .zeDeviceGetGlobalTimestamps(ze.device(), &mut host, &mut before));
        for event in events {
            let (to, from) = (memory.add(2048).cast(), memory.cast());
            ok(ze.loader.zeCommandListAppendMemoryCopy(
                list,
                to,
                from,
                2048,
                event,
                0,
                ptr::null_mut(),
            ));
        }
        ok(ze.loader.zeCommandListAppendWriteGlobalTimestamp(
            list,
            memory.cast(),
            NONE,
            0,
            ptr::null_mut(),
        ));
        ok(ze
            .loader
            .zeDeviceGetGlobalTimestamps(ze.device(), &mut host, &mut after));
        let mut times: ze_kernel_timestamp_result_t = std::mem::zeroed();
        ok(ze.loader.zeEventQueryKernelTimestamp(events[0], &mut times));
        let written = word(memory).load(SeqCst);
        let order = [
            before,
            times.global.kernelStart,
            times.global.kernelEnd,
            written,
            after,
        ];
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
        assert_ne!(
            ze.loader.zeEventQueryKernelTimestamp(plain, &mut times),
            ze_result_t::ZE_RESULT_SUCCESS
        );
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
                        let (context, device) = (
                            context.0 as ze_context_handle_t,
                            context.1 as ze_device_handle_t,
                        );
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
                        ok(ze.zeCommandQueueExecuteCommandLists(
                            queue,
                            1,
                            &mut list,
                            ptr::null_mut(),
                        ));
                        ok(ze.zeCommandQueueSynchronize(queue, u64::MAX));
                        assert_eq!((mine.read(), mine.add(4095).read()), (round, round));
                        ok(ze.zeCommandListDestroy(list));
                    }
                }
            });
        }
    });
}
