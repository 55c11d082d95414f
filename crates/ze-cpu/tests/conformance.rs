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
    let device =
        ze_device_mem_alloc_desc_t { ordinal, ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC) };
    let host: ze_host_mem_alloc_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC);
    let mut pointer = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeMemAllocShared(ze.context, &device, &host, bytes, 1, ze.device(), &mut pointer) });
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
                assert!(before.iter().chain(after).all(|byte| *byte == GUARD), "outside of {what}");
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
    let nothing = ze_copy_region_t { originX: 0, originY: 0, originZ: 0, width: 0, height: 1, depth: 1 };
    for (list, events) in [(regular, &events[..3]), (immediate, &events[3..])] {
        let (to, from) = (memory.cast::<c_void>(), memory.wrapping_add(32).cast());
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(ze.loader.zeCommandListAppendMemoryCopy(list, to, from, 0, events[0], 0, ptr::null_mut()));
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
        let execute = || z.zeCommandQueueExecuteCommandLists(queue, 1, [list].as_mut_ptr(), ptr::null_mut());
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
        assert_eq!(z.zeEventQueryStatus(event), ze_result_t::ZE_RESULT_NOT_READY);
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
        unsafe { ze.loader.zeCommandListAppendMemAdvise(list, ze.device(), pointer.cast(), 64, advice) }
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
        let mut properties: ze_kernel_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES);
        // SAFETY: the kernel is alive, and the structure is as the specification says.
        ok(unsafe { ze.loader.zeKernelGetProperties(ze.kernel(module, name), &mut properties) });
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
            ok(z.zeCommandListAppendMemAdvise(list, ze.device(), pointer, 4096, ze_memory_advice_t(advice)));
        }
        assert_eq!(
            z.zeCommandListAppendMemAdvise(list, ze.device(), pointer, 4096, ze_memory_advice_t(last + 1)),
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

fn native_binary(ze: &Ze, module: ze_module_handle_t) -> Vec<u8> {
    let mut size = 0;
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeModuleGetNativeBinary(module, &mut size, ptr::null_mut()));
        let mut binary = vec![0; size];
        ok(ze.loader.zeModuleGetNativeBinary(module, &mut size, binary.as_mut_ptr()));
        binary
    }
}

fn from_native_binary(ze: &Ze, binary: &[u8]) -> (ze_module_handle_t, String) {
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MODULE_DESC);
    let (result, module, log) = ze.module_of(&ze_module_desc_t {
        format: ze_module_format_t::ZE_MODULE_FORMAT_NATIVE,
        inputSize: binary.len(),
        pInputModule: binary.as_ptr(),
        ..desc
    });
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    (module, log)
}

fn source_attributes(ze: &Ze, kernel: ze_kernel_handle_t) -> String {
    let mut size = 0;
    // SAFETY: the arguments are as the specification says: a pointer to room for that many characters.
    unsafe {
        ok(ze.loader.zeKernelGetSourceAttributes(kernel, &mut size, ptr::null_mut()));
        let mut text = vec![GUARD; size as usize + 1];
        let mut room = text.as_mut_ptr().cast();
        ok(ze.loader.zeKernelGetSourceAttributes(kernel, &mut size, &mut room));
        assert_eq!(text.pop(), Some(GUARD), "nothing is written behind the room");
        assert_eq!(text.pop(), Some(0), "the text is terminated");
        String::from_utf8(text).expect("text")
    }
}

#[test]
fn modules_and_their_native_binaries_tell_the_same() {
    if in_child("modules_and_their_native_binaries_tell_the_same", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let spirv = compile(
        "kernel __attribute__((work_group_size_hint(8, 2, 1))) void hinted(global int *a) { *a = 1; }
        kernel __attribute__((reqd_work_group_size(4, 1, 1))) void required(global int *a) { *a = 2; }
        kernel void plain(global int *a) { *a = 3; }",
    );
    for (options, spelled) in [
        ("", ""),
        ("-ze-opt-disable", "-ze-opt-disable"),
        ("-ze-opt-level=0", "-ze-opt-level=O0"),
        ("-ze-opt-level=1", "-ze-opt-level=O1"),
        ("-ze-opt-level=2 -g", "-ze-opt-level=O2 -g"),
        ("-ze-opt-large-register-file", "-ze-opt-large-register-file"),
        ("-ze-opt-greater-than-4GB-buffer-required", "-ze-opt-greater-than-4GB-buffer-required"),
    ] {
        let (result, module, log) = ze.try_module(&spirv, options);
        assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{options}: {log}");
        assert_eq!(log, "", "a build without trouble has nothing to say");
        let binary = native_binary(&ze, module);
        let (again, log) = from_native_binary(&ze, &binary);
        assert_eq!(log, "");
        for module in [module, again] {
            for (name, attributes) in
                [("hinted", "work_group_size_hint(8,2,1)"), ("required", "reqd_work_group_size(4,1,1)"), ("plain", "")]
            {
                let kernel = ze.kernel_as_it_is(module, name);
                assert_eq!(source_attributes(&ze, kernel), attributes, "{name}");
            }
            let binary = native_binary(&ze, module);
            assert!(
                binary.windows(spelled.len().max(1)).any(|part| part.starts_with(spelled.as_bytes())),
                "the options {options} are in the binary"
            );
        }
    }
}

#[test]
fn kernels_are_listed_as_they_stand_in_the_module() {
    if in_child("kernels_are_listed_as_they_stand_in_the_module", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    for number in [0, 1, 10, KERNELS] {
        let name = |i| format!("k{}", i + 1);
        let sources: Vec<_> =
            (0..number).map(|i| format!("kernel void {}(global int *a) {{ *a = {i}; }}", name(i))).collect();
        let module = ze.module(&sources.join("\n"));
        let mut count = 0;
        // SAFETY: the arguments are as the specification says; the strings live as long as the module.
        unsafe {
            let z = &ze.loader;
            ok(z.zeModuleGetKernelNames(module, &mut count, ptr::null_mut()));
            assert_eq!(count, number);
            let mut names = vec![ptr::null(); count as usize];
            ok(z.zeModuleGetKernelNames(module, &mut count, names.as_mut_ptr()));
            assert_eq!(count, number);
            for (i, found) in names.into_iter().enumerate() {
                let found = std::ffi::CStr::from_ptr(found).to_str();
                assert_eq!(found, Ok(&name(i as u32)[..]));
            }
            ok(z.zeModuleDestroy(module));
        }
    }
}
const KERNELS: u32 = 100;

#[test]
fn a_work_group_suggested_for_few_work_items_has_all_of_them() {
    if in_child("a_work_group_suggested_for_few_work_items_has_all_of_them", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let module = ze.module("kernel void k(global int *a) { a[get_global_id(0)] = 1; }");
    let kernel = ze.kernel(module, "k");
    let suggest = |global: [u32; 3]| {
        let [mut x, mut y, mut z] = [0; 3];
        // SAFETY: the arguments are as the specification says.
        ok(unsafe {
            ze.loader.zeKernelSuggestGroupSize(kernel, global[0], global[1], global[2], &mut x, &mut y, &mut z)
        });
        [x, y, z]
    };
    for size in [[1, 1, 1], [16, 1, 1], [8, 8, 1], [4, 8, 8], [1, 1, 16]] {
        assert_eq!(suggest(size), size);
    }
    for huge in (0..32).map(|shift| u32::MAX >> shift) {
        for global in [[huge, 1, 1], [1, huge, 1], [1, 1, huge], [huge; 3]] {
            let size = suggest(global);
            let divides = |(global, size): (&u32, &u32)| global % size == 0;
            assert!(global.iter().zip(&size).all(divides), "{global:?}: {size:?}");
            // SAFETY: the arguments are as the specification says.
            ok(unsafe { ze.loader.zeKernelSetGroupSize(kernel, size[0], size[1], size[2]) });
        }
    }
}

#[test]
fn cooperative_launches_are_as_large_as_the_kernel_allows() {
    if in_child("cooperative_launches_are_as_large_as_the_kernel_allows", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let module = ze.module(
        "kernel void alone(global ulong *a) { barrier(CLK_GLOBAL_MEM_FENCE); a[get_global_id(0)] = get_global_id(0) + 7; }
        void look(global volatile int *a) { while (*a == 0); }
        kernel void watching(global int *a) { look(a); }
        kernel void counting(global int *a) { atomic_inc(a); }",
    );
    let memory = ze.allocate(1 << 16);
    let list = ze.immediate(true);
    for (name, waits) in [("alone", false), ("watching", true), ("counting", true)] {
        let kernel = ze.kernel(module, name);
        ze.argument(kernel, 0, memory);
        let mut most = 0;
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeKernelSuggestMaxCooperativeGroupCount(kernel, &mut most) });
        assert_eq!(most == 1, waits, "{name}: {most}");
        let launch = |number| {
            let groups = ze_group_count_t { groupCountX: number, groupCountY: 1, groupCountZ: 1 };
            // SAFETY: the arguments are as the specification says.
            unsafe {
                ze.loader.zeCommandListAppendLaunchCooperativeKernel(list, kernel, &groups, NONE, 0, ptr::null_mut())
            }
        };
        assert_eq!(launch(most + 1), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
        if !waits {
            ok(launch(most));
            // SAFETY: the allocation has that many numbers, and no command is under way.
            let seen = unsafe { slice::from_raw_parts(memory.cast::<u64>(), most as usize) };
            assert!(seen.iter().zip(7..).all(|(seen, wanted)| *seen == wanted));
        }
    }
}

#[test]
fn devices_have_addresses_in_order_and_no_samplers() {
    if in_child("devices_have_addresses_in_order_and_no_samplers", &[("ZE_CPU_DEVICES", "3")]) {
        return;
    }
    let ze = Ze::start();
    let mut addresses = Vec::new();
    for device in &ze.devices {
        let mut found: ze_pci_ext_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeDevicePciGetPropertiesExt(*device, &mut found) });
        let speed = found.maxSpeed;
        assert_eq!((speed.genVersion, speed.width, speed.maxBandwidth), (-1, -1, -1), "not known");
        let address = found.address;
        addresses.push((address.domain, address.bus, address.device, address.function));
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_SAMPLER_DESC);
        let mut sampler = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        let answer = unsafe { ze.loader.zeSamplerCreate(ze.context, *device, &desc, &mut sampler) };
        assert_eq!(answer, ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED);
        assert!(sampler.is_null());
    }
    assert_eq!(addresses.len(), 3);
    assert!(addresses.is_sorted_by(|a, b| a < b), "{addresses:?}");
}

const STRICT: [(&str, &str); 1] = [("ZE_CPU_STRICT", "1")];

/// A test doubles the size of patterns up to the longest that the queue for copies takes.
#[test]
fn queues_for_copies_take_patterns_as_those_of_gpus() {
    if in_child("queues_for_copies_take_patterns_as_those_of_gpus", &LOOSE) {
        return;
    }
    assert_eq!(fill_on_a_queue_for_copies(), ze_result_t::ZE_RESULT_SUCCESS, "longer ones work all the same");
}

#[test]
fn strictly_they_take_no_longer_ones() {
    if in_child("strictly_they_take_no_longer_ones", &STRICT) {
        return;
    }
    assert_eq!(fill_on_a_queue_for_copies(), ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE);
}

/// Fills with the longest pattern, and with one of twice its size; what the driver answers to the latter.
fn fill_on_a_queue_for_copies() -> ze_result_t {
    let ze = Ze::start();
    let mut groups: [ze_command_queue_group_properties_t; 2] =
        std::array::from_fn(|_| typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES));
    let desc: ze_command_queue_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC);
    let mode = ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    let desc = ze_command_queue_desc_t { ordinal: 1, mode, ..desc };
    let mut list = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeDeviceGetCommandQueueGroupProperties(ze.device(), &mut 2, groups.as_mut_ptr()));
        ok(ze.loader.zeCommandListCreateImmediate(ze.context, ze.device(), &desc, &mut list));
    }
    let [kernels, copies] = groups.map(|group| group.maxMemoryFillPatternSize);
    assert_eq!((kernels, copies), (usize::MAX, 16));
    let memory = ze.allocate(256);
    let pattern: Vec<u8> = (1..).take(2 * copies).collect();
    ok(fill(&ze, list, memory, &pattern[..copies], 256, NONE));
    let answer = fill(&ze, list, memory, &pattern, 256, NONE);
    let length = if answer == ze_result_t::ZE_RESULT_SUCCESS { 2 * copies } else { copies };
    // SAFETY: the allocation has that many bytes, and no command is under way.
    let seen = unsafe { slice::from_raw_parts(memory, 256) };
    assert!(seen.chunks(length).all(|part| part == &pattern[..length]));
    answer
}

/// Programs pass an `int` for a `size_t`.
#[test]
fn short_arguments_are_extended_by_zeros() {
    if in_child("short_arguments_are_extended_by_zeros", &LOOSE) {
        return;
    }
    assert!(pass_a_short_argument().is_none_or(|answer| answer == ze_result_t::ZE_RESULT_SUCCESS));
}

#[test]
fn strictly_arguments_are_as_long_as_their_parameters() {
    if in_child("strictly_arguments_are_as_long_as_their_parameters", &STRICT) {
        return;
    }
    let wrong_size = ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    assert!(pass_a_short_argument().is_none_or(|answer| answer == wrong_size));
}

/// What the driver answers, and where it takes the argument, the kernel has seen what it should; none where no kernels run.
fn pass_a_short_argument() -> Option<ze_result_t> {
    let ze = Ze::start();
    if !ze.has_engine() {
        return None;
    }
    let module = ze.module("kernel void k(global ulong *out, ulong number) { *out = number; }");
    let kernel = ze.kernel(module, "k");
    let out = ze.allocate(8);
    let words = [0x8765_4321u32, 0xffff_ffff];
    // SAFETY: the value has as many bytes as are given.
    let pass =
        |index, bytes| unsafe { ze.loader.zeKernelSetArgumentValue(kernel, index, bytes, words.as_ptr().cast()) };
    let wrong_size = ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    assert_eq!(pass(0, 4), wrong_size, "half a pointer is none");
    assert_eq!(pass(1, 0), wrong_size);
    ze.argument(kernel, 0, out);
    let answer = pass(1, 4);
    if answer == ze_result_t::ZE_RESULT_SUCCESS {
        ze.launch(ze.immediate(true), kernel, 1);
        assert_eq!(word(out).load(std::sync::atomic::Ordering::SeqCst), 0x8765_4321);
    }
    Some(answer)
}

/// Devices reach the program's own memory, so that can be said of it as well.
#[test]
fn attributes_of_atomics_are_for_memory_of_the_system_too() {
    if in_child("attributes_of_atomics_are_for_memory_of_the_system_too", &[("ZE_CPU_DEVICES", "2"), LOOSE[0]]) {
        return;
    }
    let ze = Ze::start();
    let calls: ze_mem_exp_dditable_t = table("zeGetMemExpProcAddrTable");
    let (setter, getter) =
        (calls.pfnSetAtomicAccessAttributeExp.unwrap(), calls.pfnGetAtomicAccessAttributeExp.unwrap());
    let memory = vec![0u8; 4096];
    let at = |offset: usize| memory.as_ptr().wrapping_add(offset).cast();
    let set = |device: usize, offset, size, attributes| {
        // SAFETY: the arguments are as the specification says.
        unsafe { setter(ze.context, ze.devices[device], at(offset), size, attributes) }
    };
    let get = |device: usize, offset, size| {
        let mut attributes = 99;
        // SAFETY: as above.
        ok(unsafe { getter(ze.context, ze.devices[device], at(offset), size, &mut attributes) });
        attributes
    };
    assert_eq!(get(0, 0, 4096), 0);
    let both = ze_memory_atomic_attr_exp_flag_t::ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_SYSTEM_ATOMICS.0;
    let none = ze_memory_atomic_attr_exp_flag_t::ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_ATOMICS.0;
    ok(set(0, 0, 4096, both));
    ok(set(0, 1024, 1024, none));
    assert_eq!([get(0, 0, 1024), get(0, 1024, 8), get(0, 1024, 1024), get(0, 1000, 100)], [both, none, none, both]);
    assert_eq!(get(1, 0, 4096), 0, "nothing was said for that device");
    ok(set(0, 0, 4096, both));
    assert_eq!(get(0, 1024, 8), both);
    assert_eq!(set(0, 0, 0, both), ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE);
    assert_eq!(set(0, 0, 8, 0x80), ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION);
}

#[test]
fn kernels_call_functions_by_pointer() {
    if in_child("kernels_call_functions_by_pointer", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let module = ze.module(
        "#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
        int triple(int a) { return 3 * a; }
        int square(int a) { return a * a; }
        kernel void apply(ulong function, global int *a) {
            int id = get_global_id(0);
            a[id] = ((int (*)(int))function)(id);
        }
        kernel void fill(global int *a) { for (int i = 0; i < 8; i++) a[i] = 5; }
        kernel void run(ulong function, global int *a) { ((void (*)(global int *))function)(a); }",
    );
    let mut address = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    let answer = unsafe { ze.loader.zeModuleGetFunctionPointer(module, c"triple".as_ptr(), &mut address) };
    if answer == ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE {
        return eprintln!("skipped: pointers to functions (the engine has none)");
    }
    let binary = native_binary(&ze, module);
    let (again, _) = from_native_binary(&ze, &binary);
    let memory = ze.allocate(4 * 64);
    let list = ze.immediate(true);
    for module in [module, again] {
        let pointer = |name: &std::ffi::CStr| {
            let mut address = ptr::null_mut();
            // SAFETY: the arguments are as the specification says.
            let answer = unsafe { ze.loader.zeModuleGetFunctionPointer(module, name.as_ptr(), &mut address) };
            (answer, address as u64)
        };
        let call = |kernel: &str, name, groups, group_size| {
            let kernel = ze.kernel(module, kernel);
            let (answer, address) = pointer(name);
            ok(answer);
            ze.argument(kernel, 0, address);
            ze.argument(kernel, 1, memory);
            // SAFETY: the arguments are as the specification says.
            ok(unsafe { ze.loader.zeKernelSetGroupSize(kernel, group_size, 1, 1) });
            ze.launch(list, kernel, groups);
            // SAFETY: the allocation has that many numbers, and no command is under way.
            unsafe { slice::from_raw_parts(memory.cast::<i32>(), 64) }.to_vec()
        };
        let all = |function: fn(i32) -> i32| (0..64).map(function).collect::<Vec<_>>();
        for (groups, group_size) in [(64, 1), (1, 64), (4, 16)] {
            assert_eq!(call("apply", c"triple", groups, group_size), all(|i| 3 * i));
            assert_eq!(call("apply", c"square", groups, group_size), all(|i| i * i));
        }
        assert_eq!(call("run", c"fill", 1, 1)[..8], [5; 8], "a kernel's function");
        assert_eq!(pointer(c"cube").0, ze_result_t::ZE_RESULT_ERROR_INVALID_FUNCTION_NAME);
    }
}
