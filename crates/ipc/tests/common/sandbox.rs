//! A sandbox as containers have them: a filter of system calls on the calling thread, and on those that it starts.

/// The calls that make memory without a name and hold processes.
pub const SHARING: [libc::c_long; 2] = [libc::SYS_memfd_create, libc::SYS_pidfd_open];

/// Forbids calls to this thread for good: from here on they fail with an error; without one they end the process.
pub fn forbid(calls: &[libc::c_long], errno: Option<i32>) {
    let verdict = match errno {
        Some(errno) => libc::SECCOMP_RET_ERRNO | errno as u32,
        None => libc::SECCOMP_RET_KILL_PROCESS,
    };
    let instruction = |code: u32, jt: u8, k: u32| libc::sock_filter { code: code as u16, jt, jf: 0, k };
    // The number of the call; for each that is forbidden a jump to the last instruction; the verdicts.
    let mut filter = vec![instruction(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0)];
    for (index, call) in calls.iter().enumerate() {
        let to_the_last = (calls.len() - index) as u8;
        filter.push(instruction(libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K, to_the_last, *call as u32));
    }
    filter.push(instruction(libc::BPF_RET | libc::BPF_K, 0, libc::SECCOMP_RET_ALLOW));
    filter.push(instruction(libc::BPF_RET | libc::BPF_K, 0, verdict));
    let program = libc::sock_fprog { len: filter.len() as u16, filter: filter.as_mut_ptr() };
    // SAFETY: the kernel copies a valid program; its effect is what this function says.
    unsafe {
        assert_eq!(libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), 0);
        let installed = libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &raw const program);
        assert_eq!(installed, 0, "{}", std::io::Error::last_os_error());
    }
}
