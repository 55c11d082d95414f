//! The machine that the devices are views of.

use std::fs;
use std::sync::OnceLock;
use std::time::Duration;

pub struct Machine {
    /// What the processor calls itself.
    pub name: String,
    pub cores: u32,
    pub clock_mhz: u32,
    pub memory_bytes: u64,
    pub cache_bytes: usize,
    pub cache_line_bytes: usize,
    pub page_bytes: usize,
    /// The same for all processes of this machine, different on others.
    pub id: u64,
}

pub fn machine() -> &'static Machine {
    static MACHINE: OnceLock<Machine> = OnceLock::new();
    MACHINE.get_or_init(|| {
        let info = rustix::system::sysinfo();
        let processor = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        Machine {
            name: value(&processor, "model name").unwrap_or("unknown processor").to_owned(),
            cores: std::thread::available_parallelism().map_or(1, |n| n.get() as u32),
            clock_mhz: value(&processor, "cpu MHz").and_then(|mhz| mhz.parse::<f32>().ok()).map_or(0, |mhz| mhz as u32),
            memory_bytes: info.totalram as u64 * u64::from(info.mem_unit),
            cache_bytes: cache_bytes(),
            cache_line_bytes: cache_line_bytes(),
            page_bytes: rustix::param::page_size(),
            id: fingerprint(&fs::read("/etc/machine-id").or_else(|_| fs::read("/etc/hostname")).unwrap_or_default()),
        }
    })
}

/// Memory that no process uses at the moment, or uses as a cache only.
pub fn free_memory_bytes() -> u64 {
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    value(&text, "MemAvailable")
        .and_then(|size| size.trim_end_matches(" kB").parse::<u64>().ok())
        .map_or(0, |kilobytes| kilobytes << 10)
}

/// The devices' clock: nanoseconds that all processes of the machine agree on.
pub fn nanoseconds() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32).as_nanos() as u64
}

fn cache_line_bytes() -> usize {
    let line = "/sys/devices/system/cpu/cpu0/cache/index0/coherency_line_size";
    fs::read_to_string(line).ok().and_then(|size| size.trim().parse().ok()).unwrap_or(64)
}

/// `name   : value`
fn value<'a>(lines: &'a str, name: &str) -> Option<&'a str> {
    let line = lines.lines().find(|line| line.starts_with(name))?;
    Some(line.split_once(':')?.1.trim())
}

/// The largest cache of the first core.
fn cache_bytes() -> usize {
    let size = |index: usize| {
        let text = fs::read_to_string(format!("/sys/devices/system/cpu/cpu0/cache/index{index}/size")).ok()?;
        let (number, unit) = text.trim().split_at(text.trim().find(|c: char| !c.is_ascii_digit())?);
        let scale = match unit {
            "K" => 1 << 10,
            "M" => 1 << 20,
            _ => return None,
        };
        Some(number.parse::<usize>().ok()? * scale)
    };
    (0..8).filter_map(size).max().unwrap_or(0)
}

/// FNV-1a.
pub fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
