//! Kernels: made, given arguments and group sizes, asked about, destroyed. Their launches are in `append`.

use std::ffi::{c_char, c_void};
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{answer, require};
use crate::base::arguments::{bytes, chain, check_flags, edit, non_null, read, string, write};
use crate::base::machine::fingerprint;
use crate::base::object::{self, getters};
use crate::programs::kernel::Kernel;
use crate::programs::module::Module;

pub unsafe extern "C" fn zeKernelCreate(
    module: ze_module_handle_t,
    desc: *const ze_kernel_desc_t,
    kernel: *mut ze_kernel_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the descriptor, its string and the room.
        unsafe {
            let module = object::get::<Module>(module)?;
            let desc = read(desc)?;
            let known = ze_kernel_flag_t::ZE_KERNEL_FLAG_FORCE_RESIDENCY.0
                | ze_kernel_flag_t::ZE_KERNEL_FLAG_EXPLICIT_RESIDENCY.0;
            check_flags(desc.flags, known)?;
            let name = string(desc.pKernelName)?.to_str();
            non_null(kernel)?;
            let name = name.map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_NAME)?;
            write(kernel, object::publish(Arc::new(Kernel::new(module.kernel(name)?)))?)
        }
    })
}

pub unsafe extern "C" fn zeKernelDestroy(kernel: ze_kernel_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<Kernel>(kernel).map(drop) }
    })
}

pub unsafe extern "C" fn zeKernelSetArgumentValue(
    kernel: ze_kernel_handle_t,
    index: u32,
    size: usize,
    value: *const c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the value has the size that is given, which may be more than is needed.
        unsafe { object::get::<Kernel>(kernel)?.set_argument(index, size, value) }
    })
}

pub unsafe extern "C" fn zeKernelSetGroupSize(kernel: ze_kernel_handle_t, x: u32, y: u32, z: u32) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Kernel>(kernel) }?.set_group_size([x, y, z])
    })
}

pub unsafe extern "C" fn zeKernelSuggestGroupSize(
    kernel: ze_kernel_handle_t,
    global_x: u32,
    global_y: u32,
    global_z: u32,
    x: *mut u32,
    y: *mut u32,
    z: *mut u32,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let kernel = object::get::<Kernel>(kernel)?;
            let global = [global_x, global_y, global_z];
            require(!global.contains(&0), ze_result_t::ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION)?;
            let size = kernel.suggest_group_size(global)?;
            write(x, size[0])?;
            write(y, size[1])?;
            write(z, size[2])
        }
    })
}

pub unsafe extern "C" fn zeKernelSetGlobalOffsetExp(kernel: ze_kernel_handle_t, x: u32, y: u32, z: u32) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Kernel>(kernel) }?.set_offset([x, y, z]);
        Ok(())
    })
}

/// Kernels reach all memory of the process; what the program says of it is kept for it to ask.
pub unsafe extern "C" fn zeKernelSetIndirectAccess(
    kernel: ze_kernel_handle_t,
    flags: ze_kernel_indirect_access_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let kernel = unsafe { object::get::<Kernel>(kernel) }?;
        let known = ze_kernel_indirect_access_flag_t::ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST.0
            | ze_kernel_indirect_access_flag_t::ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE.0
            | ze_kernel_indirect_access_flag_t::ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED.0;
        check_flags(flags, known)?;
        kernel.set_indirect_access(flags);
        Ok(())
    })
}

/// A hint about caches that have no such modes here.
pub unsafe extern "C" fn zeKernelSetCacheConfig(
    kernel: ze_kernel_handle_t,
    flags: ze_cache_config_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Kernel>(kernel) }?;
        let known = ze_cache_config_flag_t::ZE_CACHE_CONFIG_FLAG_LARGE_SLM.0
            | ze_cache_config_flag_t::ZE_CACHE_CONFIG_FLAG_LARGE_DATA.0;
        check_flags(flags, known)
    })
}

/// The attributes that are left in SPIR-V.
pub unsafe extern "C" fn zeKernelGetSourceAttributes(
    kernel: ze_kernel_handle_t,
    size: *mut u32,
    text: *mut *mut c_char,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room: for a pointer to as many characters as the size says.
        unsafe {
            let mut terminated = object::get::<Kernel>(kernel)?.info().attributes.clone().into_bytes();
            terminated.push(0);
            let room = if text.is_null() { std::ptr::null_mut() } else { read(text)? };
            let mut length = read(size)? as usize;
            bytes(&mut length, room.cast(), &terminated)?;
            write(size, length as u32)
        }
    })
}

pub unsafe extern "C" fn zeKernelGetProperties(
    kernel: ze_kernel_handle_t,
    properties: *mut ze_kernel_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says, with what is chained to it.
        unsafe {
            let info = object::get::<Kernel>(kernel)?.info();
            let asked = read(properties)?;
            let required = info.required_group_size.unwrap_or([0; 3]);
            let sub_group = info.max_sub_group_size.max(1) as u32;
            let mut uuid = ze_kernel_uuid_t { kid: [0; 16], mid: [0; 16] };
            uuid.kid[..8].copy_from_slice(&fingerprint(info.name.as_bytes()).to_ne_bytes());
            write(
                properties,
                ze_kernel_properties_t {
                    stype: asked.stype,
                    pNext: asked.pNext,
                    numKernelArgs: info.args.len() as u32,
                    requiredGroupSizeX: required[0],
                    requiredGroupSizeY: required[1],
                    requiredGroupSizeZ: required[2],
                    requiredNumSubGroups: 0,
                    requiredSubgroupSize: info.required_sub_group_size.unwrap_or(0),
                    maxSubgroupSize: sub_group,
                    maxNumSubgroups: (info.max_group_size as u32).div_ceil(sub_group),
                    localMemSize: info.local_mem_bytes as u32,
                    privateMemSize: info.private_mem_bytes as u32,
                    spillMemSize: info.spilled_bytes as u32,
                    uuid,
                },
            )?;
            for (stype, address) in chain(asked.pNext) {
                match stype {
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES => {
                        edit(address, |found: &mut ze_kernel_preferred_group_size_properties_t| {
                            found.preferredMultiple = info.preferred_group_multiple as u32;
                        })?
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES => {
                        edit(address, |found: &mut ze_kernel_max_group_size_properties_ext_t| {
                            found.maxGroupSize = info.max_group_size as u32;
                        })?
                    }
                    _ => (),
                }
            }
            Ok(())
        }
    })
}

/// Hints that a device does not follow are ignored, as the specification says: `zeDeviceGetModuleProperties` names none.
pub unsafe extern "C" fn zeKernelSchedulingHintExp(
    kernel: ze_kernel_handle_t,
    hint: *mut ze_scheduling_hint_exp_desc_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the descriptor.
        let flags = unsafe {
            object::get::<Kernel>(kernel)?;
            read(hint)?.flags
        };
        let known = ze_scheduling_hint_exp_flag_t::ZE_SCHEDULING_HINT_EXP_FLAG_OLDEST_FIRST.0
            | ze_scheduling_hint_exp_flag_t::ZE_SCHEDULING_HINT_EXP_FLAG_ROUND_ROBIN.0
            | ze_scheduling_hint_exp_flag_t::ZE_SCHEDULING_HINT_EXP_FLAG_STALL_BASED_ROUND_ROBIN.0;
        check_flags(flags, known)
    })
}

pub unsafe extern "C" fn zeKernelGetName(
    kernel: ze_kernel_handle_t,
    size: *mut usize,
    name: *mut c_char,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let info = object::get::<Kernel>(kernel)?.info();
            let mut terminated = info.name.clone().into_bytes();
            terminated.push(0);
            bytes(size, name.cast(), &terminated)
        }
    })
}

getters! {
    zeKernelSuggestMaxCooperativeGroupCount(Kernel) -> u32: |kernel| Ok(kernel.cooperative_groups());
    zeKernelGetIndirectAccess(Kernel) -> ze_kernel_indirect_access_flags_t: |kernel| Ok(kernel.indirect_access());
}
