//! Modules and kernels.

use std::ffi::{CStr, c_char, c_void};
use std::ptr::{null, null_mut};

use level_zero_sys::*;

use super::{Result, Structure, Table, c_text, call, enumerate, text};
use crate::{Error, KernelProperties, ModuleProperties};

/// See the [module](super) for the contract of the unsafe methods.
impl Table {
    /// Builds a module; [`Error::Build`] with the compiler's words where that fails.
    pub(crate) unsafe fn module_create(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        format: ze_module_format_t,
        code: &[u8],
        options: &str,
    ) -> Result<ze_module_handle_t> {
        let options = c_text(options)?;
        let desc = ze_module_desc_t {
            format,
            inputSize: code.len(),
            pInputModule: code.as_ptr(),
            pBuildFlags: options.as_ptr(),
            ..Structure::new()
        };
        let (mut module, mut log) = (null_mut(), null_mut());
        // SAFETY: a live context and device; the descriptor, the code, the options and the room
        // outlive the call.
        let built = unsafe { call!(self.zeModuleCreate(context, device, &desc, &mut module, &mut log)) };
        // SAFETY: the log is null or was just made, and is not used afterwards.
        let log = unsafe { self.take_log(log) };
        match built {
            Ok(()) => {
                if let Some(log) = log.filter(|log| !log.trim().is_empty()) {
                    tracing::debug!("building a module: {log}");
                }
                Ok(module)
            }
            Err(error) => Err(build_error(error, log)),
        }
    }

    /// The text of a build log, which is destroyed. Nothing where there is no log.
    unsafe fn take_log(&self, log: ze_module_build_log_handle_t) -> Option<String> {
        if log.is_null() {
            return None;
        }
        // SAFETY: a live log.
        let text = unsafe { self.log_text(log) };
        // SAFETY: a live log, used for the last time.
        super::in_drop(unsafe { self.log_destroy(log) });
        text.ok()
    }

    unsafe fn log_text(&self, log: ze_module_build_log_handle_t) -> Result<String> {
        let characters = enumerate(0, |bytes, characters| {
            // SAFETY: a live log; `enumerate` passes a count and its room.
            unsafe { call!(self.zeModuleBuildLogGetString(log, bytes, characters)) }
        })?;
        Ok(text(&characters))
    }

    unsafe fn log_destroy(&self, log: ze_module_build_log_handle_t) -> Result<()> {
        // SAFETY: alive until now by contract.
        unsafe { call!(self.zeModuleBuildLogDestroy(log)) }
    }

    pub(crate) unsafe fn module_destroy(&self, module: ze_module_handle_t) -> Result<()> {
        // SAFETY: alive and unused by the device until now, and its kernels are destroyed, by contract.
        unsafe { call!(self.zeModuleDestroy(module)) }
    }

    pub(crate) unsafe fn kernel_names(&self, module: ze_module_handle_t) -> Result<Vec<String>> {
        let names = enumerate(null(), |count, names| {
            // SAFETY: a live module; `enumerate` passes a count and its room.
            unsafe { call!(self.zeModuleGetKernelNames(module, count, names)) }
        })?;
        let owned = names.into_iter().filter(|name| !name.is_null()).map(|name: *const c_char| {
            // SAFETY: a C string that the module keeps; the module is alive during this call.
            unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned()
        });
        Ok(owned.collect())
    }

    pub(crate) unsafe fn global(&self, module: ze_module_handle_t, name: &str) -> Result<(*mut c_void, usize)> {
        let name = c_text(name)?;
        let (mut bytes, mut address) = (0, null_mut());
        // SAFETY: a live module; the name and the room outlive the call.
        unsafe { call!(self.zeModuleGetGlobalPointer(module, name.as_ptr(), &mut bytes, &mut address)) }?;
        Ok((address, bytes))
    }

    pub(crate) unsafe fn native_binary(&self, module: ze_module_handle_t) -> Result<Vec<u8>> {
        enumerate(0, |bytes, code| {
            // SAFETY: a live module; `enumerate` passes a count and its room.
            unsafe { call!(self.zeModuleGetNativeBinary(module, bytes, code)) }
        })
    }

    pub(crate) unsafe fn module_properties(&self, module: ze_module_handle_t) -> Result<ModuleProperties> {
        let mut raw = ze_module_properties_t::new();
        // SAFETY: a live module, and room for the answer.
        unsafe { call!(self.zeModuleGetProperties(module, &mut raw)) }?;
        let imports = ze_module_property_flag_t::ZE_MODULE_PROPERTY_FLAG_IMPORTS;
        Ok(ModuleProperties { imports: raw.flags & imports.0 != 0 })
    }

    pub(crate) unsafe fn kernel_create(&self, module: ze_module_handle_t, name: &str) -> Result<ze_kernel_handle_t> {
        let name = c_text(name)?;
        let desc = ze_kernel_desc_t { pKernelName: name.as_ptr(), ..Structure::new() };
        let mut kernel = null_mut();
        // SAFETY: a live module; the descriptor, the name and the room outlive the call.
        unsafe { call!(self.zeKernelCreate(module, &desc, &mut kernel)) }?;
        Ok(kernel)
    }

    pub(crate) unsafe fn kernel_destroy(&self, kernel: ze_kernel_handle_t) -> Result<()> {
        // SAFETY: alive and unused by the device until now, by contract.
        unsafe { call!(self.zeKernelDestroy(kernel)) }
    }

    pub(crate) unsafe fn kernel_name(&self, kernel: ze_kernel_handle_t) -> Result<String> {
        let characters = enumerate(0, |bytes, characters| {
            // SAFETY: a live kernel; `enumerate` passes a count and its room.
            unsafe { call!(self.zeKernelGetName(kernel, bytes, characters)) }
        })?;
        Ok(text(&characters))
    }

    pub(crate) unsafe fn set_group_size(&self, kernel: ze_kernel_handle_t, [x, y, z]: [u32; 3]) -> Result<()> {
        // SAFETY: a live kernel of this thread's.
        unsafe { call!(self.zeKernelSetGroupSize(kernel, x, y, z)) }
    }

    pub(crate) unsafe fn suggest_group_size(
        &self,
        kernel: ze_kernel_handle_t,
        [x, y, z]: [u32; 3],
    ) -> Result<[u32; 3]> {
        let [mut a, mut b, mut c] = [0; 3];
        // SAFETY: a live kernel, and room for the answers.
        unsafe { call!(self.zeKernelSuggestGroupSize(kernel, x, y, z, &mut a, &mut b, &mut c)) }?;
        Ok([a, b, c])
    }

    pub(crate) unsafe fn max_cooperative_groups(&self, kernel: ze_kernel_handle_t) -> Result<u32> {
        let mut groups = 0;
        // SAFETY: a live kernel, and room for the answer.
        unsafe { call!(self.zeKernelSuggestMaxCooperativeGroupCount(kernel, &mut groups)) }?;
        Ok(groups)
    }

    /// `value` is null, for local memory, or holds that many bytes.
    pub(crate) unsafe fn set_argument(
        &self,
        kernel: ze_kernel_handle_t,
        index: u32,
        bytes: usize,
        value: *const c_void,
    ) -> Result<()> {
        // SAFETY: a live kernel of this thread's; the driver copies the value, which is there by
        // contract.
        unsafe { call!(self.zeKernelSetArgumentValue(kernel, index, bytes, value)) }
    }

    pub(crate) unsafe fn set_indirect_access(&self, kernel: ze_kernel_handle_t, flags: u32) -> Result<()> {
        // SAFETY: a live kernel of this thread's.
        unsafe { call!(self.zeKernelSetIndirectAccess(kernel, flags)) }
    }

    pub(crate) unsafe fn indirect_access(&self, kernel: ze_kernel_handle_t) -> Result<u32> {
        let mut flags = 0;
        // SAFETY: a live kernel, and room for the answer.
        unsafe { call!(self.zeKernelGetIndirectAccess(kernel, &mut flags)) }?;
        Ok(flags)
    }

    pub(crate) unsafe fn kernel_properties(&self, kernel: ze_kernel_handle_t) -> Result<KernelProperties> {
        let mut raw = ze_kernel_properties_t::new();
        // SAFETY: a live kernel, and room for the answer.
        unsafe { call!(self.zeKernelGetProperties(kernel, &mut raw)) }?;
        let size = [raw.requiredGroupSizeX, raw.requiredGroupSizeY, raw.requiredGroupSizeZ];
        let required = |number: u32| (number != 0).then_some(number);
        Ok(KernelProperties {
            arguments: raw.numKernelArgs,
            required_group_size: (size != [0; 3]).then_some(size),
            required_sub_groups: required(raw.requiredNumSubGroups),
            required_sub_group_size: required(raw.requiredSubgroupSize),
            max_sub_group_size: raw.maxSubgroupSize,
            max_sub_groups: raw.maxNumSubgroups,
            local_bytes: raw.localMemSize,
            private_bytes: raw.privateMemSize,
            spill_bytes: raw.spillMemSize,
        })
    }
}

/// A refused module with the compiler's words; other failures as they are.
fn build_error(error: Error, log: Option<String>) -> Error {
    let refused = [
        ze_result_t::ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
        ze_result_t::ZE_RESULT_ERROR_MODULE_LINK_FAILURE,
        // No compiler: the log says what is missing.
        ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE,
    ];
    if !error.result().is_some_and(|result| refused.contains(&result)) {
        return error;
    }
    let said = log.map(|log| log.trim().to_owned()).filter(|log| !log.is_empty());
    Error::Build { log: said.unwrap_or_else(|| format!("{error}, and the driver says no more")) }
}
