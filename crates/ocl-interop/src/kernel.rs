//! Launching.

use std::ffi::{CStr, CString, c_void};
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::bitcode;
use crate::cl::{self, Cl};
use crate::engine::{Route, Shared as Engine};
use crate::error::check;
use crate::program::Built;
use crate::spirv::KernelDeclaration;
use crate::{Error, exit, stack};

/// PoCL keeps what all work-items of a group have of their own on the stack of the thread that runs the kernel.
const ITEM_STACK_BYTES: usize = 128 << 10;
/// Beyond that: its compiler, which runs there too when a kernel is launched first.
const THREAD_STACK_BYTES: usize = 8 << 20;

/// Which memory a pointer argument points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressSpace {
    /// Read and written.
    Global,
    /// Read only.
    Constant,
}

/// What a kernel declares an argument to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// An address in memory.
    Pointer {
        /// Of which kind.
        space: AddressSpace,
    },
    /// Local memory, whose size the launch gives.
    Local,
    /// A value: a number, a vector, a struct.
    Value {
        /// Its size, padding included.
        bytes: usize,
    },
    /// An image, a sampler, or something else that cannot be passed here.
    Other,
}

/// An argument of a launch.
#[derive(Clone, Copy, Debug)]
pub enum ArgValue<'a> {
    /// For [`ArgKind::Pointer`]; null is allowed.
    Pointer(*const c_void),
    /// For [`ArgKind::Local`]: how many bytes.
    Local(usize),
    /// For [`ArgKind::Value`]: at least as many bytes as it has; what is more is ignored.
    Bytes(&'a [u8]),
}

/// The extent of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Launch {
    /// Work-groups in each dimension; with a 0 nothing runs.
    pub groups: [u32; 3],
    /// Work-items of a work-group in each dimension.
    pub group_size: [u32; 3],
    /// The global id of the first work-item.
    pub offset: [u32; 3],
}

/// What a work-item has of registers: of 32 for vectors, a lane of a number's size.
const REGISTER_BYTES: usize = 32 * 4;

/// What is known of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KernelInfo {
    /// Its name.
    pub name: String,
    /// Its arguments.
    pub args: Vec<ArgKind>,
    /// Their names; empty strings if the module was stripped.
    pub arg_names: Vec<String>,
    /// `reqd_work_group_size`.
    pub required_group_size: Option<[u32; 3]>,
    /// `intel_reqd_sub_group_size`.
    pub required_sub_group_size: Option<u32>,
    /// The attributes of its source that the module tells, as OpenCL C writes them: the sizes of work-groups and sub-groups,
    /// required or hinted at.
    pub attributes: String,
    /// Work-items in a work-group at most.
    pub max_group_size: usize,
    /// Work-group sizes that are multiples of this run best.
    pub preferred_group_multiple: usize,
    /// Work-items in a sub-group at most.
    pub max_sub_group_size: usize,
    /// Local memory that the kernel declares itself.
    pub local_mem_bytes: usize,
    /// Memory of each work-item.
    pub private_mem_bytes: usize,
    /// About what of its values does not fit into registers, and is on the stack: the engine does not tell.
    pub spilled_bytes: usize,
    /// The kernel can reach a call of a host function, so it may wait: its launches stay on the launching thread.
    pub calls_host: bool,
    /// It watches memory, by atomic operations or volatile loads, or reaches unknown code: its work-groups
    /// may wait for each other. Those of other kernels cannot.
    pub may_wait: bool,
}

/// What a kernel may do, with all that it calls.
#[derive(Clone, Copy)]
pub(crate) struct Conduct {
    pub calls_host: bool,
    pub may_wait: bool,
}

/// A kernel that can be launched, from any thread, several times at once. Cheap to clone.
#[derive(Clone)]
pub struct Kernel {
    shared: Arc<Shared>,
}

struct Shared {
    program: Arc<Built>,
    name: CString,
    info: KernelInfo,
    /// OpenCL keeps arguments in the kernel object, so each launch in flight has one of its own. These are free.
    free: Mutex<Vec<cl::Kernel>>,
}

impl Kernel {
    pub(crate) fn new(program: Arc<Built>, declaration: &KernelDeclaration, conduct: Conduct) -> Result<Kernel, Error> {
        let _inside = exit::enter().ok_or(Error::Exiting)?;
        let no_such = || Error::NoSuchKernel(declaration.name.clone());
        let name = CString::new(declaration.name.as_str()).map_err(|_| no_such())?;
        let handle = create(&program.engine, program.handle, &name)?;
        let info = describe(&program, handle, declaration, conduct);
        let shared = Shared { program, name, info, free: Mutex::new(vec![handle]) };
        Ok(Kernel { shared: Arc::new(shared) })
    }

    /// What is known of this kernel.
    pub fn info(&self) -> &KernelInfo {
        &self.shared.info
    }

    /// Runs the kernel and returns when it has ended.
    ///
    /// On which threads it runs is described in the crate's documentation. The pointers must stay valid until the
    /// kernel has ended; that kernels use memory rightly is the business of their author, as on any device.
    ///
    /// # Errors
    /// An argument or a work-group size that is not the kernel's, or what OpenCL says.
    pub fn launch(&self, args: &[ArgValue<'_>], launch: &Launch) -> Result<(), Error> {
        self.shared.check_group_size(launch.group_size)?;
        self.shared.check_arguments(args)?;
        if launch.groups.contains(&0) {
            return Ok(());
        }
        let mut inside = exit::enter().ok_or(Error::Exiting)?;
        let handle = self.shared.take()?;
        let outcome =
            self.shared.set_arguments(handle, args).and_then(|()| self.shared.run(handle, launch, &mut inside));
        self.shared.give_back(handle);
        outcome
    }
}

impl std::fmt::Debug for Kernel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Kernel").field("info", self.info()).finish_non_exhaustive()
    }
}

impl Shared {
    fn cl(&self) -> &Cl {
        &self.program.engine.cl
    }

    fn take(&self) -> Result<cl::Kernel, Error> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        free.map_or_else(|| create(&self.program.engine, self.program.handle, &self.name), Ok)
    }

    fn give_back(&self, handle: cl::Kernel) {
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(handle);
    }

    fn check_group_size(&self, size: [u32; 3]) -> Result<(), Error> {
        let wrong = |problem| Err(Error::GroupSize { kernel: self.info.name.clone(), size, problem });
        if size.contains(&0) {
            return wrong("it would be empty".to_owned());
        }
        if let Some([x, y, z]) = self.info.required_group_size.filter(|required| *required != size) {
            return wrong(format!("it requires {x}x{y}x{z}"));
        }
        if let (Route::Bitcode(_), Some(wanted)) = (&self.program.engine.route, self.info.required_sub_group_size)
            && wanted as usize != bitcode::SUB_GROUP_SIZE
        {
            return wrong(format!("it requires sub-groups of {wanted} work-items, and this engine has none"));
        }
        let max = self.info.max_group_size as u128;
        if size.iter().map(|n| u128::from(*n)).product::<u128>() > max {
            return wrong(format!("it can have {max} work-items at most"));
        }
        Ok(())
    }

    fn check_arguments(&self, args: &[ArgValue<'_>]) -> Result<(), Error> {
        let kinds = &self.info.args;
        if args.len() != kinds.len() {
            let kernel = self.info.name.clone();
            return Err(Error::ArgumentCount { kernel, expected: kinds.len(), given: args.len() });
        }
        for (index, (kind, value)) in kinds.iter().zip(args).enumerate() {
            let problem = match (kind, value) {
                (ArgKind::Pointer { .. }, ArgValue::Pointer(_)) | (ArgKind::Local, ArgValue::Local(_)) => continue,
                (ArgKind::Value { bytes }, ArgValue::Bytes(given)) if given.len() >= *bytes => {
                    continue;
                }
                (ArgKind::Value { bytes }, ArgValue::Bytes(given)) => {
                    format!("is {bytes} bytes, {} were given", given.len())
                }
                (ArgKind::Pointer { .. }, _) => "is a pointer".to_owned(),
                (ArgKind::Local, _) => "is local memory, which takes a size".to_owned(),
                (ArgKind::Value { .. }, _) => "is a value".to_owned(),
                (ArgKind::Other, _) => "is of a kind that cannot be passed".to_owned(),
            };
            return Err(Error::Argument { kernel: self.info.name.clone(), index, problem });
        }
        Ok(())
    }

    /// Sets arguments that `check_arguments` has passed, on a kernel object that is this launch's own.
    fn set_arguments(&self, handle: cl::Kernel, args: &[ArgValue<'_>]) -> Result<(), Error> {
        for (index, (kind, value)) in (0u32..).zip(self.info.args.iter().zip(args)) {
            // SAFETY: the kernel object is ours alone; OpenCL copies the bytes of a value, whose length is the declared
            // one and was checked; a pointer is not followed before the kernel runs.
            let (call, status) = unsafe {
                match (kind, value) {
                    (_, ArgValue::Pointer(address)) => {
                        ("clSetKernelArgSVMPointer", (self.cl().clSetKernelArgSVMPointer)(handle, index, *address))
                    }
                    (_, ArgValue::Local(bytes)) => {
                        ("clSetKernelArg", (self.cl().clSetKernelArg)(handle, index, *bytes, ptr::null()))
                    }
                    (kind, ArgValue::Bytes(given)) => {
                        let bytes = if let ArgKind::Value { bytes } = kind { *bytes } else { given.len() };
                        ("clSetKernelArg", (self.cl().clSetKernelArg)(handle, index, bytes, given.as_ptr().cast()))
                    }
                }
            };
            check(call, status)?;
        }
        Ok(())
    }

    /// Runs the launch, part of which is done by the calling thread, to its end.
    fn run(&self, handle: cl::Kernel, launch: &Launch, inside: &mut exit::Inside) -> Result<(), Error> {
        let items: usize = launch.group_size.iter().map(|n| *n as usize).product();
        let bytes = match self.program.engine.route {
            Route::Bitcode(_) if items > 1 => items * ITEM_STACK_BYTES + THREAD_STACK_BYTES,
            _ => items.saturating_mul(self.info.private_mem_bytes),
        };
        stack::for_kernel(bytes, || self.run_on_threads(handle, launch, inside))
    }

    /// Decides which threads the launch runs on, and waits for its end.
    fn run_on_threads(&self, handle: cl::Kernel, launch: &Launch, inside: &mut exit::Inside) -> Result<(), Error> {
        let engine = &self.program.engine;
        let Some(here) = engine.here else {
            return engine.enqueue_and_wait(engine.spread, handle, launch);
        };
        let may_spread = !self.info.calls_host && engine.info.compute_units > 1 && launch.groups != [1, 1, 1];
        match may_spread.then(exit::spread).flatten() {
            Some(_all_cores) => engine.enqueue_and_wait(engine.spread, handle, launch),
            None => {
                inside.only_run();
                // Returns when the kernel has ended.
                engine.enqueue(here, handle, launch, ptr::null_mut())
            }
        }
    }
}

impl Engine {
    fn enqueue_and_wait(&self, queue: cl::CommandQueue, handle: cl::Kernel, launch: &Launch) -> Result<(), Error> {
        let mut event = cl::Event(ptr::null_mut());
        self.enqueue(queue, handle, launch, &mut event)?;
        // An event is waited for rather than the queue because that takes half the time.
        // SAFETY: the event is the one that enqueue returned; it is released once, here.
        let (waited, outcome) = unsafe {
            let waited = (self.cl.clWaitForEvents)(1, &event);
            let mut outcome: cl::Status = cl::SUCCESS;
            let target = (&raw mut outcome).cast();
            let what = cl::EVENT_COMMAND_EXECUTION_STATUS;
            (self.cl.clGetEventInfo)(event, what, size_of::<cl::Status>(), target, ptr::null_mut());
            (self.cl.clReleaseEvent)(event);
            (waited, outcome)
        };
        // A negative execution status says more than the wait's "something failed".
        check("clEnqueueNDRangeKernel", outcome.min(cl::SUCCESS))?;
        check("clWaitForEvents", waited)
    }

    fn enqueue(
        &self,
        queue: cl::CommandQueue,
        handle: cl::Kernel,
        launch: &Launch,
        event: *mut cl::Event,
    ) -> Result<(), Error> {
        let offset = launch.offset.map(|n| n as usize);
        let local = launch.group_size.map(|n| n as usize);
        let global: [usize; 3] = std::array::from_fn(|i| launch.groups[i] as usize * local[i]);
        // What `get_work_dim` returns: the dimensions that are in use.
        let in_use = (0..3).rev().find(|i| global[*i] > 1 || offset[*i] > 0).map_or(1, |i| i as u32 + 1);
        // SAFETY: the three arrays have an entry for each dimension; the kernel object is ours until the kernel ended.
        let status = unsafe {
            (self.cl.clEnqueueNDRangeKernel)(
                queue,
                handle,
                in_use,
                offset.as_ptr(),
                global.as_ptr(),
                local.as_ptr(),
                0,
                ptr::null(),
                event,
            )
        };
        check("clEnqueueNDRangeKernel", status)
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        let Some(_inside) = exit::enter() else { return };
        let free = std::mem::take(self.free.get_mut().unwrap_or_else(PoisonError::into_inner));
        for handle in free {
            // SAFETY: no launch is in flight, as each holds this struct; every kernel object is in the list once.
            unsafe { (self.cl().clReleaseKernel)(handle) };
        }
    }
}

fn create(engine: &Engine, program: cl::Program, name: &CStr) -> Result<cl::Kernel, Error> {
    let mut status = cl::SUCCESS;
    // SAFETY: the caller holds the program, which is built; the name is terminated.
    let handle = unsafe { (engine.cl.clCreateKernel)(program, name.as_ptr(), &mut status) };
    check("clCreateKernel", status)?;
    Ok(handle)
}

/// Runs one work-item of a kernel without arguments.
pub fn run_once(engine: &Engine, program: cl::Program, name: &str) -> Result<(), Error> {
    let name = CString::new(name).map_err(|_| Error::NoSuchKernel(name.to_owned()))?;
    let handle = create(engine, program, &name)?;
    let launch = Launch { groups: [1; 3], group_size: [1; 3], offset: [0; 3] };
    let outcome = engine.enqueue_and_wait(engine.spread, handle, &launch);
    // SAFETY: the kernel has ended, and there is no other reference to it.
    unsafe { (engine.cl.clReleaseKernel)(handle) };
    outcome
}

fn describe(program: &Built, handle: cl::Kernel, declaration: &KernelDeclaration, conduct: Conduct) -> KernelInfo {
    let cl = &program.engine.cl;
    let device = program.engine.device;
    let number = |what| {
        // SAFETY: the closure is called with a buffer of the stated size or a null one.
        let bytes = Cl::info(|n, p, s| unsafe { (cl.clGetKernelWorkGroupInfo)(handle, device, what, n, p, s) });
        cl::number(&bytes) as usize
    };
    let max_group_size = number(cl::KERNEL_WORK_GROUP_SIZE);
    let extent = declaration.required_group_size.map_or([max_group_size, 1, 1], |size| size.map(|n| n as usize));
    // SAFETY: the input is an array of the stated size; the closure is called with a buffer of the stated size or null.
    let sub_group = Cl::info(|n, p, s| unsafe {
        let what = cl::KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE;
        (cl.clGetKernelSubGroupInfo)(handle, device, what, size_of_val(&extent), extent.as_ptr().cast(), n, p, s)
    });
    KernelInfo {
        name: declaration.name.clone(),
        args: declaration.args.clone(),
        arg_names: declaration.arg_names.clone(),
        required_group_size: declaration.required_group_size,
        required_sub_group_size: declaration.required_sub_group_size,
        attributes: declaration.attributes.clone(),
        max_group_size,
        preferred_group_multiple: number(cl::KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE),
        max_sub_group_size: cl::number(&sub_group) as usize,
        local_mem_bytes: number(cl::KERNEL_LOCAL_MEM_SIZE),
        private_mem_bytes: number(cl::KERNEL_PRIVATE_MEM_SIZE),
        spilled_bytes: declaration.live_bytes.saturating_sub(REGISTER_BYTES),
        calls_host: conduct.calls_host,
        may_wait: conduct.may_wait,
    }
}
