/* What is counted of the host's operations, and of kernels', which routines on command lists are, where ISHMEM_STATS is on, by the
 * path that they take to this node and to others; and that nothing is where it is not: stats KERNEL.spv [PEs of a node] */
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

/* Calls of a routine of kernels, and bytes, by the path to a PE. */
#define BY_KERNELS(operation, path, calls_, bytes_)                                                                    \
    do {                                                                                                               \
        ishmemx_stat_t now_ = find(1, operation, path);                                                                \
        CHECK(now_.calls == (calls_) && now_.bytes == (bytes_) * sizeof(long));                                        \
    } while (0)

static void run_kernel(const char *path, ze_context_handle_t context, ze_device_handle_t device, ze_command_list_handle_t list,
                       long *array, uint64_t *signal, int pe)
{
    static unsigned char code[1 << 20];
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                             .format = ZE_MODULE_FORMAT_IL_SPIRV,
                             .inputSize = fread(code, 1, sizeof code, file),
                             .pInputModule = code};
    fclose(file);
    ze_module_handle_t module;
    ze_kernel_handle_t kernel;
    ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "paths"};
    ze_group_count_t groups = {1, 1, 1};
    CHECK(zeModuleCreate(context, device, &desc, &module, NULL) == ZE_RESULT_SUCCESS);
    CHECK(ishmemx_module_init(module) == 0);
    CHECK(zeKernelCreate(module, &kernel_desc, &kernel) == ZE_RESULT_SUCCESS);
    CHECK(zeKernelSetGroupSize(kernel, 8, 1, 1) == ZE_RESULT_SUCCESS);
    CHECK(zeKernelSetArgumentValue(kernel, 0, sizeof array, &array) == ZE_RESULT_SUCCESS);
    CHECK(zeKernelSetArgumentValue(kernel, 1, sizeof signal, &signal) == ZE_RESULT_SUCCESS);
    CHECK(zeKernelSetArgumentValue(kernel, 2, sizeof pe, &pe) == ZE_RESULT_SUCCESS);
    CHECK(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL) == ZE_RESULT_SUCCESS);
    CHECK(zeKernelDestroy(kernel) == ZE_RESULT_SUCCESS);
    CHECK(ishmemx_module_finalize(module) == 0);
    CHECK(zeModuleDestroy(module) == ZE_RESULT_SUCCESS);
}

int main(int argc, char **argv)
{
    shmem_init();
    ishmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    CHECK(argc > 1);
    int next = (me + 1) % n, counting = getenv("ISHMEM_STATS") != NULL, each = argc > 2 ? atoi(argv[2]) : n;
    int is_near = me / each == next / each, others = n - (me / each + 1 < (n + each - 1) / each ? each : n - me / each * each);
    const char *path = is_near ? "store" : "ring", *other = is_near ? "ring" : "store";
    const char *host_path = is_near ? "store" : "network", *device_path = is_near ? "device" : "network";
    long *device = ishmem_malloc(1000 * sizeof(long)), *gathered = ishmem_malloc(100 * (size_t)n * sizeof(long));
    uint64_t *signal = ishmem_calloc(1, sizeof *signal);
    ze_context_handle_t context;
    ze_device_handle_t ze_device;
    ze_command_list_handle_t list;
    ze_command_queue_desc_t queue = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                     .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    CHECK(ishmemx_ze_handles(NULL, &context, &ze_device) == 0);
    CHECK(zeCommandListCreateImmediate(context, ze_device, &queue, &list) == ZE_RESULT_SUCCESS);
    ishmemx_stat_t put = find(0, "put", host_path), by_device = find(0, "put", device_path);
    ishmemx_stat_t atomic = find(0, "atomic operation", host_path), collective = find(0, "collective", "store");

    for (int i = 0; i < 10; i++)
        shmem_long_p(&there[i], i, next);
    shmem_long_put(there, here, 1000, next);
    shmem_long_atomic_inc(&there[0], next);
    shmem_barrier_all();
    ishmem_long_put(device, here, 500, next);
    CHECK(ishmemx_long_put_on_list(device, device + 500, 100, next, list, NULL, 0, NULL) == 0);
    CHECK(ishmemx_sync_all_on_list(list, NULL, 0, NULL) == 0);
    CHECK(ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_WORLD, device, device + 500, 100, list, NULL, 0, NULL) == 0);

    CHECK(ishmemx_long_fcollect_on_list(ISHMEM_TEAM_WORLD, gathered, device, 100, list, NULL, 0, NULL) == 0);
    run_kernel(argv[1], context, ze_device, list, device, signal, next);

    if (counting) {
        ishmemx_stat_t now = find(0, "put", host_path);
        const size_t to_device = is_near ? 0 : 1;
        CHECK(now.calls == put.calls + 11 + to_device);
        CHECK(now.bytes == put.bytes + (1010 + 500 * to_device) * sizeof(long));
        now = find(0, "put", device_path);
        CHECK(now.calls == by_device.calls + 1 + 11 * to_device);
        CHECK(now.bytes == by_device.bytes + (500 + 1010 * to_device) * sizeof(long));
        CHECK(find(0, "atomic operation", host_path).calls == atomic.calls + 1);
        CHECK(find(0, "collective", "store").calls == collective.calls + 1);
        BY_KERNELS("put", path, 3, 100 + 10 + 20);
        BY_KERNELS("p", path, 1, 1);
        BY_KERNELS("g", path, 1, 1);
        BY_KERNELS("iput", path, 1, 5);
        BY_KERNELS("get", path, 1, 10);
        BY_KERNELS("atomic_add", path, 1, 1);
        BY_KERNELS("signal_add", path, 1, 1);
        BY_KERNELS("put_signal", path, 2, 10 + 20);
        static const char *const transfers[] = {"put", "p", "g", "iput", "get", "atomic_add", "signal_add", "put_signal"};
        for (size_t i = 0; i < sizeof transfers / sizeof *transfers; i++)
            BY_KERNELS(transfers[i], other, 0, 0);
        BY_KERNELS("sync_all", "store", 1, 0);
        /* A collective, and besides its transfers to other nodes. */
        BY_KERNELS("sum_reduce", "store", 1, 100);
        BY_KERNELS("sum_tile_reduce", "store", 1, 5 * 3);
        /* All rows at a time that this PE combines, from and to each other; it may meet them by messages before and after. */
        size_t rows = me < 3 ? (size_t)((3 - me - 1) / n + 1) : 0;
        ishmemx_stat_t tiles = find(1, "sum_tile_reduce", "ring");
        CHECK(tiles.calls <= 2 * (size_t)others + 2 && tiles.bytes == 2 * (size_t)others * rows * 5 * sizeof(long));
        BY_KERNELS("fcollect", "store", 1, 100 * (size_t)n);
        BY_KERNELS("fcollect", "ring", (size_t)others, 100 * (size_t)others);
        BY_KERNELS("sum_reduce", "ring", (size_t)others, 100 * (size_t)others);
        CHECK((find(1, "request", "ring").calls > 0) == (others > 0));
        CHECK(ishmemx_stats(NULL, 0) == ishmemx_stats(stats, 64));
    } else
        CHECK(ishmemx_stats(stats, 64) == 0);

    CHECK(zeCommandListDestroy(list) == ZE_RESULT_SUCCESS);
    ishmem_barrier_all();
    ishmem_free(signal);
    ishmem_free(gathered);
    ishmem_free(device);
    ishmem_finalize();
    shmem_finalize();
    return 0;
}
