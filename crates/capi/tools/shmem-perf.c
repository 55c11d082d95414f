/* What OpenSHMEM costs here: every operation beside the same done by hand, with plain loads, stores and memcpy on the same
 * mappings in the same run. Answers are checked before they are timed.
 *
 * It is a program as users write them, of what OpenSHMEM 1.4 has, so that any library compiles it; where a library has 1.5,
 * its teams and put-with-signal are measured too. Repeats of all cells are interleaved, so that what else the machine does
 * falls on all of them alike. */
#include <errno.h>
#include <limits.h>
#include <sched.h>
#include <shmem.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char USAGE[] =
    "usage: oshrun -n PES shmem-perf [OPTION]...\n"
    "  --json          the figures in nanoseconds, as JSON, a cell a line\n"
    "  --only TEXT     only cells whose names contain TEXT; may be given several times\n"
    "  --up-to BYTES   only cells of no more bytes\n"
    "  --between       other work between the operations, each of which is timed for itself\n"
    "  --apart         the same, of 200 us and more, so that what waits for them sleeps\n"
    "  --computing     the same, while PEs that have no part in an operation compute and call no routine\n"
    "  --busy N        beside N processes that never sleep\n"
    "  --repeats N     how often each cell is timed (31)\n"
    "  --start         only what shmem_init and shmem_finalize take\n"
    "  --kernels       what kernels do, beside plain kernels that do it by hand; collectives beside those of the host, to which a\n"
    "                  kernel returns for each\n"
    "  --tune          measures what is configured by sizes, puts and collectives on command lists, and prints the variables to set\n";

#define MAX_PES 64
#define MAX_BUSY 64 /* processes that never sleep */
#define LINE 64
#define LARGEST ((size_t)1 << 20) /* bytes of a block of a collective */
#define LARGEST_PUT ((size_t)4 << 20)
#define BATCH 5e-3 /* seconds that a batch takes at least */
#define BETWEEN 16 /* operations of a batch with other work between them */

#if SHMEM_MAJOR_VERSION > 1 || SHMEM_MINOR_VERSION >= 5
#define HAS_TEAMS 1
#else
#define HAS_TEAMS 0
#endif

static int me, n;
static bool oversubscribed;

static void fail(const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fprintf(stderr, "shmem-perf: PE %d: %s\n", me, text);
    shmem_global_exit(1);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Symmetric memory, and the same on all PEs as mapped here; null where the library maps none. */
static long word_in_statics;
static long *heap, *statics = &word_in_statics, *source, *dest, *flags;
static long *peer_word[MAX_PES], *peer_source[MAX_PES], *peer_dest[MAX_PES], *peer_flags[MAX_PES];
static bool mapped;
static char scratch[LARGEST_PUT];
static shmem_ctx_t context;
#if HAS_TEAMS
static shmem_team_t pair; /* PEs 0 and 1 */
#endif

static void *symmetric(size_t bytes)
{
    void *memory = shmem_malloc(bytes);
    if (!memory)
        fail("shmem_malloc(%zu) gave nothing: SHMEM_SYMMETRIC_SIZE is too small", bytes);
    memset(memory, 0, bytes);
    return memory;
}

static int other(void) { return (me + 1) % n; }

/* Work arrays of active sets, one for each PE that is the root of a broadcast: a root that takes its own again has heard from all
 * other roots in between, so that all have done with it. */
static long *psync[MAX_PES], *pwrk;

static void prepare(void)
{
    size_t largest = LARGEST * (size_t)n > LARGEST_PUT ? LARGEST * (size_t)n : LARGEST_PUT;
    heap = symmetric(LINE);
    source = symmetric(largest);
    dest = symmetric(largest);
    flags = symmetric((size_t)n * LINE);
    pwrk = symmetric((LARGEST / sizeof(long) / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE) * sizeof(long));
    mapped = true;
    for (int pe = 0; pe < n; pe++) {
        size_t longs = SHMEM_COLLECT_SYNC_SIZE + SHMEM_ALLTOALL_SYNC_SIZE + SHMEM_REDUCE_SYNC_SIZE + SHMEM_BCAST_SYNC_SIZE;
        psync[pe] = symmetric(longs * sizeof(long));
        for (size_t i = 0; i < longs; i++)
            psync[pe][i] = SHMEM_SYNC_VALUE;
        peer_word[pe] = shmem_ptr(heap, pe);
        peer_source[pe] = shmem_ptr(source, pe);
        peer_dest[pe] = shmem_ptr(dest, pe);
        peer_flags[pe] = shmem_ptr(flags, pe);
        mapped = mapped && peer_word[pe] && peer_source[pe] && peer_dest[pe] && peer_flags[pe];
    }
    if (shmem_ctx_create(0, &context) != 0)
        fail("shmem_ctx_create failed");
#if HAS_TEAMS
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n < 2 ? n : 2, NULL, 0, &pair) != 0)
        fail("shmem_team_split_strided failed");
#endif
    shmem_barrier_all();
}

/* By hand: a flag to every PE, and a wait for theirs. */

/* A look in vain. Where a core is there for each PE, giving it away is for those who wait longer than any other PE takes. */
static void relax(void)
{
    static unsigned looks;
    if (oversubscribed || ++looks % 4096 == 0)
        sched_yield();
}

static long load(long *place) { return atomic_load_explicit((_Atomic long *)place, memory_order_acquire); }
static void store(long *place, long value) { atomic_store_explicit((_Atomic long *)place, value, memory_order_release); }

static void hand_barrier(void)
{
    static long round;
    round++;
    for (int step = 1; step < n; step++)
        store(peer_flags[(me + step) % n] + me * (LINE / (int)sizeof(long)), round);
    for (int step = 1; step < n; step++)
        while (load(flags + (me + step) % n * (LINE / (int)sizeof(long))) < round)
            relax();
}

/* A cell: an operation on so many bytes. */

struct cell {
    const char *name;
    size_t bytes;
    enum { ORIGIN, PAIR, ALL } who; /* PE 0; PEs 0 and 1; all */
    void (*check)(size_t bytes);
    void (*run)(size_t bytes, long calls);
    void (*by_hand)(size_t bytes, long calls);
    long calls, hand_calls;
    int samples, hand_samples;
    double *seconds, *hand_seconds;
};

#define LOOP for (long call = 0; call < calls; call++)
#define EXPECT(condition) ((condition) ? (void)0 : fail("the answer is wrong: %s, line %d", #condition, __LINE__))

/* One word: PE 0 is the origin, PE 1 the target. */

#define WORD_CELL(name, where, operation, verify)                                                                               \
    static void run_##name##_##where(size_t bytes, long calls)                                                                  \
    {                                                                                                                           \
        long *target = where;                                                                                                   \
        int to = other();                                                                                                       \
        (void)bytes;                                                                                                            \
        LOOP { operation; }                                                                                                     \
    }                                                                                                                           \
    static void check_##name##_##where(size_t bytes)                                                                            \
    {                                                                                                                           \
        long *target = where;                                                                                                   \
        *target = 40 + me;                                                                                                      \
        *source = 70 + me;                                                                                                      \
        shmem_barrier_all();                                                                                                    \
        if (me == 0)                                                                                                            \
            run_##name##_##where(bytes, 1);                                                                                     \
        shmem_barrier_all();                                                                                                    \
        EXPECT(verify);                                                                                                         \
    }

static volatile long got;
static long got_word;

#define WORD_CELLS(where)                                                                                                       \
    WORD_CELL(p, where, shmem_long_p(target, 5, to), me != 1 || *target == 5)                                                   \
    WORD_CELL(g, where, got = shmem_long_g(target, to), me != 0 || got == 41)                                                   \
    WORD_CELL(put, where, shmem_long_put(target, source, 1, to), me != 1 || *target == 70)                                      \
    WORD_CELL(get, where, shmem_long_get(&got_word, target, 1, to), me != 0 || got_word == 41)                                  \
    WORD_CELL(put_quiet, where, (shmem_long_put(target, source, 1, to), shmem_quiet()), me != 1 || *target == 70)               \
    WORD_CELL(fetch_add, where, got = shmem_long_atomic_fetch_add(target, 1, to), me != 1 || *target == 42)
WORD_CELLS(heap)
WORD_CELLS(statics)
WORD_CELL(ctx_put, heap, shmem_ctx_long_put(context, target, source, 1, to), me != 1 || *target == 70)
WORD_CELL(ctx_put_quiet, heap, (shmem_ctx_long_put(context, target, source, 1, to), shmem_ctx_quiet(context)),
          me != 1 || *target == 70)

#define BY_HAND(name, operation)                                                                                                \
    static void hand_##name(size_t bytes, long calls)                                                                           \
    {                                                                                                                           \
        volatile long *target = peer_word[other()];                                                                             \
        (void)bytes, (void)target;                                                                                              \
        LOOP { operation; }                                                                                                     \
    }
BY_HAND(store, *target = 5)
BY_HAND(load, got = *target)
BY_HAND(copy_there, *target = *(volatile long *)source)
BY_HAND(copy_here, *(volatile long *)&got_word = *target)
BY_HAND(store_fence, (*target = *(volatile long *)source, atomic_thread_fence(memory_order_seq_cst)))
BY_HAND(add, got = atomic_fetch_add((_Atomic long *)target, 1))

/* Long puts and gets. */

/* What lies at a place of a PE's memory. */
static unsigned char pattern(size_t at, int pe) { return (unsigned char)(at * 7 + at / 4096 + (size_t)pe * 31); }

static void fill(void *memory, size_t bytes, int pe)
{
    unsigned char *byte = memory;
    for (size_t i = 0; i < bytes; i++)
        byte[i] = pattern(i, pe);
}

/* Whether memory has what PE `pe` had from `from` on. */
static bool filled(const void *memory, size_t bytes, int pe, size_t from)
{
    const unsigned char *byte = memory;
    for (size_t i = 0; i < bytes; i++)
        if (byte[i] != pattern(from + i, pe))
            return false;
    return true;
}

static void run_putmem(size_t bytes, long calls) { LOOP shmem_putmem(dest, source, bytes, other()); }
static void run_getmem(size_t bytes, long calls) { LOOP shmem_getmem(scratch, source, bytes, other()); }
static void hand_put(size_t bytes, long calls) { LOOP memcpy(peer_dest[other()], source, bytes); }
static void hand_get(size_t bytes, long calls) { LOOP memcpy(scratch, peer_source[other()], bytes); }

static void check_putmem(size_t bytes)
{
    fill(source, bytes, me);
    memset(dest, 0, bytes);
    shmem_barrier_all();
    if (me == 0)
        run_putmem(bytes, 1);
    shmem_barrier_all();
    EXPECT(me != 1 || filled(dest, bytes, 0, 0));
}

static void check_getmem(size_t bytes)
{
    fill(source, bytes, me);
    shmem_barrier_all();
    if (me == 0)
        run_getmem(bytes, 1);
    EXPECT(me != 0 || filled(scratch, bytes, other(), 0));
}

/* There and back between PEs 0 and 1: `bytes` bytes, then a flag. One way is half of that. */

static long ping; /* grows by one with each message, on both PEs alike */

#define PING_PONG(name, send, await)                                                                                            \
    static void run_##name(size_t bytes, long calls)                                                                            \
    {                                                                                                                           \
        int partner = 1 - me;                                                                                                   \
        (void)bytes;                                                                                                            \
        LOOP                                                                                                                    \
        {                                                                                                                       \
            ping++;                                                                                                             \
            if ((call + me) % 2 == 0) {                                                                                         \
                send;                                                                                                           \
            } else {                                                                                                            \
                await;                                                                                                          \
            }                                                                                                                   \
        }                                                                                                                       \
    }

PING_PONG(line, store(peer_word[partner], ping), while (load(heap) != ping) relax())
PING_PONG(flag, (shmem_putmem(dest, source, bytes, partner), shmem_fence(), shmem_long_p(heap, ping, partner)),
          shmem_long_wait_until(heap, SHMEM_CMP_EQ, ping))
#if HAS_TEAMS
static uint64_t arrived;
PING_PONG(signal, shmem_putmem_signal(dest, source, bytes, &arrived, (uint64_t)ping, SHMEM_SIGNAL_SET, partner),
          shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, (uint64_t)ping))
#endif

#define CHECK_PING_PONG(name)                                                                                                   \
    static void check_##name(size_t bytes)                                                                                      \
    {                                                                                                                           \
        fill(source, bytes, me);                                                                                                \
        memset(dest, 0, bytes);                                                                                                 \
        shmem_barrier_all();                                                                                                    \
        if (me < 2) {                                                                                                           \
            run_##name(bytes, 2);                                                                                               \
            EXPECT(filled(dest, bytes, 1 - me, 0));                                                                                \
        }                                                                                                                       \
        shmem_barrier_all();                                                                                                    \
    }
CHECK_PING_PONG(flag)
#if HAS_TEAMS
CHECK_PING_PONG(signal)

/* A synchronisation of PEs 0 and 1 alone. */
static void run_pair_sync(size_t bytes, long calls)
{
    (void)bytes;
    LOOP shmem_team_sync(pair);
}

static void check_pair_sync(size_t bytes)
{
    *heap = 0;
    shmem_barrier_all();
    if (me < 2) {
        shmem_long_p(heap, 7 + me, 1 - me);
        shmem_quiet();
        run_pair_sync(bytes, 1);
        EXPECT(*heap == 8 - me);
    }
    shmem_barrier_all();
}
#endif

/* Collectives. */

static void run_barrier_all(size_t bytes, long calls)
{
    (void)bytes;
    LOOP shmem_barrier_all();
}

static void run_sync_all(size_t bytes, long calls)
{
    (void)bytes;
    LOOP shmem_sync_all();
}

static void run_malloc_free(size_t bytes, long calls) { LOOP shmem_free(shmem_malloc(bytes)); }

/* No PE comes out before the last has come in. */
#define CHECK_BARRIER(name)                                                                                                     \
    static void check_##name(size_t bytes)                                                                                      \
    {                                                                                                                           \
        static long entered;                                                                                                    \
        for (int late = 0; late < n; late++) {                                                                                  \
            if (me == late)                                                                                                     \
                usleep(1000);                                                                                                   \
            for (int pe = 0; pe < n; pe++)                                                                                      \
                shmem_long_atomic_inc(&entered, pe);                                                                            \
            shmem_quiet();                                                                                                      \
            run_##name(bytes, 1);                                                                                               \
            EXPECT(load(&entered) >= (late + 1) * (long)n);                                                                     \
            shmem_barrier_all();                                                                                                \
        }                                                                                                                       \
        entered = 0;                                                                                                            \
        shmem_barrier_all();                                                                                                    \
    }
CHECK_BARRIER(barrier_all)
CHECK_BARRIER(sync_all)

static void check_malloc_free(size_t bytes)
{
    char *memory = shmem_malloc(bytes);
    EXPECT(memory);
    shmem_putmem(memory, source, bytes, other());
    shmem_free(memory);
}

static void hand_barriers(size_t bytes, long calls)
{
    (void)bytes;
    LOOP hand_barrier();
}

static void hand_two_barriers(size_t bytes, long calls) { hand_barriers(bytes, 2 * calls); }

#define BLOCK(array, index) ((array) + (size_t)(index) * bytes / sizeof(long))
#define ROOT (int)(call % n)
#define SET 0, 0, n

static void run_broadcast(size_t bytes, long calls)
{
    LOOP shmem_broadcast64(dest, source, bytes / 8, ROOT, SET, psync[ROOT]);
}
static void run_fcollect(size_t bytes, long calls) { LOOP shmem_fcollect64(dest, source, bytes / 8, SET, psync[call % 2]); }
static void run_collect(size_t bytes, long calls) { LOOP shmem_collect64(dest, source, bytes / 8, SET, psync[call % 2]); }
static void run_alltoall(size_t bytes, long calls) { LOOP shmem_alltoall64(dest, source, bytes / 8, SET, psync[call % 2]); }
static void run_sum(size_t bytes, long calls)
{
    LOOP shmem_long_sum_to_all(dest, source, (int)(bytes / sizeof(long)), SET, pwrk, psync[call % 2]);
}

#if HAS_TEAMS
#define WORLD SHMEM_TEAM_WORLD
static void run_team_broadcast(size_t bytes, long calls) { LOOP shmem_broadcastmem(WORLD, dest, source, bytes, ROOT); }
static void run_team_fcollect(size_t bytes, long calls) { LOOP shmem_fcollectmem(WORLD, dest, source, bytes); }
static void run_team_collect(size_t bytes, long calls) { LOOP shmem_collectmem(WORLD, dest, source, bytes); }
static void run_team_alltoall(size_t bytes, long calls) { LOOP shmem_alltoallmem(WORLD, dest, source, bytes); }
static void run_team_sum(size_t bytes, long calls) { LOOP shmem_long_sum_reduce(WORLD, dest, source, bytes / sizeof(long)); }
#endif

static void hand_broadcast(size_t bytes, long calls)
{
    LOOP
    {
        hand_barrier();
        if (me != ROOT)
            memcpy(dest, peer_source[ROOT], bytes);
    }
}

static void hand_fcollect(size_t bytes, long calls)
{
    LOOP
    {
        hand_barrier();
        for (int step = 1; step <= n; step++)
            memcpy(BLOCK(dest, (me + step) % n), peer_source[(me + step) % n], bytes);
    }
}

static void hand_alltoall(size_t bytes, long calls)
{
    LOOP
    {
        hand_barrier();
        for (int step = 1; step <= n; step++)
            memcpy(BLOCK(dest, (me + step) % n), BLOCK(peer_source[(me + step) % n], me), bytes);
    }
}

/* Each PE reads its share of all sources once, and writes it to all results. */
static void hand_sum(size_t bytes, long calls)
{
    size_t share = bytes / (size_t)n;
    LOOP
    {
        hand_barrier();
        for (int step = 1; step <= n; step++) {
            int pe = (me + step) % n;
            memcpy((char *)peer_dest[pe] + (size_t)me * share, (char *)peer_source[pe] + (size_t)me * share, share);
        }
    }
}

static void before_check(size_t bytes)
{
    fill(source, bytes * (size_t)n, me);
    memset(dest, 0, bytes * (size_t)n);
    shmem_barrier_all();
}

#define CHECK_COLLECTIVE(name, verify)                                                                                          \
    static void check_##name(size_t bytes)                                                                                      \
    {                                                                                                                           \
        before_check(bytes);                                                                                                    \
        run_##name(bytes, 1);                                                                                                   \
        for (int pe = 0; pe < n; pe++)                                                                                          \
            EXPECT(verify);                                                                                                     \
        shmem_barrier_all();                                                                                                    \
    }
#define GATHERED filled(BLOCK(dest, pe), bytes, pe, 0)
#define EXCHANGED filled(BLOCK(dest, pe), bytes, pe, (size_t)me * bytes)

/* The word at a place of a PE's memory. */
static unsigned long operand(size_t at, int pe)
{
    unsigned long word;
    for (size_t i = 0; i < sizeof word; i++)
        ((unsigned char *)&word)[i] = pattern(at + i, pe);
    return word;
}

/* The sum of those of so many PEs. */
static unsigned long sum_of(size_t at, int pes)
{
    unsigned long sum = 0;
    for (int pe = 0; pe < pes; pe++)
        sum += operand(at, pe);
    return sum;
}

static bool summed(size_t bytes)
{
    for (size_t at = 0; at < bytes; at += sizeof(long))
        if ((unsigned long)dest[at / sizeof(long)] != sum_of(at, n))
            return false;
    return true;
}

CHECK_COLLECTIVE(broadcast, me == 0 || filled(dest, bytes, 0, 0))
CHECK_COLLECTIVE(fcollect, GATHERED)
CHECK_COLLECTIVE(collect, GATHERED)
CHECK_COLLECTIVE(alltoall, EXCHANGED)
CHECK_COLLECTIVE(sum, pe > 0 || summed(bytes))
#if HAS_TEAMS
CHECK_COLLECTIVE(team_broadcast, filled(dest, bytes, 0, 0))
CHECK_COLLECTIVE(team_fcollect, GATHERED)
CHECK_COLLECTIVE(team_collect, GATHERED)
CHECK_COLLECTIVE(team_alltoall, EXCHANGED)
CHECK_COLLECTIVE(team_sum, pe > 0 || summed(bytes))
#endif

#define WORDS(where)                                                                                                            \
    {"p, " #where, 8, ORIGIN, check_p_##where, run_p_##where, hand_store},                                                      \
        {"g, " #where, 8, ORIGIN, check_g_##where, run_g_##where, hand_load},                                                   \
        {"put, " #where, 8, ORIGIN, check_put_##where, run_put_##where, hand_copy_there},                                       \
        {"get, " #where, 8, ORIGIN, check_get_##where, run_get_##where, hand_copy_here},                                        \
        {"put and quiet, " #where, 8, ORIGIN, check_put_quiet_##where, run_put_quiet_##where, hand_store_fence},                \
        {"fetch_add, " #where, 8, ORIGIN, check_fetch_add_##where, run_fetch_add_##where, hand_add}
#define SIZES(name, function, hand)                                                                                             \
    {name, 8, ALL, check_##function, run_##function, hand}, {name, 1 << 10, ALL, check_##function, run_##function, hand},       \
        {name, 64 << 10, ALL, check_##function, run_##function, hand}, {name, 1 << 20, ALL, check_##function, run_##function, hand}
#define LONG(name, function, hand)                                                                                              \
    {name, 64 << 10, ORIGIN, check_##function, run_##function, hand},                                                           \
        {name, 256 << 10, ORIGIN, check_##function, run_##function, hand},                                                      \
        {name, 1 << 20, ORIGIN, check_##function, run_##function, hand},                                                        \
        {name, 4 << 20, ORIGIN, check_##function, run_##function, hand}

static struct cell cells[] = {
    WORDS(heap),
    WORDS(statics),
    {"put, own context", 8, ORIGIN, check_ctx_put_heap, run_ctx_put_heap, hand_copy_there},
    {"put and quiet, own context", 8, ORIGIN, check_ctx_put_quiet_heap, run_ctx_put_quiet_heap, hand_store_fence},
    LONG("putmem", putmem, hand_put),
    LONG("getmem", getmem, hand_get),
    {"put, fence, flag", 8, PAIR, check_flag, run_flag, run_line},
#if HAS_TEAMS
    {"put_signal", 8, PAIR, check_signal, run_signal, run_line},
    {"pair sync", 0, PAIR, check_pair_sync, run_pair_sync, NULL},
#endif
    {"barrier_all", 0, ALL, check_barrier_all, run_barrier_all, hand_barriers},
    {"sync_all", 0, ALL, check_sync_all, run_sync_all, hand_barriers},
    {"malloc and free", 1024, ALL, check_malloc_free, run_malloc_free, hand_two_barriers},
    SIZES("broadcast", broadcast, hand_broadcast),
    SIZES("fcollect", fcollect, hand_fcollect),
    SIZES("collect", collect, hand_fcollect),
    SIZES("alltoall", alltoall, hand_alltoall),
    SIZES("sum_to_all", sum, hand_sum),
#if HAS_TEAMS
    SIZES("team broadcast", team_broadcast, hand_broadcast),
    SIZES("team fcollect", team_fcollect, hand_fcollect),
    SIZES("team collect", team_collect, hand_fcollect),
    SIZES("team alltoall", team_alltoall, hand_alltoall),
    SIZES("team sum_reduce", team_sum, hand_sum),
#endif
};

/* Bytes of an array: cells for which a block of each PE does not fit are left out. */
static size_t most_bytes = SIZE_MAX;

#if defined(__has_include)
#if __has_include(<ishmemx.h>) && __has_include(<level_zero/ze_api.h>)
#define HAS_KERNELS 1
#include "shmem-perf-kernels.h"
#endif
#endif

/* The cells of this run, and what stands beside them. */
static struct cell *table = cells;
static size_t n_cells = sizeof cells / sizeof *cells;
static const char *beside = "by hand";

/* Timing. */

static bool takes_part(const struct cell *cell) { return cell->who == ALL || me <= (cell->who == PAIR); }

/* Seconds of a batch, from when all begin until this PE has done its part. One call before brings the data into the caches: else
 * whatever comes second, of the operation and the same by hand, would find it there. */
static double batch(const struct cell *cell, void (*body)(size_t, long), long calls)
{
    shmem_barrier_all();
    if (takes_part(cell))
        body(cell->bytes, 1);
    shmem_barrier_all();
    if (!takes_part(cell))
        return 0;
    double began = now();
    body(cell->bytes, calls);
    return now() - began;
}

/* How many calls make a batch: PE 0 finds out and tells the others. */
static long calibrate(const struct cell *cell, void (*body)(size_t, long))
{
    static long agreed;
    for (long calls = 2;; calls *= 2) {
        double seconds = batch(cell, body, calls);
        if (me == 0)
            for (int pe = 0; pe < n; pe++)
                shmem_long_p(&agreed, seconds >= BATCH / 2 ? 0 : 1, pe);
        shmem_barrier_all();
        if (agreed == 0)
            return calls;
    }
}

/* What is between operations. */
static enum { NOTHING, WORK, MUCH_WORK } between;
static bool computing;

/* The program's own work, the same on all PEs: 5 to 50 us, or 200 us more. */
static void work(void)
{
    static uint64_t random = 88172645463325252u;
    random ^= random << 13, random ^= random >> 7, random ^= random << 17;
    double until = now() + (between == MUCH_WORK ? 205e-6 : 5e-6) + (double)(random % 45) * 1e-6;
    while (now() < until)
        ;
}

static double clock_seconds;

/* What reading the clock adds to the time between two readings. */
static void measure_clock(void)
{
    enum { READINGS = 1000 };
    double began = now();
    for (int i = 0; i < READINGS; i++)
        now();
    clock_seconds = (now() - began) / READINGS;
}

static void time_operation(struct cell *cell)
{
    static long rounds, ended; /* PE 0 tells those that compute */
    if (between == NOTHING) {
        cell->seconds[cell->samples++] = batch(cell, cell->run, cell->calls) / (double)cell->calls;
        return;
    }
    rounds++;
    shmem_barrier_all();
    while (computing && !takes_part(cell) && load(&ended) < rounds)
        ;
    for (int i = 0; i < BETWEEN && takes_part(cell); i++) {
        work();
        double began = now();
        cell->run(cell->bytes, cell->who == PAIR ? 2 : 1);
        double seconds = now() - began - clock_seconds;
        cell->seconds[cell->samples++] = (seconds > 0 ? seconds : 0) / (cell->who == PAIR ? 2 : 1);
    }
    for (int pe = 1; computing && me == 0 && pe < n; pe++)
        shmem_long_p(&ended, rounds, pe);
}

static void time_by_hand(struct cell *cell)
{
    if (mapped && cell->by_hand)
        cell->hand_seconds[cell->hand_samples++] = batch(cell, cell->by_hand, cell->hand_calls) / (double)cell->hand_calls;
}

/* What comes second finds more in the caches and in the tables of pages: each does so in turn. */
static void time_cell(struct cell *cell, bool hand_first)
{
    if (hand_first)
        time_by_hand(cell);
    time_operation(cell);
    if (!hand_first)
        time_by_hand(cell);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The value below which so many tenths of the samples lie. */
static double tenths(const double *sorted, int count, int part) { return sorted[(count - 1) * part / 10]; }

static void print_time(double seconds)
{
    if (seconds < 1e-6)
        printf(" %9.1f ns", seconds * 1e9);
    else if (seconds < 1e-3)
        printf(" %9.2f us", seconds * 1e6);
    else
        printf(" %9.2f ms", seconds * 1e3);
}

static void print_cell(struct cell *cell, bool json, bool first)
{
    qsort(cell->seconds, (size_t)cell->samples, sizeof *cell->seconds, ascending);
    qsort(cell->hand_seconds, (size_t)cell->hand_samples, sizeof *cell->hand_seconds, ascending);
    double median = tenths(cell->seconds, cell->samples, 5), worst = tenths(cell->seconds, cell->samples, 9);
    double hand = cell->hand_samples > 0 ? tenths(cell->hand_seconds, cell->hand_samples, 5) : 0;
    if (json) {
        printf("%s{\"cell\": \"%s\", \"bytes\": %zu, \"median\": %.2f, \"worst_decile\": %.2f, \"by_hand\": ", first ? "" : ",\n",
               cell->name, cell->bytes, median * 1e9, worst * 1e9);
        printf(hand > 0 ? "%.2f}" : "null}", hand * 1e9);
        return;
    }
    printf("%-28s %8zu", cell->name, cell->bytes);
    print_time(median);
    print_time(worst);
    if (hand > 0) {
        print_time(hand);
        printf(" %7.2f", median / hand);
    }
    putchar('\n');
}

static void print_all(bool json, const char *mode)
{
    char name[SHMEM_MAX_NAME_LEN];
    shmem_info_get_name(name);
    if (json)
        printf("{\"library\": \"%s\", \"pes\": %d, \"mode\": \"%s\", \"cells\": [\n", name, n, mode);
    else
        printf("%s, %d PEs, %s\n%-28s %8s %12s %12s %12s %7s\n", name, n, mode, "", "bytes", "median", "worst 10th", beside,
               "ratio");
    bool first = true;
    for (size_t i = 0; i < n_cells; i++)
        if (table[i].samples > 0) {
            print_cell(&table[i], json, first);
            first = false;
        }
    if (json)
        printf("\n]}\n");
    fflush(stdout);
}

/* What a process asked of the scheduler its children ask as well: Zeshmem's PEs, for short slices. Other programs do not. */
static void ask_for_nothing(pid_t pid)
{
#ifdef SYS_sched_setattr
    struct {
        uint32_t size, policy;
        uint64_t flags;
        int32_t nice;
        uint32_t priority;
        uint64_t runtime, deadline, period;
    } ordinary = {.size = sizeof ordinary};
    if (syscall(SYS_sched_setattr, pid, &ordinary, 0) != 0)
        fail("a busy process keeps its slice: %s", strerror(errno));
#endif
}

/* A process that is always busy, and ends with this one. */
static pid_t start_busy(void)
{
    extern char **environ;
    char loop[100];
    snprintf(loop, sizeof loop, "while kill -0 %d 2>/dev/null; do i=0; while [ $i -lt 9999 ]; do i=$((i+1)); done; done", getpid());
    char *command[] = {"sh", "-c", loop, NULL};
    pid_t pid;
    if ((errno = posix_spawn(&pid, "/bin/sh", NULL, NULL, command, environ)) != 0)
        fail("no busy process: %s", strerror(errno));
    ask_for_nothing(pid);
    return pid;
}

static long number(const char *option, const char *text, long most)
{
    char *end;
    long value = text ? strtol(text, &end, 10) : 0;
    if (!text || *end || value < 1 || value > most) {
        fprintf(stderr, "shmem-perf: %s is %s; it must be a number in [1, %ld]\n%s", option, text ? text : "missing", most, USAGE);
        exit(2);
    }
    return value;
}

/* Thresholds. A put on a command list is a copy command or a kernel, of one work-group or several; a collective's kernel has barriers or
 * not, and copies to mailboxes, or PEs load and store: environment variables say from which sizes on. Each way is measured in a runtime
 * of its own, since that reads them when it starts. */
#if HAS_KERNELS
static const char *const GROUP_BYTES[] = {"131072", "32768", "65536", "262144", "1048576", "1073741824"}; /* the default first */
enum { KERNELS = sizeof GROUP_BYTES / sizeof *GROUP_BYTES, COPIES = KERNELS, WAYS, SIZES = 9, SAMPLES = 31 };

static size_t size_of(int number) { return (size_t)64 << (2 * number); }

/* Seconds that PE 0's put of so many bytes to PE 1 takes; 0 on other PEs. */
static double time_list_put(ze_command_list_handle_t list, unsigned char *to, unsigned char *from, unsigned char *local, size_t bytes)
{
    static int round;
    double seconds[SAMPLES];
    round++;
    for (size_t i = 0; i < bytes; i++)
        local[i] = (unsigned char)(i * 7 + (size_t)round);
    ishmem_putmem(from, local, bytes, me);
    ishmem_barrier_all();
    if (me == 0 && ishmemx_putmem_on_list(to, from, bytes, 1, list, NULL, 0, NULL) != 0)
        fail("a put of %zu bytes on a command list failed", bytes);
    ishmem_barrier_all();
    if (me == 1) {
        unsigned char *found = malloc(bytes);
        EXPECT(found);
        ishmem_getmem(found, to, bytes, me);
        EXPECT(memcmp(found, local, bytes) == 0);
        free(found);
    }
    ishmem_barrier_all();
    for (int i = 0; me == 0 && i < SAMPLES; i++) {
        double began = now();
        ishmemx_putmem_on_list(to, from, bytes, 1, list, NULL, 0, NULL);
        seconds[i] = now() - began;
    }
    ishmem_barrier_all();
    if (me != 0)
        return 0;
    qsort(seconds, SAMPLES, sizeof *seconds, ascending);
    return seconds[SAMPLES / 2];
}

/* Of each the default first. */
static const char *const SMALL_BYTES[] = {"auto", "0", "1K", "4K", "16K", "64K", "256K"};
static const char *const SENT_BYTES[] = {"auto", "64", "256", "1K", "4K", "16K", "64K"};
enum { CHOICES = sizeof SENT_BYTES / sizeof *SENT_BYTES, TURNS = 3 };
enum { BLOCKS = 7, COLLECTIVES = 3, CELLS = COLLECTIVES * BLOCKS, ROUNDS = 15, IN_A_ROW = 10 };
_Static_assert(sizeof SMALL_BYTES == sizeof SENT_BYTES, "as many of each");
static const char *const COLLECTIVE_NAMES[COLLECTIVES] = {"broadcast", "collect", "sum_reduce"};

static size_t block_of(int number) { return (size_t)64 << (2 * number); }

static void append_collective(int which, ze_command_list_handle_t list, long *to, long *from, size_t count)
{
    int failed = 0;
    switch (which) {
    case 0: failed = ishmemx_long_broadcast_on_list(ISHMEM_TEAM_WORLD, to, from, count, 0, list, NULL, 0, NULL); break;
    case 1: failed = ishmemx_long_collect_on_list(ISHMEM_TEAM_WORLD, to, from, count, list, NULL, 0, NULL); break;
    default: failed = ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_WORLD, to, from, count, list, NULL, 0, NULL);
    }
    if (failed)
        fail("a %s of %zu bytes on a command list failed", COLLECTIVE_NAMES[which], count * sizeof(long));
}

/* Element i of what a PE contributes, and of what it has in the end. */
static long contribution(int pe, size_t i) { return (long)i * 3 + pe; }

static long outcome(int which, size_t count, size_t i)
{
    long sum = 0;
    for (int pe = 0; pe < n; pe++)
        sum += contribution(pe, i);
    return which == 0 ? contribution(0, i) : which == 1 ? contribution((int)(i / count), i % count) : sum;
}

/* Seconds that a collective of so many bytes takes, several of them after one another. */
static double time_collective(int which, ze_command_list_handle_t list, long *to, long *from, long *local, size_t bytes)
{
    double seconds[ROUNDS];
    size_t count = bytes / sizeof(long), all = which == 1 ? (size_t)n * count : count;
    for (size_t i = 0; i < count; i++)
        local[i] = contribution(me, i);
    ishmem_long_put(from, local, count, me);
    ishmem_barrier_all();
    append_collective(which, list, to, from, count);
    ishmem_long_get(local, to, all, me);
    for (size_t i = 0; i < all; i++)
        EXPECT(local[i] == outcome(which, count, i));
    for (int i = 0; i < ROUNDS; i++) {
        ishmem_barrier_all();
        double began = now();
        for (int j = 0; j < IN_A_ROW; j++)
            append_collective(which, list, to, from, count);
        seconds[i] = (now() - began) / IN_A_ROW;
    }
    ishmem_barrier_all();
    qsort(seconds, ROUNDS, sizeof *seconds, ascending);
    return seconds[ROUNDS / 2];
}

/* Those that were faster than what was measured before remain: a machine may be slow for the time of a runtime. */
static void time_collectives(ze_command_list_handle_t list, double *seconds)
{
    size_t most = block_of(BLOCKS - 1) * (size_t)n;
    long *from = ishmem_malloc(most), *to = ishmem_malloc(most), *local = malloc(most);
    EXPECT(from && to && local);
    for (int which = 0; which < COLLECTIVES; which++)
        for (int i = 0; i < BLOCKS; i++) {
            double *least = &seconds[which * BLOCKS + i], took = time_collective(which, list, to, from, local, block_of(i));
            if (*least == 0 || took < *least)
                *least = took;
        }
    free(local);
    ishmem_free(to);
    ishmem_free(from);
}

/* Puts by one way, or, where that is none, collectives with so many bytes without barriers and sent. */
static void time_way(int way, const char *small, const char *sent, double *seconds)
{
    setenv("ISHMEM_LIST_COPY_BYTES", way == COPIES ? "1" : "0", 1);
    setenv("ISHMEM_LIST_GROUP_BYTES", GROUP_BYTES[way == COPIES || way == WAYS ? 0 : way], 1);
    setenv("ISHMEM_SMALL_BYTES", small, 1);
    setenv("ISHMEM_SENT_BYTES", sent, 1);
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    if (n < 2)
        fail("--tune takes two PEs");
    open_level_zero();
    size_t largest = size_of(SIZES - 1);
    unsigned char *from = ishmem_malloc(largest), *to = ishmem_malloc(largest), *local = malloc(largest);
    EXPECT(from && to && local);
    if (way == WAYS)
        time_collectives(ze.list, seconds);
    else
        for (int i = 0; i < SIZES; i++)
            seconds[i] = time_list_put(ze.list, to, from, local, size_of(i));
    ZE(ze.CommandListDestroy(ze.list));
    free(local);
    ishmem_free(to);
    ishmem_free(from);
    ishmem_finalize();
}

/* What is less than 5 % faster than the default, over all sizes, is no reason to leave it. */
static const double REASON = 0.95;

/* The choice that takes the least time beside choice 0, as PE 0 has measured it, and all PEs know then. */
static int best_of(double seconds[CHOICES][CELLS])
{
    int best = 0;
    double least = REASON;
    for (int choice = 1; choice < CHOICES; choice++) {
        double sum = 0;
        for (int cell = 0; cell < CELLS; cell++)
            sum += seconds[choice][cell] / seconds[0][cell];
        if (sum / CELLS < least) {
            least = sum / CELLS;
            best = choice;
        }
    }
    ishmem_init();
    int *shared = ishmem_malloc(sizeof *shared);
    EXPECT(shared);
    if (me == 0)
        ishmem_int_put(shared, &best, 1, 0);
    EXPECT(ishmem_int_broadcast(ISHMEM_TEAM_WORLD, shared, shared, 1, 0) == 0);
    ishmem_int_get(&best, shared, 1, me);
    ishmem_free(shared);
    ishmem_finalize();
    return best;
}

static int tune(void)
{
    static double seconds[WAYS][SIZES], small_seconds[CHOICES][CELLS], sent_seconds[CHOICES][CELLS];
    int best = 0;
    size_t copies_from = 0;
    for (int way = 0; way < WAYS; way++)
        time_way(way, "auto", "auto", seconds[way]);
    for (int i = 0; i < TURNS * CHOICES; i++)
        time_way(WAYS, SMALL_BYTES[i % CHOICES], "auto", small_seconds[i % CHOICES]);
    int small = best_of(small_seconds);
    for (int i = 0; i < TURNS * CHOICES; i++)
        time_way(WAYS, SMALL_BYTES[small], SENT_BYTES[i % CHOICES], sent_seconds[i % CHOICES]);
    int sent = best_of(sent_seconds);
    if (me != 0)
        return 0;
    double least = REASON;
    for (int way = 1; way < KERNELS; way++) {
        double ratios = 0;
        int sizes = 0;
        for (int i = 0; i < SIZES; i++)
            if (size_of(i) >= (size_t)64 << 10) {
                ratios += seconds[way][i] / seconds[0][i];
                sizes++;
            }
        if (ratios / sizes < least) {
            least = ratios / sizes;
            best = way;
        }
    }
    /* The sizes from which on copy commands take the least time beside kernels, over all. */
    double sum = SIZES;
    least = REASON * SIZES;
    for (int i = SIZES - 1; i >= 0; i--) {
        sum += seconds[COPIES][i] / seconds[best][i] - 1;
        if (sum < least) {
            least = sum;
            copies_from = size_of(i);
        }
    }
    for (int i = 0; i < SIZES; i++)
        printf("# a put of %zu bytes on a command list: %.1f us by a kernel, %.1f us by a copy command\n", size_of(i),
               seconds[best][i] * 1e6, seconds[COPIES][i] * 1e6);
    for (int cell = 0; cell < CELLS; cell++)
        printf("# a %s of %zu bytes on a command list: %.1f us, %.1f us by default, %.1f us with barriers\n",
               COLLECTIVE_NAMES[cell / BLOCKS], block_of(cell % BLOCKS), sent_seconds[sent][cell] * 1e6, small_seconds[0][cell] * 1e6,
               small_seconds[1][cell] * 1e6);
    printf("ISHMEM_LIST_COPY_BYTES=%zu\nISHMEM_LIST_GROUP_BYTES=%s\nISHMEM_SMALL_BYTES=%s\nISHMEM_SENT_BYTES=%s\n", copies_from,
           GROUP_BYTES[best], SMALL_BYTES[small], SENT_BYTES[sent]);
    return 0;
}
#else
static int without(const char *option)
{
    fprintf(stderr, "shmem-perf: %s: it was compiled without ishmemx.h and Level Zero's headers\n", option);
    return 2;
}

static int tune(void) { return without("--tune"); }
#endif

int main(int argc, char **argv)
{
    const char *only[16];
    int n_only = 0;
    bool json = false, start = false, kernels = false;
    long busy = 0, repeats = 31, up_to = LONG_MAX;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (strcmp(argv[i], "--between") == 0)
            between = WORK;
        else if (strcmp(argv[i], "--apart") == 0)
            between = MUCH_WORK;
        else if (strcmp(argv[i], "--computing") == 0)
            between = MUCH_WORK, computing = true;
        else if (strcmp(argv[i], "--start") == 0)
            start = true;
        else if (strcmp(argv[i], "--kernels") == 0)
            kernels = true;
        else if (strcmp(argv[i], "--tune") == 0)
            return tune();
        else if (strcmp(argv[i], "--busy") == 0)
            busy = number("--busy", argv[++i], MAX_BUSY);
        else if (strcmp(argv[i], "--repeats") == 0)
            repeats = number("--repeats", argv[++i], 100000);
        else if (strcmp(argv[i], "--up-to") == 0)
            up_to = number("--up-to", argv[++i], 1L << 40);
        else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc && n_only < 16)
            only[n_only++] = argv[++i];
        else {
            bool help = strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0;
            fputs(USAGE, help ? stdout : stderr);
            return help ? 0 : 2;
        }
    }

#if !HAS_KERNELS
    if (kernels)
        return without("--kernels");
#endif
    double began = now();
    shmem_init();
    double seconds = now() - began;
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (start) {
        /* Each on its own line, as soon as it is known. */
        if (me == 0) {
            printf(json ? "{\"cell\": \"init\", \"median\": %.0f}\n" : "init %.0f ns\n", seconds * 1e9);
            fflush(stdout);
        }
        shmem_barrier_all();
        began = now();
        shmem_finalize();
        seconds = now() - began;
        if (me == 0)
            printf(json ? "{\"cell\": \"finalize\", \"median\": %.0f}\n" : "finalize %.0f ns\n", seconds * 1e9);
        return 0;
    }
    if (n < 2 || n > MAX_PES)
        fail("there are %d PEs; it must be 2 to %d", n, MAX_PES);
    oversubscribed = n > sysconf(_SC_NPROCESSORS_ONLN);
    prepare();
    measure_clock();
#if HAS_KERNELS
    if (kernels) {
        prepare_kernels();
        table = kernel_cells;
        n_cells = N_KERNEL_CELLS;
        beside = "otherwise";
    }
#endif

    pid_t loops[MAX_BUSY];
    if (me == 0)
        for (long i = 0; i < busy; i++)
            loops[i] = start_busy();

    size_t room = (size_t)repeats * (between != NOTHING ? BETWEEN : 1);
    struct cell **timed = malloc(n_cells * sizeof *timed);
    EXPECT(timed);
    size_t n_timed = 0;
    for (size_t i = 0; i < n_cells; i++) {
        struct cell *cell = &table[i];
        bool wanted = n_only == 0;
        for (int k = 0; k < n_only; k++)
            wanted = wanted || strstr(cell->name, only[k]);
        if (!wanted || cell->bytes > (size_t)up_to || (cell->who == ALL && cell->bytes * (size_t)n > most_bytes))
            continue;
        timed[n_timed++] = cell;
        cell->seconds = malloc(room * sizeof(double));
        cell->hand_seconds = malloc((size_t)repeats * sizeof(double));
        EXPECT(cell->seconds && cell->hand_seconds);
        cell->check(cell->bytes);
        cell->calls = calibrate(cell, cell->run);
        if (mapped && cell->by_hand)
            cell->hand_calls = calibrate(cell, cell->by_hand);
    }
    if (n_timed == 0 && me == 0)
        fail("no cell is of these names and sizes");
    for (long repeat = 0; repeat < repeats; repeat++)
        for (size_t i = 0; i < n_timed; i++)
            time_cell(timed[i], repeat % 2 == 1);

    shmem_barrier_all();
    for (long i = 0; me == 0 && i < busy && i < 64; i++) {
        kill(loops[i], SIGKILL);
        waitpid(loops[i], NULL, 0);
    }
    if (me == 0) {
        static const char *const BETWEEN_THEM[] = {"nothing between", "other work between", "much work between"};
        char mode[128];
        snprintf(mode, sizeof mode, "%s%s%s%s", kernels ? "kernels, " : "", BETWEEN_THEM[between],
                 computing ? ", others compute" : "", busy ? ", beside busy processes" : "");
        print_all(json, mode);
        if (fflush(stdout) != 0 || ferror(stdout))
            fail("the results cannot be written");
    }
    shmem_barrier_all();
    free(timed);
#if HAS_KERNELS
    if (kernels)
        end_kernels();
#endif
    shmem_finalize();
    return 0;
}
