//! Memory.
//!
//! Every allocation, whatever its kind, is a memfd of its own, mapped into this process: what the host reads and writes, what
//! kernels read and write, and what other processes map from an IPC handle or an exported descriptor are the same
//! pages ([`allocation`]). Any pointer finds its allocation in one ordered map ([`known`]).
//!
//! Memory is freed when its mapping goes; other processes that have it open keep the pages.

pub mod allocate;
pub mod allocation;
pub mod export;
pub mod imported;
pub mod ipc;
pub mod known;
pub mod virtual_memory;
