//! Loader, drivers, devices.

use level_zero::{
    Api, CommandQueue, Context, Device, DeviceKind, DeviceMemory, Driver, Error, Event, EventPool, Fence, HostMemory,
    ImmediateList, ImportedMemory, Kernel, MemoryAccess, Module, QueueFlags, SharedMemory, Version,
};

use super::Setup;

#[test]
#[ignore = "run by the tests of drivers"]
fn loader_and_driver_say_who_they_are() {
    let Some(setup) = Setup::new() else { return };
    let api = Api::load().unwrap();
    let loader = api.loader_version().unwrap();
    assert!(loader.spec >= Version { major: 1, minor: 0 }, "{loader:?}");
    assert!(loader.release[0] >= 1, "{loader:?}");
    let version = setup.driver.api_version().unwrap();
    assert_eq!(version.major, 1, "{version}");
    assert_ne!(setup.driver.properties().unwrap().uuid, [0; 16]);
    let ipc = setup.driver.ipc_properties().unwrap();
    assert!(ipc.memory || !setup.executes, "{ipc:?}");
    for (name, version) in setup.driver.extensions().unwrap() {
        assert!(name.starts_with("ZE") && version > 0, "{name} {version}");
    }
    assert!(api.raw().zeInit.is_ok());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn devices_are_the_same_every_time() {
    let Some(setup) = Setup::new() else { return };
    let devices = setup.driver.devices().unwrap();
    assert_eq!(devices, setup.driver.devices().unwrap());
    assert_eq!(devices[0], setup.device);
    assert_eq!(devices[0].driver(), setup.driver);
    let uuids: std::collections::HashSet<_> = devices.iter().map(|device| device.properties().unwrap().uuid).collect();
    assert_eq!(uuids.len(), devices.len());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn a_device_says_what_it_is() {
    let Some(setup) = Setup::new() else { return };
    let device = setup.device;
    // Not all drivers can tell.
    if setup.executes {
        device.status().unwrap();
    }
    let properties = device.properties().unwrap();
    assert!(!properties.name.is_empty());
    assert!(matches!(properties.kind, DeviceKind::Gpu | DeviceKind::Cpu), "{properties:?}");
    assert!(properties.max_alloc_bytes >= 1 << 20, "{properties:?}");
    assert!(properties.timer_resolution_ns > 0, "{properties:?}");
    assert!(!properties.sub_device);
    let compute = device.compute_properties().unwrap();
    assert!(compute.max_total_group_size >= compute.max_group_size[0].min(64), "{compute:?}");
    assert!(compute.shared_local_bytes >= 1 << 10, "{compute:?}");
    assert!(compute.sub_group_sizes.iter().all(|size| size.is_power_of_two()), "{compute:?}");
    let modules = device.module_properties().unwrap();
    assert!(modules.spirv >= Some(Version { major: 1, minor: 0 }), "{modules:?}");
    assert!(modules.int64_atomics, "{modules:?}");
    let memories = device.memory_properties().unwrap();
    assert!(memories[0].bytes >= properties.max_alloc_bytes / 2, "{memories:?}");
    let access = device.memory_access_properties().unwrap();
    assert!(access.device.contains(MemoryAccess::READ_WRITE), "{access:?}");
}

#[test]
#[ignore = "run by the tests of drivers"]
fn queue_groups_are_numbered_and_found_by_what_they_do() {
    let Some(setup) = Setup::new() else { return };
    let groups = setup.device.queue_groups().unwrap();
    let ordinals: Vec<_> = groups.iter().map(|group| group.ordinal as usize).collect();
    assert_eq!(ordinals, (0..groups.len()).collect::<Vec<_>>());
    let compute = setup.device.queue_group(QueueFlags::COMPUTE).unwrap();
    assert!(compute.flags.contains(QueueFlags::COMPUTE) && compute.queues > 0);
    assert!(compute.max_fill_pattern_bytes >= 1);
    let flags = QueueFlags::from_bits_retain(1 << 30);
    let error = setup.device.queue_group(flags).unwrap_err();
    assert_eq!(error, Error::NoQueueGroup { flags });
}

#[test]
#[ignore = "run by the tests of drivers"]
fn devices_know_their_parts_and_peers() {
    let Some(setup) = Setup::new() else { return };
    for device in setup.driver.devices().unwrap() {
        assert!(device.can_access_peer(&device).unwrap());
        for part in device.sub_devices().unwrap() {
            assert!(part.properties().unwrap().sub_device);
            assert_eq!(part.driver(), setup.driver);
        }
        for peer in setup.driver.devices().unwrap() {
            let p2p = device.p2p_properties(&peer).unwrap();
            // Some drivers find out by copying, which takes hardware.
            if setup.executes && p2p.access {
                assert!(device.can_access_peer(&peer).unwrap());
            }
        }
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn functions_of_extensions_are_found_by_name() {
    let Some(setup) = Setup::new() else { return };
    let find = |name| setup.driver.extension_function(name);
    assert_eq!(find("zeSurelyNoSuchFunction"), Ok(None));
    assert!(matches!(find("a\0b"), Err(Error::NulByte { .. })));
    let known = ["zeCpuGetAbout", "zeIntelGetDriverVersionString", "zexDriverImportExternalPointer"];
    assert!(known.iter().any(|name| find(name).unwrap().is_some()));
}

#[test]
#[ignore = "run by the tests of drivers"]
fn everything_outlives_what_it_was_made_from() {
    let Some(setup) = Setup::new() else { return };
    let (device, context) = (setup.device, setup.context);
    let memory = context.alloc_device(&device, 64, 64).unwrap();
    let list = ImmediateList::asynchronous(&context, &device).unwrap();
    let queue = CommandQueue::new(&context, &device, 0, 0, Default::default()).unwrap();
    let fence = Fence::new(&queue).unwrap();
    let pool = EventPool::new(&context, &[], level_zero::EventPoolFlags::HOST_VISIBLE, 1).unwrap();
    let event = pool.event().unwrap();
    let handle = context.handle();
    // The oldest first.
    drop(context);
    drop(queue);
    drop(pool);
    assert_eq!(memory.context().handle(), handle);
    assert!(!fence.query().unwrap());
    assert!(!event.query().unwrap());
    drop((memory, list, fence, event));
}

/// What may be shared between threads, and what only sent.
#[test]
fn threads() {
    fn shared<T: Send + Sync>() {}
    fn sent<T: Send>() {}
    shared::<(Api, Driver, Device, Context, Error)>();
    shared::<(DeviceMemory, HostMemory, SharedMemory, ImportedMemory)>();
    shared::<(CommandQueue, Fence, EventPool, Event, Module)>();
    sent::<(ImmediateList, level_zero::CommandList, Kernel)>();
}
