//! Command lists and what is appended to them.

use std::ffi::c_void;
use std::ptr::null_mut;

use level_zero_sys::*;

use super::queue::queue_desc;
use super::{Result, Structure, Table, call, check};
use crate::Event;

/// The events a command waits on, as the array that C wants; short ones need no allocation.
pub(crate) struct Waits {
    few: [ze_event_handle_t; Waits::FEW],
    many: Vec<ze_event_handle_t>,
    count: usize,
}

impl Waits {
    const FEW: usize = 8;

    pub(crate) fn new(events: &[&Event]) -> Waits {
        let mut waits = Waits { few: [null_mut(); Waits::FEW], many: Vec::new(), count: events.len() };
        if events.len() <= Waits::FEW {
            for (place, event) in waits.few.iter_mut().zip(events) {
                *place = event.handle();
            }
        } else {
            waits.many.extend(events.iter().map(|event| event.handle()));
        }
        waits
    }

    /// Events of which only the handles are known.
    pub(crate) fn of_handles(events: &[ze_event_handle_t]) -> Waits {
        let mut waits = Waits { few: [null_mut(); Waits::FEW], many: Vec::new(), count: events.len() };
        match waits.few.get_mut(..events.len()) {
            Some(few) => few.copy_from_slice(events),
            None => waits.many.extend(events),
        }
        waits
    }

    /// Number and array; the array is null where there are none.
    fn array(&mut self) -> (u32, *mut ze_event_handle_t) {
        let array = match self.count {
            0 => null_mut(),
            1..=Self::FEW => self.few.as_mut_ptr(),
            _ => self.many.as_mut_ptr(),
        };
        (self.count as u32, array)
    }
}

/// See the [module](super) for the contract of the unsafe methods. Those that append are also
/// promised that the list is open, and that memory, events and kernel are usable on its device and
/// stay so until the command has ended.
impl Table {
    pub(crate) unsafe fn list_create(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        ordinal: u32,
    ) -> Result<ze_command_list_handle_t> {
        let desc = ze_command_list_desc_t { commandQueueGroupOrdinal: ordinal, ..Structure::new() };
        let mut list = null_mut();
        // SAFETY: a live context and device; the descriptor and the room outlive the call.
        unsafe { call!(self.zeCommandListCreate(context, device, &desc, &mut list)) }?;
        Ok(list)
    }

    pub(crate) unsafe fn list_create_immediate(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        ordinal: u32,
        mode: ze_command_queue_mode_t,
    ) -> Result<ze_command_list_handle_t> {
        let desc = queue_desc(ordinal, 0, mode);
        let mut list = null_mut();
        // SAFETY: a live context and device; the descriptor and the room outlive the call.
        unsafe { call!(self.zeCommandListCreateImmediate(context, device, &desc, &mut list)) }?;
        Ok(list)
    }

    pub(crate) unsafe fn list_destroy(&self, list: ze_command_list_handle_t) -> Result<()> {
        // SAFETY: alive and unused by the device until now, by contract.
        unsafe { call!(self.zeCommandListDestroy(list)) }
    }

    pub(crate) unsafe fn list_close(&self, list: ze_command_list_handle_t) -> Result<()> {
        // SAFETY: a live list of this thread's.
        unsafe { call!(self.zeCommandListClose(list)) }
    }

    pub(crate) unsafe fn list_reset(&self, list: ze_command_list_handle_t) -> Result<()> {
        // SAFETY: a live list of this thread's, not in execution by contract.
        unsafe { call!(self.zeCommandListReset(list)) }
    }

    pub(crate) unsafe fn append_copy(
        &self,
        list: ze_command_list_handle_t,
        to: *mut c_void,
        from: *const c_void,
        bytes: usize,
        signal: ze_event_handle_t,
        mut waits: Waits,
    ) -> Result<()> {
        let (count, waits) = waits.array();
        // SAFETY: by contract; the driver copies the array of events.
        unsafe { call!(self.zeCommandListAppendMemoryCopy(list, to, from, bytes, signal, count, waits)) }
    }

    /// Rows of so many bytes, each so many bytes after the one before.
    pub(crate) unsafe fn append_copy_rows(
        &self,
        list: ze_command_list_handle_t,
        (to, to_step): (*mut c_void, u32),
        (from, from_step): (*const c_void, u32),
        [bytes, rows]: [u32; 2],
    ) -> Result<()> {
        let region = ze_copy_region_t { originX: 0, originY: 0, originZ: 0, width: bytes, height: rows, depth: 0 };
        let (signal, waits) = (null_mut(), null_mut());
        // SAFETY: by contract; the driver copies the regions.
        unsafe {
            call!(self.zeCommandListAppendMemoryCopyRegion(
                list, to, &region, to_step, 0, from, &region, from_step, 0, signal, 0, waits
            ))
        }
    }

    pub(crate) unsafe fn append_fill(
        &self,
        list: ze_command_list_handle_t,
        to: *mut c_void,
        pattern: &[u8],
        bytes: usize,
        signal: ze_event_handle_t,
        mut waits: Waits,
    ) -> Result<()> {
        let (count, waits) = waits.array();
        let (pattern, size) = (pattern.as_ptr().cast(), pattern.len());
        // SAFETY: by contract; the driver copies the pattern and the array of events.
        unsafe { call!(self.zeCommandListAppendMemoryFill(list, to, pattern, size, bytes, signal, count, waits)) }
    }

    pub(crate) unsafe fn append_barrier(
        &self,
        list: ze_command_list_handle_t,
        signal: ze_event_handle_t,
        mut waits: Waits,
    ) -> Result<()> {
        let (count, waits) = waits.array();
        // SAFETY: by contract; the driver copies the array of events.
        unsafe { call!(self.zeCommandListAppendBarrier(list, signal, count, waits)) }
    }

    pub(crate) unsafe fn append_launch(
        &self,
        list: ze_command_list_handle_t,
        kernel: ze_kernel_handle_t,
        groups: [u32; 3],
        signal: ze_event_handle_t,
        mut waits: Waits,
    ) -> Result<()> {
        let (count, waits) = waits.array();
        let groups = group_count(groups);
        // SAFETY: by contract; the driver copies the group count and the array of events.
        unsafe { call!(self.zeCommandListAppendLaunchKernel(list, kernel, &groups, signal, count, waits)) }
    }

    pub(crate) unsafe fn append_launch_cooperative(
        &self,
        list: ze_command_list_handle_t,
        kernel: ze_kernel_handle_t,
        groups: [u32; 3],
        signal: ze_event_handle_t,
        mut waits: Waits,
    ) -> Result<()> {
        let (count, waits) = waits.array();
        let groups = group_count(groups);
        // SAFETY: by contract; the driver copies the group count and the array of events.
        unsafe { call!(self.zeCommandListAppendLaunchCooperativeKernel(list, kernel, &groups, signal, count, waits)) }
    }

    /// The context and the device of a list; `None` where loader or driver do not tell: they do since 1.9.
    pub(crate) unsafe fn list_owner(
        &self,
        list: ze_command_list_handle_t,
    ) -> Result<Option<(ze_context_handle_t, ze_device_handle_t)>> {
        let (mut context, mut device) = (null_mut(), null_mut());
        // SAFETY: a live list; there is room for the results.
        let asked = unsafe {
            let loader = &self.loader;
            let (Ok(of_context), Ok(of_device)) =
                (&loader.zeCommandListGetContextHandle, &loader.zeCommandListGetDeviceHandle)
            else {
                return Ok(None);
            };
            [of_context(list, &mut context), of_device(list, &mut device)]
        };
        let unknown = [ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE, ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED];
        if asked.iter().any(|result| unknown.contains(result)) {
            return Ok(None);
        }
        check("zeCommandListGetContextHandle", asked[0])?;
        check("zeCommandListGetDeviceHandle", asked[1])?;
        Ok(Some((context, device)))
    }

    pub(crate) unsafe fn append_signal(&self, list: ze_command_list_handle_t, event: ze_event_handle_t) -> Result<()> {
        // SAFETY: by contract.
        unsafe { call!(self.zeCommandListAppendSignalEvent(list, event)) }
    }

    pub(crate) unsafe fn append_wait(&self, list: ze_command_list_handle_t, mut events: Waits) -> Result<()> {
        let (count, events) = events.array();
        // SAFETY: by contract; the driver copies the array of events.
        unsafe { call!(self.zeCommandListAppendWaitOnEvents(list, count, events)) }
    }

    pub(crate) unsafe fn append_reset(&self, list: ze_command_list_handle_t, event: ze_event_handle_t) -> Result<()> {
        // SAFETY: by contract.
        unsafe { call!(self.zeCommandListAppendEventReset(list, event)) }
    }
}

fn group_count([x, y, z]: [u32; 3]) -> ze_group_count_t {
    ze_group_count_t { groupCountX: x, groupCountY: y, groupCountZ: z }
}
