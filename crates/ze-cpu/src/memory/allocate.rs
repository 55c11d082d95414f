//! Allocating and freeing.

use std::ffi::c_void;
use std::os::fd::{AsFd, OwnedFd};
use std::ptr;

use level_zero_sys::*;

use crate::base::answer::{Answer, require};
use crate::base::arguments::{chain, non_null, read};
use crate::base::file::{MEMORY, holds, memfd, whole_pages, whole_steps};
use crate::base::machine::machine;
use crate::devices::device::Device;
use crate::memory::allocation::{Allocation, Backing, Origin, Owner, check_external};
use crate::memory::ipc;
use crate::memory::known::{find, insert, remove};
use crate::strict;

/// What is chained to a descriptor of an allocation.
#[derive(Default)]
pub struct Options {
    import: Option<OwnedFd>,
    unlimited: bool,
    exports: u32,
    uncompressed: bool,
}

impl Options {
    /// # Safety
    /// The chain is as the specification says.
    pub unsafe fn read(&mut self, next: *const c_void) -> Answer {
        // SAFETY: forwarded to the caller; a structure is read as what its type says.
        unsafe {
            for (stype, address) in chain(next) {
                match stype {
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC => {
                        let desc = read(address.cast::<ze_external_memory_export_desc_t>())?;
                        check_external(desc.flags)?;
                        self.exports |= desc.flags;
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD => {
                        let desc = read(address.cast::<ze_external_memory_import_fd_t>())?;
                        check_external(desc.flags)?;
                        let ours = ipc::duplicate(desc.fd).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
                        self.import = Some(ours);
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC
                    | ze_structure_type_t::ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC => {
                        self.unlimited = true
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC => {
                        let flags = read(address.cast::<ze_memory_compression_hints_ext_desc_t>())?.flags;
                        let [compressed, uncompressed] = COMPRESSION;
                        require(
                            [compressed, uncompressed].contains(&flags),
                            ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION,
                        )?;
                        self.uncompressed = flags == uncompressed;
                    }
                    _ => (),
                }
            }
        }
        Ok(())
    }
}

/// What programs say of compression; this driver compresses nothing.
const COMPRESSION: [ze_memory_compression_hints_ext_flags_t; 2] = [
    ze_memory_compression_hints_ext_flag_t::ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_COMPRESSED.0,
    ze_memory_compression_hints_ext_flag_t::ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED.0,
];

/// Where memory is to be: on a device, by its handle as the program passed it, or nowhere in particular.
pub type Place<'a> = Option<(ze_device_handle_t, &'a Device)>;

/// As much as the device gives at a time, unless the program relaxes that limit.
pub fn allocate(
    kind: ze_memory_type_t,
    context: u64,
    place: Place<'_>,
    size: usize,
    alignment: usize,
    options: Options,
) -> Answer<*mut c_void> {
    let all = machine().memory_bytes;
    let most = place.map_or(all, |(_, device)| device.largest_allocation());
    let aligned = alignment == 0 || alignment.is_power_of_two();
    require(aligned, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT)?;
    require(size > 0 && (options.unlimited || size as u64 <= most), ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)?;
    require(size as u64 <= all, ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)?;
    let owner = Owner {
        kind,
        context,
        device: place.map_or(ptr::null_mut(), |(handle, _)| handle),
        home: place.map(|(_, device)| device.number),
        origin: Origin::Allocated,
        exports: options.exports,
        uncompressed: options.uncompressed || options.import.is_some(),
    };
    Allocation::new(pages(size, whole_steps(size, kind)?, options)?, size, alignment, &owner).map(insert)
}

/// Pages for a program to map, which are to be a device's, or the host's where there is none.
///
/// # Safety
/// What is chained is as the specification says.
pub unsafe fn physical(context: u64, place: Place<'_>, size: usize, next: *const c_void) -> Answer<Backing> {
    let mut options = Options::default();
    // SAFETY: forwarded to the caller.
    unsafe { options.read(next) }?;
    let owner = Owner {
        kind: match place {
            Some(_) => ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE,
            None => ze_memory_type_t::ZE_MEMORY_TYPE_HOST,
        },
        context,
        device: place.map_or(ptr::null_mut(), |(handle, _)| handle),
        home: place.map(|(_, device)| device.number),
        origin: Origin::Reserved,
        exports: options.exports,
        // Of physical memory programs say nothing.
        uncompressed: true,
    };
    Ok(Backing::new(pages(size, whole_pages(size)?, options)?, size, &owner))
}

/// A new file of that many bytes, or the one that the program imports, which has the size asked for.
fn pages(size: usize, bytes: usize, options: Options) -> Answer<OwnedFd> {
    let Some(memory) = options.import else {
        return memfd(MEMORY, bytes);
    };
    // Beyond the file's end there is nothing to touch.
    require(holds(memory.as_fd(), whole_pages(size)?)?, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
    Ok(memory)
}

pub fn free_at_once(context: u64, pointer: *mut c_void) -> Answer {
    non_null(pointer)?;
    let found = find(context, pointer)?;
    strict::check_unused(found.base, found.mapped)?;
    remove(context, pointer, Origin::Allocated).map(drop)
}
