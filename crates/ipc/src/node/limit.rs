//! Room for the descriptors of a node: the limit of this process is raised where it is too low.

use rustix::process::{Resource, Rlimit};

/// At most, for each other PE: its process, its memory that the driver has opened, two that are on the way to be mapped, and
/// at the leader the connection.
const EACH: u64 = 5;
/// At most, for what this PE opens for itself.
const OWN: u64 = 16;

/// Raises the soft limit of descriptors to the hard one if it is too low for so many other PEs. The leader, which needs most,
/// warns where the hard limit may be too low.
pub(super) fn make_room_for(others: usize, is_leader: bool) {
    let limit = rustix::process::getrlimit(Resource::Nofile);
    let needed = open_now() + OWN + EACH * others as u64;
    if limit.current.is_none_or(|current| current >= needed) {
        return;
    }
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    // Always allowed; where a filter forbids it, the calls that find no descriptor left will say so.
    let _ = rustix::process::setrlimit(Resource::Nofile, raised);
    if let (Some(shortage), true) = (shortage(limit.maximum, needed, others), is_leader) {
        tracing::warn!("{shortage}");
    }
}

fn shortage(hard: Option<u64>, needed: u64, others: usize) -> Option<String> {
    let hard = hard.filter(|hard| *hard < needed)?;
    Some(format!(
        "a PE with {others} others on its machine may need {needed} file descriptors, and the hard limit is {hard}; should \
         it find none left, raise that limit (ulimit -Hn) or start fewer PEs on a machine"
    ))
}

/// Descriptors that are open; 0 where that is not known.
fn open_now() -> u64 {
    std::fs::read_dir("/proc/self/fd").map_or(0, |entries| entries.count() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hard_limit_that_may_be_too_low_is_said() {
        assert_eq!(shortage(Some(100), 100, 9), None);
        assert_eq!(shortage(None, u64::MAX, 9), None);
        let said = shortage(Some(64), 100, 9).unwrap();
        assert!(said.contains("9 others") && said.contains("100 file") && said.contains("limit is 64"), "{said}");
    }

    #[test]
    fn a_thousand_pes_fit_the_usual_hard_limits() {
        for usual in [1 << 19, 1 << 20] {
            assert_eq!(shortage(Some(usual), OWN + EACH * 1024, 1023), None);
        }
    }
}
