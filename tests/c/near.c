/* Kernels, which routines on command lists are, reach the PEs of their node without a request to the host, and others with some: as
 * ISHMEM_STATS counts them. */
#include <ishmemx.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 100, PES = 16 };

static int me, n;
static ze_command_list_handle_t list;

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, __LINE__, #condition);                                \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)
#define AT list, NULL, 0, NULL

/* Requests of this PE's kernels so far. */
static uint64_t requests(void)
{
    static ishmemx_stat_t stats[64];
    size_t count = ishmemx_stats(stats, 64);
    CHECK(count > 0);
    for (size_t i = 0; i < count; i++)
        if (!strcmp(stats[i].operation, "request"))
            return stats[i].calls;
    return 0;
}

int main(void)
{
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    int near = ishmem_team_my_pe(ISHMEM_TEAM_SHARED), members = ishmem_team_n_pes(ISHMEM_TEAM_SHARED);
    int neighbour = ishmem_team_translate_pe(ISHMEM_TEAM_SHARED, (near + 1) % members, ISHMEM_TEAM_WORLD);
    long *dest = ishmem_calloc(PES * COUNT, sizeof(long)), *source = ishmem_calloc(PES * COUNT, sizeof(long)), last;
    uint64_t *signal = ishmem_calloc(1, sizeof(uint64_t));
    ze_context_handle_t context;
    ze_device_handle_t device;
    ze_command_queue_desc_t queue = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                     .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    CHECK(ishmemx_ze_handles(NULL, &context, &device) == 0);
    CHECK(zeCommandListCreateImmediate(context, device, &queue, &list) == ZE_RESULT_SUCCESS);

    CHECK(ishmemx_long_put_on_list(dest, source, COUNT, neighbour, AT) == 0);
    CHECK(ishmemx_long_get_on_list(dest, source, COUNT, neighbour, AT) == 0);
    CHECK(ishmemx_long_put_signal_on_list(dest, source, COUNT, signal, 1, ISHMEM_SIGNAL_SET, neighbour, AT) == 0);
    CHECK(ishmemx_uint64_wait_until_on_list(signal, ISHMEM_CMP_EQ, 1, AT) == 0);
    CHECK(ishmemx_quiet_on_list(AT) == 0);
    CHECK(ishmemx_team_sync_on_list(ISHMEM_TEAM_SHARED, AT) == 0);
    for (size_t count = 1; count <= COUNT; count += COUNT - 1) {
        CHECK(ishmemx_long_broadcast_on_list(ISHMEM_TEAM_SHARED, dest, source, count, 0, AT) == 0);
        CHECK(ishmemx_long_fcollect_on_list(ISHMEM_TEAM_SHARED, dest, source, count, AT) == 0);
        CHECK(ishmemx_long_alltoall_on_list(ISHMEM_TEAM_SHARED, dest, source, count, AT) == 0);
        CHECK(ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_SHARED, dest, source, count, AT) == 0);
    }
    CHECK(requests() == 0);

    ishmem_barrier_all();
    CHECK(ishmemx_long_put_on_list(dest, source, COUNT, (me + members) % n, AT) == 0);
    CHECK(ishmemx_quiet_on_list(AT) == 0);
    ishmem_barrier_all();
    last = requests();
    CHECK((last > 0) == (members < n));
    CHECK(ishmemx_sync_all_on_list(AT) == 0);
    /* The first PE of a node speaks for it. */
    CHECK(((long)requests() > last) == (members < n && near == 0));

    CHECK(zeCommandListDestroy(list) == ZE_RESULT_SUCCESS);
    ishmem_free(signal);
    ishmem_free(source);
    ishmem_free(dest);
    ishmem_finalize();
    return 0;
}
