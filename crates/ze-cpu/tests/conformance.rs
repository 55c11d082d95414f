//! Corners that conformance suites look into and ordinary programs seldom do.

mod common;

use common::*;
use std::ffi::c_void;
use std::ptr;
use std::slice;

const NONE: ze_event_handle_t = ptr::null_mut();
const GUARD: u8 = 0xee;

/// For tests of what strict mode refuses and the driver otherwise takes: commands for closed lists, memory by numbers that no device
/// has.
const LOOSE: [(&str, &str); 1] = [("ZE_CPU_STRICT", "0")];

fn fill(
    ze: &Ze,
    list: ze_command_list_handle_t,
    to: *mut u8,
    pattern: &[u8],
    bytes: usize,
    signal: ze_event_handle_t,
) -> ze_result_t {
    // SAFETY: the pattern is there, and the tests give room for as many bytes.
    unsafe {
        ze.loader.zeCommandListAppendMemoryFill(
            list,
            to.cast(),
            pattern.as_ptr().cast(),
            pattern.len(),
            bytes,
            signal,
            0,
            ptr::null_mut(),
        )
    }
}

/// Memory that the host reaches as well, of the memory with that number.
fn shared(ze: &Ze, ordinal: u32, bytes: usize) -> *mut u8 {
    let device = ze_device_mem_alloc_desc_t {
        ordinal,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC)
    };
    let host: ze_host_mem_alloc_desc_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC);
    let mut pointer = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    ok(unsafe {
        ze.loader.zeMemAllocShared(
            ze.context,
            &device,
            &host,
            bytes,
            1,
            ze.device(),
            &mut pointer,
        )
    });
    pointer.cast()
}

#[test]
fn fills_of_every_pattern_and_place() {
    if in_child("fills_of_every_pattern_and_place", &[]) {
        return;
    }
    let ze = Ze::start();
    let list = ze.immediate(true);
    let room = (1 << 18) + 512;
    let memory = ze.allocate(room);
    for length in (0..8).map(|power| 1usize << power) {
        let pattern: Vec<u8> = (0..length).map(|i| (i * 37 + length) as u8).collect();
        for offset in [0, 1, 7, 64] {
            for repeats in [1, 2, 3, 61, (1 << 18) / length] {
                ok(fill(&ze, list, memory, &[GUARD], room, NONE));
                let at = memory.wrapping_add(offset);
                ok(fill(&ze, list, at, &pattern, length * repeats, NONE));
                // SAFETY: the allocation has that many bytes, and no command is under way.
                let seen = unsafe { slice::from_raw_parts(memory, room) };
                let (before, rest) = seen.split_at(offset);
                let (filled, after) = rest.split_at(length * repeats);
                let what = format!("{repeats} patterns of {length} bytes at {offset}");
                assert!(filled.chunks(length).all(|part| part == pattern), "{what}");
                assert!(
                    before.iter().chain(after).all(|byte| *byte == GUARD),
                    "outside of {what}"
                );
            }
        }
    }
    let answer = fill(&ze, list, memory, &[], 12, NONE);
    assert_eq!(answer, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE);
}

#[test]
fn commands_of_no_bytes_signal_all_the_same() {
    if in_child("commands_of_no_bytes_signal_all_the_same", &[]) {
        return;
    }
    let ze = Ze::start();
    let (queue, regular, immediate) = (ze.queue(), ze.list(), ze.immediate(false));
    let memory = ze.allocate(64);
    // SAFETY: the allocation has that many bytes.
    unsafe { memory.write_bytes(GUARD, 64) };
    let flags = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_HOST_VISIBLE.0;
    let pool = ze.pool(flags, 6);
    let events: Vec<_> = (0..6).map(|index| ze.event(pool, index)).collect();
    let nothing = ze_copy_region_t {
        originX: 0,
        originY: 0,
        originZ: 0,
        width: 0,
        height: 1,
        depth: 1,
    };
    for (list, events) in [(regular, &events[..3]), (immediate, &events[3..])] {
        let (to, from) = (memory.cast::<c_void>(), memory.wrapping_add(32).cast());
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(ze.loader.zeCommandListAppendMemoryCopy(
                list,
                to,
                from,
                0,
                events[0],
                0,
                ptr::null_mut(),
            ));
            ok(ze.loader.zeCommandListAppendMemoryCopyRegion(
                list,
                to,
                &nothing,
                8,
                8,
                from,
                &nothing,
                8,
                8,
                events[1],
                1,
                [events[0]].as_mut_ptr(),
            ));
        }
        ok(fill(&ze, list, memory, &[1], 0, events[2]));
    }
    ze.run(queue, regular);
    for event in events {
        // SAFETY: the event is alive.
        ok(unsafe { ze.loader.zeEventHostSynchronize(event, u64::MAX) });
    }
    // SAFETY: the allocation has that many bytes, and no command is under way.
    let seen = unsafe { slice::from_raw_parts(memory, 64) };
    assert_eq!(seen, [GUARD; 64]);
}

/// What is appended to a closed list is lost, which is no failure but where the driver is strict.
#[test]
fn closed_lists_take_nothing() {
    if in_child("closed_lists_take_nothing", &LOOSE) {
        return;
    }
    append_to_closed_list(ze_result_t::ZE_RESULT_SUCCESS);
}

#[test]
fn strict_closed_lists_say_so() {
    if in_child("strict_closed_lists_say_so", &[("ZE_CPU_STRICT", "1")]) {
        return;
    }
    append_to_closed_list(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

fn append_to_closed_list(outcome: ze_result_t) {
    let ze = Ze::start();
    let (queue, list) = (ze.queue(), ze.list());
    let memory = shared(&ze, 0, 64);
    let flags = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_HOST_VISIBLE.0;
    let event = ze.event(ze.pool(flags, 1), 0);
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    ok(fill(&ze, list, memory, &[1], 1, NONE));
    let seen = |at: usize| {
        // SAFETY: the allocation has 64 bytes, and no command is under way.
        unsafe { memory.add(at).read_volatile() }
    };
    // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
    unsafe {
        let z = &ze.loader;
        let execute =
            || z.zeCommandQueueExecuteCommandLists(queue, 1, [list].as_mut_ptr(), ptr::null_mut());
        assert_eq!(execute(), invalid, "a list that is open");
        ok(z.zeCommandListClose(list));
        let (to, no_events) = (memory.cast::<c_void>(), ptr::null_mut());
        let outcomes = [
            fill(&ze, list, memory.add(1), &[1], 1, NONE),
            z.zeCommandListAppendMemoryCopy(list, to.add(1), to, 1, NONE, 0, no_events),
            z.zeCommandListAppendBarrier(list, event, 0, no_events),
            z.zeCommandListAppendSignalEvent(list, event),
            z.zeCommandListAppendEventReset(list, event),
            z.zeCommandListAppendWaitOnEvents(list, 1, [event].as_mut_ptr()),
            z.zeCommandListAppendWriteGlobalTimestamp(list, to.cast(), NONE, 0, no_events),
        ];
        assert_eq!(outcomes, [outcome; 7]);
        ok(execute());
        ok(z.zeCommandQueueSynchronize(queue, u64::MAX));
        assert_eq!((seen(0), seen(1)), (1, 0));
        assert_eq!(
            z.zeEventQueryStatus(event),
            ze_result_t::ZE_RESULT_NOT_READY
        );
        ok(z.zeCommandListReset(list));
        ok(fill(&ze, list, memory.add(1), &[2], 1, event));
    }
    ze.run(queue, list);
    assert_eq!((seen(0), seen(1)), (1, 2));
    // SAFETY: the event is alive.
    ok(unsafe { ze.loader.zeEventQueryStatus(event) });
}

#[test]
fn work_items_have_room_of_their_own() {
    if in_child("work_items_have_room_of_their_own", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let module = ze.module(
        "kernel void scratch(global ulong *out) {
            ulong own[2048];
            size_t id = get_global_id(0);
            for (uint i = 0; i < 2048; i++)
                own[(i * 7) % 2048] = id * 10000 + i;
            barrier(CLK_GLOBAL_MEM_FENCE);
            ulong sum = 0;
            for (uint i = 0; i < 2048; i++)
                sum += own[i];
            out[id] = sum;
        }",
    );
    let kernel = ze.kernel(module, "scratch");
    let (group, groups) = (32u64, 8);
    let out = ze.allocate((8 * group * groups) as usize);
    ze.argument(kernel, 0, out);
    // SAFETY: the kernel is alive.
    ok(unsafe { ze.loader.zeKernelSetGroupSize(kernel, group as u32, 1, 1) });
    ze.launch(ze.immediate(true), kernel, groups as u32);
    for id in 0..group * groups {
        let sum = word(out.wrapping_add(8 * id as usize)).load(std::sync::atomic::Ordering::SeqCst);
        assert_eq!(sum, 2048 * 10_000 * id + 2047 * 1024, "work-item {id}");
    }
}

/// There is one memory, all advice is a hint, and a value that gives an enumeration its size sets no flag.
#[test]
fn what_changes_nothing_is_taken() {
    if in_child("what_changes_nothing_is_taken", &LOOSE) {
        return;
    }
    let ze = Ze::start();
    let queue = ze.queue();
    let list = ze.list_with(ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_FORCE_UINT32.0);
    let memory = shared(&ze, 1, 64);
    let mut of_the_program = [0u8; 64];
    let advise = |pointer: *mut u8, advice: u32| {
        let advice = _ze_memory_advice_t(advice);
        // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
        unsafe {
            ze.loader
                .zeCommandListAppendMemAdvise(list, ze.device(), pointer.cast(), 64, advice)
        }
    };
    let last = ze_memory_advice_t::ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION.0;
    for advice in 0..=last {
        ok(advise(memory, advice));
        ok(advise(of_the_program.as_mut_ptr(), advice));
    }
    let unknown = ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION;
    assert_eq!(advise(memory, last + 1), unknown);
    ok(fill(&ze, list, memory, &[7], 64, NONE));
    ze.run(queue, list);
    // SAFETY: the allocation has that many bytes, and no command is under way.
    assert_eq!(unsafe { slice::from_raw_parts(memory, 64) }, [7; 64]);
}

#[test]
fn kernels_tell_what_registers_do_not_hold() {
    if in_child("kernels_tell_what_registers_do_not_hold", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let repeat = |text: &str| -> String {
        let each = (0..200).map(|i| text.replace('#', &i.to_string()));
        each.collect()
    };
    let module = ze.module(&format!(
        "kernel void few(global int *p) {{ p[get_global_id(0)] += 1; }}
         kernel void many(global int *p, global uint *at) {{
            size_t id = get_global_id(0);
            {}
            p[id] = 0 {};
            p[id + 1] = 1 {};
        }}",
        repeat("int v# = p[id + at[#]];"),
        repeat(" + v# * #"),
        repeat(" * v#"),
    ));
    let spilled = |name: &str| {
        let mut properties: ze_kernel_properties_t =
            typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES);
        // SAFETY: the kernel is alive, and the structure is as the specification says.
        ok(unsafe {
            ze.loader
                .zeKernelGetProperties(ze.kernel(module, name), &mut properties)
        });
        properties.spillMemSize
    };
    assert_eq!(spilled("few"), 0);
    let many = spilled("many");
    assert!((400..4000).contains(&many), "{many} bytes of 200 numbers");
}

/// Hints are for any memory that a device may use, the host's own included, and each may be given.
#[test]
fn hints_on_memory_of_the_system() {
    if in_child("hints_on_memory_of_the_system", &[]) {
        return;
    }
    let ze = Ze::start();
    let list = ze.immediate(true);
    let memory = vec![0u8; 4096];
    let pointer: *const c_void = memory.as_ptr().cast();
    let last = ze_memory_advice_t::ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION.0;
    let z = &ze.loader;
    // SAFETY: the memory is there; hints do not touch it.
    unsafe {
        for advice in 0..=last {
            ok(z.zeCommandListAppendMemAdvise(
                list,
                ze.device(),
                pointer,
                4096,
                ze_memory_advice_t(advice),
            ));
        }
        assert_eq!(
            z.zeCommandListAppendMemAdvise(
                list,
                ze.device(),
                pointer,
                4096,
                ze_memory_advice_t(last + 1)
            ),
            ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION
        );
        ok(z.zeCommandListAppendMemoryPrefetch(list, pointer, 4096));
    }
}

/// Programs that leave the type of the structure unset do not set what is chained either.
#[test]
fn properties_into_a_structure_without_a_type() {
    let loose = [("ZE_CPU_STRICT", "0")];
    if in_child("properties_into_a_structure_without_a_type", &loose) {
        return;
    }
    let ze = Ze::start();
    let mut device: ze_device_properties_t = typed(ze_structure_type_t(0));
    device.pNext = 8 as *mut c_void;
    // SAFETY: the driver follows the chain of a structure of that type only.
    ok(unsafe { ze.loader.zeDeviceGetProperties(ze.device(), &mut device) });
    assert_ne!(device.maxMemAllocSize, 0);
}
