//! What a PE has written to streams of C, C++ and Fortran, which is not to be lost when it ends.

use std::ffi::{CStr, c_int, c_void};
use std::ptr;
use std::sync::mpsc;
use std::time::Duration;

use crate::process::{ask, is_child};

/// How long an end waits for streams to be written out: one cannot be that another thread reads from, or through which it writes to a
/// full pipe.
const FLUSHING: Duration = Duration::from_secs(1);

unsafe extern "C" {
    static stdin: *mut libc::FILE;
    static stdout: *mut libc::FILE;
    fn ftrylockfile(stream: *mut libc::FILE) -> c_int;
    fn funlockfile(stream: *mut libc::FILE);
}

/// Writes out what this PE and its kernels have written, before the job ends.
pub fn save_output() {
    // The other process has what it has written before, too.
    if is_child() {
        return;
    }
    let (sender, flushed) = mpsc::channel();
    let flush = move || {
        flush_standard_streams();
        ask((), |runtime| runtime.write_prints());
        flush_other_streams();
        let _ = sender.send(());
    };
    if zeshmem_signals::spawn("zeshmem-flush", flush).is_ok() {
        let _ = flushed.recv_timeout(FLUSHING);
    }
}

/// What a thread may still be writing out.
pub struct Rest(Option<mpsc::Receiver<()>>);

impl Rest {
    /// Whether all is written out, in the end.
    pub fn is_written(&self) -> bool {
        self.0.as_ref().is_none_or(|flushed| flushed.recv_timeout(FLUSHING).is_ok())
    }
}

/// Writes out what the streams of C hold, the standard ones of C++, and the units of Fortran, however long those that are standard take.
pub fn flush_streams() -> Rest {
    flush_standard_streams();
    let (sender, flushed) = mpsc::channel();
    let flush = move || {
        flush_other_streams();
        let _ = sender.send(());
    };
    match zeshmem_signals::spawn("zeshmem-flush", flush) {
        Ok(_) => Rest(flushed.recv_timeout(FLUSHING).is_err().then_some(flushed)),
        Err(_) => {
            flush_other_streams();
            Rest(None)
        }
    }
}

/// Writes out what all streams of C hold, which waits for those that other threads have. That is left out where it would be in vain: a
/// thread that reads from the standard input has it until there is some.
fn flush_other_streams() {
    // SAFETY: C's library has opened the stream before `main`, and it is given back by the thread that has it. With a null stream,
    // fflush writes out what all streams hold.
    unsafe {
        if ftrylockfile(stdin) == 0 {
            funlockfile(stdin);
            libc::fflush(ptr::null_mut());
        }
    }
}

/// Standard streams of C++ by their symbols, where a program has C++'s library, and the functions that write them out.
const STREAMS: [(&CStr, &CStr); 3] = [
    (c"_ZSt4cout", c"_ZNSo5flushEv"),
    (c"_ZSt4clog", c"_ZNSo5flushEv"),
    (c"_ZSt5wcout", c"_ZNSt13basic_ostreamIwSt11char_traitsIwEE5flushEv"),
];

/// Writes out what C's standard output holds, the standard streams of C++, and the units of Fortran.
fn flush_standard_streams() {
    // SAFETY: C's library has opened it before `main`; the program alone would give it another value.
    unsafe { libc::fflush(stdout) };
    // SAFETY: a lookup among global symbols has no other effect.
    let global = |name: &CStr| unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    for (stream, flush) in STREAMS {
        let (stream, flush) = (global(stream), global(flush));
        if !stream.is_null() && !flush.is_null() {
            // SAFETY: a method of C++'s library, which takes its object first and returns a reference to it.
            let flush: unsafe extern "C" fn(stream: *mut c_void) -> *mut c_void = unsafe { std::mem::transmute(flush) };
            // SAFETY: the library's object, which is never destroyed.
            unsafe { flush(stream) };
        }
    }
    let flush = global(c"_gfortran_flush_i4");
    if !flush.is_null() {
        // SAFETY: gfortran's library has it as this: FLUSH with a unit, or for all units where there is none.
        let flush: unsafe extern "C" fn(unit: *const i32) = unsafe { std::mem::transmute(flush) };
        // SAFETY: without a unit it reads nothing of ours.
        unsafe { flush(ptr::null()) };
    }
}
