//! What this PE has done so far, counted by operation and path, where `ISHMEM_STATS` is on.

use std::fmt::Write as _;
use std::io::Write as _;

use zeshmem_fabric::ring;

use crate::error::Error;
use crate::life::request_ring;
use crate::shmem::Shmem;

/// Operations of one kind that took one path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stat {
    /// Whether kernels did them, and not the host.
    pub by_kernels: bool,
    /// What they do; of kernels the routine.
    pub operation: &'static str,
    /// Who moved the bytes.
    pub path: &'static str,
    /// How many they are.
    pub calls: u64,
    /// Bytes that they moved.
    pub bytes: u64,
}

impl Shmem {
    /// What this PE has done so far; nothing where nothing is counted. Kernels that run may be counted in part.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn stats(&self) -> Result<Vec<Stat>, Error> {
        let by_host = self.counters.iter().flat_map(|counters| counters.counted());
        let by_host =
            by_host.map(|(operation, path, calls, bytes)| Stat { by_kernels: false, operation, path, calls, bytes });
        let by_kernels = self.state.counted()?.into_iter().map(|(routine, asks, calls, bytes)| Stat {
            by_kernels: true,
            operation: routine.text(),
            path: if asks { "ring" } else { "store" },
            calls,
            bytes,
        });
        // All that kernels have asked for, also to synchronise and to complete what came before.
        let asked = self.counters.as_ref().and(self.state.ring()).map(|ring| ring::written(&*request_ring(ring)));
        let asked = asked.filter(|&calls| calls > 0);
        let asked = asked.map(|calls| Stat { by_kernels: true, operation: "request", path: "ring", calls, bytes: 0 });
        let moved = self.counters.as_ref().and(self.network.as_ref()).and_then(|network| network.moved());
        let pieces = moved.into_iter().flat_map(|moved| {
            [("piece", "network itself", moved.by_network()), ("piece for other nodes", "messages", moved.for_others())]
        });
        let pieces = pieces.filter(|(.., (calls, _))| *calls > 0).map(|(operation, path, (calls, bytes))| Stat {
            by_kernels: false,
            operation,
            path,
            calls,
            bytes,
        });
        Ok(by_host.chain(pieces).chain(by_kernels).chain(asked).collect())
    }

    /// Prints them to stderr in one go.
    pub(crate) fn print_stats(&self) -> Result<(), Error> {
        let mut text = String::new();
        for Stat { by_kernels, operation, path, calls, bytes } in self.stats()? {
            let who = if by_kernels { "kernels" } else { "host" };
            let _ = writeln!(
                text,
                "zeshmem: PE {}: {who}: {operation} by {path}: {calls} times, {bytes} bytes",
                self.my_pe()
            );
        }
        // A text that cannot be written is lost.
        let _ = std::io::stderr().write_all(text.as_bytes());
        Ok(())
    }
}
