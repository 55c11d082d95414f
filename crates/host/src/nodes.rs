//! Which members of a team share a node.
//!
//! Collectives of a team whose members share nodes go by nodes: among the members of each, between the nodes, and among the members
//! again. So what is the same for all members of a node crosses the network once.

use std::collections::HashMap;

use zeshmem_abi::{MOST_NEAR, TeamNode};
use zeshmem_algebra::sharing::Sharing;
use zeshmem_algebra::{Pe, PeSet, TeamPe};
use zeshmem_device::ByNodes;

/// The members of a team by nodes, in team numbers. There are several nodes.
#[derive(Debug)]
pub(crate) struct Nodes {
    /// In the order of their first members; empty where each has one.
    nodes: Box<[PeSet]>,
    count: usize,
    /// Members of the node that has the fewest.
    smallest: usize,
    mine: usize,
    /// This PE's number among the members on its node.
    rank: usize,
    in_order: bool,
}

impl Nodes {
    /// Those of a team, as its member `me` sees them; `leaders` has the first PE of the node of each PE of the job. `None` where all
    /// members are on one node.
    pub fn of(leaders: &[u32], pes: &PeSet, me: TeamPe) -> Option<Nodes> {
        let mut numbers = HashMap::new();
        let mut nodes: Vec<Vec<Pe>> = Vec::new();
        let (mut mine, mut rank, mut in_order) = (0, 0, true);
        for (member, pe) in pes.iter().enumerate() {
            let node = *numbers.entry(leaders[pe.index()]).or_insert(nodes.len());
            if node == nodes.len() {
                nodes.push(Vec::new());
            }
            in_order &= node + 1 == nodes.len();
            if member == me.index() {
                (mine, rank) = (node, nodes[node].len());
            }
            nodes[node].push(Pe::from_index(member).expect("a member's number"));
        }
        if nodes.len() == 1 {
            return None;
        }
        let (count, smallest) = (nodes.len(), nodes.iter().map(Vec::len).min().expect("a node"));
        if count == pes.size() as usize {
            nodes.clear();
        }
        let set = |members: &Vec<Pe>| PeSet::from_pes(members).expect("a member is on one node");
        Some(Nodes { nodes: nodes.iter().map(set).collect(), count, smallest, mine, rank, in_order })
    }

    /// Whether a node has more than one member: otherwise there is nothing that members of a node could share.
    pub fn are_shared(&self) -> bool {
        !self.nodes.is_empty()
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// This PE's.
    pub fn mine(&self) -> usize {
        self.mine
    }

    /// This PE's number among the members on its node; 0 of the one that speaks for the node.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// Whether the members of each node follow on each other in the team, so that the nodes' orders make up the team's.
    pub fn in_order(&self) -> bool {
        self.in_order
    }

    /// How the members share arrays of so many bytes of elements.
    pub fn sharing(&self, bytes: usize, element: usize) -> Sharing {
        Sharing::new(self.count(), self.smallest, (self.mine, self.rank), bytes, element)
    }

    /// How many members a node has.
    pub fn size(&self, node: usize) -> usize {
        self.nodes.get(node).map_or(1, |members| members.size() as usize)
    }

    /// The member of a node with this number there.
    pub fn member(&self, node: usize, rank: usize) -> usize {
        let Some(members) = self.nodes.get(node) else { return node };
        TeamPe::from_index(rank).and_then(|rank| members.pe(rank)).expect("a member of the node").index()
    }

    /// A member of another node for this PE to turn to, so that not all turn to the same.
    pub fn counterpart(&self, node: usize) -> usize {
        self.member(node, self.rank % self.size(node))
    }

    /// The node of a member.
    pub fn node_of(&self, member: usize) -> usize {
        if !self.are_shared() {
            return member;
        }
        let member = Pe::from_index(member).expect("a member's number");
        self.nodes.iter().position(|node| node.contains(member)).expect("a member is on a node")
    }

    /// The members of a node, in their order.
    pub fn members(&self, node: usize) -> impl Iterator<Item = usize> {
        (0..self.size(node)).map(move |rank| self.member(node, rank))
    }

    /// What kernels know of them, of the team of these PEs; nothing where each member is on its own, or those of a node are not one
    /// stride of the team.
    pub fn for_kernels(&self, pes: &PeSet) -> Option<ByNodes> {
        if !self.are_shared() {
            return None;
        }
        let of_node = |members: &PeSet| {
            let stride = members.as_stride()?;
            Some(TeamNode { first: stride.start(), stride: stride.stride(), len: members.size(), reserved: 0 })
        };
        let nodes = self.nodes.iter().map(of_node).collect::<Option<Vec<_>>>()?;
        if nodes.iter().any(|node| node.len as usize > MOST_NEAR) {
            return None;
        }
        let number = |index| TeamPe::from_index(index).expect("fewer than PEs");
        let world = |members: &mut dyn Iterator<Item = usize>| {
            let members: Vec<i32> = members.map(|member| number(member).get()).collect();
            pes.incl(&members).expect("members of the team")
        };
        let with_rank = |rank| world(&mut (0..self.count()).map(|node| self.member(node, rank)));
        let is_even = nodes.iter().all(|node| node.len == nodes[self.mine].len);
        Some(ByNodes {
            near: (world(&mut self.members(self.mine)), number(self.rank)),
            firsts: (with_rank(0), number(self.mine)),
            alike: is_even.then(|| (with_rank(self.rank), number(self.mine))),
            nodes,
        })
    }

    /// All nodes but this PE's, in an order that begins after it, so that not all turn to one at the same time.
    pub fn others(&self) -> impl Iterator<Item = usize> {
        let (mine, count) = (self.mine, self.count());
        (1..count).map(move |step| (mine + step) % count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn team(pes: &[i32]) -> PeSet {
        PeSet::from_pes(&pes.iter().map(|&pe| Pe::new(pe).unwrap()).collect::<Vec<_>>()).unwrap()
    }

    fn nodes(leaders: &[u32], pes: &[i32]) -> Option<Vec<Vec<usize>>> {
        let seen_by = |me| Nodes::of(leaders, &team(pes), TeamPe::from_index(me).unwrap());
        let all: Vec<_> = (0..pes.len()).map(seen_by).collect();
        if all.iter().all(Option::is_none) {
            return None;
        }
        let members = |nodes: &Nodes| (0..nodes.count()).map(|node| nodes.members(node).collect()).collect();
        let first: Vec<Vec<usize>> = members(all[0].as_ref().unwrap());
        for (me, nodes) in all.iter().map(|nodes| nodes.as_ref().unwrap()).enumerate() {
            assert_eq!(members(nodes) as Vec<Vec<usize>>, first);
            assert_eq!(nodes.member(nodes.mine(), nodes.rank()), me);
            assert_eq!((nodes.node_of(me), nodes.counterpart(nodes.mine())), (nodes.mine(), me));
            let mut others: Vec<_> = nodes.others().chain([nodes.mine()]).collect();
            others.sort_unstable();
            assert!(others.into_iter().eq(0..nodes.count()));
        }
        Some(first)
    }

    #[test]
    fn members_are_found_by_their_nodes() {
        let leaders = [0, 0, 2, 2, 2, 0];
        assert_eq!(nodes(&leaders, &[0, 1, 2, 3, 4, 5]), Some(vec![vec![0, 1, 5], vec![2, 3, 4]]));
        assert_eq!(nodes(&leaders, &[4, 1, 3]), Some(vec![vec![0, 2], vec![1]]));
        assert_eq!(nodes(&leaders, &[5, 3, 1, 2]), Some(vec![vec![0, 2], vec![1, 3]]));
        let in_order = |pes| Nodes::of(&leaders, &team(pes), TeamPe::new(0).unwrap()).unwrap().in_order();
        assert!(in_order(&[0, 1, 2, 3]) && in_order(&[4, 3, 5]) && !in_order(&[4, 1, 3]) && !in_order(&[0, 1, 2, 5]));
    }

    #[test]
    fn kernels_know_nodes_whose_members_are_strides() {
        let seen = |leaders: &[u32], pes: &[i32], me| {
            let pes = team(pes);
            Nodes::of(leaders, &pes, TeamPe::from_index(me).unwrap()).unwrap().for_kernels(&pes)
        };
        let world = |(set, me): (PeSet, TeamPe)| (set.iter().map(Pe::get).collect::<Vec<_>>(), me.get());
        let strides =
            |nodes: Vec<TeamNode>| nodes.iter().map(|node| (node.first, node.stride, node.len)).collect::<Vec<_>>();
        let blocks = seen(&[0, 0, 2, 2, 4], &[4, 3, 2, 1, 0], 2).unwrap();
        assert_eq!(strides(blocks.nodes), [(0, 1, 1), (1, 1, 2), (3, 1, 2)]);
        assert_eq!((world(blocks.near), world(blocks.firsts)), ((vec![3, 2], 1), (vec![4, 3, 1], 1)));
        assert!(blocks.alike.is_none(), "nodes have different numbers of members");
        let turns = seen(&[0, 1, 0, 1], &[0, 1, 2, 3], 3).unwrap();
        assert_eq!(strides(turns.nodes), [(0, 2, 2), (1, 2, 2)]);
        assert_eq!((world(turns.near), world(turns.firsts)), ((vec![1, 3], 1), (vec![0, 1], 1)));
        assert_eq!(turns.alike.map(world), Some((vec![2, 3], 1)));
        assert!(seen(&[0, 0, 2, 0], &[0, 1, 2, 3], 0).is_none(), "0, 1 and 3 are no stride");
    }

    #[test]
    fn a_team_on_one_node_has_no_nodes_and_members_on_their_own_share_none() {
        let leaders = [0, 0, 2, 2, 2, 0];
        assert_eq!(nodes(&leaders, &[5, 0, 1]), None);
        assert_eq!(nodes(&leaders, &[3]), None);
        let are_shared = |pes| {
            let of = Nodes::of(&leaders, &team(pes), TeamPe::new(0).unwrap()).unwrap();
            assert_eq!(of.are_shared(), of.for_kernels(&team(pes)).is_some());
            of.are_shared()
        };
        assert_eq!(nodes(&leaders, &[3, 1]), Some(vec![vec![0], vec![1]]));
        assert!(!are_shared(&[3, 1]) && are_shared(&[3, 1, 2]));
    }
}
