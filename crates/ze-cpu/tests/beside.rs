//! Beside the core: what programs and tools ask in passing.

mod common;

use common::*;
use std::ffi::c_void;
use std::ptr;

#[test]
fn there_are_no_metrics_debuggers_or_system_managers() {
    if in_child("there_are_no_metrics_debuggers_or_system_managers", &[]) {
        return;
    }
    let ze = Ze::start();
    let groups: zet_metric_group_dditable_t = table("zetGetMetricGroupProcAddrTable");
    let devices: zet_device_dditable_t = table("zetGetDeviceProcAddrTable");
    let globals: zes_global_dditable_t = table("zesGetGlobalProcAddrTable");
    let managers: zes_driver_dditable_t = table("zesGetDriverProcAddrTable");
    let mut properties = zet_device_debug_properties_t {
        stype: _zet_structure_type_t::ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES,
        pNext: ptr::null_mut(),
        flags: 1,
    };
    let (mut group_count, mut manager_count) = (0, 0);
    // SAFETY: the arguments are as the specification says, but for the null handle, which the driver checks.
    unsafe {
        ok(groups.pfnGet.unwrap()(ze.device(), &mut group_count, ptr::null_mut()));
        ok(devices.pfnGetDebugProperties.unwrap()(ze.device(), &mut properties));
        ok(globals.pfnInit.unwrap()(0));
        ok(managers.pfnGet.unwrap()(&mut manager_count, ptr::null_mut()));
        assert_eq!(
            groups.pfnGet.unwrap()(ptr::null_mut(), &mut group_count, ptr::null_mut()),
            ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE
        );
    }
    assert_eq!((group_count, properties.flags, manager_count), (0, 0, 0));
}

struct Fabric {
    vertices: ze_fabric_vertex_exp_dditable_t,
    edges: ze_fabric_edge_exp_dditable_t,
    devices: ze_device_exp_dditable_t,
}

impl Fabric {
    fn of(&self, device: ze_device_handle_t) -> ze_fabric_vertex_handle_t {
        let mut vertex = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.devices.pfnGetFabricVertexExp.unwrap()(device, &mut vertex) });
        vertex
    }

    fn device(&self, vertex: ze_fabric_vertex_handle_t) -> ze_device_handle_t {
        let mut device = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.vertices.pfnGetDeviceExp.unwrap()(vertex, &mut device) });
        device
    }

    /// What a list has, asked for as lists are.
    fn all(ask: impl Fn(*mut u32, *mut ze_fabric_vertex_handle_t) -> ze_result_t) -> Vec<ze_fabric_vertex_handle_t> {
        let mut count = 0;
        ok(ask(&mut count, ptr::null_mut()));
        let mut vertices = vec![ptr::null_mut(); count as usize];
        ok(ask(&mut count, vertices.as_mut_ptr()));
        vertices
    }
}

fn uuid_of(ze: &Ze, device: ze_device_handle_t) -> [u8; 16] {
    let mut properties: ze_device_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES);
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeDeviceGetProperties(device, &mut properties) });
    properties.uuid.id
}

/// Checks the fabric; how many vertices there are, and how many inside of the first.
fn vertices(ze: &Ze) -> (usize, usize) {
    use ze_fabric_vertex_exp_type_t as Type;
    let fabric = Fabric {
        vertices: table("zeGetFabricVertexExpProcAddrTable"),
        edges: table("zeGetFabricEdgeExpProcAddrTable"),
        devices: table("zeGetDeviceExpProcAddrTable"),
    };
    // SAFETY: the arguments of these calls are as the specification says.
    let whole = Fabric::all(|count, room| unsafe { fabric.vertices.pfnGetExp.unwrap()(ze.driver, count, room) });
    let inside = |vertex: &ze_fabric_vertex_handle_t| {
        // SAFETY: as above.
        Fabric::all(|count, room| unsafe { fabric.vertices.pfnGetSubVerticesExp.unwrap()(*vertex, count, room) })
    };
    let parts: Vec<_> = whole.iter().map(inside).collect();
    let typed_vertices = (whole.iter())
        .map(|vertex| (vertex, Type::ZE_FABRIC_VERTEX_EXP_TYPE_DEVICE))
        .chain((parts.iter().flatten()).map(|vertex| (vertex, Type::ZE_FABRIC_VERTEX_EXP_TYPE_SUBDEVICE)));
    for (vertex, kind) in typed_vertices {
        let device = fabric.device(*vertex);
        assert_eq!(fabric.of(device), *vertex);
        let mut properties: ze_fabric_vertex_exp_properties_t =
            typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FABRIC_VERTEX_EXP_PROPERTIES);
        properties.remote = 1;
        let mut edges = 0;
        // SAFETY: as above.
        unsafe {
            ok(fabric.vertices.pfnGetPropertiesExp.unwrap()(*vertex, &mut properties));
            ok(fabric.edges.pfnGetExp.unwrap()(whole[0], *vertex, &mut edges, ptr::null_mut()));
        }
        assert_eq!(properties.uuid.id, uuid_of(ze, device));
        assert_eq!((properties.type_, properties.remote), (kind, 0));
        assert_eq!(edges, 0);
        let mut pci: ze_pci_ext_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES);
        // SAFETY: as above.
        ok(unsafe { ze.loader.zeDevicePciGetPropertiesExt(device, &mut pci) });
        let (told, wanted) = (properties.address, pci.address);
        assert_eq!((told.domain, told.bus), (wanted.domain, wanted.bus), "one device, one address");
        assert_eq!((told.device, told.function), (wanted.device, wanted.function));
    }
    for device in &ze.devices {
        assert_eq!(fabric.device(fabric.of(*device)), *device);
    }
    (whole.len(), parts[0].len())
}

#[test]
fn devices_are_vertices() {
    if in_child("devices_are_vertices", &[("ZE_CPU_DEVICES", "3")]) {
        return;
    }
    assert_eq!(vertices(&Ze::start()), (3, 0));
}

const TILES: (&str, &str) = ("ZE_CPU_TILES", "2");

#[test]
fn tiles_are_vertices_inside_of_their_device() {
    let composite = ("ZE_FLAT_DEVICE_HIERARCHY", "COMPOSITE");
    if in_child("tiles_are_vertices_inside_of_their_device", &[TILES, composite]) {
        return;
    }
    assert_eq!(vertices(&Ze::start()), (1, 2));
}

#[test]
fn tiles_that_are_devices_are_vertices() {
    let flat = ("ZE_FLAT_DEVICE_HIERARCHY", "FLAT");
    if in_child("tiles_that_are_devices_are_vertices", &[TILES, flat]) {
        return;
    }
    assert_eq!(vertices(&Ze::start()), (2, 0));
}

#[test]
fn tiles_that_are_listed_are_inside_of_their_device() {
    let combined = ("ZE_FLAT_DEVICE_HIERARCHY", "COMBINED");
    if in_child("tiles_that_are_listed_are_inside_of_their_device", &[TILES, combined]) {
        return;
    }
    assert_eq!(vertices(&Ze::start()), (1, 2));
}

#[test]
fn host_memory_is_imported_and_released() {
    if in_child("host_memory_is_imported_and_released", &[]) {
        return;
    }
    type Import = unsafe extern "C" fn(ze_driver_handle_t, *mut c_void, usize) -> ze_result_t;
    type Release = unsafe extern "C" fn(ze_driver_handle_t, *mut c_void) -> ze_result_t;
    type Base = unsafe extern "C" fn(ze_driver_handle_t, *mut c_void, *mut *mut c_void) -> ze_result_t;
    let ze = Ze::start();
    let import: Import = ze.by_name("zexDriverImportExternalPointer");
    let release: Release = ze.by_name("zexDriverReleaseImportedPointer");
    let base: Base = ze.by_name("zexDriverGetHostPointerBaseAddress");
    let mut memory = vec![0u8; 4096];
    let at = |offset: usize| memory.as_ptr().wrapping_add(offset).cast_mut().cast();
    // SAFETY: the memory outlives the calls; what is wrong with arguments is what the driver checks.
    let import = |offset, size| unsafe { import(ze.driver, at(offset), size) };
    // SAFETY: as above.
    let release = |offset| unsafe { release(ze.driver, at(offset)) };
    let base = |offset| {
        let mut found = ptr::null_mut();
        // SAFETY: as above.
        match unsafe { base(ze.driver, at(offset), &mut found) } {
            ze_result_t::ZE_RESULT_SUCCESS => Ok(found),
            code => Err(code),
        }
    };
    let unknown = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    assert_eq!(base(1000), Err(unknown));
    ok(import(1000, 1000));
    ok(import(2000, 1000));
    for (offset, found) in
        [(999, Err(unknown)), (1000, Ok(at(1000))), (1999, Ok(at(1000))), (2000, Ok(at(2000))), (3000, Err(unknown))]
    {
        assert_eq!(base(offset), found, "{offset}");
    }
    ok(import(1200, 100));
    for (offset, size) in [(0, 1001), (0, 4000), (1500, 1000), (2999, 2)] {
        let overlapping = ze_result_t::ZE_RESULT_ERROR_OVERLAPPING_REGIONS;
        assert_eq!(import(offset, size), overlapping, "{size} at {offset}");
    }
    assert_eq!(import(3000, 0), ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE);
    ok(release(1500));
    assert_eq!(release(1500), unknown);
    assert_eq!((base(1000), base(2000)), (Err(unknown), Ok(at(2000))));
    // Kernels and copies work on it.
    let list = ze.immediate(true);
    let source = ze.allocate(16);
    ze.write(source.cast(), [7u8; 16]);
    ze.copy(list, at(2000).cast(), source, 16);
    ok(release(2000));
    assert_eq!(memory[2000..2016], [7; 16]);
    memory.clear();
}

#[test]
fn how_many_times_an_event_will_have_is_known_at_once() {
    if in_child("how_many_times_an_event_will_have_is_known_at_once", &[]) {
        return;
    }
    let ze = Ze::start();
    let events: ze_event_dditable_t = table("zeGetEventProcAddrTable");
    let times = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0;
    let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    let not_ready = ze_result_t::ZE_RESULT_NOT_READY;
    for (flags, answer) in [(0, invalid), (times, not_ready)] {
        let event = ze.event(ze.pool(flags, 1), 0);
        let (mut count, mut more) = (0, 0);
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let experimental: ze_event_exp_dditable_t = table("zeGetEventExpProcAddrTable");
            let ask = experimental.pfnQueryTimestampsExp.unwrap();
            ok(ask(event, ze.device(), &mut count, ptr::null_mut()));
            let extension = events.pfnQueryKernelTimestampsExt.unwrap();
            ok(extension(event, ze.device(), &mut more, ptr::null_mut()));
            assert_eq!((count, more), (1, 1));
            let mut told = std::mem::zeroed();
            assert_eq!(ask(event, ze.device(), &mut count, &mut told), answer);
        }
    }
}
