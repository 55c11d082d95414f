//! Strides and grids against plain lists, at every edge.

use proptest::prelude::*;
use zeshmem_algebra::{ArgumentError, Pe, Stride, TeamPe};

fn members(set: Stride) -> Vec<i32> {
    set.iter().map(Pe::get).collect()
}

/// The members by the book, if the triplet is valid.
fn by_the_book(start: i32, stride: i32, len: i32, parent: i32) -> Option<Vec<i32>> {
    let members: Vec<i32> = (0..len).map(|i| start + i * stride).collect();
    let valid = len >= 1 && (stride != 0 || len == 1) && members.iter().all(|pe| (0..parent).contains(pe));
    valid.then_some(members)
}

#[test]
fn shmem_team_split_strided_takes_the_valid_triplets_and_no_others() {
    for parent in 1..=9 {
        for start in -2..=10 {
            for stride in -11..=11 {
                for len in -2..=11 {
                    let set = Stride::new(start, stride, len, parent);
                    assert_eq!(
                        set.ok().map(members),
                        by_the_book(start, stride, len, parent),
                        "{start}:{stride}:{len} of {parent}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_refused_triplet_names_the_argument_and_its_exact_bounds() {
    for parent in 1..=7 {
        for start in -2..=8 {
            for stride in -9..=9 {
                for len in -2..=9 {
                    let Err(error) = Stride::new(start, stride, len, parent) else {
                        continue;
                    };
                    let ArgumentError { argument, value, min, max, nonzero } = error;
                    // Whether some values of the arguments after this one make the triplet valid.
                    let possible = |value: i32| match argument {
                        "start" => by_the_book(value, 1, 1, parent).is_some(),
                        "size" => (-9..=9).any(|stride| by_the_book(start, stride, value, parent).is_some()),
                        "stride" => by_the_book(start, value, len, parent).is_some(),
                        _ => panic!("{argument} is no argument"),
                    };
                    let given = match argument {
                        "start" => start,
                        "size" => len,
                        _ => stride,
                    };
                    assert_eq!(value, given);
                    for candidate in -12..=12 {
                        let allowed = min <= candidate && candidate <= max && !(nonzero && candidate == 0);
                        assert_eq!(allowed, possible(candidate), "{error}: {candidate}");
                    }
                }
            }
        }
    }
}

#[test]
fn errors_read_as_sentences() {
    let error = |start, stride, len| Stride::new(start, stride, len, 8).unwrap_err().to_string();
    assert_eq!(error(8, 1, 1), "`start` is 8, but it must lie in [0, 7]");
    assert_eq!(error(2, 1, 0), "`size` is 0, but it must lie in [1, 6]");
    assert_eq!(error(2, 3, 3), "`stride` is 3, but it must lie in [-1, 2] and not be 0");
    assert_eq!(error(0, 9, 3), "`stride` is 9, but it must lie in [1, 3]");
    assert_eq!(error(7, -9, 3), "`stride` is -9, but it must lie in [-3, -1]");
    let world = Stride::world(0).unwrap_err();
    assert_eq!(world.to_string(), "`n_pes` is 0, but it must lie in [1, 2147483647]");
    let xrange = Stride::world(4).unwrap().split_2d(-3).unwrap_err();
    assert_eq!(xrange.to_string(), "`xrange` is -3, but it must lie in [1, 2147483647]");
    assert_eq!(Stride::new(0, 1, 1, 0).unwrap_err().argument, "parent_size");
}

#[test]
fn extreme_arguments_neither_overflow_nor_pass() {
    let extremes = [i32::MIN, i32::MIN + 1, -1, 0, 1, 2, i32::MAX - 1, i32::MAX];
    for start in extremes {
        for stride in extremes {
            for len in extremes {
                for parent in extremes {
                    let last = i128::from(start) + i128::from(stride) * (i128::from(len) - 1);
                    let within = |pe: i128| 0 <= pe && pe < i128::from(parent);
                    let valid = len >= 1 && within(start.into()) && within(last) && (stride != 0 || len == 1);
                    let set = Stride::new(start, stride, len, parent);
                    assert_eq!(set.is_ok(), valid, "{start}:{stride}:{len} of {parent}");
                    let Ok(set) = set else { continue };
                    assert_eq!(i128::from(set.last()), last);
                    let last_rank = TeamPe::new(set.len() - 1).unwrap();
                    assert_eq!(set.rank_of(set.pe(last_rank).unwrap()), Some(last_rank));
                    for pe in extremes.into_iter().filter_map(Pe::new) {
                        assert_eq!(set.rank_of(pe).and_then(|rank| set.pe(rank)).unwrap_or(pe), pe);
                    }
                }
            }
        }
    }
}

#[test]
fn a_set_of_one_pe_is_the_same_whatever_the_stride() {
    let sets = [-5, 0, 1, 7, i32::MIN].map(|stride| Stride::new(3, stride, 1, 8).unwrap());
    assert!(sets.iter().all(|set| *set == sets[0] && set.stride() == 1));
}

#[test]
fn ishmem_team_translate_pe_is_exact_at_the_bounds() {
    let odd = Stride::new(1, 2, 4, 8).unwrap();
    let world = Stride::world(8).unwrap();
    assert_eq!(odd.translate(3, &world).map(TeamPe::get), Some(7));
    assert_eq!(world.translate(7, &odd).map(TeamPe::get), Some(3));
    for none in [-1, 4, 5, i32::MAX, i32::MIN] {
        assert_eq!(odd.translate(none, &world), None, "{none}");
    }
    assert_eq!(world.translate(0, &odd), None);
    assert_eq!(world.translate(8, &odd), None);
    let reversed = world.sub(7, -1, 8).unwrap();
    assert_eq!(reversed.translate(0, &world).map(TeamPe::get), Some(7));
}

#[test]
fn ishmem_team_split_2d_example_of_ten_pes_and_xrange_three() {
    let grid = Stride::world(10).unwrap().split_2d(3).unwrap();
    assert_eq!((grid.columns(), grid.rows()), (3, 4));
    let rows: Vec<_> = (0..4).map(|y| members(grid.x_team(y).unwrap())).collect();
    assert_eq!(rows, [vec![0, 1, 2], vec![3, 4, 5], vec![6, 7, 8], vec![9]]);
    let columns: Vec<_> = (0..3).map(|x| members(grid.y_team(x).unwrap())).collect();
    assert_eq!(columns, [vec![0, 3, 6, 9], vec![1, 4, 7], vec![2, 5, 8]]);
    for none in [-1, 4, i32::MAX, i32::MIN] {
        assert_eq!(grid.x_team(none), None);
    }
    for none in [-1, 3, i32::MAX, i32::MIN] {
        assert_eq!(grid.y_team(none), None);
    }
    assert_eq!(grid.teams_of(TeamPe::new(10).unwrap()), None);
}

#[test]
fn ishmem_team_split_2d_covers_its_parent_once_and_numbers_by_coordinate() {
    let parents = |n| [Stride::new(0, 1, n, n), Stride::new(3 * n, -3, n, 3 * n + 1)];
    for parent in (1..=24).flat_map(parents).map(Result::unwrap) {
        let n = parent.len();
        for xrange in 1..=n + 3 {
            let grid = parent.split_2d(xrange).unwrap();
            assert_eq!(grid.columns(), xrange.min(n));
            assert_eq!(grid.rows(), (n + xrange - 1) / xrange);
            let in_rows: Vec<i32> = (0..grid.rows()).flat_map(|y| members(grid.x_team(y).unwrap())).collect();
            assert_eq!(in_rows, members(parent));
            let in_columns: i32 = (0..grid.columns()).map(|x| grid.y_team(x).unwrap().len()).sum();
            assert_eq!(in_columns, n);
            for rank in (0..n).filter_map(TeamPe::new) {
                let pe = parent.pe(rank).unwrap();
                let (x, y) = grid.coordinates(rank).unwrap();
                assert_eq!((x, y), (rank.get() % xrange.min(n), rank.get() / xrange.min(n)));
                let (x_team, y_team) = grid.teams_of(rank).unwrap();
                assert_eq!(x_team.rank_of(pe).map(TeamPe::get), Some(x));
                assert_eq!(y_team.rank_of(pe).map(TeamPe::get), Some(y));
            }
        }
    }
}

#[test]
fn the_largest_world_splits_in_constant_time() {
    let world = Stride::world(i32::MAX).unwrap();
    for xrange in [1, 2, 46341, i32::MAX - 1, i32::MAX] {
        let grid = world.split_2d(xrange).unwrap();
        let corner = TeamPe::new(i32::MAX - 1).unwrap();
        let (x, y) = grid.coordinates(corner).unwrap();
        let (x_team, y_team) = grid.teams_of(corner).unwrap();
        assert_eq!((x_team.last(), y_team.last()), (i32::MAX - 1, i32::MAX - 1));
        assert_eq!((x_team.len() - 1, y_team.len() - 1), (x, y));
        assert_eq!(grid.rows() - 1, y);
    }
}

/// A stride in a parent of `n`, any of them.
fn stride_in(n: i32) -> impl Strategy<Value = Stride> {
    (0..n, any::<prop::sample::Index>(), any::<prop::sample::Index>()).prop_map(move |(start, len, stride)| {
        let most = start.max(n - 1 - start) + 1;
        let len = len.index(most as usize) as i32 + 1;
        let strides: Vec<i32> = (-n..=n).filter(|&stride| Stride::new(start, stride, len, n).is_ok()).collect();
        Stride::new(start, strides[stride.index(strides.len())], len, n).unwrap()
    })
}

proptest! {
    #[test]
    fn ranks_and_pes_go_there_and_back(set in stride_in(40)) {
        let list = members(set);
        for pe in 0..45 {
            let expected = list.iter().position(|&member| member == pe).map(|rank| rank as i32);
            prop_assert_eq!(set.rank_of(Pe::new(pe).unwrap()).map(TeamPe::get), expected);
            prop_assert_eq!(set.contains(Pe::new(pe).unwrap()), expected.is_some());
        }
        for rank in 0..45 {
            let expected = list.get(rank).copied();
            prop_assert_eq!(set.pe(TeamPe::from_index(rank).unwrap()).map(Pe::get), expected);
        }
    }

    #[test]
    fn a_split_of_a_split_is_the_split_of_its_members(
        (outer, inner) in stride_in(40).prop_flat_map(|outer| (Just(outer), stride_in(outer.len()))),
    ) {
        let both = outer.sub(inner.start(), inner.stride(), inner.len()).unwrap();
        let expected: Vec<i32> = inner.iter().map(|rank| members(outer)[rank.index()]).collect();
        prop_assert_eq!(members(both), expected);
    }

    #[test]
    fn translation_goes_by_the_member(a in stride_in(30), b in stride_in(30)) {
        for rank in -2..33 {
            let member = usize::try_from(rank).ok().and_then(|rank| members(a).get(rank).copied());
            let expected = member.and_then(|pe| members(b).iter().position(|&other| other == pe));
            prop_assert_eq!(a.translate(rank, &b).map(TeamPe::index), expected);
        }
    }
}
