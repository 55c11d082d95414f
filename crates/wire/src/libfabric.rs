//! libfabric's names and types, as far as they are used here, and the library opened at run time.
//!
//! The layouts are those of ABI 1.3, which every version since 1.9 answers to if it is asked for the symbols by that version:
//! newer libraries export other, larger records under the same names. A test holds every offset against the C headers.
//!
//! # Safety
//! This file declares foreign functions and calls those that take no objects; `port` calls the others.
#![allow(unsafe_code, reason = "declarations of a C library")]

use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::ptr;

use crate::Error;

/// The interface that is asked for: what is used here is older, and the library of many a machine is not newer.
pub const API: u32 = (1 << 16) | 15;
/// The interface that has dma-bufs, which is asked for together with device memory where the library is new enough.
pub const API_OF_DMA_BUFS: u32 = (1 << 16) | 20;
/// The first version whose `cxi` knows a dma-buf for one.
pub const CXI_WITH_DMA_BUFS: u32 = (2 << 16) | 6;

pub const MSG: u64 = 1 << 1;
pub const RMA: u64 = 1 << 2;
pub const READ: u64 = 1 << 8;
pub const WRITE: u64 = 1 << 9;
pub const RECV: u64 = 1 << 10;
pub const TRANSMIT: u64 = 1 << 11;
pub const REMOTE_READ: u64 = 1 << 12;
pub const REMOTE_WRITE: u64 = 1 << 13;
/// A capability: memory of devices can take part in transfers.
pub const HMEM: u64 = 1 << 47;
/// What is registered is a dma-buf. The headers of 1.20 are the first to have it.
pub const MR_DMABUF: u64 = 1 << 40;
/// An interface of device memory: Level Zero's.
pub const HMEM_ZE: c_int = 3;
/// Flags of an operation: it has a completion, and that comes when its result is there.
pub const COMPLETION: u64 = 1 << 24;
pub const DELIVERY_COMPLETE: u64 = 1 << 28;
/// And it tells the target's queue.
pub const REMOTE_CQ_DATA: u64 = 1 << 17;
/// A capability: peers on other machines can be reached.
pub const REMOTE_COMM: u64 = 1 << 52;
/// Modes: an operation's context leads to room for the provider.
pub const CONTEXT: u64 = 1 << 59;
pub const CONTEXT2: u64 = 1 << 52;
/// Buffers must be registered.
pub const MR_LOCAL: c_int = 1 << 2;
/// What a provider may want of registered memory: that it is there, and is named by its address and by keys of the provider's.
pub const MR_BASIC_BITS: c_int = MR_VIRT_ADDR | 1 << 5 | MR_PROV_KEY;
/// Peers name a place in registered memory by its address, not by its distance from the beginning.
pub const MR_VIRT_ADDR: c_int = 1 << 4;
/// The provider draws the keys.
pub const MR_PROV_KEY: c_int = 1 << 6;
/// Registered memory belongs to an endpoint.
pub const MR_ENDPOINT: c_int = 1 << 9;
/// Memory of devices must be registered.
pub const MR_HMEM: c_int = 1 << 10;
pub const SOCKADDR: u32 = 1;
pub const SOCKADDR_IN: u32 = 2;
pub const SOCKADDR_IN6: u32 = 3;
pub const EP_RDM: c_int = 3;
pub const THREAD_DOMAIN: c_int = 3;
pub const PROGRESS_MANUAL: c_int = 2;
pub const RM_ENABLED: c_int = 2;
pub const WAIT_NONE: c_int = 0;
pub const WAIT_FD: c_int = 3;
pub const CQ_FORMAT_MSG: c_int = 2;
/// Commands of `control`.
pub const GETWAIT: c_int = 5;
pub const ENABLE: c_int = 6;
pub const ADDR_UNSPEC: u64 = u64::MAX;
pub const EAGAIN: c_int = libc::EAGAIN;
/// The completion queue has an error to be read.
pub const EAVAIL: c_int = 259;

/// An address in an address vector.
pub type Address = u64;

/// A function that is not called here: it only takes its place in a table.
pub type Unused = *const c_void;

/// `fi_info`: what an endpoint can be, or has to be.
#[repr(C)]
pub struct Info {
    pub next: *mut Info,
    pub caps: u64,
    pub mode: u64,
    pub addr_format: u32,
    pub src_addrlen: usize,
    pub dest_addrlen: usize,
    pub src_addr: *mut c_void,
    pub dest_addr: *mut c_void,
    pub handle: *mut c_void,
    pub tx_attr: *mut TxAttr,
    pub rx_attr: *mut RxAttr,
    pub ep_attr: *mut EpAttr,
    pub domain_attr: *mut DomainAttr,
    pub fabric_attr: *mut FabricAttr,
    pub nic: *mut c_void,
}

/// `fi_tx_attr`.
#[repr(C)]
pub struct TxAttr {
    pub caps: u64,
    pub mode: u64,
    pub op_flags: u64,
    pub msg_order: u64,
    pub comp_order: u64,
    pub inject_size: usize,
    pub size: usize,
}

/// `fi_rx_attr`.
#[repr(C)]
pub struct RxAttr {
    pub caps: u64,
    pub mode: u64,
    pub op_flags: u64,
    pub msg_order: u64,
    pub comp_order: u64,
    pub total_buffered_recv: usize,
    pub size: usize,
}

/// `fi_ep_attr`, the leading part.
#[repr(C)]
pub struct EpAttr {
    pub kind: c_int,
    pub protocol: u32,
    pub protocol_version: u32,
    pub max_msg_size: usize,
}

/// `fi_domain_attr`, the leading part.
#[repr(C)]
pub struct DomainAttr {
    pub domain: *mut c_void,
    pub name: *mut c_char,
    pub threading: c_int,
    pub control_progress: c_int,
    pub data_progress: c_int,
    pub resource_mgmt: c_int,
    pub av_type: c_int,
    pub mr_mode: c_int,
    pub mr_key_size: usize,
    pub cq_data_size: usize,
}

/// `fi_fabric_attr`.
#[repr(C)]
pub struct FabricAttr {
    pub fabric: *mut c_void,
    pub name: *mut c_char,
    pub prov_name: *mut c_char,
    pub prov_version: u32,
    pub api_version: u32,
}

/// `fid`, with which every object begins.
#[repr(C)]
pub struct Fid {
    pub class: usize,
    pub context: *mut c_void,
    pub ops: *const FidOps,
}

/// `fi_ops`.
#[repr(C)]
pub struct FidOps {
    pub size: usize,
    pub close: unsafe extern "C" fn(*mut Fid) -> c_int,
    pub bind: unsafe extern "C" fn(*mut Fid, *mut Fid, u64) -> c_int,
    pub control: unsafe extern "C" fn(*mut Fid, c_int, *mut c_void) -> c_int,
}

/// `fid_fabric`.
#[repr(C)]
pub struct Fabric {
    pub fid: Fid,
    pub ops: *const FabricOps,
}

/// `fi_ops_fabric`.
#[repr(C)]
pub struct FabricOps {
    pub size: usize,
    pub domain: unsafe extern "C" fn(*mut Fabric, *mut Info, *mut *mut Domain, *mut c_void) -> c_int,
    pub passive_ep: Unused,
    pub eq_open: Unused,
    pub wait_open: Unused,
    pub trywait: unsafe extern "C" fn(*mut Fabric, *mut *mut Fid, c_int) -> c_int,
}

/// `fid_domain`.
#[repr(C)]
pub struct Domain {
    pub fid: Fid,
    pub ops: *const DomainOps,
    pub mr: *const MrOps,
}

/// `fi_ops_domain`.
#[repr(C)]
pub struct DomainOps {
    pub size: usize,
    pub av_open: unsafe extern "C" fn(*mut Domain, *mut AvAttr, *mut *mut Av, *mut c_void) -> c_int,
    pub cq_open: unsafe extern "C" fn(*mut Domain, *mut CqAttr, *mut *mut Cq, *mut c_void) -> c_int,
    pub endpoint: unsafe extern "C" fn(*mut Domain, *mut Info, *mut *mut Ep, *mut c_void) -> c_int,
}

/// `fi_ops_mr`.
#[repr(C)]
pub struct MrOps {
    pub size: usize,
    pub reg:
        unsafe extern "C" fn(*mut Fid, *const c_void, usize, u64, u64, u64, u64, *mut *mut Mr, *mut c_void) -> c_int,
    pub regv: Unused,
    pub regattr: unsafe extern "C" fn(*mut Fid, *const MrAttr, u64, *mut *mut Mr) -> c_int,
}

/// `fi_mr_attr`, and room for what newer interfaces append, where zeros ask for nothing.
#[repr(C)]
pub struct MrAttr {
    /// One `Iov`, or one `DmaBuf`.
    pub memory: *const c_void,
    pub iov_count: usize,
    pub access: u64,
    pub offset: u64,
    pub requested_key: u64,
    pub context: *mut c_void,
    pub auth_key_size: usize,
    pub auth_key: *mut u8,
    pub iface: c_int,
    /// Of Level Zero's its number, which lies in the first bytes.
    pub device: u64,
    pub room: [u64; 8],
}

/// `fi_mr_dmabuf`: what is registered are `len` bytes from the address `base_addr + offset` on.
#[repr(C)]
pub struct DmaBuf {
    pub fd: c_int,
    pub offset: u64,
    pub len: usize,
    pub base_addr: *mut c_void,
}

/// What `fi_hmem_ze_device` makes of the numbers of a driver and of a device among the driver's.
pub fn ze_device(driver: u16, device: u16) -> u64 {
    u64::from(driver) << 16 | u64::from(device)
}

/// `fid_mr`.
#[repr(C)]
pub struct Mr {
    pub fid: Fid,
    pub mem_desc: *mut c_void,
    pub key: u64,
}

/// `fi_av_attr`.
#[repr(C)]
pub struct AvAttr {
    pub kind: c_int,
    pub rx_ctx_bits: c_int,
    pub count: usize,
    pub ep_per_node: usize,
    pub name: *const c_char,
    pub map_addr: *mut c_void,
    pub flags: u64,
}

/// `fid_av`.
#[repr(C)]
pub struct Av {
    pub fid: Fid,
    pub ops: *const AvOps,
}

/// `fi_ops_av`.
#[repr(C)]
pub struct AvOps {
    pub size: usize,
    pub insert: unsafe extern "C" fn(*mut Av, *const c_void, usize, *mut Address, u64, *mut c_void) -> c_int,
}

/// `fi_cq_attr`.
#[repr(C)]
pub struct CqAttr {
    pub size: usize,
    pub flags: u64,
    pub format: c_int,
    pub wait_obj: c_int,
    pub signaling_vector: c_int,
    pub wait_cond: c_int,
    pub wait_set: *mut c_void,
}

/// `fid_cq`.
#[repr(C)]
pub struct Cq {
    pub fid: Fid,
    pub ops: *const CqOps,
}

/// `fi_ops_cq`.
#[repr(C)]
pub struct CqOps {
    pub size: usize,
    pub read: unsafe extern "C" fn(*mut Cq, *mut c_void, usize) -> isize,
    pub readfrom: Unused,
    pub readerr: unsafe extern "C" fn(*mut Cq, *mut CqErrEntry, u64) -> isize,
    pub sread: Unused,
    pub sreadfrom: Unused,
    pub signal: Unused,
    pub strerror: unsafe extern "C" fn(*mut Cq, c_int, *const c_void, *mut c_char, usize) -> *const c_char,
}

/// `fi_cq_msg_entry`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CqMsgEntry {
    pub op_context: *mut c_void,
    pub flags: u64,
    pub len: usize,
}

/// `fi_cq_err_entry`, and room for what newer interfaces append.
#[repr(C)]
pub struct CqErrEntry {
    pub op_context: *mut c_void,
    pub flags: u64,
    pub len: usize,
    pub buf: *mut c_void,
    pub data: u64,
    pub tag: u64,
    pub olen: usize,
    pub err: c_int,
    pub prov_errno: c_int,
    pub err_data: *mut c_void,
    pub err_data_size: usize,
    pub room: [u64; 4],
}

/// `fid_ep`.
#[repr(C)]
pub struct Ep {
    pub fid: Fid,
    pub ops: *const c_void,
    pub cm: *const CmOps,
    pub msg: *const MsgOps,
    pub rma: *const RmaOps,
}

/// `fi_ops_cm`.
#[repr(C)]
pub struct CmOps {
    pub size: usize,
    pub setname: Unused,
    pub getname: unsafe extern "C" fn(*mut Fid, *mut c_void, *mut usize) -> c_int,
}

/// `fi_ops_msg`.
#[repr(C)]
pub struct MsgOps {
    pub size: usize,
    pub recv: unsafe extern "C" fn(*mut Ep, *mut c_void, usize, *mut c_void, Address, *mut c_void) -> isize,
    pub recvv: Unused,
    pub recvmsg: Unused,
    pub send: unsafe extern "C" fn(*mut Ep, *const c_void, usize, *mut c_void, Address, *mut c_void) -> isize,
    pub sendv: Unused,
    pub sendmsg: Unused,
    pub inject: unsafe extern "C" fn(*mut Ep, *const c_void, usize, Address) -> isize,
}

/// `iovec`, `fi_rma_iov` and `fi_msg_rma`: memory here, memory there, and a transfer between them.
#[repr(C)]
pub struct Iov {
    pub base: *mut c_void,
    pub len: usize,
}

#[repr(C)]
pub struct RmaIov {
    pub addr: u64,
    pub len: usize,
    pub key: u64,
}

#[repr(C)]
pub struct MsgRma {
    pub msg_iov: *const Iov,
    pub desc: *mut *mut c_void,
    pub iov_count: usize,
    pub addr: Address,
    pub rma_iov: *const RmaIov,
    pub rma_iov_count: usize,
    pub context: *mut c_void,
    pub data: u64,
}

/// `fi_ops_rma`.
#[repr(C)]
pub struct RmaOps {
    pub size: usize,
    pub read: Unused,
    pub readv: Unused,
    pub readmsg: unsafe extern "C" fn(*mut Ep, *const MsgRma, u64) -> isize,
    pub write: Unused,
    pub writev: Unused,
    pub writemsg: unsafe extern "C" fn(*mut Ep, *const MsgRma, u64) -> isize,
}

/// The library's functions.
#[derive(Clone, Copy)]
pub struct Library {
    pub getinfo: unsafe extern "C" fn(u32, *const c_char, *const c_char, u64, *const Info, *mut *mut Info) -> c_int,
    pub freeinfo: unsafe extern "C" fn(*mut Info),
    pub dupinfo: unsafe extern "C" fn(*const Info) -> *mut Info,
    pub fabric: unsafe extern "C" fn(*mut FabricAttr, *mut *mut Fabric, *mut c_void) -> c_int,
    version: unsafe extern "C" fn() -> u32,
    strerror: unsafe extern "C" fn(c_int) -> *const c_char,
}

/// The library's file name, as every distribution installs it.
const FILE: &str = "libfabric.so.1";

impl Library {
    /// Opens the library at `path`, or else the one that the dynamic linker finds.
    ///
    /// It stays open until the process ends: providers have threads and exit handlers.
    ///
    /// # Errors
    /// [`Error::Library`].
    pub fn open(path: Option<&Path>) -> Result<Self, Error> {
        let path = path.map_or_else(|| PathBuf::from(FILE), Path::to_path_buf);
        let failed = |cause: String| Error::Library { path: path.clone(), cause };
        // SAFETY: the initialisers of the library and of those that it needs register providers and handlers of signals; these
        // are undone.
        let library = signals_kept(|| unsafe { libloading::os::unix::Library::new(&path) })
            .map_err(|cause| failed(cause.to_string()))?;
        let handle = library.into_raw();
        // SAFETY: a symbol of that name and version has the type of the field, by the C headers of the version.
        let functions = unsafe {
            find(handle, c"fi_getinfo", c"FABRIC_1.3").and_then(|getinfo| {
                Ok(Self {
                    getinfo,
                    freeinfo: find(handle, c"fi_freeinfo", c"FABRIC_1.3")?,
                    dupinfo: find(handle, c"fi_dupinfo", c"FABRIC_1.3")?,
                    fabric: find(handle, c"fi_fabric", c"FABRIC_1.1")?,
                    version: find(handle, c"fi_version", c"FABRIC_1.0")?,
                    strerror: find(handle, c"fi_strerror", c"FABRIC_1.0")?,
                })
            })
        };
        functions.map_err(failed)
    }

    /// Whether its interface is that of this version, or a later one.
    pub fn is_since(&self, version: u32) -> bool {
        // SAFETY: the function takes nothing.
        unsafe { (self.version)() >= version }
    }

    /// Whether its interface has dma-bufs.
    pub fn has_dma_bufs(&self) -> bool {
        self.is_since(API_OF_DMA_BUFS)
    }

    /// What an error number of the library's means.
    pub fn text(&self, code: c_int) -> String {
        // SAFETY: the function takes any number, and answers with a constant text.
        unsafe {
            let text = (self.strerror)(code.abs());
            if text.is_null() { format!("error {code}") } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
        }
    }

    /// `Ok` for a status that is not negative, and otherwise the error of `call`.
    ///
    /// # Errors
    /// [`Error::Call`].
    pub fn judge(&self, call: &'static str, status: isize) -> Result<(), Error> {
        let code = status as c_int;
        if code < 0 { Err(Error::Call { call, code: -code, text: self.text(code) }) } else { Ok(()) }
    }
}

/// What `load` answers, with the actions of all signals as they were before it; one that comes meanwhile is dealt with by these.
///
/// Libraries that providers bring along (libinfinipath, libpsm2) take the signals of faults when they are loaded, and leave a
/// file `PROGRAM.80s-PID,HOST.btr` in the working directory where a process aborts.
pub fn signals_kept<T>(load: impl FnOnce() -> T) -> T {
    let mask = zeshmem_signals::leave_to_the_program();
    let before: Vec<_> = (1..32).map(|signal| (signal, action_of(signal, None))).collect();
    let loaded = load();
    for (signal, action) in before {
        action_of(signal, Some(&action));
    }
    zeshmem_signals::restore(&mask);
    loaded
}

/// The action of a signal, which becomes `new` if there is one. That of SIGKILL and SIGSTOP cannot change.
fn action_of(signal: c_int, new: Option<&libc::sigaction>) -> libc::sigaction {
    // SAFETY: the record is plain data, for which zeros are the default action.
    let mut old: libc::sigaction = unsafe { std::mem::zeroed() };
    // SAFETY: both records are valid, and what is set was in force for this process before.
    unsafe { libc::sigaction(signal, new.map_or(ptr::null(), ptr::from_ref), &raw mut old) };
    old
}

/// The function of a library that has that name and version.
///
/// # Safety
/// `handle` is of an open library, and the function has the type `F`, which is a pointer to a function.
unsafe fn find<F: Copy>(handle: *mut c_void, name: &CStr, version: &CStr) -> Result<F, String> {
    // SAFETY: by the contract of this function.
    let found = unsafe { libc::dlvsym(handle, name.as_ptr(), version.as_ptr()) };
    if found.is_null() {
        return Err(format!("it has no {} of {}", name.to_string_lossy(), version.to_string_lossy()));
    }
    // SAFETY: by the contract of this function; both are pointers.
    Ok(unsafe { std::mem::transmute_copy(&found) })
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::mem::offset_of;
    use std::process::{Command, Stdio};

    use super::*;

    /// Lines of C that hold where ours has the fields of a record.
    macro_rules! fields {
        ($ours:ident = $theirs:literal: $($field:ident $(as $name:literal)?),+) => {
            vec![$({
                let name = stringify!($field);
                $(let _ = name; let name = $name;)?
                format!("_Static_assert(offsetof(struct {}, {name}) == {}, \"\");", $theirs, offset_of!($ours, $field))
            }),+]
        };
    }

    /// Every field that this crate names is where the C headers have it, and every number is theirs.
    #[test]
    fn layouts_and_numbers_are_those_of_the_headers() {
        let records = [
            fields!(Info = "fi_info": next, caps, mode, addr_format, src_addrlen, dest_addrlen, src_addr, dest_addr, handle,
                tx_attr, rx_attr, ep_attr, domain_attr, fabric_attr, nic),
            fields!(TxAttr = "fi_tx_attr": caps, mode, op_flags, msg_order, comp_order, inject_size, size),
            fields!(RxAttr = "fi_rx_attr": caps, mode, op_flags, msg_order, comp_order, total_buffered_recv, size),
            fields!(EpAttr = "fi_ep_attr": kind as "type", protocol, protocol_version, max_msg_size),
            fields!(DomainAttr = "fi_domain_attr": domain, name, threading, control_progress, data_progress, resource_mgmt,
                av_type, mr_mode, mr_key_size, cq_data_size),
            fields!(FabricAttr = "fi_fabric_attr": fabric, name, prov_name, prov_version, api_version),
            fields!(Fid = "fid": class as "fclass", context, ops),
            fields!(FidOps = "fi_ops": size, close, bind, control),
            fields!(Fabric = "fid_fabric": fid, ops),
            fields!(FabricOps = "fi_ops_fabric": size, domain, passive_ep, eq_open, wait_open, trywait),
            fields!(Domain = "fid_domain": fid, ops, mr),
            fields!(DomainOps = "fi_ops_domain": size, av_open, cq_open, endpoint),
            fields!(MrOps = "fi_ops_mr": size, reg, regv, regattr),
            fields!(MrAttr = "fi_mr_attr": memory as "mr_iov", iov_count, access, offset, requested_key, context,
                auth_key_size, auth_key, iface, device),
            fields!(Mr = "fid_mr": fid, mem_desc, key),
            fields!(AvAttr = "fi_av_attr": kind as "type", rx_ctx_bits, count, ep_per_node, name, map_addr, flags),
            fields!(Av = "fid_av": fid, ops),
            fields!(AvOps = "fi_ops_av": size, insert),
            fields!(CqAttr = "fi_cq_attr": size, flags, format, wait_obj, signaling_vector, wait_cond, wait_set),
            fields!(Cq = "fid_cq": fid, ops),
            fields!(CqOps = "fi_ops_cq": size, read, readfrom, readerr, sread, sreadfrom, signal, strerror),
            fields!(CqMsgEntry = "fi_cq_msg_entry": op_context, flags, len),
            fields!(CqErrEntry = "fi_cq_err_entry": op_context, flags, len, buf, data, tag, olen, err, prov_errno, err_data,
                err_data_size),
            fields!(Ep = "fid_ep": fid, ops, cm, msg, rma),
            fields!(CmOps = "fi_ops_cm": size, setname, getname),
            fields!(MsgOps = "fi_ops_msg": size, recv, recvv, recvmsg, send, sendv, sendmsg, inject),
            fields!(Iov = "iovec": base as "iov_base", len as "iov_len"),
            fields!(RmaIov = "fi_rma_iov": addr, len, key),
            fields!(MsgRma = "fi_msg_rma": msg_iov, desc, iov_count, addr, rma_iov, rma_iov_count, context, data),
            fields!(RmaOps = "fi_ops_rma": size, read, readv, readmsg, write, writev, writemsg),
        ];
        let numbers = [
            ("FI_MSG", MSG),
            ("FI_RECV", RECV),
            ("FI_TRANSMIT", TRANSMIT),
            ("FI_RMA", RMA),
            ("FI_READ", READ),
            ("FI_WRITE", WRITE),
            ("FI_REMOTE_READ", REMOTE_READ),
            ("FI_REMOTE_WRITE", REMOTE_WRITE),
            ("FI_COMPLETION", COMPLETION),
            ("FI_DELIVERY_COMPLETE", DELIVERY_COMPLETE),
            ("FI_REMOTE_CQ_DATA", REMOTE_CQ_DATA),
            ("FI_MR_VIRT_ADDR", MR_VIRT_ADDR as u64),
            ("FI_MR_PROV_KEY", MR_PROV_KEY as u64),
            ("FI_MR_ENDPOINT", MR_ENDPOINT as u64),
            ("FI_MR_HMEM", MR_HMEM as u64),
            ("FI_HMEM", HMEM),
            ("FI_HMEM_ZE", HMEM_ZE as u64),
            ("FI_REMOTE_COMM", REMOTE_COMM),
            ("FI_CONTEXT", CONTEXT),
            ("FI_CONTEXT2", CONTEXT2),
            ("FI_MR_LOCAL", MR_LOCAL as u64),
            ("FI_MR_VIRT_ADDR | FI_MR_ALLOCATED | FI_MR_PROV_KEY", MR_BASIC_BITS as u64),
            ("FI_SOCKADDR", SOCKADDR.into()),
            ("FI_SOCKADDR_IN", SOCKADDR_IN.into()),
            ("FI_SOCKADDR_IN6", SOCKADDR_IN6.into()),
            ("FI_EP_RDM", EP_RDM as u64),
            ("FI_THREAD_DOMAIN", THREAD_DOMAIN as u64),
            ("FI_PROGRESS_MANUAL", PROGRESS_MANUAL as u64),
            ("FI_RM_ENABLED", RM_ENABLED as u64),
            ("FI_WAIT_NONE", WAIT_NONE as u64),
            ("FI_WAIT_FD", WAIT_FD as u64),
            ("FI_CQ_FORMAT_MSG", CQ_FORMAT_MSG as u64),
            ("FI_GETWAIT", GETWAIT as u64),
            ("FI_ENABLE", ENABLE as u64),
            ("FI_ADDR_UNSPEC", ADDR_UNSPEC),
            ("FI_EAGAIN", EAGAIN as u64),
            ("FI_EAVAIL", EAVAIL as u64),
            ("sizeof(struct fi_cq_msg_entry)", size_of::<CqMsgEntry>() as u64),
            ("sizeof(struct fi_rma_iov)", size_of::<RmaIov>() as u64),
            ("sizeof(struct fi_cq_attr)", size_of::<CqAttr>() as u64),
            ("sizeof(struct fi_av_attr)", size_of::<AvAttr>() as u64),
        ];
        let mut source = String::from("#include <stddef.h>\n");
        for header in ["fabric", "fi_domain", "fi_endpoint", "fi_cm", "fi_rma", "fi_eq", "fi_errno"] {
            source += &format!("#include <rdma/{header}.h>\n");
        }
        source += &records.concat().join("\n");
        for (name, number) in numbers {
            source += &format!("\n_Static_assert((unsigned long long)({name}) == {number}ull, \"\");");
        }
        for (name, room) in [("fi_cq_err_entry", size_of::<CqErrEntry>()), ("fi_mr_attr", size_of::<MrAttr>())] {
            source += &format!("\n_Static_assert(sizeof(struct {name}) <= {room}, \"\");\n");
        }
        let mut compiler = Command::new("cc");
        compiler.args(["-std=gnu11", "-fsyntax-only", "-x", "c", "-"]).stdin(Stdio::piped());
        let mut compiler = compiler.spawn().expect("a C compiler");
        compiler.stdin.take().unwrap().write_all(source.as_bytes()).unwrap();
        assert!(compiler.wait().unwrap().success(), "Debian: libfabric-dev has the headers");
    }

    #[test]
    fn a_process_that_aborts_leaves_no_file_of_a_providers() {
        let _library = Library::open(None).expect("Debian: libfabric1 has the library");
        assert_eq!(action_of(libc::SIGABRT, None).sa_sigaction, libc::SIG_DFL);
    }

    #[test]
    fn a_library_that_is_not_there_is_named_with_what_to_do() {
        let Err(error) = Library::open(Some(Path::new("/nowhere/libfabric.so.1"))) else { panic!("it opened") };
        let text = error.to_string();
        for part in ["/nowhere/libfabric.so.1", "libfabric1", "ZESHMEM_LIBFABRIC"] {
            assert!(text.contains(part), "{text}");
        }
        let Err(error) = Library::open(Some(Path::new("libc.so.6"))) else { panic!("libc is not libfabric") };
        assert!(error.to_string().contains("it has no fi_getinfo of FABRIC_1.3"), "{error}");
    }
}
