/* Every typed operation, for the types that the including file names. */
#include <ishmem_device.h>

enum operation { COLLECT, FCOLLECT, PUT, GET };

#define BY_TYPE(NAME, TYPE, ...)                                                                                       \
    kernel void operate_##NAME(int operation, int by_group, int team_or_pe, global TYPE *dest, global TYPE *source,    \
                               ulong nelems, global int *code)                                                         \
    {                                                                                                                  \
        int result = 0;                                                                                                \
        int leader = get_local_linear_id() == 0;                                                                       \
        if (by_group) {                                                                                                \
            if (operation == COLLECT)                                                                                  \
                result = ishmemx_##NAME##_collect_work_group(team_or_pe, dest, source, nelems);                        \
            else if (operation == FCOLLECT)                                                                            \
                result = ishmemx_##NAME##_fcollect_work_group(team_or_pe, dest, source, nelems);                       \
            else if (operation == PUT)                                                                                 \
                ishmemx_##NAME##_put_work_group(dest, source, nelems, team_or_pe);                                     \
            else                                                                                                       \
                ishmemx_##NAME##_get_work_group(dest, source, nelems, team_or_pe);                                     \
        } else if (leader) {                                                                                           \
            if (operation == COLLECT)                                                                                  \
                result = ishmem_##NAME##_collect(team_or_pe, dest, source, nelems);                                    \
            else if (operation == FCOLLECT)                                                                            \
                result = ishmem_##NAME##_fcollect(team_or_pe, dest, source, nelems);                                   \
            else if (operation == PUT)                                                                                 \
                ishmem_##NAME##_put(dest, source, nelems, team_or_pe);                                                 \
            else                                                                                                       \
                ishmem_##NAME##_get(dest, source, nelems, team_or_pe);                                                 \
        }                                                                                                              \
        if (leader)                                                                                                    \
            *code = result;                                                                                            \
    }                                                                                                                  \
    kernel void single_##NAME(global TYPE *dest, global TYPE *source, global TYPE *copy, int pe)                       \
    {                                                                                                                  \
        ishmem_##NAME##_p(dest, *source, pe);                                                                          \
        ishmem_quiet();                                                                                                \
        *copy = ishmem_##NAME##_g(dest, pe);                                                                           \
    }
