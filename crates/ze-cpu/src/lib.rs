//! `libze_cpu.so`: a Level Zero driver for machines without a GPU.
//!
//! The Level Zero loader finds it by `ZE_ENABLE_ALT_DRIVERS=/path/libze_cpu.so`, and programs written for GPUs then run on host
//! threads and host memory: device memory is real shared memory, IPC handles carry real file descriptors, kernels run from
//! SPIR-V, on an OpenCL runtime for CPUs that `ocl-interop` finds.
//!
//! Principles:
//!
//! - What is not supported says so. No function returns success for what it has not done.
//! - A program that is right here is right on a GPU, as far as a CPU can tell.
//! - Everything progresses: a kernel that waits, for the host, for another queue, for another process, holds up nothing but what comes
//!   after it in its own queue. What it cannot wait for is another work-group of the same launch.
//! - Idle objects cost nothing: no thread per queue, no descriptor but those of memory.
//!
//! Not here: images, samplers, metrics, system management, debugging; who asks for the last three is told
//! that there are none (`entry::absent`). The core of the specification is implemented in its version 1.15; extensions are those that
//! `zeDriverGetExtensionProperties` names. Loaders that are older than a function do not ask for it; some of those, and some of
//! Intel's own, programs reach by name.
//!
//! The rooms, from the top down; each uses what is below it, and nothing above:
//!
//! - [`ddi`]: the tables that the loader asks for.
//! - `entry`: the functions in these tables, a module for each of the specification's objects: they check arguments, and call.
//! - `work`: commands, lists, queues, contexts; executors and the pool of threads, which do the work (`QUEUES.md`).
//! - `programs`: modules and kernels.
//! - `events`: events, fences, and the counters that say how far work has come.
//! - `memory`: allocations, reserved address space, IPC handles.
//! - `strict`: what only `ZE_CPU_STRICT=1` knows of memory and work.
//! - `devices`: the driver, its devices, and the engine that runs kernels.
//! - `base`: settings, the machine, notices, answers and arguments, handles, files, words to wait for.

#![allow(non_snake_case, reason = "functions have the specification's names")]

pub mod ddi;

mod base;
mod devices;
mod entry;
mod events;
mod memory;
mod programs;
mod strict;
mod work;
