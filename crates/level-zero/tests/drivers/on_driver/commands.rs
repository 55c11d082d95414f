//! Lists, queues, fences, events.

use std::ffi::c_void;
use std::time::Duration;

use level_zero::{
    Activity, CommandList, CommandQueue, Error, Event, EventPool, EventPoolFlags, EventScopes, Fence, ImmediateList,
    QueueFlags, QueueMode,
};

use super::Setup;

/// Longer than any of these commands takes on a machine that is not stuck.
const LONG: Option<Duration> = Some(Duration::from_secs(60));

fn events<const N: usize>(setup: &Setup) -> [Event; N] {
    let flags = EventPoolFlags::HOST_VISIBLE;
    let pool = EventPool::new(&setup.context, &[&setup.device], flags, N as u32).unwrap();
    std::array::from_fn(|_| pool.event().unwrap())
}

fn compute_ordinal(setup: &Setup) -> u32 {
    setup.device.queue_group(QueueFlags::COMPUTE).unwrap().ordinal
}

#[test]
#[ignore = "run by the tests of drivers"]
fn synchronous_lists_copy_and_fill() {
    let Some(setup) = Setup::new() else { return };
    let memory = setup.context.alloc_device(&setup.device, 4096, 64).unwrap();
    let mut list = setup.synchronous_list();
    let sent: Vec<u32> = (0..1024).collect();
    let mut received = vec![0u32; 1024];
    let to: *mut c_void = received.as_mut_ptr().cast();
    // SAFETY: all ranges are 4096 bytes; the list is synchronous.
    unsafe {
        list.append_copy(memory.as_ptr(), sent.as_ptr().cast(), 4096, None, &[]).unwrap();
        list.append_copy(to, memory.as_ptr(), 4096, None, &[]).unwrap();
    }
    if setup.executes {
        assert_eq!(received, sent);
    }
    let pattern = 0x0102_0304u32.to_ne_bytes();
    // SAFETY: as above.
    unsafe {
        list.append_fill(memory.as_ptr(), &pattern, 2048, None, &[]).unwrap();
        list.append_fill(memory.as_ptr().byte_add(2048), &[0], 2048, None, &[]).unwrap();
        list.append_copy(to, memory.as_ptr(), 4096, None, &[]).unwrap();
    }
    assert!(list.synchronize(None).unwrap());
    if setup.executes {
        assert!(received[..512].iter().all(|&word| word == 0x0102_0304));
        assert!(received[512..].iter().all(|&word| word == 0));
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn asynchronous_lists_are_waited_for() {
    let Some(setup) = Setup::new() else { return };
    let memory = setup.context.alloc_device(&setup.device, 1 << 20, 64).unwrap();
    let mut list = ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    assert!(list.synchronize(None).unwrap());
    let mut received = vec![0u8; 1 << 20];
    for round in 1..=3u8 {
        // SAFETY: ranges of 1 MiB, which are used again only when the list is idle.
        unsafe {
            list.append_fill(memory.as_ptr(), &[round], 1 << 20, None, &[]).unwrap();
            list.append_barrier(None, &[]).unwrap();
            list.append_copy(received.as_mut_ptr().cast(), memory.as_ptr(), 1 << 20, None, &[]).unwrap();
        }
        assert!(list.synchronize(LONG).unwrap());
        assert!(list.synchronize(Some(Duration::ZERO)).unwrap());
        if setup.executes {
            assert!(received.iter().all(|&byte| byte == round));
        }
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn a_wait_that_ran_out_can_be_taken_up_again() {
    let Some(setup) = Setup::executing("a wait taken up again") else {
        return;
    };
    let [gate] = events(&setup);
    let memory = setup.context.alloc_host(64, 64).unwrap();
    let mut list = ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    // SAFETY: host memory of 64 bytes; event and memory outlive the list's waits below.
    unsafe {
        memory.as_ptr().cast::<u8>().write_bytes(0, 64);
        list.append_wait(&[&gate]).unwrap();
        list.append_fill(memory.as_ptr(), &[1], 32, None, &[]).unwrap();
        assert!(!list.synchronize(Some(Duration::from_millis(1))).unwrap());
        // Not covered by the wait that is under way.
        list.append_fill(memory.as_ptr().byte_add(32), &[2], 32, None, &[]).unwrap();
        assert!(!list.synchronize(Some(Duration::ZERO)).unwrap());
        gate.host_signal().unwrap();
        assert!(list.synchronize(LONG).unwrap());
        let bytes = memory.as_ptr().cast::<[u8; 64]>().read_volatile();
        assert_eq!((bytes[0], bytes[63]), (1, 2));
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn a_device_tells_whether_it_has_work() {
    let Some(setup) = Setup::new() else { return };
    let idle = setup.device.activity(Duration::MAX).unwrap();
    if !setup.executes {
        // Debian 12's driver of Intel does not know.
        assert!(matches!(idle, Activity::Idle | Activity::Unknown));
        return setup.skipped("that a device has work");
    }
    assert_eq!(idle, Activity::Idle);
    let [gate] = events(&setup);
    let mut list = ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    // SAFETY: the event outlives the list's wait below.
    unsafe { list.append_wait(&[&gate]) }.unwrap();
    assert_eq!(setup.device.activity(Duration::from_millis(20)).unwrap(), Activity::Running);
    gate.host_signal().unwrap();
    assert_eq!(setup.device.activity(Duration::MAX).unwrap(), Activity::Idle);
    assert!(list.synchronize(None).unwrap());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn dropping_an_asynchronous_list_waits() {
    let Some(setup) = Setup::new() else { return };
    let memory = setup.context.alloc_host(1 << 20, 64).unwrap();
    let mut list = ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    // SAFETY: 1 MiB of host memory, which is read when the list is gone.
    unsafe {
        memory.as_ptr().cast::<u8>().write_bytes(0, 1 << 20);
        list.append_fill(memory.as_ptr(), &[9], 1 << 20, None, &[]).unwrap();
        drop(list);
        let last = memory.as_ptr().cast::<u8>().add((1 << 20) - 1).read_volatile();
        assert!(last == 9 || !setup.executes);
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn recorded_lists_are_executed_again_and_again() {
    let Some(setup) = Setup::new() else { return };
    let ordinal = compute_ordinal(&setup);
    let queue = CommandQueue::new(&setup.context, &setup.device, ordinal, 0, QueueMode::Asynchronous).unwrap();
    assert_eq!(queue.device(), setup.device);
    let fence = Fence::new(&queue).unwrap();
    let memory = setup.context.alloc_device(&setup.device, 1024, 64).unwrap();
    let (mut source, mut received) = (vec![0u8; 1024], vec![0u8; 1024]);
    let mut there = CommandList::new(&setup.context, &setup.device, ordinal).unwrap();
    let mut back = CommandList::new(&setup.context, &setup.device, ordinal).unwrap();
    // SAFETY: ranges of 1024 bytes, which outlive the executions below.
    unsafe {
        there.append_copy(memory.as_ptr(), source.as_ptr().cast(), 1024, None, &[]).unwrap();
        back.append_copy(received.as_mut_ptr().cast(), memory.as_ptr(), 1024, None, &[]).unwrap();
    }
    there.close().unwrap();
    back.close().unwrap();
    for round in 1..=3u8 {
        source.fill(round);
        assert!(!fence.query().unwrap() || !setup.executes);
        // SAFETY: closed lists that are idle, as the fence and the queue say.
        unsafe { queue.execute(&[&there, &back], Some(&fence)) }.unwrap();
        assert!(queue.synchronize(LONG).unwrap());
        if setup.executes {
            assert!(fence.host_synchronize(LONG).unwrap());
            assert!(fence.query().unwrap());
            assert_eq!(received, source);
        }
        fence.reset().unwrap();
    }
    // SAFETY: idle.
    unsafe { there.reset() }.unwrap();
    there.close().unwrap();
    // SAFETY: closed and idle.
    unsafe { queue.execute(&[&there], None) }.unwrap();
    assert!(queue.synchronize(None).unwrap());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn a_list_that_is_not_closed_is_not_executed() {
    let Some(setup) = Setup::new() else { return };
    let ordinal = compute_ordinal(&setup);
    let queue = CommandQueue::new(&setup.context, &setup.device, ordinal, 0, QueueMode::Default).unwrap();
    let list = CommandList::new(&setup.context, &setup.device, ordinal).unwrap();
    // SAFETY: the list is empty.
    let execute = || unsafe { queue.execute(&[&list], None) };
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(execute)).is_err());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn events_order_lists_and_host() {
    let Some(setup) = Setup::new() else { return };
    let [start, filled, done] = events(&setup);
    for event in [&start, &filled, &done] {
        assert!(!event.query().unwrap());
        let came = event.host_synchronize(Some(Duration::ZERO)).unwrap();
        assert!(!came || !setup.executes);
    }
    start.host_signal().unwrap();
    assert!(start.query().unwrap());
    assert!(start.host_synchronize(None).unwrap());
    start.reset().unwrap();
    assert!(!start.query().unwrap());
    // What follows needs commands that signal.
    if !setup.executes {
        return setup.skipped("commands that signal events");
    }
    let memory = setup.context.alloc_device(&setup.device, 4096, 64).unwrap();
    let mut received = [0u8; 4096];
    let mut first = ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    let mut second = ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    // SAFETY: ranges of 4096 bytes and events that outlive the waits below.
    unsafe {
        second.append_copy((&raw mut received).cast(), memory.as_ptr(), 4096, Some(&done), &[&filled]).unwrap();
        first.append_fill(memory.as_ptr(), &[6], 4096, Some(&filled), &[&start]).unwrap();
    }
    assert!(!done.host_synchronize(Some(Duration::from_millis(1))).unwrap());
    start.host_signal().unwrap();
    assert!(done.host_synchronize(LONG).unwrap());
    assert_eq!(received, [6; 4096]);
    // SAFETY: events that outlive the wait below.
    unsafe {
        first.append_reset(&done).unwrap();
        first.append_barrier(None, &[]).unwrap();
        first.append_signal(&done).unwrap();
    }
    assert!(first.synchronize(LONG).unwrap() && second.synchronize(LONG).unwrap());
    assert!(done.query().unwrap());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn commands_wait_for_many_events() {
    let Some(setup) = Setup::executing("commands that wait for many events") else {
        return;
    };
    let gates: [Event; 20] = events(&setup);
    let [done] = events(&setup);
    let all: Vec<&Event> = gates.iter().collect();
    let mut list = ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    // SAFETY: events that outlive the waits below.
    unsafe { list.append_barrier(Some(&done), &all) }.unwrap();
    for gate in &gates {
        assert!(!done.query().unwrap());
        gate.host_signal().unwrap();
    }
    assert!(done.host_synchronize(LONG).unwrap());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn pools_give_out_places_and_take_them_back() {
    let Some(setup) = Setup::new() else { return };
    let flags = EventPoolFlags::HOST_VISIBLE | EventPoolFlags::TIMESTAMPS;
    let pool = EventPool::new(&setup.context, &[], flags, 2).unwrap();
    let first = pool.event().unwrap();
    let second = pool.scoped_event(EventScopes::DEVICE, EventScopes::empty()).unwrap();
    assert_eq!(pool.event().err(), Some(Error::PoolExhausted { events: 2 }));
    first.host_signal().unwrap();
    drop(first);
    let third = pool.event().unwrap();
    assert!(!third.query().unwrap(), "a new event is not signalled");
    assert!(pool.event().is_err());
    drop((second, third));
    assert!(pool.event().is_ok());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn commands_are_timed() {
    let Some(setup) = Setup::executing("commands timed") else {
        return;
    };
    let flags = EventPoolFlags::HOST_VISIBLE | EventPoolFlags::TIMESTAMPS;
    let pool = EventPool::new(&setup.context, &[], flags, 1).unwrap();
    let event = pool.event().unwrap();
    assert_eq!(event.timestamps().unwrap(), None);
    let memory = setup.context.alloc_device(&setup.device, 1 << 20, 64).unwrap();
    let mut list = setup.synchronous_list();
    // SAFETY: a range of 1 MiB; the list is synchronous.
    unsafe { list.append_fill(memory.as_ptr(), &[0], 1 << 20, Some(&event), &[]) }.unwrap();
    let times = event.timestamps().unwrap().expect("it is signalled");
    assert!(times.global.start <= times.global.end, "{times:?}");
}

#[test]
#[ignore = "run by the tests of drivers"]
fn threads_work_side_by_side_in_one_context() {
    let Some(setup) = Setup::executing("threads side by side") else {
        return;
    };
    let [start] = events(&setup);
    std::thread::scope(|scope| {
        for number in 1..=4u8 {
            let (setup, start) = (&setup, &start);
            scope.spawn(move || {
                let memory = setup.context.alloc_device(&setup.device, 4096, 64).unwrap();
                let mut list = setup.synchronous_list();
                let mut received = [0u8; 4096];
                for _ in 0..50 {
                    // SAFETY: ranges of 4096 bytes of this thread's; the list is synchronous.
                    unsafe {
                        list.append_fill(memory.as_ptr(), &[number], 4096, None, &[start]).unwrap();
                        let to = (&raw mut received).cast();
                        list.append_copy(to, memory.as_ptr(), 4096, None, &[]).unwrap();
                    }
                    assert_eq!(received, [number; 4096]);
                }
            });
        }
        start.host_signal().unwrap();
    });
}
