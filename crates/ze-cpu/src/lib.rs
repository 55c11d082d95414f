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
//! that there are none (`absent`). The core of the specification is implemented in its version 1.15; extensions are those that
//! `zeDriverGetExtensionProperties` names. Loaders that are older than a function do not ask for it; some of those, and some of
//! Intel's own, programs reach by name.
//!
//! Where to find what: [`ddi`] has the tables that the loader asks for; `object` what handles are; `executor` and `pool` who does
//! the work, `append` what work there is, `counter` how far it has come, `wait` how anybody waits for it, and `priority` who goes
//! first (`QUEUES.md` says how these fit together); `memory` and `ipc` what memory is and how others get at it; `module` and
//! `kernel` what runs. The other modules are named after the specification's objects. Variables are listed in `settings`; `about` tells programs.

#![allow(non_snake_case, reason = "functions have the specification's names")]

pub mod ddi;

mod about;
mod absent;
mod answer;
mod append;
mod command;
mod command_list;
mod command_queue;
mod context;
mod counter;
mod counter_event;
mod device;
mod driver;
mod engine;
mod event;
mod event_pool;
mod executor;
mod export;
mod fabric;
mod fence;
mod fill;
mod imported;
mod ipc;
mod kernel;
mod machine;
mod memory;
mod module;
mod notice;
mod object;
mod pool;
mod priority;
mod settings;
mod share;
mod spirv;
mod strict;
mod virtual_memory;
mod wait;
