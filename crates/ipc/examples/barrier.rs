//! How long a barrier of the PEs of one machine takes: the wait routine, measured.
//!
//! `oshrun -n 4 barrier [ROUNDS]` prints the median over nine runs of ROUNDS barriers each, in microseconds. With
//! `ZESHMEM_SPIN=1000000` it shows what spinning costs when there are more PEs than cores.

use std::error::Error;
use std::os::fd::AsFd;
use std::process::ExitCode;
use std::time::Instant;

use zeshmem_ipc::{Bell, Job, Node, SharedMemory, Waiter, shared};

const RUNS: usize = 9;

fn main() -> ExitCode {
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("barrier: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Result<(), Box<dyn Error>> {
    let rounds: u32 = std::env::args().nth(1).map_or(Ok(5000), |text| text.parse())?;
    let mut boot = zeshmem_bootstrap::connect()?;
    let node = Node::form(&mut *boot, &[])?.node;
    let own = (node.my_local() == 0).then(|| shared::file("barrier", 4096)).transpose()?;
    let fds: Vec<_> = own.iter().map(AsFd::as_fd).collect();
    let memory = SharedMemory::from_fd(node.exchange_fds(&[], &fds)?[0].1.remove(0))?;
    // SAFETY: the first bytes of the mapping, which lives to the end of `main`, zero at first, used as a bell by every PE.
    let counter = unsafe { Bell::at(memory.as_ptr()) };

    let members = node.local_size() as u32;
    let waiter = Waiter::with_cpus(node.local_size(), node.cpus());
    let job = Job::alone();
    let mut reached = 0u32;
    let mut barrier = || {
        reached = reached.wrapping_add(members);
        let goal = reached;
        counter.fetch_add(1);
        // The counter wraps round; it is past the goal if it is less than half a turn ahead.
        waiter.wait(counter, |count| count.wrapping_sub(goal) as i32 >= 0, &job, None, || "barrier".into())
    };
    let mut microseconds = Vec::with_capacity(RUNS);
    for _ in 0..RUNS {
        let begin = Instant::now();
        for _ in 0..rounds {
            barrier()?;
        }
        microseconds.push(begin.elapsed().as_secs_f64() * 1e6 / f64::from(rounds));
    }
    microseconds.sort_by(f64::total_cmp);
    if boot.rank() == 0 {
        println!(
            "{members} PEs on {} CPUs: {:.2} us a barrier (best {:.2})",
            node.cpus(),
            microseconds[RUNS / 2],
            microseconds[0]
        );
    }
    boot.finalize()?;
    Ok(())
}
