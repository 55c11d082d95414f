//! Modules: programs that the engine has built, and what they have to offer.
//!
//! A module that imports what no module defines is created all the same, unlinked; `zeModuleDynamicLink` then builds it anew, together
//! with the modules that define it, into one program for all of them. Variables are one for all of them from then on, so a
//! module that has already given out kernels or addresses of its own cannot be linked any more.

use std::ffi::{CStr, CString, c_char};
use std::sync::{Mutex, MutexGuard, PoisonError};

use level_zero_sys::*;
use ocl_interop::{BuildError, Global, Program, SpecConstant};

use crate::base::answer::{Answer, because, require};
use crate::base::arguments::{array, chain, non_null, read, string};
use crate::base::object::object;
use crate::devices::engine;
use crate::programs::spirv;
use crate::strict;

pub struct Module {
    source: Source,
    state: Mutex<State>,
}
object!(Module, _ze_module_handle_t, b"module  ");

/// What the module was made from.
#[derive(Default)]
pub struct Source {
    spirv: Vec<Vec<u8>>,
    /// The program's, with what a native binary was built with.
    asked: Vec<String>,
    /// What is left of them for the engine's compiler, from each place where options can be given.
    options: Vec<String>,
    /// Of each module.
    constants: Vec<Vec<SpecConstant>>,
}

struct State {
    /// None while imports are open.
    program: Option<Program>,
    /// For `zeModuleGetKernelNames`, whose strings live as long as the module.
    names: Vec<CString>,
    /// Kernels or addresses of this program are in use.
    used: bool,
}

/// What the compiler or linker said.
pub struct BuildLog {
    text: CString,
}
object!(BuildLog, _ze_module_build_log_handle_t, b"buildlog");

impl BuildLog {
    pub fn new(text: &str) -> BuildLog {
        BuildLog { text: CString::new(text.replace('\0', " ")).unwrap_or_default() }
    }

    pub fn text(&self) -> &CStr {
        &self.text
    }
}

/// What making a module comes to: it and the log, or the code for its absence and the log.
type Made = Result<(Module, String), (ze_result_t, String)>;

impl Module {
    pub fn from_spirv(source: Source) -> Made {
        let (program, log) = source.build()?;
        Ok((Module { source, state: Mutex::new(State::new(program)) }, log))
    }

    /// A module from what [`Module::native_binary`] gave.
    pub fn from_native(binary: &[u8]) -> Made {
        let (options, code) = native::unpack(binary);
        let (program, log) = load(code)?;
        let source = Source { asked: vec![options], ..Source::default() };
        Ok((Module { source, state: Mutex::new(State::new(program)) }, log))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The kernel of that name.
    pub fn kernel(&self, name: &str) -> Answer<ocl_interop::Kernel> {
        let mut state = self.state();
        let kernel = state.linked()?.kernel(name).map_err(|error| match error {
            ocl_interop::Error::NoSuchKernel(_) => ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_NAME,
            other => because(ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY, format!("kernel {name}: {other}")),
        })?;
        state.used = true;
        Ok(kernel)
    }

    /// The variable of that name.
    pub fn global(&self, name: &str) -> Answer<Global> {
        let mut state = self.state();
        let global = state.linked()?.global(name);
        let global = global.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_GLOBAL_NAME)?;
        state.used = true;
        strict::add_global(global.address as usize, global.bytes);
        Ok(global)
    }

    /// Where the function of that name is, for kernels that call it by pointer.
    pub fn function(&self, name: &str) -> Answer<usize> {
        let mut state = self.state();
        require(engine::engine()?.info().function_pointers, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)?;
        let address = state.linked()?.function(name).ok_or_else(|| {
            because(
                ze_result_t::ZE_RESULT_ERROR_INVALID_FUNCTION_NAME,
                format!("{name} is no function, or in no module that calls functions by pointer"),
            )
        })?;
        state.used = true;
        Ok(address as usize)
    }

    /// What a module can be made from again, without the compiler.
    pub fn native_binary(&self) -> Answer<Vec<u8>> {
        let code = self.state().linked()?.native_binary().map_err(|error| {
            because(ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY, format!("no native binary: {error}"))
        })?;
        Ok(native::pack(&self.source.asked, &code))
    }

    /// The names of its kernels: strings that live as long as the module.
    pub fn kernel_names(&self) -> Vec<*const c_char> {
        self.state().names.iter().map(|name| name.as_ptr()).collect()
    }

    /// It imports what nothing defines.
    pub fn is_unlinked(&self) -> bool {
        self.state().program.is_none()
    }
}

impl State {
    fn new(program: Option<Program>) -> State {
        let mut state = State { program: None, names: Vec::new(), used: false };
        if let Some(program) = program {
            state.link(program);
        }
        state
    }

    fn link(&mut self, program: Program) {
        self.names = program.kernel_names().iter().filter_map(|name| CString::new(name.as_str()).ok()).collect();
        self.program = Some(program);
    }

    fn linked(&self) -> Answer<&Program> {
        self.program.as_ref().ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED)
    }
}

/// The specification's options as OpenCL's: those that mean something to GPU compilers only are left out.
fn translate_options(options: &str) -> String {
    let mut kept = Vec::new();
    let mut words = options.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "-ze-opt-disable" | "-ze-opt-level=0" => kept.push("-cl-opt-disable"),
            "-igc_opts" => drop(words.next()),
            "-g" | "-library-compilation" => tracing::debug!("build option {word} has no effect"),
            _ if word.starts_with("-ze-") => tracing::debug!("build option {word} has no effect"),
            _ => kept.push(word),
        }
    }
    kept.join(" ")
}

/// Reads what the descriptor points to.
///
/// # Safety
/// The descriptor is as the specification says, with what is chained to it.
pub unsafe fn read_source(desc: &ze_module_desc_t) -> Answer<Source> {
    let mut source = Source::default();
    // SAFETY: forwarded to the caller, for all of the descriptor's pointers.
    unsafe {
        for (stype, address) in chain(desc.pNext) {
            if stype != ze_structure_type_t::ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC {
                continue;
            }
            // Several modules, linked; they stand for the one of the descriptor.
            let several = read(address.cast::<ze_module_program_exp_desc_t>())?;
            let count = several.count as usize;
            let sizes = array(several.inputSizes, count)?;
            for (input, size) in array(several.pInputModules, count)?.iter().zip(sizes) {
                source.add_module(array(*input, *size)?);
            }
            for index in 0..count {
                if !several.pBuildFlags.is_null() {
                    source.add_options(several.pBuildFlags.add(index).read())?;
                }
                if !several.pConstants.is_null() {
                    source.add_constants(index, several.pConstants.add(index).read())?;
                }
            }
            return Ok(source);
        }
        non_null(desc.pInputModule.cast_mut())?;
        require(desc.inputSize > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
        source.add_module(array(desc.pInputModule, desc.inputSize)?);
        source.add_options(desc.pBuildFlags)?;
        source.add_constants(0, desc.pConstants)?;
    }
    Ok(source)
}

impl Source {
    fn add_module(&mut self, spirv: &[u8]) {
        self.spirv.push(spirv.to_vec());
        self.constants.push(Vec::new());
    }

    /// # Safety
    /// Null or a terminated string.
    unsafe fn add_options(&mut self, options: *const c_char) -> Answer {
        if !options.is_null() {
            // SAFETY: forwarded to the caller.
            let options = unsafe { string(options) }?.to_string_lossy();
            self.options.push(translate_options(&options));
            self.asked.extend(options.split_whitespace().map(str::to_owned));
        }
        Ok(())
    }

    /// Constants of one module; values are as wide as it declares them.
    ///
    /// # Safety
    /// Null, or as the specification says.
    unsafe fn add_constants(&mut self, module: usize, constants: *const ze_module_constants_t) -> Answer {
        if constants.is_null() {
            return Ok(());
        }
        // SAFETY: forwarded to the caller; each value has its constant's size.
        unsafe {
            let constants = read(constants)?;
            let count = constants.numConstants as usize;
            let ids = array(constants.pConstantIds, count)?;
            let values = array(constants.pConstantValues, count)?;
            let sizes = spirv::constant_sizes(&self.spirv[module]);
            for (id, value) in ids.iter().zip(values) {
                let Some(size) = sizes.get(id) else {
                    tracing::debug!("specialization constant {id} is not declared by the module");
                    continue;
                };
                non_null(value.cast_mut())?;
                self.constants[module]
                    .push(SpecConstant { id: *id, bytes: array(value.cast::<u8>(), *size)?.to_vec() });
            }
        }
        Ok(())
    }

    /// The program, or none where imports are open, and the log.
    fn build(&self) -> Result<(Option<Program>, String), (ze_result_t, String)> {
        let absent = ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE;
        match build(&[self]).map_err(|error| (absent, error))? {
            Ok(program) => {
                let log = program.log().to_owned();
                Ok((Some(program), log))
            }
            Err(error) if !error.unresolved.is_empty() => {
                let open = error.unresolved.join(", ");
                Ok((None, format!("to be linked with modules that define {open}\n{}", error.log)))
            }
            Err(error) => {
                Err((ze_result_t::ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, format!("{}\n{}", error.message, error.log)))
            }
        }
    }
}

/// Builds sources into one program; the outer error is the engine's absence.
fn build(sources: &[&Source]) -> Result<Result<Program, BuildError>, String> {
    let engine = engine::needed().map_err(|error| error.to_string())?;
    let modules: Vec<&[u8]> = sources.iter().flat_map(|source| &source.spirv).map(Vec::as_slice).collect();
    let constants: Vec<&[SpecConstant]> =
        sources.iter().flat_map(|source| &source.constants).map(Vec::as_slice).collect();
    let mut options: Vec<&str> = Vec::new();
    for option in sources.iter().flat_map(|source| &source.options) {
        if !options.contains(&option.as_str()) {
            options.push(option);
        }
    }
    let built = engine.build(&modules, &options.join(" "), &constants);
    Ok(built.inspect_err(|error| {
        if error.unresolved.is_empty() {
            engine::refused(engine, &error.message);
        }
    }))
}

/// Links modules: one program for all, if one of them is unlinked. The error is what the log says.
pub fn link_all(modules: &[&Module]) -> Result<String, String> {
    if modules.iter().all(|module| module.state().program.is_some()) {
        return Ok("nothing to link".to_owned());
    }
    if modules.iter().any(|module| module.state().used) {
        return Err("a module whose kernels or variables are in use cannot be linked with others any more".to_owned());
    }
    let mut sources: Vec<&Source> = Vec::new();
    for module in modules {
        if module.source.spirv.is_empty() {
            return Err("a module made from a native binary cannot be linked".to_owned());
        }
        if !sources.iter().any(|known| std::ptr::eq(*known, &module.source)) {
            sources.push(&module.source);
        }
    }
    let program = build(&sources)?.map_err(|error| format!("{}\n{}", error.message, error.log))?;
    for module in modules {
        module.state().link(program.clone());
    }
    Ok(program.log().to_owned())
}

/// A program from a native binary.
fn load(binary: &[u8]) -> Result<(Option<Program>, String), (ze_result_t, String)> {
    let engine =
        engine::needed().map_err(|error| (ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE, error.to_string()))?;
    match engine.build_native(binary) {
        Ok(program) => {
            let log = program.log().to_owned();
            Ok((Some(program), log))
        }
        Err(error) => {
            Err((ze_result_t::ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, format!("{}\n{}", error.message, error.log)))
        }
    }
}

const IMPORTS: u32 = ze_linkage_inspection_ext_flag_t::ZE_LINKAGE_INSPECTION_EXT_FLAG_IMPORTS.0;
const UNRESOLVABLE: u32 = ze_linkage_inspection_ext_flag_t::ZE_LINKAGE_INSPECTION_EXT_FLAG_UNRESOLVABLE_IMPORTS.0;
const EXPORTS: u32 = ze_linkage_inspection_ext_flag_t::ZE_LINKAGE_INSPECTION_EXT_FLAG_EXPORTS.0;
/// What [`describe_linkage`] can tell of.
pub const LINKAGES: u32 = IMPORTS | UNRESOLVABLE | EXPORTS;

/// A list of names under a title for each flag, or for all of them where none is given.
pub fn describe_linkage(modules: &[&Module], flags: u32) -> String {
    let spirv = modules.iter().flat_map(|module| &module.source.spirv);
    let spirv::Linkage { imports, exports } = spirv::linkage(spirv.map(Vec::as_slice));
    let unresolvable = imports.iter().filter(|name| !exports.contains(name));
    let lists: [(u32, &str, Vec<&String>); 3] = [
        (IMPORTS, "imports", imports.iter().collect()),
        (UNRESOLVABLE, "unresolvable imports", unresolvable.collect()),
        (EXPORTS, "exports", exports.iter().collect()),
    ];
    let wanted = |flag: u32| flags == 0 || flags & flag != 0;
    let mut text = String::new();
    for (_, title, names) in lists.iter().filter(|(flag, ..)| wanted(*flag)) {
        text += &format!("{title}:\n");
        for name in names {
            text += &format!("  {name}\n");
        }
    }
    text
}

/// A native binary: the options that it was built with, for people to read, and the engine's code.
mod native {
    const TITLE: &str = "ze-cpu native binary";

    pub fn pack(options: &[String], code: &[u8]) -> Vec<u8> {
        let options: Vec<_> = options.iter().map(|option| spelled_out(option)).collect();
        let mut packed = format!("{TITLE} {}\0", options.join(" ")).into_bytes();
        packed.extend(code);
        packed
    }

    /// The options and the code; the engine judges what is none.
    pub fn unpack(binary: &[u8]) -> (String, &[u8]) {
        let titled = binary.strip_prefix(TITLE.as_bytes()).and_then(|rest| {
            let end = rest.iter().position(|byte| *byte == 0)?;
            let options = String::from_utf8_lossy(&rest[..end]);
            Some((options.trim().to_owned(), &rest[end + 1..]))
        });
        titled.unwrap_or((String::new(), binary))
    }

    /// Levels are written as compilers do.
    fn spelled_out(option: &str) -> String {
        match option.strip_prefix("-ze-opt-level=") {
            Some(level @ ("0" | "1" | "2")) => format!("-ze-opt-level=O{level}"),
            _ => option.to_owned(),
        }
    }

    #[cfg(test)]
    mod tests {
        #[test]
        fn options_and_code_come_back() {
            let asked = ["-ze-opt-level=2", "-g"].map(str::to_owned);
            let packed = super::pack(&asked, b"code");
            let options = "-ze-opt-level=O2 -g".to_owned();
            assert_eq!(super::unpack(&packed), (options.clone(), &b"code"[..]));
            assert_eq!(super::pack(&[options], b"code"), packed);
            assert_eq!(super::unpack(b"other"), (String::new(), &b"other"[..]));
        }
    }
}
