//! Which Level Zero driver and device this PE runs on.
//!
//! The runtime speaks to whatever the loader finds. Where the machine has no Intel GPU, it points
//! the loader at the driver for CPUs that is installed beside it; nothing else differs.
//!
//! # Safety
//! This file sets environment variables of the process, before the loader, or libfabric, reads them.

#![allow(unsafe_code, reason = "sets variables for libraries that are opened later")]

use std::ffi::{CStr, OsStr, OsString, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use level_zero::{Api, Context, Device, DeviceKind, Driver, ImmediateList};

use crate::config::{Config, CpuDriver};
use crate::error::{Error, Usage};
use zeshmem_device::Resident;

const CPU_DRIVER_FILE: &str = "libze_cpu.so";
const ALT_DRIVERS: &str = "ZE_ENABLE_ALT_DRIVERS";
/// What this library has set that one to, so that children, here and on other hosts, do not take it for the user's choice.
const OUR_DRIVER: &str = "ZE_ENABLE_ALT_DRIVERS_BY_ZESHMEM";
const INTEL_VENDOR: &str = "0x8086";

/// Which device a PE gets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// That of the `local`th of so many PEs on this node.
    Share { local: usize, of: usize },
    /// That with this number in the driver's list, which a routine was given.
    Chosen { routine: &'static str, index: usize },
}

/// The Level Zero objects of a PE.
pub struct LevelZero {
    /// The driver.
    pub driver: Driver,
    /// The device: the PE's own where there are enough of them.
    pub device: Device,
    /// The context that all memory of the runtime is allocated in.
    pub context: Context,
    fills: Mutex<ImmediateList>,
}

impl LevelZero {
    /// Opens the driver, for which [`point_loader`] has `chosen` a file if any, and picks the device that the place says.
    pub(crate) fn open(chosen: Option<PathBuf>, place: Place, announce: bool) -> Result<LevelZero, Error> {
        if let Some(path) = chosen.as_ref().filter(|_| announce) {
            tracing::info!("running on the Level Zero driver for CPUs, {}", path.display());
        }
        let api = Api::load().map_err(|error| Error::NoDevice(advice(&error, chosen.as_deref())))?;
        let (driver, devices) = pick_driver(&api)?;
        let device = match place {
            Place::Share { local, of } => own_device(&devices, local, of, announce)?,
            Place::Chosen { routine, index } => *devices.get(index).ok_or_else(|| {
                let allowed = format!("the driver lists {} devices, from 0 on", devices.len());
                Usage::new(routine, "attr->device_idx", index, allowed)
            })?,
        };
        let context = Context::new(&driver)?;
        let fills = Mutex::new(ImmediateList::copying(&context, &device)?);
        Ok(LevelZero { driver, device, context, fills })
    }

    /// The numbers of the driver in the loader's list, and of the device, or of that which it is a part of, in the driver's: by
    /// which other libraries of this process know them.
    pub(crate) fn numbers(&self) -> Result<(u16, u16), Error> {
        let drivers = Api::load()?.drivers()?;
        let is_it = |device: &Device| {
            *device == self.device || device.sub_devices().is_ok_and(|parts| parts.contains(&self.device))
        };
        let number = |found: Option<usize>| found.map_or(0, |number| number as u16);
        let driver = drivers.iter().position(|driver| *driver == self.driver);
        Ok((number(driver), number(self.driver.devices()?.iter().position(is_it))))
    }

    /// Sets device memory to 0.
    pub(crate) fn zero(&self, address: usize, bytes: usize) -> Result<(), Error> {
        let mut fills = self.fills.lock().expect("no panic while filling");
        // SAFETY: callers pass ranges of the symmetric heap that are theirs; the list is synchronous.
        Ok(unsafe { fills.append_fill(address as *mut c_void, &[0], bytes, None, &[]) }?)
    }

    /// Lets kernels use memory that they reach through pointers in memory, not through arguments.
    pub(crate) fn reside(&self, memory: *mut c_void, bytes: usize) -> Result<Resident, Error> {
        // SAFETY: callers pass ranges of allocations of this context, and drop what they get before them.
        Ok(unsafe { Resident::keep(&self.context, &self.device, memory, bytes) }?)
    }

    /// A list on which a copy has ended when its call returns.
    pub(crate) fn copy_list(&self) -> Result<ImmediateList, Error> {
        Ok(ImmediateList::copying(&self.context, &self.device)?)
    }
}

fn advice(error: &level_zero::Error, cpu_driver: Option<&Path>) -> String {
    match cpu_driver.map(|path| (path.display(), level_zero::obstacle(path))) {
        Some((path, Some(obstacle))) => format!("{error}; the driver for CPUs, {path}, cannot be loaded: {obstacle}"),
        Some((_, None)) => {
            format!("{error}; what the driver for CPUs lacks it has said, or `ishmem-info --check` tells")
        }
        None => format!("{error}; ISHMEM_CPU_DRIVER=force runs on the driver for CPUs instead"),
    }
}

/// Chooses the driver as [`Shmem::init`](crate::Shmem::init) does and points the loader at it, for
/// programs that look at the machine without being PEs: the path of the driver for CPUs where it is
/// chosen, `None` where the loader is to look for drivers itself.
///
/// Sets `ZE_ENABLE_ALT_DRIVERS` for this process: no other thread may touch the environment meanwhile.
///
/// # Errors
/// [`Error::NoDevice`] where the driver for CPUs is to be used and is not there, and
/// [`Error::Environment`] for variables that mean nothing.
pub fn choose_driver() -> Result<Option<PathBuf>, Error> {
    point_loader(&Config::from_environment()?.cpu_driver)
}

/// Sets a variable that a library reads in this process which is opened later. Only while the runtime is loaded, or starts.
pub(crate) fn set_for_libraries(name: &str, value: impl AsRef<OsStr>) {
    #[expect(clippy::disallowed_methods, reason = "libraries of this process read it")]
    // SAFETY: the runtime is loaded or starts, and its documentation asks that no other thread of the
    // program changes or reads the environment through C meanwhile.
    unsafe {
        std::env::set_var(name, value)
    };
}

/// Takes back what [`set_for_libraries`] has set.
fn unset_for_libraries(name: &str) {
    #[expect(clippy::disallowed_methods, reason = "libraries of this process read it")]
    // SAFETY: as there.
    unsafe {
        std::env::remove_var(name)
    };
}

/// Points the loader at the driver for CPUs where that is to be used; before any library of this process may open the loader.
pub(crate) fn point_loader(choice: &CpuDriver) -> Result<Option<PathBuf>, Error> {
    let chosen = choose(choice)?;
    if let Some(path) = &chosen {
        set_for_libraries(ALT_DRIVERS, path);
        set_for_libraries(OUR_DRIVER, path);
    } else if names_ours() {
        unset_for_libraries(ALT_DRIVERS);
        unset_for_libraries(OUR_DRIVER);
    }
    Ok(chosen)
}

/// The driver that the runtime uses of those that the loader lists, and its devices: the first with
/// GPUs, since neural processors have drivers too; without GPUs, the first with devices that are no
/// neural processors.
///
/// # Errors
/// [`Error::NoDevice`] where there is none; a driver's failure to answer.
pub fn pick_driver(api: &Api) -> Result<(Driver, Vec<Device>), Error> {
    let mut found: Vec<(bool, Driver, Vec<Device>)> = Vec::new();
    for driver in api.drivers()? {
        let devices = driver.devices()?;
        let Some(first) = devices.first() else {
            continue;
        };
        match first.properties()?.kind {
            DeviceKind::Vpu => (),
            kind => found.push((kind == DeviceKind::Gpu, driver, devices)),
        }
    }
    let at = found.iter().position(|(gpus, ..)| *gpus).unwrap_or(0);
    match found.into_iter().nth(at) {
        Some((_, driver, devices)) => Ok((driver, devices)),
        None => {
            Err(Error::NoDevice("no Level Zero driver lists a device to run on; is ZE_AFFINITY_MASK right?".into()))
        }
    }
}

/// The device of the `local`th of `n_local` PEs: none that is built into the processor, where there are others.
fn own_device(devices: &[Device], local: usize, n_local: usize, announce: bool) -> Result<Device, Error> {
    let mut of_their_own = Vec::with_capacity(devices.len());
    for &device in devices {
        if !device.properties()?.integrated {
            of_their_own.push(device);
        }
    }
    let devices = if of_their_own.is_empty() { devices } else { &of_their_own };
    let mut parts = Vec::with_capacity(devices.len());
    for device in devices {
        parts.push(device.sub_devices()?);
    }
    let counts: Vec<usize> = parts.iter().map(Vec::len).collect();
    let places = places(&counts, n_local);
    if announce && n_local > places.len() {
        tracing::info!("{n_local} PEs share {} devices", places.len());
    }
    let (device, part) = places[local % places.len()];
    Ok(part.map_or(devices[device], |part| parts[device][part]))
}

/// Where PEs go, the `i`th to place `i`, modulo their number: whole devices where there are enough
/// of them, and otherwise the parts of those that have any. `parts` has each device's number of them.
fn places(parts: &[usize], n_local: usize) -> Vec<(usize, Option<usize>)> {
    let split = n_local > parts.len();
    let places = parts.iter().enumerate().flat_map(|(device, &parts)| {
        let whole = !split || parts == 0;
        let pieces = if whole { 0 } else { parts };
        let whole = whole.then_some((device, None));
        whole.into_iter().chain((0..pieces).map(move |part| (device, Some(part))))
    });
    places.collect()
}

/// The driver for CPUs to point the loader at, or `None` to let the loader look for itself.
fn choose(choice: &CpuDriver) -> Result<Option<PathBuf>, Error> {
    match choice {
        CpuDriver::Forbid => Ok(None),
        // The loader would take it for two.
        CpuDriver::Force(Some(path)) if path.as_os_str().as_bytes().contains(&b',') => Err(Error::NoDevice(format!(
            "ISHMEM_CPU_DRIVER={}: Level Zero's loader takes no driver with a comma in its path",
            path.display()
        ))),
        CpuDriver::Force(Some(path)) if path.exists() => Ok(Some(path.clone())),
        CpuDriver::Force(Some(path)) => {
            Err(Error::NoDevice(format!("ISHMEM_CPU_DRIVER={}: no such driver", path.display())))
        }
        CpuDriver::Force(None) => installed().map(Some),
        // A user who names drivers to the loader, or has a GPU, has decided.
        CpuDriver::Auto if names_drivers() && !names_ours() => Ok(None),
        CpuDriver::Auto if has_intel_gpu(Path::new("/sys/class/drm")) => Ok(None),
        CpuDriver::Auto => installed().map(Some),
    }
}

fn names_drivers() -> bool {
    std::env::var_os(ALT_DRIVERS).is_some_and(|list| !list.is_empty())
}

/// Whether the loader was pointed at the driver for CPUs by this library: when it was loaded, or in a parent.
fn names_ours() -> bool {
    std::env::var_os(OUR_DRIVER).is_some_and(|ours| std::env::var_os(ALT_DRIVERS) == Some(ours))
}

/// Whether the kernel drives an Intel device that programs can render with.
fn has_intel_gpu(drm: &Path) -> bool {
    let Ok(entries) = std::fs::read_dir(drm) else {
        return false;
    };
    entries.flatten().any(|entry| {
        let vendor = std::fs::read_to_string(entry.path().join("device/vendor"));
        entry.file_name().as_bytes().starts_with(b"renderD") && vendor.is_ok_and(|id| id.trim() == INTEL_VENDOR)
    })
}

/// The driver that was installed or built with the runtime: beside the library that this code is in or beside the program,
/// where a C program finds it; beside the launcher, where a Rust program does, which is built in a folder of its own.
fn installed() -> Result<PathBuf, Error> {
    let launcher = std::env::var_os(zeshmem_bootstrap::LAUNCHER).map(PathBuf::from);
    let files = [own_file(), std::env::current_exe().ok(), launcher].into_iter().flatten();
    let places = places_around(files.chain(launchers_in(std::env::var_os("PATH"))));
    let found = places.iter().flat_map(|place| [place.join(CPU_DRIVER_FILE), place.join("lib").join(CPU_DRIVER_FILE)]);
    found.clone().find(|path| path.exists()).ok_or_else(|| {
        let list: Vec<_> = places.iter().map(|place| place.display().to_string()).collect();
        Error::NoDevice(format!(
            "there is no Intel GPU, and no {CPU_DRIVER_FILE} in {}, nor in lib there; oshrun knows that of its installation, \
             and ISHMEM_CPU_DRIVER can name it",
            list.join(", ")
        ))
    })
}

/// The folders of files, and the folders above: cargo puts test programs and examples one folder below the libraries, and
/// programs are installed beside the folder of libraries.
fn places_around(files: impl Iterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut places: Vec<PathBuf> = Vec::new();
    for place in files.flat_map(|file| file.ancestors().skip(1).take(2).map(Path::to_path_buf).collect::<Vec<_>>()) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// The launchers on a shell's path, for programs that are started without one: other implementations call theirs so, too.
fn launchers_in(path: Option<OsString>) -> Vec<PathBuf> {
    let folders = path.iter().flat_map(std::env::split_paths).filter(|folder| folder.is_absolute());
    folders.filter_map(|folder| std::fs::canonicalize(folder.join("oshrun")).ok()).collect()
}

/// The file that this code was loaded from.
fn own_file() -> Option<PathBuf> {
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::uninit();
    let here = own_file as *const c_void;
    // SAFETY: `info` is written where the call returns non-zero; `here` is an address in this file.
    let found = unsafe { libc::dladdr(here, info.as_mut_ptr()) } != 0;
    // SAFETY: dladdr succeeded, so `info` is initialised and its name is a C string that lives as
    // long as the file is loaded.
    let name = found.then(|| unsafe { CStr::from_ptr(info.assume_init().dli_fname) })?;
    std::fs::canonicalize(OsStr::from_bytes(name.to_bytes())).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gpus_are_render_nodes_of_the_vendor() {
        // Not under our name: tests of what crashes leave behind look for that.
        let drm = std::env::temp_dir().join(format!("drm-{}", std::process::id()));
        let vendor = |node: &str, id: &str| {
            std::fs::create_dir_all(drm.join(node).join("device")).unwrap();
            std::fs::write(drm.join(node).join("device/vendor"), id).unwrap();
        };
        assert!(!has_intel_gpu(&drm));
        vendor("card0", "0x8086\n");
        vendor("renderD128", "0x10de\n");
        assert!(!has_intel_gpu(&drm));
        vendor("renderD129", "0x8086\n");
        assert!(has_intel_gpu(&drm));
        std::fs::remove_dir_all(drm).unwrap();
    }

    #[test]
    fn pes_take_devices_and_then_their_parts() {
        assert_eq!(places(&[0, 0], 5), [(0, None), (1, None)]);
        assert_eq!(places(&[2, 2], 2), [(0, None), (1, None)]);
        let tiles = [(0, Some(0)), (0, Some(1)), (1, None), (2, Some(0)), (2, Some(1))];
        assert_eq!(places(&[2, 0, 2], 4), tiles);
    }

    #[test]
    fn places_are_folders_and_those_above_in_order() {
        let files = ["/opt/zeshmem/bin/oshrun", "/home/me/target/debug/prog", "/home/me/target/debug/oshrun"];
        let places = places_around(files.into_iter().map(PathBuf::from));
        let expected = ["/opt/zeshmem/bin", "/opt/zeshmem", "/home/me/target/debug", "/home/me/target"];
        assert_eq!(places, expected.map(PathBuf::from));
        assert!(launchers_in(Some("bin::/surely/not/there".into())).is_empty());
    }

    #[test]
    fn this_code_knows_its_file() {
        assert_eq!(own_file(), std::env::current_exe().ok());
    }
}
