//! Building in a process of its own.
//!
//! Compilers are no judges of what they are given: over a damaged module Intel's calls `exit`, follows wild pointers,
//! asks for all memory, or never ends, and over a valid one it may as well. So a client names a program whose `main` is
//! [`serve`]. It is started for each build that the cache cannot answer, and makes everything that the process which wants
//! the program makes later: the program, its machine code, the program of that code, and the kernels. Its end, if it comes
//! too early, is a failed build. What went well is loaded from the machine code.
//!
//! The price: 0.33 s of processor time for a small kernel, where a process that has compiled before takes 0.1 s; the difference is the
//! opening of the engine, 0.05 s, and a compiler that begins anew. It is paid once for each program, as the cache keeps them. A builder that
//! lived on between builds would be faster, and hold 100 MB in each PE. Where the program cannot be started or finds no engine,
//! as in a sandbox, this process builds after all.
//!
//! Request and reply are [`container`]s. The request has the engine's library, the options, the constants, and the modules.
//! The reply has a word, `built` or `failed`, and what belongs to it; before it comes one byte, when the engine is there, so that a compiler
//! that ends the process is told from a program that does not start.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, Signal};

use crate::engine::{Engine, Library, Options};
use crate::process::{self, Input};
use crate::program::{self, Program, SpecConstant};
use crate::{BuildError, container, stack};

/// Both sides have to be of one version.
const VERSION: &[u8] = env!("CARGO_PKG_VERSION").as_bytes();
const NO_REQUEST: &str = "this builds for an engine of the same version, which starts it";
const READY: u8 = b'+';
const BUILT: &[u8] = b"built";
const FAILED: &[u8] = b"failed";

/// The program that builds.
pub struct Builder {
    pub program: PathBuf,
    /// How much of it a build may take; for each KiB of the request a second more.
    pub processor_time: Duration,
}

/// What is to be built.
pub struct Request<'a> {
    pub modules: &'a [&'a [u8]],
    pub options: &'a str,
    /// Of each module.
    pub constants: &'a [&'a [SpecConstant]],
}

impl Request<'_> {
    /// All that a program depends on but the engine.
    pub fn to_bytes(&self) -> Vec<u8> {
        let constants = self.constants.iter().map(|of_module| {
            let one = |it: &SpecConstant| container::pack(&[&it.id.to_le_bytes()[..], &it.bytes]);
            container::pack(&of_module.iter().map(one).collect::<Vec<_>>())
        });
        let mut parts = vec![self.options.as_bytes().to_vec(), container::pack(&constants.collect::<Vec<_>>())];
        parts.extend(self.modules.iter().map(|module| module.to_vec()));
        container::pack(&parts)
    }

    /// Hands what `to_bytes` made to `with`; none if it is something else.
    fn read<T>(bytes: &[u8], with: impl FnOnce(&Request<'_>) -> T) -> Option<T> {
        let parts = container::unpack(bytes)?;
        let [options, constants, modules @ ..] = &parts[..] else { return None };
        let of_module = |packed: &&[u8]| container::unpack(packed)?.into_iter().map(constant).collect();
        let constants =
            container::unpack(constants)?.iter().map(of_module).collect::<Option<Vec<Vec<SpecConstant>>>>()?;
        let constants: Vec<&[SpecConstant]> = constants.iter().map(Vec::as_slice).collect();
        Some(with(&Request { modules, options: std::str::from_utf8(options).ok()?, constants: &constants }))
    }
}

fn constant(packed: &[u8]) -> Option<SpecConstant> {
    match &container::unpack(packed)?[..] {
        [id, bytes] => Some(SpecConstant { id: u32::from_le_bytes((*id).try_into().ok()?), bytes: bytes.to_vec() }),
        _ => None,
    }
}

/// A program that was built apart.
pub struct Apart {
    /// What `build_native` takes.
    pub binary: Vec<u8>,
    pub log: String,
}

impl Builder {
    /// Builds with the engine of `library`; the outer error says why the building program did not get to it.
    pub fn build(&self, library: &Path, request: &[u8]) -> Result<Result<Apart, BuildError>, String> {
        let text = |error: io::Error| format!("{}: {error}", self.program.display());
        let input = Input::new(&container::pack(&[VERSION, library.as_os_str().as_bytes(), request])).map_err(text)?;
        let time = self.processor_time + Duration::from_secs(request.len() as u64 / 1024);
        let outcome = process::run(&mut Command::new(&self.program), Some(&input), time).map_err(text)?;
        let Some((&READY, reply)) = outcome.output.split_first() else {
            return Err(format!("{} {}: {}", self.program.display(), outcome.end(), outcome.errors.trim()));
        };
        Ok(read_reply(reply).unwrap_or_else(|| {
            let message = format!("the engine's compiler {} over the module", outcome.end());
            Err(BuildError { message, log: outcome.errors, unresolved: Vec::new() })
        }))
    }
}

/// None where the reply is not whole.
fn read_reply(reply: &[u8]) -> Option<Result<Apart, BuildError>> {
    let text = |part: &[u8]| String::from_utf8_lossy(part).into_owned();
    match &container::unpack(reply)?[..] {
        [BUILT, binary, log] => Some(Ok(Apart { binary: binary.to_vec(), log: text(log) })),
        [FAILED, message, log, unresolved @ ..] => Some(Err(BuildError {
            message: text(message),
            log: text(log),
            unresolved: unresolved.iter().map(|name| text(name)).collect(),
        })),
        _ => None,
    }
}

fn to_reply(result: &Result<Apart, BuildError>) -> Vec<u8> {
    match result {
        Ok(Apart { binary, log }) => container::pack(&[BUILT, binary, log.as_bytes()]),
        Err(BuildError { message, log, unresolved }) => {
            let names = unresolved.iter().map(String::as_bytes);
            container::pack(&[FAILED, message.as_bytes(), log.as_bytes()].into_iter().chain(names).collect::<Vec<_>>())
        }
    }
}

/// The `main` of the program that [`Options::builder`] names: takes one request from standard input, builds, and
/// writes the reply to standard output.
pub fn serve() -> ! {
    let served = serve_one();
    if let Err(error) = &served {
        eprintln!("{error}");
    }
    leave(served.is_err())
}

fn serve_one() -> Result<(), Box<dyn std::error::Error>> {
    // Ends with the process that asked, and leaves no file behind.
    rustix::process::set_parent_process_death_signal(Some(Signal::KILL))?;
    rustix::process::setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) })?;
    // What compilers print is no part of the reply.
    let mut output = File::from(rustix::io::fcntl_dupfd_cloexec(io::stdout(), 3)?);
    rustix::stdio::dup2_stdout(io::stderr())?;
    LEAVE.with(|_| ());

    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input)?;
    let parts = container::unpack(&input).unwrap_or_default();
    let [VERSION, library, request] = parts[..] else { return Err(NO_REQUEST.into()) };
    let library = Library::Named(Path::new(OsStr::from_bytes(library)).to_owned());
    Request::read(request, |request| {
        let engine = Engine::find(&Options { library, ..Options::default() })?;
        output.write_all(&[READY])?;
        output.write_all(&to_reply(&build(&engine, request)))?;
        Ok(())
    })
    .unwrap_or_else(|| Err(NO_REQUEST.into()))
}

/// All that the other process will do with the engine's compiler.
fn build(engine: &Engine, request: &Request<'_>) -> Result<Apart, BuildError> {
    stack::for_compiler(|| {
        let program = program::build(&engine.shared, request)?;
        let binary = program.native_binary().map_err(|error| BuildError::new(error.to_string()))?;
        let log = program.log().to_owned();
        make_kernels(&program);
        make_kernels(&engine.build_native(&binary)?);
        Ok(Apart { binary, log })
    })
}

/// Whether kernels can be had is for the other process to find out; that it survives is known then.
fn make_kernels(program: &Program) {
    for name in program.kernel_names() {
        let _ = program.kernel(name);
    }
}

thread_local! {
    /// Where the compiler calls `exit`, C destroys what belongs to the calling thread first, this included. Other destructors
    /// are those of libraries in the middle of their work, and may wait for ever.
    static LEAVE: Leave = const { Leave };
}

struct Leave;

impl Drop for Leave {
    fn drop(&mut self) {
        leave(true)
    }
}

fn leave(failed: bool) -> ! {
    // SAFETY: does not return, and nothing has to be done at exit: the reply is written without a buffer.
    unsafe { libc::_exit(failed.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_replies_come_back() {
        let constant = |id, bytes: &[u8]| SpecConstant { id, bytes: bytes.to_vec() };
        let constants = [vec![], vec![constant(7, &[1]), constant(8, &[1, 2, 3, 4])]];
        let constants: Vec<&[SpecConstant]> = constants.iter().map(Vec::as_slice).collect();
        let request = Request { modules: &[b"one", b"", b"three"], options: "-a -b", constants: &constants };
        let same = Request::read(&request.to_bytes(), |read| {
            assert_eq!((read.modules, read.options), (request.modules, request.options));
            assert_eq!(read.constants, request.constants);
        });
        assert!(same.is_some());
        assert!(Request::read(b"else", |_| ()).is_none());

        let failed = BuildError { message: "m".into(), log: "l".into(), unresolved: vec!["a".into(), "b".into()] };
        assert_eq!(read_reply(&to_reply(&Err(failed.clone()))).map(Result::err), Some(Some(failed)));
        let built = to_reply(&Ok(Apart { binary: vec![1, 2], log: "l".into() }));
        let read = read_reply(&built).and_then(Result::ok).map(|read| (read.binary, read.log));
        assert_eq!(read, Some((vec![1, 2], "l".to_owned())));
        assert!(read_reply(&built[..built.len() - 1]).is_none());
    }
}
