//! Who will signal an event or a fence.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// Who does numbered jobs, one after the other.
pub trait Worker: Send + Sync + 'static {
    /// The jobs up to a position are done.
    fn has_done(&self, position: u64) -> bool;

    /// Jobs have come that have not ended. Known in strict mode only.
    fn has_work(&self) -> bool;

    /// Does jobs up to a position for a thread that waits for the last of them, but none that has to wait itself, and none
    /// once the thread has `enough`.
    fn help(self: Arc<Self>, position: u64, enough: &dyn Fn() -> bool);
}

/// Which worker of this process will signal an event or a fence, if any: the thread that waits for it may as well do the work.
#[derive(Default)]
pub struct Signaler(Mutex<Option<(Weak<dyn Worker>, u64)>>);

impl Signaler {
    /// The last job up to a position ends with the signal.
    pub fn set(&self, worker: &Arc<impl Worker>, position: u64) {
        let worker = Arc::downgrade(worker);
        *self.lock() = Some((worker, position));
    }

    /// Forgets it: what it says is of a signal that has been taken back.
    pub fn clear(&self) {
        *self.lock() = None;
    }

    /// The job that ends with the signal has not ended, nor has what else the worker is at. Known in strict mode only.
    pub fn is_expected(&self) -> bool {
        let known = self.lock().clone();
        known.is_some_and(|(worker, position)| {
            worker.upgrade().is_some_and(|worker| !worker.has_done(position) && worker.has_work())
        })
    }

    /// Does what can be done until there is enough.
    pub fn help(&self, enough: impl Fn() -> bool) {
        let known = self.lock().clone();
        if let Some((worker, position)) = known
            && let Some(worker) = worker.upgrade()
        {
            worker.help(position, &enough);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<(Weak<dyn Worker>, u64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
