//! What can go wrong, in two families: *usage*, where the caller broke the contract, and *faults*,
//! where the machine or a peer failed.

use std::fmt;

/// A caller's mistake: routine, argument, value and what would have been right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in {routine}, argument `{argument}` is {value}; {allowed}")]
pub struct Usage {
    /// The routine as the caller knows it.
    pub routine: &'static str,
    /// The argument's name in the routine's documentation.
    pub argument: &'static str,
    /// What was passed.
    pub value: String,
    /// What the routine takes.
    pub allowed: String,
}

impl Usage {
    /// What is wrong with the value of an argument.
    pub fn new(
        routine: &'static str,
        argument: &'static str,
        value: impl fmt::Display,
        allowed: impl fmt::Display,
    ) -> Usage {
        Usage { routine, argument, value: value.to_string(), allowed: allowed.to_string() }
    }

    /// A null pointer where there must be one to `what`.
    pub fn null(routine: &'static str, argument: &'static str, what: &str) -> Usage {
        Usage::new(routine, argument, "null", format!("it must point to {what}"))
    }

    pub(crate) fn of(routine: &'static str, error: zeshmem_algebra::ArgumentError) -> Usage {
        Usage::new(routine, error.argument, error.value, error.allowed())
    }
}

/// Why a collective failed, on all of its PEs alike; the numbers are what C callers get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u32)]
pub enum Verdict {
    /// An argument is wrong on some PE.
    Argument = 1,
    /// PEs called with different arguments.
    Mismatch = 2,
    /// No team slot is free on all members.
    Exhausted = 3,
    /// PEs called different routines, which ends the job of a C program.
    Diverged = 4,
}

/// A collective's failure, as every PE of the team gets it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in {routine}, {detail}")]
pub struct Refused {
    /// The routine that was called here.
    pub routine: &'static str,
    /// Why; the same on all PEs.
    pub verdict: Verdict,
    /// The world PE on whose part the failure was found; it is the one to report it.
    pub pe: i32,
    /// Whether this is that PE.
    pub mine: bool,
    /// What is wrong, in full on that PE.
    pub detail: String,
}

/// Anything that a routine of the runtime can fail with.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The caller broke the contract; nothing was done.
    #[error(transparent)]
    Usage(#[from] Usage),
    /// Ranks or ranges that a group has not; nothing was done.
    #[error("in {0}, {1}")]
    Group(&'static str, zeshmem_algebra::GroupError),
    /// A collective was refused on all PEs; nothing was done.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// An environment variable holds what cannot be understood.
    #[error("{name} is `{value}`; {allowed}")]
    Environment {
        /// The variable.
        name: &'static str,
        /// Its value.
        value: String,
        /// What it may be.
        allowed: &'static str,
    },
    /// PEs of different nodes have chosen different providers of libfabric.
    #[error(
        "PE {pe} is on another node, where libfabric offers `{theirs}` first, and here `{mine}`: name one that all nodes have, by \
         ZESHMEM_PROVIDER"
    )]
    Providers {
        /// The PE.
        pe: usize,
        /// Its provider.
        theirs: String,
        /// This PE's.
        mine: String,
    },
    /// A routine of OpenSHMEM in a program that started with `ishmem_init`.
    #[error("in {0}, there is no host memory that is symmetric; it comes with shmem_init")]
    NoHostSegments(&'static str),
    /// The runtime is not initialised, or was finalised.
    #[error("in {0}, the runtime is not initialised; call {init} first", init = initialisation(.0))]
    NotInitialised(&'static str),
    /// A child of a PE has called a routine.
    #[error("in {0}, this process is a child that a PE has made by fork, and is no PE itself")]
    InChild(&'static str),
    /// Another thread is in a routine of the runtime.
    #[error("in {0}, another thread of this PE is still in a routine of the runtime")]
    InUse(&'static str),
    /// The runtime was initialised before; it starts once per process.
    #[error("the runtime was initialised before in this process; it starts once")]
    InitialisedTwice,
    /// No driver or device to run on.
    #[error("{0}")]
    NoDevice(String),
    /// The network of the job failed.
    #[error("the network of the job: {0}")]
    Network(#[from] zeshmem_fabric::wire::Error),
    /// Level Zero failed.
    #[error(transparent)]
    LevelZero(#[from] level_zero::Error),
    /// The launcher, or the connection to it, failed.
    #[error(transparent)]
    Bootstrap(#[from] zeshmem_bootstrap::Error),
    /// Passing memory between PEs failed.
    #[error(transparent)]
    Node(#[from] zeshmem_ipc::node::Error),
    /// The operating system refused what the runtime needs.
    #[error("{0}: {1}")]
    System(&'static str, std::io::Error),
    /// A peer died while this PE waited for it.
    #[error(transparent)]
    PeerGone(#[from] zeshmem_ipc::PeerGone),
    /// The symmetric heap could not be made.
    #[error(transparent)]
    Memory(#[from] zeshmem_mem::Error),
    /// The host segments could not be made.
    #[error(transparent)]
    HostMemory(#[from] zeshmem_mem::host::Error),
    /// The transport failed.
    #[error(transparent)]
    Fabric(zeshmem_fabric::Error),
    /// Machine or network failed this PE in a collective, where its peers go on without it or wait for it.
    #[error("in {routine}, a collective that other PEs may not leave now: {fault}")]
    OutOfStep {
        /// The routine that was called.
        routine: &'static str,
        /// What failed.
        #[source]
        fault: Box<Error>,
    },
    /// A module is not one of ours.
    #[error(transparent)]
    Device(#[from] zeshmem_device::Error),
    /// Nothing could be appended to a command list, which is as it was.
    #[error("in {routine}, nothing was appended to `list`: {cause}")]
    Append {
        /// The routine.
        routine: &'static str,
        /// Why.
        #[source]
        cause: zeshmem_device::Error,
    },
}

impl From<zeshmem_fabric::Error> for Error {
    fn from(error: zeshmem_fabric::Error) -> Error {
        match error {
            zeshmem_fabric::Error::PeerGone(gone) => Error::PeerGone(gone),
            other => Error::Fabric(other),
        }
    }
}

/// What starts the API of a routine.
fn initialisation(routine: &str) -> &'static str {
    if routine.starts_with("ishmem") { "ishmem_init" } else { "shmem_init" }
}

impl Error {
    /// The non-zero code that C callers get; for a collective the same on all PEs.
    pub fn code(&self) -> i32 {
        match self {
            Error::Refused(refused) => refused.verdict as i32,
            Error::Usage(_) | Error::Group(..) => Verdict::Argument as i32,
            _ => 16,
        }
    }

    /// Whether the error is that some PE's device does not reach the memory of another's.
    pub fn is_unreachable_peer(&self) -> bool {
        use zeshmem_ipc::handles::Error::{Elsewhere, Unreachable};
        let Error::Memory(zeshmem_mem::Error::Share(cause)) = self else {
            return false;
        };
        matches!(cause, Unreachable { .. } | Elsewhere { unreachable: true, .. })
    }

    /// Whether this PE is the one to report the error: always, but for a collective's failure that
    /// was found on another PE.
    pub fn is_mine(&self) -> bool {
        match self {
            Error::Refused(refused) => refused.mine,
            _ => true,
        }
    }

    /// Whether the job cannot go on after it, whatever routine it came from: PEs are no longer in step.
    pub fn is_fatal(&self) -> bool {
        match self {
            Error::Refused(refused) => refused.verdict == Verdict::Diverged,
            Error::PeerGone(_) | Error::OutOfStep { .. } => true,
            _ => false,
        }
    }

    /// Whether the job ends already, since a PE is lost: the thread that noticed ends this process, and says why.
    pub fn is_being_told(&self) -> bool {
        match self {
            Error::PeerGone(gone) => gone.how == zeshmem_ipc::Gone::Died,
            Error::Fabric(error) => error.is_lost_peer(),
            Error::OutOfStep { fault, .. } => fault.is_being_told(),
            _ => false,
        }
    }

    /// The error as what a collective fails with: faults leave this PE out of step, all others know of the rest.
    pub(crate) fn in_collective(self, routine: &'static str) -> Error {
        match self {
            Error::Network(_)
            | Error::LevelZero(_)
            | Error::Bootstrap(_)
            | Error::Node(_)
            | Error::System(..)
            | Error::Memory(_)
            | Error::HostMemory(_)
            | Error::Fabric(_)
            | Error::Device(_)
            | Error::Append { .. } => Error::OutOfStep { routine, fault: Box::new(self) },
            Error::Usage(_)
            | Error::Group(..)
            | Error::Refused(_)
            | Error::Environment { .. }
            | Error::Providers { .. }
            | Error::NoHostSegments(_)
            | Error::NotInitialised(_)
            | Error::InChild(_)
            | Error::InUse(_)
            | Error::InitialisedTwice
            | Error::NoDevice(_)
            | Error::PeerGone(_)
            | Error::OutOfStep { .. } => self,
        }
    }
}

/// What a PE says that ends the job since it has lost another.
pub(crate) fn lost_text(
    pe: usize,
    host: impl fmt::Display,
    doing: impl fmt::Display,
    cause: impl fmt::Display,
) -> String {
    format!("lost PE {pe} on node {host} while this PE was in {doing}: {cause}; ending the job")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PE that came back from a collective with a fault of its own would leave the others waiting.
    #[test]
    fn a_fault_in_a_collective_is_fatal_and_a_refusal_is_not() {
        let lost = || Error::System("mmap", std::io::Error::other("no memory"));
        assert!(!lost().is_fatal(), "elsewhere the caller may go on");
        let fault = lost().in_collective("ishmem_alltoallmem").in_collective("ishmem_team_split_2d");
        assert!(fault.is_fatal());
        assert_eq!(
            fault.to_string(),
            "in ishmem_alltoallmem, a collective that other PEs may not leave now: mmap: no memory"
        );
        let usage = Error::Usage(Usage::new("ishmem_team_sync", "team", 7, "it must be a team"));
        assert!(!usage.in_collective("ishmem_team_sync").is_fatal());
    }
}
