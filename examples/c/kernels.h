/* What the examples need of Level Zero: kernels from a file, and launches that return when they are done. */
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

/* Ends the job unless the result is as it has to be. */
static void require(int right, const char *what)
{
    if (!right) {
        fprintf(stderr, "PE %d: %s\n", ishmem_my_pe(), what);
        ishmem_global_exit(1);
    }
}

static struct {
    ze_context_handle_t context;
    ze_device_handle_t device;
    ze_module_handle_t module;
    ze_command_list_handle_t list;
} gpu;

/* Loads the file that ishmem-clc made, and lets its kernels use the runtime. */
static void open_kernels(const char *path)
{
    static unsigned char code[4 << 20];
    FILE *file = fopen(path, "rb");
    require(file != NULL, path);
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .format = ZE_MODULE_FORMAT_IL_SPIRV};
    desc.inputSize = fread(code, 1, sizeof code, file);
    desc.pInputModule = code;
    desc.pBuildFlags = ISHMEMX_MODULE_FLAGS;
    fclose(file);
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    ishmemx_ze_handles(NULL, &gpu.context, &gpu.device);
    CHECK(zeModuleCreate(gpu.context, gpu.device, &desc, &gpu.module, NULL));
    require(ishmemx_module_init(gpu.module) == 0, "ishmemx_module_init");
    CHECK(zeCommandListCreateImmediate(gpu.context, gpu.device, &queue_desc, &gpu.list));
}

static void close_kernels(void)
{
    CHECK(zeCommandListDestroy(gpu.list));
    CHECK(zeModuleDestroy(gpu.module));
}

struct argument {
    size_t bytes;
    const void *value;
};

#define ARGUMENT(variable) {sizeof(variable), &(variable)}
#define ARGUMENTS(...) (struct argument[]){__VA_ARGS__}, sizeof((struct argument[]){__VA_ARGS__}) / sizeof(struct argument)

/* Runs `groups` work-groups of `items` work-items. */
static void launch(const char *name, uint32_t groups, uint32_t items, const struct argument *arguments, size_t count)
{
    ze_kernel_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = name};
    ze_group_count_t shape = {groups, 1, 1};
    ze_kernel_handle_t kernel;
    CHECK(zeKernelCreate(gpu.module, &desc, &kernel));
    CHECK(zeKernelSetGroupSize(kernel, items, 1, 1));
    for (uint32_t i = 0; i < count; i++)
        CHECK(zeKernelSetArgumentValue(kernel, i, arguments[i].bytes, arguments[i].value));
    CHECK(zeCommandListAppendLaunchKernel(gpu.list, kernel, &shape, NULL, 0, NULL));
    CHECK(zeKernelDestroy(kernel));
}
