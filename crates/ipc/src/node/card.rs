//! What PEs tell each other to form a node, as values: no system calls except to describe this process.

use std::collections::BTreeMap;

use rustix::io::Errno;
use rustix::process::Pid;

use super::Error;

/// Sixteen random bytes that only this job's PEs know.
pub(super) type Nonce = [u8; 16];

pub(super) fn new_nonce() -> Result<Nonce, Errno> {
    let mut nonce = Nonce::default();
    zeshmem_bootstrap::fill_randomly(&mut nonce)?;
    Ok(nonce)
}

/// What a PE says of itself to those of its machine, and with its door to those that may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Card {
    pub pid: Pid,
    /// In the name of this PE's door, which all processes of the machine can read, and in the memory that it makes.
    pub nonce: Nonce,
    /// What a PE says at this one's door, for a proof that it is of the job.
    pub word: Nonce,
    pub host: String,
    /// PEs with the same place may share memory.
    pub place: String,
    pub cpus: Cpus,
    /// The runtime's own part.
    pub extra: Vec<u8>,
}

/// Changes whenever the card or the conversation after it does.
const VERSION: u8 = 2;

impl Card {
    pub(super) fn of_this_process(rank: usize, extra: &[u8]) -> Result<Self, Error> {
        let draw = || new_nonce().map_err(super::system("drawing a random number"));
        let host = rustix::system::uname().nodename().to_string_lossy().into_owned();
        let part = |path: &str| std::fs::read_to_string(path).unwrap_or_default().trim().to_owned();
        let namespace = |kind: &str| {
            std::fs::read_link(format!("/proc/self/ns/{kind}"))
                .map(|link| link.to_string_lossy().into_owned())
                .unwrap_or_default()
        };
        let place = format!(
            "{host} {} {} {} {}",
            part("/proc/sys/kernel/random/boot_id"),
            namespace("net"),
            namespace("pid"),
            pretended_node(rank)?,
        );
        Ok(Self {
            pid: rustix::process::getpid(),
            nonce: draw()?,
            word: draw()?,
            host,
            place,
            cpus: Cpus::of_this_process(),
            extra: extra.to_vec(),
        })
    }

    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.pid.as_raw_nonzero().get().to_le_bytes());
        bytes.extend(self.nonce);
        bytes.extend(self.word);
        for field in [self.host.as_bytes(), self.place.as_bytes(), &self.cpus.0, &self.extra] {
            push_field(&mut bytes, field);
        }
        bytes
    }

    /// `None` if this is no card of this version.
    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        let ([VERSION], rest) = bytes.split_first_chunk()? else {
            return None;
        };
        let (pid, rest) = rest.split_first_chunk()?;
        let (nonce, rest) = rest.split_first_chunk()?;
        let (word, mut rest) = rest.split_first_chunk()?;
        let mut field = || take_field(&mut rest).map(<[u8]>::to_vec);
        let card = Self {
            pid: read_pid(*pid)?,
            nonce: *nonce,
            word: *word,
            host: String::from_utf8(field()?).ok()?,
            place: String::from_utf8(field()?).ok()?,
            cpus: Cpus(field()?),
            extra: field()?,
        };
        rest.is_empty().then_some(card)
    }
}

fn read_pid(bytes: [u8; 4]) -> Option<Pid> {
    Some(i32::from_le_bytes(bytes)).filter(|pid| *pid > 0).and_then(Pid::from_raw)
}

/// Adds bytes with their length before them.
pub(super) fn push_field(bytes: &mut Vec<u8>, field: &[u8]) {
    bytes.extend((field.len() as u32).to_le_bytes());
    bytes.extend(field);
}

/// Takes off what [`push_field`] has added first.
pub(super) fn take_field<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = bytes.split_first_chunk()?;
    let (field, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    *bytes = after;
    Some(field)
}

/// Cards of PEs of one machine, with their ranks, as bytes.
pub(super) fn encode_cards(cards: &BTreeMap<usize, Card>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (rank, card) in cards {
        bytes.extend((*rank as u64).to_le_bytes());
        push_field(&mut bytes, &card.encode());
    }
    bytes
}

/// The reverse of [`encode_cards`].
pub(super) fn decode_cards(mut bytes: &[u8]) -> Option<BTreeMap<usize, Card>> {
    let mut cards = BTreeMap::new();
    while let Some((rank, after)) = bytes.split_first_chunk() {
        bytes = after;
        cards.insert(usize::try_from(u64::from_le_bytes(*rank)).ok()?, Card::decode(take_field(&mut bytes)?)?);
    }
    bytes.is_empty().then_some(cards)
}

/// What the first PE of a node tells other nodes of it: what its PEs have in common, and what each has of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NodeCard {
    pub host: String,
    pub place: String,
    pub members: Vec<Member>,
}

/// A PE, to those of other nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub rank: usize,
    pub pid: Pid,
    pub extra: Vec<u8>,
}

impl NodeCard {
    /// Of these PEs, which are at least one and at one place.
    pub(super) fn new(cards: &BTreeMap<usize, Card>) -> Self {
        let (host, place) =
            cards.values().next().map(|card| (card.host.clone(), card.place.clone())).unwrap_or_default();
        let of_pe = |(rank, card): (&usize, &Card)| Member { rank: *rank, pid: card.pid, extra: card.extra.clone() };
        Self { host, place, members: cards.iter().map(of_pe).collect() }
    }

    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        push_field(&mut bytes, self.host.as_bytes());
        push_field(&mut bytes, self.place.as_bytes());
        for Member { rank, pid, extra } in &self.members {
            bytes.extend((*rank as u32).to_le_bytes());
            bytes.extend(pid.as_raw_nonzero().get().to_le_bytes());
            push_field(&mut bytes, extra);
        }
        bytes
    }

    /// `None` if this is no card of this version, or of no PE of a job of `size`.
    pub(super) fn decode(bytes: &[u8], size: usize) -> Option<Self> {
        let ([VERSION], mut rest) = bytes.split_first_chunk()? else {
            return None;
        };
        let mut text = || String::from_utf8(take_field(&mut rest)?.to_vec()).ok();
        let (host, place) = (text()?, text()?);
        let mut members = Vec::new();
        while let Some((rank, after)) = rest.split_first_chunk() {
            let rank = Some(u32::from_le_bytes(*rank) as usize).filter(|rank| *rank < size)?;
            let (pid, after) = after.split_first_chunk()?;
            rest = after;
            members.push(Member { rank, pid: read_pid(*pid)?, extra: take_field(&mut rest)?.to_vec() });
        }
        (rest.is_empty() && !members.is_empty()).then_some(Self { host, place, members })
    }
}

/// The node that `ZESHMEM_PES_PER_NODE` makes this PE pretend to be on.
fn pretended_node(rank: usize) -> Result<usize, Error> {
    let Some(text) = std::env::var("ZESHMEM_PES_PER_NODE").ok().filter(|text| !text.is_empty()) else {
        return Ok(0);
    };
    match text.trim().parse::<usize>() {
        Ok(pes) if pes > 0 => Ok(rank / pes),
        _ => Err(Error::Failed {
            rank,
            reason: format!("ZESHMEM_PES_PER_NODE is '{text}', which is not a positive number"),
        }),
    }
}

/// A set of CPUs as a bit mask, least significant byte first, without trailing zero bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cpus(Vec<u8>);

impl Cpus {
    fn of_this_process() -> Self {
        let mut cpus = Self::default();
        // Fails on machines with more CPUs than the type holds; then nothing is known about binding.
        if let Ok(mask) = rustix::thread::sched_getaffinity(None) {
            (0..rustix::thread::CpuSet::MAX_CPU).filter(|cpu| mask.is_set(*cpu)).for_each(|cpu| cpus.insert(cpu));
        }
        cpus
    }

    fn insert(&mut self, cpu: usize) {
        if self.0.len() <= cpu / 8 {
            self.0.resize(cpu / 8 + 1, 0);
        }
        self.0[cpu / 8] |= 1 << (cpu % 8);
    }

    pub(super) fn union<'a>(sets: impl Iterator<Item = &'a Self>) -> Self {
        sets.fold(Self::default(), |mut all, set| {
            if all.0.len() < set.0.len() {
                all.0.resize(set.0.len(), 0);
            }
            all.0.iter_mut().zip(&set.0).for_each(|(all, set)| *all |= set);
            all
        })
    }

    pub(super) fn count(&self) -> usize {
        self.0.iter().map(|byte| byte.count_ones() as usize).sum()
    }
}

/// The PEs that claim to be where `rank` is, ascending; `rank` among them.
pub(super) fn candidates(cards: &[Card], rank: usize) -> Vec<usize> {
    (0..cards.len()).filter(|other| cards[*other].place == cards[rank].place).collect()
}

/// Whether any two PEs claim to be in the same place.
pub(super) fn any_shared_place(cards: &[Card]) -> bool {
    let mut places: Vec<&str> = cards.iter().map(|card| card.place.as_str()).collect();
    places.sort_unstable();
    places.windows(2).any(|pair| pair[0] == pair[1])
}

/// What PE `rank` says at the door of a PE that has this word.
pub(super) fn knock(word: &Nonce, rank: usize, card: &Card) -> Vec<u8> {
    let mut bytes = word.to_vec();
    bytes.extend((rank as u64).to_le_bytes());
    bytes.extend(card.encode());
    bytes
}

/// The PE that a knock comes from, and its card, if it has the word.
pub(super) fn read_knock(knock: &[u8], word: &Nonce) -> Option<(usize, Card)> {
    let (said, rest) = knock.split_first_chunk()?;
    let (rank, card) = rest.split_first_chunk()?;
    let rank = usize::try_from(u64::from_le_bytes(*rank)).ok()?;
    (said == word).then(|| Card::decode(card)).flatten().map(|card| (rank, card))
}

/// A list of PEs as bytes.
pub(super) fn encode_ranks(ranks: &[usize]) -> Vec<u8> {
    ranks.iter().flat_map(|rank| (*rank as u64).to_le_bytes()).collect()
}

/// The reverse of [`encode_ranks`]; `None` unless the list is ascending.
pub(super) fn decode_ranks(bytes: &[u8]) -> Option<Vec<usize>> {
    let chunks = bytes.chunks_exact(8);
    let whole = chunks.remainder().is_empty();
    let ranks: Vec<usize> =
        chunks.map(|chunk| chunk.iter().rev().fold(0, |rank, byte| rank << 8 | usize::from(*byte))).collect();
    (whole && ranks.is_sorted_by(|a, b| a < b)).then_some(ranks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn card() -> impl Strategy<Value = Card> {
        (
            1..i32::MAX,
            any::<[Nonce; 2]>(),
            "\\PC{0,64}",
            "[ab]",
            prop::collection::btree_set(0usize..200, 0..10),
            prop::collection::vec(any::<u8>(), 0..300),
        )
            .prop_map(|(pid, [nonce, word], host, place, cpus, extra)| {
                let mut mask = Cpus::default();
                cpus.into_iter().for_each(|cpu| mask.insert(cpu));
                Card { pid: Pid::from_raw(pid).unwrap(), nonce, word, host, place, cpus: mask, extra }
            })
    }

    proptest! {
        #[test]
        fn cards_survive(card in card()) {
            prop_assert_eq!(Card::decode(&card.encode()), Some(card));
        }

        #[test]
        fn anything_else_is_refused(card in card(), cut in any::<prop::sample::Index>(), bytes in prop::collection::vec(any::<u8>(), 0..100)) {
            let whole = card.encode();
            prop_assert_eq!(Card::decode(&whole[..cut.index(whole.len())]), None);
            let mut longer = whole.clone();
            longer.push(0);
            prop_assert_eq!(Card::decode(&longer), None);
            let mut newer = whole;
            newer[0] += 1;
            prop_assert_eq!(Card::decode(&newer), None);
            let _ = Card::decode(&bytes);
        }

        #[test]
        fn all_candidates_see_the_same_candidates(cards in prop::collection::vec(card(), 1..12)) {
            let mut shared = false;
            for rank in 0..cards.len() {
                let group = candidates(&cards, rank);
                prop_assert!(group.contains(&rank));
                shared |= group.len() > 1;
                for other in &group {
                    prop_assert_eq!(&candidates(&cards, *other), &group);
                }
            }
            prop_assert_eq!(any_shared_place(&cards), shared);
        }

        #[test]
        fn only_those_with_the_word_are_understood(card in card(), rank in 0usize..100, word in any::<Nonce>()) {
            let said = knock(&word, rank, &card);
            prop_assert_eq!(read_knock(&said, &word), Some((rank, card)));
            let mut guessed = word;
            guessed[3] ^= 1;
            prop_assert_eq!(read_knock(&said, &guessed), None);
            prop_assert_eq!(read_knock(&said[..20], &word), None);
        }

        #[test]
        fn nodes_survive(cards in prop::collection::btree_map(0usize..500, card(), 1..8), cut in any::<prop::sample::Index>()) {
            prop_assert_eq!(decode_cards(&encode_cards(&cards)), Some(cards.clone()));
            let node = NodeCard::new(&cards);
            let bytes = node.encode();
            prop_assert_eq!(NodeCard::decode(&bytes, 500), Some(node.clone()));
            let last = node.members.last().unwrap().rank;
            prop_assert_eq!(NodeCard::decode(&bytes, last), None);
            // What is cut between two PEs is a card of fewer.
            let shorter = NodeCard::decode(&bytes[..cut.index(bytes.len())], 500);
            prop_assert!(shorter.is_none_or(|shorter| shorter.members.len() < cards.len()));
        }

        #[test]
        fn cpu_sets_behave_like_sets(a in prop::collection::btree_set(0usize..200, 0..20), b in prop::collection::btree_set(0usize..200, 0..20)) {
            let mask = |set: &std::collections::BTreeSet<usize>| {
                let mut mask = Cpus::default();
                set.iter().for_each(|cpu| mask.insert(*cpu));
                mask
            };
            let all: std::collections::BTreeSet<usize> = a.union(&b).copied().collect();
            prop_assert_eq!(Cpus::union([&mask(&a), &mask(&b)].into_iter()), mask(&all));
            prop_assert_eq!(mask(&all).count(), all.len());
        }

        #[test]
        fn lists_survive(ranks in prop::collection::btree_set(0usize..5000, 0..50)) {
            let ranks: Vec<usize> = ranks.into_iter().collect();
            prop_assert_eq!(decode_ranks(&encode_ranks(&ranks)), Some(ranks));
        }
    }

    #[test]
    fn lists_that_are_not_ascending_are_refused() {
        assert_eq!(decode_ranks(&encode_ranks(&[1, 1])), None);
        assert_eq!(decode_ranks(&encode_ranks(&[2, 1])), None);
        assert_eq!(decode_ranks(&[0; 9]), None);
    }

    #[test]
    fn this_process_has_a_card_of_its_own() {
        let card = Card::of_this_process(0, b"extra").unwrap();
        assert_eq!(card.pid, rustix::process::getpid());
        assert!(!card.host.is_empty());
        assert!(card.cpus.count() > 0);
        assert_ne!(card.nonce, card.word);
        assert_ne!(card.nonce, new_nonce().unwrap());
    }
}
