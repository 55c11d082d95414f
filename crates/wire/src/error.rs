//! What goes wrong on the wire.

use std::path::PathBuf;
use std::time::Duration;

use crate::LONGEST;

/// Why something on the wire failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// libfabric is not there, or is another.
    #[error(
        "a job on several nodes needs libfabric, and {} cannot be used ({cause}); install it (Debian: libfabric1), or name its \
         file in ZESHMEM_LIBFABRIC",
        path.display()
    )]
    Library {
        /// What was opened.
        path: PathBuf,
        /// The dynamic linker's words.
        cause: String,
    },
    /// libfabric offers nothing that will do.
    #[error(
        "no provider of libfabric will do: asked for {}{} with reliable messages; {reason}; \
         ZESHMEM_PROVIDER and ZESHMEM_INTERFACE name others",
        provider.as_deref().unwrap_or("any provider"),
        interface.as_ref().map(|name| format!(" on {name}")).unwrap_or_default()
    )]
    NoProvider {
        /// The provider that was asked for.
        provider: Option<String>,
        /// The interface that was asked for.
        interface: Option<String>,
        /// What libfabric said, or what it offers.
        reason: String,
    },
    /// A call of libfabric's failed.
    #[error("{call}: {text} ({code})")]
    Call {
        /// The function.
        call: &'static str,
        /// Its error number.
        code: i32,
        /// What the number means.
        text: String,
    },
    /// A call of the system failed.
    #[error("{call}: {cause}")]
    System {
        /// What was tried.
        call: &'static str,
        /// The system's error.
        cause: rustix::io::Errno,
    },
    /// The message is longer than [`LONGEST`].
    #[error("a message of {length} bytes is longer than {LONGEST}")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The target is not a PE of another node.
    #[error("PE {to} is not a PE of another node (the job has {pes})")]
    NoSuchPeer {
        /// The target.
        to: usize,
        /// The PEs of the job.
        pes: usize,
    },
    /// Neither the provider nor the settings allow it.
    #[error("the network makes no transfers by itself")]
    NotOneSided,
    /// The PE cannot be reached any more.
    #[error("PE {pe} cannot be reached: {reason}")]
    Unreachable {
        /// The PE.
        pe: usize,
        /// What was seen of it.
        reason: String,
    },
    /// The PE has stopped its wire.
    #[error("PE {pe} has left")]
    Left {
        /// The PE.
        pe: usize,
    },
    /// This PE's wire has stopped.
    #[error("the wire has stopped")]
    Stopped,
}

impl Error {
    /// The same, with what to do about it where a call of libfabric's failed.
    pub(crate) fn with(mut self, advice: &str) -> Self {
        if let Self::Call { text, .. } = &mut self {
            *text += advice;
        }
        self
    }

    pub(crate) fn system(call: &'static str) -> impl FnOnce(rustix::io::Errno) -> Self {
        move |cause| Self::System { call, cause }
    }

    /// A PE of which `what` was seen for so long.
    pub(crate) fn silent(pe: usize, what: &str, deadline: Duration, trouble: Option<&str>) -> Self {
        let trouble = trouble.map(|text| format!(" ({text})")).unwrap_or_default();
        Self::Unreachable { pe, reason: format!("{what} for {deadline:?}{trouble}") }
    }
}
