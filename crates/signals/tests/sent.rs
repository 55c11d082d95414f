//! `SIGSEGV` that a process sends has the effect that it had before our handler was there. Each case in a process of its own,
//! which is this test program again.

use std::ffi::{c_int, c_void};
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering::SeqCst};

use zeshmem_signals::{FaultHandler, Mask, is_sent};

const CASE: &str = "ZESHMEM_TEST_CASE";

static HANDLER: FaultHandler = FaultHandler::new();
static PASSED_ON: AtomicUsize = AtomicUsize::new(0);
static CALLS: AtomicUsize = AtomicUsize::new(0);
static SENDER: AtomicI32 = AtomicI32::new(0);

extern "C" fn pass_on(signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
    PASSED_ON.fetch_add(1, SeqCst);
    // SAFETY: the arguments are the kernel's.
    unsafe { HANDLER.pass_on(signal, info, context, Mask::Asked) };
}

/// The program's own handler.
extern "C" fn count(_: c_int, info: *mut libc::siginfo_t, _: *mut c_void) {
    CALLS.fetch_add(1, SeqCst);
    // SAFETY: the kernel's record, of a signal that was sent.
    let sender = unsafe {
        assert!(is_sent(info));
        (*info).si_pid()
    };
    SENDER.store(sender, SeqCst);
}

/// Sets what happens on the signal, then puts our handler before it.
fn install_before(action: usize, flags: c_int) {
    // SAFETY: zeros are a valid action, which gets a handler of the type that the flags ask for.
    unsafe {
        let mut before: libc::sigaction = std::mem::zeroed();
        before.sa_sigaction = action;
        before.sa_flags = flags;
        assert_eq!(libc::sigaction(libc::SIGSEGV, &before, std::ptr::null_mut()), 0);
    }
    HANDLER.install(pass_on).unwrap();
}

fn raise() {
    // SAFETY: the signal is handled, or ends this process, as the case has it.
    assert_eq!(unsafe { libc::raise(libc::SIGSEGV) }, 0);
}

/// Not a test, but what the processes do that the tests start.
#[test]
fn process() {
    let Ok(case) = std::env::var(CASE) else {
        return;
    };
    let handler = count as *const () as usize;
    // SAFETY: asks for a number.
    let this_process = unsafe { libc::getpid() };
    match case.as_str() {
        "default" => {
            install_before(libc::SIG_DFL, 0);
            raise();
        }
        "killed" => {
            install_before(libc::SIG_DFL, 0);
            eprintln!("ready");
            // SAFETY: waits for a signal.
            unsafe { libc::pause() };
        }
        "ignored" => {
            install_before(libc::SIG_IGN, 0);
            for sent in 1..=3 {
                raise();
                assert_eq!(PASSED_ON.load(SeqCst), sent, "our handler has left");
            }
        }
        "handled" => {
            install_before(handler, libc::SA_SIGINFO);
            for sent in 1..=3 {
                raise();
                assert_eq!(CALLS.load(SeqCst), sent);
            }
            assert_eq!(SENDER.load(SeqCst), this_process);
        }
        "handled once" => {
            install_before(handler, libc::SA_SIGINFO | libc::SA_RESETHAND);
            raise();
            assert_eq!((CALLS.load(SeqCst), SENDER.load(SeqCst)), (1, this_process));
            raise();
        }
        other => panic!("no case '{other}'"),
    }
}

fn start(case: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "process", "--nocapture", "--test-threads=1"])
        .env(CASE, case)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// How the process of a case ended, and what it wrote.
fn end_of(case: &str) -> (ExitStatus, String) {
    let ended = start(case).wait_with_output().unwrap();
    (ended.status, String::from_utf8_lossy(&ended.stderr).into_owned())
}

#[test]
fn a_sent_signal_ends_a_process_without_a_handler() {
    let (status, said) = end_of("default");
    assert_eq!(status.signal(), Some(libc::SIGSEGV), "{status}: {said}");

    let mut child = start("killed");
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap() == "ready"));
    // SAFETY: sent to a child that has not been waited for.
    assert_eq!(unsafe { libc::kill(child.id() as c_int, libc::SIGSEGV) }, 0);
    // The child has not come to its end by itself if `pause` returned.
    let status = child.wait().unwrap();
    assert_eq!(status.signal(), Some(libc::SIGSEGV), "{status}");
}

#[test]
fn a_sent_signal_is_ignored_where_it_was_before() {
    let (status, said) = end_of("ignored");
    assert!(status.success(), "{status}: {said}");
}

#[test]
fn a_sent_signal_is_handled_as_often_as_it_is_sent() {
    let (status, said) = end_of("handled");
    assert!(status.success(), "{status}: {said}");
}

#[test]
fn a_handler_for_one_signal_gets_one() {
    let (status, said) = end_of("handled once");
    assert_eq!(status.signal(), Some(libc::SIGSEGV), "{status}: {said}");
}
