//! Element types and their families. The families are separate tables, as in the specification:
//! no one list is right for all operations.

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
    /// Bytes of an element.
    pub bytes: usize,
}

const fn row(
    name: &'static str,
    c: &'static str,
    basic: &'static str,
    rust: &'static str,
    opencl: &'static str,
    bytes: usize,
) -> Type {
    Type { name, c, basic, rust: Some(rust), opencl: Some(opencl), bytes }
}

/// The standard RMA types without `long double`, as Intel SHMEM has them: OpenSHMEM 1.5, table 5.
pub const RMA_TYPES: [Type; 23] = [
    row("float", "float", "float", "f32", "float", 4),
    row("double", "double", "double", "f64", "double", 8),
    row("char", "char", "char", "i8", "char", 1),
    row("schar", "signed char", "signed char", "i8", "char", 1),
    row("short", "short", "short", "i16", "short", 2),
    row("int", "int", "int", "i32", "int", 4),
    row("long", "long", "long", "i64", "long", 8),
    row("longlong", "long long", "long long", "i64", "long", 8),
    row("uchar", "unsigned char", "unsigned char", "u8", "uchar", 1),
    row("ushort", "unsigned short", "unsigned short", "u16", "ushort", 2),
    row("uint", "unsigned int", "unsigned int", "u32", "uint", 4),
    row("ulong", "unsigned long", "unsigned long", "u64", "ulong", 8),
    row("ulonglong", "unsigned long long", "unsigned long long", "u64", "ulong", 8),
    row("int8", "int8_t", "signed char", "i8", "char", 1),
    row("int16", "int16_t", "short", "i16", "short", 2),
    row("int32", "int32_t", "int", "i32", "int", 4),
    row("int64", "int64_t", "long", "i64", "long", 8),
    row("uint8", "uint8_t", "unsigned char", "u8", "uchar", 1),
    row("uint16", "uint16_t", "unsigned short", "u16", "ushort", 2),
    row("uint32", "uint32_t", "unsigned int", "u32", "uint", 4),
    row("uint64", "uint64_t", "unsigned long", "u64", "ulong", 8),
    row("size", "size_t", "unsigned long", "u64", "size_t", 8),
    row("ptrdiff", "ptrdiff_t", "long", "i64", "ptrdiff_t", 8),
];

/// `long double`: neither Rust nor OpenCL C can pass one by value.
pub const LONG_DOUBLE: Type =
    Type { name: "longdouble", c: "long double", basic: "long double", rust: None, opencl: None, bytes: 16 };

/// Bits of an element in the names of routines that are typed by size alone, as in `shmem_put64`.
pub const SIZES: [usize; 5] = [8, 16, 32, 64, 128];

/// Which types an operation exists for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Those of Intel SHMEM's RMA: [`RMA_TYPES`].
    Device,
    /// Standard RMA types, `long double` included.
    Rma,
    /// Standard AMO types.
    Amo,
    /// Extended AMO types.
    ExtendedAmo,
    /// Bitwise AMO types.
    BitwiseAmo,
}

const AMO: [&str; 12] =
    ["int", "long", "longlong", "uint", "ulong", "ulonglong", "int32", "int64", "uint32", "uint64", "size", "ptrdiff"];

const BITWISE: [&str; 7] = ["uint", "ulong", "ulonglong", "int32", "int64", "uint32", "uint64"];

impl Family {
    /// The family's types, in the order of the specification's table.
    pub fn types(self) -> Vec<Type> {
        match self {
            Family::Device => RMA_TYPES.to_vec(),
            Family::Rma => {
                let mut types = RMA_TYPES.to_vec();
                types.insert(2, LONG_DOUBLE);
                types
            }
            Family::Amo => AMO.map(named).to_vec(),
            Family::ExtendedAmo => ["float", "double"].iter().chain(&AMO).copied().map(named).collect(),
            Family::BitwiseAmo => BITWISE.map(named).to_vec(),
        }
    }

    /// The family's types without those that C takes for one before them: what C11's `_Generic` and
    /// C++'s overloads can tell apart.
    pub fn distinct_types(self) -> Vec<Type> {
        let mut distinct: Vec<Type> = Vec::new();
        for ty in self.types() {
            if distinct.iter().all(|other| other.basic != ty.basic) {
                distinct.push(ty);
            }
        }
        distinct
    }
}

fn named(name: &str) -> Type {
    *RMA_TYPES.iter().find(|ty| ty.name == name).expect("a family's types are RMA types")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const FAMILIES: [(Family, usize, usize); 5] = [
        (Family::Device, 23, 13),
        (Family::Rma, 24, 14),
        (Family::Amo, 12, 6),
        (Family::ExtendedAmo, 14, 8),
        (Family::BitwiseAmo, 7, 5),
    ];

    #[test]
    fn families_are_as_large_as_in_the_specification() {
        for (family, size, distinct) in FAMILIES {
            let names: BTreeSet<_> = family.types().iter().map(|ty| ty.name).collect();
            assert_eq!((names.len(), family.types().len()), (size, size), "{family:?}");
            assert_eq!(family.distinct_types().len(), distinct, "{family:?}");
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
