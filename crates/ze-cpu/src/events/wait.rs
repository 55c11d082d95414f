//! What commands wait for.

use std::sync::Arc;

use crate::base::word::Timeout;
use crate::events::counter::Target;
use crate::events::event::Event;

/// What a command waits for.
#[derive(Clone)]
pub enum Wait {
    /// An event of a pool.
    Event(Arc<Event>),
    /// What a counter-based event stood for when the command was appended.
    Target(Target),
    /// The same where that is in a regular list, which may be executed several times: found out for each execution of the
    /// command's own list.
    Late,
}

impl Wait {
    pub fn is_over(&self) -> bool {
        match self {
            Wait::Event(event) => event.is_signaled(),
            Wait::Target(target) => target.is_reached(),
            Wait::Late => false,
        }
    }

    /// Waits, for ever if need be; `late` has what is to be waited for in place of each [`Wait::Late`].
    pub fn wait(&self, late: &mut std::slice::Iter<'_, Target>) {
        match self {
            Wait::Event(event) => event.wait(Timeout::Never),
            Wait::Target(target) => target.wait(Timeout::Never),
            Wait::Late => late.next().is_none_or(|target| target.wait(Timeout::Never)),
        };
    }
}
