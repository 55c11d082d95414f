//! The one table of types and typed operations that every binding is made from.
//!
//! `cargo xtask generate` turns it into the C prototypes (`include/ishmem/typed.h`), the list of
//! types for kernels (`include/ishmem/device_types.h`) and the C thunks of `capi`. A language is a
//! map from the parameter kinds below to its own words; no typed routine is written by hand.
#![forbid(unsafe_code)]

/// An element type of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// Its name within a routine's name, as in `ishmem_NAME_put`.
    pub name: &'static str,
    /// Its C type on the host.
    pub c: &'static str,
    /// Its OpenCL C type, of the same size as the host's.
    pub opencl: &'static str,
    /// Bytes of an element.
    pub bytes: usize,
}

const fn row(name: &'static str, c: &'static str, opencl: &'static str, bytes: usize) -> Type {
    Type {
        name,
        c,
        opencl,
        bytes,
    }
}

/// The standard RMA types: OpenSHMEM 1.5, table 5, without `long double`, as Intel SHMEM has them.
pub const RMA_TYPES: [Type; 23] = [
    row("float", "float", "float", 4),
    row("double", "double", "double", 8),
    row("char", "char", "char", 1),
    row("schar", "signed char", "char", 1),
    row("short", "short", "short", 2),
    row("int", "int", "int", 4),
    row("long", "long", "long", 8),
    row("longlong", "long long", "long", 8),
    row("uchar", "unsigned char", "uchar", 1),
    row("ushort", "unsigned short", "ushort", 2),
    row("uint", "unsigned int", "uint", 4),
    row("ulong", "unsigned long", "ulong", 8),
    row("ulonglong", "unsigned long long", "ulong", 8),
    row("int8", "int8_t", "char", 1),
    row("int16", "int16_t", "short", 2),
    row("int32", "int32_t", "int", 4),
    row("int64", "int64_t", "long", 8),
    row("uint8", "uint8_t", "uchar", 1),
    row("uint16", "uint16_t", "ushort", 2),
    row("uint32", "uint32_t", "uint", 4),
    row("uint64", "uint64_t", "ulong", 8),
    row("size", "size_t", "size_t", 8),
    row("ptrdiff", "ptrdiff_t", "ptrdiff_t", 8),
];

/// What a parameter is, whatever the language calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A team handle.
    Team,
    /// A pointer to elements that are written.
    Dest,
    /// A pointer to elements that are read.
    Source,
    /// How many elements.
    Count,
    /// A PE number.
    Pe,
}

/// A parameter: its name and what it is.
pub type Parameter = (&'static str, Kind);

/// An operation that exists once per type.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// Its name within a routine's name, as in `ishmem_long_NAME`.
    pub name: &'static str,
    /// Whether it returns a code; otherwise nothing.
    pub returns_code: bool,
    /// Its parameters in order.
    pub parameters: &'static [Parameter],
    /// What it does, in the words of the header.
    pub text: &'static str,
}

const DEST: Parameter = ("dest", Kind::Dest);
const SOURCE: Parameter = ("source", Kind::Source);
const NELEMS: Parameter = ("nelems", Kind::Count);
const PE: Parameter = ("pe", Kind::Pe);
const TEAM: Parameter = ("team", Kind::Team);

/// Host operations over [`RMA_TYPES`].
pub const OPERATIONS: [Operation; 4] = [
    Operation {
        name: "put",
        returns_code: false,
        parameters: &[DEST, SOURCE, NELEMS, PE],
        text: "Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on\n\
               world PE `pe`. On return `source` may be reused; ishmem_quiet or a barrier completes the\n\
               operation at the target. (OpenSHMEM 1.5, 9.5.1)",
    },
    Operation {
        name: "get",
        returns_code: false,
        parameters: &[DEST, SOURCE, NELEMS, PE],
        text: "Copies `nelems` elements from the symmetric `source` on world PE `pe` to `dest`, any memory of\n\
               this PE; on return they are there. (OpenSHMEM 1.5, 9.5.5)",
    },
    Operation {
        name: "collect",
        returns_code: true,
        parameters: &[TEAM, DEST, SOURCE, NELEMS],
        text: "Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the\n\
               symmetric `dest` on all of them. `nelems` may differ between PEs, and be 0. `source` is any\n\
               memory of this PE and does not overlap `dest`. Returns 0, or non-zero where `team` is not a\n\
               live team. (OpenSHMEM 1.5, 9.9.7)",
    },
    Operation {
        name: "fcollect",
        returns_code: true,
        parameters: &[TEAM, DEST, SOURCE, NELEMS],
        text: "The same where `nelems` is equal on all PEs of the team.",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_distinct() {
        let types: BTreeSet<_> = RMA_TYPES.iter().map(|t| t.name).collect();
        assert_eq!(types.len(), RMA_TYPES.len());
        let operations: BTreeSet<_> = OPERATIONS.iter().map(|o| o.name).collect();
        assert_eq!(operations.len(), OPERATIONS.len());
    }

    #[test]
    fn sizes_are_those_of_the_host() {
        let size = |name| RMA_TYPES.iter().find(|t| t.name == name).unwrap().bytes;
        assert_eq!(size("long"), size_of::<std::ffi::c_long>());
        assert_eq!(size("longlong"), size_of::<std::ffi::c_longlong>());
        assert_eq!(size("int"), size_of::<std::ffi::c_int>());
        assert_eq!(size("size"), size_of::<usize>());
    }
}
