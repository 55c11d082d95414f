//! What kernels print: whole lines that say where they come from, written before the PE is out of a barrier.

use zeshmem_tests::harness::{job, job_with, programs, text};

#[test]
fn kernels_print_texts_with_values() {
    for n in [1, 3] {
        let output = job(n, &programs().join("pe_prints"), &[]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{n} PEs: {}\n{err}", output.status);
        let (before, _) = err.split_once("behind the barrier\n").expect("PE 0 says so");
        for pe in 0..n {
            let of_pe = |text: &str| -> Vec<String> {
                let mine = format!("PE {pe}, ");
                text.lines().filter_map(|line| Some(line.strip_prefix(&mine)?.to_owned())).collect()
            };
            let expected = [
                "say: plain".into(),
                "routine: from there".into(),
                format!("say: {pe} of {n}, 0.25 and 1.5"),
                "say:    -3|ff|100 %".into(),
                "say: 1".into(),
            ];
            // The launcher may show a line of another PE after one that was written later.
            assert_eq!(of_pe(if pe == 0 { before } else { &err }), expected, "{err}");
            assert_eq!(of_pe(&out), ["say: to the other"], "{out}");
        }
    }
    let wanted = [("ISHMEM_ENABLE_VERBOSE_PRINT", "1"), ("ISHMEM_DEBUG", "1"), ("ISHMEM_LOG", "error")];
    let output = job_with(1, &programs().join("pe_prints"), &[], &wanted);
    let err = text(&output.stderr);
    assert!(output.status.success() && err.contains("prints.cl:11, say, PE 0, debug] for debugging\n"), "{err}");
    assert!(err.contains("[file.c:7, routine, PE 0, error] from there\n"), "{err}");
}

/// More than can wait: every line is whole, those of a work-item come in its order, and what is lost is counted.
#[test]
fn more_texts_than_can_wait_are_counted() {
    for (times, n) in [(4, 2), (200, 1)] {
        let output = job(n, &programs().join("pe_prints"), &[&times.to_string()]);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{}\n{err}", output.status);
        let mut said = vec![vec![-1; 64]; n];
        let (mut lines, mut lost) = (0, 0);
        for line in err.lines() {
            let words: Vec<_> = line.split([' ', ',', ':']).collect();
            match words[..] {
                ["PE", pe, "", "flood", "", "work-item", item, "says", time] => {
                    let last: &mut i32 =
                        &mut said[pe.parse::<usize>().expect("a PE")][item.parse::<usize>().expect("an item")];
                    let time = time.parse().expect("a number");
                    assert!(*last < time, "{line}");
                    *last = time;
                    lines += 1;
                }
                ["zeshmem", "", "PE", _, "", count, "texts", ..] => lost += count.parse::<usize>().expect("a number"),
                _ => panic!("{line}"),
            }
        }
        assert_eq!(lines + lost, 64 * times * n, "{err}");
        assert!(times < 200 || lost > 0, "{lines} lines are written of one burst");
    }
}
