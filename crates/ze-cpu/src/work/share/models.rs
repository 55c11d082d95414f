//! Models of shared work; see `zeshmem_atomics`.

use zeshmem_atomics::cell::UnsafeCell;
use zeshmem_atomics::explore;
use zeshmem_atomics::thread::spawn;

use super::*;

const PARTS: usize = 3;

/// Parts are not atomic: loom tells if two threads work on the same one, or if somebody looks at it who need not see it.
#[derive(Default)]
struct Parts([UnsafeCell<u32>; PARTS]);

// SAFETY: each is for one thread, and then for the one that waits.
unsafe impl Sync for Parts {}
// SAFETY: as above.
unsafe impl Send for Parts {}

fn new_share(parts: &Arc<Parts>) -> Arc<Share> {
    let parts = parts.clone();
    let work = move |part: Range<usize>| {
        // SAFETY: a part is for the thread that took it.
        parts.0[part.start / PART_BYTES].with_mut(|part| unsafe { *part += 1 });
    };
    let pool = Box::leak(Box::new(Pool::new(2)));
    Arc::new(Share::new(pool, PARTS * PART_BYTES, 1, work))
}

impl Parts {
    fn are_done_once(&self) -> bool {
        // SAFETY: all work has ended.
        self.0.iter().all(|part| part.with(|part| unsafe { *part } == 1))
    }
}

#[test]
fn every_part_is_done_once_and_seen_by_who_waits() {
    explore(3, || {
        let parts = Arc::new(Parts::default());
        let share = new_share(&parts);
        let helper = {
            let share = share.clone();
            spawn(move || share.help())
        };
        share.take(FRONT);
        share.wait();
        assert!(parts.are_done_once());
        helper.join().unwrap();
        assert!(parts.are_done_once());
    });
}

/// A helper that the pool sends comes, or comes too late, and is not waited for then.
#[test]
fn a_helper_that_does_not_come_is_not_waited_for() {
    explore(2, || {
        let parts = Arc::new(Parts::default());
        let share = new_share(&parts);
        share.pool.invite(share.clone());
        let helper = {
            let share = share.clone();
            spawn(move || share.pool.help_once())
        };
        share.take(FRONT);
        share.wait();
        assert!(parts.are_done_once());
        helper.join().unwrap();
    });
}
