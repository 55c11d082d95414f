//! The descriptors that IPC handles and external memory name, from the first handle to the last.

use std::collections::BTreeMap;
use std::os::fd::{AsRawFd, BorrowedFd, IntoRawFd, OwnedFd, RawFd};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use level_zero_sys::ze_result_t;

use crate::base::answer::Answer;
use crate::memory::ipc::{File, Kind, Ticket, allow_fetching, duplicate, identity};

/// How a file of memory or events has left the process.
#[derive(Default)]
pub struct Export {
    file: OnceLock<File>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Handles that have been given and not taken back.
    count: u32,
    /// What they name: open as long as there are any.
    fd: Option<OwnedFd>,
    /// A descriptor that the program was given, and closes when it likes. As long as it has not, handles name it.
    given: Option<RawFd>,
}

/// All that have been exported, for who hands handles back.
static ALL: Mutex<BTreeMap<File, Weak<Export>>> = Mutex::new(BTreeMap::new());

fn all() -> MutexGuard<'static, BTreeMap<File, Weak<Export>>> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Export {
    /// A handle; every one counts.
    pub fn get(self: &Arc<Self>, kind: Kind, memory: BorrowedFd<'_>, size: u64, extra: [u32; 2]) -> Answer<Ticket> {
        allow_fetching();
        let file = self.file(memory)?;
        let mut state = self.lock();
        let number = match (state.number(file), &mut state.fd) {
            (Some(number), _) => number,
            (None, fd) => fd
                .insert(duplicate(memory.as_raw_fd()).ok_or(ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)?)
                .as_raw_fd(),
        };
        state.count += 1;
        Ok(Ticket::new(kind, number, file, size, extra))
    }

    /// A descriptor for the program to keep.
    pub fn give(self: &Arc<Self>, memory: BorrowedFd<'_>) -> Answer<RawFd> {
        self.file(memory)?;
        let given = duplicate(memory.as_raw_fd()).ok_or(ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)?.into_raw_fd();
        self.lock().given = Some(given);
        Ok(given)
    }

    /// Takes one handle back; with the last, they are all worth nothing to who has not opened them. One too many does no
    /// harm, and nor does one of what is gone.
    pub fn put(ticket: &Ticket) {
        let export = all().get(&ticket.file()).and_then(Weak::upgrade);
        let Some(export) = export else {
            return;
        };
        let mut state = export.lock();
        if state.count > 0 && state.number(ticket.file()) == Some(ticket.exported_fd()) {
            state.count -= 1;
            if state.count == 0 {
                state.fd = None;
            }
        }
    }

    /// Which file it is; known to [`Export::put`] from here on.
    fn file(self: &Arc<Self>, memory: BorrowedFd<'_>) -> Answer<File> {
        if let Some(file) = self.file.get() {
            return Ok(*file);
        }
        let file = identity(memory)?;
        all().insert(file, Arc::downgrade(self));
        Ok(*self.file.get_or_init(|| file))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// What handles name, if there is anything.
    fn number(&mut self, file: File) -> Option<RawFd> {
        if let Some(fd) = &self.fd {
            return Some(fd.as_raw_fd());
        }
        let is_open = |number: &RawFd| {
            // SAFETY: the number is asked about in this one call, which fails if it is no descriptor any more.
            identity(unsafe { BorrowedFd::borrow_raw(*number) }) == Ok(file)
        };
        self.given = self.given.filter(is_open);
        self.given
    }
}

impl Drop for Export {
    fn drop(&mut self) {
        if let Some(file) = self.file.get() {
            let mut all = all();
            // Another file may have the numbers by now.
            if all.get(file).is_some_and(|export| export.strong_count() == 0) {
                all.remove(file);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::fd::AsFd;

    use rustix::fs::{MemfdFlags, memfd_create};

    struct Exported {
        memory: OwnedFd,
        export: Arc<Export>,
    }

    impl Exported {
        fn new() -> Exported {
            Exported { memory: memfd_create("test", MemfdFlags::CLOEXEC).unwrap(), export: Arc::default() }
        }

        fn get(&self) -> Ticket {
            let memory = self.memory.as_fd();
            self.export.get(Kind::Memory, memory, 1, [0; 2]).unwrap()
        }
    }

    #[test]
    fn handles_are_counted() {
        let exported = Exported::new();
        let (first, second) = (exported.get(), exported.get());
        assert_eq!(first, second);
        Export::put(&first);
        assert!(second.receive().is_ok());
        Export::put(&second);
        assert!(second.receive().is_err(), "the descriptor is closed");
        Export::put(&second);
        let third = exported.get();
        assert!(third.receive().is_ok(), "one too many has done no harm");
        drop(exported);
        Export::put(&third);
        assert!(third.receive().is_err());
    }

    #[test]
    fn handles_name_what_the_program_was_given() {
        let exported = Exported::new();
        let given = exported.export.give(exported.memory.as_fd()).unwrap();
        let handle = exported.get();
        assert_eq!(handle.exported_fd(), given);
        Export::put(&handle);
        assert!(handle.receive().is_ok(), "it is the program's");
        // SAFETY: the descriptor was given to this test.
        unsafe { libc::close(given) };
        let other = exported.get();
        assert!(other.receive().is_ok(), "another descriptor");
    }
}
