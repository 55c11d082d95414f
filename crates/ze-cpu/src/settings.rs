//! What the environment says. The driver's own variables are in the table [`VARIABLES`]; from the specification come:
//!
//! | variable | meaning |
//! |---|---|
//! | `ZE_FLAT_DEVICE_HIERARCHY` | `COMPOSITE` lists devices, `FLAT` their tiles, `COMBINED` tiles that know their devices; `COMPOSITE` if unset |
//! | `ZE_AFFINITY_MASK` | which devices and tiles are seen, such as `0,2.1`; where tiles are listed, which of these, by their numbers in the list |

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::OnceLock;

use ocl_interop::Library;

/// More devices than anybody needs; a slip of the pen does not make millions.
const MOST_DEVICES: u32 = 64;

/// The variable for the folder of compiled kernels.
pub const CACHE: &str = "ZE_CPU_CACHE";
/// The variable for the OpenCL library.
pub const OPENCL: &str = "ZE_CPU_OPENCL";

/// A variable of the driver's: its name, what holds where it is not set, and what it means.
pub struct Variable(pub &'static str, pub &'static str, pub &'static str);

/// Every variable of the driver's; programs get the table from it, see [`crate::about`].
pub const VARIABLES: &[Variable] = &[
    Variable("ZE_CPU_DEVICES", "1", "how many devices there are"),
    Variable("ZE_CPU_TILES", "0", "how many tiles each device has, which are its sub-devices"),
    Variable("ZE_CPU_DEVICE_TYPE", "gpu", "what devices call themselves: gpu, as most programs want it, or cpu"),
    Variable(
        "ZE_CPU_PEERS",
        "all",
        "which devices reach each other's memory: all, none, or pairs such as 0-1,2-3; IPC handles of others are refused",
    ),
    Variable(
        "ZE_CPU_STRICT",
        "0",
        "1 for: what a discrete GPU would refuse is refused, the host's access to device memory included, and said",
    ),
    Variable(CACHE, "~/.cache/zeshmem/ze_cpu", "where compiled kernels are kept; off for nowhere"),
    Variable(
        "ZE_CPU_LOG",
        "",
        "what goes to stderr: error, warn, info, debug, trace, or filters of tracing-subscriber",
    ),
    Variable(
        OPENCL,
        "",
        "the OpenCL library to run kernels with, where the driver is not to look for one itself; `pocl` for PoCL of the system",
    ),
];

pub struct Settings {
    /// The devices that are seen.
    pub devices: Vec<Seen>,
    /// Tiles of a device, seen or not.
    pub tiles: u32,
    pub hierarchy: Hierarchy,
    pub reports_gpu: bool,
    pub strict: bool,
    pub peers: Peers,
    /// What runs kernels.
    pub opencl: Library,
    /// Where compiled kernels are kept.
    pub cache: Option<PathBuf>,
}

/// Which devices reach each other's memory.
#[derive(Debug, PartialEq, Eq)]
pub enum Peers {
    All,
    /// These pairs, the lower number first.
    Only(BTreeSet<(u32, u32)>),
}

impl Peers {
    /// Whether two devices, by their numbers, are peers; each is its own.
    pub fn reach(&self, a: u32, b: u32) -> bool {
        match self {
            Peers::All => true,
            Peers::Only(pairs) => a == b || pairs.contains(&(a.min(b), a.max(b))),
        }
    }

    fn read(text: Option<&str>) -> Peers {
        match text {
            None | Some("" | "all") => Peers::All,
            Some("none") => Peers::Only(BTreeSet::new()),
            Some(pairs) => pairs.split(',').map(pair).collect::<Option<_>>().map_or_else(
                || {
                    tracing::warn!("ZE_CPU_PEERS is neither all nor none nor pairs such as 0-1,2-3: all");
                    Peers::All
                },
                Peers::Only,
            ),
        }
    }
}

/// `3-1` as (1, 3).
fn pair(text: &str) -> Option<(u32, u32)> {
    let (a, b) = text.trim().split_once('-')?;
    let (a, b) = (a.parse().ok()?, b.parse().ok()?);
    Some((std::cmp::min(a, b), std::cmp::max(a, b)))
}

/// A device, and what is seen of it.
#[derive(Debug, PartialEq)]
pub struct Seen {
    pub number: u32,
    /// The numbers of its tiles; empty where it is of one piece.
    pub tiles: Vec<u32>,
    /// One tile of several is seen, which stands for the device.
    pub lone_tile: bool,
}

/// What the driver lists, and how devices and tiles know each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hierarchy {
    Composite,
    Flat,
    Combined,
}

/// The settings, read at the first call.
pub fn settings() -> &'static Settings {
    static SETTINGS: OnceLock<Settings> = OnceLock::new();
    SETTINGS.get_or_init(|| {
        log_to_stderr();
        let text = |name| env::var(name).ok().filter(|text: &String| !text.is_empty());
        let hierarchy = hierarchy(text("ZE_FLAT_DEVICE_HIERARCHY").as_deref());
        let counts = [
            number("ZE_CPU_DEVICES", text("ZE_CPU_DEVICES").as_deref(), 1),
            number("ZE_CPU_TILES", text("ZE_CPU_TILES").as_deref(), 0),
        ];
        Settings {
            devices: devices(counts, hierarchy, text("ZE_AFFINITY_MASK").as_deref()),
            tiles: counts[1],
            hierarchy,
            strict: text("ZE_CPU_STRICT").is_some_and(|text| text != "0"),
            reports_gpu: reports_gpu(text("ZE_CPU_DEVICE_TYPE").as_deref()),
            peers: Peers::read(text("ZE_CPU_PEERS").as_deref()),
            opencl: opencl(env::var_os(OPENCL)),
            cache: cache(env::var_os(CACHE), env::var_os("XDG_CACHE_HOME"), env::var_os("HOME")),
        }
    })
}

/// The least that is possible is what holds where nothing is said.
fn number(name: &str, text: Option<&str>, least: u32) -> u32 {
    match text.map(str::parse) {
        None => least,
        Some(Ok(number)) if (least..=MOST_DEVICES).contains(&number) => number,
        Some(_) => {
            tracing::warn!("{name} is not a number from {least} to {MOST_DEVICES}: {least}");
            least
        }
    }
}

fn hierarchy(text: Option<&str>) -> Hierarchy {
    match text.map(str::to_uppercase).as_deref() {
        None | Some("COMPOSITE") => Hierarchy::Composite,
        Some("FLAT") => Hierarchy::Flat,
        Some("COMBINED") => Hierarchy::Combined,
        Some(_) => {
            tracing::warn!("ZE_FLAT_DEVICE_HIERARCHY is none of COMPOSITE, FLAT, COMBINED: COMPOSITE");
            Hierarchy::Composite
        }
    }
}

/// The devices that a mask leaves. What it names and is not there is ignored, as the specification says.
fn devices([count, tiles]: [u32; 2], hierarchy: Hierarchy, mask: Option<&str>) -> Vec<Seen> {
    let entries: Option<Vec<(u32, Option<u32>)>> =
        mask.map(|mask| mask.split(',').filter_map(|entry| mask_entry(entry.trim())).collect());
    let listed_by_tile = hierarchy != Hierarchy::Composite && tiles > 0;
    let is_seen = |device: u32, tile: u32| {
        entries.as_ref().is_none_or(|entries| {
            entries.iter().any(|&(number, part)| {
                if listed_by_tile {
                    number == device * tiles + tile
                } else {
                    number == device && part.is_none_or(|part| tiles == 0 || part == tile)
                }
            })
        })
    };
    (0..count)
        .filter_map(|number| {
            let seen: Vec<u32> = (0..tiles.max(1)).filter(|tile| is_seen(number, *tile)).collect();
            (!seen.is_empty()).then(|| Seen {
                number,
                lone_tile: tiles > 1 && seen.len() == 1,
                tiles: if tiles == 0 { Vec::new() } else { seen },
            })
        })
        .collect()
}

/// `2`, or `2.1` for tile 1 of device 2; parts of tiles are not told apart.
fn mask_entry(entry: &str) -> Option<(u32, Option<u32>)> {
    let mut numbers = entry.split('.').map(|number| number.parse::<u32>().ok());
    let device = numbers.next()??;
    let tile = match numbers.next() {
        None => None,
        Some(tile) => Some(tile?),
    };
    Some((device, tile))
}

fn reports_gpu(kind: Option<&str>) -> bool {
    match kind.map(str::to_lowercase).as_deref() {
        None | Some("gpu") => true,
        Some("cpu") => false,
        Some(_) => {
            tracing::warn!("ZE_CPU_DEVICE_TYPE is neither gpu nor cpu: gpu");
            true
        }
    }
}

fn opencl(library: Option<OsString>) -> Library {
    match library {
        Some(pocl) if pocl == "pocl" => Library::Pocl,
        Some(library) if !library.is_empty() => Library::Named(library.into()),
        _ => Library::Any,
    }
}

/// The folder that is named, or one in the user's cache folder.
fn cache(named: Option<OsString>, user_cache: Option<OsString>, home: Option<OsString>) -> Option<PathBuf> {
    match named {
        Some(off) if off.is_empty() || off == "off" => None,
        Some(folder) => Some(folder.into()),
        None => {
            let absolute = |folder: &PathBuf| folder.is_absolute();
            let user_cache = user_cache.map(PathBuf::from).filter(absolute);
            let user_cache = user_cache.or_else(|| Some(PathBuf::from(home?).join(".cache")).filter(absolute))?;
            Some(user_cache.join("zeshmem/ze_cpu"))
        }
    }
}

fn log_to_stderr() {
    let Some(filter) = env::var("ZE_CPU_LOG").ok().filter(|text| !text.is_empty()) else {
        return;
    };
    // Fails where the program that this is linked into has its own; then ours goes there.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::new(filter))
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .try_init();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The devices seen, as `2` or `2:0,1` with tiles.
    fn seen(counts: [u32; 2], hierarchy: Hierarchy, mask: Option<&str>) -> String {
        let texts = devices(counts, hierarchy, mask).into_iter().map(|seen| {
            let tiles: Vec<_> = seen.tiles.iter().map(u32::to_string).collect();
            let lone = if seen.lone_tile { "!" } else { "" };
            match tiles[..] {
                [] => seen.number.to_string(),
                _ => format!("{}:{}{lone}", seen.number, tiles.join(",")),
            }
        });
        texts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn devices_are_counted_then_masked() {
        let seen = |count, mask| seen([count, 0], Hierarchy::Composite, mask);
        assert_eq!(seen(1, None), "0");
        assert_eq!(seen(3, None), "0 1 2");
        assert_eq!(seen(4, Some("3,1.0, 1,9,x")), "1 3");
        assert_eq!(seen(2, Some("7")), "");
    }

    #[test]
    fn tiles_are_masked_by_device_or_where_they_are_listed_by_position() {
        let composite = |mask| seen([2, 4], Hierarchy::Composite, mask);
        assert_eq!(composite(None), "0:0,1,2,3 1:0,1,2,3");
        assert_eq!(composite(Some("1")), "1:0,1,2,3");
        assert_eq!(composite(Some("0.3,1.0,1.2,1.7")), "0:3! 1:0,2");
        let flat = |mask| seen([2, 4], Hierarchy::Flat, mask);
        assert_eq!(flat(None), composite(None));
        assert_eq!(flat(Some("3,4,6")), "0:3! 1:0,2");
    }

    #[test]
    fn numbers_and_hierarchies_are_checked() {
        assert_eq!(number("N", None, 1), 1);
        assert_eq!(number("N", Some("3"), 1), 3);
        assert_eq!(number("N", Some("many"), 1), 1);
        assert_eq!(number("N", Some("0"), 1), 1);
        assert_eq!(hierarchy(Some("combined")), Hierarchy::Combined);
        assert_eq!(hierarchy(Some("round")), Hierarchy::Composite);
    }

    #[test]
    fn peers_are_all_unless_told_otherwise() {
        let reach = |text, a, b| Peers::read(text).reach(a, b);
        assert!(reach(None, 0, 1) && reach(Some("all"), 1, 0) && reach(Some("0-"), 0, 1));
        assert!(reach(Some("none"), 2, 2) && !reach(Some("none"), 0, 1));
        let pairs = Some("0-1, 3-2");
        assert!(reach(pairs, 1, 0) && reach(pairs, 2, 3) && reach(pairs, 7, 7));
        assert!(!reach(pairs, 1, 2) && !reach(pairs, 0, 3));
    }

    #[test]
    fn devices_are_gpus_unless_told_otherwise() {
        assert!(reports_gpu(None) && reports_gpu(Some("GPU")) && reports_gpu(Some("toaster")));
        assert!(!reports_gpu(Some("cpu")));
    }

    #[test]
    fn compiled_kernels_are_kept_in_the_user_s_folder_unless_told_otherwise() {
        let cache = |named: Option<&str>, user_cache: Option<&str>, home: Option<&str>| {
            super::cache(named.map(Into::into), user_cache.map(Into::into), home.map(Into::into))
        };
        assert_eq!(cache(None, Some("/c"), Some("/h")), Some("/c/zeshmem/ze_cpu".into()));
        assert_eq!(cache(None, Some("c"), Some("/h")), Some("/h/.cache/zeshmem/ze_cpu".into()));
        assert_eq!(cache(Some("/k"), Some("/c"), Some("/h")), Some("/k".into()));
        for nowhere in [cache(None, None, Some("")), cache(None, None, None), cache(Some("off"), None, Some("/h"))] {
            assert_eq!(nowhere, None);
        }
    }

    #[test]
    fn the_opencl_library_is_looked_for_unless_it_is_named() {
        let library = |text: &str| opencl(Some(text.into()));
        assert_eq!([opencl(None), library("")], [Library::Any, Library::Any]);
        assert_eq!([library("pocl"), library("/x.so")], [Library::Pocl, Library::Named("/x.so".into())]);
    }
}
