//! PEs whose kernels print: a text of each kind, or with an argument as many as that says from each of 64 work-items.

use zeshmem_tests::{Arg, PRINTS, Pe};

fn main() {
    let mut pe = Pe::start();
    pe.load(PRINTS);
    match std::env::args().nth(1) {
        None => {
            let me = pe.me();
            pe.run("say", 8, &[Arg::Int(me)]);
            // What kernels printed before is written before a PE is out of this.
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            if me == 0 {
                eprintln!("behind the barrier");
            }
        }
        Some(times) => pe.run("flood", 64, &[Arg::Int(times.parse().expect("a number"))]),
    }
    pe.finish();
}
