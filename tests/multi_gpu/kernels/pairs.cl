/* What the tests and measurements of pairs launch: put and get of one work-group, of many, and of one work-item. */
#include <ishmem_device.h>

kernel void put(global uchar *dest, global const uchar *source, ulong bytes, int pe)
{
    ishmemx_putmem_work_group(dest, source, bytes, pe);
    ishmem_quiet();
}

kernel void get(global uchar *dest, global const uchar *source, ulong bytes, int pe)
{
    ishmemx_getmem_work_group(dest, source, bytes, pe);
}

/* Every work-item adds `value` so many times. */
kernel void add(global long *counter, int times, long value, int pe)
{
    for (int i = 0; i < times; i++)
        ishmem_long_atomic_add(counter, value, pe);
    ishmem_quiet();
}

/* Each work-group puts its share; the number of groups divides `bytes`. */
kernel void put_shares(global uchar *dest, global const uchar *source, ulong bytes, int pe)
{
    ulong share = bytes / get_num_groups(0), first = share * get_group_id(0);
    ishmemx_putmem_work_group(dest + first, source + first, share, pe);
    ishmem_quiet();
}

/* One word at a time, each complete at its target before the next. */
kernel void put_words(global ulong *dest, global const ulong *source, int rounds, int pe)
{
    for (int round = 0; round < rounds; round++) {
        ishmem_putmem(dest, source, sizeof(ulong), pe);
        ishmem_quiet();
    }
}
