/* What the multi-PE tests run on the device. */
#include <ishmem_device.h>

#include "by_type.h"

BY_TYPE(uint8, uchar)
BY_TYPE(int, int)

/* out = [my_pe(a), n_pes(a), translate(a, pes[0], b), ...] */
kernel void queries(int a, int b, global const int *pes, int n, global int *out)
{
    out[0] = ishmem_team_my_pe(a);
    out[1] = ishmem_team_n_pes(a);
    for (int i = 0; i < n; i++)
        out[2 + i] = ishmem_team_translate_pe(a, pes[i], b);
}

/* out = [my_pe, n_pes] */
kernel void who(global int *out)
{
    out[0] = ishmem_my_pe();
    out[1] = ishmem_n_pes();
}

/* Where `at` is on each PE, from -1 to the one after the last; and what is no symmetric object, on the first. */
kernel void pointers(global uchar *at, ulong elsewhere, global ulong *out)
{
    int n = ishmem_n_pes();
    for (int pe = -1; pe <= n; pe++)
        out[1 + pe] = (ulong)ishmem_ptr(at, pe);
    out[n + 2] = (ulong)ishmem_ptr((const void *)elsewhere, 0);
}

/* Every PE publishes the number of the round; after the sync no PE may see an older one. */
kernel void syncs(int team, int by_group, int rounds, global int *round_of, global int *wrong)
{
    int n = ishmem_team_n_pes(team);
    int leader = get_local_linear_id() == 0;
    for (int round = 1; round <= rounds; round++) {
        if (leader)
            *round_of = round;
        int failed = 0;
        if (by_group)
            failed = ishmemx_team_sync_work_group(team);
        else if (leader)
            failed = ishmem_team_sync(team);
        if (leader) {
            *wrong += failed != 0;
            for (int pe = 0; pe < n; pe++) {
                int theirs = ishmem_int_g(round_of, ishmem_team_translate_pe(team, pe, ISHMEM_TEAM_WORLD));
                *wrong += theirs != round && theirs != round + 1;
            }
            ishmem_team_sync(team);
        }
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
    }
}

/* Barriers over the world, by one work-item and by the group. */
kernel void barriers(int by_group)
{
    if (by_group) {
        ishmemx_barrier_all_work_group();
        ishmemx_sync_all_work_group();
    } else if (get_local_linear_id() == 0) {
        ishmem_barrier_all();
        ishmem_sync_all();
    }
}

/* Waits for a PE that never comes. */
kernel void stuck(int team)
{
    if (get_local_linear_id() == 0)
        ishmem_team_sync(team);
}

/* Waits for a word that another PE puts. */
kernel void await_word(global long *word)
{
    if (get_local_linear_id() == 0)
        ishmem_long_wait_until((long *)word, ISHMEM_CMP_EQ, 1);
}

/* Comes to a collective once it has a word. */
kernel void stuck_behind(global long *word, int team)
{
    if (get_local_linear_id() == 0) {
        ishmem_long_wait_until((long *)word, ISHMEM_CMP_EQ, 1);
        ishmem_team_sync(team);
    }
}

/* What the benchmark times: nothing, syncs, collects. */
kernel void empty(void)
{
}

kernel void time_syncs(int team, int rounds)
{
    if (get_local_linear_id() == 0)
        for (int round = 0; round < rounds; round++)
            ishmem_team_sync(team);
}

/* `rounds` translations of one work-item, or as many rounds of a loop without; the sum keeps them. */
kernel void time_translations(int team, int rounds, int translating, global int *sum)
{
    int n = ishmem_team_n_pes(team), total = 0, pe = 0;
    for (int round = 0; round < rounds; round++) {
        total += translating ? ishmem_team_translate_pe(team, pe, ISHMEM_TEAM_WORLD) : pe;
        pe = pe + 1 < n ? pe + 1 : 0;
        /* Neither loop may be replaced by its result. */
        *(volatile global int *)sum = total;
    }
}

kernel void time_collects(int team, int rounds, global uchar *dest, global uchar *source, ulong bytes)
{
    for (int round = 0; round < rounds; round++)
        ishmemx_collectmem_work_group(team, dest, source, bytes);
}
