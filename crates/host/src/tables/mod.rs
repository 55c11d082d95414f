//! What is alive in this PE: teams, contexts, and the slots that new teams are given.

mod context;
mod directory;
mod slots;
mod team;

pub use context::{Context, DEFAULT_TEAM_CONTEXTS};
pub(crate) use context::{Contexts, limit_of};
pub(crate) use directory::Directory;
pub(crate) use slots::{Claim, Offer};
pub(crate) use team::{Members, Table};
pub use team::{Team, TeamConfig};
