//! PEs whose kernels poll: each waits for a value that the host of another PE puts, by a loop of loads and nothing else. And
//! PEs that put elements which the kernels of their targets read meanwhile.

use std::ffi::c_void;

use zeshmem_tests::{Arg, CLOCK, Pe, WAITS};

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
    for (name, bytes) in [("short", 2), ("int", 4), ("long", 8)] {
        whole(&mut pe, name, bytes);
    }
    turns(&mut pe);
    times(&mut pe);
    pe.finish();
}

/// Of several variables that hold each gets its turn to be found.
fn turns(pe: &mut Pe) {
    const N: usize = 5;
    const ROUNDS: i32 = 20;
    let (ivars, often) = (pe.room().cast::<i32>(), pe.room().wrapping_add(64).cast::<i32>());
    pe.write(ivars, &[1; N]);
    pe.write(often, &[0; N]);
    let args = [Arg::Memory(ivars.cast()), Arg::Int(N as i32), Arg::Int(ROUNDS), Arg::Memory(often.cast())];
    pe.run("find_any", 1, &args);
    let often = pe.read(often, N);
    assert!(often.iter().sum::<i32>() == 2 * ROUNDS && often.iter().all(|&times| times > 1), "{often:?}");
}

/// The clock of kernels goes on, and by nanoseconds on the driver for CPUs: a wait between two times that the host takes lies
/// between those of the kernel.
fn times(pe: &mut Pe) {
    pe.load(CLOCK);
    let times = pe.alloc::<u64>(4);
    let began = std::time::Instant::now();
    pe.run("clock", 1, &[Arg::Int(1000), Arg::Memory(times.cast())]);
    let took = began.elapsed().as_nanos() as u64;
    let seen = pe.read(times, 4);
    assert!(seen[0] > 0 && seen.is_sorted() && seen[3] > seen[0], "{seen:?}");
    assert!(seen[3] - seen[0] <= took, "{seen:?}, in {took} ns");
    pe.free(times);
}

/// Elements of this many bytes that a kernel puts while another gets them, each by an array of one and by itself, are seen
/// as a whole.
fn whole(pe: &mut Pe, name: &str, bytes: usize) {
    const ROUNDS: i32 = 200_000;
    let next = (pe.me() + 1) % pe.n();
    // Beside the beginning of a longer word.
    let word: *mut c_void = pe.room().wrapping_add(bytes).cast();
    let (torn, over) = (pe.room().wrapping_add(64).cast::<i32>(), pe.room().wrapping_add(128).cast::<i32>());
    for by_array in [1, 0] {
        pe.write(word.cast::<u64>().wrapping_byte_sub(bytes), &[0; 2]);
        pe.write(torn, &[0; 32]);
        pe.shmem.sync_all("ishmem_sync_all").expect("sync");
        let args = [
            Arg::Int(by_array),
            Arg::Memory(word),
            Arg::Int(pe.me()),
            Arg::Memory(torn.cast()),
            Arg::Memory(over.cast()),
        ];
        let reader = pe.launch(&format!("watch_{name}"), 1, &args);
        let args = [Arg::Int(by_array), Arg::Memory(word), Arg::Int(next), Arg::Int(ROUNDS), Arg::Memory(over.cast())];
        pe.run(&format!("change_{name}"), 1, &args);
        reader.join();
        assert_eq!(pe.read(torn, 1), [0], "PE {}: elements of {name} that were torn", pe.me());
        pe.shmem.sync_all("ishmem_sync_all").expect("sync");
    }
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
