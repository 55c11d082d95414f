/* Looks all members of a team and all PEs of the world up in a table, for the tests of `members`. */
#include <ishmem_device.h>

kernel void look_up(global const void *table, int n, global int *members, int world, global int *numbers)
{
    for (int i = 0; i < n; i++)
        members[i] = ishmemi_table_world_pe(table, i);
    for (int pe = 0; pe < world; pe++)
        numbers[pe] = ishmemi_table_team_pe(table, pe);
}
