/* A kernel linked with libishmem_device.spv by the driver: linked KERNEL.spv LIBRARY.spv */
#include <ishmem.h>
#include <ishmemx.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d, line %d: %s\n", ishmem_my_pe(), __LINE__, #condition);                             \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)
#define ZE(call) CHECK((call) == ZE_RESULT_SUCCESS)

static unsigned char code[2][1 << 22];

static size_t read_file(const char *path, unsigned char *to)
{
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    size_t bytes = fread(to, 1, sizeof code[0], file);
    fclose(file);
    return bytes;
}

int main(int argc, char **argv)
{
    ishmem_init();
    /* A third argument says that kernels do not execute here. */
    CHECK(argc == 3 || argc == 4);
    ze_context_handle_t context;
    ze_device_handle_t device;
    CHECK(ishmemx_ze_handles(NULL, &context, &device) == 0);

    size_t sizes[2] = {read_file(argv[1], code[0]), read_file(argv[2], code[1])};
    const uint8_t *modules[2] = {code[0], code[1]};
    const char *flags[2] = {ISHMEMX_MODULE_FLAGS, ISHMEMX_MODULE_FLAGS};
    ze_module_program_exp_desc_t program = {.stype = ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC,
                                            .count = 2,
                                            .inputSizes = sizes,
                                            .pInputModules = modules,
                                            .pBuildFlags = flags};
    ze_module_desc_t desc = {
        .stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .pNext = &program, .format = ZE_MODULE_FORMAT_IL_SPIRV};
    ze_module_handle_t module;
    ZE(zeModuleCreate(context, device, &desc, &module, NULL));
    CHECK(ishmemx_module_init(module) == 0);

    int *answer = ishmem_malloc(2 * sizeof(int)), seen[2] = {-1, -1};
    ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "who"};
    ze_kernel_handle_t kernel;
    ZE(zeKernelCreate(module, &kernel_desc, &kernel));
    ZE(zeKernelSetGroupSize(kernel, 1, 1, 1));
    ZE(zeKernelSetArgumentValue(kernel, 0, sizeof answer, &answer));
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    ze_command_list_handle_t list;
    ze_group_count_t one = {1, 1, 1};
    ZE(zeCommandListCreateImmediate(context, device, &queue_desc, &list));
    ZE(zeCommandListAppendLaunchKernel(list, kernel, &one, NULL, 0, NULL));
    ishmem_int_get(seen, answer, 2, ishmem_my_pe());
    CHECK(argc == 4 || (seen[0] == ishmem_my_pe() && seen[1] == ishmem_n_pes()));

    ZE(zeCommandListDestroy(list));
    ZE(zeKernelDestroy(kernel));
    ZE(zeModuleDestroy(module));
    ishmem_free(answer);
    ishmem_finalize();
    return 0;
}
