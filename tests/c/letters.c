/* Collectives in kernels, one after the other without a barrier, on teams that overlap, come and go:
 * letters KERNEL.spv BYTES, where BYTES is up to what they go without a barrier. */
#include <ishmemx.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d of %d, line %d, %s: %s\n", me, n, __LINE__, where, #condition);                     \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)
#define ZE(call) CHECK((call) == ZE_RESULT_SUCCESS)
#define OK(call) CHECK((call) == 0)

enum { MANY = 10080, ROUNDS = 360, TIMES = 5, FEW = 8, ITEMS = 64, TEAMS = 4, ROOM = 65536, ODD = 64 };

/* Bytes of a PE, up to several letters' room; the last are long where the threshold is not the highest. */
static const int sizes[] = {1, 3, 8, 13, 4, 64, 250, 1024, 16, 4001, 7, 100, 9000, 8, 33000};
#define SIZES ((int)(sizeof sizes / sizeof *sizes))

static int me, n;
static const char *where = "start";
static ze_context_handle_t context;
static ze_device_handle_t device;

static void *host_memory(size_t bytes)
{
    ze_host_mem_alloc_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    void *memory;
    ZE(zeMemAllocHost(context, &desc, bytes, 64, &memory));
    memset(memory, 0, bytes);
    return memory;
}

int main(int argc, char **argv)
{
    static unsigned char code[1 << 20];
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    CHECK(argc == 3);
    const uint64_t longest = strtoull(argv[2], NULL, 10);
    OK(ishmemx_ze_handles(NULL, &context, &device));
    FILE *file = fopen(argv[1], "rb");
    CHECK(file != NULL);
    size_t bytes = fread(code, 1, sizeof code, file);
    fclose(file);
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                             .format = ZE_MODULE_FORMAT_IL_SPIRV,
                             .inputSize = bytes,
                             .pInputModule = code,
                             .pBuildFlags = ISHMEMX_MODULE_FLAGS};
    ze_module_handle_t module;
    ZE(zeModuleCreate(context, device, &desc, &module, NULL));
    OK(ishmemx_module_init(module));
    ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "letters"};
    ze_kernel_handle_t kernel;
    ZE(zeKernelCreate(module, &kernel_desc, &kernel));
    ZE(zeKernelSetIndirectAccess(kernel, ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE | ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST));
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    ze_command_list_handle_t list;
    ZE(zeCommandListCreateImmediate(context, device, &queue_desc, &list));

    unsigned char *source = ishmem_malloc((size_t)n * ROOM + ODD), *dest = ishmem_malloc((size_t)n * ROOM + ODD);
    int *teams = host_memory(TEAMS * sizeof *teams), *wrong = host_memory(ITEMS * sizeof *wrong);
    int *lengths = host_memory(sizeof sizes);
    memcpy(lengths, sizes, sizeof sizes);
    for (int time = 0; time < TIMES; time++) {
        /* The world, its reverse, every other PE, and this PE with a neighbour; anew each time, in the same slots. */
        const int half = (n + 1) / 2;
        teams[0] = ISHMEM_TEAM_WORLD;
        OK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, teams + 1));
        OK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, time % 2 * (n - 1), time % 2 ? -1 : 1, half, NULL, 0, teams + 2));
        ishmem_team_t rows;
        OK(ishmem_team_split_2d(ISHMEM_TEAM_WORLD, n < 2 ? 1 : 2, NULL, 0, teams + 3, NULL, 0, &rows));
        /* The first time ten thousand times on the world, of the first sizes. */
        const int n_teams = time == 0 ? 1 : TEAMS, n_sizes = time == 0 ? FEW : SIZES, by_group = time % 3 != 1;
        const int rounds = time == 0 ? MANY : ROUNDS, first = time == 0 ? 0 : MANY + time * ROUNDS;
        const uint32_t items = time == 0 ? 16 : time == 1 ? 1 : time == 2 ? 7 : time == 3 ? 33 : ITEMS;
        const void *arguments[] = {&teams,    &n_teams, &first,  &rounds, &lengths, &n_sizes,
                                   &by_group, &longest, &source, &dest,   &wrong};
        const size_t lengths_of[] = {8, 4, 4, 4, 8, 4, 4, 8, 8, 8, 8};
        for (uint32_t i = 0; i < 11; i++)
            ZE(zeKernelSetArgumentValue(kernel, i, lengths_of[i], arguments[i]));
        ZE(zeKernelSetGroupSize(kernel, items, 1, 1));
        ze_group_count_t one = {1, 1, 1};
        ZE(zeCommandListAppendLaunchKernel(list, kernel, &one, NULL, 0, NULL));
        for (uint32_t i = 0; i < items; i++)
            CHECK(wrong[i] == 0);
        ishmem_barrier_all();
        ishmem_team_destroy(rows);
        for (int i = 1; i < TEAMS; i++)
            ishmem_team_destroy(teams[i]);
    }
    ZE(zeCommandListDestroy(list));
    ZE(zeKernelDestroy(kernel));
    OK(ishmemx_module_finalize(module));
    ZE(zeModuleDestroy(module));
    ishmem_free(dest);
    ishmem_free(source);
    ZE(zeMemFree(context, teams));
    ZE(zeMemFree(context, wrong));
    ZE(zeMemFree(context, lengths));
    ishmem_finalize();
    return 0;
}
