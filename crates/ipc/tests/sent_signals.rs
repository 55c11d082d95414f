//! `SIGSEGV` that a process sends is no write to static data that moves: it ends a process as it always did. In a process of
//! its own, which is this test program again.

use std::ffi::c_int;
use std::os::fd::AsFd;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

use zeshmem_ipc::{StaticData, shared};

const CASE: &str = "ZESHMEM_TEST_CASE";

static VARIABLE: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(7);

/// The kernel's record of a signal, as far as it says who sent it.
#[repr(C)]
struct Record {
    signal: c_int,
    errno: c_int,
    code: c_int,
    _padding: c_int,
    /// Process and user of the sender; for a fault the address.
    sender: usize,
    _rest: [u8; 104],
}

/// Not a test, but what the processes do that the test starts.
#[test]
fn process() {
    let Ok(case) = std::env::var(CASE) else {
        return;
    };
    // A C program has no handler; Rust's standard library installs one, which takes any such signal for a fault.
    // SAFETY: sets the default action.
    unsafe { libc::signal(libc::SIGSEGV, libc::SIG_DFL) };
    let statics = StaticData::find().unwrap();
    let file = shared::file("test-sent", statics.bytes()).unwrap();
    statics.move_to(file.as_fd()).unwrap();
    let signal = libc::SIGSEGV;
    match case.as_str() {
        // SAFETY: ends this process, or the test fails.
        "raised" => unsafe {
            libc::raise(signal);
        },
        "with a number like an address" => {
            let sender = VARIABLE.as_ptr() as usize;
            let record = Record { signal, errno: 0, code: libc::SI_QUEUE, _padding: 0, sender, _rest: [0; 104] };
            // SAFETY: a whole record, which the kernel copies; ends this process, or the test fails.
            let sent = unsafe {
                libc::syscall(libc::SYS_rt_tgsigqueueinfo, libc::getpid(), libc::gettid(), signal, &raw const record)
            };
            assert_eq!(sent, 0);
        }
        other => panic!("no case '{other}'"),
    }
}

#[test]
fn a_sent_signal_ends_the_process_after_static_data_was_moved() {
    for case in ["raised", "with a number like an address"] {
        let ended = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "process", "--nocapture", "--test-threads=1"])
            .env(CASE, case)
            .output()
            .unwrap();
        assert_eq!(ended.status.signal(), Some(libc::SIGSEGV), "{case}: {ended:?}");
    }
}
