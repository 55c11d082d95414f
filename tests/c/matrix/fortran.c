/* Every symbol of Fortran's API of old that works on elements, called as Fortran calls: all by reference, and all numbers are
 * default INTEGERs. A row without a test here does not compile. */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>

#include "fortran_calls.h"

int shmem_my_pe_(void);
int shmem_n_pes_(void);
void shmem_init_(void);
void shmem_finalize_(void);
void shmem_barrier_all_(void);
void shmem_quiet_(void);

enum { COUNT = 3, WIDE = 3, NARROW = 2, ROOM = 64 };

static int me, n, next, previous;
static int zero = 0, count = COUNT, wide = WIDE, narrow = NARROW, not_equal = SHMEM_CMP_NE;
/* As many default INTEGERs as Fortran's SHMEM_SYNC_SIZE. */
static int psync[2 * SHMEM_SYNC_SIZE + 1];

static void check(int right, const char *symbol, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, line, symbol);
    shmem_global_exit(1);
}

#define CHECK(condition, SYMBOL) check(condition, #SYMBOL, __LINE__)

/* Element i of a PE's source: small, and exact in all types. */
#define VALUE(TYPE, pe, i) ((TYPE)((pe) * 30 + (i) + 1))

/* A test: statements over symmetric `dest` and `source`, of which no PE changes another's before or after. */
#define TEST(SYMBOL, TYPE, ...)                                                                                        \
    static void test_##SYMBOL(void)                                                                                    \
    {                                                                                                                  \
        static TYPE dest[ROOM], source[ROOM];                                                                          \
        for (int i = 0; i < ROOM; i++) {                                                                               \
            dest[i] = 0;                                                                                               \
            source[i] = VALUE(TYPE, me, i);                                                                            \
        }                                                                                                              \
        shmem_barrier_all_();                                                                                          \
        __VA_ARGS__                                                                                                    \
        shmem_barrier_all_();                                                                                          \
    }

/* Elements of `dest` that are `of` some i, and 0 elsewhere. */
#define EXPECT(SYMBOL, TYPE, count, step, of)                                                                          \
    for (int at = 0; at < ROOM; at++) {                                                                                \
        int i = at / (step);                                                                                           \
        TYPE right = at % (step) == 0 && i < (count) ? (TYPE)(of) : (TYPE)0;                                           \
        CHECK(dest[at] == right, SYMBOL);                                                                              \
    }

#define TEST_put(SYMBOL, TYPE)                                                                                         \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &count, &next); shmem_quiet_(); shmem_barrier_all_();                      \
         EXPECT(SYMBOL, TYPE, COUNT, 1, VALUE(TYPE, previous, i)))
#define TEST_put_nbi TEST_put
#define TEST_get(SYMBOL, TYPE)                                                                                         \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &count, &next); shmem_quiet_();                                            \
         EXPECT(SYMBOL, TYPE, COUNT, 1, VALUE(TYPE, next, i)))
#define TEST_get_nbi TEST_get
#define TEST_iput(SYMBOL, TYPE)                                                                                        \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &wide, &narrow, &count, &next); shmem_barrier_all_();                      \
         EXPECT(SYMBOL, TYPE, COUNT, WIDE, VALUE(TYPE, previous, NARROW *i)))
#define TEST_iget(SYMBOL, TYPE)                                                                                        \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &wide, &narrow, &count, &next);                                            \
         EXPECT(SYMBOL, TYPE, COUNT, WIDE, VALUE(TYPE, next, NARROW *i)))

#define SET &zero, &zero, &n
#define TEST_set_broadcast(SYMBOL, TYPE)                                                                               \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &count, &zero, SET, psync);                                                \
         EXPECT(SYMBOL, TYPE, me == 0 ? 0 : COUNT, 1, VALUE(TYPE, 0, i)))
#define TEST_set_collect(SYMBOL, TYPE)                                                                                 \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &count, SET, psync);                                                       \
         EXPECT(SYMBOL, TYPE, COUNT *n, 1, VALUE(TYPE, i / COUNT, i % COUNT)))
#define TEST_set_fcollect TEST_set_collect
#define TEST_set_alltoall(SYMBOL, TYPE)                                                                                \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &count, SET, psync);                                                       \
         EXPECT(SYMBOL, TYPE, COUNT *n, 1, VALUE(TYPE, i / COUNT, COUNT *me + i % COUNT)))
#define TEST_set_alltoalls(SYMBOL, TYPE)                                                                               \
    TEST(SYMBOL, TYPE, SYMBOL(dest, source, &wide, &narrow, &count, SET, psync);                                       \
         EXPECT(SYMBOL, TYPE, COUNT *n, WIDE, VALUE(TYPE, i / COUNT, NARROW *(COUNT * me + i % COUNT))))

/* What `a` and `b` become, PE after PE. */
#define TEST_TO_ALL(SYMBOL, TYPE, OF_BOTH)                                                                             \
    TEST(SYMBOL, TYPE, static TYPE pwrk[ROOM]; SYMBOL(dest, source, &count, SET, pwrk, psync);                         \
         for (int i = 0; i < COUNT; i++) {                                                                             \
             TYPE a = VALUE(TYPE, 0, i);                                                                               \
             for (int pe = 1; pe < n; pe++) {                                                                          \
                 TYPE b = VALUE(TYPE, pe, i);                                                                          \
                 a = OF_BOTH;                                                                                          \
             }                                                                                                         \
             CHECK(dest[i] == a, SYMBOL);                                                                              \
         } CHECK(dest[COUNT] == 0, SYMBOL);)
#define TEST_set_and_to_all(SYMBOL, TYPE) TEST_TO_ALL(SYMBOL, TYPE, a &b)
#define TEST_set_or_to_all(SYMBOL, TYPE) TEST_TO_ALL(SYMBOL, TYPE, a | b)
#define TEST_set_xor_to_all(SYMBOL, TYPE) TEST_TO_ALL(SYMBOL, TYPE, a ^ b)
#define TEST_set_max_to_all(SYMBOL, TYPE) TEST_TO_ALL(SYMBOL, TYPE, a > b ? a : b)
#define TEST_set_min_to_all(SYMBOL, TYPE) TEST_TO_ALL(SYMBOL, TYPE, a < b ? a : b)
#define TEST_set_sum_to_all(SYMBOL, TYPE) TEST_TO_ALL(SYMBOL, TYPE, a + b)
#define TEST_set_prod_to_all(SYMBOL, TYPE) TEST_TO_ALL(SYMBOL, TYPE, a *b)

/* An operation on the next PE's word, which is 31, and what becomes of that. */
#define TEST_ATOMIC(SYMBOL, TYPE, CALL, AFTER)                                                                         \
    TEST(SYMBOL, TYPE, TYPE old = 31, value = 6; dest[0] = 31; shmem_barrier_all_(); CALL; shmem_barrier_all_();       \
         CHECK(old == 31 && value == 6 && dest[0] == AFTER && dest[1] == 0 && source[0] == VALUE(TYPE, me, 0), SYMBOL);)
#define TEST_add(SYMBOL, TYPE) TEST_ATOMIC(SYMBOL, TYPE, SYMBOL(dest, &value, &next), 37)
#define TEST_inc(SYMBOL, TYPE) TEST_ATOMIC(SYMBOL, TYPE, SYMBOL(dest, &next), 32)
#define TEST_set(SYMBOL, TYPE) TEST_ATOMIC(SYMBOL, TYPE, SYMBOL(dest, &value, &next), 6)
#define TEST_fetch(SYMBOL, TYPE) TEST_ATOMIC(SYMBOL, TYPE, old = 0; old = SYMBOL(dest, &next), 31)
#define TEST_fadd(SYMBOL, TYPE) TEST_ATOMIC(SYMBOL, TYPE, old = 0; old = SYMBOL(dest, &value, &next), 37)
#define TEST_finc(SYMBOL, TYPE) TEST_ATOMIC(SYMBOL, TYPE, old = 0; old = SYMBOL(dest, &next), 32)
#define TEST_swap(SYMBOL, TYPE) TEST_ATOMIC(SYMBOL, TYPE, old = 0; old = SYMBOL(dest, &value, &next), 6)
#define TEST_cswap(SYMBOL, TYPE)                                                                                       \
    TEST_ATOMIC(SYMBOL, TYPE, TYPE condition = 31; old = 0; old = SYMBOL(dest, &condition, &value, &next), 6)

#define TEST_WAIT(SYMBOL, TYPE, CALL)                                                                                  \
    TEST(SYMBOL, TYPE, TYPE nothing = 0; shmem_putmem(dest, source, sizeof *dest, next); CALL;                         \
         CHECK(dest[0] == VALUE(TYPE, previous, 0), SYMBOL);)
#define TEST_wait(SYMBOL, TYPE) TEST_WAIT(SYMBOL, TYPE, SYMBOL(dest, &nothing))
#define TEST_wait_until(SYMBOL, TYPE) TEST_WAIT(SYMBOL, TYPE, SYMBOL(dest, &not_equal, &nothing))

#define DEFINE(ROW) FORTRAN_##ROW(TEST_##ROW)
FORTRAN_ROWS(DEFINE)

#define CALL(SYMBOL, TYPE) test_##SYMBOL();
#define CALL_ALL(ROW) FORTRAN_##ROW(CALL)

int main(void)
{
    for (int i = 0; i < 2 * SHMEM_SYNC_SIZE + 1; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_init_();
    me = shmem_my_pe_();
    n = shmem_n_pes_();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    FORTRAN_ROWS(CALL_ALL)
    shmem_finalize_();
    return 0;
}
