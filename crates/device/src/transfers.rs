//! Transfers and reductions of the host in memory that only devices reach: kernels, and not a command for each element.

use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::Mutex;

use level_zero::{Context, Device, Error, HostMemory, ImmediateList, IndirectAccess, Kernel, Module};
use zeshmem_algebra::Blocks;

use crate::BUILD_FLAGS;

const KERNELS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/host_transfers.spv"));
const KERNELS_FP64: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/host_transfers_fp64.spv"));

/// Bytes of the memory by which blocks go between host and device.
const STAGING: usize = 1 << 20;
/// Blocks of more bytes go between them by themselves.
const STAGED: usize = STAGING / 2;
/// Rows of one copy may be so far apart: Intel's driver ends a process that has them further apart.
const ROW_STEP: usize = (1 << 18) - 1;
/// Work-items of a group, and the most groups that a launch has.
const GROUP: u32 = 64;
const GROUPS: u64 = 1024;

/// Where one side of a transfer lies.
#[derive(Clone, Copy, Debug)]
pub enum Side {
    /// In memory that the device reaches.
    Device(usize),
    /// In any memory of the host, which the device may not reach.
    Host(usize),
}

/// Performs transfers and reductions on a device: kernels one at a time, and beside them copies one at a time.
pub struct Transfers {
    parts: Mutex<Parts>,
    copies: Mutex<Copies>,
}

struct Copies {
    list: ImmediateList,
    /// As that of [`Parts`], for copies beside its kernels.
    staging: HostMemory,
}

struct Parts {
    /// For units of 1, 2, 4 and 8 bytes.
    blocks: [Kernel; 4],
    /// Those that were asked for; none where the device has not that.
    reductions: HashMap<String, Option<Kernel>>,
    list: ImmediateList,
    staging: HostMemory,
    module: Module,
    /// None where the device has no double precision.
    fp64: Option<Module>,
}

impl Transfers {
    /// Builds the kernels for a device.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn new(context: &Context, device: &Device) -> Result<Transfers, Error> {
        let module = Module::from_spirv(context, device, KERNELS, BUILD_FLAGS)?;
        // Where that fails the host reduces doubles.
        let fp64 = Module::from_spirv(context, device, KERNELS_FP64, BUILD_FLAGS).ok();
        let copy = |width: usize| kernel(&module, &format!("zeshmem_copy_blocks{width}"));
        let parts = Parts {
            blocks: [copy(1)?, copy(2)?, copy(4)?, copy(8)?],
            reductions: HashMap::new(),
            list: ImmediateList::synchronous(context, device)?,
            staging: context.alloc_host(STAGING, 64)?,
            module,
            fp64,
        };
        let copies =
            Copies { list: ImmediateList::copying(context, device)?, staging: context.alloc_host(STAGING, 64)? };
        Ok(Transfers { parts: Mutex::new(parts), copies: Mutex::new(copies) })
    }

    /// Copies blocks. At least one side is the device's. Where kernels of the program's may have the device and wait, engines for copies
    /// do: a kernel would wait for its turn.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// All blocks are there, on a side of the device's in memory that it reaches, and in no other use.
    pub unsafe fn copy_blocks(
        &self,
        dest: Side,
        source: Side,
        blocks: &Blocks,
        beside_kernels: bool,
    ) -> Result<(), Error> {
        let is_staged = !matches!((dest, source), (Side::Device(_), Side::Device(_)));
        if beside_kernels || is_staged && blocks.bytes > STAGED {
            let mut copies = self.copies.lock().expect("no panic while copying");
            let Copies { list, staging } = &mut *copies;
            // SAFETY: forwarded, as for the blocks in our memory that reach the closure.
            unsafe { copy_by(staging, dest, source, blocks, |to, from, some| copy_rows(list, to, from, some)) }
        } else {
            let mut parts = self.parts.lock().expect("no panic while launching");
            let Parts { blocks: kernels, list, staging, .. } = &mut *parts;
            // SAFETY: as above.
            unsafe {
                copy_by(staging, dest, source, blocks, |to, from, some| launch_blocks(kernels, list, to, from, some))
            }
        }
    }

    /// Combines elements `first` to `first + count` of the arrays at `sources` by the operation and type of this name, such as
    /// `sum_i32`, and leaves the results in all of `dests`. Returns whether it did: a device may lack a type, and arrays may be
    /// aligned for other types only.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// The device reaches these elements of all arrays, of `bytes` bytes each, which are in no other use. `dests` are as many as
    /// `sources`; an array may be a dest and a source of the same number.
    pub unsafe fn combine(
        &self,
        operation: &str,
        dests: &[usize],
        sources: &[usize],
        bytes: usize,
        first: usize,
        count: usize,
    ) -> Result<bool, Error> {
        let arrays: Vec<usize> = dests.iter().chain(sources).copied().collect();
        if arrays.iter().any(|array| array % bytes != 0) || size_of_val(&arrays[..]) > STAGING {
            return Ok(false);
        }
        let mut parts = self.parts.lock().expect("no panic while launching");
        let Parts { reductions, list, staging, module, fp64, .. } = &mut *parts;
        if !reductions.contains_key(operation) {
            let has_fp64 = operation.ends_with("f64") || operation.ends_with("complex64");
            let module = if has_fp64 { fp64.as_ref() } else { Some(&*module) };
            let built = module.map(|module| kernel(module, &format!("zeshmem_{operation}"))).transpose()?;
            reductions.insert(operation.to_owned(), built);
        }
        let Some(Some(kernel)) = reductions.get_mut(operation) else { return Ok(false) };
        // SAFETY: there is room, as was checked, and the memory is ours until the lock is released.
        unsafe { staging.as_ptr().cast::<usize>().copy_from_nonoverlapping(arrays.as_ptr(), arrays.len()) };
        kernel.set_arg_ptr(0, staging.as_ptr())?;
        for (index, value) in [dests.len(), first, count].into_iter().enumerate() {
            kernel.set_arg(index as u32 + 1, &(value as u64))?;
        }
        // SAFETY: the arguments are what the kernel declares; the caller vouches for the arrays, of which it knows by indirect
        // access; the list is synchronous.
        unsafe { list.append_launch(kernel, [groups(count as u64), 1, 1], None, &[]) }?;
        Ok(true)
    }
}

fn kernel(module: &Module, name: &str) -> Result<Kernel, Error> {
    let mut kernel = module.kernel(name)?;
    kernel.set_group_size([GROUP, 1, 1])?;
    kernel.set_indirect_access(IndirectAccess::DEVICE | IndirectAccess::HOST)?;
    Ok(kernel)
}

fn groups(units: u64) -> u32 {
    units.div_ceil(GROUP.into()).clamp(1, GROUPS) as u32
}

/// Copies blocks with what moves them on the device: between addresses that it reaches. Where one side is the host's they go packed, as
/// many as fit, through `staging`, which both reach; long ones by themselves.
///
/// # Safety
/// As [`Transfers::copy_blocks`].
unsafe fn copy_by(
    staging: &HostMemory,
    dest: Side,
    source: Side,
    blocks: &Blocks,
    mut on_device: impl FnMut(usize, usize, &Blocks) -> Result<(), Error>,
) -> Result<(), Error> {
    let Blocks { bytes, count, dest_step, source_step } = *blocks;
    if let (Side::Device(dest), Side::Device(source)) = (dest, source) {
        return on_device(dest, source, blocks);
    }
    if bytes > STAGED {
        let (Side::Device(dest) | Side::Host(dest), Side::Device(source) | Side::Host(source)) = (dest, source);
        return blocks.offsets().try_for_each(|(to, from)| {
            on_device(dest + to, source + from, &Blocks { count: 1, dest_step: bytes, source_step: bytes, ..*blocks })
        });
    }
    let (staging, at_once) = (staging.as_ptr() as usize, STAGING / bytes);
    for begin in (0..count).step_by(at_once) {
        let some = at_once.min(count - begin);
        match (dest, source) {
            (Side::Device(dest), Side::Host(source)) => {
                for index in 0..some {
                    let from = (source + (begin + index) * source_step) as *const u8;
                    // SAFETY: a block of the caller's, and room in our memory for `some` of them.
                    unsafe { std::ptr::copy_nonoverlapping(from, (staging + index * bytes) as *mut u8, bytes) };
                }
                on_device(dest + begin * dest_step, staging, &Blocks { count: some, source_step: bytes, ..*blocks })?;
            }
            (Side::Host(dest), Side::Device(source)) => {
                on_device(staging, source + begin * source_step, &Blocks { count: some, dest_step: bytes, ..*blocks })?;
                for index in 0..some {
                    let to = (dest + (begin + index) * dest_step) as *mut u8;
                    // SAFETY: as above.
                    unsafe { std::ptr::copy_nonoverlapping((staging + index * bytes) as *const u8, to, bytes) };
                }
            }
            _ => unreachable!("one side is the host's, the other the device's"),
        }
    }
    Ok(())
}

/// By one command for all blocks, or by one for each where Intel's driver does not take them together.
///
/// # Safety
/// As [`Transfers::copy_blocks`], at addresses that the device reaches, or of one block.
unsafe fn copy_rows(list: &mut ImmediateList, dest: usize, source: usize, blocks: &Blocks) -> Result<(), Error> {
    let Blocks { bytes, count, dest_step, source_step } = *blocks;
    let are_rows = count > 1
        && (bytes..=ROW_STEP).contains(&dest_step)
        && (bytes..=ROW_STEP).contains(&source_step)
        && bytes.checked_mul(count).is_some_and(|all| all <= u32::MAX as usize);
    if are_rows {
        let (dest, source) = ((dest as *mut c_void, dest_step as u32), (source as *const c_void, source_step as u32));
        // SAFETY: forwarded; the list is synchronous.
        return unsafe { list.append_copy_rows(dest, source, bytes as u32, count as u32) };
    }
    for (to, from) in blocks.offsets() {
        let (to, from) = ((dest + to) as *mut c_void, (source + from) as *const c_void);
        // SAFETY: as above.
        unsafe { list.append_copy(to, from, bytes, None, &[]) }?;
    }
    Ok(())
}

/// # Safety
/// As [`Transfers::copy_blocks`], at addresses that the device reaches.
unsafe fn launch_blocks(
    kernels: &mut [Kernel; 4],
    list: &mut ImmediateList,
    dest: usize,
    source: usize,
    blocks: &Blocks,
) -> Result<(), Error> {
    let Blocks { bytes, count, dest_step, source_step } = *blocks;
    // The largest unit that divides everything.
    let shift = (dest | source | bytes | dest_step | source_step).trailing_zeros().min(3);
    let [dest_step, source_step, units, count] = [dest_step, source_step, bytes, count].map(|value| value as u64);
    let kernel = &mut kernels[shift as usize];
    kernel.set_arg_ptr(0, dest as *const c_void)?;
    kernel.set_arg_ptr(1, source as *const c_void)?;
    for (index, value) in [dest_step >> shift, source_step >> shift, units >> shift, count].into_iter().enumerate() {
        kernel.set_arg(index as u32 + 2, &value)?;
    }
    let all = (units >> shift) * count;
    // SAFETY: the arguments are what the kernel declares; the caller vouches for the blocks; the list is synchronous.
    unsafe { list.append_launch(kernel, [groups(all), 1, 1], None, &[]) }
}
