//! Programs that are run to their end: LLVM's tools, the validator, and the one that builds apart.

use std::env;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::os::fd::AsRawFd;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use rustix::fs::MemfdFlags;
use rustix::process::{Pid, Resource, Rlimit};

/// What a program wrote, and how it ended.
pub struct Outcome {
    pub output: Vec<u8>,
    pub errors: String,
    /// An error where another part of this process took the status first, as programs do that wait for any child.
    status: io::Result<ExitStatus>,
    processor_time: Duration,
}

impl Outcome {
    pub fn is_success(&self) -> bool {
        self.status.as_ref().is_ok_and(ExitStatus::success)
    }

    /// How it ended, in words that follow the program's name.
    pub fn end(&self) -> String {
        match &self.status {
            Ok(status) if status.signal() == Some(libc::SIGXCPU) => {
                format!("took more than {} s of processor time", self.processor_time.as_secs())
            }
            Ok(status) => format!("ended with {status}"),
            Err(error) => format!("ended in an unknown way ({error})"),
        }
    }
}

/// Runs a program that may take so much processor time.
pub fn run(command: &mut Command, input: Option<&Input>, processor_time: Duration) -> io::Result<Outcome> {
    let input = input.map_or(Ok(Stdio::null()), |input| input.file.try_clone().map(Stdio::from))?;
    let mut child = command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let most = Rlimit { current: Some(processor_time.as_secs().max(1)), maximum: None };
    // Fails where the system's own limit is lower, and then that one holds.
    let _ = rustix::process::prlimit(Some(Pid::from_child(&child)), Resource::Cpu, most);
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let (output, errors) = thread::scope(|scope| {
        let errors = scope.spawn(|| all(stderr));
        (all(stdout), errors.join().unwrap_or_default())
    });
    let errors = String::from_utf8_lossy(&errors).into_owned();
    Ok(Outcome { output, errors, status: child.wait(), processor_time })
}

/// What comes before the end, or before an error.
fn all(stream: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = stream.map(|mut stream| stream.read_to_end(&mut bytes));
    bytes
}

/// The program of that name in the folders of PATH.
pub fn in_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// A file in memory, for other processes of this user to read.
pub struct Input {
    file: File,
}

impl Input {
    pub fn new(content: &[u8]) -> io::Result<Input> {
        let mut file = File::from(rustix::fs::memfd_create(c"input", MemfdFlags::CLOEXEC)?);
        file.write_all(content)?;
        file.rewind()?;
        Ok(Input { file })
    }

    /// Its name while this lives.
    pub fn path(&self) -> PathBuf {
        format!("/proc/{}/fd/{}", std::process::id(), self.file.as_raw_fd()).into()
    }
}
