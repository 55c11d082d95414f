//! Device memory shared between the PEs of a node by Level Zero IPC handles.
//!
//! On Linux a handle means something only together with a file descriptor of the exporting process,
//! which the driver keeps in the handle's first four bytes. Level Zero 1.6 has an experimental
//! function that says so; drivers before it, and the loader of Debian 12, do not, and every driver
//! known to export descriptors keeps them there. That assumption lives in `descriptor_of` and
//! `with_descriptor` alone, and is checked: what is found must be an open descriptor.

use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd, RawFd};

use level_zero::{Context, Device, DeviceMemory, DmaBuf, ImportedMemory, IpcHandle, P2pProperties};

use crate::node::Node;

/// Why device memory could not be shared.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The driver does not let other processes have this PE's memory.
    #[error(
        "the memory of PE {pe} on {device} cannot be shared with the other PEs: {driver} {cause}; one PE \
         needs no sharing, and ISHMEM_CPU_DRIVER=force runs several on the driver for CPUs"
    )]
    NotExported {
        /// This PE.
        pe: usize,
        /// Its device.
        device: String,
        /// Its driver.
        driver: String,
        /// What the driver does instead.
        cause: Withheld,
    },
    /// This PE's device does not reach the memory of a peer's.
    #[error(
        "PE {pe} on {device} cannot reach the memory of PE {peer} on {peer_device}: {cause}. Devices that have no link of their own reach \
         each other by PCIe, which takes a kernel and a machine that let them; ZE_AFFINITY_MASK may give all PEs one device, and \
         ISHMEM_CPU_DRIVER=force runs on CPUs"
    )]
    Unreachable {
        /// This PE.
        pe: usize,
        /// Its device.
        device: String,
        /// The PE whose memory it was to open.
        peer: usize,
        /// That PE's device.
        peer_device: String,
        /// Why not.
        cause: Obstacle,
    },
    /// It failed on another PE.
    #[error("PE {pe} could not share its device memory or map that of its peers: {why}")]
    Elsewhere {
        /// Which.
        pe: usize,
        /// Whether it is [`Unreachable`](Error::Unreachable) there.
        unreachable: bool,
        /// What that PE says.
        why: String,
    },
    /// The exchange among the PEs failed.
    #[error(transparent)]
    Exchange(#[from] crate::node::Error),
}

/// Why memory cannot leave its process.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Withheld {
    /// The driver gives a handle that carries no descriptor.
    #[error("exports a handle without a file descriptor, as drivers do that have no hardware or no dma-buf below them")]
    NoDescriptor,
    /// The driver gives no handle.
    #[error("does not export it: {0}")]
    Refused(#[from] level_zero::Error),
}

/// Why memory of another device is out of reach.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    /// The driver says so of the two devices.
    #[error("zeDeviceCanAccessPeer says that the devices are no peers")]
    NoPeers,
    /// The driver was asked to open it.
    #[error(transparent)]
    Refused(#[from] level_zero::Error),
    /// The driver opened a part of it, as it may where memory lies in several parts of a device.
    #[error(
        "the driver opens {opened} bytes of {bytes}; where a device has parts, ZE_FLAT_DEVICE_HIERARCHY=FLAT gives each PE one"
    )]
    Short {
        /// So many.
        opened: usize,
        /// Of so many.
        bytes: usize,
    },
}

/// A PE's memory as mapped in this process, from its first shared byte on.
pub struct PeerMemory {
    memory: Mapped,
    first: usize,
    /// Whether this PE's device only loads and stores there.
    lacks_atomics: bool,
}

enum Mapped {
    Own(DeviceMemory),
    Imported(ImportedMemory),
}

impl PeerMemory {
    /// This PE's own, shared from byte `first` on.
    pub fn own(memory: DeviceMemory, first: usize) -> PeerMemory {
        let memory = Mapped::Own(memory);
        PeerMemory { memory, first, lacks_atomics: false }
    }

    /// The dma-buf that this PE's own memory is, and how far in is the first shared byte; `None` of a peer's.
    ///
    /// # Errors
    /// The memory was not allocated to be exported, or the driver does not.
    pub fn dma_buf(&self) -> Result<Option<(DmaBuf<'_>, usize)>, level_zero::Error> {
        match &self.memory {
            Mapped::Own(memory) => Ok(Some((memory.dma_buf()?, self.first))),
            Mapped::Imported(_) => Ok(None),
        }
    }

    /// Whether atomic operations of this PE's device do not work there but for sets and fetches, as the driver says.
    pub fn lacks_atomics(&self) -> bool {
        self.lacks_atomics
    }

    /// The device address of its first shared byte.
    pub fn address(&self) -> usize {
        let base = match &self.memory {
            Mapped::Own(memory) => memory.as_ptr(),
            Mapped::Imported(memory) => memory.as_ptr(),
        };
        base as usize + self.first
    }
}

/// Exports `memory`, of which a PE shares what lies from some byte on, and opens that of every other local PE,
/// in the order of `node.members()`; the place of this PE is empty in the result.
///
/// Collective over the node. `memory` is `None` on a PE that has none; then, and when anything
/// fails on any PE, all PEs fail. A PE that is alone asks nothing of the driver: one that cannot
/// export serves it well.
///
/// # Errors
/// What failed here, or which other PE it failed on.
pub fn share(
    context: &Context,
    device: &Device,
    memory: Option<(&DeviceMemory, usize)>,
    node: &Node,
) -> Result<Vec<Option<PeerMemory>>, Error> {
    if let ([_], Some(_)) = (node.members(), memory) {
        return Ok(vec![None]);
    }
    let here = Here { context, device, pe: node.members()[node.my_local()], name: describe(device) };
    let exported = memory.map(|(memory, first)| here.export(memory, first)).transpose();
    let (bytes, descriptors) = match &exported {
        Ok(Some((export, fd))) => (export.to_bytes(), vec![*fd]),
        _ => (vec![], vec![]),
    };
    // SAFETY: the descriptor belongs to the handle, which `memory` keeps alive during the exchange.
    let descriptors: Vec<_> = descriptors.iter().map(|&fd| unsafe { BorrowedFd::borrow_raw(fd) }).collect();
    let exports = node.exchange_fds(&bytes, &descriptors)?;
    let opened = exported.and_then(|_| here.open(node, exports));
    let outcomes = node.exchange_fds(&verdict(&opened), &[])?;
    let others = node.members().iter().zip(outcomes);
    let failed = others.map(|(&pe, (verdict, _))| failure(pe, &verdict)).find_map(|failure| failure);
    match (opened, failed) {
        (Err(error), _) => Err(error),
        (Ok(_), Some(error)) => Err(error),
        (Ok(peers), None) => Ok(peers),
    }
}

/// What a PE tells its peers of the outcome: nothing where all is well, and otherwise whether memory is
/// out of reach, and the words of the error.
fn verdict<T>(outcome: &Result<T, Error>) -> Vec<u8> {
    match outcome {
        Ok(_) => Vec::new(),
        Err(error) => {
            let unreachable = matches!(error, Error::Unreachable { .. });
            [&[unreachable.into()], error.to_string().as_bytes()].concat()
        }
    }
}

/// The failure that a PE told of.
fn failure(pe: usize, verdict: &[u8]) -> Option<Error> {
    let (&unreachable, why) = verdict.split_first()?;
    Some(Error::Elsewhere { pe, unreachable: unreachable != 0, why: String::from_utf8_lossy(why).into_owned() })
}

/// What a PE tells its peers of its memory.
#[derive(Debug, PartialEq, Eq)]
struct Export {
    handle: IpcHandle,
    /// The device's identity, the same in all processes.
    uuid: [u8; 16],
    /// The memory's bytes, and where in it begins what is shared.
    bytes: usize,
    first: usize,
    /// What the device is called in messages.
    device: String,
}

impl Export {
    fn to_bytes(&self) -> Vec<u8> {
        let [bytes, first] = [self.bytes, self.first].map(usize::to_ne_bytes);
        let parts = [&self.handle.0, &self.uuid[..], &bytes, &first, self.device.as_bytes()];
        parts.concat()
    }

    /// `None` for what is no export: a PE without memory sends nothing.
    fn from_bytes(bytes: &[u8]) -> Option<Export> {
        let (handle, rest) = bytes.split_first_chunk()?;
        let (uuid, rest) = rest.split_first_chunk()?;
        let (bytes, rest) = rest.split_first_chunk()?;
        let (first, device) = rest.split_first_chunk()?;
        Some(Export {
            handle: IpcHandle(*handle),
            uuid: *uuid,
            bytes: usize::from_ne_bytes(*bytes),
            first: usize::from_ne_bytes(*first),
            device: String::from_utf8_lossy(device).into_owned(),
        })
    }
}

/// This PE, which exports and opens.
struct Here<'a> {
    context: &'a Context,
    device: &'a Device,
    pe: usize,
    name: String,
}

impl Here<'_> {
    fn export(&self, memory: &DeviceMemory, first: usize) -> Result<(Export, RawFd), Error> {
        let handle = self.context.ipc_handle(memory);
        let exported = handle.map_err(Withheld::Refused).and_then(|handle| {
            let descriptor = descriptor_of(&handle).ok_or(Withheld::NoDescriptor)?;
            let (uuid, device) = (self.device.properties()?.uuid, self.name.clone());
            Ok((Export { handle, uuid, bytes: memory.bytes(), first, device }, descriptor))
        });
        exported.map_err(|cause| Error::NotExported {
            pe: self.pe,
            device: self.name.clone(),
            driver: describe_driver(self.device),
            cause,
        })
    }

    fn open(&self, node: &Node, exports: Vec<(Vec<u8>, Vec<OwnedFd>)>) -> Result<Vec<Option<PeerMemory>>, Error> {
        let (mut peers, mut is_warned) = (Vec::with_capacity(exports.len()), false);
        for (&pe, (bytes, mut fds)) in node.members().iter().zip(exports) {
            let (Some(export), Some(fd)) = (Export::from_bytes(&bytes), fds.pop()) else {
                return Err(Error::Elsewhere { pe, unreachable: false, why: "it has none".into() });
            };
            is_warned = is_warned || pe > self.pe && self.warns_of(pe, &export);
            peers.push(match pe == self.pe {
                true => None,
                false => Some(self.open_one(pe, export, &fd)?),
            });
        }
        Ok(peers)
    }

    fn open_one(&self, peer: usize, export: Export, fd: &OwnedFd) -> Result<PeerMemory, Error> {
        // A handle of an unreachable device may open all the same, and kernels fault later.
        let theirs = self.seen_by(export.uuid);
        let opened = if self.is_no_peer(&theirs) {
            Err(Obstacle::NoPeers)
        } else {
            // The driver takes what it needs of the descriptor while it opens the handle.
            let opened = with_descriptor(export.handle, fd, |handle| self.context.open_ipc(self.device, handle));
            opened.map_err(Obstacle::Refused).and_then(|memory| self.whole(memory, export.bytes))
        };
        let (first, lacks_atomics) = (export.first, self.lacks_atomics(&theirs));
        match opened.map(Mapped::Imported) {
            Ok(memory) => Ok(PeerMemory { memory, first, lacks_atomics }),
            Err(cause) => Err(Error::Unreachable {
                pe: self.pe,
                device: self.name.clone(),
                peer,
                peer_device: export.device,
                cause,
            }),
        }
    }

    /// Memory that has been opened, unless the driver says that it is not all.
    fn whole(&self, memory: ImportedMemory, bytes: usize) -> Result<ImportedMemory, Obstacle> {
        let Ok((base, there)) = self.context.address_range(memory.as_ptr()) else { return Ok(memory) };
        let opened = (base as usize + there).saturating_sub(memory.as_ptr() as usize);
        if opened < bytes { Err(Obstacle::Short { opened, bytes }) } else { Ok(memory) }
    }

    /// Says what kernels cannot do to a peer, if there is anything.
    fn warns_of(&self, peer: usize, export: &Export) -> bool {
        let Ok(mine) = self.device.properties() else { return false };
        let theirs = self.seen_by(export.uuid);
        if mine.uuid == export.uuid && mine.simd_width > 1 && theirs.len() <= 1 {
            tracing::warn!(
                "PEs {} and {peer} share {}: kernels that wait for each other may never run at the same time",
                self.pe,
                self.name
            );
            true
        } else {
            false
        }
    }

    /// Whether the driver says that this device only loads and stores in the memory of the one that is [seen](Self::seen_by).
    fn lacks_atomics(&self, theirs: &[Device]) -> bool {
        let only_loads = |found: P2pProperties| found.access && !found.atomics;
        match theirs {
            [theirs] => *theirs != *self.device && self.device.p2p_properties(theirs).is_ok_and(only_loads),
            _ => false,
        }
    }

    /// Whether the driver says that the one that is [seen](Self::seen_by) is out of reach. It says nothing of
    /// devices that this process does not see, or that older drivers give one identity to several of.
    fn is_no_peer(&self, theirs: &[Device]) -> bool {
        match theirs {
            [theirs] => *theirs != *self.device && self.device.can_access_peer(theirs) == Ok(false),
            _ => false,
        }
    }

    /// The devices of an identity that this process sees.
    fn seen_by(&self, uuid: [u8; 16]) -> Vec<Device> {
        let has = |device: &Device| device.properties().is_ok_and(|found| found.uuid == uuid);
        visible(self.device).into_iter().map(|(_, device)| device).filter(has).collect()
    }
}

/// The devices that this process sees beside a device, itself included, and their parts: each with
/// its number.
fn visible(device: &Device) -> Vec<(String, Device)> {
    let devices = device.driver().devices().unwrap_or_default();
    let numbered = devices.into_iter().enumerate().flat_map(|(number, whole)| {
        let parts = whole.sub_devices().unwrap_or_default();
        let part = move |(part, device)| (format!("{number}.{part}"), device);
        std::iter::once((number.to_string(), whole)).chain(parts.into_iter().enumerate().map(part))
    });
    numbered.collect()
}

/// What messages call a device: its number as this process counts, and its name.
fn describe(device: &Device) -> String {
    let all = visible(device);
    let number = all.iter().find(|(_, other)| other == device);
    let number = number.map_or("?", |(number, _)| number);
    match device.properties() {
        Ok(properties) => format!("device {number} ({})", properties.name),
        Err(_) => format!("device {number}"),
    }
}

/// What messages call a device's driver: Level Zero gives drivers no names.
fn describe_driver(device: &Device) -> String {
    let driver = device.driver();
    let api = driver.api_version().map(|api| format!(" {api}"));
    let build = driver.properties().map(|found| found.version);
    format!(
        "the Level Zero{} driver of version {}",
        api.unwrap_or_default(),
        build.map_or("unknown".into(), |build| build.to_string())
    )
}

/// The file descriptor in a handle, if there is one that can be memory.
fn descriptor_of(handle: &IpcHandle) -> Option<RawFd> {
    let fd = RawFd::from_ne_bytes(handle.0[..4].try_into().expect("four bytes"));
    // A driver that exports nothing leaves zeros there, which are standard input.
    let empty = handle.0.iter().all(|&byte| byte == 0);
    (!empty && may_be_memory(fd)).then_some(fd)
}

/// Whether a number is a descriptor of memory: files of memory are regular ones, and dma-bufs have no type, or are regular
/// too. Terminals, pipes, sockets and devices are of other types.
fn may_be_memory(fd: RawFd) -> bool {
    let mut found = std::mem::MaybeUninit::<libc::stat>::uninit();
    // SAFETY: any number may be asked about; `found` has room for the answer.
    if unsafe { libc::fstat(fd, found.as_mut_ptr()) } != 0 {
        return false;
    }
    // SAFETY: the call succeeded, so `found` is initialised.
    let mode = unsafe { found.assume_init() }.st_mode;
    matches!(mode & libc::S_IFMT, 0 | libc::S_IFREG)
}

/// Uses the handle as this process can: with its own descriptor of the same memory. That has another number than the exporter's: by
/// that Intel's driver knows the handle for one that it received as it is, for which it asks the exporting process, where it may.
fn with_descriptor<R>(mut handle: IpcHandle, fd: &OwnedFd, body: impl FnOnce(IpcHandle) -> R) -> R {
    let number = fd.as_raw_fd().to_ne_bytes();
    let other = (handle.0[..4] == number).then(|| fd.try_clone().ok()).flatten();
    handle.0[..4].copy_from_slice(&other.as_ref().unwrap_or(fd).as_raw_fd().to_ne_bytes());
    body(handle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_survive_the_way() {
        assert!(failure(3, &verdict(&Ok(()))).is_none());
        let error = Error::Unreachable {
            pe: 3,
            device: "device 1".into(),
            peer: 0,
            peer_device: "device 0".into(),
            cause: Obstacle::NoPeers,
        };
        let words = error.to_string();
        match failure(3, &verdict::<()>(&Err(error))) {
            Some(Error::Elsewhere { pe: 3, unreachable: true, why }) => assert_eq!(why, words),
            other => panic!("{other:?}"),
        }
        let withheld = Error::NotExported {
            pe: 1,
            device: "device 0".into(),
            driver: "the driver".into(),
            cause: Withheld::NoDescriptor,
        };
        let told = failure(1, &verdict::<()>(&Err(withheld)));
        assert!(matches!(told, Some(Error::Elsewhere { unreachable: false, .. })));
    }

    #[test]
    fn handles_without_memory_are_known() {
        let handle = |fd: RawFd, last: u8| {
            let mut bytes = [0; 64];
            bytes[..4].copy_from_slice(&fd.to_ne_bytes());
            bytes[63] = last;
            IpcHandle(bytes)
        };
        let memory = crate::shared::file("handles", 4096).unwrap();
        let fd = memory.as_raw_fd();
        assert_eq!(descriptor_of(&handle(fd, 0)), Some(fd));
        assert_eq!(descriptor_of(&handle(0, 0)), None);
        let (one, other) = std::io::pipe().unwrap();
        let device = std::fs::File::open("/dev/null").unwrap();
        for fd in [one.as_raw_fd(), other.as_raw_fd(), device.as_raw_fd(), 9999] {
            assert_eq!(descriptor_of(&handle(fd, 1)), None);
        }
    }

    #[test]
    fn exports_survive_the_way() {
        let export = Export {
            handle: IpcHandle(std::array::from_fn(|i| i as u8)),
            uuid: [7; 16],
            bytes: 0x2_0000_0000,
            first: 0x1_0000_5000,
            device: "device 1 (Größe)".into(),
        };
        assert_eq!(Export::from_bytes(&export.to_bytes()), Some(export));
        assert_eq!(Export::from_bytes(&[]), None);
        assert_eq!(Export::from_bytes(&[0; 95]), None);
    }
}
