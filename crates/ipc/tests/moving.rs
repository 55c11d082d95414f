//! Static data moves while signals arrive, children are forked and other faults are handled: once a process, so alone in one.

use std::ffi::{c_int, c_void};
use std::io;
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::thread::{self, Thread};
use std::time::Duration;

use rustix::mm::{MapFlags, MprotectFlags, ProtFlags};
use zeshmem_ipc::{StaticData, shared};

/// Far beyond what the test needs, on any machine.
const WATCHDOG: Duration = Duration::from_secs(120);

/// Large, and touched before it moves, so that the move takes its time.
static LARGE: [AtomicU64; 8 << 20] = [const { AtomicU64::new(0) }; 8 << 20];
static SIGNALS: AtomicUsize = AtomicUsize::new(0);
static FAULTS: AtomicUsize = AtomicUsize::new(0);
static DONE: AtomicBool = AtomicBool::new(false);
/// A page that the program opens when it faults.
static OWN_PAGE: AtomicUsize = AtomicUsize::new(0);
static LAST_CHILD: AtomicI32 = AtomicI32::new(0);

const PAGE: usize = 4096;

extern "C" fn count_signal(_: c_int) {
    SIGNALS.fetch_add(1, SeqCst);
}

/// What a program with faults of its own does, such as a collector of garbage.
extern "C" fn open_page(_: c_int, info: *mut libc::siginfo_t, _: *mut c_void) {
    // SAFETY: the kernel's record, which has an address.
    let address = unsafe { (*info).si_addr() } as usize;
    let page = OWN_PAGE.load(SeqCst);
    if !(page..page + PAGE).contains(&address) {
        // SAFETY: ends the process, as handlers may.
        unsafe { libc::_exit(99) };
    }
    FAULTS.fetch_add(1, SeqCst);
    protect(MprotectFlags::READ | MprotectFlags::WRITE);
}

fn protect(rights: MprotectFlags) {
    // SAFETY: a page of the test's own, which is used by raw pointers only.
    unsafe { rustix::mm::mprotect(OWN_PAGE.load(SeqCst) as *mut c_void, PAGE, rights) }.unwrap();
}

fn handle(signal: c_int, handler: *const (), flags: c_int) {
    // SAFETY: zeros are a valid action, which gets a handler of the type that the flags ask for.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = handler as usize;
        action.sa_flags = flags;
        assert_eq!(libc::sigaction(signal, &action, std::ptr::null_mut()), 0);
    }
}

fn handler_of_faults() -> usize {
    // SAFETY: zeros are a valid action, in whose place the present one is put.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        assert_eq!(libc::sigaction(libc::SIGSEGV, std::ptr::null(), &mut action), 0);
        action.sa_sigaction
    }
}

/// Does something again and again until the move is over, and for some time before it.
fn again(moving: &Thread, mut something: impl FnMut()) {
    for _ in 0..3 {
        something();
    }
    moving.unpark();
    while !DONE.load(SeqCst) {
        something();
    }
}

/// A child that writes static data and ends well. Not before the move has its handler in place: a fork that has begun by then may
/// have copied the handlers of before, and copies the pages of after.
fn fork_and_write() {
    if handler_of_faults() == open_page as *const () as usize {
        return thread::yield_now();
    }
    // SAFETY: the child makes system calls and writes atomics only.
    let child = unsafe { libc::fork() };
    if child == 0 {
        LARGE[1].fetch_add(1, SeqCst);
        // SAFETY: ends the child.
        unsafe { libc::_exit(0) };
    }
    assert!(child > 0, "{}", io::Error::last_os_error());
    LAST_CHILD.store(child, SeqCst);
    let mut status = 0;
    // SAFETY: our child, and room for its status.
    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
    assert_eq!(status, 0, "the child's status");
}

#[test]
fn static_data_moves_beside_signals_children_and_faults() {
    // SAFETY: a new page.
    let page = unsafe { rustix::mm::mmap_anonymous(std::ptr::null_mut(), PAGE, ProtFlags::empty(), MapFlags::PRIVATE) };
    OWN_PAGE.store(page.unwrap() as usize, SeqCst);
    handle(libc::SIGUSR1, count_signal as *const (), libc::SA_RESTART);
    // One that is at work when the move begins has to be able to wait for it.
    let flags = libc::SA_SIGINFO | libc::SA_NODEFER;
    handle(libc::SIGSEGV, open_page as *const (), flags);

    let (finished, watched) = std::sync::mpsc::channel::<()>();
    thread::spawn(move || {
        if watched.recv_timeout(WATCHDOG) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
            eprintln!("the move hangs");
            // SAFETY: sent to a child of ours, if there is one; ends this process.
            unsafe {
                match LAST_CHILD.load(SeqCst) {
                    0 => {}
                    child => drop(libc::kill(child, libc::SIGKILL)),
                }
                libc::abort();
            }
        }
    });
    LARGE.iter().step_by(PAGE / size_of::<u64>()).for_each(|word| word.store(1, SeqCst));
    let moving = thread::current();
    // SAFETY: asks for the thread's own name.
    let this = unsafe { libc::pthread_self() };
    thread::scope(|scope| {
        let threads: [Box<dyn FnOnce() + Send>; 4] = [
            Box::new(|| {
                again(&moving, || {
                    // SAFETY: the thread waits for this one.
                    unsafe { libc::pthread_kill(this, libc::SIGUSR1) };
                    thread::yield_now();
                })
            }),
            Box::new(|| again(&moving, fork_and_write)),
            Box::new(|| {
                again(&moving, || {
                    protect(MprotectFlags::empty());
                    // SAFETY: the page is there, and faults are handled.
                    unsafe { (OWN_PAGE.load(SeqCst) as *mut u64).write_volatile(7) };
                })
            }),
            Box::new(|| {
                again(&moving, || {
                    LARGE[0].fetch_add(1, SeqCst);
                })
            }),
        ];
        let threads: Vec<_> = threads.into_iter().map(|body| scope.spawn(body)).collect();
        while SIGNALS.load(SeqCst) < 3 || FAULTS.load(SeqCst) < 3 {
            thread::park_timeout(Duration::from_millis(1));
        }
        let statics = StaticData::find().unwrap();
        assert!(statics.bytes() >= size_of_val(&LARGE), "{statics:?}");
        let file = shared::file("test-moving", statics.bytes()).unwrap();
        statics.move_to(file.as_fd()).unwrap();
        // Everything goes on as before.
        let faults = FAULTS.load(SeqCst);
        while FAULTS.load(SeqCst) == faults {
            thread::yield_now();
        }
        DONE.store(true, SeqCst);
        for thread in threads {
            thread.join().unwrap();
        }
    });
    drop(finished);
}
