//! The OpenCL entry points we call, looked up at run time, and the few constants they need.
//!
//! Nothing here interprets: names, types and values are OpenCL's own.

#![allow(non_snake_case, reason = "the names of OpenCL")]

use std::collections::HashSet;
use std::error::Error as _;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::ptr;

use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_LOCAL, RTLD_NOW};

/// An OpenCL handle type: a pointer that only OpenCL follows, valid from any thread.
macro_rules! handles {
    ($($name:ident),*) => {$(
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub *mut c_void);
        // SAFETY: OpenCL objects are not bound to a thread; except for clSetKernelArg on one kernel, which callers
        // serialise, every entry point may be called from any thread (OpenCL 3.0, appendix A.2).
        unsafe impl Send for $name {}
        // SAFETY: as above.
        unsafe impl Sync for $name {}
    )*};
}
handles!(PlatformId, DeviceId, Context, CommandQueue, Program, Kernel, Event);

pub type Status = i32;
pub type Notify = *const c_void;

/// Declares `Cl`, the table of entry points, and how it is filled from a library.
macro_rules! entry_points {
    ($($name:ident($($type:ty),* $(,)?) -> $result:ty;)*) => {
        pub struct Cl {
            $(pub $name: unsafe extern "C" fn($($type),*) -> $result,)*
            pub clGetDeviceGlobalVariablePointerINTEL: Option<GetGlobalVariablePointer>,
            pub clGetDeviceFunctionPointerINTEL: Option<GetFunctionPointer>,
        }

        impl Cl {
            /// Looks every entry point up; the error names the first that the library lacks.
            fn resolve(library: &Library) -> Result<Cl, String> {
                Ok(Cl {
                    $($name: {
                        // SAFETY: the library is an OpenCL implementation or loader by its caller's word, and OpenCL
                        // fixes the type of each name.
                        let symbol = unsafe { library.get(concat!(stringify!($name), "\0").as_bytes()) };
                        *symbol.map_err(|_| concat!("does not export ", stringify!($name)).to_owned())?
                    },)*
                    clGetDeviceGlobalVariablePointerINTEL: None,
                    clGetDeviceFunctionPointerINTEL: None,
                })
            }
        }
    };
}

#[rustfmt::skip]
entry_points! {
    clGetPlatformIDs(u32, *mut PlatformId, *mut u32) -> Status;
    clGetPlatformInfo(PlatformId, u32, usize, *mut c_void, *mut usize) -> Status;
    clGetExtensionFunctionAddressForPlatform(PlatformId, *const c_char) -> *mut c_void;
    clGetDeviceIDs(PlatformId, u64, u32, *mut DeviceId, *mut u32) -> Status;
    clGetDeviceInfo(DeviceId, u32, usize, *mut c_void, *mut usize) -> Status;
    clCreateContext(*const isize, u32, *const DeviceId, Notify, *mut c_void, *mut Status) -> Context;
    clReleaseContext(Context) -> Status;
    clCreateCommandQueueWithProperties(Context, DeviceId, *const u64, *mut Status) -> CommandQueue;
    clReleaseCommandQueue(CommandQueue) -> Status;
    clCreateProgramWithIL(Context, *const c_void, usize, *mut Status) -> Program;
    clCreateProgramWithBinary(Context, u32, *const DeviceId, *const usize, *const *const u8, *mut Status, *mut Status) -> Program;
    clSetProgramSpecializationConstant(Program, u32, usize, *const c_void) -> Status;
    clBuildProgram(Program, u32, *const DeviceId, *const c_char, Notify, *mut c_void) -> Status;
    clCompileProgram(Program, u32, *const DeviceId, *const c_char, u32, *const Program, *const *const c_char, Notify, *mut c_void) -> Status;
    clLinkProgram(Context, u32, *const DeviceId, *const c_char, u32, *const Program, Notify, *mut c_void, *mut Status) -> Program;
    clGetProgramInfo(Program, u32, usize, *mut c_void, *mut usize) -> Status;
    clGetProgramBuildInfo(Program, DeviceId, u32, usize, *mut c_void, *mut usize) -> Status;
    clReleaseProgram(Program) -> Status;
    clCreateKernel(Program, *const c_char, *mut Status) -> Kernel;
    clGetKernelWorkGroupInfo(Kernel, DeviceId, u32, usize, *mut c_void, *mut usize) -> Status;
    clGetKernelSubGroupInfo(Kernel, DeviceId, u32, usize, *const c_void, usize, *mut c_void, *mut usize) -> Status;
    clReleaseKernel(Kernel) -> Status;
    clSetKernelArg(Kernel, u32, usize, *const c_void) -> Status;
    clSetKernelArgSVMPointer(Kernel, u32, *const c_void) -> Status;
    clEnqueueNDRangeKernel(CommandQueue, Kernel, u32, *const usize, *const usize, *const usize, u32, *const Event, *mut Event) -> Status;
    clWaitForEvents(u32, *const Event) -> Status;
    clGetEventInfo(Event, u32, usize, *mut c_void, *mut usize) -> Status;
    clReleaseEvent(Event) -> Status;
}

pub type GetFunctionPointer = unsafe extern "C" fn(DeviceId, Program, *const c_char, *mut u64) -> Status;
pub type GetGlobalVariablePointer =
    unsafe extern "C" fn(DeviceId, Program, *const c_char, *mut usize, *mut *mut c_void) -> Status;

impl Cl {
    /// Opens an OpenCL implementation or ICD loader. It is never closed: OpenCL starts threads that outlive every
    /// handle.
    ///
    /// Intel's library says itself that its dependencies lie beside it. Where one is found neither so nor by the
    /// system, it is opened from there by its full path, which satisfies every later search for its name.
    pub fn open(path: &Path) -> Result<Cl, String> {
        let library = open_with_neighbours(path, RTLD_LOCAL, &mut HashSet::new());
        Cl::resolve(&*library.map_err(|error| format!("cannot be opened ({error})"))?)
    }

    /// Looks up what `platform` has beyond OpenCL's core.
    pub fn with_extensions(&self, platform: PlatformId) -> Cl {
        // SAFETY: the platform comes from this table; the name is terminated.
        let find = |name: &CStr| unsafe { (self.clGetExtensionFunctionAddressForPlatform)(platform, name.as_ptr()) };
        // SAFETY: a non-null address is that function, whose type the extension fixes; null becomes None.
        unsafe {
            Cl {
                clGetDeviceGlobalVariablePointerINTEL: std::mem::transmute::<
                    *mut c_void,
                    Option<GetGlobalVariablePointer>,
                >(find(
                    c"clGetDeviceGlobalVariablePointerINTEL",
                )),
                clGetDeviceFunctionPointerINTEL: std::mem::transmute::<*mut c_void, Option<GetFunctionPointer>>(find(
                    c"clGetDeviceFunctionPointerINTEL",
                )),
                ..*self
            }
        }
    }

    /// The version of `clGet*Info` with a size query, as bytes; empty where the query is not known.
    pub fn info(query: impl Fn(usize, *mut c_void, *mut usize) -> Status) -> Vec<u8> {
        let mut bytes = 0;
        if query(0, ptr::null_mut(), &mut bytes) != SUCCESS || bytes == 0 {
            return Vec::new();
        }
        let mut value = vec![0; bytes];
        if query(bytes, value.as_mut_ptr().cast(), ptr::null_mut()) != SUCCESS {
            return Vec::new();
        }
        value
    }

    pub fn platforms(&self) -> Vec<PlatformId> {
        let mut count = 0;
        // SAFETY: a null list with no room asks for the number only.
        if unsafe { (self.clGetPlatformIDs)(0, ptr::null_mut(), &mut count) } != SUCCESS {
            return Vec::new();
        }
        let mut list = vec![PlatformId(ptr::null_mut()); count as usize];
        // SAFETY: the list has room for `count` entries.
        let status = unsafe { (self.clGetPlatformIDs)(count, list.as_mut_ptr(), &mut count) };
        if status == SUCCESS { list } else { Vec::new() }
    }

    pub fn devices(&self, platform: PlatformId) -> Vec<DeviceId> {
        let mut count = 0;
        // SAFETY: a null list with no room asks for the number only.
        if unsafe { (self.clGetDeviceIDs)(platform, DEVICE_TYPE_CPU, 0, ptr::null_mut(), &mut count) } != SUCCESS {
            return Vec::new();
        }
        let mut list = vec![DeviceId(ptr::null_mut()); count as usize];
        // SAFETY: the list has room for `count` entries.
        let status =
            unsafe { (self.clGetDeviceIDs)(platform, DEVICE_TYPE_CPU, count, list.as_mut_ptr(), ptr::null_mut()) };
        if status == SUCCESS { list } else { Vec::new() }
    }

    pub fn platform_string(&self, platform: PlatformId, what: u32) -> String {
        // SAFETY: the closure is called with a buffer of the stated size or a null one.
        text(&Self::info(|n, p, s| unsafe { (self.clGetPlatformInfo)(platform, what, n, p, s) }))
    }

    pub fn device_bytes(&self, device: DeviceId, what: u32) -> Vec<u8> {
        // SAFETY: the closure is called with a buffer of the stated size or a null one.
        Self::info(|n, p, s| unsafe { (self.clGetDeviceInfo)(device, what, n, p, s) })
    }

    pub fn device_string(&self, device: DeviceId, what: u32) -> String {
        text(&self.device_bytes(device, what))
    }

    /// A number of any width up to 64 bits; 0 where the query is not known.
    pub fn device_number(&self, device: DeviceId, what: u32) -> u64 {
        number(&self.device_bytes(device, what))
    }

    pub fn device_sizes(&self, device: DeviceId, what: u32) -> Vec<usize> {
        self.device_bytes(device, what).chunks_exact(size_of::<usize>()).map(|c| number(c) as usize).collect()
    }
}

/// Opens a library, and what it lacks and lies beside it first; `opened` are the neighbours that were tried.
fn open_with_neighbours(
    path: &Path,
    visibility: c_int,
    opened: &mut HashSet<PathBuf>,
) -> Result<ManuallyDrop<Library>, String> {
    loop {
        // SAFETY: opening runs the library's constructors; the path is that of an OpenCL library, as the user or the
        // documented search chose it, or of what lies beside it and it depends on.
        let error = match unsafe { Library::open(Some(path), RTLD_NOW | visibility) } {
            Ok(library) => return Ok(ManuallyDrop::new(library)),
            Err(error) => error.source().map_or_else(|| error.to_string(), ToString::to_string),
        };
        // "NAME: cannot open shared object file: No such file or directory"
        let lacks = error.split_once(": cannot open").and_then(|(name, _)| Some(path.parent()?.join(name)));
        match lacks.filter(|neighbour| neighbour != path && neighbour.is_file() && opened.insert(neighbour.clone())) {
            Some(neighbour) => open_with_neighbours(&neighbour, RTLD_GLOBAL, opened)?,
            None => return Err(error),
        };
    }
}

impl Clone for Cl {
    fn clone(&self) -> Self {
        Cl { ..*self }
    }
}

/// OpenCL's text: up to the terminator, trimmed.
pub fn text(bytes: &[u8]) -> String {
    match CStr::from_bytes_until_nul(bytes) {
        Ok(terminated) => terminated.to_string_lossy().trim().to_owned(),
        Err(_) => String::from_utf8_lossy(bytes).trim().to_owned(),
    }
}

/// A little-endian number of at most 64 bits.
pub fn number(bytes: &[u8]) -> u64 {
    let mut wide = [0; 8];
    let width = bytes.len().min(8);
    wide[..width].copy_from_slice(&bytes[..width]);
    u64::from_le_bytes(wide)
}

pub const SUCCESS: Status = 0;
pub const INVALID_SPEC_ID: Status = -71;

pub const DEVICE_TYPE_CPU: u64 = 1 << 1;
pub const PLATFORM_VERSION: u32 = 0x0901;
pub const PLATFORM_NAME: u32 = 0x0902;
pub const DEVICE_MAX_COMPUTE_UNITS: u32 = 0x1002;
pub const DEVICE_MAX_WORK_GROUP_SIZE: u32 = 0x1004;
pub const DEVICE_MAX_WORK_ITEM_SIZES: u32 = 0x1005;
pub const DEVICE_MAX_CLOCK_FREQUENCY: u32 = 0x100C;
pub const DEVICE_MAX_PARAMETER_SIZE: u32 = 0x1017;
pub const DEVICE_GLOBAL_MEM_CACHE_SIZE: u32 = 0x101E;
pub const DEVICE_GLOBAL_MEM_SIZE: u32 = 0x101F;
pub const DEVICE_LOCAL_MEM_SIZE: u32 = 0x1023;
pub const DEVICE_NAME: u32 = 0x102B;
pub const DRIVER_VERSION: u32 = 0x102D;
pub const DEVICE_VERSION: u32 = 0x102F;
pub const DEVICE_EXTENSIONS: u32 = 0x1030;
pub const DEVICE_DOUBLE_FP_CONFIG: u32 = 0x1032;
pub const DEVICE_SVM_CAPABILITIES: u32 = 0x1053;
pub const DEVICE_IL_VERSION: u32 = 0x105B;
pub const DEVICE_MAX_NUM_SUB_GROUPS: u32 = 0x105C;
pub const DEVICE_SUB_GROUP_SIZES_INTEL: u32 = 0x4108;
pub const DEVICE_SINGLE_FP_ATOMIC_CAPABILITIES: u32 = 0x4231;
pub const DEVICE_DOUBLE_FP_ATOMIC_CAPABILITIES: u32 = 0x4232;
pub const DEVICE_HALF_FP_ATOMIC_CAPABILITIES: u32 = 0x4233;
pub const DEVICE_SVM_FINE_GRAIN_SYSTEM: u64 = 1 << 2;
pub const DEVICE_SVM_ATOMICS: u64 = 1 << 3;

pub const QUEUE_PROPERTIES: u64 = 0x1093;
pub const QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE: u64 = 1 << 0;
/// cl_intel_exec_by_local_thread: the thread that enqueues is the thread that executes.
pub const QUEUE_THREAD_LOCAL_EXEC_ENABLE_INTEL: u64 = 1 << 31;

pub const PROGRAM_BINARY_SIZES: u32 = 0x1165;
pub const PROGRAM_BINARIES: u32 = 0x1166;
pub const PROGRAM_BUILD_LOG: u32 = 0x1183;
pub const KERNEL_WORK_GROUP_SIZE: u32 = 0x11B0;
pub const KERNEL_LOCAL_MEM_SIZE: u32 = 0x11B2;
pub const KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: u32 = 0x11B3;
pub const KERNEL_PRIVATE_MEM_SIZE: u32 = 0x11B4;
pub const KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE: u32 = 0x2033;
pub const EVENT_COMMAND_EXECUTION_STATUS: u32 = 0x11D3;

/// The name of an error code that a launch or a build can return; the number for the others.
pub fn status_name(status: Status) -> String {
    let name = match status {
        -1 => "CL_DEVICE_NOT_FOUND",
        -2 => "CL_DEVICE_NOT_AVAILABLE",
        -3 => "CL_COMPILER_NOT_AVAILABLE",
        -4 => "CL_MEM_OBJECT_ALLOCATION_FAILURE",
        -5 => "CL_OUT_OF_RESOURCES",
        -6 => "CL_OUT_OF_HOST_MEMORY",
        -11 => "CL_BUILD_PROGRAM_FAILURE",
        -14 => "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST",
        -15 => "CL_COMPILE_PROGRAM_FAILURE",
        -16 => "CL_LINKER_NOT_AVAILABLE",
        -17 => "CL_LINK_PROGRAM_FAILURE",
        -30 => "CL_INVALID_VALUE",
        -33 => "CL_INVALID_DEVICE",
        -34 => "CL_INVALID_CONTEXT",
        -35 => "CL_INVALID_QUEUE_PROPERTIES",
        -36 => "CL_INVALID_COMMAND_QUEUE",
        -42 => "CL_INVALID_BINARY",
        -43 => "CL_INVALID_BUILD_OPTIONS",
        -44 => "CL_INVALID_PROGRAM",
        -45 => "CL_INVALID_PROGRAM_EXECUTABLE",
        -46 => "CL_INVALID_KERNEL_NAME",
        -47 => "CL_INVALID_KERNEL_DEFINITION",
        -48 => "CL_INVALID_KERNEL",
        -49 => "CL_INVALID_ARG_INDEX",
        -50 => "CL_INVALID_ARG_VALUE",
        -51 => "CL_INVALID_ARG_SIZE",
        -52 => "CL_INVALID_KERNEL_ARGS",
        -53 => "CL_INVALID_WORK_DIMENSION",
        -54 => "CL_INVALID_WORK_GROUP_SIZE",
        -55 => "CL_INVALID_WORK_ITEM_SIZE",
        -56 => "CL_INVALID_GLOBAL_OFFSET",
        -59 => "CL_INVALID_OPERATION",
        -63 => "CL_INVALID_GLOBAL_WORK_SIZE",
        -66 => "CL_INVALID_COMPILER_OPTIONS",
        -67 => "CL_INVALID_LINKER_OPTIONS",
        INVALID_SPEC_ID => "CL_INVALID_SPEC_ID",
        _ => return format!("OpenCL error {status}"),
    };
    name.to_owned()
}
