/* What allocation does besides: it is a barrier, which completes operations on the default context, where it does anything, and
 * nothing at all otherwise. Compiled as C and as C++. */
#include <ishmem.h>
#include <shmem.h>

#include "check.h"

static int next, previous;

/* What performs no action: each PE comes here only when the one before it has gone on. */
static void nothing(void)
{
    static int turn;
    for (int call = 1; call <= 13; call++) {
        void *memory = NULL;
        if (me > 0)
            shmem_int_wait_until(&turn, SHMEM_CMP_GE, call);
        switch (call) {
        case 1: memory = shmem_malloc(0); break;
        case 2: memory = shmem_calloc(0, 8); break;
        case 3: memory = shmem_calloc(8, 0); break;
        case 4: memory = shmem_align(64, 0); break;
        case 5: memory = shmem_malloc_with_hints(0, SHMEM_MALLOC_SIGNAL_REMOTE); break;
        case 6: memory = shmem_realloc(NULL, 0); break;
        case 7: shmem_free(NULL); break;
        case 8: memory = ishmem_malloc(0); break;
        case 9: memory = ishmem_calloc(0, 8); break;
        case 10: memory = ishmem_calloc(8, 0); break;
        case 11: memory = ishmem_align(64, 0); break;
        case 12: ishmem_free(NULL); break;
        case 13: break;
        }
        CHECK(memory == NULL);
        if (me < n - 1)
            shmem_int_atomic_inc(&turn, me + 1);
    }
    shmem_barrier_all();
}

enum { LENGTH = 3000, CALLS = 9 };
static long target[LENGTH], source[LENGTH];

/* What a PE has put before is there when the call returns on the other. */
static void barriers(void)
{
    void *block = shmem_malloc(64), *device = ishmem_malloc(64);
    for (int call = 0; call < CALLS; call++) {
        for (int i = 0; i < LENGTH; i++)
            source[i] = me * 1000 + call;
        shmem_long_put_nbi(target, source, LENGTH, next);
        switch (call) {
        case 0: shmem_free(block); break;
        case 1: block = shmem_malloc(64); break;
        case 2: block = shmem_realloc(block, 1 << 16); break;
        case 3: block = shmem_realloc(block, 0); break;
        case 4: block = shmem_calloc(8, 8); break;
        case 5: ishmem_free(device); break;
        case 6: device = ishmem_malloc(64); break;
        case 7: ishmem_free(device); break;
        case 8: device = ishmem_calloc(8, 8); break;
        }
        for (int i = 0; i < LENGTH; i++)
            CHECK(target[i] == previous * 1000 + call);
        shmem_barrier_all();
    }
    shmem_free(block);
    ishmem_free(device);
}

int main(void)
{
    shmem_init();
    ishmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    nothing();
    barriers();
    /* Hints are no more than that. */
    void *hinted = shmem_malloc_with_hints(64, ~SHMEM_MALLOC_ATOMICS_REMOTE);
    CHECK(hinted != NULL);
    shmem_free(hinted);
    ishmem_finalize();
    shmem_finalize();
    return 0;
}
