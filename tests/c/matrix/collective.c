/* Every collective, over teams and active sets of several shapes: all types and operations, counts from 0 to more than a letter
 * carries, in each sort of memory, in place; and what orders and synchronises. Compiled as C and as C++. */
#define AREA 65536
#include "matrix.h"
#include "collective_calls.h"

enum operation { AND, OR, XOR, MAX, MIN, SUM, PROD };

/* The PEs of a call: a team, or an active set. */
struct members {
    shmem_team_t team;
    int start, log_stride, stride, size;
    int mine; /* this PE's number among them, or -1 */
};

enum { SHAPES = 4 };
static struct members teams[SHAPES], sets[SHAPES];
static long psync[2][SHMEM_SYNC_SIZE];
static char pwrk[16 * SHMEM_REDUCE_MIN_WRKDATA_SIZE + AREA];
static unsigned rounds;
static unsigned char expected[AREA], seen[AREA], operands[AREA];

static int pe_of(const struct members *members, int member)
{
    return members->start + member * members->stride;
}

static void make_members(void)
{
    const int shapes[SHAPES][3] = {{0, 1, n}, {n - 1, -1, n}, {0, 2, (n + 1) / 2}, {n / 2, 1, n - n / 2}};
    for (int i = 0; i < SHAPES; i++) {
        struct members *team = &teams[i];
        team->start = shapes[i][0];
        team->stride = shapes[i][1];
        team->size = shapes[i][2];
        team->team = SHMEM_TEAM_INVALID;
        shmem_team_split_strided(SHMEM_TEAM_WORLD, team->start, team->stride, team->size, NULL, 0, &team->team);
        team->mine = shmem_team_my_pe(team->team);
    }
    /* All; the odd ones, or the first; every fourth; the last. */
    const int logs[SHAPES][3] = {{0, 0, n}, {n > 1, 1, n > 1 ? n / 2 : 1}, {0, 2, (n + 3) / 4}, {n - 1, 5, 1}};
    for (int i = 0; i < SHAPES; i++) {
        struct members *set = &sets[i];
        set->start = logs[i][0];
        set->log_stride = logs[i][1];
        set->stride = 1 << logs[i][1];
        set->size = logs[i][2];
        set->mine = -1;
        for (int member = 0; member < set->size; member++)
            if (pe_of(set, member) == me)
                set->mine = member;
    }
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[0][i] = psync[1][i] = SHMEM_SYNC_VALUE;
}

static void name_members(struct call *call, const struct members *members)
{
    memset(call, 0, sizeof *call);
    call->team = members->team;
    call->PE_start = members->start;
    call->logPE_stride = members->log_stride;
    call->PE_size = members->size;
    call->pSync = psync[rounds % 2];
    call->pWrk = pwrk;
    call->dst = call->sst = 1;
}

/* Elements of a call. */
static size_t count_of(const struct routine *routine, int which)
{
    const size_t counts[] = {0, 1, 2, 5, 33, 5000 / size_of(routine->kind) + 3};
    return counts[which];
}
#define COUNTS 6

static void prepare_dest(int sort)
{
    memset(expected, GUARD, AREA);
    write_area(sort, areas[sort].target, expected, AREA);
}

/* Whether elements of different bytes are equal: a long double has bytes that say nothing, and a product of complex numbers may
 * have a -0.0 where the model has a 0. */
static int equal(enum kind kind, const void *a, const void *b)
{
    float f[4];
    double d[4];
    switch (kind) {
    case REAL_16:
        return same(kind, a, b);
    case COMPLEX_8:
        memcpy(f, a, 8);
        memcpy(f + 2, b, 8);
        return f[0] == f[2] && f[1] == f[3];
    case COMPLEX_16:
        memcpy(d, a, 16);
        memcpy(d + 2, b, 16);
        return d[0] == d[2] && d[1] == d[3];
    default:
        return 0;
    }
}

/* Calls, where this PE is a member, and compares `dest` with what is expected. */
static void call_and_compare(const struct routine *routine, struct call *call, const struct members *members, int sort,
                             const char *what)
{
    if (members->mine >= 0) {
        routine->call(call);
        if (call->number != 0)
            fail(routine, "the result", (long long)call->number, 0);
    }
    read_area(sort, seen, (unsigned char *)call->dest, AREA);
    for (size_t i = 0; i < AREA; i++)
        if (seen[i] != expected[i]) {
            size_t size = size_of(routine->kind), element = i - i % size;
            if (equal(routine->kind, seen + element, expected + element)) {
                i = element + size - 1;
                continue;
            }
            fail(routine, what, (long long)i, seen[i]);
        }
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        if (psync[rounds % 2][i] != SHMEM_SYNC_VALUE)
            fail(routine, "pSync after the call", i, psync[rounds % 2][i]);
}

static void expect_pattern(size_t to, int pe, size_t from, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        expected[to + i] = pattern(pe, from + i);
}

/* What moves elements: `model` says what is expected of PE `members->mine`. */
static void moves(const struct routine *routine, int over_set,
                  void (*model)(const struct members *, struct call *, size_t size, size_t count, int over_set))
{
    const struct members *all = over_set ? sets : teams;
    for (int which = 0; which < COUNTS; which++) {
        const struct members *members = &all[rounds % SHAPES];
        int sort = (int)(rounds / SHAPES % SORTS), from = (int)((rounds / SHAPES + rounds) % SORTS);
        struct call call;
        name_members(&call, members);
        call.dest = areas[sort].target;
        call.source = areas[from].source;
        call.nelems = count_of(routine, which);
        prepare_dest(sort);
        if (members->mine >= 0)
            model(members, &call, size_of(routine->kind), call.nelems, over_set);
        shmem_barrier_all();
        call_and_compare(routine, &call, members, sort, "elements that were moved");
        rounds++;
    }
    rounds++; /* Counts and members come together in all ways. */
}

static void model_fcollect(const struct members *members, struct call *call, size_t size, size_t count, int over_set)
{
    (void)call, (void)over_set;
    for (int member = 0; member < members->size; member++)
        expect_pattern((size_t)member * count * size, pe_of(members, member), 0, count * size);
}

/* Each PE brings another number of elements, some none. */
static void model_collect(const struct members *members, struct call *call, size_t size, size_t count, int over_set)
{
    size_t to = 0;
    (void)over_set;
    for (int member = 0; member < members->size; member++) {
        size_t elements = member % 3 == 1 ? 0 : count + (size_t)member;
        expect_pattern(to, pe_of(members, member), 0, elements * size);
        to += elements * size;
        if (member == members->mine)
            call->nelems = elements;
    }
}

static void model_broadcast(const struct members *members, struct call *call, size_t size, size_t count, int over_set)
{
    int root = (int)((count + rounds) % (size_t)members->size);
    call->PE_root = root;
    /* Over an active set the root's own is left as it is. */
    if (!over_set || members->mine != root)
        expect_pattern(0, pe_of(members, root), 0, count * size);
}

static void model_alltoall(const struct members *members, struct call *call, size_t size, size_t count, int over_set)
{
    (void)call, (void)over_set;
    for (int member = 0; member < members->size; member++)
        expect_pattern((size_t)member * count * size, pe_of(members, member), (size_t)members->mine * count * size, count * size);
}

static void model_alltoalls(const struct members *members, struct call *call, size_t size, size_t count, int over_set)
{
    (void)over_set;
    /* As far as there is room. */
    call->dst = count > 64 ? 1 : 1 + rounds % 3;
    call->sst = count > 64 ? 1 : 1 + rounds % 4;
    for (int member = 0; member < members->size; member++)
        for (size_t i = 0; i < count; i++)
            expect_pattern((member * count + i) * call->dst * size, pe_of(members, member),
                           (members->mine * count + i) * call->sst * size, size);
}

/* Blocks of different lengths, some of none, at places in the order of the senders. */
static void model_alltoallv(const struct members *members, struct call *call, size_t size, size_t count, int over_set)
{
    static size_t numbers[3][64];
    size_t mine = (size_t)members->mine;
    (void)over_set;
    for (size_t member = 0; member < (size_t)members->size; member++) {
        size_t less = (mine + 2 * member) % 4, came = (member + 2 * mine) % 4;
        numbers[0][member] = mine * count;
        numbers[1][member] = member * count;
        numbers[2][member] = count > less ? count - less : 0;
        came = count > came ? count - came : 0;
        expect_pattern(member * count * size, pe_of(members, (int)member), mine * count * size, came * size);
    }
    call->dest_offsets = numbers[0];
    call->source_offsets = numbers[1];
    call->counts = numbers[2];
}

#define MOVES(ROW, MODEL)                                                                                              \
    static void test_##ROW(const struct routine *routine)                                                              \
    {                                                                                                                  \
        moves(routine, 0, MODEL);                                                                                      \
    }                                                                                                                  \
    static void test_set_##ROW(const struct routine *routine)                                                          \
    {                                                                                                                  \
        moves(routine, 1, MODEL);                                                                                      \
    }
MOVES(collect, model_collect)
MOVES(fcollect, model_fcollect)
MOVES(broadcast, model_broadcast)
MOVES(alltoall, model_alltoall)
MOVES(alltoalls, model_alltoalls)

static void test_alltoallv(const struct routine *routine)
{
    moves(routine, 0, model_alltoallv);
}

/* Operands: any bits for what works on bits, and small numbers other than 0 for the rest. */
static struct number operand(enum operation operation, enum kind kind, int pe, size_t i)
{
    uint64_t bits = (uint64_t)(pe + 1) * 0x9e3779b97f4a7c15u + i * 0xd1b54a32d192ed03u;
    int64_t small = (int64_t)(bits >> 40) % 3 + 1;
    struct number number = {bits >> 39 & 1 ? small : -small, 0};
    if (operation < MAX)
        number.re = (int64_t)(bits ^ bits >> 29);
    if (kind == COMPLEX_8 || kind == COMPLEX_16)
        number.im = (int64_t)(bits >> 20) % 3 - 1;
    return number;
}

static int is_less(enum kind kind, int64_t a, int64_t b)
{
    int shift = 64 - 8 * (int)size_of(kind);
    if (kind >= UNSIGNED_1 && kind <= UNSIGNED_8)
        return (uint64_t)a << shift < (uint64_t)b << shift;
    return a < b;
}

static struct number combined(enum operation operation, enum kind kind, struct number a, struct number b)
{
    struct number c = a;
    switch (operation) {
    case AND:
        c.re = a.re & b.re;
        break;
    case OR:
        c.re = a.re | b.re;
        break;
    case XOR:
        c.re = a.re ^ b.re;
        break;
    case MAX:
        c.re = is_less(kind, a.re, b.re) ? b.re : a.re;
        break;
    case MIN:
        c.re = is_less(kind, b.re, a.re) ? b.re : a.re;
        break;
    case SUM:
        c.re = a.re + b.re;
        c.im = a.im + b.im;
        break;
    case PROD:
        c.re = a.re * b.re - a.im * b.im;
        c.im = a.re * b.im + a.im * b.re;
    }
    return c;
}

/* Combines the operands of the members in [0, end). */
static void combines(const struct routine *routine, int over_set, enum operation operation, int (*end)(const struct members *))
{
    enum kind kind = routine->kind;
    size_t size = size_of(kind);
    const struct members *all = over_set ? sets : teams;
    for (int which = 0; which < COUNTS; which++) {
        const struct members *members = &all[rounds % SHAPES];
        int sort = (int)(rounds / SHAPES % SORTS), in_place = which % 2;
        int from = in_place ? sort : (int)((rounds / SHAPES + rounds) % SORTS);
        size_t count = count_of(routine, which);
        struct call call;
        name_members(&call, members);
        call.dest = areas[sort].target;
        call.source = in_place ? areas[sort].target : areas[from].other;
        call.nelems = count;
        prepare_dest(sort);
        memset(operands, 0, count * size);
        for (size_t i = 0; i < count; i++)
            store(kind, operands + i * size, operand(operation, kind, me, i));
        write_area(from, (unsigned char *)call.source, operands, count * size);
        if (members->mine >= 0)
            for (size_t i = 0; i < count; i++) {
                struct number result = {0, 0};
                for (int member = 0; member < end(members); member++) {
                    struct number next = operand(operation, kind, pe_of(members, member), i);
                    result = member ? combined(operation, kind, result, next) : next;
                }
                store(kind, expected + i * size, result);
            }
        else if (in_place)
            memcpy(expected, operands, count * size);
        shmem_barrier_all();
        call_and_compare(routine, &call, members, sort, "elements that were combined");
        rounds++;
    }
    rounds++; /* Counts and members come together in all ways. */
}

/* Element i of block b of a PE's operands is its element b * count + i. */
static void scatters(const struct routine *routine, enum operation operation)
{
    enum kind kind = routine->kind;
    size_t size = size_of(kind);
    for (int which = 0; which < COUNTS; which++) {
        const struct members *members = &teams[rounds % SHAPES];
        int sort = (int)(rounds / SHAPES % SORTS), from = (int)((rounds / SHAPES + rounds) % SORTS);
        size_t count = count_of(routine, which) / (size_t)members->size, all = count * (size_t)members->size;
        struct call call;
        name_members(&call, members);
        call.dest = areas[sort].target;
        call.source = areas[from].other;
        call.nelems = count;
        prepare_dest(sort);
        for (size_t i = 0; i < all; i++)
            store(kind, operands + i * size, operand(operation, kind, me, i));
        write_area(from, areas[from].other, operands, all * size);
        for (size_t i = 0; i < count && members->mine >= 0; i++) {
            size_t at = (size_t)members->mine * count + i;
            struct number result = operand(operation, kind, pe_of(members, 0), at);
            for (int member = 1; member < members->size; member++)
                result = combined(operation, kind, result, operand(operation, kind, pe_of(members, member), at));
            store(kind, expected + i * size, result);
        }
        shmem_barrier_all();
        call_and_compare(routine, &call, members, sort, "elements of this PE's block");
        rounds++;
    }
    rounds++; /* Counts and members come together in all ways. */
}

#define SCATTERS(ROW, OPERATION)                                                                                       \
    static void test_##ROW(const struct routine *routine)                                                              \
    {                                                                                                                  \
        scatters(routine, OPERATION);                                                                                  \
    }
SCATTERS(and_reducescatter, AND)
SCATTERS(or_reducescatter, OR)
SCATTERS(xor_reducescatter, XOR)
SCATTERS(max_reducescatter, MAX)
SCATTERS(min_reducescatter, MIN)
SCATTERS(sum_reducescatter, SUM)
SCATTERS(prod_reducescatter, PROD)

static int all_members(const struct members *members)
{
    return members->size;
}

static int to_this(const struct members *members)
{
    return members->mine + 1;
}

static int before_this(const struct members *members)
{
    return members->mine;
}

#define COMBINES(ROW, OVER_SET, OPERATION, END)                                                                        \
    static void test_##ROW(const struct routine *routine)                                                              \
    {                                                                                                                  \
        combines(routine, OVER_SET, OPERATION, END);                                                                   \
    }
COMBINES(and_reduce, 0, AND, all_members)
COMBINES(set_and_to_all, 1, AND, all_members)
COMBINES(or_reduce, 0, OR, all_members)
COMBINES(set_or_to_all, 1, OR, all_members)
COMBINES(xor_reduce, 0, XOR, all_members)
COMBINES(set_xor_to_all, 1, XOR, all_members)
COMBINES(max_reduce, 0, MAX, all_members)
COMBINES(set_max_to_all, 1, MAX, all_members)
COMBINES(min_reduce, 0, MIN, all_members)
COMBINES(set_min_to_all, 1, MIN, all_members)
COMBINES(sum_reduce, 0, SUM, all_members)
COMBINES(set_sum_to_all, 1, SUM, all_members)
COMBINES(prod_reduce, 0, PROD, all_members)
COMBINES(set_prod_to_all, 1, PROD, all_members)
COMBINES(sum_inscan, 0, SUM, to_this)
COMBINES(sum_exscan, 0, SUM, before_this)

/* A flag that follows data which the routine has put in order, to the right. */
static void test_fence(const struct routine *routine)
{
    static long data, flag;
    for (long round = 1; round <= 100; round++) {
        struct call call;
        memset(&call, 0, sizeof call);
        int right = (me + 1) % n, which = (int)(round % 2);
        choose_context(routine, &call, which, right);
        call.target_pes = &call.pe;
        call.nelems = 1;
        if (routine->on_context) {
            shmem_ctx_long_put_nbi(call.ctx, &data, &round, 1, call.pe);
            routine->call(&call);
            shmem_ctx_long_p(call.ctx, &flag, round, call.pe);
        } else {
            shmem_long_put_nbi(&data, &round, 1, right);
            routine->call(&call);
            shmem_long_p(&flag, round, right);
        }
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, round);
        if (data != round)
            fail(routine, "data behind a flag", round, data);
        shmem_barrier_all();
    }
    flag = 0;
    shmem_barrier_all();
}
#define test_quiet test_fence
#define test_pe_quiet test_fence

/* No member leaves before all have come; what they put before a barrier is there. */
static void meets(const struct routine *routine, const struct members *members, int completes)
{
    static long arrivals[64], places[64];
    for (int round = 0; round < 10; round++) {
        struct call call;
        name_members(&call, members);
        if (members->mine >= 0) {
            int first = pe_of(members, 0), next = pe_of(members, (members->mine + 1) % members->size);
            long value = (long)rounds * 100 + round;
            shmem_long_put_nbi(&places[members->mine], &value, 1, next);
            shmem_long_atomic_inc(&arrivals[0], first);
            /* A sync completes nothing. */
            if (!completes)
                shmem_quiet();
            routine->call(&call);
            long come = shmem_long_atomic_fetch(&arrivals[0], first);
            if (come < (long)members->size * (round + 1))
                fail(routine, "left before all had come", come, round);
            int before = (members->mine + members->size - 1) % members->size;
            if (completes && places[before] != value)
                fail(routine, "what was put before a barrier", value, places[before]);
            /* No PE overwrites what was not looked at. */
            routine->call(&call);
        }
        rounds++;
    }
    shmem_barrier_all();
    arrivals[0] = 0;
    shmem_barrier_all();
}

static void test_barrier_all(const struct routine *routine)
{
    meets(routine, &teams[0], 1);
}

static void test_sync_all(const struct routine *routine)
{
    meets(routine, &teams[0], 0);
}

static void test_team_sync(const struct routine *routine)
{
    for (int i = 0; i < SHAPES; i++)
        meets(routine, &teams[i], 0);
}

static void test_set_barrier(const struct routine *routine)
{
    for (int i = 0; i < SHAPES; i++)
        meets(routine, &sets[i], 1);
}

static void test_set_sync(const struct routine *routine)
{
    for (int i = 0; i < SHAPES; i++)
        meets(routine, &sets[i], 0);
}

int main(void)
{
    begin();
    make_members();
    shmem_barrier_all();
    ROWS(TEST_ROW)
    end();
    return 0;
}
