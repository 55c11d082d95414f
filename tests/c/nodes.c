/* Which PEs are on a node, and what of the others can be reached how. Every ZESHMEM_PES_PER_NODE PEs pretend to be a node. */
#include <ishmem.h>
#include <ishmemx.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(what)                                                                                                    \
    do {                                                                                                               \
        if (!(what)) {                                                                                                 \
            fprintf(stderr, "PE %d, line %d: %s\n", me, __LINE__, #what);                                              \
            shmem_global_exit(1);                                                                                      \
        }                                                                                                              \
    } while (0)

enum { LONG = 300000 };

static int me, n, each;
static long initialised[4] = {1, 2, 3, 4};
static long zero[4];

static int node_of(int pe)
{
    return pe / each;
}

/* The PEs of this one's node, by their numbers in the world and in the team. */
static void teams(void)
{
    int first = node_of(me) * each, members = first + each <= n ? each : n - first;
    shmem_ctx_t ctx;

    CHECK(shmem_team_my_pe(SHMEM_TEAM_WORLD) == me && shmem_team_n_pes(SHMEM_TEAM_WORLD) == n);
    CHECK(shmem_team_my_pe(SHMEM_TEAM_SHARED) == me - first && shmem_team_n_pes(SHMEM_TEAM_SHARED) == members);
    CHECK(ishmem_team_my_pe(ISHMEM_TEAM_SHARED) == me - first && ishmem_team_n_pes(ISHMEM_TEAM_SHARED) == members);
    CHECK(ishmem_team_my_pe(ISHMEMX_TEAM_NODE) == me - first && ishmem_team_n_pes(ISHMEMX_TEAM_NODE) == members);
    for (int pe = 0; pe < n; pe++) {
        int there = node_of(pe) == node_of(me) ? pe - first : -1;
        CHECK(shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, SHMEM_TEAM_SHARED) == there);
    }
    /* They are teams like any other. */
    CHECK(shmem_team_create_ctx(SHMEM_TEAM_SHARED, 0, &ctx) == 0);
    zero[0] = -1;
    CHECK(shmem_team_sync(SHMEM_TEAM_SHARED) == 0);
    shmem_ctx_long_p(ctx, &zero[0], me, (me - first + 1) % members);
    shmem_ctx_quiet(ctx);
    CHECK(shmem_team_sync(SHMEM_TEAM_SHARED) == 0);
    CHECK(zero[0] == first + (me - first + members - 1) % members);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
}

/* Addresses lead to PEs of this node only. */
static void pointers(void *heap)
{
    for (int pe = 0; pe < n; pe++) {
        int near = node_of(pe) == node_of(me);
        CHECK((shmem_ptr(initialised, pe) != NULL) == near);
        CHECK((shmem_ptr(heap, pe) != NULL) == near);
        CHECK((shmem_team_ptr(SHMEM_TEAM_WORLD, heap, pe) != NULL) == near);
        CHECK(shmem_pe_accessible(pe) && shmem_addr_accessible(heap, pe) && shmem_addr_accessible(initialised, pe));
    }
}

/* A ring over all PEs, in memory of each kind, short and long. */
static void transfers(char *memory, const char *where)
{
    char *sent = malloc(LONG), *got = malloc(LONG);
    int next = (me + 1) % n, before = (me + n - 1) % n;

    for (size_t bytes = 1; bytes <= LONG; bytes = bytes * 7 + 1) {
        memset(sent, me + 1, bytes);
        shmem_putmem(memory, sent, bytes, next);
        shmem_barrier_all();
        shmem_getmem(got, memory, bytes, me);
        for (size_t i = 0; i < bytes; i++)
            if (got[i] != before + 1) {
                fprintf(stderr, "PE %d: byte %zu of %zu in the %s\n", me, i, bytes, where);
                shmem_global_exit(1);
            }
        memset(got, 0, bytes);
        shmem_getmem_nbi(got, memory, bytes, next);
        shmem_quiet();
        CHECK(got[0] == me + 1 && got[bytes - 1] == me + 1);
        shmem_barrier_all();
    }
    free(sent);
    free(got);
}

int main(void)
{
    long *heap, *device;

    shmem_init();
    ishmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    each = atoi(getenv("ZESHMEM_PES_PER_NODE"));
    heap = shmem_malloc(LONG);
    device = ishmem_malloc(LONG);
    CHECK(heap != NULL && device != NULL);
    teams();
    pointers(heap);
    transfers((char *)heap, "host heap");
    transfers((char *)device, "device heap");

    /* Variables are the same on all nodes. */
    for (int pe = 0; pe < n; pe++) {
        CHECK(shmem_long_g(&initialised[3], pe) == 4);
        shmem_long_atomic_add(&zero[1], 1, pe);
    }
    shmem_barrier_all();
    CHECK(zero[1] == n);
    /* One agent performs all operations on a word, for all PEs. */
    *heap = 0;
    shmem_long_p(device, 0, me);
    shmem_barrier_all();
    for (int i = 0; i < 100; i++) {
        shmem_long_atomic_inc(heap, 0);
        shmem_long_atomic_add(device, 2, 0);
    }
    shmem_barrier_all();
    CHECK(shmem_long_atomic_fetch(heap, 0) == 100 * n && shmem_long_atomic_fetch(device, 0) == 200 * n);
    ishmem_finalize();
    shmem_finalize();
    return 0;
}
