//! Event pools and events.

use std::ptr::null_mut;
use std::time::Duration;

use level_zero_sys::*;

use super::{Result, Structure, Table, call, nanoseconds, poll};
use crate::Timestamps;

/// See the [module](super) for the contract of the unsafe methods.
impl Table {
    /// With no devices: of all devices of the context.
    pub(crate) unsafe fn event_pool_create(
        &self,
        context: ze_context_handle_t,
        devices: &mut [ze_device_handle_t],
        flags: u32,
        count: u32,
    ) -> Result<ze_event_pool_handle_t> {
        let desc = ze_event_pool_desc_t { flags, count, ..Structure::new() };
        let (number, devices) = match devices {
            [] => (0, null_mut()),
            some => (some.len() as u32, some.as_mut_ptr()),
        };
        let mut pool = null_mut();
        // SAFETY: a live context and devices; the descriptor, the array and the room outlive the call.
        unsafe { call!(self.zeEventPoolCreate(context, &desc, number, devices, &mut pool)) }?;
        Ok(pool)
    }

    pub(crate) unsafe fn event_pool_destroy(&self, pool: ze_event_pool_handle_t) -> Result<()> {
        // SAFETY: alive until now, and its events are destroyed, by contract.
        unsafe { call!(self.zeEventPoolDestroy(pool)) }
    }

    pub(crate) unsafe fn event_create(
        &self,
        pool: ze_event_pool_handle_t,
        index: u32,
        signal: u32,
        wait: u32,
    ) -> Result<ze_event_handle_t> {
        let desc = ze_event_desc_t { index, signal, wait, ..Structure::new() };
        let mut event = null_mut();
        // SAFETY: a live pool of this thread's, and a free place in it, by contract.
        unsafe { call!(self.zeEventCreate(pool, &desc, &mut event)) }?;
        Ok(event)
    }

    pub(crate) unsafe fn event_destroy(&self, event: ze_event_handle_t) -> Result<()> {
        // SAFETY: alive and unused by the device until now, by contract.
        unsafe { call!(self.zeEventDestroy(event)) }
    }

    pub(crate) unsafe fn event_signal(&self, event: ze_event_handle_t) -> Result<()> {
        // SAFETY: a live event.
        unsafe { call!(self.zeEventHostSignal(event)) }
    }

    pub(crate) unsafe fn event_reset(&self, event: ze_event_handle_t) -> Result<()> {
        // SAFETY: a live event.
        unsafe { call!(self.zeEventHostReset(event)) }
    }

    pub(crate) unsafe fn event_query(&self, event: ze_event_handle_t) -> Result<bool> {
        // SAFETY: a live event.
        unsafe { poll!(self.zeEventQueryStatus(event)) }
    }

    pub(crate) unsafe fn event_synchronize(&self, event: ze_event_handle_t, timeout: Option<Duration>) -> Result<bool> {
        // SAFETY: a live event.
        unsafe { poll!(self.zeEventHostSynchronize(event, nanoseconds(timeout))) }
    }

    /// Nothing where the event was not signalled yet.
    pub(crate) unsafe fn event_timestamps(&self, event: ze_event_handle_t) -> Result<Option<Timestamps>> {
        let none = ze_kernel_timestamp_data_t { kernelStart: 0, kernelEnd: 0 };
        let mut raw = ze_kernel_timestamp_result_t { global: none, context: none };
        // SAFETY: a live event, and room for the answer.
        let known = unsafe { poll!(self.zeEventQueryKernelTimestamp(event, &mut raw)) }?;
        Ok(known.then_some(Timestamps {
            global: raw.global.kernelStart..raw.global.kernelEnd,
            context: raw.context.kernelStart..raw.context.kernelEnd,
        }))
    }
}
