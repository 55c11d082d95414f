//! A collective call as its PEs compare it: which routine, under which name the user called it, with which arguments.

use zeshmem_bootstrap::status::Name;

use crate::error::Usage;

/// What a collective does, as a number that PEs compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Kind(u32);

macro_rules! kinds {
    ($($(#[$doc:meta])* $constant:ident [$($argument:literal),*];)*) => {
        /// What the arguments that PEs compare are called in messages. Those without a name are told by the routine's.
        const ARGUMENTS: &[&[&str]] = &[$(&[$($argument),*]),*];
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "an index, named as the constants")]
        enum Index { $($constant),* }
        impl Kind {
            $($(#[$doc])* pub const $constant: Kind = Kind(Index::$constant as u32);)*
        }
    };
}

kinds! {
    /// The start of the job: what has to be the same in the environment of all PEs.
    INIT ["ISHMEM_SYMMETRIC_SIZE", "SHMEM_SYMMETRIC_SIZE", "ISHMEM_TEAMS_MAX", "ISHMEM_CHECKS",
          "ISHMEM_SMALL_BYTES"];
    START_HOST [];
    START [];
    FINALIZE [];
    /// Also of a barrier, which is a quiet and then a synchronisation, on each PE for itself.
    SYNC [];
    SPLIT_STRIDED ["start", "stride", "size"];
    SPLIT_2D ["xrange"];
    CREATE_GROUP ["PEs", "ranges", "first PE", "last PE of the first range", "stride"];
    DESTROY [];
    MALLOC ["size"];
    CALLOC ["count", "size"];
    ALIGN ["alignment", "size"];
    FREE ["the offset of ptr"];
    /// Of the host heap, as the next four.
    HOST_MALLOC ["size"];
    HOST_CALLOC ["count", "size"];
    HOST_ALIGN ["alignment", "size"];
    HOST_REALLOC ["the offset of ptr", "size"];
    HOST_FREE ["the offset of ptr"];
    COLLECT ["bytes of an element"];
    FCOLLECT ["bytes contributed"];
    BROADCAST ["root", "bytes"];
    ALLTOALL ["bytes for each PE"];
    ALLTOALLS ["dst", "sst", "nelems", "bytes of an element"];
    ALLTOALLV ["bytes of an element"];
    /// Of an operation and a type, as the next two.
    REDUCE ["", "", "nreduce"];
    REDUCESCATTER ["", "", "nreduce"];
    SCAN ["", "", "nelems"];
}

/// The most arguments that PEs compare.
pub(crate) const MAX_ARGUMENTS: usize = 5;

/// A collective call on this PE.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// The routine as the user called it.
    pub routine: &'static str,
    pub kind: Kind,
    /// What has to be the same on all PEs, with names; 0 where the kind has fewer.
    pub arguments: [i64; MAX_ARGUMENTS],
    /// What else has to be the same, in one number.
    pub digest: u64,
    /// What is wrong with the call on this PE.
    pub problem: Option<Box<Usage>>,
}

impl Call {
    pub fn new<const N: usize>(routine: &'static str, kind: Kind, arguments: [i64; N]) -> Call {
        const { assert!(N <= MAX_ARGUMENTS) };
        let mut all = [0; MAX_ARGUMENTS];
        all[..N].copy_from_slice(&arguments);
        Call { routine, kind, arguments: all, digest: 0, problem: None }
    }

    /// One in which PEs meet, with nothing to compare but that.
    pub fn sync(routine: &'static str) -> Call {
        Call::new(routine, Kind::SYNC, [])
    }

    /// Adds what its caller, and then this routine, found wrong; the first counts.
    pub fn found(self, by_caller: Option<Box<Usage>>, here: Option<Usage>) -> Call {
        Call { problem: by_caller.or(here.map(Box::new)), ..self }
    }

    /// One number for all that PEs compare. Different calls share one with a chance of 2^-64.
    pub fn fingerprint(&self) -> u64 {
        let start = mix(mix(0, self.kind.0.into()), self.digest);
        self.compared().iter().fold(start, |state, &argument| mix(state, argument as u64))
    }

    /// The arguments, but `start` of a split for one PE: programs make a team of each PE by its own number.
    fn compared(&self) -> [i64; MAX_ARGUMENTS] {
        match self.arguments {
            [_, stride, 1, ..] if self.kind == Kind::SPLIT_STRIDED => [0, stride, 1, 0, 0],
            all => all,
        }
    }

    pub fn record(&self, pe: i32) -> Record {
        Record {
            kind: self.kind.0,
            pe,
            arguments: self.arguments,
            fingerprint: self.fingerprint(),
            name: Name::of(self.routine),
        }
    }
}

/// A step of a digest: a bijection of the state for a given word, and of the word for a given state.
pub(crate) fn mix(state: u64, word: u64) -> u64 {
    let product = (state ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ (product >> 32)
}

/// A call as it travels to another PE, to be told in words.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Record {
    kind: u32,
    pub pe: i32,
    arguments: [i64; MAX_ARGUMENTS],
    fingerprint: u64,
    name: Name,
}

impl Record {
    /// Calls in one order on all PEs: by what was called.
    pub fn order(&self) -> (u32, u64) {
        (self.kind, self.fingerprint)
    }

    /// Whether the other call is of the same kind, so that only arguments differ.
    pub fn same_kind(&self, other: &Record) -> bool {
        self.kind == other.kind
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PE {} called {}", self.pe, self.name)?;
        let names = ARGUMENTS.get(self.kind as usize).copied().unwrap_or_default();
        let named = names.iter().zip(self.arguments).filter(|(name, _)| !name.is_empty());
        for (index, (name, value)) in named.enumerate() {
            write!(f, "{} {name} {value}", if index == 0 { " with" } else { "," })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_that_differ_have_different_fingerprints() {
        let calls = [
            Call::new("r", Kind::SYNC, []),
            Call::new("r", Kind::DESTROY, []),
            Call::new("r", Kind::SPLIT_STRIDED, [0, 1, 2]),
            Call::new("r", Kind::SPLIT_STRIDED, [1, 0, 2]),
            Call { digest: 1, ..Call::new("r", Kind::SYNC, []) },
        ];
        for (at, one) in calls.iter().enumerate() {
            assert_eq!(one.fingerprint(), one.clone().fingerprint());
            assert!(calls[at + 1..].iter().all(|other| one.fingerprint() != other.fingerprint()));
        }
    }

    #[test]
    fn a_record_tells_the_call() {
        let record = Call::new("shmem_team_split_strided", Kind::SPLIT_STRIDED, [0, 2, 3]).record(4);
        assert_eq!(record.to_string(), "PE 4 called shmem_team_split_strided with start 0, stride 2, size 3");
        assert_eq!(Call::new("shmem_sync_all", Kind::SYNC, []).record(0).to_string(), "PE 0 called shmem_sync_all");
        let record = Call::new("shmem_int_sum_reduce", Kind::REDUCE, [5, 3, 7]).record(1);
        assert_eq!(record.to_string(), "PE 1 called shmem_int_sum_reduce with nreduce 7");
    }
}
