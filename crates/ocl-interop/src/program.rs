//! Building, and what a program has to offer: kernels and variables.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ffi::{CStr, CString, c_void};
use std::iter;
use std::ptr;
use std::sync::Arc;

use crate::bitcode::{self, Tools};
use crate::builder::Request;
use crate::cl::{self, Cl};
use crate::engine::{Route, Shared};
use crate::error::check;
use crate::exit::{self, Inside};
use crate::globals::Globals;
use crate::kernel::{self, Conduct, Kernel};
use crate::spirv::{self, Facts, KernelDeclaration, Module};
use crate::{BuildError, Error, container, stack};

/// A function of device code that is this process's on this engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostFunction {
    /// Its name in the SPIR-V.
    pub name: &'static str,
    /// The symbol of the host.
    pub symbol: &'static str,
    /// Parameters that it takes, each an integer of 64 bits. It returns nothing. A function of that name and another type is the
    /// module's own.
    pub parameters: usize,
    /// It may wait for what other threads do.
    pub waits: bool,
}

/// Functions of device code that are this process's on this engine.
///
/// `ishmem_relax` is what every wait loop of device code calls. A fence on a GPU; here it gives the core away, for the
/// peer that is waited for may need it. `ishmem_copy_run` copies memory, by a loop on a GPU. `ishmem_clock` reads a clock,
/// a counter of the device's on a GPU.
///
/// The symbols are libc's, because the engine's compiler looks imports up among the process's global symbols, where those of a
/// library that was opened `RTLD_LOCAL`, as drivers are, do not appear; and they are libc's internal names, so that device code
/// which declares `sched_yield` or `memcpy` itself, with its own signature, can be linked with it, and compilers know nothing of
/// them.
pub const HOST_FUNCTIONS: &[HostFunction] = &[
    HostFunction { name: "ishmem_relax", symbol: "__sched_yield", parameters: 0, waits: true },
    HostFunction { name: "ishmem_copy_run", symbol: "__mempcpy", parameters: 3, waits: false },
    HostFunction { name: "ishmem_clock", symbol: "clock_gettime", parameters: 2, waits: false },
];

/// A value for one specialization constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecConstant {
    /// The `SpecId` decoration.
    pub id: u32,
    /// The value, as wide as the constant's type; one byte for a bool.
    pub bytes: Vec<u8>,
}

/// A program-scope variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Global {
    /// Where it is: plain memory, for host and kernels, until the program and its kernels are gone.
    pub address: *mut u8,
    /// How large it is.
    pub bytes: usize,
}

/// A built program. Cheap to clone; the last of the program and its kernels frees it.
#[derive(Clone)]
pub struct Program {
    built: Arc<Built>,
}

pub(crate) struct Built {
    pub engine: Arc<Shared>,
    pub handle: cl::Program,
    /// The modules as they were built, host functions bound.
    modules: Vec<Module>,
    kernels: Vec<(KernelDeclaration, Conduct)>,
    kernel_names: Vec<String>,
    log: String,
    /// Where the globals are, and the options of the build, where the platform does not see to it.
    own: Option<Own>,
}

struct Own {
    globals: Globals,
    options: String,
}

impl Program {
    /// The kernels, in the modules' order.
    pub fn kernel_names(&self) -> &[String] {
        &self.built.kernel_names
    }

    /// The kernel of that name.
    ///
    /// # Errors
    /// [`Error::NoSuchKernel`], or what OpenCL says.
    pub fn kernel(&self, name: &str) -> Result<Kernel, Error> {
        let found = self.built.kernels.iter().find(|(k, _)| k.name == name);
        let (declaration, conduct) = found.ok_or_else(|| Error::NoSuchKernel(name.to_owned()))?;
        stack::for_compiler(|| Kernel::new(self.built.clone(), declaration, *conduct))
    }

    /// The program-scope variable of that name; none if there is no such variable with external linkage.
    pub fn global(&self, name: &str) -> Option<Global> {
        let _inside = exit::enter()?;
        if let Some(own) = &self.built.own {
            return own.globals.exported(name);
        }
        let engine = &self.built.engine;
        let name = CString::new(name).ok()?;
        let (mut bytes, mut address) = (0, ptr::null_mut());
        let find = engine.cl.clGetDeviceGlobalVariablePointerINTEL?;
        // SAFETY: device and program belong together; the results are written to locals that outlive the call.
        let status = unsafe { find(engine.device, self.built.handle, name.as_ptr(), &mut bytes, &mut address) };
        (status == cl::SUCCESS && !address.is_null()).then_some(Global { address: address.cast(), bytes })
    }

    /// The address of a function, for kernels that call functions by pointer; none if there is no such function, or no module of
    /// the program calls any by pointer.
    pub fn function(&self, name: &str) -> Option<u64> {
        let _inside = exit::enter()?;
        let engine = &self.built.engine;
        let find = engine.cl.clGetDeviceFunctionPointerINTEL?;
        let is_kernel = self.built.kernel_names.iter().any(|known| known == name);
        let name =
            if is_kernel { CString::new(spirv::addressable_name(name)).ok()? } else { CString::new(name).ok()? };
        let mut address = 0;
        // SAFETY: device and program belong together; the result is written to a local that outlives the call.
        let status = unsafe { find(engine.device, self.built.handle, name.as_ptr(), &mut address) };
        (status == cl::SUCCESS && address != 0).then_some(address)
    }

    /// What [`build_native`](crate::Engine::build_native) of the same engine takes: the engine's machine code together with
    /// the modules, which say what the kernels' arguments are. Where the code contains this process's addresses, the modules and
    /// the options stand for it.
    ///
    /// # Errors
    /// What OpenCL says.
    pub fn native_binary(&self) -> Result<Vec<u8>, Error> {
        let _inside = exit::enter().ok_or(Error::Exiting)?;
        let mut parts: Vec<Vec<u8>> = self.built.modules.iter().map(Module::to_bytes).collect();
        parts.push(match &self.built.own {
            Some(own) => [TO_TRANSLATE, own.options.as_bytes()].concat(),
            None => machine_code(&self.built)?,
        });
        Ok(container::pack(&parts))
    }

    /// The compiler's log of the successful build, if it warns of something.
    pub fn log(&self) -> &str {
        &self.built.log
    }
}

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Program").field("kernel_names", &self.built.kernel_names).finish_non_exhaustive()
    }
}

impl Drop for Built {
    fn drop(&mut self) {
        let Some(_inside) = exit::enter() else { return };
        // SAFETY: the kernels hold this struct, so none is left.
        unsafe { (self.engine.cl.clReleaseProgram)(self.handle) };
    }
}

/// In a native binary, in the place of machine code: to be made from the modules, with the options that follow.
const TO_TRANSLATE: &[u8] = b"translate ";

/// Builds in this process.
pub(crate) fn build(engine: &Arc<Shared>, request: &Request<'_>) -> Result<Program, BuildError> {
    let _inside = enter()?;
    let mut modules = parse(request.modules)?;
    for module in &mut modules {
        for function in HOST_FUNCTIONS {
            module.bind_host_function(function.name, function.symbol, function.parameters);
        }
    }
    let spec = request.constants.iter().copied().chain(iter::repeat(&[][..]));
    if let Route::Bitcode(tools) = &engine.route {
        for (module, spec) in modules.iter_mut().zip(spec) {
            bitcode::specialise(module, spec)?;
        }
        return translate(engine, tools, modules, request.options);
    }
    for module in &mut modules {
        module.export_addresses();
    }
    let facts: Vec<Facts> = modules.iter().map(Facts::of).collect();
    all_defined(&facts)?;
    let mut units = Vec::new();
    for ((module, facts), spec) in modules.iter().zip(&facts).zip(spec) {
        units.push(Handle::from_il(engine, &module.to_bytes(), facts, spec)?);
    }

    let options = complete_options(request.options)?;
    let mut log = String::new();
    let built = match units.len() {
        1 => units.remove(0).compile_and_link(&options, &mut log),
        _ => Handle::link(engine, &units, &options, &mut log),
    };
    finish(built, modules, facts, log, None)
}

/// The modules, if each is one.
pub(crate) fn parse(binaries: &[&[u8]]) -> Result<Vec<Module>, BuildError> {
    if binaries.is_empty() {
        return Err(BuildError::new("no module to build"));
    }
    binaries.iter().map(|binary| Module::parse(binary).map_err(BuildError::new)).collect()
}

/// Builds modules on a platform that takes no SPIR-V.
fn translate(engine: &Arc<Shared>, tools: &Tools, modules: Vec<Module>, options: &str) -> Result<Program, BuildError> {
    let kept: Vec<&str> = options.split_whitespace().filter(|option| !option.starts_with("-cl-std=")).collect();
    let options = kept.join(" ");
    let complete = CString::new(format!("{} {options}", bitcode::OPTIONS))
        .map_err(|_| BuildError::new("the build options contain a zero byte"))?;
    let facts: Vec<Facts> = modules.iter().map(Facts::of).collect();
    let cache = engine.cache.as_ref().ok().and_then(Option::as_ref);
    let translated = tools.translate(&modules, &engine.info.platform_version, cache)?;
    let handle = Handle::from_machine_code(engine, &translated.bitcode)?;
    let mut log = String::new();
    let built = handle.compile_and_link(&complete, &mut log);
    let own = Own { globals: translated.globals, options };
    let program = finish(built, modules, facts, log, Some(own))?;
    for writer in &translated.initial_values {
        kernel::run_once(engine, program.built.handle, writer)
            .map_err(|error| BuildError::new(format!("the variables have no values: {error}")))?;
    }
    Ok(program)
}

/// A program of a native binary; `log` is that of the build which it comes from.
pub(crate) fn build_native(engine: &Arc<Shared>, binary: &[u8], log: String) -> Result<Program, BuildError> {
    let _inside = enter()?;
    let mut parts = container::unpack(binary).ok_or_else(|| BuildError::new("not a native binary of this driver"))?;
    let code = parts.pop().ok_or_else(|| BuildError::new("a native binary without machine code"))?;
    let modules =
        parts.iter().map(|part| Module::parse(part)).collect::<Result<Vec<_>, _>>().map_err(BuildError::new)?;
    let options = code.strip_prefix(TO_TRANSLATE).map(std::str::from_utf8);
    match (&engine.route, options) {
        (Route::Bitcode(tools), Some(Ok(options))) => {
            return translate(engine, tools, modules, options);
        }
        (Route::Il, None) => {}
        _ => return Err(BuildError::new("a native binary of another engine")),
    }
    let facts: Vec<Facts> = modules.iter().map(Facts::of).collect();
    let mut log = log;
    let built = Handle::from_machine_code(engine, code)?.compile_and_link(c"", &mut log);
    finish(built, modules, facts, log, None)
}

fn enter() -> Result<Building, BuildError> {
    let inside = exit::enter().ok_or_else(|| BuildError::new("the process is exiting"))?;
    Ok(Building { _inside: inside })
}

/// Held by a thread that builds.
struct Building {
    _inside: Inside,
}

impl Drop for Building {
    fn drop(&mut self) {
        exit::arrange();
    }
}

/// The log of a build that went well: compilers report their progress there, which is left out unless there is a
/// warning in it.
fn remarks(log: String) -> String {
    if log.to_lowercase().contains("warning") { log } else { String::new() }
}

/// What all ways end with: a program of what was built, or an error that explains why it was not.
fn finish(
    built: Result<Handle<'_>, String>,
    modules: Vec<Module>,
    facts: Vec<Facts>,
    log: String,
    own: Option<Own>,
) -> Result<Program, BuildError> {
    let handle = match built {
        Ok(handle) => handle,
        Err(message) => return Err(explain(message, log, &facts)),
    };
    let host = |waits| HOST_FUNCTIONS.iter().filter(|f| f.waits == waits).map(|f| f.symbol).collect();
    let (may_wait, no_wait): (HashSet<&str>, HashSet<&str>) = (host(true), host(false));
    let declared = facts.iter().enumerate().flat_map(|(home, f)| f.kernels().into_iter().map(move |k| (home, k)));
    let kernels: Vec<_> = declared
        .map(|(home, kernel)| {
            let reached = spirv::reached(&facts, home, &kernel);
            let conduct = Conduct {
                calls_host: reached.iter().any(|f| f.is_one_of(&may_wait)),
                may_wait: reached.iter().any(|f| f.may_wait() && !f.is_one_of(&no_wait)),
            };
            (kernel, conduct)
        })
        .collect();
    let kernel_names = kernels.iter().map(|(k, _)| k.name.clone()).collect();
    let built = Built {
        engine: handle.engine.clone(),
        handle: handle.into_raw(),
        modules,
        kernels,
        kernel_names,
        log: remarks(log),
        own,
    };
    Ok(Program { built: Arc::new(built) })
}

/// `options` with the language version that atomics on generic pointers need.
fn complete_options(options: &str) -> Result<CString, BuildError> {
    let complete = if options.contains("-cl-std=") { options.to_owned() } else { format!("{options} -cl-std=CL3.0") };
    CString::new(complete.trim()).map_err(|_| BuildError::new("the build options contain a zero byte"))
}

/// The names that some module imports and none defines: functions of the host, built-in functions of the engine, or undefined.
fn open_imports(facts: &[Facts]) -> impl Iterator<Item = &str> {
    let exported: HashSet<&str> = facts.iter().flat_map(Facts::exports).collect();
    facts.iter().flat_map(Facts::imports).filter(move |name| !exported.contains(name))
}

/// Refuses functions that no module defines and this process does: the engine's compiler would find those of the host, for instance
/// the host's routine of the same name where the library of device code is still to be linked.
fn all_defined(facts: &[Facts]) -> Result<(), BuildError> {
    let bound = |name: &str| HOST_FUNCTIONS.iter().any(|function| function.symbol == name);
    let names: BTreeSet<&str> = open_imports(facts).filter(|name| !bound(name) && is_host_symbol(name)).collect();
    if names.is_empty() { Ok(()) } else { Err(undefined("the modules are incomplete", String::new(), &names)) }
}

/// Whether this process has a symbol of that name.
fn is_host_symbol(name: &str) -> bool {
    // SAFETY: the name is terminated; a lookup among global symbols has no other effect.
    CString::new(name).is_ok_and(|name| unsafe { !libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()).is_null() })
}

/// The error for a failed build: names what is undefined, if the compiler's log says that this was the cause.
fn explain(message: String, log: String, facts: &[Facts]) -> BuildError {
    let in_log: HashSet<&str> = log.split(|c: char| !(c.is_alphanumeric() || c == '_')).collect();
    let names: BTreeSet<&str> = open_imports(facts).filter(|name| in_log.contains(name)).collect();
    if names.is_empty() { BuildError { log, ..BuildError::new(message) } } else { undefined(&message, log, &names) }
}

fn undefined(message: &str, log: String, names: &BTreeSet<&str>) -> BuildError {
    let unresolved: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    BuildError { message: format!("{message}: nothing defines {}", unresolved.join(", ")), log, unresolved }
}

/// An OpenCL program on its way to be a `Program`; released unless it gets there.
struct Handle<'a> {
    engine: &'a Arc<Shared>,
    raw: cl::Program,
}

impl<'a> Handle<'a> {
    fn from_il(
        engine: &'a Arc<Shared>,
        il: &[u8],
        facts: &Facts,
        spec: &[SpecConstant],
    ) -> Result<Handle<'a>, BuildError> {
        let mut status = cl::SUCCESS;
        // SAFETY: the pointer and length are of `il`, which OpenCL copies.
        let raw =
            unsafe { (engine.cl.clCreateProgramWithIL)(engine.context, il.as_ptr().cast(), il.len(), &mut status) };
        refused("the module was refused", "clCreateProgramWithIL", status)?;
        let handle = Handle { engine, raw };
        // The last value given for an id counts.
        let declared = spec.iter().filter(|s| facts.spec_ids().contains(&s.id));
        for (id, bytes) in declared.map(|s| (s.id, &s.bytes)).collect::<BTreeMap<_, _>>() {
            // SAFETY: the pointer and length are of `bytes`, which OpenCL copies.
            let status =
                unsafe { (engine.cl.clSetProgramSpecializationConstant)(raw, id, bytes.len(), bytes.as_ptr().cast()) };
            let what = format!("specialization constant {id} does not take a value of {} bytes", bytes.len());
            refused(&what, "clSetProgramSpecializationConstant", status)?;
        }
        Ok(handle)
    }

    fn from_machine_code(engine: &'a Arc<Shared>, code: &[u8]) -> Result<Handle<'a>, BuildError> {
        let (mut outcome, mut status) = (cl::SUCCESS, cl::SUCCESS);
        let (address, bytes) = (code.as_ptr(), code.len());
        // SAFETY: one device, one binary, whose pointer and length are of `code`, which OpenCL copies.
        let raw = unsafe {
            (engine.cl.clCreateProgramWithBinary)(
                engine.context,
                1,
                &engine.device,
                &bytes,
                &address,
                &mut outcome,
                &mut status,
            )
        };
        refused("the native binary was refused", "clCreateProgramWithBinary", status)?;
        Ok(Handle { engine, raw })
    }

    /// The whole way in one step; the error is a sentence.
    fn compile_and_link(self, options: &CStr, log: &mut String) -> Result<Self, String> {
        // SAFETY: one device, terminated options, no callback: returns when done.
        let status = unsafe {
            (self.cl().clBuildProgram)(self.raw, 1, &self.engine.device, options.as_ptr(), ptr::null(), ptr::null_mut())
        };
        self.append_log(log);
        step("clBuildProgram", status).map(|()| self)
    }

    /// Compiles each unit, then links them.
    fn link(
        engine: &'a Arc<Shared>,
        units: &[Handle<'a>],
        options: &CStr,
        log: &mut String,
    ) -> Result<Handle<'a>, String> {
        for unit in units {
            // SAFETY: one device, terminated options, no headers, no callback: returns when done.
            let status = unsafe {
                (engine.cl.clCompileProgram)(
                    unit.raw,
                    1,
                    &engine.device,
                    options.as_ptr(),
                    0,
                    ptr::null(),
                    ptr::null(),
                    ptr::null(),
                    ptr::null_mut(),
                )
            };
            unit.append_log(log);
            step("clCompileProgram", status)?;
        }
        let inputs: Vec<cl::Program> = units.iter().map(|u| u.raw).collect();
        let mut status = cl::SUCCESS;
        // SAFETY: as many programs as stated, terminated options, no callback: returns when done. Language options were
        // the compiler's business; the linker gets none.
        let raw = unsafe {
            (engine.cl.clLinkProgram)(
                engine.context,
                1,
                &engine.device,
                c"".as_ptr(),
                inputs.len() as u32,
                inputs.as_ptr(),
                ptr::null(),
                ptr::null_mut(),
                &mut status,
            )
        };
        if raw.0.is_null() {
            step("clLinkProgram", status)?;
        }
        let linked = Handle { engine, raw };
        linked.append_log(log);
        step("clLinkProgram", status)?;
        Ok(linked)
    }

    fn append_log(&self, log: &mut String) {
        // SAFETY: the closure is called with a buffer of the stated size or a null one.
        let bytes = Cl::info(|n, p, s| unsafe {
            (self.cl().clGetProgramBuildInfo)(self.raw, self.engine.device, cl::PROGRAM_BUILD_LOG, n, p, s)
        });
        let text = cl::text(&bytes);
        if !text.is_empty() {
            log.push_str(&text);
            log.push('\n');
        }
    }

    fn cl(&self) -> &Cl {
        &self.engine.cl
    }

    fn into_raw(self) -> cl::Program {
        std::mem::ManuallyDrop::new(self).raw
    }
}

impl Drop for Handle<'_> {
    fn drop(&mut self) {
        // SAFETY: this is the only reference, and the thread that drops it is inside the exit gate.
        unsafe { (self.cl().clReleaseProgram)(self.raw) };
    }
}

fn refused(what: &str, call: &'static str, status: cl::Status) -> Result<(), BuildError> {
    check(call, status).map_err(|error| BuildError::new(format!("{what}: {error}")))
}

fn step(call: &'static str, status: cl::Status) -> Result<(), String> {
    check(call, status).map_err(|error| error.to_string())
}

/// The engine's machine code of a built program.
fn machine_code(built: &Built) -> Result<Vec<u8>, Error> {
    let cl = &built.engine.cl;
    let mut bytes = 0usize;
    // SAFETY: one device, so one size, written to a local that outlives the call.
    let status = unsafe {
        let target = (&raw mut bytes).cast::<c_void>();
        (cl.clGetProgramInfo)(built.handle, cl::PROGRAM_BINARY_SIZES, size_of::<usize>(), target, ptr::null_mut())
    };
    check("clGetProgramInfo", status)?;
    let mut code = vec![0u8; bytes];
    let mut address = code.as_mut_ptr();
    // SAFETY: one device, so a list of one pointer, to as many bytes as the size query said.
    let status = unsafe {
        let list = (&raw mut address).cast::<c_void>();
        (cl.clGetProgramInfo)(built.handle, cl::PROGRAM_BINARIES, size_of::<*mut u8>(), list, ptr::null_mut())
    };
    check("clGetProgramInfo", status)?;
    Ok(code)
}
