/* Operations of kernels, each beside a plain kernel that does the same by hand, and collectives beside those of the host, to which a
 * kernel returns for them. Part of shmem-perf.c; its kernels are in shmem-perf.cl. */
#include <dlfcn.h>
#include <ishmemx.h>

/* The runtime opens the loader; this program is not linked with it. */
#define LEVEL_ZERO(X)                                                                                                           \
    X(CommandListCreateImmediate) X(CommandListDestroy) X(CommandListAppendLaunchKernel) X(ModuleCreate) X(ModuleDestroy)       \
    X(KernelCreate) X(KernelDestroy) X(KernelSetGroupSize) X(KernelSetArgumentValue)
static struct {
#define MEMBER(name) __typeof__(ze##name) *name;
    LEVEL_ZERO(MEMBER)
#undef MEMBER
    ze_context_handle_t context;
    ze_device_handle_t device;
    ze_command_list_handle_t list; /* whose commands are done when their calls return */
    ze_module_handle_t module;
} ze;

#define ZE(call) ((call) == ZE_RESULT_SUCCESS ? (void)0 : fail("%s failed", #call))

static void open_level_zero(void)
{
    EXPECT(ishmemx_ze_handles(NULL, &ze.context, &ze.device) == 0);
    void *loader = dlopen("libze_loader.so.1", RTLD_NOW);
    EXPECT(loader);
#define FIND(name)                                                                                                              \
    *(void **)&ze.name = dlsym(loader, "ze" #name);                                                                             \
    EXPECT(ze.name);
    LEVEL_ZERO(FIND)
#undef FIND
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    ZE(ze.CommandListCreateImmediate(ze.context, ze.device, &desc, &ze.list));
}

enum kernel {
    PLAIN, PUTS, GETS, MAPPED, RAW, RAW_ADD, TURN_P, TURN_PUT, TURN_PUT_SIGNAL, TURN_FETCH_ADD, COLLECTIVES_IN_A_ROW, USE, N_KERNELS
};
static const char *const KERNEL_NAMES[N_KERNELS] = {
    "plain_copies", "puts",      "gets",             "mapped",          "turns_raw",   "turns_raw_add",
    "turns_p",      "turns_put", "turns_put_signal", "turns_fetch_add", "collectives", "use_and_renew",
};
static ze_kernel_handle_t kernels[N_KERNELS];

/* Memory of the device: symmetric; of PE 1, and for PE 1 of PE 0, as mapped here, null where it is not; and of the host. */
static unsigned long *far_source, *far_dest, *word, *block, *word_source;
static void *their_source, *their_dest, *their_word;
static unsigned char *local;
static size_t local_bytes;
static long is_near; /* PEs 0 and 1 are mapped by each other, as PE 0 sees it: all PEs do the same */

#define MOST_BYTES ((size_t)64 << 20) /* of an array, if that is enough for a put */

struct argument {
    size_t bytes;
    const void *value;
};
#define ARGUMENT(variable) {sizeof(variable), &(variable)}

/* Runs a work-group of so many work-items. */
static void launch(enum kernel which, uint32_t items, const struct argument *arguments, uint32_t count)
{
    ze_group_count_t one = {1, 1, 1};
    ZE(ze.KernelSetGroupSize(kernels[which], items, 1, 1));
    for (uint32_t i = 0; i < count; i++)
        ZE(ze.KernelSetArgumentValue(kernels[which], i, arguments[i].bytes, arguments[i].value));
    ZE(ze.CommandListAppendLaunchKernel(ze.list, kernels[which], &one, NULL, 0, NULL));
}
#define LAUNCH(which, items, ...)                                                                                               \
    launch(which, items, (struct argument[]){__VA_ARGS__}, sizeof((struct argument[]){__VA_ARGS__}) / sizeof(struct argument))

/* The module, beside this program or where it is installed. */
static void *read_module(size_t *bytes)
{
    static const char *const PLACES[] = {"", "../share/zeshmem/"};
    char program[4000], path[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = 0;
    char *name = strrchr(program, '/');
    FILE *file = NULL;
    for (size_t i = 0; name && !file && i < sizeof PLACES / sizeof *PLACES; i++) {
        snprintf(path, sizeof path, "%.*s/%sshmem-perf.spv", (int)(name - program), program, PLACES[i]);
        file = fopen(path, "rb");
    }
    if (!file)
        fail("%s: %s; ishmem-clc makes it of shmem-perf.cl", path, strerror(errno));
    EXPECT(fseek(file, 0, SEEK_END) == 0);
    *bytes = (size_t)ftell(file);
    rewind(file);
    void *module = malloc(*bytes);
    EXPECT(module && fread(module, 1, *bytes, file) == *bytes);
    fclose(file);
    return module;
}

/* Where symmetric memory of a PE is mapped here. */
static void *mapped_in_kernels(void *symmetric, int pe)
{
    unsigned long address;
    LAUNCH(MAPPED, 1, ARGUMENT(symmetric), ARGUMENT(pe), ARGUMENT(word));
    ishmem_getmem(&address, word, sizeof address, me);
    return (void *)address;
}

static void *on_device(size_t bytes)
{
    void *memory = ishmem_malloc(bytes);
    if (!memory)
        fail("ishmem_malloc(%zu) gave nothing: ISHMEM_SYMMETRIC_SIZE is too small", bytes);
    return memory;
}

/* What each PE has in its source, and nothing in its dest. */
static void fill_device(size_t bytes)
{
    fill(local, bytes, me);
    ishmem_putmem(far_source, local, bytes, me);
    memset(local, 0, bytes);
    ishmem_putmem(far_dest, local, bytes, me);
    ishmem_barrier_all();
}

/* Copies by a work-group, PE 0 to PE 1 and back. */

static void copies(enum kernel which, uint32_t items, size_t bytes, long calls, void *to, void *from)
{
    int rounds = (int)calls, pe = 1;
    if (which == PLAIN)
        LAUNCH(which, items, ARGUMENT(rounds), ARGUMENT(to), ARGUMENT(from), ARGUMENT(bytes));
    else
        LAUNCH(which, items, ARGUMENT(rounds), ARGUMENT(to), ARGUMENT(from), ARGUMENT(bytes), ARGUMENT(pe));
}

/* Whether a PE's dest has what PE `pe` had in its source. */
static bool dest_has(size_t bytes, int pe)
{
    ishmem_getmem(local, far_dest, bytes, me);
    return filled(local, bytes, pe, 0);
}

#define COPIES(name, which, items, there_to, there_from, reader)                                                                \
    static void run_##name##_##items(size_t bytes, long calls) { copies(which, items, bytes, calls, far_dest, far_source); }    \
    static void hand_##name##_##items(size_t bytes, long calls) { copies(PLAIN, items, bytes, calls, there_to, there_from); }   \
    static void check_##name##_##items(size_t bytes)                                                                            \
    {                                                                                                                           \
        for (int by_hand = 0; by_hand < (is_near ? 2 : 1); by_hand++) {                                                      \
            fill_device(bytes);                                                                                                 \
            if (me == 0)                                                                                                        \
                (by_hand ? hand_##name##_##items : run_##name##_##items)(bytes, 1);                                             \
            ishmem_barrier_all();                                                                                               \
            EXPECT(me != reader || dest_has(bytes, 1 - reader));                                                                \
        }                                                                                                                       \
    }
COPIES(puts, PUTS, 16, their_dest, far_source, 1)
COPIES(puts, PUTS, 256, their_dest, far_source, 1)
COPIES(gets, GETS, 16, far_dest, their_source, 0)
COPIES(gets, GETS, 256, far_dest, their_source, 0)

/* The host's. */
static void run_memcpy(size_t bytes, long calls)
{
    LOOP
    {
        memcpy(scratch, local, bytes);
        atomic_signal_fence(memory_order_seq_cst);
    }
}

static void check_memcpy(size_t bytes)
{
    fill(local, bytes, me);
    run_memcpy(bytes, 1);
    EXPECT(filled(scratch, bytes, me, 0));
}

/* Kernels of PEs 0 and 1 take turns; a message each. */

static unsigned long begun = 2;

static void turns(enum kernel which, long calls)
{
    int rounds = (int)calls;
    LAUNCH(which, 1, ARGUMENT(rounds), ARGUMENT(begun), ARGUMENT(word), ARGUMENT(block), ARGUMENT(word_source), ARGUMENT(their_word));
    begun += (unsigned long)calls;
}

static void check_turns(enum kernel which)
{
    ishmem_barrier_all();
    if (me < 2) {
        turns(which, 100);
        /* Of the last two numbers that of the other PE. */
        unsigned long last = begun - 1, told = ishmem_ulong_g(word, me);
        last -= (last & 1) == (unsigned long)me;
        EXPECT(told == last);
        EXPECT(which != TURN_PUT_SIGNAL || ishmem_ulong_g(block, me) == last);
    }
    ishmem_barrier_all();
}

#define TURNS(name, which)                                                                                                      \
    static void run_##name(size_t bytes, long calls)                                                                            \
    {                                                                                                                           \
        (void)bytes;                                                                                                            \
        turns(which, calls);                                                                                                    \
    }                                                                                                                           \
    static void check_##name(size_t bytes)                                                                                      \
    {                                                                                                                           \
        (void)bytes;                                                                                                            \
        check_turns(which);                                                                                                     \
    }
TURNS(turn_p, TURN_P)
TURNS(turn_put, TURN_PUT)
TURNS(turn_put_signal, TURN_PUT_SIGNAL)
TURNS(turn_fetch_add, TURN_FETCH_ADD)

static void hand_turn(size_t bytes, long calls)
{
    (void)bytes;
    turns(RAW, calls);
}

static void hand_turn_add(size_t bytes, long calls)
{
    (void)bytes;
    turns(RAW_ADD, calls);
}

/* Collectives, as shmem-perf.cl numbers them: in one kernel, or the host's and a kernel after each. */

enum what { SYNC, BROADCAST, COLLECT, FCOLLECT, ALLTOALL, SUM_REDUCE, SUM_INSCAN, SUM_EXSCAN, SUM_REDUCESCATTER };

/* How many words of operands a program has written just before: of large ones the caches do not have much anyway. */
static size_t renewed(enum what what, size_t count)
{
    size_t words = what == ALLTOALL || what == SUM_REDUCESCATTER ? count * (size_t)n : count;
    return count * sizeof(long) <= 64 << 10 ? words : 0;
}

static bool gathers(enum what what)
{
    return what == COLLECT || what == FCOLLECT || what == ALLTOALL;
}

/* How many words of results a program reads just after, of those whose operands it has just written. */
static size_t used(enum what what, size_t count)
{
    size_t words = gathers(what) ? count * (size_t)n : count;
    return renewed(what, count) > 0 ? words : 0;
}

static uint32_t crew(size_t bytes)
{
    return bytes < 4096 ? 16 : 256;
}

static void in_a_kernel(enum what what, size_t bytes, long calls)
{
    int number = what, rounds = (int)calls;
    size_t count = bytes / sizeof(long), written = renewed(what, count), read = used(what, count);
    LAUNCH(COLLECTIVES_IN_A_ROW, crew(bytes), ARGUMENT(number), ARGUMENT(rounds), ARGUMENT(far_dest), ARGUMENT(far_source), ARGUMENT(count),
           ARGUMENT(written), ARGUMENT(read));
}

static int of_the_host(enum what what, size_t count)
{
    switch (what) {
    case SYNC: return ishmem_team_sync(ISHMEM_TEAM_WORLD);
    case BROADCAST: return ishmem_ulong_broadcast(ISHMEM_TEAM_WORLD, far_dest, far_source, count, 0);
    case COLLECT: return ishmem_ulong_collect(ISHMEM_TEAM_WORLD, far_dest, far_source, count);
    case FCOLLECT: return ishmem_ulong_fcollect(ISHMEM_TEAM_WORLD, far_dest, far_source, count);
    case ALLTOALL: return ishmem_ulong_alltoall(ISHMEM_TEAM_WORLD, far_dest, far_source, count);
    case SUM_REDUCE: return ishmem_ulong_sum_reduce(ISHMEM_TEAM_WORLD, far_dest, far_source, count);
    case SUM_INSCAN: return ishmem_ulong_sum_inscan(ISHMEM_TEAM_WORLD, far_dest, far_source, count);
    case SUM_EXSCAN: return ishmem_ulong_sum_exscan(ISHMEM_TEAM_WORLD, far_dest, far_source, count);
    default: return ishmemx_ulong_sum_reducescatter(ISHMEM_TEAM_WORLD, far_dest, far_source, count);
    }
}

static void by_the_host(enum what what, size_t bytes, long calls)
{
    size_t count = bytes / sizeof(long), written = renewed(what, count), read = used(what, count);
    LOOP
    {
        EXPECT(of_the_host(what, count) == 0);
        LAUNCH(USE, crew(bytes), ARGUMENT(far_dest), ARGUMENT(far_source), ARGUMENT(written), ARGUMENT(read));
    }
}

/* The word at so many bytes of a PE's dest in the end. */
static unsigned long outcome_of(enum what what, size_t bytes, size_t at)
{
    switch (what) {
    case BROADCAST: return operand(at, 0);
    case COLLECT:
    case FCOLLECT: return operand(at % bytes, (int)(at / bytes));
    case ALLTOALL: return operand((size_t)me * bytes + at % bytes, (int)(at / bytes));
    case SUM_REDUCE: return sum_of(at, n);
    case SUM_INSCAN: return sum_of(at, me + 1);
    case SUM_EXSCAN: return sum_of(at, me);
    default: return sum_of((size_t)me * bytes + at, n);
    }
}

static void check_collective(enum what what, size_t bytes)
{
    for (int by_host = 0; by_host < 2; by_host++) {
        fill_device(bytes * (size_t)n);
        (by_host ? by_the_host : in_a_kernel)(what, bytes, 1);
        size_t all = gathers(what) ? bytes * (size_t)n : bytes;
        ishmem_getmem(local, far_dest, all, me);
        for (size_t at = 0; at < all; at += sizeof(long))
            EXPECT(*(unsigned long *)(local + at) == outcome_of(what, bytes, at));
        ishmem_barrier_all();
    }
}

#define IN_KERNELS(name, what)                                                                                                  \
    static void run_kernel_##name(size_t bytes, long calls) { in_a_kernel(what, bytes, calls); }                                \
    static void host_##name(size_t bytes, long calls) { by_the_host(what, bytes, calls); }
#define COLLECTIVE_IN_KERNELS(name, what)                                                                                       \
    IN_KERNELS(name, what)                                                                                                      \
    static void check_kernel_##name(size_t bytes) { check_collective(what, bytes); }
IN_KERNELS(sync, SYNC)
CHECK_BARRIER(kernel_sync)
COLLECTIVE_IN_KERNELS(broadcast, BROADCAST)
COLLECTIVE_IN_KERNELS(collect, COLLECT)
COLLECTIVE_IN_KERNELS(fcollect, FCOLLECT)
COLLECTIVE_IN_KERNELS(alltoall, ALLTOALL)
COLLECTIVE_IN_KERNELS(sum_reduce, SUM_REDUCE)
COLLECTIVE_IN_KERNELS(sum_inscan, SUM_INSCAN)
COLLECTIVE_IN_KERNELS(sum_exscan, SUM_EXSCAN)
COLLECTIVE_IN_KERNELS(sum_reducescatter, SUM_REDUCESCATTER)

#define COPY(name, function, bytes) {name, bytes, ORIGIN, check_##function, run_##function, hand_##function}
#define COPY_SIZES(name, function)                                                                                              \
    COPY(name, function, 4 << 10), COPY(name, function, 64 << 10), COPY(name, function, 256 << 10), COPY(name, function, 1 << 20), \
        COPY(name, function, 4 << 20)
#define HOST_COPY(bytes) {"memcpy of the host", bytes, ORIGIN, check_memcpy, run_memcpy, NULL}
#define AMONG_KERNELS(name, bytes) {#name, bytes, ALL, check_kernel_##name, run_kernel_##name, host_##name}
#define SIZES_AMONG_KERNELS(name)                                                                                               \
    AMONG_KERNELS(name, 8), AMONG_KERNELS(name, 512), AMONG_KERNELS(name, 4 << 10), AMONG_KERNELS(name, 32 << 10),              \
        AMONG_KERNELS(name, 256 << 10), AMONG_KERNELS(name, 1 << 20), AMONG_KERNELS(name, 4 << 20)

static struct cell kernel_cells[] = {
    COPY_SIZES("put, 16 work-items", puts_16),
    COPY_SIZES("put, 256 work-items", puts_256),
    COPY_SIZES("get, 16 work-items", gets_16),
    COPY_SIZES("get, 256 work-items", gets_256),
    HOST_COPY(4 << 10),
    HOST_COPY(64 << 10),
    HOST_COPY(256 << 10),
    HOST_COPY(1 << 20),
    HOST_COPY(4 << 20),
    {"message by p", 8, PAIR, check_turn_p, run_turn_p, hand_turn},
    {"message by put", 8, PAIR, check_turn_put, run_turn_put, hand_turn},
    {"message by put_signal", 8, PAIR, check_turn_put_signal, run_turn_put_signal, hand_turn},
    {"message by fetch_add", 8, PAIR, check_turn_fetch_add, run_turn_fetch_add, hand_turn_add},
    AMONG_KERNELS(sync, 0),
    SIZES_AMONG_KERNELS(broadcast),
    SIZES_AMONG_KERNELS(collect),
    SIZES_AMONG_KERNELS(fcollect),
    SIZES_AMONG_KERNELS(alltoall),
    SIZES_AMONG_KERNELS(sum_reduce),
    SIZES_AMONG_KERNELS(sum_inscan),
    SIZES_AMONG_KERNELS(sum_exscan),
    SIZES_AMONG_KERNELS(sum_reducescatter),
};
enum { N_KERNEL_CELLS = sizeof kernel_cells / sizeof *kernel_cells };

static void prepare_kernels(void)
{
    if (ishmem_init(), ishmem_n_pes() != n)
        fail("ishmem_init found other PEs than shmem_init");
    open_level_zero();
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .format = ZE_MODULE_FORMAT_IL_SPIRV, .pBuildFlags = ISHMEMX_MODULE_FLAGS};
    void *code = read_module(&desc.inputSize);
    desc.pInputModule = code;
    ZE(ze.ModuleCreate(ze.context, ze.device, &desc, &ze.module, NULL));
    free(code);
    EXPECT(ishmemx_module_init(ze.module) == 0);
    for (int which = 0; which < N_KERNELS; which++) {
        ze_kernel_desc_t kernel = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = KERNEL_NAMES[which]};
        ZE(ze.KernelCreate(ze.module, &kernel, &kernels[which]));
    }
    local_bytes = LARGEST_PUT * (size_t)n < MOST_BYTES ? LARGEST_PUT * (size_t)n : MOST_BYTES;
    most_bytes = local_bytes;
    local = malloc(local_bytes);
    EXPECT(local);
    far_source = on_device(local_bytes);
    far_dest = on_device(local_bytes);
    word = on_device(LINE);
    block = on_device(LINE);
    word_source = on_device(LINE);
    int partner = me == 0 ? 1 : 0;
    their_source = mapped_in_kernels(far_source, partner);
    their_dest = mapped_in_kernels(far_dest, partner);
    their_word = mapped_in_kernels(word, partner);
    for (int pe = 0; me == 0 && pe < n; pe++)
        shmem_long_p(&is_near, their_dest != NULL, pe);
    shmem_barrier_all();
    /* What is done by hand is done by mappings; what the host does is not. */
    mapped = true;
    for (size_t i = 0; i < N_KERNEL_CELLS; i++)
        if (!is_near && kernel_cells[i].who != ALL)
            kernel_cells[i].by_hand = NULL;
    /* What the numbers of the other PE have come to. */
    ishmem_ulong_p(word, 1 - (unsigned long)(me == 1), me);
    ishmem_barrier_all();
}

static void end_kernels(void)
{
    for (int which = 0; which < N_KERNELS; which++)
        ZE(ze.KernelDestroy(kernels[which]));
    ZE(ze.ModuleDestroy(ze.module));
    ZE(ze.CommandListDestroy(ze.list));
    free(local);
    ishmem_finalize();
}
