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
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// More devices than a test needs; a slip of the pen does not make millions.
const MOST_DEVICES: u32 = 64;

/// The variable for the folder of compiled kernels.
pub const CACHE: &str = "ZE_CPU_CACHE";
/// The variable for the OpenCL library.
pub const OPENCL: &str = "ZE_CPU_OPENCL";

/// A variable of the driver's.
pub struct Variable {
    pub name: &'static str,
    /// What holds where it is not set, or empty.
    pub default: &'static str,
    pub meaning: &'static str,
    /// In words, what it may be.
    pub allowed: &'static str,
    is_allowed: fn(&str) -> bool,
}

/// Every variable of the driver's; programs get the table from it, by `zeCpuGetAbout`.
pub const VARIABLES: &[Variable] = &[
    Variable {
        name: DEVICES,
        default: "1",
        meaning: "how many devices there are",
        allowed: "a number from 1 to 64",
        is_allowed: |text| number(text, 1).is_some(),
    },
    Variable {
        name: TILES,
        default: "0",
        meaning: "how many tiles each device has, which are its sub-devices",
        allowed: "a number from 0 to 64",
        is_allowed: |text| number(text, 0).is_some(),
    },
    Variable {
        name: DEVICE_TYPE,
        default: "gpu",
        meaning: "what devices call themselves: gpu, as most programs want it, or cpu",
        allowed: "gpu or cpu",
        is_allowed: |text| reports_gpu(text).is_some(),
    },
    Variable {
        name: PEERS,
        default: "all",
        meaning: "which devices reach each other's memory: all, plain (without atomic operations, they say), none, or pairs such as 0-1,2-3; IPC handles of others are refused",
        allowed: "all, plain, none, or pairs of devices such as 0-1,2-3",
        is_allowed: |text| Peers::read(text).is_some(),
    },
    Variable {
        name: STRICT,
        default: "0",
        meaning: "1 for: what a discrete GPU would refuse is refused, the host's access to device memory included, and said",
        allowed: "1, true, yes or on, or 0, false, no or off",
        is_allowed: |text| boolean(text).is_some(),
    },
    Variable {
        name: ONE_KERNEL,
        default: "0",
        meaning: "1 for: kernels of a process run one after the other, as on a GPU with one engine for them; copies go on meanwhile",
        allowed: "1, true, yes or on, or 0, false, no or off",
        is_allowed: |text| boolean(text).is_some(),
    },
    Variable {
        name: CACHE,
        default: "~/.cache/zeshmem/ze_cpu",
        meaning: "where compiled kernels are kept; off for nowhere",
        allowed: "a folder, or off",
        is_allowed: |_| true,
    },
    Variable {
        name: LOG,
        default: "",
        meaning: "what goes to stderr: error, warn, info, debug, trace, or filters of tracing-subscriber",
        allowed: "off, error, warn, info, debug, trace, or filters such as ze_cpu=debug",
        is_allowed: |text| log_filter(text).is_some(),
    },
    Variable {
        name: OPENCL,
        default: "",
        meaning: "the OpenCL library to run kernels with, where the driver is not to look for one itself; `pocl` for PoCL of the system",
        allowed: "a library, or pocl",
        is_allowed: |_| true,
    },
];

const DEVICES: &str = "ZE_CPU_DEVICES";
const TILES: &str = "ZE_CPU_TILES";
const DEVICE_TYPE: &str = "ZE_CPU_DEVICE_TYPE";
const PEERS: &str = "ZE_CPU_PEERS";
const STRICT: &str = "ZE_CPU_STRICT";
const ONE_KERNEL: &str = "ZE_CPU_ONE_KERNEL";
const LOG: &str = "ZE_CPU_LOG";

impl Variable {
    /// Its value, if that cannot be understood.
    pub fn misunderstood(&self) -> Option<String> {
        value(self.name).filter(|text| !(self.is_allowed)(text))
    }
}

/// What is wrong with the environment, a sentence for each variable that cannot be understood: the driver does not start with such.
pub fn mistakes() -> Vec<String> {
    let mistake = |variable: &Variable| {
        let value = variable.misunderstood()?;
        Some(format!("{} is \"{value}\", and may be {}", variable.name, variable.allowed))
    };
    VARIABLES.iter().filter_map(mistake).collect()
}

/// A variable that is set, and not to nothing.
fn value(name: &str) -> Option<String> {
    env::var_os(name).map(|text| text.to_string_lossy().into_owned()).filter(|text| !text.is_empty())
}

pub struct Settings {
    /// The devices that are seen.
    pub devices: Vec<Seen>,
    /// Tiles of a device, seen or not.
    pub tiles: u32,
    pub hierarchy: Hierarchy,
    pub reports_gpu: bool,
    pub strict: bool,
    /// Kernels run one after the other.
    pub one_kernel: bool,
    pub peers: Peers,
    /// What runs kernels.
    pub opencl: Library,
    /// Where compiled kernels are kept.
    pub cache: Option<PathBuf>,
    /// A log has been asked for, which goes to stderr.
    pub logs: bool,
}

/// Which devices reach each other's memory.
#[derive(Debug, PartialEq, Eq)]
pub enum Peers {
    All,
    /// The same, but for atomic operations, as GPUs do that PCIe alone connects.
    Plain,
    /// These pairs, the lower number first.
    Only(BTreeSet<(u32, u32)>),
}

impl Peers {
    /// Whether two devices, by their numbers, are peers; each is its own.
    pub fn reach(&self, a: u32, b: u32) -> bool {
        match self {
            Peers::All | Peers::Plain => true,
            Peers::Only(pairs) => a == b || pairs.contains(&(a.min(b), a.max(b))),
        }
    }

    /// Whether the atomic operations of one work in the other's memory.
    pub fn do_atomics(&self, a: u32, b: u32) -> bool {
        self.reach(a, b) && (a == b || *self != Peers::Plain)
    }

    fn read(text: &str) -> Option<Peers> {
        match text {
            "all" => Some(Peers::All),
            "plain" => Some(Peers::Plain),
            "none" => Some(Peers::Only(BTreeSet::new())),
            pairs => pairs.split(',').map(pair).collect::<Option<_>>().map(Peers::Only),
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

/// The settings, read at the first call. What cannot be understood is as if it were not set: see [`mistakes`].
pub fn settings() -> &'static Settings {
    static SETTINGS: OnceLock<Settings> = OnceLock::new();
    SETTINGS.get_or_init(|| {
        let logs = log_to_stderr();
        let hierarchy = hierarchy(value("ZE_FLAT_DEVICE_HIERARCHY").as_deref());
        let counts = [(DEVICES, 1), (TILES, 0)]
            .map(|(name, least)| value(name).and_then(|text| number(&text, least)).unwrap_or(least));
        Settings {
            devices: devices(counts, hierarchy, value("ZE_AFFINITY_MASK").as_deref()),
            tiles: counts[1],
            hierarchy,
            strict: value(STRICT).and_then(|text| boolean(&text)).unwrap_or(false),
            one_kernel: value(ONE_KERNEL).and_then(|text| boolean(&text)).unwrap_or(false),
            reports_gpu: value(DEVICE_TYPE).and_then(|text| reports_gpu(&text)).unwrap_or(true),
            peers: value(PEERS).and_then(|text| Peers::read(&text)).unwrap_or(Peers::All),
            opencl: opencl(env::var_os(OPENCL)),
            cache: cache(env::var_os(CACHE), env::var_os("XDG_CACHE_HOME"), env::var_os("HOME")),
            logs,
        }
    })
}

/// How many there are of what there cannot be too many.
fn number(text: &str, least: u32) -> Option<u32> {
    text.trim().parse().ok().filter(|number| (least..=MOST_DEVICES).contains(number))
}

fn boolean(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Some(true),
        "0" | "false" | "no" | "off" => Some(false),
        _ => None,
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

fn reports_gpu(kind: &str) -> Option<bool> {
    match kind.trim().to_lowercase().as_str() {
        "gpu" => Some(true),
        "cpu" => Some(false),
        _ => None,
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
    match named.filter(|folder| !folder.is_empty()) {
        Some(off) if off == "off" => None,
        Some(folder) => Some(folder.into()),
        None => {
            let absolute = |folder: &PathBuf| folder.is_absolute();
            let user_cache = user_cache.map(PathBuf::from).filter(absolute);
            let user_cache = user_cache.or_else(|| Some(PathBuf::from(home?).join(".cache")).filter(absolute))?;
            Some(user_cache.join("zeshmem/ze_cpu"))
        }
    }
}

/// A filter of our own events. A word that is no level would be the name of somebody's events, and the log empty; of spans, which
/// some filters name in brackets, we have none.
fn log_filter(text: &str) -> Option<Targets> {
    let ours = |target: &str| ["ze_cpu", "ocl_interop"].iter().any(|name| target.starts_with(name));
    let known = |part: &str| part.contains('=') || part.parse::<LevelFilter>().is_ok() || ours(part);
    let mut parts = text.split(',').map(str::trim);
    (!text.contains('[') && parts.all(known)).then(|| text.parse().ok())?
}

/// True where a log is asked for.
fn log_to_stderr() -> bool {
    let filter = value(LOG).and_then(|text| log_filter(&text));
    filter.is_some_and(|filter| {
        let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
        // Fails where the program that this is linked into has its own; then ours goes there.
        let _ = tracing_subscriber::registry().with(log).with(filter).try_init();
        true
    })
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
        assert_eq!(number("3", 1), Some(3));
        assert_eq!(number(" 64", 1), Some(64));
        for text in ["many", "0", "65", "-1", "1.5", "0x2", "99999999999999999999"] {
            assert_eq!(number(text, 1), None, "{text}");
        }
        assert_eq!(number("0", 0), Some(0));
        assert_eq!(hierarchy(Some("combined")), Hierarchy::Combined);
        assert_eq!(hierarchy(Some("round")), Hierarchy::Composite);
    }

    #[test]
    fn peers_are_all_unless_told_otherwise() {
        let reach = |text, a, b| Peers::read(text).unwrap().reach(a, b);
        assert!(reach("all", 1, 0));
        assert!(reach("none", 2, 2) && !reach("none", 0, 1));
        let do_atomics = |text, a, b| Peers::read(text).unwrap().do_atomics(a, b);
        assert!(reach("plain", 0, 1) && !do_atomics("plain", 0, 1) && do_atomics("plain", 1, 1));
        assert!(do_atomics("all", 0, 1) && do_atomics("0-1", 1, 0) && !do_atomics("0-1", 0, 2));
        let pairs = "0-1, 3-2";
        assert!(reach(pairs, 1, 0) && reach(pairs, 2, 3) && reach(pairs, 7, 7));
        assert!(!reach(pairs, 1, 2) && !reach(pairs, 0, 3));
    }

    #[test]
    fn words_have_their_usual_spellings() {
        assert_eq!(["GPU", "cpu", "toaster"].map(reports_gpu), [Some(true), Some(false), None]);
        assert_eq!(["1", "true", "YES", " on"].map(boolean), [Some(true); 4]);
        assert_eq!(["0", "False", "no", "OFF"].map(boolean), [Some(false); 4]);
        assert_eq!(["2", "y", "maybe", "-"].map(boolean), [None; 4]);
        assert!(["0-", "every", "1", "0-1,", "0--1"].iter().all(|text| Peers::read(text).is_none()));
    }

    #[test]
    fn logs_are_of_levels_and_our_events() {
        let understood = |text: &&str| log_filter(text).is_some();
        assert!(["off", "error", "DEBUG", "ze_cpu", "ze_cpu::pool=trace,warn"].iter().all(understood));
        assert!(!["verbose", "ze_cpu=loud", "warn,yes", "ze_cpu[x]=info"].iter().any(understood));
    }

    #[test]
    fn defaults_can_be_said() {
        for variable in VARIABLES.iter().filter(|variable| !variable.default.is_empty()) {
            assert!((variable.is_allowed)(variable.default), "{}", variable.name);
        }
    }

    #[test]
    fn compiled_kernels_are_kept_in_the_user_s_folder_unless_told_otherwise() {
        let cache = |named: Option<&str>, user_cache: Option<&str>, home: Option<&str>| {
            super::cache(named.map(Into::into), user_cache.map(Into::into), home.map(Into::into))
        };
        assert_eq!(cache(None, Some("/c"), Some("/h")), Some("/c/zeshmem/ze_cpu".into()));
        assert_eq!(cache(None, Some("c"), Some("/h")), Some("/h/.cache/zeshmem/ze_cpu".into()));
        assert_eq!(cache(Some("/k"), Some("/c"), Some("/h")), Some("/k".into()));
        assert_eq!(cache(Some(""), Some("/c"), Some("/h")), cache(None, Some("/c"), Some("/h")));
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
