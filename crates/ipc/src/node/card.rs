//! What PEs tell each other to form a node, as values: no system calls except to describe this process.

use rustix::io::Errno;
use rustix::process::Pid;

use super::Error;

/// Sixteen random bytes that only this job's PEs know.
pub(super) type Nonce = [u8; 16];

pub(super) fn new_nonce() -> Result<Nonce, Errno> {
    let mut nonce = Nonce::default();
    let mut filled = 0;
    while filled < nonce.len() {
        match rustix::rand::getrandom(&mut nonce[filled..], rustix::rand::GetRandomFlags::empty()) {
            Ok(count) => filled += count,
            Err(Errno::INTR) => {}
            Err(errno) => return Err(errno),
        }
    }
    Ok(nonce)
}

/// What every PE hands in at start-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Card {
    pub pid: Pid,
    pub nonce: Nonce,
    pub host: String,
    /// PEs with the same place may share memory.
    pub place: String,
    pub cpus: Cpus,
    /// The runtime's own part.
    pub extra: Vec<u8>,
}

/// Changes whenever the card or the conversation after it does.
const VERSION: u8 = 1;

impl Card {
    pub(super) fn of_this_process(rank: usize, nonce: Nonce, extra: &[u8]) -> Result<Self, Error> {
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
            nonce,
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
        for field in [self.host.as_bytes(), self.place.as_bytes(), &self.cpus.0, &self.extra] {
            bytes.extend((field.len() as u32).to_le_bytes());
            bytes.extend(field);
        }
        bytes
    }

    /// `None` if this is no card of this version.
    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        let ([VERSION], rest) = bytes.split_first_chunk()? else {
            return None;
        };
        let (pid, rest) = rest.split_first_chunk()?;
        let (nonce, mut rest) = rest.split_first_chunk()?;
        let mut field = || {
            let (length, after) = rest.split_first_chunk()?;
            let (field, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            rest = after;
            Some(field.to_vec())
        };
        let card = Self {
            pid: Some(i32::from_le_bytes(*pid)).filter(|pid| *pid > 0).and_then(Pid::from_raw)?,
            nonce: *nonce,
            host: String::from_utf8(field()?).ok()?,
            place: String::from_utf8(field()?).ok()?,
            cpus: Cpus(field()?),
            extra: field()?,
        };
        rest.is_empty().then_some(card)
    }
}

/// The node that `ZESHMEM_PES_PER_NODE` makes this PE pretend to be on.
fn pretended_node(rank: usize) -> Result<usize, Error> {
    let Ok(text) = std::env::var("ZESHMEM_PES_PER_NODE") else {
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

/// What a candidate says at the leader's door.
pub(super) fn knock(rank: usize, nonce: Nonce) -> Vec<u8> {
    let mut bytes = (rank as u64).to_le_bytes().to_vec();
    bytes.extend(nonce);
    bytes
}

/// The candidate that a knock comes from, if it is one and the nonce is the one on its card.
pub(super) fn admit(knock: &[u8], cards: &[Card], candidates: &[usize]) -> Option<usize> {
    let (rank, nonce) = knock.split_first_chunk()?;
    let rank = usize::try_from(u64::from_le_bytes(*rank)).ok()?;
    (candidates[1..].contains(&rank) && cards[rank].nonce == nonce).then_some(rank)
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
            any::<Nonce>(),
            "\\PC{0,64}",
            "[ab]",
            prop::collection::btree_set(0usize..200, 0..10),
            prop::collection::vec(any::<u8>(), 0..300),
        )
            .prop_map(|(pid, nonce, host, place, cpus, extra)| {
                let mut mask = Cpus::default();
                cpus.into_iter().for_each(|cpu| mask.insert(cpu));
                Card { pid: Pid::from_raw(pid).unwrap(), nonce, host, place, cpus: mask, extra }
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
        fn only_candidates_with_their_own_nonce_are_admitted(cards in prop::collection::vec(card(), 2..8), rank in any::<prop::sample::Index>()) {
            let rank = rank.index(cards.len());
            let all: Vec<usize> = (0..cards.len()).collect();
            let admitted = admit(&knock(rank, cards[rank].nonce), &cards, &all);
            // The leader does not knock at its own door.
            prop_assert_eq!(admitted, (rank != 0).then_some(rank));
            let mut guessed = cards[rank].nonce;
            guessed[3] ^= 1;
            prop_assert_eq!(admit(&knock(rank, guessed), &cards, &all), None);
            prop_assert_eq!(admit(&knock(cards.len(), cards[rank].nonce), &cards, &all), None);
            prop_assert_eq!(admit(&[1, 2, 3], &cards, &all), None);
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
        let card = Card::of_this_process(0, new_nonce().unwrap(), b"extra").unwrap();
        assert_eq!(card.pid, rustix::process::getpid());
        assert!(!card.host.is_empty());
        assert!(card.cpus.count() > 0);
        assert_ne!(card.nonce, new_nonce().unwrap());
    }
}
