/* Functions for kernels with SYCL's own group: compiled, and called by no kernel, which takes a compiler for SYCL. */
#include <sycl/sycl.hpp>

#include "../../tests/sycl/exchange.h"

template void exchange(Room *room, long *seen, ishmemx_ctx_t ctx, const sycl::group<1> &group);
template void exchange(Room *room, long *seen, ishmemx_ctx_t ctx, const sycl::sub_group &group);

/* What device code has of sub-groups. */
void of_sub_groups(const sycl::sub_group &group, long *array)
{
    const ishmemxi::by_first<sycl::sub_group> all(group);
    all.end();
    *array = all.end(*array);
    ishmemxi::by_parts<sycl::sub_group>(group, array, 1, 0).end();
}
