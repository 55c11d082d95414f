//! The runtime: teams, symmetric memory, communication and collectives, on the host.
//!
//! [`Shmem`] is a PE of a running job. It owns the team metadata and creates teams collectively;
//! what kernels need of it lies in device memory (crate `zeshmem-device`), written before the
//! creating call returns and withdrawn when a team is destroyed.
//!
//! Principles:
//! - The runtime speaks Level Zero to whatever driver the loader finds; it never asks which.
//! - Device memory is not host memory: bytes go to and from it by copies on a command list.
//! - A collective that fails, fails on every PE with the same code, and leaves nothing half made.
//! - Nothing waits for a dead peer: a watcher ends the job with a message.
//!
//! The C ABI in `zeshmem-capi` is a thin layer over this crate.
#![deny(unsafe_code)]

// From the bottom up: a module uses those above it here, never those below.
mod call;
mod collectives;
mod config;
mod contexts;
mod driver;
mod error;
mod heaps;
mod life;
mod lists;
mod messenger;
mod network;
mod nodes;
mod prints;
mod shmem;
mod stats;
mod tables;
mod teams;
mod transfer;

pub use collectives::{ActiveSet, Arrays, Element, Exchanged, Ragged, ReduceOp, SYNC_VALUE, SYNC_WORDS};
pub use config::{Doubt, Printing, Road, Runtime, VARIABLES, Variable, doubts, wanted_runtime};
pub use driver::{LevelZero, choose_driver, pick_driver};
pub use error::{Error, Refused, Usage, Verdict};
pub use heaps::SymmetricPtr;
pub use life::{HostMemoryKept, Meeting, Start};
pub use lists::{OnList, Operands, Question, Steps};
pub use network::look_at_network;
pub use prints::PRINT_TYPES;
pub use shmem::{Caller, Shmem, ThreadLevel};
pub use stats::Stat;
pub use tables::{Context, DEFAULT_TEAM_CONTEXTS, Team, TeamConfig};
pub use transfer::{Amo, Reached, ShortWay, Watched, Word, amo_on_host};
pub use zeshmem_abi::{AmoOp, DeviceRoutine};
pub use zeshmem_algebra::{Blocks, Comparison, GroupError, Pe, PeSet, TeamPe, bytes_of};
pub use zeshmem_bootstrap::unique::UniqueId;
pub use zeshmem_bootstrap::{
    Aborter, Choice as Launcher, Communicator, Error as LauncherError, decide as launcher, is_mpi_running,
    mapped_files, set_last_act,
};
pub use zeshmem_device::BUILD_FLAGS;
pub use zeshmem_fabric::copy_on_host;
pub use zeshmem_ipc::{Doorbell, Gone, PeerGone};
