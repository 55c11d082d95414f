//! Devices and their tiles, and what the driver says of itself.

mod common;

use common::*;
use std::ffi::CStr;
use std::ptr;

struct Devices {
    ze: Ze,
    table: ze_device_dditable_t,
}

impl Devices {
    fn start() -> Devices {
        Devices { ze: Ze::start(), table: table("zeGetDeviceProcAddrTable") }
    }

    fn properties(&self, device: ze_device_handle_t) -> ze_device_properties_t {
        let mut properties = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zeDeviceGetProperties(device, &mut properties) });
        properties
    }

    fn tiles(&self, device: ze_device_handle_t) -> Vec<ze_device_handle_t> {
        let mut count = 0;
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(self.ze.loader.zeDeviceGetSubDevices(device, &mut count, ptr::null_mut()));
            let mut tiles = vec![ptr::null_mut(); count as usize];
            ok(self.ze.loader.zeDeviceGetSubDevices(device, &mut count, tiles.as_mut_ptr()));
            tiles
        }
    }

    fn root(&self, device: ze_device_handle_t) -> ze_device_handle_t {
        let mut root = 1 as ze_device_handle_t;
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.table.pfnGetRootDevice.unwrap()(device, &mut root) });
        root
    }

    /// Device and tile, as the name tells them: `CPU 1.0: ...`.
    fn number(&self, device: ze_device_handle_t) -> String {
        let properties = self.properties(device);
        // SAFETY: names are terminated.
        let name = unsafe { CStr::from_ptr(properties.name.as_ptr()) };
        let name = name.to_str().unwrap();
        name.split([' ', ':']).nth(1).unwrap().to_owned()
    }

    fn is_sub_device(&self, device: ze_device_handle_t) -> bool {
        let flag = ze_device_property_flag_t::ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE.0;
        self.properties(device).flags & flag != 0
    }
}

#[test]
fn tiles_are_parts_of_their_device() {
    let variables = [("ZE_CPU_DEVICES", "2"), ("ZE_CPU_TILES", "2")];
    if in_child("tiles_are_parts_of_their_device", &variables) {
        return;
    }
    let all = Devices::start();
    assert_eq!(all.ze.devices.len(), 2);
    let mut uuids = Vec::new();
    for (number, &device) in all.ze.devices.iter().enumerate() {
        assert!(all.root(device).is_null() && !all.is_sub_device(device));
        let whole = all.properties(device);
        uuids.push(whole.uuid.id);
        let tiles = all.tiles(device);
        assert_eq!(tiles.len(), 2);
        for (index, &tile) in tiles.iter().enumerate() {
            assert_eq!(all.root(tile), device);
            assert!(all.is_sub_device(tile) && all.tiles(tile).is_empty());
            assert_eq!(all.number(tile), format!("{number}.{index}"));
            let part = all.properties(tile);
            assert_eq!(part.subdeviceId, index as u32);
            assert_eq!(part.maxMemAllocSize, whole.maxMemAllocSize / 2);
            uuids.push(part.uuid.id);
        }
    }
    uuids.sort_unstable();
    uuids.dedup();
    assert_eq!(uuids.len(), 6);
}

#[test]
fn a_tile_runs_work_and_owns_memory() {
    if in_child("a_tile_runs_work_and_owns_memory", &[("ZE_CPU_TILES", "2")]) {
        return;
    }
    let mut all = Devices::start();
    let tiles = all.tiles(all.ze.device());
    all.ze.devices = tiles;
    let list = all.ze.immediate(true);
    let memory = all.ze.allocate(4096);
    all.ze.copy(list, memory, b"tile".as_ptr(), 4);
    let mut back = [0u8; 4];
    all.ze.copy(list, back.as_mut_ptr(), memory, 4);
    assert_eq!(&back, b"tile");
    let mut properties: ze_memory_allocation_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES);
    let mut owner = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { all.ze.loader.zeMemGetAllocProperties(all.ze.context, memory.cast(), &mut properties, &mut owner) });
    assert_eq!(owner, all.ze.device());
    all.ze.free(memory);
}

#[test]
fn a_mask_that_leaves_one_tile_makes_it_the_device() {
    let variables = [("ZE_CPU_TILES", "4"), ("ZE_AFFINITY_MASK", "0.2")];
    let test = "a_mask_that_leaves_one_tile_makes_it_the_device";
    if in_child(test, &variables) {
        return;
    }
    let all = Devices::start();
    let [only] = all.ze.devices[..] else { panic!("{} devices", all.ze.devices.len()) };
    assert_eq!(all.number(only), "0.2");
    assert!(!all.is_sub_device(only) && all.tiles(only).is_empty() && all.root(only).is_null());
}

#[test]
fn flat_lists_tiles() {
    let variables = [
        ("ZE_CPU_DEVICES", "2"),
        ("ZE_CPU_TILES", "2"),
        ("ZE_FLAT_DEVICE_HIERARCHY", "FLAT"),
        ("ZE_AFFINITY_MASK", "1,2,3"),
    ];
    if in_child("flat_lists_tiles", &variables) {
        return;
    }
    let all = Devices::start();
    let numbers: Vec<_> = all.ze.devices.iter().map(|device| all.number(*device)).collect();
    assert_eq!(numbers, ["0.1", "1.0", "1.1"]);
    for &device in &all.ze.devices {
        assert!(!all.is_sub_device(device) && all.root(device).is_null());
    }
}

#[test]
fn combined_lists_tiles_that_know_their_device() {
    let variables = [("ZE_CPU_TILES", "2"), ("ZE_FLAT_DEVICE_HIERARCHY", "COMBINED")];
    if in_child("combined_lists_tiles_that_know_their_device", &variables) {
        return;
    }
    let all = Devices::start();
    assert_eq!(all.ze.devices.len(), 2);
    let root = all.root(all.ze.devices[0]);
    assert_eq!(all.number(root), "0");
    assert_eq!(all.tiles(root), all.ze.devices);
}

#[test]
fn what_is_chained_to_properties_is_answered() {
    if in_child("what_is_chained_to_properties_is_answered", &[]) {
        return;
    }
    let all = Devices::start();
    let mut version: ze_device_ip_version_ext_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT);
    version.ipVersion = 77;
    let mut cores: ze_eu_count_ext_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EU_COUNT_EXT);
    cores.pNext = (&raw mut version).cast();
    let mut memory: ze_device_usablemem_size_ext_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES);
    memory.pNext = (&raw mut cores).cast();
    let mut properties: ze_device_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2);
    properties.pNext = (&raw mut memory).cast();
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { all.ze.loader.zeDeviceGetProperties(all.ze.device(), &mut properties) });
    assert_eq!(version.ipVersion, 0);
    assert_eq!(cores.numTotalEUs, properties.numEUsPerSubslice);
    assert!(memory.currUsableMemSize > 0);
}

#[test]
fn drivers_are_started_by_kind() {
    if in_child("drivers_are_started_by_kind", &[]) {
        return;
    }
    let globals: ze_global_dditable_t = table("zeGetGlobalProcAddrTable");
    let init = globals.pfnInitDrivers.unwrap();
    let mut desc: ze_init_driver_type_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC);
    let mut count = 0;
    // SAFETY: the arguments are as the specification says, or what it says is refused.
    unsafe {
        let none = init(&mut count, ptr::null_mut(), &mut desc);
        assert_eq!(none, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION);
        desc.flags = ze_init_driver_type_flag_t::ZE_INIT_DRIVER_TYPE_FLAG_NPU.0;
        let other = init(&mut count, ptr::null_mut(), &mut desc);
        assert_eq!(other, ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED);
        desc.flags = u32::MAX;
        ok(init(&mut count, ptr::null_mut(), &mut desc));
        assert_eq!(count, 1);
        let mut driver = ptr::null_mut();
        ok(init(&mut count, &mut driver, &mut desc));
        assert_eq!(driver, Ze::start().driver);
    }
}

#[test]
fn the_default_context_and_identifiers_lead_to_devices() {
    let variables = [("ZE_CPU_DEVICES", "3")];
    let test = "the_default_context_and_identifiers_lead_to_devices";
    if in_child(test, &variables) {
        return;
    }
    let mut ze = Ze::start();
    let runtime: zer_global_dditable_t = table("zerGetGlobalProcAddrTable");
    let drivers: ze_driver_dditable_t = table("zeGetDriverProcAddrTable");
    // SAFETY: the arguments are as the specification says, or what it says is refused.
    unsafe {
        let context = runtime.pfnGetDefaultContext.unwrap()();
        assert!(!context.is_null());
        assert_eq!(drivers.pfnGetDefaultContext.unwrap()(ze.driver), context);
        assert!(drivers.pfnGetDefaultContext.unwrap()(ptr::null_mut()).is_null());
        ze.context = context;
        let memory = ze.allocate(64);
        ze.free(memory);

        let identify = runtime.pfnTranslateDeviceHandleToIdentifier.unwrap();
        let device_of = runtime.pfnTranslateIdentifierToDeviceHandle.unwrap();
        for (place, &device) in ze.devices.iter().enumerate() {
            assert_eq!(identify(device), place as u32);
            assert_eq!(device_of(place as u32), device);
        }
        assert_eq!(identify(ptr::null_mut()), u32::MAX);
        assert!(device_of(3).is_null());
    }
}

#[test]
fn an_error_says_why() {
    let variables = [("ZE_CPU_OPENCL", "/no/such/library.so")];
    if in_child("an_error_says_why", &variables) {
        return;
    }
    let ze = Ze::start();
    let drivers: ze_driver_dditable_t = table("zeGetDriverProcAddrTable");
    let last = || {
        let mut text = ptr::null();
        // SAFETY: the arguments are as the specification says; the text is good until the next error.
        unsafe {
            ok(drivers.pfnGetLastErrorDescription.unwrap()(ze.driver, &mut text));
            CStr::from_ptr(text).to_str().unwrap().to_owned()
        }
    };
    assert_eq!(last(), "");
    let words = [0x0723_0203u32];
    let mut desc: ze_module_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MODULE_DESC);
    desc.inputSize = 4;
    desc.pInputModule = words.as_ptr().cast();
    let (mut module, mut log) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the arguments are as the specification says.
    let result = unsafe { ze.loader.zeModuleCreate(ze.context, ze.device(), &desc, &mut module, &mut log) };
    assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE);
    assert!(last().contains("/no/such/library.so"), "{}", last());
    let event = ze.event(ze.pool(0, 1), 0);
    // SAFETY: as above.
    let result = unsafe { ze.loader.zeEventQueryStatus(event) };
    assert_eq!(result, ze_result_t::ZE_RESULT_NOT_READY);
    assert!(last().contains("/no/such/library.so"), "that was no failure");
}
