#include <ishmem_device.h>

/* Every PE of `team` contributes its own number in the team as many times as that number says. */
kernel void team_collect(int team, global long *gathered, global long *mine, global int *translated)
{
    int me = ishmem_team_my_pe(team);
    for (size_t i = get_local_id(0); i < (size_t)me; i += get_local_size(0))
        mine[i] = me;
    ishmemx_long_collect_work_group(team, gathered, mine, me);
    if (get_local_id(0) == 0)
        *translated = ishmem_team_translate_pe(team, me, ISHMEM_TEAM_WORLD);
}
