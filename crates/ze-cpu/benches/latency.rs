//! What calls cost through the loader, beside plain OpenCL, `memcpy` and `memset` in the same run: medians, every answer
//! checked.

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
    println!("{what:52} {:10.2} us", time.as_nanos() as f64 / 1000.0);
}

/// Beside what it is compared with, measured in turns so that both see the same machine.
fn compare(what: &str, yardstick: &str, batch: u32, mut plain: impl FnMut(), mut ours: impl FnMut()) {
    let once = |call: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..batch).for_each(|_| call());
        start.elapsed() / batch
    };
    let mut times: Vec<[Duration; 2]> = (0..101).map(|_| [once(&mut plain), once(&mut ours)]).collect();
    let mut middle = |which: usize| {
        times.sort_unstable_by_key(|pair| pair[which]);
        times[times.len() / 2][which]
    };
    let [plain, ours] = [middle(0), middle(1)];
    println!(
        "{what:52} {:10.2} us, {yardstick} {:10.2} us, {:.2}",
        ours.as_nanos() as f64 / 1000.0,
        plain.as_nanos() as f64 / 1000.0,
        ours.as_secs_f64() / plain.as_secs_f64()
    );
}

fn main() {
    if in_child("", &[]) {
        return;
    }
    let ze = Ze::start();
    let z = &ze.loader;
    let (synchronous, asynchronous, queue, list) = (ze.immediate(true), ze.immediate(false), ze.queue(), ze.list());
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
        let groups = ze_group_count_t { groupCountX: 1, groupCountY: 1, groupCountZ: 1 };
        let search_roots = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")];
        let options = ocl_interop::Options { search_roots, ..Default::default() };
        let engine = ocl_interop::Engine::find(&options).expect("the engine");
        let direct = engine.build(&[&compile(source)], "", &[]).expect("a program").kernel("count").expect("a kernel");
        let once = ocl_interop::Launch { groups: [1; 3], group_size: [1; 3], offset: [0; 3] };
        let plain = opencl::Plain::new(&engine.info().library, &compile(source), c"count");
        let mut launches = 0;
        let mut beside_opencl = |what: &str, launch: &dyn Fn()| {
            launch();
            launches += 1 + 101 * 100;
            compare(what, "plain OpenCL", 100, || plain.launch(), launch);
            assert_eq!(word(n).load(SeqCst), launches, "{what}");
        };
        let append = |list, signal| {
            // SAFETY: as above.
            ok(unsafe { z.zeCommandListAppendLaunchKernel(list, kernel, &groups, signal, 0, ptr::null_mut()) });
        };
        beside_opencl("launch, engine alone", &|| {
            direct.launch(&[ocl_interop::ArgValue::Pointer(n.cast())], &once).expect("a launch");
        });
        beside_opencl("launch, synchronous list", &|| append(synchronous, NONE));
        beside_opencl("launch, asynchronous list, event", &|| {
            append(asynchronous, event);
            wait_for(event);
        });
        let lists: ze_command_list_dditable_t = table("zeGetCommandListProcAddrTable");
        let synchronize = lists.pfnHostSynchronize.expect("of version 1.6");
        beside_opencl("launch, asynchronous list, host synchronize", &|| {
            append(asynchronous, NONE);
            // SAFETY: as above.
            ok(unsafe { synchronize(asynchronous, u64::MAX) });
        });
        let in_order = ze.in_order();
        let events: ze_event_dditable_t = table("zeGetEventProcAddrTable");
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC);
        let mut counted = ptr::null_mut();
        // SAFETY: as above.
        ok(unsafe {
            let create = events.pfnCounterBasedCreate.expect("of version 1.15");
            create(ze.context, ze.device(), &desc, &mut counted)
        });
        beside_opencl("launch, in-order list, counter-based event", &|| {
            append(in_order, counted);
            // SAFETY: as above.
            ok(unsafe { z.zeEventHostSynchronize(counted, u64::MAX) });
        });
        append(list, NONE);
        // SAFETY: as above.
        ok(unsafe { z.zeCommandListClose(list) });
        beside_opencl("launch, recorded, execute, synchronize", &|| {
            let mut list = list;
            // SAFETY: as above.
            unsafe {
                ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut()));
                ok(z.zeCommandQueueSynchronize(queue, u64::MAX));
            }
        });
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
        let mut fence = ptr::null_mut();
        // SAFETY: as above.
        ok(unsafe { z.zeFenceCreate(queue, &desc, &mut fence) });
        beside_opencl("launch, recorded, execute, fence", &|| {
            let mut list = list;
            // SAFETY: as above.
            unsafe {
                ok(z.zeCommandQueueExecuteCommandLists(queue, 1, &mut list, fence));
                ok(z.zeFenceHostSynchronize(fence, u64::MAX));
                ok(z.zeFenceReset(fence));
            }
        });
        assert!(plain.count() > 0);
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

    let (there, back) = (ze.event(ze.pool(0, 1), 0), ze.event(ze.pool(0, 1), 0));
    std::thread::scope(|scope| {
        const TURNS: u32 = 101 * 100;
        let [first, second] = [there as usize, back as usize];
        scope.spawn(move || {
            for _ in 0..TURNS {
                wait_for(first as ze_event_handle_t);
                // SAFETY: as above.
                ok(unsafe { z.zeEventHostSignal(second as ze_event_handle_t) });
            }
        });
        let there_and_back = median(100, || {
            // SAFETY: as above.
            ok(unsafe { z.zeEventHostSignal(there) });
            wait_for(back);
        });
        report("event: from one thread to another", there_and_back / 2);
    });

    const LARGEST: usize = 64 << 20;
    let (from, to) = (ze.allocate(LARGEST), ze.allocate(LARGEST));
    // SAFETY: the allocations have that many bytes.
    unsafe {
        from.write_bytes(1, LARGEST);
        to.write_bytes(2, LARGEST);
    }
    // What is measured must not be what the other left in the caches.
    let batch = |bytes: usize| ((32 << 20) / bytes).clamp(4, 1000) as u32;
    for bytes in [8, 1 << 10, 64 << 10, 256 << 10, 1 << 20, 2 << 20, 4 << 20, 8 << 20, 16 << 20, LARGEST] {
        // SAFETY: as above; the ranges are ours and do not overlap.
        let plain = || unsafe { std::hint::black_box(to).copy_from_nonoverlapping(from, bytes) };
        compare(&format!("copy, {bytes} bytes, synchronous list"), "memcpy", batch(bytes), plain, || {
            ze.copy(synchronous, to, from, bytes)
        });
        compare(&format!("copy, {bytes} bytes, asynchronous list, event"), "memcpy", batch(bytes), plain, || {
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
        });
        // SAFETY: as above.
        assert_eq!(unsafe { to.add(bytes - 1).read() }, 1);
    }
    for bytes in [64 << 10, 1 << 20, 4 << 20, 16 << 20, LARGEST] {
        for pattern in [
            &[7u8][..],
            &[1, 2, 3, 4],
            b"twelve of it",
            b"sixteen letters.",
            &std::array::from_fn::<u8, 96, _>(|i| i as u8),
        ] {
            let fill = || {
                // SAFETY: as above.
                ok(unsafe {
                    z.zeCommandListAppendMemoryFill(
                        synchronous,
                        to.cast(),
                        pattern.as_ptr().cast(),
                        pattern.len(),
                        bytes,
                        NONE,
                        0,
                        ptr::null_mut(),
                    )
                });
            };
            fill();
            // SAFETY: as above, and no command is under way.
            let filled = unsafe { std::slice::from_raw_parts(to, bytes) };
            assert!(filled.chunks(pattern.len()).all(|part| pattern.starts_with(part)));
            compare(
                &format!("fill, {bytes} bytes, {} each", pattern.len()),
                "memset",
                batch(bytes),
                // SAFETY: as above.
                || unsafe { std::hint::black_box(to).write_bytes(1, bytes) },
                fill,
            );
        }
    }
    let caught = std::fs::read_to_string("/proc/self/status").expect("the process's status");
    println!("{}", caught.lines().find(|line| line.starts_with("SigCgt")).unwrap_or_default());
}
