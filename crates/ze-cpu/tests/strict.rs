//! What a discrete GPU would refuse is refused where that is asked for, and said.

mod common;

use common::*;
use std::ffi::c_void;
use std::os::unix::process::ExitStatusExt;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

const STRICT: (&str, &str) = ("ZE_CPU_STRICT", "1");
const LOOSE: (&str, &str) = ("ZE_CPU_STRICT", "0");

/// Runs the other part of a test; how it ended and what it said.
fn other(test: &str, variables: &[(&str, &str)]) -> Ended {
    ended(test, child(test, "other", variables))
}

fn said(other: &Ended) -> String {
    other.said.clone()
}

#[test]
fn the_host_does_not_touch_device_memory() {
    const TEST: &str = "the_host_does_not_touch_device_memory";
    if role() == "other" {
        let ze = Ze::start();
        let memory = ze.allocate_device(4096);
        println!("{}", unsafe_read(memory.wrapping_add(24)));
        return;
    }
    let loose = other(TEST, &[LOOSE]);
    assert!(loose.status.success(), "{}", said(&loose));
    let strict = other(TEST, &[STRICT]);
    assert_eq!(strict.status.signal(), Some(libc::SIGSEGV), "{}", said(&strict));
    let line = said(&strict);
    assert!(line.contains("the host touched device memory"), "{line}");
    assert!(line.contains("byte 24 of 4096"), "{line}");
}

/// Not even while copies run.
#[test]
fn copies_do_not_open_device_memory() {
    const TEST: &str = "copies_do_not_open_device_memory";
    const BYTES: usize = 32 << 20;
    if role() == "other" {
        let ze = Ze::start();
        let (to, from) = (ze.allocate_device(BYTES), ze.allocate_device(BYTES));
        let (queue, list) = (ze.queue(), ze.list());
        let begun = ze.event(ze.pool(0, 1), 0);
        let mut lists = list;
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let z = &ze.loader;
            ok(z.zeCommandListAppendSignalEvent(list, begun));
            (0..100).for_each(|_| ze.copy(list, to, from, BYTES));
            ok(z.zeCommandListClose(list));
            ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut lists, ptr::null_mut()));
            ok(z.zeEventHostSynchronize(begun, u64::MAX));
            unsafe_read(from);
        }
        return;
    }
    let strict = other(TEST, &[STRICT]);
    let line = said(&strict);
    assert_eq!(strict.status.signal(), Some(libc::SIGSEGV), "{line}");
    assert!(line.contains("the host touched device memory"), "{line}");
}

fn group_size(ze: &Ze, kernel: ze_kernel_handle_t, items: u32) {
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeKernelSetGroupSize(kernel, items, 1, 1) });
}

fn unsafe_read(pointer: *const u8) -> u8 {
    // SAFETY: mapped memory; whether it may be read is what the test asks.
    unsafe { pointer.read_volatile() }
}

/// The program's handler is called as without the driver.
#[test]
fn other_faults_are_the_programs_own() {
    const TEST: &str = "other_faults_are_the_programs_own";
    extern "C" fn leave(_: i32) {
        // SAFETY: ends the process, as handlers may.
        unsafe { libc::_exit(33) };
    }
    if role() == "other" {
        // SAFETY: the handler does what handlers may.
        unsafe { libc::signal(libc::SIGSEGV, leave as *const () as usize) };
        let ze = Ze::start();
        ze.allocate_device(4096);
        unsafe_read(ptr::without_provenance(64));
        return;
    }
    let strict = other(TEST, &[STRICT]);
    assert_eq!(strict.status.code(), Some(33), "{}", said(&strict));
    assert!(!said(&strict).contains("device memory"), "{}", said(&strict));
}

/// As collectors of garbage do, and the runtime while static data moves.
#[test]
fn programs_go_on_after_faults_that_they_handle() {
    static PAGE: AtomicUsize = AtomicUsize::new(0);
    fn protect(rights: i32) {
        // SAFETY: a page of the test's own, to which there are no references.
        let status = unsafe { libc::mprotect(PAGE.load(SeqCst) as *mut _, 4096, rights) };
        assert_eq!(status, 0);
    }
    extern "C" fn open_page(_: i32, info: *mut libc::siginfo_t, _: *mut c_void) {
        // SAFETY: the kernel's record, which has an address; `_exit` ends the process.
        unsafe {
            if (*info).si_addr() as usize != PAGE.load(SeqCst) {
                libc::_exit(33);
            }
        }
        protect(libc::PROT_READ);
    }
    if in_child("programs_go_on_after_faults_that_they_handle", &[STRICT]) {
        return;
    }
    // SAFETY: a new page; the handler does what handlers may, and has the type that the flag asks for.
    unsafe {
        let (new, kind) = (ptr::null_mut(), libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        let page = libc::mmap(new, 4096, libc::PROT_NONE, kind, -1, 0);
        assert_ne!(page, libc::MAP_FAILED);
        PAGE.store(page as usize, SeqCst);
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = open_page as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO;
        assert_eq!(libc::sigaction(libc::SIGSEGV, &action, ptr::null_mut()), 0);
    }
    let ze = Ze::start();
    let memory = ze.allocate_device(4096).cast::<u32>();
    ze.write(memory, 0u32);
    let kernel = ze.kernel(ze.module("kernel void k(global uint *a) { *a += 1; }"), "k");
    ze.argument(kernel, 0, memory);
    group_size(&ze, kernel, 1);
    let list = ze.immediate(true);
    for round in 1..=3 {
        protect(libc::PROT_NONE);
        assert_eq!(unsafe_read(PAGE.load(SeqCst) as *const u8), 0);
        ze.launch(list, kernel, 1);
        assert_eq!(ze.read(memory), round);
    }
}

#[test]
fn a_kernel_touches_any_number_of_allocations() {
    const TEST: &str = "a_kernel_touches_any_number_of_allocations";
    const MANY: usize = 1000;
    if role() == "other" {
        let ze = Ze::start();
        let all: Vec<_> = (0..MANY).map(|_| ze.allocate_device(4096)).collect();
        let table = ze.allocate(8 * MANY).cast::<*mut u8>();
        for (index, memory) in all.iter().enumerate() {
            ze.write(memory.cast(), index as u32);
            // SAFETY: the table has room for all.
            unsafe { table.add(index).write(*memory) };
        }
        let source = "kernel void k(global ulong *table, uint n) {
            for (uint i = 0; i < n; ++i) *(global uint *)table[i] += 1; }";
        let kernel = ze.kernel(ze.module(source), "k");
        ze.argument(kernel, 0, table);
        ze.argument(kernel, 1, MANY as u32);
        group_size(&ze, kernel, 1);
        ze.launch(ze.immediate(true), kernel, 1);
        for (index, memory) in all.iter().enumerate() {
            assert_eq!(ze.read(memory.cast::<u32>()), index as u32 + 1);
        }
        eprintln!("all touched");
        // Closed again, however many there were.
        unsafe_read(all[MANY - 1]);
        return;
    }
    let strict = other(TEST, &[STRICT]);
    let line = said(&strict);
    assert_eq!(strict.status.signal(), Some(libc::SIGSEGV), "{line}");
    assert!(line.contains("the host touched device memory"), "{line}");
    assert!(line.contains("all touched\n"), "{line}");
}

#[test]
fn commands_and_kernels_reach_device_memory() {
    if in_child("commands_and_kernels_reach_device_memory", &[STRICT]) {
        return;
    }
    let ze = Ze::start();
    let memory = ze.allocate_device(1 << 20);
    let list = ze.immediate(false);
    let kernel =
        ze.kernel(ze.module("kernel void k(global uint *a) { a[get_global_id(0)] += get_global_id(0); }"), "k");
    ze.argument(kernel, 0, memory);
    group_size(&ze, kernel, 1);
    let numbers: Vec<u32> = (0..1000).collect();
    let mut back = vec![0u32; 1000];
    let event = ze.event(ze.pool(0, 1), 0);
    let count = ze_group_count_t { groupCountX: 1000, groupCountY: 1, groupCountZ: 1 };
    for _ in 0..50 {
        // SAFETY: the arguments are as the specification says; all memory lives until the event says that all is done.
        unsafe {
            let z = &ze.loader;
            let none = (ptr::null_mut(), 0, ptr::null_mut());
            ok(z.zeCommandListAppendMemoryCopy(
                list,
                memory.cast(),
                numbers.as_ptr().cast(),
                4000,
                none.0,
                none.1,
                none.2,
            ));
            ok(z.zeCommandListAppendLaunchKernel(list, kernel, &count, none.0, none.1, none.2));
            ok(z.zeCommandListAppendMemoryCopy(
                list,
                back.as_mut_ptr().cast(),
                memory.cast(),
                4000,
                event,
                none.1,
                none.2,
            ));
            ok(z.zeEventHostSynchronize(event, u64::MAX));
            ok(z.zeEventHostReset(event));
        }
        assert!(back.iter().enumerate().all(|(i, n)| *n == 2 * i as u32));
    }
}

#[test]
fn refused_calls_are_said_once() {
    const TEST: &str = "refused_calls_are_said_once";
    if role() == "other" {
        let ze = Ze::start();
        let (queue, mut list) = (ze.queue(), ze.list());
        for _ in 0..3 {
            // SAFETY: the list is open, which the driver is to refuse.
            let result = unsafe { ze.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()) };
            assert_ne!(result, ze_result_t::ZE_RESULT_SUCCESS);
        }
        return;
    }
    let strict = other(TEST, &[STRICT]);
    assert!(strict.status.success(), "{}", said(&strict));
    let lines = said(&strict);
    assert_eq!(lines.matches("zeCommandQueueExecuteCommandLists answers").count(), 1, "{lines}");
    let loose = other(TEST, &[LOOSE]);
    assert!(!said(&loose).contains("answers"), "{}", said(&loose));
}

/// What the specification calls its codes, for the table below.
const IN_USE: ze_result_t = ze_result_t::ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE;
const INVALID_ARGUMENT: ze_result_t = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
const INVALID_HANDLE: ze_result_t = ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE;

/// Runs the other part strictly; it succeeds and says this.
fn strictly(test: &str, lines: &[&str]) {
    let strict = other(test, &[STRICT]);
    let said = said(&strict);
    assert!(strict.status.success(), "{said}");
    for line in lines {
        assert_eq!(said.matches(line).count(), 1, "{line}: {said}");
    }
}

#[test]
fn freed_memory_is_out_of_reach() {
    const TEST: &str = "freed_memory_is_out_of_reach";
    if role() == "other" {
        let ze = Ze::start();
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC);
        let mut memory = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeMemAllocHost(ze.context, &desc, 8192, 0, &mut memory) });
        println!("{}", unsafe_read(memory.cast()));
        ze.free(memory);
        let others: Vec<_> = (0..100).map(|_| ze.allocate_device(8192)).collect();
        assert!(!others.contains(&memory.cast()), "its address came back");
        unsafe_read(memory.cast::<u8>().wrapping_add(4096));
        return;
    }
    let strict = other(TEST, &[STRICT]);
    let line = said(&strict);
    assert_eq!(strict.status.signal(), Some(libc::SIGSEGV), "{line}");
    assert!(line.contains("freed memory was touched"), "{line}");
    assert!(line.contains("byte 4096 of 8192"), "{line}");
}

/// More is freed than is remembered, and comes back.
#[test]
fn freed_memory_is_forgotten_in_the_end() {
    if in_child("freed_memory_is_forgotten_in_the_end", &[STRICT]) {
        return;
    }
    let ze = Ze::start();
    let list = ze.immediate(true);
    let keep = ze.allocate_device(4096);
    for _ in 0..10_000 {
        let memory = ze.allocate_device(4096);
        ze.copy(list, memory, keep, 4096);
        ze.free(memory);
    }
}

#[test]
fn commands_do_not_use_freed_memory() {
    const TEST: &str = "commands_do_not_use_freed_memory";
    if role() == "other" {
        let ze = Ze::start();
        let (to, from) = (ze.allocate_device(4096), ze.allocate(4096));
        let list = ze.immediate(false);
        let mut gate = ze.event(ze.pool(0, 1), 0);
        // SAFETY: the arguments are as the specification says, but for the memory that is freed, and the list.
        unsafe {
            let z = &ze.loader;
            ok(z.zeCommandListAppendMemoryCopy(list, to.cast(), from.cast(), 100, ptr::null_mut(), 1, &mut gate));
            ok(z.zeMemFree(ze.context, from.cast()));
            assert_eq!(z.zeCommandListDestroy(list), IN_USE);
            ok(z.zeEventHostSignal(gate));
            let synchronize: unsafe extern "C" fn(ze_command_list_handle_t, u64) -> ze_result_t =
                ze.by_name("zeCommandListHostSynchronize");
            assert_eq!(synchronize(list, u64::MAX), ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST);
        }
        return;
    }
    let told = "zeCommandListHostSynchronize answers 0x70000001: a copy reads";
    strictly(TEST, &["a command failed", told, "zeCommandListDestroy answers"]);
}

#[test]
fn what_a_command_uses_is_not_freed_or_destroyed() {
    const TEST: &str = "what_a_command_uses_is_not_freed_or_destroyed";
    if role() == "other" {
        let ze = Ze::start();
        if !ze.has_engine() {
            return;
        }
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC);
        let mut flags = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeMemAllocHost(ze.context, &desc, 4096, 0, &mut flags) });
        let flags = flags.cast::<u8>();
        let kernel = ze.kernel(
            ze.module(
                "kernel void k(volatile global ulong *flags, global uint *a) { flags[0] = 1; while (flags[1] == 0); a[0] = 7; }",
            ),
            "k",
        );
        let memory = ze.allocate_device(4096);
        ze.argument(kernel, 0, flags);
        ze.argument(kernel, 1, memory);
        group_size(&ze, kernel, 1);
        let (queue, mut list) = (ze.queue(), ze.list());
        ze.launch(list, kernel, 1);
        // SAFETY: the arguments are as the specification says, but for what the test is about.
        unsafe {
            let z = &ze.loader;
            ok(z.zeCommandListClose(list));
            ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
            while word(flags).load(SeqCst) == 0 {
                std::thread::yield_now();
            }
            assert_eq!(z.zeMemFree(ze.context, memory.cast()), IN_USE);
            assert_eq!(z.zeCommandQueueDestroy(queue), IN_USE);
            assert_eq!(z.zeContextDestroy(ze.context), IN_USE);
            word(flags.add(8)).store(1, SeqCst);
            ok(z.zeCommandQueueSynchronize(queue, u64::MAX));
            ze.free(memory);
            ok(z.zeCommandQueueDestroy(queue));
            ok(z.zeContextDestroy(ze.context));
        }
        return;
    }
    strictly(TEST, &["zeMemFree answers 0x7800000", "zeCommandQueueDestroy answers", "zeContextDestroy answers"]);
}

/// An event or a fence says that the work has ended: what was used for it may go at once.
#[test]
fn lists_that_are_executed_are_neither_reset_nor_destroyed() {
    const TEST: &str = "lists_that_are_executed_are_neither_reset_nor_destroyed";
    if role() == "other" {
        let ze = Ze::start();
        let (queue, pool, memory) = (ze.queue(), ze.pool(0, 2), ze.allocate(64));
        let (mut gate, done) = (ze.event(pool, 0), ze.event(pool, 1));
        let mut list = ze.list();
        // SAFETY: the arguments are as the specification says, but for what the test is about.
        unsafe {
            let z = &ze.loader;
            ok(z.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
            let pattern = [7u8].as_ptr().cast();
            let memory = memory.cast();
            ok(z.zeCommandListAppendMemoryFill(list, memory, pattern, 1, 64, done, 0, ptr::null_mut()));
            ok(z.zeCommandListClose(list));
            for _ in 0..100 {
                ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
                assert_eq!(z.zeCommandListReset(list), IN_USE);
                assert_eq!(z.zeCommandListDestroy(list), IN_USE);
                ok(z.zeEventHostSignal(gate));
                // By its last signal all is over.
                ok(z.zeEventHostSynchronize(done, u64::MAX));
                let mut ended = ze.list();
                std::mem::swap(&mut ended, &mut list);
                ok(z.zeCommandListReset(ended));
                ok(z.zeCommandListDestroy(ended));
                ok(z.zeEventHostReset(gate));
                ok(z.zeEventHostReset(done));
                ok(z.zeCommandListAppendWaitOnEvents(list, 1, &mut gate));
                ok(z.zeCommandListAppendBarrier(list, done, 0, ptr::null_mut()));
                ok(z.zeCommandListClose(list));
            }
        }
        return;
    }
    strictly(
        TEST,
        &[
            "zeCommandListReset answers 0x78000006: the list has been submitted and has not ended",
            "zeCommandListDestroy answers 0x78000006: the list has been submitted and has not ended",
        ],
    );
}

#[test]
fn what_has_ended_may_be_destroyed_at_once() {
    if in_child("what_has_ended_may_be_destroyed_at_once", &[STRICT]) {
        return;
    }
    let ze = Ze::start();
    let event = ze.event(ze.pool(0, 1), 0);
    let mut gate = ze.event(ze.pool(0, 1), 0);
    let fence_desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
    for _ in 0..2000 {
        let memory = ze.allocate_device(8192);
        let (immediate, queue, mut list) = (ze.immediate(false), ze.queue(), ze.list());
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let z = &ze.loader;
            ok(z.zeCommandListAppendMemoryCopy(
                immediate,
                memory.cast(),
                memory.add(4096).cast(),
                100,
                event,
                1,
                &mut gate,
            ));
            ok(z.zeEventHostSignal(gate));
            // Not by waiting, for then this thread might do the work.
            while z.zeEventQueryStatus(event) != ze_result_t::ZE_RESULT_SUCCESS {
                std::thread::yield_now();
            }
            ok(z.zeCommandListDestroy(immediate));
            let mut fence = ptr::null_mut();
            ok(z.zeFenceCreate(queue, &fence_desc, &mut fence));
            ze.copy(list, memory, memory.wrapping_add(4096), 100);
            ok(z.zeCommandListClose(list));
            ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fence));
            while z.zeFenceQueryStatus(fence) != ze_result_t::ZE_RESULT_SUCCESS {
                std::thread::yield_now();
            }
            ok(z.zeMemFree(ze.context, memory.cast()));
            ok(z.zeFenceDestroy(fence));
            ok(z.zeCommandListDestroy(list));
            ok(z.zeCommandQueueDestroy(queue));
            ok(z.zeEventHostReset(event));
            ok(z.zeEventHostReset(gate));
        }
    }
    // SAFETY: the handle is the test's.
    ok(unsafe { ze.loader.zeContextDestroy(ze.context) });
}

#[test]
fn destroyed_handles_are_named() {
    const TEST: &str = "destroyed_handles_are_named";
    if role() == "other" {
        let ze = Ze::start();
        let pool = ze.pool(0, 2);
        let event = ze.event(pool, 0);
        // SAFETY: dead and mistaken handles are what the test is about.
        unsafe {
            let z = &ze.loader;
            ok(z.zeEventDestroy(event));
            let another = ze.event(pool, 1);
            assert_ne!(another, event, "the handle came back at once");
            assert_eq!(z.zeEventQueryStatus(event), INVALID_HANDLE);
            assert_eq!(z.zeFenceQueryStatus(pool.cast()), INVALID_HANDLE);
        }
        return;
    }
    strictly(TEST, &["was a event, and has been destroyed", "is a evt pool, not a fence"]);
}

#[test]
fn structures_are_what_they_are_passed_as() {
    const TEST: &str = "structures_are_what_they_are_passed_as";
    if role() == "other" {
        let ze = Ze::start();
        let (mut context, mut next) = (ptr::null_mut(), typed(ze_structure_type_t(0)));
        let right = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_CONTEXT_DESC);
        let chained = |next| ze_context_desc_t { pNext: next, ..right };
        let mut create = |desc: &ze_context_desc_t| {
            // SAFETY: what is not as the specification says is what the test is about.
            unsafe { ze.loader.zeContextCreate(ze.driver, desc, &mut context) }
        };
        let wrong = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
        assert_eq!(create(&wrong), INVALID_ARGUMENT);
        assert_eq!(create(&chained(ptr::without_provenance(4096))), INVALID_ARGUMENT);
        let untyped: ze_base_desc_t = next;
        assert_eq!(create(&chained((&raw const untyped).cast())), INVALID_ARGUMENT);
        next = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EU_COUNT_EXT);
        ok(create(&chained((&raw const next).cast())));
        next.pNext = (&raw const next).cast();
        assert_eq!(create(&chained((&raw const next).cast())), INVALID_ARGUMENT);
        return;
    }
    strictly(
        TEST,
        &[
            "ze_context_desc_t.stype is 0x12 and has to be 0xd",
            "0x1000 in its pNext is no address",
            "in its pNext, stype is 0",
            "its pNext has no end",
        ],
    );
}

#[test]
fn kernels_have_groups_and_arguments_that_a_gpu_reaches() {
    const TEST: &str = "kernels_have_groups_and_arguments_that_a_gpu_reaches";
    if role() == "other" {
        let ze = Ze::start();
        if !ze.has_engine() {
            return;
        }
        let module = ze.module("global uint variable; kernel void k(global uint *a) { a[0] = variable + 7; }");
        let kernel = ze.kernel_as_it_is(module, "k");
        let list = ze.immediate(true);
        let count = ze_group_count_t { groupCountX: 1, groupCountY: 1, groupCountZ: 1 };
        let launch = || {
            let none = (ptr::null_mut(), 0, ptr::null_mut());
            // SAFETY: the arguments are as the specification says, but for the kernel's.
            unsafe { ze.loader.zeCommandListAppendLaunchKernel(list, kernel, &count, none.0, none.1, none.2) }
        };
        assert_eq!(launch(), INVALID_ARGUMENT);
        let mut own = [0u32; 4];
        ze.argument(kernel, 0, own.as_mut_ptr());
        assert_eq!(launch(), INVALID_ARGUMENT);
        // SAFETY: the arguments are as the specification says, but for the size of groups.
        unsafe {
            assert_eq!(
                ze.loader.zeKernelSetGroupSize(kernel, 1 << 20, 1, 1),
                ze_result_t::ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION
            );
        }
        group_size(&ze, kernel, 1);
        assert_eq!(launch(), INVALID_ARGUMENT);
        assert_eq!(own, [0; 4]);
        ze.argument(kernel, 0, ze.allocate_device(64).wrapping_add(32));
        ok(launch());
        let (mut variable, name) = (ptr::null_mut(), c"variable");
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeModuleGetGlobalPointer(module, name.as_ptr(), ptr::null_mut(), &mut variable) });
        ze.argument(kernel, 0, variable);
        ok(launch());
        return;
    }
    strictly(
        TEST,
        &[
            "argument 0 of kernel k has not been set",
            "the size of groups of kernel k has not been set",
            "which is no memory of this driver's",
            "groups of kernel k are [1048576, 1, 1], and may be at most",
        ],
    );
}

/// Physical memory of a device that the program maps is no nearer to the host than other device memory.
#[test]
fn mapped_device_memory_is_not_the_hosts() {
    const TEST: &str = "mapped_device_memory_is_not_the_hosts";
    if role() == "other" {
        let ze = Ze::start();
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC);
        let mut desc = ze_physical_mem_desc_t { size: 8192, ..desc };
        let (mut physical, mut pointer) = (ptr::null_mut(), ptr::null_mut());
        let (writable, readable) = (
            ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE,
            ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY,
        );
        let list = ze.immediate(true);
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let z = &ze.loader;
            ok(z.zePhysicalMemCreate(ze.context, ze.device(), &mut desc, &mut physical));
            ok(z.zeVirtualMemReserve(ze.context, ptr::null(), 16384, &mut pointer));
            let upper = pointer.wrapping_byte_add(4096);
            ok(z.zeVirtualMemMap(ze.context, pointer, 8192, physical, 0, writable));
            ok(z.zeVirtualMemSetAccessAttribute(ze.context, upper, 4096, readable));
            ok(z.zeVirtualMemUnmap(ze.context, upper, 4096));
            ok(z.zeVirtualMemMap(ze.context, upper, 4096, physical, 4096, readable));
            let text = *b"what is copied";
            let mut back = [0u8; 14];
            ze.copy(list, pointer.cast(), text.as_ptr(), 14);
            ze.copy(list, back.as_mut_ptr(), pointer.cast(), 14);
            assert_eq!(back, text);
            ze.copy(list, back.as_mut_ptr(), upper.cast(), 14);
            assert_eq!(back, [0; 14]);
            unsafe_read(upper.cast::<u8>().wrapping_add(5));
        }
        return;
    }
    let strict = other(TEST, &[STRICT]);
    let line = said(&strict);
    assert_eq!(strict.status.signal(), Some(libc::SIGSEGV), "{line}");
    assert!(line.contains("the host touched device memory"), "{line}");
    assert!(line.contains("byte 5 of 4096"), "{line}");
}

/// What peers do not reach, their commands are not given.
#[test]
fn commands_keep_to_peers() {
    const TEST: &str = "commands_keep_to_peers";
    if role() == "other" {
        let ze = Ze::start();
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC);
        let (near, mut far) = (ze.allocate_device(64), ptr::null_mut());
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeMemAllocDevice(ze.context, &desc, 64, 0, ze.devices[1], &mut far) });
        let text = *b"across";
        for list in [ze.list(), ze.immediate(true)] {
            // SAFETY: the arguments are as the specification says, but for whose memory they are.
            let copy = |to: *mut c_void, from: *const c_void| unsafe {
                let none = (ptr::null_mut(), 0, ptr::null_mut());
                ze.loader.zeCommandListAppendMemoryCopy(list, to, from, 6, none.0, none.1, none.2)
            };
            ok(copy(near.cast(), text.as_ptr().cast()));
            assert_eq!(copy(near.cast(), far), INVALID_ARGUMENT);
            assert_eq!(copy(far, text.as_ptr().cast()), INVALID_ARGUMENT);
        }
        return;
    }
    let alone = other(TEST, &[STRICT, ("ZE_CPU_DEVICES", "2"), ("ZE_CPU_PEERS", "none")]);
    assert!(alone.status.success(), "{}", said(&alone));
    let line = said(&alone);
    assert!(line.contains("memory of device 1, which is no peer of device 0"), "{line}");
    assert!(line.contains("a copy reads") && line.contains("a copy writes"), "{line}");
}

/// The event of a command that has not ended is neither reset nor destroyed, and both as soon as it has.
#[test]
fn events_wait_for_their_commands() {
    const TEST: &str = "events_wait_for_their_commands";
    if role() == "other" {
        let ze = Ze::start();
        let pool = ze.pool(0, 2);
        let mut gate = ze.event(pool, 0);
        let list = ze.immediate(false);
        // SAFETY: the arguments are as the specification says, but for what the test is about.
        unsafe {
            let z = &ze.loader;
            for _ in 0..1000 {
                let event = ze.event(pool, 1);
                ok(z.zeEventHostReset(event));
                ok(z.zeCommandListAppendBarrier(list, event, 1, &mut gate));
                assert_eq!(z.zeEventHostReset(event), IN_USE);
                assert_eq!(z.zeEventDestroy(event), IN_USE);
                ok(z.zeEventHostSignal(gate));
                while z.zeEventQueryStatus(event) != ze_result_t::ZE_RESULT_SUCCESS {
                    std::thread::yield_now();
                }
                for _ in 0..2 {
                    ok(z.zeEventHostReset(event));
                }
                ok(z.zeEventHostReset(gate));
                ok(z.zeEventDestroy(event));
            }
        }
        return;
    }
    strictly(TEST, &["zeEventHostReset answers", "zeEventDestroy answers"]);
}

/// Descriptors are given of what was allocated for that.
#[test]
fn what_is_exported_was_announced() {
    const TEST: &str = "what_is_exported_was_announced";
    if role() == "other" {
        let ze = Ze::start();
        let flags = ze_external_memory_type_flag_t::ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD.0;
        let announcement: ze_external_memory_export_desc_t = ze_external_memory_export_desc_t {
            flags,
            ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC)
        };
        let desc = ze_device_mem_alloc_desc_t {
            pNext: (&raw const announcement).cast(),
            ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC)
        };
        let mut announced = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeMemAllocDevice(ze.context, &desc, 64, 0, ze.device(), &mut announced) });
        let export = |memory: *mut c_void| {
            let mut export = ze_external_memory_export_fd_t {
                flags,
                fd: -1,
                ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD)
            };
            let mut properties = ze_memory_allocation_properties_t {
                pNext: (&raw mut export).cast(),
                ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES)
            };
            // SAFETY: the arguments are as the specification says.
            let result =
                unsafe { ze.loader.zeMemGetAllocProperties(ze.context, memory, &mut properties, ptr::null_mut()) };
            (result, export.fd >= 0)
        };
        assert_eq!(export(ze.allocate_device(64).cast()), (INVALID_ARGUMENT, false));
        assert_eq!(export(announced), (ze_result_t::ZE_RESULT_SUCCESS, true));
        return;
    }
    strictly(TEST, &["ze_external_memory_export_desc_t announced 0"]);
}

#[test]
fn memory_that_may_be_compressed_is_not_shared() {
    const TEST: &str = "memory_that_may_be_compressed_is_not_shared";
    if role() == "other" {
        let ze = Ze::start();
        let mut hint = uncompressed();
        let handle_of = |hint: &ze_memory_compression_hints_ext_desc_t, is_chained: bool| {
            let desc = ze_device_mem_alloc_desc_t {
                pNext: if is_chained { ptr::from_ref(hint).cast() } else { ptr::null() },
                ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC)
            };
            let (mut memory, mut handle) = (ptr::null_mut(), ze_ipc_mem_handle_t { data: [0; 64] });
            // SAFETY: the arguments are as the specification says.
            unsafe {
                ok(ze.loader.zeMemAllocDevice(ze.context, &desc, 64, 0, ze.device(), &mut memory));
                ze.loader.zeMemGetIpcHandle(ze.context, memory, &mut handle)
            }
        };
        assert_eq!(handle_of(&hint, true), ze_result_t::ZE_RESULT_SUCCESS);
        assert_eq!(handle_of(&hint, false), INVALID_ARGUMENT);
        hint.flags = ze_memory_compression_hints_ext_flag_t::ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_COMPRESSED.0;
        assert_eq!(handle_of(&hint, true), INVALID_ARGUMENT);
        return;
    }
    strictly(TEST, &["ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED"]);
}
