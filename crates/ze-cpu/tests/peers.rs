//! Strict mode: which memory commands of a device or a tile may be given.

mod common;

use common::*;
use std::ffi::c_void;
use std::ptr;

const STRICT: (&str, &str) = ("ZE_CPU_STRICT", "1");
const NO_EVENTS: (ze_event_handle_t, u32, *mut ze_event_handle_t) = (ptr::null_mut(), 0, ptr::null_mut());
const INVALID_ARGUMENT: ze_result_t = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;

/// A device or a tile, with a queue and memory of its own.
struct Place {
    device: ze_device_handle_t,
    /// Counted over the devices; a tile has that of its device.
    number: usize,
    queue: ze_command_queue_handle_t,
    /// Synchronous.
    immediate: ze_command_list_handle_t,
    memory: *mut u8,
}

const BYTES: usize = 4096;

/// Every device, followed by its tiles. `ze` is left with the first device alone.
fn places(ze: &mut Ze) -> Vec<Place> {
    let mut all = Vec::new();
    for (number, device) in std::mem::take(&mut ze.devices).into_iter().enumerate() {
        let (mut count, mut tiles) = (0, [ptr::null_mut(); 8]);
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(ze.loader.zeDeviceGetSubDevices(device, &mut count, ptr::null_mut()));
            ok(ze.loader.zeDeviceGetSubDevices(device, &mut count, tiles.as_mut_ptr()));
        }
        for device in std::iter::once(device).chain(tiles[..count as usize].iter().copied()) {
            ze.devices = vec![device];
            all.push(Place {
                device,
                number,
                queue: ze.queue(),
                immediate: ze.immediate(true),
                memory: ze.allocate_device(BYTES),
            });
        }
    }
    ze.devices = vec![all[0].device];
    all
}

fn can_access(ze: &Ze, device: &Place, peer: &Place) -> bool {
    let mut can = 0;
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeDeviceCanAccessPeer(device.device, peer.device, &mut can) });
    can != 0
}

/// A regular list of the device.
fn list(ze: &mut Ze, place: &Place) -> ze_command_list_handle_t {
    ze.devices = vec![place.device];
    ze.list()
}

/// Commands are given what `zeDeviceCanAccessPeer` says that their device reaches, whatever they do with it, and nothing else.
fn commands_agree_with_peers(test: &str, variables: &[(&str, &str)], peers: fn(usize, usize) -> bool) {
    let variables: Vec<_> = variables.iter().copied().chain([STRICT]).collect();
    if in_child(test, &variables) {
        return;
    }
    let mut ze = Ze::start();
    let all = places(&mut ze);
    let own = [7u8; 64];
    let (mut reached, mut refused) = (0, 0);
    for user in &all {
        for home in &all {
            let can = can_access(&ze, user, home);
            let expected = user.number == home.number || peers(user.number, home.number);
            assert_eq!(can, expected, "{} and {}", user.number, home.number);
            let (z, memory) = (&ze.loader, home.memory.cast::<c_void>());
            // SAFETY: the arguments are as the specification says.
            let resident = unsafe { z.zeContextMakeMemoryResident(ze.context, user.device, memory, BYTES) };
            let mut results = vec![resident];
            for list in [user.immediate, list(&mut ze, user)] {
                let (z, (event, count, waits)) = (&ze.loader, NO_EVENTS);
                let region = ze_copy_region_t { originX: 0, originY: 0, originZ: 0, width: 8, height: 8, depth: 1 };
                // SAFETY: the arguments are as the specification says, but for whose memory they are.
                results.extend(unsafe {
                    [
                        z.zeCommandListAppendMemoryCopy(list, memory, own.as_ptr().cast(), 64, event, count, waits),
                        z.zeCommandListAppendMemoryCopy(list, user.memory.cast(), memory, 64, event, count, waits),
                        z.zeCommandListAppendMemoryCopyRegion(
                            list,
                            user.memory.cast(),
                            &region,
                            64,
                            0,
                            memory,
                            &region,
                            64,
                            0,
                            event,
                            count,
                            waits,
                        ),
                        z.zeCommandListAppendMemoryFill(list, memory, own.as_ptr().cast(), 1, 64, event, count, waits),
                        z.zeCommandListAppendWriteGlobalTimestamp(list, memory.cast(), event, count, waits),
                    ]
                });
            }
            let wanted = match can {
                true => ze_result_t::ZE_RESULT_SUCCESS,
                false => INVALID_ARGUMENT,
            };
            assert!(
                results.iter().all(|result| *result == wanted),
                "{} and {}: {results:x?}",
                user.number,
                home.number
            );
            *if can { &mut reached } else { &mut refused } += 1;
        }
    }
    assert!(reached > all.len(), "none reaches another");
    assert!(refused > 0, "none is refused");
}

#[test]
fn tiles_reach_their_device_and_each_other_alone() {
    let variables = [("ZE_CPU_DEVICES", "2"), ("ZE_CPU_TILES", "2"), ("ZE_CPU_PEERS", "none")];
    commands_agree_with_peers("tiles_reach_their_device_and_each_other_alone", &variables, |_, _| false);
}

#[test]
fn tiles_reach_those_of_peers() {
    let variables = [("ZE_CPU_DEVICES", "3"), ("ZE_CPU_TILES", "2"), ("ZE_CPU_PEERS", "0-2")];
    commands_agree_with_peers("tiles_reach_those_of_peers", &variables, |a, b| a.abs_diff(b) == 2);
}

/// Kernels too, by their arguments and by where they read how many groups they are.
#[test]
fn kernels_of_a_tile_use_memory_of_another() {
    let variables = [STRICT, ("ZE_CPU_DEVICES", "2"), ("ZE_CPU_TILES", "2"), ("ZE_CPU_PEERS", "none")];
    if in_child("kernels_of_a_tile_use_memory_of_another", &variables) {
        return;
    }
    let mut ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let all = places(&mut ze);
    let spirv = compile("kernel void k(global ulong *a) { a[get_global_id(0)] += get_global_id(0) + 1; }");
    let groups = ze_group_count_t { groupCountX: 8, groupCountY: 1, groupCountZ: 1 };
    for user in &all {
        ze.devices = vec![user.device];
        let (result, module, log) = ze.try_module(&spirv, "");
        assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
        let kernel = ze.kernel(module, "k");
        let (z, list, (event, count, waits)) = (&ze.loader, user.immediate, NO_EVENTS);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { z.zeKernelSetGroupSize(kernel, 1, 1, 1) });
        // The numbers at the beginning of each memory; how many groups there are in its middle.
        let middle = |place: &Place| place.memory.wrapping_add(BYTES / 2);
        ze.copy(list, middle(user), (&raw const groups).cast(), 12);
        for home in &all {
            let launch = |argument: *mut u8, groups: *mut u8| {
                ze.argument(kernel, 0, argument);
                // SAFETY: the arguments are as the specification says, but for whose memory they are.
                unsafe { z.zeCommandListAppendLaunchKernelIndirect(list, kernel, groups.cast(), event, count, waits) }
            };
            if user.number != home.number {
                assert_eq!(launch(home.memory, middle(user)), INVALID_ARGUMENT);
                assert_eq!(launch(user.memory, middle(home)), INVALID_ARGUMENT);
                continue;
            }
            let (zero, mut back) = ([0u64; 8], [0u64; 8]);
            ze.copy(list, home.memory, zero.as_ptr().cast(), 64);
            ze.copy(list, middle(home), (&raw const groups).cast(), 12);
            ok(launch(home.memory, middle(home)));
            ok(launch(home.memory, middle(user)));
            ze.copy(list, back.as_mut_ptr().cast(), home.memory, 64);
            assert_eq!(back, [2, 4, 6, 8, 10, 12, 14, 16]);
        }
    }
}

/// A list is executed where its commands reach their memory, whatever device it was made for.
#[test]
fn lists_are_executed_where_their_memory_is_reached() {
    let variables = [STRICT, ("ZE_CPU_DEVICES", "2"), ("ZE_CPU_TILES", "2"), ("ZE_CPU_PEERS", "none")];
    let test = "lists_are_executed_where_their_memory_is_reached";
    if in_child(test, &variables) {
        return;
    }
    let mut ze = Ze::start();
    let experimental: ze_command_list_exp_dditable_t = table("zeGetCommandListExpProcAddrTable");
    let append = experimental.pfnImmediateAppendCommandListsExp.unwrap();
    let all = places(&mut ze);
    for maker in &all {
        let (mut own, mut empty) = (list(&mut ze, maker), list(&mut ze, maker));
        let mut back = [0u8; 4];
        ze.copy(maker.immediate, maker.memory, b"made".as_ptr(), 4);
        ze.copy(own, back.as_mut_ptr(), maker.memory, 4);
        // SAFETY: the arguments are as the specification says, but for whose memory they are.
        unsafe {
            let z = &ze.loader;
            ok(z.zeCommandListClose(own));
            ok(z.zeCommandListClose(empty));
            for place in &all {
                let execute = |list: &mut ze_command_list_handle_t| {
                    let (event, count, waits) = NO_EVENTS;
                    let queued = z.zeCommandQueueExecuteCommandLists(place.queue, 1, list, ptr::null_mut());
                    ok(z.zeCommandQueueSynchronize(place.queue, u64::MAX));
                    let appended = append(place.immediate, 1, list, event, count, waits);
                    [queued, appended]
                };
                back.fill(0);
                let reached = place.number == maker.number;
                let (wanted, text) = match reached {
                    true => (ze_result_t::ZE_RESULT_SUCCESS, *b"made"),
                    false => (INVALID_ARGUMENT, [0; 4]),
                };
                assert_eq!(execute(&mut own), [wanted; 2]);
                assert_eq!((&raw const back).read_volatile(), text);
                assert_eq!(execute(&mut empty), [ze_result_t::ZE_RESULT_SUCCESS; 2]);
            }
        }
    }
}

/// It is every byte of a range that counts: address space may have memory of several devices in a row.
#[test]
fn a_range_is_reached_as_a_whole() {
    let variables = [STRICT, ("ZE_CPU_DEVICES", "2"), ("ZE_CPU_PEERS", "none")];
    if in_child("a_range_is_reached_as_a_whole", &variables) {
        return;
    }
    let ze = Ze::start();
    let list = ze.immediate(true);
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC);
    let mut desc = ze_physical_mem_desc_t { size: BYTES, ..desc };
    let mut base = ptr::null_mut();
    let access = ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
    let text = [7u8; BYTES];
    // SAFETY: the arguments are as the specification says, but for whose memory they are.
    unsafe {
        let z = &ze.loader;
        ok(z.zeVirtualMemReserve(ze.context, ptr::null(), 2 * BYTES, &mut base));
        for (place, device) in ze.devices.iter().enumerate() {
            let mut physical = ptr::null_mut();
            ok(z.zePhysicalMemCreate(ze.context, *device, &mut desc, &mut physical));
            let at = base.wrapping_byte_add(place * BYTES);
            ok(z.zeVirtualMemMap(ze.context, at, BYTES, physical, 0, access));
        }
        let (event, count, waits) = NO_EVENTS;
        let copy = |offset: usize, bytes: usize| {
            let to = base.wrapping_byte_add(offset);
            z.zeCommandListAppendMemoryCopy(list, to, text.as_ptr().cast(), bytes, event, count, waits)
        };
        ok(copy(0, BYTES));
        ok(copy(BYTES - 1, 1));
        // Nothing is touched.
        ok(copy(BYTES, 0));
        assert_eq!(copy(BYTES - 1, 2), INVALID_ARGUMENT);
        assert_eq!(copy(BYTES, 1), INVALID_ARGUMENT);
    }
}
