/* Routines on command lists of every kind, beside a kernel of the program's own: lists KERNEL.spv [refused | ended |
   from nowhere] */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <ishmemx.h>
#include <math.h>
#include <pthread.h>
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

/* Bits of version 1.9 and later, for headers that are older. */
#define LIST_IN_ORDER 8u
#define QUEUE_IN_ORDER 2u

enum { COUNT = 600, MANY = 40000, PES = 16 };

static int me, n, next, previous;
static const char *where = "start";
static ze_context_handle_t context;
static ze_device_handle_t device;
static ze_event_handle_t events[4];
static ze_kernel_handle_t add;
static uint32_t ordinal;

/* Memory that kernels and the host reach. */
static void *host_memory(size_t bytes)
{
    ze_host_mem_alloc_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    void *memory;
    ZE(zeMemAllocHost(context, &desc, bytes, 64, &memory));
    memset(memory, 0, bytes);
    return memory;
}

/* A command list, what executes it, and whether its commands follow each other by themselves. */
struct place {
    const char *name;
    ze_command_list_handle_t list;
    ze_command_queue_handle_t queue;
    int in_order;
};

static struct place make(const char *name, int immediate, int in_order)
{
    struct place place = {.name = name, .in_order = in_order};
    ze_command_queue_desc_t queue = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                     .ordinal = ordinal,
                                     .flags = immediate && in_order ? QUEUE_IN_ORDER : 0,
                                     .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS};
    ze_command_list_desc_t list = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC,
                                   .commandQueueGroupOrdinal = ordinal,
                                   .flags = in_order ? LIST_IN_ORDER : 0};
    if (immediate) {
        ZE(zeCommandListCreateImmediate(context, device, &queue, &place.list));
    } else {
        ZE(zeCommandQueueCreate(context, device, &queue, &place.queue));
        ZE(zeCommandListCreate(context, device, &list, &place.list));
    }
    return place;
}

static void destroy(struct place *place)
{
    ZE(zeCommandListDestroy(place->list));
    if (place->queue)
        ZE(zeCommandQueueDestroy(place->queue));
}

/* What follows comes after what is there. */
static void then(struct place *place)
{
    if (!place->in_order)
        ZE(zeCommandListAppendBarrier(place->list, NULL, 0, NULL));
}

static void execute(struct place *place)
{
    ZE(zeCommandQueueExecuteCommandLists(place->queue, 1, &place->list, NULL));
    ZE(zeCommandQueueSynchronize(place->queue, UINT64_MAX));
}

/* Waits for all that was appended; the list is empty then. */
static void finish(struct place *place)
{
    if (place->queue) {
        ZE(zeCommandListClose(place->list));
        execute(place);
        ZE(zeCommandListReset(place->list));
    } else {
        ZE(zeCommandListAppendBarrier(place->list, events[3], 0, NULL));
        ZE(zeEventHostSynchronize(events[3], UINT64_MAX));
        ZE(zeEventHostReset(events[3]));
    }
}

/* numbers[i] += *what */
static void append_add(struct place *place, long *numbers, uint64_t count, const long *what, ze_event_handle_t signal)
{
    ze_group_count_t groups = {2, 1, 1};
    ZE(zeKernelSetArgumentValue(add, 0, sizeof numbers, &numbers));
    ZE(zeKernelSetArgumentValue(add, 1, sizeof count, &count));
    ZE(zeKernelSetArgumentValue(add, 2, sizeof what, &what));
    ZE(zeCommandListAppendLaunchKernel(place->list, add, &groups, signal, 0, NULL));
}

#define AT(place) place.list, NULL, 0, NULL

static long number(int pe, size_t i)
{
    return (long)(pe * 1000 + i % 97 + 1);
}

/* Symmetric arrays of TYPE, which the host fills, clears and looks at. */
#define ARRAYS(NAME, TYPE)                                                                                             \
    static void fill_##NAME(TYPE *array, size_t count)                                                                 \
    {                                                                                                                  \
        TYPE *local = (TYPE *)malloc(count * sizeof(TYPE));                                                            \
        for (size_t i = 0; i < count; i++)                                                                             \
            local[i] = (TYPE)number(me, i);                                                                            \
        ishmem_##NAME##_put(array, local, count, me);                                                                  \
        free(local);                                                                                                   \
    }                                                                                                                  \
    static void clear_##NAME(TYPE *array, size_t count)                                                                \
    {                                                                                                                  \
        TYPE *local = (TYPE *)calloc(count, sizeof(TYPE));                                                             \
        ishmem_##NAME##_put(array, local, count, me);                                                                  \
        free(local);                                                                                                   \
    }                                                                                                                  \
    static TYPE *copy_##NAME(const TYPE *array, size_t count)                                                          \
    {                                                                                                                  \
        TYPE *local = (TYPE *)malloc(count * sizeof(TYPE));                                                            \
        ishmem_##NAME##_get(local, array, count, me);                                                                  \
        return local;                                                                                                  \
    }

ARRAYS(long, long)
ARRAYS(int, int)
ARRAYS(schar, signed char)
ARRAYS(uint16, uint16_t)
ARRAYS(float, float)
ARRAYS(double, double)

#define EXPECT(NAME, TYPE, ARRAY, COUNT_, WANTED)                                                                      \
    do {                                                                                                               \
        TYPE *found_ = copy_##NAME(ARRAY, COUNT_);                                                                     \
        for (size_t i = 0; i < (size_t)(COUNT_); i++)                                                                  \
            CHECK(found_[i] == (TYPE)(WANTED));                                                                        \
        free(found_);                                                                                                  \
    } while (0)

/* Transfers and signals around the ring; the host looks after a barrier on the list. */
static void transfers(struct place p)
{
    long *source = ishmem_malloc(MANY * sizeof(long)), *dest = ishmem_malloc(MANY * sizeof(long));
    long *local = host_memory(MANY * sizeof(long));
    uint64_t *signal = ishmem_calloc(2, sizeof *signal), *seen = host_memory(sizeof *seen);
    fill_long(source, MANY);

    static const size_t counts[] = {0, 1, COUNT, MANY};
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        const size_t count = counts[c];
        clear_long(dest, MANY);
        ishmem_barrier_all();
        OK(ishmemx_long_put_on_list(dest, source, count, next, AT(p)));
        then(&p);
        OK(ishmemx_barrier_all_on_list(AT(p)));
        then(&p);
        OK(ishmemx_long_get_on_list(local, dest, count, next, AT(p)));
        finish(&p);
        EXPECT(long, long, dest, MANY, i < count ? number(previous, i) : 0);
        for (size_t i = 0; i < count; i++)
            CHECK(local[i] == number(me, i));
        ishmem_barrier_all();
    }

    clear_long(dest, MANY);
    ishmem_barrier_all();
    OK(ishmemx_putmem_nbi_on_list(dest, source, 7 * sizeof(long), next, AT(p)));
    OK(ishmemx_put8_on_list(dest + 7, source + 7, sizeof(long), next, AT(p)));
    OK(ishmemx_put128_on_list(dest + 8, source + 8, 3, next, AT(p)));
    OK(ishmemx_long_iput_on_list(dest + 20, source, 3, 2, 10, next, AT(p)));
    OK(ishmemx_long_ibput_on_list(dest + 100, source, 5, 4, 3, 10, next, AT(p)));
    OK(ishmemx_quiet_on_list(AT(p)));
    then(&p);
    OK(ishmemx_sync_all_on_list(AT(p)));
    then(&p);
    memset(local, 0, 1000 * sizeof(long));
    OK(ishmemx_get64_nbi_on_list(local, dest, 14, next, AT(p)));
    OK(ishmemx_long_iget_on_list(local + 20, source, 2, 3, 10, next, AT(p)));
    OK(ishmemx_ibget32_on_list(local + 100, source, 8, 6, 4, 5, next, AT(p)));
    finish(&p);
    long *found = copy_long(dest, 200);
    for (size_t i = 0; i < 14; i++)
        CHECK(found[i] == number(previous, i) && local[i] == number(me, i));
    for (size_t i = 0; i < 10; i++) {
        CHECK(found[20 + 3 * i] == number(previous, 2 * i) && local[20 + 2 * i] == number(next, 3 * i));
        for (size_t j = 0; j < 3; j++)
            CHECK(found[100 + 5 * i + j] == number(previous, 4 * i + j));
        CHECK(found[21 + 3 * i] == 0 && found[103 + 5 * i] == 0 && local[21 + 2 * i] == 0);
    }
    for (size_t i = 0; i < 5; i++)
        for (size_t j = 0; j < 2; j++)
            CHECK(local[100 + 4 * i + j] == number(next, 3 * i + j));
    free(found);
    ishmem_barrier_all();

    /* A signal that has come says that the data has; what is found goes to memory. */
    clear_long(dest, MANY);
    ishmem_barrier_all();
    OK(ishmemx_long_put_signal_on_list(dest, source, COUNT, signal, 5, ISHMEM_SIGNAL_SET, next, AT(p)));
    then(&p);
    OK(ishmemx_put64_signal_nbi_on_list(dest + COUNT, source, COUNT, signal, 2, ISHMEM_SIGNAL_ADD, next, AT(p)));
    OK(ishmemx_signal_wait_until_on_list(signal, ISHMEM_CMP_EQ, 7, seen, AT(p)));
    then(&p);
    OK(ishmemx_long_get_on_list(local, dest, 2 * COUNT, me, AT(p)));
    finish(&p);
    CHECK(*seen == 7);
    for (size_t i = 0; i < 2 * COUNT; i++)
        CHECK(local[i] == number(previous, i % COUNT));
    ishmem_barrier_all();
    ishmem_free(signal);
    ishmem_free(dest);
    ishmem_free(source);
    ZE(zeMemFree(context, local));
    ZE(zeMemFree(context, seen));
}

/* Variables that the previous PE changes by puts on its list. */
/* What the host has put before is complete after a barrier on the list, and its source free after quiet. */
static void after_the_host(struct place p)
{
    enum { LONG = 1 << 19 };
    long *source = ishmem_malloc(LONG * sizeof(long)), *dest = ishmem_malloc(LONG * sizeof(long));
    long *local = host_memory(LONG * sizeof(long));
    for (int quiet = 0; quiet < 2; quiet++) {
        fill_long(source, LONG);
        clear_long(dest, LONG);
        ishmem_barrier_all();
        ishmem_long_put_nbi(dest, source, LONG, next);
        ishmem_long_p(dest + 5, 7, next);
        if (quiet)
            OK(ishmemx_quiet_on_list(AT(p)));
        else
            OK(ishmemx_barrier_all_on_list(AT(p)));
        then(&p);
        OK(ishmemx_long_get_on_list(local, dest, LONG, me, AT(p)));
        finish(&p);
        if (quiet) {
            clear_long(source, LONG);
            ishmem_barrier_all();
            ishmem_long_get(local, dest, LONG, me);
        }
        for (size_t i = 0; i < LONG; i++)
            CHECK(local[i] == number(previous, i) || (i == 5 && local[i] == 7));
        ishmem_barrier_all();
    }
    ZE(zeMemFree(context, local));
    ishmem_free(dest);
    ishmem_free(source);
}

static void waits(struct place p)
{
    int *vars = ishmem_calloc(8, sizeof(int));
    long *longs = ishmem_calloc(8, sizeof(long));
    char *host = host_memory(4096);
    int *status = (int *)host, *values = status + 8, *ones = values + 8;
    size_t *indices = (size_t *)(host + 1024), *more = indices + 8, *ret = more + 8;
    long *three = (long *)(host + 2048);
    *three = -3;
    for (int i = 0; i < 8; i++) {
        status[i] = i == 0;
        values[i] = i + 10;
        ones[i] = i + 10;
    }
    OK(ishmemx_int_put_on_list(vars + 1, ones + 1, 7, next, AT(p)));
    OK(ishmemx_long_put_on_list(longs + 2, three, 1, next, AT(p)));
    OK(ishmemx_int_wait_until_on_list(vars + 1, ISHMEM_CMP_EQ, 11, AT(p)));
    OK(ishmemx_int_wait_until_all_on_list(vars, 8, status, ISHMEM_CMP_GE, 11, AT(p)));
    OK(ishmemx_int_wait_until_all_vector_on_list(vars, 8, status, ISHMEM_CMP_EQ, values, AT(p)));
    then(&p);
    OK(ishmemx_long_wait_until_any_on_list(longs, 8, NULL, ISHMEM_CMP_LT, 0, ret, AT(p)));
    OK(ishmemx_int_wait_until_some_on_list(vars, 8, indices, status, ISHMEM_CMP_GT, 15, ret + 1, AT(p)));
    OK(ishmemx_int_wait_until_any_vector_on_list(vars + 3, 1, NULL, ISHMEM_CMP_EQ, values + 3, ret + 2, AT(p)));
    OK(ishmemx_int_wait_until_some_vector_on_list(vars, 4, more, status, ISHMEM_CMP_EQ, values, ret + 3, AT(p)));
    finish(&p);
    CHECK(ret[0] == 2 && ret[1] == 2 && indices[0] == 6 && indices[1] == 7);
    CHECK(ret[2] == 0 && ret[3] == 3 && more[0] == 1 && more[1] == 2 && more[2] == 3);
    ishmem_barrier_all();
    ZE(zeMemFree(context, host));
    ishmem_free(longs);
    ishmem_free(vars);
}

/* Collectives that move data, on a team. */
static void gathers(struct place p, ishmem_team_t team)
{
    const int size = ishmem_team_n_pes(team), rank = ishmem_team_my_pe(team), root = size - 1;
    long *source = ishmem_malloc(PES * COUNT * sizeof(long)), *dest = ishmem_malloc(4 * PES * COUNT * sizeof(long));
    long *fcollected = dest, *collected = dest + PES * COUNT, *exchanged = dest + 2 * PES * COUNT;
    long *broadcast = dest + 3 * PES * COUNT;
    int pes[PES];
    for (int i = 0; i < size; i++)
        pes[i] = ishmem_team_translate_pe(team, i, ISHMEM_TEAM_WORLD);
    fill_long(source, PES * COUNT);
    clear_long(dest, 4 * PES * COUNT);
    ishmem_team_sync(team);
    OK(ishmemx_long_fcollect_on_list(team, fcollected, source, COUNT, AT(p)));
    then(&p);
    OK(ishmemx_long_collect_on_list(team, collected, source, 10 * (size_t)(rank + 1), AT(p)));
    then(&p);
    OK(ishmemx_long_alltoall_on_list(team, exchanged, source, COUNT, AT(p)));
    then(&p);
    OK(ishmemx_broadcastmem_on_list(team, broadcast, source, COUNT * sizeof(long), root, AT(p)));
    then(&p);
    OK(ishmemx_team_sync_on_list(team, AT(p)));
    finish(&p);
    EXPECT(long, long, fcollected, size * COUNT, number(pes[i / COUNT], i % COUNT));
    EXPECT(long, long, exchanged, size * COUNT, number(pes[i / COUNT], (size_t)rank * COUNT + i % COUNT));
    EXPECT(long, long, broadcast, COUNT, number(pes[root], i));
    EXPECT(long, long, fcollected + size * COUNT, (PES - size) * COUNT, 0);
    EXPECT(long, long, broadcast + COUNT, COUNT, 0);
    long *found = copy_long(collected, PES * COUNT);
    size_t at = 0;
    for (int i = 0; i < size; i++)
        for (size_t j = 0; j < 10 * (size_t)(i + 1); j++)
            CHECK(found[at++] == number(pes[i], j));
    CHECK(found[at] == 0);
    free(found);
    ishmem_barrier_all();
    ishmem_free(dest);
    ishmem_free(source);
}

/* One reduction or scan of a type: WANTED is what combines `all` with `one`. */
#define COMBINE(NAME, TYPE, OPERATION, FIRST, WANTED)                                                                  \
    do {                                                                                                               \
        where = #NAME " " #OPERATION;                                                                                  \
        clear_##NAME((TYPE *)dest, COUNT + 8);                                                                         \
        fill_##NAME((TYPE *)source, COUNT);                                                                            \
        ishmem_team_sync(team);                                                                                        \
        OK(ishmemx_##NAME##_##OPERATION##_on_list(team, (TYPE *)dest, (TYPE *)source, COUNT, AT(p)));                  \
        finish(&p);                                                                                                    \
        TYPE *found = copy_##NAME((TYPE *)dest, COUNT + 8);                                                            \
        for (size_t i = 0; i < COUNT; i++) {                                                                           \
            TYPE all = FIRST;                                                                                          \
            for (int member = 1; member < size; member++) {                                                            \
                TYPE one = (TYPE)number(pes[member], i);                                                               \
                WANTED;                                                                                                \
            }                                                                                                          \
            CHECK(found[i] == all);                                                                                    \
        }                                                                                                              \
        for (size_t i = COUNT; i < COUNT + 8; i++)                                                                     \
            CHECK(found[i] == 0);                                                                                      \
        free(found);                                                                                                   \
        ishmem_team_sync(team);                                                                                        \
    } while (0)

/* The same of which each PE gets its block: elements of rank * EACH and on. */
#define SCATTER(NAME, TYPE, OPERATION, WANTED)                                                                         \
    do {                                                                                                               \
        where = #NAME " " #OPERATION;                                                                                  \
        const size_t each = COUNT / (size_t)size;                                                                      \
        clear_##NAME((TYPE *)dest, COUNT + 8);                                                                         \
        fill_##NAME((TYPE *)source, COUNT);                                                                            \
        ishmem_team_sync(team);                                                                                        \
        OK(ishmemx_##NAME##_##OPERATION##_on_list(team, (TYPE *)dest, (TYPE *)source, each, AT(p)));                   \
        finish(&p);                                                                                                    \
        TYPE *found = copy_##NAME((TYPE *)dest, COUNT + 8);                                                            \
        for (size_t i = 0; i < COUNT + 8; i++) {                                                                       \
            const size_t at = (size_t)rank * each + i;                                                                 \
            TYPE all = i < each ? (TYPE)number(pes[0], at) : 0;                                                        \
            for (int member = 1; member < size && i < each; member++) {                                                \
                TYPE one = (TYPE)number(pes[member], at);                                                              \
                WANTED;                                                                                                \
            }                                                                                                          \
            CHECK(found[i] == all);                                                                                    \
        }                                                                                                              \
        free(found);                                                                                                   \
        ishmem_team_sync(team);                                                                                        \
    } while (0)

/* Each element is no number on one PE, which counts only where it is alone. */
#define EXTREME(NAME, TYPE, OPERATION, BEYOND)                                                                         \
    do {                                                                                                               \
        where = #NAME " " #OPERATION " of what is no number";                                                          \
        TYPE *local = (TYPE *)malloc(COUNT * sizeof(TYPE));                                                            \
        for (int i = 0; i < COUNT; i++)                                                                                \
            local[i] = i % size == rank ? (TYPE)NAN : (TYPE)number(me, (size_t)i);                                     \
        ishmem_##NAME##_put((TYPE *)source, local, COUNT, me);                                                         \
        free(local);                                                                                                   \
        ishmem_team_sync(team);                                                                                        \
        OK(ishmemx_##NAME##_##OPERATION##_on_list(team, (TYPE *)dest, (TYPE *)source, COUNT, AT(p)));                  \
        finish(&p);                                                                                                    \
        TYPE *found = copy_##NAME((TYPE *)dest, COUNT);                                                                \
        for (int i = 0; i < COUNT; i++) {                                                                              \
            TYPE all = NAN;                                                                                            \
            for (int member = 0; member < size; member++) {                                                            \
                TYPE one = (TYPE)number(pes[member], (size_t)i);                                                       \
                if (i % size != member && (one BEYOND all || all != all))                                              \
                    all = one;                                                                                         \
            }                                                                                                          \
            CHECK(size == 1 ? found[i] != found[i] : found[i] == all);                                                 \
        }                                                                                                              \
        free(found);                                                                                                   \
        ishmem_team_sync(team);                                                                                        \
    } while (0)

#define OF_FIRST(TYPE) (TYPE)number(pes[0], i)
#define OF_NUMBERS(NAME, TYPE)                                                                                         \
    COMBINE(NAME, TYPE, sum_reduce, OF_FIRST(TYPE), all = (TYPE)(all + one));                                          \
    COMBINE(NAME, TYPE, prod_reduce, OF_FIRST(TYPE), all = (TYPE)((unsigned long long)all * (unsigned long long)one)); \
    COMBINE(NAME, TYPE, max_reduce, OF_FIRST(TYPE), all = one > all ? one : all);                                      \
    COMBINE(NAME, TYPE, min_reduce, OF_FIRST(TYPE), all = one < all ? one : all);                                      \
    COMBINE(NAME, TYPE, sum_inscan, OF_FIRST(TYPE), all = (TYPE)(member <= rank ? all + one : all));                   \
    COMBINE(NAME, TYPE, sum_exscan, rank > 0 ? OF_FIRST(TYPE) : 0, all = (TYPE)(member < rank ? all + one : all))
#define OF_BITS(NAME, TYPE)                                                                                            \
    COMBINE(NAME, TYPE, and_reduce, OF_FIRST(TYPE), all = (TYPE)(all & one));                                          \
    COMBINE(NAME, TYPE, or_reduce, OF_FIRST(TYPE), all = (TYPE)(all | one));                                           \
    COMBINE(NAME, TYPE, xor_reduce, OF_FIRST(TYPE), all = (TYPE)(all ^ one))

static void combinations(struct place p, ishmem_team_t team)
{
    const int size = ishmem_team_n_pes(team), rank = ishmem_team_my_pe(team);
    int pes[PES];
    for (int i = 0; i < size; i++)
        pes[i] = ishmem_team_translate_pe(team, i, ISHMEM_TEAM_WORLD);
    void *source = ishmem_malloc(COUNT * sizeof(double)), *dest = ishmem_malloc((COUNT + 8) * sizeof(double));
    OF_NUMBERS(schar, signed char);
    OF_NUMBERS(uint16, uint16_t);
    OF_NUMBERS(int, int);
    OF_NUMBERS(long, long);
    OF_BITS(schar, signed char);
    OF_BITS(uint16, uint16_t);
    OF_BITS(int, int);
    OF_BITS(long, long);
    SCATTER(schar, signed char, max_reducescatter, all = one > all ? one : all);
    SCATTER(int, int, min_reducescatter, all = one < all ? one : all);
    SCATTER(uint16, uint16_t, xor_reducescatter, all = (uint16_t)(all ^ one));
    SCATTER(long, long, prod_reducescatter, all = (long)((unsigned long long)all * (unsigned long long)one));
    SCATTER(double, double, sum_reducescatter, all += one);
    COMBINE(float, float, max_reduce, OF_FIRST(float), all = one > all ? one : all);
    COMBINE(float, float, sum_reduce, OF_FIRST(float), all += one);
    COMBINE(float, float, sum_exscan, rank > 0 ? OF_FIRST(float) : 0, all += member < rank ? one : 0);
    COMBINE(double, double, min_reduce, OF_FIRST(double), all = one < all ? one : all);
    COMBINE(double, double, prod_reduce, OF_FIRST(double), all *= one);
    COMBINE(double, double, sum_inscan, OF_FIRST(double), all += member <= rank ? one : 0);
    EXTREME(float, float, max_reduce, >);
    EXTREME(double, double, min_reduce, <);
    ishmem_barrier_all();
    ishmem_free(dest);
    ishmem_free(source);
}

/* When a list has ended, what it put is at its target and what it got is here, also of forms that end in _nbi. */
static void complete(struct place p)
{
    long *source = ishmem_malloc(MANY * sizeof(long)), *dest = ishmem_malloc(MANY * sizeof(long));
    long *local = host_memory(MANY * sizeof(long)), *mine = host_memory(MANY * sizeof(long));
    uint64_t *signal = ishmem_calloc(1, sizeof *signal);
    fill_long(source, MANY);
    ishmem_barrier_all();
    for (int round = 1; round <= 3; round++) {
        memset(local, 0, MANY * sizeof(long));
        OK(ishmemx_long_get_nbi_on_list(local, source, MANY, next, AT(p)));
        finish(&p);
        for (size_t i = 0; i < MANY; i++)
            CHECK(local[i] == number(next, i));
        /* The source may be written again. */
        for (size_t i = 0; i < MANY; i++)
            mine[i] = number(me, i) + round;
        OK(ishmemx_long_put_nbi_on_list(dest, mine, MANY / 2, next, AT(p)));
        OK(ishmemx_long_put_signal_nbi_on_list(dest + MANY / 2, mine + MANY / 2, MANY / 2, signal, round, ISHMEM_SIGNAL_SET,
                                               next, AT(p)));
        finish(&p);
        memset(mine, 0, MANY * sizeof(long));
        OK(ishmemx_signal_wait_until_on_list(signal, ISHMEM_CMP_EQ, round, NULL, AT(p)));
        finish(&p);
        /* The signal tells of its data alone; this meeting of the puts, since they were complete. By either name. */
        OK(me % 2 ? ishmemx_sync_all_on_list(AT(p)) : ishmemx_team_sync_on_list(ISHMEM_TEAM_WORLD, AT(p)));
        finish(&p);
        EXPECT(long, long, dest, MANY, number(previous, i) + round);
        ishmem_barrier_all();
    }
    ZE(zeMemFree(context, mine));
    ZE(zeMemFree(context, local));
    ishmem_free(signal);
    ishmem_free(dest);
    ishmem_free(source);
}

/* A sum of zeros that are negative is negative. */
static void negative_zeros(struct place p)
{
    float *source = ishmem_malloc(8 * sizeof(float)), *dest = ishmem_calloc(8, sizeof(float)), zeros[8], found[8];
    for (int i = 0; i < 8; i++)
        zeros[i] = -0.0f;
    ishmem_float_put(source, zeros, 8, me);
    ishmem_barrier_all();
    for (int exclusive = 0; exclusive < 2; exclusive++) {
        OK(exclusive ? ishmemx_float_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, 8, AT(p))
                     : ishmemx_float_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, 8, AT(p)));
        finish(&p);
        ishmem_float_get(found, dest, 8, me);
        for (int i = 0; i < 8; i++)
            CHECK(found[i] == 0 && !signbit(found[i]) == (exclusive && me == 0));
        ishmem_barrier_all();
    }
    ishmem_free(dest);
    ishmem_free(source);
}

/* A closed list, executed again and again: the program's kernel makes new data before, and takes the results after. */
static void recorded(struct place p)
{
    long *source = ishmem_malloc(COUNT * sizeof(long)), *dest = ishmem_malloc(PES * COUNT * sizeof(long));
    long *sums = ishmem_malloc(COUNT * sizeof(long)), *one = ishmem_malloc(sizeof(long));
    uint64_t *arrived = ishmem_calloc(1, sizeof *arrived);
    long *total = ishmem_calloc(COUNT, sizeof(long)), ten = 10;
    fill_long(source, COUNT);
    ishmem_long_put(one, &ten, 1, me);
    ishmem_barrier_all();
    append_add(&p, source, COUNT, one, NULL);
    then(&p);
    OK(ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_WORLD, sums, source, COUNT, AT(p)));
    then(&p);
    append_add(&p, total, COUNT, sums + 3, NULL);
    OK(ishmemx_long_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, COUNT, AT(p)));
    then(&p);
    OK(ishmemx_sync_all_on_list(AT(p)));
    then(&p);
    OK(ishmemx_long_put_signal_on_list(dest, sums, 1, arrived, 1, ISHMEM_SIGNAL_ADD, next, AT(p)));
    then(&p);
    OK(ishmemx_team_sync_on_list(ISHMEM_TEAM_WORLD, AT(p)));
    ZE(zeCommandListClose(p.list));
    long all = 0;
    for (int time = 1; time <= 3; time++) {
        execute(&p);
        long sum = 0;
        for (int pe = 0; pe < n; pe++)
            sum += number(pe, 3) + 10 * time;
        all += sum;
        EXPECT(long, long, sums, COUNT, sum + (long)n * (number(0, i) - number(0, 3)));
        EXPECT(long, long, total, COUNT, all);
        long *found = copy_long(dest, (size_t)n * COUNT);
        CHECK(found[0] == sum + (long)n * (number(0, 0) - number(0, 3)));
        for (size_t i = 1; i < (size_t)n * COUNT; i++)
            CHECK(found[i] == number((int)(i / COUNT), i % COUNT) + 10 * time);
        free(found);
        uint64_t came;
        ishmem_uint64_get(&came, arrived, 1, me);
        CHECK(came == (uint64_t)time);
        ishmem_barrier_all();
    }
    ZE(zeCommandListReset(p.list));
    ishmem_barrier_all();
    ishmem_free(total);
    ishmem_free(arrived);
    ishmem_free(one);
    ishmem_free(sums);
    ishmem_free(dest);
    ishmem_free(source);
}

/* Events that routines wait for and signal, with the program's kernel before and after. */
static void by_events(void)
{
    /* On lists of their own, since commands of one may keep their order. */
    struct place p = make("events", 1, 0), before = make("before", 1, 0);
    long *numbers = ishmem_calloc(COUNT, sizeof(long)), *copy = ishmem_calloc(COUNT, sizeof(long)), seven = 7, found;
    long *what = ishmem_malloc(sizeof(long));
    ishmem_long_put(what, &seven, 1, me);
    ishmem_barrier_all();
    OK(ishmemx_long_put_on_list(copy, numbers, COUNT, next, p.list, events[2], 2, events));
    append_add(&before, numbers, COUNT, what, events[1]);
    ZE(zeEventHostSynchronize(events[1], UINT64_MAX));
    CHECK(zeEventQueryStatus(events[2]) == ZE_RESULT_NOT_READY);
    ishmem_long_get(&found, copy, 1, next);
    CHECK(found == 0);
    ZE(zeEventHostSignal(events[0]));
    ZE(zeEventHostSynchronize(events[2], UINT64_MAX));
    /* Complete at its target when the event is signalled. */
    long *there = (long *)malloc(COUNT * sizeof(long));
    ishmem_long_get(there, copy, COUNT, next);
    for (size_t i = 0; i < COUNT; i++)
        CHECK(there[i] == 7);
    free(there);
    for (int i = 0; i < 3; i++)
        ZE(zeEventHostReset(events[i]));
    ishmem_barrier_all();
    destroy(&before);
    destroy(&p);
    ishmem_free(what);
    ishmem_free(copy);
    ishmem_free(numbers);
}

/* Two threads, each with a synchronous list and a team of its own. */
static void *of_thread(void *team)
{
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                    .ordinal = ordinal,
                                    .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    struct place p = {.in_order = 1};
    ZE(zeCommandListCreateImmediate(context, device, &desc, &p.list));
    for (int i = 0; i < 20; i++)
        OK(ishmemx_team_sync_on_list(*(ishmem_team_t *)team, AT(p)));
    ZE(zeCommandListDestroy(p.list));
    return NULL;
}

static void threads(void)
{
    ishmem_team_t teams[2];
    pthread_t thread[2];
    for (int i = 0; i < 2; i++)
        OK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, teams + i));
    for (int i = 0; i < 2; i++)
        CHECK(pthread_create(thread + i, NULL, of_thread, teams + i) == 0);
    for (int i = 0; i < 2; i++)
        CHECK(pthread_join(thread[i], NULL) == 0);
    ishmem_team_destroy(teams[0]);
    ishmem_team_destroy(teams[1]);
}

/* Every argument that can be wrong is refused, and nothing is appended. */
static void refused(void)
{
    struct place p = make("refused", 0, 0);
    long *dest = ishmem_calloc(8, sizeof(long)), local[8] = {1};
    uint64_t *signal = (uint64_t *)dest;
    ze_event_handle_t none = NULL;
    const size_t huge = SIZE_MAX / 2;
#define WRONG(call) CHECK((call) != 0)
    /* Loaders and drivers tell since 1.9. */
    if (dlsym(RTLD_DEFAULT, "zeCommandListGetContextHandle")) {
        ze_context_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
        ze_context_handle_t ours = context;
        ze_driver_handle_t driver;
        OK(ishmemx_ze_handles(&driver, NULL, NULL));
        ZE(zeContextCreate(driver, &desc, &context));
        struct place elsewhere = make("of another context", 0, 0);
        WRONG(ishmemx_quiet_on_list(AT(elsewhere)));
        destroy(&elsewhere);
        ZE(zeContextDestroy(context));
        context = ours;
    } else {
        fprintf(stderr, "the loader does not tell of which context a list is\n");
    }
    WRONG(ishmemx_long_put_on_list(dest, dest + 4, 1, n, AT(p)));
    WRONG(ishmemx_long_put_on_list(dest, dest + 4, 1, -1, AT(p)));
    WRONG(ishmemx_long_put_on_list(local, dest, 1, 0, AT(p)));
    WRONG(ishmemx_long_put_on_list(dest, dest + 4, huge, 0, AT(p)));
    WRONG(ishmemx_long_get_on_list(dest, local, 1, 0, AT(p)));
    WRONG(ishmemx_long_iput_on_list(dest, dest + 4, 0, 1, 2, 0, AT(p)));
    WRONG(ishmemx_long_ibget_on_list(dest, dest + 4, 2, 1, 2, 2, 0, AT(p)));
    WRONG(ishmemx_long_iput_on_list(dest, dest + 4, 1, PTRDIFF_MAX / 16, 3, 0, AT(p)));
    WRONG(ishmemx_long_iget_on_list(dest, dest + 4, PTRDIFF_MAX, 1, 3, 0, AT(p)));
    WRONG(ishmemx_long_put_signal_on_list(dest, dest + 4, 1, signal, 1, 2, 0, AT(p)));
    WRONG(ishmemx_long_put_signal_on_list(dest, dest + 4, 1, (uint64_t *)((char *)signal + 4), 1, 0, 0, AT(p)));
    WRONG(ishmemx_team_sync_on_list(ISHMEM_TEAM_INVALID, AT(p)));
    WRONG(ishmemx_long_fcollect_on_list(77, dest, dest + 4, 1, AT(p)));
    WRONG(ishmemx_long_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, dest + 4, 1, n, AT(p)));
    WRONG(ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_WORLD, (long *)((char *)dest + 4), dest + 4, 1, AT(p)));
    WRONG(ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, local, 1, AT(p)));
    WRONG(ishmemx_long_wait_until_on_list(dest, 7, 0, AT(p)));
    WRONG(ishmemx_long_wait_until_on_list(local, ISHMEM_CMP_EQ, 0, AT(p)));
    WRONG(ishmemx_long_put_on_list(dest, NULL, 1, 0, AT(p)));
    WRONG(ishmemx_long_get_on_list(NULL, dest, 1, 0, AT(p)));
    WRONG(ishmemx_long_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, NULL, 1, AT(p)));
    WRONG(ishmemx_long_wait_until_some_on_list(dest, 1, NULL, NULL, ISHMEM_CMP_EQ, 0, NULL, AT(p)));
    WRONG(ishmemx_long_wait_until_any_vector_on_list(dest, 1, NULL, ISHMEM_CMP_EQ, NULL, NULL, AT(p)));
    WRONG(ishmemx_long_put_on_list(dest, dest + 4, 1, 0, NULL, NULL, 0, NULL));
    WRONG(ishmemx_long_put_on_list(dest, dest + 4, 1, 0, p.list, NULL, 1, NULL));
    WRONG(ishmemx_long_put_on_list(dest, dest + 4, 1, 0, p.list, NULL, 1, &none));
    finish(&p);
    EXPECT(long, long, dest, 8, 0);
    destroy(&p);
    ishmem_free(dest);
}

/* A team that has ended when the list executes. */
static void ended(void)
{
    struct place p = make("ended", 0, 0);
    ishmem_team_t team;
    OK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team));
    OK(ishmemx_team_sync_on_list(team, AT(p)));
    ishmem_team_destroy(team);
    finish(&p);
    ishmem_barrier_all();
    CHECK(!"the job goes on");
}

/* Blocks of which the list finds, when it executes, that they come from nowhere. */
static void from_nowhere(void)
{
    struct place p = make("from nowhere", 0, 0);
    long *dest = ishmem_calloc(PES, sizeof *dest);
    size_t *counts = ishmem_calloc(PES, sizeof *counts), one = 1;
    ishmem_putmem(counts + next, &one, sizeof one, me);
    OK(ishmemx_long_alltoallv_on_list(ISHMEM_TEAM_WORLD, dest, counts, NULL, counts, counts, AT(p)));
    finish(&p);
    ishmem_barrier_all();
    CHECK(!"the job goes on");
}

static void load_kernel(const char *path)
{
    static unsigned char code[1 << 20];
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    size_t bytes = fread(code, 1, sizeof code, file);
    fclose(file);
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                             .format = ZE_MODULE_FORMAT_IL_SPIRV,
                             .inputSize = bytes,
                             .pInputModule = code};
    ze_module_handle_t module;
    ZE(zeModuleCreate(context, device, &desc, &module, NULL));
    ze_kernel_desc_t kernel = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "add"};
    ZE(zeKernelCreate(module, &kernel, &add));
    ZE(zeKernelSetGroupSize(add, 32, 1, 1));
}

int main(int argc, char **argv)
{
    /* Programs may open Level Zero before the runtime does, as SYCL's queues do. */
    uint32_t drivers = 0;
    OK(zeInit(0));
    OK(zeDriverGet(&drivers, NULL));
    CHECK(drivers > 0);
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    CHECK(argc >= 2 && n <= PES);
    OK(ishmemx_ze_handles(NULL, &context, &device));
    load_kernel(argv[1]);
    ze_event_pool_desc_t pool_desc = {
        .stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, .flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE, .count = 4};
    ze_event_pool_handle_t pool;
    ZE(zeEventPoolCreate(context, &pool_desc, 1, &device, &pool));
    for (uint32_t i = 0; i < 4; i++) {
        ze_event_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
                                .index = i,
                                .signal = ZE_EVENT_SCOPE_FLAG_HOST,
                                .wait = ZE_EVENT_SCOPE_FLAG_HOST};
        ZE(zeEventCreate(pool, &desc, &events[i]));
    }
    if (argc > 2 && !strcmp(argv[2], "refused")) {
        refused();
    } else if (argc > 2 && !strcmp(argv[2], "ended")) {
        ended();
    } else if (argc > 2) {
        from_nowhere();
    } else {
        ishmem_team_t reversed;
        OK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed));
        struct place places[] = {make("immediate", 1, 0), make("immediate, in order", 1, 1), make("regular", 0, 0),
                                 make("regular, in order", 0, 1)};
        for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
            where = places[i].name;
            transfers(places[i]);
            after_the_host(places[i]);
            waits(places[i]);
            complete(places[i]);
            gathers(places[i], ISHMEM_TEAM_WORLD);
            gathers(places[i], reversed);
            /* Every kernel of reductions on one kind of list, and some of them on the others. */
            if (i == 0) {
                combinations(places[i], reversed);
                negative_zeros(places[i]);
            }
            where = places[i].name;
            if (places[i].queue)
                recorded(places[i]);
            destroy(&places[i]);
        }
        by_events();
        threads();
        ishmem_team_destroy(reversed);
    }
    for (int i = 0; i < 4; i++)
        ZE(zeEventDestroy(events[i]));
    ZE(zeEventPoolDestroy(pool));
    ishmem_finalize();
    return 0;
}
