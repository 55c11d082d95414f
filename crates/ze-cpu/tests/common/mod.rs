//! What the tests share: the driver behind the real loader, in a process of the test's own.

#![allow(dead_code, reason = "each test file uses a part")]

use std::ffi::{CString, c_void};
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::ptr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

pub use level_zero_sys::*;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::{MemfdFlags, memfd_create};
use rustix::io::retry_on_intr;
use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, set_parent_process_death_signal};

/// Set in processes that the tests start: which part of the test they are.
const ROLE: &str = "ZE_CPU_TEST_ROLE";
const WATCHDOG: Duration = Duration::from_secs(300);

/// Runs the calling test in a process of its own, which has the driver's variables and these; true in the process that is
/// done with that. The child finds false and does the test.
pub fn in_child(test: &str, variables: &[(&str, &str)]) -> bool {
    if std::env::var_os(ROLE).is_some() {
        return false;
    }
    let Ended { status, said } = ended(test, child(test, "test", variables));
    // Not by the child itself, whose output would not be taken for this test's.
    print!("{said}");
    assert!(status.success(), "{test}: {status}");
    true
}

/// Which part of the test this process is.
pub fn role() -> String {
    std::env::var(ROLE).unwrap_or_default()
}

/// The driver is strict with all tests that do not say otherwise.
pub fn is_strict() -> bool {
    std::env::var_os("ZE_CPU_STRICT").is_some_and(|strict| strict != "0")
}

/// A process that runs one part of a test.
pub fn child(test: &str, role: &str, variables: &[(&str, &str)]) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program's path"));
    command.args(["--exact", test, "--nocapture", "--test-threads=1"]).env(ROLE, role);
    command.env("ZE_ENABLE_ALT_DRIVERS", driver_library()).env_remove("ZE_AFFINITY_MASK");
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let engine = project.join(".deps/venv/lib/libintelocl.so");
    if engine.exists() && std::env::var_os("ZE_CPU_OPENCL").is_none() {
        command.env("ZE_CPU_OPENCL", engine);
    }
    command.envs(variables.iter().copied());
    let ends_with_us = || Ok(set_parent_process_death_signal(Some(Signal::KILL))?);
    // SAFETY: that is one system call.
    unsafe { command.pre_exec(ends_with_us) };
    command
}

pub fn succeed(child: Child) {
    let status = end_of(child);
    assert!(status.success(), "{status}");
}

/// What becomes of a process; one that hangs is killed.
pub fn end_of(mut child: Child) -> ExitStatus {
    end_within(WATCHDOG, &mut child)
        .unwrap_or_else(|| panic!("a process of the test hung for {WATCHDOG:?} and was killed"))
}

/// None if it took longer, and was killed.
fn end_within(limit: Duration, child: &mut Child) -> Option<ExitStatus> {
    let flags = PidfdFlags::empty();
    let process = pidfd_open(Pid::from_child(child), flags).expect("watch a process");
    let limit = limit.try_into().expect("a limit");
    let ends = &mut [PollFd::new(&process, PollFlags::IN)];
    let ended = retry_on_intr(|| poll(ends, Some(&limit))).expect("watch a process") > 0;
    if !ended {
        child.kill().expect("kill a process");
    }
    let status = child.wait().expect("wait for a process");
    ended.then_some(status)
}

/// How a process ended, and what it said on stdout and stderr.
pub struct Ended {
    pub status: ExitStatus,
    pub said: String,
}

/// Runs a process of a test to its end; one that hangs is killed.
pub fn ended(test: &str, command: Command) -> Ended {
    ended_within(WATCHDOG, test, command).unwrap_or_else(|hung| panic!("{hung}"))
}

/// The same with another limit, and what is to be said if it hung.
pub fn ended_within(limit: Duration, test: &str, mut command: Command) -> Result<Ended, String> {
    let output = memfd_create("output", MemfdFlags::CLOEXEC).expect("make a file");
    let output = File::from(output);
    let write = || output.try_clone().expect("share a file");
    let mut child = command.stdout(write()).stderr(write()).spawn().expect("start a process");
    let status = end_within(limit, &mut child);
    let mut said = vec![0; output.metadata().expect("a size").len() as usize];
    output.read_exact_at(&mut said, 0).expect("read the output");
    let said = String::from_utf8_lossy(&said).into_owned();
    match status {
        Some(status) => Ok(Ended { status, said }),
        None => {
            let last = said.lines().last().unwrap_or_default();
            let hung = format!("{test} hung for {limit:?} and was killed; the last it said: {last}");
            print!("{said}");
            Err(hung)
        }
    }
}

/// Cargo puts the library beside the tests, or one folder up.
pub fn driver_library() -> PathBuf {
    let test = std::env::current_exe().expect("this program's path");
    let folders = test.ancestors().skip(1).take(2);
    folders
        .map(|folder| folder.join("libze_cpu.so"))
        .find(|path| path.exists())
        .expect("libze_cpu.so, built with the tests")
}

/// A table of the driver's functions, as a loader that knows all of them gets it: `table("zeGetMemProcAddrTable")`. With it, tests
/// call what the installed loader may be too old for; handles are the same while there is one driver.
pub fn table<T>(getter: &str) -> T {
    let name = CString::new(getter).expect("a name");
    let path = CString::new(driver_library().to_str().expect("a plain path")).expect("a path");
    // SAFETY: the driver's initialisers may run at any time, and getters have this type. Each fills all entries of a table of
    // this version, which zeros are valid for.
    unsafe {
        let library = libc::dlopen(path.as_ptr(), libc::RTLD_NOW);
        assert!(!library.is_null(), "{path:?}");
        let getter = libc::dlsym(library, name.as_ptr());
        assert!(!getter.is_null(), "{name:?}");
        let getter: unsafe extern "C" fn(ze_api_version_t, *mut T) -> ze_result_t = std::mem::transmute(getter);
        let mut table = std::mem::zeroed();
        ok(getter(ze_api_version_t::ZE_API_VERSION_1_17, &mut table));
        table
    }
}

/// The loader, a context, and the devices.
pub struct Ze {
    pub loader: Loader,
    pub driver: ze_driver_handle_t,
    pub devices: Vec<ze_device_handle_t>,
    pub context: ze_context_handle_t,
}

/// An IPC handle as text, for another process.
pub fn hex(bytes: &[std::ffi::c_char]) -> String {
    bytes.iter().map(|byte| format!("{:02x}", *byte as u8)).collect()
}

/// The handle again.
pub fn unhex(text: &str) -> [std::ffi::c_char; 64] {
    std::array::from_fn(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap() as std::ffi::c_char)
}

#[track_caller]
pub fn ok(result: ze_result_t) {
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS);
}

/// What is chained to the description of device memory that other processes are to open.
pub fn uncompressed() -> ze_memory_compression_hints_ext_desc_t {
    ze_memory_compression_hints_ext_desc_t {
        flags: ze_memory_compression_hints_ext_flag_t::ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED.0,
        ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC)
    }
}

/// A structure of the specification, zeros but for its type.
pub fn typed<T>(stype: ze_structure_type_t) -> T {
    // SAFETY: the specification's structures are plain data, for which zeros are valid, and begin with their type.
    unsafe {
        let mut value: T = std::mem::zeroed();
        (&raw mut value).cast::<ze_structure_type_t>().write(stype);
        value
    }
}

impl Ze {
    /// What every program does first.
    pub fn start() -> Ze {
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let loader = open().expect("the Level Zero loader (libze1)");
            ok(loader.zeInit(0));
            let mut driver = ptr::null_mut();
            ok(loader.zeDriverGet(&mut 1, &mut driver));
            let mut count = 0;
            ok(loader.zeDeviceGet(driver, &mut count, ptr::null_mut()));
            let mut devices = vec![ptr::null_mut(); count as usize];
            ok(loader.zeDeviceGet(driver, &mut count, devices.as_mut_ptr()));
            let desc: ze_context_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_CONTEXT_DESC);
            let mut context = ptr::null_mut();
            ok(loader.zeContextCreate(driver, &desc, &mut context));
            Ze { loader, driver, devices, context }
        }
    }

    pub fn device(&self) -> ze_device_handle_t {
        self.devices[0]
    }

    /// Shared memory: the device's, and the tests look at it.
    pub fn allocate(&self, bytes: usize) -> *mut u8 {
        let desc: ze_device_mem_alloc_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC);
        let host: ze_host_mem_alloc_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC);
        let (device, mut pointer) = (self.device(), ptr::null_mut());
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeMemAllocShared(self.context, &desc, &host, bytes, 64, device, &mut pointer) });
        pointer.cast()
    }

    /// Device memory, which the host has to keep off.
    pub fn allocate_device(&self, bytes: usize) -> *mut u8 {
        let hint = uncompressed();
        let desc = ze_device_mem_alloc_desc_t {
            pNext: (&raw const hint).cast(),
            ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC)
        };
        let (device, mut pointer) = (self.device(), ptr::null_mut());
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeMemAllocDevice(self.context, &desc, bytes, 64, device, &mut pointer) });
        pointer.cast()
    }

    pub fn free<T>(&self, pointer: *mut T) {
        // SAFETY: the tests free what they allocated, once.
        ok(unsafe { self.loader.zeMemFree(self.context, pointer.cast()) });
    }

    fn queue_desc(mode: ze_command_queue_mode_t) -> ze_command_queue_desc_t {
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC);
        ze_command_queue_desc_t { mode, ..desc }
    }

    pub fn immediate(&self, synchronous: bool) -> ze_command_list_handle_t {
        let mut list = ptr::null_mut();
        let desc = Self::queue_desc(if synchronous {
            ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS
        } else {
            ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS
        });
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeCommandListCreateImmediate(self.context, self.device(), &desc, &mut list) });
        list
    }

    /// An asynchronous immediate list whose commands are in order.
    pub fn in_order(&self) -> ze_command_list_handle_t {
        let mut list = ptr::null_mut();
        let desc = ze_command_queue_desc_t {
            flags: ze_command_queue_flag_t::ZE_COMMAND_QUEUE_FLAG_IN_ORDER.0,
            ..Self::queue_desc(ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS)
        };
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeCommandListCreateImmediate(self.context, self.device(), &desc, &mut list) });
        list
    }

    pub fn queue(&self) -> ze_command_queue_handle_t {
        let mut queue = ptr::null_mut();
        let desc = Self::queue_desc(ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeCommandQueueCreate(self.context, self.device(), &desc, &mut queue) });
        queue
    }

    pub fn list(&self) -> ze_command_list_handle_t {
        self.list_with(0)
    }

    /// A regular list with flags.
    pub fn list_with(&self, flags: ze_command_list_flags_t) -> ze_command_list_handle_t {
        let mut list = ptr::null_mut();
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC);
        let desc = ze_command_list_desc_t { flags, ..desc };
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeCommandListCreate(self.context, self.device(), &desc, &mut list) });
        list
    }

    pub fn pool(&self, flags: u32, count: u32) -> ze_event_pool_handle_t {
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_POOL_DESC);
        let desc = ze_event_pool_desc_t { flags, count, ..desc };
        let mut pool = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeEventPoolCreate(self.context, &desc, 0, ptr::null_mut(), &mut pool) });
        pool
    }

    pub fn event(&self, pool: ze_event_pool_handle_t, index: u32) -> ze_event_handle_t {
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_DESC);
        let desc = ze_event_desc_t { index, ..desc };
        let mut event = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeEventCreate(pool, &desc, &mut event) });
        event
    }

    /// Closes the list, runs it on the queue, and waits.
    pub fn run(&self, queue: ze_command_queue_handle_t, mut list: ze_command_list_handle_t) {
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(self.loader.zeCommandListClose(list));
            ok(self.loader.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
            ok(self.loader.zeCommandQueueSynchronize(queue, u64::MAX));
        }
    }

    /// What is in device memory, by a copy.
    pub fn read<T: Copy + Default>(&self, from: *const T) -> T {
        let (list, mut value) = (self.immediate(true), T::default());
        self.copy(list, (&raw mut value).cast(), from.cast(), size_of::<T>());
        // SAFETY: the list is this function's.
        ok(unsafe { self.loader.zeCommandListDestroy(list) });
        value
    }

    /// Writes to device memory, by a copy.
    pub fn write<T>(&self, to: *mut T, value: T) {
        let list = self.immediate(true);
        self.copy(list, to.cast(), (&raw const value).cast(), size_of::<T>());
        // SAFETY: the list is this function's.
        ok(unsafe { self.loader.zeCommandListDestroy(list) });
    }

    pub fn copy(&self, list: ze_command_list_handle_t, to: *mut u8, from: *const u8, bytes: usize) {
        let (to, from) = (to.cast(), from.cast());
        // SAFETY: the tests pass memory of that size, and keep it.
        ok(unsafe {
            self.loader.zeCommandListAppendMemoryCopy(list, to, from, bytes, ptr::null_mut(), 0, ptr::null_mut())
        });
    }

    /// A module from SPIR-V; the result and the log.
    pub fn try_module(&self, spirv: &[u8], flags: &str) -> (ze_result_t, ze_module_handle_t, String) {
        let flags = CString::new(flags).expect("flags");
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MODULE_DESC);
        let desc = ze_module_desc_t {
            format: ze_module_format_t::ZE_MODULE_FORMAT_IL_SPIRV,
            inputSize: spirv.len(),
            pInputModule: spirv.as_ptr(),
            pBuildFlags: flags.as_ptr(),
            ..desc
        };
        self.module_of(&desc)
    }

    pub fn module_of(&self, desc: &ze_module_desc_t) -> (ze_result_t, ze_module_handle_t, String) {
        let (mut module, mut log) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let result = self.loader.zeModuleCreate(self.context, self.device(), desc, &mut module, &mut log);
            (result, module, self.log(log))
        }
    }

    /// The log's text; destroys it.
    pub fn log(&self, log: ze_module_build_log_handle_t) -> String {
        if log.is_null() {
            return String::new();
        }
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let mut size = 0;
            ok(self.loader.zeModuleBuildLogGetString(log, &mut size, ptr::null_mut()));
            let mut text = vec![0u8; size];
            ok(self.loader.zeModuleBuildLogGetString(log, &mut size, text.as_mut_ptr().cast()));
            ok(self.loader.zeModuleBuildLogDestroy(log));
            String::from_utf8_lossy(&text[..size - 1]).into_owned()
        }
    }

    pub fn module(&self, source: &str) -> ze_module_handle_t {
        let (result, module, log) = self.try_module(&compile(source), "");
        assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
        module
    }

    /// A kernel for groups of one work-item, until that is changed.
    pub fn kernel(&self, module: ze_module_handle_t, name: &str) -> ze_kernel_handle_t {
        let kernel = self.kernel_as_it_is(module, name);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeKernelSetGroupSize(kernel, 1, 1, 1) });
        kernel
    }

    /// A kernel whose size of groups is not set.
    pub fn kernel_as_it_is(&self, module: ze_module_handle_t, name: &str) -> ze_kernel_handle_t {
        let name = CString::new(name).expect("a name");
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_DESC);
        let desc = ze_kernel_desc_t { pKernelName: name.as_ptr(), ..desc };
        let mut kernel = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeKernelCreate(module, &desc, &mut kernel) });
        kernel
    }

    pub fn argument<T>(&self, kernel: ze_kernel_handle_t, index: u32, value: T) {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeKernelSetArgumentValue(kernel, index, size_of::<T>(), (&raw const value).cast()) });
    }

    pub fn launch(&self, list: ze_command_list_handle_t, kernel: ze_kernel_handle_t, groups: u32) {
        let groups = ze_group_count_t { groupCountX: groups, groupCountY: 1, groupCountZ: 1 };
        // SAFETY: the arguments are as the specification says.
        ok(unsafe {
            self.loader.zeCommandListAppendLaunchKernel(list, kernel, &groups, ptr::null_mut(), 0, ptr::null_mut())
        });
    }

    /// A function of a later specification, as programs get it.
    pub fn by_name<F: Copy>(&self, name: &str) -> F {
        assert_eq!(size_of::<F>(), size_of::<*mut c_void>());
        let name = CString::new(name).expect("a name");
        let mut address = ptr::null_mut();
        // SAFETY: the arguments are as the specification says; the caller knows the function's type.
        unsafe {
            ok(self.loader.zeDriverGetExtensionFunctionAddress(self.driver, name.as_ptr(), &mut address));
            std::mem::transmute_copy(&address)
        }
    }

    /// Whether kernels can run here; prints why not.
    pub fn has_engine(&self) -> bool {
        let mut properties = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.loader.zeDeviceGetModuleProperties(self.device(), &mut properties) });
        let properties: ze_device_module_properties_t = properties;
        if properties.spirvVersionSupported == 0 {
            eprintln!("skipped: no OpenCL engine is installed; ./ci/setup installs one");
        }
        properties.spirvVersionSupported != 0
    }
}

/// A number in memory that others write.
pub fn word<'a>(address: *mut u8) -> &'a AtomicU64 {
    // SAFETY: the tests pass aligned addresses of allocations that they keep; zeros are a valid number.
    unsafe { &*address.cast::<AtomicU64>() }
}

/// OpenCL C to SPIR-V.
pub fn compile(source: &str) -> Vec<u8> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("make a scratch folder");
    let file = |name| folder.join(name);
    std::fs::write(file("kernel.cl"), source).expect("write the source");
    let clang =
        ["-cl-std=CL3.0", "-target", "spir64", "-O2", "-emit-llvm", "-c", "-Xclang", "-finclude-default-header"];
    let status = Command::new("clang-15").args(clang).arg(file("kernel.cl")).arg("-o").arg(file("kernel.bc")).status();
    assert!(status.expect("clang-15").success());
    let status = Command::new("llvm-spirv-15")
        .arg("--spirv-ext=+SPV_INTEL_function_pointers")
        .arg(file("kernel.bc"))
        .arg("-o")
        .arg(file("kernel.spv"))
        .status();
    assert!(status.expect("llvm-spirv-15").success());
    let module = std::fs::read(file("kernel.spv")).expect("read the module");
    std::fs::remove_dir_all(folder).expect("remove the scratch folder");
    module
}
