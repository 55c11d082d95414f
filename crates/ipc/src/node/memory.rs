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
use std::os::fd::OwnedFd;
use std::sync::atomic::{AtomicU32, Ordering};

use super::card::Nonce;
use crate::shared::SharedMemory;

/// A line per member, so that a goodbye disturbs no other member's.
const LINE: usize = 64;

#[derive(Debug)]
pub(super) struct NodeMemory {
    memory: SharedMemory,
    members: usize,
}

impl NodeMemory {
    /// The memory of a node of one.
    pub(super) fn alone() -> io::Result<Self> {
        Ok(Self { memory: SharedMemory::unshared(LINE * 2)?, members: 1 })
    }

    /// New memory of a node for up to `members` members, marked with `nonce`, and its file, which is for them.
    pub(super) fn create(nonce: &Nonce, members: usize) -> io::Result<(Self, OwnedFd)> {
        let (memory, file) = SharedMemory::create("zeshmem-node", LINE * (1 + members))?;
        // SAFETY: the mapping is at least one line long, and no other process has it yet.
        unsafe { memory.as_ptr().cast::<Nonce>().write_unaligned(*nonce) };
        Ok((Self { memory, members }, file))
    }

    /// The memory of the node behind `fd`, which must bear `nonce` and have room for `members` members.
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

    pub(super) fn say_goodbye(&self, member: usize) {
        self.goodbye(member).store(1, Ordering::Release);
    }

    pub(super) fn has_said_goodbye(&self, member: usize) -> bool {
        self.goodbye(member).load(Ordering::Acquire) != 0
    }

    fn goodbye(&self, member: usize) -> &AtomicU32 {
        assert!(member < self.members, "no member {member} among {}", self.members);
        // SAFETY: within the mapping by the check above and those at creation, aligned to a line, alive as long as `self`,
        // and accessed as an atomic by all members.
        unsafe { AtomicU32::from_ptr(self.memory.as_ptr().add(LINE * (1 + member)).cast()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goodbyes_are_seen_through_the_other_mapping() {
        let (ours, file) = NodeMemory::create(&[7; 16], 3).unwrap();
        let theirs = NodeMemory::join(file, &[7; 16], 3).unwrap();
        ours.say_goodbye(1);
        assert_eq!([0, 1, 2].map(|member| theirs.has_said_goodbye(member)), [false, true, false]);
    }

    #[test]
    fn a_member_that_is_alone_says_goodbye_too() {
        let memory = NodeMemory::alone().unwrap();
        assert!(!memory.has_said_goodbye(0));
        memory.say_goodbye(0);
        assert!(memory.has_said_goodbye(0));
    }

    #[test]
    fn foreign_memory_is_refused() {
        let (_memory, file) = NodeMemory::create(&[7; 16], 3).unwrap();
        let fd = || file.try_clone().unwrap();
        assert!(NodeMemory::join(fd(), &[8; 16], 3).is_err());
        assert!(NodeMemory::join(fd(), &[7; 16], 4).is_err());
        assert!(NodeMemory::join(fd(), &[7; 16], 3).is_ok());
    }
}
