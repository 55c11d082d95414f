/* Tests of variables and waits for them, for all types. Compiled as C and as C++. */
#define _DEFAULT_SOURCE
#include <shmem.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

#define COUNT 6

static int next, previous;

/* Variables 1, 3 and 4 count: 0 and 2 and 5 are left out. */
static const int status[COUNT] = {1, 0, 1, 0, 0, -1};

/* What the comparisons say of 5. */
#define COMPARISONS(NAME)                                                                                              \
    CHECK(shmem_##NAME##_test(&one, SHMEM_CMP_EQ, 5) && !shmem_##NAME##_test(&one, SHMEM_CMP_EQ, 4));                  \
    CHECK(shmem_##NAME##_test(&one, SHMEM_CMP_NE, 4) && !shmem_##NAME##_test(&one, SHMEM_CMP_NE, 5));                  \
    CHECK(shmem_##NAME##_test(&one, SHMEM_CMP_GT, 4) && !shmem_##NAME##_test(&one, SHMEM_CMP_GT, 5));                  \
    CHECK(shmem_##NAME##_test(&one, SHMEM_CMP_GE, 5) && !shmem_##NAME##_test(&one, SHMEM_CMP_GE, 6));                  \
    CHECK(shmem_##NAME##_test(&one, SHMEM_CMP_LT, 6) && !shmem_##NAME##_test(&one, SHMEM_CMP_LT, 5));                  \
    CHECK(shmem_##NAME##_test(&one, SHMEM_CMP_LE, 5) && !shmem_##NAME##_test(&one, SHMEM_CMP_LE, 4));

#define SYNC(NAME, TYPE)                                                                                               \
    static void sync_##NAME(void)                                                                                      \
    {                                                                                                                  \
        static TYPE one, many[COUNT];                                                                                  \
        TYPE bounds[COUNT] = {9, 9, 9, 9, 9, 9};                                                                       \
        size_t indices[COUNT];                                                                                         \
        int counted = 0;                                                                                               \
        shmem_##NAME##_p(&one, 5, me);                                                                                 \
        COMPARISONS(NAME)                                                                                              \
        shmem_barrier_all();                                                                                           \
        shmem_##NAME##_p(&one, (TYPE)(20 + me), next);                                                                 \
        shmem_##NAME##_wait_until(&one, SHMEM_CMP_NE, 5);                                                              \
        shmem_##NAME##_wait_until(&one, SHMEM_CMP_GE, (TYPE)(20 + previous));                                          \
        CHECK(one == (TYPE)(20 + previous));                                                                           \
                                                                                                                       \
        /* None holds, none is there. */                                                                               \
        memset(many, 0, sizeof many);                                                                                  \
        CHECK(!shmem_##NAME##_test_all(many, COUNT, NULL, SHMEM_CMP_EQ, 9));                                           \
        CHECK(shmem_##NAME##_test_any(many, COUNT, NULL, SHMEM_CMP_EQ, 9) == SIZE_MAX);                                \
        CHECK(shmem_##NAME##_test_some(many, COUNT, indices, NULL, SHMEM_CMP_EQ, 9) == 0);                             \
        CHECK(shmem_##NAME##_test_all(many, 0, NULL, SHMEM_CMP_EQ, 9) == 1);                                           \
        CHECK(shmem_##NAME##_test_any(NULL, 0, NULL, SHMEM_CMP_EQ, 9) == SIZE_MAX);                                    \
        CHECK(shmem_##NAME##_wait_until_any(many, 0, NULL, SHMEM_CMP_EQ, 9) == SIZE_MAX);                              \
        CHECK(shmem_##NAME##_wait_until_some(many, 0, indices, NULL, SHMEM_CMP_EQ, 9) == 0);                           \
        shmem_##NAME##_wait_until_all(many, 0, NULL, SHMEM_CMP_EQ, 9);                                                 \
        shmem_barrier_all();                                                                                           \
                                                                                                                       \
        /* Some hold when PE `previous` has stored them, in two steps. */                                              \
        shmem_##NAME##_p(&many[3], 9, next);                                                                           \
        CHECK(shmem_##NAME##_wait_until_any(many, COUNT, status, SHMEM_CMP_EQ, 9) == 3);                               \
        CHECK(shmem_##NAME##_test_any(many, COUNT, status, SHMEM_CMP_EQ, 9) == 3);                                     \
        CHECK(shmem_##NAME##_test_any_vector(many, COUNT, status, SHMEM_CMP_EQ, bounds) == 3);                         \
        CHECK(shmem_##NAME##_wait_until_some(many, COUNT, indices, status, SHMEM_CMP_EQ, 9) == 1 && indices[0] == 3);  \
        CHECK(shmem_##NAME##_test_some_vector(many, COUNT, indices, status, SHMEM_CMP_EQ, bounds) == 1);               \
        CHECK(!shmem_##NAME##_test_all(many, COUNT, status, SHMEM_CMP_EQ, 9));                                         \
        CHECK(!shmem_##NAME##_test_all_vector(many, COUNT, status, SHMEM_CMP_EQ, bounds));                             \
        shmem_barrier_all();                                                                                           \
        shmem_##NAME##_p(&many[0], 9, next);                                                                           \
        shmem_##NAME##_p(&many[4], 9, next);                                                                           \
        shmem_##NAME##_p(&many[1], 9, next);                                                                           \
        shmem_##NAME##_wait_until_all(many, COUNT, status, SHMEM_CMP_EQ, 9);                                           \
        shmem_##NAME##_wait_until_all_vector(many, COUNT, status, SHMEM_CMP_EQ, bounds);                               \
        CHECK(shmem_##NAME##_test_all(many, COUNT, status, SHMEM_CMP_EQ, 9) == 1);                                     \
        CHECK(shmem_##NAME##_test_all_vector(many, COUNT, status, SHMEM_CMP_EQ, bounds) == 1);                         \
        CHECK(!shmem_##NAME##_test_all(many, COUNT, NULL, SHMEM_CMP_EQ, 9));                                           \
        CHECK(shmem_##NAME##_test_some(many, COUNT, indices, status, SHMEM_CMP_EQ, 9) == 3);                           \
        CHECK(indices[0] == 1 && indices[1] == 3 && indices[2] == 4);                                                  \
        CHECK(shmem_##NAME##_wait_until_some_vector(many, COUNT, indices, status, SHMEM_CMP_EQ, bounds) == 3);         \
                                                                                                                       \
        /* Each variable with its own bound. */                                                                        \
        for (int i = 0; i < COUNT; i++)                                                                                \
            bounds[i] = (TYPE)(i == 4 ? 9 : 10);                                                                       \
        CHECK(shmem_##NAME##_wait_until_any_vector(many, COUNT, status, SHMEM_CMP_GE, bounds) == 4);                   \
        for (int i = 0; i < COUNT; i++)                                                                                \
            counted += shmem_##NAME##_test(&many[i], SHMEM_CMP_EQ, 9);                                                 \
        shmem_barrier_all();                                                                                           \
        CHECK(counted == 4);                                                                                           \
    }

SHMEMI_SYNC_TYPES(SYNC)
#define CALL(NAME, TYPE) sync_##NAME();

/* One after the other takes what has come, as programs do that serve others. */
static void served(void)
{
    static long requests[64];
    int done[64] = {0};
    shmem_barrier_all();
    shmem_long_atomic_set(&requests[me], me + 1, 0);
    if (me == 0) {
        for (int i = 0; i < n; i++) {
            size_t which = shmem_long_wait_until_any(requests, n, done, SHMEM_CMP_NE, 0);
            CHECK(which < (size_t)n && !done[which] && requests[which] == (long)which + 1);
            done[which] = 1;
        }
        CHECK(shmem_long_wait_until_any(requests, n, done, SHMEM_CMP_NE, 0) == SIZE_MAX);
    }
    shmem_barrier_all();
}

#define OLD(NAME, TYPE)                                                                                                \
    static void old_##NAME(void)                                                                                       \
    {                                                                                                                  \
        static TYPE variable;                                                                                          \
        shmem_##NAME##_p(&variable, 1, next);                                                                          \
        shmem_##NAME##_wait(&variable, 0);                                                                             \
        CHECK(variable == 1);                                                                                          \
    }

SHMEMI_OLD_WAIT_TYPES(OLD)
#define CALL_OLD(NAME, TYPE) old_##NAME();

static void generic(void)
{
#if defined __cplusplus || __STDC_VERSION__ >= 201112L
    static int one, many[2];
    size_t indices[2];
    shmem_p(&one, 3, next);
    shmem_wait_until(&one, SHMEM_CMP_EQ, 3);
    CHECK(shmem_test(&one, SHMEM_CMP_LE, 3));
    shmem_p(&many[1], 4, next);
    CHECK(shmem_wait_until_any(many, 2, NULL, SHMEM_CMP_EQ, 4) == 1);
    CHECK(shmem_test_some(many, 2, indices, NULL, SHMEM_CMP_EQ, 4) == 1 && indices[0] == 1);
    shmem_barrier_all();
    shmem_p(&many[0], 4, next);
    shmem_wait_until_all(many, 2, NULL, SHMEM_CMP_EQ, 4);
#endif
}

/* Of those that hold each is found in its turn. */
static void in_turn(void)
{
    static long all[COUNT];
    static const long bounds[COUNT] = {1, 1, 1, 1, 1, 1};
    for (int i = 0; i < COUNT; i++)
        all[i] = 1;
    for (int way = 0; way < 4; way++) {
        int found[COUNT] = {0};
        for (int i = 0; i < 2 * COUNT; i++) {
            size_t which = way == 0   ? shmem_long_wait_until_any(all, COUNT, NULL, SHMEM_CMP_EQ, 1)
                           : way == 1 ? shmem_long_test_any(all, COUNT, NULL, SHMEM_CMP_EQ, 1)
                           : way == 2 ? shmem_long_wait_until_any_vector(all, COUNT, NULL, SHMEM_CMP_EQ, bounds)
                                      : shmem_long_test_any_vector(all, COUNT, NULL, SHMEM_CMP_EQ, bounds);
            CHECK(which < COUNT);
            found[which]++;
        }
        for (int i = 0; i < COUNT; i++)
            CHECK(found[i] == 2);
    }
}

/* Of two arrays that are looked at in turn, each has its turns, wherever they lie. */
static void both_in_turn(void)
{
    for (int apart = 1; apart <= 4; apart++) {
        static long words[5 * 64];
        int found[2][64] = {{0}};
        long *arrays[] = {words, words + 64 * apart};
        memset(words, 0, sizeof words);
        arrays[0][3] = arrays[1][1] = arrays[1][2] = 1;
        for (int i = 0; i < 1000; i++)
            for (int which = 0; which < 2; which++)
                found[which][i % 2 == 0 ? shmem_long_wait_until_any(arrays[which], 64, NULL, SHMEM_CMP_GE, 1)
                                        : shmem_long_test_any(arrays[which], 64, NULL, SHMEM_CMP_GE, 1)]++;
        CHECK(found[0][3] == 1000 && found[1][1] > 0 && found[1][2] > 0 && found[1][1] + found[1][2] == 1000);
    }
}

/* A wait for all of some is over when each has held, though the first no longer does when the second comes to. PE 0 has to have looked
 * while the first did, which it does in most rounds, and is let go by the last PE where it has not. */
static void not_at_once(void)
{
    static long words[2], done;
    int passed = 0;
    for (int round = 1; n > 1 && round <= 20; round++) {
        words[0] = words[1] = 0;
        shmem_barrier_all();
        if (me == 0) {
            static const long bounds[] = {1, 1};
            if (round % 2 == 0)
                shmem_long_wait_until_all(words, 2, NULL, SHMEM_CMP_EQ, 1);
            else
                shmem_long_wait_until_all_vector(words, 2, NULL, SHMEM_CMP_EQ, bounds);
            shmem_long_p(&done, round, n - 1);
        } else if (me == n - 1) {
            shmem_long_p(&words[0], 1, 0);
            shmem_quiet();
            usleep(2000);
            shmem_long_p(&words[0], 2, 0);
            shmem_fence();
            shmem_long_p(&words[1], 1, 0);
            for (int i = 0; i < 200 && !shmem_long_test(&done, SHMEM_CMP_EQ, round); i++)
                usleep(1000);
            passed += done == round;
            shmem_long_p(&words[0], 1, 0);
        }
        shmem_barrier_all();
    }
    CHECK(n == 1 || me != n - 1 || passed > 0);
}

/* What is waited for comes late, and several wait at once. */
static void late(void)
{
    static uint64_t turn;
    for (uint64_t round = 0; round < 5; round++) {
        shmem_uint64_wait_until(&turn, SHMEM_CMP_GE, (uint64_t)(round * n + me));
        /* The PE whose turn is next comes last: its own stores follow these everywhere. */
        for (int i = 1; i <= n; i++) {
            shmem_uint64_atomic_set(&turn, round * n + me + 1, (next + i) % n);
            shmem_quiet();
        }
    }
    shmem_barrier_all();
    CHECK(turn == 5 * (uint64_t)n);
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    SHMEMI_SYNC_TYPES(CALL)
    SHMEMI_OLD_WAIT_TYPES(CALL_OLD)
    static long plain;
    shmem_long_p(&plain, 8, next);
    shmem_wait(&plain, 0);
    CHECK(plain == 8);
    served();
    generic();
    in_turn();
    both_in_turn();
    not_at_once();
    late();
    shmem_finalize();
    return 0;
}
