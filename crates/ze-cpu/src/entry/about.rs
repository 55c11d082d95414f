//! What the driver says of itself where the specification has no question for it: the engine that runs kernels, and the
//! variables that the driver reads.
//!
//! Programs ask `zeDriverGetExtensionFunctionAddress` for `zeCpuGetAbout`. Its form is that of Intel's
//! `zeIntelGetDriverVersionString`; the text has a line for each fact, of fields between tabs:
//!
//! | line | fields |
//! |---|---|
//! | `driver` | version |
//! | `engine` | platform, its version, version of its driver, library |
//! | `no-engine` | why kernels cannot run, instead of `engine` |
//! | `cache` | the folder of compiled kernels, and why they are not kept there, or nothing; no line where none are to be kept |
//! | `variable` | name, default, meaning |
//! | `invalid` | name of a variable that is set to what cannot be understood, what it may be |
//!
//! A driver that does not start because of such a variable has no handle; programs then open its library, look the function up
//! there, and pass null.

use std::ffi::c_char;
use std::fmt::Write;
use std::sync::OnceLock;

use level_zero_sys::*;

use crate::base::answer::{answer, require};
use crate::base::arguments::{read, write};
use crate::base::object;
use crate::base::settings::{VARIABLES, settings};
use crate::devices::driver::Driver;
use crate::devices::engine;

/// Writes the text and its NUL to `text`, or where that is null, its length with the NUL to `bytes`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zeCpuGetAbout(
    driver: ze_driver_handle_t,
    text: *mut c_char,
    bytes: *mut usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the count, which says how much room there is.
        unsafe {
            if !driver.is_null() {
                object::get::<Driver>(driver)?;
            }
            let about = about();
            let room = read(bytes)?;
            write(bytes, about.len() + 1)?;
            if text.is_null() {
                return Ok(());
            }
            require(room > about.len(), ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            text.copy_from_nonoverlapping(about.as_ptr().cast(), about.len());
            text.add(about.len()).write(0);
            Ok(())
        }
    })
}

/// The text, made at the first call: that finds the engine.
fn about() -> &'static str {
    static ABOUT: OnceLock<String> = OnceLock::new();
    ABOUT.get_or_init(|| {
        let mut lines = String::new();
        let mut line = |fields: &[&str]| {
            let plain = |field: &&str| field.replace(['\t', '\n', '\0'], " ");
            let fields: Vec<String> = fields.iter().map(plain).collect();
            writeln!(lines, "{}", fields.join("\t")).expect("a string takes all");
        };
        line(&["driver", env!("CARGO_PKG_VERSION")]);
        match engine::find() {
            Ok(engine) => {
                let info = engine.info();
                line(&[
                    "engine",
                    &info.platform_name,
                    &info.platform_version,
                    &info.driver_version,
                    &info.library.to_string_lossy(),
                ]);
                if let Some(folder) = &settings().cache {
                    let problem = engine.check_cache().err().map(|error| error.to_string()).unwrap_or_default();
                    line(&["cache", &folder.to_string_lossy(), &problem]);
                }
            }
            Err(error) => line(&["no-engine", error]),
        }
        for variable in VARIABLES {
            line(&["variable", variable.name, variable.default, variable.meaning]);
            if variable.misunderstood().is_some() {
                line(&["invalid", variable.name, variable.allowed]);
            }
        }
        lines
    })
}
