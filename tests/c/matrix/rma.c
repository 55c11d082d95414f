/* Every put, get and signal: contiguous, strided, in blocks, one element; sizes from 0; elements at odd places; from and to
 * static data, both heaps and private memory; on the default context, on one of the world and on one of the world backwards.
 * Compiled as C and as C++. */
#include "matrix.h"
#include "rma_calls.h"

/* `nblocks` blocks of `bsize` elements, that begin `dst` elements apart in the destination and `sst` in the source. */
struct shape {
    size_t nblocks, bsize;
    ptrdiff_t dst, sst;
};

static const struct shape contiguous[] = {{1, 0, 1, 1}, {1, 1, 1, 1},  {1, 2, 1, 1},  {1, 3, 1, 1},
                                          {1, 5, 1, 1}, {1, 8, 1, 1}, {1, 31, 1, 1}, {1, 64, 1, 1}};
static const struct shape strided[] = {{0, 1, 1, 1}, {1, 1, 1, 1}, {2, 1, 1, 1}, {3, 1, 2, 1},
                                       {5, 1, 1, 3}, {7, 1, 3, 2}, {1, 1, 9, 9}};
static const struct shape blocks[] = {{0, 2, 3, 3}, {1, 1, 1, 1}, {3, 2, 2, 2}, {3, 2, 5, 3},
                                      {4, 3, 3, 7}, {2, 0, 1, 1}, {5, 1, 2, 1}};
static const struct shape one[] = {{1, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}};

/* Which way elements go, and what else a routine does. */
enum way { PUT, GET, PUT_VALUE, GET_VALUE, PUT_SIGNAL };

static unsigned char expected[AREA], seen[AREA], private_source[AREA], private_dest[AREA], number_source[AREA];
static unsigned rounds;

/* Element `i` of the numbers of a PE. */
static struct number number_of(int pe, size_t i)
{
    struct number number = {(int64_t)(pe * 7 + i * 3 + 1) % 120, 0};
    return number;
}

static void compare(const struct routine *routine, const char *what)
{
    for (size_t i = 0; i < AREA; i++)
        if (expected[i] != seen[i])
            fail(routine, what, (long long)i, seen[i]);
}

/* Bytes of a place of which a long double says nothing are as they are. */
static void expect_element(enum kind kind, size_t to, const unsigned char *element)
{
    memcpy(expected + to, element, size_of(kind));
    if (kind == REAL_16 && same(kind, seen + to, element))
        memcpy(expected + to, seen + to, size_of(kind));
}

/* What is in the destination once elements of `pe` have come to it; what was seen is there already. */
static void expect(const struct routine *routine, enum way way, const struct shape *shapes, size_t count, int pe)
{
    size_t size = size_of(routine->kind), place = size;
    memset(expected, GUARD, AREA);
    for (size_t c = 0; c < count; c++) {
        const struct shape *shape = &shapes[c];
        for (size_t block = 0; block < shape->nblocks; block++)
            for (size_t i = 0; i < shape->bsize; i++) {
                size_t to = place + (block * shape->dst + i) * size, from = (c + block * shape->sst + i) * size;
                unsigned char element[16];
                for (size_t byte = 0; byte < size; byte++)
                    element[byte] = pattern(pe, from + byte);
                if (way == PUT_VALUE || way == GET_VALUE)
                    store(routine->kind, element, number_of(pe, c));
                expect_element(routine->kind, to, element);
            }
        place += (shape->nblocks * shape->dst + shape->bsize + 1) * size;
    }
}

/* Calls a routine for each shape, one behind the other in the destination with an element of nothing between. */
static void call_all(const struct routine *routine, struct call *call, const struct shape *shapes, size_t count,
                     unsigned char *dest, const unsigned char *const sources[], int sources_count)
{
    size_t size = size_of(routine->kind), place = size;
    for (size_t c = 0; c < count; c++) {
        const struct shape *shape = &shapes[c];
        unsigned char value[16];
        call->dest = call->result = dest + place;
        call->source = sources[c % sources_count] + c * size;
        call->nelems = shape->nblocks == 1 && shapes == contiguous ? shape->bsize : shape->nblocks;
        call->bsize = shape->bsize;
        call->dst = shape->dst;
        call->sst = shape->sst;
        call->signal = c + 1;
        call->sig_op = c % 3 ? SHMEM_SIGNAL_ADD : SHMEM_SIGNAL_SET;
        store(routine->kind, value, number_of(me, c));
        call->value = value;
        routine->call(call);
        /* Of one signal, the next change comes after this one. */
        if (call->sig_addr && routine->on_context)
            shmem_ctx_fence(call->ctx);
        else if (call->sig_addr)
            shmem_fence();
        place += (shape->nblocks * shape->dst + shape->bsize + 1) * size;
    }
    if (place > AREA)
        fail(routine, "the shapes do not fit", (long long)place, AREA);
}

/* This PE's signal, in each sort of memory behind its numbers. */
static uint64_t *signal_in(int sort)
{
    return (uint64_t *)(void *)(areas[sort].other + AREA - 64);
}

static void puts_to_all(const struct routine *routine, enum way way, const struct shape *shapes, size_t count)
{
    for (int sort = 0; sort < SORTS; sort++) {
        int step = (int)((rounds % SORTS + rounds / SORTS) % (unsigned)n);
        rounds++;
        const unsigned char *sources[] = {private_source, areas[HOST_HEAP].source, areas[STATIC].source,
                                          areas[DEVICE_HEAP].source};
        uint64_t signal = 100;
        struct call call;
        memset(&call, 0, sizeof call);
        memset(expected, GUARD, AREA);
        write_area(sort, areas[sort].target, expected, AREA);
        write_area(sort, (unsigned char *)signal_in(sort), &signal, sizeof signal);
        shmem_barrier_all();
        choose_context(routine, &call, sort, (me + step) % n);
        call.sig_addr = signal_in(sort);
        call_all(routine, &call, shapes, count, areas[sort].target, sources, 4);
        complete(routine, &call);
        shmem_barrier_all();
        read_area(sort, seen, areas[sort].target, AREA);
        expect(routine, way, shapes, count, (me + n - step) % n);
        compare(routine, "elements that were put");
        read_area(sort, &signal, (unsigned char *)signal_in(sort), sizeof signal);
        uint64_t right = 100;
        for (size_t c = 0; c < count && way == PUT_SIGNAL; c++)
            right = c % 3 ? right + c + 1 : c + 1;
        if (signal != right)
            fail(routine, "the signal", (long long)right, (long long)signal);
        shmem_barrier_all();
    }
}

/* Into private memory and into memory of each sort, from memory of each sort. */
static void gets_from_all(const struct routine *routine, enum way way, const struct shape *shapes, size_t count)
{
    size_t size = size_of(routine->kind);
    if (way == GET_VALUE) {
        for (size_t c = 0; c < count; c++)
            store(routine->kind, number_source + c * size, number_of(me, c));
        for (int sort = 0; sort < SORTS; sort++)
            write_area(sort, areas[sort].other, number_source, count * size);
        shmem_barrier_all();
    }
    for (int from = 0; from < SORTS; from++) {
        int pe = (me + (int)((rounds % SORTS + rounds / SORTS) % (unsigned)n)) % n;
        int to = (int)((rounds + rounds / (SORTS * (SORTS + 1))) % (SORTS + 1));
        rounds++;
        const unsigned char *sources[] = {way == GET_VALUE ? areas[from].other : areas[from].source};
        unsigned char *dest = to == SORTS || way == GET_VALUE ? private_dest : areas[to].target;
        struct call call;
        memset(&call, 0, sizeof call);
        memset(expected, GUARD, AREA);
        if (dest == private_dest)
            memcpy(dest, expected, AREA);
        else
            write_area(to, dest, expected, AREA);
        choose_context(routine, &call, from, pe);
        call_all(routine, &call, shapes, count, dest, sources, 1);
        complete(routine, &call);
        if (dest == private_dest)
            memcpy(seen, dest, AREA);
        else
            read_area(to, seen, dest, AREA);
        expect(routine, way, shapes, count, pe);
        compare(routine, "elements that were got");
    }
    shmem_barrier_all();
}

#define SHAPES(OF) OF, sizeof OF / sizeof *OF

static void test_put(const struct routine *routine)
{
    puts_to_all(routine, PUT, SHAPES(contiguous));
}
#define test_put_nbi test_put

static void test_iput(const struct routine *routine)
{
    puts_to_all(routine, PUT, SHAPES(strided));
}

static void test_ibput(const struct routine *routine)
{
    puts_to_all(routine, PUT, SHAPES(blocks));
}

static void test_p(const struct routine *routine)
{
    puts_to_all(routine, PUT_VALUE, SHAPES(one));
}

static void test_get(const struct routine *routine)
{
    gets_from_all(routine, GET, SHAPES(contiguous));
}
#define test_get_nbi test_get

static void test_iget(const struct routine *routine)
{
    gets_from_all(routine, GET, SHAPES(strided));
}

static void test_ibget(const struct routine *routine)
{
    gets_from_all(routine, GET, SHAPES(blocks));
}

static void test_g(const struct routine *routine)
{
    gets_from_all(routine, GET_VALUE, SHAPES(one));
}

static void test_put_signal(const struct routine *routine)
{
    puts_to_all(routine, PUT_SIGNAL, SHAPES(contiguous));
}
#define test_put_signal_nbi test_put_signal

/* All PEs signal all, and each looks at what came. */
static void signals_alone(const struct routine *routine, int is_set)
{
    for (int sort = 0; sort < SORTS; sort++) {
        uint64_t *signal = signal_in(sort), start = UINT64_MAX - 2, right = is_set ? 77 : start, value;
        struct call call;
        memset(&call, 0, sizeof call);
        write_area(sort, (unsigned char *)signal, &start, sizeof start);
        shmem_barrier_all();
        call.sig_addr = signal;
        for (int pe = 0; pe < n; pe++) {
            call.signal = is_set ? 77 : (uint64_t)me + 1;
            choose_context(routine, &call, sort, pe);
            routine->call(&call);
            right += is_set ? 0 : (uint64_t)pe + 1;
        }
        complete(routine, &call);
        shmem_barrier_all();
        read_area(sort, &value, (unsigned char *)signal, sizeof value);
        if (value != right)
            fail(routine, "the signal", (long long)right, (long long)value);
    }
}

static void test_signal_set(const struct routine *routine)
{
    signals_alone(routine, 1);
}

static void test_signal_add(const struct routine *routine)
{
    signals_alone(routine, 0);
}

/* Only when the PE before this one has changed the signal the comparison holds. */
static void looks_at_signal(const struct routine *routine, int waits)
{
    static const struct {
        int cmp;
        uint64_t bound, first, last;
    } cases[] = {{SHMEM_CMP_EQ, 5, 4, 5},         {SHMEM_CMP_NE, 0, 0, UINT64_MAX}, {SHMEM_CMP_GT, 7, 7, 8},
                 {SHMEM_CMP_GE, UINT64_MAX, 1, UINT64_MAX}, {SHMEM_CMP_LT, 1, UINT64_MAX, 0}, {SHMEM_CMP_LE, 3, 4, 3}};
    for (int sort = 0; sort < SORTS; sort++)
        for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
            uint64_t *signal = signal_in(sort);
            struct call call;
            memset(&call, 0, sizeof call);
            write_area(sort, (unsigned char *)signal, &cases[c].first, sizeof cases[c].first);
            shmem_barrier_all();
            call.sig_addr = signal;
            call.cmp = cases[c].cmp;
            call.cmp_value = &cases[c].bound;
            shmem_signal_set(signal, cases[c].last, (me + 1) % n);
            if (!waits)
                shmem_barrier_all();
            routine->call(&call);
            if (call.number != cases[c].last)
                fail(routine, "the signal", (long long)c, (long long)call.number);
            shmem_barrier_all();
        }
}

static void test_signal_fetch(const struct routine *routine)
{
    looks_at_signal(routine, 0);
}

static void test_signal_wait_until(const struct routine *routine)
{
    looks_at_signal(routine, 1);
}

int main(void)
{
    begin();
    for (size_t i = 0; i < AREA; i++)
        private_source[i] = pattern(me, i);
    ROWS(TEST_ROW)
    end();
    return 0;
}
