//! Whether this machine is ready: a row for each thing that programs need, with the next step where it is missing.

use std::fmt::{Display, Formatter};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rustix::fs::{Access, AtFlags, CWD, MemfdFlags, SealFlags};
use rustix::io::Errno;
use rustix::process::{PidfdFlags, Resource};
use serde::Serialize;
use zeshmem_host::Doubt;

use crate::{Engine, Inventory, Owner, Setting};

/// How a thing stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Verdict {
    /// As it should be.
    Pass,
    /// Programs run, but not all, or not as fast or as the user may think.
    Warn,
    /// Programs do not run.
    Fail,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// How it stands.
    pub verdict: Verdict,
    /// What it is.
    pub name: &'static str,
    /// What was found.
    pub found: String,
    /// What to do about it, unless it is as it should be.
    pub next_step: Option<String>,
}

impl Row {
    fn pass(name: &'static str, found: impl Display) -> Row {
        Row { verdict: Verdict::Pass, name, found: found.to_string(), next_step: None }
    }

    fn not(verdict: Verdict, name: &'static str, found: impl Display, next_step: impl Display) -> Row {
        Row { verdict, name, found: found.to_string(), next_step: Some(next_step.to_string()) }
    }
}

impl Display for Row {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let verdict = match self.verdict {
            Verdict::Pass => "PASS",
            Verdict::Warn => "WARN",
            Verdict::Fail => "FAIL",
        };
        writeln!(f, "{verdict}  {:<13} {}", self.name, self.found)?;
        match &self.next_step {
            Some(step) => writeln!(f, "      {:<13} next: {step}", ""),
            None => Ok(()),
        }
    }
}

/// All rows.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Check {
    /// In the order in which they are worth fixing.
    pub rows: Vec<Row>,
}

impl Check {
    /// Looks at everything; `inventory` is what was found of loader, drivers and devices.
    pub fn make(inventory: &Inventory) -> Check {
        let mut rows = vec![driver(inventory)];
        rows.extend(engine(inventory));
        rows.extend([pidfd(), memfd(), descriptors(), locked_memory(inventory)]);
        if inventory.used().is_some_and(|driver| driver.engine.is_none()) {
            let i915 = Path::new("/sys/module/i915/parameters");
            rows.extend(long_kernels(|name| std::fs::read_to_string(i915.join(name)).ok()));
        }
        rows.extend(cache(inventory));
        rows.push(launcher());
        rows.extend(environment(inventory));
        Check { rows }
    }

    /// Whether nothing fails.
    pub fn is_usable(&self) -> bool {
        self.rows.iter().all(|row| row.verdict != Verdict::Fail)
    }
}

impl Display for Check {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        self.rows.iter().try_for_each(|row| row.fmt(f))
    }
}

/// The loader, and a driver with devices behind it. An engine that is missing has a row of its own.
fn driver(inventory: &Inventory) -> Row {
    const NAME: &str = "driver";
    match (inventory.used(), inventory.problems.first()) {
        (Some(driver), _) => {
            let devices = driver.devices.iter().filter(|device| !device.is_part).count();
            Row::pass(NAME, format!("{} {} with {devices} {}", driver.name, driver.version, plural(devices, "device")))
        }
        (None, Some(problem)) => Row::not(Verdict::Fail, NAME, &problem.what, &problem.remedy),
        (None, None) => Row::not(Verdict::Fail, NAME, "no driver is used", crate::INSTALL_DRIVER),
    }
}

/// What runs kernels, where the driver needs something for that.
fn engine(inventory: &Inventory) -> Option<Row> {
    const NAME: &str = "engine";
    Some(match inventory.used()?.engine.as_ref()? {
        Engine::OpenCl { platform, driver_version, library, .. } => {
            Row::pass(NAME, format!("{platform} {driver_version}: {library}"))
        }
        Engine::None { why } => Row::not(Verdict::Fail, NAME, why, crate::INSTALL_ENGINE),
    })
}

const SANDBOX: &str = "allow it in the profile of the container or sandbox (seccomp); it is there from Linux";

fn pidfd() -> Row {
    const NAME: &str = "pidfd";
    match rustix::process::pidfd_open(rustix::process::getpid(), PidfdFlags::empty()) {
        Ok(_) => Row::pass(NAME, "PEs notice each other's death (pidfd_open)"),
        Err(errno) => Row::not(
            Verdict::Warn,
            NAME,
            format!("pidfd_open is refused ({errno}): PEs look in /proc, again and again, for each other's death"),
            format!("{SANDBOX} 5.3 on"),
        ),
    }
}

/// With less than this programs of usual heaps do not start.
const USUAL_HEAP: u64 = 512 << 20;

fn memfd() -> Row {
    const NAME: &str = "memfd";
    let make = || -> Result<(), Errno> {
        let fd = rustix::fs::memfd_create("ishmem-info", MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?;
        rustix::fs::fcntl_add_seals(&fd, SealFlags::SHRINK | SealFlags::GROW | SealFlags::SEAL)
    };
    match (make(), rustix::process::getrlimit(Resource::Fsize).current) {
        (Ok(()), None) => Row::pass(NAME, "PEs share memory (memfd_create)"),
        // The system's kernel ends a process that exceeds it.
        (Ok(()), Some(most)) => Row::not(
            if most < USUAL_HEAP { Verdict::Fail } else { Verdict::Warn },
            NAME,
            format!("memory that PEs share counts as a file, which may have {} MiB (ulimit -f)", most >> 20),
            "ulimit -f unlimited",
        ),
        (Err(errno), _) => Row::not(
            Verdict::Warn,
            NAME,
            format!("memfd_create is refused ({errno}): PEs share files without names in /dev/shm or /tmp"),
            format!("{SANDBOX} 3.17 on"),
        ),
    }
}

/// Descriptors that a PE needs for each other one on its node, and for itself: what leaves no doubt.
const DESCRIPTORS_EACH: u64 = 6;
const DESCRIPTORS_OWN: u64 = 40;
/// PEs that are to fit on a node without a word.
const MANY_PES: u64 = 64;

fn descriptors() -> Row {
    const NAME: &str = "descriptors";
    let limit = rustix::process::getrlimit(Resource::Nofile);
    let Some(current) = limit.current else {
        return Row::pass(NAME, "a process may open any number (ulimit -n)");
    };
    let pes = current.saturating_sub(DESCRIPTORS_OWN) / DESCRIPTORS_EACH;
    let found = format!("a process may open {current} (ulimit -n), enough for {pes} PEs on this machine");
    let next = match limit.maximum {
        Some(most) if most <= current => "a higher hard limit: nofile in /etc/security/limits.conf".into(),
        Some(most) => format!("ulimit -n {most}, the most that is allowed here"),
        None => "ulimit -n unlimited".into(),
    };
    match pes {
        MANY_PES.. => Row::pass(NAME, found),
        2.. => Row::not(Verdict::Warn, NAME, found, next),
        _ => Row::not(Verdict::Fail, NAME, found, next),
    }
}

fn locked_memory(inventory: &Inventory) -> Row {
    const NAME: &str = "locked memory";
    let limit = rustix::process::getrlimit(Resource::Memlock).current;
    let on_cpus = inventory.used().is_some_and(|driver| driver.engine.is_some());
    match limit {
        None => Row::pass(NAME, "any amount may be locked (ulimit -l)"),
        Some(bytes) if on_cpus => {
            Row::pass(NAME, format!("{} KiB may be locked (ulimit -l); the driver for CPUs locks none", bytes >> 10))
        }
        Some(bytes) => Row::not(
            Verdict::Warn,
            NAME,
            format!(
                "{} KiB may be locked (ulimit -l); drivers of GPUs, and of networks, may lock what they use",
                bytes >> 10
            ),
            "ulimit -l unlimited, or memlock in /etc/security/limits.conf",
        ),
    }
}

/// How long the driver i915 of the system's kernel lets kernels wait, by what it says of its `parameters`.
fn long_kernels(parameters: impl Fn(&str) -> Option<String>) -> Option<Row> {
    const NAME: &str = "long kernels";
    let resets = !matches!(parameters("enable_hangcheck")?.trim(), "N" | "0");
    let ends =
        parameters("request_timeout_ms").and_then(|text| text.trim().parse().ok()).filter(|&time: &u32| time > 0);
    let found = match (resets, ends) {
        (false, None) => return Some(Row::pass(NAME, "i915 lets kernels wait for as long as they like")),
        (true, None) => "i915 resets a device whose kernel it cannot interrupt for some time".into(),
        (_, Some(time)) => format!("i915 ends kernels that take longer than {time} ms"),
    };
    let next = "i915.enable_hangcheck=0 i915.request_timeout_ms=0 for the system's kernel, and 0 in \
                /sys/class/drm/card*/engine/*/preempt_timeout_ms, where kernels wait for other PEs";
    Some(Row::not(Verdict::Warn, NAME, found, next))
}

/// How a program that is started like this one, and initialises no MPI, finds its job.
pub(crate) fn job() -> Result<zeshmem_host::Launcher, zeshmem_host::LauncherError> {
    zeshmem_host::launcher(|name| std::env::var(name).ok(), false)
}

fn launcher() -> Row {
    const NAME: &str = "launcher";
    match job() {
        Ok(choice) => Row::pass(NAME, choice),
        Err(error) => {
            let sentence = error.to_string();
            let (found, next) = sentence.split_once("; ").unwrap_or((&sentence, "unset ZESHMEM_BOOTSTRAP"));
            Row::not(Verdict::Fail, NAME, found, next)
        }
    }
}

/// Where the driver for CPUs keeps compiled kernels: no other user may put code there.
fn cache(inventory: &Inventory) -> Option<Row> {
    const NAME: &str = "kernel cache";
    inventory.used()?.engine.as_ref()?;
    let Some(folder) = cache_folder() else {
        let step = "unset ZE_CPU_CACHE, or name a folder in it; HOME must be set otherwise";
        return Some(Row::not(Verdict::Warn, NAME, "compiled kernels are not kept", step));
    };
    let shown = folder.display();
    Some(match std::fs::symlink_metadata(&folder) {
        Err(_) => match folder.ancestors().find(|above| above.exists()) {
            Some(above) if is_writable(above) => Row::pass(NAME, format!("{shown}, not made yet")),
            _ => Row::not(
                Verdict::Warn,
                NAME,
                format!("{shown} cannot be made"),
                "name a folder of yours in ZE_CPU_CACHE, or `off`",
            ),
        },
        Ok(about) if !about.is_dir() => {
            Row::not(Verdict::Warn, NAME, format!("{shown} is no folder"), "name another in ZE_CPU_CACHE")
        }
        Ok(about) => {
            let me = rustix::process::geteuid().as_raw();
            if about.uid() != me {
                let found = format!("{shown} belongs to user {}, not to you ({me})", about.uid());
                Row::not(Verdict::Warn, NAME, found, "name a folder of yours in ZE_CPU_CACHE")
            } else if about.mode() & 0o022 != 0 {
                let found = format!("{shown} can be written by others (mode {:o})", about.mode() & 0o7777);
                Row::not(
                    Verdict::Warn,
                    NAME,
                    found,
                    format!("rm -r {shown}, or chmod 700 it if no other user has put code there"),
                )
            } else if !is_writable(&folder) {
                Row::not(Verdict::Warn, NAME, format!("{shown} cannot be written"), format!("chmod 700 {shown}"))
            } else {
                Row::pass(NAME, shown)
            }
        }
    })
}

/// As the driver finds it.
fn cache_folder() -> Option<PathBuf> {
    let absolute = |folder: &PathBuf| folder.is_absolute();
    match std::env::var_os("ZE_CPU_CACHE").filter(|folder| !folder.is_empty()) {
        Some(folder) if folder == "off" => None,
        Some(folder) => Some(folder.into()),
        None => {
            let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(absolute);
            let cache =
                cache.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache")).filter(absolute))?;
            Some(cache.join("zeshmem/ze_cpu"))
        }
    }
}

fn is_writable(folder: &Path) -> bool {
    rustix::fs::accessat(CWD, folder, Access::WRITE_OK | Access::EXEC_OK, AtFlags::EACCESS).is_ok()
}

/// Values that mean nothing, names that nothing reads, and checks that are left out.
fn environment(inventory: &Inventory) -> Vec<Row> {
    const NAME: &str = "environment";
    let mut rows: Vec<Row> = zeshmem_host::doubts()
        .into_iter()
        .map(|doubt| match &doubt {
            Doubt::Wrong(_) => Row::not(Verdict::Fail, NAME, &doubt, "set it to one of these, or unset it"),
            Doubt::Ignored(_) => Row::not(Verdict::Warn, NAME, &doubt, "correct it, or unset it"),
            Doubt::Unknown { name, .. } => Row::not(Verdict::Warn, NAME, &doubt, format!("unset {name}, or rename it")),
        })
        .collect();
    let is_off = |setting: &Setting| setting.name == "ISHMEM_CHECKS" && setting.value.as_deref() == Some("off");
    if inventory.environment.iter().any(is_off) {
        let found = "ISHMEM_CHECKS is off: mistakes in kernels and in collectives are not told";
        rows.push(Row::not(Verdict::Warn, NAME, found, "unset ISHMEM_CHECKS while a program is developed"));
    }
    let of_driver = || inventory.environment.iter().filter(|setting| setting.owner == Owner::CpuDriver);
    // Without the driver nothing tells its names.
    if of_driver().next().is_some() {
        let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        let unknown =
            names.filter(|name| name.starts_with("ZE_CPU_") && of_driver().all(|setting| setting.name != *name));
        rows.extend(unknown.map(|name| {
            let found = format!("{name} is set, which the driver for CPUs does not read");
            Row::not(Verdict::Warn, NAME, found, format!("unset {name}; ishmem-info lists what is read"))
        }));
    }
    if rows.is_empty() {
        rows.push(Row::pass(NAME, "every variable that is set means something"));
    }
    rows
}

fn plural(count: usize, noun: &str) -> String {
    format!("{noun}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_of_kernels_are_told() {
        let told = |hangcheck: Option<&str>, timeout: &str| {
            long_kernels(
                |name| if name == "enable_hangcheck" { hangcheck.map(Into::into) } else { Some(timeout.into()) },
            )
        };
        assert_eq!(told(None, "20000\n"), None);
        assert_eq!(told(Some("N\n"), "0\n").unwrap().verdict, Verdict::Pass);
        assert!(told(Some("Y\n"), "0\n").unwrap().found.contains("resets"));
        for hangcheck in ["N", "Y\n"] {
            let row = told(Some(hangcheck), "20000\n").unwrap();
            assert!(row.verdict == Verdict::Warn && row.found.contains("20000 ms"), "{row:?}");
        }
    }
}
