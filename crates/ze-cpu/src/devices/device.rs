//! Devices: views of the machine's cores and memory, all alike but for their numbers.
//!
//! `ZE_CPU_DEVICES` says how many there are. One is what the machine has, and processes that run side by side may all
//! use it, as PEs share a GPU; with more, programs see what they would see on a machine with several GPUs, and each PE can have
//! one of its own. Memory of any device is reachable from all, atomics included, unless `ZE_CPU_PEERS` says otherwise.
//!
//! `ZE_CPU_TILES` divides each into tiles, its sub-devices: as fast as the whole, with their share of its cores and memory
//! as far as is told, so that programs for GPUs of several tiles can be tried.
//!
//! Devices call themselves GPUs, because that is what programs look for, and do not call themselves integrated: a
//! program that keeps to the rules of discrete ones is right on both.

use std::sync::OnceLock;

use level_zero_sys::*;

use crate::base::answer::{Answer, require};
use crate::base::machine::machine;
use crate::base::object::{Handle, object};
use crate::base::settings::{Hierarchy, Seen, settings};

pub struct Device {
    /// Counted over all devices, before any are masked; a tile has that of its device.
    pub number: u32,
    /// Which tile it is, if it is one.
    pub tile: Option<u32>,
    /// The handle of the device that this is a part of, if programs are to know of it.
    root: OnceLock<usize>,
    tiles: Vec<Handle<Device>>,
}
object!(Device, _ze_device_handle_t, b"device  ");

/// Groups of command queues, by ordinal. Copies may be given to either; a queue is a thread in any case.
pub const QUEUE_GROUPS: [u32; 2] = [
    ze_command_queue_group_property_flag_t::ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE.0
        | ze_command_queue_group_property_flag_t::ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY.0
        | ze_command_queue_group_property_flag_t::ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS.0,
    ze_command_queue_group_property_flag_t::ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY.0,
];
/// Queues of a group; any number may be made of each.
pub const QUEUES: u32 = 4;

/// The longest pattern of a fill that the queue group of an ordinal takes: as on GPUs, whose engines for copies take less than kernels
/// do. Longer ones work, unless the driver is strict.
pub fn longest_pattern(ordinal: u32) -> usize {
    match ordinal {
        0 => usize::MAX,
        _ => 16,
    }
}

/// A part of the address space of PCI that firmware does not hand out.
const NO_PCI_DOMAIN: u32 = 0xffff;

impl Device {
    fn new(number: u32, tile: Option<u32>, tiles: Vec<Handle<Device>>) -> Device {
        Device { number, tile, root: OnceLock::new(), tiles }
    }

    /// What the driver lists of a device that is seen: itself or its tiles.
    pub fn list(seen: &Seen, hierarchy: Hierarchy) -> Answer<Vec<Handle<Device>>> {
        let number = seen.number;
        let tiles = || -> Answer<Vec<Handle<Device>>> {
            let tile = |tile: &u32| Handle::new(Device::new(number, Some(*tile), Vec::new()));
            seen.tiles.iter().map(tile).collect()
        };
        let whole = |tiles: Vec<Handle<Device>>| {
            let parts: Vec<_> = tiles.iter().map(|tile| tile.object.clone()).collect();
            let whole = Handle::new(Device::new(number, None, tiles))?;
            for part in parts {
                // A new tile has none.
                let _ = part.root.set(whole.raw() as usize);
            }
            Ok(whole)
        };
        match hierarchy {
            _ if seen.tiles.is_empty() => Ok(vec![whole(Vec::new())?]),
            // One tile stands for the device in every way; programs are not to know that there are others.
            _ if seen.lone_tile => tiles(),
            Hierarchy::Composite => Ok(vec![whole(tiles()?)?]),
            Hierarchy::Flat => tiles(),
            Hierarchy::Combined => {
                let tiles = tiles()?;
                let listed = tiles.iter().map(Handle::clone).collect();
                whole(tiles)?;
                Ok(listed)
            }
        }
    }

    /// The handle of the device that this is a tile of, if programs know it.
    pub fn root(&self) -> Option<usize> {
        self.root.get().copied()
    }

    pub fn tiles(&self) -> &[Handle<Device>] {
        &self.tiles
    }

    pub fn is_sub_device(&self) -> bool {
        self.root().is_some()
    }

    /// Into how many parts the machine is divided to make this device's share.
    fn divisor(&self) -> u32 {
        match self.tile {
            Some(_) => settings().tiles,
            None => 1,
        }
    }

    pub fn cores(&self) -> u32 {
        (machine().cores / self.divisor()).max(1)
    }

    pub fn memory_bytes(&self) -> u64 {
        machine().memory_bytes / u64::from(self.divisor())
    }

    /// As of many GPUs, a part of the memory: programs allocate several of the largest size. Relaxed limits give more.
    pub fn largest_allocation(&self) -> u64 {
        self.memory_bytes() / 4
    }

    /// The queue group of an ordinal has that queue, else `INVALID_ARGUMENT`.
    pub fn check_queue(ordinal: u32, index: u32) -> Answer {
        let exists = (ordinal as usize) < QUEUE_GROUPS.len() && index < QUEUES;
        require(exists, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
    }

    /// The other is this one, or a tile of it.
    pub fn includes(&self, other: &Device) -> bool {
        self.number == other.number && self.tile.is_none_or(|tile| other.tile == Some(tile))
    }

    /// Whether this device reaches the memory of the one with that number. Tiles of one device, and the device itself, reach each
    /// other's as peers: of itself, the specification shows a tile's memory to that tile only.
    pub fn reaches(&self, number: u32) -> bool {
        settings().peers.reach(self.number, number)
    }

    /// Whether what it says of its atomic operations there is that they work. They do, whatever it says.
    pub fn does_atomics_on(&self, number: u32) -> bool {
        settings().peers.do_atomics(self.number, number)
    }

    /// An address that no device of PCI has, by which programs tell devices apart and put them in order. Tiles have their device's.
    pub fn pci_address(&self) -> ze_pci_address_ext_t {
        ze_pci_address_ext_t { domain: NO_PCI_DOMAIN, bus: self.number, device: 0, function: 0 }
    }

    pub fn uuid(&self) -> ze_device_uuid_t {
        let mut id = *b"zecpu\0\0\0........";
        id[6] = self.number as u8;
        id[7] = self.tile.map_or(0, |tile| tile as u8 + 1);
        id[8..].copy_from_slice(&machine().id.to_ne_bytes());
        ze_device_uuid_t { id }
    }
}

/// File descriptors of memfds, under both names that programs use for such: only a driver looks inside.
pub const EXTERNAL_MEMORY_TYPES: u32 = ze_external_memory_type_flag_t::ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD.0
    | ze_external_memory_type_flag_t::ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF.0;
