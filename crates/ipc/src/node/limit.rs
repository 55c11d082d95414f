//! Room for the descriptors of a node.

use zeshmem_bootstrap::descriptors::{self, Shortage};

/// At most, for each other PE: its process, its memory that the driver has opened, two that are on the way to be mapped, and
/// at the leader the connection.
const EACH: u64 = 5;
/// At most, for what this PE opens for itself.
const OWN: u64 = 16;

/// Makes room for so many other PEs. The leader, which needs most, warns where the hard limit may be too low.
pub(super) fn make_room_for(others: usize, is_leader: bool) {
    let room = descriptors::make_room_for(OWN + EACH * others as u64);
    if let (Err(shortage), true) = (room, is_leader) {
        tracing::warn!("{}", sentence(shortage, others));
    }
}

fn sentence(Shortage { needed, hard }: Shortage, others: usize) -> String {
    format!(
        "a PE with {others} others on its machine may need {needed} file descriptors, and the hard limit is {hard}; should \
         it find none left, raise that limit (ulimit -Hn) or start fewer PEs on a machine"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hard_limit_that_may_be_too_low_is_said() {
        let said = sentence(Shortage { needed: 100, hard: 64 }, 9);
        assert!(said.contains("9 others") && said.contains("100 file") && said.contains("limit is 64"), "{said}");
    }

    #[test]
    fn a_thousand_pes_fit_the_usual_hard_limits() {
        for usual in [1 << 19, 1 << 20] {
            assert!(OWN + EACH * 1024 <= usual);
        }
    }
}
