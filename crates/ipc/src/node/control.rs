//! The memory that the members of a node share from the moment they are one.
//!
//! ```text
//! byte 0                the leader's nonce: the proof that this is the node's memory (16 bytes, written before sharing)
//! byte 64 * (1 + i)     member i: 0 at first, 1 once it has said goodbye (32-bit, written by member i)
//! ```
//!
//! # Safety
//! The bytes of the nonce are written while no other process has the memory and only read afterwards; the words of the
//! members are accessed as atomics only.

use std::io;
use std::os::fd::{BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicU32, Ordering};

use super::card::Nonce;
use crate::shared::SharedMemory;

/// A line per member, so that a goodbye disturbs nobody else's.
const LINE: usize = 64;

#[derive(Debug)]
pub(super) struct Control {
    memory: SharedMemory,
    members: usize,
}

impl Control {
    /// New control memory for up to `members` members, marked with `nonce`.
    pub(super) fn create(nonce: &Nonce, members: usize) -> io::Result<Self> {
        let memory = SharedMemory::create("zeshmem-node", LINE * (1 + members))?;
        // SAFETY: the mapping is at least one line long, and nobody else has it yet.
        unsafe { memory.as_ptr().cast::<Nonce>().write_unaligned(*nonce) };
        Ok(Self { memory, members })
    }

    /// The control memory behind `fd`, which must bear `nonce` and have room for `members` members.
    pub(super) fn join(fd: OwnedFd, nonce: &Nonce, members: usize) -> io::Result<Self> {
        let memory = SharedMemory::from_fd(fd)?;
        if memory.bytes() < LINE * (1 + members) {
            return Err(io::Error::other("the node's memory is too small"));
        }
        // SAFETY: the mapping is at least one line long, and its first bytes were written before it was shared.
        let found = unsafe { memory.as_ptr().cast::<Nonce>().read_unaligned() };
        if found != *nonce {
            return Err(io::Error::other("the node's memory is another node's"));
        }
        Ok(Self { memory, members })
    }

    pub(super) fn fd(&self) -> BorrowedFd<'_> {
        self.memory.fd()
    }

    pub(super) fn say_goodbye(&self, member: usize) {
        self.goodbye(member).store(1, Ordering::Release);
    }

    pub(super) fn has_said_goodbye(&self, member: usize) -> bool {
        self.goodbye(member).load(Ordering::Acquire) != 0
    }

    fn goodbye(&self, member: usize) -> &AtomicU32 {
        assert!(member < self.members, "no member {member} among {}", self.members);
        // SAFETY: within the mapping by the check above and those at creation, aligned to a line, alive as long as `self`,
        // and accessed as an atomic by everybody.
        unsafe { AtomicU32::from_ptr(self.memory.as_ptr().add(LINE * (1 + member)).cast()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goodbyes_are_seen_through_the_other_mapping() {
        let ours = Control::create(&[7; 16], 3).unwrap();
        let theirs = Control::join(ours.fd().try_clone_to_owned().unwrap(), &[7; 16], 3).unwrap();
        ours.say_goodbye(1);
        assert_eq!([0, 1, 2].map(|member| theirs.has_said_goodbye(member)), [false, true, false]);
    }

    #[test]
    fn foreign_memory_is_refused() {
        let control = Control::create(&[7; 16], 3).unwrap();
        let fd = || control.fd().try_clone_to_owned().unwrap();
        assert!(Control::join(fd(), &[8; 16], 3).is_err());
        assert!(Control::join(fd(), &[7; 16], 4).is_err());
    }
}
