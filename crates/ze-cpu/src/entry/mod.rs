//! The functions of the driver, in a module for each kind of object: they check what they are given, and call.

pub mod about;
pub mod absent;
pub mod append;
pub mod command_list;
pub mod command_queue;
pub mod context;
pub mod counter_event;
pub mod device;
pub mod driver;
pub mod event;
pub mod event_pool;
pub mod fabric;
pub mod fence;
pub mod imported;
pub mod ipc;
pub mod kernel;
pub mod memory;
pub mod memory_handles;
pub mod memory_properties;
pub mod module;
pub mod virtual_memory;
