/* One PE of a program that runs exchange.h: `host KERNEL.spv NAME` in a kernel, `host` on the host. Either way it finds what is
 * expected. With `group`, `sub-group`, `tile`, `member`, `no context` and `context`: what ends the job there. */
#include "exchange.h"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            std::fprintf(stderr, "PE %d, line %d: %s\n", ishmem_my_pe(), __LINE__, #condition);                        \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)
#define ZE(call) CHECK((call) == ZE_RESULT_SUCCESS)

static void in_kernel(const char *path, const char *name, Room *room, long *seen, ishmemx_ctx_t ctx)
{
    ze_context_handle_t context;
    ze_device_handle_t device;
    CHECK(ishmemx_ze_handles(nullptr, &context, &device) == 0);
    std::ifstream file(path, std::ios::binary);
    std::vector<uint8_t> code{std::istreambuf_iterator<char>(file), {}};
    CHECK(!code.empty());
    ze_module_desc_t module_desc{};
    module_desc.stype = ZE_STRUCTURE_TYPE_MODULE_DESC;
    module_desc.format = ZE_MODULE_FORMAT_IL_SPIRV;
    module_desc.inputSize = code.size();
    module_desc.pInputModule = code.data();
    module_desc.pBuildFlags = ISHMEMX_MODULE_FLAGS;
    ze_module_handle_t module;
    ZE(zeModuleCreate(context, device, &module_desc, &module, nullptr));
    CHECK(ishmemx_module_init(module) == 0);

    ze_kernel_desc_t kernel_desc{};
    kernel_desc.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC;
    kernel_desc.pKernelName = name;
    ze_kernel_handle_t kernel;
    ZE(zeKernelCreate(module, &kernel_desc, &kernel));
    ZE(zeKernelSetGroupSize(kernel, 16, 1, 1));
    ZE(zeKernelSetArgumentValue(kernel, 0, sizeof room, &room));
    ZE(zeKernelSetArgumentValue(kernel, 1, sizeof seen, &seen));
    ZE(zeKernelSetArgumentValue(kernel, 2, sizeof ctx, &ctx));
    ze_command_queue_desc_t queue_desc{};
    queue_desc.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    queue_desc.mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    ze_command_list_handle_t list;
    ze_group_count_t one{1, 1, 1};
    ZE(zeCommandListCreateImmediate(context, device, &queue_desc, &list));
    ZE(zeCommandListAppendLaunchKernel(list, kernel, &one, nullptr, 0, nullptr));
    ZE(zeCommandListDestroy(list));
    ZE(zeKernelDestroy(kernel));
    ZE(zeModuleDestroy(module));
}

/* What larger groups look like to the host. */
struct Pair {
    enum class scope { work_item, sub_group, work_group };
    static constexpr scope fence_scope = scope::work_group;

    size_t get_local_linear_range() const { return 2; }
};
struct SubPair : Pair {
    static constexpr scope fence_scope = scope::sub_group;
};

int main(int argc, char **argv)
{
    const bool by_host = argc != 3;
    ishmemx_attr_t attr;
    /* The host stores to symmetric memory as kernels do. */
    attr.gpu = !by_host;
    ishmemx_init_attr(&attr);
    const int me = ishmem_my_pe(), n = ishmem_n_pes(), left = (me + n - 1) % n;
    if (argc == 2 && std::strcmp(argv[1], "group") == 0)
        ishmemx_barrier_all_work_group(Pair());
    if (argc == 2 && std::strcmp(argv[1], "sub-group") == 0)
        ishmemx_barrier_all_work_group(SubPair());
    long *none = nullptr;
    if (argc == 2 && std::strcmp(argv[1], "tile") == 0)
        ishmemx_sum_tile_reduce(ISHMEM_TEAM_WORLD, none, none, 3, 1, 2, 2);
    if (argc == 2 && std::strcmp(argv[1], "member") == 0)
        ishmemx_peer_signal_set(ISHMEM_TEAM_WORLD, nullptr, 1, n);
    if (argc == 2 && std::strcmp(argv[1], "no context") == 0)
        ishmemx_ctx_long_p(77, nullptr, 0, 0);

    /* On a team in which PEs count from the last. */
    ishmem_team_t backwards;
    ishmemx_ctx_t ctx;
    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, n - 1, -1, n, nullptr, 0, &backwards) == 0);
    CHECK(ishmemx_team_create_ctx(backwards, 0, &ctx) == 0);
    if (argc == 2 && std::strcmp(argv[1], "context") == 0)
        ishmemx_ctx_long_p(ctx, nullptr, 0, n);
    auto *room = static_cast<Room *>(ishmem_calloc(1, sizeof(Room)));
    auto *there = static_cast<long *>(ishmem_calloc(SEEN, sizeof(long)));
    long seen[SEEN];
    if (by_host)
        exchange(room, there, ctx, ishmemx_alone());
    else
        in_kernel(argv[1], argv[2], room, there, ctx);
    ishmem_long_get(seen, there, SEEN, me);

    /* In the team it is PE n - 1 - pe that the world knows as `pe`. */
    const int from = (2 * n - 2 - me) % n;
    CHECK(seen[MY_PE] == me && seen[N_PES] == n);
    CHECK(seen[PUT] == left && seen[PUT + 1] == 2 * left && seen[PUT + 2] == 2 * left);
    CHECK(seen[ON_CONTEXT] == 7 * from);
    CHECK(seen[ADDED] == n * (n + 1) / 2);
    CHECK(seen[GOT] == 100 + (me + 1) % n);
    CHECK(seen[SIGNAL] == 5);
    CHECK(seen[SUM] == n * (n + 1) / 2 && seen[WORLD_SUM] == seen[SUM] && seen[LARGEST] == n);
    for (int pe = 0; pe < n; pe++)
        CHECK(seen[COLLECTED + pe] == pe * pe);
    CHECK(seen[COUNTED] == 1 && seen[BY_LEFT] == 1 && seen[BY_ANY] == left);
    for (int pe = 0, i = 0; pe < 8; pe++)
        for (int of = 0; of <= pe; of++, i++)
            CHECK(seen[RAGGED + i] == (pe < n ? 10 * pe + of : 0));
    for (int i = 0; i < 6; i++) {
        const bool is_of_tile = i % 3 < 2;
        CHECK(seen[TILE + i] == (is_of_tile ? n - 1 + i : 0));
        CHECK(seen[TILE + 6 + i] == (is_of_tile ? n * (n - 1) / 2 + n * i : 0));
    }
    for (int i = 0; i < 37; i++)
        CHECK(seen[WIDE + i] == 37 * left + i && seen[WIDE + 37 + i] == 37 * me + i && seen[WIDE + 74 + i] == 37 * left + i);
    ishmem_free(there);
    ishmem_free(room);
    ishmem_finalize();
    return 0;
}
