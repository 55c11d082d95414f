//! The launcher's side of PMI-1: lines in, lines out. Pure: the sockets, and what to do about a failure, are the caller's.
//!
//! Where a job runs on several machines, each has a server for its own PEs ([`Server::of_part`]), which answers them, and hands
//! over what they have put; the server of the whole job hears only when they begin, enter the barrier, and finalise. When all are
//! in the barrier it has the values of all, and each machine gets them once.
//!
//! The answers are those of MPICH's launcher (same lengths, same `PMI_process_mapping`), so that programs of other PMI-1
//! clients, MPICH's own included, run under `oshrun` too.

use std::collections::HashMap;
use std::ops::Range;

use super::wire::{Maxes, Reason, Request, Response};
use crate::NodeMap;

/// What to do after a PE has spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Send this line to this PE.
    Reply {
        /// The addressee, not always the one who spoke.
        pe: usize,
        /// The line, with its line end.
        line: String,
    },
    /// All PEs of the job are in the barrier: these values, put since it opened last, are for the machines of the other PEs. Comes
    /// before the replies that open it here.
    Open {
        /// Keys with their values.
        values: Vec<(String, String)>,
    },
    /// End the job with this exit status.
    Abort {
        /// The PE that wants it.
        pe: usize,
        /// The exit status.
        code: i32,
        /// What it tells of the reason.
        reason: Reason,
    },
    /// This PE does not keep to the protocol; there is no answer to what it said.
    Misbehaved {
        /// The PE.
        pe: usize,
        /// What it did.
        reason: String,
    },
}

/// How far a PE has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// It has not said a word; perhaps it never will.
    Silent,
    Running,
    InBarrier,
    Finalized,
}

/// The state of a job's conversation.
#[derive(Debug)]
pub struct Server {
    /// Of the PEs that this server answers, from `first` on.
    phases: Vec<Phase>,
    first: usize,
    size: usize,
    /// Another server opens the barrier.
    is_part: bool,
    kvsname: String,
    values: HashMap<String, String>,
    /// Which PE of this part has put a key, and whether it has begun again since.
    put: HashMap<String, (usize, bool)>,
    /// What others have not been told yet.
    fresh: Vec<(String, String)>,
}

/// The lengths that MPICH's launcher announces, and what is ours alone.
const MAXES: Maxes = Maxes { kvsname: 256, key: 64, value: 1024, in_flight: 64, abort_text: 16 << 10, restarts: true };

impl Server {
    /// A job of `size` PEs, all on one machine, with a key-value space called `kvsname`.
    pub fn new(size: usize, kvsname: &str) -> Self {
        Self::of_job(size, kvsname, &NodeMap::new(std::iter::repeat_n(0, size)).to_string())
    }

    /// A job of `size` PEs, which share machines as `mapping` says, the text of a [`NodeMap`].
    pub fn of_job(size: usize, kvsname: &str, mapping: &str) -> Self {
        Self { is_part: false, ..Self::of_part(0..size, size, kvsname, mapping) }
    }

    /// The server for `pes` of a job of `size` PEs, whose barrier opens by [`open`](Self::open).
    pub fn of_part(pes: Range<usize>, size: usize, kvsname: &str, mapping: &str) -> Self {
        Self {
            phases: vec![Phase::Silent; pes.len()],
            first: pes.start,
            size,
            is_part: true,
            kvsname: kvsname.to_owned(),
            values: HashMap::from([("PMI_process_mapping".to_owned(), mapping.to_owned())]),
            put: HashMap::new(),
            fresh: Vec::new(),
        }
    }

    /// Takes over what PEs of another machine have put.
    pub fn learn(&mut self, values: Vec<(String, String)>) {
        self.values.extend(values.iter().cloned());
        self.fresh.extend(values);
    }

    /// What the PEs of this part have put since the last call, to be told to the server of the whole job.
    pub fn take_fresh(&mut self) -> Vec<(String, String)> {
        std::mem::take(&mut self.fresh)
    }

    /// The barrier of the whole job has opened, with the values of all.
    pub fn open(&mut self, values: Vec<(String, String)>) -> Vec<Action> {
        self.values.extend(values);
        let line = Response::BarrierOut.to_string();
        let replies = self.in_barrier().into_iter().map(|pe| Action::Reply { pe, line: line.clone() }).collect();
        self.phases.iter_mut().filter(|phase| **phase == Phase::InBarrier).for_each(|phase| *phase = Phase::Running);
        replies
    }

    /// Takes a line that PE `pe` has sent, without its line end, and says what to do, in this order.
    ///
    /// # Panics
    /// If the job has no such PE.
    pub fn receive(&mut self, pe: usize, line: &str) -> Vec<Action> {
        let misbehaved = |reason: String| vec![Action::Misbehaved { pe, reason }];
        let request = match Request::parse(line) {
            Ok(request) => request,
            Err(bad) => return misbehaved(bad.to_string()),
        };
        let command = request.command();
        // An abort is an abort at any time.
        if let Request::Abort { code, reason } = request {
            return vec![Action::Abort { pe, code, reason }];
        }
        match (self.phase(pe), &request) {
            (Phase::Silent | Phase::Finalized, Request::Init) | (Phase::Running, _) => {}
            // MPI and SHMEM in one process say goodbye each.
            (Phase::Finalized, Request::Finalize) => {}
            (Phase::Silent, _) => return misbehaved(format!("{command} before init")),
            (Phase::InBarrier, _) => return misbehaved(format!("{command} while in the barrier")),
            (Phase::Finalized, _) => return misbehaved(format!("{command} after finalize")),
        }
        let response = match request {
            Request::Init => {
                // Another program of this PE numbers its keys from the beginning. All PEs have read what the last one had put.
                self.put
                    .values_mut()
                    .filter(|(by, _)| *by == pe)
                    .for_each(|(_, has_begun_again)| *has_begun_again = true);
                *self.phase_mut(pe) = Phase::Running;
                Response::Init
            }
            Request::GetMaxes => Response::Maxes(MAXES),
            Request::GetAppnum => Response::Appnum(0),
            Request::GetUniverseSize => Response::UniverseSize(self.size),
            Request::GetMyKvsname => Response::MyKvsname(self.kvsname.clone()),
            Request::Put { kvsname, key, value } => Response::Put(self.put(pe, &kvsname, key, value)),
            Request::Get { kvsname, key } => Response::Get(self.get(&kvsname, &key)),
            Request::BarrierIn => return self.enter_barrier(pe),
            Request::Finalize => {
                *self.phase_mut(pe) = Phase::Finalized;
                Response::Finalize
            }
            Request::Abort { .. } => unreachable!("handled above"),
        };
        vec![Action::Reply { pe, line: response.to_string() }]
    }

    /// Whether `pe` has begun a conversation and not ended it: its exit would be an accident.
    pub fn is_open(&self, pe: usize) -> bool {
        matches!(self.phase(pe), Phase::Running | Phase::InBarrier)
    }

    /// The PEs that wait in the barrier, in rank order.
    pub fn in_barrier(&self) -> Vec<usize> {
        (self.first..self.first + self.phases.len()).filter(|pe| self.phase(*pe) == Phase::InBarrier).collect()
    }

    /// Whether `pe` has said goodbye: it will not enter the barrier, unless it begins again.
    pub fn has_finalized(&self, pe: usize) -> bool {
        self.phase(pe) == Phase::Finalized
    }

    fn put(&mut self, pe: usize, kvsname: &str, key: String, value: String) -> Result<(), &'static str> {
        if kvsname != self.kvsname {
            return Err("unknown_kvsname");
        }
        if key.len() > MAXES.key || value.len() > MAXES.value {
            return Err("too_long");
        }
        if self.values.contains_key(&key) && self.put.get(&key) != Some(&(pe, true)) {
            return Err("duplicate_key");
        }
        self.put.insert(key.clone(), (pe, false));
        self.fresh.push((key.clone(), value.clone()));
        self.values.insert(key, value);
        Ok(())
    }

    fn get(&self, kvsname: &str, key: &str) -> Result<String, &'static str> {
        if kvsname != self.kvsname {
            return Err("unknown_kvsname");
        }
        self.values.get(key).cloned().ok_or("key_not_found")
    }

    fn enter_barrier(&mut self, pe: usize) -> Vec<Action> {
        *self.phase_mut(pe) = Phase::InBarrier;
        if self.is_part || self.phases.iter().any(|phase| *phase != Phase::InBarrier) {
            return Vec::new();
        }
        let values = self.take_fresh();
        let mut actions = vec![Action::Open { values }];
        actions.extend(self.open(Vec::new()));
        actions
    }

    fn phase(&self, pe: usize) -> Phase {
        self.phases[pe - self.first]
    }

    fn phase_mut(&mut self, pe: usize) -> &mut Phase {
        &mut self.phases[pe - self.first]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pmi1::wire::Pairs;
    use proptest::prelude::*;

    /// The only reply, and that it goes to `pe`.
    fn reply(server: &mut Server, pe: usize, line: &str) -> String {
        let mut actions = server.receive(pe, line);
        actions.retain(|action| !matches!(action, Action::Open { .. }));
        match actions.as_slice() {
            [Action::Reply { pe: to, line }] if *to == pe => line.trim_end().to_owned(),
            other => panic!("{line}: {other:?}"),
        }
    }

    fn started(size: usize) -> Server {
        let mut server = Server::new(size, "kvs_1");
        for pe in 0..size {
            reply(&mut server, pe, "cmd=init pmi_version=1 pmi_subversion=1");
        }
        server
    }

    #[test]
    fn the_conversation_of_one_pe() {
        let mut server = Server::new(1, "kvs_1");
        for (asked, answered) in [
            ("cmd=init pmi_version=1 pmi_subversion=1", "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0"),
            (
                "cmd=get_maxes",
                "cmd=maxes rc=0 kvsname_max=256 keylen_max=64 vallen_max=1024 in_flight_max=64 abort_text_max=16384 restarts=1",
            ),
            ("cmd=get_appnum", "cmd=appnum rc=0 appnum=0"),
            ("cmd=get_universe_size", "cmd=universe_size rc=0 size=1"),
            ("cmd=get_my_kvsname", "cmd=my_kvsname rc=0 kvsname=kvs_1"),
            ("cmd=put kvsname=kvs_1 key=a value=b c=d", "cmd=put_result rc=0 msg=success"),
            ("cmd=put kvsname=kvs_1 key=a value=e", "cmd=put_result rc=-1 msg=duplicate_key"),
            ("cmd=put kvsname=kvs_2 key=b value=e", "cmd=put_result rc=-1 msg=unknown_kvsname"),
            ("cmd=barrier_in", "cmd=barrier_out rc=0"),
            ("cmd=get kvsname=kvs_1 key=a", "cmd=get_result rc=0 msg=success value=b c=d"),
            ("cmd=get kvsname=kvs_1 key=z", "cmd=get_result rc=-1 msg=key_not_found"),
            ("cmd=get kvsname=kvs_1 key=PMI_process_mapping", "cmd=get_result rc=0 msg=success value=(vector,(0,1,1))"),
            ("cmd=finalize", "cmd=finalize_ack rc=0"),
        ] {
            assert_eq!(reply(&mut server, 0, asked), answered);
        }
        assert!(server.has_finalized(0));
    }

    #[test]
    fn the_barrier_opens_for_all_at_once() {
        let mut server = started(3);
        for _ in 0..2 {
            assert_eq!(server.receive(2, "cmd=barrier_in"), []);
            assert_eq!(server.receive(0, "cmd=barrier_in"), []);
            assert_eq!(server.in_barrier(), [0, 2]);
            let opened: Vec<usize> = server
                .receive(1, "cmd=barrier_in")
                .into_iter()
                .filter_map(|action| match action {
                    Action::Open { values } => {
                        assert_eq!(values, []);
                        None
                    }
                    Action::Reply { pe, line } => {
                        assert_eq!(Pairs(line.trim_end()).get("cmd"), Some("barrier_out"));
                        Some(pe)
                    }
                    other => panic!("{other:?}"),
                })
                .collect();
            assert_eq!(opened, [0, 1, 2]);
            assert_eq!(server.in_barrier(), []);
        }
    }

    /// Two machines with two PEs each: their servers answer, and the whole job's brings values from one to the other.
    #[test]
    fn parts_of_a_job_exchange_by_the_whole() {
        let mapping = "(vector,(0,2,2))";
        let mut whole = Server::of_job(4, "kvs", mapping);
        let mut parts = [Server::of_part(0..2, 4, "kvs", mapping), Server::of_part(2..4, 4, "kvs", mapping)];
        let mut opened = None;
        for pe in 0..4 {
            let part = &mut parts[pe / 2];
            reply(part, pe, "cmd=init");
            assert_eq!(reply(part, pe, "cmd=get_universe_size"), "cmd=universe_size rc=0 size=4");
            reply(part, pe, &format!("cmd=put kvsname=kvs key=k{pe} value={pe}"));
            assert_eq!(part.receive(pe, "cmd=barrier_in"), []);
            whole.receive(pe, "cmd=init");
            whole.learn(part.take_fresh());
            opened = whole.receive(pe, "cmd=barrier_in").into_iter().find_map(|action| match action {
                Action::Open { values } => Some(values),
                _ => None,
            });
            assert_eq!(opened.is_some(), pe == 3);
        }
        let values = opened.unwrap();
        assert_eq!(values.len(), 4);
        for (index, part) in parts.iter_mut().enumerate() {
            assert_eq!(part.open(values.clone()).len(), 2);
            for pe in 0..4 {
                let got = reply(part, 2 * index, &format!("cmd=get kvsname=kvs key=k{pe}"));
                assert_eq!(got, format!("cmd=get_result rc=0 msg=success value={pe}"));
            }
            assert_eq!(part.take_fresh(), []);
        }
    }

    #[test]
    fn misbehaviour_is_named() {
        let mut server = Server::new(2, "kvs");
        let reason = |actions: Vec<Action>| match actions.as_slice() {
            [Action::Misbehaved { pe: 0, reason }] => reason.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(reason(server.receive(0, "cmd=get_maxes")), "get_maxes before init");
        assert_eq!(reason(server.receive(0, "hello")), "unknown command ''");
        reply(&mut server, 0, "cmd=init");
        assert!(server.is_open(0) && !server.is_open(1));
        assert_eq!(reason(server.receive(0, "mcmd=spawn")), "unknown command 'spawn'");
        assert_eq!(server.receive(0, "cmd=barrier_in"), []);
        assert_eq!(reason(server.receive(0, "cmd=get_maxes")), "get_maxes while in the barrier");
        assert_eq!(
            server.receive(0, "cmd=abort exitcode=3"),
            [Action::Abort { pe: 0, code: 3, reason: Reason::Untold }]
        );
        let mut server = started(1);
        reply(&mut server, 0, "cmd=finalize");
        assert!(!server.is_open(0));
        reply(&mut server, 0, "cmd=finalize");
        assert_eq!(reason(server.receive(0, "cmd=get_maxes")), "get_maxes after finalize");
    }

    /// One PE is ahead: it waits in its second life for those that are in their first.
    #[test]
    fn a_pe_that_has_finalised_may_begin_again() {
        let mut server = started(2);
        reply(&mut server, 0, "cmd=put kvsname=kvs_1 key=a value=b");
        reply(&mut server, 0, "cmd=finalize");
        assert_eq!(reply(&mut server, 0, "cmd=init"), "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0");
        assert!(server.is_open(0) && !server.has_finalized(0));
        assert_eq!(server.receive(0, "cmd=barrier_in"), []);
        reply(&mut server, 1, "cmd=finalize");
        reply(&mut server, 1, "cmd=init");
        assert_eq!(server.receive(1, "cmd=barrier_in").len(), 3);
        assert!(reply(&mut server, 1, "cmd=get kvsname=kvs_1 key=a").ends_with("value=b"));
        // Another program of this PE puts what the last one did; no other PE may.
        assert!(reply(&mut server, 1, "cmd=put kvsname=kvs_1 key=a value=c").contains("duplicate_key"));
        assert!(reply(&mut server, 0, "cmd=put kvsname=kvs_1 key=a value=d").contains("rc=0"));
        assert!(reply(&mut server, 0, "cmd=put kvsname=kvs_1 key=a value=e").contains("duplicate_key"));
        assert!(reply(&mut server, 1, "cmd=get kvsname=kvs_1 key=a").ends_with("value=d"));
        assert!(
            reply(&mut server, 0, "cmd=put kvsname=kvs_1 key=PMI_process_mapping value=e").contains("duplicate_key")
        );
    }

    #[test]
    fn announced_lengths_are_kept() {
        let mut server = started(1);
        let put = |key: usize, value: usize| {
            format!("cmd=put kvsname=kvs_1 key={} value={}", "k".repeat(key), "v".repeat(value))
        };
        assert!(reply(&mut server, 0, &put(64, 1024)).contains("rc=0"));
        assert!(reply(&mut server, 0, &put(65, 1)).contains("msg=too_long"));
        assert!(reply(&mut server, 0, &put(63, 1025)).contains("msg=too_long"));
    }

    proptest! {
        #[test]
        fn no_line_upsets_the_server(lines in prop::collection::vec((0usize..3, prop_oneof![
            "\\PC{0,60}",
            Just("cmd=init".to_owned()),
            Just("cmd=barrier_in".to_owned()),
            Just("cmd=finalize".to_owned()),
            Just("cmd=get kvsname=kvs key=a".to_owned()),
            Just("cmd=put kvsname=kvs key=a value=b".to_owned()),
        ]), 0..60)) {
            let mut server = Server::new(3, "kvs");
            for (pe, line) in lines {
                // Every line has a consequence, except that of a PE that begins to wait.
                let actions = server.receive(pe, &line);
                prop_assert!(!actions.is_empty() || server.in_barrier().contains(&pe));
            }
        }
    }
}
