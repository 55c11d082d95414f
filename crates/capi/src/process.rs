//! The runtime of this process, and what becomes of its errors.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::ffi::c_int;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, RwLock, TryLockError};
use std::time::Duration;

use zeshmem_host::{Aborter, Error, HostMemoryKept, Refused, Shmem, Start, ThreadLevel, Usage, Verdict, set_last_act};

use crate::attributes::OPENSHMEM;
use crate::output::save_output;
use crate::{exit, fast, panics, setup};

/// The two APIs of the library. A program may use both, and initialise each several times: they share one
/// runtime, which ends with the last of the finalisations, or when the process exits normally before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Api {
    /// `ishmem.h`.
    Ishmem,
    /// `shmem.h`, whose symmetric memory lies on the host.
    Shmem,
}

struct Running {
    shmem: Arc<Shmem>,
    /// The API of each initialisation that has not been finalised.
    apis: Vec<Api>,
    chosen: Chosen,
}

/// What the first initialisation chose for all that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// An `ishmemx_runtime_type_t`.
    pub runtime: c_int,
    /// Whether `ishmem_malloc` and its siblings give device memory.
    pub gpu: bool,
}

static RUNTIME: RwLock<Option<Running>> = RwLock::new(None);

/// The API of each initialisation that the exit of the process has finalised. What the program runs later still, a destructor of
/// C++ or a handler, may finalise them once more.
static ENDED_AT_EXIT: Mutex<Vec<Api>> = Mutex::new(Vec::new());

/// Held by the thread that starts or ends the runtime, or an API on it.
static CHANGING: Mutex<()> = Mutex::new(());

/// Ends the job of the runtime that was started last, also while that starts or ends.
static ABORTER: RwLock<Option<Aborter>> = RwLock::new(None);

/// Whether the runtime is running; and whether this process is a child that was forked while it was.
static RUNS: AtomicBool = AtomicBool::new(false);
static IS_CHILD: AtomicBool = AtomicBool::new(false);

/// Whether a thread starts or ends the runtime.
fn is_changing() -> bool {
    matches!(CHANGING.try_lock(), Err(TryLockError::WouldBlock))
}

/// In a child of this process: the runtime is the PE's, and not its. Where a thread of the parent's was changing it, none here ends that.
pub extern "C" fn stay_out() {
    if RUNS.load(Ordering::Relaxed) || is_changing() {
        IS_CHILD.store(true, Ordering::Relaxed);
        fast::withdraw();
    }
}

/// Whether this is a child of a PE's.
pub fn is_child() -> bool {
    IS_CHILD.load(Ordering::Relaxed)
}

/// Fails in a child.
fn expect_pe(routine: &'static str) -> Result<(), Error> {
    if is_child() { Err(Error::InChild(routine)) } else { Ok(()) }
}

/// Starts the runtime for an API, or lets the API share that which runs.
pub fn start(routine: &'static str, api: Api, threads: ThreadLevel) -> Result<(), Error> {
    start_as(routine, api, threads, &Start::default(), Chosen { runtime: OPENSHMEM, gpu: true })
}

/// The same where the program says how.
pub fn start_as(
    routine: &'static str,
    api: Api,
    threads: ThreadLevel,
    how: &Start,
    chosen: Chosen,
) -> Result<(), Error> {
    let was_started = is_started(api);
    initialise(routine, api, threads, how, chosen)?;
    if api == Api::Ishmem && !was_started {
        setup::call_what_waits_for_init();
    }
    Ok(())
}

fn initialise(routine: &'static str, api: Api, threads: ThreadLevel, how: &Start, chosen: Chosen) -> Result<(), Error> {
    panics::prepare();
    panics::enter(routine);
    expect_pe(routine)?;
    exit::look_after_children()?;
    set_last_act(save_output);
    let _one_after_the_other = CHANGING.lock().expect("no panic while starting or ending");
    let shmem = running_or_started(routine, how, chosen)?;
    fast::share_cores(shmem.shares_cores());
    exit::arrange()?;
    // They stay as long as the runtime, also where the program finalises one API and starts it again.
    let lacks_host_segments = (api == Api::Shmem || !chosen.gpu) && !shmem.has_host_segments();
    if shmem.agree_on_start(routine, threads, lacks_host_segments)? {
        shmem.start_host_segments()?;
        fast::publish(&shmem);
    }
    let mut runtime = RUNTIME.write().expect("no panic while starting");
    // Before another thread may end the last initialisation that it knows of.
    drop(shmem);
    runtime.as_mut().ok_or(Error::NotInitialised(routine))?.apis.push(api);
    Ok(())
}

/// The runtime. Where it is running other threads of the program go on with it while this one waits for other PEs.
fn running_or_started(routine: &'static str, how: &Start, chosen: Chosen) -> Result<Arc<Shmem>, Error> {
    if let Some(running) = &*RUNTIME.read().expect("no panic while starting") {
        return Ok(running.shmem.clone());
    }
    // No other thread starts it: the caller has `CHANGING`.
    let publish = |aborter: &Aborter| *ABORTER.write().expect("no panic while written") = Some(aborter.clone());
    let shmem = Arc::new(Shmem::init_as(routine, how, publish)?);
    let running = Running { shmem: shmem.clone(), apis: Vec::new(), chosen };
    *RUNTIME.write().expect("no panic while starting") = Some(running);
    RUNS.store(true, Ordering::Relaxed);
    Ok(shmem)
}

/// What `body` finds in the runtime; `None` where it is not running, and in a child that was forked while a thread of its parent's changed
/// it.
fn look<R>(body: impl FnOnce(&Running) -> R) -> Option<R> {
    let runtime = if is_child() { RUNTIME.try_read().ok()? } else { RUNTIME.read().expect("no panic while starting") };
    runtime.as_ref().map(body)
}

/// Whether an API is initialised.
pub fn is_started(api: Api) -> bool {
    !is_child() && look(|running| running.apis.contains(&api)) == Some(true)
}

/// What the first initialisation chose, while the runtime is running.
pub fn chosen() -> Option<Chosen> {
    look(|running| running.chosen)
}

/// Ends one initialisation of an API, and with the last of all the runtime.
pub fn end(routine: &'static str, api: Api) -> Result<(), Error> {
    if panics::has_thread_locals() {
        end_one(routine, api)
    } else {
        exit::on_a_new_thread(move || end_one(routine, api))
    }
}

fn end_one(routine: &'static str, api: Api) -> Result<(), Error> {
    panics::enter(routine);
    expect_pe(routine)?;
    let _one_after_the_other = CHANGING.lock().expect("no panic while starting or ending");
    match take(routine, api) {
        Err(Error::NotInitialised(_)) if was_ended_at_exit(api) => Ok(()),
        Err(error) => Err(error),
        Ok(Some(shmem)) => shmem.finalize(routine),
        Ok(None) => with(routine, |runtime| runtime.barrier_all(routine)),
    }
}

/// Whether an initialisation of an API was finalised by the exit of the process, and not yet by the program.
fn was_ended_at_exit(api: Api) -> bool {
    let mut ended = ENDED_AT_EXIT.lock().expect("no panic while locked");
    let mine = ended.iter().position(|&other| other == api);
    mine.map(|index| ended.swap_remove(index)).is_some()
}

/// Ends the runtime at the exit of the process, however often it was initialised; nothing happens where it is not running. Symmetric memory
/// of the host stays for other threads until the process is no more.
pub fn end_all(routine: &'static str) -> Result<(), Error> {
    static KEPT: OnceLock<HostMemoryKept> = OnceLock::new();
    let Some(running) = RUNTIME.write().expect("no panic while ending").take() else { return Ok(()) };
    ENDED_AT_EXIT.lock().expect("no panic while locked").clone_from(&running.apis);
    fast::withdraw();
    RUNS.store(false, Ordering::Relaxed);
    let shmem = Arc::try_unwrap(running.shmem).map_err(|_| Error::InUse(routine))?;
    // As other PEs do that finalise each initialisation by themselves.
    let others = (1..running.apis.len()).try_for_each(|_| shmem.barrier_all(routine));
    let ended = others.and_then(|()| shmem.end(routine));
    KEPT.get_or_init(|| shmem.keep_host_memory());
    ended
}

/// Whether all PEs of the job are about to end within this time, as this one is; not where a thread is starting or ending the runtime.
pub fn do_all_end(routine: &'static str, limit: Duration) -> bool {
    let shmem = RUNTIME.try_read().ok().and_then(|runtime| runtime.as_ref().map(|running| running.shmem.clone()));
    shmem.is_some_and(|shmem| shmem.do_all_end(routine, limit))
}

/// Takes the runtime out where this is the last initialisation, and forgets one of `api` where it is not.
fn take(routine: &'static str, api: Api) -> Result<Option<Shmem>, Error> {
    let mut runtime = RUNTIME.write().expect("no panic while ending");
    let Some(mut running) = runtime.take_if(|running| running.apis.contains(&api)) else {
        return Err(Error::NotInitialised(routine));
    };
    if running.apis.len() > 1 {
        let mine = running.apis.iter().position(|&other| other == api).expect("it is there");
        running.apis.swap_remove(mine);
        *runtime = Some(running);
        return Ok(None);
    }
    fast::withdraw();
    let Running { shmem, apis, chosen } = running;
    RUNS.store(false, Ordering::Relaxed);
    Arc::try_unwrap(shmem).map(Some).map_err(|busy| {
        RUNS.store(true, Ordering::Relaxed);
        fast::publish(&busy);
        *runtime = Some(Running { shmem: busy, apis, chosen });
        Error::InUse(routine)
    })
}

/// Calls `body` with the runtime, or fails where there is none. Errors name `routine`: one of the
/// runtime may serve several of C's.
pub fn with<R>(routine: &'static str, body: impl FnOnce(&Shmem) -> Result<R, Error>) -> Result<R, Error> {
    panics::enter(routine);
    expect_pe(routine)?;
    let runtime = RUNTIME.read().expect("no panic while starting");
    let shmem = runtime.as_ref().map(|running| running.shmem.clone()).ok_or(Error::NotInitialised(routine));
    drop(runtime);
    shmem.and_then(|shmem| body(&shmem)).map_err(|error| match error {
        Error::Usage(usage) => Error::Usage(Usage { routine, ..usage }),
        Error::Refused(refused) => Error::Refused(Refused { routine, ..refused }),
        Error::OutOfStep { fault, .. } => Error::OutOfStep { routine, fault },
        other => other,
    })
}

/// The runtime's answer, or `absent` where it is not running: for queries.
pub fn ask<R>(absent: R, body: impl FnOnce(&Shmem) -> R) -> R {
    look(|running| body(&running.shmem)).unwrap_or(absent)
}

/// Ends the job with an exit status, also while another thread starts or ends the runtime.
pub fn global_exit(routine: &'static str, status: c_int) -> ! {
    let was_changing = is_changing();
    let Err(error) = with::<Infallible>(routine, |runtime| runtime.global_exit(status));
    match aborter() {
        Some(aborter) if (was_changing || is_changing()) && matches!(error, Error::NotInitialised(_)) => {
            aborter.exit(status)
        }
        _ => end_job(&error),
    }
}

/// The code of an `int` routine: 0, or non-zero after a message. Some errors leave the job no way on.
pub fn code(outcome: Result<(), Error>) -> c_int {
    match outcome {
        Ok(()) => 0,
        Err(error) if error.is_fatal() => end_job(&error),
        Err(error) => {
            if error.is_mine() && !was_said(&error) {
                say(&error);
            }
            error.code()
        }
    }
}

/// The same where the specification defines the result for what was passed, such as the handle of no team: it is as good
/// as any other, and nothing is said.
pub fn code_where_defined(is_defined: bool, outcome: Result<(), Error>) -> c_int {
    match outcome {
        Err(error @ Error::Usage(_)) if is_defined => error.code(),
        outcome => code(outcome),
    }
}

/// Whether the error was said before: a program may go on making teams where there is no room for more.
fn was_said(error: &Error) -> bool {
    static EXHAUSTED: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());
    let Error::Refused(Refused { verdict: Verdict::Exhausted, routine, .. }) = error else { return false };
    !EXHAUSTED.lock().expect("no panic while locked").insert(routine)
}

/// The value of a routine that cannot return an error: where there is one, the job ends.
pub fn or_end<R>(outcome: Result<R, Error>) -> R {
    outcome.unwrap_or_else(|error| end_job(&error))
}

/// Says what went wrong as one line. One write, so that lines of several PEs do not mix.
fn say(error: &Error) {
    let line = match ask(-1, Shmem::my_pe) {
        -1 => format!("zeshmem: {error}\n"),
        pe => format!("zeshmem: PE {pe}: {error}\n"),
    };
    // A text that cannot be written is lost.
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// Ends the job with the reason. Where another PE has it to tell, the launcher waits for that one.
fn end_job(error: &Error) -> ! {
    if error.is_being_told() {
        loop {
            std::thread::park();
        }
    }
    let text = if error.is_mine() { error.to_string() } else { String::new() };
    match aborter() {
        Some(aborter) => aborter.abort(1, &text),
        None => {
            say(error);
            std::process::exit(1)
        }
    }
}

fn aborter() -> Option<Aborter> {
    ABORTER.read().expect("no panic while written").clone()
}

/// Ends the job after a panic, with this text.
pub fn end_job_saying(text: &str) -> ! {
    if let Some(aborter) = aborter() {
        aborter.abort(1, text);
    }
    let _ = std::io::stderr().write_all(format!("zeshmem: {text}\n").as_bytes());
    std::process::abort()
}
