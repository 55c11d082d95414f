#include <ishmem_device.h>

/* Adds up 4 / (1 + x * x) at the middles of `slices` slices of [0, 1): each work-item of each PE some of them, and then all PEs
 * together; each gets the sums. They are whole numbers of units of 2^-20, so that the order does not matter. */
kernel void pi(global long *sums, global long *mine, uint slices)
{
    uint items = get_local_size(0), item = get_local_id(0);
    ulong first = ishmem_my_pe() * items + item, step = ishmem_n_pes() * items;
    long sum = 0;
    for (ulong slice = first; slice < slices; slice += step) {
        ulong x = ((2 * slice + 1) << 20) / (2 * (ulong)slices);
        sum += ((ulong)1 << 62) / (((ulong)1 << 40) + x * x);
    }
    mine[item] = sum;
    ishmemx_long_sum_reduce_work_group(ISHMEM_TEAM_WORLD, (long *)sums, (const long *)mine, items);
}
