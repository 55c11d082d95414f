/* A kernel linked with libishmem_device.spv by the driver, when the module is created and when modules are linked:
 * linked KERNEL.spv LIBRARY.spv */
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

static size_t sizes[2];
static ze_context_handle_t context;
static ze_device_handle_t device;

/* One module of both. */
static ze_module_handle_t created_together(void)
{
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
    return module;
}

static ze_module_handle_t created(int which)
{
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                             .format = ZE_MODULE_FORMAT_IL_SPIRV,
                             .inputSize = sizes[which],
                             .pInputModule = code[which],
                             .pBuildFlags = which ? ISHMEMX_MODULE_FLAGS " -library-compilation" : ISHMEMX_MODULE_FLAGS};
    ze_module_handle_t module;
    ZE(zeModuleCreate(context, device, &desc, &module, NULL));
    return module;
}

/* Launches the kernel; kernels may not execute here. */
static void run(ze_module_handle_t module, int executes)
{
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
    CHECK(!executes || (seen[0] == ishmem_my_pe() && seen[1] == ishmem_n_pes()));

    ZE(zeCommandListDestroy(list));
    ZE(zeKernelDestroy(kernel));
    ishmem_free(answer);
}

int main(int argc, char **argv)
{
    ishmem_init();
    /* A third argument says that kernels do not execute here. */
    CHECK(argc == 3 || argc == 4);
    CHECK(ishmemx_ze_handles(NULL, &context, &device) == 0);
    for (int which = 0; which < 2; which++)
        sizes[which] = read_file(argv[1 + which], code[which]);

    ze_module_handle_t module = created_together();
    CHECK(ishmemx_module_init(module) == 0);
    run(module, argc == 3);
    ZE(zeModuleDestroy(module));

    /* The runtime is bound to the library, which has the variables. What does not execute kernels need not link them. */
    if (argc == 3) {
        ze_module_handle_t modules[2] = {created(0), created(1)};
        /* Alone it must not find the host's routines of the same names. */
        ze_module_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_MODULE_PROPERTIES};
        ZE(zeModuleGetProperties(modules[0], &properties));
        CHECK(properties.flags & ZE_MODULE_PROPERTY_FLAG_IMPORTS);
        ZE(zeModuleDynamicLink(2, modules, NULL));
        CHECK(ishmemx_module_init(modules[1]) == 0);
        run(modules[0], 1);
        for (int which = 0; which < 2; which++)
            ZE(zeModuleDestroy(modules[which]));
    }

    ishmem_finalize();
    return 0;
}
