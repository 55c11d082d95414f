/* Every routine on command lists, against the host's of its name: what both leave in symmetric memory, around and between the
 * elements too, and what they find. All of them on an immediate list, and some of each row on one in order, on one that is closed once
 * and executed twice, and on one that is both.
 *
 * A routine waits for two events: that of the routine before it, and one that the host signals last. Until then what it works on
 * is not what it shall find, and all PEs meet meanwhile. So one that does not wait gives another answer, or has ended too early.
 * Says on which list it called which routine. Compiled as C and as C++. */
#define AREA 65536
#include "matrix.h"

struct pair {
    const char *name;
    enum kind kind;
    void (*on_list)(struct call *);
    void (*on_host)(struct call *);
};
#define PAIR(HOST, TYPE, KIND, ROUTINE) {#ROUTINE, KIND, call_##ROUTINE, call_##HOST},
#include "list_calls.h"

/* Calls of a round, one after the other, each with its part of an area. */
enum { CALLS = 4, PART = AREA / CALLS, MOST = 5, BEFORE = 64, MOST_PES = 64 };
static const size_t counts[CALLS] = {0, 1, 7, 0}; /* 0 stands for many in the last */

/* Which way elements go. */
enum way { PUT, GET, TOGETHER };

/* A command list, and what executes it where it is no immediate one. */
struct place {
    const char *name;
    ze_command_list_handle_t list;
    ze_command_queue_handle_t queue;
};
enum { PLACES = 4 };
static struct place places[PLACES];

/* Memory of a round: symmetric, or the host's that the device reaches. `dests`: the list's, and that of the host's routine. */
static unsigned char *dests[2], *sources, *local_dests[2], *local_sources;
static unsigned char found[2][AREA], filled[AREA];
static struct results {
    size_t ret[CALLS], indices[CALLS][MOST + 1];
    size_t blocks[CALLS][3 * MOST_PES]; /* offsets in `dest`, in `source`, and counts */
    int status[CALLS][MOST];
    unsigned char bounds[16 * MOST];
} *results;

/* What routine i waits for besides `gate`; it signals the next. */
static ze_event_handle_t chain[CALLS + 1], gate;
static unsigned rounds;

static struct members {
    ishmem_team_t team;
    int first, stride, size, mine;
} teams[3];

static void refuse(const struct pair *routine, const char *what, long long where, long long seen)
{
    fprintf(stderr, "PE %d of %d: %s: %s: %lld, %lld (round %u)\n", me, n, routine->name, what, where, seen, rounds);
    ishmem_global_exit(1);
}

#define ZE(CALL)                                                                                                       \
    do {                                                                                                               \
        ze_result_t result_ = (CALL);                                                                                  \
        if (result_ != ZE_RESULT_SUCCESS) {                                                                            \
            fprintf(stderr, "PE %d of %d: %s: %x\n", me, n, #CALL, (unsigned)result_);                                 \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)

/* ---- What routines wait for ---- */

static void append(struct place *place, const struct pair *routine, struct call *call, int which)
{
    ze_event_handle_t wait[2];
    wait[(rounds + (unsigned)which) % 2] = chain[which];
    wait[(rounds + (unsigned)which + 1) % 2] = gate;
    call->list = place->list;
    call->signal_event = chain[which + 1];
    call->n_wait = 2;
    call->wait = wait;
    call->number = 0;
    routine->on_list(call);
    if (call->number != 0)
        refuse(routine, "the result", (long long)call->number, which);
    if (me == 0 && which == 0)
        printf("%s: %s\n", place->name, routine->name);
}

/* What was appended may begin as soon as its events are signalled. */
static void start(struct place *place, int time)
{
    if (place->queue && time == 0)
        ZE(zeCommandListClose(place->list));
    if (place->queue)
        ZE(zeCommandQueueExecuteCommandLists(place->queue, 1, &place->list, NULL));
}

/* How often it is executed. */
static int times(const struct place *place)
{
    return place->queue ? 2 : 1;
}

static void open_gate(const struct pair *routine)
{
    if (zeEventQueryStatus(chain[1]) != ZE_RESULT_NOT_READY)
        refuse(routine, "it did not wait", 0, 0);
    ZE(zeEventHostSignal(gate));
}

static void finish(struct place *place)
{
    ZE(zeEventHostSynchronize(chain[CALLS], UINT64_MAX));
    if (place->queue)
        ZE(zeCommandQueueSynchronize(place->queue, UINT64_MAX));
    for (int i = 0; i <= CALLS; i++)
        ZE(zeEventHostReset(chain[i]));
    ZE(zeEventHostReset(gate));
}

static void clear(struct place *place)
{
    if (place->queue)
        ZE(zeCommandListReset(place->list));
}

/* ---- Elements ---- */

/* Small numbers, of which the product of a few fits in every type with all its digits; none is 0. */
static struct number element(int pe, size_t i, int time)
{
    uint64_t bits = ((uint64_t)pe * 31 + i + (uint64_t)time * 1009 + 1) * 0x9e3779b97f4a7c15u;
    int64_t small = (int64_t)(bits >> 40) % 6 + 1;
    struct number number = {bits >> 39 & 1 ? small : -small, 0};
    return number;
}

/* The sources of a PE: elements, or nothing yet. */
static void fill(enum kind kind, int time, int with_elements)
{
    size_t size = size_of(kind);
    memset(filled, 0x11, AREA);
    for (size_t i = 0; with_elements && i < AREA / size; i++)
        store(kind, filled + i * size, element(me, i, time));
    ishmem_putmem(sources, filled, AREA, me);
    memcpy(local_sources, filled, AREA);
}

static void prepare_dests(void)
{
    uint64_t signal = 100;
    memset(filled, GUARD, AREA);
    for (int i = 0; i < CALLS; i++)
        memcpy(filled + i * PART, &signal, sizeof signal);
    for (int whose = 0; whose < 2; whose++) {
        ishmem_putmem(dests[whose], filled, AREA, me);
        memcpy(local_dests[whose], filled, AREA);
    }
}

/* Whether what is written lies in the symmetric heap. */
static int is_in_heap(enum way way)
{
    return way != GET || rounds % 2;
}

/* The arguments of a call; what a routine does not take it does not read. Each part begins with a signal. */
static struct call arguments(const struct pair *routine, enum way way, const struct members *members, int which, int whose)
{
    size_t size = size_of(routine->kind), many = 3000 / size + 3;
    unsigned char *dest = (is_in_heap(way) ? dests : local_dests)[whose] + which * PART;
    struct call call;
    memset(&call, 0, sizeof call);
    call.team = (shmem_team_t)(intptr_t)members->team;
    call.dest = dest + BEFORE + size;
    call.source = (way == PUT && rounds % 2 ? local_sources : sources) + which * PART + BEFORE + 2 * size;
    call.nelems = which == CALLS - 1 ? many : counts[which];
    if (way == TOGETHER && strstr(routine->name, "_collect"))
        call.nelems = members->mine % 3 == 1 ? 0 : call.nelems + (size_t)members->mine;
    for (size_t member = 0; member < (size_t)members->size; member++) {
        size_t *numbers = results->blocks[which], mine = (size_t)members->mine, less = (mine + 2 * member) % 4;
        numbers[member] = mine * call.nelems;
        numbers[MOST_PES + member] = member * call.nelems;
        numbers[2 * MOST_PES + member] = call.nelems > less ? call.nelems - less : 0;
    }
    call.dest_offsets = results->blocks[which];
    call.source_offsets = call.dest_offsets + MOST_PES;
    call.counts = call.source_offsets + MOST_PES;
    call.bsize = 2;
    call.dst = 3;
    call.sst = 2 + (ptrdiff_t)(rounds % 3);
    call.pe = (me + (int)(rounds % (unsigned)n)) % n;
    call.PE_root = which % members->size;
    call.sig_addr = (uint64_t *)(void *)(dests[whose] + which * PART);
    call.signal = (uint64_t)which + 5;
    call.sig_op = which % 2 ? ISHMEM_SIGNAL_ADD : ISHMEM_SIGNAL_SET;
    return call;
}

/* What the list's routines and the host's have left must be the same, and not what was there. */
static void compare(const struct pair *routine, int in_heap)
{
    size_t changed = 0;
    for (int whose = 0; whose < 2; whose++)
        if (in_heap)
            ishmem_getmem(found[whose], dests[whose], AREA, me);
        else
            memcpy(found[whose], local_dests[whose], AREA);
    for (size_t i = 0; i < AREA; i++) {
        if (found[0][i] != found[1][i])
            refuse(routine, "what it left", (long long)i, found[0][i]);
        changed += i % PART >= BEFORE && found[0][i] != GUARD;
    }
    if (changed == 0)
        refuse(routine, "the host's has left nothing", 0, 0);
}

static void moves(struct place *place, const struct pair *routine, enum way way)
{
    const struct members *members = &teams[way == TOGETHER ? rounds % 3 : 0];
    for (int time = 0; time < times(place); time++) {
        prepare_dests();
        fill(routine->kind, time, 0);
        ishmem_barrier_all();
        if (members->mine >= 0) {
            for (int which = 0; which < CALLS && time == 0; which++) {
                struct call call = arguments(routine, way, members, which, 0);
                append(place, routine, &call, which);
            }
            start(place, time);
            ZE(zeEventHostSignal(chain[0]));
        }
        ishmem_barrier_all();
        fill(routine->kind, time, 1);
        ishmem_barrier_all();
        if (members->mine >= 0) {
            open_gate(routine);
            finish(place);
            for (int which = 0; which < CALLS; which++) {
                struct call call = arguments(routine, way, members, which, 1);
                routine->on_host(&call);
                if (call.number != 0)
                    refuse(routine, "the result of the host's", (long long)call.number, which);
            }
        }
        ishmem_quiet();
        ishmem_barrier_all();
        if (members->mine >= 0)
            compare(routine, is_in_heap(way));
        ishmem_barrier_all();
    }
    clear(place);
    rounds++;
}

/* ---- Signals ---- */

static struct call signal_of(int which, int whose)
{
    struct call call;
    memset(&call, 0, sizeof call);
    call.pe = (me + (int)(rounds % (unsigned)n)) % n;
    call.sig_addr = (uint64_t *)(void *)(dests[whose] + which * PART);
    call.signal = (uint64_t)which + 5;
    return call;
}

/* Each call on a signal of its own; the list's and the host's. */
static void signals(struct place *place, const struct pair *routine)
{
    for (int time = 0; time < times(place); time++) {
        prepare_dests();
        ishmem_barrier_all();
        for (int which = 0; which < CALLS && time == 0; which++) {
            struct call call = signal_of(which, 0);
            append(place, routine, &call, which);
        }
        start(place, time);
        ZE(zeEventHostSignal(chain[0]));
        open_gate(routine);
        finish(place);
        for (int which = 0; which < CALLS; which++) {
            struct call call = signal_of(which, 1);
            routine->on_host(&call);
        }
        ishmem_barrier_all();
        for (int which = 0; which < CALLS; which++) {
            uint64_t words[2];
            for (int whose = 0; whose < 2; whose++)
                ishmem_getmem(&words[whose], dests[whose] + which * PART, sizeof words[whose], me);
            if (words[0] != words[1] || words[0] == 100)
                refuse(routine, "the signal", (long long)words[0], (long long)words[1]);
        }
        ishmem_barrier_all();
    }
    clear(place);
    rounds++;
}

/* ---- Variables ---- */

enum several { SINGLE, ALL, ANY, SOME };

/* What does not hold, and what does. */
static const struct {
    int cmp, bound, before, after;
} comparisons[] = {{ISHMEM_CMP_EQ, 5, 4, 5}, {ISHMEM_CMP_NE, 4, 4, 5}, {ISHMEM_CMP_GT, 7, 7, 8},
                   {ISHMEM_CMP_GE, 8, 7, 8}, {ISHMEM_CMP_LT, 4, 4, 3}, {ISHMEM_CMP_LE, 3, 4, 3}};

static void set_variable(enum kind kind, int which, int variable, int value, int pe)
{
    unsigned char bytes[16];
    struct number number = {value, 0};
    store(kind, bytes, number);
    ishmem_putmem(dests[0] + which * PART + BEFORE + (size_t)variable * size_of(kind), bytes, size_of(kind), pe);
}

/* Calls look at no variable, at one, at several without number 1, and at number 3 alone, which another PE changes late. Whether a
 * variable of the first three holds: of those that any suffices of just one, so that there is one answer. */
static int holds(enum several several, int which, int variable)
{
    if (which < 2 || several == ALL)
        return 1;
    if (several == SINGLE)
        return variable == 0;
    return variable == 1 || variable == 3 || (several == SOME && variable == 4);
}

static struct call question(enum kind kind, enum several several, int which, unsigned comparison)
{
    static unsigned char bound[16];
    int late = which == CALLS - 1;
    struct number number = {comparisons[comparison].bound, 0};
    struct call call;
    memset(&call, 0, sizeof call);
    store(kind, bound, number);
    for (int i = 0; i < MOST; i++) {
        memcpy(results->bounds + (size_t)i * size_of(kind), bound, size_of(kind));
        results->status[which][i] = late ? i != 3 : i == 1;
    }
    for (int i = 0; i <= MOST; i++)
        results->indices[which][i] = 99;
    call.ivars = dests[0] + which * PART + BEFORE + (several == SINGLE && late ? 3 : 0) * size_of(kind);
    call.sig_addr = (uint64_t *)call.ivars;
    call.nelems = (size_t)(which < 2 ? which : (int)MOST);
    call.status = which == 1 ? NULL : results->status[which];
    call.indices = results->indices[which];
    call.cmp = comparisons[comparison].cmp;
    call.cmp_value = bound;
    call.cmp_values = results->bounds;
    call.ret = &results->ret[which];
    return call;
}

static void waits(struct place *place, const struct pair *routine, enum several several)
{
    enum kind kind = routine->kind == NOTHING ? UNSIGNED_8 : routine->kind;
    unsigned comparison = rounds % (sizeof comparisons / sizeof *comparisons);
    for (int time = 0; time < times(place); time++) {
        size_t indices[CALLS][MOST + 1];
        for (int which = 0; which < CALLS; which++) {
            struct call call = question(kind, several, which, comparison);
            results->ret[which] = 99;
            for (int i = 0; i < MOST; i++)
                set_variable(kind, which, i, comparisons[comparison].before, me);
            if (time == 0)
                append(place, routine, &call, which);
        }
        start(place, time);
        ZE(zeEventHostSignal(chain[0]));
        for (int which = 0; which < CALLS - 1; which++)
            for (int i = 0; i < MOST; i++)
                if (holds(several, which, i))
                    set_variable(kind, which, i, comparisons[comparison].after, me);
        ishmem_barrier_all();
        open_gate(routine);
        ishmem_barrier_all();
        set_variable(kind, CALLS - 1, 3, comparisons[comparison].after, (me + 1) % n);
        finish(place);
        memcpy(indices, results->indices, sizeof indices);
        for (int which = 0; which < CALLS; which++) {
            struct call call = question(kind, several, which, comparison);
            call.number = 99;
            routine->on_host(&call);
            if (results->ret[which] != call.number)
                refuse(routine, "what it found", which, (long long)results->ret[which]);
            if (memcmp(indices[which], results->indices[which], sizeof indices[which]) != 0)
                refuse(routine, "numbers of variables", which, (long long)indices[which][0]);
        }
        ishmem_barrier_all();
    }
    clear(place);
    rounds++;
}

/* ---- Order ---- */

/* What PEs have by turns: an order to come in, how many have come, and what the one before has put. */
static long *turn, *arrivals, *data;

/* Members come one after the other, and none leaves before the last has come; what was put before a barrier is there then. */
static void meets(struct place *place, const struct pair *routine, int which_team, int completes)
{
    static long come[3];
    const struct members *members = &teams[which_team];
    int next = members->first + (members->mine + 1) % members->size * members->stride;
    for (int time = 0; time < times(place) && members->mine >= 0; time++) {
        long value = (long)rounds * 10 + time + 1, there;
        for (int which = 0; which < CALLS && time == 0; which++) {
            struct call call;
            memset(&call, 0, sizeof call);
            call.team = (shmem_team_t)(intptr_t)members->team;
            append(place, routine, &call, which);
        }
        start(place, time);
        ZE(zeEventHostSignal(chain[0]));
        ishmem_long_put_nbi(data, &value, 1, next);
        if (members->mine > 0)
            ishmem_long_wait_until(turn, ISHMEM_CMP_EQ, value);
        ishmem_long_atomic_inc(&arrivals[which_team], members->first);
        ishmem_quiet();
        open_gate(routine);
        ishmem_long_p(turn, value, next);
        ZE(zeEventHostSynchronize(chain[1], UINT64_MAX));
        come[which_team] += members->size;
        if (ishmem_long_atomic_fetch(&arrivals[which_team], members->first) < come[which_team])
            refuse(routine, "left before all had come", time, members->size);
        ishmem_long_get(&there, data, 1, me);
        if (completes && there != value)
            refuse(routine, "what was put before", value, there);
        finish(place);
        ishmem_team_sync(members->team);
    }
    clear(place);
    ishmem_barrier_all();
    rounds++;
}

/* What was put before is there when a flag is that is put after. */
static void follows(struct place *place, const struct pair *routine)
{
    for (int time = 0; time < times(place); time++) {
        long value = (long)rounds * 10 + time + 1, there;
        for (int which = 0; which < CALLS && time == 0; which++) {
            struct call call;
            memset(&call, 0, sizeof call);
            append(place, routine, &call, which);
        }
        start(place, time);
        ZE(zeEventHostSignal(chain[0]));
        ishmem_long_put_nbi(data, &value, 1, (me + 1) % n);
        ishmem_barrier_all();
        open_gate(routine);
        finish(place);
        ishmem_long_p(turn, value, (me + 1) % n);
        ishmem_long_wait_until(turn, ISHMEM_CMP_EQ, value);
        ishmem_long_get(&there, data, 1, me);
        if (there != value)
            refuse(routine, "what was put before", value, there);
        ishmem_barrier_all();
    }
    clear(place);
    rounds++;
}

/* ---- The rows ---- */

#define TEST(ROW, CALL)                                                                                                \
    static void test_##ROW(struct place *place, const struct pair *routine)                                            \
    {                                                                                                                  \
        CALL;                                                                                                          \
    }
TEST(put, moves(place, routine, PUT))
TEST(iput, moves(place, routine, PUT))
TEST(ibput, moves(place, routine, PUT))
TEST(put_nbi, moves(place, routine, PUT))
TEST(put_signal, moves(place, routine, PUT))
TEST(put_signal_nbi, moves(place, routine, PUT))
TEST(get, moves(place, routine, GET))
TEST(iget, moves(place, routine, GET))
TEST(ibget, moves(place, routine, GET))
TEST(get_nbi, moves(place, routine, GET))
TEST(collect, moves(place, routine, TOGETHER))
TEST(fcollect, moves(place, routine, TOGETHER))
TEST(broadcast, moves(place, routine, TOGETHER))
TEST(alltoall, moves(place, routine, TOGETHER))
TEST(alltoallv, moves(place, routine, TOGETHER))
TEST(and_reduce, moves(place, routine, TOGETHER))
TEST(or_reduce, moves(place, routine, TOGETHER))
TEST(xor_reduce, moves(place, routine, TOGETHER))
TEST(max_reduce, moves(place, routine, TOGETHER))
TEST(min_reduce, moves(place, routine, TOGETHER))
TEST(sum_reduce, moves(place, routine, TOGETHER))
TEST(prod_reduce, moves(place, routine, TOGETHER))
TEST(and_reducescatter, moves(place, routine, TOGETHER))
TEST(or_reducescatter, moves(place, routine, TOGETHER))
TEST(xor_reducescatter, moves(place, routine, TOGETHER))
TEST(max_reducescatter, moves(place, routine, TOGETHER))
TEST(min_reducescatter, moves(place, routine, TOGETHER))
TEST(sum_reducescatter, moves(place, routine, TOGETHER))
TEST(prod_reducescatter, moves(place, routine, TOGETHER))
TEST(sum_inscan, moves(place, routine, TOGETHER))
TEST(sum_exscan, moves(place, routine, TOGETHER))
TEST(signal_set, signals(place, routine))
TEST(signal_add, signals(place, routine))
TEST(signal_wait_until, waits(place, routine, SINGLE))
TEST(wait_until, waits(place, routine, SINGLE))
TEST(wait_until_all, waits(place, routine, ALL))
TEST(wait_until_all_vector, waits(place, routine, ALL))
TEST(wait_until_any, waits(place, routine, ANY))
TEST(wait_until_any_vector, waits(place, routine, ANY))
TEST(wait_until_some, waits(place, routine, SOME))
TEST(wait_until_some_vector, waits(place, routine, SOME))
TEST(quiet, follows(place, routine))
TEST(barrier_all, meets(place, routine, 0, 1))
TEST(sync_all, meets(place, routine, 0, 0))
TEST(team_sync, for (int team = 0; team < 3; team++) meets(place, routine, team, 0))

/* All routines of a row on an immediate list, and each on one of the others; the few of a short row on all. */
static void test_all(const struct pair *routines, size_t count, void (*test)(struct place *, const struct pair *))
{
    for (size_t i = 0; i < count; i++) {
        test(&places[0], &routines[i]);
        for (size_t other = 1; other < PLACES; other++)
            if (count < PLACES || i % (PLACES - 1) == other - 1)
                test(&places[other], &routines[i]);
    }
}
#define TEST_ALL(ROW) test_all(routines_##ROW, sizeof routines_##ROW / sizeof *routines_##ROW, test_##ROW);

/* ---- What there is ---- */

/* Bits of version 1.9 and later, for headers that are older. */
#define LIST_IN_ORDER 8u
#define QUEUE_IN_ORDER 2u

static ze_context_handle_t context;
static ze_device_handle_t device;

static void make_place(struct place *place, const char *name, int immediate, int in_order)
{
    ze_command_queue_desc_t queue;
    ze_command_list_desc_t list;
    memset(&queue, 0, sizeof queue);
    memset(&list, 0, sizeof list);
    queue.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    queue.flags = immediate && in_order ? QUEUE_IN_ORDER : 0;
    queue.mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS;
    list.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC;
    list.flags = in_order ? LIST_IN_ORDER : 0;
    place->name = name;
    if (immediate) {
        ZE(zeCommandListCreateImmediate(context, device, &queue, &place->list));
    } else {
        ZE(zeCommandQueueCreate(context, device, &queue, &place->queue));
        ZE(zeCommandListCreate(context, device, &list, &place->list));
    }
}

static unsigned char *host_memory(size_t bytes)
{
    ze_host_mem_alloc_desc_t desc;
    void *memory;
    memset(&desc, 0, sizeof desc);
    desc.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC;
    ZE(zeMemAllocHost(context, &desc, bytes, 64, &memory));
    return (unsigned char *)memory;
}

static ze_event_handle_t make_event(ze_event_pool_handle_t pool, uint32_t index)
{
    ze_event_desc_t desc;
    ze_event_handle_t event;
    memset(&desc, 0, sizeof desc);
    desc.stype = ZE_STRUCTURE_TYPE_EVENT_DESC;
    desc.index = index;
    desc.signal = desc.wait = ZE_EVENT_SCOPE_FLAG_HOST;
    ZE(zeEventCreate(pool, &desc, &event));
    return event;
}

int main(void)
{
    ze_event_pool_desc_t pool_desc;
    ze_event_pool_handle_t pool;
    begin();
    const int shapes[3][3] = {{0, 1, n}, {n - 1, -1, n}, {0, 2, (n + 1) / 2}};
    for (int i = 0; i < 3; i++) {
        teams[i].first = shapes[i][0];
        teams[i].stride = shapes[i][1];
        teams[i].size = shapes[i][2];
        ishmem_team_split_strided(ISHMEM_TEAM_WORLD, shapes[i][0], shapes[i][1], shapes[i][2], NULL, 0, &teams[i].team);
        teams[i].mine = ishmem_team_my_pe(teams[i].team);
    }
    if (ishmemx_ze_handles(NULL, &context, &device) != 0)
        return 1;
    memset(&pool_desc, 0, sizeof pool_desc);
    pool_desc.stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC;
    pool_desc.flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE;
    pool_desc.count = CALLS + 2;
    ZE(zeEventPoolCreate(context, &pool_desc, 1, &device, &pool));
    for (uint32_t i = 0; i <= CALLS; i++)
        chain[i] = make_event(pool, i);
    gate = make_event(pool, CALLS + 1);
    for (int whose = 0; whose < 2; whose++) {
        dests[whose] = (unsigned char *)ishmem_malloc(AREA);
        local_dests[whose] = host_memory(AREA);
    }
    sources = (unsigned char *)ishmem_malloc(AREA);
    local_sources = host_memory(AREA);
    results = (struct results *)(void *)host_memory(sizeof *results);
    turn = (long *)ishmem_calloc(1, sizeof *turn);
    arrivals = (long *)ishmem_calloc(3, sizeof *arrivals);
    data = (long *)ishmem_calloc(1, sizeof *data);
    make_place(&places[0], "immediate", 1, 0);
    make_place(&places[1], "immediate, in order", 1, 1);
    make_place(&places[2], "regular", 0, 0);
    make_place(&places[3], "regular, in order", 0, 1);
    ROWS(TEST_ALL)
    for (int i = 0; i < PLACES; i++) {
        ZE(zeCommandListDestroy(places[i].list));
        if (places[i].queue)
            ZE(zeCommandQueueDestroy(places[i].queue));
    }
    for (int i = 0; i <= CALLS; i++)
        ZE(zeEventDestroy(chain[i]));
    ZE(zeEventDestroy(gate));
    ZE(zeEventPoolDestroy(pool));
    end();
    return 0;
}
