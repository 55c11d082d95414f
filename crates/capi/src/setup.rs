//! Start, end, and who this PE is.

use std::ffi::{CStr, c_char, c_int, c_long, c_void};
use std::io::Write as _;
use std::sync::Mutex;
use std::{io, ptr};

use level_zero_sys::{ze_context_handle_t, ze_device_handle_t, ze_driver_handle_t, ze_module_handle_t};
use zeshmem_host::{Error, PRINT_TYPES, Printing, Shmem, Team, ThreadLevel, Usage};

pub use crate::process::global_exit;
use crate::process::{Api, ask, code, end, is_started, or_end, start, with};

pub fn init(routine: &'static str, api: Api) {
    or_end(start(routine, api, ThreadLevel::Single))
}

/// # Safety
/// `provided` is null or valid for writing.
pub unsafe fn init_thread(routine: &'static str, api: Api, requested: c_int, provided: *mut c_int) -> c_int {
    let level = usize::try_from(requested).ok().and_then(|level| ThreadLevel::ALL.get(level));
    let Some(&level) = level else {
        let allowed = "it must be one of SHMEM_THREAD_SINGLE, FUNNELED, SERIALIZED and MULTIPLE";
        return code(Err(Usage::new(routine, "requested", requested, allowed).into()));
    };
    or_end(start(routine, api, level));
    // SAFETY: forwarded.
    unsafe { query_thread(provided) };
    0
}

/// # Safety
/// `provided` is null or valid for writing.
pub unsafe fn query_thread(provided: *mut c_int) {
    // SAFETY: forwarded.
    unsafe { give(provided, ask(-1, |runtime| runtime.thread_level() as c_int)) }
}

/// # Safety
/// `initialized` is null or valid for writing.
pub unsafe fn query_initialized(_routine: &'static str, api: Api, initialized: *mut c_int) {
    // SAFETY: forwarded.
    unsafe { give(initialized, is_started(api).into()) }
}

/// A routine of the program's; C may pass NULL.
pub type InitRoutine = Option<extern "C" fn()>;

/// Those that are called when `ishmem.h` is initialised, in their order.
static AT_INIT: Mutex<Vec<extern "C" fn()>> = Mutex::new(Vec::new());

pub fn at_init(name: &'static str, routine: InitRoutine) -> c_int {
    let Some(routine) = routine else {
        return code(Err(Usage::null(name, "routine", "a routine").into()));
    };
    AT_INIT.lock().expect("no panic while locked").push(routine);
    if is_started(Api::Ishmem) {
        routine();
    }
    0
}

/// Calls them, while nothing is locked: they call routines.
pub fn call_what_waits_for_init() {
    let routines = AT_INIT.lock().expect("no panic while locked").clone();
    routines.into_iter().for_each(|routine| routine());
}

/// Called where the library is loaded: programs open Level Zero before they initialise the runtime, as with a `sycl::queue`, and the loader
/// looks for drivers then. What is wrong the initialisation says.
extern "C" fn at_load() {
    let _ = zeshmem_host::choose_driver();
}

#[cfg(not(test))]
#[used]
// SAFETY: functions of this kind are what the section holds.
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = at_load;

pub fn finalize(routine: &'static str, api: Api) {
    or_end(end(routine, api))
}

pub fn start_pes(routine: &'static str, _npes: c_int) {
    if !is_started(Api::Shmem) {
        init(routine, Api::Shmem)
    }
}

pub fn my_pe() -> c_int {
    ask(-1, Shmem::my_pe)
}

pub fn n_pes() -> c_int {
    ask(-1, Shmem::n_pes)
}

/// # Safety
/// Non-null pointers are valid for writing an int.
pub unsafe fn info_get_version(_routine: &'static str, api: Api, major: *mut c_int, minor: *mut c_int) {
    let version = match api {
        Api::Ishmem => (1, 5),
        Api::Shmem => (1, 6),
    };
    // SAFETY: the caller's pointers are null or valid for an int each.
    unsafe {
        give(major, version.0);
        give(minor, version.1);
    }
}

/// The library's name and version, with C's end of a text.
pub const NAME: &[u8] = concat!("Zeshmem ", env!("CARGO_PKG_VERSION"), "\0").as_bytes();

/// # Safety
/// `name` is null or has room for SHMEM_MAX_NAME_LEN bytes.
pub unsafe fn info_get_name(name: *mut c_char) {
    if !name.is_null() {
        // SAFETY: not null, and the caller's room is larger than the text.
        unsafe { name.cast::<u8>().copy_from_nonoverlapping(NAME.as_ptr(), NAME.len()) };
    }
}

pub fn pe_accessible(pe: c_int) -> c_int {
    ask(0, |runtime| runtime.pe_accessible(pe).into())
}

pub fn addr_accessible(addr: *const c_void, pe: c_int) -> c_int {
    ask(0, |runtime| runtime.addr_accessible(addr, pe).into())
}

pub fn ptr(dest: *const c_void, pe: c_int) -> *mut c_void {
    team_ptr(Team::WORLD.raw(), dest, pe)
}

pub fn device_ptr(dest: *const c_void, pe: c_int) -> *mut c_void {
    ask(ptr::null_mut(), |runtime| runtime.device_ptr(dest, pe))
}

pub fn team_ptr(team: c_int, dest: *const c_void, pe: c_int) -> *mut c_void {
    ask(ptr::null_mut(), |runtime| runtime.team_ptr(Team::from_raw(team), dest, pe))
}

/// # Safety
/// Non-null pointers are valid for writing a handle.
pub unsafe fn ze_handles(
    driver: *mut ze_driver_handle_t,
    context: *mut ze_context_handle_t,
    device: *mut ze_device_handle_t,
) -> c_int {
    code(with("ishmemx_ze_handles", |runtime| {
        let objects = runtime.level_zero();
        // SAFETY: the caller's pointers are null or valid for a handle each.
        unsafe {
            give(driver, objects.driver.handle());
            give(context, objects.context.handle());
            give(device, objects.device.handle());
        }
        Ok(())
    }))
}

/// Writes a text of the program in one go, so that those of several PEs do not mix.
///
/// # Safety
/// Pointers are null or point to texts with C's end.
pub unsafe fn print(file: *const c_char, line: c_long, func: *const c_char, out: *const c_char, msg_type: c_int) {
    const STDOUT: c_int = 3;
    // SAFETY: not null where it is asked, and the caller vouches for the rest.
    let text = |text: *const c_char| (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy());
    let Some(out) = text(out) else { return };
    let printing = Printing::from_environment();
    let ty = usize::try_from(msg_type).ok().and_then(|index| PRINT_TYPES.get(index)).unwrap_or(&"unknown type");
    if *ty == "debug" && !printing.debug {
        return;
    }
    let whence = |part| text(part).unwrap_or("?".into());
    let from = if printing.verbose {
        format!("[{}:{line}, {}, PE {}, {ty}] ", whence(file), whence(func), my_pe())
    } else {
        String::new()
    };
    let line = format!("{from}{out}");
    // A text that cannot be written is lost.
    let _ = match msg_type {
        // A program in C does not flush what the library's own copy of Rust's library holds.
        STDOUT => io::stdout().write_all(line.as_bytes()).and_then(|()| io::stdout().flush()),
        _ => io::stderr().write_all(line.as_bytes()),
    };
}

/// # Safety
/// `place` is null or valid for writing.
pub unsafe fn give<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: not null, and the caller vouches for the rest.
        unsafe { place.write(value) };
    }
}

/// # Safety
/// `module` is a live module of the runtime's context.
pub unsafe fn module_init(module: ze_module_handle_t) -> c_int {
    code(with("ishmemx_module_init", |runtime| {
        // SAFETY: the caller's module is alive.
        let module = unsafe { borrow(runtime, "ishmemx_module_init", module) }?;
        runtime.module_init_raw(&module)
    }))
}

/// # Safety
/// `module` is a live module.
pub unsafe fn module_calls(module: ze_module_handle_t) -> c_int {
    let calls = with("ishmemx_module_calls", |runtime| {
        // SAFETY: the caller's module is alive.
        let module = unsafe { borrow(runtime, "ishmemx_module_calls", module) }?;
        Ok(runtime.module_calls(&module))
    });
    calls.map_or_else(|error| -code(Err(error)), c_int::from)
}

/// # Safety
/// `module` is a live module of the runtime's context.
pub unsafe fn module_finalize(module: ze_module_handle_t) -> c_int {
    code(with("ishmemx_module_finalize", |runtime| {
        // SAFETY: the caller's module is alive.
        let module = unsafe { borrow(runtime, "ishmemx_module_finalize", module) }?;
        runtime.module_finalize_raw(&module)
    }))
}

/// # Safety
/// `module` is null or alive as long as what is returned.
unsafe fn borrow<'a>(
    runtime: &'a Shmem,
    routine: &'static str,
    module: ze_module_handle_t,
) -> Result<level_zero::ModuleRef<'a>, Error> {
    if module.is_null() {
        return Err(Usage::new(routine, "module", "null", "it must be a module that zeModuleCreate made").into());
    }
    // SAFETY: not null, and the caller vouches for its life.
    Ok(unsafe { level_zero::ModuleRef::borrow_raw(&runtime.level_zero().context, module) })
}
