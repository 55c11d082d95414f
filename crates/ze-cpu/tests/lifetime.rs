//! Objects come and go by the thousand, and processes end whenever they like.

mod common;

use common::*;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{Pid, PidfdFlags, pidfd_open};
use std::os::unix::process::ExitStatusExt;
use std::process::Stdio;
use std::ptr;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

const NONE: ze_event_handle_t = ptr::null_mut();

fn entries(folder: &str) -> usize {
    std::fs::read_dir(folder).unwrap().count()
}

fn resident_bytes() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap();
    pages.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

/// Everything once, with work.
fn cycle(ze: &Ze) {
    let (queue, mut list, immediate) = (ze.queue(), ze.list(), ze.immediate(false));
    let pool = ze.pool(ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0, 8);
    let event = ze.event(pool, 7);
    let memory = ze.allocate(10_000);
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
    let mut fence = ptr::null_mut();
    let mut handle = ze_ipc_mem_handle_t { data: [0; 64] };
    let mut pool_handle = ze_ipc_event_pool_handle_t { data: [0; 64] };
    let (mut opened, mut opened_pool) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let z = &ze.loader;
        ok(z.zeMemGetIpcHandle(ze.context, memory.cast(), &mut handle));
        ok(z.zeMemOpenIpcHandle(ze.context, ze.device(), handle, 0, &mut opened));
        ok(z.zeEventPoolGetIpcHandle(pool, &mut pool_handle));
        ok(z.zeEventPoolOpenIpcHandle(ze.context, pool_handle, &mut opened_pool));
        ok(z.zeFenceCreate(queue, &desc, &mut fence));
        ze.copy(list, memory, memory.add(5000), 5000);
        ok(z.zeCommandListClose(list));
        ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fence));
        ok(z.zeCommandListAppendMemoryCopy(immediate, memory.cast(), opened, 100, event, 0, ptr::null_mut()));
        ok(z.zeFenceHostSynchronize(fence, u64::MAX));
        ok(z.zeEventHostSynchronize(event, u64::MAX));
        ok(z.zeFenceDestroy(fence));
        ok(z.zeEventDestroy(event));
        ok(z.zeEventPoolCloseIpcHandle(opened_pool));
        ok(z.zeEventPoolDestroy(pool));
        ok(z.zeCommandListDestroy(list));
        ok(z.zeCommandListDestroy(immediate));
        ok(z.zeCommandQueueDestroy(queue));
        ok(z.zeMemCloseIpcHandle(ze.context, opened));
    }
    counted_cycle(ze, memory);
    ze.free(memory);
}

/// In-order lists of both kinds, counter-based events, one of them opened from its handle.
fn counted_cycle(ze: &Ze, memory: *mut u8) {
    let events: ze_event_dditable_t = table("zeGetEventProcAddrTable");
    let flags = ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_IN_ORDER.0;
    let (queue, mut list, immediate) = (ze.queue(), ze.list_with(flags), ze.in_order());
    let (mut event, mut recorded, mut opened) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let desc = |flags| ze_event_counter_based_desc_t {
        flags,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC)
    };
    let mut handle = ze_ipc_event_counter_based_handle_t { data: [0; 64] };
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let z = &ze.loader;
        let create = events.pfnCounterBasedCreate.unwrap();
        ok(create(ze.context, ze.device(), &desc(8), &mut event));
        ok(create(ze.context, ze.device(), &desc(2), &mut recorded));
        ok(z.zeCommandListAppendBarrier(immediate, event, 0, ptr::null_mut()));
        ok(events.pfnCounterBasedGetIpcHandle.unwrap()(event, &mut handle));
        ok(events.pfnCounterBasedOpenIpcHandle.unwrap()(ze.context, handle, &mut opened));
        ok(z.zeCommandListAppendBarrier(list, NONE, 1, &mut opened));
        ze.copy(list, memory, memory.add(500), 500);
        ok(z.zeCommandListAppendSignalEvent(list, recorded));
        ok(z.zeCommandListClose(list));
        ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
        ok(z.zeCommandListAppendBarrier(immediate, event, 1, &mut recorded));
        ok(z.zeEventDestroy(recorded));
        ok(z.zeEventHostSynchronize(event, u64::MAX));
        ok(z.zeCommandListDestroy(list));
        ok(events.pfnCounterBasedCloseIpcHandle.unwrap()(opened));
        ok(z.zeEventDestroy(event));
        ok(z.zeCommandListDestroy(immediate));
        ok(z.zeCommandQueueSynchronize(queue, u64::MAX));
        ok(z.zeCommandQueueDestroy(queue));
    }
}

#[test]
fn ten_thousand_cycles_leave_nothing() {
    // Strict mode keeps handles and addresses from coming back, for many cycles.
    let loose = [("ZE_CPU_STRICT", "0")];
    if in_child("ten_thousand_cycles_leave_nothing", &loose) {
        return;
    }
    let ze = Ze::start();
    let threads = || entries("/proc/self/task");
    let own_threads = threads();
    let count = || (entries("/proc/self/fd"), resident_bytes());
    (0..500).for_each(|_| cycle(&ze));
    let (descriptors, resident) = count();
    (0..10_000).for_each(|_| cycle(&ze));
    let after = count();
    assert_eq!(after.0, descriptors);
    assert!(after.1 < resident + (1 << 20), "{} bytes were resident, {} are", resident, after.1);
    // As many are left as had work at once, and a thread that has none stays for a while: how many is chance, until they have gone.
    while threads() > own_threads {
        println!("{} threads, {own_threads} of them not the driver's", threads());
        #[expect(clippy::disallowed_methods, reason = "no event says that a thread has gone")]
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn contexts_and_modules_leave_nothing() {
    if in_child("contexts_and_modules_leave_nothing", &[]) {
        return;
    }
    let first = Ze::start();
    if !first.has_engine() {
        return;
    }
    let spirv = compile("kernel void k(global ulong *a) { (*a)++; }");
    let mut descriptors = 0;
    for round in 0..60 {
        let ze = Ze::start();
        let (result, module, _) = ze.try_module(&spirv, "");
        ok(result);
        let kernel = ze.kernel(module, "k");
        let memory = ze.allocate(8);
        ze.argument(kernel, 0, memory);
        let list = ze.immediate(true);
        ze.launch(list, kernel, 1);
        assert_eq!(word(memory).load(SeqCst), 1);
        ze.free(memory);
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(ze.loader.zeCommandListDestroy(list));
            ok(ze.loader.zeKernelDestroy(kernel));
            ok(ze.loader.zeModuleDestroy(module));
            ok(ze.loader.zeContextDestroy(ze.context));
        }
        if round == 10 {
            descriptors = entries("/proc/self/fd");
        }
    }
    assert_eq!(entries("/proc/self/fd"), descriptors);
}

const SPIN: &str = "kernel void spin(global ulong *a) {
    while (atomic_load_explicit((volatile global atomic_ulong *)a, memory_order_acquire, memory_scope_all_svm_devices) == 0);
}";

/// Work of all kinds that never ends, on queues and lists that are not destroyed.
fn leave_work_behind(groups: u32) {
    let ze = Ze::start();
    let pool = ze.pool(0, 1);
    let mut never = ze.event(pool, 0);
    let (queue, mut list) = (ze.queue(), ze.list());
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeCommandListAppendBarrier(ze.immediate(false), NONE, 1, &mut never));
        ok(ze.loader.zeCommandListAppendWaitOnEvents(list, 1, &mut never));
        ok(ze.loader.zeCommandListClose(list));
        ok(ze.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
    }
    let waiter = (ze.loader.zeEventHostSynchronize.as_ref().map(|f| *f).expect("of version 1.0"), never as usize);
    std::thread::spawn(move || {
        // SAFETY: the arguments are as the specification says.
        unsafe { waiter.0(waiter.1 as ze_event_handle_t, u64::MAX) }
    });
    if ze.has_engine() {
        let kernel = ze.kernel(ze.module(SPIN), "spin");
        ze.argument(kernel, 0, ze.allocate(8));
        for _ in 0..2 {
            ze.launch(ze.immediate(false), kernel, groups);
        }
    }
}

fn exit_status(test: &str, role: &str) -> std::process::ExitStatus {
    end_of(child(test, role, &[]).spawn().expect("start a process"))
}

#[test]
fn exit_with_work_in_flight() {
    let test = "exit_with_work_in_flight";
    match role().as_str() {
        "one" => leave_work_behind(1),
        "many" => leave_work_behind(64),
        _ => {
            for role in ["one", "many"] {
                assert_eq!(exit_status(test, role).code(), Some(23), "kernels of {role} work-group(s)");
            }
            return;
        }
    }
    std::process::exit(23);
}

#[test]
fn abort_with_work_in_flight() {
    if role() == "abort" {
        leave_work_behind(1);
        std::process::abort();
    }
    assert_eq!(exit_status("abort_with_work_in_flight", "abort").signal(), Some(libc::SIGABRT));
}

/// Nothing that lists and queues use has a name that would outlive the process.
#[test]
fn killed_with_work_in_flight() {
    use std::io::{BufRead, BufReader};
    let test = "killed_with_work_in_flight";
    if role() == "busy" {
        leave_work_behind(64);
        cycle(&Ze::start());
        println!("\nbusy");
        loop {
            std::thread::park();
        }
    }
    let named = || {
        ["/dev/shm", "/tmp"].map(|folder| {
            let list = std::fs::read_dir(folder).unwrap();
            let names = list.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            let ours = |name: &String| name.contains("level-zero") || name.contains("ze-cpu");
            names.filter(ours).count()
        })
    };
    let before = named();
    let mut busy = child(test, "busy", &[]).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(busy.stdout.take().unwrap());
    let mut line = String::new();
    while line != "busy\n" {
        line.clear();
        assert_ne!(output.read_line(&mut line).unwrap(), 0, "it ended by itself");
    }
    busy.kill().unwrap();
    assert_eq!(end_of(busy).signal(), Some(libc::SIGKILL));
    assert_eq!(named(), before);
}

/// Threads share an in-order list and a queue, each with events of its own that it uses again and again, while others come and go.
#[test]
fn threads_share_lists_and_events() {
    if in_child("threads_share_lists_and_events", &[]) {
        return;
    }
    let ze = Ze::start();
    let events: ze_event_dditable_t = table("zeGetEventProcAddrTable");
    let create = events.pfnCounterBasedCreate.unwrap();
    let memory = ze.allocate(8 * 4096) as usize;
    let (context, device) = (ze.context as usize, ze.device() as usize);
    let lists = [ze.in_order() as usize, ze.in_order() as usize];
    let z = &ze.loader;
    let guards = [std::sync::Mutex::new(()), std::sync::Mutex::new(())];
    std::thread::scope(|scope| {
        for thread in 0..8usize {
            let guards = &guards;
            scope.spawn(move || {
                let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC);
                let mine = (memory + thread * 4096) as *mut u8;
                let mut event = ptr::null_mut();
                // SAFETY: the arguments are as the specification says; one thread at a time appends to a list.
                unsafe {
                    let (context, device) = (context as ze_context_handle_t, device as ze_device_handle_t);
                    ok(create(context, device, &desc, &mut event));
                    for round in 1..=300u64 {
                        let at = (round as usize + thread) % 2;
                        let list = lists[at] as ze_command_list_handle_t;
                        // A copy on one list that waits for a fill on the other, by the same event.
                        let guard = guards[at].lock().unwrap();
                        ok(z.zeCommandListAppendMemoryFill(
                            list,
                            mine.cast(),
                            (&raw const round).cast(),
                            8,
                            2048,
                            event,
                            0,
                            ptr::null_mut(),
                        ));
                        drop(guard);
                        let other = lists[1 - at] as ze_command_list_handle_t;
                        let guard = guards[1 - at].lock().unwrap();
                        let mut before = event;
                        ok(z.zeCommandListAppendMemoryCopy(
                            other,
                            mine.add(2048).cast(),
                            mine.add(2040).cast(),
                            8,
                            event,
                            1,
                            &mut before,
                        ));
                        drop(guard);
                        ok(z.zeEventHostSynchronize(event, u64::MAX));
                        assert_eq!(word(mine.add(2048)).load(SeqCst), round);
                    }
                    ok(z.zeEventDestroy(event));
                }
            });
        }
    });
}

/// As tests that run in processes of their own are, with all processes that they have started.
#[test]
fn a_test_that_hangs_is_killed_and_named() {
    const TEST: &str = "a_test_that_hangs_is_killed_and_named";
    const LAST: &str = "its own child is ";
    match role().as_str() {
        "inner" => loop {
            std::thread::park();
        },
        "outer" => {
            let mut inner = child(TEST, "inner", &[]);
            let mut inner = inner.stdout(Stdio::null()).spawn().unwrap();
            println!("\n{LAST}{}", inner.id());
            inner.wait().unwrap();
        }
        _ => (),
    }
    // It may take the process longer to get that far than it is given.
    let limits = (0..9).map(|power| Duration::from_secs(1 << power));
    let hung = limits
        .map(|limit| ended_within(limit, TEST, child(TEST, "outer", &[])).err().unwrap())
        .find(|hung| hung.contains(LAST))
        .unwrap();
    assert!(hung.starts_with(TEST), "{hung}");
    let (_, inner) = hung.split_once(LAST).unwrap();
    let inner = Pid::from_raw(inner.parse().unwrap()).unwrap();
    // It may be gone altogether.
    if let Ok(inner) = pidfd_open(inner, PidfdFlags::empty()) {
        let ends = &mut [PollFd::new(&inner, PollFlags::IN)];
        let limit = Duration::from_secs(300).try_into().unwrap();
        assert_eq!(poll(ends, Some(&limit)), Ok(1), "{hung}");
    }
}

/// A thread that sees a signal may destroy the event and its pool, although the call that signals has not returned.
#[test]
fn an_event_is_destroyed_by_who_sees_its_signal() {
    const ROUNDS: usize = 500;
    if in_child("an_event_is_destroyed_by_who_sees_its_signal", &[]) {
        return;
    }
    let ze = Ze::start();
    let memory = ze.allocate(64);
    let list = ze.immediate(false);
    for round in 0..ROUNDS {
        let pool = ze.pool(ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0, 1);
        let event = ze.event(pool, 0);
        let (event, pool) = (event as usize, pool as usize);
        std::thread::scope(|scope| {
            let calls = &ze.loader;
            scope.spawn(move || {
                // SAFETY: the event is there until it is destroyed, once, and so is the pool.
                unsafe {
                    let event = event as ze_event_handle_t;
                    ok(calls.zeEventHostSynchronize(event, u64::MAX));
                    ok(calls.zeEventDestroy(event));
                    ok(calls.zeEventPoolDestroy(pool as ze_event_pool_handle_t));
                }
            });
            let (value, event) = (round as u8, event as ze_event_handle_t);
            // SAFETY: the memory and the list outlive the test; the event is there until its signal has been seen.
            unsafe {
                if round % 2 == 0 {
                    ok(ze.loader.zeEventHostSignal(event));
                } else {
                    let (to, from) = (memory.cast(), (&raw const value).cast());
                    ok(ze.loader.zeCommandListAppendMemoryFill(list, to, from, 1, 8, event, 0, ptr::null_mut()));
                }
            }
        });
    }
}
