//! How the progress thread relies on threads that help it, and how it is woken.
//!
//! The progress thread sleeps in one of two ways. It *watches* the completion queue's descriptor, which what comes from the network
//! makes readable; or it *relies* on a thread of the program's that takes messages, and leaves the descriptor alone, so that no
//! message wakes two threads. The bell ends both, and so does the alarm.
//!
//! ```text
//! helper                                progress thread
//! H1  help |= HELPED; put off the alarm P1  take messages
//! H2  take messages                     P2  asleep := true
//!     … again and again                 P3  help = HELPED? then help := RELIES, and sleep on bell and alarm; otherwise
//! H3  before := help, help := 0             ask libfabric for a descriptor that what comes from now on makes
//! H4  was it RELIES? then asleep := false,  readable, and sleep on that, too
//!     was it true? ring the bell        P4  did the alarm go off? then note that it is not set, and help &= !HELPED
//!                                       P5  asleep := false; help &= !RELIES
//! ```
//!
//! *No message waits for a thread that has left.* H3 and P3 change one word, so one comes before the other. If H3 does, the progress
//! thread finds the word at 0: it watches, and what came before that is seen by libfabric when it is asked, which makes
//! the thread go back to P1. (Or another thread has helped since, of which the same is to be said.) If P3 comes first, the helper finds
//! RELIES, and rings: `asleep` was set before P3, and a thread that has set it back meanwhile rings itself. The progress thread goes
//! from there to P1, where it takes what the helper has left.
//!
//! *Nor for one that has gone without a word,* as a thread does that has what it waited for: whenever a thread has helped, the
//! [alarm](crate::alarm) goes off, soon after the last help, and ends the sleep on the bell as well. The progress thread notes that, forgets
//! that a thread has helped, goes to P1 and watches, unless a thread has helped since. A helper that leaves stops the alarm before H3.
//!
//! A thread that has other work for the progress thread queues that, and then does as in H4; the progress thread looks into the queue
//! after P2: one of the two sees the other.

use zeshmem_atomics::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// A thread has taken messages since the progress thread last began to rely on that.
const HELPED: u32 = 1;
/// The progress thread leaves messages to others.
const RELIES: u32 = 2;

/// Whether the progress thread sleeps, and on whom it relies.
#[derive(Debug, Default)]
pub struct Reliance {
    /// The progress thread sleeps, or is about to.
    asleep: AtomicBool,
    help: AtomicU32,
}

impl Reliance {
    /// A thread takes messages now.
    pub fn help(&self) {
        // One that reads an old value here has the progress thread watch in vain.
        if self.help.load(Ordering::Relaxed) & HELPED == 0 {
            self.help.fetch_or(HELPED, Ordering::SeqCst);
        }
    }

    /// A thread that has helped takes no more messages. Whether the bell has to be rung.
    #[must_use]
    pub fn leave(&self) -> bool {
        self.help.swap(0, Ordering::SeqCst) & RELIES != 0 && self.wake()
    }

    /// There is work for the progress thread. Whether the bell has to be rung.
    #[must_use]
    pub fn wake(&self) -> bool {
        self.asleep.swap(false, Ordering::SeqCst)
    }

    /// Whether a thread has helped since the progress thread last began to rely on that.
    pub fn is_helped(&self) -> bool {
        self.help.load(Ordering::SeqCst) & HELPED != 0
    }

    /// The alarm has gone off, and was noted to be set no more: a thread that helps has to say so once more.
    pub fn forget(&self) {
        self.help.fetch_and(!HELPED, Ordering::SeqCst);
    }

    /// The progress thread is about to sleep. Whether it relies on others: then on the bell and the alarm alone.
    pub fn begin_rest(&self) -> bool {
        self.asleep.swap(true, Ordering::SeqCst);
        self.help.compare_exchange(HELPED, RELIES, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    }

    /// The progress thread has slept, or will not.
    pub fn end_rest(&self) {
        self.asleep.swap(false, Ordering::SeqCst);
        self.help.fetch_and(!RELIES, Ordering::SeqCst);
    }
}

#[cfg(all(test, loom))]
mod models;
