/* Every atomic operation: on words of each sort of memory, with values at the ends of each type, on the default context and on
 * others; first by one PE at a time, against a model, then by all PEs on one word, where no update may be lost and no old value
 * be returned twice. Compiled as C and as C++. */
#include "matrix.h"
#include "amo_calls.h"

enum operation { FETCH, SET, COMPARE_SWAP, SWAP, ADD, ADD_ONE, AND, OR, XOR };

/* What the word is at first, and the operand. Real numbers are exact in all types; -0.0 and 0.0 differ. */
static const struct {
    int64_t initial, operand;
} cases[] = {{0, 1}, {-1, 1}, {INT64_MAX, 1}, {INT64_MIN, -1}, {0x55, 0x0f}, {INT32_MAX, 1}, {-3, INT64_MIN}, {77, 0}};
#define CASES (sizeof cases / sizeof *cases)

static unsigned rounds;

static struct number plain(int64_t value)
{
    struct number number = {value, 0};
    return number;
}

/* Integers wrap around, so that all are computed with the most bits. */
static int64_t result_of(enum operation operation, int64_t old, int64_t operand, int64_t condition_holds)
{
    uint64_t a = (uint64_t)old, b = (uint64_t)operand;
    switch (operation) {
    case FETCH:
        return old;
    case SET:
    case SWAP:
        return operand;
    case COMPARE_SWAP:
        return condition_holds ? operand : old;
    case ADD:
        return (int64_t)(a + b);
    case ADD_ONE:
        return (int64_t)(a + 1);
    case AND:
        return (int64_t)(a & b);
    case OR:
        return (int64_t)(a | b);
    default:
        return (int64_t)(a ^ b);
    }
}

static int fetches(const struct routine *routine, enum operation operation)
{
    return operation == FETCH || operation == SWAP || operation == COMPARE_SWAP || strstr(routine->name, "fetch") ||
           strstr(routine->name, "fadd") || strstr(routine->name, "finc");
}

static void against_model(const struct routine *routine, enum operation operation, int sort)
{
    enum kind kind = routine->kind;
    size_t size = size_of(kind);
    unsigned char words[3 * 16 * CASES], right[sizeof words], fetched[16 * CASES], old[16];
    /* No sort of memory is of one distance only. */
    int step = (int)((rounds % SORTS + rounds / SORTS) % (unsigned)n);
    rounds++;
    struct call call;
    memset(&call, 0, sizeof call);
    memset(words, GUARD, sizeof words);
    /* The words of a PE are another's, one further, so that no two PEs expect the same. */
    for (size_t c = 0; c < CASES; c++)
        store(kind, words + (3 * c + 1) * size, plain(cases[(c + (size_t)me) % CASES].initial));
    memset(fetched, 0, sizeof fetched);
    write_area(sort, areas[sort].target, words, sizeof words);
    shmem_barrier_all();
    choose_context(routine, &call, sort, (me + step) % n);
    for (size_t c = 0; c < CASES; c++) {
        unsigned char value[16], condition[16];
        int target = (me + step) % n;
        store(kind, value, plain(cases[c].operand));
        /* Holds in every other case. */
        store(kind, condition, plain(cases[(c + (size_t)target + c % 2) % CASES].initial));
        call.dest = areas[sort].target + (3 * c + 1) * size;
        call.source = call.dest;
        call.value = value;
        call.cond = condition;
        call.result = call.fetch = fetched + 16 * c;
        routine->call(&call);
    }
    complete(routine, &call);
    for (size_t c = 0; c < CASES && fetches(routine, operation); c++) {
        store(kind, old, plain(cases[(c + (size_t)((me + step) % n)) % CASES].initial));
        if (!same(kind, old, fetched + 16 * c))
            fail(routine, "the old value in case", (long long)c, sort);
    }
    shmem_barrier_all();
    read_area(sort, words, areas[sort].target, sizeof words);
    memset(right, GUARD, sizeof right);
    for (size_t c = 0; c < CASES; c++) {
        unsigned char initial[16], condition[16];
        int64_t value = cases[(c + (size_t)me) % CASES].initial;
        store(kind, initial, plain(value));
        store(kind, condition, plain(cases[(c + (size_t)me + c % 2) % CASES].initial));
        store(kind, right + (3 * c + 1) * size,
              plain(result_of(operation, value, cases[c].operand, same(kind, initial, condition))));
    }
    for (size_t i = 0; i < sizeof words; i++)
        if (words[i] != right[i])
            fail(routine, "the words", (long long)i, words[i]);
    shmem_barrier_all();
}

/* Each PE adds 1 and a power of two so many times at PE 0, or swaps in numbers of its own. */
static void by_all(const struct routine *routine, enum operation operation, int sort)
{
    enum { TIMES = 8 };
    enum kind kind = routine->kind;
    unsigned char word[16], right[16], value[16], old[16];
    struct call call;
    memset(&call, 0, sizeof call);
    memset(word, 0, sizeof word);
    if (operation == AND)
        memset(word, 0xff, sizeof word);
    write_area(sort, areas[sort].target, word, size_of(kind));
    shmem_barrier_all();
    choose_context(routine, &call, sort, 0);
    call.dest = areas[sort].target;
    call.source = call.dest;
    call.value = value;
    call.result = call.fetch = old;
    for (int i = 0; i < TIMES; i++) {
        uint64_t bit = (uint64_t)1 << me;
        store(kind, value, plain(operation == AND ? (int64_t)~bit : operation == ADD ? 3 : (int64_t)bit));
        routine->call(&call);
        /* The second flip of a bit takes the first back. */
        if (operation == XOR && i == TIMES - 2)
            break;
    }
    complete(routine, &call);
    shmem_barrier_all();
    uint64_t all = ((uint64_t)1 << n) - 1;
    store(kind, right,
          plain(operation == ADD       ? 3 * TIMES * n
                : operation == ADD_ONE ? TIMES * n
                : operation == AND     ? (int64_t)~all
                                       : (int64_t)all));
    read_area(sort, word, areas[sort].target, size_of(kind));
    if (me == 0 && !same(kind, word, right))
        fail(routine, "the word after all PEs have changed it", sort, word[0]);
    shmem_barrier_all();
}

static void test(const struct routine *routine, enum operation operation)
{
    for (int sort = 0; sort < SORTS; sort++)
        against_model(routine, operation, sort);
    if (operation >= ADD)
        for (int sort = 0; sort < SORTS; sort++)
            by_all(routine, operation, sort);
}

#define TEST(ROW, OPERATION)                                                                                           \
    static void test_##ROW(const struct routine *routine)                                                              \
    {                                                                                                                  \
        test(routine, OPERATION);                                                                                      \
    }

TEST(atomic_fetch, FETCH)
TEST(atomic_set, SET)
TEST(atomic_compare_swap, COMPARE_SWAP)
TEST(atomic_swap, SWAP)
TEST(atomic_fetch_inc, ADD_ONE)
TEST(atomic_inc, ADD_ONE)
TEST(atomic_fetch_add, ADD)
TEST(atomic_add, ADD)
TEST(atomic_fetch_and, AND)
TEST(atomic_and, AND)
TEST(atomic_fetch_or, OR)
TEST(atomic_or, OR)
TEST(atomic_fetch_xor, XOR)
TEST(atomic_xor, XOR)
#define test_atomic_fetch_nbi test_atomic_fetch
#define test_atomic_compare_swap_nbi test_atomic_compare_swap
#define test_atomic_swap_nbi test_atomic_swap
#define test_atomic_fetch_inc_nbi test_atomic_fetch_inc
#define test_atomic_fetch_add_nbi test_atomic_fetch_add
#define test_atomic_fetch_and_nbi test_atomic_fetch_and
#define test_atomic_fetch_or_nbi test_atomic_fetch_or
#define test_atomic_fetch_xor_nbi test_atomic_fetch_xor
#define test_fetch test_atomic_fetch
#define test_set test_atomic_set
#define test_cswap test_atomic_compare_swap
#define test_swap test_atomic_swap
#define test_finc test_atomic_fetch_inc
#define test_inc test_atomic_inc
#define test_fadd test_atomic_fetch_add
#define test_add test_atomic_add

/* Old values of all PEs' additions to one word: each number once. And compare_swap as a lock: no addition is lost. */
static void test_order(void)
{
    enum { TIMES = 50 };
    static long counter, next, guarded;
    static unsigned char taken[8 * TIMES];
    for (int i = 0; i < TIMES; i++) {
        long ticket = shmem_long_atomic_fetch_inc(&counter, n - 1);
        shmem_uchar_p(&taken[ticket], 1, 0);
        while (shmem_long_atomic_compare_swap(&next, 0, 1, 0) != 0)
            ;
        shmem_long_p(&guarded, shmem_long_g(&guarded, 0) + 1, 0);
        shmem_quiet();
        shmem_long_atomic_set(&next, 0, 0);
    }
    shmem_barrier_all();
    static const struct routine here = {"shmem_long_atomic_fetch_inc and compare_swap", SIGNED_8, NULL, 0, 0};
    for (int i = 0; i < TIMES * n && me == 0; i++)
        if (!taken[i])
            fail(&here, "a number that no PE got", i, 0);
    if (me == 0 && guarded != TIMES * n)
        fail(&here, "additions under a lock", TIMES * n, guarded);
}

int main(void)
{
    begin();
    ROWS(TEST_ROW)
    test_order();
    end();
    return 0;
}
