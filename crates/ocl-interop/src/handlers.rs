//! The program's signal handlers stay its own: OpenCL runtimes that have LLVM inside install handlers of LLVM's, which print a
//! compiler's bug report when the program is at fault, or interrupted.
//!
//! Other threads of the program may install handlers of their own meanwhile, and those stay. An engine's are told by where they
//! are: in a library that was not there before.

use std::collections::BTreeSet;
use std::ffi::{CStr, CString, c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr;

/// Signals are numbers from 1 to 64.
const SIGNALS: std::ops::Range<i32> = 1..65;

/// What the process does about signals. At the end of the guard's life that is restored where libraries have changed it that were
/// loaded since.
pub struct Handlers {
    actions: Vec<(i32, libc::sigaction)>,
    libraries: BTreeSet<CString>,
}

impl Handlers {
    pub fn keep() -> Handlers {
        let action = |signal| {
            let mut action = MaybeUninit::uninit();
            // SAFETY: asks only; the room is for one action.
            let status = unsafe { libc::sigaction(signal, ptr::null(), action.as_mut_ptr()) };
            // SAFETY: filled, as the call succeeded. It fails for numbers that are no signals, or the C library's own.
            (status == 0).then(|| (signal, unsafe { action.assume_init() }))
        };
        Handlers { actions: SIGNALS.filter_map(action).collect(), libraries: libraries() }
    }
}

impl Drop for Handlers {
    fn drop(&mut self) {
        let now = libraries();
        let is_new = |library| now.contains(&library) && !self.libraries.contains(&library);
        for (signal, kept) in &self.actions {
            let mut now = MaybeUninit::<libc::sigaction>::uninit();
            // SAFETY: asks, and gives back what the process had; both are whole actions.
            unsafe {
                let asked = libc::sigaction(*signal, ptr::null(), now.as_mut_ptr());
                if asked == 0 && library_of(now.assume_init_ref().sa_sigaction).is_some_and(is_new) {
                    libc::sigaction(*signal, kept, ptr::null_mut());
                }
            }
        }
    }
}

/// The names of all libraries in this process.
fn libraries() -> BTreeSet<CString> {
    unsafe extern "C" fn add(info: *mut libc::dl_phdr_info, _: usize, names: *mut c_void) -> c_int {
        // SAFETY: the dynamic linker's record, with a name that lives as long as the call, and what was passed below.
        unsafe {
            let name = CStr::from_ptr((*info).dlpi_name).to_owned();
            (*names.cast::<BTreeSet<CString>>()).insert(name);
        }
        0
    }
    let mut names = BTreeSet::new();
    // SAFETY: the callback has the type asked for, and gets a pointer that outlives the call.
    unsafe { libc::dl_iterate_phdr(Some(add), (&raw mut names).cast()) };
    names
}

/// The name of the library that has this address; none for what is no address, as of the actions that are no handlers.
fn library_of(address: usize) -> Option<CString> {
    let mut info = MaybeUninit::<libc::Dl_info>::uninit();
    // SAFETY: any address may be asked about; where the answer is not 0 it is filled, with a terminated name.
    unsafe {
        let found = libc::dladdr(ptr::without_provenance(address), info.as_mut_ptr()) != 0;
        found.then(|| CStr::from_ptr(info.assume_init().dli_fname).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handler_of(signal: i32) -> usize {
        let mut action = MaybeUninit::<libc::sigaction>::uninit();
        // SAFETY: asks only; filled where it succeeds, as it does for a signal.
        unsafe {
            assert_eq!(libc::sigaction(signal, ptr::null(), action.as_mut_ptr()), 0);
            action.assume_init().sa_sigaction
        }
    }

    fn install(handler: usize) {
        // SAFETY: no test raises this signal.
        unsafe { libc::signal(libc::SIGUSR2, handler) };
        assert_eq!(handler_of(libc::SIGUSR2), handler);
    }

    #[test]
    fn handlers_of_new_libraries_go_and_others_stay() {
        extern "C" fn own(_: i32) {}
        let before = handler_of(libc::SIGUSR2);
        {
            let _kept = Handlers::keep();
            // SAFETY: a part of the C library that nothing else here loads.
            let library = unsafe { libloading::Library::new("libresolv.so.2") }.unwrap();
            // SAFETY: asked for its address only.
            let function = unsafe { library.get::<extern "C" fn()>(b"ns_initparse\0") };
            install(*function.unwrap() as usize);
            std::mem::forget(library);
        }
        assert_eq!(handler_of(libc::SIGUSR2), before);
        {
            let _kept = Handlers::keep();
            install(own as *const () as usize);
        }
        assert_eq!(
            handler_of(libc::SIGUSR2),
            own as *const () as usize,
            "what the program does meanwhile is not undone"
        );
        install(before);
    }
}
