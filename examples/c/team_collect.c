/* The even PEs form a team, in reverse; a kernel on each of them gathers what the others have.
 *
 *   ishmem-clc team_collect.cl -o team_collect.spv
 *   oshcc team_collect.c -o team_collect -lze_loader
 *   oshrun -n 4 ./team_collect team_collect.spv
 */
#include <ishmem.h>
#include <ishmemx.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        ze_result_t result_ = (call);                                                                                  \
        if (result_ != ZE_RESULT_SUCCESS) {                                                                            \
            fprintf(stderr, "%s: 0x%x\n", #call, result_);                                                             \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)

static ze_module_handle_t load(ze_context_handle_t context, ze_device_handle_t device, const char *path)
{
    static unsigned char code[1 << 20];
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        ishmem_global_exit(1);
    }
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .format = ZE_MODULE_FORMAT_IL_SPIRV};
    desc.inputSize = fread(code, 1, sizeof code, file);
    desc.pInputModule = code;
    desc.pBuildFlags = ISHMEMX_MODULE_FLAGS;
    fclose(file);
    ze_module_handle_t module;
    CHECK(zeModuleCreate(context, device, &desc, &module, NULL));
    return module;
}

int main(int argc, char **argv)
{
    ishmem_init();
    int npes = ishmem_n_pes(), half = (npes + 1) / 2;

    /* 2 * (half - 1), ..., 2, 0 */
    ishmem_team_t team;
    if (ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 2 * (half - 1), -2, half, NULL, 0, &team) != 0)
        ishmem_global_exit(1);

    size_t total = (size_t)half * (half - 1) / 2;
    long *gathered = ishmem_malloc((total + 1) * sizeof(long));
    long *mine = ishmem_malloc(half * sizeof(long));
    int *translated = ishmem_malloc(sizeof(int));
    long *seen = malloc((total + 1) * sizeof(long));

    if (team != ISHMEM_TEAM_INVALID) {
        ze_context_handle_t context;
        ze_device_handle_t device;
        ishmemx_ze_handles(NULL, &context, &device);
        ze_module_handle_t module = load(context, device, argc > 1 ? argv[1] : "team_collect.spv");
        if (ishmemx_module_init(module) != 0)
            ishmem_global_exit(1);

        ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "team_collect"};
        ze_kernel_handle_t kernel;
        CHECK(zeKernelCreate(module, &kernel_desc, &kernel));
        CHECK(zeKernelSetGroupSize(kernel, 32, 1, 1));
        CHECK(zeKernelSetArgumentValue(kernel, 0, sizeof team, &team));
        CHECK(zeKernelSetArgumentValue(kernel, 1, sizeof gathered, &gathered));
        CHECK(zeKernelSetArgumentValue(kernel, 2, sizeof mine, &mine));
        CHECK(zeKernelSetArgumentValue(kernel, 3, sizeof translated, &translated));

        ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                              .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
        ze_command_list_handle_t list;
        ze_group_count_t one = {1, 1, 1};
        CHECK(zeCommandListCreateImmediate(context, device, &queue_desc, &list));
        CHECK(zeCommandListAppendLaunchKernel(list, kernel, &one, NULL, 0, NULL));

        /* Device memory is read by a copy, also one's own. */
        int world = -1, wrong = 0;
        ishmem_getmem(seen, gathered, total * sizeof(long), ishmem_my_pe());
        ishmem_int_get(&world, translated, 1, ishmem_my_pe());
        size_t at = 0;
        for (long pe = 0; pe < half; pe++)
            for (long i = 0; i < pe; i++)
                wrong += seen[at++] != pe;
        wrong += world != ishmem_my_pe();
        printf("PE %d is PE %d of %d in the team and gathered %zu numbers: %s\n", ishmem_my_pe(),
               ishmem_team_my_pe(team), ishmem_team_n_pes(team), total, wrong ? "wrong" : "right");
        if (wrong)
            ishmem_global_exit(1);

        CHECK(zeCommandListDestroy(list));
        CHECK(zeKernelDestroy(kernel));
        CHECK(zeModuleDestroy(module));
        ishmem_team_destroy(team);
    }
    free(seen);
    ishmem_free(translated);
    ishmem_free(mine);
    ishmem_free(gathered);
    ishmem_finalize();
    return 0;
}
