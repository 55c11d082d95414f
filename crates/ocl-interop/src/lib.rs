//! An OpenCL platform that runs SPIR-V on memory shared with the host.
//!
//! [`Engine::find`] opens an OpenCL implementation at run time, [`Engine::build`] compiles SPIR-V modules on it,
//! and [`Kernel::launch`] runs a kernel to its end. A kernel's pointers are the host's: any mapping of this
//! process, such as a memfd that other processes map too, and atomics on it work across processes. There are no
//! buffers, no queues and no events here; a client that needs them makes them of threads that launch.
//!
//! Principles: nothing is linked, so a program runs where no OpenCL is, until it asks for an engine; platforms are
//! accepted by what they can do, not by name; launches never wait for other launches; what a kernel takes is read
//! from its SPIR-V.
//!
//! Not here: images, samplers, device-side enqueue, more than one device of a platform.
//!
//! # Where the engine comes from
//!
//! 1. A library that the client names in [`Options::library`], or PoCL of the system's ICD loader if the client asks for that. Then
//!    nothing else is tried.
//! 2. Below each of [`Options::search_roots`], in order: `.deps/venv/lib/libintelocl.so` (where `ci/setup` of
//!    this project installs it), `lib/intel-opencl/libintelocl.so`, `opencl/libintelocl.so`.
//! 3. `libOpenCL.so.1`, the system's ICD loader, and its platforms.
//!
//! The first CPU device wins that takes SPIR-V, has fine-grained *system* shared virtual memory, and atomics on it.
//! If there is none, PoCL 3.1 will do, as Debian 12 has it: it takes no SPIR-V, but LLVM bitcode, which `llvm-spirv` and `llvm-link` of
//! the same LLVM make of it. What such an engine cannot do is in [`EngineInfo::lacks`], and said once in a warning; how the rest is made
//! up for, the private modules `bitcode`, `barriers` and `globals` tell. It runs kernels on the threads that launch them, one core a
//! launch; for that, `POCL_DEVICES` is set while it starts, and `POCL_WORK_GROUP_METHOD` from then on, unless the user has set them.
//! Otherwise [`FindError`] says what was tried and what each lacks.
//!
//! Intel's runtime needs no ICD file and no `LD_LIBRARY_PATH`: the library exports OpenCL's entry points itself,
//! its `RUNPATH` is its own folder, and what it opens later (libocl_svml, libtbbmalloc) it looks for there. Where a
//! copy has lost its `RUNPATH`, we open what it lacks from its folder, by full path.
//!
//! # On which threads kernels run
//!
//! Found with Intel's runtime 2026.2 on 2 cores. Its queues hand work-groups to one pool of as many threads as
//! there are cores (`CL_CONFIG_CPU_TBB_NUM_WORKERS` can only lower that), whatever the number and the kind of the
//! queues; there are no more threads to be had from sub-devices, which divide the same cores. So three kernels that
//! wait for each other never end. A queue with `CL_QUEUE_THREAD_LOCAL_EXEC_ENABLE_INTEL` runs a kernel inside the
//! enqueueing call, on the thread that makes it: any number of such kernels wait for each other (32 were tried),
//! one queue serves all threads if it is out of order, and a launch takes 1.2 us from call to return, where enqueue
//! and wait take 2.5 to 5 us on the pool and enqueue and finish 4 to 10 us. Its price: one core for all work-groups
//! of the launch, one after the other.
//!
//! Hence the rule, decided anew by each launch:
//!
//! - A launch of one work-group, or of a kernel that can reach a call of the host, such as the relax hook, and so
//!   may wait (the hook that copies does not), runs on the calling thread, its work-groups in order.
//! - Any other launch is spread over the cores, if no other launch of the process is at that moment; otherwise it
//!   runs on the calling thread as well. As the pool never has more than one kernel, none waits there for another,
//!   hook or not.
//!
//! What no launch can do is wait *inside itself*: a work-group that waits for a later one of the same launch waits
//! for ever. SPIR-V promises no more, and a caller that offers cooperative launches must say that their limit is
//! one work-group ([`EngineInfo::independent_launches`] tells whether this rule applies: on a platform without the
//! extension all launches share the platform's threads, which is reported as a warning).
//!
//! # The hooks
//!
//! Functions that device code declares or defines and that are the host's here: see [`HOST_FUNCTIONS`]. The change is made to the SPIR-V, before the engine's compiler sees it.
//!
//! # Variables and atomics
//!
//! [`Program::global`] gives the address of a program-scope variable with external linkage by
//! `clGetDeviceGlobalVariablePointerINTEL`; it is plain memory. Atomics on generic pointers fail to build unless
//! the program is built with `-cl-std=CL2.0` or newer, for SPIR-V too, so that is the default.
//!
//! # Programs are kept
//!
//! Compiling takes the engine 0.2 s a kernel and more; loading what it compiled before, a few milliseconds. So programs are kept on
//! disk, in the folder [`Options::cache`], by a digest of all that they were made from. Processes that want the same program at once
//! wait for the one that compiles it. As this is code that runs, the folder must be the user's alone; [`check_cache`] says whether it is.
//!
//! # Compilers that crash
//!
//! A damaged module makes compilers fault, exit or loop, and so do some valid ones. With [`Options::builder`] that happens to another
//! process, and is a [`BuildError`] here. Why not ask SPIR-V's validator first? It does not know the extensions of modules that build and
//! run, and accepts modules over which compilers crash. So it is asked afterwards, for the log of a build that failed.
//!
//! # The end of the process
//!
//! The OpenCL library and the library that contains this code are never unloaded. What `exit` does with launches in
//! flight: those on our threads run on until the process is gone, new ones are refused with [`Error::Exiting`], and
//! a kernel on the pool that does not end within two seconds is cut off with the process, whose exit status is
//! kept.

mod barriers;
mod bitcode;
mod builder;
mod cache;
mod cl;
mod container;
mod engine;
mod error;
mod exit;
mod globals;
mod handlers;
mod kernel;
mod process;
mod program;
mod spirv;
mod stack;
mod validator;

pub use builder::serve;
pub use cache::{CacheError, check_cache};
pub use engine::{Engine, EngineInfo, Library, Options};
pub use error::{BuildError, Error, FindError};
pub use kernel::{AddressSpace, ArgKind, ArgValue, Kernel, KernelInfo, Launch};
pub use program::{Global, HOST_FUNCTIONS, HostFunction, Program, SpecConstant};
