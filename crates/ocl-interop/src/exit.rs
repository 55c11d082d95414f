//! What keeps OpenCL out of trouble when the process exits.
//!
//! A client may call `exit` at any moment, with launches in flight on other threads. Found with Intel's runtime:
//!
//! - a kernel that runs on one of our threads while OpenCL's destructors run, or ends after them, does no harm;
//! - a call of OpenCL that *begins* after them aborts the process ("pure virtual function called");
//! - a kernel on the runtime's own threads makes the destructors wait for it, for ever if it never ends;
//! - a build that outlasts the destructors aborts or faults, as it is many calls.
//!
//! So every call passes this gate. `exit` closes it, in a handler that runs before OpenCL's destructors because it was
//! registered after them (C runs handlers last in, first out): calls from then on are refused, calls that began before
//! get some time to return, but for kernels on our own threads, which get a moment. If a call, such as a build or the wait for a
//! kernel on OpenCL's threads, then takes longer, the process ends at once with its exit
//! status, as a GPU's context ends with its process; what other handlers were to do is lost but for stdio's buffers.

use std::ffi::{c_int, c_void};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::time::{Duration, Instant};

static CLOSED: AtomicBool = AtomicBool::new(false);
/// Threads in calls that end by themselves, or make OpenCL's destructors wait.
static CALLS: AtomicUsize = AtomicUsize::new(0);
/// Threads that run a kernel themselves, and call nothing when it has ended.
static KERNELS: AtomicUsize = AtomicUsize::new(0);
static SPREAD: AtomicBool = AtomicBool::new(false);

/// How long `exit` waits for kernels on our own threads: for the few microseconds between the gate and their beginning.
const KERNELS_GRACE: Duration = Duration::from_millis(100);
/// How long `exit` waits for calls in flight.
const CALLS_GRACE: Duration = Duration::from_secs(2);

/// Held while a thread is inside OpenCL.
pub struct Inside {
    counter: &'static AtomicUsize,
}

/// The gate; none once the process is exiting.
///
/// The counter is raised before the flag is read and `close` does the reverse, both sequentially consistent, so either
/// this thread sees the gate closed or `close` sees this thread inside.
pub fn enter() -> Option<Inside> {
    CALLS.fetch_add(1, SeqCst);
    let inside = Inside { counter: &CALLS };
    (!CLOSED.load(SeqCst)).then_some(inside)
}

impl Inside {
    /// The only call from here on is the one that runs a kernel on this thread.
    pub fn only_run(&mut self) {
        KERNELS.fetch_add(1, SeqCst);
        self.counter.fetch_sub(1, SeqCst);
        self.counter = &KERNELS;
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        self.counter.fetch_sub(1, SeqCst);
    }
}

/// Held by the one launch of the process that runs on OpenCL's own threads.
pub struct Spread(());

/// The right to use OpenCL's threads; none while another launch has them.
pub fn spread() -> Option<Spread> {
    // The guard must not be made, and dropped, where the right is not ours.
    let taken = SPREAD.swap(true, SeqCst);
    (!taken).then(|| Spread(()))
}

impl Drop for Spread {
    fn drop(&mut self) {
        SPREAD.store(false, SeqCst);
    }
}

unsafe extern "C" {
    /// glibc's `atexit` whose handler is told the exit status.
    fn on_exit(handler: extern "C" fn(c_int, *mut c_void), argument: *mut c_void) -> c_int;
}

/// Registers the gate's closing. Call it when OpenCL is up and after each build, so that the destructors of what these have made
/// run later: a compiler makes much of its static data when it needs it first.
pub fn arrange() {
    static LOADED: Once = Once::new();
    LOADED.call_once(stay_loaded);
    if CLOSED.load(SeqCst) {
        return;
    }
    // SAFETY: the handler is a plain function without an argument; this library stays loaded.
    if unsafe { on_exit(close, std::ptr::null_mut()) } != 0 {
        tracing::warn!("no exit handler could be registered: exiting with kernels in flight may abort");
    }
}

/// Keeps the library that this code is in, which may be a driver that a loader closes, mapped until the process ends:
/// OpenCL's threads and the exit handler may return into it.
fn stay_loaded() {
    // SAFETY: an all-zero Dl_info is valid, and dladdr fills it for an address of our own.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: the address is that of a function of this library; `info` outlives the call.
    if unsafe { libc::dladdr(close as *const c_void, &mut info) } != 0 && !info.dli_fname.is_null() {
        // SAFETY: the name is a terminated string owned by the dynamic linker. NOLOAD finds the library only if it is
        // loaded by that name, which an executable is not: then there is nothing to keep.
        unsafe { libc::dlopen(info.dli_fname, libc::RTLD_NOW | libc::RTLD_NOLOAD | libc::RTLD_NODELETE) };
    }
}

extern "C" fn close(status: c_int, _: *mut c_void) {
    if CLOSED.swap(true, SeqCst) {
        return; // registered more than once
    }
    wait_while(KERNELS_GRACE, || CALLS.load(SeqCst) + KERNELS.load(SeqCst) > 0);
    if wait_while(CALLS_GRACE, || CALLS.load(SeqCst) > 0) {
        return;
    }
    // SAFETY: a null stream flushes all; _exit does not return, and every thread ends with the process.
    unsafe {
        libc::fflush(std::ptr::null_mut());
        libc::_exit(status);
    }
}

/// Gives the core away until the condition ends, which is true, or the time is over.
fn wait_while(grace: Duration, condition: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while condition() {
        if start.elapsed() > grace {
            return false;
        }
        std::thread::yield_now();
    }
    true
}
