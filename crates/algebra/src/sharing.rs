//! How members of a team that lie on nodes share the bytes of a long reduction.
//!
//! First each member of a node combines its share of the arrays of all of them. Then the nodes of a row combine what their members have,
//! each member a part of its share; then the rows, each a part of that. The results go back the same way: from rows to rows, and from
//! columns to columns. Few nodes are one row; many are as many rows as columns, so that a member turns to few others, once more.

use std::ops::Range;

/// From more nodes on there are several rows.
const ONE_ROW: usize = 16;
/// Bytes of a line of the cache.
const LINE: usize = 64;

/// A member: its node, and its number there.
pub type Member = (usize, usize);
/// Bytes that a member combines, and the members that hold the operands, in their order.
pub type Sum = (Range<usize>, Vec<Member>);
/// A member that holds results, as all of its node do, and which of them another member fetches for its own node.
pub type Results = (Member, Range<usize>);

/// The part of `bytes` bytes of elements that the one of `n` with number `me` has. Parts meet at lines of the cache where elements allow
/// it.
pub fn share(bytes: usize, element: usize, me: usize, n: usize) -> Range<usize> {
    let line = element.max(LINE);
    let lines = bytes.div_ceil(line);
    let bound = move |member: usize| ((lines as u128 * member as u128 / n as u128) as usize * line).min(bytes);
    bound(me)..bound(me + 1)
}

/// The same of a stretch of an array.
pub fn share_of(stretch: &Range<usize>, element: usize, me: usize, n: usize) -> Range<usize> {
    let share = share(stretch.len(), element, me, n);
    stretch.start + share.start..stretch.start + share.end
}

/// A reduction of arrays on nodes, as one member sees it.
#[derive(Clone, Copy, Debug)]
pub struct Sharing {
    nodes: usize,
    /// So many members of each node have a share of what the node has combined.
    size: usize,
    /// This member.
    me: Member,
    bytes: usize,
    element: usize,
    columns: usize,
}

impl Sharing {
    /// Of arrays of `bytes` bytes of elements on so many nodes, the smallest of which has `size` members.
    pub fn new(nodes: usize, size: usize, me: Member, bytes: usize, element: usize) -> Sharing {
        Sharing { nodes, size, me, bytes, element, columns: columns(nodes) }
    }

    /// How often all members meet, and how often a member turns to others of other nodes, about.
    pub fn cost(&self) -> (usize, usize) {
        (if self.has_rows() { 6 } else { 4 }, 2 * (self.columns + self.rows()))
    }

    /// Rows with a node in each column. The last row may have fewer nodes.
    fn rows(&self) -> usize {
        self.nodes / self.columns
    }

    /// Whether there are several rows.
    pub fn has_rows(&self) -> bool {
        self.columns < self.nodes
    }

    /// What this member combines of the arrays of its node, which has so many members, and the number of the member that gets it: its
    /// own share, or a part of each share where the node has more members than there are shares.
    pub fn on_node(&self, members: usize) -> Vec<(Range<usize>, usize)> {
        let (_, rank) = self.me;
        if members == self.size {
            return vec![(self.share(), rank)];
        }
        let part = |owner| share_of(&share(self.bytes, self.element, owner, self.size), self.element, rank, members);
        (0..self.size).map(|owner| (part(owner), owner)).collect()
    }

    fn share(&self) -> Range<usize> {
        let (_, rank) = self.me;
        if rank < self.size { share(self.bytes, self.element, rank, self.size) } else { 0..0 }
    }

    /// The nodes of a row.
    fn row(&self, row: usize) -> Range<usize> {
        row * self.columns..self.nodes.min((row + 1) * self.columns)
    }

    /// What the member of a node with this one's number combines of what the nodes of its row have: a part of its share, so that only
    /// members with one number turn to each other.
    fn part_in_row(&self, node: usize) -> Range<usize> {
        let row = self.row(node / self.columns);
        share_of(&self.share(), self.element, node - row.start, row.len())
    }

    /// What it combines of what the rows have: its results.
    fn part(&self, node: usize) -> Range<usize> {
        let (row, rows) = (node / self.columns, self.rows());
        if row < rows { share_of(&self.part_in_row(node), self.element, row, rows) } else { 0..0 }
    }

    /// What this member combines of what those of its row have.
    pub fn sum_in_row(&self) -> Sum {
        let (mine, rank) = self.me;
        (self.part_in_row(mine), self.row(mine / self.columns).map(|node| (node, rank)).collect())
    }

    /// What this member combines of what the rows have, where there are several: stretches, each of which one node of each row has.
    pub fn sums_of_rows(&self) -> Vec<Sum> {
        let (mine, rank) = self.me;
        let (part, full) = (self.part(mine), self.rows());
        // Rows with a node in each column have the same parts in a column; the nodes of another have longer ones.
        let in_full = (0..full).map(|row| (row * self.columns + mine % self.columns, rank));
        let short = self.row(full);
        if short.is_empty() {
            return vec![(part, in_full.collect())];
        }
        let stretches = short.map(|node| {
            let held = self.part_in_row(node);
            let stretch = part.start.max(held.start)..part.end.min(held.end);
            (stretch, in_full.clone().chain([(node, rank)]).collect())
        });
        stretches.filter(|(stretch, _): &Sum| !stretch.is_empty()).collect()
    }

    /// The results that this member fetches from other rows, of its column.
    pub fn results_of_rows(&self) -> impl Iterator<Item = Results> {
        let ((mine, rank), rows) = (self.me, self.rows());
        let others =
            (1..=rows).map(move |step| (mine / self.columns + step) % rows * self.columns + mine % self.columns);
        others.filter(move |&node| node != mine).map(move |node| ((node, rank), self.part(node)))
    }

    /// The results that this member fetches from other columns, where those of all rows are then.
    pub fn results_of_columns(&self) -> impl Iterator<Item = Results> {
        let ((mine, rank), columns) = (self.me, self.columns);
        (1..columns).map(move |step| {
            let column = (mine + step) % columns;
            let node = self.row(mine / columns).nth(column).unwrap_or(column % self.rows() * columns + column);
            ((node, rank), self.part_in_row(column))
        })
    }
}

/// How many nodes a row has: few are one row. Of many there are about as many rows, and in the last one not few nodes, to which all others
/// would turn.
fn columns(nodes: usize) -> usize {
    let is_even = |columns: &usize| nodes.is_multiple_of(*columns) || nodes % columns * 2 >= *columns;
    let most = if nodes > ONE_ROW { (nodes - 1).isqrt() + 1 } else { nodes };
    (most..=nodes).find(is_even).unwrap_or(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ELEMENT: usize = 8;

    #[test]
    fn shares_cover_everything_once() {
        for element in [1, 2, 4, 8, 16] {
            for count in [0, 1, 3, 15, 16, 17, 1000, 4097, 20_000, 70_001] {
                for n in [1, 2, 3, 4, 7, 8, 17] {
                    let bytes = count * element;
                    let mut end = 0;
                    for share in (0..n).map(|me| share(bytes, element, me, n)) {
                        assert_eq!((share.start, share.start % element, share.len() % element), (end, 0, 0));
                        end = share.end;
                    }
                    assert_eq!(end, bytes);
                }
            }
        }
    }

    fn fold(sum: u64, value: u64) -> u64 {
        sum.wrapping_mul(31).wrapping_add(value)
    }

    fn smallest(sizes: &[usize]) -> usize {
        *sizes.iter().min().expect("a node")
    }

    /// Reduces the arrays of all members where they are, in the steps that members take, each of which all take in this order before any
    /// takes the next.
    fn reduce(sizes: &[usize], arrays: &mut [Vec<Vec<u64>>], order: &[Member]) {
        let bytes = arrays[0][0].len() * ELEMENT;
        let of = |me| Sharing::new(sizes.len(), smallest(sizes), me, bytes, ELEMENT);
        let near = |(node, _): Member| (0..sizes[node]).map(|rank| (node, rank)).collect::<Vec<_>>();
        let elements = |range: Range<usize>| {
            assert_eq!((range.start % ELEMENT, range.end % ELEMENT), (0, 0));
            range.start / ELEMENT..range.end / ELEMENT
        };
        let combine = |arrays: &mut [Vec<Vec<u64>>], (range, holders): Sum, takers: &[Member]| {
            for i in elements(range) {
                let sum = holders.iter().map(|&(node, rank)| arrays[node][rank][i]).fold(0, fold);
                takers.iter().for_each(|&(node, rank)| arrays[node][rank][i] = sum);
            }
        };
        let bring = |arrays: &mut [Vec<Vec<u64>>], ((node, rank), range): Results, to: usize| {
            for i in elements(range) {
                let result = arrays[node][rank][i];
                arrays[to].iter_mut().for_each(|array| array[i] = result);
            }
        };
        for &me in order {
            for (range, owner) in of(me).on_node(sizes[me.0]) {
                combine(arrays, (range, near(me)), &[(me.0, owner)]);
            }
        }
        for &me in order {
            let takers = if of(me).has_rows() { vec![me] } else { near(me) };
            combine(arrays, of(me).sum_in_row(), &takers);
        }
        for &me in order.iter().filter(|&&me| of(me).has_rows()) {
            of(me).sums_of_rows().into_iter().for_each(|sum| combine(arrays, sum, &near(me)));
        }
        order.iter().for_each(|&me| of(me).results_of_rows().for_each(|results| bring(arrays, results, me.0)));
        order.iter().for_each(|&me| of(me).results_of_columns().for_each(|results| bring(arrays, results, me.0)));
    }

    /// What comes of all operands: of a node's, of a row's, of all.
    fn expected(sizes: &[usize], operand: impl Fn(Member) -> u64) -> u64 {
        let of_node = |node| (0..sizes[node]).map(|rank| operand((node, rank))).fold(0, fold);
        let of_nodes: Vec<u64> = (0..sizes.len()).map(of_node).collect();
        let columns = columns(sizes.len());
        let mut of_rows = of_nodes.chunks(columns).map(|row| row.iter().copied().fold(0, fold));
        if of_nodes.len() > columns { of_rows.fold(0, fold) } else { of_rows.next_back().expect("a row") }
    }

    #[test]
    fn all_members_have_what_comes_of_all_operands() {
        let alike = [(2, 2), (3, 3), (16, 2), (17, 2), (20, 4), (21, 1), (25, 2), (40, 2)];
        let shapes = alike.map(|(nodes, members)| vec![members; nodes]).into_iter().chain([
            vec![2, 1],
            vec![1, 3, 2],
            vec![4, 1, 1, 1],
            (0..19).map(|node| 1 + node % 3).collect(),
        ]);
        for sizes in shapes {
            let members: Vec<_> =
                (0..sizes.len()).flat_map(|node| (0..sizes[node]).map(move |rank| (node, rank))).collect();
            let backwards = members.iter().rev().copied().collect();
            for (count, order) in
                [0, 1, 7, 100, 1000].into_iter().flat_map(|count| [(count, &members), (count, &backwards)])
            {
                let operand =
                    |(node, rank): Member, i: usize| (node * 99 + rank * 1001 + i) as u64 ^ 0x9e37_79b9_7f4a_7c15;
                let array = |member| (0..count).map(|i| operand(member, i)).collect();
                let on_node = |node| (0..sizes[node]).map(|rank| array((node, rank))).collect();
                let mut arrays: Vec<Vec<Vec<u64>>> = (0..sizes.len()).map(on_node).collect();
                reduce(&sizes, &mut arrays, order);
                for i in 0..count {
                    let expected = expected(&sizes, |member| operand(member, i));
                    let mut all = arrays.iter().flatten();
                    assert!(all.all(|array| array[i] == expected), "{sizes:?}, element {i} of {count}");
                }
            }
        }
    }

    #[test]
    fn members_of_many_nodes_turn_to_few_and_few_turn_to_them() {
        for nodes in [17, 21, 200, 512, 1000, 1021] {
            let mut asked = vec![0; nodes];
            for node in 0..nodes {
                let sharing = Sharing::new(nodes, 2, (node, 1), 1 << 22, ELEMENT);
                let sums = sharing.sums_of_rows().into_iter().chain([sharing.sum_in_row()]);
                let held = sums.flat_map(|(_, holders)| holders);
                let results = sharing.results_of_rows().chain(sharing.results_of_columns());
                let others: Vec<_> = held.chain(results.map(|(holder, _)| holder)).map(|(node, _)| node).collect();
                assert!(
                    others.len() <= 6 * (nodes.isqrt() + 2),
                    "{nodes} nodes: node {node} turns to {}",
                    others.len()
                );
                others.into_iter().for_each(|node| asked[node] += 1);
            }
            let most = *asked.iter().max().unwrap();
            assert!(most <= 8 * (nodes.isqrt() + 2), "{nodes} nodes: {most} turn to one");
        }
    }
}
