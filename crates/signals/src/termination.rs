//! SIGTERM, by which launchers end jobs.

use std::io;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering};
use std::time::Duration;

/// How long a process goes on that was asked to end, whatever its threads do.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The process whose SIGTERM is held; 0 for none.
static HOLDER: AtomicU32 = AtomicU32::new(0);
static ASKED: AtomicBool = AtomicBool::new(false);
/// A timer that sends SIGTERM to the process that made it, and which that is: it is not there in a child.
static TIMER: AtomicPtr<libc::c_void> = AtomicPtr::new(std::ptr::null_mut());
static TIMER_OF: AtomicU32 = AtomicU32::new(0);

/// From here on SIGTERM does not end this process at once: a thread of ours [looks](is_asked), and does what has to be done before, for
/// 1.5 s at most. Nothing changes where the program handles the signal, or ignores it.
///
/// # Errors
/// What the operating system says about one more timer or the signal.
pub fn hold() -> io::Result<()> {
    let handler = action()?.sa_sigaction;
    if handler != libc::SIG_DFL && handler != ours() {
        return Ok(());
    }
    let process = std::process::id();
    if TIMER_OF.load(Ordering::Relaxed) != process {
        TIMER.store(new_timer()?, Ordering::Relaxed);
        TIMER_OF.store(process, Ordering::Relaxed);
    }
    HOLDER.store(process, Ordering::SeqCst);
    set(ours())
}

/// Whether the process has got the signal since [`hold`].
pub fn is_asked() -> bool {
    ASKED.load(Ordering::SeqCst)
}

/// The signal ends the process again, unless the program handles it by now; at once, if it came.
pub fn release() {
    HOLDER.store(0, Ordering::SeqCst);
    if is_asked() {
        end();
    }
    if action().is_ok_and(|action| action.sa_sigaction == ours()) {
        // It worked before.
        let _ = set(libc::SIG_DFL);
    }
}

/// Ends this process by the signal, as the system does.
pub fn end() {
    // It worked before.
    let _ = set(libc::SIG_DFL);
    // SAFETY: these calls have no preconditions, and may be made in handlers.
    unsafe {
        libc::kill(libc::getpid(), libc::SIGTERM);
    }
}

/// What handles the signal while it is held.
fn ours() -> libc::sighandler_t {
    note as *const () as usize
}

/// Only async-signal-safe calls are made here.
extern "C" fn note(_: libc::c_int) {
    let is_held = || HOLDER.load(Ordering::SeqCst) == std::process::id();
    // In a child that the program has forked there is no thread of ours; and a program's own handler may call this one later.
    if !is_held() {
        return end();
    }
    // Launchers send it twice, and to a process and to its group; the timer sends it last.
    let goes_on = if ASKED.swap(true, Ordering::SeqCst) { is_timer_running() } else { start_timer() && is_held() };
    if !goes_on {
        end();
    }
}

fn new_timer() -> io::Result<*mut libc::c_void> {
    let mut timer = MaybeUninit::uninit();
    // SAFETY: all zero is a valid event, of which the call reads what it has; it writes the timer where it succeeds.
    unsafe {
        let mut event: libc::sigevent = std::mem::zeroed();
        event.sigev_notify = libc::SIGEV_SIGNAL;
        event.sigev_signo = libc::SIGTERM;
        match libc::timer_create(libc::CLOCK_MONOTONIC, &mut event, timer.as_mut_ptr()) {
            0 => Ok(timer.assume_init()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

fn start_timer() -> bool {
    let never_again = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    let later = libc::timespec { tv_sec: PATIENCE.as_secs() as libc::time_t, tv_nsec: PATIENCE.subsec_nanos().into() };
    let times = libc::itimerspec { it_interval: never_again, it_value: later };
    // SAFETY: a timer of this process, which is never deleted; the call may be made in handlers.
    unsafe { libc::timer_settime(TIMER.load(Ordering::Relaxed), 0, &times, std::ptr::null_mut()) == 0 }
}

fn is_timer_running() -> bool {
    let mut left = MaybeUninit::<libc::itimerspec>::uninit();
    // SAFETY: a timer of this process, which is never deleted; the call may be made in handlers, and writes the times where it succeeds.
    unsafe {
        libc::timer_gettime(TIMER.load(Ordering::Relaxed), left.as_mut_ptr()) == 0
            && (left.assume_init_ref().it_value.tv_sec, left.assume_init_ref().it_value.tv_nsec) != (0, 0)
    }
}

fn action() -> io::Result<libc::sigaction> {
    // SAFETY: all zero is a valid action, which the call overwrites; no new one is set.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        match libc::sigaction(libc::SIGTERM, std::ptr::null(), &mut action) {
            0 => Ok(action),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

/// Sets what is done about the signal: a handler of one argument, or the default.
fn set(handler: libc::sighandler_t) -> io::Result<()> {
    // SAFETY: all zero is a valid action; the handler is a function of this library's, which stays loaded, or the default. The call may
    // be made in handlers.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = handler;
        action.sa_flags = libc::SA_RESTART | libc::SA_ONSTACK;
        match libc::sigaction(libc::SIGTERM, &action, std::ptr::null_mut()) {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}
