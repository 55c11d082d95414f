//! Panics, which are defects of the library: none unwinds into C.
//!
//! A panic ends the job with a sentence: PE, routine, and what the panic said. The hook does so, before anything unwinds: a
//! search for a handler through frames of C finds none, and would end the process without a word. The hook is that of the library's
//! copy of Rust's standard library: a program in Rust has its own.

use std::cell::Cell;
use std::panic::PanicHookInfo;
use std::sync::Once;

use crate::process::end_job_saying;

/// A thread that has entered a routine loses it, as all its variables, before the handlers of its `exit` are called.
struct Entered(Cell<&'static str>);

impl Drop for Entered {
    fn drop(&mut self) {}
}

const ANY: &str = "a routine of the library";

thread_local! {
    /// The routine that this thread last called.
    static ROUTINE: Entered = const { Entered(Cell::new(ANY)) };
}

/// Notes the routine that this thread is in from now on, unless it returns.
pub fn enter(routine: &'static str) {
    let _ = ROUTINE.try_with(|last| last.0.set(routine));
}

/// Whether this thread still has its thread-local variables.
pub fn has_thread_locals() -> bool {
    ROUTINE.try_with(|_| ()).is_ok()
}

/// Has a panic end the job, after the default hook has printed it with a backtrace where the user wants one.
pub fn prepare() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let print = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            print(panic);
            end(panic)
        }));
    });
}

fn end(panic: &PanicHookInfo<'_>) -> ! {
    let said = panic.to_string().replace('\n', " ");
    let place = match std::thread::current().name() {
        // The program's threads are not named here, but for its first.
        None | Some("main") => ROUTINE.try_with(|last| last.0.get()).unwrap_or(ANY).to_owned(),
        Some(thread) => format!("thread {thread} of the library"),
    };
    end_job_saying(&format!("{place} {said}; this is a defect of Zeshmem"))
}

#[cfg(test)]
mod tests {
    use std::ffi::c_void;
    use std::process::Command;
    use std::ptr::{null, null_mut};

    use zeshmem_host::ThreadLevel;

    use crate::process::{Api, start, with};

    const ROLE: &str = "ZESHMEM_TEST_PANIC";

    export! { ishmem_test_panic: () -> i32 = broken("ishmem_test_panic") }

    /// # Safety
    /// As bodies of exported functions have it; this one asks for nothing.
    unsafe fn broken(routine: &'static str) -> i32 {
        with::<()>(routine, |_| panic!("a number\nthat cannot be")).map_or(1, |()| 0)
    }

    /// What C calls on a thread of its own: no handler of panics is below it on the stack.
    extern "C" fn on_a_thread(_: *mut c_void) -> *mut c_void {
        // SAFETY: it has no parameters.
        unsafe { ishmem_test_panic() };
        null_mut()
    }

    /// Runs a test of this file as a job of two, of which PE 1 does `panic`; what the job wrote to stderr.
    fn job(test: &str, panic: fn()) -> Option<String> {
        if std::env::var_os(ROLE).is_some() {
            start("ishmem_init", Api::Ishmem, ThreadLevel::Single).expect("the runtime starts");
            if with("ishmem_my_pe", |runtime| Ok(runtime.my_pe())).expect("started") == 1 {
                panic();
            }
            with("ishmem_barrier_all", |runtime| runtime.barrier_all("ishmem_barrier_all")).expect("never returns");
            return None;
        }
        let program = std::env::current_exe().expect("this test has a file");
        let launcher = program.ancestors().nth(2).expect("target/PROFILE/deps/TEST").join("oshrun");
        assert!(launcher.exists(), "{}: build the workspace first", launcher.display());
        let output = Command::new(launcher)
            .args(["-n", "2", "--timeout", "240"])
            .arg(&program)
            .args(["--exact", test, "--nocapture"])
            .env(ROLE, "1")
            .output()
            .expect("the launcher starts");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{said}");
        Some(said)
    }

    #[test]
    fn a_panic_ends_the_job_with_pe_and_routine() {
        // Tests run on threads with names; a program's have none here.
        let call = || {
            let mut thread = 0;
            // SAFETY: the function takes any argument, and the thread is joined once.
            unsafe {
                libc::pthread_create(&mut thread, null(), on_a_thread, null_mut());
                libc::pthread_join(thread, null_mut());
            }
        };
        let Some(said) = job("panics::tests::a_panic_ends_the_job_with_pe_and_routine", call) else { return };
        let expected = "PE 1: ishmem_test_panic panicked at ";
        assert!(said.contains(expected) && said.contains("a number that cannot be; this is a defect"), "{said}");
    }

    #[test]
    fn a_panic_of_the_librarys_own_thread_ends_the_job() {
        let call = || {
            let thread = std::thread::Builder::new().name("zeshmem-watch".into());
            drop(thread.spawn(|| panic!("no such PE")).expect("a thread").join());
        };
        let Some(said) = job("panics::tests::a_panic_of_the_librarys_own_thread_ends_the_job", call) else { return };
        let expected = "PE 1: thread zeshmem-watch of the library panicked at ";
        assert!(said.contains(expected) && said.contains("no such PE; this is a defect"), "{said}");
    }
}
