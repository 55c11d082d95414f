//! Groups.
//!
//! A handle is a number that no other group of this process has or had, so that one that was freed
//! is recognised; C sees it as a pointer to an incomplete type. Groups are values: every routine
//! takes what it needs out of the table and works on that, with no lock held.

use std::collections::HashMap;
use std::ffi::{c_int, c_long};
use std::sync::{LazyLock, RwLock};
use std::{ptr, slice};

use zeshmem_host::{Caller, Comparison, Error, GroupError, Pe, PeSet, Shmem, Team, TeamPe, Usage};

use crate::process::{ask, code, with};
use crate::team::{CTeamConfig, clear, config_at};

/// `ishmemx_group_t`.
pub type Handle = usize;

/// `ISHMEMX_GROUP_INVALID`.
const INVALID: Handle = 0;
/// `ISHMEMX_GROUP_EMPTY`: every group without PEs has this handle.
const EMPTY: Handle = 1;

struct Table {
    groups: HashMap<Handle, PeSet>,
    next: Handle,
}

static TABLE: LazyLock<RwLock<Table>> =
    LazyLock::new(|| RwLock::new(Table { groups: HashMap::from([(EMPTY, PeSet::empty())]), next: EMPTY + 1 }));

fn look_up(handle: Handle) -> Option<PeSet> {
    let table = TABLE.read().expect("no panic while the table is locked");
    table.groups.get(&handle).cloned()
}

fn enter(group: PeSet) -> Handle {
    if group.is_empty() {
        return EMPTY;
    }
    let mut table = TABLE.write().expect("no panic while the table is locked");
    let handle = table.next;
    table.next += 1;
    table.groups.insert(handle, group);
    handle
}

fn wrong(routine: &'static str, argument: &'static str, value: String, allowed: &str) -> Error {
    Usage::new(routine, argument, value, allowed).into()
}

fn group_of(routine: &'static str, argument: &'static str, handle: Handle) -> Result<PeSet, Error> {
    look_up(handle).ok_or_else(|| {
        let value = match handle {
            INVALID => "ISHMEMX_GROUP_INVALID".into(),
            other => format!("{other:#x}"),
        };
        wrong(routine, argument, value, "it must be a group that was made and not freed")
    })
}

/// The elements of an array argument.
///
/// # Safety
/// `array` is null or holds `n` elements that no thread writes during `'a`.
unsafe fn array_at<'a, T>(
    routine: &'static str,
    argument: &'static str,
    n: c_int,
    array: *const T,
) -> Result<&'a [T], Error> {
    let n = usize::try_from(n).map_err(|_| wrong(routine, "n", n.to_string(), "it must be 0 or more"))?;
    if n == 0 {
        return Ok(&[]);
    }
    if array.is_null() {
        let allowed = "it must hold `n` elements";
        return Err(wrong(routine, argument, "null".into(), allowed));
    }
    // SAFETY: not null, and the caller vouches for the rest.
    Ok(unsafe { slice::from_raw_parts(array, n) })
}

/// Makes a group and stores its handle in `*place`, or `ISHMEMX_GROUP_INVALID` on failure.
///
/// # Safety
/// `place` is null or valid for writing.
unsafe fn give(
    routine: &'static str,
    argument: &'static str,
    place: *mut Handle,
    make: impl FnOnce() -> Result<PeSet, Error>,
) -> c_int {
    if place.is_null() {
        return code(Err(Usage::null(routine, argument, "a group handle").into()));
    }
    let made = make();
    let handle = made.as_ref().map_or(INVALID, |group| enter(group.clone()));
    // SAFETY: not null, and the caller vouches for the rest. What `make` read lies behind us, so the
    // place may be that of an argument.
    unsafe { place.write(handle) };
    code(made.map(|_| ()))
}

/// # Safety
/// `group` is null or valid for writing.
pub unsafe fn of_team(team: c_int, group: *mut Handle) -> c_int {
    const ROUTINE: &str = "ishmemx_team_group";
    // SAFETY: the caller's pointer.
    unsafe { give(ROUTINE, "group", group, || with(ROUTINE, |runtime| runtime.team_group(Team::from_raw(team)))) }
}

/// # Safety
/// `ranks` holds `n` numbers; `new_group` is null or valid for writing.
pub unsafe fn incl(group: Handle, n: c_int, ranks: *const c_int, new_group: *mut Handle) -> c_int {
    // SAFETY: the caller's pointers.
    unsafe { from_ranks("ishmemx_group_incl", group, n, ranks, new_group, PeSet::incl) }
}

/// # Safety
/// As [`incl`].
pub unsafe fn excl(group: Handle, n: c_int, ranks: *const c_int, new_group: *mut Handle) -> c_int {
    // SAFETY: the caller's pointers.
    unsafe { from_ranks("ishmemx_group_excl", group, n, ranks, new_group, PeSet::excl) }
}

/// # Safety
/// `ranks` is null or holds `n` numbers; `place` is null or valid for writing.
unsafe fn from_ranks(
    routine: &'static str,
    group: Handle,
    n: c_int,
    ranks: *const c_int,
    place: *mut Handle,
    make: impl FnOnce(&PeSet, &[i32]) -> Result<PeSet, GroupError>,
) -> c_int {
    // SAFETY: the caller's pointers.
    unsafe {
        give(routine, "new_group", place, || {
            let group = group_of(routine, "group", group)?;
            let ranks = array_at(routine, "ranks", n, ranks)?;
            make(&group, ranks).map_err(|error| Error::Group(routine, error))
        })
    }
}

/// # Safety
/// `ranges` holds `n` triplets; `new_group` is null or valid for writing.
pub unsafe fn range_incl(group: Handle, n: c_int, ranges: *const [c_int; 3], new_group: *mut Handle) -> c_int {
    const ROUTINE: &str = "ishmemx_group_range_incl";
    // SAFETY: the caller's pointers.
    unsafe { from_ranges(ROUTINE, group, n, ranges, new_group, PeSet::range_incl) }
}

/// # Safety
/// As [`range_incl`].
pub unsafe fn range_excl(group: Handle, n: c_int, ranges: *const [c_int; 3], new_group: *mut Handle) -> c_int {
    const ROUTINE: &str = "ishmemx_group_range_excl";
    // SAFETY: the caller's pointers.
    unsafe { from_ranges(ROUTINE, group, n, ranges, new_group, PeSet::range_excl) }
}

/// # Safety
/// `ranges` is null or holds `n` triplets; `place` is null or valid for writing.
unsafe fn from_ranges(
    routine: &'static str,
    group: Handle,
    n: c_int,
    ranges: *const [c_int; 3],
    place: *mut Handle,
    make: impl FnOnce(&PeSet, &[[i32; 3]]) -> Result<PeSet, GroupError>,
) -> c_int {
    // SAFETY: the caller's pointers.
    unsafe {
        give(routine, "new_group", place, || {
            let group = group_of(routine, "group", group)?;
            let ranges = array_at(routine, "ranges", n, ranges)?;
            make(&group, ranges).map_err(|error| Error::Group(routine, error))
        })
    }
}

macro_rules! of_two {
    ($($name:ident $routine:literal $make:expr;)*) => {$(
                ///
        /// # Safety
        /// `new_group` is null or valid for writing.
                pub unsafe fn $name(group1: Handle, group2: Handle, new_group: *mut Handle) -> c_int {
            const ROUTINE: &str = $routine;
            // SAFETY: the caller's pointer.
            unsafe {
                give(ROUTINE, "new_group", new_group, || {
                    let group1 = group_of(ROUTINE, "group1", group1)?;
                    let group2 = group_of(ROUTINE, "group2", group2)?;
                    Ok($make(&group1, &group2))
                })
            }
        }
    )*};
}

of_two! {
    union "ishmemx_group_union" PeSet::union;
    intersection "ishmemx_group_intersection" PeSet::intersection;
    difference "ishmemx_group_difference" PeSet::difference;
}

pub fn size(group: Handle) -> c_int {
    look_up(group).map_or(-1, |group| group.size())
}

pub fn pe(group: Handle) -> c_int {
    let number = || look_up(group)?.rank_of(Pe::new(ask(-1, Shmem::my_pe))?);
    number().map_or(-1, TeamPe::get)
}

/// # Safety
/// `pes1` holds `n` numbers, and `pes2` has room for as many; they may overlap.
pub unsafe fn translate_pes(group1: Handle, n: c_int, pes1: *const c_int, group2: Handle, pes2: *mut c_int) -> c_int {
    const ROUTINE: &str = "ishmemx_group_translate_pes";
    let translate = || {
        let group1 = group_of(ROUTINE, "group1", group1)?;
        let group2 = group_of(ROUTINE, "group2", group2)?;
        if pes2.is_null() && n > 0 {
            let allowed = "it must have room for `n` elements";
            return Err(wrong(ROUTINE, "pes2", "null".into(), allowed));
        }
        // SAFETY: the caller's array, which is only counted and found not null.
        let n = unsafe { array_at(ROUTINE, "pes1", n, pes1) }?.len();
        if n == 0 {
            return Ok(());
        }
        // SAFETY: neither is null, and the caller has `n` numbers there and room for them here; the slice
        // is made of what was copied.
        let numbers = unsafe {
            ptr::copy(pes1, pes2, n);
            slice::from_raw_parts_mut(pes2, n)
        };
        group1.translate_in_place(numbers, &group2).map_err(|error| Error::Group(ROUTINE, renamed(error, "pes1")))
    };
    code(translate())
}

/// The error, with the name that the argument has here.
fn renamed(error: GroupError, argument: &'static str) -> GroupError {
    match error {
        GroupError::Rank { index, rank, size, .. } => GroupError::Rank { argument, index, rank, size },
        other => other,
    }
}

/// # Safety
/// `result` is null or valid for writing.
pub unsafe fn compare(group1: Handle, group2: Handle, result: *mut c_int) -> c_int {
    const ROUTINE: &str = "ishmemx_group_compare";
    let compare = || {
        let group1 = group_of(ROUTINE, "group1", group1)?;
        let group2 = group_of(ROUTINE, "group2", group2)?;
        // SAFETY: the caller's pointer.
        let result = unsafe { result.as_mut() }.ok_or_else(|| Usage::null(ROUTINE, "result", "an int"))?;
        *result = match group1.compare(&group2) {
            Comparison::Identical => 0,
            Comparison::Similar => 1,
            Comparison::Unequal => 2,
        };
        Ok(())
    };
    code(compare())
}

/// # Safety
/// `group` is null or points to a handle.
pub unsafe fn free(group: *mut Handle) -> c_int {
    const ROUTINE: &str = "ishmemx_group_free";
    let free = || {
        // SAFETY: the caller's pointer.
        let place = unsafe { group.as_mut() }.ok_or_else(|| Usage::null(ROUTINE, "group", "a group handle"))?;
        if *place != EMPTY {
            group_of(ROUTINE, "*group", *place)?;
            let mut table = TABLE.write().expect("no panic while the table is locked");
            table.groups.remove(place);
        }
        *place = INVALID;
        Ok(())
    };
    code(free())
}

/// # Safety
/// `config` is null or points to a configuration; `new_team` is null or valid for writing.
pub unsafe fn make_team(
    parent_team: c_int,
    group: Handle,
    config: *const CTeamConfig,
    config_mask: c_long,
    new_team: *mut c_int,
) -> c_int {
    const ROUTINE: &str = "ishmemx_team_create_group";
    code(with(ROUTINE, |runtime: &Shmem| {
        // SAFETY: the caller's pointers.
        let (problem, config) = unsafe { (clear(ROUTINE, "new_team", new_team), config_at(config)) };
        let (caller, parent, group) = (Caller::with(ROUTINE, problem), Team::from_raw(parent_team), look_up(group));
        let team = runtime.team_create_group(caller, parent, group.as_ref(), config, config_mask)?;
        // SAFETY: a null pointer is refused by all PEs.
        unsafe { new_team.write(team.unwrap_or(Team::INVALID).raw()) };
        Ok(())
    }))
}
