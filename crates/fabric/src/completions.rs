//! Counts of transfers that are on their way.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many transfers of a context were started and have not completed: at their targets, and here.
#[derive(Debug, Default)]
pub struct Completions {
    unfinished: AtomicUsize,
    /// The same of all contexts together.
    of_all: Arc<AtomicUsize>,
}

impl Completions {
    /// A count that is also part of that of all contexts.
    pub fn among(of_all: Arc<AtomicUsize>) -> Arc<Completions> {
        Arc::new(Completions { unfinished: AtomicUsize::new(0), of_all })
    }

    /// Whether all transfers have completed. What they wrote here is visible then.
    pub fn is_idle(&self) -> bool {
        self.unfinished.load(Ordering::Acquire) == 0
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
