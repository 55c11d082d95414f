/* The kernel of tests/kernels/other_compiler.ll, which was compiled without our headers: ring RING.spv */
#include "check.h"

#include <ishmem.h>
#include <ishmemx.h>

#define ITEMS 32
#define ZE(call) CHECK((call) == ZE_RESULT_SUCCESS)

int main(int argc, char **argv)
{
    static unsigned char code[4 << 20];
    ishmem_init();
    me = ishmem_my_pe(), n = ishmem_n_pes();
    int left = (me + n - 1) % n;
    CHECK(argc == 2);
    FILE *file = fopen(argv[1], "rb");
    CHECK(file != NULL);
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                             .format = ZE_MODULE_FORMAT_IL_SPIRV,
                             .inputSize = fread(code, 1, sizeof code, file),
                             .pInputModule = code,
                             .pBuildFlags = ISHMEMX_MODULE_FLAGS};
    CHECK(desc.inputSize > 0 && desc.inputSize < sizeof code);
    fclose(file);

    ze_context_handle_t context;
    ze_device_handle_t device;
    ze_module_handle_t module;
    ze_kernel_handle_t kernel;
    ze_command_list_handle_t list;
    CHECK(ishmemx_ze_handles(NULL, &context, &device) == 0);
    ZE(zeModuleCreate(context, device, &desc, &module, NULL));
    CHECK(ishmemx_module_init(module) == 0);
    ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "ring"};
    ZE(zeKernelCreate(module, &kernel_desc, &kernel));
    ZE(zeKernelSetGroupSize(kernel, ITEMS, 1, 1));
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    ZE(zeCommandListCreateImmediate(context, device, &queue_desc, &list));

    long *words = ishmem_calloc(2, sizeof(long)), *row = ishmem_calloc(2 * ITEMS, sizeof(long));
    long *mine = ishmem_calloc(ITEMS, sizeof(long)), *seen = ishmem_calloc(5, sizeof(long));
    long *arguments[] = {words, row, mine, seen};
    for (uint32_t i = 0; i < 4; i++)
        ZE(zeKernelSetArgumentValue(kernel, i, sizeof arguments[i], &arguments[i]));
    ze_group_count_t one = {1, 1, 1};
    ZE(zeCommandListAppendLaunchKernel(list, kernel, &one, NULL, 0, NULL));

    long got[5], from_left[2 * ITEMS];
    ishmem_long_get(got, seen, 5, me);
    ishmem_long_get(from_left, row, 2 * ITEMS, me);
    CHECK(got[0] == 100 + left);
    CHECK(got[1] == 7);
    CHECK(got[2] == 0);
    CHECK(got[3] == me);
    CHECK(got[4] == n);
    for (int i = 0; i < ITEMS; i++) {
        CHECK(from_left[i] == 1000L * left + i);
        CHECK(from_left[ITEMS + i] == 1000L * n * (n - 1) / 2 + (long)n * i);
    }

    ZE(zeCommandListDestroy(list));
    ZE(zeKernelDestroy(kernel));
    ZE(zeModuleDestroy(module));
    for (int i = 0; i < 4; i++)
        ishmem_free(arguments[i]);
    ishmem_finalize();
    return 0;
}
