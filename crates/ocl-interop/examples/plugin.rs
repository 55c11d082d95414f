//! A library as drivers are: opened `RTLD_LOCAL` by a program that knows nothing of OpenCL. The tests do so.

use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use ocl_interop::{ArgValue, Engine, Launch, Library, Options};

/// Runs kernel `wait_a_bit` of the SPIR-V in file `module` on PoCL, where `engine` says `pocl`, or else on an engine below that
/// folder; 0 if it counted to ten.
///
/// # Safety
/// Both are terminated strings.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn run_waiting_kernel(engine: *const c_char, module: *const c_char) -> c_int {
    // SAFETY: the caller's contract.
    let [engine, module] = [engine, module].map(|path| unsafe { CStr::from_ptr(path) });
    let path = |text: &'static CStr| Path::new(OsStr::from_bytes(text.to_bytes()));
    match run(path(engine), path(module)) {
        Ok(10) => 0,
        Ok(other) => other.max(1),
        Err(error) => {
            eprintln!("{error}");
            -1
        }
    }
}

fn run(engine: &Path, module: &Path) -> Result<i32, Box<dyn std::error::Error>> {
    let options = if engine == Path::new("pocl") {
        Options { library: Library::Pocl, ..Options::default() }
    } else {
        Options { search_roots: vec![engine.to_owned()], ..Options::default() }
    };
    let engine = Engine::find(&options)?;
    let program = engine.build(&[&fs::read(module)?], "", &[])?;
    let mut count = 0i32;
    let argument = ArgValue::Pointer((&raw mut count).cast::<c_void>());
    program
        .kernel("wait_a_bit")?
        .launch(&[argument], &Launch { groups: [1; 3], group_size: [1; 3], offset: [0; 3] })?;
    Ok(count)
}
