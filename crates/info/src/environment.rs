//! Environment variables that change what is found or done.

use std::path::{Path, PathBuf};

use serde::Serialize;
use zeshmem_host::{Doubt, Error};

/// A variable, and what it is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setting {
    /// Who reads it.
    pub owner: Owner,
    /// Its name.
    pub name: String,
    /// Its value, where it is set.
    pub value: Option<String>,
    /// What holds where it is not set.
    pub default: String,
    /// What it means.
    pub meaning: String,
    /// What it may be, where its value is none of that: with the runtime's no program starts, and others are not in force.
    pub allowed_instead: Option<String>,
}

/// Who reads a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// The runtime.
    Runtime,
    /// The driver for CPUs.
    CpuDriver,
    /// The Level Zero loader, or every driver.
    LevelZero,
}

/// Variables of the specification and of the loader: name, default, meaning.
const LEVEL_ZERO: [[&str; 3]; 7] = [
    ["ZE_ENABLE_ALT_DRIVERS", "", "drivers that the loader is to load instead of those that it knows"],
    ["ZE_AFFINITY_MASK", "", "devices and parts that are seen, such as 0,2 or 0.1"],
    [
        "ZE_FLAT_DEVICE_HIERARCHY",
        "the driver's",
        "whether parts of GPUs are shown as devices: FLAT, COMPOSITE, COMBINED",
    ],
    ["ZE_ENABLE_PCI_ID_DEVICE_ORDER", "0", "1 numbers devices by their PCI addresses"],
    ["ZE_ENABLE_VALIDATION_LAYER", "0", "1 has the loader check calls"],
    ["ZE_ENABLE_PARAMETER_VALIDATION", "0", "1 has that layer check their arguments"],
    ["ZE_ENABLE_LOADER_DEBUG_TRACE", "0", "1 has the loader say which drivers it loads"],
];

impl Setting {
    pub(crate) fn read(owner: Owner, name: &str, default: &str, meaning: &str) -> Setting {
        let value = std::env::var_os(name);
        Setting {
            owner,
            name: name.into(),
            value: value.map(|value| value.to_string_lossy().into_owned()),
            default: default.into(),
            meaning: meaning.into(),
            allowed_instead: None,
        }
    }
}

/// The driver for CPUs among those that the user has named for the loader.
pub(crate) fn cpu_driver() -> Option<PathBuf> {
    let named = std::env::var("ZE_ENABLE_ALT_DRIVERS").ok()?;
    let is_ours = |path: &&Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("libze_cpu."));
    named.split(',').map(Path::new).find(is_ours).map(Path::to_owned)
}

/// The runtime's variables and Level Zero's; those of the driver for CPUs it tells itself.
pub(crate) fn settings() -> Vec<Setting> {
    let doubts = zeshmem_host::doubts();
    let allowed_instead = |variable: &str| {
        doubts.iter().find_map(|doubt| match doubt {
            Doubt::Wrong(Error::Environment { name, allowed, .. }) if *name == variable => {
                Some(allowed.strip_prefix("it must be ").unwrap_or(allowed).to_owned())
            }
            _ => None,
        })
    };
    let runtime = zeshmem_host::VARIABLES.iter().map(|variable| {
        let name = variable.name_set();
        Setting {
            allowed_instead: allowed_instead(name),
            ..Setting::read(Owner::Runtime, name, variable.default, variable.help)
        }
    });
    let level_zero =
        LEVEL_ZERO.iter().map(|[name, default, meaning]| Setting::read(Owner::LevelZero, name, default, meaning));
    runtime.chain(level_zero).collect()
}
