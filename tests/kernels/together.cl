/* Collectives of several teams in one launch, beside the host's, and of a work-group after those of one work-item. */
#include <ishmem_device.h>

/* Each work-group is on a team of its own: group g on teams[g], which may be no team of this PE's. `room` has `each` longs for
 * each group: the source, and what comes of it. `wrong` counts what is not as it should be. */
kernel void on_teams(global const int *teams, int rounds, ulong each, global long *room, global int *wrong)
{
    int team = teams[get_group_id(0)], n = ishmem_team_n_pes(team), me = ishmem_team_my_pe(team);
    if (n < 0)
        return;
    size_t item = get_local_id(0), items = get_local_size(0), count = 2 * items;
    long *source = (long *)(room + get_group_id(0) * each), *dest = source + count;
    for (int round = 0; round < rounds; round++) {
        for (size_t i = item; i < count; i += items)
            source[i] = (me + 1) * (long)(i + 1) + round;
        ishmemx_long_sum_reduce_work_group(team, dest, source, count);
        for (size_t i = item; i < count; i += items)
            if (dest[i] != (long)n * (n + 1) / 2 * (long)(i + 1) + (long)n * round)
                atomic_fetch_add((global atomic_int *)wrong, 1);
        ishmemx_team_sync_work_group(team);
        ishmemx_long_fcollect_work_group(team, dest, source, items);
        for (int pe = 0; pe < n; pe++)
            if (dest[pe * items + item] != (pe + 1) * (long)(item + 1) + round)
                atomic_fetch_add((global atomic_int *)wrong, 1);
        ishmemx_team_sync_work_group(team);
        ishmemx_long_broadcast_work_group(team, dest, source, items, round % n);
        if (dest[item] != (round % n + 1) * (long)(item + 1) + round)
            atomic_fetch_add((global atomic_int *)wrong, 1);
        ishmemx_team_sync_work_group(team);
    }
}

/* One collective, in turns with the host's, or beside one of the host's by mistake. The numbers are those of `Collective` in
 * tests/src/collectives.rs. */
enum { SYNC, BROADCAST, COLLECT, FCOLLECT, ALLTOALL, REDUCE, SCAN, REDUCESCATTER };

kernel void collective(int which, int team, global long *to, global long *from, ulong count, int root)
{
    long *dest = (long *)to, *source = (long *)from;
    switch (which) {
    case SYNC: ishmemx_team_sync_work_group(team); break;
    case BROADCAST: ishmemx_long_broadcast_work_group(team, dest, source, count, root); break;
    case COLLECT: ishmemx_long_collect_work_group(team, dest, source, count); break;
    case FCOLLECT: ishmemx_long_fcollect_work_group(team, dest, source, count); break;
    case ALLTOALL: ishmemx_long_alltoall_work_group(team, dest, source, count); break;
    case REDUCE: ishmemx_long_sum_reduce_work_group(team, dest, source, count); break;
    case SCAN: ishmemx_long_sum_inscan_work_group(team, dest, source, count); break;
    case REDUCESCATTER: ishmemx_long_sum_reducescatter_work_group(team, dest, source, count); break;
    }
}

/* A collective of the last work-item, and at once one of its group; one of the group, and at once one of its first work-item: what a
 * call leaves for the next is not mixed up with that. `room` has 4 longs for each work-item, and one for each PE. */
kernel void one_and_all(int team, int rounds, global long *room, global int *wrong)
{
    int n = ishmem_team_n_pes(team), me = ishmem_team_my_pe(team);
    size_t item = get_local_id(0), items = get_local_size(0);
    long *source = (long *)room, *alone = source + items, *sums = alone + items, *copy = sums + items, *all = copy + items;
    for (int round = 0; round < rounds; round++) {
        source[item] = (me + 1) * (long)(item + 1) + round;
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
        if (item == items - 1)
            ishmem_long_sum_reduce(team, alone, source, 1);
        int failed = ishmemx_long_sum_reduce_work_group(team, sums, source, items);
        failed |= sums[item] != (long)n * (n + 1) / 2 * (long)(item + 1) + (long)n * round;
        failed |= ishmemx_long_broadcast_work_group(team, copy, source, items, round % n);
        if (item == 0) {
            failed |= ishmem_long_collect(team, all, source, 1);
            for (int pe = 0; pe < n; pe++)
                failed |= all[pe] != pe + 1 + round;
        }
        failed |= copy[item] != (round % n + 1) * (long)(item + 1) + round;
        if (item == items - 1)
            failed |= alone[0] != (long)n * (n + 1) / 2 + (long)n * round;
        if (failed)
            atomic_fetch_add((global atomic_int *)wrong, 1);
        ishmemx_team_sync_work_group(team);
    }
}
