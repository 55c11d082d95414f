//! What the environment asks of the runtime: one table, from which help and reports are made.

use crate::error::Error;
use std::path::PathBuf;
use std::time::Duration;

/// A variable that the runtime reads.
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    /// Its name.
    pub name: &'static str,
    /// What holds where it is not set.
    pub default: &'static str,
    /// What it means.
    pub help: &'static str,
}

const SYMMETRIC_SIZE: Variable = Variable {
    name: "ISHMEM_SYMMETRIC_SIZE",
    default: "512M",
    help: "bytes of the symmetric heap of each PE in device memory; suffixes k, m, g, t",
};
const HOST_SYMMETRIC_SIZE: Variable = Variable {
    name: "SHMEM_SYMMETRIC_SIZE",
    default: "512M",
    help: "bytes of the symmetric heap of each PE in host memory, for programs that use OpenSHMEM; \
           suffixes k, m, g, t",
};
const TEAMS_MAX: Variable = Variable {
    name: "ISHMEM_TEAMS_MAX",
    default: "64",
    help: "teams that can be alive at once in a PE, the 3 predefined ones included; 3 to 256",
};
const CPU_DRIVER: Variable = Variable {
    name: "ISHMEM_CPU_DRIVER",
    default: "auto",
    help: "the Level Zero driver for CPUs: `auto` uses it where there is no Intel GPU, `force` always, \
           `forbid` never; a path names another libze_cpu.so to force",
};
const STALL_SECONDS: Variable = Variable {
    name: "ISHMEM_STALL_SECONDS",
    default: "10",
    help: "seconds after which a PE that waits says for whom and in what, and once a minute from then on; 0 for never",
};
const LOG: Variable = Variable {
    name: "ISHMEM_LOG",
    default: "warn",
    help: "what is logged to stderr: error, warn, info, debug, trace, or a filter such as zeshmem_host=debug",
};

/// Every variable that the runtime reads.
pub const VARIABLES: [Variable; 6] = [SYMMETRIC_SIZE, HOST_SYMMETRIC_SIZE, TEAMS_MAX, CPU_DRIVER, STALL_SECONDS, LOG];

/// Which driver to run on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CpuDriver {
    Auto,
    Force(Option<PathBuf>),
    Forbid,
}

/// The environment, read once.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    pub symmetric_bytes: usize,
    pub host_bytes: usize,
    pub teams_max: usize,
    pub cpu_driver: CpuDriver,
    /// How long a wait goes unmentioned; zero for ever.
    pub stall_patience: Duration,
}

impl Config {
    /// Reads the environment of the process.
    pub fn from_environment() -> Result<Config, Error> {
        Config::read(|name| std::env::var(name).ok())
    }

    fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Config, Error> {
        Ok(Config {
            stall_patience: parse(&lookup, STALL_SECONDS, "it must be a number of seconds, 0 or more", |text| {
                Duration::try_from_secs_f64(text.parse().ok()?).ok()
            })?,
            symmetric_bytes: bytes(&lookup, SYMMETRIC_SIZE)?,
            host_bytes: bytes(&lookup, HOST_SYMMETRIC_SIZE)?,
            teams_max: parse(&lookup, TEAMS_MAX, "it must be a number from 3 to 256", |text| {
                text.parse().ok().filter(|slots| (3..=zeshmem_abi::MAX_TEAMS).contains(slots))
            })?,
            cpu_driver: parse(
                &lookup,
                CPU_DRIVER,
                "it must be auto, force, forbid, or a path to libze_cpu.so",
                |text| match text {
                    "auto" => Some(CpuDriver::Auto),
                    "force" => Some(CpuDriver::Force(None)),
                    "forbid" => Some(CpuDriver::Forbid),
                    path if path.contains('/') => Some(CpuDriver::Force(Some(path.into()))),
                    _ => None,
                },
            )?,
        })
    }
}

fn bytes(lookup: impl Fn(&str) -> Option<String>, variable: Variable) -> Result<usize, Error> {
    let allowed = "it must be a number of bytes, with suffix k, m, g or t";
    parse(lookup, variable, allowed, zeshmem_mem::parse_size)
}

fn parse<T>(
    lookup: impl Fn(&str) -> Option<String>,
    variable: Variable,
    allowed: &'static str,
    meaning: impl Fn(&str) -> Option<T>,
) -> Result<T, Error> {
    let value = lookup(variable.name).unwrap_or_else(|| variable.default.into());
    meaning(&value).ok_or(Error::Environment { name: variable.name, value, allowed })
}

/// Sends the runtime's log to stderr, unless the program has set up logging of its own.
pub(crate) fn start_logging() {
    let filter = std::env::var(LOG.name).unwrap_or_else(|_| LOG.default.into());
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::new(filter))
        .with_writer(std::io::stderr);
    // An error means that the program has its own subscriber, which then gets our events.
    let _ = subscriber.try_init();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &'static str, value: &'static str) -> Result<Config, Error> {
        Config::read(move |asked| (asked == name).then(|| value.to_string()))
    }

    #[test]
    fn defaults_are_valid() {
        let config = Config::read(|_| None).unwrap();
        assert_eq!(config.symmetric_bytes, 512 << 20);
        assert_eq!(config.host_bytes, 512 << 20);
        assert_eq!(config.teams_max, 64);
        assert_eq!(config.cpu_driver, CpuDriver::Auto);
    }

    #[test]
    fn values_are_checked_and_named() {
        assert_eq!(read("ISHMEM_SYMMETRIC_SIZE", "2g").unwrap().symmetric_bytes, 2 << 30);
        let error = read("ISHMEM_TEAMS_MAX", "1000").unwrap_err().to_string();
        assert_eq!(error, "ISHMEM_TEAMS_MAX is `1000`; it must be a number from 3 to 256");
        assert!(read("ISHMEM_CPU_DRIVER", "maybe").is_err());
        let path = CpuDriver::Force(Some("/opt/libze_cpu.so".into()));
        assert_eq!(read("ISHMEM_CPU_DRIVER", "/opt/libze_cpu.so").unwrap().cpu_driver, path);
    }
}
