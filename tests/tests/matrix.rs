//! Every routine of the table over elements, signals and sets of PEs, with every type and form, against sequential models. What
//! is called is generated from the table, so that a routine without a test does not compile.

use std::collections::BTreeSet;
use std::process::Command;

use zeshmem_api_table::{Api, Form, entries};
use zeshmem_tests::harness::{PE_COUNTS, WORK_GROUPS, beyond_pocl, job, job_with, matrix, silently_succeeds, text};

/// In C on all numbers of PEs, once with a driver that keeps the host out of device memory; in C++ on some.
fn in_c_and_cpp(name: &str) {
    let in_c = matrix("oshcc", &[], name, &format!("matrix_{name}_c"));
    silently_succeeds(&in_c, PE_COUNTS);
    let output = job_with(2, &in_c, &[], &[("ZE_CPU_STRICT", "1")]);
    assert!(output.status.success(), "{name}, strict: {}\n{}", output.status, text(&output.stderr));
    let output = job_with(3, &in_c, &[], &[("ISHMEM_ATOMICS", "owner")]);
    assert!(output.status.success(), "{name}, by owners: {}\n{}", output.status, text(&output.stderr));
    silently_succeeds(&matrix("oshc++", &["-x", "c++"], name, &format!("matrix_{name}_cpp")), [1, 2]);
}

#[test]
fn puts_gets_and_signals() {
    in_c_and_cpp("rma");
}

#[test]
fn atomic_operations() {
    in_c_and_cpp("amo");
}

#[test]
fn waits_and_tests() {
    in_c_and_cpp("wait");
}

#[test]
fn collectives_and_what_orders() {
    in_c_and_cpp("collective");
}

/// Those on command lists, against the host's; each on an immediate list, and some of each row on lists of every other kind. Once
/// where collectives of more than a few bytes meet, and transfers are spread over work-groups.
#[test]
fn routines_on_command_lists() {
    if beyond_pocl("routines on command lists", WORK_GROUPS) {
        return;
    }
    let in_c = matrix("oshcc", &[], "lists", "matrix_lists_c");
    let in_cpp = matrix("oshc++", &["-x", "c++"], "lists", "matrix_lists_cpp");
    let meeting = [("ISHMEM_SMALL_BYTES", "256"), ("ISHMEM_LIST_GROUP_BYTES", "512")];
    let nodes = [("ZESHMEM_PES_PER_NODE", "1")];
    for (n, program, environment) in [(4, &in_c, &[][..]), (3, &in_c, &meeting), (2, &in_cpp, &[]), (2, &in_c, &nodes)]
    {
        let output = job_with(n, program, &[], environment);
        let (called, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success() && err.is_empty(), "{n} PEs, {environment:?}: {}\n{err}", output.status);
        let called: BTreeSet<(&str, &str)> = called.lines().filter_map(|line| line.split_once(": ")).collect();
        for entry in entries(Api::Ishmemx).filter(|entry| entry.form == Form::OnList) {
            assert!(called.contains(&("immediate", entry.name.as_str())), "{} is not tested", entry.name);
        }
        for place in ["immediate, in order", "regular", "regular, in order"] {
            for row in entries(Api::Ishmemx).filter(|entry| entry.form == Form::OnList).map(|entry| entry.row) {
                let of_row = zeshmem_api_table::of_row(row, Api::Ishmemx);
                let is_called = of_row.iter().any(|entry| called.contains(&(place, entry.name.as_str())));
                assert!(is_called, "{} is not tested on a list that is {place}", row.name());
            }
        }
    }
}

/// By the symbols that gfortran makes of Fortran's names.
#[test]
fn what_fortran_programs_of_old_call() {
    silently_succeeds(&matrix("oshcc", &[], "fortran", "matrix_fortran_c"), [1, 2, 3]);
}

/// Each row's bad arguments, calls before the start and after the end, and bad pointers to the allocator.
#[test]
fn what_is_wrong_with_a_call_is_said() {
    let output = Command::new(matrix("oshcc", &[], "refusals", "matrix_refusals_c"))
        .env("ISHMEM_CPU_DRIVER", "auto")
        .output()
        .expect("the program starts");
    let (judged, said) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success() && said.is_empty(), "{}\n{said}", output.status);
    assert!(judged.trim().parse::<usize>().expect("a number of calls") > 1000, "{judged}");
}

/// What is wrong on one PE of a collective, or differs, is told once and by one PE, and all PEs get the same.
#[test]
fn collectives_that_are_called_differently_are_refused_on_all_pes() {
    let program = matrix("oshcc", &[], "disagree", "matrix_disagree_c");
    for n in [2, 4] {
        let output = job(n, &program, &[]);
        let (refused, said) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{n} PEs: {}\n{said}", output.status);
        assert_eq!(
            said.lines().filter(|line| line.starts_with("zeshmem: PE ")).count().to_string(),
            refused.trim(),
            "{said}"
        );
        assert_eq!(said.lines().count().to_string(), refused.trim(), "{said}");
    }
    let list = text(&job(2, &program, &["list"]).stdout);
    assert!(list.lines().count() > 50, "{list}");
    for line in list.lines() {
        let [row, fault, says] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let output = job(2, &program, &[row, fault]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}:\n{said}");
        // Each PE took itself for the root, told the other, and did not hear that.
        if says.contains("broadcast") && says.ends_with("do not agree") && said.contains("_finalize, PE ") {
            continue;
        }
        assert_eq!(said.matches("zeshmem: PE ").count(), 1, "{line}:\n{said}");
        assert!(said.contains(says.trim_end_matches("do not agree")) && !said.contains("returned"), "{line}:\n{said}");
        assert!(!says.ends_with("do not agree") || said.contains("do not agree"), "{line}:\n{said}");
    }
}
