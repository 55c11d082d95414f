//! What the environment asks of the runtime: one table, from which help and reports are made.

use std::fmt::{self, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use tracing_subscriber::filter::{LevelFilter, ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use zeshmem_device::Messages;

use crate::error::Error;

/// A variable that the runtime reads.
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    /// Its name.
    pub name: &'static str,
    /// Other names for it, which count where the first is not set.
    pub aliases: &'static [&'static str],
    /// What holds where it is not set.
    pub default: &'static str,
    /// What it means.
    pub help: &'static str,
}

pub(crate) const SYMMETRIC_SIZE: Variable = Variable {
    name: "ISHMEM_SYMMETRIC_SIZE",
    aliases: &[],
    default: "512M",
    help: "bytes of the symmetric heap of each PE in device memory; suffixes k, m, g, t, as in 512M, 512MiB, 0.5g",
};
pub(crate) const HOST_SYMMETRIC_SIZE: Variable = Variable {
    name: "SHMEM_SYMMETRIC_SIZE",
    aliases: &["SMA_SYMMETRIC_SIZE"],
    default: "512M",
    help: "the same in host memory, for programs that use OpenSHMEM",
};
const TEAMS_MAX: Variable = Variable {
    name: "ISHMEM_TEAMS_MAX",
    aliases: &[],
    default: "64",
    help: "teams that can be alive at once in a PE, the 3 predefined ones included; 3 to 256",
};
const CPU_DRIVER: Variable = Variable {
    name: "ISHMEM_CPU_DRIVER",
    aliases: &[],
    default: "auto",
    help: "the Level Zero driver for CPUs: `auto` uses it where there is no Intel GPU, `force` always, \
           `forbid` never; a path names another libze_cpu.so to force",
};
const LIST_COPY_BYTES: Variable = Variable {
    name: "ISHMEM_LIST_COPY_BYTES",
    aliases: &[],
    default: "0",
    help: "a put or get on a command list of at least so many bytes is a copy command, for copy engines, and not a kernel; 0 for never",
};
const LIST_GROUP_BYTES: Variable = Variable {
    name: "ISHMEM_LIST_GROUP_BYTES",
    aliases: &[],
    default: "128K",
    help: "bytes for which a put or get on a command list takes one work-group more, up to 64",
};
const STALL_SECONDS: Variable = Variable {
    name: "ISHMEM_STALL_SECONDS",
    aliases: &[],
    default: "10",
    help: "seconds after which a PE that waits says for whom and in what, and oshrun for PEs in its barrier, and once a minute from then on; \
           0 for never",
};
const MIXED_SECONDS: Variable = Variable {
    name: "ISHMEM_MIXED_SECONDS",
    aliases: &[],
    default: "300",
    help: "where a kernel waits in a collective for a PE whose host is in one of the same team, it may wait for ever, or for a kernel \
           of that PE that has not begun; a line on stderr tells of it after 2 s, and the job ends after so many seconds more; 0 for \
           never",
};
const UNIQUEID_SECONDS: Variable = Variable {
    name: "ISHMEM_UNIQUEID_SECONDS",
    aliases: &[],
    default: "60",
    help: "seconds that PEs which meet by a unique id wait for each other; 0 waits for ever",
};
const RUNTIME: Variable = Variable {
    name: "ISHMEM_RUNTIME",
    aliases: &[],
    default: "",
    help: "the runtime that ishmemx_init_attr stands on, whatever its attributes say: PMI, OPENSHMEM or MPI",
};
const CHECKS: Variable = Variable {
    name: "ISHMEM_CHECKS",
    aliases: &[],
    default: "on",
    help: "`off`: kernels do not look at PE numbers and addresses of transfers, and PEs do not compare their calls of collectives; \
           what is wrong there does damage then",
};
const ONE_SIDED: Variable = Variable {
    name: "ISHMEM_ONE_SIDED",
    aliases: &[],
    default: "on",
    help: "`off`: long transfers between nodes are cut into messages, as short ones are, also where the network copies by itself; \
           the same on all PEs",
};
const DEVICE_ROAD: Variable = Variable {
    name: "ISHMEM_DEVICE_ROAD",
    aliases: &[],
    default: "auto",
    help: "how the network gets at device heaps: `dma-buf`, where driver and libfabric have that, `ze`, where libfabric itself \
           asks Level Zero, or `messages` to the PE, which copies; `auto` is the first of these that is open",
};
const ATOMICS: Variable = Variable {
    name: "ISHMEM_ATOMICS",
    aliases: &[],
    default: "auto",
    help: "`owner`: the owner of device memory performs all atomic operations on it but loads and stores of 4 and 8 bytes, for which \
           other PEs of its node, too, send messages; `auto` does so where the driver says that a device does none in another's memory, which it \
           cannot say of devices that a PE does not see",
};
const SMALL_BYTES: Variable = Variable {
    name: "ISHMEM_SMALL_BYTES",
    aliases: &[],
    default: "auto",
    help: "collectives in kernels that bring no more bytes to a PE need no barrier, up to 1M, for which each team slot has about \
           4 times as much device memory, 9 times on GPUs, or 13 times on GPUs of several nodes; `auto` is 64K on CPUs and \
           16K on GPUs, 0 for none; the same on all PEs",
};
const SENT_BYTES: Variable = Variable {
    name: "ISHMEM_SENT_BYTES",
    aliases: &[],
    default: "auto",
    help: "of these, reductions in kernels that bring no more bytes to a PE copy them to mailboxes and from there, and so do collects \
           of 8 times and broadcasts of 16 times as many, in teams on one node; `auto` is 4K where PEs share cores and 256 where they do \
           not; without one coherent memory all small ones do; the least that any PE says",
};
const STATS: Variable = Variable {
    name: "ISHMEM_STATS",
    aliases: &[],
    default: "",
    help: "where it is on, each PE prints at the end how many operations took which path, and how many bytes they moved",
};
const VERBOSE_PRINT: Variable = Variable {
    name: "ISHMEM_ENABLE_VERBOSE_PRINT",
    aliases: &[],
    default: "",
    help: "where it is on, ishmemx_print says of every text from which PE, file, line and function it comes",
};
const LOG: Variable = Variable {
    name: "ISHMEM_LOG",
    aliases: &[],
    default: "warn",
    help: "what is logged to stderr: error, warn, info, debug, trace, or a filter such as zeshmem_host=debug",
};

const DEBUG: Variable = Variable {
    name: "SHMEM_DEBUG",
    aliases: &["SMA_DEBUG", "ISHMEM_DEBUG"],
    default: "",
    help: "the same for OpenSHMEM: one of those levels, or anything else for debug; ISHMEM_LOG goes first",
};
const VERSION: Variable = Variable {
    name: "SHMEM_VERSION",
    aliases: &["SMA_VERSION", "ISHMEM_VERSION"],
    default: "",
    help: "where it is set, PE 0 prints the version of the library to stderr at the start",
};
const INFO: Variable = Variable {
    name: "SHMEM_INFO",
    aliases: &["SMA_INFO", "ISHMEM_INFO"],
    default: "",
    help: "where it is set, PE 0 prints these variables to stderr at the start",
};

/// For tests: what devices do for the host where only they reach memory, they do everywhere.
const TRANSFERS: Variable = Variable { name: "ZESHMEM_TRANSFERS", aliases: &[], default: "auto", help: "" };

/// For tests: what messages of small collectives are, whatever the device is.
const MESSAGES: Variable = Variable { name: "ZESHMEM_MESSAGES", aliases: &[], default: "auto", help: "" };

/// For tests: work-items of a group share what a kernel does, whatever the device is.
const CREWS: Variable = Variable { name: "ZESHMEM_CREWS", aliases: &[], default: "auto", help: "" };

/// For tests: mailboxes are made new before a generation has this number.
const RENEWAL: Variable = Variable { name: "ZESHMEM_RENEWAL", aliases: &[], default: "1073741824", help: "" };

/// Every variable that the runtime reads, but for those of tests.
pub const VARIABLES: [Variable; 22] = [
    SYMMETRIC_SIZE,
    HOST_SYMMETRIC_SIZE,
    TEAMS_MAX,
    CPU_DRIVER,
    UNIQUEID_SECONDS,
    RUNTIME,
    STALL_SECONDS,
    MIXED_SECONDS,
    LIST_COPY_BYTES,
    LIST_GROUP_BYTES,
    LOG,
    DEBUG,
    CHECKS,
    ONE_SIDED,
    DEVICE_ROAD,
    ATOMICS,
    SMALL_BYTES,
    SENT_BYTES,
    STATS,
    VERBOSE_PRINT,
    VERSION,
    INFO,
];

/// Prefixes of names that are this project's or its standards'.
const PREFIXES: [&str; 3] = ["SHMEM_", "ISHMEM_", "SMA_"];

/// Names with these prefixes that its tools read.
const TOOLS_VARIABLES: [&str; 8] = [
    "ISHMEM_CLANG",
    "ISHMEM_LLVM_LINK",
    "ISHMEM_LLVM_SPIRV",
    "ISHMEM_SPIRV_VAL",
    "ISHMEM_DEVICE_LIBRARY",
    // Where an installation is, in build scripts of Intel SHMEM's users.
    "ISHMEM_ROOT",
    "ISHMEM_DIR",
    "ISHMEM_HOME",
];

/// What turns off a variable that is on where it is set, in any case.
const OFF: [&str; 5] = ["", "0", "no", "off", "false"];

impl Variable {
    /// The name that is set, and its value.
    fn find(&self, lookup: impl Fn(&str) -> Option<String>) -> Option<(&'static str, String)> {
        let names = std::iter::once(self.name).chain(self.aliases.iter().copied());
        names.into_iter().find_map(|name| Some((name, lookup(name)?)))
    }

    /// The name by which it is set in this process's environment, or else its own.
    pub fn name_set(&self) -> &'static str {
        self.find(of_process).map_or(self.name, |(name, _)| name)
    }

    fn is_on(&self, lookup: impl Fn(&str) -> Option<String>) -> bool {
        self.find(lookup).is_some_and(|(_, value)| !OFF.contains(&value.to_ascii_lowercase().as_str()))
    }
}

/// Which driver to run on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CpuDriver {
    Auto,
    Force(Option<PathBuf>),
    Forbid,
}

/// How the network gets at device heaps of other nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Road {
    /// By itself, by the dma-buf that the heap is.
    DmaBuf,
    /// By itself: libfabric asks Level Zero for what is at the heap's address.
    Ze,
    /// By messages to the PE, whose progress thread has the device copy.
    Messages,
}

impl Road {
    /// The best first.
    pub const ALL: [Road; 3] = [Road::DmaBuf, Road::Ze, Road::Messages];

    /// Its name in the environment and the log.
    pub fn name(self) -> &'static str {
        match self {
            Road::DmaBuf => "dma-buf",
            Road::Ze => "ze",
            Road::Messages => "messages",
        }
    }
}

/// What Intel SHMEM takes a program to stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runtime {
    /// OpenSHMEM, which this library is.
    OpenShmem,
    /// A launcher that speaks PMI.
    Pmi,
    /// MPI.
    Mpi,
}

/// The runtime that the environment wants, if it wants one.
///
/// # Errors
/// [`Error::Environment`], for any variable.
pub fn wanted_runtime() -> Result<Option<Runtime>, Error> {
    Ok(Config::from_environment()?.runtime)
}

/// What `ishmemx_print` shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printing {
    /// Texts for debugging, too.
    pub debug: bool,
    /// Where a text comes from.
    pub verbose: bool,
}

impl Printing {
    /// As the environment says.
    pub fn from_environment() -> Printing {
        Printing { debug: DEBUG.is_on(of_process), verbose: VERBOSE_PRINT.is_on(of_process) }
    }
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
    /// How long a kernel waits for a PE whose host is in a collective of the same team; zero for ever.
    pub mixed_patience: Duration,
    /// How long PEs that meet by a unique id wait for each other.
    pub meeting_patience: Duration,
    /// What goes before a program's choice.
    pub runtime: Option<Runtime>,
    /// Whether the device does what the host could do as well.
    pub all_by_device: bool,
    /// Whether kernels check what they are given, and PEs compare their calls.
    pub checks: bool,
    /// Whether the network makes long transfers by itself, where it can.
    pub one_sided: bool,
    /// How it gets at device heaps; none for the best that is open.
    pub device_road: Option<Road>,
    /// Whether owners perform atomic operations on device memory, whatever devices can do.
    pub atomics_by_owner: bool,
    /// What collectives in kernels may bring to a PE without barriers; none for what suits the device.
    pub small_bytes: Option<usize>,
    /// What of that travels by mailboxes; none for what suits the machine.
    pub sent_bytes: Option<usize>,
    /// What their messages are; none for what suits the device.
    pub messages: Option<Messages>,
    /// Whether work-items share what their group does, also where they run one after the other.
    pub shared_crews: bool,
    /// The number of generations after which mailboxes are made new.
    pub renewal: u32,
    /// Whether operations are counted.
    pub stats: bool,
    /// From so many bytes on transfers on lists are copy commands, where they ever are.
    pub list_copy_bytes: Option<usize>,
    /// Bytes for which such a transfer takes a work-group more.
    pub list_group_bytes: usize,
}

impl Config {
    /// Reads the environment of the process.
    pub fn from_environment() -> Result<Config, Error> {
        Config::read(of_process)
    }

    fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Config, Error> {
        Ok(Config {
            checks: is_second(&lookup, CHECKS, "it must be on or off", ["off", "on"])?,
            one_sided: is_second(&lookup, ONE_SIDED, "it must be on or off", ["off", "on"])?,
            device_road: parse(&lookup, DEVICE_ROAD, "it must be auto, dma-buf, ze or messages", |text| match text {
                "auto" => Some(None),
                road => Road::ALL.into_iter().find(|known| known.name() == road).map(Some),
            })?,
            small_bytes: parse(
                &lookup,
                SMALL_BYTES,
                "it must be auto or a number of bytes up to 1M",
                |text| match text {
                    "auto" => Some(None),
                    bytes => {
                        let most = zeshmem_device::MailArea::MAX_SMALL_BYTES;
                        zeshmem_mem::parse_size(bytes).filter(|&bytes| bytes <= most).map(Some)
                    }
                },
            )?,
            sent_bytes: parse(&lookup, SENT_BYTES, "it must be auto or a number of bytes", |text| match text {
                "auto" => Some(None),
                bytes => zeshmem_mem::parse_size(bytes).map(Some),
            })?,
            messages: parse(&lookup, MESSAGES, "it must be auto, plain or words", |text| match text {
                "auto" => Some(None),
                "plain" => Some(Some(Messages::Plain)),
                "words" => Some(Some(Messages::Words)),
                _ => None,
            })?,
            shared_crews: is_second(&lookup, CREWS, "it must be auto or shared", ["auto", "shared"])?,
            renewal: parse(&lookup, RENEWAL, "it must be a number from 2 to 2^30", |text| {
                text.parse().ok().filter(|number| (2..=1 << 30).contains(number))
            })?,
            stats: STATS.is_on(&lookup),
            list_copy_bytes: Some(bytes(&lookup, LIST_COPY_BYTES)?).filter(|&bytes| bytes > 0),
            list_group_bytes: parse(&lookup, LIST_GROUP_BYTES, "it must be a number of bytes, 1 or more", |text| {
                zeshmem_mem::parse_size(text).filter(|&bytes| bytes > 0)
            })?,
            stall_patience: seconds(&lookup, STALL_SECONDS)?,
            mixed_patience: seconds(&lookup, MIXED_SECONDS)?,
            meeting_patience: match seconds(&lookup, UNIQUEID_SECONDS)? {
                Duration::ZERO => FOR_EVER,
                patience => patience,
            },
            runtime: parse(&lookup, RUNTIME, "it must be PMI, OPENSHMEM or MPI", |text| {
                match text.to_ascii_uppercase().as_str() {
                    "" => Some(None),
                    "PMI" => Some(Some(Runtime::Pmi)),
                    "OPENSHMEM" => Some(Some(Runtime::OpenShmem)),
                    "MPI" => Some(Some(Runtime::Mpi)),
                    _ => None,
                }
            })?,
            symmetric_bytes: heap(&lookup, SYMMETRIC_SIZE)?,
            host_bytes: heap(&lookup, HOST_SYMMETRIC_SIZE)?,
            teams_max: parse(&lookup, TEAMS_MAX, "it must be a number from 3 to 256", |text| {
                text.parse().ok().filter(|slots| (3..=zeshmem_abi::MAX_TEAMS).contains(slots))
            })?,
            all_by_device: is_second(&lookup, TRANSFERS, "it must be auto or device", ["auto", "device"])?,
            atomics_by_owner: is_second(&lookup, ATOMICS, "it must be auto or owner", ["auto", "owner"])?,
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

/// Whole granules, no fewer than the user asks for, where there are as many.
fn heap(lookup: impl Fn(&str) -> Option<String>, variable: Variable) -> Result<usize, Error> {
    let asked = bytes(lookup, variable)?;
    Ok(asked.checked_next_multiple_of(zeshmem_algebra::heap::GRANULE).unwrap_or(asked))
}

/// A time that no job lives, which can be added to any other.
const FOR_EVER: Duration = Duration::from_secs(u32::MAX as u64);

fn seconds(lookup: impl Fn(&str) -> Option<String>, variable: Variable) -> Result<Duration, Error> {
    parse(lookup, variable, "it must be a number of seconds, 0 or more", |text| {
        Some(Duration::try_from_secs_f64(text.parse().ok()?).ok()?.min(FOR_EVER))
    })
}

fn bytes(lookup: impl Fn(&str) -> Option<String>, variable: Variable) -> Result<usize, Error> {
    let allowed = "it must be a number of bytes, such as 67108864, 64M, 64MB, 64MiB or 0.5G";
    parse(lookup, variable, allowed, zeshmem_mem::parse_size)
}

/// Whether a variable is the second of two words.
fn is_second(
    lookup: impl Fn(&str) -> Option<String>,
    variable: Variable,
    allowed: &'static str,
    words: [&str; 2],
) -> Result<bool, Error> {
    parse(lookup, variable, allowed, |text| Some(words.iter().position(|&word| word == text)? == 1))
}

fn parse<T>(
    lookup: impl Fn(&str) -> Option<String>,
    variable: Variable,
    allowed: &'static str,
    meaning: impl Fn(&str) -> Option<T>,
) -> Result<T, Error> {
    let (name, value) = variable.find(lookup).unwrap_or_else(|| (variable.name, variable.default.into()));
    meaning(&value).ok_or(Error::Environment { name, value, allowed })
}

/// A variable that is empty is as one that is not set.
fn of_process(name: &str) -> Option<String> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(|value| value.to_string_lossy().into_owned())
}

/// A variable of the environment that will not do what the user meant.
#[derive(Debug)]
pub enum Doubt {
    /// Its value means nothing: the runtime does not start.
    Wrong(Error),
    /// Its value means nothing: the default holds instead.
    Ignored(String),
    /// Its name means nothing.
    Unknown {
        /// The name.
        name: String,
        /// The name most like it of those that are read, where one is like it.
        nearest: Option<&'static str>,
    },
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::Wrong(error) => error.fmt(f),
            Doubt::Ignored(what) => f.write_str(what),
            Doubt::Unknown { name, nearest } => {
                write!(f, "{name} is set, which means nothing here")?;
                nearest.map_or(Ok(()), |nearest| write!(f, "; the nearest name that does is {nearest}"))
            }
        }
    }
}

/// The variables of this process's environment that will not do what the user meant.
pub fn doubts() -> Vec<Doubt> {
    let mut doubts: Vec<Doubt> = Vec::new();
    // Of several wrong values each is the first once those before are out of the way.
    let mut wrong: Vec<&'static str> = Vec::new();
    while let Err(error) = Config::read(|name| of_process(name).filter(|_| !wrong.contains(&name))) {
        let Error::Environment { name, .. } = &error else {
            unreachable!("reading the environment fails by a variable");
        };
        wrong.push(*name);
        doubts.push(Doubt::Wrong(error));
    }
    let text = log_filter(of_process);
    if let Err(wrong) = parse_filter(&text) {
        doubts.push(Doubt::Ignored(format!("{} is `{text}`, which is no filter: {wrong}", LOG.name)));
    }
    let names: Vec<String> = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()).collect();
    doubts.extend(unknown(names));
    doubts
}

/// Those of our prefixes that nothing reads.
fn unknown(names: Vec<String>) -> impl Iterator<Item = Doubt> {
    let known =
        || VARIABLES.iter().flat_map(|variable| std::iter::once(&variable.name).chain(variable.aliases)).copied();
    names.into_iter().filter_map(move |name| {
        let ours = PREFIXES.iter().any(|prefix| name.starts_with(prefix));
        if !ours || known().any(|known| known == name) || TOOLS_VARIABLES.contains(&name.as_str()) {
            return None;
        }
        let distance = |known: &&str| strsim::damerau_levenshtein(known, &name);
        let nearest = known().min_by_key(distance).filter(|known| distance(known) <= name.len() / 4);
        Some(Doubt::Unknown { name, nearest })
    })
}

/// Says on PE 0 what concerns the whole job: the version and the variables where the user wants to see them, and variables
/// that nothing reads.
pub(crate) fn announce() {
    let text = announcement(of_process);
    if !text.is_empty() {
        // In one write; where it fails, stderr is closed.
        let _ = std::io::Write::write_all(&mut std::io::stderr(), text.as_bytes());
    }
    for doubt in doubts() {
        tracing::warn!("{doubt}");
    }
}

fn announcement(lookup: impl Fn(&str) -> Option<String>) -> String {
    let mut text = String::new();
    let info = INFO.is_on(&lookup);
    if info || VERSION.is_on(&lookup) {
        text.push_str(concat!("Zeshmem ", env!("CARGO_PKG_VERSION"), "\n"));
    }
    for variable in VARIABLES.iter().filter(|_| info) {
        let (mark, name, value) = match variable.find(&lookup) {
            Some((name, value)) => ('*', name, value),
            None => (' ', variable.name, variable.default.into()),
        };
        let _ = writeln!(text, "{mark} {name}={value}\n      {}", variable.help);
    }
    text
}

/// Sends the runtime's log to stderr, unless the program has set up logging of its own.
pub(crate) fn start_logging() {
    let to_stderr = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // PE 0 says where it is none.
    let filter = parse_filter(&log_filter(of_process)).unwrap_or_else(|_| LOG.default.parse().expect("a level"));
    // An error means that the program has its own subscriber, which then gets our events.
    let _ = tracing_subscriber::registry().with(to_stderr).with(filter).try_init();
}

/// A filter, in which a word by itself is a level or one of our names: another is a mistake, and would leave all out but itself.
fn parse_filter(text: &str) -> Result<Targets, String> {
    let is_known =
        |word: &str| word.contains('=') || word.starts_with("zeshmem") || word.parse::<LevelFilter>().is_ok();
    match text.split(',').map(str::trim).find(|word| !word.is_empty() && !is_known(word)) {
        Some(word) => Err(format!("`{word}` is no level; there are error, warn, info, debug, trace and off")),
        None => text.parse().map_err(|error: ParseError| error.to_string()),
    }
}

/// What is logged: by `ISHMEM_LOG`, else by `SHMEM_DEBUG`.
fn log_filter(lookup: impl Fn(&str) -> Option<String>) -> String {
    const LEVELS: [&str; 5] = ["error", "warn", "info", "debug", "trace"];
    match (LOG.find(&lookup), DEBUG.find(&lookup)) {
        (Some((_, filter)), _) => filter,
        (None, Some((_, level))) if LEVELS.contains(&level.as_str()) => level,
        (None, Some(_)) if DEBUG.is_on(&lookup) => "debug".into(),
        (None, _) => LOG.default.into(),
    }
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
        assert_eq!(
            (config.small_bytes, config.sent_bytes, config.messages, config.renewal),
            (None, None, None, 1 << 30)
        );
    }

    #[test]
    fn values_are_checked_and_named() {
        assert_eq!(read("ISHMEM_SYMMETRIC_SIZE", "2g").unwrap().symmetric_bytes, 2 << 30);
        let error = read("ISHMEM_TEAMS_MAX", "1000").unwrap_err().to_string();
        assert_eq!(error, "ISHMEM_TEAMS_MAX is `1000`; it must be a number from 3 to 256");
        let error = read("SMA_SYMMETRIC_SIZE", "much").unwrap_err().to_string();
        assert!(error.starts_with("SMA_SYMMETRIC_SIZE is `much`; it must be a number of bytes"), "{error}");
        assert!(read("ISHMEM_CPU_DRIVER", "maybe").is_err());
        assert_eq!(read("ISHMEM_LIST_COPY_BYTES", "1m").unwrap().list_copy_bytes, Some(1 << 20));
        assert_eq!(read("ISHMEM_LIST_COPY_BYTES", "0").unwrap().list_copy_bytes, None);
        assert!(read("ISHMEM_LIST_GROUP_BYTES", "0").is_err());
        assert!(!read("ISHMEM_CHECKS", "off").unwrap().checks && read("ISHMEM_CHECKS", "0").is_err());
        assert!(!read("ISHMEM_ONE_SIDED", "off").unwrap().one_sided && read("ISHMEM_ONE_SIDED", "0").is_err());
        assert_eq!(read("ISHMEM_DEVICE_ROAD", "ze").unwrap().device_road, Some(Road::Ze));
        assert!(read("ISHMEM_DEVICE_ROAD", "dmabuf").is_err());
        assert_eq!(read("ISHMEM_SMALL_BYTES", "4k").unwrap().small_bytes, Some(4096));
        assert_eq!(read("ISHMEM_SENT_BYTES", "2k").unwrap().sent_bytes, Some(2048));
        assert!(read("ISHMEM_SENT_BYTES", "some").is_err());
        assert!(read("ISHMEM_SMALL_BYTES", "2m").is_err() && read("ZESHMEM_RENEWAL", "1").is_err());
        assert!(read("ZESHMEM_CREWS", "shared").unwrap().shared_crews && read("ZESHMEM_CREWS", "alone").is_err());
        let path = CpuDriver::Force(Some("/opt/libze_cpu.so".into()));
        assert_eq!(read("ISHMEM_CPU_DRIVER", "/opt/libze_cpu.so").unwrap().cpu_driver, path);
    }
    #[test]
    fn the_first_name_goes_before_its_aliases() {
        let both = |name: &str| match name {
            "SHMEM_SYMMETRIC_SIZE" => Some("1k".into()),
            "SMA_SYMMETRIC_SIZE" => Some("2k".into()),
            _ => None,
        };
        assert_eq!(Config::read(both).unwrap().host_bytes, 1024);
        assert_eq!(read("SMA_SYMMETRIC_SIZE", "2k").unwrap().host_bytes, 2048);
        assert_eq!(read("SHMEM_SYMMETRIC_SIZE", "1000").unwrap().host_bytes, 1024, "no less than that");
    }

    #[test]
    fn words_in_filters_are_levels_or_ours() {
        for right in ["debug", "WARN", "off", "warn,zeshmem_host=debug", "zeshmem_wire", "info,", "mine=trace"] {
            assert!(parse_filter(right).is_ok(), "{right}");
        }
        for wrong in ["warning", "foo", "warn,deubg", "bogus=debug=x"] {
            assert!(parse_filter(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn unknown_names_are_told_with_the_nearest_known_one() {
        let names =
            ["PATH", "SHMEM_SIZE_OF_ALL", "ISHMEM_TEAM_MAX", "SMA_DEBUG", "ISHMEM_CLANG", "SHMEM_SYMETRIC_SIZE"];
        let names = names.map(str::to_owned).into();
        let found: Vec<String> = unknown(names).map(|doubt| doubt.to_string()).collect();
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!(found[0], "SHMEM_SIZE_OF_ALL is set, which means nothing here", "there is nothing like it");
        assert!(found[1].ends_with("the nearest name that does is ISHMEM_TEAMS_MAX"), "{}", found[1]);
        assert!(found[2].ends_with("the nearest name that does is SHMEM_SYMMETRIC_SIZE"), "{}", found[2]);
    }

    #[test]
    fn what_is_logged_follows_either_variable() {
        let filter = |set: &[(&str, &str)]| {
            log_filter(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string()))
        };
        assert_eq!(filter(&[]), "warn");
        assert_eq!(filter(&[("SHMEM_DEBUG", "1")]), "debug");
        assert_eq!(filter(&[("SMA_DEBUG", "trace")]), "trace");
        assert_eq!(filter(&[("SHMEM_DEBUG", "0")]), "warn");
        assert_eq!(filter(&[("SHMEM_DEBUG", "1"), ("ISHMEM_LOG", "error")]), "error");
    }

    #[test]
    fn the_job_announces_what_the_user_wants_to_see() {
        let text = |set: &str| announcement(|name| (name == set).then(|| "1".into()));
        assert_eq!(text("PATH"), "");
        assert_eq!(text("SMA_VERSION"), concat!("Zeshmem ", env!("CARGO_PKG_VERSION"), "\n"));
        let all = text("SHMEM_INFO");
        assert!(all.contains("\n* SHMEM_INFO=1\n") && all.contains("\n  ISHMEM_TEAMS_MAX=64\n"), "{all}");
        assert_eq!(all.lines().count(), 1 + 2 * VARIABLES.len());
    }
}
