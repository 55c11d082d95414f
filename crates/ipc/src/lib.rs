//! What the PEs of one machine share: descriptors, memory, the way they wait, and the news of a death.
//!
//! * [`node`]: which PEs share this machine, proved by passing each other a descriptor, and agreed between them; and the
//!   passing of more descriptors later.
//! * [`bell`]: a word that a PE sleeps on until another PE writes it.
//! * [`handles`]: device memory shared by Level Zero IPC handles.
//! * [`process`]: a process of this machine, and whether it has ended.
//! * [`shared`]: memory that several PEs map, without a name that could outlive them.
//! * [`statics`]: the executable's static data, moved into such memory in place.
//! * [`wait`]: the one host wait routine. It never occupies a core that another PE could use.
//! * [`watch`]: notices the death of a local PE within a fraction of a millisecond and ends every wait.
//!
//! # Principles
//! * Nothing is left behind by a crash: memfds and abstract sockets vanish with their last user; no file in `/dev/shm` or
//!   `/tmp` has a name.
//! * Descriptors are few: for a peer of the same machine a PE keeps its [`Process`], and the leader its connection.
//! * A PE that is alone on its machine shares nothing, and asks the system for nothing that only sharing needs.
//! * No reference into memory that another PE may write, except to atomics.
//! * A collective here succeeds on all PEs or fails on all of them, and a failure names the PE that caused it.
//!
//! # What it does not do
//! It does not allocate symmetric memory (`zeshmem-mem`), and it knows one machine only: other nodes are `zeshmem-fabric`'s.

pub mod bell;
pub mod doorbell;
pub mod handles;
pub mod node;
pub mod process;
pub mod shared;
pub mod statics;
pub mod wait;
pub mod watch;

pub use bell::Bell;
pub use doorbell::{Doorbell, Doorbells};
pub use node::Node;
pub use process::Process;
pub use shared::SharedMemory;
pub use statics::StaticData;
pub use wait::{Chore, Gone, PeerGone, Waiter};
pub use watch::{Job, Operation, Overdue, POLL_INTERVAL, Watcher};

/// Whether a system call is not to be had, as in sandboxes and under old kernels: another way may be.
fn is_forbidden(errno: rustix::io::Errno) -> bool {
    use rustix::io::Errno;
    matches!(errno, Errno::NOSYS | Errno::PERM | Errno::ACCESS)
}

/// An error that names the call, and what else was tried.
fn refused(call: &str, errno: rustix::io::Errno, tried: &str) -> std::io::Error {
    let hint = match errno {
        rustix::io::Errno::MFILE => "; this process has no file descriptor left: raise the limit (ulimit -n)",
        rustix::io::Errno::FBIG => "; memory that PEs share counts as a file: raise the limit (ulimit -f)",
        _ => "",
    };
    std::io::Error::new(errno.kind(), format!("{call}: {errno}{hint}{tried}"))
}
