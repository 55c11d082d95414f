//! What runs kernels, found when first needed: programs that only copy never load it.

use std::ffi::{CStr, OsStr, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use level_zero_sys::ze_result_t;
use ocl_interop::{CacheError, Engine, EngineInfo, Options};

use crate::base::answer::{Answer, because};
use crate::base::notice;
use crate::base::settings::{CACHE, OPENCL, settings};

/// Folders above the library's own that may hold an installation: `target/debug/deps` is three below a project.
const LEVELS: usize = 4;

/// The program that compiles, in a process of its own.
const BUILDER: &str = "ze-cpu-build";

/// The engine, or why there is none.
pub fn find() -> Result<&'static Engine, &'static str> {
    static ENGINE: OnceLock<Result<Engine, String>> = OnceLock::new();
    ENGINE.get_or_init(start).as_ref().map_err(String::as_str)
}

fn start() -> Result<Engine, String> {
    let settings = settings();
    let options = Options {
        library: settings.opencl.clone(),
        search_roots: search_roots().to_vec(),
        cache: settings.cache.clone(),
        builder: builder(),
        ..Options::default()
    };
    let engine = Engine::find(&options).map_err(|error| {
        let error = format!("{error}; {OPENCL} names a library that is not found by itself");
        tracing::warn!("no kernels can run: {error}");
        error
    })?;
    let EngineInfo { library, passed_over, .. } = engine.info();
    for (broken, reason) in passed_over {
        notice::once(&format!("{} {reason}; {} runs kernels instead", broken.display(), library.display()));
    }
    match engine.check_cache() {
        Ok(()) => {}
        Err(error @ CacheError::Unsafe { .. }) => {
            notice::once(&format!("{error}; {CACHE} names another folder, or off"))
        }
        Err(error) => tracing::debug!("{error}"),
    }
    Ok(engine)
}

/// The engine, for what cannot be done without; the user is told of its absence.
pub fn needed() -> Result<&'static Engine, &'static str> {
    find().inspect_err(|error| notice::error(&format!("no kernels can run: {error}")))
}

/// The engine, or the code for its absence.
pub fn engine() -> Answer<&'static Engine> {
    needed().map_err(|error| because(ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE, error.to_string()))
}

/// The engine has refused a module; where it lacks what others have, that may be why, and the user is told.
pub fn refused(engine: &Engine, reason: &str) {
    let info = engine.info();
    if !info.lacks.is_empty() {
        let (name, lacks) = (&info.platform_name, info.lacks.join(", "));
        notice::error(&format!("a module was not built: {reason}; kernels run on {name} here, without {lacks}"));
    }
}

/// Where cargo puts it, beside this library or, where that is in `deps`, one folder up; and where it is installed.
fn builder() -> Option<PathBuf> {
    let folder = search_roots().first()?;
    let above = folder.parent()?;
    let places =
        [folder.clone(), above.join("libexec")].into_iter().chain(folder.ends_with("deps").then(|| above.into()));
    let found = places.map(|place| place.join(BUILDER)).find(|path| path.is_file());
    if found.is_none() {
        tracing::warn!("{BUILDER} is not beside this library: kernels are compiled in this process");
    }
    found
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
