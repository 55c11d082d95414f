//! libfabric's objects of one endpoint, and the frames that the provider has.
//!
//! They are opened for `FI_THREAD_DOMAIN`: any thread may use them, one at a time, as `&mut` says. What a completion leads to is
//! the frame that its operation was posted with.
//!
//! # Safety
//! Objects are what the library made, are closed by [`Port`]'s end, those that use others first, and are used by nothing else. A frame
//! that was posted belongs to the provider until its completion is read or the endpoint is closed; its box is kept as a raw
//! pointer until then, so nothing else leads to it.
#![allow(unsafe_code, reason = "calls of a C library")]

use std::collections::HashMap;
use std::ffi::{CStr, c_int, c_void};
use std::net::IpAddr;
use std::ops::Range;
use std::os::fd::{AsRawFd, BorrowedFd};
use std::ptr;

use crate::directory::Directory;
use crate::frames::{self, Frame};
use crate::libfabric::{
    self, Address, Av, AvAttr, Cq, CqAttr, CqErrEntry, CqMsgEntry, DmaBuf, Domain, Ep, Fabric, Fid, Iov, Library, Mr,
    MrAttr, MsgRma, RmaIov,
};
use crate::one_sided::holds;
use crate::provider::Choice;
use crate::{Backing, Delivery, Direction, Error, Offer, Remote, Settings};

/// How many completions are read at a time.
const BATCH: usize = 32;
/// Completions that the queue has room for, and sends that may be in flight; the others are receives.
const QUEUE: usize = 2048;
const SENDS: usize = 1024;
/// What `ofi_rxm` sends at once, unless its variable says otherwise.
const RXM_BUFFER: usize = 16 << 10;
pub const RXM_BUFFER_VARIABLE: &str = "FI_OFI_RXM_BUFFER_SIZE";
/// The same of `cxi`.
const CXI_EAGER: usize = 16 << 10;
/// Room for an endpoint's address: those of providers are shorter than this.
const ADDRESS: usize = 512;

/// What became of a frame that was given to the provider, to send or to receive into.
pub enum Posted {
    /// It has been copied; no completion comes.
    Copied(Box<Frame>),
    /// Its completion comes.
    InFlight,
    /// The provider has no room, or no connection yet.
    Busy(Box<Frame>),
    /// It will not go.
    Failed(Box<Frame>, Error),
}

/// What the provider has done.
pub enum Done {
    /// A frame came in, this many bytes.
    Received(Box<Frame>, usize),
    /// A frame went out.
    Sent(Box<Frame>),
    /// A transfer that the provider made by itself is in place.
    Landed(Box<Frame>),
    /// A put of another PE's tells that it is in place.
    Told,
    /// The operation failed.
    Failed(Box<Frame>, Error),
}

/// An endpoint with its completion queue and address vector.
pub struct Port {
    library: Library,
    choice: Choice,
    fabric: *mut Fabric,
    domain: *mut Domain,
    av: *mut Av,
    cq: *mut Cq,
    ep: *mut Ep,
    /// Of the PEs that something was sent to.
    addresses: HashMap<usize, Address>,
    in_flight: Vec<*mut Frame>,
    sends: usize,
    inject_size: usize,
    /// Of frames that are registered, where the provider wants that; a frame knows its place, counted from one.
    registrations: Option<Vec<*mut Mr>>,
    /// Memory that others may read and write.
    exposed: Vec<(Range<usize>, *mut Mr)>,
    wait_fd: Option<c_int>,
    delivery: Delivery,
}

// SAFETY: libfabric's objects belong to no thread, and this owner alone leads to them and to the frames in flight.
unsafe impl Send for Port {}

impl Port {
    /// Opens the endpoint that `settings` ask for; nothing is received yet.
    pub fn open(settings: &Settings) -> Result<Self, Error> {
        let library = Library::open(settings.library.as_deref())?;
        let choice = Choice::make(library, settings)?;
        let info = choice.info();
        // SAFETY: an offer has all its attributes.
        let inject_size = unsafe { (*info.tx_attr).inject_size };
        let wants_registration = choice.mr_mode() & libfabric::MR_LOCAL != 0;
        let registrations = (settings.register || wants_registration).then(Vec::new);
        let is_tcp = choice.core() == "tcp";
        let completes = is_tcp || !choice.provider().ends_with(";ofi_rxm");
        let delivery = Delivery { completes, tells: is_tcp && choice.has_data() };
        let mut port = Self {
            library,
            choice,
            fabric: ptr::null_mut(),
            domain: ptr::null_mut(),
            av: ptr::null_mut(),
            cq: ptr::null_mut(),
            ep: ptr::null_mut(),
            addresses: HashMap::new(),
            in_flight: Vec::new(),
            sends: 0,
            inject_size,
            registrations,
            exposed: Vec::new(),
            wait_fd: None,
            delivery,
        };
        port.open_objects().map_err(|error| {
            let advice = advice(&port.choice.core(), &error);
            error.with(advice)
        })?;
        Ok(port)
    }

    fn open_objects(&mut self) -> Result<(), Error> {
        let library = self.library;
        let judge = |call, status: c_int| library.judge(call, status as isize);
        let info = self.choice.as_ptr();
        let none = ptr::null_mut();
        let mut av =
            AvAttr { kind: 0, rx_ctx_bits: 0, count: 0, ep_per_node: 0, name: ptr::null(), map_addr: none, flags: 0 };
        // SAFETY: each object is made by the one before, from the chosen offer and attributes that live until the call returns,
        // and has the table of functions of its class.
        unsafe {
            judge("fi_fabric", (library.fabric)((*info).fabric_attr, &mut self.fabric, none))?;
            let fabric = self.fabric;
            judge("fi_domain", ((*(*fabric).ops).domain)(fabric, info, &mut self.domain, none))?;
            let (domain, ops) = (self.domain, (*self.domain).ops);
            judge("fi_av_open", ((*ops).av_open)(domain, &mut av, &mut self.av, none))?;
            self.open_queue()?;
            judge("fi_endpoint", ((*ops).endpoint)(domain, info, &mut self.ep, none))?;
            let fid = &raw mut (*self.ep).fid;
            let bind = (*(*fid).ops).bind;
            judge("fi_ep_bind", bind(fid, &raw mut (*self.av).fid, 0))?;
            judge("fi_ep_bind", bind(fid, &raw mut (*self.cq).fid, libfabric::TRANSMIT | libfabric::RECV))?;
            judge("fi_enable", ((*(*fid).ops).control)(fid, libfabric::ENABLE, none))
        }
    }

    /// Opens the completion queue: with a descriptor to sleep on, if the provider has that.
    fn open_queue(&mut self) -> Result<(), Error> {
        if self.choice.wakes() && self.open_queue_with(libfabric::WAIT_FD).is_ok() {
            let mut fd: c_int = -1;
            let fid = self.cq.cast::<Fid>();
            // SAFETY: a queue with such a wait object answers with a descriptor, or not at all.
            let status = unsafe { ((*(*fid).ops).control)(fid, libfabric::GETWAIT, (&raw mut fd).cast()) };
            if status == 0 {
                self.wait_fd = Some(fd);
                return Ok(());
            }
            // SAFETY: nothing uses the queue yet.
            unsafe { ((*(*fid).ops).close)(fid) };
            self.cq = ptr::null_mut();
        }
        self.open_queue_with(libfabric::WAIT_NONE)
    }

    fn open_queue_with(&mut self, wait_obj: c_int) -> Result<(), Error> {
        // Slingshot's ends the process when this overflows, and sites set what they have seen to be enough.
        let asked = (self.choice.core() == "cxi").then(|| number_of("FI_CXI_DEFAULT_CQ_SIZE")).flatten();
        let mut attributes = CqAttr {
            size: QUEUE.max(asked.unwrap_or(0)),
            flags: 0,
            format: libfabric::CQ_FORMAT_MSG,
            wait_obj,
            signaling_vector: 0,
            wait_cond: 0,
            wait_set: ptr::null_mut(),
        };
        // SAFETY: the domain is open, and the attributes live until the call returns.
        let status = unsafe {
            let open = (*(*self.domain).ops).cq_open;
            open(self.domain, &mut attributes, &mut self.cq, ptr::null_mut())
        };
        self.library.judge("fi_cq_open", status as isize)
    }

    /// What the provider was chosen for.
    pub fn offer(&self) -> Offer {
        self.choice.offer()
    }

    /// The provider's name.
    pub fn provider(&self) -> String {
        self.choice.provider()
    }

    /// Up to how many bytes a frame goes out at once; longer ones only after the peer has made room, which takes a message there
    /// and back. Only of `ofi_rxm` and `cxi` is it known that there is such a length, which variables of theirs set.
    pub fn eager(&self) -> usize {
        let size = match self.provider().as_str() {
            "cxi" => number_of("FI_CXI_RDZV_THRESHOLD").unwrap_or(CXI_EAGER),
            provider if provider.ends_with(";ofi_rxm") => number_of(RXM_BUFFER_VARIABLE).unwrap_or(RXM_BUFFER),
            _ => frames::ROOM,
        };
        size.clamp(frames::SHORTEST, frames::ROOM)
    }

    /// Provider and interface, for people.
    pub fn name(&self) -> String {
        self.choice.name()
    }

    /// The interface's address, where it is one of the Internet's.
    pub fn ip(&self) -> Option<IpAddr> {
        self.choice.ip()
    }

    /// What others reach this endpoint by.
    pub fn address(&self) -> Result<Vec<u8>, Error> {
        let mut address = vec![0; ADDRESS];
        let mut length = address.len();
        // SAFETY: the endpoint is enabled, and `address` has room for `length` bytes.
        let status = unsafe {
            let fid = &raw mut (*self.ep).fid;
            ((*(*self.ep).cm).getname)(fid, address.as_mut_ptr().cast(), &mut length)
        };
        self.library.judge("fi_getname", status as isize)?;
        address.truncate(length);
        Ok(address)
    }

    /// A PE's address, which the endpoint learns when it is first needed: it takes memory there for each.
    pub fn address_of(&mut self, pe: usize, directory: &Directory) -> Result<Address, Error> {
        if let Some(address) = self.addresses.get(&pe) {
            return Ok(*address);
        }
        let address = self.insert(directory.address(pe))?;
        self.addresses.insert(pe, address);
        Ok(address)
    }

    /// Learns a peer's address.
    pub fn insert(&mut self, address: &[u8]) -> Result<Address, Error> {
        let mut found = libfabric::ADDR_UNSPEC;
        // A provider reads as many bytes as its addresses have.
        let mut room = vec![0; ADDRESS.max(address.len())];
        room[..address.len()].copy_from_slice(address);
        // SAFETY: one address, in more room than any has, and one number to be written.
        let inserted = unsafe {
            let insert = (*(*self.av).ops).insert;
            insert(self.av, room.as_ptr().cast(), 1, &mut found, 0, ptr::null_mut())
        };
        self.library.judge("fi_av_insert", inserted as isize)?;
        if inserted != 1 {
            let text = format!("{} does not take an address of {} bytes", self.name(), address.len());
            return Err(Error::Call { call: "fi_av_insert", code: libc::EINVAL, text });
        }
        Ok(found)
    }

    /// The descriptor of the completion queue, while the port lives; none where the provider has none.
    pub fn wait_fd(&self) -> Option<BorrowedFd<'_>> {
        // SAFETY: the descriptor is open as long as the queue.
        self.wait_fd.map(|fd| unsafe { BorrowedFd::borrow_raw(fd) })
    }

    /// Whether a thread may sleep on the descriptor: whatever comes after this makes it readable.
    pub fn may_sleep(&mut self) -> bool {
        // SAFETY: the queue is of this fabric, and the list of one object lives until the call returns.
        unsafe {
            let mut fid = &raw mut (*self.cq).fid;
            ((*(*self.fabric).ops).trywait)(self.fabric, &mut fid, 1) == 0
        }
    }

    /// Sends that were posted and have not completed.
    pub fn sends_in_flight(&self) -> usize {
        self.sends
    }

    /// Whether the provider has frames to receive into.
    pub fn receives(&self) -> bool {
        self.in_flight.len() > self.sends
    }

    /// Gives the provider a frame to receive into.
    pub fn post_receive(&mut self, mut frame: Box<Frame>) -> Posted {
        frame.receives = true;
        self.post(frame, |ep, frame, desc, context| {
            let (room, length) = (frame.room().as_mut_ptr(), frame.room().len());
            // SAFETY: the endpoint is enabled; the room stays with the provider until the completion, whose context leads to
            // the frame.
            unsafe { ((*(*ep).msg).recv)(ep, room.cast(), length, desc, libfabric::ADDR_UNSPEC, context) }
        })
    }

    /// Sends a sealed frame.
    pub fn post_send(&mut self, to: Address, mut frame: Box<Frame>) -> Posted {
        if frame.len() <= self.inject_size {
            let bytes = frame.bytes();
            // SAFETY: the endpoint is enabled, and copies the bytes before it returns.
            let status = unsafe { ((*(*self.ep).msg).inject)(self.ep, bytes.as_ptr().cast(), bytes.len(), to) };
            return match status as c_int {
                0 => Posted::Copied(frame),
                status => self.refused("fi_inject", frame, status),
            };
        }
        if self.sends == SENDS {
            return Posted::Busy(frame);
        }
        frame.receives = false;
        let posted = self.post(frame, |ep, frame, desc, context| {
            let (bytes, length) = (frame.bytes().as_ptr(), frame.len());
            // SAFETY: as for a receive.
            unsafe { ((*(*ep).msg).send)(ep, bytes.cast(), length, desc, to, context) }
        });
        if let Posted::InFlight = posted {
            self.sends += 1;
        }
        posted
    }

    /// Whether the provider makes transfers by itself, between memory here and memory that a peer exposed.
    pub fn is_one_sided(&self) -> bool {
        self.choice.is_one_sided()
    }

    /// What the provider does for puts among these: `one_sided` says when it completes them.
    pub fn delivery(&self) -> Delivery {
        self.delivery
    }

    /// Whether memory of this PE takes part in such transfers only where it is exposed.
    pub fn wants_registration(&self) -> bool {
        self.registrations.is_some()
    }

    /// Lets others read and write memory of this PE's, by `key` if the provider leaves that to us.
    pub fn expose(&mut self, memory: Range<usize>, backing: Backing<'_>, key: u64) -> Result<Remote, Error> {
        let mode = self.choice.mr_mode();
        // SAFETY: an offer has these attributes.
        let key_bytes = unsafe { (*self.choice.info().domain_attr).mr_key_size };
        let key = if key_bytes < size_of::<u64>() { key & ((1 << (8 * key_bytes)) - 1) } else { key };
        let mr = self.register(memory.clone(), backing, key)?;
        if mode & libfabric::MR_ENDPOINT != 0
            && let Err(error) = self.bind(mr)
        {
            // SAFETY: an open registration that nothing uses.
            unsafe { ((*(*mr).fid.ops).close)(mr.cast()) };
            return Err(error);
        }
        let address = if mode & libfabric::MR_VIRT_ADDR != 0 { memory.start as u64 } else { 0 };
        self.exposed.push((memory, mr));
        // SAFETY: an open registration.
        Ok(Remote { address, key: unsafe { (*mr).key } })
    }

    fn register(&self, memory: Range<usize>, backing: Backing<'_>, key: u64) -> Result<*mut Mr, Error> {
        let access = libfabric::READ | libfabric::WRITE | libfabric::REMOTE_READ | libfabric::REMOTE_WRITE;
        let (start, mut mr) = (memory.start as *mut c_void, ptr::null_mut());
        // SAFETY: the domain is open, and has the table of functions of its class.
        let (fid, functions) = unsafe { (&raw mut (*self.domain).fid, &*(*self.domain).mr) };
        let Backing::Device { driver, device, dma_buf } = backing else {
            // SAFETY: the provider reads and writes the memory only for peers that have the key, which get it from the layer above;
            // that layer vouches that it lives until the port is closed.
            let status =
                unsafe { (functions.reg)(fid, start, memory.len(), access, 0, key, 0, &mut mr, ptr::null_mut()) };
            return self.library.judge("fi_mr_reg", status as isize).map(|()| mr);
        };
        let all = Iov { base: start, len: memory.len() };
        let part = dma_buf.map(|(file, offset)| DmaBuf {
            fd: file.as_raw_fd(),
            offset: offset as u64,
            len: memory.len(),
            base_addr: start.wrapping_byte_sub(offset),
        });
        let attributes = MrAttr {
            memory: part.as_ref().map_or(ptr::from_ref(&all).cast(), |part| ptr::from_ref(part).cast()),
            iov_count: 1,
            access,
            offset: 0,
            requested_key: key,
            context: ptr::null_mut(),
            auth_key_size: 0,
            auth_key: ptr::null_mut(),
            iface: libfabric::HMEM_ZE,
            device: libfabric::ze_device(driver, device),
            room: [0; 8],
        };
        let flags = if part.is_some() { libfabric::MR_DMABUF } else { 0 };
        // SAFETY: as above; the record and what it leads to are read before the call returns.
        let status = unsafe { (functions.regattr)(fid, &attributes, flags, &mut mr) };
        self.library.judge("fi_mr_regattr", status as isize).map(|()| mr)
    }

    /// Binds a registration to the endpoint, as some providers want.
    fn bind(&self, mr: *mut Mr) -> Result<(), Error> {
        // SAFETY: the registration was made just now, and the endpoint is open; both are closed by this owner.
        unsafe {
            let fid = mr.cast::<Fid>();
            let bound = ((*(*fid).ops).bind)(fid, &raw mut (*self.ep).fid, 0);
            self.library.judge("fi_mr_bind", bound as isize)?;
            let enabled = ((*(*fid).ops).control)(fid, libfabric::ENABLE, ptr::null_mut());
            self.library.judge("fi_mr_enable", enabled as isize)
        }
    }

    /// Has the provider make the transfer that a frame stands for.
    pub fn post_transfer(&mut self, to: Address, frame: Box<Frame>) -> Posted {
        let tells = frame.one_sided.is_some_and(|transfer| transfer.tells());
        let flags = libfabric::COMPLETION | libfabric::DELIVERY_COMPLETE;
        self.post_transfer_with(to, frame, if tells { flags | libfabric::REMOTE_CQ_DATA } else { flags })
    }

    /// The same, with flags of an operation of its own.
    pub fn post_transfer_with(&mut self, to: Address, mut frame: Box<Frame>, flags: u64) -> Posted {
        if self.sends == SENDS {
            return Posted::Busy(frame);
        }
        let Some(transfer) = frame.one_sided else {
            let text = "no transfer".into();
            return Posted::Failed(frame, Error::Call { call: "fi_writemsg", code: libc::EINVAL, text });
        };
        let (local, bytes) = transfer.local();
        let registered = self.exposed.iter().find(|(memory, _)| holds(memory, local, bytes));
        // SAFETY: an open registration.
        let mut desc = registered.map_or(ptr::null_mut(), |(_, mr)| unsafe { (**mr).mem_desc });
        frame.receives = false;
        frame.place = self.in_flight.len();
        let frame = Box::into_raw(frame);
        let (here, Remote { address, key }) = (Iov { base: local as *mut c_void, len: bytes }, transfer.remote());
        let there = RmaIov { addr: address, len: bytes, key };
        let message = MsgRma {
            msg_iov: &here,
            desc: &mut desc,
            iov_count: 1,
            addr: to,
            rma_iov: &there,
            rma_iov_count: 1,
            context: frame.cast(),
            data: 0,
        };
        // SAFETY: the endpoint is enabled, and has these operations, since it was asked for them. The record and what it leads to
        // are read before the call returns; the memory here is left to the transfer, as its maker has promised; the context
        // leads to the frame, which stays with the provider until the completion.
        let status = unsafe {
            let operations = (*self.ep).rma;
            match transfer.direction() {
                Direction::Put => ((*operations).writemsg)(self.ep, &message, flags),
                Direction::Get => ((*operations).readmsg)(self.ep, &message, flags),
            }
        };
        if status == 0 {
            self.in_flight.push(frame);
            self.sends += 1;
            return Posted::InFlight;
        }
        // SAFETY: it came from a box, and the provider has refused it.
        let frame = unsafe { Box::from_raw(frame) };
        self.refused(call_of(&frame), frame, status as c_int)
    }

    /// Posts `operation`, which is given the endpoint, the frame, what describes its memory, and what leads back to it.
    fn post(
        &mut self,
        mut frame: Box<Frame>,
        operation: impl FnOnce(*mut Ep, &mut Frame, *mut c_void, *mut c_void) -> isize,
    ) -> Posted {
        let desc = match self.registration(&mut frame) {
            Ok(desc) => desc,
            Err(error) => return Posted::Failed(frame, error),
        };
        frame.place = self.in_flight.len();
        let frame = Box::into_raw(frame);
        // SAFETY: the box was this function's. The provider does not use it before the operation is posted.
        let status = operation(self.ep, unsafe { &mut *frame }, desc, frame.cast());
        if status == 0 {
            self.in_flight.push(frame);
            return Posted::InFlight;
        }
        // SAFETY: the provider has refused it.
        let frame = unsafe { Box::from_raw(frame) };
        self.refused(call_of(&frame), frame, status as c_int)
    }

    fn refused(&self, call: &'static str, frame: Box<Frame>, status: c_int) -> Posted {
        match -status {
            libfabric::EAGAIN => Posted::Busy(frame),
            code => Posted::Failed(frame, Error::Call { call, code, text: self.library.text(code) }),
        }
    }

    /// The description of a frame's memory that the provider wants with an operation; null where it wants none.
    fn registration(&mut self, frame: &mut Frame) -> Result<*mut c_void, Error> {
        let Some(registrations) = &mut self.registrations else {
            return Ok(ptr::null_mut());
        };
        if frame.registration == 0 {
            let mut mr = ptr::null_mut();
            let access = libfabric::TRANSMIT | libfabric::RECV;
            let key = registrations.len() as u64 + 1;
            let room = frame.room();
            // SAFETY: the domain is open; the room lives as long as the frame, which lives until the port closes the
            // registration or longer, since frames are freed after it.
            let status = unsafe {
                let reg = (*(*self.domain).mr).reg;
                let fid = &raw mut (*self.domain).fid;
                reg(fid, room.as_ptr().cast(), room.len(), access, 0, key, 0, &mut mr, ptr::null_mut())
            };
            self.library.judge("fi_mr_reg", status as isize)?;
            registrations.push(mr);
            frame.registration = registrations.len();
        }
        // SAFETY: an open registration.
        Ok(unsafe { (*registrations[frame.registration - 1]).mem_desc })
    }

    /// Lets the provider work, and appends what it has done to `done`.
    ///
    /// # Errors
    /// The queue cannot be read.
    pub fn progress(&mut self, done: &mut Vec<Done>) -> Result<(), Error> {
        const TOLD: u64 = libfabric::REMOTE_CQ_DATA | libfabric::REMOTE_WRITE;
        let tells = self.delivery.tells;
        let mut entries = [CqMsgEntry { op_context: ptr::null_mut(), flags: 0, len: 0 }; BATCH];
        // SAFETY: the queue is open and has entries of this format, for which there is room.
        let count = unsafe { ((*(*self.cq).ops).read)(self.cq, entries.as_mut_ptr().cast(), BATCH) };
        match count {
            1.. => {
                for entry in &entries[..count as usize] {
                    // Some providers set the flag of data also on what is received.
                    if tells && entry.flags & TOLD == TOLD {
                        done.push(Done::Told);
                        continue;
                    }
                    if let Some(frame) = self.take(entry.op_context) {
                        done.push(match (frame.receives, frame.one_sided) {
                            (true, _) => Done::Received(frame, entry.len),
                            (false, None) => Done::Sent(frame),
                            (false, Some(_)) => Done::Landed(frame),
                        });
                    }
                }
                Ok(())
            }
            0 => Ok(()),
            _ if count as c_int == -libfabric::EAGAIN => Ok(()),
            _ if count as c_int == -libfabric::EAVAIL => self.read_error(done),
            _ => self.library.judge("fi_cq_read", count),
        }
    }

    fn read_error(&mut self, done: &mut Vec<Done>) -> Result<(), Error> {
        let mut entry = CqErrEntry {
            op_context: ptr::null_mut(),
            flags: 0,
            len: 0,
            buf: ptr::null_mut(),
            data: 0,
            tag: 0,
            olen: 0,
            err: 0,
            prov_errno: 0,
            err_data: ptr::null_mut(),
            err_data_size: 0,
            room: [0; 4],
        };
        // SAFETY: the queue is open, and there is room for one error.
        let count = unsafe { ((*(*self.cq).ops).readerr)(self.cq, &mut entry, 0) };
        if count as c_int == -libfabric::EAGAIN {
            return Ok(());
        }
        self.library.judge("fi_cq_readerr", count)?;
        let mut text = self.library.text(entry.err);
        // SAFETY: the queue is open; the error's data is the one just read; no room for the text, which is a constant then, or
        // null.
        unsafe {
            let strerror = (*(*self.cq).ops).strerror;
            let detail = strerror(self.cq, entry.prov_errno, entry.err_data, ptr::null_mut(), 0);
            if !detail.is_null() {
                let detail = CStr::from_ptr(detail).to_string_lossy();
                if !detail.is_empty() && detail != text {
                    text = format!("{text} ({detail})");
                }
            }
        }
        // Errors of copied frames lead to no frame: the deadline finds their peer.
        if let Some(frame) = self.take(entry.op_context) {
            let call = call_of(&frame);
            done.push(Done::Failed(frame, Error::Call { call, code: entry.err, text }));
        } else {
            tracing::debug!("{}: {text}", self.name());
        }
        Ok(())
    }

    /// The frame whose operation has ended.
    fn take(&mut self, context: *mut c_void) -> Option<Box<Frame>> {
        let frame: *mut Frame = context.cast();
        let place = self.place_of(frame)?;
        self.in_flight.swap_remove(place);
        if let Some(moved) = self.in_flight.get(place) {
            // SAFETY: a frame in flight. The provider has its room and its context, and not its place.
            unsafe { (&raw mut (**moved).place).write(place) };
        }
        // SAFETY: it came from a box, and is the provider's no more.
        let frame = unsafe { Box::from_raw(frame) };
        self.sends -= usize::from(!frame.receives);
        Some(frame)
    }

    /// Copied frames have no context, and so no place.
    fn place_of(&self, frame: *mut Frame) -> Option<usize> {
        if frame.is_null() {
            return None;
        }
        // SAFETY: operations are posted with frames as their contexts and with nothing else.
        let place = unsafe { (&raw const (*frame).place).read() };
        (self.in_flight.get(place) == Some(&frame)).then_some(place)
    }
}

/// What to do about a provider that does not open.
fn advice(provider: &str, error: &Error) -> &'static str {
    match error {
        _ if provider == "cxi" => {
            "; srun and mpiexec give processes a place on Slingshot (SLINGSHOT_VNIS), and ZESHMEM_PROVIDER=tcp goes by TCP"
        }
        Error::Call { code: libc::ENOMEM, .. } => {
            "; it may lock too little memory (ulimit -l unlimited); set ZESHMEM_PROVIDER to take another provider"
        }
        _ => "; set ZESHMEM_PROVIDER to take another provider",
    }
}

/// What a variable of libfabric's says, where it is a number.
fn number_of(variable: &str) -> Option<usize> {
    std::env::var(variable).ok()?.trim().parse().ok()
}

/// The function that posts a frame.
fn call_of(frame: &Frame) -> &'static str {
    match frame.one_sided.map(|transfer| transfer.direction()) {
        Some(Direction::Put) => "fi_writemsg",
        Some(Direction::Get) => "fi_readmsg",
        None if frame.receives => "fi_recv",
        None => "fi_send",
    }
}

impl Drop for Port {
    fn drop(&mut self) {
        let library = self.library;
        let close = |fid: *mut Fid| {
            if fid.is_null() {
                return true;
            }
            // SAFETY: an open object that nothing uses any more; all begin with their `fid`, which leads to their table.
            let status = unsafe { ((*(*fid).ops).close)(fid) };
            if status != 0 {
                tracing::debug!("fi_close: {}", library.text(status));
            }
            status == 0
        };
        // Some providers close no endpoint to which memory is bound.
        let is_closed = close(self.ep.cast()) || {
            for (_, mr) in self.exposed.drain(..) {
                close(mr.cast());
            }
            close(self.ep.cast())
        };
        if !is_closed {
            // What is in flight may still be written to, and stays where it is, with all that belongs to it.
            return;
        }
        let regions = self.registrations.take().into_iter().flatten().chain(self.exposed.drain(..).map(|(_, mr)| mr));
        let rest = [self.cq.cast(), self.av.cast()].into_iter().chain(regions.map(|mr| mr.cast()));
        for fid in rest.chain([self.domain.cast(), self.fabric.cast()]) {
            close(fid);
        }
        for frame in self.in_flight.drain(..) {
            // SAFETY: it came from a box. The endpoint is closed, and its operations with it.
            drop(unsafe { Box::from_raw(frame) });
        }
    }
}
