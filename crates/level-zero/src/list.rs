//! Command lists: regular ones, recorded and executed on a queue, and immediate ones, whose commands
//! go to the device as they are appended.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::time::{Duration, Instant};

use level_zero_sys::{_ze_command_list_handle_t, ze_command_list_handle_t, ze_event_handle_t};

use crate::context::Context;
use crate::device::{Device, QueueFlags};
use crate::error::Error;
use crate::event::{Event, EventPool, EventPoolFlags};
use crate::kernel::Kernel;
use crate::queue::QueueMode;
use crate::raw::{Exclusive, Table, Waits, in_drop};

/// A command list: a [`CommandList`] or an [`ImmediateList`].
///
/// Commands may overlap and overtake each other, but for what events and barriers order. Level Zero
/// lets one thread at a time use a list: it can be sent to other threads, but not shared with them.
///
/// ```compile_fail
/// fn shared<T: Sync>() {}
/// shared::<level_zero::ImmediateList>();
/// ```
pub struct List<K: ListKind> {
    context: Context,
    device: Device,
    handle: Exclusive<_ze_command_list_handle_t>,
    kind: K,
}

/// A list that is recorded, closed, and executed on a [`CommandQueue`](crate::CommandQueue).
pub type CommandList = List<Recorded>;

/// A list whose commands go to the device as they are appended.
///
/// A synchronous one returns from appending when the command has ended; an asynchronous one is
/// waited for by events or [`synchronize`](List::synchronize), and waits until it is idle before it
/// goes.
pub type ImmediateList = List<Immediate>;

/// What tells the kinds of list apart.
pub trait ListKind: sealed::Kind + Sized {}

mod sealed {
    use super::{Error, List, ListKind};

    pub trait Kind {
        /// A command was appended.
        fn appended(&mut self);

        /// Makes sure that the device does not use the list any more, where the kind is to.
        fn finish(list: &mut List<Self>) -> Result<(), Error>
        where
            Self: ListKind;
    }
}

/// The kind of [`CommandList`].
pub struct Recorded {
    closed: bool,
}

/// The kind of [`ImmediateList`].
pub struct Immediate {
    /// Signalled by a barrier that ends what came before; none where appending waits.
    idle: Option<Event>,
    /// Commands were appended since the last barrier.
    appended: bool,
    /// A barrier is under way.
    waited: bool,
}

impl ListKind for Recorded {}

impl sealed::Kind for Recorded {
    fn appended(&mut self) {}

    fn finish(_: &mut CommandList) -> Result<(), Error> {
        // Who executed it promised to keep it until the end.
        Ok(())
    }
}

impl ListKind for Immediate {}

impl sealed::Kind for Immediate {
    fn appended(&mut self) {
        self.appended = true;
    }

    fn finish(list: &mut ImmediateList) -> Result<(), Error> {
        list.synchronize(None).map(drop)
    }
}

impl CommandList {
    /// Makes an open list for queues of the group of that ordinal.
    ///
    /// # Errors
    /// [`Error::Call`]: no such ordinal; out of memory.
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    ///
    /// # Spec
    /// `zeCommandListCreate`.
    pub fn new(context: &Context, device: &Device, ordinal: u32) -> Result<CommandList, Error> {
        context.expect_own(device);
        let table = context.table();
        // SAFETY: a live context and a device of its driver.
        let handle = unsafe { table.list_create(context.handle(), device.handle(), ordinal) }?;
        Ok(List {
            context: context.clone(),
            device: *device,
            handle: Exclusive(handle),
            kind: Recorded { closed: false },
        })
    }

    /// Ends the recording. A closed list can be executed, any number of times.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeCommandListClose`.
    pub fn close(&mut self) -> Result<(), Error> {
        // SAFETY: a live list that this thread alone uses.
        unsafe { self.table().list_close(self.handle()) }?;
        self.kind.closed = true;
        Ok(())
    }

    /// Empties the list and opens it again.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Safety
    /// It is not in execution.
    ///
    /// # Spec
    /// `zeCommandListReset`.
    pub unsafe fn reset(&mut self) -> Result<(), Error> {
        // SAFETY: a live list that this thread alone uses; the caller vouches that the device does not.
        unsafe { self.table().list_reset(self.handle()) }?;
        self.kind.closed = false;
        Ok(())
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.kind.closed
    }
}

impl ImmediateList {
    /// Makes a list over the first queue of the group of that ordinal.
    ///
    /// # Errors
    /// [`Error::Call`]: no such ordinal; out of memory.
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    ///
    /// # Spec
    /// `zeCommandListCreateImmediate`.
    pub fn new(context: &Context, device: &Device, ordinal: u32, mode: QueueMode) -> Result<ImmediateList, Error> {
        context.expect_own(device);
        let idle = match mode {
            QueueMode::Synchronous => None,
            QueueMode::Default | QueueMode::Asynchronous => {
                let pool = EventPool::new(context, &[device], EventPoolFlags::HOST_VISIBLE, 1)?;
                Some(pool.event()?)
            }
        };
        let (table, context_handle) = (context.table(), context.handle());
        // SAFETY: a live context and a device of its driver.
        let handle = unsafe { table.list_create_immediate(context_handle, device.handle(), ordinal, mode.raw()) }?;
        Ok(List {
            context: context.clone(),
            device: *device,
            handle: Exclusive(handle),
            kind: Immediate { idle, appended: false, waited: false },
        })
    }

    /// Makes a synchronous list over the first queues that launch kernels.
    ///
    /// # Errors
    /// [`Error::NoQueueGroup`], [`Error::Call`].
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    pub fn synchronous(context: &Context, device: &Device) -> Result<ImmediateList, Error> {
        let group = device.queue_group(QueueFlags::COMPUTE)?;
        ImmediateList::new(context, device, group.ordinal, QueueMode::Synchronous)
    }

    /// Makes a synchronous list for copies and fills: over engines that do nothing else, where the device has some, and then not behind
    /// kernels, however long they wait for something. Otherwise over those that launch kernels.
    ///
    /// # Errors
    /// [`Error::NoQueueGroup`], [`Error::Call`].
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    pub fn copying(context: &Context, device: &Device) -> Result<ImmediateList, Error> {
        let group = match device.only_copies()? {
            Some(group) => group,
            None => device.queue_group(QueueFlags::COMPUTE)?,
        };
        ImmediateList::new(context, device, group.ordinal, QueueMode::Synchronous)
    }

    /// Makes an asynchronous list over the first queues that launch kernels.
    ///
    /// # Errors
    /// [`Error::NoQueueGroup`], [`Error::Call`].
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    pub fn asynchronous(context: &Context, device: &Device) -> Result<ImmediateList, Error> {
        let group = device.queue_group(QueueFlags::COMPUTE)?;
        ImmediateList::new(context, device, group.ordinal, QueueMode::Asynchronous)
    }

    /// Waits until all commands have ended; false where the time ran out. Nothing to do for a
    /// synchronous list.
    ///
    /// Level Zero has had a call for this since 1.6 only. Here a barrier signals an event, which
    /// works everywhere.
    ///
    /// # Errors
    /// [`Error::Call`]: the device is lost.
    ///
    /// # Spec
    /// `zeCommandListAppendBarrier`, `zeEventHostSynchronize`.
    pub fn synchronize(&mut self, timeout: Option<Duration>) -> Result<bool, Error> {
        let started = Instant::now();
        let (table, list) = (self.table(), self.handle());
        let Immediate { idle: Some(idle), appended, waited } = &mut self.kind else {
            return Ok(true);
        };
        loop {
            if *waited {
                let left = timeout.map(|time| time.saturating_sub(started.elapsed()));
                if !idle.host_synchronize(left)? {
                    return Ok(false);
                }
                idle.reset()?;
                *waited = false;
            }
            // A barrier that was left from an earlier call does not cover what came after it.
            if !*appended {
                return Ok(true);
            }
            // SAFETY: a live list that this thread alone uses; the event is of its context, and is
            // dropped after the list, which waits for it first.
            unsafe { table.append_barrier(list, idle.handle(), Waits::new(&[])) }?;
            (*appended, *waited) = (false, true);
        }
    }
}

/// An open command list that a program made through Level Zero itself.
pub struct ListRef<'a> {
    context: &'a Context,
    handle: Exclusive<_ze_command_list_handle_t>,
}

impl<'a> ListRef<'a> {
    /// # Safety
    /// `list` is a live list of the context's driver, and no other thread uses it as long as what is returned is there.
    pub unsafe fn borrow_raw(context: &'a Context, list: ze_command_list_handle_t) -> ListRef<'a> {
        ListRef { context, handle: Exclusive(list) }
    }

    /// Whether it is of its context and of `device`; `None` where loader or driver do not tell, as those before 1.9.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeCommandListGetContextHandle`, `zeCommandListGetDeviceHandle`.
    pub fn is_of(&self, device: &Device) -> Result<Option<bool>, Error> {
        // SAFETY: a live list, as `borrow_raw` demands.
        let owner = unsafe { self.context.table().list_owner(self.handle.0) }?;
        Ok(owner.map(|owner| owner == (self.context.handle(), device.handle())))
    }

    /// As [`List::append_launch`], with an event to signal that may be null.
    ///
    /// # Errors
    /// See [`List::append_launch`].
    ///
    /// # Safety
    /// As [`List::append_launch`]; the events are alive, and of the list's context.
    ///
    /// # Spec
    /// `zeCommandListAppendLaunchKernel`.
    pub unsafe fn append_launch(
        &mut self,
        kernel: &Kernel,
        groups: [u32; 3],
        signal: ze_event_handle_t,
        waits: &[ze_event_handle_t],
    ) -> Result<(), Error> {
        let waits = Waits::of_handles(waits);
        // SAFETY: a live list that this thread alone uses, as `borrow_raw` demands; the caller vouches for the rest.
        unsafe { self.context.table().append_launch(self.handle.0, kernel.handle(), groups, signal, waits) }
    }

    /// As [`List::append_copy`], with an event to signal that may be null.
    ///
    /// # Errors
    /// See [`List::append_copy`].
    ///
    /// # Safety
    /// As [`List::append_copy`]; the events are alive, and of the list's context.
    ///
    /// # Spec
    /// `zeCommandListAppendMemoryCopy`.
    pub unsafe fn append_copy(
        &mut self,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        signal: ze_event_handle_t,
        waits: &[ze_event_handle_t],
    ) -> Result<(), Error> {
        let waits = Waits::of_handles(waits);
        // SAFETY: a live list that this thread alone uses, as `borrow_raw` demands; the caller vouches for the rest.
        unsafe { self.context.table().append_copy(self.handle.0, dest, source, bytes, signal, waits) }
    }
}

/// # Appending commands
///
/// All are unsafe for the same reason, and share one contract.
///
/// ## Safety
/// Memory, events and kernels that a command names are of the list's context and usable on its
/// device, and stay alive until the command has ended, or the list is reset or dropped without having
/// been executed again. While the command may run, no thread or device uses that memory in a way that would
/// be a data race. The list is open, and of a queue group that can do the command.
///
/// ## Signals and waits
/// A command starts when all events in `waits` are signalled, and signals `signal` when it has ended.
///
/// ## Errors
/// [`Error::Call`]: an argument that the driver refuses; from synchronous lists also what went wrong
/// on the device.
impl<K: ListKind> List<K> {
    /// The handle that C calls take.
    pub fn handle(&self) -> ze_command_list_handle_t {
        self.handle.0
    }

    /// The context that it belongs to.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The device that its commands run on.
    pub fn device(&self) -> Device {
        self.device
    }

    fn table(&self) -> &'static Table {
        self.context.table()
    }

    /// Copies `bytes` bytes; the ranges do not overlap. Either may be any memory that the device
    /// reaches, and the host's own.
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety).
    ///
    /// # Spec
    /// `zeCommandListAppendMemoryCopy`.
    pub unsafe fn append_copy(
        &mut self,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        signal: Option<&Event>,
        waits: &[&Event],
    ) -> Result<(), Error> {
        let (table, list, signal, waits) = self.command(signal, waits);
        // SAFETY: a live list that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_copy(list, dest, source, bytes, signal, waits) }
    }

    /// Copies `rows` rows of `bytes` bytes, each of which begins so many bytes after the one before, in both ranges; for what else, see
    /// [`append_copy`](Self::append_copy).
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety).
    ///
    /// # Spec
    /// `zeCommandListAppendMemoryCopyRegion`.
    pub unsafe fn append_copy_rows(
        &mut self,
        dest: (*mut c_void, u32),
        source: (*const c_void, u32),
        bytes: u32,
        rows: u32,
    ) -> Result<(), Error> {
        let (table, list, ..) = self.command(None, &[]);
        // SAFETY: a live list that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_copy_rows(list, dest, source, [bytes, rows]) }
    }

    /// Fills `bytes` bytes with a pattern, whose length is a power of two that divides `bytes` and is
    /// within [`QueueGroup::max_fill_pattern_bytes`](crate::QueueGroup::max_fill_pattern_bytes). The
    /// pattern may go when the call returns.
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety).
    ///
    /// # Spec
    /// `zeCommandListAppendMemoryFill`.
    pub unsafe fn append_fill(
        &mut self,
        dest: *mut c_void,
        pattern: &[u8],
        bytes: usize,
        signal: Option<&Event>,
        waits: &[&Event],
    ) -> Result<(), Error> {
        let (table, list, signal, waits) = self.command(signal, waits);
        // SAFETY: a live list that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_fill(list, dest, pattern, bytes, signal, waits) }
    }

    /// Holds later commands until earlier ones have ended, or, where there are `waits`, until these
    /// are signalled.
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety).
    ///
    /// # Spec
    /// `zeCommandListAppendBarrier`.
    pub unsafe fn append_barrier(&mut self, signal: Option<&Event>, waits: &[&Event]) -> Result<(), Error> {
        let (table, list, signal, waits) = self.command(signal, waits);
        // SAFETY: a live list that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_barrier(list, signal, waits) }
    }

    /// Launches a kernel over `groups` groups, with the group size and the arguments that it has now;
    /// both may be set anew when the call returns.
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety). All arguments are set to what the kernel declares, and what the
    /// kernel does with them is defined.
    ///
    /// # Spec
    /// `zeCommandListAppendLaunchKernel`.
    pub unsafe fn append_launch(
        &mut self,
        kernel: &Kernel,
        groups: [u32; 3],
        signal: Option<&Event>,
        waits: &[&Event],
    ) -> Result<(), Error> {
        let (table, list, signal, waits) = self.command(signal, waits);
        // SAFETY: a live list and kernel that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_launch(list, kernel.handle(), groups, signal, waits) }
    }

    /// As [`append_launch`](Self::append_launch), with groups that run all at once and may wait for
    /// each other: at most [`Kernel::max_cooperative_groups`].
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// As [`append_launch`](Self::append_launch).
    ///
    /// # Spec
    /// `zeCommandListAppendLaunchCooperativeKernel`.
    pub unsafe fn append_launch_cooperative(
        &mut self,
        kernel: &Kernel,
        groups: [u32; 3],
        signal: Option<&Event>,
        waits: &[&Event],
    ) -> Result<(), Error> {
        let (table, list, signal, waits) = self.command(signal, waits);
        // SAFETY: a live list and kernel that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_launch_cooperative(list, kernel.handle(), groups, signal, waits) }
    }

    /// Signals an event when earlier commands have ended.
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety).
    ///
    /// # Spec
    /// `zeCommandListAppendSignalEvent`.
    pub unsafe fn append_signal(&mut self, event: &Event) -> Result<(), Error> {
        let (table, list, event, _) = self.command(Some(event), &[]);
        // SAFETY: a live list that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_signal(list, event) }
    }

    /// Holds later commands until all these events are signalled.
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety).
    ///
    /// # Spec
    /// `zeCommandListAppendWaitOnEvents`.
    pub unsafe fn append_wait(&mut self, events: &[&Event]) -> Result<(), Error> {
        let (table, list, _, events) = self.command(None, events);
        // SAFETY: a live list that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_wait(list, events) }
    }

    /// Makes an event not signalled.
    ///
    /// # Errors
    /// See [above](Self#errors).
    ///
    /// # Safety
    /// See [above](Self#safety).
    ///
    /// # Spec
    /// `zeCommandListAppendEventReset`.
    pub unsafe fn append_reset(&mut self, event: &Event) -> Result<(), Error> {
        let (table, list, event, _) = self.command(Some(event), &[]);
        // SAFETY: a live list that this thread alone uses; the caller vouches for the rest.
        unsafe { table.append_reset(list, event) }
    }

    /// What every command starts from. It counts as appended from here on: where the call fails, a
    /// wait too many does no harm.
    fn command(
        &mut self,
        signal: Option<&Event>,
        waits: &[&Event],
    ) -> (&'static Table, ze_command_list_handle_t, ze_event_handle_t, Waits) {
        self.kind.appended();
        let signal = signal.map_or(null_mut(), Event::handle);
        (self.table(), self.handle(), signal, Waits::new(waits))
    }
}

impl<K: ListKind> Drop for List<K> {
    fn drop(&mut self) {
        in_drop(K::finish(self));
        // SAFETY: this is its only owner, and the device does not use it any more, or is lost.
        in_drop(unsafe { self.table().list_destroy(self.handle()) });
    }
}
