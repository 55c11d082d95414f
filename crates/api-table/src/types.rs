//! Element types and their families. The families are separate tables, as in the specification:
//! no one list is right for all operations.

use crate::row::Api;

/// An element type of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// Its name within a routine's name, as in `shmem_NAME_put`.
    pub name: &'static str,
    /// Its C type on the host.
    pub c: &'static str,
    /// The C type that it is another name of where `long` has 64 bits; itself where it is none.
    pub basic: &'static str,
    /// Its Rust type, of the same size and class of registers; none where Rust has no such type.
    pub rust: Option<&'static str>,
    /// Its OpenCL C type, of the same size as the host's; none where there is no such type.
    pub opencl: Option<&'static str>,
    /// Its type in a Fortran interface.
    pub fortran: &'static str,
    /// Bytes of an element.
    pub bytes: usize,
}

const fn row(
    name: &'static str,
    c: &'static str,
    basic: &'static str,
    rust: &'static str,
    opencl: &'static str,
    fortran: &'static str,
    bytes: usize,
) -> Type {
    Type { name, c, basic, rust: Some(rust), opencl: Some(opencl), fortran, bytes }
}

/// The standard RMA types without `long double`, as Intel SHMEM has them: OpenSHMEM 1.6, table 5.
pub const RMA_TYPES: [Type; 23] = [
    row("float", "float", "float", "f32", "float", "real(c_float)", 4),
    row("double", "double", "double", "f64", "double", "real(c_double)", 8),
    row("char", "char", "char", "i8", "char", "integer(c_signed_char)", 1),
    row("schar", "signed char", "signed char", "i8", "char", "integer(c_signed_char)", 1),
    row("short", "short", "short", "i16", "short", "integer(c_short)", 2),
    row("int", "int", "int", "i32", "int", "integer(c_int)", 4),
    row("long", "long", "long", "i64", "long", "integer(c_long)", 8),
    row("longlong", "long long", "long long", "i64", "long", "integer(c_long_long)", 8),
    row("uchar", "unsigned char", "unsigned char", "u8", "uchar", "integer(c_signed_char)", 1),
    row("ushort", "unsigned short", "unsigned short", "u16", "ushort", "integer(c_short)", 2),
    row("uint", "unsigned int", "unsigned int", "u32", "uint", "integer(c_int)", 4),
    row("ulong", "unsigned long", "unsigned long", "u64", "ulong", "integer(c_long)", 8),
    row("ulonglong", "unsigned long long", "unsigned long long", "u64", "ulong", "integer(c_long_long)", 8),
    row("int8", "int8_t", "signed char", "i8", "char", "integer(c_int8_t)", 1),
    row("int16", "int16_t", "short", "i16", "short", "integer(c_int16_t)", 2),
    row("int32", "int32_t", "int", "i32", "int", "integer(c_int32_t)", 4),
    row("int64", "int64_t", "long", "i64", "long", "integer(c_int64_t)", 8),
    row("uint8", "uint8_t", "unsigned char", "u8", "uchar", "integer(c_int8_t)", 1),
    row("uint16", "uint16_t", "unsigned short", "u16", "ushort", "integer(c_int16_t)", 2),
    row("uint32", "uint32_t", "unsigned int", "u32", "uint", "integer(c_int32_t)", 4),
    row("uint64", "uint64_t", "unsigned long", "u64", "ulong", "integer(c_int64_t)", 8),
    row("size", "size_t", "unsigned long", "u64", "size_t", "integer(c_size_t)", 8),
    row("ptrdiff", "ptrdiff_t", "long", "i64", "ptrdiff_t", "integer(c_ptrdiff_t)", 8),
];

/// `long double`, which OpenCL C does not have; Rust's type is our own.
pub const LONG_DOUBLE: Type =
    Type { rust: Some("LongDouble"), ..without_rust("longdouble", "long double", "real(c_long_double)", 16) };

/// `float _Complex`, an element of sums and products.
pub const COMPLEX_FLOAT: Type = without_rust("complexf", "float _Complex", "complex(c_float_complex)", 8);

/// `double _Complex`, an element of sums and products.
pub const COMPLEX_DOUBLE: Type = without_rust("complexd", "double _Complex", "complex(c_double_complex)", 16);

const fn without_rust(name: &'static str, c: &'static str, fortran: &'static str, bytes: usize) -> Type {
    Type { name, c, basic: c, rust: None, opencl: None, fortran, bytes }
}

/// Which types a routine exists for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Standard RMA types.
    Rma,
    /// Standard AMO types.
    Amo,
    /// Extended AMO types.
    ExtendedAmo,
    /// Bitwise AMO types.
    BitwiseAmo,
    /// Types of point-to-point synchronisation.
    Sync,
    /// Types of the deprecated waits for a change.
    OldWait,
    /// Types of reductions by and, or and exclusive or.
    ReduceBits,
    /// Types of reductions by maximum and minimum.
    ReduceOrder,
    /// Types of reductions and scans by sum, and of reductions by product.
    ReduceArithmetic,
    /// Types of the deprecated reductions by and, or and exclusive or over active sets.
    ToAllBits,
    /// Types of the deprecated reductions by maximum and minimum over active sets.
    ToAllOrder,
    /// Types of the deprecated reductions by sum and product over active sets.
    ToAllArithmetic,
}

const AMO: [&str; 12] =
    ["int", "long", "longlong", "uint", "ulong", "ulonglong", "int32", "int64", "uint32", "uint64", "size", "ptrdiff"];

const BITWISE: [&str; 7] = ["uint", "ulong", "ulonglong", "int32", "int64", "uint32", "uint64"];

const NO_BITS: [&str; 6] = ["float", "double", "longdouble", "char", "schar", "ptrdiff"];

const OLD_INTEGERS: [&str; 4] = ["short", "int", "long", "longlong"];

const REALS: [&str; 3] = ["float", "double", "longdouble"];

const COMPLEX: [&str; 2] = ["complexd", "complexf"];

impl Family {
    /// The family's types in OpenSHMEM, in the order of the specification's table.
    pub fn types(self) -> Vec<Type> {
        let names: Vec<&str> = match self {
            Family::Rma | Family::ReduceOrder => rma().collect(),
            Family::Amo => AMO.to_vec(),
            Family::ExtendedAmo => ["float", "double"].into_iter().chain(AMO).collect(),
            Family::BitwiseAmo => BITWISE.to_vec(),
            Family::Sync => ["short", "ushort"].into_iter().chain(AMO).collect(),
            Family::ReduceBits => rma().filter(|name| !NO_BITS.contains(name)).collect(),
            Family::ReduceArithmetic => rma().chain(COMPLEX).collect(),
            Family::OldWait | Family::ToAllBits => OLD_INTEGERS.to_vec(),
            Family::ToAllOrder => OLD_INTEGERS.into_iter().chain(REALS).collect(),
            Family::ToAllArithmetic => OLD_INTEGERS.into_iter().chain(REALS).chain(COMPLEX).collect(),
        };
        names.into_iter().map(named).collect()
    }

    /// The family's types in an API. Intel SHMEM has none that kernels have not, and waits for no small ones; it has
    /// atomic operations and bitwise reductions on bytes.
    pub fn types_in(self, api: Api) -> Vec<Type> {
        use Family::{Amo, BitwiseAmo, ExtendedAmo, ReduceBits, Sync};
        let mut types = self.types();
        if matches!(api, Api::Ishmem | Api::Ishmemx | Api::Kernel) {
            types.retain(|ty| ty.opencl.is_some() && (self != Sync || ty.bytes >= 4));
            if matches!(self, Amo | ExtendedAmo | BitwiseAmo | ReduceBits) {
                types.push(named("schar"));
            }
        }
        types
    }

    /// The family's types in an API without those that C takes for one before them: what C11's `_Generic` and
    /// C++'s overloads can tell apart.
    pub fn distinct_types(self, api: Api) -> Vec<Type> {
        let mut distinct: Vec<Type> = Vec::new();
        for ty in self.types_in(api) {
            if distinct.iter().all(|other| other.basic != ty.basic) {
                distinct.push(ty);
            }
        }
        distinct
    }

    /// Its name in macros of the headers.
    pub fn macro_name(self) -> &'static str {
        match self {
            Family::Rma => "RMA",
            Family::Amo => "AMO",
            Family::ExtendedAmo => "EXTENDED_AMO",
            Family::BitwiseAmo => "BITWISE_AMO",
            Family::Sync => "SYNC",
            Family::OldWait => "OLD_WAIT",
            Family::ReduceBits => "REDUCE_BITS",
            Family::ReduceOrder => "REDUCE_ORDER",
            Family::ReduceArithmetic => "REDUCE_ARITHMETIC",
            Family::ToAllBits => "TO_ALL_BITS",
            Family::ToAllOrder => "TO_ALL_ORDER",
            Family::ToAllArithmetic => "TO_ALL_ARITHMETIC",
        }
    }
}

fn rma() -> impl Iterator<Item = &'static str> {
    let (reals, integers) = RMA_TYPES.split_at(2);
    reals.iter().chain([&LONG_DOUBLE]).chain(integers).map(|ty| ty.name)
}

fn named(name: &str) -> Type {
    let mut all = RMA_TYPES.iter().chain([&LONG_DOUBLE, &COMPLEX_FLOAT, &COMPLEX_DOUBLE]);
    *all.find(|ty| ty.name == name).expect("a family's types are in the lists above")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Families with their sizes in OpenSHMEM, how many of those C can tell apart, and their sizes in Intel SHMEM.
    const FAMILIES: [(Family, usize, usize, usize); 12] = [
        (Family::Rma, 24, 14, 23),
        (Family::Amo, 12, 6, 13),
        (Family::ExtendedAmo, 14, 8, 15),
        (Family::BitwiseAmo, 7, 5, 8),
        (Family::Sync, 14, 8, 12),
        (Family::OldWait, 4, 4, 4),
        (Family::ReduceBits, 18, 10, 19),
        (Family::ReduceOrder, 24, 14, 23),
        (Family::ReduceArithmetic, 26, 16, 23),
        (Family::ToAllBits, 4, 4, 4),
        (Family::ToAllOrder, 7, 7, 6),
        (Family::ToAllArithmetic, 9, 9, 6),
    ];

    #[test]
    fn families_are_as_large_as_in_the_specifications() {
        for (family, size, distinct, ishmem) in FAMILIES {
            let names: BTreeSet<_> = family.types().iter().map(|ty| ty.name).collect();
            assert_eq!((names.len(), family.types().len()), (size, size), "{family:?}");
            assert_eq!(family.distinct_types(Api::Shmem).len(), distinct, "{family:?}");
            assert_eq!(family.types_in(Api::Ishmem).len(), ishmem, "{family:?}");
        }
    }

    #[test]
    fn sizes_are_those_of_the_host() {
        let size = |name| named(name).bytes;
        assert_eq!(size("long"), size_of::<std::ffi::c_long>());
        assert_eq!(size("longlong"), size_of::<std::ffi::c_longlong>());
        assert_eq!(size("int"), size_of::<std::ffi::c_int>());
        assert_eq!(size("size"), size_of::<usize>());
        for ty in RMA_TYPES {
            let digits = ty.rust.unwrap()[1..].parse::<usize>().unwrap();
            assert_eq!(digits, ty.bytes * 8, "{}", ty.name);
        }
    }
}
