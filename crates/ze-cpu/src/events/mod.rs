//! What is waited for: events of pools, counters and the events that stand for their values, fences.

pub mod counter;
pub mod event;
pub mod event_pool;
pub mod fence;
pub mod signaler;
pub mod times;
pub mod wait;
