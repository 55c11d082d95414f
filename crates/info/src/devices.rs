//! Devices, their parts, and who reaches whom.

use level_zero::{DeviceKind, Driver, Error, QueueFlags};
use serde::Serialize;

use crate::hexadecimal;

/// A device, or a part of one.
#[derive(Clone, Debug, Serialize)]
pub struct Device {
    /// What to call it here: `1`, or `1.0` for the first part of device 1.
    pub label: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: String,
    /// Its identity, in hexadecimal.
    pub uuid: String,
    /// The vendor's PCI number.
    pub vendor_id: u32,
    /// The model's PCI number.
    pub device_id: u32,
    /// Whether it is a part of another device.
    pub is_part: bool,
    /// How many parts it has.
    pub parts: usize,
    /// Whether it shares its memory with the host's processor.
    pub integrated: bool,
    /// Execution units: cores, of the driver for CPUs.
    pub compute_units: u32,
    /// Clock of its cores, in MHz.
    pub clock_mhz: u32,
    /// Its memories.
    pub memories: Vec<Memory>,
    /// The largest allocation, in bytes.
    pub max_alloc_bytes: u64,
    /// Work-items in a work-group at most.
    pub max_group_size: u32,
    /// Sizes that sub-groups can have.
    pub sub_group_sizes: Vec<u32>,
    /// Local memory of a work-group, in bytes.
    pub local_bytes: u32,
    /// The newest SPIR-V that it takes; none where no kernel can run.
    pub spirv: Option<String>,
    /// Whether kernels have 16-bit floating point.
    pub fp16: bool,
    /// Whether kernels have 64-bit floating point.
    pub fp64: bool,
    /// Whether kernels have 64-bit atomics.
    pub int64_atomics: bool,
    /// Its queues.
    pub queue_groups: Vec<QueueGroup>,
}

/// A memory of a device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// Its name.
    pub name: String,
    /// Its size.
    pub bytes: u64,
}

/// Queues that can do the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QueueGroup {
    /// What they can do.
    pub can: Vec<&'static str>,
    /// How many there are.
    pub queues: u32,
}

/// How a device reaches another's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Peer {
    /// `zeDeviceCanAccessPeer`; none where the driver does not answer.
    pub can_access: Option<bool>,
    /// `zeDeviceGetP2PProperties`: loads and stores.
    pub p2p_access: Option<bool>,
    /// `zeDeviceGetP2PProperties`: atomics.
    pub p2p_atomics: Option<bool>,
}

/// The driver's devices and, each after its device, their parts.
pub(crate) fn all(driver: &Driver) -> Result<Vec<(String, level_zero::Device)>, Error> {
    let mut all = Vec::new();
    for (number, device) in driver.devices()?.into_iter().enumerate() {
        all.push((number.to_string(), device));
        for (part, device) in device.sub_devices()?.into_iter().enumerate() {
            all.push((format!("{number}.{part}"), device));
        }
    }
    Ok(all)
}

pub(crate) fn describe(label: &str, device: &level_zero::Device) -> Result<Device, Error> {
    let properties = device.properties()?;
    let compute = device.compute_properties()?;
    let module = device.module_properties()?;
    let memories = device.memory_properties()?.into_iter();
    let groups = device.queue_groups()?.into_iter();
    let units = [properties.slices, properties.subslices_per_slice, properties.eus_per_subslice];
    Ok(Device {
        label: label.into(),
        kind: kind(properties.kind),
        uuid: hexadecimal(&properties.uuid),
        vendor_id: properties.vendor_id,
        device_id: properties.device_id,
        is_part: properties.sub_device,
        parts: device.sub_devices()?.len(),
        integrated: properties.integrated,
        compute_units: units.into_iter().fold(1, u32::saturating_mul),
        clock_mhz: properties.core_clock_mhz,
        memories: memories.map(|memory| Memory { name: memory.name, bytes: memory.bytes }).collect(),
        max_alloc_bytes: properties.max_alloc_bytes,
        max_group_size: compute.max_total_group_size,
        sub_group_sizes: compute.sub_group_sizes,
        local_bytes: compute.shared_local_bytes,
        spirv: module.spirv.map(|version| version.to_string()),
        fp16: module.fp16,
        fp64: module.fp64,
        int64_atomics: module.int64_atomics,
        queue_groups: groups.map(|group| QueueGroup { can: abilities(group.flags), queues: group.queues }).collect(),
        name: properties.name,
    })
}

pub(crate) fn peers(all: &[(String, level_zero::Device)]) -> Vec<Vec<Peer>> {
    let peer = |from: &level_zero::Device, to: &level_zero::Device| {
        let p2p = from.p2p_properties(to).ok();
        Peer {
            can_access: from.can_access_peer(to).ok(),
            p2p_access: p2p.map(|p2p| p2p.access),
            p2p_atomics: p2p.map(|p2p| p2p.atomics),
        }
    };
    let row = |from| all.iter().map(|(_, to)| peer(from, to)).collect();
    all.iter().map(|(_, from)| row(from)).collect()
}

fn kind(kind: DeviceKind) -> String {
    match kind {
        DeviceKind::Gpu => "GPU".into(),
        DeviceKind::Cpu => "CPU".into(),
        DeviceKind::Fpga => "FPGA".into(),
        DeviceKind::Mca => "MCA".into(),
        DeviceKind::Vpu => "VPU".into(),
        DeviceKind::Other(number) => format!("type {number}"),
    }
}

fn abilities(flags: QueueFlags) -> Vec<&'static str> {
    let known = [
        (QueueFlags::COMPUTE, "compute"),
        (QueueFlags::COPY, "copy"),
        (QueueFlags::COOPERATIVE, "cooperative kernels"),
        (QueueFlags::METRICS, "metrics"),
    ];
    let has = |(flag, name)| flags.contains(flag).then_some(name);
    known.into_iter().filter_map(has).collect()
}
