//! Device memory shared between the PEs of a node by Level Zero IPC handles.
//!
//! On Linux a handle means something only together with a file descriptor of the exporting process,
//! which the driver keeps in the handle's first four bytes. Level Zero 1.6 has an experimental
//! function that says so; drivers before it, and the loader of Debian 12, do not, and every driver
//! known to export descriptors keeps them there. That assumption lives in `descriptor_of` and
//! `with_descriptor` alone, and is checked: what is found must be an open descriptor.

use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd, RawFd};

use level_zero::{Context, Device, DeviceMemory, ImportedMemory, IpcHandle};

use crate::node::Node;

/// Why device memory could not be shared.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The driver gives handles that carry no descriptor.
    #[error(
        "the Level Zero driver's IPC handles carry no file descriptor, so device memory cannot be shared \
         between processes; a driver with dma-buf support is needed"
    )]
    NoDescriptor,
    /// Level Zero refused on this PE.
    #[error("sharing device memory with PE {pe}: {cause}")]
    Refused {
        /// The PE whose memory was to be exported or opened.
        pe: usize,
        /// What Level Zero said.
        cause: level_zero::Error,
    },
    /// It failed on another PE, which says why.
    #[error("PE {0} could not share its device memory or map that of its peers")]
    Elsewhere(usize),
    /// The exchange among the PEs failed.
    #[error(transparent)]
    Exchange(#[from] crate::node::Error),
}

/// A PE's memory as mapped in this process.
pub enum PeerMemory {
    /// This PE's own.
    Own(DeviceMemory),
    /// A peer's, opened from its handle.
    Imported(ImportedMemory),
}

impl PeerMemory {
    /// The device address of its first byte.
    pub fn address(&self) -> usize {
        match self {
            PeerMemory::Own(memory) => memory.as_ptr() as usize,
            PeerMemory::Imported(memory) => memory.as_ptr() as usize,
        }
    }
}

/// Exports `memory` and opens that of every other local PE, in the order of `node.members()`; the
/// place of this PE is empty in the result.
///
/// Collective over the node. `memory` is `None` on a PE that has none; then, and when anything
/// fails on any PE, all PEs fail.
///
/// # Errors
/// What failed here, or which other PE it failed on.
pub fn share(
    context: &Context,
    device: &Device,
    memory: Option<&DeviceMemory>,
    node: &Node,
) -> Result<Vec<Option<ImportedMemory>>, Error> {
    let exported = memory
        .map(|memory| export(context, memory, node))
        .transpose();
    let (bytes, descriptors) = match &exported {
        Ok(Some((handle, fd))) => (&handle.0[..], vec![*fd]),
        _ => (&[][..], vec![]),
    };
    // SAFETY: the descriptor belongs to the handle, which `memory` keeps alive during the exchange.
    let descriptors: Vec<_> = descriptors
        .iter()
        .map(|&fd| unsafe { BorrowedFd::borrow_raw(fd) })
        .collect();
    let offers = node.exchange_fds(bytes, &descriptors)?;
    let opened = exported.and_then(|_| open(context, device, node, offers));
    let outcome: u8 = opened.is_ok().into();
    let outcomes = node.exchange_fds(&[outcome], &[])?;
    let failed = outcomes.iter().position(|(outcome, _)| outcome != &[1]);
    match (opened, failed) {
        (Err(error), _) => Err(error),
        (Ok(_), Some(member)) => Err(Error::Elsewhere(node.members()[member])),
        (Ok(peers), None) => Ok(peers),
    }
}

fn export(
    context: &Context,
    memory: &DeviceMemory,
    node: &Node,
) -> Result<(IpcHandle, RawFd), Error> {
    let pe = node.members()[node.my_local()];
    let handle = context
        .ipc_handle(memory)
        .map_err(|cause| Error::Refused { pe, cause })?;
    let descriptor = descriptor_of(&handle).ok_or(Error::NoDescriptor)?;
    Ok((handle, descriptor))
}

fn open(
    context: &Context,
    device: &Device,
    node: &Node,
    offers: Vec<(Vec<u8>, Vec<OwnedFd>)>,
) -> Result<Vec<Option<ImportedMemory>>, Error> {
    let mut peers = Vec::with_capacity(offers.len());
    for (&pe, (bytes, mut fds)) in node.members().iter().zip(offers) {
        let (Ok(bytes), Some(fd)) = (bytes.try_into(), fds.pop()) else {
            return Err(Error::Elsewhere(pe));
        };
        let handle = with_descriptor(IpcHandle(bytes), &fd);
        peers.push(match pe == node.members()[node.my_local()] {
            true => None,
            // The driver takes what it needs of the descriptor while it opens the handle.
            false => Some(
                context
                    .open_ipc(device, handle)
                    .map_err(|cause| Error::Refused { pe, cause })?,
            ),
        });
    }
    Ok(peers)
}

/// The file descriptor in a handle, if there is an open one.
fn descriptor_of(handle: &IpcHandle) -> Option<RawFd> {
    let fd = RawFd::from_ne_bytes(handle.0[..4].try_into().expect("four bytes"));
    // A driver that exports nothing leaves zeros, which would be standard input.
    let empty = handle.0.iter().all(|&byte| byte == 0);
    // SAFETY: fcntl with F_GETFD only asks whether the number is an open descriptor.
    let is_open = unsafe { libc::fcntl(fd, libc::F_GETFD) } >= 0;
    (!empty && is_open).then_some(fd)
}

/// The handle as this process can use it: with its own descriptor of the same memory.
fn with_descriptor(mut handle: IpcHandle, fd: &OwnedFd) -> IpcHandle {
    handle.0[..4].copy_from_slice(&fd.as_raw_fd().to_ne_bytes());
    handle
}
