//! PEs that make teams of every shape and ask, on the host and in kernels, who is in them.

use zeshmem_host::{Team, TeamConfig};
use zeshmem_tests::{Pe, Random, check_members as check};

fn main() {
    let mut pe = Pe::start();
    predefined(&mut pe);
    shapes(&mut pe);
    rows_and_columns(&mut pe);
    nested(&mut pe);
    stale_handles(&mut pe);
    refusals(&pe);
    exhaustion(&pe);
    pe.finish();
}

fn predefined(pe: &mut Pe) {
    let (all, near): (Vec<i32>, _) = ((0..pe.n()).collect(), pe.on_my_node());
    for (team, members) in [(Team::WORLD, &all), (Team::SHARED, &near), (Team::NODE, &near)] {
        check(pe, team, members);
    }
}

/// Every triplet of a small job; a sample of them in a larger one.
fn shapes(pe: &mut Pe) {
    let n = pe.n();
    let valid = |start: i32, stride: i32, size: i32| {
        let last = start + stride * (size - 1);
        size >= 1 && (0..n).contains(&start) && (0..n).contains(&last) && (stride != 0 || size == 1)
    };
    let mut random = Random::new(n as u64);
    for start in 0..n {
        for stride in -n..=n {
            for size in 1..=n {
                if !valid(start, stride, size) || (n > 4 && random.below(12) != 0) {
                    continue;
                }
                let members: Vec<i32> = (0..size).map(|i| start + i * stride).collect();
                let team = pe.split(Team::WORLD, start, stride, size);
                check(pe, team, &members);
                if team != Team::INVALID {
                    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
                    pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
                }
            }
        }
    }
    // A stride of 0 names one PE.
    let team = pe.split(Team::WORLD, n - 1, 0, 1);
    check(pe, team, &[n - 1]);
    pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
}

fn rows_and_columns(pe: &mut Pe) {
    let (n, me) = (pe.n(), pe.me());
    for xrange in [1, 2, 3, n, n + 5, i32::MAX] {
        let width = xrange.min(n);
        let (row, column) =
            pe.shmem.team_split_2d("ishmem_team_split_2d", Team::WORLD, xrange, (None, 0), (None, 0)).expect("a split");
        let of = |f: &dyn Fn(i32) -> bool| (0..n).filter(|&p| f(p)).collect::<Vec<_>>();
        check(pe, row, &of(&|p| p / width == me / width));
        check(pe, column, &of(&|p| p % width == me % width));
        assert_eq!(pe.shmem.team_my_pe(row), me % width);
        assert_eq!(pe.shmem.team_my_pe(column), me / width);
        pe.shmem.team_destroy("ishmem_team_destroy", row).expect("destroy");
        pe.shmem.team_destroy("ishmem_team_destroy", column).expect("destroy");
    }

    // Each axis has a configuration of its own, of which the mask says what counts.
    let with = |num_contexts, mask| (Some(TeamConfig { num_contexts }), mask);
    let split = |x, y| pe.shmem.team_split_2d("ishmem_team_split_2d", Team::WORLD, 2, x, y).expect("a split");
    for (x, y, expected) in
        [(with(2, 1), with(5, 1), [2, 5]), (with(2, 0), with(5, 1), [0, 5]), ((None, 0), with(1, 1), [0, 1])]
    {
        let (row, column) = split(x, y);
        for (team, num_contexts) in [row, column].into_iter().zip(expected) {
            let config = pe.shmem.team_get_config(team).expect("a live team");
            assert_eq!(config.num_contexts, num_contexts);
            pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
        }
    }

    // And each row has one of its own, and each column: as many contexts as its number, and one.
    let (x, y) = (me % 2.min(n), me / 2.min(n));
    let (row, column) = split(with(y + 1, 1), with(x + 1, 1));
    for (team, num_contexts) in [(row, y + 1), (column, x + 1)] {
        let config = pe.shmem.team_get_config(team).expect("a live team");
        assert_eq!(config.num_contexts, num_contexts);
        let create = || pe.shmem.ctx_create("create", team, 0);
        let made: Vec<_> = (0..num_contexts).map(|_| create().expect("asked for")).collect();
        assert_eq!(create().expect_err("one too many").code(), 3);
        for context in made {
            pe.shmem.ctx_destroy("destroy", context).expect("alive");
        }
        pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
    }
}

/// Splits of reversed and strided teams.
fn nested(pe: &mut Pe) {
    let n = pe.n();
    let reversed: Vec<i32> = (0..n).rev().collect();
    let parent = pe.split(Team::WORLD, n - 1, -1, n);
    check(pe, parent, &reversed);
    let half = (n + 1) / 2;
    let members: Vec<i32> = (0..half).map(|i| reversed[2 * i as usize]).collect();
    let child = pe.split(parent, 0, 2, half);
    check(pe, child, &members);
    if child != Team::INVALID {
        let back: Vec<i32> = members.iter().rev().copied().collect();
        let grandchild = pe.split(child, half - 1, -1, half);
        check(pe, grandchild, &back);
        let (row, column) =
            pe.shmem.team_split_2d("ishmem_team_split_2d", grandchild, 2, (None, 0), (None, 0)).expect("a split");
        let mine = back.iter().position(|&p| p == pe.me()).expect("a member");
        let row_members: Vec<i32> = back.iter().copied().skip(mine / 2 * 2).take(2).collect();
        let column_members: Vec<i32> = back.iter().copied().skip(mine % 2).step_by(2).collect();
        check(pe, row, &row_members);
        check(pe, column, &column_members);
        for team in [row, column, grandchild, child] {
            pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
        }
    }
    pe.shmem.team_destroy("ishmem_team_destroy", parent).expect("destroy");
}

/// Handles of destroyed teams, and of teams that never were, answer -1 everywhere.
fn stale_handles(pe: &mut Pe) {
    let n = pe.n();
    let team = pe.split(Team::WORLD, 0, 1, n);
    pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
    let next = pe.split(Team::WORLD, n - 1, -1, n);
    for dead in [team, Team::INVALID, Team::from_raw(77), Team::from_raw(i32::MAX), Team::from_raw(i32::MIN)] {
        assert_ne!(dead, next);
        assert_eq!(pe.ask_kernel(dead, Team::WORLD, &[0, 1]), [-1, -1, -1, -1]);
        assert_eq!(pe.ask_kernel(Team::WORLD, dead, &[0])[2], -1);
        assert_eq!(pe.shmem.team_my_pe(dead), -1);
        assert_eq!(pe.shmem.team_n_pes(dead), -1);
        assert_eq!(pe.shmem.team_translate_pe(dead, 0, Team::WORLD), -1);
        assert_eq!(pe.shmem.team_translate_pe(Team::WORLD, 0, dead), -1);
        assert!(pe.shmem.team_get_config(dead).is_err());
        assert!(pe.shmem.team_sync("ishmem_team_sync", dead).is_err());
    }
    assert!(pe.shmem.team_destroy("ishmem_team_destroy", team).is_err(), "a team is destroyed once");
    assert!(pe.shmem.team_destroy("ishmem_team_destroy", Team::WORLD).is_err());
    pe.shmem.team_destroy("ishmem_team_destroy", Team::INVALID).expect("no operation");
    pe.shmem.team_destroy("ishmem_team_destroy", next).expect("destroy");
}

/// What is refused is refused with the same code on all PEs, and leaves nothing behind.
fn refusals(pe: &Pe) {
    let (n, me) = (pe.n(), pe.me());
    let refused = |start, stride, size| {
        let error = pe
            .shmem
            .team_split_strided("ishmem_team_split_strided", Team::WORLD, start, stride, size, None, 0)
            .expect_err("refused");
        assert_eq!(error.code(), 1, "{error}");
        error.to_string()
    };
    let text = refused(0, 1, n + 1);
    assert!(me != 0 || text.contains("ishmem_team_split_strided") && text.contains("size"), "{text}");
    refused(-1, 1, 1);
    refused(n, 1, 1);
    refused(0, 1, 0);
    refused(0, 1, -1);
    refused(0, -1, 2);
    refused(0, 0, 2);
    refused(0, i32::MAX, 2);
    refused(0, i32::MIN, 2);
    refused(i32::MAX, i32::MAX, i32::MAX);
    for xrange in [0, -1, i32::MIN] {
        let error = pe
            .shmem
            .team_split_2d("ishmem_team_split_2d", Team::WORLD, xrange, (None, 0), (None, 0))
            .expect_err("refused");
        assert_eq!(error.code(), 1);
    }
    // A wrong argument on one PE only.
    let mask = if me == n - 1 { 1 } else { 0 };
    let error = pe
        .shmem
        .team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n, None, mask)
        .expect_err("refused");
    assert_eq!(error.code(), 1);
    assert_eq!(error.is_mine(), me == n - 1);
    if n > 1 {
        // Triplets that differ, and different routines.
        let error = pe.shmem.team_split_strided(
            "ishmem_team_split_strided",
            Team::WORLD,
            0,
            1,
            if me == 0 { 1 } else { n },
            None,
            0,
        );
        let error = error.expect_err("refused");
        assert_eq!(error.code(), 2);
        assert!(error.to_string().contains("PE 0 called"), "{error}");
        let code = if me == 1 {
            pe.shmem
                .team_split_2d("ishmem_team_split_2d", Team::WORLD, 1, (None, 0), (None, 0))
                .expect_err("refused")
                .code()
        } else {
            pe.shmem
                .team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n, None, 0)
                .expect_err("refused")
                .code()
        };
        assert_eq!(code, 4);
    }
    mismatches(pe);
    assert!(pe.shmem.team_split_strided("ishmem_team_split_strided", Team::INVALID, 0, 1, 1, None, 0).is_err());
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
}

/// Whatever one PE calls otherwise than the others, all get one code and hear of both calls.
fn mismatches(pe: &Pe) {
    let (n, me) = (pe.n(), pe.me());
    if n == 1 {
        return;
    }
    #[derive(Clone, Copy)]
    enum Call {
        Strided(i32, i32, i32),
        Grid(i32),
        Group(i32),
    }
    let call = |call| match call {
        Call::Strided(start, stride, size) => {
            let made =
                pe.shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, start, stride, size, None, 0);
            made.map(drop).expect_err("refused")
        }
        Call::Grid(xrange) => {
            let made = pe.shmem.team_split_2d("ishmem_team_split_2d", Team::WORLD, xrange, (None, 0), (None, 0));
            made.map(drop).expect_err("refused")
        }
        Call::Group(first) => {
            let world = pe.shmem.team_group(Team::WORLD).expect("the world");
            let group = world.incl(&[first]).expect("a PE");
            let made = pe.shmem.team_create_group("ishmemx_team_create_group", Team::WORLD, Some(&group), None, 0);
            made.map(drop).expect_err("refused")
        }
    };
    let strided = |start, stride, size| {
        let words = format!("split_strided with start {start}, stride {stride}, size {size}");
        (Call::Strided(start, stride, size), words)
    };
    let grid = |xrange| (Call::Grid(xrange), format!("split_2d with xrange {xrange}"));
    let group = |first| (Call::Group(first), format!("create_group with PEs 1, ranges 1, first PE {first}"));
    let usual = [strided(0, 1, 1), grid(2), group(0)];
    let other = [
        strided(1, 2, 1),
        strided(0, -1, 1),
        strided(0, 1, 2),
        // Wrong in itself, too.
        strided(0, 1, n + 1),
        grid(1),
        grid(0),
        group(1),
    ];
    for (usual, usual_words) in &usual {
        for (other, other_words) in &other {
            for odd in 0..n {
                let error = call(if me == odd { *other } else { *usual });
                let text = error.to_string();
                let wrong = matches!(other, Call::Strided(_, _, size) if *size > n) || matches!(other, Call::Grid(0));
                let same_routine = std::mem::discriminant(usual) == std::mem::discriminant(other);
                let code = match (same_routine, wrong) {
                    (false, _) => 4,
                    (true, true) => 1,
                    (true, false) => 2,
                };
                assert_eq!(error.code(), code, "{error}");
                if code == 1 {
                    continue;
                }
                let first_other = if odd == 0 { 1 } else { 0 };
                for (pe, words) in [(odd, other_words), (first_other, usual_words)] {
                    let said = text
                        .split(", PE")
                        .any(|part| part.contains(&format!("{pe} called ishmem")) && part.contains(words.as_str()));
                    assert!(said, "PE {pe} called {words}: {text}");
                }
            }
        }
    }
}

/// Running out of teams is agreed on, and over after a destroy.
fn exhaustion(pe: &Pe) {
    let n = pe.n();
    for _ in 0..2 {
        let mut teams = Vec::new();
        let error = loop {
            match pe.shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n, None, 0) {
                Ok(team) => teams.push(team.expect("all are members")),
                Err(error) => break error,
            }
        };
        assert_eq!(error.code(), 3, "{error}");
        assert_eq!(teams.len(), 61);
        for team in teams {
            pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
        }
    }
}
