/* Signals that are counted, and those of which a PE has one for each PE of a team. */
#include <ishmem_device.h>

/* All PEs of a team add to each other's signals, and take off what has come; `signals` has one for each of them and one more. */
kernel void counted(int team, int by_group, int rounds, global ulong *signals, global int *wrong)
{
    int n = ishmem_team_n_pes(team), leader = get_local_linear_id() == 0;
    ulong *mine = (ulong *)signals, *common = mine + n;
    for (int round = 1; round <= rounds; round++) {
        if (leader)
            for (int pe = 0; pe < n; pe++) {
                ishmemx_peer_signal_add(team, mine, round, pe);
                ishmemx_signal_add(common, 2, ishmem_team_translate_pe(team, pe, ISHMEM_TEAM_WORLD));
            }
        /* Other PEs may be a round ahead: what is left is theirs. */
        ulong left = 0;
        if (by_group)
            left = ishmemx_signal_wait_count_work_group(common, 2 * n);
        else if (leader)
            left = ishmemx_signal_wait_count(common, 2 * n);
        if ((leader || by_group) && left > 2 * (ulong)n)
            *wrong = 1;
        for (int pe = 0; pe < n; pe++) {
            if (by_group)
                left = ishmemx_peer_signal_wait_work_group(team, mine, round, pe);
            else if (leader)
                left = ishmemx_peer_signal_wait(team, mine, round, pe);
            if ((leader || by_group) && left != 0 && left != round + 1)
                *wrong = 2;
        }
    }
    /* Whichever comes, each once. */
    ishmemx_sync_all_work_group();
    ulong seen = 0;
    if (leader)
        for (int pe = 0; pe < n; pe++)
            ishmemx_peer_signal_set(team, mine, 7, pe);
    for (int i = 0; i < n; i++) {
        int pe = -1;
        if (by_group)
            pe = ishmemx_peer_signal_wait_any_work_group(team, mine, 7);
        else if (leader)
            pe = ishmemx_peer_signal_wait_any(team, mine, 7);
        seen |= pe < 0 ? 0 : 1ul << pe;
    }
    if ((leader || by_group) && seen != (1ul << n) - 1)
        *wrong = 3;
    if (leader)
        for (int i = 0; i <= n; i++)
            if (ishmem_signal_fetch(mine + i) != 0)
                *wrong = 4;
}

/* Work-groups that take from one signal what the next PE's add to it: each taken once, and `any_of` by the routine for signals of
 * all PEs. The first work-group adds, and the others take. */
kernel void taken(int rounds, int any_of, global ulong *signals, global int *wrong)
{
    int n = ishmem_n_pes(), me = ishmem_my_pe(), takers = (int)get_num_groups(0) - 1;
    ulong *mine = (ulong *)signals;
    if (get_group_id(0) == 0) {
        for (int i = 0; i < rounds * takers; i++)
            ishmemx_peer_signal_add(ISHMEM_TEAM_WORLD, mine, 1, (me + 1) % n);
        return;
    }
    for (int i = 0; i < rounds; i++) {
        int from = (me + n - 1) % n;
        if (any_of && ishmemx_peer_signal_wait_any(ISHMEM_TEAM_WORLD, mine, 1) != from)
            *wrong = 1;
        if (!any_of && ishmemx_peer_signal_wait(ISHMEM_TEAM_WORLD, mine, 1, from) >= rounds * takers)
            *wrong = 2;
        if (ishmem_signal_fetch(mine + from) > rounds * takers)
            *wrong = 3;
    }
}
