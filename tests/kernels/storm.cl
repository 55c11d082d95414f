/* Many work-items at once, and data in memory of every kind: what goes to other nodes as it does to others. */
#include <ishmem_device.h>

/* Each work-item puts its number to its place on a PE, counts itself there in two ways, and looks at what it has put. No two may have
 * been told the same number. */
kernel void storm(int pe, global long *places, global long *count, global int *seen, global int *wrong)
{
    int me = (int)get_global_id(0);
    ishmem_long_p(places + me, me * 3l + 1, pe);
    ishmem_long_atomic_inc(count, pe);
    long before = ishmem_long_atomic_fetch_add(count + 1, 1, pe);
    if (before < 0 || before >= (long)get_global_size(0))
        atomic_inc((volatile global int *)wrong);
    else
        atomic_inc((volatile global int *)seen + before);
    ishmem_quiet();
    if (ishmem_long_g(places + me, pe) != me * 3l + 1)
        atomic_inc((volatile global int *)wrong);
}

/* Nothing is waited for: the host's barrier completes it. */
kernel void leave(int pe, global long *places, global long *count, global char *block, global char *source, ulong bytes)
{
    int me = (int)get_global_id(0);
    ishmem_long_p(places + me, me + 7l, pe);
    ishmem_long_atomic_add(count, 2, pe);
    if (me == 0)
        ishmem_char_put_nbi(block, source, bytes, pe);
}

/* The byte at a place of a block, for one of several blocks. */
static char byte_of(int seed, int at)
{
    return (char)(seed * 37 + at * 5 + 1);
}

#define FEW 150

/* Puts from private memory, and gets there. */
kernel void by_private(int pe, int seed, int length, global char *block, global ulong *signal, global int *wrong)
{
    char mine[FEW], back[FEW];
    for (int i = 0; i < length; i++)
        mine[i] = byte_of(seed, i);
    ishmem_char_put_signal(block, mine, length, signal, seed, ISHMEM_SIGNAL_SET, pe);
    ishmem_quiet();
    for (int i = 0; i < length; i++)
        mine[i] = 0;
    ishmem_char_get(back, block, length, pe);
    for (int i = 0; i < length; i++)
        *wrong += back[i] != byte_of(seed, i);
    for (int i = 0; i < length / 3; i++)
        mine[i * 3] = byte_of(seed + 1, i);
    /* Every second byte from every third. */
    ishmem_char_iput(block, mine, 2, 3, length / 3, pe);
    ishmem_quiet();
    ishmem_char_iget(back, block, 1, 2, length / 3, pe);
    for (int i = 0; i < length / 3; i++)
        *wrong += back[i] != byte_of(seed + 1, i);
}

/* A put with a signal by a work-group, all of whose work-items have the same in private memory. */
kernel void by_private_group(int pe, int seed, int length, global char *block, global ulong *signal, global int *wrong)
{
    char mine[FEW];
    for (int i = 0; i < length; i++)
        mine[i] = byte_of(seed, i);
    ishmemx_char_put_signal_work_group(block, mine, length, signal, 2, ISHMEM_SIGNAL_ADD, pe);
    ishmemx_quiet_work_group();
    for (int i = (int)get_local_id(0); i < length; i += (int)get_local_size(0))
        if (ishmem_char_g(block + i, pe) != byte_of(seed, i))
            atomic_inc((volatile global int *)wrong);
}

/* The same from local memory, by a work-group. */
kernel void by_local(int pe, int seed, int length, global char *block, global ulong *signal, global int *wrong)
{
    local char mine[FEW], back[FEW];
    for (int i = (int)get_local_id(0); i < length; i += (int)get_local_size(0))
        mine[i] = byte_of(seed, i);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    ishmemx_char_put_signal_work_group(block, mine, length, signal, 1, ISHMEM_SIGNAL_ADD, pe);
    ishmemx_quiet_work_group();
    ishmemx_char_get_work_group(back, block, length, pe);
    for (int i = (int)get_local_id(0); i < length; i += (int)get_local_size(0))
        if (back[i] != byte_of(seed, i))
            atomic_inc((volatile global int *)wrong);
}

/* Long transfers without waiting, from and to memory beside the heap, until quiet. */
kernel void by_nbi(int pe, global char *beside, global char *dest, global char *back, ulong bytes)
{
    ishmem_char_put_nbi(dest, beside, 4096, pe);
    ishmem_fence();
    ishmem_char_put_nbi(dest + 4096, dest, bytes - 4096, pe);
    ishmem_quiet();
    ishmem_char_get_nbi(back, dest, bytes, pe);
    ishmem_char_get_nbi(beside, dest, 4096, pe);
    ishmem_quiet();
}

/* What takes how long: nanoseconds are the host's. */
kernel void put_and_quiet(int pe, global long *place, int rounds)
{
    for (int round = 0; round < rounds; round++) {
        ishmem_long_p(place, round, pe);
        ishmem_quiet();
    }
}
