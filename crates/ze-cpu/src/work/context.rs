//! Contexts.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use level_zero_sys::*;

use crate::base::answer::Answer;
use crate::base::object::object;
use crate::devices::device::Device;
use crate::work::command_queue::Mode;
use crate::work::executor::{Executor, Known};
use crate::work::priority::Priority;

pub struct Context {
    /// Memory belongs to the context that has this number.
    pub id: u64,
    executors: Known,
}
object!(Context, _ze_context_handle_t, b"context ");

impl Context {
    pub fn new() -> Context {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Context { id: NEXT.fetch_add(1, Ordering::Relaxed), executors: Known::default() }
    }

    /// A new executor, known to this context.
    pub fn executor(&self, device: Arc<Device>, mode: &Mode) -> Answer<Arc<Executor>> {
        let priority = Priority::new(mode.priority, !device.tiles().is_empty());
        let executor = Executor::new(device, priority)?;
        self.executors.add(&executor);
        Ok(executor)
    }

    /// The executors that are still in use.
    pub fn executors(&self) -> Vec<Arc<Executor>> {
        self.executors.in_use()
    }
}
