//! The runtime of this process, and what becomes of its errors.

use std::ffi::c_int;
use std::io::Write;
use std::sync::{Arc, RwLock};

use zeshmem_host::{Error, Shmem};

static RUNTIME: RwLock<Option<Arc<Shmem>>> = RwLock::new(None);

/// Starts the runtime.
pub fn start() -> Result<(), Error> {
    let mut runtime = RUNTIME.write().expect("no panic while starting");
    if runtime.is_some() {
        return Err(Error::InitialisedTwice);
    }
    *runtime = Some(Arc::new(Shmem::init()?));
    Ok(())
}

/// Takes the runtime out, to end it.
pub fn take(routine: &'static str) -> Result<Shmem, Error> {
    let taken = RUNTIME
        .write()
        .expect("no panic while ending")
        .take()
        .ok_or(Error::NotInitialised(routine))?;
    Arc::try_unwrap(taken).map_err(|busy| {
        *RUNTIME.write().expect("no panic while ending") = Some(busy);
        Error::InUse(routine)
    })
}

/// Calls `body` with the runtime, or fails where there is none.
pub fn with<R>(
    routine: &'static str,
    body: impl FnOnce(&Shmem) -> Result<R, Error>,
) -> Result<R, Error> {
    let runtime = RUNTIME.read().expect("no panic while starting").clone();
    body(&*runtime.ok_or(Error::NotInitialised(routine))?)
}

/// The runtime's answer, or `absent` where it is not running: for queries.
pub fn ask<R>(absent: R, body: impl FnOnce(&Shmem) -> R) -> R {
    match &*RUNTIME.read().expect("no panic while starting") {
        Some(runtime) => body(runtime),
        None => absent,
    }
}

/// Says what went wrong, if this PE is the one to say it.
fn report(error: &Error) {
    if let Error::PeerGone(_) = error {
        // The watcher noticed first: it says so, and ends this process.
        loop {
            std::thread::park();
        }
    }
    let my_pe = ask(-1, Shmem::my_pe);
    if error.is_mine(my_pe) {
        let line = match my_pe {
            -1 => format!("zeshmem: {error}\n"),
            pe => format!("zeshmem: PE {pe}: {error}\n"),
        };
        // One write, so that lines of several PEs do not mix; nobody is left to tell if it fails.
        let _ = std::io::stderr().write_all(line.as_bytes());
    }
}

/// The code of an `int` routine: 0, or non-zero after a message.
pub fn code(outcome: Result<(), Error>) -> c_int {
    match outcome {
        Ok(()) => 0,
        Err(error) => {
            report(&error);
            error.code()
        }
    }
}

/// The value of a routine that cannot return an error: where there is one, the job ends.
pub fn or_end<R>(outcome: Result<R, Error>) -> R {
    outcome.unwrap_or_else(|error| {
        report(&error);
        ask((), |runtime| runtime.abort(1, ""));
        std::process::exit(1)
    })
}
