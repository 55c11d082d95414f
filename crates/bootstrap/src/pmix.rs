//! PMIx, which Open MPI's `mpirun`, PRRTE, `srun --mpi=pmix` and PALS speak, by their own library, `libpmix.so.2`.
//!
//! The library talks to the launcher's daemon in a thread of its own. Cards are put under a key of their exchange; a fence over
//! the whole job, which collects them, makes them readable on all PEs. Fences over a part of a job are left alone: some launchers
//! crash in them. A fence that succeeds proves nothing of the health of its PEs: some launchers let it succeed when one has died.
//!
//! # Safety
//! This file calls a C library whose types are those of the PMIx standard, versions 3 to 5. What the library is given is larger
//! than any of its versions reads, and of what it gives only the leading parts are read, which all versions share.
#![allow(unsafe_code, reason = "calls of a C library")]

use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use libloading::Library;

use crate::{Aborter, Bootstrap, Error, Launcher};

type Status = c_int;
type Key = [u8; 512];

const SUCCESS: Status = 0;
/// All PEs of a job.
const ALL: u32 = u32::MAX - 1;
/// To be read by PEs of this node and of others.
const GLOBAL: u8 = 3;
const BOOL: u16 = 1;
const UINT32: u16 = 14;
const BYTES: u16 = 27;

/// The connection to the launcher's daemon is lost, as versions 4 and 3 call it.
const LOST: [Status; 2] = [-61, -101];
/// The answer of a handler that is done with an event.
const HANDLED: Status = -334;

/// `pmix_proc_t`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Proc {
    namespace: [u8; 256],
    rank: u32,
}

/// `pmix_value_t`: a type, and a union of which the parts are read that are used here.
#[derive(Clone, Copy)]
#[repr(C)]
struct Value {
    kind: u16,
    data: Data,
}

#[derive(Clone, Copy)]
#[repr(C)]
union Data {
    flag: bool,
    number: u32,
    bytes: Bytes,
    room: [u64; 8],
}

impl Value {
    fn number(&self) -> Option<u32> {
        // SAFETY: a value of this kind holds a number.
        if self.kind == UINT32 { Some(unsafe { self.data.number }) } else { None }
    }

    fn bytes(&self) -> Option<&[u8]> {
        if self.kind != BYTES {
            return None;
        }
        // SAFETY: a value of this kind holds a pointer to so many bytes, or null for none, which live as long as the value.
        unsafe {
            let Bytes { start, count } = self.data.bytes;
            Some(if start.is_null() { &[] } else { std::slice::from_raw_parts(start, count) })
        }
    }
}

/// `pmix_byte_object_t`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Bytes {
    start: *mut u8,
    count: usize,
}

/// `pmix_info_t`.
#[repr(C)]
struct Info {
    key: Key,
    flags: u32,
    value: Value,
}

/// `pmix_event_notification_cbfunc_fn_t`: answers that an event has been handled; the last argument is what came with the event.
type Answer = unsafe extern "C" fn(Status, *const Info, usize, *const c_void, *const c_void, *mut c_void);
/// `pmix_notification_fn_t`.
type Handler =
    extern "C" fn(usize, Status, *const Proc, *const Info, usize, *const Info, usize, Option<Answer>, *mut c_void);

/// The library's functions.
#[derive(Debug)]
struct Functions {
    init: unsafe extern "C" fn(*mut Proc, *mut Info, usize) -> Status,
    put: unsafe extern "C" fn(u8, *const u8, *mut Value) -> Status,
    commit: unsafe extern "C" fn() -> Status,
    fence: unsafe extern "C" fn(*const Proc, usize, *const Info, usize) -> Status,
    get: unsafe extern "C" fn(*const Proc, *const u8, *const Info, usize, *mut *mut Value) -> Status,
    abort: unsafe extern "C" fn(Status, *const c_char, *mut Proc, usize) -> Status,
    handle:
        unsafe extern "C" fn(*const Status, usize, *const Info, usize, Handler, *const c_void, *const c_void) -> Status,
    finalize: unsafe extern "C" fn(*const Info, usize) -> Status,
    error_string: unsafe extern "C" fn(Status) -> *const c_char,
    // Where the functions are: it stays open as long as they may be called.
    _library: Library,
}

impl Functions {
    fn load(path: &Path) -> Result<Self, libloading::Error> {
        // SAFETY: the PMIx library has no initialisers that do more than prepare its own data, and each symbol has the type that the
        // standard gives to its name.
        unsafe {
            let library = Library::new(path)?;
            Ok(Self {
                init: *library.get(b"PMIx_Init\0")?,
                put: *library.get(b"PMIx_Put\0")?,
                commit: *library.get(b"PMIx_Commit\0")?,
                fence: *library.get(b"PMIx_Fence\0")?,
                get: *library.get(b"PMIx_Get\0")?,
                abort: *library.get(b"PMIx_Abort\0")?,
                handle: *library.get(b"PMIx_Register_event_handler\0")?,
                finalize: *library.get(b"PMIx_Finalize\0")?,
                error_string: *library.get(b"PMIx_Error_string\0")?,
                _library: library,
            })
        }
    }

    fn judge(&self, during: &'static str, status: Status) -> Result<(), Error> {
        if status == SUCCESS {
            return Ok(());
        }
        // SAFETY: the function takes any number, and answers with a constant text.
        let text = unsafe {
            let text = (self.error_string)(status);
            if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
        };
        Err(Error::Refused { during, message: format!("{text} ({status})") })
    }

    /// Ends the job. Returns where the launcher did not end this process yet; whether it was told.
    fn abort(&self, code: c_int) -> bool {
        // SAFETY: no text, and no list of processes, which means all. PMIx calls may be made from any thread.
        let status = unsafe { (self.abort)(code, ptr::null(), ptr::null_mut(), 0) };
        status == SUCCESS && !DAEMON_LOST.load(Ordering::Relaxed)
    }
}

/// How an [`Aborter`] ends a job of a PMIx launcher.
#[derive(Clone, Debug)]
pub(crate) struct Ending(Arc<Functions>);

impl Ending {
    /// As [`Functions::abort`].
    pub fn abort(&self, code: i32) -> bool {
        self.0.abort(code)
    }

    /// Whether the launcher's daemon on this node has gone.
    pub fn has_lost_launcher(&self) -> bool {
        DAEMON_LOST.load(Ordering::Relaxed)
    }
}

/// Set by the library's thread.
static DAEMON_LOST: AtomicBool = AtomicBool::new(false);

extern "C" fn see_loss(
    _: usize,
    _: Status,
    _: *const Proc,
    _: *const Info,
    _: usize,
    _: *const Info,
    _: usize,
    answer: Option<Answer>,
    event: *mut c_void,
) {
    DAEMON_LOST.store(true, Ordering::Relaxed);
    if let Some(answer) = answer {
        // SAFETY: the answer to this event, with no results.
        unsafe { answer(HANDLED, ptr::null(), 0, ptr::null(), ptr::null(), event) };
    }
}

/// A PE connected to a PMIx launcher.
pub(crate) struct Client {
    functions: Arc<Functions>,
    me: Proc,
    size: usize,
    /// Exchanges done so far: each has a key of its own.
    exchanges: usize,
    finalized: bool,
}

/// One connection per process: the library counts its users, but keys would meet their namesakes.
static CONNECTED: AtomicBool = AtomicBool::new(false);

impl Client {
    /// Connects to the launcher by the library at `path`.
    pub fn open(path: &Path) -> Result<Self, Error> {
        if CONNECTED.swap(true, Ordering::Relaxed) {
            return Err(Error::AlreadyConnected);
        }
        let functions = Functions::load(path).map_err(|cause| {
            Error::Environment(format!(
                "this process was started by a PMIx launcher (PMIX_NAMESPACE is set), and the PMIx library cannot be used ({cause}); \
                 install it (Debian: libpmix2), or name it in ZESHMEM_PMIX, or start the job with oshrun"
            ))
        })?;
        let mut me = Proc { namespace: [0; 256], rank: 0 };
        // SAFETY: room for the answer, and no options.
        functions.judge("PMIx_Init", unsafe { (functions.init)(&mut me, ptr::null_mut(), 0) })?;
        // SAFETY: two codes, no options, and a handler; without a function to call then, the library answers when it is in place.
        let status = unsafe {
            (functions.handle)(LOST.as_ptr(), LOST.len(), ptr::null(), 0, see_loss, ptr::null(), ptr::null())
        };
        // Some versions answer with the handler's number.
        if let Err(cause) = functions.judge("PMIx_Register_event_handler", status.min(0)) {
            tracing::warn!("{cause}: this PE does not notice when its launcher's daemon dies");
        }
        let mut client = Self { functions: Arc::new(functions), me, size: 0, exchanges: 0, finalized: false };
        client.size = client.get(ALL, "pmix.job.size", Value::number)? as usize;
        if client.rank() >= client.size {
            let reason = format!("PE {} is outside of a job of {}", client.rank(), client.size);
            return Err(Error::Protocol { during: "PMIx_Init", answer: String::new(), reason });
        }
        Ok(client)
    }

    /// What was put under a key, as `read` understands it.
    fn get<T>(&self, rank: u32, name: &str, read: impl FnOnce(&Value) -> Option<T>) -> Result<T, Error> {
        let whose = Proc { rank, ..self.me };
        let mut value = ptr::null_mut();
        // SAFETY: `whose` and the key are what the function reads, and `value` what it writes.
        let status = unsafe { (self.functions.get)(&whose, key(name).as_ptr(), ptr::null(), 0, &mut value) };
        self.functions.judge("PMIx_Get", status)?;
        // SAFETY: after success the pointer leads to a value of the library's, which is the caller's from then on; it and the
        // bytes that it holds came from malloc.
        unsafe {
            let Some(found) = value.as_ref() else {
                return Err(not_understood(name));
            };
            let answer = read(found).ok_or_else(|| not_understood(name));
            if found.kind == BYTES {
                libc::free(found.data.bytes.start.cast::<c_void>());
            }
            libc::free(value.cast::<c_void>());
            answer
        }
    }

    /// Waits for all PEs; with what they have put, if that is to be collected.
    fn fence(&self, collect: bool) -> Result<(), Error> {
        let flag = Value { kind: BOOL, data: Data { flag: true } };
        let options = Info { key: key("pmix.collect"), flags: 0, value: flag };
        // SAFETY: no list of processes, which means all of the job, and one option, or none.
        let status = unsafe { (self.functions.fence)(ptr::null(), 0, &options, usize::from(collect)) };
        self.functions.judge("PMIx_Fence", status)
    }
}

fn key(name: &str) -> Key {
    let mut key = [0; 512];
    key[..name.len()].copy_from_slice(name.as_bytes());
    key
}

fn not_understood(name: &str) -> Error {
    let reason = format!("the value of {name} is of another kind");
    Error::Protocol { during: "PMIx_Get", answer: String::new(), reason }
}

impl Bootstrap for Client {
    fn rank(&self) -> usize {
        self.me.rank as usize
    }

    fn size(&self) -> usize {
        self.size
    }

    fn launcher(&self) -> &str {
        "PMIx"
    }

    fn exchange(&mut self, card: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
        let name = format!("zeshmem-{}", self.exchanges);
        self.exchanges += 1;
        // Some versions take a value without bytes for none.
        let mut copy = [&[0], card].concat();
        let bytes = Bytes { start: copy.as_mut_ptr(), count: copy.len() };
        let mut value = Value { kind: BYTES, data: Data { bytes } };
        // SAFETY: the key and the value, whose bytes live until the call returns; the library makes a copy of them.
        let status = unsafe { (self.functions.put)(GLOBAL, key(&name).as_ptr(), &mut value) };
        self.functions.judge("PMIx_Put", status)?;
        // SAFETY: no arguments.
        self.functions.judge("PMIx_Commit", unsafe { (self.functions.commit)() })?;
        self.fence(true)?;
        (0..self.size as u32)
            .map(|rank| self.get(rank, &name, |value| value.bytes()?.get(1..).map(<[u8]>::to_vec)))
            .collect()
    }

    fn barrier(&mut self) -> Result<(), Error> {
        self.fence(false)
    }

    fn aborter(&self) -> Aborter {
        Aborter::new(self.rank(), Launcher::Pmix(Ending(self.functions.clone())))
    }

    fn finalize(&mut self) -> Result<(), Error> {
        if std::mem::replace(&mut self.finalized, true) {
            return Ok(());
        }
        // SAFETY: no options.
        self.functions.judge("PMIx_Finalize", unsafe { (self.functions.finalize)(ptr::null(), 0) })
    }
}
