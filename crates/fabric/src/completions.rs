//! Counts of transfers that are on their way.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// How many transfers of a context were started and have not completed: at their targets, and here.
#[derive(Debug, Default)]
pub struct Completions {
    unfinished: AtomicUsize,
    /// Fences that have found any, and up to which of them all that came before is known to have completed.
    fences: AtomicU64,
    settled: AtomicU64,
    /// The same of all contexts together.
    of_all: Arc<AtomicUsize>,
}

impl Completions {
    /// A count that is also part of that of all contexts.
    pub fn among(of_all: Arc<AtomicUsize>) -> Arc<Completions> {
        Arc::new(Completions { of_all, ..Completions::default() })
    }

    /// Whether all transfers have completed. What they wrote here is visible then.
    pub fn is_idle(&self) -> bool {
        self.unfinished.load(Ordering::Acquire) == 0
    }

    /// Has what is counted now come before all that waits until it [has settled](Self::has_settled).
    pub(crate) fn fence(&self) {
        if !self.is_idle() {
            self.fences.fetch_add(1, Ordering::Release);
        }
    }

    /// Whether all that came before the last fence has completed.
    pub(crate) fn has_settled(&self) -> bool {
        // The count comes after the fence: it has what came before that. A fence that comes meanwhile is another one.
        let fences = self.fences.load(Ordering::Acquire);
        if self.settled.load(Ordering::Acquire) >= fences {
            return true;
        }
        let is_idle = self.is_idle();
        if is_idle {
            self.settled.fetch_max(fences, Ordering::AcqRel);
        }
        is_idle
    }

    pub(crate) fn begin(&self) {
        self.of_all.fetch_add(1, Ordering::Relaxed);
        self.unfinished.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn end(&self) {
        self.unfinished.fetch_sub(1, Ordering::Release);
        self.of_all.fetch_sub(1, Ordering::Release);
    }
}
