/* The kernel of sycl_ring.cl in SYCL, for a compiler that has SYCL's device code. */
#include <ishmem.h>

namespace oneapi = sycl::ext::oneapi::experimental;

static long number(int pe, size_t i) { return pe * 1000003L + (long)i; }

/* One work-group. `dest` and `source` are symmetric memory, and `wrong` is memory of SYCL's. */
extern "C" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((oneapi::nd_range_kernel<1>)) void ring(long *dest, long *source, long n,
                                                                                     int *wrong)
{
    const auto group = sycl::ext::oneapi::this_work_item::get_work_group<1>();
    const int me = ishmem_my_pe(), npes = ishmem_n_pes(), left = (me + npes - 1) % npes;
    const size_t first = group.get_local_linear_id(), step = group.get_local_linear_range();
    for (size_t i = first; i < (size_t)n; i += step)
        source[i] = number(me, i);
    sycl::group_barrier(group);
    ishmemx_put_work_group(dest, source, (size_t)n, (me + 1) % npes, group);
    ishmemx_barrier_all_work_group(group);
    for (size_t i = first; i < (size_t)n; i += step)
        if (dest[i] != number(left, i))
            sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device>(*wrong)++;
}
