//! PEs that allocate symmetric memory, well and badly.

use std::ffi::c_void;
use std::ptr::null_mut;

use zeshmem_tests::{Pe, Random};

fn main() {
    let pe = Pe::start();
    let (n, me) = (pe.n(), pe.me());
    let shmem = &pe.shmem;

    // Sizes that fit, sizes that do not, nothing.
    assert!(shmem.malloc("ishmem_malloc", 0).expect("agreed").is_null());
    assert!(shmem.malloc("ishmem_malloc", usize::MAX / 2).expect("agreed").is_null());
    assert_eq!(shmem.calloc("ishmem_calloc", usize::MAX, 2).expect_err("refused").code(), 1);
    assert!(shmem.malloc("ishmem_malloc", 1 << 40).expect("agreed").is_null());
    shmem.free("ishmem_free", null_mut()).expect("no operation");

    for alignment in [1, 8, 64, 4096, 65536] {
        let memory = shmem.align("ishmem_align", alignment, 100).expect("agreed");
        assert_eq!(memory as usize % alignment, 0);
        assert_eq!(memory as usize % 8, 0);
        shmem.free("ishmem_free", memory).expect("allocated");
    }
    for alignment in [0, 3, 1 << 17] {
        assert_eq!(shmem.align("ishmem_align", alignment, 8).expect_err("refused").code(), 1);
    }

    // calloc is zero on every PE before it returns on any: a put right after it stays.
    for round in 0..20 {
        let memory: *mut u64 = shmem.calloc("ishmem_calloc", 100, 8).expect("agreed").cast();
        assert!(!memory.is_null());
        pe.put(memory.wrapping_add(1), &[0xabcd + round, 7], (me + 1) % n);
        shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        let seen = pe.read(memory, 100);
        assert_eq!(seen[..4], [0, 0xabcd + round, 7, 0], "PE {me}");
        pe.write(memory, &[u64::MAX; 100]);
        pe.free(memory);
    }

    // Sizes that differ are refused on all PEs, and nothing is leaked or out of step afterwards.
    if n > 1 {
        assert_eq!(shmem.malloc("ishmem_malloc", if me == 0 { 8 } else { 16 }).expect_err("refused").code(), 2);
    }
    let bad = shmem.free("ishmem_free", (pe.room() as *mut c_void).wrapping_byte_add(8)).expect_err("refused");
    assert_eq!(bad.code(), 1);
    assert!(me != 0 || bad.to_string().contains("`ptr`"), "{bad}");

    // Any sequence of calls gives the same offsets on all PEs.
    let mut random = Random::new(5);
    let mut live: Vec<*mut u8> = Vec::new();
    for _ in 0..200 {
        if live.len() > 20 || (!live.is_empty() && random.below(3) == 0) {
            pe.free(live.swap_remove(random.below(live.len())));
        } else {
            live.push(pe.alloc(1 + random.below(100_000)));
        }
    }
    let offsets: Vec<u64> = live.iter().map(|&memory| (memory as u64).wrapping_sub(pe.room() as u64)).collect();
    let gathered = pe.alloc::<u64>(offsets.len() * n as usize);
    let bytes = size_of_val(&offsets[..]);
    // SAFETY: `offsets` holds that many bytes, and `gathered` has room for all.
    unsafe { shmem.fcollect("fcollect", zeshmem_host::Team::WORLD, gathered.cast(), offsets.as_ptr().cast(), bytes) }
        .expect("fcollect");
    for theirs in pe.read(gathered, offsets.len() * n as usize).chunks(offsets.len()) {
        assert_eq!(theirs, offsets, "PE {me}");
    }
    pe.free(gathered);
    live.into_iter().for_each(|memory| pe.free(memory));
    pe.finish();
}
