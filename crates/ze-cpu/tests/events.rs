//! Counter-based events: what they stand for, whichever command signals them next.

mod common;

use common::*;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::ptr;
use std::sync::atomic::Ordering::SeqCst;

use ze_event_counter_based_flag_t as Flag;

const NONE: ze_event_handle_t = ptr::null_mut();
const NOT_READY: ze_result_t = ze_result_t::ZE_RESULT_NOT_READY;
const INVALID: ze_result_t = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
const SHARED: u32 = Flag::ZE_EVENT_COUNTER_BASED_FLAG_IPC.0;
const RECORDED: u32 = Flag::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE.0;
const IN_ORDER: u32 = ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_IN_ORDER.0;

/// The program's side of everything here: functions that the installed loader may be too old for are the driver's own.
struct Events {
    ze: Ze,
    events: ze_event_dditable_t,
}

impl Events {
    fn start() -> Events {
        Events { ze: Ze::start(), events: table("zeGetEventProcAddrTable") }
    }

    fn desc(flags: u32) -> ze_event_counter_based_desc_t {
        ze_event_counter_based_desc_t {
            flags,
            ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC)
        }
    }

    fn try_create(&self, desc: &ze_event_counter_based_desc_t) -> Result<ze_event_handle_t, ze_result_t> {
        let mut event = ptr::null_mut();
        // SAFETY: the arguments are as the specification says, or wrong in what the driver checks.
        let code =
            unsafe { self.events.pfnCounterBasedCreate.unwrap()(self.ze.context, self.ze.device(), desc, &mut event) };
        if code == ze_result_t::ZE_RESULT_SUCCESS { Ok(event) } else { Err(code) }
    }

    fn create(&self, flags: u32) -> ze_event_handle_t {
        self.try_create(&Self::desc(flags)).unwrap()
    }

    /// An empty command.
    fn barrier(
        &self,
        list: ze_command_list_handle_t,
        signal: ze_event_handle_t,
        waits: &[ze_event_handle_t],
    ) -> ze_result_t {
        let mut waits = waits.to_vec();
        // SAFETY: the arguments are as the specification says, or wrong in what the driver checks.
        unsafe { self.ze.loader.zeCommandListAppendBarrier(list, signal, waits.len() as u32, waits.as_mut_ptr()) }
    }

    /// Writes a byte, when its turn comes.
    fn fill(&self, list: ze_command_list_handle_t, to: *mut u8, value: u8) {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe {
            self.ze.loader.zeCommandListAppendMemoryFill(
                list,
                to.cast(),
                (&raw const value).cast(),
                1,
                1,
                NONE,
                0,
                ptr::null_mut(),
            )
        });
    }

    fn status(&self, event: ze_event_handle_t) -> ze_result_t {
        // SAFETY: the tests pass events that are alive.
        unsafe { self.ze.loader.zeEventQueryStatus(event) }
    }

    fn wait(&self, event: ze_event_handle_t) {
        // SAFETY: the tests pass events that are alive.
        ok(unsafe { self.ze.loader.zeEventHostSynchronize(event, u64::MAX) });
    }

    fn signal(&self, event: ze_event_handle_t) {
        // SAFETY: the tests pass events that are alive.
        ok(unsafe { self.ze.loader.zeEventHostSignal(event) });
    }

    fn execute(&self, queue: ze_command_queue_handle_t, mut list: ze_command_list_handle_t) {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()) });
    }

    fn close(&self, list: ze_command_list_handle_t) {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zeCommandListClose(list) });
    }

    fn synchronize(&self, queue: ze_command_queue_handle_t) {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zeCommandQueueSynchronize(queue, u64::MAX) });
    }

    /// Where the counter is, and the value that completes the event.
    fn address(&self, event: ze_event_handle_t) -> Result<(*mut u8, u64), ze_result_t> {
        let (mut value, mut address) = (0, 0);
        // SAFETY: the arguments are as the specification says.
        let code = unsafe { self.events.pfnCounterBasedGetDeviceAddress.unwrap()(event, &mut value, &mut address) };
        if code == ze_result_t::ZE_RESULT_SUCCESS { Ok((address as *mut u8, value)) } else { Err(code) }
    }

    fn gates<const N: usize>(&self) -> [ze_event_handle_t; N] {
        let pool = self.ze.pool(0, N as u32);
        std::array::from_fn(|index| self.ze.event(pool, index as u32))
    }
}

#[test]
fn an_event_stands_for_the_last_command_that_signals_it() {
    if in_child("an_event_stands_for_the_last_command_that_signals_it", &[]) {
        return;
    }
    let e = Events::start();
    let [first_gate, second_gate] = e.gates();
    let (first, second, third) = (e.ze.in_order(), e.ze.in_order(), e.ze.in_order());
    let event = e.create(0);
    ok(e.status(event));
    e.wait(event);
    assert_eq!(e.address(event), Err(INVALID), "it stands for nothing yet");
    let memory = e.ze.allocate(8);
    // The third list waits for what the event is now.
    ok(e.barrier(first, event, &[first_gate]));
    assert_eq!(e.status(event), NOT_READY);
    ok(e.barrier(third, NONE, &[event]));
    e.fill(third, memory, 1);
    let (first_counter, first_value) = e.address(event).unwrap();
    // Used again while that is pending.
    ok(e.barrier(second, event, &[second_gate]));
    assert_ne!(e.address(event).unwrap().0, first_counter);
    assert!(word(first_counter).load(SeqCst) < first_value);
    e.signal(first_gate);
    // SAFETY: the arguments are as the specification says.
    let third_done = unsafe {
        let lists: ze_command_list_dditable_t = table("zeGetCommandListProcAddrTable");
        lists.pfnHostSynchronize.unwrap()(third, u64::MAX)
    };
    ok(third_done);
    assert_eq!(word(memory).load(SeqCst), 1);
    assert!(word(first_counter).load(SeqCst) >= first_value);
    assert_eq!(e.status(event), NOT_READY, "the second command is pending");
    e.signal(second_gate);
    e.wait(event);
    ok(e.status(event));
    // Nothing has to be waited for or reset before an event is used again, or destroyed.
    for _ in 0..1000 {
        ok(e.barrier(first, event, &[]));
    }
    // SAFETY: the event is the test's.
    ok(unsafe { e.ze.loader.zeEventDestroy(event) });
}

#[test]
fn what_counter_based_events_are_not_for() {
    if in_child("what_counter_based_events_are_not_for", &[]) {
        return;
    }
    let e = Events::start();
    let z = &e.ze.loader;
    let (event, recorded) = (e.create(0), e.create(RECORDED));
    let (in_order, plain, regular) = (e.ze.in_order(), e.ze.immediate(false), e.ze.list());
    let regular_in_order = e.ze.list_with(IN_ORDER);
    // SAFETY: what is wrong with the arguments is what the driver checks.
    unsafe {
        assert_eq!(z.zeEventHostSignal(event), INVALID);
        assert_eq!(z.zeEventHostReset(event), INVALID);
        assert_eq!(z.zeCommandListAppendEventReset(in_order, event), INVALID);
        assert_eq!(z.zeCommandListAppendSignalEvent(plain, event), INVALID);
    }
    assert_eq!(e.barrier(regular, recorded, &[]), INVALID, "not in order");
    assert_eq!(e.barrier(in_order, recorded, &[]), INVALID, "immediate");
    assert_eq!(e.barrier(regular_in_order, event, &[]), INVALID, "recorded");
    ok(e.barrier(regular_in_order, recorded, &[]));
    ok(e.barrier(plain, NONE, &[event, recorded]));
    let both =
        Flag::ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP.0 | Flag::ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP.0;
    let timed = Flag::ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP.0;
    for flags in [both, timed | SHARED] {
        assert_eq!(e.try_create(&Events::desc(flags)), Err(INVALID));
    }
    let unknown = Events::desc(0x8000);
    let enumeration = ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION;
    assert_eq!(e.try_create(&unknown), Err(enumeration));
    let scopes = ze_event_counter_based_desc_t { signal: 8, ..Events::desc(0) };
    assert_eq!(e.try_create(&scopes), Err(enumeration));
    let ordered_and_not = ze_command_list_desc_t {
        flags: IN_ORDER | ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING.0,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC)
    };
    let mut list = ptr::null_mut();
    // SAFETY: as above.
    let refused = unsafe { z.zeCommandListCreate(e.ze.context, e.ze.device(), &ordered_and_not, &mut list) };
    assert_eq!(refused, INVALID);
}

#[test]
fn every_execution_of_a_list_counts() {
    if in_child("every_execution_of_a_list_counts", &[]) {
        return;
    }
    let e = Events::start();
    let [gate] = e.gates();
    let (producer, consumer) = (e.ze.list_with(IN_ORDER), e.ze.list());
    let (first_queue, second_queue) = (e.ze.queue(), e.ze.queue());
    let event = e.create(RECORDED);
    let memory = e.ze.allocate(64);
    ok(e.barrier(producer, NONE, &[gate]));
    ok(e.barrier(producer, event, &[]));
    e.fill(producer, memory, 1);
    e.close(producer);
    ok(e.barrier(consumer, NONE, &[event]));
    e.ze.copy(consumer, memory.wrapping_add(8), memory.wrapping_add(16), 8);
    e.close(consumer);
    assert_eq!(e.status(event), NOT_READY, "it was never executed");
    let (counter, before) = e.address(event).unwrap();
    for round in 0..20 {
        word(memory.wrapping_add(16)).store(round + 1, SeqCst);
        e.execute(first_queue, producer);
        e.execute(second_queue, consumer);
        let (same, value) = e.address(event).unwrap();
        assert_eq!((same, value), (counter, before + 3 * round));
        assert_eq!(e.status(event), NOT_READY);
        assert_eq!(word(memory.wrapping_add(8)).load(SeqCst), round);
        e.signal(gate);
        e.wait(event);
        e.synchronize(second_queue);
        assert_eq!(word(memory.wrapping_add(8)).load(SeqCst), round + 1);
        e.synchronize(first_queue);
        // SAFETY: the event is the test's.
        ok(unsafe { e.ze.loader.zeEventHostReset(gate) });
    }
    // Recorded anew, the list goes on counting, and what was before stays done.
    let (_, last) = e.address(event).unwrap();
    let newer = e.create(RECORDED);
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { e.ze.loader.zeCommandListReset(producer) });
    ok(e.barrier(producer, newer, &[]));
    e.close(producer);
    ok(e.status(event));
    assert_eq!(e.status(newer), NOT_READY);
    assert_eq!(e.address(newer).unwrap(), (counter, last + 2));
    e.execute(first_queue, producer);
    e.wait(newer);
    ok(e.status(event));
}

/// An execution waits for what other lists' events stood for when it was submitted: what the programming guide says of two
/// lists that depend on each other.
#[test]
fn lists_that_depend_on_each_other() {
    if in_child("lists_that_depend_on_each_other", &[]) {
        return;
    }
    let e = Events::start();
    let (queues, lists) = ([e.ze.queue(), e.ze.queue()], [(); 2].map(|()| e.ze.list_with(IN_ORDER)));
    let (a, b) = (e.create(RECORDED), e.create(RECORDED));
    let memory = e.ze.allocate(64);
    ok(e.barrier(lists[0], a, &[]));
    ok(e.barrier(lists[1], NONE, &[a]));
    ok(e.barrier(lists[1], b, &[]));
    ok(e.barrier(lists[0], NONE, &[b]));
    e.fill(lists[0], memory, 7);
    lists.iter().for_each(|list| e.close(*list));
    for _ in 0..50 {
        word(memory).store(0, SeqCst);
        e.execute(queues[0], lists[0]);
        e.execute(queues[1], lists[1]);
        e.execute(queues[0], lists[0]);
        e.execute(queues[1], lists[1]);
        queues.iter().for_each(|queue| e.synchronize(*queue));
        assert_eq!(word(memory).load(SeqCst), 7);
    }
    ok(e.status(a));
    ok(e.status(b));
}

#[test]
fn one_list_on_two_queues_keeps_its_order() {
    if in_child("one_list_on_two_queues_keeps_its_order", &[]) {
        return;
    }
    let e = Events::start();
    let [gate] = e.gates();
    let (list, event) = (e.ze.list_with(IN_ORDER), e.create(RECORDED));
    ok(e.barrier(list, event, &[]));
    e.close(list);
    let (slow, fast) = (e.ze.queue(), e.ze.queue());
    let blocker = e.ze.list();
    ok(e.barrier(blocker, NONE, &[gate]));
    e.close(blocker);
    e.execute(slow, blocker);
    e.execute(slow, list);
    e.execute(fast, list);
    assert_eq!(e.status(event), NOT_READY, "the first execution is not done");
    e.signal(gate);
    e.wait(event);
    e.synchronize(slow);
    e.synchronize(fast);
}

#[test]
fn pools_for_counter_based_events() {
    if in_child("pools_for_counter_based_events", &[]) {
        return;
    }
    let e = Events::start();
    let counted: ze_event_pool_counter_based_exp_desc_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC);
    let mut desc = ze_event_pool_desc_t {
        pNext: (&raw const counted).cast(),
        count: 2,
        flags: ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_POOL_DESC)
    };
    let mut pool = ptr::null_mut();
    let z = &e.ze.loader;
    // SAFETY: the arguments are as the specification says, or wrong in what the driver checks.
    unsafe {
        ok(z.zeEventPoolCreate(e.ze.context, &desc, 0, ptr::null_mut(), &mut pool));
        desc.flags = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0;
        let mut other = ptr::null_mut();
        let shared = z.zeEventPoolCreate(e.ze.context, &desc, 0, ptr::null_mut(), &mut other);
        assert_eq!(shared, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
        let event = e.ze.event(pool, 1);
        ok(e.status(event));
        assert_eq!(z.zeEventHostSignal(event), INVALID);
        let list = e.ze.in_order();
        ok(e.barrier(list, event, &[]));
        e.wait(event);
        let mut times: ze_kernel_timestamp_result_t = std::mem::zeroed();
        ok(z.zeEventQueryKernelTimestamp(event, &mut times));
        assert!(times.global.kernelStart > 0);
        let pools: ze_event_pool_dditable_t = table("zeGetEventPoolProcAddrTable");
        let (mut flags, mut context, mut from) = (0, ptr::null_mut(), ptr::null_mut());
        ok(pools.pfnGetFlags.unwrap()(pool, &mut flags));
        ok(pools.pfnGetContextHandle.unwrap()(pool, &mut context));
        ok(e.events.pfnGetEventPool.unwrap()(event, &mut from));
        assert_eq!(flags, ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0);
        assert_eq!((context, from), (e.ze.context, pool));
        let own = e.create(0);
        assert_eq!(e.events.pfnGetEventPool.unwrap()(own, &mut from), INVALID);
        ok(e.events.pfnGetCounterBasedFlags.unwrap()(own, &mut flags));
        assert_eq!(flags, 0);
        let scoped = ze_event_counter_based_desc_t { signal: 2, wait: 4, ..Events::desc(SHARED) };
        let scoped = e.try_create(&scoped).unwrap();
        let (mut signal, mut wait) = (0, 0);
        ok(e.events.pfnGetSignalScope.unwrap()(scoped, &mut signal));
        ok(e.events.pfnGetWaitScope.unwrap()(scoped, &mut wait));
        ok(e.events.pfnGetCounterBasedFlags.unwrap()(scoped, &mut flags));
        assert_eq!((signal, wait, flags), (2, 4, SHARED));
    }
}

#[test]
fn times_are_those_of_the_command_that_an_event_stands_for() {
    if in_child("times_are_those_of_the_command_that_an_event_stands_for", &[]) {
        return;
    }
    let e = Events::start();
    let event = e.create(Flag::ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP.0);
    let list = e.ze.in_order();
    let memory = e.ze.allocate(4096);
    let stored = memory.cast::<ze_kernel_timestamp_result_t>();
    let query = |list, mut event| {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe {
            e.ze.loader.zeCommandListAppendQueryKernelTimestamps(
                list,
                1,
                &mut event,
                stored.cast(),
                ptr::null(),
                NONE,
                0,
                ptr::null_mut(),
            )
        });
    };
    let told = || {
        // SAFETY: the arguments are as the specification says; zeros are valid results.
        unsafe {
            let mut kernel: ze_kernel_timestamp_result_t = std::mem::zeroed();
            let mut host: ze_synchronized_timestamp_result_ext_t = std::mem::zeroed();
            let mut results = ze_event_query_kernel_timestamps_results_ext_properties_t {
                pKernelTimestampsBuffer: &mut kernel,
                pSynchronizedTimestampsBuffer: &mut host,
                ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_RESULTS_EXT_PROPERTIES)
            };
            let mut count = 0;
            let ask = e.events.pfnQueryKernelTimestampsExt.unwrap();
            ok(ask(event, e.ze.device(), &mut count, ptr::null_mut()));
            assert_eq!(count, 1);
            count = 9;
            ok(ask(event, e.ze.device(), &mut count, &mut results));
            assert_eq!(count, 1);
            assert_eq!(host.global.kernelStart, kernel.global.kernelStart);
            assert_eq!(host.context.kernelEnd, kernel.context.kernelEnd);
            kernel.global
        }
    };
    ok(e.barrier(list, event, &[]));
    e.wait(event);
    let first = told();
    query(list, event);
    let [gate] = e.gates();
    ok(e.barrier(list, event, &[gate]));
    let mut count = 1;
    // SAFETY: the arguments are as the specification says.
    let early =
        unsafe { e.events.pfnQueryKernelTimestampsExt.unwrap()(event, e.ze.device(), &mut count, ptr::null_mut()) };
    assert_eq!(early, NOT_READY);
    e.signal(gate);
    e.wait(event);
    let second = told();
    assert!(first.kernelStart <= first.kernelEnd && first.kernelEnd <= second.kernelStart);
    // SAFETY: the query was before in the same list; the allocation has room for the result.
    let before = unsafe { stored.read() };
    assert_eq!(before.global.kernelStart, first.kernelStart, "what it stood for then");
    query(list, event);
    ok(e.barrier(list, event, &[]));
    e.wait(event);
    // SAFETY: as above.
    let after = unsafe { stored.read() };
    assert_eq!(after.global.kernelEnd, second.kernelEnd);
}

#[test]
fn events_about_the_programs_memory() {
    if in_child("events_about_the_programs_memory", &[]) {
        return;
    }
    let e = Events::start();
    let memory = e.ze.allocate(4096);
    let external = ze_event_counter_based_external_sync_allocation_desc_t {
        deviceAddress: memory.cast(),
        hostAddress: memory.cast(),
        completionValue: 5,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC)
    };
    let chained = |next| ze_event_counter_based_desc_t { pNext: next, ..Events::desc(0) };
    let event = e.try_create(&chained((&raw const external).cast())).unwrap();
    assert_eq!(e.address(event), Ok((memory, 5)));
    let list = e.ze.in_order();
    let flag = memory.wrapping_add(64);
    ok(e.barrier(list, NONE, &[event]));
    e.fill(list, flag, 1);
    word(memory).store(4, SeqCst);
    assert_eq!(e.status(event), NOT_READY);
    assert_eq!(word(flag).load(SeqCst), 0);
    word(memory).store(6, SeqCst);
    e.wait(event);
    ok(e.barrier(list, event, &[]));
    e.wait(event);
    assert_eq!(word(flag).load(SeqCst), 1);
    assert_ne!(e.address(event).unwrap().0, memory, "it stands for a command now");

    let sum = memory.wrapping_add(128);
    let aggregate = ze_event_counter_based_external_aggregate_storage_desc_t {
        deviceAddress: sum.cast(),
        incrementValue: 2,
        completionValue: 6,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC)
    };
    let event = e.try_create(&chained((&raw const aggregate).cast())).unwrap();
    let waiter = e.ze.in_order();
    ok(e.barrier(waiter, NONE, &[event]));
    e.fill(waiter, flag, 2);
    let lists = [e.ze.in_order(), e.ze.in_order(), list];
    ok(e.barrier(lists[0], event, &[]));
    ok(e.barrier(lists[1], event, &[]));
    assert_eq!(e.status(event), NOT_READY);
    ok(e.barrier(lists[2], event, &[]));
    e.wait(event);
    assert_eq!(word(sum).load(SeqCst), 6);
    let last = e.create(0);
    ok(e.barrier(waiter, last, &[]));
    e.wait(last);
    assert_eq!(word(flag).load(SeqCst), 2);

    // What the driver cannot know to be memory of the program is refused, and so are both kinds at once.
    let number = 0u64;
    let stranger = ze_event_counter_based_external_sync_allocation_desc_t {
        hostAddress: (&raw const number).cast_mut(),
        ..external
    };
    let both =
        ze_event_counter_based_external_sync_allocation_desc_t { pNext: (&raw const aggregate).cast(), ..external };
    for wrong in [&raw const stranger, &raw const both] {
        assert_eq!(e.try_create(&chained(wrong.cast())), Err(INVALID));
    }
}

/// As Intel's clients ask for them.
#[test]
fn the_names_of_intels_driver() {
    if in_child("the_names_of_intels_driver", &[]) {
        return;
    }
    type Create = unsafe extern "C" fn(
        ze_context_handle_t,
        ze_device_handle_t,
        *const ze_event_counter_based_desc_t,
        *mut ze_event_handle_t,
    ) -> ze_result_t;
    type First = unsafe extern "C" fn(
        ze_context_handle_t,
        ze_device_handle_t,
        *mut u64,
        *mut u64,
        u64,
        *const ze_event_desc_t,
        *mut ze_event_handle_t,
    ) -> ze_result_t;
    let e = Events::start();
    let (create, first): (Create, First) =
        (e.ze.by_name("zexCounterBasedEventCreate2"), e.ze.by_name("zexCounterBasedEventCreate"));
    let desc = ze_event_counter_based_desc_t { stype: _ze_structure_type_t(0x0003_001c), ..Events::desc(7) };
    let (mut event, mut older) = (ptr::null_mut(), ptr::null_mut());
    let plain = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_DESC);
    // SAFETY: the arguments are as Intel's header says.
    unsafe {
        ok(create(e.ze.context, e.ze.device(), &desc, &mut event));
        let (context, device, no) = (e.ze.context, e.ze.device(), ptr::null_mut());
        ok(first(context, device, no, no, 0, &plain, &mut older));
    }
    let list = e.ze.in_order();
    ok(e.barrier(list, event, &[]));
    ok(e.barrier(list, older, &[event]));
    e.wait(older);
    for name in ["GetIpcHandle", "OpenIpcHandle", "CloseIpcHandle"] {
        let _: usize = e.ze.by_name(&format!("zexCounterBasedEvent{name}"));
    }
    let _: usize = e.ze.by_name("zexEventGetDeviceAddress");
}

/// A kernel waits for a queue by the counter's address.
#[test]
fn kernels_see_counters() {
    if in_child("kernels_see_counters", &[]) {
        return;
    }
    let e = Events::start();
    if !e.ze.has_engine() {
        return;
    }
    let module = e.ze.module(
        "kernel void await(global ulong *counter, ulong value, global ulong *seen) {
            ulong now;
            do now = atomic_load_explicit((volatile global atomic_ulong *)counter, memory_order_acquire, memory_scope_all_svm_devices);
            while (now < value);
            *seen = now;
        }",
    );
    let kernel = e.ze.kernel(module, "await");
    let [gate] = e.gates();
    let (list, event) = (e.ze.in_order(), e.create(0));
    let seen = e.ze.allocate(8);
    ok(e.barrier(list, event, &[gate]));
    let (counter, value) = e.address(event).unwrap();
    e.ze.argument(kernel, 0, counter);
    e.ze.argument(kernel, 1, value);
    e.ze.argument(kernel, 2, seen);
    let other = e.ze.in_order();
    e.ze.launch(other, kernel, 1);
    let done = e.create(0);
    ok(e.barrier(other, done, &[]));
    assert_eq!(e.status(done), NOT_READY);
    e.signal(gate);
    e.wait(done);
    assert!(word(seen).load(SeqCst) >= value);
}

/// The other process: says what it sees of the event, and waits for it on the host and in a list.
fn waits_for_the_exporter() {
    let e = Events::start();
    let data = unhex(&std::env::var("HANDLE").unwrap());
    let mut event = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let open = e.events.pfnCounterBasedOpenIpcHandle.unwrap();
        let handle = ze_ipc_event_counter_based_handle_t { data };
        ok(open(e.ze.context, handle, &mut event));
    }
    assert_eq!(e.status(event), NOT_READY);
    let (list, done) = (e.ze.in_order(), e.create(0));
    let memory = e.ze.allocate(8);
    ok(e.barrier(list, NONE, &[event]));
    e.fill(list, memory, 9);
    ok(e.barrier(list, done, &[]));
    println!("waiting");
    std::io::stdout().flush().unwrap();
    e.wait(event);
    e.wait(done);
    assert_eq!(word(memory).load(SeqCst), 9);
    // SAFETY: it was opened, and is closed once.
    unsafe {
        ok(e.events.pfnCounterBasedCloseIpcHandle.unwrap()(event));
        assert_eq!(e.events.pfnCounterBasedCloseIpcHandle.unwrap()(done), INVALID);
    }
}

#[test]
fn another_process_waits_for_the_same_point() {
    let test = "another_process_waits_for_the_same_point";
    if role() == "peer" {
        return waits_for_the_exporter();
    }
    if in_child(test, &[]) {
        return;
    }
    let e = Events::start();
    let [gate, later] = e.gates();
    let (list, event, private) = (e.ze.in_order(), e.create(SHARED), e.create(0));
    let get = |event| {
        let mut handle = ze_ipc_event_counter_based_handle_t { data: [1; 64] };
        // SAFETY: the arguments are as the specification says.
        let code = unsafe { e.events.pfnCounterBasedGetIpcHandle.unwrap()(event, &mut handle) };
        (code, handle)
    };
    assert_eq!(get(private).0, INVALID);
    let (code, handle) = get(event);
    ok(code);
    let mut opened = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let open = e.events.pfnCounterBasedOpenIpcHandle.unwrap();
        ok(open(e.ze.context, handle, &mut opened));
    }
    ok(e.status(opened));
    ok(e.barrier(list, event, &[gate]));
    let (code, handle) = get(event);
    ok(code);
    let mut peer = child(test, "peer", &[("HANDLE", &hex(&handle.data))]).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(peer.stdout.take().unwrap());
    let mut seen = String::new();
    while !seen.ends_with("waiting\n") {
        assert_ne!(output.read_line(&mut seen).unwrap(), 0, "the peer ended: {seen}");
    }
    // The event may be used again; that is no business of who has opened it.
    ok(e.barrier(list, event, &[later]));
    e.signal(gate);
    succeed(peer);
    assert_eq!(e.status(event), NOT_READY);
    e.signal(later);
    e.wait(event);
}

/// A pool may be larger than memory, as long as most of it is not used; or it is refused.
#[test]
fn pools_may_be_huge() {
    if in_child("pools_may_be_huge", &[]) {
        return;
    }
    let ze = Ze::start();
    let desc: ze_event_pool_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_POOL_DESC);
    let desc = ze_event_pool_desc_t { count: u32::MAX, ..desc };
    let mut pool = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let made = ze.loader.zeEventPoolCreate(ze.context, &desc, 0, ptr::null_mut(), &mut pool);
        if made != ze_result_t::ZE_RESULT_SUCCESS {
            assert_eq!(made, ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
            return;
        }
        let event = ze.event(pool, u32::MAX - 1);
        ok(ze.loader.zeEventHostSignal(event));
        ok(ze.loader.zeEventQueryStatus(event));
        let mut handle = std::mem::zeroed();
        assert_eq!(
            ze.loader.zeEventPoolGetIpcHandle(pool, &mut handle),
            ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
            "it was not made for that"
        );
        ok(ze.loader.zeEventDestroy(event));
        ok(ze.loader.zeEventPoolDestroy(pool));
    }
}
