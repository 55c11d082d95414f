//! Signals that a process and the programs it starts do without.

/// Ignores `signal` from now on; programs that this process becomes or starts ignore it, too, unless they choose otherwise.
pub fn ignore(signal: libc::c_int) {
    // SAFETY: no handler is installed, and the call touches no memory of ours.
    unsafe {
        libc::signal(signal, libc::SIG_IGN);
    }
}
