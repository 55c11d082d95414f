//! Memory that devices see, and its IPC handles.

use std::ffi::{c_char, c_int, c_void};
use std::ptr::null_mut;

use level_zero_sys::*;

use super::{Result, Structure, Table, call};

/// The kind of external memory that other drivers of the kernel's share.
pub(super) const DMA_BUF: ze_external_memory_type_flags_t =
    ze_external_memory_type_flag_t::ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF.0;

/// What memory of a device is to be.
#[derive(Clone, Copy)]
pub(crate) struct Wishes {
    /// Beyond the device's largest allocation, where the driver can.
    pub(crate) relaxed: bool,
    /// A dma-buf as well.
    pub(crate) exported: bool,
    /// As other processes and devices can read it.
    pub(crate) uncompressed: bool,
}

/// What a driver knows of an address.
pub(crate) struct Described {
    pub(crate) kind: ze_memory_type_t,
    pub(crate) id: u64,
    pub(crate) page_bytes: u64,
    pub(crate) device: ze_device_handle_t,
}

/// See the [module](super) for the contract of the unsafe methods.
impl Table {
    pub(crate) unsafe fn alloc_device(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        bytes: usize,
        align: usize,
        Wishes { relaxed, exported, uncompressed }: Wishes,
    ) -> Result<*mut c_void> {
        type Limit = ze_relaxed_allocation_limits_exp_flag_t;
        type Hint = ze_memory_compression_hints_ext_flag_t;
        let limits = ze_relaxed_allocation_limits_exp_desc_t {
            flags: Limit::ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE.0,
            ..Structure::new()
        };
        let mut export = ze_external_memory_export_desc_t { flags: DMA_BUF, ..Structure::new() };
        let mut hint = ze_memory_compression_hints_ext_desc_t {
            flags: Hint::ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED.0,
            ..Structure::new()
        };
        let mut desc = ze_device_mem_alloc_desc_t::new();
        if relaxed {
            desc.pNext = (&raw const limits).cast();
        }
        if exported {
            export.pNext = desc.pNext;
            desc.pNext = (&raw const export).cast();
        }
        if uncompressed {
            hint.pNext = desc.pNext;
            desc.pNext = (&raw const hint).cast();
        }
        let mut memory = null_mut();
        // SAFETY: a live context and device; the descriptors and the room outlive the call.
        unsafe { call!(self.zeMemAllocDevice(context, &desc, bytes, align, device, &mut memory)) }?;
        Ok(memory)
    }

    pub(crate) unsafe fn alloc_host(
        &self,
        context: ze_context_handle_t,
        bytes: usize,
        align: usize,
    ) -> Result<*mut c_void> {
        let desc = ze_host_mem_alloc_desc_t::new();
        let mut memory = null_mut();
        // SAFETY: a live context; the descriptor and the room outlive the call.
        unsafe { call!(self.zeMemAllocHost(context, &desc, bytes, align, &mut memory)) }?;
        Ok(memory)
    }

    pub(crate) unsafe fn alloc_shared(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        bytes: usize,
        align: usize,
    ) -> Result<*mut c_void> {
        let on_device = ze_device_mem_alloc_desc_t::new();
        let on_host = ze_host_mem_alloc_desc_t::new();
        let mut memory = null_mut();
        // SAFETY: a live context and device; the descriptors and the room outlive the call.
        unsafe { call!(self.zeMemAllocShared(context, &on_device, &on_host, bytes, align, device, &mut memory)) }?;
        Ok(memory)
    }

    pub(crate) unsafe fn free(&self, context: ze_context_handle_t, memory: *mut c_void) -> Result<()> {
        // SAFETY: allocated from this context, and not freed before, by contract.
        unsafe { call!(self.zeMemFree(context, memory)) }
    }

    pub(crate) unsafe fn describe(&self, context: ze_context_handle_t, address: *const c_void) -> Result<Described> {
        let mut raw = ze_memory_allocation_properties_t::new();
        let mut device = null_mut();
        // SAFETY: a live context, and room for the answers; the driver looks the address up in its
        // own tables, whatever it is.
        unsafe { call!(self.zeMemGetAllocProperties(context, address, &mut raw, &mut device)) }?;
        Ok(Described { kind: raw.type_, id: raw.id, page_bytes: raw.pageSize, device })
    }

    /// A descriptor of the dma-buf that the memory at an address is.
    pub(crate) unsafe fn export_dma_buf(&self, context: ze_context_handle_t, address: *const c_void) -> Result<c_int> {
        let mut export = ze_external_memory_export_fd_t { flags: DMA_BUF, fd: -1, ..Structure::new() };
        let mut raw = ze_memory_allocation_properties_t {
            pNext: (&raw mut export).cast(),
            ..ze_memory_allocation_properties_t::new()
        };
        // SAFETY: as in `describe`; what is chained outlives the call. No device is asked for.
        unsafe { call!(self.zeMemGetAllocProperties(context, address, &mut raw, null_mut())) }?;
        Ok(export.fd)
    }

    pub(crate) unsafe fn address_range(
        &self,
        context: ze_context_handle_t,
        address: *const c_void,
    ) -> Result<(*mut c_void, usize)> {
        let (mut base, mut bytes) = (null_mut(), 0);
        // SAFETY: as in `describe`.
        unsafe { call!(self.zeMemGetAddressRange(context, address, &mut base, &mut bytes)) }?;
        Ok((base, bytes))
    }

    pub(crate) unsafe fn make_resident(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        memory: *mut c_void,
        bytes: usize,
    ) -> Result<()> {
        // SAFETY: a live context and device, and memory of that context by contract.
        unsafe { call!(self.zeContextMakeMemoryResident(context, device, memory, bytes)) }
    }

    pub(crate) unsafe fn evict(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        memory: *mut c_void,
        bytes: usize,
    ) -> Result<()> {
        // SAFETY: a live context and device, and memory of that context by contract.
        unsafe { call!(self.zeContextEvictMemory(context, device, memory, bytes)) }
    }

    pub(crate) unsafe fn get_ipc_handle(
        &self,
        context: ze_context_handle_t,
        memory: *const c_void,
    ) -> Result<[u8; 64]> {
        let mut raw = ze_ipc_mem_handle_t { data: [0; 64] };
        // SAFETY: a live context, and room for the answer; the driver looks the address up.
        unsafe { call!(self.zeMemGetIpcHandle(context, memory, &mut raw)) }?;
        Ok(raw.data.map(|byte| byte as u8))
    }

    pub(crate) unsafe fn open_ipc_handle(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        handle: [u8; 64],
    ) -> Result<*mut c_void> {
        let mut memory = null_mut();
        let handle = ipc_handle(handle);
        // SAFETY: a live context and device, and room for the answer; the driver checks the handle.
        unsafe { call!(self.zeMemOpenIpcHandle(context, device, handle, 0, &mut memory)) }?;
        Ok(memory)
    }

    pub(crate) unsafe fn close_ipc_handle(&self, context: ze_context_handle_t, memory: *const c_void) -> Result<()> {
        // SAFETY: opened in this context, and not closed before, by contract.
        unsafe { call!(self.zeMemCloseIpcHandle(context, memory)) }
    }
}

/// The handle as C has it.
pub(super) fn ipc_handle(bytes: [u8; 64]) -> ze_ipc_mem_handle_t {
    ze_ipc_mem_handle_t { data: bytes.map(|byte| byte as c_char) }
}
