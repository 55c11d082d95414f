//! Operations that exist once per type, and what their parameters are.

use crate::types::{Family, SIZES, Type};

/// What a parameter is, whatever the language calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A team handle.
    Team,
    /// A pointer to elements that are written.
    Dest,
    /// A pointer to elements that are read.
    Source,
    /// An element.
    Value,
    /// How many elements.
    Count,
    /// A distance between elements, in elements.
    Stride,
    /// A PE number.
    Pe,
    /// A number that describes an active set.
    Set,
    /// A work array of an active set.
    Psync,
}

/// A parameter: its name and what it is.
pub type Parameter = (&'static str, Kind);

/// What an operation returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Nothing: errors end the job.
    Nothing,
    /// 0 or a non-zero code.
    Code,
    /// An element.
    Value,
}

/// What does the work of an operation, for all of its types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A function over bytes, by name.
    Bytes(&'static str),
    /// A function over one element, by name.
    Element(&'static str),
    /// An atomic operation, by the name of `AmoOp`'s variant.
    Atomic(&'static str),
}

/// An operation that exists once per type.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// Its name within a routine's name, as in `shmem_long_NAME`.
    pub name: &'static str,
    /// What follows the name, and the number of bits where there is one: `shmem_put64_nbi`.
    pub suffix: &'static str,
    /// Its types.
    pub family: Family,
    /// Bits of the elements for which it exists by size, as in `shmem_put64`.
    pub sizes: &'static [usize],
    /// Whether it exists for bytes, as in `shmem_putmem`.
    pub memory: bool,
    /// Whether it also exists with a context as its first parameter, as in `shmem_ctx_long_put`.
    pub contexts: bool,
    /// Whether C11 and C++ have one name for all types, as in `shmem_put`.
    pub generic: bool,
    /// What it returns.
    pub returns: Returns,
    /// Its parameters in order.
    pub parameters: &'static [Parameter],
    /// What does the work.
    pub body: Body,
    /// What it does, in the words of the header.
    pub text: &'static str,
}

/// A routine: an operation for one type, or one size, with or without a context.
#[derive(Clone, Debug)]
pub struct Routine {
    /// Its name in C.
    pub name: String,
    /// The type of its elements; none where they are only known by their size.
    pub ty: Option<Type>,
    /// Bytes of an element.
    pub bytes: usize,
}

impl Operation {
    /// The name without type, as it ends in the generic form.
    pub fn full_name(&self) -> String {
        format!("{}{}", self.name, self.suffix)
    }

    /// Whether one of its parameters, or its result, is an element.
    pub fn passes_elements(&self) -> bool {
        self.returns == Returns::Value || self.has(Kind::Value)
    }

    /// Whether it has a parameter of this kind.
    pub fn has(&self, kind: Kind) -> bool {
        self.parameters.iter().any(|parameter| parameter.1 == kind)
    }

    /// Its routines in an API whose names begin with `prefix`.
    pub fn routines(&self, prefix: &str) -> Vec<Routine> {
        let mut routines: Vec<_> = self
            .family
            .types()
            .into_iter()
            .filter(|_| !self.body_is_by_size_only())
            .map(|ty| Routine {
                name: format!("{prefix}_{}_{}", ty.name, self.full_name()),
                ty: Some(ty),
                bytes: ty.bytes,
            })
            .collect();
        routines.extend(self.sizes.iter().map(|&bits| Routine {
            name: format!("{prefix}_{}{bits}{}", self.name, self.suffix),
            ty: None,
            bytes: bits / 8,
        }));
        if self.memory {
            routines.push(Routine { name: format!("{prefix}_{}mem{}", self.name, self.suffix), ty: None, bytes: 1 });
        }
        routines
    }

    /// Collectives over active sets know no types.
    fn body_is_by_size_only(&self) -> bool {
        self.has(Kind::Psync)
    }
}

const DEST: Parameter = ("dest", Kind::Dest);
const FETCH: Parameter = ("fetch", Kind::Dest);
const SOURCE: Parameter = ("source", Kind::Source);
const VALUE: Parameter = ("value", Kind::Value);
const COND: Parameter = ("cond", Kind::Value);
const NELEMS: Parameter = ("nelems", Kind::Count);
const DST: Parameter = ("dst", Kind::Stride);
const SST: Parameter = ("sst", Kind::Stride);
const PE: Parameter = ("pe", Kind::Pe);
const TEAM: Parameter = ("team", Kind::Team);
const PE_START: Parameter = ("PE_start", Kind::Set);
const LOG_PE_STRIDE: Parameter = ("logPE_stride", Kind::Set);
const PE_SIZE: Parameter = ("PE_size", Kind::Set);
const PSYNC: Parameter = ("pSync", Kind::Psync);

/// What most operations have in common.
const PLAIN: Operation = Operation {
    name: "",
    suffix: "",
    family: Family::Rma,
    sizes: &[],
    memory: false,
    contexts: false,
    generic: true,
    returns: Returns::Nothing,
    parameters: &[],
    body: Body::Bytes(""),
    text: "",
};

/// Operations of `ishmem.h`; those over bytes are written by hand.
pub const ISHMEM_OPERATIONS: [Operation; 4] = [
    Operation {
        name: "put",
        family: Family::Device,
        parameters: &[DEST, SOURCE, NELEMS, PE],
        body: Body::Bytes("put"),
        text: "Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on\n\
               world PE `pe`. On return `source` may be reused; ishmem_quiet or a barrier completes the\n\
               operation at the target. (OpenSHMEM 1.5, 9.5.1)",
        ..PLAIN
    },
    Operation {
        name: "get",
        family: Family::Device,
        parameters: &[DEST, SOURCE, NELEMS, PE],
        body: Body::Bytes("get"),
        text: "Copies `nelems` elements from the symmetric `source` on world PE `pe` to `dest`, any memory of\n\
               this PE; on return they are there. (OpenSHMEM 1.5, 9.5.5)",
        ..PLAIN
    },
    Operation {
        name: "collect",
        family: Family::Device,
        returns: Returns::Code,
        parameters: &[TEAM, DEST, SOURCE, NELEMS],
        body: Body::Bytes("collect"),
        text: "Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the\n\
               symmetric `dest` on all of them. `nelems` may differ between PEs, and be 0. `source` is any\n\
               memory of this PE and does not overlap `dest`. Returns 0, or non-zero where `team` is not a\n\
               live team. (OpenSHMEM 1.5, 9.9.7)",
        ..PLAIN
    },
    Operation {
        name: "fcollect",
        family: Family::Device,
        returns: Returns::Code,
        parameters: &[TEAM, DEST, SOURCE, NELEMS],
        body: Body::Bytes("fcollect"),
        text: "The same where `nelems` is equal on all PEs of the team.",
        ..PLAIN
    },
];

const RMA: Operation =
    Operation { sizes: &SIZES, memory: true, contexts: true, parameters: &[DEST, SOURCE, NELEMS, PE], ..PLAIN };

const STRIDED: Operation = Operation { memory: false, parameters: &[DEST, SOURCE, DST, SST, NELEMS, PE], ..RMA };

const ELEMENT: Operation = Operation { contexts: true, ..PLAIN };

/// An atomic operation on the element at `dest`.
const fn amo(
    name: &'static str,
    family: Family,
    returns: Returns,
    parameters: &'static [Parameter],
    op: &'static str,
    text: &'static str,
) -> Operation {
    Operation { name, family, returns, parameters, body: Body::Atomic(op), text, ..ELEMENT }
}

/// The form of an atomic operation that leaves its result in `*fetch`.
const fn amo_nbi(
    name: &'static str,
    family: Family,
    parameters: &'static [Parameter],
    op: &'static str,
    text: &'static str,
) -> Operation {
    Operation { suffix: "_nbi", ..amo(name, family, Returns::Nothing, parameters, op, text) }
}

/// The name that an atomic operation had before OpenSHMEM 1.4.
const fn amo_old(
    name: &'static str,
    family: Family,
    returns: Returns,
    parameters: &'static [Parameter],
    op: &'static str,
    text: &'static str,
) -> Operation {
    Operation { contexts: false, ..amo(name, family, returns, parameters, op, text) }
}

const NBI: &str = "The same, but the old value is in `*fetch` only after shmem_quiet.";

/// Typed operations of `shmem.h`.
pub const SHMEM_OPERATIONS: [Operation; 42] = {
    use Family::{Amo, BitwiseAmo, ExtendedAmo};
    use Returns::{Code, Nothing, Value};
    [
        Operation {
            name: "put",
            body: Body::Bytes("put"),
            text: "Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on\n\
                   PE `pe`. On return `source` may be reused; shmem_quiet or a barrier completes the\n\
                   operation at the target. (OpenSHMEM 1.5, SHMEM_PUT)",
            ..RMA
        },
        Operation {
            name: "p",
            parameters: &[DEST, VALUE, PE],
            body: Body::Element("p"),
            text: "Puts one element. (OpenSHMEM 1.5, SHMEM_P)",
            ..ELEMENT
        },
        Operation {
            name: "iput",
            body: Body::Bytes("iput"),
            text: "Copies element i * sst of `source` to element i * dst of the symmetric `dest` on PE `pe`,\n\
                   for i from 0 to `nelems` - 1; both strides are at least 1. (OpenSHMEM 1.5, SHMEM_IPUT)",
            ..STRIDED
        },
        Operation {
            name: "get",
            body: Body::Bytes("get"),
            text: "Copies `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of\n\
                   this PE; on return they are there. (OpenSHMEM 1.5, SHMEM_GET)",
            ..RMA
        },
        Operation {
            name: "g",
            parameters: &[SOURCE, PE],
            returns: Value,
            body: Body::Element("g"),
            text: "Gets one element. (OpenSHMEM 1.5, SHMEM_G)",
            ..ELEMENT
        },
        Operation {
            name: "iget",
            body: Body::Bytes("iget"),
            text: "Copies element i * sst of the symmetric `source` on PE `pe` to element i * dst of `dest`,\n\
                   for i from 0 to `nelems` - 1; both strides are at least 1. (OpenSHMEM 1.5, SHMEM_IGET)",
            ..STRIDED
        },
        Operation {
            name: "put",
            suffix: "_nbi",
            body: Body::Bytes("put_nbi"),
            text: "As put, but `source` may be reused only after shmem_quiet. (OpenSHMEM 1.5, SHMEM_PUT_NBI)",
            ..RMA
        },
        Operation {
            name: "get",
            suffix: "_nbi",
            body: Body::Bytes("get_nbi"),
            text: "As get, but the elements are there only after shmem_quiet. (OpenSHMEM 1.5, SHMEM_GET_NBI)",
            ..RMA
        },
        amo(
            "atomic_fetch",
            ExtendedAmo,
            Value,
            &[SOURCE, PE],
            "Fetch",
            "The element at the symmetric `source` on PE `pe`. (OpenSHMEM 1.5, SHMEM_ATOMIC_FETCH)",
        ),
        amo(
            "atomic_set",
            ExtendedAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Set",
            "Stores `value` at the symmetric `dest` on PE `pe`. (OpenSHMEM 1.5, SHMEM_ATOMIC_SET)",
        ),
        amo(
            "atomic_compare_swap",
            Amo,
            Value,
            &[DEST, COND, VALUE, PE],
            "CompareSwap",
            "Stores `value` where `*dest` is `cond`; returns the old value. (OpenSHMEM 1.5, SHMEM_ATOMIC_COMPARE_SWAP)",
        ),
        amo(
            "atomic_swap",
            ExtendedAmo,
            Value,
            &[DEST, VALUE, PE],
            "Swap",
            "Stores `value`; returns the old value. (OpenSHMEM 1.5, SHMEM_ATOMIC_SWAP)",
        ),
        amo(
            "atomic_fetch_inc",
            Amo,
            Value,
            &[DEST, PE],
            "FetchInc",
            "Adds 1; returns the old value. (OpenSHMEM 1.5, SHMEM_ATOMIC_FETCH_INC)",
        ),
        amo("atomic_inc", Amo, Nothing, &[DEST, PE], "Inc", "Adds 1. (OpenSHMEM 1.5, SHMEM_ATOMIC_INC)"),
        amo(
            "atomic_fetch_add",
            Amo,
            Value,
            &[DEST, VALUE, PE],
            "FetchAdd",
            "Adds `value`; returns the old value. (OpenSHMEM 1.5, SHMEM_ATOMIC_FETCH_ADD)",
        ),
        amo("atomic_add", Amo, Nothing, &[DEST, VALUE, PE], "Add", "Adds `value`. (OpenSHMEM 1.5, SHMEM_ATOMIC_ADD)"),
        amo(
            "atomic_fetch_and",
            BitwiseAmo,
            Value,
            &[DEST, VALUE, PE],
            "FetchAnd",
            "Bitwise and with `value`; returns the old value. (OpenSHMEM 1.5, SHMEM_ATOMIC_FETCH_AND)",
        ),
        amo(
            "atomic_and",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "And",
            "Bitwise and with `value`. (OpenSHMEM 1.5, SHMEM_ATOMIC_AND)",
        ),
        amo(
            "atomic_fetch_or",
            BitwiseAmo,
            Value,
            &[DEST, VALUE, PE],
            "FetchOr",
            "Bitwise or with `value`; returns the old value. (OpenSHMEM 1.5, SHMEM_ATOMIC_FETCH_OR)",
        ),
        amo(
            "atomic_or",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Or",
            "Bitwise or with `value`. (OpenSHMEM 1.5, SHMEM_ATOMIC_OR)",
        ),
        amo(
            "atomic_fetch_xor",
            BitwiseAmo,
            Value,
            &[DEST, VALUE, PE],
            "FetchXor",
            "Bitwise exclusive or with `value`; returns the old value. (OpenSHMEM 1.5, SHMEM_ATOMIC_FETCH_XOR)",
        ),
        amo(
            "atomic_xor",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Xor",
            "Bitwise exclusive or with `value`. (OpenSHMEM 1.5, SHMEM_ATOMIC_XOR)",
        ),
        amo_nbi("atomic_fetch", ExtendedAmo, &[FETCH, SOURCE, PE], "Fetch", NBI),
        amo_nbi("atomic_compare_swap", Amo, &[FETCH, DEST, COND, VALUE, PE], "CompareSwap", NBI),
        amo_nbi("atomic_swap", ExtendedAmo, &[FETCH, DEST, VALUE, PE], "Swap", NBI),
        amo_nbi("atomic_fetch_inc", Amo, &[FETCH, DEST, PE], "FetchInc", NBI),
        amo_nbi("atomic_fetch_add", Amo, &[FETCH, DEST, VALUE, PE], "FetchAdd", NBI),
        amo_nbi("atomic_fetch_and", BitwiseAmo, &[FETCH, DEST, VALUE, PE], "FetchAnd", NBI),
        amo_nbi("atomic_fetch_or", BitwiseAmo, &[FETCH, DEST, VALUE, PE], "FetchOr", NBI),
        amo_nbi("atomic_fetch_xor", BitwiseAmo, &[FETCH, DEST, VALUE, PE], "FetchXor", NBI),
        amo_old("fetch", ExtendedAmo, Value, &[SOURCE, PE], "Fetch", "Deprecated: atomic_fetch."),
        amo_old("set", ExtendedAmo, Nothing, &[DEST, VALUE, PE], "Set", "Deprecated: atomic_set."),
        amo_old("cswap", Amo, Value, &[DEST, COND, VALUE, PE], "CompareSwap", "Deprecated: atomic_compare_swap."),
        amo_old("swap", ExtendedAmo, Value, &[DEST, VALUE, PE], "Swap", "Deprecated: atomic_swap."),
        amo_old("finc", Amo, Value, &[DEST, PE], "FetchInc", "Deprecated: atomic_fetch_inc."),
        amo_old("inc", Amo, Nothing, &[DEST, PE], "Inc", "Deprecated: atomic_inc."),
        amo_old("fadd", Amo, Value, &[DEST, VALUE, PE], "FetchAdd", "Deprecated: atomic_fetch_add."),
        amo_old("add", Amo, Nothing, &[DEST, VALUE, PE], "Add", "Deprecated: atomic_add."),
        Operation {
            name: "collect",
            memory: true,
            returns: Code,
            parameters: &[TEAM, DEST, SOURCE, NELEMS],
            body: Body::Bytes("collect"),
            text: "Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the\n\
                   symmetric `dest` on all of them. `nelems` may differ between PEs, and be 0. Returns 0, or\n\
                   non-zero where `team` is not a live team. (OpenSHMEM 1.5, SHMEM_COLLECT)",
            ..PLAIN
        },
        Operation {
            name: "fcollect",
            memory: true,
            returns: Code,
            parameters: &[TEAM, DEST, SOURCE, NELEMS],
            body: Body::Bytes("fcollect"),
            text: "The same where `nelems` is equal on all PEs of the team.",
            ..PLAIN
        },
        Operation {
            name: "collect",
            sizes: &[32, 64],
            generic: false,
            parameters: &[DEST, SOURCE, NELEMS, PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC],
            body: Body::Bytes("active_collect"),
            text: "Deprecated: concatenates `nelems` elements of the PEs PE_start + i * 2^logPE_stride, for i\n\
                   from 0 to PE_size - 1, in this order. `pSync` is symmetric, has SHMEM_COLLECT_SYNC_SIZE\n\
                   elements, and each is SHMEM_SYNC_VALUE, before and after. (OpenSHMEM 1.5, SHMEM_COLLECT)",
            ..PLAIN
        },
        Operation {
            name: "fcollect",
            sizes: &[32, 64],
            generic: false,
            parameters: &[DEST, SOURCE, NELEMS, PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC],
            body: Body::Bytes("active_fcollect"),
            text: "Deprecated: the same where `nelems` is equal on all PEs.",
            ..PLAIN
        },
    ]
};

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_distinct() {
        for (prefix, operations) in [("ishmem", &ISHMEM_OPERATIONS[..]), ("shmem", &SHMEM_OPERATIONS)] {
            let names: Vec<_> = operations.iter().flat_map(|o| o.routines(prefix)).map(|r| r.name).collect();
            let distinct: BTreeSet<_> = names.iter().collect();
            assert_eq!(distinct.len(), names.len());
        }
    }

    #[test]
    fn elements_are_passed_only_by_types_that_rust_can_pass() {
        for operation in SHMEM_OPERATIONS.iter().filter(|o| matches!(o.body, Body::Atomic(_))) {
            assert!(operation.family.types().iter().all(|ty| ty.rust.is_some()), "{}", operation.name);
        }
    }
}
