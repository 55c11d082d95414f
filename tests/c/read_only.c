/* Constants are global and static variables, too: sources of what is fetched and of collectives. Compiled as C and as C++. */
#include <shmem.h>
#include <string.h>

#include "check.h"

enum { LENGTH = 5 };

static const int table[LENGTH] = {11, 22, 33, 44, 55};
static const long double wide = 2.5L;
/* What the dynamic linker makes read-only, since it has to write addresses there first. */
static const struct named {
    const char *name;
    int value;
} named[2] = {{"one", 1}, {"two", 2}};
/* Too long for letters. */
static const char text[20000] = "constants";

static int next;

static void fetched(void)
{
    int got[LENGTH] = {0};
    CHECK(shmem_int_g(&table[2], next) == 33);
    CHECK(shmem_longdouble_g(&wide, next) == 2.5L);
    CHECK(shmem_int_g(&named[1].value, next) == 2);
    shmem_int_get(got, table, LENGTH, next);
    CHECK(memcmp(got, table, sizeof got) == 0);
    shmem_int_get_nbi(got, table + 1, 1, next);
    shmem_quiet();
    CHECK(got[0] == 22);
    shmem_int_iget(got, table, 2, 2, 3, next);
    CHECK(got[0] == 11 && got[2] == 33 && got[4] == 55);
    shmem_int_ibget(got, table, 2, 3, 2, 2, next);
    CHECK(got[0] == 11 && got[1] == 22 && got[2] == 44 && got[3] == 55);

    static char bytes[sizeof text];
    shmem_getmem(bytes, text, sizeof text, next);
    CHECK(memcmp(bytes, text, sizeof text) == 0);

    CHECK(shmem_addr_accessible(table, next) && !shmem_addr_accessible(table, n));
    CHECK(shmem_ptr(table, me) == table && shmem_ptr(named, me) == named);
    /* Another PE's are not this one's, whose addresses are its own; those that were linked as data are mapped. */
    const int *its_table = (const int *)shmem_ptr(table, next);
    CHECK(next == me || its_table == NULL || (its_table != table && its_table[4] == 55));
    const struct named *its_named = (const struct named *)shmem_ptr(named, next);
    CHECK(next == me || its_named == NULL || (its_named != named && its_named[1].value == 2));
}

static void together(void)
{
    static int sums[LENGTH], all[16 * LENGTH];
    static char texts[4 * sizeof text];
    CHECK(shmem_int_sum_reduce(SHMEM_TEAM_WORLD, sums, table, LENGTH) == 0);
    for (int i = 0; i < LENGTH; i++)
        CHECK(sums[i] == n * table[i]);
    CHECK(shmem_char_max_reduce(SHMEM_TEAM_WORLD, texts, text, sizeof text) == 0);
    CHECK(memcmp(texts, text, sizeof text) == 0);
    CHECK(shmem_int_sum_inscan(SHMEM_TEAM_WORLD, sums, table, LENGTH) == 0 && sums[1] == 22 * (me + 1));
    CHECK(shmem_int_broadcast(SHMEM_TEAM_WORLD, sums, table, LENGTH, n - 1) == 0 && sums[3] == 44);
    CHECK(shmem_broadcastmem(SHMEM_TEAM_WORLD, texts, text, sizeof text, 0) == 0);
    CHECK(shmem_int_fcollect(SHMEM_TEAM_WORLD, all, table, 2) == 0);
    CHECK(shmem_int_collect(SHMEM_TEAM_WORLD, all, table, 2) == 0);
    for (int pe = 0; pe < n; pe++)
        CHECK(all[2 * pe] == 11 && all[2 * pe + 1] == 22);
    if (n <= 4) {
        CHECK(shmem_fcollectmem(SHMEM_TEAM_WORLD, texts, text, sizeof text) == 0);
        for (int pe = 0; pe < n; pe++)
            CHECK(memcmp(texts + pe * sizeof text, text, sizeof text) == 0);
        CHECK(shmem_alltoallmem(SHMEM_TEAM_WORLD, texts, text, sizeof text / 4) == 0);
        for (int pe = 0; pe < n; pe++)
            CHECK(memcmp(texts + pe * (sizeof text / 4), text + me * (sizeof text / 4), sizeof text / 4) == 0);
    }
    if (n <= LENGTH) {
        CHECK(shmem_int_alltoall(SHMEM_TEAM_WORLD, all, table, 1) == 0);
        for (int pe = 0; pe < n; pe++)
            CHECK(all[pe] == table[me]);
        CHECK(shmem_int_alltoalls(SHMEM_TEAM_WORLD, all, table, 2, 1, 1) == 0);
        for (int pe = 0; pe < n; pe++)
            CHECK(all[2 * pe] == table[me]);
    }

    static long psync[SHMEM_REDUCE_SYNC_SIZE];
    static int work[LENGTH];
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    shmem_int_max_to_all(sums, table, LENGTH, 0, 0, n, work, psync);
    CHECK(sums[4] == 55);
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    fetched();
    together();
    shmem_finalize();
    return 0;
}
