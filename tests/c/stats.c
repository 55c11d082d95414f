/* What is counted of the host's operations, and of kernels', which routines on command lists are, where ISHMEM_STATS is on; and that
 * nothing is where it is not. */
#include <ishmemx.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int me, n;
static long here[1000], there[1000];

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, __LINE__, #condition);                                \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)

static ishmemx_stat_t stats[64];

/* The counters of an operation; those of no operation where there are none. */
static ishmemx_stat_t find(int by_kernels, const char *operation, const char *path)
{
    size_t count = ishmemx_stats(stats, 64);
    for (size_t i = 0; i < count; i++)
        if (stats[i].by_kernels == by_kernels && !strcmp(stats[i].operation, operation) && !strcmp(stats[i].path, path))
            return stats[i];
    ishmemx_stat_t none;
    memset(&none, 0, sizeof none);
    return none;
}

int main(void)
{
    shmem_init();
    ishmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    int next = (me + 1) % n, counting = getenv("ISHMEM_STATS") != NULL;
    long *device = ishmem_malloc(1000 * sizeof(long));
    ze_context_handle_t context;
    ze_device_handle_t ze_device;
    ze_command_list_handle_t list;
    ze_command_queue_desc_t queue = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                     .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    CHECK(ishmemx_ze_handles(NULL, &context, &ze_device) == 0);
    CHECK(zeCommandListCreateImmediate(context, ze_device, &queue, &list) == ZE_RESULT_SUCCESS);
    ishmemx_stat_t put = find(0, "put", "store"), by_device = find(0, "put", "device");
    ishmemx_stat_t atomic = find(0, "atomic operation", "store"), collective = find(0, "collective", "store");

    for (int i = 0; i < 10; i++)
        shmem_long_p(&there[i], i, next);
    shmem_long_put(there, here, 1000, next);
    shmem_long_atomic_inc(&there[0], next);
    shmem_barrier_all();
    ishmem_long_put(device, here, 500, next);
    CHECK(ishmemx_long_put_on_list(device, device + 500, 100, next, list, NULL, 0, NULL) == 0);
    CHECK(ishmemx_sync_all_on_list(list, NULL, 0, NULL) == 0);
    CHECK(ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_WORLD, device, device + 500, 100, list, NULL, 0, NULL) == 0);

    if (counting) {
        ishmemx_stat_t now = find(0, "put", "store");
        CHECK(now.calls == put.calls + 11 && now.bytes == put.bytes + 1010 * sizeof(long));
        now = find(0, "put", "device");
        CHECK(now.calls == by_device.calls + 1 && now.bytes == by_device.bytes + 500 * sizeof(long));
        CHECK(find(0, "atomic operation", "store").calls == atomic.calls + 1);
        CHECK(find(0, "collective", "store").calls == collective.calls + 1);
        now = find(1, "put", "store");
        CHECK(now.calls == 1 && now.bytes == 100 * sizeof(long));
        CHECK(find(1, "sync_all", "store").calls == 1);
        now = find(1, "sum_reduce", "store");
        CHECK(now.calls == 1 && now.bytes == 100 * sizeof(long));
        CHECK(ishmemx_stats(NULL, 0) == ishmemx_stats(stats, 64));
    } else
        CHECK(ishmemx_stats(stats, 64) == 0);

    CHECK(zeCommandListDestroy(list) == ZE_RESULT_SUCCESS);
    ishmem_free(device);
    ishmem_finalize();
    shmem_finalize();
    return 0;
}
