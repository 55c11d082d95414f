/* PEs that share one core hand a token round, and look for it in loops of their own. A look that finds nothing gives the core away,
 * at once or after some looks: a PE that keeps it for its slice of time looks a hundred thousand times before another PE may run.
 * A PE that computes between its looks keeps its share of the core, and so does one that probes one word after the other. */
#define _GNU_SOURCE
#include <sched.h>
#include <shmem.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define ROUNDS 20

static int me, n;
static long token, held, lock;
static uint64_t signal_token;

static int by_test(long turn)
{
    return shmem_long_test(&token, SHMEM_CMP_GE, turn);
}

static int by_test_all(long turn)
{
    return shmem_long_test_all(&token, 1, NULL, SHMEM_CMP_GE, turn);
}

static int by_test_any(long turn)
{
    return shmem_long_test_any(&token, 1, NULL, SHMEM_CMP_GE, turn) == 0;
}

static int by_test_some(long turn)
{
    size_t index;
    return shmem_long_test_some(&token, 1, &index, NULL, SHMEM_CMP_GE, turn) == 1;
}

static int by_test_all_vector(long turn)
{
    return shmem_long_test_all_vector(&token, 1, NULL, SHMEM_CMP_GE, &turn);
}

static int by_test_any_vector(long turn)
{
    return shmem_long_test_any_vector(&token, 1, NULL, SHMEM_CMP_GE, &turn) == 0;
}

static int by_test_some_vector(long turn)
{
    size_t index;
    return shmem_long_test_some_vector(&token, 1, &index, NULL, SHMEM_CMP_GE, &turn) == 1;
}

static int by_signal_test(long turn)
{
    return shmem_uint64_test(&signal_token, SHMEM_CMP_GE, (uint64_t)turn);
}

static int by_signal_fetch(long turn)
{
    return shmem_signal_fetch(&signal_token) >= (uint64_t)turn;
}

static int by_g(long turn)
{
    return shmem_long_g(&token, me) >= turn;
}

static int by_get(long turn)
{
    long seen;
    shmem_long_get(&seen, &token, 1, me);
    return seen >= turn;
}

static int by_fetch(long turn)
{
    return shmem_long_atomic_fetch(&token, me) >= turn;
}

static int by_compare_swap(long turn)
{
    return shmem_long_atomic_compare_swap(&token, turn, turn, me) >= turn;
}

/* Where the word is 1 as long as this PE has to wait. */
static int by_swap(long turn)
{
    (void)turn;
    return shmem_long_atomic_swap(&held, 1, me) == 0;
}

/* At two words in turn, the second of which never is right. */
static int by_two_words(long turn)
{
    static long other = 1;
    return shmem_long_atomic_compare_swap(&token, turn, turn, me) >= turn ||
           shmem_long_atomic_compare_swap(&other, 0, 1, me) == 0;
}

static int by_test_lock(long turn)
{
    (void)turn;
    return shmem_test_lock(&lock) == 0;
}

static const struct {
    const char *name;
    int (*arrived)(long turn);
    long looks; /* so many at most until another thread has the core, on average */
} ways[] = {
    {"test", by_test, 1000},
    {"test_all", by_test_all, 1000},
    {"test_any", by_test_any, 1000},
    {"test_some", by_test_some, 1000},
    {"test_all_vector", by_test_all_vector, 1000},
    {"test_any_vector", by_test_any_vector, 1000},
    {"test_some_vector", by_test_some_vector, 1000},
    {"test of a signal", by_signal_test, 1000},
    {"compare_swap", by_compare_swap, 1000},
    {"swap", by_swap, 1000},
    {"compare_swap of two words", by_two_words, 10000},
    {"test_lock", by_test_lock, 1000},
    {"signal_fetch", by_signal_fetch, 10000},
    {"g", by_g, 10000},
    {"get", by_get, 10000},
    {"atomic_fetch", by_fetch, 10000},
};

/* How often this thread has left a core. */
static long switches(void)
{
    struct rusage usage;
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_nvcsw + usage.ru_nivcsw;
}

static void hand_over(long turn, int pe)
{
    shmem_long_p(&token, turn, pe);
    shmem_uint64_p(&signal_token, (uint64_t)turn, pe);
    shmem_long_atomic_set(&held, 0, pe);
}

static int takes_turns(size_t way)
{
    long looks = 0, before;
    held = 1;
    token = 0;
    signal_token = 0;
    shmem_barrier_all();
    before = switches();
    for (long turn = 1; turn <= ROUNDS; turn++) {
        if (me == 0 && ways[way].arrived != by_test_lock)
            hand_over(turn, 1 % n);
        while (!ways[way].arrived(turn))
            looks++;
        if (ways[way].arrived == by_test_lock) {
            /* The others look meanwhile. */
            sched_yield();
            shmem_clear_lock(&lock);
        } else if (me != 0)
            hand_over(turn, (me + 1) % n);
    }
    before = switches() - before;
    shmem_barrier_all();
    if (looks <= ways[way].looks * (before + 1))
        return 1;
    fprintf(stderr, "PE %d: %s: %ld looks, and the core given away %ld times\n", me, ways[way].name, looks, before);
    return 0;
}

/* What others do at the same time. */
static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

/* What a PE computes between its looks: some 20 us. */
static void compute(void)
{
    static volatile double sum;
    for (int i = 1; i < 5000; i++)
        sum += 1.0 / i;
}

static long slots[64];

static void look_for_what_never_comes(void)
{
    shmem_long_test(&token, SHMEM_CMP_EQ, -1);
}

static void probe_taken_slots(void)
{
    for (int i = 0; i < 64; i++)
        shmem_long_atomic_compare_swap(&slots[i], 0, 1, me);
}

/* PE 0 looks between what it computes, PE 1 only computes. */
static int keeps_its_share(const char *what, void (*look)(void))
{
    static long rounds, of_all[2];
    double end;
    long done = 0;
    token = 0;
    for (int i = 0; i < 64; i++)
        slots[i] = 2;
    shmem_barrier_all();
    for (end = now() + 0.5; me < 2 && now() < end; done++) {
        compute();
        if (me == 0)
            look();
    }
    rounds = done;
    shmem_barrier_all();
    if (me != 0)
        return 1;
    for (int pe = 0; pe < 2; pe++)
        of_all[pe] = shmem_long_g(&rounds, pe);
    if (of_all[0] * 3 >= of_all[1])
        return 1;
    fprintf(stderr, "%s: %ld rounds, and %ld of a PE that only computes\n", what, of_all[0], of_all[1]);
    return 0;
}

/* Whether the scheduler was asked for short slices, if it knows slices: it tells of none otherwise. */
static int has_short_slices(void)
{
    struct {
        uint32_t size, policy;
        uint64_t flags;
        int32_t nice;
        uint32_t priority;
        uint64_t runtime, deadline, period;
    } mine;
    if (syscall(SYS_sched_getattr, 0, &mine, sizeof mine, 0) != 0 || mine.runtime <= 100000)
        return 1;
    fprintf(stderr, "PE %d: its slices last %lu ns\n", me, (unsigned long)mine.runtime);
    return 0;
}

int main(void)
{
    cpu_set_t mine, first;
    int cpu = 0, right = 1;
    sched_getaffinity(0, sizeof mine, &mine);
    while (!CPU_ISSET(cpu, &mine))
        cpu++;
    CPU_ZERO(&first);
    CPU_SET(cpu, &first);
    if (sched_setaffinity(0, sizeof first, &first) != 0)
        return 1;
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    right &= has_short_slices();
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++)
        right &= takes_turns(way);
    right &= keeps_its_share("test", look_for_what_never_comes);
    right &= keeps_its_share("compare_swap", probe_taken_slots);
    shmem_finalize();
    return !right;
}
