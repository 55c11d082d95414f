//! Finding a platform, and what is known of it.

use std::env;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::Duration;

use crate::bitcode::{self, Tools};
use crate::builder::{Builder, Request};
use crate::cache::{Cache, CacheError};
use crate::cl::{self, Cl};
use crate::error::check;
use crate::handlers::Handlers;
use crate::program::{self, HOST_FUNCTIONS, Program, SpecConstant};
use crate::stack;
use crate::{BuildError, Error, FindError, exit, validator};

/// Where, below a search root, Intel's runtime is looked for.
const FOLDERS: [&str; 3] = [".deps/venv/lib", "lib/intel-opencl", "opencl"];
const INTEL_LIBRARY: &str = "libintelocl.so";
const ICD_LOADER: &str = "libOpenCL.so.1";

/// Which of PoCL's devices there are, in a list; and the one that runs kernels on the threads that enqueue them.
const POCL_DEVICES: &str = "POCL_DEVICES";
const POCL_OWN_THREAD: &str = "basic";
/// How PoCL makes one function of a work-group's work-items, where it is read whenever a kernel is compiled. Its own choice for
/// groups of one, a copy of the kernel for each work-item, ends the process where barriers are in loops and conditions.
const POCL_METHOD: &str = "POCL_WORK_GROUP_METHOD";
const POCL_LOOPS: &str = "loops";

/// Raised when modules are changed in another way before they are compiled, so that no program of before is taken.
const CHANGES: u32 = 2;

const REMEDY: &str =
    "`apt install pocl-opencl-icd llvm-spirv-15 llvm-15` installs one, `pip install intel-opencl-rt` a better one";
const REMEDY_NAMED: &str = "correct the library's name, or let `./ci/setup` install an engine";
const REMEDY_POCL: &str = "`apt install pocl-opencl-icd llvm-spirv-15 llvm-15` installs PoCL";

/// What a client decides about its engine.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which OpenCL implementation.
    pub library: Library,
    /// Folders below which an installation may lie, the likeliest first: a prefix, a project.
    pub search_roots: Vec<PathBuf>,
    /// The folder where built programs are kept; none for nowhere.
    pub cache: Option<PathBuf>,
    /// A program whose `main` is [`serve`](crate::serve): modules are built in it, so that this process survives a
    /// compiler that does not. None to build here.
    pub builder: Option<PathBuf>,
    /// How much processor time a process that builds or translates may take, as some never end over a damaged module. The builder may
    /// take a second more for each KiB of SPIR-V.
    pub processor_time: Duration,
}

impl Default for Options {
    /// Searches among the system's libraries, keeps nothing, builds in this process.
    fn default() -> Options {
        Options {
            library: Library::default(),
            search_roots: Vec::new(),
            cache: None,
            builder: None,
            processor_time: Duration::from_secs(600),
        }
    }
}

/// Which OpenCL implementation an engine is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Library {
    /// The first that fits, in the order that the crate's documentation gives.
    #[default]
    Any,
    /// PoCL of the system's ICD loader.
    Pocl,
    /// This library and no other: an OpenCL implementation such as `libintelocl.so`, or an ICD loader.
    Named(PathBuf),
}

/// An OpenCL device that runs SPIR-V on memory of this process, with a context on it. Cheap to clone.
#[derive(Clone)]
pub struct Engine {
    pub(crate) shared: Arc<Shared>,
}

/// What is known of an engine and its device.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct EngineInfo {
    /// The library that was opened.
    pub library: PathBuf,
    /// Libraries that come before it and cannot be used, each with the reason in words that follow its name.
    pub passed_over: Vec<(PathBuf, String)>,
    /// CL_PLATFORM_NAME.
    pub platform_name: String,
    /// CL_PLATFORM_VERSION, such as `OpenCL 3.0 LINUX`.
    pub platform_version: String,
    /// CL_DEVICE_NAME.
    pub device_name: String,
    /// CL_DEVICE_VERSION.
    pub device_version: String,
    /// CL_DRIVER_VERSION.
    pub driver_version: String,
    /// The SPIR-V versions taken, such as `1.4`, in the platform's order.
    pub il_versions: Vec<String>,
    /// CL_DEVICE_EXTENSIONS.
    pub extensions: Vec<String>,
    /// Cores that the device uses.
    pub compute_units: u32,
    /// Of one core.
    pub clock_mhz: u32,
    /// Work-items in a work-group at most.
    pub max_work_group_size: usize,
    /// Work-items in a work-group at most, in each dimension.
    pub max_work_item_sizes: [usize; 3],
    /// Local memory of a work-group.
    pub local_mem_bytes: usize,
    /// Memory of the device, which is the host's.
    pub global_mem_bytes: u64,
    /// The largest cache.
    pub cache_bytes: u64,
    /// All arguments of a kernel together.
    pub max_argument_bytes: usize,
    /// Sub-group sizes that a kernel may require.
    pub sub_group_sizes: Vec<usize>,
    /// Sub-groups in a work-group at most.
    pub max_sub_groups: u32,
    /// Double precision.
    pub fp64: bool,
    /// Half precision.
    pub fp16: bool,
    /// 64-bit atomics, the extended ones too.
    pub int64_atomics: bool,
    /// Which atomic operations there are on numbers of half, single and double precision: bits 0, 1 and 2 for load and store, addition,
    /// minimum and maximum in global memory; 16, 17 and 18 in local memory (`cl_ext_float_atomics`).
    pub float_atomics: [u32; 3],
    /// Kernels can call functions by pointer.
    pub function_pointers: bool,
    /// Launches run on the threads that ask for them, so that none can keep another from making progress.
    /// Without it, launches share the platform's threads, and kernels that wait for each other may wait for ever.
    pub independent_launches: bool,
    /// What programs cannot use that they can on other engines, in words.
    pub lacks: Vec<&'static str>,
}

pub(crate) struct Shared {
    pub cl: Cl,
    pub device: cl::DeviceId,
    pub context: cl::Context,
    /// The queue whose commands run on the thread that enqueues them.
    pub here: Option<cl::CommandQueue>,
    /// The queue whose commands run on the platform's threads.
    pub spread: cl::CommandQueue,
    pub info: EngineInfo,
    pub route: Route,
    /// None if the client wants none.
    pub cache: Result<Option<Cache>, CacheError>,
    builder: Option<Builder>,
}

/// How programs get to the platform.
pub(crate) enum Route {
    /// It takes SPIR-V.
    Il,
    /// It takes LLVM bitcode, which these tools make of SPIR-V.
    Bitcode(Tools),
}

impl Engine {
    /// Finds an engine.
    ///
    /// # Errors
    /// [`FindError`] with one reason for each library that was tried.
    pub fn find(options: &Options) -> Result<Engine, FindError> {
        stack::for_compiler(|| Self::find_here(options))
    }

    fn find_here(options: &Options) -> Result<Engine, FindError> {
        let (candidates, remedy) = match &options.library {
            Library::Any => (installed(&options.search_roots), REMEDY),
            Library::Pocl => (vec![PathBuf::from(ICD_LOADER)], REMEDY_POCL),
            Library::Named(library) => (vec![library.clone()], REMEDY_NAMED),
        };
        let mut tried = Vec::new();
        for library in candidates {
            match open(&library, options) {
                Ok(mut engine) => {
                    if let Some(shared) = Arc::get_mut(&mut engine.shared) {
                        shared.info.passed_over = tried;
                    }
                    tracing::debug!(library = %library.display(), device = engine.info().device_name, "OpenCL engine");
                    return Ok(engine);
                }
                Err(reason) => tried.push((library, reason)),
            }
        }
        Err(FindError { tried, remedy })
    }

    /// What is known of this engine.
    pub fn info(&self) -> &EngineInfo {
        &self.shared.info
    }

    /// Why built programs are not kept, where [`Options::cache`] asks for it.
    ///
    /// # Errors
    /// The reason.
    pub fn check_cache(&self) -> Result<(), CacheError> {
        self.shared.cache.as_ref().map(|_| ()).map_err(CacheError::clone)
    }

    /// Builds a program from SPIR-V modules; several are linked.
    ///
    /// `options` are OpenCL's; `-cl-std=CL3.0` is added where no `-cl-std` is given, because atomics on generic
    /// pointers need it. `constants` has the specialization constants of each module, in the modules' order; modules beyond its
    /// end have none. A constant that its module does not declare is ignored.
    /// What was built before is taken from the cache, if there is one; what is compiled is compiled by [`Options::builder`].
    /// Calls of the functions in [`HOST_FUNCTIONS`](crate::HOST_FUNCTIONS) become calls of this process.
    ///
    /// # Errors
    /// [`BuildError`] with the compiler's log, the validator's if it is installed and finds something wrong, and the names that stay
    /// undefined if that is the cause.
    pub fn build(
        &self,
        modules: &[&[u8]],
        options: &str,
        constants: &[&[SpecConstant]],
    ) -> Result<Program, BuildError> {
        let request = Request { modules, options, constants };
        let built = match (&self.shared.route, &self.shared.cache) {
            (Route::Il, Ok(Some(cache))) => {
                let bytes = request.to_bytes();
                let load = |kept: &[u8]| self.build_native(kept).ok();
                cache.program(&[self.identity().as_bytes(), &bytes], load, || self.compile(&request, &bytes))
            }
            (Route::Il, _) => self.compile(&request, &request.to_bytes()).map(|(program, _)| program),
            // Translated by other processes, and the bitcode is what is kept.
            (Route::Bitcode(_), _) => self.compile_here(&request),
        };
        built.map_err(|error| if error.unresolved.is_empty() { validator::explain(error, modules) } else { error })
    }

    /// What machine code depends on besides what it is made from.
    fn identity(&self) -> String {
        let info = self.info();
        let version = env!("CARGO_PKG_VERSION");
        let bound: Vec<&str> = HOST_FUNCTIONS.iter().flat_map(|function| [function.name, function.symbol]).collect();
        let bound = format!("host functions {}, changes {CHANGES}", bound.join(" "));
        [version, &info.platform_name, &info.platform_version, &info.driver_version, &info.device_name, &bound]
            .join(" | ")
    }

    /// A new program and its native binary, made by the builder if there is one.
    fn compile(&self, request: &Request<'_>, bytes: &[u8]) -> Result<(Program, Option<Vec<u8>>), BuildError> {
        program::parse(request.modules)?;
        let apart = self.shared.builder.as_ref().map(|builder| builder.build(&self.info().library, bytes));
        match apart {
            Some(Ok(Ok(apart))) => {
                let program = stack::for_compiler(|| program::build_native(&self.shared, &apart.binary, apart.log))?;
                return Ok((program, Some(apart.binary)));
            }
            Some(Ok(Err(error))) => return Err(error),
            Some(Err(reason)) => {
                static SAID: Once = Once::new();
                SAID.call_once(|| {
                    tracing::warn!("{reason}; kernels are compiled in this process, which ends if the compiler does")
                });
            }
            None => {}
        }
        let program = self.compile_here(request)?;
        let binary = program.native_binary().ok();
        Ok((program, binary))
    }

    fn compile_here(&self, request: &Request<'_>) -> Result<Program, BuildError> {
        stack::for_compiler(|| program::build(&self.shared, request))
    }

    /// Builds a program from what [`Program::native_binary`] returned in a process with the same engine.
    ///
    /// # Errors
    /// [`BuildError`] if the binary is damaged or from another engine.
    pub fn build_native(&self, binary: &[u8]) -> Result<Program, BuildError> {
        stack::for_compiler(|| program::build_native(&self.shared, binary, String::new()))
    }
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("info", self.info()).finish_non_exhaustive()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        let Some(_inside) = exit::enter() else { return };
        // SAFETY: these are the last users of the handles: programs and kernels hold this struct.
        unsafe {
            if let Some(queue) = self.here {
                (self.cl.clReleaseCommandQueue)(queue);
            }
            (self.cl.clReleaseCommandQueue)(self.spread);
            (self.cl.clReleaseContext)(self.context);
        }
    }
}

/// The libraries to try when none is named; also links that lead nowhere, so that it is said.
fn installed(search_roots: &[PathBuf]) -> Vec<PathBuf> {
    let below = |root: &PathBuf| FOLDERS.map(|folder| root.join(folder).join(INTEL_LIBRARY));
    let leads_nowhere = |link: &Path| link.symlink_metadata().is_ok() && !link.exists();
    let is_there = |path: &PathBuf| path.exists() || leads_nowhere(path) || path.parent().is_some_and(leads_nowhere);
    let mut found: Vec<PathBuf> = search_roots.iter().flat_map(below).filter(is_there).collect();
    found.push(PathBuf::from(ICD_LOADER));
    found
}

/// Opens a library and takes the first device that can do what is needed, by itself if there is one, or else on translated programs
/// (or only so); otherwise says why not, in words that follow the library's name.
fn open(library: &Path, options: &Options) -> Result<Engine, String> {
    // What is changed below belongs to the whole process: handlers of signals, and the environment.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let _handlers = Handlers::keep();
    let cl = Cl::open(library)?;
    let _inside = exit::enter().ok_or("is not used, as the process is exiting")?;
    let _device = OwnThread::ask();
    let mut reasons = Vec::new();
    let mut found = Vec::new();
    for platform in cl.platforms() {
        let name = cl.platform_string(platform, cl::PLATFORM_NAME);
        let devices = cl.devices(platform);
        if devices.is_empty() {
            reasons.push(format!("platform \"{name}\" has no CPU device"));
        }
        for device in devices {
            match route(&cl, platform, device, options) {
                Ok(Route::Il) if options.library == Library::Pocl => {}
                Ok(route) => found.push((platform, device, route)),
                Err(lacks) => reasons.push(format!("platform \"{name}\" lacks {lacks}")),
            }
        }
    }
    found.sort_by_key(|(.., route)| matches!(route, Route::Bitcode(_)));
    for (platform, device, route) in found {
        match start(cl.with_extensions(platform), platform, device, route, library, options) {
            Ok(engine) => return Ok(engine),
            Err(error) => {
                let name = cl.platform_string(platform, cl::PLATFORM_NAME);
                reasons.push(format!("platform \"{name}\" does not start: {error}"));
            }
        }
    }
    if reasons.is_empty() {
        Err("offers no OpenCL platform".to_owned())
    } else {
        Err(format!("offers: {}", reasons.join(", ")))
    }
}

/// PoCL asked for its device that runs a kernel on the thread that enqueues it, unless the user has asked for others.
struct OwnThread {
    asked: bool,
}

impl OwnThread {
    fn ask() -> OwnThread {
        OwnThread { asked: set_unless_set(POCL_DEVICES, POCL_OWN_THREAD) }
    }
}

impl Drop for OwnThread {
    fn drop(&mut self) {
        if self.asked {
            #[expect(clippy::disallowed_methods, reason = "PoCL in this process reads it")]
            // SAFETY: as in `set_unless_set`. PoCL has read it, and children of this process have devices of their own choice.
            unsafe {
                env::remove_var(POCL_DEVICES)
            };
        }
    }
}

/// True if it was set now.
fn set_unless_set(variable: &str, value: &str) -> bool {
    let absent = env::var_os(variable).is_none();
    if absent {
        #[expect(clippy::disallowed_methods, reason = "PoCL in this process reads it")]
        // SAFETY: there is no other way to tell PoCL. Rust's own readers of the environment are locked out meanwhile; C's are as safe
        // as beside any program that sets variables when it starts to use a library, which is when this runs, once.
        unsafe {
            env::set_var(variable, value)
        };
    }
    absent
}

/// How programs get to a device, or what it lacks.
fn route(cl: &Cl, platform: cl::PlatformId, device: cl::DeviceId, options: &Options) -> Result<Route, String> {
    let lacks = missing(cl, device);
    if lacks.is_empty() {
        return Ok(Route::Il);
    }
    let version = cl.platform_string(platform, cl::PLATFORM_VERSION);
    let extensions = cl.device_string(device, cl::DEVICE_EXTENSIONS);
    if version.contains("PoCL") && extensions.split_whitespace().any(|e| e == "cl_khr_spir") {
        return Tools::find(&version, options.processor_time).map(Route::Bitcode);
    }
    Err(lacks.join(" and "))
}

/// The capabilities we cannot do without and the device does not have.
fn missing(cl: &Cl, device: cl::DeviceId) -> Vec<&'static str> {
    let shared_memory = cl.device_number(device, cl::DEVICE_SVM_CAPABILITIES);
    let has = [
        (cl.device_string(device, cl::DEVICE_IL_VERSION).contains("SPIR-V"), "SPIR-V programs"),
        (shared_memory & cl::DEVICE_SVM_FINE_GRAIN_SYSTEM != 0, "fine-grained system shared virtual memory"),
        (shared_memory & cl::DEVICE_SVM_ATOMICS != 0, "atomics on shared virtual memory"),
    ];
    has.into_iter().filter(|(present, _)| !present).map(|(_, what)| what).collect()
}

fn start(
    cl: Cl,
    platform: cl::PlatformId,
    device: cl::DeviceId,
    route: Route,
    library: &Path,
    options: &Options,
) -> Result<Engine, Error> {
    let mut info = describe(&cl, platform, device, library);
    let own_thread = info.extensions.iter().any(|e| e == "cl_intel_exec_by_local_thread");
    if let Route::Bitcode(_) = route {
        info.describe_translated();
        set_unless_set(POCL_METHOD, POCL_LOOPS);
        tracing::warn!("kernels run on {} without {}", info.platform_name, info.lacks.join(", "));
    }
    let mut status = cl::SUCCESS;
    // SAFETY: one device, no properties, no callback.
    let context = unsafe { (cl.clCreateContext)(ptr::null(), 1, &device, ptr::null(), ptr::null_mut(), &mut status) };
    check("clCreateContext", status)?;
    let mut here = None;
    if own_thread {
        let properties = cl::QUEUE_THREAD_LOCAL_EXEC_ENABLE_INTEL | cl::QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
        here = Some(queue(&cl, context, device, properties)?);
    } else if !info.independent_launches {
        tracing::warn!(
            device = info.device_name,
            "launches share the platform's threads: kernels may block each other"
        );
    }
    let spread_properties = if here.is_some() { 0 } else { cl::QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE };
    let spread = queue(&cl, context, device, spread_properties)?;
    exit::arrange();
    let cache = options.cache.as_deref().map(Cache::open).transpose();
    let builder = options.builder.clone().map(|program| Builder { program, processor_time: options.processor_time });
    Ok(Engine { shared: Arc::new(Shared { cl, device, context, here, spread, info, route, cache, builder }) })
}

fn queue(cl: &Cl, context: cl::Context, device: cl::DeviceId, properties: u64) -> Result<cl::CommandQueue, Error> {
    let mut status = cl::SUCCESS;
    let list = [cl::QUEUE_PROPERTIES, properties, 0];
    // SAFETY: the list ends with 0.
    let queue = unsafe { (cl.clCreateCommandQueueWithProperties)(context, device, list.as_ptr(), &mut status) };
    check("clCreateCommandQueueWithProperties", status)?;
    Ok(queue)
}

fn describe(cl: &Cl, platform: cl::PlatformId, device: cl::DeviceId, library: &Path) -> EngineInfo {
    let number = |what| cl.device_number(device, what);
    let words = |what| cl.device_string(device, what).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let extensions = words(cl::DEVICE_EXTENSIONS);
    let has = |extension: &str| extensions.iter().any(|e| e == extension);
    let mut max_work_item_sizes = [1; 3];
    for (size, reported) in max_work_item_sizes.iter_mut().zip(cl.device_sizes(device, cl::DEVICE_MAX_WORK_ITEM_SIZES))
    {
        *size = reported;
    }
    EngineInfo {
        library: library.to_owned(),
        platform_name: cl.platform_string(platform, cl::PLATFORM_NAME),
        platform_version: cl.platform_string(platform, cl::PLATFORM_VERSION),
        device_name: cl.device_string(device, cl::DEVICE_NAME),
        device_version: cl.device_string(device, cl::DEVICE_VERSION),
        driver_version: cl.device_string(device, cl::DRIVER_VERSION),
        il_versions: words(cl::DEVICE_IL_VERSION)
            .iter()
            .filter_map(|v| v.strip_prefix("SPIR-V_"))
            .map(str::to_owned)
            .collect(),
        compute_units: number(cl::DEVICE_MAX_COMPUTE_UNITS) as u32,
        clock_mhz: number(cl::DEVICE_MAX_CLOCK_FREQUENCY) as u32,
        max_work_group_size: number(cl::DEVICE_MAX_WORK_GROUP_SIZE) as usize,
        max_work_item_sizes,
        local_mem_bytes: number(cl::DEVICE_LOCAL_MEM_SIZE) as usize,
        global_mem_bytes: number(cl::DEVICE_GLOBAL_MEM_SIZE),
        cache_bytes: number(cl::DEVICE_GLOBAL_MEM_CACHE_SIZE),
        max_argument_bytes: number(cl::DEVICE_MAX_PARAMETER_SIZE) as usize,
        sub_group_sizes: cl.device_sizes(device, cl::DEVICE_SUB_GROUP_SIZES_INTEL),
        max_sub_groups: number(cl::DEVICE_MAX_NUM_SUB_GROUPS) as u32,
        fp64: number(cl::DEVICE_DOUBLE_FP_CONFIG) != 0,
        fp16: has("cl_khr_fp16"),
        int64_atomics: has("cl_khr_int64_base_atomics") && has("cl_khr_int64_extended_atomics"),
        function_pointers: cl.clGetDeviceFunctionPointerINTEL.is_some(),
        float_atomics: if has("cl_ext_float_atomics") {
            [
                cl::DEVICE_HALF_FP_ATOMIC_CAPABILITIES,
                cl::DEVICE_SINGLE_FP_ATOMIC_CAPABILITIES,
                cl::DEVICE_DOUBLE_FP_ATOMIC_CAPABILITIES,
            ]
            .map(|what| cl.device_number(device, what) as u32)
        } else {
            [0; 3]
        },
        independent_launches: has("cl_intel_exec_by_local_thread"),
        lacks: Vec::new(),
        passed_over: Vec::new(),
        extensions,
    }
}

impl EngineInfo {
    /// What is different where programs are translated: what the platform says of itself holds for its own compiler.
    fn describe_translated(&mut self) {
        self.il_versions = bitcode::IL_VERSIONS.map(str::to_owned).to_vec();
        self.sub_group_sizes = vec![bitcode::SUB_GROUP_SIZE];
        self.max_sub_groups = self.max_work_group_size as u32;
        self.fp16 = false;
        self.float_atomics = [0; 3];
        self.function_pointers = false;
        self.independent_launches = self.device_name.starts_with(POCL_OWN_THREAD);
        self.lacks = bitcode::LACKS.to_vec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(library: &str) -> Result<Engine, FindError> {
        Engine::find(&Options { library: Library::Named(library.into()), ..Options::default() })
    }

    #[test]
    fn a_named_library_is_the_only_one_tried() {
        let error = find("/nowhere/libintelocl.so").expect_err("there is no such library");
        assert_eq!(error.tried.len(), 1);
        let text = error.to_string();
        assert!(text.starts_with("no OpenCL engine"), "{text}");
        assert!(text.contains("/nowhere/libintelocl.so cannot be opened (/nowhere"), "{text}");
        assert!(text.ends_with("`./ci/setup` install an engine"), "{text}");
    }

    #[test]
    fn a_library_that_is_no_opencl_is_named_as_such() {
        let error = find("libc.so.6").expect_err("libc is no OpenCL");
        assert!(error.to_string().contains("libc.so.6 does not export cl"), "{error}");
    }

    #[test]
    fn a_library_that_is_passed_over_is_told_with_the_reason() {
        let root = env::temp_dir().join(format!("ocl-interop-broken-{}", std::process::id()));
        let broken = root.join("opencl").join(INTEL_LIBRARY);
        std::fs::create_dir_all(root.join("opencl")).expect("make a folder");
        std::os::unix::fs::symlink("nothing", &broken).expect("make a link");
        let options = Options { search_roots: vec![root.clone()], ..Options::default() };
        // The system may have another one.
        let tried = match Engine::find(&options) {
            Ok(engine) => engine.info().passed_over.clone(),
            Err(error) => error.tried,
        };
        std::fs::remove_dir_all(root).expect("remove the folder");
        let (first, reason) = &tried[0];
        assert!(*first == broken && reason.contains("cannot be opened"), "{tried:?}");
    }

    #[test]
    fn roots_are_searched_in_order_before_the_loader() {
        let scratch = env::temp_dir().join(format!("ocl-interop-{}", std::process::id()));
        let roots = [scratch.join("first"), scratch.join("second")];
        let present = [roots[0].join("lib/intel-opencl"), roots[1].join(".deps/venv/lib"), roots[1].join("opencl")];
        for folder in &present {
            std::fs::create_dir_all(folder).expect("make a folder");
            std::fs::write(folder.join(INTEL_LIBRARY), "").expect("write a file");
        }
        // As ci/install makes it, of a checkout that is gone.
        let leads_nowhere = roots[1].join("lib/intel-opencl");
        std::fs::create_dir_all(roots[1].join("lib")).expect("make a folder");
        std::os::unix::fs::symlink("nothing", &leads_nowhere).expect("make a link");
        let folders = [&present[0], &present[1], &leads_nowhere, &present[2]];
        let mut expected: Vec<PathBuf> = folders.map(|folder| folder.join(INTEL_LIBRARY)).into();
        expected.push(ICD_LOADER.into());
        assert_eq!(installed(&roots), expected);
        std::fs::remove_dir_all(scratch).expect("remove the folders");
    }
}
