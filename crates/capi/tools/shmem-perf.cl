/* What shmem-perf times of kernels (`--kernels`), and what it compares them with. */
#include <ishmem_device.h>

/* Copies by a work-group: as a user would write it, and as the library does it. */
kernel void plain_copies(int rounds, global ulong *dest, global const ulong *source, ulong bytes)
{
    for (int round = 0; round < rounds; round++) {
        for (ulong i = get_local_id(0); i < bytes / sizeof(ulong); i += get_local_size(0))
            dest[i] = source[i];
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
    }
}

kernel void puts(int rounds, global uchar *dest, global uchar *source, ulong bytes, int pe)
{
    for (int round = 0; round < rounds; round++)
        ishmemx_putmem_work_group(dest, source, bytes, pe);
}

kernel void gets(int rounds, global uchar *dest, global uchar *source, ulong bytes, int pe)
{
    for (int round = 0; round < rounds; round++)
        ishmemx_getmem_work_group(dest, source, bytes, pe);
}

/* Where symmetric memory of a PE is mapped here. */
kernel void mapped(global void *symmetric, int pe, global ulong *address)
{
    *address = (ulong)ishmem_ptr(symmetric, pe);
}

/* Two PEs take turns, from the even number `begun` on: SEND tells the other PE the number, AWAIT waits for it. Even numbers are
 * PE 0's, and those of a PE follow on each other by 2. */
#define TURNS(NAME, SEND, AWAIT)                                                                                       \
    kernel void turns_##NAME(int rounds, ulong begun, global ulong *word, global ulong *block, global ulong *source,   \
                             global ulong *theirs)                                                                     \
    {                                                                                                                  \
        const int me = ishmem_my_pe(), peer = 1 - me;                                                                  \
        for (ulong number = begun; number < begun + rounds; number++) {                                                \
            if ((number & 1) == me) {                                                                                  \
                SEND;                                                                                                  \
            } else {                                                                                                   \
                AWAIT;                                                                                                 \
            }                                                                                                          \
        }                                                                                                              \
    }

/* By hand: a store or an atomic operation by the mapping, and a loop that looks. */
static void await(global ulong *word, ulong number)
{
    for (uint looks = 1; atomic_load_explicit((volatile global atomic_ulong *)word, memory_order_acquire,
                                              memory_scope_all_svm_devices) < number; looks++)
        if (looks % 64 == 0)
            ishmem_relax();
}

TURNS(raw, atomic_store_explicit((volatile global atomic_ulong *)theirs, number, memory_order_release, memory_scope_all_svm_devices),
      await(word, number))
TURNS(raw_add, atomic_fetch_add_explicit((volatile global atomic_ulong *)theirs, 2ul, memory_order_acq_rel, memory_scope_all_svm_devices),
      await(word, number))
TURNS(p, ishmem_ulong_p(word, number, peer), ishmem_ulong_wait_until(word, ISHMEM_CMP_GE, number))
TURNS(put, (*source = number, ishmem_ulong_put(word, source, 1, peer)), ishmem_ulong_wait_until(word, ISHMEM_CMP_GE, number))
TURNS(put_signal, (*source = number, ishmem_ulong_put_signal(block, source, 1, word, number, ISHMEM_SIGNAL_SET, peer)),
      ishmem_signal_wait_until(word, ISHMEM_CMP_GE, number))
TURNS(fetch_add, ishmem_ulong_atomic_fetch_add(word, 2, peer), ishmem_ulong_wait_until(word, ISHMEM_CMP_GE, number))

/* Writes a word of each 64 bytes of the operands, as a program has written all of them before a collective: no other PE's cache
 * has them any more. Their values stay, which the compiler cannot know. */
static void renew(volatile global ulong *source, ulong words)
{
    if (words == 0)
        return;
    for (ulong i = get_local_id(0) * 8; i < words; i += get_local_size(0) * 8)
        source[i] = source[i];
    work_group_barrier(CLK_GLOBAL_MEM_FENCE);
}

/* Reads a word of each 64 bytes of what a collective has brought, as a program does. */
static void use(volatile global ulong *dest, ulong words)
{
    if (words == 0)
        return;
    for (ulong i = get_local_id(0) * 8; i < words; i += get_local_size(0) * 8)
        dest[i];
    work_group_barrier(CLK_GLOBAL_MEM_FENCE);
}

/* Collectives of the world team by a work-group, as the benchmark numbers them, each with operands of which so many words have just
 * been written, and so many of its results read after it. */
kernel void collectives(int what, int rounds, global ulong *dest, global ulong *source, ulong count, ulong renewed, ulong used)
{
    const int team = ISHMEM_TEAM_WORLD;
    for (int round = 0; round < rounds; round++) {
        renew(source, renewed);
        switch (what) {
        case 0: ishmemx_team_sync_work_group(team); break;
        case 1: ishmemx_ulong_broadcast_work_group(team, dest, source, count, 0); break;
        case 2: ishmemx_ulong_collect_work_group(team, dest, source, count); break;
        case 3: ishmemx_ulong_fcollect_work_group(team, dest, source, count); break;
        case 4: ishmemx_ulong_alltoall_work_group(team, dest, source, count); break;
        case 5: ishmemx_ulong_sum_reduce_work_group(team, dest, source, count); break;
        case 6: ishmemx_ulong_sum_inscan_work_group(team, dest, source, count); break;
        case 7: ishmemx_ulong_sum_exscan_work_group(team, dest, source, count); break;
        case 8: ishmemx_ulong_sum_reducescatter_work_group(team, dest, source, count); break;
        }
        use(dest, used);
    }
}

/* What the host returns to after a collective of its own. */
kernel void use_and_renew(global ulong *dest, global ulong *source, ulong renewed, ulong used)
{
    use(dest, used);
    renew(source, renewed);
}
