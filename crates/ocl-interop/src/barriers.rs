//! Barriers where PoCL needs them.
//!
//! PoCL makes a loop over the work-items of each stretch of code between two barriers. Version 3.1 gets the stretch wrong that is
//! reached both through a barrier and around it, and then computes wrong results. So where the ways join that a condition has
//! parted, and one of them has a barrier, there is another one: all work-items of a group come by, for a barrier that one of
//! them reaches all must reach.
//!
//! The code is LLVM's text of inlined, structured functions: a join is there only once, and branches are its only jumps.

use std::collections::{HashMap, HashSet};

/// What the translator calls a barrier of a work-group.
const BARRIER: &str = "@_Z18work_group_barrierj12memory_scope(";
/// With memory fenced for the group; its scope.
const CALL: &str = "  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 1)";

/// Whether bitcode, or text, has barriers at all.
pub fn any(code: &[u8]) -> bool {
    code.windows(7).any(|word| word == b"barrier")
}

/// Joins in one function beyond which PoCL takes for ever: it copies what follows each barrier in a condition, and the copies' barriers
/// again.
const MOST_JOINS: usize = 2;

/// The text with barriers at the joins; an error with the names of the kernels that have too many of them.
pub fn at_joins(text: &str) -> Result<String, String> {
    let mut crowded = Vec::new();
    let mut result = Vec::new();
    let mut function: Vec<&str> = Vec::new();
    for line in text.lines() {
        if function.is_empty() && !line.starts_with("define ") {
            result.push(line);
            continue;
        }
        function.push(line);
        if line == "}" {
            let (lines, joins) = in_function(&function);
            if joins > MOST_JOINS {
                let name = function[0].split(['@', '(']).nth(1).unwrap_or_default();
                crowded.push(name.trim_matches('"').to_owned());
            }
            result.extend(lines);
            function.clear();
        }
    }
    if !crowded.is_empty() {
        return Err(crowded.join(", "));
    }
    result.push("");
    Ok(result.join("\n"))
}

/// One basic block.
struct Block {
    /// Where a barrier would go: behind the label and the phi nodes.
    body: usize,
    barrier: bool,
    successors: Vec<usize>,
}

/// The lines with barriers, and how many there are.
fn in_function<'a>(lines: &[&'a str]) -> (Vec<&'a str>, usize) {
    let blocks = blocks(lines);
    let joins: HashSet<usize> = joins(&blocks).iter().map(|join| blocks[*join].body).collect();
    let mut result = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        if joins.contains(&number) {
            result.push(CALL);
        }
        result.push(*line);
    }
    (result, joins.len())
}

fn blocks(lines: &[&str]) -> Vec<Block> {
    let mut labels = HashMap::new();
    let mut targets: Vec<Vec<&str>> = Vec::new();
    let mut blocks: Vec<Block> = Vec::new();
    let mut start = |body, label: Option<&str>, blocks: &mut Vec<Block>| {
        labels.extend(label.map(|label| (label.to_owned(), blocks.len())));
        blocks.push(Block { body, barrier: false, successors: Vec::new() });
    };
    for (number, line) in lines.iter().enumerate().skip(1) {
        match label(line) {
            Some(label) => {
                start(number + 1, Some(label), &mut blocks);
                targets.push(Vec::new());
                continue;
            }
            None if blocks.is_empty() => {
                start(number, None, &mut blocks);
                targets.push(Vec::new());
            }
            None => {}
        }
        let (Some(block), Some(targets)) = (blocks.last_mut(), targets.last_mut()) else {
            continue;
        };
        if line.contains(" = phi ") {
            block.body = number + 1;
        }
        block.barrier |= line.contains(BARRIER);
        if line.trim_start().starts_with("br ") {
            targets.extend(line.split("label %").skip(1).map(target));
        }
    }
    for (block, targets) in blocks.iter_mut().zip(targets) {
        block.successors = targets.into_iter().filter_map(|target| labels.get(target).copied()).collect();
    }
    blocks
}

/// The label that a line begins a block with.
fn label(line: &str) -> Option<&str> {
    if line.starts_with([' ', '}', ';']) {
        return None;
    }
    let (label, rest) = match line.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"')?,
        None => line.split_at(line.find(':')?),
    };
    rest.starts_with(':').then_some(label)
}

/// The label that stands at the start of what follows `label %`.
fn target(text: &str) -> &str {
    match text.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap_or(quoted),
        None => text.split([',', ' ']).next().unwrap_or(text),
    }
}

/// The blocks where ways join of which one has a barrier.
fn joins(blocks: &[Block]) -> HashSet<usize> {
    let after = post_dominators(blocks);
    let mut barriers: HashSet<usize> = (0..blocks.len()).filter(|b| blocks[*b].barrier).collect();
    let mut joins = HashSet::new();
    // A join inside a condition is a barrier to the conditions around it; and so is a loop that has one, which is left as it is.
    loop {
        let before = barriers.len();
        for (number, block) in blocks.iter().enumerate() {
            let (Some(join), true) = (after[number], block.successors.len() > 1) else {
                continue;
            };
            let ways = block
                .successors
                .iter()
                .flat_map(|way| std::iter::successors(Some(*way), |at| after[*at]).take_while(|at| *at != join));
            let passed: HashSet<usize> = ways.collect();
            if passed.is_disjoint(&barriers) {
                continue;
            }
            if passed.contains(&number) {
                barriers.insert(number);
            } else if joins.insert(join) {
                barriers.insert(join);
            }
        }
        if barriers.len() == before {
            return joins;
        }
    }
}

/// For each block the first one after it that all ways to the function's end come by; none where that is the end itself, or nothing
/// leads there.
///
/// After Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", on the reversed graph.
fn post_dominators(blocks: &[Block]) -> Vec<Option<usize>> {
    let end = blocks.len();
    let mut predecessors = vec![Vec::new(); end + 1];
    for (number, block) in blocks.iter().enumerate() {
        for successor in &block.successors {
            predecessors[*successor].push(number);
        }
        if block.successors.is_empty() {
            predecessors[end].push(number);
        }
    }
    let order = post_order(&predecessors, end);
    let mut rank = vec![0; end + 1];
    for (position, block) in order.iter().enumerate() {
        rank[*block] = position;
    }
    let mut after: Vec<Option<usize>> = vec![None; end + 1];
    after[end] = Some(end);
    let mut changed = true;
    while changed {
        changed = false;
        for block in order.iter().rev().filter(|block| **block != end) {
            let ways = match &blocks[*block].successors[..] {
                [] => &[end][..],
                ways => ways,
            };
            let mut join: Option<usize> = None;
            for way in ways.iter().copied().filter(|way| after[*way].is_some()) {
                let mut met = (join.unwrap_or(way), way);
                while met.0 != met.1 {
                    let behind = if rank[met.0] < rank[met.1] { &mut met.0 } else { &mut met.1 };
                    // Filled, as only such blocks come here.
                    *behind = after[*behind].unwrap_or(end);
                }
                join = Some(met.0);
            }
            if after[*block] != join {
                after[*block] = join;
                changed = true;
            }
        }
    }
    after.truncate(end);
    after.into_iter().map(|join| join.filter(|join| *join != end)).collect()
}

fn post_order(edges: &[Vec<usize>], root: usize) -> Vec<usize> {
    let mut order = Vec::new();
    let mut seen = vec![false; edges.len()];
    let mut path = vec![(root, 0)];
    seen[root] = true;
    while let Some((block, next)) = path.last_mut() {
        match edges[*block].get(*next) {
            Some(other) => {
                *next += 1;
                if !std::mem::replace(&mut seen[*other], true) {
                    path.push((*other, 0));
                }
            }
            None => {
                order.push(*block);
                path.pop();
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function(body: &str) -> String {
        format!(
            "declare void @other()\n\ndefine spir_kernel void @k() #0 {{\n{body}\n}}\n\nattributes #0 = {{ nounwind }}\n"
        )
    }

    /// Labels of the blocks that begin with a barrier of ours.
    fn joined(body: &str) -> Vec<String> {
        let text = at_joins(&function(body)).expect("few joins");
        let lines: Vec<&str> = text.lines().collect();
        let mut found = Vec::new();
        let mut current = "entry";
        for line in lines {
            current = label(line).unwrap_or(current);
            if line == CALL {
                found.push(current.to_owned());
            }
        }
        found
    }

    const THERE: &str = "  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 2, i32 1) #1";

    #[test]
    fn a_barrier_in_a_condition_has_another_where_the_ways_join() {
        let body = |inside: &str| {
            format!(
                "  br i1 %c, label %yes, label %\"the join\"\n\nyes:                 ; preds = %0\n{inside}\n  br label %\"the join\"\n\n\
                 \"the join\":\n  %r = phi i32 [ 0, %0 ], [ 1, %yes ]\n  ret void"
            )
        };
        assert_eq!(joined(&body(THERE)), ["the join"]);
        assert!(joined(&body("  call void @other()")).is_empty());
        let text = at_joins(&function(&body(THERE))).expect("few joins");
        let (phi, call) = (text.find("= phi").unwrap(), text.rfind(CALL).unwrap());
        assert!(phi < call, "behind the phi nodes: {text}");
        assert_eq!(text.replace(&format!("{CALL}\n"), ""), function(&body(THERE)));
    }

    #[test]
    fn conditions_around_it_join_with_barriers_too() {
        let body = format!(
            "  br i1 %c, label %outer, label %end\nouter:\n  br i1 %d, label %inner, label %middle\ninner:\n{THERE}\n  br label %middle\n\
             middle:\n  br label %end\nend:\n  br i1 %e, label %no, label %last\nno:\n  br label %last\nlast:\n  ret void"
        );
        assert_eq!(joined(&body), ["middle", "end"]);
    }

    #[test]
    fn a_loop_with_a_barrier_is_a_barrier() {
        let body = format!(
            "  br i1 %d, label %head, label %exit\nhead:\n  br i1 %c, label %body, label %out\nbody:\n{THERE}\n  br label %head\n\
             out:\n  br label %exit\nexit:\n  ret void"
        );
        assert_eq!(joined(&body), ["exit"]);
    }

    #[test]
    fn too_many_joins_are_told_by_name() {
        let mut body = String::new();
        for number in 0..=MOST_JOINS {
            body += &format!(
                "  br i1 %c, label %yes{number}, label %join{number}\nyes{number}:\n{THERE}\n  br label %join{number}\njoin{number}:\n"
            );
        }
        assert_eq!(at_joins(&function(&format!("{body}  ret void"))), Err("k".to_owned()));
    }

    #[test]
    fn what_never_ends_or_ends_twice_is_left_alone() {
        let body = format!("  br i1 %c, label %a, label %b\na:\n{THERE}\n  ret void\nb:\n  br label %b");
        assert!(joined(&body).is_empty());
    }
}
