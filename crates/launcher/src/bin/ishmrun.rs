//! `oshrun` under the name that users of Intel SHMEM know.
#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    zeshmem_launcher::main("ishmrun")
}
