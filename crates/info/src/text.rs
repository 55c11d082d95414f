//! The inventory in words.

use std::fmt::{Display, Formatter, Result};

use crate::{Device, Driver, Engine, Inventory, Owner, Peer, Setting};

/// What only a program itself can tell of how its PEs find each other.
const INSTEAD: &str = "in its place: a unique id that a program passes to ishmemx_init_attr; or MPI that it has initialised, where no \
                       launcher speaks PMI-1";

impl Display for Inventory {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "Zeshmem {}", self.zeshmem)?;
        for problem in &self.problems {
            writeln!(f, "\nPROBLEM: {}\n  try: {}", problem.what, problem.remedy)?;
        }
        writeln!(f, "\nLauncher: {}", self.job)?;
        writeln!(f, "  {INSTEAD}\n")?;
        writeln!(f, "Network between nodes: {}\n", self.network)?;
        match &self.loader {
            Some(loader) => {
                let version = match (&loader.release, &loader.specification) {
                    (Some(release), Some(spec)) => format!("{release}, specification {spec}"),
                    _ => "of unknown version".into(),
                };
                let library = loader.library.as_deref().unwrap_or("file unknown");
                writeln!(f, "Level Zero loader {version}: {library}")?;
            }
            None => writeln!(f, "No Level Zero loader")?,
        }
        for (number, driver) in self.drivers.iter().enumerate() {
            let used = if driver.used { ", which the runtime uses" } else { "" };
            writeln!(f, "\nDriver {number}{used}: {} {}", driver.name, driver.version)?;
            driver_text(f, driver)?;
        }
        writeln!(f, "\nEnvironment (* set here, ! invalid)")?;
        for owner in [Owner::Runtime, Owner::CpuDriver, Owner::LevelZero] {
            for setting in self.environment.iter().filter(|setting| setting.owner == owner) {
                setting_text(f, setting)?;
            }
        }
        Ok(())
    }
}

fn driver_text(f: &mut Formatter<'_>, driver: &Driver) -> Result {
    let yes = |yes| if yes { "yes" } else { "no" };
    if let Some(library) = &driver.library {
        writeln!(f, "  file        {library}")?;
    }
    writeln!(f, "  API         {}", driver.api_version)?;
    let (memory, events) = (yes(driver.ipc_memory), yes(driver.ipc_event_pools));
    writeln!(f, "  IPC         memory {memory}, event pools {events}")?;
    match &driver.engine {
        Some(Engine::OpenCl { platform, version, driver_version, library }) => {
            writeln!(f, "  kernels     {platform} {driver_version} ({version}): {library}")?
        }
        Some(Engine::None { why }) => writeln!(f, "  kernels     none run: {why}")?,
        None => (),
    }
    let extensions: Vec<_> = driver.extensions.iter().map(|(name, version)| format!("{name} {version}")).collect();
    for (line, names) in extensions.chunks(3).enumerate() {
        let title = if line == 0 { "extensions" } else { "" };
        writeln!(f, "  {title:<11} {}", names.join(", "))?;
    }
    for device in &driver.devices {
        device_text(f, device)?;
    }
    if driver.devices.len() > 1 {
        peers_text(f, driver)?;
    }
    Ok(())
}

fn device_text(f: &mut Formatter<'_>, device: &Device) -> Result {
    let what = if device.is_part { "Part" } else { "Device" };
    writeln!(f, "  {what} {}: {}", device.label, device.name)?;
    let memories: Vec<_> =
        device.memories.iter().map(|memory| format!("{} of {}", bytes(memory.bytes), memory.name)).collect();
    let shared = if device.integrated { ", shared with the host" } else { "" };
    writeln!(
        f,
        "    {} {:04x}:{:04x}, {} compute units at {} MHz, {}{shared}, {} parts, uuid {}",
        device.kind,
        device.vendor_id,
        device.device_id,
        device.compute_units,
        device.clock_mhz,
        memories.join(", "),
        device.parts,
        device.uuid,
    )?;
    let has = [(device.fp16, "fp16"), (device.fp64, "fp64"), (device.int64_atomics, "64-bit atomics")];
    let has: Vec<_> = has.iter().filter(|(has, _)| *has).map(|(_, name)| *name).collect();
    let spirv = match &device.spirv {
        Some(version) => format!("SPIR-V to {version}"),
        None => "no SPIR-V".into(),
    };
    writeln!(
        f,
        "    {spirv}, {}; groups to {} work-items, {} local memory, sub-groups {:?}; allocations to {}",
        has.join(", "),
        device.max_group_size,
        bytes(device.local_bytes.into()),
        device.sub_group_sizes,
        bytes(device.max_alloc_bytes),
    )?;
    for (ordinal, group) in device.queue_groups.iter().enumerate() {
        let can = group.can.join(", ");
        writeln!(f, "    queue group {ordinal}: {} queues, {can}", group.queues)?;
    }
    Ok(())
}

/// One row a device: what it can do with the memory of each other.
fn peers_text(f: &mut Formatter<'_>, driver: &Driver) -> Result {
    writeln!(
        f,
        "  Peers: a row's device reaches a column's memory (A with atomics, L with loads and stores only, - not, ? unknown)"
    )?;
    let labels = || driver.devices.iter().map(|device| &device.label);
    write!(f, "    {:>5}", "")?;
    labels().try_for_each(|label| write!(f, " {label:>5}"))?;
    f.write_str("\n")?;
    for (label, row) in labels().zip(&driver.peers) {
        write!(f, "    {label:>5}")?;
        row.iter().try_for_each(|peer| write!(f, " {:>5}", peer.letter()))?;
        f.write_str("\n")?;
    }
    Ok(())
}

impl Peer {
    /// How it is reached, as the matrix shows it.
    pub fn letter(&self) -> char {
        match (self.can_access, self.p2p_atomics) {
            (None, _) => '?',
            (Some(false), _) => '-',
            (Some(true), Some(true)) => 'A',
            (Some(true), _) => 'L',
        }
    }
}

/// Name and value, and behind them or, where the value is long, below, what it means.
fn setting_text(f: &mut Formatter<'_>, setting: &Setting) -> Result {
    const WIDTH: usize = 44;
    let (mark, value) = match (&setting.value, &setting.allowed_instead) {
        (Some(value), Some(_)) => ('!', value),
        (Some(value), None) => ('*', value),
        (None, _) => (' ', &setting.default),
    };
    let value = if value.is_empty() { "(not set)" } else { value };
    let pair = format!("{} = {value}", setting.name);
    if pair.len() <= WIDTH {
        writeln!(f, "{mark} {pair:<WIDTH$} {}", setting.meaning)?;
    } else {
        writeln!(f, "{mark} {pair}\n  {:<WIDTH$} {}", "", setting.meaning)?;
    }
    match &setting.allowed_instead {
        Some(allowed) => {
            let effect = if setting.owner == Owner::Runtime { "no program starts" } else { "not in force" };
            writeln!(f, "  {:<WIDTH$} INVALID, and {effect}: it may be {allowed}", "")
        }
        None => Ok(()),
    }
}

/// `1.5 GiB`, in the largest unit that is not less than one.
fn bytes(number: u64) -> String {
    const UNITS: [&str; 5] = ["B", "KiB", "MiB", "GiB", "TiB"];
    let unit = (number.max(1).ilog2() / 10).min(UNITS.len() as u32 - 1);
    let value = number as f64 / 1024f64.powi(unit as i32);
    let digits = usize::from(value.fract() >= 0.05);
    format!("{value:.digits$} {}", UNITS[unit as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_short() {
        for (number, text) in [(0, "0 B"), (1024, "1 KiB"), (3 << 29, "1.5 GiB"), (1 << 62, "4194304 TiB")] {
            assert_eq!(bytes(number), text);
        }
    }
}
