//! What collectives of jobs of up to a million PEs cost: the schedules that the runtime uses, letter by letter, beside the
//! pattern of `MPI_Comm_split`; with an argument, sums of long arrays, transfer by transfer. Prints rows of a Markdown table.
//!
//!   cargo run --release -p zeshmem-algebra --example agreement [sums]
//!
//! A PE sends letters one after the other, and takes them likewise; each arrives some time after it was sent, up to [`NOISE`]
//! more of that anew for each letter. PEs enter together. Links do not contend.

use std::collections::HashMap;

use zeshmem_algebra::schedule::{Step, by_nodes, recv_from, rounds, send_to};
use zeshmem_algebra::sharing::{Results, Sharing, Sum};

/// What letters cost, in seconds.
struct Link {
    /// Its sender, each.
    send: f64,
    /// From when it is sent to when it can be taken.
    wire: f64,
    /// Its reader, each.
    take: f64,
    per_byte: f64,
}

/// TCP over a virtual Ethernet, as PERFORMANCE.md has it: libfabric posts a message of 8 bytes in 2.7 us; a sync of two PEs takes 7.2,
/// of which the half of the rest is the reader's here; 4 MiB are put in 1.35 ms.
const MEASURED: Link = Link { send: 2.7e-6, wire: 2.25e-6, take: 2.25e-6, per_byte: 0.32e-9 };
/// 100 Gbit/s, and 1.5 us from PE to PE.
const CLUSTER: Link = Link { send: 0.3e-6, wire: 0.9e-6, take: 0.3e-6, per_byte: 0.08e-9 };
/// Within a node, where a sync of two PEs takes 0.12 us.
const NEAR: Link = Link { send: 0.03e-6, wire: 0.06e-6, take: 0.03e-6, per_byte: 0.04e-9 };
/// How much later than `wire` a letter may come, as a fraction.
const NOISE: f64 = 0.5;

/// PEs of a node.
const EACH: usize = 64;
const RADIX: usize = 16;

/// Bytes of a letter between nodes without a value, as that of a barrier, with what stands before it on the wire; of the slots that
/// PEs offer when they agree on a team; of an element.
const LETTER: usize = 48 + 52;
const OFFER: usize = 40;
const ELEMENT: usize = 8;

/// What `MPI_Comm_split` gathers of each PE: colour and key.
const ENTRY: usize = 8;
/// The mask of free context numbers that an all-reduce agrees on there.
const MASK: usize = 256;
/// Seconds per gathered entry for looking through all of them once.
const SCAN: f64 = 1e-9;

/// PEs of nodes of [`EACH`], with a clock each.
struct Job {
    nodes: usize,
    far: &'static Link,
    clocks: Vec<f64>,
    random: u64,
    /// Letters that the first node has sent to others, and their bytes.
    letters: usize,
    bytes: usize,
}

impl Job {
    fn new(n: usize, far: &'static Link) -> Job {
        Job { nodes: n / EACH, far, clocks: vec![0.0; n], random: 1, letters: 0, bytes: 0 }
    }

    fn microseconds(&self) -> f64 {
        self.clocks.iter().copied().fold(0.0, f64::max) * 1e6
    }

    fn link(&self, is_near: bool) -> &'static Link {
        if is_near { &NEAR } else { self.far }
    }

    /// Seconds on the way of a letter.
    fn way(&mut self, link: &Link, bytes: usize) -> f64 {
        self.random = self.random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let late = NOISE * (self.random >> 11) as f64 / (1u64 << 53) as f64;
        link.wire * (1.0 + late) + link.per_byte * bytes as f64
    }

    /// An exchange by nodes, whose letters have so many bytes.
    fn exchange(&mut self, bytes: usize) {
        const DONE: usize = usize::MAX;
        let n = self.clocks.len();
        let (mut taken, mut done) = (vec![0usize; n], 0);
        // What is merged: least and greatest of values that differ from PE to PE.
        let value = |pe: usize| (pe as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut heard: Vec<(u64, u64)> = (0..n).map(|pe| (value(pe), value(pe))).collect();
        // By reader, leg and lane: when it arrives, and what its sender has heard.
        let mut letters = HashMap::new();
        let mut between = 0;
        // Up the trees of the nodes the later PEs go first, down the earlier ones.
        for pass in 0.. {
            for at in 0..n {
                let pe = if pass == 0 { n - 1 - at } else { at };
                if taken[pe] == DONE {
                    continue;
                }
                let (mine, rank) = (pe / EACH, pe % EACH);
                let mut ended = true;
                for Step { sends, leg, lane, node, rank } in
                    by_nodes(RADIX, self.nodes, EACH, mine, rank).skip(taken[pe])
                {
                    let link = self.link(node == mine);
                    if sends {
                        self.clocks[pe] += link.send;
                        let arrival = self.clocks[pe] + self.way(link, bytes);
                        letters.insert((node * EACH + rank, leg, lane), (arrival, heard[pe]));
                        between += usize::from(node != mine && mine == 0);
                    } else if let Some((arrival, theirs)) = letters.remove(&(pe, leg, lane)) {
                        self.clocks[pe] = self.clocks[pe].max(arrival) + link.take;
                        heard[pe] = (heard[pe].0.min(theirs.0), heard[pe].1.max(theirs.1));
                    } else {
                        ended = false;
                        break;
                    }
                    taken[pe] += 1;
                }
                if ended {
                    taken[pe] = DONE;
                    done += 1;
                }
            }
            if done == n {
                break;
            }
        }
        // A simulation that does not agree simulates nothing.
        let all = (0..n).map(value).fold((u64::MAX, 0), |all, value| (all.0.min(value), all.1.max(value)));
        assert!(heard.iter().all(|heard| *heard == all) && letters.is_empty());
        self.letters += between;
        self.bytes += between * bytes;
    }

    /// A reduction of one element in a team of more PEs than letters carry data for: what comes of all operands is passed on to one PE,
    /// and from there to all.
    fn reduce(&mut self) {
        self.exchange(LETTER + ELEMENT);
        self.exchange(LETTER + ELEMENT);
    }

    /// One pass of the pattern with radix 2 among all PEs, with letters of `bytes(round)`.
    fn disseminate(&mut self, bytes: impl Fn(usize) -> usize) {
        let n = self.clocks.len();
        for k in 0..rounds(n) {
            let before = self.clocks.clone();
            for pe in 0..n {
                let from = recv_from(n, pe, k);
                let link = self.link(from / EACH == pe / EACH);
                let own = self.link(send_to(n, pe, k) / EACH == pe / EACH).send;
                let arrival = before[from] + link.send + self.way(link, bytes(k));
                self.clocks[pe] = arrival.max(before[pe] + own) + link.take;
            }
        }
    }
}

/// A reduction of long arrays by nodes. Members of a node with different numbers have equal parts in it, so that the first of each node
/// stands for all; a node's bytes go by one link.
struct LongSum {
    far: &'static Link,
    nodes: usize,
    bytes: usize,
    /// Of the first member of each node.
    clocks: Vec<f64>,
    /// Seconds of an exchange of all members.
    exchange: f64,
}

impl LongSum {
    fn microseconds(nodes: usize, bytes: usize, far: &'static Link) -> f64 {
        let mut job = Job::new(nodes * EACH, far);
        job.exchange(LETTER);
        let exchange = job.microseconds() * 1e-6;
        let mut sum = LongSum { far, nodes, bytes, clocks: vec![0.0; nodes], exchange };
        // The call is agreed on; then each member reads its share of all arrays of its node.
        sum.meet();
        sum.all_take(NEAR.per_byte * bytes as f64);
        sum.meet();
        let has_rows = sum.sharing(0).has_rows();
        sum.combine(if has_rows { 1 } else { EACH }, |sharing| vec![sharing.sum_in_row()]);
        if has_rows {
            sum.meet();
            sum.combine(EACH, |sharing| sharing.sums_of_rows());
            sum.meet();
            sum.bring(|sharing| sharing.results_of_rows().collect());
        }
        sum.meet();
        sum.bring(|sharing| sharing.results_of_columns().collect());
        sum.meet();
        sum.clocks[0] * 1e6
    }

    fn sharing(&self, node: usize) -> Sharing {
        Sharing::new(self.nodes, EACH, (node, 0), self.bytes, ELEMENT)
    }

    fn all_take(&mut self, seconds: f64) {
        self.clocks.iter_mut().for_each(|clock| *clock += seconds);
    }

    fn meet(&mut self) {
        let last = self.clocks.iter().copied().fold(0.0, f64::max) + self.exchange;
        self.clocks.fill(last);
    }

    /// Each fetches stretches of what others hold, reads them, and stores what comes of them on so many members of its node.
    fn combine(&mut self, takers: usize, sums: impl Fn(Sharing) -> Vec<Sum>) {
        self.fetch(|sharing, node| {
            let (mut gets, mut near) = (Vec::new(), 0);
            for (stretch, holders) in sums(sharing) {
                near += stretch.len() * (holders.len() + takers);
                gets.extend(
                    holders.into_iter().filter(|holder| holder.0 != node).map(|holder| (holder.0, stretch.len())),
                );
            }
            (gets, near)
        });
    }

    /// Each fetches its share of results, and stores them on its node.
    fn bring(&mut self, results: impl Fn(Sharing) -> Vec<Results>) {
        self.fetch(|sharing, _| {
            let gets: Vec<_> = results(sharing).into_iter().map(|((from, _), part)| (from, part.len())).collect();
            let near = gets.iter().map(|get| get.1).sum::<usize>() * EACH;
            (gets, near)
        });
    }

    /// Gets by the first member of each node: the node that each comes from, and its bytes; and the bytes that it reads and stores on its
    /// node. Requests are sent one after the other, and answered one after the other.
    fn fetch(&mut self, gets: impl Fn(Sharing, usize) -> (Vec<(usize, usize)>, usize)) {
        let link = self.far;
        let mut requests = Vec::new();
        let mut on_node = vec![0.0; self.nodes];
        for (node, on_node) in on_node.iter_mut().enumerate() {
            let (gets, near) = gets(self.sharing(node), node);
            *on_node = NEAR.per_byte * near as f64;
            for (from, bytes) in gets.into_iter().filter(|get| get.1 > 0) {
                self.clocks[node] += link.send;
                requests.push((self.clocks[node] + link.wire, node, from, bytes));
            }
        }
        requests.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut answered = self.clocks.clone();
        let mut taken = self.clocks.clone();
        for (arrival, node, from, bytes) in requests {
            // Members of a node fetch as much at the same time, by the same link.
            let on_link = link.per_byte * (bytes * EACH) as f64;
            answered[from] = answered[from].max(arrival) + link.take + link.send + on_link;
            taken[node] = (answered[from] + link.wire).max(taken[node] + on_link) + link.take;
        }
        for (clock, (taken, on_node)) in self.clocks.iter_mut().zip(taken.into_iter().zip(on_node)) {
            *clock = taken + on_node;
        }
    }
}

/// Bytes of the arrays that are summed up.
const LONG: [usize; 4] = [4 << 10, 64 << 10, 1 << 20, 16 << 20];

fn sums() {
    let heads = |place| LONG.map(|bytes| format!(" {place}{} KiB, us |", bytes >> 10)).concat();
    println!("| PEs | nodes |{}{}", heads(""), heads("on a cluster: "));
    println!("|--:|--:|{}", "--:|".repeat(2 * LONG.len()));
    for exponent in 10..=20 {
        let n: usize = 1 << exponent;
        let times = [&MEASURED, &CLUSTER]
            .map(|link| LONG.map(|bytes| format!(" {:.0} |", LongSum::microseconds(n / EACH, bytes, link))).concat());
        println!("| {n} | {} |{}", n / EACH, times.concat());
    }
}

fn main() {
    match std::env::args().nth(1).as_deref() {
        None => agreements(),
        Some("sums") => sums(),
        Some(other) => panic!("{other}: not `sums`"),
    }
}

fn agreements() {
    println!(
        "| PEs | nodes | letters of a node | bytes of a node | barrier or agreement, us | sum of one element, us | \
         MPI_Comm_split's pattern, us | on a cluster: barrier or agreement, us | sum, us | MPI_Comm_split's pattern, us |"
    );
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for exponent in 10..=20 {
        let n = 1 << exponent;
        let run = |link, body: &dyn Fn(&mut Job)| {
            let mut job = Job::new(n, link);
            body(&mut job);
            job
        };
        // Gathering with messages that double, then one look through it all, then the mask.
        let split = |job: &mut Job| {
            job.disseminate(|k| ENTRY * (1usize << k).min(n - (1 << k)));
            job.clocks.iter_mut().for_each(|clock| *clock += SCAN * n as f64);
            job.disseminate(|_| MASK);
        };
        let agree = |link| run(link, &|job| job.exchange(LETTER + OFFER));
        let times = [&MEASURED, &CLUSTER].map(|link| {
            let [agreement, sum, split] = [agree(link), run(link, &Job::reduce), run(link, &split)];
            format!(" {:.1} | {:.0} | {:.1} |", agreement.microseconds(), sum.microseconds(), split.microseconds())
        });
        let job = agree(&MEASURED);
        println!("| {n} | {} | {} | {} |{}", job.nodes, job.letters, job.bytes, times.concat());
    }
}
