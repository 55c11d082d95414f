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
}

impl Mail for ModelPe {
    type Failure = PeerGone;

    fn send(&mut self, round: usize, partner: Partner, _: Has) -> Result<(), PeerGone> {
        assert_eq!(round, 0);
        let letter = &self.mailboxes[partner.to][place_of(self.epoch)][partner.lane];
        // SAFETY: as for `Sync`.
        letter.text.with_mut(|text| unsafe { *text = (self.me, self.epoch) });
        letter.bell.ring(self.epoch);
        Ok(())
    }

    fn receive(&mut self, _: usize, partner: Partner, _: Has) -> Result<(), PeerGone> {
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
            let mut pe = ModelPe { me, mailboxes: mailboxes.clone(), job: job.clone(), epoch: 0 };
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

/// One PE's side of exchanges among sets of PEs that overlap; its mailboxes are by world PE.
struct PairedPe {
    me: usize,
    set: &'static [usize],
    mailboxes: Arc<Vec<Mailbox>>,
    job: Arc<Job>,
    pairs: Vec<Pair>,
}

impl Mail for PairedPe {
    type Failure = PeerGone;

    fn send(&mut self, _: usize, partner: Partner, _: Has) -> Result<(), PeerGone> {
        let to = self.set[partner.to];
        self.pairs[to].sent += 1;
        let number = self.pairs[to].sent;
        let letter = &self.mailboxes[to][place_of(number)][self.me];
        // SAFETY: as for `Sync`.
        letter.text.with_mut(|text| unsafe { *text = (self.me, number) });
        letter.bell.ring(number);
        Ok(())
    }

    fn receive(&mut self, _: usize, partner: Partner, _: Has) -> Result<(), PeerGone> {
        let from = self.set[partner.from];
        self.pairs[from].heard += 1;
        let number = self.pairs[from].heard;
        let letter = &self.mailboxes[self.me][place_of(number)][from];
        let waiter = Waiter::with_cpus(2, 1);
        waiter.wait(&letter.bell, |heard| heard == number, &self.job, None, || Operation::new("a model"))?;
        // SAFETY: as for `Sync`.
        letter.text.with(|text| assert_eq!(unsafe { *text }, (from, number)));
        Ok(())
    }
}

fn exchanges_of(n: usize, sets: &'static [&'static [usize]], interruptions: usize) {
    explore(interruptions, move || {
        let mailbox = || [(); 2].map(|()| (0..n).map(|_| ModelLetter::default()).collect());
        let mailboxes: Arc<Vec<Mailbox>> = Arc::new((0..n).map(|_| mailbox()).collect());
        let job = Job::alone();
        let run = move |me| {
            let (mailboxes, job, pairs) = (mailboxes.clone(), job.clone(), vec![Pair::default(); n]);
            let mut pe = PairedPe { me, set: &[], mailboxes, job, pairs };
            move || {
                for &set in sets {
                    let Some(number) = set.iter().position(|&pe| pe == me) else { continue };
                    pe.set = set;
                    assert_eq!(pass(set.len(), number, &mut pe), Ok(()));
                }
            }
        };
        let others: Vec<_> = (1..n).map(|me| spawn(run(me))).collect();
        run(0)();
        others.into_iter().for_each(|pe| pe.join().unwrap());
    });
}

/// One PE's side of the exchanges of a team on several nodes. A letter has the PEs that its sender has heard of.
struct PeOfNode {
    mailboxes: Arc<Vec<Vec<Mailbox>>>,
    job: Arc<Job>,
    me: usize,
    epoch: u32,
    heard: usize,
}

/// The round of letters back in the models, which have three rounds.
const OUTWARD: usize = 1;

impl Mail for PeOfNode {
    type Failure = PeerGone;

    fn send(&mut self, round: usize, partner: Partner, _: Has) -> Result<(), PeerGone> {
        let letter = &self.mailboxes[partner.to][round][place_of(self.epoch)][partner.lane];
        // SAFETY: as for `Sync`.
        letter.text.with_mut(|text| unsafe { *text = (self.heard, self.epoch) });
        letter.bell.ring(self.epoch);
        Ok(())
    }

    fn receive(&mut self, round: usize, partner: Partner, _: Has) -> Result<(), PeerGone> {
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
            let mut pe = PeOfNode { mailboxes: mailboxes.clone(), job: job.clone(), me, epoch: 0, heard: 0 };
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
    exchanges_of(2, &[&[0, 1], &[1], &[1, 0], &[0, 1], &[0, 1]], 3);
}

#[test]
fn letters_of_sets_that_overlap_alternate() {
    exchanges_of(3, &[&[0, 1, 2], &[0, 1], &[1, 2], &[2, 0], &[0, 1]], 1);
}

#[test]
fn letters_of_a_team_on_two_nodes_alternate() {
    exchanges_by_nodes(&[0, 0, 2], 3, 1);
}
