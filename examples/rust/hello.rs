//! Each PE tells its neighbour who it is, through symmetric device memory.
//!
//!     cargo build --release -p zeshmem-host --example hello -p ze-cpu -p zeshmem-launcher --lib --bins
//!     target/release/oshrun -n 4 target/release/examples/hello

use std::process::ExitCode;

use zeshmem_host::{Error, Shmem};

fn main() -> ExitCode {
    match hello() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hello: {error}");
            ExitCode::FAILURE
        }
    }
}

fn hello() -> Result<(), Error> {
    let shmem = Shmem::init()?;
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let word = shmem.malloc("ishmem_malloc", size_of::<i32>())?;

    // Device memory is not the host's to touch: bytes go there and back by put and get.
    let (mut seen, bytes) = (0i32, size_of::<i32>());
    // SAFETY: `me` holds the bytes that are put.
    unsafe { shmem.put("put", word, (&raw const me).cast(), bytes, (me + 1) % n) }?;
    shmem.barrier_all("ishmem_barrier_all")?;
    // SAFETY: `seen` has room for the bytes that are got.
    unsafe { shmem.get("get", (&raw mut seen).cast(), word, bytes, me) }?;
    println!("PE {me} of {n} heard of PE {seen}");

    shmem.free("ishmem_free", word)?;
    shmem.finalize("ishmem_finalize")
}
