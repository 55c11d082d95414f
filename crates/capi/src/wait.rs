//! Point-to-point synchronisation: tests of variables that other PEs change, and waits until a test holds.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::c_int;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

use zeshmem_host::{Error, Shmem, Usage, Watched, Word};

use crate::fast;
use crate::process::{or_end, with};

/// How two values are compared.
type Comparison<T> = fn(&T, &T) -> bool;

/// SHMEM_CMP_NE.
const NE: c_int = 2;

/// The values of SHMEM_CMP_EQ and so on.
pub fn comparison<T: PartialOrd>(routine: &'static str, cmp: c_int) -> Result<Comparison<T>, Error> {
    Ok(match cmp {
        1 => T::eq,
        NE => T::ne,
        3 => T::gt,
        4 => T::ge,
        5 => T::lt,
        6 => T::le,
        other => {
            let allowed = "it must be SHMEM_CMP_EQ (1), NE (2), GT (3), GE (4), LT (5) or LE (6)";
            return Err(Usage::new(routine, "cmp", other, allowed).into());
        }
    })
}

/// Looks at a variable for as long as another core takes to change it, if there is a short way to it and `cmp` is a comparison;
/// its value, if the comparison holds.
#[inline(always)]
pub fn look<T: Word>(ivar: *const T, cmp: c_int, cmp_value: T) -> Option<T> {
    /// About 100 ns.
    const LOOKS: usize = 64;
    let holds: Comparison<T> = comparison("", cmp).ok()?;
    (0..LOOKS).find_map(|_| fast::load(ivar).filter(|value| holds(value, &cmp_value)))
}

/// What the variables are compared with: one value for all, or one for each.
#[derive(Clone, Copy)]
enum Bound<T> {
    All(T),
    Each(*const T),
}

/// Variables, of which some are left out, and what each is tested for.
struct Tests<'a, T> {
    variables: Watched<'a, T>,
    /// Null, or a number for each variable; those with another number than 0 are left out.
    status: *const c_int,
    holds: Comparison<T>,
    bound: Bound<T>,
}

impl<'a, T: Word> Tests<'a, T> {
    /// # Safety
    /// `status` is null or holds `nelems` numbers, and a bound for each is there, until the tests are gone.
    unsafe fn new(
        runtime: &'a Shmem,
        routine: &'static str,
        (ivars, nelems): (*const T, usize),
        status: *const c_int,
        cmp: c_int,
        bound: Bound<T>,
    ) -> Result<Self, Error> {
        if let Bound::Each(values) = bound
            && values.is_null()
            && nelems > 0
        {
            return Err(Usage::null(routine, "cmp_values", "`nelems` elements").into());
        }
        let variables = runtime.watch(routine, "ivars", ivars, nelems)?;
        Ok(Self { variables, status, holds: comparison(routine, cmp)?, bound })
    }

    /// The variables that are not left out.
    fn set(&self) -> impl Iterator<Item = usize> + '_ {
        // SAFETY: `new`'s caller vouches for the array.
        let included = |&index: &usize| self.status.is_null() || unsafe { self.status.add(index).read() } == 0;
        (0..self.variables.n()).filter(included)
    }

    fn holds(&self, index: usize) -> Result<bool, Error> {
        let bound = match self.bound {
            Bound::All(value) => value,
            // SAFETY: `new`'s caller vouches for the array.
            Bound::Each(values) => unsafe { values.add(index).read() },
        };
        Ok((self.holds)(&self.variables.load(index)?, &bound))
    }

    /// Whether all hold.
    fn all(&self) -> Result<bool, Error> {
        Ok(self.passes_all(&mut 0)?.is_some())
    }

    /// Goes on from variable `next` as long as they hold: when a wait has passed all, each has held, though perhaps not all at a time.
    fn passes_all(&self, next: &mut usize) -> Result<Option<()>, Error> {
        for index in self.set().skip_while(|index| index < next) {
            if !self.holds(index)? {
                *next = index;
                return Ok(None);
            }
        }
        Ok(Some(()))
    }

    /// One that holds: of several the first behind the one that was found last, so that each gets its turn, as OpenSHMEM says.
    fn any(&self) -> Result<Option<usize>, Error> {
        let (array, n) = (self.variables.address(), self.variables.n());
        let found = &FOUND[array / size_of::<T>() % FOUND.len()];
        let first = match found.array.swap(array, Ordering::Relaxed) == array {
            true => found.first.load(Ordering::Relaxed),
            // Multiples of the golden ratio lie evenly, so that each gets its turn here, too.
            false => {
                let turn = u128::from(TURNS.fetch_add(0x9e37_79b9, Ordering::Relaxed));
                let first = ((turn * n as u128) >> 32) as usize;
                found.first.store(first, Ordering::Relaxed);
                first
            }
        };
        let in_turn =
            self.set().skip_while(|&index| index < first).chain(self.set().take_while(|&index| index < first));
        for index in in_turn {
            if self.holds(index)? {
                found.first.store(index + 1, Ordering::Relaxed);
                return Ok(Some(index));
            }
        }
        Ok(None)
    }

    /// Fills `indices` with those that hold; how many.
    ///
    /// # Safety
    /// `indices` has room for as many as there are variables.
    unsafe fn some(&self, indices: *mut usize) -> Result<usize, Error> {
        let mut found = 0;
        for index in self.set() {
            if self.holds(index)? {
                // SAFETY: fewer were found than there are variables.
                unsafe { indices.add(found).write(index) };
                found += 1;
            }
        }
        Ok(found)
    }
}

/// Of an array, by its address, which variable to look at first: the one behind that which was found last.
struct Found {
    array: AtomicUsize,
    first: AtomicUsize,
}

/// By where arrays lie: of those that share a place each is forgotten when another one is looked at.
static FOUND: [Found; 64] = [const { Found { array: AtomicUsize::new(0), first: AtomicUsize::new(0) } }; 64];

/// Where to begin with an array that was forgotten, as a part of 2^32.
static TURNS: AtomicU32 = AtomicU32::new(0);

/// What stands for no variable.
const NONE: usize = usize::MAX;

pub unsafe fn wait_until<T: Word>(routine: &'static str, ivar: *mut T, cmp: c_int, cmp_value: T) {
    if look(ivar, cmp, cmp_value).is_some() {
        return;
    }
    or_end(with(routine, |runtime| {
        let variable = runtime.watch(routine, "ivar", ivar.cast_const(), 1)?;
        let holds = comparison(routine, cmp)?;
        runtime.wait(routine, || Ok(holds(&variable.load(0)?, &cmp_value).then_some(())))
    }))
}

/// The wait from before there were comparisons: until the variable is no longer `cmp_value`.
pub unsafe fn wait<T: Word>(routine: &'static str, ivar: *mut T, cmp_value: T) {
    // SAFETY: forwarded.
    unsafe { wait_until(routine, ivar, NE, cmp_value) }
}

pub unsafe fn test<T: Word>(routine: &'static str, ivar: *mut T, cmp: c_int, cmp_value: T) -> c_int {
    if let (Some(value), Ok(holds)) = (fast::load(ivar.cast_const()), comparison::<T>(routine, cmp)) {
        let holds = holds(&value, &cmp_value);
        return tell(holds.into(), holds);
    }
    or_end(with(routine, |runtime| {
        let variable = runtime.watch(routine, "ivar", ivar.cast_const(), 1)?;
        let holds = comparison::<T>(routine, cmp)?(&variable.load(0)?, &cmp_value);
        Ok(tell(holds.into(), holds))
    }))
}

/// What a test tells, after it has made way for other PEs where nothing holds and the program does little but test.
#[inline(always)]
fn tell<R>(answer: R, holds: bool) -> R {
    if !holds {
        fast::looked_in_vain(fast::ANY_WORD);
    }
    answer
}

/// The routines over several variables, with one value for all of them and with one for each.
macro_rules! over_several {
    ($($name:ident $vector:ident ($($extra:ident: $ty:ty)?) -> $result:ty, |$runtime:ident, $routine:ident, $tests:ident| $body:expr;)*) => {$(
        pub unsafe fn $name<T: Word>(
            routine: &'static str,
            ivars: *mut T,
            nelems: usize,
            $($extra: $ty,)?
            status: *const c_int,
            cmp: c_int,
            cmp_value: T,
        ) -> $result {
            or_end(with(routine, |$runtime| {
                let $routine = routine;
                let (variables, bound) = ((ivars.cast_const(), nelems), Bound::All(cmp_value));
                // SAFETY: the caller's array.
                let $tests = unsafe { Tests::new($runtime, routine, variables, status, cmp, bound) }?;
                $body
            }))
        }

        pub unsafe fn $vector<T: Word>(
            routine: &'static str,
            ivars: *mut T,
            nelems: usize,
            $($extra: $ty,)?
            status: *const c_int,
            cmp: c_int,
            cmp_values: *const T,
        ) -> $result {
            or_end(with(routine, |$runtime| {
                let $routine = routine;
                let (variables, bound) = ((ivars.cast_const(), nelems), Bound::Each(cmp_values));
                // SAFETY: the caller's arrays.
                let $tests = unsafe { Tests::new($runtime, routine, variables, status, cmp, bound) }?;
                $body
            }))
        }
    )*};
}

over_several! {
    wait_until_all wait_until_all_vector() -> (), |runtime, routine, tests| {
        let mut next = 0;
        runtime.wait(routine, || tests.passes_all(&mut next))
    };
    wait_until_any wait_until_any_vector() -> usize, |runtime, routine, tests| {
        let nothing = tests.set().next().is_none();
        if nothing { Ok(NONE) } else { runtime.wait(routine, || tests.any()) }
    };
    wait_until_some wait_until_some_vector(indices: *mut usize) -> usize, |runtime, routine, tests| {
        room_for(routine, &tests, indices)?;
        let nothing = tests.set().next().is_none();
        // SAFETY: the caller's array.
        let some = || Ok(Some(unsafe { tests.some(indices) }?).filter(|&found| found > 0));
        if nothing { Ok(0) } else { runtime.wait(routine, some) }
    };
    test_all test_all_vector() -> c_int, |_runtime, _routine, tests| tests.all().map(|all| tell(all.into(), all));
    test_any test_any_vector() -> usize, |_runtime, _routine, tests| {
        tests.any().map(|found| tell(found.unwrap_or(NONE), found.is_some()))
    };
    test_some test_some_vector(indices: *mut usize) -> usize, |_runtime, routine, tests| {
        room_for(routine, &tests, indices)?;
        // SAFETY: the caller's array.
        unsafe { tests.some(indices) }.map(|found| tell(found, found > 0))
    };
}

/// Fails where there is nowhere to put what is found.
fn room_for<T: Word>(routine: &'static str, tests: &Tests<'_, T>, indices: *mut usize) -> Result<(), Error> {
    if tests.variables.n() > 0 && indices.is_null() {
        return Err(Usage::null(routine, "indices", "room for `nelems` numbers").into());
    }
    Ok(())
}
