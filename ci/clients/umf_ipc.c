/* Cross-process IPC as UMF (Unified Memory Framework) does it over Level Zero, judged from outside: UMF's own provider
 * and pools, its own exchange of descriptors, and the driver that the loader finds.
 *
 * The parent allocates, fills and exports; the child, which was forked before Level Zero was initialised, opens, checks
 * and writes; the parent checks what was written. Data moves by copy commands, and shared memory by plain loads as well.
 * The child uses the last device there is, the parent the first. Ends with "N passed, M failed".
 */
#include <level_zero/ze_api.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <umf.h>
#include <umf/ipc.h>
#include <umf/memory_pool.h>
#include <umf/pools/pool_disjoint.h>
#include <umf/pools/pool_proxy.h>
#include <umf/providers/provider_level_zero.h>
#include <unistd.h>

/* What is exchanged at once: `allocations` of `bytes` each, with `handles` handles each, the first of which is of the
 * address `offset` in the allocation and the others `step` apart; all of that `rounds` times over. */
static const struct exchange {
    const char *name;
    size_t bytes, offset, step;
    int allocations, handles, rounds;
} exchanges[] = {
    {"a page and some", 5000, 0, 0, 1, 1, 1},
    {"one byte", 1, 0, 0, 1, 1, 1},
    {"eight megabytes", (8 << 20) + 3, 0, 0, 1, 1, 1},
    {"an interior address", 100000, 12345, 0, 1, 1, 1},
    {"several handles of one allocation", 40000, 1, 9001, 1, 4, 1},
    {"many allocations", 3000, 17, 0, 32, 1, 1},
    {"addresses that are used again", 70000, 64, 0, 2, 1, 25},
};
enum { MOST_OPEN = 32, MOST_HANDLE = 4096 }; /* handles open at once; bytes of one */

static const struct {
    const char *name;
    umf_usm_memory_type_t type;
} memories[] = {{"device", UMF_MEMORY_TYPE_DEVICE}, {"shared", UMF_MEMORY_TYPE_SHARED}};

static bool parent;
static int peer; /* the socket to the other process */
static ze_context_handle_t context;
static ze_device_handle_t device;
static ze_command_list_handle_t list;
static umf_memory_pool_handle_t pool;
static bool host_accessible;

static void die(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s: ", parent ? "exporter" : "importer");
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(1);
}

/* What fails here ends the process, and so the other one, which finds the socket closed. */
#define MUST(call)                                                                                                     \
    do {                                                                                                               \
        int result_ = (int)(call);                                                                                     \
        if (result_ != 0)                                                                                              \
            die("%s: 0x%x", #call, result_);                                                                           \
    } while (0)

static void say(const void *data, size_t bytes)
{
    if (send(peer, data, bytes, MSG_NOSIGNAL) != (ssize_t)bytes)
        die("the other process is gone");
}

static void hear(void *data, size_t bytes)
{
    if (recv(peer, data, bytes, MSG_WAITALL) != (ssize_t)bytes)
        die("the other process is gone");
}

static void start_level_zero(void)
{
    MUST(zeInit(0));
    uint32_t count = 1;
    ze_driver_handle_t driver;
    MUST(zeDriverGet(&count, &driver));
    ze_device_handle_t devices[64];
    count = 64;
    MUST(zeDeviceGet(driver, &count, devices));
    device = devices[parent ? 0 : count - 1];
    ze_context_desc_t context_desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    MUST(zeContextCreate(driver, &context_desc, &context));
    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                          .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    MUST(zeCommandListCreateImmediate(context, device, &queue_desc, &list));
}

static void create_pool(umf_usm_memory_type_t type, bool disjoint)
{
    umf_level_zero_memory_provider_params_handle_t params;
    MUST(umfLevelZeroMemoryProviderParamsCreate(&params));
    MUST(umfLevelZeroMemoryProviderParamsSetContext(params, context));
    MUST(umfLevelZeroMemoryProviderParamsSetDevice(params, device));
    MUST(umfLevelZeroMemoryProviderParamsSetMemoryType(params, type));
    umf_memory_provider_handle_t provider;
    MUST(umfMemoryProviderCreate(umfLevelZeroMemoryProviderOps(), params, &provider));
    MUST(umfLevelZeroMemoryProviderParamsDestroy(params));

    umf_disjoint_pool_params_handle_t pool_params = NULL;
    if (disjoint)
        MUST(umfDisjointPoolParamsCreate(&pool_params));
    MUST(umfPoolCreate(disjoint ? umfDisjointPoolOps() : umfProxyPoolOps(), provider, pool_params,
                       UMF_POOL_CREATE_FLAG_OWN_PROVIDER, &pool));
    if (disjoint)
        MUST(umfDisjointPoolParamsDestroy(pool_params));
    host_accessible = type == UMF_MEMORY_TYPE_SHARED;
}

/* The byte at `at` of what `seed` stands for; no short period, and no two seeds alike. */
static unsigned char byte_of(uint32_t seed, size_t at)
{
    uint32_t mixed = (seed * 0x9e3779b9u) ^ (uint32_t)at;
    mixed = (mixed ^ (mixed >> 15)) * 0x2c1b3c6du;
    return (unsigned char)((mixed ^ (mixed >> 12)) >> 8);
}

/* Makes memory what `seed` says of the allocation's bytes from `from` on. */
static void fill(void *memory, size_t from, size_t bytes, uint32_t seed)
{
    unsigned char *data = malloc(bytes);
    for (size_t i = 0; i < bytes; i++)
        data[i] = byte_of(seed, from + i);
    MUST(zeCommandListAppendMemoryCopy(list, memory, data, bytes, NULL, 0, NULL));
    free(data);
}

static bool holds(const void *memory, size_t from, size_t bytes, uint32_t seed)
{
    unsigned char *data = malloc(bytes);
    MUST(zeCommandListAppendMemoryCopy(list, data, memory, bytes, NULL, 0, NULL));
    bool same = !host_accessible || memcmp(data, memory, bytes) == 0;
    size_t at = 0;
    while (at < bytes && data[at] == byte_of(seed, from + at))
        at++;
    if (at < bytes)
        fprintf(stderr, "%s: byte %zu of %zu is 0x%02x, not 0x%02x\n", parent ? "exporter" : "importer", from + at,
                from + bytes, data[at], byte_of(seed, from + at));
    else if (!same)
        fprintf(stderr, "%s: a copy and plain loads disagree\n", parent ? "exporter" : "importer");
    free(data);
    return same && at == bytes;
}

static size_t offset_of(const struct exchange *it, int handle) { return it->offset + (size_t)handle * it->step; }

static bool export(const struct exchange *it, uint32_t seed)
{
    char *memory[MOST_OPEN];
    umf_ipc_handle_t handles[MOST_OPEN];
    for (int i = 0; i < it->allocations; i++) {
        if (!(memory[i] = umfPoolMalloc(pool, it->bytes)))
            die("umfPoolMalloc of %zu bytes", it->bytes);
        fill(memory[i], 0, it->bytes, seed + i);
        for (int h = 0; h < it->handles; h++) {
            size_t size;
            umf_ipc_handle_t *handle = &handles[i * it->handles + h];
            MUST(umfGetIPCHandle(memory[i] + offset_of(it, h), handle, &size));
            say(&size, sizeof size);
            say(*handle, size);
        }
    }
    bool right;
    hear(&right, sizeof right);
    for (int i = 0; i < it->allocations; i++) {
        /* The importer wrote from its first handle's address to the end. */
        right &= it->offset == 0 || holds(memory[i], 0, it->offset, seed + i);
        right &= holds(memory[i] + it->offset, it->offset, it->bytes - it->offset, ~(seed + i));
        for (int h = 0; h < it->handles; h++)
            MUST(umfPutIPCHandle(handles[i * it->handles + h]));
        MUST(umfPoolFree(pool, memory[i]));
    }
    return right;
}

static void import(const struct exchange *it, uint32_t seed)
{
    umf_ipc_handler_handle_t handler;
    MUST(umfPoolGetIPCHandler(pool, &handler));
    char *opened[MOST_OPEN];
    bool right = true;
    for (int i = 0; i < it->allocations * it->handles; i++) {
        size_t size;
        _Alignas(16) char handle[MOST_HANDLE];
        hear(&size, sizeof size);
        if (size > sizeof handle)
            die("a handle of %zu bytes", size);
        hear(handle, size);
        MUST(umfOpenIPCHandle(handler, (umf_ipc_handle_t)handle, (void **)&opened[i]));
    }
    for (int i = 0; i < it->allocations; i++) {
        char **of_this = opened + i * it->handles;
        for (int h = 0; h < it->handles; h++)
            right &= holds(of_this[h], offset_of(it, h), it->bytes - offset_of(it, h), seed + i);
        fill(of_this[0], it->offset, it->bytes - it->offset, ~(seed + i));
        for (int h = 0; h < it->handles; h++)
            right &= holds(of_this[h], offset_of(it, h), it->bytes - offset_of(it, h), ~(seed + i));
    }
    for (int i = it->allocations * it->handles; i-- > 0;)
        MUST(umfCloseIPCHandle(opened[i]));
    say(&right, sizeof right);
}

int main(void)
{
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
        die("socketpair failed");
    pid_t child = fork();
    if (child < 0)
        die("fork failed");
    parent = child != 0;
    peer = sockets[parent ? 0 : 1];
    close(sockets[parent ? 1 : 0]);
    /* The importer fetches descriptors by pidfd_getfd; a kernel without Yama, which needs no leave, answers EINVAL. */
    if (parent)
        prctl(PR_SET_PTRACER, child, 0, 0, 0);

    MUST(umfInit());
    start_level_zero();
    int passed = 0, failed = 0;
    uint32_t seed = 1;
    for (size_t m = 0; m < sizeof memories / sizeof *memories; m++)
        for (int disjoint = 0; disjoint < 2; disjoint++) {
            create_pool(memories[m].type, disjoint);
            for (size_t e = 0; e < sizeof exchanges / sizeof *exchanges; e++) {
                bool right = true;
                for (int round = 0; round < exchanges[e].rounds; round++, seed += MOST_OPEN) {
                    if (parent)
                        right &= export(&exchanges[e], seed);
                    else
                        import(&exchanges[e], seed);
                }
                if (!parent)
                    continue;
                right ? passed++ : failed++;
                printf("%s  %s memory, %s pool: %s\n", right ? "ok    " : "FAILED", memories[m].name,
                       disjoint ? "disjoint" : "proxy", exchanges[e].name);
            }
            MUST(umfPoolDestroy(pool));
        }
    MUST(umfTearDown());
    MUST(zeCommandListDestroy(list));
    MUST(zeContextDestroy(context));
    if (!parent)
        return 0;

    int status;
    if (waitpid(child, &status, 0) != child || status != 0) {
        printf("FAILED  the importer's end: status 0x%x\n", status);
        failed++;
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
