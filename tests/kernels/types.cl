/* The typed operations of every type of the RMA family. */
#include "by_type.h"

ISHMEMI_RMA_TYPES(BY_TYPE)

/* Puts and gets of five elements on a context: two as an array, one alone, two by the work-group. */
#define ON_CONTEXT(NAME, TYPE, ...)                                                                                    \
    kernel void context_##NAME(long ctx, global TYPE *dest, global TYPE *source, global TYPE *back, int pe)            \
    {                                                                                                                  \
        int leader = get_local_linear_id() == 0;                                                                       \
        if (leader) {                                                                                                  \
            ishmemx_ctx_##NAME##_put(ctx, dest, source, 2, pe);                                                        \
            ishmemx_ctx_##NAME##_p(ctx, dest + 2, source[2], pe);                                                      \
        }                                                                                                              \
        ishmemx_ctx_##NAME##_put_work_group(ctx, dest + 3, source + 3, 2, pe);                                         \
        ishmemx_ctx_quiet(ctx);                                                                                        \
        if (leader) {                                                                                                  \
            ishmemx_ctx_##NAME##_get(ctx, back, dest, 2, pe);                                                          \
            back[2] = ishmemx_ctx_##NAME##_g(ctx, dest + 2, pe);                                                       \
        }                                                                                                              \
        ishmemx_ctx_##NAME##_get_work_group(ctx, back + 3, dest + 3, 2, pe);                                           \
    }

ISHMEMI_RMA_TYPES(ON_CONTEXT)
