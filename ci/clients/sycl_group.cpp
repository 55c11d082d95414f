/* Functions for kernels with SYCL's own group: compiled, and called by no kernel, which takes a compiler for SYCL. */
#include <sycl/sycl.hpp>

#include "../../tests/sycl/exchange.h"

template void exchange(Room *room, long *seen, ishmemx_ctx_t ctx, const sycl::group<1> &group);
