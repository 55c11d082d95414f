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

mod active_set;
mod agree;
mod collect;
mod config;
mod context;
mod control;
mod driver;
mod error;
mod group;
mod host_memory;
mod memory;
mod rma;
mod runtime;
mod slots;
mod split;
mod team;

pub use active_set::{ActiveSet, SYNC_VALUE, SYNC_WORDS};
pub use config::{VARIABLES, Variable};
pub use context::{Context, PREDEFINED_TEAM_CONTEXTS};
pub use driver::{LevelZero, choose_driver, pick_driver};
pub use error::{Error, Refused, Usage, Verdict};
pub use memory::SymmetricPtr;
pub use rma::Amo;
pub use runtime::Shmem;
pub use team::{Team, TeamConfig};
pub use zeshmem_abi::AmoOp;
pub use zeshmem_algebra::{Comparison, GroupError, Pe, PeSet, TeamPe};
pub use zeshmem_device::BUILD_FLAGS;
