//! What runs kernels, found when first needed: programs that only copy never load it.

use std::ffi::{CStr, OsStr, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use level_zero_sys::ze_result_t;
use ocl_interop::{Engine, FindError};

use crate::answer::{Answer, because};

/// Folders above the library's own that may hold an installation: `target/debug/deps` is three below a project.
const LEVELS: usize = 4;

/// The engine, or why there is none.
pub fn find() -> Result<&'static Engine, &'static FindError> {
    static ENGINE: OnceLock<Result<Engine, FindError>> = OnceLock::new();
    let found = ENGINE.get_or_init(|| {
        Engine::find(search_roots()).inspect_err(|error| tracing::error!("no kernels can run: {error}"))
    });
    found.as_ref()
}

/// The engine, or the code for its absence.
pub fn engine() -> Answer<&'static Engine> {
    find().map_err(|error| because(ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE, error.to_string()))
}

/// The folder of this library and those above it.
fn search_roots() -> &'static [PathBuf] {
    static ROOTS: OnceLock<Vec<PathBuf>> = OnceLock::new();
    ROOTS.get_or_init(|| {
        let library = library().unwrap_or_default();
        library.ancestors().skip(1).take(LEVELS + 1).map(Path::to_owned).collect()
    })
}

/// Finds out where this library is, which may be known by a path that is relative to the folder the process is in now.
pub fn remember_library() {
    search_roots();
}

/// The file that this code was loaded from.
fn library() -> Option<PathBuf> {
    // SAFETY: all zeros is a valid Dl_info.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: the address is one of our own functions; `info` outlives the call.
    let found = unsafe { libc::dladdr(library as *const c_void, &mut info) };
    if found == 0 || info.dli_fname.is_null() {
        return None;
    }
    // SAFETY: the dynamic linker's string lives as long as the library, whose code this is.
    let path = unsafe { CStr::from_ptr(info.dli_fname) };
    Path::new(OsStr::from_bytes(path.to_bytes())).canonicalize().ok()
}
