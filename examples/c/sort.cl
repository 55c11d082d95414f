#include <ishmem_device.h>

/* The PE that has a key after the sort: each has an equal part of the range. */
static int home_of(uint key, uint range, int npes)
{
    return (ulong)key * npes / range;
}

/* Sorts keys below `range` that are spread over all PEs, by one work-group of each.
 *
 * Each PE counts how many of its keys go to which PE, reserves as many places there by a fetch-and-add on that PE's `filled`, and
 * puts them, an all-to-all of ragged blocks. Then each PE counts how often each key has come, from which the sorted keys follow.
 * `counts`, `starts` and `places` have a word for each PE, `histogram` one for each key. What is 0 before: `counts`, `filled`,
 * `histogram`. */
kernel void sort(global const uint *keys, uint nkeys, uint range, global uint *counts, global uint *starts,
                 global uint *places, global uint *packed, global uint *filled, global uint *arrived,
                 global uint *histogram, global uint *sorted)
{
    uint item = get_local_id(0), items = get_local_size(0);
    int npes = ishmem_n_pes();

    for (uint i = item; i < nkeys; i += items)
        atomic_fetch_add((global atomic_uint *)&counts[home_of(keys[i], range, npes)], 1);
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (item == 0)
        for (int pe = 0, sum = 0; pe < npes; sum += counts[pe++])
            starts[pe] = places[pe] = sum;
    barrier(CLK_GLOBAL_MEM_FENCE);
    for (uint i = item; i < nkeys; i += items)
        packed[atomic_fetch_add((global atomic_uint *)&places[home_of(keys[i], range, npes)], 1)] = keys[i];
    barrier(CLK_GLOBAL_MEM_FENCE);

    for (int pe = item; pe < npes; pe += items)
        places[pe] = ishmem_uint_atomic_fetch_add((uint *)filled, counts[pe], pe);
    barrier(CLK_GLOBAL_MEM_FENCE);
    for (int pe = 0; pe < npes; pe++)
        ishmemx_uint_put_work_group((uint *)&arrived[places[pe]], (const uint *)&packed[starts[pe]], counts[pe], pe);
    ishmemx_barrier_all_work_group();

    for (uint i = item; i < *filled; i += items)
        atomic_fetch_add((global atomic_uint *)&histogram[arrived[i]], 1);
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (item == 0)
        for (uint key = 0, at = 0; key < range; key++)
            for (uint count = histogram[key]; count > 0; count--)
                sorted[at++] = key;
}
