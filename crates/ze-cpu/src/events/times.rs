//! When commands began and ended.

use std::sync::atomic::{AtomicU64, Ordering};

use level_zero_sys::*;

/// When a command began and ended, in nanoseconds of the devices' clock, which is the host's; zeros before.
#[derive(Default)]
pub struct Times {
    start: AtomicU64,
    end: AtomicU64,
}

impl Times {
    pub fn set(&self, start: u64, end: u64) {
        self.start.store(start, Ordering::Relaxed);
        self.end.store(end, Ordering::Relaxed);
    }

    pub fn read(&self) -> ze_kernel_timestamp_result_t {
        let times = ze_kernel_timestamp_data_t {
            kernelStart: self.start.load(Ordering::Relaxed),
            kernelEnd: self.end.load(Ordering::Relaxed),
        };
        ze_kernel_timestamp_result_t { global: times, context: times }
    }
}
