//! Models of the exchange; see `zeshmem_atomics`. Letters are not atomic in them: loom tells if a PE writes one that its
//! reader may still be reading, or reads one that it need not have seen.

use std::sync::Arc;

use zeshmem_algebra::{Stride, TeamPe};
use zeshmem_atomics::cell::UnsafeCell;
use zeshmem_atomics::explore;
use zeshmem_atomics::thread::spawn;
use zeshmem_ipc::PeerGone;

use super::*;

#[derive(Default)]
struct ModelLetter {
    bell: Bell,
    text: UnsafeCell<(usize, u32)>,
}

// SAFETY: the text is written before the bell rings and read after; that it is, is what the models show.
unsafe impl Sync for ModelLetter {}

/// The letters to one PE of up to [`RADIX`], by place and lane.
type Mailbox = [Vec<ModelLetter>; 2];

/// One PE's side of the exchanges of a team.
struct ModelPe {
    me: usize,
    mailboxes: Arc<Vec<Mailbox>>,
    job: Arc<Job>,
    epoch: u32,
    /// PEs to be woken, and the lanes of their letters.
    sent: Vec<(usize, usize)>,
}

impl Mail for ModelPe {
    type Failure = PeerGone;

    fn send(&mut self, round: usize, partner: Partner, _: Way) -> Result<(), PeerGone> {
        assert_eq!(round, 0);
        let letter = &self.mailboxes[partner.to][place_of(self.epoch)][partner.lane];
        // SAFETY: as for `Sync`.
        letter.text.with_mut(|text| unsafe { *text = (self.me, self.epoch) });
        letter.bell.set(self.epoch);
        self.sent.push((partner.to, partner.lane));
        Ok(())
    }

    fn wake(&mut self) {
        let bell = |(to, lane): (usize, usize)| &self.mailboxes[to][place_of(self.epoch)][lane].bell;
        Bell::wake_all(self.sent.drain(..).map(bell));
    }

    fn receive(&mut self, _: usize, partner: Partner, _: Way) -> Result<(), PeerGone> {
        let letter = &self.mailboxes[self.me][place_of(self.epoch)][partner.lane];
        let waiter = Waiter::with_cpus(2, 1);
        waiter.wait(&letter.bell, |heard| heard == self.epoch, &self.job, None, || Operation::new("a model"))?;
        // SAFETY: as for `Sync`.
        letter.text.with(|text| assert_eq!(unsafe { *text }, (partner.from, self.epoch)));
        Ok(())
    }
}

fn exchanges(n: usize, epochs: u32, interruptions: usize) {
    explore(interruptions, move || {
        let mailbox = || [(); 2].map(|()| (1..n).map(|_| ModelLetter::default()).collect());
        let mailboxes: Arc<Vec<Mailbox>> = Arc::new((0..n).map(|_| mailbox()).collect());
        let job = Job::alone();
        let run = move |me| {
            let mut pe = ModelPe { me, mailboxes: mailboxes.clone(), job: job.clone(), epoch: 0, sent: vec![] };
            move || {
                for epoch in 1..=epochs {
                    pe.epoch = epoch;
                    assert_eq!(pass(n, me, &mut pe), Ok(()));
                }
            }
        };
        let others: Vec<_> = (1..n).map(|me| spawn(run(me))).collect();
        run(0)();
        others.into_iter().for_each(|pe| pe.join().unwrap());
    });
}

/// What sets of PEs that overlap do together.
#[derive(Clone, Copy)]
enum Together {
    Exchange(&'static [usize]),
    /// The first tells the others.
    Tell(&'static [usize]),
}

/// What a PE owns in such calls: letters by number and sender, and the receipts of PEs that it has told something.
struct PairedBox {
    letters: Mailbox,
    receipts: Vec<Bell>,
}

/// One PE's side of exchanges among sets of PEs that overlap; its mailboxes are by world PE.
struct PairedPe {
    me: usize,
    set: &'static [usize],
    boxes: Arc<Vec<PairedBox>>,
    job: Arc<Job>,
    pairs: Vec<Pair>,
    /// PEs to be woken, and the numbers of their letters.
    sent: Vec<(usize, u32)>,
}

impl PairedPe {
    fn tell(&mut self) -> Result<(), PeerGone> {
        let partner = |member| Partner { lane: 0, to: member, from: member, below: false };
        if self.set[0] == self.me {
            for member in 1..self.set.len() {
                self.send(0, partner(member), Way::Around)?;
                self.pairs[self.set[member]].note_telling();
            }
            self.wake();
            return Ok(());
        }
        self.receive(0, partner(0), Way::Around)?;
        let root = self.set[0];
        if let Some(receipts) = self.pairs[root].note_told() {
            self.boxes[root].receipts[self.me].ring(receipts);
        }
        Ok(())
    }

    fn exchange(&mut self) -> Result<(), PeerGone> {
        let me = self.set.iter().position(|&pe| pe == self.me).unwrap();
        pass(self.set.len(), me, self)?;
        for &pe in self.set.iter().filter(|&&pe| pe != self.me) {
            self.pairs[pe].note_sent_in_exchange();
            self.pairs[pe].note_heard_in_exchange();
        }
        Ok(())
    }
}

impl Mail for PairedPe {
    type Failure = PeerGone;

    fn send(&mut self, _: usize, partner: Partner, _: Way) -> Result<(), PeerGone> {
        let to = self.set[partner.to];
        let (pair, receipt) = (&mut self.pairs[to], &self.boxes[self.me].receipts[to]);
        let waiter = Waiter::with_cpus(2, 1);
        waiter.wait(receipt, |receipts| pair.has_room(receipts), &self.job, None, || Operation::new("a model"))?;
        let number = pair.next_sent();
        let letter = &self.boxes[to].letters[place_of(number)][self.me];
        // SAFETY: as for `Sync`.
        letter.text.with_mut(|text| unsafe { *text = (self.me, number) });
        letter.bell.set(number);
        self.sent.push((to, number));
        Ok(())
    }

    fn wake(&mut self) {
        let bell = |(to, number): (usize, u32)| &self.boxes[to].letters[place_of(number)][self.me].bell;
        Bell::wake_all(self.sent.drain(..).map(bell));
    }

    fn receive(&mut self, _: usize, partner: Partner, _: Way) -> Result<(), PeerGone> {
        let from = self.set[partner.from];
        let number = self.pairs[from].next_heard();
        let letter = &self.boxes[self.me].letters[place_of(number)][from];
        let waiter = Waiter::with_cpus(2, 1);
        waiter.wait(&letter.bell, |heard| heard == number, &self.job, None, || Operation::new("a model"))?;
        // SAFETY: as for `Sync`.
        letter.text.with(|text| assert_eq!(unsafe { *text }, (from, number)));
        Ok(())
    }
}

fn calls_of(n: usize, calls: &'static [Together], interruptions: usize) {
    explore(interruptions, move || {
        let letters = || [(); 2].map(|()| (0..n).map(|_| ModelLetter::default()).collect());
        let receipts = || (0..n).map(|_| Bell::default()).collect();
        let boxes: Arc<Vec<_>> =
            Arc::new((0..n).map(|_| PairedBox { letters: letters(), receipts: receipts() }).collect());
        let job = Job::alone();
        let run = move |me| {
            let (boxes, job, pairs) = (boxes.clone(), job.clone(), vec![Pair::default(); n]);
            let mut pe = PairedPe { me, set: &[], boxes, job, pairs, sent: vec![] };
            move || {
                for &call in calls {
                    let (Together::Exchange(set) | Together::Tell(set)) = call;
                    if !set.contains(&me) {
                        continue;
                    }
                    pe.set = set;
                    let ended = if matches!(call, Together::Exchange(_)) { pe.exchange() } else { pe.tell() };
                    assert_eq!(ended, Ok(()));
                }
            }
        };
        let others: Vec<_> = (1..n).map(|me| spawn(run(me))).collect();
        run(0)();
        others.into_iter().for_each(|pe| pe.join().unwrap());
    });
}

/// One PE's side of the exchanges of a team that goes by nodes. A letter has the PEs that its sender has heard of.
struct PeOfNode {
    mailboxes: Arc<Vec<Vec<Mailbox>>>,
    job: Arc<Job>,
    me: usize,
    epoch: u32,
    heard: usize,
    /// PEs to be woken, and the rounds and lanes of their letters.
    sent: Vec<(usize, usize, usize)>,
}

/// The round of letters back in the models, which have three rounds.
const OUTWARD: usize = 1;

impl Mail for PeOfNode {
    type Failure = PeerGone;

    fn send(&mut self, round: usize, partner: Partner, _: Way) -> Result<(), PeerGone> {
        let letter = &self.mailboxes[partner.to][round][place_of(self.epoch)][partner.lane];
        // SAFETY: as for `Sync`.
        letter.text.with_mut(|text| unsafe { *text = (self.heard, self.epoch) });
        letter.bell.set(self.epoch);
        self.sent.push((partner.to, round, partner.lane));
        Ok(())
    }

    fn wake(&mut self) {
        let bell =
            |(to, round, lane): (usize, usize, usize)| &self.mailboxes[to][round][place_of(self.epoch)][lane].bell;
        Bell::wake_all(self.sent.drain(..).map(bell));
    }

    fn receive(&mut self, round: usize, partner: Partner, _: Way) -> Result<(), PeerGone> {
        let letter = &self.mailboxes[self.me][round][place_of(self.epoch)][partner.lane];
        let waiter = Waiter::with_cpus(2, 1);
        waiter.wait(&letter.bell, |heard| heard == self.epoch, &self.job, None, || Operation::new("a model"))?;
        // SAFETY: as for `Sync`.
        let (heard, epoch) = letter.text.with(|text| unsafe { *text });
        assert_eq!(epoch, self.epoch);
        self.heard |= heard;
        Ok(())
    }
}

fn exchanges_by_nodes(leaders: &'static [u32], epochs: u32, interruptions: usize) {
    explore(interruptions, move || {
        let n = leaders.len();
        let mailbox = || [(); 2].map(|()| (1..n).map(|_| ModelLetter::default()).collect());
        let mailboxes: Arc<Vec<Vec<Mailbox>>> = Arc::new((0..n).map(|_| (0..3).map(|_| mailbox()).collect()).collect());
        let job = Job::alone();
        let run = move |me| {
            let team = Stride::world(n as i32).unwrap().into();
            let nodes = Nodes::of(leaders, &team, TeamPe::from_index(me).unwrap()).unwrap();
            let mut pe =
                PeOfNode { mailboxes: mailboxes.clone(), job: job.clone(), me, epoch: 0, heard: 0, sent: vec![] };
            move || {
                for epoch in 1..=epochs {
                    (pe.epoch, pe.heard) = (epoch, 1 << me);
                    assert_eq!(pass_by_nodes(&nodes, OUTWARD, &mut pe), Ok(()));
                    assert_eq!(pe.heard, (1 << n) - 1);
                }
            }
        };
        let others: Vec<_> = (1..n).map(|me| spawn(run(me))).collect();
        run(0)();
        others.into_iter().for_each(|pe| pe.join().unwrap());
    });
}

#[test]
fn letters_of_two_pes_alternate() {
    exchanges(2, 4, 3);
}

#[test]
fn letters_of_three_pes_alternate() {
    exchanges(3, 3, 1);
}

#[test]
fn letters_of_two_pes_that_are_in_sets_of_any_size_alternate() {
    use Together::Exchange;
    calls_of(2, &[Exchange(&[0, 1]), Exchange(&[1]), Exchange(&[1, 0]), Exchange(&[0, 1]), Exchange(&[0, 1])], 3);
}

#[test]
fn letters_of_sets_that_overlap_alternate() {
    use Together::Exchange;
    let sets = &[Exchange(&[0, 1, 2]), Exchange(&[0, 1]), Exchange(&[1, 2]), Exchange(&[2, 0]), Exchange(&[0, 1])];
    calls_of(3, sets, 1);
}

#[test]
fn a_pe_that_tells_does_not_overwrite_what_is_unread() {
    use Together::Tell;
    calls_of(2, &[Tell(&[0, 1]), Tell(&[0, 1]), Tell(&[0, 1]), Tell(&[0, 1]), Tell(&[0, 1])], 3);
}

#[test]
fn pes_that_tell_in_turn_need_no_receipts() {
    use Together::Tell;
    calls_of(2, &[Tell(&[0, 1]), Tell(&[0, 1]), Tell(&[1, 0]), Tell(&[0, 1]), Tell(&[0, 1]), Tell(&[1, 0])], 3);
}

#[test]
fn what_is_told_and_what_is_exchanged_alternate() {
    use Together::{Exchange, Tell};
    calls_of(2, &[Tell(&[0, 1]), Tell(&[0, 1]), Exchange(&[0, 1]), Tell(&[0, 1]), Tell(&[0, 1]), Exchange(&[0, 1])], 3);
    calls_of(3, &[Tell(&[0, 1, 2]), Tell(&[0, 1]), Exchange(&[1, 2]), Tell(&[0, 2]), Exchange(&[0, 1])], 1);
}

#[test]
fn letters_of_a_team_on_two_nodes_alternate() {
    exchanges_by_nodes(&[0, 0, 2], 3, 1);
}
