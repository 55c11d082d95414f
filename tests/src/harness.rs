//! Starts programs as the PEs of a job through the launcher, and looks at what the job leaves behind.
//! The launcher's own timeout is the watchdog: it ends a job that hangs and says where each PE stood.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Numbers of PEs that a test runs on; `ZESHMEM_QUICK` leaves two of them.
pub const PE_COUNTS: PeCounts = PeCounts;

/// What [`PE_COUNTS`] is.
#[derive(Clone, Copy, Debug)]
pub struct PeCounts;

impl IntoIterator for PeCounts {
    type Item = usize;
    type IntoIter = std::iter::Copied<std::slice::Iter<'static, usize>>;

    fn into_iter(self) -> Self::IntoIter {
        const ALL: &[usize] = &[1, 2, 3, 4, 7, 8];
        const QUICK: &[usize] = &[1, 3];
        let counts = if std::env::var_os("ZESHMEM_QUICK").is_some() { QUICK } else { ALL };
        counts.iter().copied()
    }
}

/// Variable by which the processes of one job are known.
const MARK: &str = "ZESHMEM_TEST_JOB";

/// Seconds after which a job counts as hanging; a bound on nothing else. Machines with other work take several times as long as
/// idle ones.
pub const WATCHDOG: &str = "600";

/// The variable by which work-groups share what they do as on a GPU, also where the first work-item of each would do it all.
pub const SHARED: (&str, &str) = ("ZESHMEM_CREWS", "shared");

/// What PoCL cannot do, where it is the engine; said then.
pub fn beyond_pocl(what: &str, why: &str) -> bool {
    let pocl = std::env::var("ZE_CPU_OPENCL").is_ok_and(|engine| engine == "pocl");
    if pocl {
        println!("skipped: {what} (PoCL: {why})");
    }
    pocl
}

/// What is open on PoCL since kernels are linked with the device library, whose work-group routines it takes minutes to compile
/// and does not always make wait as they should.
pub const WORK_GROUPS: &str = "work-group routines of the device library are not right there yet";

/// Where cargo puts the programs and libraries of this workspace.
pub fn programs() -> PathBuf {
    let test = std::env::current_exe().expect("this test has a file");
    test.ancestors().nth(2).expect("target/PROFILE/deps/TEST").to_path_buf()
}

/// Runs a program as so many PEs, to the end of the job.
pub fn job(n: usize, program: &Path, args: &[&str]) -> Output {
    job_with(n, program, args, &[])
}

/// [`job`], with a mark in the environment of its processes.
pub fn marked_job(n: usize, program: &Path, args: &[&str], mark: &str) -> Output {
    job_with(n, program, args, &[(MARK, mark)])
}

/// [`job`], with variables in the environment of its processes.
pub fn job_with(n: usize, program: &Path, args: &[&str], environment: &[(&str, &str)]) -> Output {
    let launcher = programs().join("oshrun");
    assert!(launcher.exists(), "{}: build the workspace first", launcher.display());
    Command::new(launcher)
        .args(["-n", &n.to_string(), "--timeout", WATCHDOG])
        .arg(program)
        .args(args)
        .env("ISHMEM_CPU_DRIVER", "auto")
        .env("ISHMEM_SYMMETRIC_SIZE", "64M")
        // A machine that has other work may be slow without being wrong; the watchdog tells where PEs stood.
        .env("ISHMEM_STALL_SECONDS", "0")
        .envs(environment.iter().copied())
        .output()
        .expect("the launcher starts")
}

/// Whether a line tells of a wait in `place` that has lasted some seconds, for whom `awaited` says.
pub fn tells_of_wait(err: &str, place: &str, awaited: &str) -> bool {
    err.lines().any(|line| {
        let (told, since) = line.split_once(", has waited ").unwrap_or_default();
        let (seconds, whom) = since.split_once(" s ").unwrap_or_default();
        told.contains(place) && seconds.parse::<u32>().is_ok_and(|seconds| seconds > 0) && whom.starts_with(awaited)
    })
}

/// What a program wrote.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What lies in places where crashed jobs of other runtimes leave things.
pub fn leftovers() -> BTreeSet<PathBuf> {
    let ours = |path: &PathBuf| path.to_string_lossy().contains("shmem") || path.to_string_lossy().contains("ze_cpu");
    ["/dev/shm", "/tmp"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().flatten())
        .map(|entry| entry.path())
        .filter(ours)
        .collect()
}

/// Processes that carry a job's mark in their environment.
pub fn processes_of(mark: &str) -> Vec<PathBuf> {
    let entry = format!("{MARK}={mark}\0");
    std::fs::read_dir("/proc")
        .expect("Linux")
        .flatten()
        .map(|process| process.path())
        .filter(|process| std::fs::read(process.join("environ")).is_ok_and(|environ| text(&environ).contains(&entry)))
        .collect()
}

/// Compiles with a tool of the source tree, which must say nothing; the output's path.
pub fn compile(tool: &str, args: &[&str], output: &str) -> PathBuf {
    compile_with(tool, &[], args, output)
}

/// The folder of the generated calls.
fn calls() -> &'static str {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = programs().join("compiled-by-tests/calls");
        let output = Command::new(programs().join("xtask")).arg("calls").arg(&folder).output();
        let output = output.expect("the workspace is built");
        assert!(output.status.success(), "{}", text(&output.stderr));
        folder
    });
    folder.to_str().expect("a plain path")
}

/// A program of `tests/c/matrix`, which calls every routine of some rows of the table, compiled by a tool.
pub fn matrix(tool: &str, language: &[&str], name: &str, output: &str) -> PathBuf {
    let (source, include) = (format!("tests/c/matrix/{name}.c"), format!("-I{}", calls()));
    // Programs with command lists call the loader.
    let libraries: &[&str] = if name == "lists" { &["-lze_loader"] } else { &[] };
    let args = [&["-Wall", "-Wextra", "-Werror", &include], language, &[&source], libraries].concat();
    compile(tool, &args, output)
}

/// [`compile`] with variables in the tool's environment.
pub fn compile_with(tool: &str, environment: &[(&str, &str)], args: &[&str], output: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    static COMPILED: AtomicUsize = AtomicUsize::new(0);
    let folder = programs().join("compiled-by-tests");
    // Another test may compile the same, or run it already: what is there is always whole, and no process writes to it.
    let new = folder.join(format!("new.{}.{}", std::process::id(), COMPILED.fetch_add(1, Ordering::Relaxed)));
    std::fs::create_dir_all(&new).expect("a folder of the build's");
    let path = new.join(output);
    let built = Command::new(root.join("crates/capi/tools").join(tool))
        .args(args)
        .arg("-o")
        .arg(&path)
        .current_dir(root)
        .env("ZESHMEM_LIBDIR", programs())
        .env("ISHMEM_DEVICE_LIBRARY", zeshmem_device::BITCODE)
        .envs(environment.iter().copied())
        .output()
        .expect("the tool starts");
    assert!(built.status.success() && built.stderr.is_empty(), "{tool} {args:?}: {}", text(&built.stderr));
    let place = folder.join(output);
    std::fs::rename(&path, &place).expect("the tool has made it");
    std::fs::remove_dir(&new).expect("the tool has made nothing else");
    place
}

/// A program whose jobs must succeed, and say nothing.
pub fn silently_succeeds(program: &Path, counts: impl IntoIterator<Item = usize>) {
    for n in counts {
        let output = job(n, program, &[]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{} on {n} PEs: {}\n{out}\n{err}",
            program.display(),
            output.status
        );
    }
}
