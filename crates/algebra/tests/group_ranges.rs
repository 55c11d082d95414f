//! The group calculus against plain lists.

use proptest::prelude::*;
use std::collections::HashSet;
use zeshmem_algebra::{Comparison, GroupError, Pe, PeSet, Stride, TeamPe};

fn members(set: &PeSet) -> Vec<i32> {
    set.iter().map(Pe::get).collect()
}

fn from_list(list: &[i32]) -> PeSet {
    let pes: Vec<Pe> = list.iter().map(|&pe| Pe::new(pe).unwrap()).collect();
    PeSet::from_pes(&pes).unwrap()
}

fn world(n: i32) -> PeSet {
    PeSet::from_stride(Stride::world(n).unwrap())
}

fn triplets(set: &PeSet) -> Vec<(i32, i32, i32)> {
    set.runs().iter().map(|run| (run.start(), run.stride(), run.len())).collect()
}

/// The ranks of a range, by the formula of the standard.
fn expand([first, last, stride]: [i32; 3]) -> Vec<i32> {
    (0..=(last - first) / stride).map(|i| first + i * stride).collect()
}

/// The operations on lists.
mod model {
    pub fn incl(set: &[i32], ranks: &[i32]) -> Vec<i32> {
        ranks.iter().map(|&rank| set[rank as usize]).collect()
    }

    pub fn excl(set: &[i32], ranks: &[i32]) -> Vec<i32> {
        let kept = (0..set.len()).filter(|&rank| !ranks.contains(&(rank as i32)));
        kept.map(|rank| set[rank]).collect()
    }

    pub fn intersection(a: &[i32], b: &[i32]) -> Vec<i32> {
        a.iter().copied().filter(|pe| b.contains(pe)).collect()
    }

    pub fn difference(a: &[i32], b: &[i32]) -> Vec<i32> {
        a.iter().copied().filter(|pe| !b.contains(pe)).collect()
    }

    pub fn union(a: &[i32], b: &[i32]) -> Vec<i32> {
        [a.to_vec(), difference(b, a)].concat()
    }

    /// The fewest strides, by trying all divisions.
    pub fn fewest_runs(list: &[i32]) -> usize {
        let mut fewest = vec![0];
        for end in 1..=list.len() {
            let stride = |part: &[i32]| part.windows(3).all(|w| w[1] - w[0] == w[2] - w[1]);
            let best = (0..end).filter(|&from| stride(&list[from..end])).map(|from| fewest[from] + 1).min();
            fewest.push(best.unwrap());
        }
        fewest[list.len()]
    }
}

/// How to make a set; whatever the numbers, it means valid calls.
#[derive(Clone, Debug)]
enum Plan {
    World(i32),
    Strided(i32, i32, i32),
    Shuffled(Vec<i32>),
    Incl(Box<Plan>, Vec<u16>),
    Excl(Box<Plan>, Vec<u16>),
    RangeIncl(Box<Plan>, Vec<(u16, i32, u16, u16)>),
    RangeExcl(Box<Plan>, Vec<(u16, i32, u16, u16)>),
    Union(Box<Plan>, Box<Plan>),
    Intersection(Box<Plan>, Box<Plan>),
    Difference(Box<Plan>, Box<Plan>),
}

fn plan(n: i32) -> impl Strategy<Value = Plan> {
    let range = || {
        let stride = prop_oneof![3 => -3..=3i32, 1 => -20..=20i32].prop_map(|s| if s == 0 { 1 } else { s });
        (any::<u16>(), stride, any::<u16>(), 0..20u16)
    };
    let ranges = move || prop::collection::vec(range(), 0..6);
    let ranks = || prop::collection::vec(any::<u16>(), 0..40);
    let leaf = prop_oneof![
        (1..=n).prop_map(Plan::World),
        (0..n, -9..=9i32, 1..=n).prop_map(|(start, stride, len)| Plan::Strided(start, stride, len)),
        Just((0..n).collect::<Vec<_>>()).prop_shuffle().prop_map(Plan::Shuffled),
    ];
    leaf.prop_recursive(4, 12, 2, move |inner| {
        let one = || inner.clone().prop_map(Box::new);
        prop_oneof![
            (one(), ranks()).prop_map(|(set, ranks)| Plan::Incl(set, ranks)),
            (one(), ranks()).prop_map(|(set, ranks)| Plan::Excl(set, ranks)),
            (one(), ranges()).prop_map(|(set, ranges)| Plan::RangeIncl(set, ranges)),
            (one(), ranges()).prop_map(|(set, ranges)| Plan::RangeExcl(set, ranges)),
            (one(), one()).prop_map(|(a, b)| Plan::Union(a, b)),
            (one(), one()).prop_map(|(a, b)| Plan::Intersection(a, b)),
            (one(), one()).prop_map(|(a, b)| Plan::Difference(a, b)),
        ]
    })
}

/// Distinct ranks of a set of `size`.
fn valid_ranks(raw: &[u16], size: usize) -> Vec<i32> {
    let mut seen = HashSet::new();
    let ranks = raw.iter().filter(|_| size > 0).map(|&rank| i32::from(rank) % size as i32);
    ranks.filter(|&rank| seen.insert(rank)).collect()
}

/// Ranges of distinct ranks of a set of `size`; some pass their last computed rank.
fn valid_ranges(raw: &[(u16, i32, u16, u16)], size: usize) -> Vec<[i32; 3]> {
    let size = size as i32;
    let mut seen = HashSet::new();
    let mut ranges = Vec::new();
    for &(first, stride, len, beyond) in raw.iter().filter(|_| size > 0) {
        let first = i32::from(first) % size;
        let room = if stride > 0 { size - 1 - first } else { first } / stride.abs();
        let further = i32::from(len) % (room + 1);
        let last = first + stride * further + stride.signum() * (i32::from(beyond) % stride.abs());
        let range = [first, last, stride];
        if expand(range).iter().all(|rank| !seen.contains(rank)) {
            seen.extend(expand(range));
            ranges.push(range);
        }
    }
    ranges
}

/// Carries a plan out, on the set and on a list at once.
fn make(plan: &Plan) -> (PeSet, Vec<i32>) {
    let ranged = |ranges: &[[i32; 3]]| -> Vec<i32> { ranges.iter().flat_map(|&range| expand(range)).collect() };
    match plan {
        Plan::World(n) => (world(*n), (0..*n).collect()),
        Plan::Strided(start, stride, len) => {
            let stride = if *stride == 0 { 1 } else { *stride };
            let list: Vec<i32> = (0..*len).map(|i| start + i * stride).take_while(|&pe| pe >= 0).collect();
            let set = Stride::new(*start, stride, list.len() as i32, i32::MAX).unwrap();
            (set.into(), list)
        }
        Plan::Shuffled(list) => (from_list(list), list.clone()),
        Plan::Incl(inner, raw) => {
            let (set, list) = make(inner);
            let ranks = valid_ranks(raw, list.len());
            (set.incl(&ranks).unwrap(), model::incl(&list, &ranks))
        }
        Plan::Excl(inner, raw) => {
            let (set, list) = make(inner);
            let ranks = valid_ranks(raw, list.len());
            (set.excl(&ranks).unwrap(), model::excl(&list, &ranks))
        }
        Plan::RangeIncl(inner, raw) => {
            let (set, list) = make(inner);
            let ranges = valid_ranges(raw, list.len());
            (set.range_incl(&ranges).unwrap(), model::incl(&list, &ranged(&ranges)))
        }
        Plan::RangeExcl(inner, raw) => {
            let (set, list) = make(inner);
            let ranges = valid_ranges(raw, list.len());
            (set.range_excl(&ranges).unwrap(), model::excl(&list, &ranged(&ranges)))
        }
        Plan::Union(a, b) => {
            let ((a, list_a), (b, list_b)) = (make(a), make(b));
            (a.union(&b), model::union(&list_a, &list_b))
        }
        Plan::Intersection(a, b) => {
            let ((a, list_a), (b, list_b)) = (make(a), make(b));
            (a.intersection(&b), model::intersection(&list_a, &list_b))
        }
        Plan::Difference(a, b) => {
            let ((a, list_a), (b, list_b)) = (make(a), make(b));
            (a.difference(&b), model::difference(&list_a, &list_b))
        }
    }
}

fn check_whole(set: &PeSet, list: &[i32]) -> Result<(), TestCaseError> {
    prop_assert_eq!(&members(set), list);
    prop_assert_eq!(set.size() as usize, list.len());
    prop_assert_eq!(set.is_empty(), list.is_empty());
    prop_assert_eq!(set, &from_list(list), "the form depends on how the set was made");
    prop_assert_eq!(set.as_stride().is_some(), set.runs().len() == 1);
    for rank in 0..list.len() + 3 {
        let pe = set.pe(TeamPe::from_index(rank).unwrap());
        prop_assert_eq!(pe.map(Pe::get), list.get(rank).copied());
    }
    prop_assert_eq!(set.pe(TeamPe::MAX), None);
    prop_assert_eq!(set.rank_of(Pe::MAX), None);
    let ranks: std::collections::HashMap<i32, usize> = list.iter().enumerate().map(|(rank, &pe)| (pe, rank)).collect();
    for pe in 0..=list.iter().max().map_or(0, |max| max + 3) {
        let rank = set.rank_of(Pe::new(pe).unwrap());
        prop_assert_eq!(rank.map(TeamPe::index), ranks.get(&pe).copied(), "rank of {}", pe);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn any_nest_of_operations_gives_what_lists_give(plan in plan(40)) {
        let (set, list) = make(&plan);
        check_whole(&set, &list)?;
        prop_assert_eq!(set.runs().len(), model::fewest_runs(&list), "not the fewest strides");
    }

    #[test]
    fn mpi_group_compare_tells_order_from_membership(a in plan(12), b in plan(12)) {
        let ((a, list_a), (b, list_b)) = (make(&a), make(&b));
        let set = |list: &[i32]| list.iter().copied().collect::<HashSet<_>>();
        let expected = if list_a == list_b {
            Comparison::Identical
        } else if set(&list_a) == set(&list_b) {
            Comparison::Similar
        } else {
            Comparison::Unequal
        };
        prop_assert_eq!(a.compare(&b), expected);
        prop_assert_eq!(b.compare(&a), expected);
    }

    #[test]
    fn mpi_group_compare_of_a_permutation_is_similar(plan in plan(40), keys in prop::collection::vec(any::<u32>(), 64)) {
        let (set, list) = make(&plan);
        let mut order: Vec<i32> = (0..list.len() as i32).collect();
        order.sort_by_key(|&rank| keys[rank as usize % 64]);
        let other = set.incl(&order).unwrap();
        let expected = if other == set { Comparison::Identical } else { Comparison::Similar };
        prop_assert_eq!(set.compare(&other), expected);
    }

    #[test]
    fn mpi_group_translate_ranks_goes_by_the_member(a in plan(40), b in plan(40)) {
        let ((a, list_a), (b, list_b)) = (make(&a), make(&b));
        let ranks: Vec<i32> = (0..list_a.len() as i32).rev().collect();
        let translated = a.translate(&ranks, &b).unwrap();
        for (&rank, translated) in ranks.iter().zip(translated) {
            let expected = list_b.iter().position(|&pe| pe == list_a[rank as usize]);
            prop_assert_eq!(translated.map(TeamPe::index), expected);
        }
        for wrong in [-1, list_a.len() as i32, i32::MAX, i32::MIN] {
            let size = list_a.len() as i32;
            let error = GroupError::Rank { argument: "ranks", index: 0, rank: wrong, size };
            prop_assert_eq!(a.translate(&[wrong], &b), Err(error));
        }
    }

    #[test]
    fn arrays_are_translated_as_single_ranks_are(a in plan(700), b in plan(700), picks in prop::collection::vec(any::<u16>(), 0..1500)) {
        let ((a, _), (b, _)) = (make(&a), make(&b));
        let size = a.size();
        let all: Vec<i32> = (0..size).collect();
        let some: Vec<i32> = picks.iter().filter(|_| size > 0).map(|&pick| i32::from(pick) % size.max(1)).collect();
        let one: Vec<i32> = some.iter().copied().take(1).collect();
        for ranks in [all, some, one] {
            let expected: Vec<i32> = ranks
                .iter()
                .map(|&rank| b.rank_of(a.pe(TeamPe::new(rank).unwrap()).unwrap()).map_or(-1, TeamPe::get))
                .collect();
            let mut found = ranks.clone();
            a.translate_in_place(&mut found, &b).unwrap();
            prop_assert_eq!(&found, &expected);
            // A wrong rank anywhere, and nothing is written.
            for wrong in [-1, size, i32::MAX, i32::MIN] {
                let mut ranks = ranks.clone();
                let index = ranks.len() / 2;
                ranks.insert(index, wrong);
                let before = ranks.clone();
                let error = GroupError::Rank { argument: "ranks", index, rank: wrong, size };
                prop_assert_eq!(a.translate_in_place(&mut ranks, &b), Err(error));
                prop_assert_eq!(ranks, before);
            }
        }
    }

    #[test]
    fn the_laws_of_sets_hold(a in plan(40), b in plan(40)) {
        let ((a, _), (b, _)) = (make(&a), make(&b));
        let both = a.intersection(&b);
        prop_assert_eq!(&a.union(&a), &a);
        prop_assert_eq!(&a.intersection(&a), &a);
        prop_assert!(a.difference(&a).is_empty());
        prop_assert_eq!(a.union(&b).size(), a.size() + b.size() - both.size());
        prop_assert_eq!(a.difference(&b).size(), a.size() - both.size());
        prop_assert_ne!(both.compare(&b.intersection(&a)), Comparison::Unequal);
        prop_assert_ne!(a.difference(&b).union(&both).compare(&a), Comparison::Unequal);
    }

    #[test]
    fn what_mpi_calls_erroneous_is_refused_and_nothing_else(
        size in 0..10i32,
        ranges in prop::collection::vec([-2..12i32, -2..12i32, -4..5i32], 0..4),
        ranks in prop::collection::vec(-1..11i32, 0..5),
    ) {
        let set = if size == 0 { PeSet::empty() } else { PeSet::from(Stride::new(3 * size, -3, size, 64).unwrap()) };
        let list = members(&set);

        let terminates = |&[first, last, stride]: &[i32; 3]| {
            stride != 0 && (last - first).signum() * stride.signum() >= 0
        };
        let all: Option<Vec<i32>> = ranges.iter().all(terminates).then(|| ranges.iter().flat_map(|&r| expand(r)).collect());
        let in_group = |ranks: &[i32]| ranks.iter().all(|rank| (0..size).contains(rank));
        let distinct = |ranks: &[i32]| ranks.iter().collect::<HashSet<_>>().len() == ranks.len();
        let valid = |ranks: &[i32]| in_group(ranks) && distinct(ranks);

        let expected = all.filter(|all| valid(all));
        for (result, list) in [
            (set.range_incl(&ranges), expected.as_ref().map(|ranks| model::incl(&list, ranks))),
            (set.range_excl(&ranges), expected.as_ref().map(|ranks| model::excl(&list, ranks))),
        ] {
            match result {
                Ok(set) => prop_assert_eq!(Some(members(&set)), list),
                Err(error) => {
                    prop_assert_eq!(list, None, "{}", error);
                    prop_assert!(range_error_is_true(&error, &ranges, size), "{}", error);
                }
            }
        }

        let expected = Some(&ranks).filter(|ranks| valid(ranks));
        for (result, list) in [
            (set.incl(&ranks), expected.map(|ranks| model::incl(&list, ranks))),
            (set.excl(&ranks), expected.map(|ranks| model::excl(&list, ranks))),
        ] {
            match result {
                Ok(set) => prop_assert_eq!(Some(members(&set)), list),
                Err(GroupError::Rank { argument, index, rank, size: bound }) => {
                    prop_assert_eq!((argument, ranks[index], bound), ("ranks", rank, size));
                    prop_assert!(!(0..size).contains(&rank));
                    prop_assert!(in_group(&ranks[..index]), "not the first");
                }
                Err(GroupError::Duplicate { argument, index, earlier, rank }) => {
                    prop_assert_eq!(argument, "ranks");
                    prop_assert!(earlier < index && ranks[earlier] == rank && ranks[index] == rank);
                }
                Err(other) => prop_assert!(false, "{} for single ranks", other),
            }
        }
    }
}

fn range_error_is_true(error: &GroupError, ranges: &[[i32; 3]], size: i32) -> bool {
    let has = |index: usize, rank: i32| expand(ranges[index]).contains(&rank);
    match *error {
        GroupError::Rank { .. } => false,
        GroupError::RangeRank { index, range, rank, size: bound } => {
            range == ranges[index] && bound == size && has(index, rank as i32) && !(0..i64::from(size)).contains(&rank)
        }
        GroupError::ZeroStride { index, range } => range == ranges[index] && range[2] == 0,
        GroupError::Direction { index, range } => {
            range == ranges[index] && (range[1] - range[0]).signum() == -range[2].signum()
        }
        GroupError::Duplicate { argument, index, earlier, rank } => {
            argument == "ranges" && earlier < index && has(index, rank) && has(earlier, rank)
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Large enough that some steps have a class of their own in the index and others are listed.
    #[test]
    fn larger_sets_of_mixed_steps_give_what_lists_give(a in plan(900), b in plan(900)) {
        let ((a, list_a), (b, list_b)) = (make(&a), make(&b));
        check_whole(&a, &list_a)?;
        check_whole(&a.union(&b), &model::union(&list_a, &list_b))?;
        check_whole(&a.intersection(&b), &model::intersection(&list_a, &list_b))?;
        check_whole(&b.difference(&a), &model::difference(&list_b, &list_a))?;
    }

    /// One duplicate hidden in many ranges of several steps.
    #[test]
    fn a_hidden_duplicate_is_found(
        raw in prop::collection::vec((any::<u16>(), -40..=40i32, any::<u16>(), 0..20u16), 1..60),
        victim in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
    ) {
        let raw: Vec<_> = raw.into_iter().map(|(a, s, b, c)| (a, if s == 0 { 1 } else { s }, b, c)).collect();
        let mut ranges = valid_ranges(&raw, 3000);
        let all: Vec<i32> = ranges.iter().flat_map(|&range| expand(range)).collect();
        prop_assert!(world(3000).range_incl(&ranges).is_ok());
        let rank = all[victim.index(all.len())];
        ranges.insert(place.index(ranges.len() + 1), [rank, rank, 5]);
        match world(3000).range_incl(&ranges) {
            Err(GroupError::Duplicate { index, earlier, rank: found, .. }) => {
                prop_assert_eq!(found, rank);
                prop_assert!(expand(ranges[index]).contains(&rank) && expand(ranges[earlier]).contains(&rank));
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }
}

#[test]
fn mpi_group_range_incl_length_is_the_quotient_rounded_down_plus_one() {
    let set = world(10);
    assert_eq!(members(&set.range_incl(&[[1, 8, 3]]).unwrap()), [1, 4, 7]);
    assert_eq!(members(&set.range_incl(&[[8, 1, -3]]).unwrap()), [8, 5, 2]);
    assert_eq!(members(&set.range_incl(&[[4, 4, -7]]).unwrap()), [4]);
    // The last rank computed is 9; the 11 that the caller wrote is none.
    assert_eq!(members(&set.range_incl(&[[1, 11, 4]]).unwrap()), [1, 5, 9]);
    assert_eq!(members(&set.range_incl(&[[7, 9, 1], [0, 4, 2], [3, 1, -2]]).unwrap()), [7, 8, 9, 0, 2, 4, 3, 1]);
}

#[test]
fn mpi_group_incl_and_excl_of_nothing() {
    let set = world(5).incl(&[4, 0, 2]).unwrap();
    assert_eq!(set.incl(&[]).unwrap(), PeSet::empty());
    assert_eq!(set.range_incl(&[]).unwrap(), PeSet::empty());
    assert_eq!(set.excl(&[]).unwrap(), set);
    assert_eq!(set.range_excl(&[]).unwrap(), set);
    assert_eq!(set.excl(&[2, 1, 0]).unwrap(), PeSet::empty());
    assert_eq!(PeSet::empty().excl(&[]).unwrap(), PeSet::empty());
    assert_eq!(PeSet::empty().compare(&PeSet::empty()), Comparison::Identical);
    assert_eq!(PeSet::empty().compare(&set), Comparison::Unequal);
}

#[test]
fn errors_read_as_sentences() {
    let ranks = |ranks: &[i32]| world(8).incl(ranks).unwrap_err().to_string();
    let ranges = |ranges: &[[i32; 3]]| world(8).range_incl(ranges).unwrap_err().to_string();
    assert_eq!(ranks(&[1, 9]), "`ranks[1]` is 9, but ranks lie in [0, 7]");
    assert_eq!(ranks(&[5, 2, 5]), "rank 5 is in `ranks[2]` and in `ranks[0]`; ranks must be distinct");
    assert_eq!(
        ranges(&[[0, 10, 5]]),
        "`ranges[0]` (first 0, last 10, stride 5) includes rank 10, but ranks lie in [0, 7]"
    );
    assert_eq!(
        ranges(&[[0, 1, 1], [2, 5, 0]]),
        "`ranges[1]` (first 2, last 5, stride 0) has stride 0; a stride must not be 0"
    );
    assert_eq!(
        ranges(&[[5, 2, 1]]),
        "`ranges[0]` (first 5, last 2, stride 1) never comes to its last rank; its stride must be negative"
    );
    assert_eq!(ranges(&[[0, 7, 3], [7, 1, -2]]), "rank 3 is in `ranges[1]` and in `ranges[0]`; ranks must be distinct");
    let empty = PeSet::empty().excl(&[0]).unwrap_err().to_string();
    assert_eq!(empty, "`ranks[0]` is 0, but the group is empty");
    let pes = PeSet::from_pes(&[Pe::MAX, Pe::MAX]).unwrap_err().to_string();
    assert_eq!(pes, "rank 2147483646 is in `pes[1]` and in `pes[0]`; ranks must be distinct");
}

#[test]
fn extreme_ranges_neither_overflow_nor_pass() {
    let extremes = [i32::MIN, i32::MIN + 1, -1, 0, 1, i32::MAX - 1, i32::MAX];
    let set = world(i32::MAX);
    for first in extremes {
        for last in extremes {
            for stride in extremes {
                let [f, l, s] = [first, last, stride].map(i128::from);
                let ends = (s != 0).then(|| [f, f + (l - f) / s * s]);
                let within = |ends: [i128; 2]| ends.iter().all(|rank| (0..i128::from(i32::MAX)).contains(rank));
                let valid = ends.is_some_and(within) && (l - f).signum() * s.signum() >= 0;
                let picked = set.range_incl(&[[first, last, stride]]);
                assert_eq!(picked.is_ok(), valid, "{first}:{last}:{stride}");
                if let Ok(picked) = picked {
                    assert_eq!(i128::from(picked.size()), (l - f) / s + 1);
                    let rest = set.range_excl(&[[first, last, stride]]).unwrap();
                    assert_eq!(rest.size(), i32::MAX - picked.size());
                }
            }
        }
    }
}

#[test]
fn too_many_ranks_are_a_duplicate_however_many_they_are() {
    let error = world(3).incl(&vec![1; 1 << 20]).unwrap_err();
    assert_eq!(error, GroupError::Duplicate { argument: "ranks", index: 1, earlier: 0, rank: 1 });
}

#[test]
fn halves_of_sixteen_million_pes_are_strides() {
    let n = 1 << 24;
    let all = world(n);
    let evens = all.range_incl(&[[0, n - 1, 2]]).unwrap();
    let odds = all.range_excl(&[[0, n - 1, 2]]).unwrap();
    assert_eq!(triplets(&odds), [(1, 2, n / 2)]);
    assert_eq!(all.difference(&odds), evens);
    assert_eq!(evens.bytes(), size_of::<PeSet>());

    let both = evens.union(&odds);
    assert_eq!(triplets(&both), [(0, 2, n / 2), (1, 2, n / 2)]);
    assert_eq!(both.compare(&all), Comparison::Similar);
    assert_eq!(all.intersection(&both), all);
    assert_eq!(both.intersection(&all), both);
    assert!(all.difference(&both).is_empty());
    assert_eq!(all.union(&both), all);
    assert!(both.bytes() < 300);

    let reversed = all.range_incl(&[[n - 1, 0, -1]]).unwrap();
    assert_eq!(triplets(&reversed), [(n - 1, -1, n)]);
    assert_eq!(triplets(&reversed.intersection(&both)), [(n - 1, -1, n)]);
}

#[test]
fn strides_of_sixteen_million_pes_meet_where_the_remainder_theorem_says() {
    let n = 1 << 24;
    let sixths = world(n).range_incl(&[[5, n - 1, 6]]).unwrap();
    let tenths = world(n).range_incl(&[[n - 1, 0, -10]]).unwrap();
    // 5 modulo 6 and 5 modulo 10 is 5 modulo 30.
    assert_eq!((n - 1) % 10, 5);
    let both = sixths.intersection(&tenths);
    assert_eq!(triplets(&both), [(5, 30, (n - 6) / 30 + 1)]);
    assert_eq!(triplets(&tenths.intersection(&sixths)), [(n - 1 - (n - 1 - 5) % 30, -30, both.size())]);
    assert!(world(n).range_incl(&[[0, n - 1, 6]]).unwrap().intersection(&tenths).is_empty());
}

#[test]
fn blocks_of_sixteen_million_pes_stay_blocks() {
    // Every other node of 64 PEs, taken from the top.
    let n = 1 << 24;
    let nodes: Vec<[i32; 3]> = (0..n / 64).rev().step_by(2).map(|node| [node * 64, node * 64 + 63, 1]).collect();
    let set = world(n).range_incl(&nodes).unwrap();
    assert_eq!((set.size(), set.runs().len()), (n / 2, nodes.len()));
    let rest = world(n).range_excl(&nodes).unwrap();
    assert_eq!((rest.size(), rest.runs().len()), (n / 2, nodes.len()));
    assert_eq!(rest.union(&set).compare(&world(n)), Comparison::Similar);
    assert!(set.intersection(&rest).is_empty());
    assert_eq!(set.rank_of(Pe::new(n - 1).unwrap()), TeamPe::new(63));
    assert_eq!(set.rank_of(Pe::new(n - 65).unwrap()), None);
    assert!(set.bytes() < 48 * nodes.len());
}
