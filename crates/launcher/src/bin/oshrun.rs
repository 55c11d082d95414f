//! Starts the PEs of a SHMEM job.
#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    zeshmem_launcher::main("oshrun")
}
