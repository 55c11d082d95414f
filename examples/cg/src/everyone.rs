//! What every PE has to say, on every PE.

use zeshmem_host::{Error, Shmem, Team};

/// The values of all PEs, in the order of their numbers. Collective over all PEs.
pub fn everyone<const N: usize>(shmem: &Shmem, mine: [f64; N]) -> Result<Vec<[f64; N]>, Error> {
    let bytes = size_of_val(&mine);
    let mut all = vec![[0.0; N]; shmem.n_pes() as usize];
    let memory = shmem.malloc("ishmem_malloc", size_of_val(&all[..]))?;
    // SAFETY: `mine` holds that many bytes; `memory` has room for them of every PE.
    unsafe {
        let source = mine.as_ptr().cast();
        shmem.fcollect("fcollect", Team::WORLD, memory, source, bytes)
    }?;
    // SAFETY: `all` is as large as `memory`, and ours.
    unsafe {
        let dest = all.as_mut_ptr().cast();
        shmem.get("get", dest, memory, size_of_val(&all[..]), shmem.my_pe())
    }?;
    shmem.free("ishmem_free", memory)?;
    Ok(all)
}
