//! MPI in the same process. Where MPI speaks PMI-1, too, both share the connection to the launcher, which may close it at
//! the first goodbye: the one that comes before would cut the other off.
//!
//! # Safety
//! A handler is registered for the exit of the process.
#![allow(unsafe_code, reason = "a call of the C library")]

use std::os::fd::OwnedFd;
use std::sync::{Arc, Mutex};

use rustix::net::RecvFlags;

use super::wire::Request;
use crate::sys;

/// The connection over which there is a goodbye to say, and the process that has to: its children have the handler, too.
static OPEN: Mutex<Option<(u32, Arc<OwnedFd>)>> = Mutex::new(None);

/// Says goodbye over `socket` when this process exits. By then MPI has done so, if it speaks over the same connection.
pub(crate) fn say_goodbye_at_exit(socket: Arc<OwnedFd>) {
    *OPEN.lock().expect("no panic while it is held") = Some((std::process::id(), socket));
    // SAFETY: the handler has the type that is asked for, and stays where it is: the library is never unloaded.
    // Where there is no memory for it, the launcher misses a goodbye.
    unsafe { libc::atexit(say_goodbye) };
}

extern "C" fn say_goodbye() {
    let open = OPEN.lock().ok().and_then(|mut open| open.take());
    let Some((_, socket)) = open.filter(|(process, _)| *process == std::process::id()) else { return };
    // A launcher that has closed the connection needs no goodbye, and one that has not answers it.
    if sys::send_all(&socket, Request::Finalize.to_line().as_bytes()).is_ok() {
        let _ = rustix::io::retry_on_intr(|| rustix::net::recv(&socket, &mut [0; 64], RecvFlags::empty()).map(drop));
    }
}
