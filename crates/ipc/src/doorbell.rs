//! How a PE sleeps that waits for words of its memory which other PEs write.
//!
//! A program may wait for any word of symmetric memory, so that words have no bells. Each PE has one doorbell instead. A PE that
//! has written a word of another's looks at that one's doorbell: one load, of a line that stays in the writer's cache as long as the PE
//! does not go to sleep.
//!
//! # Protocol
//!
//! ```text
//! writer                                     waiter
//! W1  word := new                            R0  heard := rings
//! W2  armed = 0? then done                   R1  armed := arming
//! W3  armed := 0, was it not? rings += 1,    R2  barrier on all cores (membarrier); armed := yes
//!     wake all                               R3  does the word hold? then done
//!                                            R4  sleep unless rings != heard   (checked by the kernel)
//!                                                … back to R0
//! ```
//!
//! A processor may let the load W2 pass the store W1, and a fence there would cost every put as much as the put itself. R2 stands
//! in for it: it makes every core that runs a PE finish its stores at some moment between R1 and R3. If W2 comes after that
//! moment, the writer sees the doorbell armed, and rings. If it comes before, so does W1, and the waiter sees the word in R3. A
//! writer that finds the doorbell disarmed by another in W3 comes before that one's ring, which ends the sleep, since R0 comes before R1.
//!
//! Only the first write rings; a waiter that was woken in vain arms the doorbell anew. One that is no longer interested leaves it
//! armed, which costs the next writer a needless ring.
//!
//! # Who does not ring
//! Kernels on a device, and stores of the program's own through `shmem_ptr` or into its own memory, ring no doorbell; and where the
//! operating system refuses `membarrier` a ring may be missed. For those a sleeper looks again by itself, at least once a
//! millisecond.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use rustix::thread::{MembarrierCommand, membarrier};
use zeshmem_atomics::futex;
use zeshmem_atomics::sync::atomic::{AtomicU32, Ordering};

use crate::shared::SharedMemory;

/// Armed. Not armed is 0, and any other number is a thread's that has yet to make the barrier, on which no other thread may rely.
const ARMED: u32 = 1;

/// A number of the calling thread's for that, which none has had for long: a ring may take it away and another thread begin anew, before
/// this one has made its barrier.
fn arming() -> u32 {
    // Of no protocol, so that models need not know it.
    static LAST: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(ARMED);
    loop {
        let number = LAST.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        if number > ARMED {
            return number;
        }
    }
}

/// A PE's doorbell. Lives in memory shared between PEs; all zero to begin with.
#[repr(C, align(64))]
#[derive(Debug, Default)]
pub struct Doorbell {
    armed: AtomicU32,
    rings: AtomicU32,
}

impl Doorbell {
    /// The doorbell at `address`.
    ///
    /// # Safety
    /// `address` is a multiple of 64, points to 64 bytes of memory that outlive `'a`, and every access to those bytes during
    /// `'a`, by any process, is through a `Doorbell`. They were zero before their first use.
    pub unsafe fn at<'a>(address: *mut u8) -> &'a Doorbell {
        debug_assert!(address.cast::<Doorbell>().is_aligned());
        // SAFETY: alignment, size and lifetime are the caller's promise; the fields are atomics, valid for any bits.
        unsafe { &*address.cast::<Doorbell>() }
    }

    /// Wakes the PE if it sleeps. Every write to a word that the PE may wait for comes before.
    #[inline(always)]
    pub fn ring(&self) {
        // The compiler keeps the order; the processor need not.
        std::sync::atomic::compiler_fence(std::sync::atomic::Ordering::SeqCst);
        if self.armed.load(Ordering::Relaxed) != 0 {
            self.wake();
        }
    }

    #[cold]
    fn wake(&self) {
        if self.armed.swap(0, Ordering::SeqCst) != 0 {
            self.rings.fetch_add(1, Ordering::SeqCst);
            futex::wake_shared(&self.rings);
        }
    }

    /// Makes the next write ring. A thread that looks at words after this, and then sleeps, is woken by writes that it did not see.
    pub(crate) fn arm(&self) -> Armed<'_> {
        // A ring from here on is heard, also one that disarms the doorbell while writes of others, which take it for disarmed, are
        // still on their way.
        let heard = self.rings.load(Ordering::SeqCst);
        if self.armed.load(Ordering::SeqCst) != ARMED {
            let mine = arming();
            self.armed.store(mine, Ordering::SeqCst);
            // Where it is refused the sleeper looks by itself.
            let _ = register_process() && membarrier(MembarrierCommand::GlobalExpedited).is_ok();
            // In vain after a ring, which the sleeper hears, and where another thread arms as well.
            let _ = self.armed.compare_exchange(mine, ARMED, Ordering::SeqCst, Ordering::SeqCst);
        }
        Armed { doorbell: self, heard }
    }
}

/// The doorbells of all PEs of a machine, each in a segment of its PE's.
#[derive(Clone, Debug)]
pub struct Doorbells {
    segments: Arc<Vec<Option<Box<SharedMemory>>>>,
    offset: usize,
}

impl Doorbells {
    /// The doorbells that lie at `offset` in the segments of PEs; `None` is for PEs of other machines.
    ///
    /// # Safety
    /// `offset` is a multiple of 64, and the 64 bytes there are as [`Doorbell::at`] wants them, in every segment.
    pub unsafe fn new(segments: Arc<Vec<Option<Box<SharedMemory>>>>, offset: usize) -> Doorbells {
        assert!(segments.iter().flatten().all(|segment| offset + size_of::<Doorbell>() <= segment.bytes()));
        Doorbells { segments, offset }
    }

    /// A PE's.
    pub fn of(&self, pe: usize) -> Option<&Doorbell> {
        let segment = self.segments.get(pe)?.as_ref()?;
        // SAFETY: `new` has its caller's word for the bytes and their alignment, and has checked that they are in the mapping,
        // which lives as long as `self`.
        Some(unsafe { Doorbell::at(segment.as_ptr().add(self.offset)) })
    }

    /// Wakes a PE, after a write to its memory, if it sleeps.
    pub fn ring(&self, pe: usize) {
        if let Some(doorbell) = self.of(pe) {
            doorbell.ring();
        }
    }
}

/// An armed doorbell.
pub(crate) struct Armed<'a> {
    doorbell: &'a Doorbell,
    heard: u32,
}

impl Armed<'_> {
    /// Sleeps until the doorbell is rung, `death` is no longer `alive`, or a while has passed; whether it was rung.
    pub fn sleep(self, (death, alive): (&AtomicU32, u32), longest: Duration) -> bool {
        futex::wait_either((&self.doorbell.rings, self.heard), (death, alive), longest);
        self.doorbell.rings.load(Ordering::SeqCst) != self.heard
    }
}

/// Lets other PEs order the stores of this process by [`Doorbell`]s, as each PE must before it writes to others. Whether the
/// kernel grants it.
pub fn register_process() -> bool {
    static REGISTERED: OnceLock<bool> = OnceLock::new();
    *REGISTERED.get_or_init(|| membarrier(MembarrierCommand::RegisterGlobalExpedited).is_ok())
}
