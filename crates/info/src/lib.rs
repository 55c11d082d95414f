//! What the runtime finds on this machine: the Level Zero loader, its drivers, their devices, and the
//! environment variables that matter. The program `ishmem-info` prints it; the multi-GPU tests put it
//! into their report.
//!
//! Looking changes nothing but `ZE_ENABLE_ALT_DRIVERS` of the own process, by which the runtime too
//! points the loader at the driver for CPUs. Where something is missing, the inventory says so, and what
//! installs it; what is there is reported all the same.

mod about;
mod check;
mod devices;
mod environment;
mod text;

use level_zero::{Api, Error};
use serde::Serialize;
use zeshmem_host::Doubt;

pub use about::Engine;
pub use check::{Check, Row, Verdict};
pub use devices::{Device, Memory, Peer, QueueGroup};
pub use environment::{Owner, Setting};

/// All that was found.
#[derive(Clone, Debug, Serialize)]
pub struct Inventory {
    /// The version of this runtime.
    pub zeshmem: &'static str,
    /// How a program that is started like this one finds its job; or why it does not.
    pub job: String,
    /// The network of a job that spans nodes, and how it gets at device heaps; or why there is none.
    pub network: String,
    /// The Level Zero loader, where there is one.
    pub loader: Option<Loader>,
    /// Its drivers, in its order.
    pub drivers: Vec<Driver>,
    /// What keeps the runtime from working here.
    pub problems: Vec<Problem>,
    /// Variables that change what is found or done.
    pub environment: Vec<Setting>,
}

/// Something that is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// What is wrong.
    pub what: String,
    /// What helps.
    pub remedy: String,
}

/// The Level Zero loader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Loader {
    /// Its file.
    pub library: Option<String>,
    /// Its own version, where it says.
    pub release: Option<String>,
    /// The specification that it follows, where it says.
    pub specification: Option<String>,
}

/// A Level Zero driver.
#[derive(Clone, Debug, Serialize)]
pub struct Driver {
    /// What it is, where it is one that we know.
    pub name: String,
    /// Whether it is the one that the runtime uses.
    pub used: bool,
    /// Its file, where that can be found out.
    pub library: Option<String>,
    /// Its version: in words where it has them, and otherwise its number in hexadecimal.
    pub version: String,
    /// The specification that it implements.
    pub api_version: String,
    /// Its identity, in hexadecimal.
    pub uuid: String,
    /// Its extensions, each with its version.
    pub extensions: Vec<(String, String)>,
    /// Whether it shares memory between processes.
    pub ipc_memory: bool,
    /// Whether it shares event pools between processes.
    pub ipc_event_pools: bool,
    /// What runs the kernels of the driver for CPUs; no other has an engine of its own.
    pub engine: Option<Engine>,
    /// Its devices and, each after its device, their parts.
    pub devices: Vec<Device>,
    /// How each device reaches each other's memory, in the order of `devices`.
    pub peers: Vec<Vec<Peer>>,
}

const INSTALL_LOADER: &str = "apt-get install libze1 (Debian, Ubuntu) or dnf install level-zero";
const INSTALL_DRIVER: &str = "for an Intel GPU: apt-get install libze-intel-gpu1, or intel-opencl-icd on Debian 12; for this \
     machine's processor: ISHMEM_CPU_DRIVER=force";
const INSTALL_CPU_DRIVER: &str =
    "ci/install PREFIX in a checkout of Zeshmem; for an Intel GPU: apt-get install libze-intel-gpu1";
const INSTALL_ENGINE: &str = "ci/setup in a checkout of Zeshmem, or pip install intel-opencl-rt intel-cmplr-lib-rt";

impl Inventory {
    /// Looks at the machine as the runtime does.
    ///
    /// Sets `ZE_ENABLE_ALT_DRIVERS` for this process where the driver for CPUs is chosen: no other
    /// thread may touch the environment meanwhile.
    pub fn take() -> Inventory {
        // As the user set it, before the choice of a driver sets more.
        let mut environment = environment::settings();
        let mut problems = Problem::of_settings_but(&environment);
        let chosen = zeshmem_host::choose_driver();
        // What is wrong with a variable is said of the variable.
        if let Err(error) = &chosen
            && !matches!(error, zeshmem_host::Error::Environment { .. })
        {
            problems.push(Problem::new(error, INSTALL_CPU_DRIVER));
        }
        let (loader, drivers) = match Api::load() {
            Ok(api) => (Some(Loader::of(api)), drivers(api, &mut environment, &mut problems)),
            Err(error) => {
                // The loader stays open where it is the drivers that do not start.
                let remedy = match error {
                    Error::Loader { .. } => INSTALL_LOADER,
                    Error::EmptyDriverList => "unset ZE_ENABLE_ALT_DRIVERS",
                    _ => INSTALL_DRIVER,
                };
                problems.push(Problem::new(&error, remedy));
                let library = about::loaded("libze_loader.so");
                (library.map(Loader::unstarted), Vec::new())
            }
        };
        if !environment.iter().any(|setting| setting.owner == Owner::CpuDriver) {
            // A driver that does not start is asked all the same: its variables may be why.
            let file = chosen.ok().flatten().or_else(environment::cpu_driver);
            environment
                .extend(file.and_then(|file| about::About::of_library(&file)).into_iter().flat_map(|it| it.variables));
        }
        // First, as they may be the cause of others.
        problems.splice(0..0, environment.iter().filter_map(Problem::of_setting));
        let job = match check::job() {
            Ok(choice) => choice.to_string(),
            Err(error) => error.to_string(),
        };
        Inventory {
            zeshmem: env!("CARGO_PKG_VERSION"),
            job,
            network: network(),
            loader,
            drivers,
            problems,
            environment,
        }
    }

    /// The driver that the runtime uses.
    pub fn used(&self) -> Option<&Driver> {
        self.drivers.iter().find(|driver| driver.used)
    }

    /// Whether the runtime can work here.
    pub fn is_usable(&self) -> bool {
        self.problems.is_empty()
    }
}

impl Problem {
    fn new(what: &dyn std::fmt::Display, remedy: &str) -> Problem {
        Problem { what: what.to_string(), remedy: remedy.into() }
    }

    /// Of variables that are wrong and not among these.
    fn of_settings_but(shown: &[Setting]) -> Vec<Problem> {
        let doubts = zeshmem_host::doubts().into_iter();
        let unshown = doubts.filter_map(|doubt| match doubt {
            Doubt::Wrong(zeshmem_host::Error::Environment { name, .. })
                if shown.iter().any(|setting| setting.name == name) =>
            {
                None
            }
            Doubt::Wrong(error) => Some(Problem::new(&error, "correct it, or unset it")),
            _ => None,
        });
        unshown.collect()
    }

    fn of_setting(setting: &Setting) -> Option<Problem> {
        let (value, allowed) = (setting.value.as_ref()?, setting.allowed_instead.as_ref()?);
        let what = format!("{} is \"{value}\", and may be {allowed}", setting.name);
        Some(Problem::new(&what, &format!("correct {0}, or unset it", setting.name)))
    }
}

impl Loader {
    fn of(api: Api) -> Loader {
        let version = api.loader_version().ok();
        let release = |[major, minor, patch]: [u32; 3]| format!("{major}.{minor}.{patch}");
        Loader {
            library: about::loaded("libze_loader.so"),
            release: version.map(|version| release(version.release)),
            specification: version.map(|version| version.spec.to_string()),
        }
    }

    fn unstarted(library: String) -> Loader {
        Loader { library: Some(library), release: None, specification: None }
    }
}

/// Jobs on one node need none, so that one that is missing is no problem.
fn network() -> String {
    let devices = Api::load().ok().and_then(|api| zeshmem_host::pick_driver(&api).ok()).map(|(_, devices)| devices);
    match zeshmem_host::look_at_network(devices.as_ref().and_then(|devices| devices.first())) {
        Ok((provider, road)) => format!("{provider}; device heaps of other nodes by {}", road.name()),
        Err(error) => error.to_string(),
    }
}

fn drivers(api: Api, environment: &mut Vec<Setting>, problems: &mut Vec<Problem>) -> Vec<Driver> {
    let found = api.drivers().unwrap_or_else(|error| {
        problems.push(Problem::new(&error, INSTALL_DRIVER));
        Vec::new()
    });
    let used = zeshmem_host::pick_driver(&api);
    let mut drivers = Vec::new();
    for driver in found {
        let used = used.as_ref().is_ok_and(|(used, _)| *used == driver);
        match describe(&driver, used, environment, problems) {
            Ok(driver) => drivers.push(driver),
            Err(error) => problems.push(Problem::new(&error, "a newer driver may answer")),
        }
    }
    if let (Err(error), true) = (used, problems.is_empty()) {
        problems.push(Problem::new(&error, "unset ZE_AFFINITY_MASK, or name devices in it that are there"));
    }
    drivers
}

fn describe(
    driver: &level_zero::Driver,
    used: bool,
    environment: &mut Vec<Setting>,
    problems: &mut Vec<Problem>,
) -> Result<Driver, Error> {
    let about = about::About::of(driver);
    environment.extend(about.variables);
    if let Some(Engine::None { why }) = &about.engine {
        let what = format!("the driver for CPUs cannot run kernels: {why}");
        problems.push(Problem::new(&what, INSTALL_ENGINE));
    }
    let properties = driver.properties()?;
    let ipc = driver.ipc_properties()?;
    let extensions = driver.extensions()?.into_iter();
    let extensions = extensions.map(|(name, version)| {
        let version = format!("{}.{}", version >> 16, version & 0xffff);
        (name, version)
    });
    let all = devices::all(driver)?;
    Ok(Driver {
        name: about.name,
        used,
        library: about.library,
        version: about.version.unwrap_or_else(|| format!("{:#010x}", properties.version)),
        api_version: driver.api_version()?.to_string(),
        uuid: hexadecimal(&properties.uuid),
        extensions: extensions.collect(),
        ipc_memory: ipc.memory,
        ipc_event_pools: ipc.event_pools,
        engine: about.engine,
        peers: devices::peers(&all),
        devices: all.iter().map(|(label, device)| devices::describe(label, device)).collect::<Result<_, _>>()?,
    })
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
