#include "lists.h"

/* All work-groups of the launch share a copy. */
static ishmemi_crew_t launched(void)
{
    return ishmemi_crew(get_global_id(0), get_global_size(0));
}

/* Before a kernel of a transfer ends, what it sent to PEs of other nodes is complete; each work-group's leader waits. */
static void complete(uint routine)
{
    if (get_local_linear_id() == 0)
        ishmemi_quiet_any_far(ISHMEMI_FORM(routine, 1), ISHMEMX_CTX_DEFAULT, 0);
    ishmemi_complete();
}

kernel void zeshmem_put(uint routine, global void *dest, const global void *source, ulong nelems, uint size, int pe)
{
    ishmemi_crew_t crew = ishmemi_movers(launched());
    if (crew != ISHMEMI_NO_CREW)
        ishmemi_put_by(crew, ISHMEMI_FORM(routine, 1), ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, size);
    complete(routine);
}

kernel void zeshmem_get(uint routine, global void *dest, const global void *source, ulong nelems, uint size, int pe)
{
    ishmemi_refresh();
    ishmemi_crew_t crew = ishmemi_movers(launched());
    if (crew != ISHMEMI_NO_CREW)
        ishmemi_get_by(crew, ISHMEMI_FORM(routine, 1), ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, size);
    complete(routine);
}

kernel void zeshmem_strided(uint routine, global void *dest, const global void *source, long dst, long sst, ulong block,
                            ulong count, uint size, int getting, int pe)
{
    ishmemi_refresh();
    ishmemi_strided_by(launched(), 1, routine, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, block, count, pe, size,
                       getting);
    complete(routine);
}

kernel void zeshmem_put_signal(uint routine, global void *dest, const global void *source, ulong nelems, uint size,
                               global void *sig_addr, ulong signal, int sig_op, int pe)
{
    ishmemi_put_signal_group(routine, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, size);
    complete(routine);
}

kernel void zeshmem_quiet(uint routine)
{
    ishmemi_order_group(routine, ISHMEMX_CTX_DEFAULT);
}

kernel void zeshmem_sync(uint routine, int team)
{
    ishmemi_complete();
    if (ishmemi_check_team(routine, team))
        ishmemi_sync_group(routine, team);
}

kernel void zeshmem_gather(uint routine, int team, global void *dest, const global void *source, ulong nelems, uint size)
{
    if (ishmemi_check_team(routine, team))
        ishmemi_gather_group(routine, team, dest, source, nelems, size,
                             routine == ISHMEMI_COLLECT ? ISHMEMI_RAGGED : ISHMEMI_EVEN);
}

kernel void zeshmem_alltoall(uint routine, int team, global void *dest, const global void *source, ulong nelems,
                             uint size)
{
    if (ishmemi_check_team(routine, team))
        ishmemi_alltoall_group(routine, team, dest, source, nelems, size);
}

kernel void zeshmem_alltoallv(uint routine, int team, global void *dest, const global ulong *dest_offsets,
                              const global void *source, const global ulong *source_offsets,
                              const global ulong *counts, uint size)
{
    if (ishmemi_check_team(routine, team))
        ishmemi_alltoallv_group(routine, team, dest, (const size_t *)dest_offsets, source,
                                (const size_t *)source_offsets, (const size_t *)counts, size);
}

kernel void zeshmem_broadcast(uint routine, int team, global void *dest, const global void *source, ulong nelems,
                              uint size, int root)
{
    if (ishmemi_check_team(routine, team))
        ishmemi_broadcast_group(routine, team, dest, source, nelems, root, size);
}

/* What is found goes to `ret`, where that is. */
static void answer(global void *ret, ulong found)
{
    if (ret != 0 && get_local_linear_id() == 0)
        *(global ulong *)ret = found;
}

kernel void zeshmem_wait(uint routine, global void *ivars, ulong nelems, global ulong *indices, const global int *status,
                         int cmp, const global void *values, ulong value, uint kind, global void *ret)
{
    answer(ret, ishmemi_look_at_group(routine, ivars, nelems, (ulong *)indices, (const int *)status, cmp, values, value,
                                      kind));
}

kernel void zeshmem_signal_wait(uint routine, global void *sig_addr, int cmp, ulong value, global void *ret)
{
    answer(ret, ishmemi_signal_wait_until_group(routine, sig_addr, cmp, value));
}
