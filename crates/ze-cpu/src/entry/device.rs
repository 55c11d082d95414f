//! What programs are told of devices.

use crate::base::object;
use std::ffi::c_void;

use level_zero_sys::*;
use ocl_interop::EngineInfo;

use crate::base::answer::{Answer, answer};
use crate::base::arguments::{chain, edit, list, name, read, write};
use crate::base::machine::{free_memory_bytes, machine, nanoseconds};
use crate::base::object::getters;
use crate::base::settings::settings;
use crate::devices::device::{Device, EXTERNAL_MEMORY_TYPES, QUEUE_GROUPS, QUEUES, longest_pattern};
use crate::devices::driver::{Driver, driver};
use crate::devices::engine;
use crate::entry::counter_event;
use crate::strict;

/// Vendors are numbers of the PCI registry, and programs look for this one: Intel's OpenCL runtime for CPUs reports it too.
const VENDOR: u32 = 0x8086;
const UNIMAGINABLY_MANY_CONTEXTS: u32 = 65536;

/// What is reported as long as no engine is there to ask.
const GROUP_SIZE_WITHOUT_ENGINE: u32 = 1024;

/// What the engine knows, or zeros where there is none: then no kernel runs, and all else does.
fn engine_info() -> EngineInfo {
    engine::find().map_or_else(|_| EngineInfo::default(), |engine| engine.info().clone())
}

pub unsafe extern "C" fn zeDeviceGet(
    handle: ze_driver_handle_t,
    count: *mut u32,
    devices: *mut ze_device_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Driver>(handle)?;
            let known = &driver()?.object.devices;
            list(count, devices, known.len(), |room, index| write(room, known[index].raw()))
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetSubDevices(
    device: ze_device_handle_t,
    count: *mut u32,
    devices: *mut ze_device_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            let tiles = &object::get::<Device>(device)?.tiles();
            list(count, devices, tiles.len(), |room, index| write(room, tiles[index].raw()))
        }
    })
}

getters! {
    /// The device that a tile is part of; null for what is no part.
    zeDeviceGetRootDevice(Device) -> ze_device_handle_t: |device| Ok(device.root().unwrap_or(0) as ze_device_handle_t);
}

pub unsafe extern "C" fn zeDeviceGetProperties(
    device: ze_device_handle_t,
    properties: *mut ze_device_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            let device = object::get::<Device>(device)?;
            let machine = machine();
            let asked = read(properties)?;
            // Ticks were nanoseconds each, and are so many a second for who asks by the younger type: both are 1 GHz.
            let in_hertz = asked.stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
            let kind = if settings().reports_gpu {
                ze_device_type_t::ZE_DEVICE_TYPE_GPU
            } else {
                ze_device_type_t::ZE_DEVICE_TYPE_CPU
            };
            write(
                properties,
                ze_device_properties_t {
                    stype: asked.stype,
                    pNext: asked.pNext,
                    type_: kind,
                    vendorId: VENDOR,
                    deviceId: 0,
                    flags: ze_device_property_flag_t::ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING.0
                        | if device.is_sub_device() {
                            ze_device_property_flag_t::ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE.0
                        } else {
                            0
                        },
                    subdeviceId: device.tile.filter(|_| device.is_sub_device()).unwrap_or(0),
                    coreClockRate: machine.clock_mhz,
                    maxMemAllocSize: device.largest_allocation(),
                    maxHardwareContexts: UNIMAGINABLY_MANY_CONTEXTS,
                    maxCommandQueuePriority: 0,
                    numThreadsPerEU: 1,
                    // Work-items run one after the other.
                    physicalEUSimdWidth: 1,
                    numEUsPerSubslice: device.cores(),
                    numSubslicesPerSlice: 1,
                    numSlices: 1,
                    timerResolution: if in_hertz { 1_000_000_000 } else { 1 },
                    timestampValidBits: 64,
                    kernelTimestampValidBits: 64,
                    uuid: device.uuid(),
                    name: name(&match device.tile {
                        None => format!("CPU {}: {}", device.number, machine.name),
                        Some(tile) => format!("CPU {}.{tile}: {}", device.number, machine.name),
                    }),
                },
            )?;
            // There are programs that set neither the type nor what is chained.
            match asked.stype {
                ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES
                | ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 => more_properties(device, asked.pNext),
                _ => Ok(()),
            }
        }
    })
}

/// Answers what is chained to the question for properties, as far as a CPU has an answer; the rest stays as it is.
///
/// # Safety
/// The chain is as the specification says.
unsafe fn more_properties(device: &Device, next: *const c_void) -> Answer {
    // SAFETY: forwarded to the caller; a structure is filled as what its type says.
    unsafe {
        for (stype, address) in chain(next) {
            match stype {
                // None of Intel's GPUs: programs choose code for those by it.
                ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT => {
                    edit(address, |found: &mut ze_device_ip_version_ext_t| {
                        found.ipVersion = 0;
                    })?
                }
                ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES => {
                    edit(address, |found: &mut ze_device_event_properties_t| {
                        found.flags = counter_event::PROPERTIES;
                    })?
                }
                ze_structure_type_t::ZE_STRUCTURE_TYPE_EU_COUNT_EXT => {
                    edit(address, |found: &mut ze_eu_count_ext_t| {
                        found.numTotalEUs = device.cores();
                    })?
                }
                ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES => {
                    edit(address, |found: &mut ze_device_usablemem_size_ext_properties_t| {
                        found.currUsableMemSize = free_memory_bytes().min(device.memory_bytes());
                    })?
                }
                // The kernel's pages are: who writes there dies.
                ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES => {
                    edit(address, |found: &mut ze_device_readonly_memory_ext_properties_t| {
                        found.readonlyCapability =
                            ze_device_readonly_memory_capability_t::ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED;
                    })?
                }
                ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_RAYTRACING_EXT_PROPERTIES => {
                    edit(address, |found: &mut ze_device_raytracing_ext_properties_t| {
                        found.flags = 0;
                        found.maxBVHLevels = 0;
                    })?
                }
                _ => (),
            }
        }
    }
    Ok(())
}

pub unsafe extern "C" fn zeDeviceGetComputeProperties(
    device: ze_device_handle_t,
    properties: *mut ze_device_compute_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            let asked = read(properties)?;
            let info = engine_info();
            let largest = |size: usize| {
                if size == 0 { GROUP_SIZE_WITHOUT_ENGINE } else { size as u32 }
            };
            let mut sub_group_sizes = [0; ZE_SUBGROUPSIZE_COUNT as usize];
            for (to, from) in sub_group_sizes.iter_mut().zip(&info.sub_group_sizes) {
                *to = *from as u32;
            }
            write(
                properties,
                ze_device_compute_properties_t {
                    stype: asked.stype,
                    pNext: asked.pNext,
                    maxTotalGroupSize: largest(info.max_work_group_size),
                    maxGroupSizeX: largest(info.max_work_item_sizes[0]),
                    maxGroupSizeY: largest(info.max_work_item_sizes[1]),
                    maxGroupSizeZ: largest(info.max_work_item_sizes[2]),
                    maxGroupCountX: u32::MAX,
                    maxGroupCountY: u32::MAX,
                    maxGroupCountZ: u32::MAX,
                    maxSharedLocalMemory: info.local_mem_bytes as u32,
                    numSubGroupSizes: info.sub_group_sizes.len().min(sub_group_sizes.len()) as u32,
                    subGroupSizes: sub_group_sizes,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetModuleProperties(
    device: ze_device_handle_t,
    properties: *mut ze_device_module_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            let mut filled = read(properties)?;
            let info = engine_info();
            let ieee = ze_device_fp_flag_t::ZE_DEVICE_FP_FLAG_DENORM.0
                | ze_device_fp_flag_t::ZE_DEVICE_FP_FLAG_INF_NAN.0
                | ze_device_fp_flag_t::ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST.0
                | ze_device_fp_flag_t::ZE_DEVICE_FP_FLAG_FMA.0;
            let flag = |has: bool, flag: ze_device_module_flag_t| if has { flag.0 } else { 0 };
            filled.spirvVersionSupported =
                info.il_versions.iter().filter_map(|text| packed_version(text)).max().unwrap_or(0);
            filled.flags = flag(info.fp16, ze_device_module_flag_t::ZE_DEVICE_MODULE_FLAG_FP16)
                | flag(info.fp64, ze_device_module_flag_t::ZE_DEVICE_MODULE_FLAG_FP64)
                | flag(info.int64_atomics, ze_device_module_flag_t::ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS);
            filled.fp16flags = if info.fp16 { ieee } else { 0 };
            filled.fp32flags = ieee;
            filled.fp64flags = if info.fp64 { ieee } else { 0 };
            filled.maxArgumentsSize = info.max_argument_bytes as u32;
            filled.printfBufferSize = 0;
            filled.nativeKernelSupported.id = [0; ZE_MAX_NATIVE_KERNEL_UUID_SIZE as usize];
            write(properties, filled)?;
            for (stype, address) in chain(filled.pNext) {
                match stype {
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES => {
                        edit(address, |found: &mut ze_float_atomic_ext_properties_t| {
                            [found.fp16Flags, found.fp32Flags, found.fp64Flags] = info.float_atomics;
                        })?
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_PROPERTIES => {
                        edit(address, |found: &mut ze_scheduling_hint_exp_properties_t| {
                            found.schedulingHintFlags = 0;
                        })?
                    }
                    _ => (),
                }
            }
            Ok(())
        }
    })
}

/// `1.4` as 16 bits major, 16 bits minor.
fn packed_version(text: &str) -> Option<u32> {
    let (major, minor) = text.split_once('.')?;
    Some(major.parse::<u32>().ok()? << 16 | minor.parse::<u32>().ok()?)
}

pub unsafe extern "C" fn zeDeviceGetCommandQueueGroupProperties(
    device: ze_device_handle_t,
    count: *mut u32,
    properties: *mut ze_command_queue_group_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            list(count, properties, QUEUE_GROUPS.len(), |room, index| {
                let mut filled = read(room)?;
                filled.flags = QUEUE_GROUPS[index];
                filled.maxMemoryFillPatternSize = longest_pattern(index as u32);
                filled.numQueues = QUEUES;
                write(room, filled)
            })
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetMemoryProperties(
    device: ze_device_handle_t,
    count: *mut u32,
    properties: *mut ze_device_memory_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says, with what is chained to it.
        unsafe {
            let device = object::get::<Device>(device)?;
            list(count, properties, 1, |room, _| {
                let mut filled = read(room)?;
                filled.flags = 0;
                filled.maxClockRate = 0;
                filled.maxBusWidth = 64;
                filled.totalSize = device.memory_bytes();
                filled.name = name("main memory");
                write(room, filled)?;
                for (stype, address) in chain(filled.pNext) {
                    if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES {
                        edit(address, |found: &mut ze_device_memory_ext_properties_t| {
                            found.type_ = ze_device_memory_ext_type_t::ZE_DEVICE_MEMORY_EXT_TYPE_DDR;
                            found.physicalSize = device.memory_bytes();
                            found.readBandwidth = 0; // not known
                            found.writeBandwidth = 0;
                            found.bandwidthUnit = ze_bandwidth_unit_t::ZE_BANDWIDTH_UNIT_UNKNOWN;
                        })?;
                    }
                }
                Ok(())
            })
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetMemoryAccessProperties(
    device: ze_device_handle_t,
    properties: *mut ze_device_memory_access_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            let mut filled = read(properties)?;
            let all = ze_memory_access_cap_flag_t::ZE_MEMORY_ACCESS_CAP_FLAG_RW.0
                | ze_memory_access_cap_flag_t::ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC.0
                | ze_memory_access_cap_flag_t::ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT.0
                | ze_memory_access_cap_flag_t::ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC.0;
            filled.hostAllocCapabilities = all;
            filled.deviceAllocCapabilities = all;
            filled.sharedSingleDeviceAllocCapabilities = all;
            filled.sharedCrossDeviceAllocCapabilities = all;
            // Kernels reach what the program has from elsewhere, which those of a discrete GPU do not.
            filled.sharedSystemAllocCapabilities = if strict::is_on() { 0 } else { all };
            write(properties, filled)
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetCacheProperties(
    device: ze_device_handle_t,
    count: *mut u32,
    properties: *mut ze_device_cache_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            list(count, properties, 1, |room, _| {
                let mut filled = read(room)?;
                filled.flags = 0;
                filled.cacheSize = machine().cache_bytes;
                write(room, filled)?;
                for (stype, address) in chain(filled.pNext) {
                    match stype {
                        // No part of the cache can be set aside.
                        ze_structure_type_t::ZE_STRUCTURE_TYPE_CACHE_RESERVATION_EXT_DESC => {
                            edit(address, |found: &mut ze_cache_reservation_ext_desc_t| {
                                found.maxCacheReservationSize = 0;
                            })?
                        }
                        ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT => {
                            edit(address, |found: &mut ze_device_cache_line_size_ext_t| {
                                found.cacheLineSize = machine().cache_line_bytes;
                            })?
                        }
                        _ => (),
                    }
                }
                Ok(())
            })
        }
    })
}

/// No images: all limits are zero.
pub unsafe extern "C" fn zeDeviceGetImageProperties(
    device: ze_device_handle_t,
    properties: *mut ze_device_image_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            let asked = read(properties)?;
            write(
                properties,
                ze_device_image_properties_t {
                    stype: asked.stype,
                    pNext: asked.pNext,
                    maxImageDims1D: 0,
                    maxImageDims2D: 0,
                    maxImageDims3D: 0,
                    maxImageBufferSize: 0,
                    maxImageArraySlices: 0,
                    maxSamplers: 0,
                    maxReadImageArgs: 0,
                    maxWriteImageArgs: 0,
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetExternalMemoryProperties(
    device: ze_device_handle_t,
    properties: *mut ze_device_external_memory_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            let mut filled = read(properties)?;
            filled.memoryAllocationImportTypes = EXTERNAL_MEMORY_TYPES;
            filled.memoryAllocationExportTypes = EXTERNAL_MEMORY_TYPES;
            filled.imageImportTypes = 0;
            filled.imageExportTypes = 0;
            write(properties, filled)
        }
    })
}

/// The speeds are unknown.
pub unsafe extern "C" fn zeDevicePciGetPropertiesExt(
    device: ze_device_handle_t,
    properties: *mut ze_pci_ext_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            let device = object::get::<Device>(device)?;
            let mut filled = read(properties)?;
            filled.address = device.pci_address();
            filled.maxSpeed = ze_pci_speed_ext_t { genVersion: -1, width: -1, maxBandwidth: -1 };
            write(properties, filled)
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetP2PProperties(
    device: ze_device_handle_t,
    peer: ze_device_handle_t,
    properties: *mut ze_device_p2p_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and the structure is as the specification says.
        unsafe {
            let device = object::get::<Device>(device)?;
            let peer = object::get::<Device>(peer)?;
            let mut filled = read(properties)?;
            type Flag = ze_device_p2p_property_flag_t;
            let can = [
                (device.reaches(peer.number), Flag::ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS),
                (device.does_atomics_on(peer.number), Flag::ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS),
            ];
            filled.flags = can.into_iter().filter(|(can, _)| *can).map(|(_, flag)| flag.0).sum();
            write(properties, filled)
        }
    })
}

pub unsafe extern "C" fn zeDeviceCanAccessPeer(
    device: ze_device_handle_t,
    peer: ze_device_handle_t,
    value: *mut ze_bool_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the room.
        unsafe {
            let device = object::get::<Device>(device)?;
            let peer = object::get::<Device>(peer)?;
            write(value, device.reaches(peer.number).into())
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetStatus(device: ze_device_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Device>(device).map(drop) }
    })
}

pub unsafe extern "C" fn zeDeviceGetGlobalTimestamps(
    device: ze_device_handle_t,
    host: *mut u64,
    on_device: *mut u64,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            object::get::<Device>(device)?;
            let now = nanoseconds();
            write(host, now)?;
            write(on_device, now)
        }
    })
}
