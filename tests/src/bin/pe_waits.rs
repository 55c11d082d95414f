//! PEs whose kernels poll: each waits for a value that the host of another PE puts, by a loop of loads and nothing else.

use std::ffi::c_void;

use zeshmem_tests::{Arg, Pe, WAITS};

/// The ways of `waits.cl`: `_g`, a get, both on a context, and a get by a work-group.
const WAYS: i32 = 5;

fn main() {
    let mut pe = Pe::start();
    pe.load(WAITS);
    poll(&mut pe, "poll_uint8", 1u8);
    poll(&mut pe, "poll_short", 1i16);
    poll(&mut pe, "poll_int", 1i32);
    poll(&mut pe, "poll_long", 1i64);
    poll(&mut pe, "poll_float", 1f32);
    poll(&mut pe, "poll_double", 1f64);
    pe.finish();
}

/// Starts a kernel that polls this PE's flag, in each way, and puts `one` to the flag of the next PE once its kernel runs.
fn poll<T: Copy + Default>(pe: &mut Pe, kernel: &str, one: T) {
    let (me, n) = (pe.me(), pe.n());
    let next = (me + 1) % n;
    let flag = pe.room().cast::<T>();
    let started = pe.room().wrapping_add(64).cast::<i32>();
    for way in 0..WAYS {
        pe.write(flag, &[T::default(); 2]);
        pe.write(started, &[0]);
        pe.shmem.sync_all("ishmem_sync_all").expect("sync");
        let address = |memory: *mut c_void| Arg::Memory(memory);
        let args = [Arg::Int(way), address(flag.cast()), Arg::Int(me), address(started.cast())];
        let launched = pe.launch(kernel, 4, &args);
        while pe.get(started, 1, next) != [1] {
            std::thread::yield_now();
        }
        pe.put(flag, &[one], next);
        // A compiler that had taken the load out of the loop would leave the kernel there for ever.
        launched.join();
        pe.shmem.sync_all("ishmem_sync_all").expect("sync");
    }
}
