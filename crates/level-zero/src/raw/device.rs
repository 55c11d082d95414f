//! Devices and what they can do.

use std::ptr::null_mut;

use level_zero_sys::*;

use super::{Result, Structure, Table, call, enumerate, text};
use crate::{
    ComputeProperties, DeviceKind, DeviceProperties, MemoryAccess, MemoryAccessProperties, MemoryProperties,
    ModuleSupport, P2pProperties, QueueFlags, QueueGroup, Version,
};

/// See the [module](super) for the contract of the unsafe methods.
impl Table {
    pub(crate) unsafe fn devices(&self, driver: ze_driver_handle_t) -> Result<Vec<ze_device_handle_t>> {
        enumerate(null_mut(), |count, devices| {
            // SAFETY: a live driver; `enumerate` passes a count and its room.
            unsafe { call!(self.zeDeviceGet(driver, count, devices)) }
        })
    }

    pub(crate) unsafe fn sub_devices(&self, device: ze_device_handle_t) -> Result<Vec<ze_device_handle_t>> {
        enumerate(null_mut(), |count, devices| {
            // SAFETY: a live device; `enumerate` passes a count and its room.
            unsafe { call!(self.zeDeviceGetSubDevices(device, count, devices)) }
        })
    }

    pub(crate) unsafe fn device_properties(&self, device: ze_device_handle_t) -> Result<DeviceProperties> {
        let mut raw = ze_device_properties_t::new();
        // SAFETY: a live device, and room for its answer.
        unsafe { call!(self.zeDeviceGetProperties(device, &mut raw)) }?;
        type Flag = ze_device_property_flag_t;
        let has = |flag: Flag| raw.flags & flag.0 != 0;
        Ok(DeviceProperties {
            name: text(&raw.name),
            kind: DeviceKind::from_raw(raw.type_),
            uuid: raw.uuid.id,
            vendor_id: raw.vendorId,
            device_id: raw.deviceId,
            integrated: has(Flag::ZE_DEVICE_PROPERTY_FLAG_INTEGRATED),
            sub_device: has(Flag::ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE),
            sub_device_id: raw.subdeviceId,
            error_correction: has(Flag::ZE_DEVICE_PROPERTY_FLAG_ECC),
            on_demand_paging: has(Flag::ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING),
            core_clock_mhz: raw.coreClockRate,
            max_alloc_bytes: raw.maxMemAllocSize,
            slices: raw.numSlices,
            subslices_per_slice: raw.numSubslicesPerSlice,
            eus_per_subslice: raw.numEUsPerSubslice,
            threads_per_eu: raw.numThreadsPerEU,
            simd_width: raw.physicalEUSimdWidth,
            timer_resolution_ns: raw.timerResolution,
            timestamp_bits: raw.timestampValidBits,
            kernel_timestamp_bits: raw.kernelTimestampValidBits,
        })
    }

    pub(crate) unsafe fn compute_properties(&self, device: ze_device_handle_t) -> Result<ComputeProperties> {
        let mut raw = ze_device_compute_properties_t::new();
        // SAFETY: a live device, and room for its answer.
        unsafe { call!(self.zeDeviceGetComputeProperties(device, &mut raw)) }?;
        let sizes = raw.subGroupSizes.iter().take(raw.numSubGroupSizes as usize);
        Ok(ComputeProperties {
            max_total_group_size: raw.maxTotalGroupSize,
            max_group_size: [raw.maxGroupSizeX, raw.maxGroupSizeY, raw.maxGroupSizeZ],
            max_group_count: [raw.maxGroupCountX, raw.maxGroupCountY, raw.maxGroupCountZ],
            shared_local_bytes: raw.maxSharedLocalMemory,
            sub_group_sizes: sizes.copied().collect(),
        })
    }

    pub(crate) unsafe fn module_support(&self, device: ze_device_handle_t) -> Result<ModuleSupport> {
        let mut raw = ze_device_module_properties_t::new();
        // SAFETY: a live device, and room for its answer.
        unsafe { call!(self.zeDeviceGetModuleProperties(device, &mut raw)) }?;
        type Flag = ze_device_module_flag_t;
        let has = |flag: Flag| raw.flags & flag.0 != 0;
        Ok(ModuleSupport {
            spirv: (raw.spirvVersionSupported != 0).then(|| Version::from_number(raw.spirvVersionSupported)),
            fp16: has(Flag::ZE_DEVICE_MODULE_FLAG_FP16),
            fp64: has(Flag::ZE_DEVICE_MODULE_FLAG_FP64),
            int64_atomics: has(Flag::ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS),
            max_arguments_bytes: raw.maxArgumentsSize,
            printf_buffer_bytes: raw.printfBufferSize,
            native_uuid: raw.nativeKernelSupported.id,
        })
    }

    pub(crate) unsafe fn queue_groups(&self, device: ze_device_handle_t) -> Result<Vec<QueueGroup>> {
        let empty = ze_command_queue_group_properties_t::new();
        let groups = enumerate(empty, |count, groups| {
            // SAFETY: a live device; `enumerate` passes a count and its room.
            unsafe { call!(self.zeDeviceGetCommandQueueGroupProperties(device, count, groups)) }
        })?;
        let numbered = groups.iter().zip(0u32..);
        Ok(numbered
            .map(|(raw, ordinal)| QueueGroup {
                ordinal,
                flags: QueueFlags::from_bits_retain(raw.flags),
                max_fill_pattern_bytes: raw.maxMemoryFillPatternSize,
                queues: raw.numQueues,
            })
            .collect())
    }

    pub(crate) unsafe fn memory_properties(&self, device: ze_device_handle_t) -> Result<Vec<MemoryProperties>> {
        let empty = ze_device_memory_properties_t::new();
        let memories = enumerate(empty, |count, memories| {
            // SAFETY: a live device; `enumerate` passes a count and its room.
            unsafe { call!(self.zeDeviceGetMemoryProperties(device, count, memories)) }
        })?;
        Ok(memories
            .iter()
            .map(|raw| MemoryProperties {
                name: text(&raw.name),
                bytes: raw.totalSize,
                max_clock_mhz: raw.maxClockRate,
                max_bus_width_bits: raw.maxBusWidth,
            })
            .collect())
    }

    pub(crate) unsafe fn memory_access_properties(&self, device: ze_device_handle_t) -> Result<MemoryAccessProperties> {
        let mut raw = ze_device_memory_access_properties_t::new();
        // SAFETY: a live device, and room for its answer.
        unsafe { call!(self.zeDeviceGetMemoryAccessProperties(device, &mut raw)) }?;
        let access = MemoryAccess::from_bits_retain;
        Ok(MemoryAccessProperties {
            host: access(raw.hostAllocCapabilities),
            device: access(raw.deviceAllocCapabilities),
            shared_single_device: access(raw.sharedSingleDeviceAllocCapabilities),
            shared_cross_device: access(raw.sharedCrossDeviceAllocCapabilities),
            shared_system: access(raw.sharedSystemAllocCapabilities),
        })
    }

    pub(crate) unsafe fn exports_dma_bufs(&self, device: ze_device_handle_t) -> Result<bool> {
        let mut raw = ze_device_external_memory_properties_t::new();
        // SAFETY: a live device, and room for the answer.
        unsafe { call!(self.zeDeviceGetExternalMemoryProperties(device, &mut raw)) }?;
        Ok(raw.memoryAllocationExportTypes & super::memory::DMA_BUF != 0)
    }

    pub(crate) unsafe fn p2p_properties(
        &self,
        device: ze_device_handle_t,
        peer: ze_device_handle_t,
    ) -> Result<P2pProperties> {
        let mut raw = ze_device_p2p_properties_t::new();
        // SAFETY: two live devices of one driver, and room for the answer.
        unsafe { call!(self.zeDeviceGetP2PProperties(device, peer, &mut raw)) }?;
        type Flag = ze_device_p2p_property_flag_t;
        let has = |flag: Flag| raw.flags & flag.0 != 0;
        Ok(P2pProperties {
            access: has(Flag::ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS),
            atomics: has(Flag::ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS),
        })
    }

    pub(crate) unsafe fn can_access_peer(&self, device: ze_device_handle_t, peer: ze_device_handle_t) -> Result<bool> {
        let mut answer: ze_bool_t = 0;
        // SAFETY: two live devices of one driver, and room for the answer.
        unsafe { call!(self.zeDeviceCanAccessPeer(device, peer, &mut answer)) }?;
        Ok(answer != 0)
    }

    pub(crate) unsafe fn device_status(&self, device: ze_device_handle_t) -> Result<()> {
        // SAFETY: a live device.
        unsafe { call!(self.zeDeviceGetStatus(device)) }
    }
}
