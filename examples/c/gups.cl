#include <ishmem_device.h>

/* A number that looks random, the same for the same i. */
static ulong random_of(ulong i)
{
    i = (i + 1) * 0x9e3779b97f4a7c15;
    i = (i ^ i >> 30) * 0xbf58476d1ce4e5b9;
    i = (i ^ i >> 27) * 0x94d049bb133111eb;
    return i ^ i >> 31;
}

/* Each work-item combines so many random words with random words of a table that is spread over all PEs. */
kernel void update(global ulong *table, ulong words, uint updates)
{
    ulong item = (ulong)ishmem_my_pe() * get_global_size(0) + get_global_id(0);
    ulong all = words * ishmem_n_pes();
    for (uint i = 0; i < updates; i++) {
        ulong value = random_of(item * updates + i), at = value % all;
        ishmem_ulong_atomic_xor((ulong *)&table[at % words], value, at / words);
    }
}
