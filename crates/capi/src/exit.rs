//! The end of a process that has not finalised the runtime.
//!
//! A PE that ends normally, which is to return 0 from `main` or to call `exit(0)`, is finalised then, as if it had called
//! `shmem_finalize` as often as it must: it waits for the other PEs. A PE that exits with another status is finalised, too, where the
//! others are about to end as well, within a [second](LINGER): they may all have found the same mistake, and one of them is about
//! to say so. Otherwise it has failed, and ends the job, as one that a signal kills does; so has one that leaves by `_exit`, which
//! runs no handler. A child that the program forked is no PE, and leaves the runtime alone.
//!
//! Other threads go on while a process exits. They may look at symmetric memory of the host, which stays mapped, and call no routine: the
//! job ends with a message where one is in a routine, or calls one that the runtime does not outlast.

use std::ffi::{c_int, c_void};
use std::io;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use zeshmem_host::Error;

use crate::output::flush_streams;
use crate::panics;
use crate::process::{chosen, do_all_end, end_all, or_end, stay_out};

unsafe extern "C" {
    /// glibc's `atexit` whose handler is told the exit status.
    fn on_exit(handler: extern "C" fn(c_int, *mut c_void), argument: *mut c_void) -> c_int;
}

/// How long a PE that exits with another status than 0 waits for the others to end.
const LINGER: Duration = Duration::from_secs(1);

/// The process that is a PE; a child may become one.
static PE: AtomicU32 = AtomicU32::new(0);

/// Has children know that the runtime is not theirs: before it starts. Once is enough, and children inherit it.
pub fn look_after_children() -> Result<(), Error> {
    static CODE: OnceLock<c_int> = OnceLock::new();
    // SAFETY: the handler is there as long as the process, since the library is linked to stay loaded (build.rs). It stores to atomics, and
    // tries a lock without waiting.
    match CODE.get_or_init(|| unsafe { libc::pthread_atfork(None, None, Some(stay_out)) }) {
        0 => Ok(()),
        errno => Err(Error::System("pthread_atfork", io::Error::from_raw_os_error(*errno))),
    }
}

/// Lets this process, which has just started the runtime, finalise it when it exits. Once is enough, and children inherit it.
pub fn arrange() -> Result<(), Error> {
    if PE.swap(std::process::id(), Ordering::Relaxed) != 0 {
        return Ok(());
    }
    // SAFETY: the handler is there as long as the process, as above.
    match unsafe { on_exit(finalize, std::ptr::null_mut()) } {
        0 => Ok(()),
        _ => Err(Error::System("on_exit", io::Error::last_os_error())),
    }
}

/// Calls `body` on a thread of its own. One that exits has lost its thread-local variables when its handlers are called, and libraries use
/// such that log.
pub fn on_a_new_thread<R: Send + 'static>(body: impl FnOnce() -> R + Copy + Send + 'static) -> R {
    match zeshmem_signals::spawn("zeshmem-exit", body) {
        Ok(thread) => thread.join().expect("a panic ends the job"),
        Err(_) => body(),
    }
}

extern "C" fn finalize(status: c_int, _: *mut c_void) {
    panics::enter("exit");
    if PE.load(Ordering::Relaxed) == std::process::id() {
        // The first PE that ends with another status than 0 has a launcher end the others, once all have met.
        let rest = chosen().map(|_| flush_streams());
        on_a_new_thread(move || {
            if status == 0 {
                or_end(end_all("exit"));
            } else if do_all_end("exit", LINGER) {
                // The status tells of the failure, whatever else fails.
                let _ = end_all("exit");
            }
        });
        if rest.is_some_and(|rest| !rest.is_written()) {
            // The thread that still flushes has what the C library's own end would wait for, for ever.
            eprintln!("zeshmem: in exit, another thread has a stream; what others hold may be lost");
            // SAFETY: ends the process.
            unsafe { libc::_exit(status) }
        }
    }
}
