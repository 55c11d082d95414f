/* Every wait and test on variables: all comparisons against a model, several variables with and without a status, none, values
 * for each, in each sort of memory; waits for what the PE before this one changes. Compiled as C and as C++. */
#include "matrix.h"
#include "wait_calls.h"

enum { MOST = 5 };

/* Which of the variables have to compare, and what the call gives. */
enum several { SINGLE, ALL, ANY, SOME };

static int compares(int cmp, int64_t a, int64_t b)
{
    switch (cmp) {
    case SHMEM_CMP_EQ:
        return a == b;
    case SHMEM_CMP_NE:
        return a != b;
    case SHMEM_CMP_GT:
        return a > b;
    case SHMEM_CMP_LE:
        return a <= b;
    case SHMEM_CMP_LT:
        return a < b;
    default:
        return a >= b;
    }
}

static int is_signed(enum kind kind)
{
    return kind >= SIGNED_1 && kind <= SIGNED_8;
}

static struct number plain(int64_t value)
{
    struct number number = {value, 0};
    return number;
}

/* A call's arrays. */
static unsigned char values[16 * MOST], bounds[16 * MOST], bound[16];
static size_t indices[MOST + 1];
static const int no_status[MOST] = {0};

static void prepare(struct call *call, int sort, size_t nelems, const int *status)
{
    memset(call, 0, sizeof *call);
    for (int i = 0; i <= MOST; i++)
        indices[i] = 99;
    call->ivars = areas[sort].target;
    call->nelems = nelems;
    call->status = status;
    call->indices = indices;
    call->cmp_value = bound;
    call->cmp_values = bounds;
}

/* What a call gives where these of the variables hold and these count. */
static void expect(const struct routine *routine, struct call *call, enum several several, int waits, const int *holds,
                   const int *status)
{
    size_t held = 0, counted = 0, found = call->number < MOST ? (size_t)call->number : 0;
    for (size_t i = 0; i < call->nelems; i++)
        if (!status || !status[i]) {
            counted++;
            held += (size_t)holds[i];
        }
    switch (several) {
    case SINGLE:
    case ALL:
        if (!waits && call->number != (held == counted))
            fail(routine, "whether they compare so", held == counted, (long long)call->number);
        break;
    case ANY:
        if (held == 0 ? call->number != SIZE_MAX : call->number >= call->nelems || !holds[found] || (status && status[found]))
            fail(routine, "the variable that compares so", (long long)held, (long long)call->number);
        break;
    case SOME:
        if (call->number != held)
            fail(routine, "how many compare so", (long long)held, (long long)call->number);
        for (size_t i = 0; i < held; i++) {
            if (indices[i] >= call->nelems || !holds[indices[i]] || (status && status[indices[i]]))
                fail(routine, "an index", (long long)i, (long long)indices[i]);
            for (size_t j = 0; j < i; j++)
                if (indices[j] == indices[i])
                    fail(routine, "an index that is there twice", (long long)j, (long long)indices[i]);
        }
        if (indices[held] != 99)
            fail(routine, "an index too many", (long long)held, (long long)indices[held]);
    }
}

/* Where everything is there before the call: for a wait, where it has to return. */
static void at_once(const struct routine *routine, enum several several, int waits, int vector)
{
    static const int64_t wide[] = {0, 1, -1, 5, -32768};
    static const int statuses[][MOST] = {{0, 0, 0, 0, 0}, {0, 1, 0, 1, 0}, {1, 1, 1, 1, 1}, {1, 0, 0, 7, -1}};
    enum kind kind = routine->kind;
    for (int sort = 0; sort < SORTS; sort++)
        for (int cmp = SHMEM_CMP_EQ; cmp <= SHMEM_CMP_LE; cmp++)
            for (int s = -1; s < 4; s++)
                for (size_t nelems = several == SINGLE ? 1 : 0; nelems <= (several == SINGLE ? 1 : MOST); nelems += nelems < 2 ? 1 : 3) {
                    const int *status = several == SINGLE || s < 0 ? NULL : statuses[s];
                    int holds[MOST], satisfied = 1, some = 0, counted = 0;
                    struct call call;
                    memset(values, GUARD, sizeof values);
                    for (int i = 0; i < MOST; i++) {
                        int64_t value = wide[(i + s + 1) % 5], limit = wide[vector ? (i * 2 + cmp) % 5 : 3 - cmp % 2];
                        store(kind, values + (size_t)i * size_of(kind), plain(value));
                        store(kind, bounds + (size_t)i * size_of(kind), plain(limit));
                        store(kind, bound, plain(limit));
                        /* Negative numbers are the largest of a type without sign. */
                        if (!is_signed(kind)) {
                            int shift = 64 - 8 * (int)size_of(kind);
                            uint64_t a = (uint64_t)value << shift >> shift, b = (uint64_t)limit << shift >> shift;
                            holds[i] = a == b ? compares(cmp, 0, 0) : a < b ? compares(cmp, 0, 1) : compares(cmp, 1, 0);
                        } else
                            holds[i] = compares(cmp, value, limit);
                        if ((size_t)i < nelems && !(status && status[i])) {
                            satisfied &= holds[i];
                            some |= holds[i];
                            counted++;
                        }
                    }
                    if (waits && counted > 0 && !(several == ANY || several == SOME ? some : satisfied))
                        continue;
                    write_area(sort, areas[sort].target, values, MOST * size_of(kind));
                    prepare(&call, sort, nelems, status);
                    call.cmp = cmp;
                    routine->call(&call);
                    expect(routine, &call, several, waits, holds, status);
                }
}

/* The PE before this one changes one variable after the other, backwards. */
static void later(const struct routine *routine, enum several several)
{
    enum kind kind = routine->kind;
    size_t size = size_of(kind), count = several == SINGLE ? 1 : MOST;
    for (int sort = 0; sort < SORTS; sort++) {
        unsigned char new_values[16 * MOST];
        int left[MOST] = {0}, rest = (int)count;
        struct call call;
        memset(values, 0, sizeof values);
        write_area(sort, areas[sort].target, values, sizeof values);
        shmem_barrier_all();
        for (size_t i = 0; i < count; i++) {
            store(kind, new_values + i * size, plain((int64_t)i + 1));
            store(kind, bounds + i * size, plain((int64_t)i + 1));
        }
        store(kind, bound, plain(several == SINGLE ? 1 : 0));
        for (size_t i = count; i-- > 0;) {
            shmem_putmem(areas[sort].target + i * size, new_values + i * size, size, (me + 1) % n);
            shmem_fence();
        }
        int vector = strstr(routine->name, "vector") != NULL;
        prepare(&call, sort, count, left);
        call.cmp = vector || several == SINGLE ? SHMEM_CMP_EQ : SHMEM_CMP_NE;
        while (rest > 0) {
            routine->call(&call);
            if (several == ANY) {
                if (call.number >= count || left[call.number])
                    fail(routine, "the variable that was found", rest, (long long)call.number);
                left[call.number] = 1;
                rest--;
            } else if (several == SOME) {
                if (call.number == 0 || call.number > (uint64_t)rest)
                    fail(routine, "how many were found", rest, (long long)call.number);
                for (size_t i = 0; i < call.number; i++) {
                    if (indices[i] >= count || left[indices[i]])
                        fail(routine, "a variable that was found", rest, (long long)indices[i]);
                    left[indices[i]] = 1;
                }
                rest -= (int)call.number;
            } else
                rest = 0;
        }
        read_area(sort, values, areas[sort].target, sizeof values);
        if (several != SINGLE && memcmp(values, new_values, count * size) != 0)
            fail(routine, "variables after the wait", sort, 0);
        shmem_barrier_all();
    }
}

#define TEST(ROW, SEVERAL, VECTOR)                                                                                     \
    static void test_##ROW(const struct routine *routine)                                                              \
    {                                                                                                                  \
        at_once(routine, SEVERAL, 0, VECTOR);                                                                          \
    }
#define WAIT(ROW, SEVERAL, VECTOR)                                                                                     \
    static void test_##ROW(const struct routine *routine)                                                              \
    {                                                                                                                  \
        at_once(routine, SEVERAL, 1, VECTOR);                                                                          \
        later(routine, SEVERAL);                                                                                       \
    }

WAIT(wait_until, SINGLE, 0)
WAIT(wait_until_all, ALL, 0)
WAIT(wait_until_any, ANY, 0)
WAIT(wait_until_some, SOME, 0)
WAIT(wait_until_all_vector, ALL, 1)
WAIT(wait_until_any_vector, ANY, 1)
WAIT(wait_until_some_vector, SOME, 1)
TEST(test, SINGLE, 0)
TEST(test_all, ALL, 0)
TEST(test_any, ANY, 0)
TEST(test_some, SOME, 0)
TEST(test_all_vector, ALL, 1)
TEST(test_any_vector, ANY, 1)
TEST(test_some_vector, SOME, 1)

/* The old wait: until the variable is another than the value. */
static void test_wait(const struct routine *routine)
{
    for (int sort = 0; sort < SORTS; sort++) {
        struct call call;
        memset(values, 0, sizeof values);
        write_area(sort, areas[sort].target, values, sizeof values);
        shmem_barrier_all();
        store(routine->kind, values, plain(-1));
        store(routine->kind, bound, plain(0));
        shmem_putmem(areas[sort].target, values, size_of(routine->kind), (me + 1) % n);
        prepare(&call, sort, 1, no_status);
        routine->call(&call);
        shmem_barrier_all();
    }
}

int main(void)
{
    begin();
    ROWS(TEST_ROW)
    end();
    return 0;
}
