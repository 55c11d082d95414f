use std::thread::{scope, yield_now};

use super::kernel::{Device, Small, first};
use super::*;

#[test]
fn a_record_is_read_when_it_is_whole() {
    let memory = Arc::new(Small::new(4, 1));
    let mut reader = Reader::new(memory.clone());
    assert_eq!((reader.look(), written(&*memory)), (None, 0));
    // Words come in any order; the first is not enough.
    let slot = &memory.slots()[0];
    slot.store(2, 1, 9);
    assert_eq!((reader.look(), written(&*memory)), (None, 0));
    slot.store(0, 1, first(3, 5));
    assert_eq!((reader.look(), written(&*memory)), (None, 1));
    slot.store(1, 1, 8);
    assert_eq!(reader.look().map(|record| record[..4].to_vec()), Some(vec![first(3, 5), 8, 9, 0]));
    reader.free();
    assert_eq!((reader.look(), written(&*memory)), (None, 1));
    // A record of a later ticket waits for those before it, and is known to be there.
    memory.slots()[2].store(0, 1, first(1, 0));
    assert_eq!((reader.look(), written(&*memory)), (None, 3));
}

#[test]
fn what_a_slot_held_before_is_no_record() {
    let memory = Arc::new(Small::new(2, 1));
    let (device, mut reader) = (Device::new(memory.clone()), Reader::new(memory));
    for round in 0..100 {
        assert_eq!(device.send(&[first(2, round & 0xff), round]), u64::from(round));
        assert_eq!(reader.look().map(|record| record[1]), Some(round));
        reader.free();
        assert_eq!(reader.look(), None);
    }
}

/// Thousands of work-items on a few threads, through few slots and cells: each gets its own answer, and answers come late and in
/// another order.
#[test]
fn thousands_of_work_items_ask() {
    const THREADS: u32 = 8;
    const EACH: u32 = 2000;
    let memory = Arc::new(Small::new(16, 4));
    let device = Device::new(memory.clone());
    scope(|scope| {
        for me in 0..THREADS {
            let device = &device;
            scope.spawn(move || {
                for number in me * EACH..(me + 1) * EACH {
                    if number % 3 == 0 {
                        let record = |cell: usize, phase: u32| vec![first(4, 1), number, cell as u32, phase];
                        assert_eq!(device.ask(2, record), [number.wrapping_mul(31), !number]);
                    } else {
                        device.send(&[first(2, 0), number]);
                    }
                }
            });
        }
        let mut reader = Reader::new(memory.clone());
        let (mut late, mut come) = (Vec::<Record>::new(), vec![0; (THREADS * EACH) as usize]);
        while reader.next() < u64::from(THREADS * EACH) || !late.is_empty() {
            match reader.look() {
                Some(record) => {
                    come[record[1] as usize] += 1;
                    if record[0] & 1 == 1 {
                        late.push(record);
                    }
                    reader.free();
                }
                None => yield_now(),
            }
            if (late.len() == 3 || reader.look().is_none())
                && let Some(record) = late.pop()
            {
                let number = record[1];
                reader.answer(record[2] as usize, record[3], &[number.wrapping_mul(31), !number]);
            }
        }
        assert!(come.iter().all(|&times| times == 1));
        assert_eq!(written(&*memory), u64::from(THREADS * EACH));
    });
}

#[test]
fn phases_go_on_after_the_last() {
    let last = u64::from(u32::MAX);
    assert_eq!([0, 4 * last - 1, 4 * last, 4 * last + 4].map(|ticket| phase(ticket, 4)), [1, u32::MAX, 0, 1]);
}
