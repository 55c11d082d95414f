//! Communication contexts: handles, the table of those alive, and their completion.
//!
//! A context belongs to a team: PE numbers passed with it are that team's. It owns the transfers that
//! were started on it and not completed, so that `quiet` on one context does not wait for another's.
//! Making one is local; peers do not know of it. Kernels of this PE do: each has a record in device
//! memory, which names its team.

use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::sync::{Arc, RwLock};

use zeshmem_abi::{CONTEXT_BITS, DEFAULT_CONTEXT, FIRST_CONTEXT, MAX_CONTEXTS};
use zeshmem_algebra::TeamPe;
use zeshmem_fabric::Completions;

use crate::error::Usage;
use crate::tables::{Directory, Members, Team};

/// Handle of a context: what C programs hold as `shmem_ctx_t` or `ishmemx_ctx_t`, and kernels as the latter.
///
/// The low 16 bits name a slot of the table, those above the slot's generation, so that the handle of a
/// destroyed context does not answer for a later one. It is never an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Context(usize);

impl Context {
    /// No context.
    pub const INVALID: Context = Context(0);
    /// The context of routines that take none: it belongs to the world team and is always there.
    pub const DEFAULT: Context = Context(DEFAULT_CONTEXT as usize);

    /// Option: operations on the context are not issued by several threads at once.
    pub const SERIALIZED: i64 = 1;
    /// Option: only the thread that makes the context uses it.
    pub const PRIVATE: i64 = 2;
    /// Option: `quiet` and `fence` on the context need not care for stores.
    pub const NOSTORE: i64 = 4;

    /// The handle with this value in C.
    pub const fn from_raw(raw: usize) -> Context {
        Context(raw)
    }

    /// The value in C.
    #[inline]
    pub const fn raw(self) -> usize {
        self.0
    }

    fn new(slot: usize, generation: usize) -> Context {
        Context(generation << CONTEXT_BITS | (slot + FIRST_CONTEXT))
    }

    #[inline]
    pub(crate) fn slot(self) -> Option<usize> {
        (self.0 & ((1 << CONTEXT_BITS) - 1)).checked_sub(FIRST_CONTEXT)
    }
}

/// Contexts that may be alive at once on a team that was not asked for a number of them: a predefined team, or one
/// made with mask 0.
pub const DEFAULT_TEAM_CONTEXTS: i32 = 1024;

/// A live context.
pub(crate) struct Live {
    pub team: Arc<Members>,
    /// The transfers that were started on it.
    pub completions: Arc<Completions>,
    /// The thread that made it alone uses it, which therefore has to end it.
    pub is_private: bool,
}

impl Live {
    fn on(team: Arc<Members>, unfinished: Arc<AtomicUsize>, is_private: bool) -> Live {
        Live { team, completions: Completions::among(unfinished), is_private }
    }

    /// The world number of a PE of the context's team.
    pub fn world_pe(&self, routine: &'static str, pe: i32) -> Result<usize, Usage> {
        TeamPe::new(pe).and_then(|rank| self.team.pes.pe(rank)).map(|world| world.index()).ok_or_else(|| {
            let allowed = format!("it must be in [0, {}]", self.team.n_pes() - 1);
            Usage::new(routine, "pe", pe, allowed)
        })
    }
}

#[derive(Default)]
struct Slot {
    generation: usize,
    live: Option<Arc<Live>>,
}

#[derive(Default)]
struct Slots {
    slots: Vec<Slot>,
    /// Slots that hold nothing, and that kernels see nothing in.
    free: Vec<usize>,
}

impl Slots {
    /// Takes a context out; its slot is free once it is [recycled](Contexts::recycle).
    fn release(&mut self, slot: usize) -> Option<Arc<Live>> {
        let entry = self.slots.get_mut(slot)?;
        let live = entry.live.take()?;
        entry.generation += 1;
        live.team.contexts.fetch_sub(1, Ordering::Relaxed);
        Some(live)
    }
}

/// The contexts alive in this PE.
pub(crate) struct Contexts {
    default: Arc<Live>,
    slots: RwLock<Slots>,
    unfinished: Arc<AtomicUsize>,
    directory: Arc<Directory>,
}

impl Contexts {
    /// A table with the default context of the world team.
    pub fn new(world: Arc<Members>) -> Contexts {
        let unfinished = Arc::<AtomicUsize>::default();
        let default = Arc::new(Live::on(world, unfinished.clone(), false));
        Contexts { default, slots: RwLock::default(), unfinished, directory: Arc::new(Directory::new()) }
    }

    /// How many transfers all contexts together have started and not completed.
    pub fn unfinished(&self) -> Arc<AtomicUsize> {
        self.unfinished.clone()
    }

    /// The contexts whose teams are one stride.
    pub fn directory(&self) -> Arc<Directory> {
        self.directory.clone()
    }

    fn read(&self) -> std::sync::RwLockReadGuard<'_, Slots> {
        self.slots.read().expect("no panic while the table is locked")
    }

    fn write(&self) -> std::sync::RwLockWriteGuard<'_, Slots> {
        self.slots.write().expect("no panic while the table is locked")
    }

    /// The live context of a handle.
    pub fn get(&self, context: Context) -> Option<Arc<Live>> {
        if context == Context::DEFAULT {
            return Some(self.default.clone());
        }
        let slots = self.read();
        let index = context.slot()?;
        let slot = slots.slots.get(index)?;
        let live = slot.live.as_ref()?;
        (Context::new(index, slot.generation) == context).then(|| live.clone())
    }

    /// The transfers of the live context whose handle has these low bits, as kernels tell it.
    pub fn completions(&self, low_bits: u16) -> Option<Arc<Completions>> {
        let context = Context(low_bits.into());
        if context == Context::DEFAULT {
            return Some(self.default.completions.clone());
        }
        let slots = self.read();
        Some(slots.slots.get(context.slot()?)?.live.as_ref()?.completions.clone())
    }

    /// The live context of a handle, or a usage error.
    pub fn expect(&self, routine: &'static str, context: Context) -> Result<Arc<Live>, Usage> {
        self.get(context).ok_or_else(|| {
            let value = match context {
                Context::INVALID => "SHMEM_CTX_INVALID".into(),
                Context(raw) => format!("{raw:#x}"),
            };
            let allowed = "it must be the handle of a live context of this PE";
            Usage::new(routine, "ctx", value, allowed)
        })
    }

    /// A new context on a team; `None` where the table is full, or the team has as many as `limit`.
    pub fn insert(&self, team: &Arc<Members>, limit: i32, is_private: bool) -> Option<Context> {
        let mut slots = self.write();
        if team.contexts.load(Ordering::Relaxed) >= limit {
            return None;
        }
        let slot = match slots.free.pop() {
            Some(slot) => slot,
            None if slots.slots.len() == MAX_CONTEXTS => return None,
            None => {
                slots.slots.push(Slot::default());
                slots.slots.len() - 1
            }
        };
        team.contexts.fetch_add(1, Ordering::Relaxed);
        let entry = &mut slots.slots[slot];
        entry.live = Some(Arc::new(Live::on(team.clone(), self.unfinished.clone(), is_private)));
        let context = Context::new(slot, entry.generation);
        if let Some(pes) = team.pes.as_stride() {
            self.directory.show(context, pes);
        }
        Some(context)
    }

    /// Takes a context out; its handle is never given again. Its slot waits to be
    /// [recycled](Self::recycle).
    pub fn remove(&self, context: Context) -> Option<Arc<Live>> {
        let mut slots = self.write();
        let index = context.slot()?;
        let generation = slots.slots.get(index)?.generation;
        if Context::new(index, generation) != context {
            return None;
        }
        self.directory.hide(index);
        slots.release(index)
    }

    /// Gives a slot whose context was taken out to contexts to come.
    pub fn recycle(&self, slot: usize) {
        self.write().free.push(slot);
    }

    /// Takes out all contexts of a team, with their slots, which wait to be [recycled](Self::recycle).
    pub fn remove_all_of(&self, team: Team) -> Vec<(usize, Arc<Live>)> {
        let mut slots = self.write();
        let of_team = |slot: &Slot| {
            let live = slot.live.as_ref();
            live.is_some_and(|live| live.team.handle == team)
        };
        let indices: Vec<usize> = (0..slots.slots.len()).filter(|&index| of_team(&slots.slots[index])).collect();
        indices.iter().for_each(|&index| self.directory.hide(index));
        indices.into_iter().filter_map(|index| Some((index, slots.release(index)?))).collect()
    }

    /// All that are alive, the default one first.
    pub fn all(&self) -> Vec<Arc<Live>> {
        let slots = self.read();
        let live = slots.slots.iter().filter_map(|slot| slot.live.clone());
        std::iter::once(self.default.clone()).chain(live).collect()
    }
}

/// How many contexts a team provides for.
pub(crate) fn limit_of(team: &Members) -> i32 {
    team.config.map_or(DEFAULT_TEAM_CONTEXTS, |config| config.num_contexts)
}

/// Counts the live contexts of a team.
pub(crate) type ContextCount = AtomicI32;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{Table, TeamConfig};
    use zeshmem_algebra::Stride;

    fn contexts() -> (Table, Contexts) {
        let table = Table::new(8);
        let pes = Stride::world(6).unwrap();
        let world = table.insert(0, pes.into(), TeamPe::new(2).unwrap(), None, None);
        (table, Contexts::new(world))
    }

    fn even(table: &Table, num_contexts: i32) -> Arc<Members> {
        let pes = Stride::world(6).unwrap().sub(0, 2, 3).unwrap();
        table.insert(3, pes.into(), TeamPe::new(1).unwrap(), None, Some(TeamConfig { num_contexts }))
    }

    #[test]
    fn a_stale_handle_never_answers_for_another_context() {
        let (table, contexts) = contexts();
        let team = even(&table, 2);
        let first = contexts.insert(&team, 2, false).unwrap();
        assert!(contexts.remove(first).is_some());
        assert!(contexts.get(first).is_none() && contexts.remove(first).is_none());
        let beside = contexts.insert(&team, 2, false).unwrap();
        assert_ne!(beside.slot(), first.slot(), "kernels may still see the first");
        contexts.recycle(first.slot().unwrap());
        let second = contexts.insert(&team, 2, false).unwrap();
        assert_eq!(second.slot(), first.slot());
        assert_ne!(first, second);
        assert!(contexts.get(first).is_none() && contexts.get(second).is_some());
        for raw in [0, 4, 0xffff, 0x10000, 0x10001, usize::MAX] {
            assert!(contexts.get(Context(raw)).is_none(), "{raw:#x}");
        }
    }

    #[test]
    fn the_table_neither_grows_nor_wraps_over_many_cycles() {
        let (table, contexts) = contexts();
        let team = even(&table, 1);
        let mut seen = std::collections::HashSet::new();
        for _ in 0..100_000 {
            let context = contexts.insert(&team, 1, false).unwrap();
            assert!(seen.insert(context));
            contexts.remove(context).unwrap();
            contexts.recycle(context.slot().unwrap());
        }
        assert_eq!(contexts.read().slots.len(), 1);
    }

    #[test]
    fn a_team_has_as_many_as_it_was_made_for() {
        let (table, contexts) = contexts();
        let team = even(&table, 2);
        assert_eq!(limit_of(&team), 2);
        let made: Vec<_> = (0..2).map(|_| contexts.insert(&team, 2, false).unwrap()).collect();
        assert_eq!(contexts.insert(&team, 2, false), None);
        contexts.remove(made[0]).unwrap();
        let again = contexts.insert(&team, 2, false).unwrap();
        assert_eq!(contexts.remove_all_of(team.handle).len(), 2);
        assert!(contexts.get(again).is_none() && contexts.get(made[1]).is_none());
        assert_eq!(team.contexts.load(Ordering::Relaxed), 0);
        assert_eq!(contexts.all().len(), 1);
    }

    #[test]
    fn the_table_ends_where_handles_do() {
        let (_, contexts) = contexts();
        let world = contexts.default.team.clone();
        for _ in 0..MAX_CONTEXTS {
            contexts.insert(&world, i32::MAX, false).unwrap();
        }
        assert_eq!(contexts.insert(&world, i32::MAX, false), None);
    }

    #[test]
    fn pe_numbers_are_the_team_s() {
        let (table, contexts) = contexts();
        let context = contexts.insert(&even(&table, 1), 1, false).unwrap();
        let live = contexts.expect("r", context).unwrap();
        assert_eq!(live.world_pe("r", 2), Ok(4));
        for wrong in [-1, 3, i32::MAX, i32::MIN] {
            let error = live.world_pe("r", wrong).unwrap_err();
            assert_eq!((error.argument, &error.allowed[..]), ("pe", "it must be in [0, 2]"));
        }
        assert_eq!(contexts.expect("r", Context::DEFAULT).unwrap().world_pe("r", 5), Ok(5));
    }
}
