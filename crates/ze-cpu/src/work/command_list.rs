//! Command lists: regular ones, which are recorded, and immediate ones, which have an executor of their own. What programs
//! append to them is in `entry::append`.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use level_zero_sys::*;
use zeshmem_atomics::sync::atomic::{AtomicU64, Ordering};

use crate::base::answer::{Answer, because, require};
use crate::base::object::{self, object};
use crate::devices::device::Device;
use crate::events::counter::{Counter, Point};
use crate::events::event::{Dependency, Event, Signal};
use crate::events::wait::Wait;
use crate::memory::known::check_reach;
use crate::strict;
use crate::work::command::{Action, Command};
use crate::work::command_queue::Mode;
use crate::work::execution::{Batch, Execution};
use crate::work::executor::Executor;

pub struct CommandList {
    /// The handles of what it was created for.
    pub context: usize,
    pub device: usize,
    kind: Kind,
}
object!(CommandList, _ze_command_list_handle_t, b"cmd list");

enum Kind {
    Regular {
        ordinal: u32,
        flags: ze_command_list_flags_t,
        recording: Mutex<Recording>,
        /// Counted apart from the recording, which lives on in executions.
        executions: strict::Executions,
    },
    Immediate {
        executor: Arc<Executor>,
        mode: Mode,
    },
}

/// What a regular list has recorded.
#[derive(Default)]
struct Recording {
    /// As long as it is open.
    commands: Vec<Command>,
    /// What commands wait for of which the value changes with executions of other lists, in the order of the commands.
    late: Vec<Point>,
    closed: Option<Closed>,
    order: Option<Order>,
}

/// A closed list is shared with the queues that execute it, so that the list may be reset or destroyed meanwhile.
#[derive(Clone)]
struct Closed {
    commands: Arc<[Command]>,
    never_waits: bool,
}

/// How far an in-order list has come. Each execution raises the counter by the number of commands.
struct Order {
    counter: Arc<Counter>,
    /// Where the latest execution begins, or the first one will: what counter-based events look at.
    base: Arc<AtomicU64>,
    executed: bool,
}

impl Order {
    fn new() -> Answer<Order> {
        let counter = Counter::new()?;
        let base = Arc::new(AtomicU64::new(counter.value()));
        Ok(Order { counter, base, executed: false })
    }

    /// The value at which an execution begins that comes after what was.
    fn next(&self, commands: usize) -> u64 {
        let executed = if self.executed { commands as u64 } else { 0 };
        self.base.load(Ordering::Relaxed) + executed
    }
}

impl Recording {
    fn execution(&mut self, executions: &strict::Executions) -> Answer<Execution> {
        let closed = self.closed.as_ref().ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let order = self.order.as_mut().map(|order| {
            let base = order.next(closed.commands.len());
            order.base.store(base, Ordering::Relaxed);
            order.executed = true;
            (order.counter.clone(), base)
        });
        Ok(Execution {
            commands: closed.commands.clone(),
            never_waits: closed.never_waits,
            late: self.late.iter().map(Point::target).collect(),
            order,
            under_way: executions.begin(),
        })
    }

    fn append(&mut self, action: Action, waits: Vec<Dependency>, signal: Option<Arc<Event>>) -> Answer {
        if self.closed.is_some() {
            return lose();
        }
        let in_order = self.order.is_some();
        let signal = signal.map(|event| Signal::new(event, false, in_order)).transpose()?;
        let mut wait = |dependency| match dependency {
            Dependency::Event(event) => Wait::Event(event),
            Dependency::Point(point) if point.moves() => {
                self.late.push(point);
                Wait::Late
            }
            Dependency::Point(point) => Wait::Target(point.target()),
        };
        let waits = waits.into_iter().map(&mut wait).collect();
        if let (Some(signal), Some(order)) = (&signal, &self.order) {
            let (counter, base) = (order.counter.clone(), order.base.clone());
            signal.stand_for(|| Point::of_list(counter, base, self.commands.len() as u64 + 1));
        }
        self.commands.push(Command { waits, action, signal });
        Ok(())
    }

    fn close(&mut self) {
        if self.closed.is_none() {
            let commands: Arc<[Command]> = std::mem::take(&mut self.commands).into();
            let never_waits = commands.iter().all(|command| command.waits.is_empty());
            self.closed = Some(Closed { commands, never_waits });
        }
    }

    /// Forgets the commands. The counter goes on, and events that stand for commands of before go on doing so.
    fn reset(&mut self) {
        let commands = self.closed.take().map_or(0, |closed| closed.commands.len());
        self.commands.clear();
        self.late.clear();
        if let Some(order) = &mut self.order {
            let next = order.next(commands);
            order.base = Arc::new(AtomicU64::new(next));
            order.executed = false;
        }
    }

    /// The same commands in a list that goes its own way. Counter-based events cannot stand for commands of two lists.
    fn copy(&self) -> Answer<Recording> {
        let closed = self.closed.clone().ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let counts =
            closed.commands.iter().any(|command| command.signal.as_ref().is_some_and(Signal::is_counter_based));
        require(!counts, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)?;
        Ok(Recording {
            commands: Vec::new(),
            late: self.late.clone(),
            closed: Some(closed),
            order: self.order.as_ref().map(|_| Order::new()).transpose()?,
        })
    }
}

/// What becomes of a command that is appended to a closed list, which the specification leaves open: drivers of GPUs write it behind the
/// list's end, where it is never done, and programs have come to rely on being told of success.
fn lose() -> Answer {
    let what = "a command is appended to a closed list, and lost";
    if strict::is_on() {
        return Err(because(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT, what.to_owned()));
    }
    tracing::warn!("{what}");
    Ok(())
}

impl CommandList {
    pub fn regular(context: usize, device: usize, ordinal: u32, flags: ze_command_list_flags_t) -> Answer<CommandList> {
        let in_order = flags & ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_IN_ORDER.0 != 0;
        let recording = Recording { order: in_order.then(Order::new).transpose()?, ..Recording::default() };
        let kind = Kind::Regular {
            ordinal,
            flags,
            recording: Mutex::new(recording),
            executions: strict::Executions::default(),
        };
        Ok(CommandList { context, device, kind })
    }

    pub fn immediate(context: usize, device: usize, executor: Arc<Executor>, mode: Mode) -> CommandList {
        CommandList { context, device, kind: Kind::Immediate { executor, mode } }
    }

    /// A list that shares what is recorded, until either is reset.
    pub fn duplicate(&self) -> Answer<CommandList> {
        let Kind::Regular { ordinal, flags, .. } = self.kind else {
            return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
        };
        let cloneable = ze_command_list_flag_t::ZE_COMMAND_LIST_FLAG_EXP_CLONEABLE.0;
        require(flags & cloneable != 0, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let recording = Mutex::new(self.recording()?.copy()?);
        Ok(CommandList {
            context: self.context,
            device: self.device,
            kind: Kind::Regular { ordinal, flags, recording, executions: strict::Executions::default() },
        })
    }

    /// In strict mode, `HANDLE_OBJECT_IN_USE` while its commands are under way.
    pub fn check_unused(&self) -> Answer {
        match &self.kind {
            Kind::Immediate { executor, .. } => executor.check_idle("the immediate list"),
            Kind::Regular { executions, .. } => strict::check_not_executed(executions),
        }
    }

    /// Immediate lists are never open, so there is nothing to close.
    pub fn close(&self) {
        if let Ok(mut recording) = self.recording() {
            recording.close();
        }
    }

    /// Immediate lists record nothing, so there is nothing to forget.
    pub fn reset(&self) -> Answer {
        if let Kind::Regular { executions, .. } = &self.kind {
            strict::check_not_executed(executions)?;
            self.recording()?.reset();
        }
        Ok(())
    }

    /// What queues of a device do to execute regular lists, all of which have to be closed.
    pub fn executions(device: &Device, lists: &[&CommandList]) -> Answer<Vec<Execution>> {
        for list in lists {
            let recording = list.recording()?;
            let Some(closed) = &recording.closed else {
                return Err(because(
                    ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
                    "a list has not been closed".to_owned(),
                ));
            };
            if strict::is_on() && list.device()?.number != device.number {
                let uses = closed.commands.iter().flat_map(|it| it.action.uses());
                check_reach(device, uses.collect())?;
            }
        }
        lists.iter().map(|list| list.recording()?.execution(list.counted()?)).collect()
    }

    pub fn append(&self, action: Action, waits: Vec<Dependency>, signal: Option<Arc<Event>>) -> Answer {
        self.check_reach(&action)?;
        match &self.kind {
            Kind::Immediate { executor, mode } => {
                let command = Command {
                    waits: waits.into_iter().map(now).collect(),
                    action,
                    signal: immediate_signal(signal, mode)?,
                };
                executor.execute(command, mode.is_synchronous())
            }
            Kind::Regular { .. } => self.recording()?.append(action, waits, signal),
        }
    }

    /// Does an action that waits for nothing, and signals the event of a pool at most, if it is so brief, and the list so idle, that
    /// this is all there is to do.
    pub fn act_at_once(&self, action: &Action, event: Option<&Event>) -> Answer<bool> {
        let Kind::Immediate { executor, mode } = &self.kind else {
            return Ok(false);
        };
        if !action.is_brief() || event.is_some_and(|event| event.as_counter_based().is_ok()) {
            return Ok(false);
        }
        self.check_reach(action)?;
        let Some(position) = executor.act_if_idle(action, event) else {
            return Ok(false);
        };
        if mode.is_synchronous() {
            executor.verdict(position)?;
        }
        Ok(true)
    }

    fn check_reach(&self, action: &Action) -> Answer {
        if !strict::is_on() {
            return Ok(());
        }
        check_reach(self.device()?, action.uses())
    }

    /// The device that it was made for.
    fn device(&self) -> Answer<&Device> {
        // SAFETY: devices live as long as the process.
        unsafe { object::get::<Device>(self.device as ze_device_handle_t) }
    }

    /// The queue group that it was made for.
    pub fn ordinal(&self) -> u32 {
        match &self.kind {
            Kind::Regular { ordinal, .. } => *ordinal,
            Kind::Immediate { mode, .. } => mode.ordinal,
        }
    }

    /// A regular list's; immediate ones have those of queues.
    pub fn flags(&self) -> Answer<ze_command_list_flags_t> {
        match &self.kind {
            Kind::Regular { flags, .. } => Ok(*flags),
            Kind::Immediate { .. } => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }

    /// Has regular lists executed by an immediate one.
    pub fn append_lists(&self, lists: &[&CommandList], waits: Vec<Dependency>, signal: Option<Arc<Event>>) -> Answer {
        let (executor, mode) = self.as_immediate()?;
        let batch = Batch {
            waits: waits.into_iter().map(now).collect(),
            signal: signal.map(|event| Signal::of_lists(event, mode.is_in_order())).transpose()?,
            lists: Self::executions(executor.device(), lists)?,
            fence: None,
        };
        executor.execute_lists(batch, mode.is_synchronous())
    }

    fn recording(&self) -> Answer<MutexGuard<'_, Recording>> {
        match &self.kind {
            Kind::Regular { recording, .. } => Ok(recording.lock().unwrap_or_else(PoisonError::into_inner)),
            Kind::Immediate { .. } => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE),
        }
    }

    /// The executions of a regular list.
    fn counted(&self) -> Answer<&strict::Executions> {
        match &self.kind {
            Kind::Regular { executions, .. } => Ok(executions),
            Kind::Immediate { .. } => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE),
        }
    }

    /// What an immediate list has, or `INVALID_ARGUMENT`.
    pub fn as_immediate(&self) -> Answer<(&Arc<Executor>, &Mode)> {
        match &self.kind {
            Kind::Immediate { executor, mode } => Ok((executor, mode)),
            Kind::Regular { .. } => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }
}

/// What a command waits for that is submitted as soon as it is appended.
fn now(dependency: Dependency) -> Wait {
    match dependency {
        Dependency::Event(event) => Wait::Event(event),
        Dependency::Point(point) => Wait::Target(point.target()),
    }
}

fn immediate_signal(event: Option<Arc<Event>>, mode: &Mode) -> Answer<Option<Signal>> {
    event.map(|event| Signal::new(event, true, mode.is_in_order())).transpose()
}
