//! Kinds of PE number.

use std::fmt;

macro_rules! pe_number {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(i32);

        impl $name {
            /// The largest number: as many PEs as an `int` can count, numbered from 0.
            pub const MAX: $name = $name(i32::MAX - 1);

            /// The PE that an `int` of C names; `None` if it is negative or above [`MAX`](Self::MAX).
            pub const fn new(number: i32) -> Option<$name> {
                if 0 <= number && number <= Self::MAX.0 { Some($name(number)) } else { None }
            }

            /// The PE that an index of a table by PE belongs to; `None` if it is above [`MAX`](Self::MAX).
            pub const fn from_index(index: usize) -> Option<$name> {
                if index <= Self::MAX.0 as usize { Some($name(index as i32)) } else { None }
            }

            /// The number, as in C.
            pub const fn get(self) -> i32 {
                self.0
            }

            /// The number, as an index of a table by PE.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// For numbers that are in range by construction.
            pub(crate) const fn known(number: i32) -> $name {
                debug_assert!(0 <= number && number <= Self::MAX.0);
                $name(number)
            }
        }

        impl From<$name> for i32 {
            fn from(pe: $name) -> i32 {
                pe.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

pe_number! {
    /// The number of a PE in the world: 0 to [`Pe::MAX`].
    Pe
}

pe_number! {
    /// The number of a PE within a team or group, its rank: 0 to [`TeamPe::MAX`].
    TeamPe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_that_some_job_can_have_are_pes() {
        assert_eq!(Pe::new(0).map(Pe::get), Some(0));
        assert_eq!(Pe::new(i32::MAX - 1), Some(Pe::MAX));
        for wrong in [-1, i32::MIN, i32::MAX] {
            assert_eq!(Pe::new(wrong), None);
        }
        assert_eq!(TeamPe::from_index(7).map(TeamPe::index), Some(7));
        assert_eq!(TeamPe::from_index(i32::MAX as usize), None);
        assert_eq!(TeamPe::from_index(1 << 40), None);
        assert_eq!(TeamPe::from_index(usize::MAX), None);
    }
}
