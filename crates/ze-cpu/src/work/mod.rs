//! Work, and who does it: commands, the lists and queues that they are given to, executors and the pool of threads.
//!
//! How these fit together is in `QUEUES.md`.

pub mod command;
pub mod command_list;
pub mod command_queue;
pub mod context;
pub mod execution;
pub mod executor;
pub mod fill;
pub mod pool;
pub mod priority;
pub mod share;
