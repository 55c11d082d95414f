//! Tests and measurements of every pair of devices that the Level Zero loader lists.
//!
//! The program `multi-gpu` looks at the machine, runs jobs of `pe_pairs`, one PE a device, through the
//! launcher, and writes a report. Each pair of devices is a job of its own, so that a pair that is refused
//! does not hide the others; then one job has all of them. Where devices have parts, the same is done once
//! more with one PE a part.
//!
//! Every PE writes what it finds into a file of its own, a [`Record`] a line.

pub mod jobs;
pub mod mask;
pub mod picture;
pub mod report;

use serde::{Deserialize, Serialize};

/// What is tested in every job, in this order.
pub const TESTS: [&str; 9] = [
    "team queries",
    "kernel sync",
    "host put",
    "host get",
    "kernel put",
    "kernel get",
    "host collect",
    "kernel collect",
    "kernel atomics",
];

/// A line of a PE's file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "record", rename_all = "kebab-case")]
pub enum Record {
    /// The runtime did not start, because this PE's device does not reach a peer's.
    Refused {
        /// What the runtime said.
        why: String,
    },
    /// This PE's part in a test of [`TESTS`].
    Test {
        /// Which.
        name: String,
        /// How it ended.
        outcome: Outcome,
    },
    /// What this PE measured.
    Speed(Speed),
}

/// How a test ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// All was right.
    Passed,
    /// The driver refuses what the test is about, and says so beforehand.
    Refused {
        /// In the runtime's words.
        why: String,
    },
    /// It makes no sense here.
    Skipped {
        /// Why not.
        why: String,
    },
    /// Something was wrong.
    Failed {
        /// What.
        why: String,
    },
}

/// How fast one PE reaches the memory of another, or its own.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Speed {
    /// The PE that puts.
    pub from: usize,
    /// The PE whose memory is written.
    pub to: usize,
    /// Who does the work.
    pub by: By,
    /// Microseconds of a put of 8 bytes, one after the other.
    pub latency_us: f64,
    /// 10^9 bytes a second of puts of [`LARGE`] bytes.
    pub gigabytes_per_s: f64,
}

/// Who does the work of a put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A copy on a command list, started by the host.
    Host,
    /// Stores of a kernel.
    Kernel,
}

/// Bytes of the puts that bandwidth is measured with.
pub const LARGE: usize = 16 << 20;
