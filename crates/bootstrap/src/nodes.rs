//! Which PEs share a machine, by what the launcher says.
//!
//! The text is `PMI_process_mapping` of MPICH's launchers: `(vector,(0,2,4),(5,1,3))` are PEs in rank order, 4 on each of the 2 nodes
//! from 0 on, and 3 on the one node from 5 on. A node may come again, and where PEs are left the whole is gone through again.

use std::fmt;

/// The node of each PE of a job, in a few words for jobs of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeMap {
    blocks: Vec<Block>,
    size: usize,
}

/// So many `pes` on each of so many `nodes` from `first` on; none of them is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Block {
    first: u32,
    nodes: u32,
    pes: u32,
}

impl NodeMap {
    /// The map of PEs that are on these nodes, in rank order.
    pub fn new(nodes: impl IntoIterator<Item = u32>) -> Self {
        let (mut blocks, mut size) = (Vec::<Block>::new(), 0);
        for node in nodes {
            size += 1;
            if let Some(block) = blocks.last_mut()
                && block.nodes == 1
                && block.first == node
            {
                block.pes += 1;
                continue;
            }
            join_last_two(&mut blocks);
            blocks.push(Block { first: node, nodes: 1, pes: 1 });
        }
        join_last_two(&mut blocks);
        Self { blocks, size }
    }

    /// What a launcher says of a job of `size` PEs; `None` where it is not understood.
    pub fn parse(text: &str, size: usize) -> Option<Self> {
        let blocks = text.trim().strip_prefix("(vector")?.strip_suffix(')')?;
        let mut found = Vec::new();
        for block in blocks.split_terminator(')') {
            let mut numbers = block.trim_start().strip_prefix(',')?.trim_start().strip_prefix('(')?.split(',');
            let mut number = || numbers.next()?.trim().parse::<u32>().ok();
            let block = Block { first: number()?, nodes: number()?, pes: number()? };
            let is_sane = block.nodes > 0 && block.pes > 0 && block.first.checked_add(block.nodes).is_some();
            if !is_sane || numbers.next().is_some() {
                return None;
            }
            found.push(block);
        }
        (!found.is_empty()).then_some(Self { blocks: found, size })
    }

    /// The node of each PE, in rank order.
    pub fn nodes(&self) -> impl Iterator<Item = u32> {
        let of_block = |block: &Block| {
            let pes = block.pes as usize;
            (block.first..block.first + block.nodes).flat_map(move |node| std::iter::repeat_n(node, pes))
        };
        self.blocks.iter().cycle().flat_map(of_block).take(self.size)
    }

    /// Whether not all PEs are on one node.
    pub fn spans_nodes(&self) -> bool {
        let mut nodes = self.nodes();
        let first = nodes.next();
        nodes.any(|node| Some(node) != first)
    }
}

/// Makes one of the last two blocks, where the last is what the one before goes on with.
fn join_last_two(blocks: &mut Vec<Block>) {
    if let [.., before, last] = blocks.as_mut_slice()
        && before.first + before.nodes == last.first
        && before.pes == last.pes
    {
        before.nodes += last.nodes;
        blocks.pop();
    }
}

impl fmt::Display for NodeMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "(vector")?;
        for Block { first, nodes, pes } in &self.blocks {
            write!(f, ",({first},{nodes},{pes})")?;
        }
        write!(f, ")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn maps_survive(nodes in prop::collection::vec(0u32..5, 1..40)) {
            let map = NodeMap::new(nodes.iter().copied());
            prop_assert_eq!(map.nodes().collect::<Vec<_>>(), nodes.clone());
            prop_assert_eq!(NodeMap::parse(&map.to_string(), nodes.len()), Some(map.clone()));
            prop_assert_eq!(map.spans_nodes(), nodes.iter().any(|node| *node != nodes[0]));
        }

        #[test]
        fn any_text_is_understood_or_refused(text in "(\\(vector)?[(),0-9 ]{0,30}") {
            if let Some(map) = NodeMap::parse(&text, 9) {
                prop_assert_eq!(map.nodes().count(), 9);
            }
        }
    }

    #[test]
    fn nodes_with_as_many_pes_are_one_block() {
        let of = |nodes: &[u32]| NodeMap::new(nodes.iter().copied()).to_string();
        assert_eq!(of(&[0, 0, 0]), "(vector,(0,1,3))");
        assert_eq!(of(&[0, 0, 1, 1, 2, 2, 3]), "(vector,(0,3,2),(3,1,1))");
        assert_eq!(of(&[0, 1, 0, 1]), "(vector,(0,2,1),(0,2,1))");
    }

    #[test]
    fn what_launchers_say_is_understood() {
        let of = |text: &str, size| NodeMap::parse(text, size).map(|map| map.nodes().collect::<Vec<_>>());
        assert_eq!(of("(vector,(0,2,2))", 4), Some(vec![0, 0, 1, 1]));
        // PEs in turn.
        assert_eq!(of("(vector,(0,3,1))", 5), Some(vec![0, 1, 2, 0, 1]));
        assert_eq!(of("(vector, (0,1,3), (1,1,2))", 5), Some(vec![0, 0, 0, 1, 1]));
        assert_eq!(of("(vector,(0,1,8))", 3), Some(vec![0, 0, 0]));
        for text in [
            "",
            "(vector)",
            "(vector,(0,0,1))",
            "(vector,(0,1))",
            "(vector,(0,1,1,1))",
            "(map,(0,1,1))",
            "(vector,(4294967295,1,1))",
        ] {
            assert_eq!(of(text, 2), None, "{text}");
        }
    }
}
