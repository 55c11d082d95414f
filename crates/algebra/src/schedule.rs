//! The dissemination pattern: who sends to whom, in which round; and that pattern between nodes, with trees within them.
//!
//! In round `k` the PE numbered `r` of `n` sends to `r + 2^k` and receives from `r - 2^k`, around the
//! end. After round `k` it speaks for the `2^(k+1)` PEs up to and including itself, so after
//! [`rounds`]`(n)` rounds for all: a barrier takes these rounds, for any `n`. Where `n` is no power of
//! two some PEs are heard of twice, so an all-reduce over the pattern takes an operation that is
//! idempotent, such as minimum, maximum, and, or. A prefix sum takes what comes
//! [from below](from_below) only, of which nothing comes twice.

/// Rounds after which every one of `n` PEs has heard of all: ceil(log2 n), and 0 for none.
pub const fn rounds(n: usize) -> usize {
    if n < 2 { 0 } else { (usize::BITS - (n - 1).leading_zeros()) as usize }
}

/// The PE that PE `r` of `n` sends to in round `k`.
///
/// # Panics
/// Where `r` is not below `n`, or `k` not below [`rounds`]`(n)`.
pub const fn send_to(n: usize, r: usize, k: usize) -> usize {
    assert!(r < n && k < rounds(n));
    let ahead = 1 << k;
    if r < n - ahead { r + ahead } else { r - (n - ahead) }
}

/// The PE that PE `r` of `n` receives from in round `k`.
///
/// # Panics
/// As [`send_to`].
pub const fn recv_from(n: usize, r: usize, k: usize) -> usize {
    assert!(r < n && k < rounds(n));
    let behind = 1 << k;
    if r >= behind { r - behind } else { r + (n - behind) }
}

/// Whether the PE that `r` receives from in round `k` is numbered below `r`. What a prefix sum has
/// gathered there by then is the sum over PEs below `r` only.
pub const fn from_below(r: usize, k: usize) -> bool {
    r >> k != 0
}

/// Rounds of the pattern with radix `k`, in which each PE sends to up to `k - 1` others: ceil(logk n), and 0 for none.
///
/// # Panics
/// Where `k` is below 2.
pub const fn kary_rounds(n: usize, k: usize) -> usize {
    assert!(k >= 2);
    let (mut rounds, mut covered) = (0, 1usize);
    while covered < n {
        covered = covered.saturating_mul(k);
        rounds += 1;
    }
    rounds
}

/// A PE's partners in a round of the pattern with radix `k`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner {
    /// Which of the round's messages of one PE this is: below `k - 1`.
    pub lane: usize,
    /// The PE that is sent to.
    pub to: usize,
    /// The PE that is received from, on the same lane.
    pub from: usize,
    /// Whether `from` is numbered below this PE: what a prefix sum has gathered there is the sum over lower PEs only.
    pub below: bool,
}

/// The partners of PE `r` of `n` in a round below [`kary_rounds`]: those at distances `j * k^round`, around the end.
/// After it the PE speaks for the `k^(round + 1)` PEs up to and including itself.
pub fn kary_partners(n: usize, k: usize, r: usize, round: usize) -> impl Iterator<Item = Partner> {
    let unit = k.pow(round as u32);
    (0..k - 1).map(move |lane| (lane, (lane + 1) * unit)).take_while(move |&(_, distance)| distance < n).map(
        move |(lane, distance)| {
            let to = if r < n - distance { r + distance } else { r - (n - distance) };
            let below = r >= distance;
            let from = if below { r - distance } else { r + (n - distance) };
            Partner { lane, to, from, below }
        },
    )
}

/// Where a letter of an exchange by nodes goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leg {
    /// Towards the first PE of its node.
    Inward,
    /// From the first PE of a node to that of another, in this round.
    Between(usize),
    /// Back from the first PE of its node.
    Outward,
}

/// What a PE does next in an exchange by nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whether it sends a letter, or else waits for one.
    pub sends: bool,
    /// Where that letter goes.
    pub leg: Leg,
    /// Which of the letters of its reader's on this leg it is: below `k - 1`.
    pub lane: usize,
    /// The node of the other PE.
    pub node: usize,
    /// The other PE's number on its node.
    pub rank: usize,
}

/// The steps of an exchange by nodes of the PE numbered `rank` on its node, which is number `node` of `nodes` and has `size` PEs.
///
/// The PEs of a node send to its first one, by a tree in which each has up to `k - 1` others below it; the first PEs go through the
/// pattern with radix `k` among themselves; and what they have heard goes back by the same tree. So all PEs have heard of all, none
/// is done before all have begun, and a node sends `k - 1` letters to others in each of [`kary_rounds`]`(nodes, k)` rounds at
/// most, however many PEs it has.
pub fn by_nodes(k: usize, nodes: usize, size: usize, node: usize, rank: usize) -> impl Iterator<Item = Step> {
    let lanes = k - 1;
    let near = move |sends, leg, lane, rank| Step { sends, leg, lane, node, rank };
    let below =
        move || (0..lanes).map(move |lane| (lane, lanes * rank + lane + 1)).take_while(move |&(_, child)| child < size);
    let inward = below().map(move |(lane, child)| near(false, Leg::Inward, lane, child));
    let above = (rank > 0).then(|| {
        let (parent, lane) = ((rank - 1) / lanes, (rank - 1) % lanes);
        [near(true, Leg::Inward, lane, parent), near(false, Leg::Outward, 0, parent)]
    });
    let rounds = if rank == 0 { kary_rounds(nodes, k) } else { 0 };
    let between = (0..rounds).flat_map(move |round| {
        let partners = move || kary_partners(nodes, k, node, round);
        let far = move |sends, lane, node| Step { sends, leg: Leg::Between(round), lane, node, rank: 0 };
        let sent = partners().map(move |partner| far(true, partner.lane, partner.to));
        sent.chain(partners().map(move |partner| far(false, partner.lane, partner.from)))
    });
    let outward = below().map(move |(_, child)| near(true, Leg::Outward, 0, child));
    inward.chain(above.into_iter().flatten()).chain(between).chain(outward)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    /// Runs the pattern over one value per PE; `absorb(r, k, value, heard)` merges what is heard.
    fn run<T: Clone>(values: &[T], absorb: impl Fn(usize, usize, &mut T, &T)) -> Vec<T> {
        let n = values.len();
        let mut values = values.to_vec();
        for k in 0..rounds(n) {
            let sent = values.clone();
            for (r, value) in values.iter_mut().enumerate() {
                absorb(r, k, value, &sent[recv_from(n, r, k)]);
            }
        }
        values
    }

    #[test]
    fn rounds_are_the_logarithm_rounded_up() {
        let expected = [0, 0, 1, 2, 2, 3, 3, 3, 3, 4];
        assert_eq!((0..10).map(rounds).collect::<Vec<_>>(), expected);
        assert_eq!(rounds(1 << 24), 24);
        assert_eq!(rounds((1 << 24) + 1), 25);
        assert_eq!(rounds(usize::MAX), usize::BITS as usize);
    }

    #[test]
    fn every_send_is_somebody_s_receive() {
        for n in 1..=64 {
            for k in 0..rounds(n) {
                for r in 0..n {
                    assert_eq!(send_to(n, r, k), (r + (1 << k)) % n);
                    assert_eq!(recv_from(n, send_to(n, r, k), k), r);
                    assert_ne!(send_to(n, r, k), r);
                }
            }
        }
    }

    #[test]
    fn numbers_near_the_largest_do_not_overflow() {
        let n = usize::MAX;
        let k = rounds(n) - 1;
        assert_eq!(send_to(n, n - 1, k), (1 << k) - 1);
        assert_eq!(recv_from(n, 0, k), n - (1 << k));
    }

    #[test]
    fn an_idempotent_all_reduce_hears_of_everyone() {
        for n in 1..=64 {
            let own: Vec<u64> = (0..n).map(|r| 1 << r).collect();
            let all = own.iter().fold(0, |all, bit| all | bit);
            assert_eq!(run(&own, |_, _, value, heard| *value |= heard), vec![all; n]);
        }
    }

    #[test]
    fn a_prefix_scan_takes_what_comes_from_below_once() {
        for n in 1..=64u64 {
            let own: Vec<u64> = (0..n).map(|r| r * r + 3).collect();
            let scanned = run(&own, |r, k, value, heard| {
                if from_below(r, k) {
                    *value += heard;
                }
            });
            let expected: Vec<u64> = own
                .iter()
                .scan(0, |sum, value| {
                    *sum += value;
                    Some(*sum)
                })
                .collect();
            assert_eq!(scanned, expected, "{n} PEs");
        }
    }

    #[test]
    fn a_prefix_scan_keeps_the_order_of_pes() {
        for n in 1..=64u8 {
            let own: Vec<Vec<u8>> = (0..n).map(|r| vec![r]).collect();
            let scanned = run(&own, |r, k, value, heard| {
                if from_below(r, k) {
                    *value = [heard.as_slice(), value.as_slice()].concat();
                }
            });
            for (r, heard) in scanned.iter().enumerate() {
                assert_eq!(*heard, (0..=r as u8).collect::<Vec<_>>());
            }
        }
    }

    /// Runs the pattern with radix `k` over one value per PE.
    fn run_kary<T: Clone>(values: &[T], k: usize, absorb: impl Fn(&mut T, &T, bool)) -> Vec<T> {
        let n = values.len();
        let mut values = values.to_vec();
        for round in 0..kary_rounds(n, k) {
            let sent = values.clone();
            for (r, value) in values.iter_mut().enumerate() {
                for partner in kary_partners(n, k, r, round) {
                    absorb(value, &sent[partner.from], partner.below);
                }
            }
        }
        values
    }

    #[test]
    fn with_any_radix_all_hear_of_all_and_prefix_sums_count_once() {
        for k in [2, 3, 5, 16] {
            for n in 1..=70 {
                let own: Vec<u128> = (0..n).map(|r| 1 << r).collect();
                let all = run_kary(&own, k, |mine, theirs, _| *mine |= theirs);
                assert!(all.iter().all(|&heard| heard == (1 << n) - 1), "{n} PEs, radix {k}");
                let sums = run_kary(&own, k, |mine, theirs, below| *mine += if below { *theirs } else { 0 });
                assert!((0..n).all(|r| sums[r] == (2 << r) - 1), "{n} PEs, radix {k}");
            }
        }
        assert_eq!(kary_rounds(16, 16), 1);
        assert_eq!((kary_rounds(17, 16), kary_rounds(256, 16), kary_rounds(257, 16)), (2, 2, 3));
        assert_eq!((kary_rounds(1, 16), kary_rounds(usize::MAX, 2)), (0, 64));
    }

    #[test]
    fn with_any_radix_every_send_is_a_receive_on_the_same_lane() {
        for k in [2, 3, 16] {
            for n in 2..=40 {
                for round in 0..kary_rounds(n, k) {
                    for r in 0..n {
                        for sent in kary_partners(n, k, r, round) {
                            let mut heard = kary_partners(n, k, sent.to, round);
                            assert!(heard.any(|other| other.lane == sent.lane && other.from == r));
                            assert_ne!(sent.to, r);
                        }
                    }
                }
            }
        }
    }

    /// Goes through an exchange by nodes of these sizes; of which PEs each has heard, and how many letters went between nodes.
    fn run_by_nodes(k: usize, sizes: &[usize]) -> (Vec<u128>, usize) {
        let pes = || sizes.iter().enumerate().flat_map(|(node, &size)| (0..size).map(move |rank| (node, rank)));
        let steps_of = |(node, rank)| by_nodes(k, sizes.len(), sizes[node], node, rank).peekable();
        let mut steps: Vec<_> = pes().map(steps_of).collect();
        let mut heard: Vec<u128> = (0..steps.len()).map(|pe| 1 << pe).collect();
        // By reader, leg and lane: the sender, and of whom it had heard.
        let mut letters = HashMap::new();
        let (mut moves, mut between, mut read) = (true, 0, 0);
        while std::mem::take(&mut moves) {
            for (pe, me) in pes().enumerate() {
                while let Some(&Step { sends, leg, lane, node, rank }) = steps[pe].peek() {
                    assert!(lane < k - 1 && rank < sizes[node] && (node, rank) != me);
                    if sends {
                        let before = letters.insert(((node, rank), leg, lane), (me, heard[pe]));
                        assert_eq!(before, None, "a reader has one letter on a lane");
                        between += usize::from(node != me.0);
                    } else if let Some(&(from, theirs)) = letters.get(&(me, leg, lane)) {
                        assert_eq!(from, (node, rank));
                        heard[pe] |= theirs;
                        read += 1;
                    } else {
                        break;
                    }
                    steps[pe].next();
                    moves = true;
                }
            }
        }
        assert_eq!(letters.len(), read);
        assert!(steps.iter_mut().all(|steps| steps.peek().is_none()), "{sizes:?}, radix {k}");
        (heard, between)
    }

    proptest! {
        #[test]
        fn by_nodes_all_hear_of_all(k in 2..18usize, sizes in proptest::collection::vec(1..13usize, 1..11)) {
            let n: usize = sizes.iter().sum();
            let (heard, between) = run_by_nodes(k, &sizes);
            prop_assert!(heard.into_iter().all(|heard| heard == u128::MAX >> (128 - n)));
            prop_assert!(between <= sizes.len() * (k - 1) * kary_rounds(sizes.len(), k));
        }
    }

    #[test]
    fn by_nodes_trees_may_be_high_and_nodes_many() {
        for (k, sizes) in
            [(2, vec![40, 1, 3]), (16, vec![100, 20]), (16, vec![1; 120]), (3, vec![2; 60]), (16, vec![7])]
        {
            let n: usize = sizes.iter().sum();
            assert!(run_by_nodes(k, &sizes).0.into_iter().all(|heard| heard == u128::MAX >> (128 - n)), "{sizes:?}");
        }
    }
}
