//! Atomic memory operations of the host on device memory: kernels perform them, so that only devices touch such words.
//!
//! An operation is an errand, in a record in host memory. A kernel of one work-item is launched for it. Where another kernel has the
//! device and waits, perhaps for this very operation, that one takes the errand: whichever comes first counts so in a word of device
//! memory.

use std::ffi::c_void;
use std::mem::offset_of;
use std::sync::atomic::{Ordering, fence};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use level_zero::sys::ze_result_t;
use level_zero::{Context, Device, Error, HostMemory, ImmediateList, IndirectAccess, Kernel, Module, ResultCode};
use zeshmem_abi::{AmoOp, ErrandRecord};

use crate::BUILD_FLAGS;

const KERNELS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/host_amo.spv"));

/// Looks that follow on each other, and then with yields between them.
const LOOKS: u32 = 100;
const YIELDS: u32 = 1000;
/// Between looks from then on: nothing tells that the device has stored a word.
const PAUSE: Duration = Duration::from_micros(50);
/// After which the driver is asked whether the device still works.
const DOUBT: Duration = Duration::from_millis(200);

/// Where kernels find what the host asks of them: the [`ErrandRecord`], and the address of the word that says which is taken.
#[derive(Clone)]
pub(crate) struct Errand {
    pub record: Arc<HostMemory>,
    pub taken: usize,
}

/// Performs atomic operations on a device, one at a time.
pub struct Atomics {
    parts: Mutex<Parts>,
    /// How far the operation of [`Atomics::try_perform`] is. Locked for a moment only, also by a thread that has the parts.
    other: Mutex<Other>,
}

/// How far the operation is that no thread waits for.
#[derive(Clone, Copy)]
enum Other {
    /// There is none.
    None,
    /// It is to be begun, by any thread that has the parts.
    Wanted(Operation),
    /// It is the last errand.
    Begun,
    /// It is done; the value before.
    Done(u64),
}

/// An atomic operation at an address of the device.
#[derive(Clone, Copy)]
pub struct Operation {
    /// Where the word is, a multiple of its width.
    pub address: usize,
    /// The width: 1, 4 or 8.
    pub bytes: usize,
    /// What is done.
    pub op: AmoOp,
    /// What is set, swapped in, added or combined.
    pub operand: u64,
    /// What a compare-swap compares with.
    pub compare: u64,
}

struct Parts {
    /// Kernels on it may not have run when the next errand comes. Dropped first, which waits for them.
    list: ImmediateList,
    kernel: Kernel,
    errand: Errand,
    /// The number of the last errand.
    asked: u64,
    /// How often it was looked at, and when the driver was asked last whether the device still works.
    looks: u32,
    doubted: Instant,
    /// What the last errand is.
    op: AmoOp,
    /// How many kernels have been launched.
    launched: u64,
    /// Why there are no errands any more: what was asked may still be done.
    failed: Option<Error>,
    _module: Module,
}

impl Atomics {
    /// Builds the kernel for a device.
    ///
    /// # Errors
    /// Level Zero's: a device without 64-bit atomics, out of memory.
    pub(crate) fn new(context: &Context, device: &Device, errand: Errand) -> Result<Atomics, Error> {
        let module = Module::from_spirv(context, device, KERNELS, BUILD_FLAGS)?;
        let mut kernel = module.kernel("zeshmem_errand")?;
        kernel.set_group_size([1, 1, 1])?;
        kernel.set_indirect_access(IndirectAccess::DEVICE | IndirectAccess::HOST)?;
        kernel.set_arg_ptr(0, errand.record.as_ptr())?;
        kernel.set_arg_ptr(1, errand.taken as *const c_void)?;
        let list = ImmediateList::asynchronous(context, device)?;
        let parts = Mutex::new(Parts {
            list,
            kernel,
            errand,
            asked: 0,
            looks: 0,
            doubted: Instant::now(),
            op: AmoOp::Set,
            launched: 0,
            failed: None,
            _module: module,
        });
        Ok(Atomics { parts, other: Mutex::new(Other::None) })
    }

    /// Performs an operation, and returns the value before; of [`AmoOp::Set`] 0.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// The device can write the address, which is aligned to the width; all concurrent accesses to it
    /// are atomic operations of the same width by devices, or stores of the whole word. That on a byte compares and
    /// swaps the aligned 4 bytes around it.
    pub unsafe fn perform(&self, operation: Operation) -> Result<u64, Error> {
        let mut parts = self.parts.lock().expect("no panic while launching");
        parts.attempt(|parts| {
            if let Other::Begun = self.other() {
                let before = parts.await_done()?;
                self.set_other(Other::Done(before));
            }
            parts.ask(operation);
            let before = parts.await_done()?;
            // A thread that does not wait may never find the parts free where others come again and again. The value that is known waits
            // for nothing more: what fails here fails again for the next thread that looks.
            if self.begin_other(parts) {
                let _ = parts.look();
            }
            Ok(before)
        })
    }

    /// The same without waiting for the device: `None` where it has not done it yet. Then the next call goes on with it, and is of the same
    /// operation.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As of [`perform`](Self::perform), until the value is told.
    pub unsafe fn try_perform(&self, operation: Operation) -> Result<Option<u64>, Error> {
        match self.other() {
            Other::Done(before) => {
                self.set_other(Other::None);
                return Ok(Some(before));
            }
            Other::None => self.set_other(Other::Wanted(operation)),
            Other::Wanted(_) | Other::Begun => {}
        }
        let Ok(mut parts) = self.parts.try_lock() else { return Ok(None) };
        parts.attempt(|parts| {
            self.begin_other(parts);
            let before = match self.other() {
                Other::Done(before) => Some(before),
                _ => parts.look_for_long()?,
            };
            if before.is_some() {
                self.set_other(Other::None);
            }
            Ok(before)
        })
    }

    /// Begins the operation that is wanted, for a thread that has the parts, where the errand before is done; whether there was one.
    fn begin_other(&self, parts: &mut Parts) -> bool {
        let Other::Wanted(operation) = self.other() else { return false };
        parts.ask(operation);
        self.set_other(Other::Begun);
        true
    }

    fn other(&self) -> Other {
        *self.other.lock().expect("no panic with this locked")
    }

    fn set_other(&self, other: Other) {
        *self.other.lock().expect("no panic with this locked") = other;
    }
}

impl Parts {
    /// Has `body` use the parts, unless that has failed before.
    fn attempt<R>(&mut self, body: impl FnOnce(&mut Parts) -> Result<R, Error>) -> Result<R, Error> {
        if let Some(error) = &self.failed {
            return Err(error.clone());
        }
        let outcome = body(self);
        self.failed = outcome.as_ref().err().cloned();
        outcome
    }

    /// Writes an errand, where the one before is done.
    fn ask(&mut self, Operation { address, bytes, op, operand, compare }: Operation) {
        self.asked += 1;
        self.op = op;
        (self.looks, self.doubted) = (0, Instant::now());
        let record = self.errand.record.as_ptr().cast::<ErrandRecord>();
        // SAFETY: host memory of this type, of which kernels read these fields once `asked` has the number.
        unsafe {
            (&raw mut (*record).address).write_volatile(address as u64);
            (&raw mut (*record).bytes).write_volatile(bytes as u32);
            (&raw mut (*record).op).write_volatile(op as u32);
            (&raw mut (*record).operand).write_volatile(operand);
            (&raw mut (*record).compare).write_volatile(compare);
            fence(Ordering::SeqCst);
            (&raw mut (*record).asked).write_volatile(self.asked);
        }
    }

    /// Waits until a kernel has done the errand; the value before.
    fn await_done(&mut self) -> Result<u64, Error> {
        loop {
            if let Some(before) = self.look()? {
                return Ok(before);
            }
            match self.looks {
                0..LOOKS => std::hint::spin_loop(),
                LOOKS..YIELDS => std::thread::yield_now(),
                _ => std::thread::park_timeout(PAUSE),
            }
        }
    }

    /// Some looks that follow on each other.
    fn look_for_long(&mut self) -> Result<Option<u64>, Error> {
        for _ in 0..LOOKS {
            if let Some(before) = self.look()? {
                return Ok(Some(before));
            }
            std::hint::spin_loop();
        }
        Ok(None)
    }

    /// The value before the errand, of a set 0, once it is done. Sees to it that a kernel comes.
    fn look(&mut self) -> Result<Option<u64>, Error> {
        let before =
            |parts: &Parts| if parts.op == AmoOp::Set { 0 } else { parts.told(offset_of!(ErrandRecord, before)) };
        if self.told(offset_of!(ErrandRecord, done)) == self.asked {
            return Ok(Some(before(self)));
        }
        // One that was launched before may have looked too early.
        if self.told(offset_of!(ErrandRecord, ran)) == self.launched {
            self.launch()?;
        }
        self.looks = self.looks.saturating_add(1);
        if self.looks >= YIELDS && self.doubted.elapsed() > DOUBT {
            self.doubted = Instant::now();
            let is_idle = self.list.synchronize(Some(Duration::ZERO))?;
            let ran = self.told(offset_of!(ErrandRecord, ran));
            if is_idle && ran == 0 {
                // A driver without hardware says that it has run, as it says of all kernels.
                return Ok(Some(before(self)));
            } else if is_idle && ran != self.launched {
                let result = ResultCode(ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST);
                return Err(Error::Call { function: "the kernel for an atomic operation", result });
            }
        }
        Ok(None)
    }

    fn launch(&mut self) -> Result<(), Error> {
        self.kernel.set_arg(2, &(self.launched + 1))?;
        // SAFETY: the arguments are what the kernel declares, and live as long as the list; `perform` vouches for the address, which it
        // finds in the record.
        unsafe { self.list.append_launch(&self.kernel, [1, 1, 1], None, &[]) }?;
        self.launched += 1;
        Ok(())
    }

    /// A word of the record that kernels write, and what they wrote before it.
    fn told(&self, offset: usize) -> u64 {
        // SAFETY: the record is of this size, and its words are aligned.
        let word = unsafe { self.errand.record.as_ptr().byte_add(offset).cast::<u64>().read_volatile() };
        fence(Ordering::Acquire);
        word
    }
}
