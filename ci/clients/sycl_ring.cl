/* What sycl_ring.py submits through SYCL: kernels that ask the runtime, and put to their neighbour. */
#include <ishmem_device.h>

kernel void who(global int *me, global int *npes)
{
    *me = ishmem_my_pe();
    *npes = ishmem_n_pes();
}

static long number(int pe, size_t i) { return pe * 1000003L + (long)i; }

/* One work-group. `dest` and `source` are symmetric memory, and `wrong` is memory of SYCL's. */
kernel void ring(global long *dest, global long *source, long n, global int *wrong)
{
    int me = ishmem_my_pe(), npes = ishmem_n_pes();
    size_t first = get_local_id(0), step = get_local_size(0);
    for (size_t i = first; i < (size_t)n; i += step)
        source[i] = number(me, i);
    work_group_barrier(CLK_GLOBAL_MEM_FENCE);
    ishmemx_long_put_work_group(dest, source, n, (me + 1) % npes);
    ishmemx_barrier_all_work_group();
    for (size_t i = first; i < (size_t)n; i += step)
        if (dest[i] != number((me + npes - 1) % npes, i))
            atomic_inc(wrong);
}
