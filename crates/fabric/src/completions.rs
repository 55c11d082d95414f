//! Counts of transfers that are on their way.
//!
//! What waits for those that came before it must not wait for those that come after it: another thread may go on with transfers on the
//! same context for ever. So there are two counts, which take turns by eras: a transfer is counted in the one of the era in which it
//! began, and an era ends once the other count is zero, which grows no more. (A transfer may be counted in the era before, if that ends
//! just then.) A wait has all that it waits for behind it when two eras have ended whose ends rest on counts that were read after it
//! began. It ends one itself as it begins, if it can; where it cannot it waits for three, since another thread may have read the count for
//! the first one before. It may wait for what begins in these eras, too, but not for more.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use zeshmem_atomics::sync::atomic::{AtomicU64, Ordering};

/// How many transfers of a context were started and have not completed: at their targets, and here.
#[derive(Debug, Default)]
pub struct Completions {
    /// Of even and of odd eras.
    unfinished: [AtomicU64; 2],
    era: AtomicU64,
    /// Fences that have found any, and up to which of them all that came before is known to have completed.
    fences: AtomicU64,
    settled: AtomicU64,
    /// What the last of them waits for.
    fenced: AtomicU64,
    /// Transfers of kernels that a fence has held back, and how many of them have been let go since, in their order.
    held: AtomicU64,
    let_go: AtomicU64,
    /// How many are unfinished of all contexts together.
    of_all: Arc<AtomicUsize>,
}

/// Which transfers came before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    era: u64,
}

/// The count that a transfer is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    is_odd: bool,
}

impl Completions {
    /// A count that is also part of that of all contexts.
    pub fn among(of_all: Arc<AtomicUsize>) -> Arc<Completions> {
        Arc::new(Completions { of_all, ..Completions::default() })
    }

    /// Whether all transfers have completed. What they wrote here is visible then.
    pub fn is_idle(&self) -> bool {
        self.unfinished.iter().all(|count| count.load(Ordering::Acquire) == 0)
    }

    /// All that is counted now.
    pub(crate) fn so_far(&self) -> Before {
        let era = self.era.load(Ordering::SeqCst);
        Before { era: if self.end_era(era) == Some(true) { era + 2 } else { era + 3 } }
    }

    /// Ends an era, if nothing is left of the one before; then, whether this thread has: another may have.
    fn end_era(&self, era: u64) -> Option<bool> {
        let is_over = self.count(era.is_multiple_of(2)).load(Ordering::SeqCst) == 0;
        is_over.then(|| self.era.compare_exchange(era, era + 1, Ordering::SeqCst, Ordering::SeqCst).is_ok())
    }

    /// Whether all of these have completed. What they wrote here is visible then.
    pub(crate) fn have_completed(&self, before: Before) -> bool {
        if self.is_idle() {
            return true;
        }
        loop {
            let era = self.era.load(Ordering::SeqCst);
            if era >= before.era {
                return true;
            }
            if self.end_era(era).is_none() {
                return false;
            }
        }
    }

    /// Has what is counted now come before all that waits until it [has settled](Self::has_settled).
    pub(crate) fn fence(&self) {
        if !self.is_idle() {
            self.fenced.fetch_max(self.so_far().era, Ordering::SeqCst);
            self.fences.fetch_add(1, Ordering::Release);
        }
    }

    /// What came before the last fence.
    pub(crate) fn fenced(&self) -> Before {
        Before { era: self.fenced.load(Ordering::SeqCst) }
    }

    /// Whether all that came before the last fence has completed.
    pub(crate) fn has_settled(&self) -> bool {
        // The counts come after the fence: they have what came before that. A fence that comes meanwhile is another one.
        let fences = self.fences.load(Ordering::Acquire);
        if self.settled.load(Ordering::Acquire) >= fences {
            return true;
        }
        let has_settled = self.have_completed(self.fenced());
        if has_settled {
            self.settled.fetch_max(fences, Ordering::AcqRel);
        }
        has_settled
    }

    /// Holds back a transfer, before the ring tells that it was read. It is not counted: a fence that comes meanwhile may not wait for it.
    pub(crate) fn hold(&self) {
        self.held.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts no longer as held back what was held back first: it has begun, or waits for room, and is counted.
    pub(crate) fn let_go(&self) {
        self.let_go.fetch_add(1, Ordering::Release);
    }

    /// How many have been held back.
    pub(crate) fn held(&self) -> u64 {
        self.held.load(Ordering::Acquire)
    }

    /// Whether as many have been let go.
    pub(crate) fn has_let_go(&self, held: u64) -> bool {
        self.let_go.load(Ordering::Acquire) >= held
    }

    pub(crate) fn begin(&self) -> Counted {
        self.of_all.fetch_add(1, Ordering::Relaxed);
        let is_odd = self.era.load(Ordering::SeqCst) % 2 == 1;
        self.count(is_odd).fetch_add(1, Ordering::SeqCst);
        Counted { is_odd }
    }

    pub(crate) fn end(&self, counted: Counted) {
        self.count(counted.is_odd).fetch_sub(1, Ordering::Release);
        self.of_all.fetch_sub(1, Ordering::Release);
    }

    fn count(&self, is_odd: bool) -> &AtomicU64 {
        &self.unfinished[usize::from(is_odd)]
    }
}

#[cfg(all(test, loom))]
mod models {
    use zeshmem_atomics::explore;
    use zeshmem_atomics::thread::spawn;

    use super::*;

    /// A thread that waits for a transfer of its own does not go on before the end of that, while others end eras.
    fn waits_for_its_own(others: usize, interruptions: usize) {
        explore(interruptions, move || {
            let context = Arc::new(Completions::default());
            let threads: Vec<_> = (0..others)
                .map(|_| {
                    let context = context.clone();
                    spawn(move || {
                        let counted = context.begin();
                        let before = context.so_far();
                        assert!(!context.have_completed(before), "it has not ended");
                        context.end(counted);
                        // What has begun before may still be under way.
                        let _ = context.have_completed(before);
                    })
                })
                .collect();
            let counted = context.begin();
            let before = context.so_far();
            assert!(!context.have_completed(before), "it has not ended");
            threads.into_iter().for_each(|thread| thread.join().unwrap());
            assert!(!context.have_completed(before), "it has not ended");
            let later = context.begin();
            let after = context.so_far();
            context.end(counted);
            let _ = context.have_completed(before);
            assert!(!context.have_completed(after), "the later one has not ended");
            context.end(later);
            assert!(context.have_completed(before) && context.have_completed(after));
        });
    }

    #[test]
    fn one_thread_ends_eras() {
        waits_for_its_own(1, 4);
    }

    #[test]
    fn two_threads_end_eras() {
        waits_for_its_own(2, 2);
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn what_comes_later_is_not_waited_for() {
        let context = Completions::default();
        for _ in 0..5 {
            let first = context.begin();
            let before = context.so_far();
            assert!(!context.have_completed(before));
            // Others come and go, and one is always there.
            let mut later = context.begin();
            for _ in 0..10 {
                let next = context.begin();
                context.end(std::mem::replace(&mut later, next));
                assert!(!context.have_completed(before));
            }
            context.end(first);
            let mut turns = 0;
            while !context.have_completed(before) {
                turns += 1;
                assert!(turns <= 4, "the wait is for what came later");
                let next = context.begin();
                context.end(std::mem::replace(&mut later, next));
            }
            context.end(later);
            assert!(context.is_idle());
        }
    }
}
