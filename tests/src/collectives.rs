//! Collectives of longs that the host of a PE calls, or a kernel of `kernels/together.cl`.

use zeshmem_host::{Element, Error, ReduceOp, Team};

use crate::{Arg, Pe};

/// Who calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The host.
    Host,
    /// A work-group.
    Kernel,
}

/// What is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the routines' names")]
pub enum Collective {
    Sync,
    Broadcast,
    Collect,
    Fcollect,
    Alltoall,
    Reduce,
    Scan,
    Reducescatter,
}

impl Collective {
    /// All of them, by the numbers that the kernel knows.
    pub const ALL: [Collective; 8] = [
        Collective::Sync,
        Collective::Broadcast,
        Collective::Collect,
        Collective::Fcollect,
        Collective::Alltoall,
        Collective::Reduce,
        Collective::Scan,
        Collective::Reducescatter,
    ];
}

impl Pe {
    /// Calls a collective over `team`: of sums where it combines. `count` elements are what the routine's argument says, and `root` is
    /// that of a broadcast. The kernel is in `TOGETHER`, and has ended on return.
    ///
    /// # Errors
    /// The host's.
    #[expect(clippy::too_many_arguments, reason = "the routines have them")]
    pub fn collective(
        &mut self,
        side: Side,
        which: Collective,
        team: Team,
        dest: *mut i64,
        source: *mut i64,
        count: usize,
        root: i32,
    ) -> Result<(), Error> {
        if side == Side::Kernel {
            let [to, from] = [dest, source].map(|array| Arg::Memory(array.cast()));
            let args =
                [Arg::Int(which as i32), Arg::Int(team.raw()), to, from, Arg::Long(count as u64), Arg::Int(root)];
            self.run("collective", 32, &args);
            return Ok(());
        }
        let (shmem, bytes) = (&self.shmem, count * size_of::<i64>());
        let (dest, source, sum, long) = (dest.cast(), source.cast(), ReduceOp::Sum, Element::I64);
        // SAFETY: the arrays hold the elements, and nothing else uses them meanwhile, as callers see to.
        unsafe {
            match which {
                Collective::Sync => shmem.team_sync("ishmem_team_sync", team),
                Collective::Broadcast => shmem.broadcast("ishmem_broadcast", team, dest, source, bytes, root),
                Collective::Collect => shmem.collect("ishmem_collect", team, dest, source, bytes, size_of::<i64>()),
                Collective::Fcollect => shmem.fcollect("ishmem_fcollect", team, dest, source, bytes),
                Collective::Alltoall => shmem.alltoall("ishmem_alltoall", team, dest, source, bytes).map(drop),
                Collective::Reduce => shmem.reduce("ishmem_sum_reduce", team, sum, long, dest, source, count),
                Collective::Scan => shmem.scan("ishmem_sum_inscan", team, true, long, dest, source, count),
                Collective::Reducescatter => {
                    shmem.reducescatter("ishmemx_sum_reducescatter", team, sum, long, dest, source, count)
                }
            }
        }
    }
}
