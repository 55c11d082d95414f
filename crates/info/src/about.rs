//! What drivers say of themselves through functions of their own, and which files code is in.

use std::ffi::{CStr, c_char, c_void};
use std::path::Path;
use std::ptr::{NonNull, null_mut};

use level_zero::Driver;
use level_zero::sys::{ze_driver_handle_t, ze_result_t};
use serde::Serialize;
use zeshmem_host::mapped_files;

use crate::environment::{Owner, Setting};

/// What runs the kernels of the driver for CPUs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Engine {
    /// An OpenCL platform.
    OpenCl {
        /// Its name.
        platform: String,
        /// Its version.
        version: String,
        /// The version of its driver.
        driver_version: String,
        /// Its file.
        library: String,
    },
    /// None was found.
    None {
        /// Why not.
        why: String,
    },
}

/// What is known of a driver beyond the specification.
pub(crate) struct About {
    pub name: String,
    pub library: Option<String>,
    pub version: Option<String>,
    pub engine: Option<Engine>,
    pub variables: Vec<Setting>,
}

impl About {
    pub fn of(driver: &Driver) -> About {
        let function = |name| driver.extension_function(name).ok().flatten();
        if let Some(tell) = function("zeCpuGetAbout") {
            // SAFETY: the driver for CPUs has this function, in this form.
            let text = unsafe { ask(driver.handle(), tell) }.unwrap_or_default();
            return About::of_cpu_driver(&text, file_of(tell));
        }
        // Intel's driver has this function from 2023 on.
        let tell = function("zeIntelGetDriverVersionString");
        let library = tell.map_or_else(only_driver, file_of);
        let name = library.as_deref().map_or("unknown driver", name_of);
        About {
            name: name.into(),
            // SAFETY: Intel's header ze_intel_gpu.h declares the function in this form.
            version: tell.and_then(|tell| unsafe { ask(driver.handle(), tell) }),
            library,
            engine: None,
            variables: Vec::new(),
        }
    }

    /// What the driver for CPUs says of itself where it has not started, by its file.
    pub fn of_library(file: &Path) -> Option<About> {
        // SAFETY: the driver's library does nothing when it is loaded or unloaded.
        let library = unsafe { libloading::Library::new(file) }.ok()?;
        // SAFETY: the driver for CPUs has this function, in this form.
        let tell = unsafe { library.get::<Tell>(b"zeCpuGetAbout\0") }.ok()?;
        let tell = NonNull::new(*tell as *mut c_void)?;
        // SAFETY: as above, and it takes null for a driver that has not started.
        let text = unsafe { ask(null_mut(), tell) }?;
        let about = About::of_cpu_driver(&text, file_of(tell));
        // Its engine may have started threads.
        std::mem::forget(library);
        Some(about)
    }

    /// From lines of fields between tabs, as the driver's module `about` describes them; lines of other
    /// kinds come from drivers that know more than this program.
    fn of_cpu_driver(text: &str, library: Option<String>) -> About {
        let mut about = About {
            name: "Zeshmem's driver for CPUs".into(),
            library,
            version: None,
            engine: None,
            variables: Vec::new(),
        };
        for line in text.lines() {
            match *line.split('\t').collect::<Vec<_>>() {
                ["driver", version] => about.version = Some(version.into()),
                ["engine", platform, version, driver_version, library] => {
                    about.engine = Some(Engine::OpenCl {
                        platform: platform.into(),
                        version: version.into(),
                        driver_version: driver_version.into(),
                        library: library.into(),
                    });
                }
                ["no-engine", why] => about.engine = Some(Engine::None { why: why.into() }),
                ["variable", name, default, meaning] => {
                    let setting = Setting::read(Owner::CpuDriver, name, default, meaning);
                    about.variables.push(setting);
                }
                ["invalid", name, allowed] => {
                    let named = about.variables.iter_mut().find(|setting| setting.name == name);
                    if let Some(setting) = named {
                        setting.allowed_instead = Some(allowed.into());
                    }
                }
                _ => (),
            }
        }
        about
    }
}

type Tell = unsafe extern "C" fn(ze_driver_handle_t, *mut c_char, *mut usize) -> ze_result_t;

/// The text that a driver's function gives: the first call asks for its length, the second for it.
///
/// # Safety
/// The function is a [`Tell`], and the handle is one that it takes.
unsafe fn ask(driver: ze_driver_handle_t, function: NonNull<c_void>) -> Option<String> {
    // SAFETY: a function of that type, by contract.
    let tell = unsafe { std::mem::transmute::<*mut c_void, Tell>(function.as_ptr()) };
    let mut bytes = 0;
    // SAFETY: a handle that it takes, by contract; without room, only the length is written.
    let asked = unsafe { tell(driver, null_mut(), &mut bytes) };
    let mut text = vec![0u8; bytes + 1];
    let mut room = bytes;
    // SAFETY: as above, with room for the length that the driver gave, and a NUL behind in any case.
    let told = unsafe { tell(driver, text.as_mut_ptr().cast(), &mut room) };
    let both = [asked, told].iter().all(|&code| code == ze_result_t::ZE_RESULT_SUCCESS);
    let text = CStr::from_bytes_until_nul(&text).ok()?;
    both.then(|| text.to_string_lossy().into_owned())
}

/// The file that a function was loaded from.
fn file_of(function: NonNull<c_void>) -> Option<String> {
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::uninit();
    // SAFETY: the address is looked up, not followed; `info` is written where the call returns non-zero.
    let found = unsafe { libc::dladdr(function.as_ptr(), info.as_mut_ptr()) } != 0;
    // SAFETY: dladdr succeeded, so `info` is initialised and its name is a C string that lives as long
    // as the file is loaded, which drivers are to the end.
    let name = found.then(|| unsafe { CStr::from_ptr(info.assume_init().dli_fname) })?;
    let name = name.to_string_lossy();
    let resolved = std::fs::canonicalize(&*name);
    Some(resolved.map_or(name.to_string(), |path| path.display().to_string()))
}

/// What a driver is, by the name of its file.
fn name_of(library: &str) -> &'static str {
    let file = library.rsplit('/').next().unwrap_or_default();
    match file {
        _ if file.starts_with("libze_intel_gpu") => "Intel's driver for GPUs",
        _ if file.starts_with("libze_intel_npu") || file.starts_with("libze_intel_vpu") => {
            "Intel's driver for neural processors"
        }
        _ => "unknown driver",
    }
}

/// The driver's file where one is loaded: with several, nothing tells which is whose.
fn only_driver() -> Option<String> {
    const NO_DRIVERS: [&str; 4] = ["libze_loader.", "libze_validation_", "libze_tracing_", "libze_cpu."];
    let drivers = mapped_files("libze_").into_iter();
    let mut drivers = drivers.filter(|path| {
        let file = path.rsplit('/').next().unwrap_or_default();
        !NO_DRIVERS.iter().any(|other| file.starts_with(other))
    });
    drivers.next().filter(|_| drivers.next().is_none())
}

/// The mapped file of this process whose name begins like that.
pub(crate) fn loaded(prefix: &str) -> Option<String> {
    mapped_files(prefix).into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cpu_driver_is_understood_also_where_it_says_more() {
        let text = "driver\t0.1.0\nengine\tP\tOpenCL 3.0\t7\t/lib/x.so\nnews\ta\tb\nvariable\tZE_CPU_SURELY_UNSET\t1\thow many\n\
            invalid\tZE_CPU_SURELY_UNSET\ta number\ninvalid\tZE_CPU_NOT_LISTED\ta number\n";
        let about = About::of_cpu_driver(text, None);
        assert_eq!(about.version.as_deref(), Some("0.1.0"));
        assert!(matches!(about.engine, Some(Engine::OpenCl { library, .. }) if library == "/lib/x.so"));
        assert_eq!(about.variables.len(), 1);
        assert_eq!(about.variables[0].value, None);
        assert_eq!(about.variables[0].allowed_instead.as_deref(), Some("a number"));
        let about = About::of_cpu_driver("no-engine\tnothing there\n", None);
        assert_eq!(about.engine, Some(Engine::None { why: "nothing there".into() }));
    }

    #[test]
    fn files_are_known_by_what_is_in_them() {
        let here = NonNull::new(loaded as *mut c_void).unwrap();
        let program = std::env::current_exe().unwrap().display().to_string();
        assert_eq!(file_of(here), Some(program.clone()));
        let name = program.rsplit('/').next().unwrap();
        assert_eq!(loaded(name), Some(program.clone()));
        assert_eq!(loaded("surely-no-such-file"), None);
        assert_eq!(name_of("/usr/lib/libze_intel_gpu.so.1.3"), "Intel's driver for GPUs");
        assert_eq!(name_of("/usr/lib/libze_intel_gpu/libze_other.so"), "unknown driver");
    }
}
