//! Models of the pool; see `zeshmem_atomics`. All threads of a model have to end, so time passes once the work is done.

use zeshmem_atomics::{explore, pass_time};

use super::*;
use crate::base::word::Word;

fn new_pool() -> &'static Pool {
    Box::leak(Box::new(Pool::new(2)))
}

impl Pool {
    fn pass_time(&self) {
        let state = self.lock();
        pass_time(&self.work);
        drop(state);
    }

    /// What an idle thread does: it helps if it has been invited.
    pub fn help_once(&self) {
        let share = self.lock().shares.first().cloned();
        if let Some(share) = share {
            share.help();
        }
    }

    fn has_nothing_left(&self) -> bool {
        let state = self.lock();
        !state.has_work() && self.length.load(Ordering::Relaxed) == 0
    }
}

/// An executor whose work waits until that of others is done.
struct Waits {
    done: Arc<Word>,
    least: u64,
}

impl Serve for Waits {
    fn serve(self: Arc<Self>) {
        self.done.wait(Timeout::Never, |done| done >= self.least);
        self.done.add(1);
    }
}

#[test]
fn work_that_comes_again_is_done() {
    explore(2, || {
        let (pool, done) = (new_pool(), Arc::new(Word::default()));
        for number in 1..=2 {
            pool.add(Arc::new(Waits { done: done.clone(), least: 0 }));
            done.wait(Timeout::Never, |done| done == number);
        }
        pool.pass_time();
        assert!(pool.has_nothing_left());
    });
}

/// As many threads come as there is work, though one of them is awake, or has gone to sleep just now.
#[test]
fn work_that_waits_for_other_work_is_done() {
    explore(2, || {
        let (pool, done) = (new_pool(), Arc::new(Word::default()));
        pool.add(Arc::new(Waits { done: done.clone(), least: 1 }));
        pool.add(Arc::new(Waits { done: done.clone(), least: 0 }));
        done.wait(Timeout::Never, |done| done == 2);
        pool.pass_time();
        assert!(pool.has_nothing_left());
    });
}

#[test]
fn work_that_waits_for_work_that_comes_later_is_done() {
    explore(2, || {
        let (pool, done) = (new_pool(), Arc::new(Word::default()));
        pool.add(Arc::new(Waits { done: done.clone(), least: 0 }));
        done.wait(Timeout::Never, |done| done == 1);
        // The thread looks for work, or sleeps, or is about to.
        pool.add(Arc::new(Waits { done: done.clone(), least: 2 }));
        pool.add(Arc::new(Waits { done: done.clone(), least: 0 }));
        done.wait(Timeout::Never, |done| done == 3);
        pool.pass_time();
        assert!(pool.has_nothing_left());
    });
}

/// A thread that waits for work takes it itself, or a thread of the pool does, but not both.
#[test]
fn work_is_taken_once() {
    explore(2, || {
        let (pool, done) = (new_pool(), Arc::new(Word::default()));
        let work = Arc::new(Waits { done: done.clone(), least: 0 });
        pool.add(work.clone());
        if pool.remove(&work) {
            work.serve();
        }
        done.wait(Timeout::Never, |done| done == 1);
        pool.pass_time();
        assert!(pool.has_nothing_left());
        assert_eq!(done.load(), 1);
    });
}
