//! Devices and what they can do.

use std::fmt::{Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::sync::mpsc;
use std::time::Duration;

use level_zero_sys::{_ze_device_handle_t, ze_device_handle_t, ze_device_type_t};

use crate::driver::{Driver, Version};
use crate::error::Error;
use crate::raw::{Shared, Table};

/// A device, or a part of one. Copies are free; it lives as long as the process.
#[derive(Clone, Copy)]
pub struct Device {
    driver: Driver,
    handle: Shared<_ze_device_handle_t>,
}

impl Device {
    pub(crate) fn new(driver: Driver, handle: ze_device_handle_t) -> Device {
        let handle = Shared(handle);
        Device { driver, handle }
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_device_handle_t {
        self.handle.0
    }

    /// The driver that it belongs to.
    pub fn driver(&self) -> Driver {
        self.driver
    }

    fn table(&self) -> &'static Table {
        self.driver.table()
    }

    /// Name, kind, identity and size of the device.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetProperties`.
    pub fn properties(&self) -> Result<DeviceProperties, Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().device_properties(self.handle()) }
    }

    /// Limits of what kernels may be launched with.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetComputeProperties`.
    pub fn compute_properties(&self) -> Result<ComputeProperties, Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().compute_properties(self.handle()) }
    }

    /// What modules may use.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetModuleProperties`.
    pub fn module_properties(&self) -> Result<ModuleSupport, Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().module_support(self.handle()) }
    }

    /// The device's memories; allocations come from the first.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetMemoryProperties`.
    pub fn memory_properties(&self) -> Result<Vec<MemoryProperties>, Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().memory_properties(self.handle()) }
    }

    /// How the device may use each kind of memory.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetMemoryAccessProperties`.
    pub fn memory_access_properties(&self) -> Result<MemoryAccessProperties, Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().memory_access_properties(self.handle()) }
    }

    /// Whether memory of the device can be [exported](crate::Context::alloc_exported) as a dma-buf.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetExternalMemoryProperties`.
    pub fn exports_dma_bufs(&self) -> Result<bool, Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().exports_dma_bufs(self.handle()) }
    }

    /// The groups of queues that the device has, in the order of their ordinals.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetCommandQueueGroupProperties`.
    pub fn queue_groups(&self) -> Result<Vec<QueueGroup>, Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().queue_groups(self.handle()) }
    }

    /// The first group of queues that copy and do nothing else, if the device has one.
    ///
    /// # Errors
    /// [`Error::Call`].
    pub fn only_copies(&self) -> Result<Option<QueueGroup>, Error> {
        let only_copies = |group: &QueueGroup| {
            group.flags.contains(QueueFlags::COPY) && !group.flags.contains(QueueFlags::COMPUTE) && group.queues > 0
        };
        Ok(self.queue_groups()?.into_iter().find(only_copies))
    }

    /// The first group of queues that can do all of `flags`.
    ///
    /// # Errors
    /// [`Error::NoQueueGroup`], [`Error::Call`].
    pub fn queue_group(&self, flags: QueueFlags) -> Result<QueueGroup, Error> {
        let groups = self.queue_groups()?;
        let fits = |group: &QueueGroup| group.flags.contains(flags) && group.queues > 0;
        groups.into_iter().find(fits).ok_or(Error::NoQueueGroup { flags })
    }

    /// The parts of the device that can be used as devices; none of most.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGetSubDevices`.
    pub fn sub_devices(&self) -> Result<Vec<Device>, Error> {
        // SAFETY: devices live as long as the process.
        let handles = unsafe { self.table().sub_devices(self.handle()) }?;
        let device = |handle| Device::new(self.driver, handle);
        Ok(handles.into_iter().map(device).collect())
    }

    /// How this device reaches the memory of `peer`.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Panics
    /// Where `peer` is of another driver.
    ///
    /// # Spec
    /// `zeDeviceGetP2PProperties`.
    pub fn p2p_properties(&self, peer: &Device) -> Result<P2pProperties, Error> {
        self.expect_sibling(peer);
        // SAFETY: devices live as long as the process, and the two are of one driver.
        unsafe { self.table().p2p_properties(self.handle(), peer.handle()) }
    }

    /// Whether this device reaches the memory of `peer` at all.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Panics
    /// Where `peer` is of another driver.
    ///
    /// # Spec
    /// `zeDeviceCanAccessPeer`.
    pub fn can_access_peer(&self, peer: &Device) -> Result<bool, Error> {
        self.expect_sibling(peer);
        // SAFETY: devices live as long as the process, and the two are of one driver.
        unsafe { self.table().can_access_peer(self.handle(), peer.handle()) }
    }

    /// Whether the device has work of this process, looked at for as long as `limit`: [`Activity::Idle`] as soon as all
    /// work on all lists and queues that was there when the call began has ended, [`Activity::Running`] where that takes
    /// longer. Work of other processes does not count.
    ///
    /// Level Zero can wait for a device, but not for a limited time: a thread does it, and where the limit is over first,
    /// that thread goes on waiting until the work has ended, or the process.
    ///
    /// # Errors
    /// [`Error::Call`]: work that failed, a device that is lost.
    ///
    /// # Spec
    /// `zeDeviceSynchronize`, of 1.14, which drivers also offer by name to programs under an older loader.
    pub fn activity(&self, limit: Duration) -> Result<Activity, Error> {
        let device = *self;
        let (sender, receiver) = mpsc::channel();
        let wait = move || {
            // SAFETY: devices live as long as the process.
            let outcome = unsafe { device.table().device_synchronize(device.driver.handle(), device.handle()) };
            // Where the limit was over first, there is no receiver any more.
            let _ = sender.send(outcome);
        };
        if zeshmem_signals::spawn("ze-activity", wait).is_err() {
            return Ok(Activity::Unknown);
        }
        match receiver.recv_timeout(limit) {
            Ok(Ok(true)) => Ok(Activity::Idle),
            Ok(Ok(false)) => Ok(Activity::Unknown),
            Ok(Err(error)) => Err(error),
            Err(_) => Ok(Activity::Running),
        }
    }

    fn expect_sibling(&self, peer: &Device) {
        assert!(self.driver == peer.driver, "{peer:?} is of another driver than {self:?}");
    }

    /// Whether the device works.
    ///
    /// # Errors
    /// [`Error::Call`] with what is wrong with the device: lost, to be reset ...; or that the driver
    /// cannot tell.
    ///
    /// # Spec
    /// `zeDeviceGetStatus`.
    pub fn status(&self) -> Result<(), Error> {
        // SAFETY: devices live as long as the process.
        unsafe { self.table().device_status(self.handle()) }
    }
}

/// Whether a device has work: [`Device::activity`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// All work has ended.
    Idle,
    /// Some has not.
    Running,
    /// Neither the loader nor the driver has the function that tells.
    Unknown,
}

impl PartialEq for Device {
    fn eq(&self, other: &Device) -> bool {
        self.handle() == other.handle()
    }
}

impl Eq for Device {}

impl Hash for Device {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.handle().hash(state);
    }
}

impl Debug for Device {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "Device({:p})", self.handle())
    }
}

/// What kind of device it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceKind {
    /// A graphics processor.
    Gpu,
    /// A central processor.
    Cpu,
    /// A field-programmable gate array.
    Fpga,
    /// A memory-copy accelerator.
    Mca,
    /// A vision or neural processor.
    Vpu,
    /// Another kind, as the driver numbers it.
    Other(u32),
}

impl DeviceKind {
    pub(crate) fn from_raw(raw: ze_device_type_t) -> DeviceKind {
        match raw {
            ze_device_type_t::ZE_DEVICE_TYPE_GPU => DeviceKind::Gpu,
            ze_device_type_t::ZE_DEVICE_TYPE_CPU => DeviceKind::Cpu,
            ze_device_type_t::ZE_DEVICE_TYPE_FPGA => DeviceKind::Fpga,
            ze_device_type_t::ZE_DEVICE_TYPE_MCA => DeviceKind::Mca,
            ze_device_type_t::ZE_DEVICE_TYPE_VPU => DeviceKind::Vpu,
            other => DeviceKind::Other(other.0),
        }
    }
}

/// Name, kind, identity and size of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceProperties {
    /// The name that the vendor gives it.
    pub name: String,
    /// What it is.
    pub kind: DeviceKind,
    /// Its identity, the same in all processes.
    pub uuid: [u8; 16],
    /// The vendor's PCI number.
    pub vendor_id: u32,
    /// The model's PCI number.
    pub device_id: u32,
    /// Whether it shares its memory with the host's processor.
    pub integrated: bool,
    /// Whether it is a part of another device.
    pub sub_device: bool,
    /// Which part, where it is one.
    pub sub_device_id: u32,
    /// Whether its memory corrects errors.
    pub error_correction: bool,
    /// Whether it fetches pages as kernels touch them.
    pub on_demand_paging: bool,
    /// Clock of its cores, in MHz.
    pub core_clock_mhz: u32,
    /// The largest allocation, in bytes; see [`Context::alloc_device`](crate::Context::alloc_device).
    pub max_alloc_bytes: u64,
    /// Slices.
    pub slices: u32,
    /// Subslices in a slice.
    pub subslices_per_slice: u32,
    /// Execution units in a subslice.
    pub eus_per_subslice: u32,
    /// Hardware threads in an execution unit.
    pub threads_per_eu: u32,
    /// Lanes of an execution unit.
    pub simd_width: u32,
    /// Nanoseconds of a tick of its timestamps.
    pub timer_resolution_ns: u64,
    /// Valid bits of a global timestamp.
    pub timestamp_bits: u32,
    /// Valid bits of a kernel's timestamp.
    pub kernel_timestamp_bits: u32,
}

/// Limits of what kernels may be launched with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputeProperties {
    /// The largest number of work-items in a group.
    pub max_total_group_size: u32,
    /// The largest group in each dimension, in work-items.
    pub max_group_size: [u32; 3],
    /// The largest number of groups in each dimension.
    pub max_group_count: [u32; 3],
    /// Local memory of a group, in bytes.
    pub shared_local_bytes: u32,
    /// The sizes that sub-groups can have.
    pub sub_group_sizes: Vec<u32>,
}

/// What modules may use on a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleSupport {
    /// The newest SPIR-V that it takes, if it takes SPIR-V.
    pub spirv: Option<Version>,
    /// 16-bit floating point.
    pub fp16: bool,
    /// 64-bit floating point.
    pub fp64: bool,
    /// 64-bit integer atomics.
    pub int64_atomics: bool,
    /// All arguments of a kernel together, in bytes.
    pub max_arguments_bytes: u32,
    /// The buffer behind `printf`, in bytes.
    pub printf_buffer_bytes: u32,
    /// The native binary format that it takes.
    pub native_uuid: [u8; 16],
}

/// One of a device's memories.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryProperties {
    /// Its name.
    pub name: String,
    /// Its size.
    pub bytes: u64,
    /// Its clock, in MHz.
    pub max_clock_mhz: u32,
    /// The width of its bus, in bits.
    pub max_bus_width_bits: u32,
}

bitflags::bitflags! {
    /// How a device may use memory.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MemoryAccess: u32 {
        /// Reading and writing.
        const READ_WRITE = 1;
        /// Atomics.
        const ATOMIC = 2;
        /// While others use it.
        const CONCURRENT = 4;
        /// Atomics while others use it.
        const CONCURRENT_ATOMIC = 8;
    }

    /// What a group of queues can do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct QueueFlags: u32 {
        /// Launch kernels.
        const COMPUTE = 1;
        /// Copy and fill.
        const COPY = 2;
        /// Launch kernels whose groups wait for each other.
        const COOPERATIVE = 4;
        /// Measure.
        const METRICS = 8;
    }
}

/// How a device may use each kind of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryAccessProperties {
    /// Host allocations.
    pub host: MemoryAccess,
    /// The device's own allocations.
    pub device: MemoryAccess,
    /// Shared allocations of this device.
    pub shared_single_device: MemoryAccess,
    /// Shared allocations of other devices.
    pub shared_cross_device: MemoryAccess,
    /// Memory that the system's own allocator gave.
    pub shared_system: MemoryAccess,
}

/// A group of queues that can do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueGroup {
    /// Its number on the device.
    pub ordinal: u32,
    /// What it can do.
    pub flags: QueueFlags,
    /// The longest pattern that a fill may have, in bytes.
    pub max_fill_pattern_bytes: usize,
    /// The queues in it.
    pub queues: u32,
}

/// How a device reaches a peer's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct P2pProperties {
    /// With loads and stores.
    pub access: bool,
    /// With atomics.
    pub atomics: bool,
}
