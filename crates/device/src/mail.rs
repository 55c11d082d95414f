//! Where in the symmetric heap messages of small collectives lie: see `include/ishmem/device/bodies/small.h`.

use level_zero::Device;
use zeshmem_abi::{GENERATIONS, MAIL_LINE, MOST_DIRECT};

/// What a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Messages {
    /// Bytes, and a word that is stored after them: where PEs are threads of one coherent memory.
    Plain,
    /// Words of 4 bytes and their generation, each stored as a whole.
    Words,
}

impl Messages {
    /// What suits a device.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn of(device: &Device) -> Result<Messages, level_zero::Error> {
        Ok(if crate::one_by_one(device)? { Messages::Plain } else { Messages::Words })
    }

    /// The most that a small collective brings to a PE where the environment does not say it.
    pub fn small_bytes(self) -> usize {
        match self {
            Messages::Plain => 64 << 10,
            Messages::Words => 16 << 10,
        }
    }
}

/// Members that a team with mailboxes has at most: a line of each takes memory in every team slot. Those of one on several nodes are
/// [`MOST_DIRECT`] at most.
const MAX_MEMBERS: usize = 256;

/// The mailboxes of all team slots.
#[derive(Clone, Copy, Debug)]
pub struct MailArea {
    offset: usize,
    teams_max: usize,
    small_bytes: usize,
    lines: usize,
    spans_nodes: bool,
    messages: Messages,
    renewal: u32,
}

impl MailArea {
    /// The most that [`small_bytes`](Self::small_bytes) may be: headers have bits for it, and more to spare.
    pub const MAX_SMALL_BYTES: usize = 1 << 20;

    /// The mailboxes at an offset of the heap, in a job of `n_pes`, of which a node has `most_on_node` at most; there are none where small
    /// collectives have 0 bytes. They are made new before a generation has the number `renewal`.
    pub fn new(
        offset: usize,
        teams_max: usize,
        (n_pes, most_on_node): (usize, usize),
        small_bytes: usize,
        messages: Messages,
        renewal: u32,
    ) -> MailArea {
        assert!(offset.is_multiple_of(MAIL_LINE) && small_bytes <= Self::MAX_SMALL_BYTES && renewal >= 2);
        let most = n_pes.min(most_on_node.max(MOST_DIRECT)).min(MAX_MEMBERS);
        let lines = if small_bytes == 0 || n_pes < 2 { 0 } else { most };
        MailArea { offset, teams_max, small_bytes, lines, spans_nodes: most_on_node < n_pes, messages, renewal }
    }

    /// The offset in the heap.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Bytes of all slots.
    pub fn bytes(&self) -> usize {
        self.teams_max * self.slot_bytes()
    }

    pub(crate) fn slot_bytes(&self) -> usize {
        let together = match self.messages {
            Messages::Plain => 0,
            Messages::Words => self.payload_bytes(),
        };
        if self.lines == 0 { 0 } else { MAIL_LINE + GENERATIONS * self.room_bytes() + together }
    }

    pub(crate) fn room_bytes(&self) -> usize {
        let times = match (self.messages, self.spans_nodes) {
            (Messages::Plain, _) => 1,
            (Messages::Words, false) => 2,
            // Those of other nodes are plain.
            (Messages::Words, true) => 3,
        };
        self.lines * MAIL_LINE + times * self.payload_bytes()
    }

    /// Bytes of long messages: what comes to a PE, each message in whole lines, and the parts of reductions in whole vectors of
    /// elements.
    fn payload_bytes(&self) -> usize {
        self.small_bytes.next_multiple_of(MAIL_LINE) + self.lines * 4 * MAIL_LINE
    }

    pub(crate) fn lines(&self) -> usize {
        self.lines
    }

    pub(crate) fn messages(&self) -> Messages {
        self.messages
    }

    pub(crate) fn renewal(&self) -> u32 {
        self.renewal
    }

    /// The most that a small collective brings to a PE.
    pub fn small_bytes(&self) -> usize {
        self.small_bytes
    }

    /// The most that it brings to a PE in messages. In plain ones it is copied twice, which costs less than that PEs meet twice where
    /// they share cores, and more where they do not.
    pub(crate) fn sent_bytes(&self, crowded: bool, wanted: Option<usize>) -> usize {
        let suits = match (self.messages, crowded) {
            // All that is small.
            (Messages::Words, _) => return self.small_bytes,
            (Messages::Plain, true) => 4 << 10,
            (Messages::Plain, false) => 256,
        };
        wanted.unwrap_or(suits).min(self.small_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Places of messages as `small.h` and `collectives.h` find them.
    #[test]
    fn every_message_has_room() {
        for (n, small, size) in [(2, 64 << 10, 8), (7, 65535, 1), (8, 1, 8), (256, 4096, 8), (255, 100, 4)] {
            let mailboxes = MailArea::new(0, 3, (n, n), small, Messages::Plain, 1 << 30);
            let line = |bytes: usize| bytes.next_multiple_of(MAIL_LINE);
            // Blocks of equal size.
            assert!(n * line(small / n) <= mailboxes.payload_bytes());
            // Parts of a reduction.
            let each = (small / size).div_ceil(n).next_multiple_of(16);
            assert!(n * line(each * size) <= mailboxes.payload_bytes(), "{n} PEs, {small} bytes");
        }
    }

    #[test]
    fn there_are_none_where_nothing_is_small_or_nobody_else_is() {
        assert_eq!(MailArea::new(64, 64, (8, 8), 0, Messages::Words, 2).bytes(), 0);
        assert_eq!(MailArea::new(64, 64, (1, 1), 1 << 16, Messages::Plain, 2).bytes(), 0);
    }

    #[test]
    fn lines_are_for_the_members_of_a_node_or_of_a_small_team_on_several() {
        let lines = |n_pes, most_on_node| MailArea::new(0, 1, (n_pes, most_on_node), 64, Messages::Plain, 2).lines();
        assert_eq!([lines(8, 2), lines(100, 2), lines(1000, 24), lines(1000, 1000)], [8, 16, 24, 256]);
    }
}

/// The turns of rooms as a model: PEs take the steps of `small.h` in every order, for every sequence of collectives.
#[cfg(test)]
mod models {
    use std::collections::HashSet;

    /// A collective, by who sends in its generation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Kind {
        All,
        /// One PE, which waits for none.
        Root(usize),
        /// One PE, and the others answer it.
        Answered(usize),
    }

    /// What a PE does in a generation.
    #[derive(Clone, Copy)]
    enum Step {
        Look,
        Send(usize),
        Await(usize),
        /// It has done with what came, and says so where not all send.
        Done,
    }

    impl Kind {
        /// The steps of a PE.
        fn steps(self, n: usize, me: usize) -> Vec<Step> {
            let others = |step: fn(usize) -> Step| (1..n).map(move |i| step((me + i) % n));
            let sends = || std::iter::once(Step::Look).chain(others(Step::Send));
            match self {
                Kind::All => sends().chain(others(Step::Await)).chain([Step::Done]).collect(),
                Kind::Root(root) if root == me => sends().chain([Step::Done]).collect(),
                Kind::Root(root) => vec![Step::Await(root), Step::Done],
                Kind::Answered(root) if root == me => sends().chain(others(Step::Await)).chain([Step::Done]).collect(),
                Kind::Answered(root) => vec![Step::Await(root), Step::Done, Step::Send(root)],
            }
        }
    }

    /// A PE between two steps. Generations count from 1.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Pe {
        generation: i32,
        /// Steps of this generation that are behind it.
        step: usize,
        known: i32,
        /// What it has done with, and what it tells of that.
        done: i32,
        told: i32,
        /// The generation of what lies in a room, by room and sender.
        rooms: Vec<Vec<i32>>,
    }

    #[derive(Clone, Copy)]
    struct Protocol {
        rooms: i32,
        /// Whether senders look at what others have done with.
        looks: bool,
    }

    /// What a step of a PE leads to: nothing where it waits, `Err` where it stores into a room that its owner has not done with.
    fn step(protocol: Protocol, pes: &[Pe], me: usize, kind: Kind) -> Result<Option<Vec<Pe>>, ()> {
        let (n, mut next) = (pes.len(), pes.to_vec());
        let Pe { generation, step, known, .. } = pes[me];
        let (room, needed) = ((generation % protocol.rooms) as usize, generation - protocol.rooms);
        let steps = kind.steps(n, me);
        match steps[step] {
            Step::Look if protocol.looks && known < needed => {
                let least = (0..n).filter(|&pe| pe != me).map(|pe| pes[pe].told).min().expect("someone else");
                if least < needed {
                    return Ok(None);
                }
                next[me].known = least;
            }
            Step::Look => {}
            Step::Send(to) => {
                if pes[to].done < needed {
                    return Err(());
                }
                next[to].rooms[room][me] = generation;
            }
            Step::Await(from) => {
                if pes[me].rooms[room][from] != generation {
                    return Ok(None);
                }
            }
            Step::Done => {
                next[me].done = generation;
                match kind {
                    // The next message to a PE tells it.
                    Kind::All => next[me].known = generation - 1,
                    Kind::Root(_) => next[me].told = generation,
                    Kind::Answered(root) => {
                        next[me].told = generation;
                        if root == me {
                            next[me].known = generation;
                        }
                    }
                }
            }
        }
        next[me].step += 1;
        if next[me].step == steps.len() {
            next[me].step = 0;
            next[me].generation += 1;
        }
        Ok(Some(next))
    }

    /// Whether all orders of the steps lead to the end, and none stores where it must not.
    fn holds(protocol: Protocol, n: usize, kinds: &[Kind]) -> bool {
        let rooms = vec![vec![0; n]; protocol.rooms as usize];
        let start = vec![Pe { generation: 1, step: 0, known: 0, done: 0, told: 0, rooms }; n];
        let (mut seen, mut left) = (HashSet::from([start.clone()]), vec![start]);
        while let Some(pes) = left.pop() {
            let running = (0..n).filter(|&pe| pes[pe].generation as usize <= kinds.len());
            let (mut waits, mut moves) = (0, 0);
            for pe in running {
                match step(protocol, &pes, pe, kinds[pes[pe].generation as usize - 1]) {
                    Err(()) => return false,
                    Ok(None) => waits += 1,
                    Ok(Some(next)) => {
                        moves += 1;
                        if seen.insert(next.clone()) {
                            left.push(next);
                        }
                    }
                }
            }
            if moves == 0 && waits > 0 {
                return false;
            }
        }
        true
    }

    /// All sequences of so many collectives of `n` PEs.
    fn sequences(n: usize, length: u32) -> impl Iterator<Item = Vec<Kind>> {
        let kinds: Vec<Kind> =
            std::iter::once(Kind::All).chain((0..n).flat_map(|pe| [Kind::Root(pe), Kind::Answered(pe)])).collect();
        (0..kinds.len().pow(length))
            .map(move |number| (0..length).map(|at| kinds[number / kinds.len().pow(at) % kinds.len()]).collect())
    }

    #[test]
    fn no_message_is_overwritten_and_nobody_waits_for_ever() {
        let protocol = |rooms| Protocol { rooms, looks: true };
        for (n, rooms, length) in [(2, 4, 5), (2, 3, 5), (2, 2, 5), (3, 2, 3)] {
            let wrong = sequences(n, length).find(|kinds| !holds(protocol(rooms), n, kinds));
            assert_eq!(wrong, None, "{n} PEs, {rooms} rooms");
        }
    }

    #[test]
    fn two_rooms_are_enough_where_all_send_and_broadcasts_need_a_look() {
        let unseeing = |rooms| Protocol { rooms, looks: false };
        assert!(holds(unseeing(2), 3, &[Kind::All; 4]));
        assert!(!holds(unseeing(1), 2, &[Kind::All; 3]));
        assert!(!holds(unseeing(2), 2, &[Kind::Root(0); 3]));
        assert!(holds(unseeing(1), 3, &[Kind::Answered(0); 3]));
    }
}
