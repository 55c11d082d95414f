//! Names of the C ABI: those that follow from the table and those written by hand.

use std::collections::BTreeSet;

use crate::operations::{ISHMEM_OPERATIONS, SHMEM_OPERATIONS};

/// Routines of `ishmem.h` and `ishmemx.h` that are written by hand.
pub const ISHMEM: &[&str] = &[
    "ishmem_align",
    "ishmem_barrier_all",
    "ishmem_calloc",
    "ishmem_collectmem",
    "ishmem_fcollectmem",
    "ishmem_fence",
    "ishmem_finalize",
    "ishmem_free",
    "ishmem_getmem",
    "ishmem_global_exit",
    "ishmem_info_get_name",
    "ishmem_info_get_version",
    "ishmem_init",
    "ishmem_malloc",
    "ishmem_my_pe",
    "ishmem_n_pes",
    "ishmem_putmem",
    "ishmem_quiet",
    "ishmem_sync_all",
    "ishmem_team_destroy",
    "ishmem_team_get_config",
    "ishmem_team_my_pe",
    "ishmem_team_n_pes",
    "ishmem_team_split_2d",
    "ishmem_team_split_strided",
    "ishmem_team_sync",
    "ishmem_team_translate_pe",
    "ishmemx_ctx_destroy",
    "ishmemx_ctx_get_team",
    "ishmemx_group_compare",
    "ishmemx_group_difference",
    "ishmemx_group_excl",
    "ishmemx_group_free",
    "ishmemx_group_incl",
    "ishmemx_group_intersection",
    "ishmemx_group_pe",
    "ishmemx_group_range_excl",
    "ishmemx_group_range_incl",
    "ishmemx_group_size",
    "ishmemx_group_translate_pes",
    "ishmemx_group_union",
    "ishmemx_module_finalize",
    "ishmemx_module_init",
    "ishmemx_team_create_ctx",
    "ishmemx_team_create_group",
    "ishmemx_team_group",
    "ishmemx_ze_handles",
];

/// Routines of `shmem.h` that are written by hand.
pub const SHMEM: &[&str] = &[
    "_my_pe",
    "_num_pes",
    "shmem_addr_accessible",
    "shmem_align",
    "shmem_barrier",
    "shmem_barrier_all",
    "shmem_calloc",
    "shmem_collect4",
    "shmem_collect8",
    "shmem_ctx_create",
    "shmem_ctx_destroy",
    "shmem_ctx_fence",
    "shmem_ctx_get_team",
    "shmem_ctx_quiet",
    "shmem_fcollect4",
    "shmem_fcollect8",
    "shmem_fence",
    "shmem_finalize",
    "shmem_free",
    "shmem_global_exit",
    "shmem_info_get_name",
    "shmem_info_get_version",
    "shmem_init",
    "shmem_init_thread",
    "shmem_malloc",
    "shmem_malloc_with_hints",
    "shmem_my_pe",
    "shmem_n_pes",
    "shmem_pe_accessible",
    "shmem_ptr",
    "shmem_query_thread",
    "shmem_quiet",
    "shmem_realloc",
    "shmem_sync",
    "shmem_sync_all",
    "shmem_team_create_ctx",
    "shmem_team_destroy",
    "shmem_team_get_config",
    "shmem_team_my_pe",
    "shmem_team_n_pes",
    "shmem_team_ptr",
    "shmem_team_split_2d",
    "shmem_team_split_strided",
    "shmem_team_sync",
    "shmem_team_translate_pe",
    "start_pes",
];

/// Routines of `mpp/shmem.fh`, as gfortran spells their symbols.
pub const FORTRAN: &[&str] = &[
    "my_pe_",
    "num_pes_",
    "shmem_barrier_",
    "shmem_barrier_all_",
    "shmem_collect32_",
    "shmem_collect4_",
    "shmem_collect64_",
    "shmem_collect8_",
    "shmem_fcollect32_",
    "shmem_fcollect4_",
    "shmem_fcollect64_",
    "shmem_fcollect8_",
    "shmem_fence_",
    "shmem_finalize_",
    "shmem_global_exit_",
    "shmem_init_",
    "shmem_my_pe_",
    "shmem_n_pes_",
    "shmem_quiet_",
    "start_pes_",
];

/// Every C routine of `shmem.h`, those that are inline in the header included.
pub fn shmem() -> BTreeSet<String> {
    let typed = SHMEM_OPERATIONS.iter().flat_map(|operation| {
        let plain = operation.routines("shmem");
        let on_contexts = operation.contexts.then(|| operation.routines("shmem_ctx"));
        plain.into_iter().chain(on_contexts.into_iter().flatten())
    });
    typed.map(|routine| routine.name).chain(SHMEM.iter().map(|name| name.to_string())).collect()
}

/// Those of [`shmem`] that are inline functions of the header, since they pass a type by value that
/// Rust does not have.
pub fn inline() -> BTreeSet<String> {
    SHMEM_OPERATIONS
        .iter()
        .filter(|operation| operation.passes_elements())
        .flat_map(|operation| [operation.routines("shmem"), operation.routines("shmem_ctx")])
        .flatten()
        .filter(|routine| routine.ty.is_some_and(|ty| ty.rust.is_none()))
        .map(|routine| routine.name)
        .collect()
}

/// Every symbol that `libzeshmem.so` exports, and nothing else.
pub fn exported() -> BTreeSet<String> {
    let by_hand = ISHMEM.iter().chain(FORTRAN).map(|name| name.to_string());
    let typed = ISHMEM_OPERATIONS.iter().flat_map(|operation| operation.routines("ishmem")).map(|routine| routine.name);
    let mut all = shmem();
    let inline = inline();
    all.retain(|name| !inline.contains(name));
    all.extend(by_hand.chain(typed));
    all
}

/// What is wrong with the symbols of a library, if anything: names that it lacks, and names that no
/// table has.
pub fn difference(symbols: &BTreeSet<String>) -> Option<String> {
    let expected = exported();
    let list = |names: Vec<&String>| {
        let names: Vec<_> = names.iter().map(|name| name.as_str()).collect();
        if names.is_empty() { "none".into() } else { names.join(", ") }
    };
    (*symbols != expected).then(|| {
        format!(
            "missing: {}; in no table: {}",
            list(expected.difference(symbols).collect()),
            list(symbols.difference(&expected).collect())
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Old names of `shmem.h` that the list does not have.
    const BESIDE: [&str; 7] =
        ["_my_pe", "_num_pes", "shmem_collect4", "shmem_collect8", "shmem_fcollect4", "shmem_fcollect8", "start_pes"];

    #[test]
    fn only_long_double_is_inline() {
        let expected = ["shmem_ctx_longdouble_g", "shmem_ctx_longdouble_p", "shmem_longdouble_g", "shmem_longdouble_p"];
        assert_eq!(inline().iter().map(String::as_str).collect::<Vec<_>>(), expected);
    }

    /// The list of names lies beside the repository where there is one.
    #[test]
    fn names_are_those_of_openshmem() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/api/openshmem-c.txt");
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("skipped: coverage of OpenSHMEM's names (no {})", path.display());
            return;
        };
        let listed: BTreeSet<_> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let ours = shmem();
        let (known, beside): (BTreeSet<_>, BTreeSet<_>) =
            ours.iter().map(String::as_str).partition(|name| listed.contains(name));
        println!("{} of {} OpenSHMEM names", known.len(), listed.len());
        assert_eq!(beside, BTreeSet::from(BESIDE));

        let missing: Vec<_> = listed.difference(&known).filter(|name| !is_of_another_family(name)).collect();
        assert!(missing.is_empty(), "missing: {missing:?}");
    }

    /// Names of families that the library does not have yet.
    fn is_of_another_family(name: &str) -> bool {
        const PARTS: [&str; 11] = [
            "_alltoall",
            "_broadcast",
            "_reduce",
            "_to_all",
            "_signal",
            "_test",
            "_wait",
            "_lock",
            "_cache",
            "_udcflush",
            "_pcontrol",
        ];
        !name.contains("atomic") && PARTS.iter().any(|part| name.contains(part))
    }
}
