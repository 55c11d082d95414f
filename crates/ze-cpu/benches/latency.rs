//! What calls cost through the loader, beside the engine alone and `memcpy`: medians, every answer checked.

#[path = "../tests/common/mod.rs"]
mod common;
mod opencl;

use common::*;
use std::ptr;
use std::sync::atomic::Ordering::SeqCst;
use std::time::{Duration, Instant};

const NONE: ze_event_handle_t = ptr::null_mut();

/// The median time of a call, over batches that are long enough for the clock.
fn median(batch: u32, mut call: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..101)
        .map(|_| {
            let start = Instant::now();
            (0..batch).for_each(|_| call());
            start.elapsed() / batch
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn report(what: &str, time: Duration) {
    println!("{what:48} {:10.2} us", time.as_nanos() as f64 / 1000.0);
}

fn main() {
    if in_child("", &[]) {
        return;
    }
    let ze = Ze::start();
    let z = &ze.loader;
    let (synchronous, asynchronous, queue, mut list) = (
        ze.immediate(true),
        ze.immediate(false),
        ze.queue(),
        ze.list(),
    );
    let pool = ze.pool(0, 2);
    let (event, mut wait) = (ze.event(pool, 0), ze.event(pool, 1));
    // SAFETY: here and below the arguments are as the specification says.
    let wait_for = |event| unsafe {
        ok(z.zeEventHostSynchronize(event, u64::MAX));
        ok(z.zeEventHostReset(event));
    };

    if ze.has_engine() {
        let source = "kernel void count(global ulong *n) { (*n)++; }";
        let module = ze.module(source);
        let kernel = ze.kernel(module, "count");
        let n = ze.allocate(8);
        ze.argument(kernel, 0, n);
        let groups = ze_group_count_t {
            groupCountX: 1,
            groupCountY: 1,
            groupCountZ: 1,
        };
        let roots = [std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")];
        let engine = ocl_interop::Engine::find(&roots).expect("the engine");
        let direct = engine
            .build(&[&compile(source)], "", &[])
            .expect("a program")
            .kernel("count")
            .expect("a kernel");
        let once = ocl_interop::Launch {
            groups: [1; 3],
            group_size: [1; 3],
            offset: [0; 3],
        };
        let plain = opencl::Plain::new(&engine.info().library, &compile(source), c"count");
        let clock = median(100, || plain.launch());
        report("launch, plain OpenCL, clFinish", clock);
        assert_eq!(plain.count(), 101 * 100);
        report(
            "launch, engine alone",
            median(100, || {
                direct
                    .launch(&[ocl_interop::ArgValue::Pointer(n.cast())], &once)
                    .expect("a launch");
            }),
        );
        report(
            "launch, synchronous list",
            median(100, || ze.launch(synchronous, kernel, 1)),
        );
        report(
            "launch, asynchronous list, event",
            median(100, || {
                // SAFETY: as above.
                ok(unsafe {
                    z.zeCommandListAppendLaunchKernel(
                        asynchronous,
                        kernel,
                        &groups,
                        event,
                        0,
                        ptr::null_mut(),
                    )
                });
                wait_for(event);
            }),
        );
        ze.launch(list, kernel, 1);
        // SAFETY: as above.
        ok(unsafe { z.zeCommandListClose(list) });
        report(
            "execute, synchronize, recorded launch",
            median(100, || {
                // SAFETY: as above.
                unsafe {
                    ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
                    ok(z.zeCommandQueueSynchronize(queue, u64::MAX));
                }
            }),
        );
        assert_eq!(word(n).load(SeqCst), 4 * 101 * 100);
    }

    report(
        "event: signal by the host, wait by the host",
        median(1000, || {
            // SAFETY: as above.
            ok(unsafe { z.zeEventHostSignal(event) });
            wait_for(event);
        }),
    );
    report(
        "event: host to queue and back",
        median(100, || {
            // SAFETY: as above.
            unsafe {
                ok(z.zeCommandListAppendBarrier(asynchronous, event, 1, &mut wait));
                ok(z.zeEventHostSignal(wait));
                wait_for(event);
                ok(z.zeEventHostReset(wait));
            }
        }),
    );

    const LARGEST: usize = 64 << 20;
    let (from, to) = (ze.allocate(LARGEST), ze.allocate(LARGEST));
    // SAFETY: the allocations have that many bytes.
    unsafe {
        from.write_bytes(1, LARGEST);
        to.write_bytes(2, LARGEST);
    }
    for bytes in [8, 1 << 10, 64 << 10, 1 << 20, LARGEST] {
        let batch = (1_usize << 20).div_ceil(bytes).clamp(1, 1000) as u32;
        // SAFETY: as above; the ranges are ours and do not overlap.
        let plain = median(batch, || unsafe {
            std::hint::black_box(to).copy_from_nonoverlapping(from, bytes)
        });
        report(&format!("copy, {bytes} bytes, memcpy"), plain);
        report(
            &format!("copy, {bytes} bytes, synchronous list"),
            median(batch, || ze.copy(synchronous, to, from, bytes)),
        );
        report(
            &format!("copy, {bytes} bytes, asynchronous list, event"),
            median(batch, || {
                // SAFETY: as above.
                unsafe {
                    ok(z.zeCommandListAppendMemoryCopy(
                        asynchronous,
                        to.cast(),
                        from.cast(),
                        bytes,
                        event,
                        0,
                        ptr::null_mut(),
                    ));
                }
                wait_for(event);
            }),
        );
        // SAFETY: as above.
        assert_eq!(unsafe { to.add(bytes - 1).read() }, 1);
    }
    let pattern = 0x0101_0101_u32;
    // SAFETY: as above.
    let plain = median(1, || unsafe {
        std::hint::black_box(to).write_bytes(1, LARGEST)
    });
    report("fill, 64 MiB, memset", plain);
    let fill = |size| {
        // SAFETY: as above.
        let result = unsafe {
            z.zeCommandListAppendMemoryFill(
                synchronous,
                to.cast(),
                (&raw const pattern).cast(),
                size,
                LARGEST,
                NONE,
                0,
                ptr::null_mut(),
            )
        };
        ok(result);
    };
    report("fill, 64 MiB, 1 byte", median(1, || fill(1)));
    report("fill, 64 MiB, 4 bytes", median(1, || fill(4)));
    let caught = std::fs::read_to_string("/proc/self/status").expect("the process's status");
    println!(
        "{}",
        caught
            .lines()
            .find(|line| line.starts_with("SigCgt"))
            .unwrap_or_default()
    );
}
