/* Sums and products of floating-point numbers have, on every PE and in every run, the bits that come of taking the operands one after
 * the other in the order of the team's numbers: over teams and active sets, of one element and of many. */
#include <shmem.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 70000 };

static const size_t lengths[] = {0, 1, 7, 511, 513, 4096, MOST};
static int me, n;
static long sync[2][SHMEM_SYNC_SIZE];

/* Element i of PE pe, around 1: a number whose bits are all in use, and sums of which are rounded at each step. */
static double operand(int pe, size_t i)
{
    uint64_t mixed = ((uint64_t)pe * MOST + i + 1) * 0x9e3779b97f4a7c15;
    double fraction = (double)(mixed >> 11) / (double)((uint64_t)1 << 53);
    return (mixed & 1 ? -1 : 1) * (0.5 + fraction) * (mixed & 2 ? 1e-3 : 1);
}

static void compare(const char *what, size_t i, const void *seen, const void *expected, size_t bytes)
{
    if (memcmp(seen, expected, bytes) == 0)
        return;
    fprintf(stderr, "PE %d of %d: %s: element %zu has other bits\n", me, n, what, i);
    shmem_global_exit(1);
}

/* `BYTES` bytes of a number say something. `START` is the lowest PE of the set, every `STEP`th from there on is in it. */
#define EXPECT(NAME, TYPE, BYTES, OPERATOR, START, STEP)                                                               \
    for (size_t i = 0; i < length; i++) {                                                                              \
        TYPE expected = (TYPE)operand(START, i);                                                                       \
        for (int pe = (START) + (STEP); pe < n; pe += STEP)                                                            \
            expected = expected OPERATOR(TYPE) operand(pe, i);                                                         \
        compare(NAME, i, &dest[i], &expected, BYTES);                                                                  \
    }                                                                                                                  \
    memset(dest, 0, sizeof dest)

#define REDUCE(NAME, TYPE, BYTES, STEM, OPERATOR)                                                                      \
    shmem_##NAME##_##STEM##_reduce(SHMEM_TEAM_WORLD, dest, source, length);                                            \
    EXPECT(#NAME "_" #STEM "_reduce", TYPE, BYTES, OPERATOR, 0, 1);                                                    \
    shmem_barrier_all();                                                                                               \
    if (odd != SHMEM_TEAM_INVALID) {                                                                                   \
        shmem_##NAME##_##STEM##_reduce(odd, dest, source, length);                                                     \
        EXPECT(#NAME "_" #STEM "_reduce of odd PEs", TYPE, BYTES, OPERATOR, 1, 2);                                     \
    }                                                                                                                  \
    shmem_barrier_all();                                                                                               \
    shmem_##NAME##_##STEM##_to_all(dest, source, (int)length, 0, 0, n, work, sync[0]);                                 \
    EXPECT(#NAME "_" #STEM "_to_all", TYPE, BYTES, OPERATOR, 0, 1);                                                    \
    shmem_barrier_all();                                                                                               \
    if (odd != SHMEM_TEAM_INVALID) {                                                                                   \
        shmem_##NAME##_##STEM##_to_all(dest, source, (int)length, 1, 1, n / 2, work, sync[1]);                         \
        EXPECT(#NAME "_" #STEM "_to_all of odd PEs", TYPE, BYTES, OPERATOR, 1, 2);                                     \
    }                                                                                                                  \
    shmem_barrier_all()

#define OF_TYPE(NAME, TYPE, BYTES)                                                                                     \
    static void NAME##_reductions(shmem_team_t odd)                                                                    \
    {                                                                                                                  \
        static TYPE dest[MOST], source[MOST], work[MOST / 2 + SHMEM_REDUCE_MIN_WRKDATA_SIZE + 1];                      \
        for (size_t i = 0; i < MOST; i++)                                                                              \
            source[i] = (TYPE)operand(me, i);                                                                          \
        shmem_barrier_all();                                                                                           \
        for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++) {                                                \
            size_t length = lengths[l];                                                                                \
            REDUCE(NAME, TYPE, BYTES, sum, +);                                                                         \
            REDUCE(NAME, TYPE, BYTES, prod, *);                                                                        \
        }                                                                                                              \
    }

OF_TYPE(float, float, sizeof(float))
OF_TYPE(double, double, sizeof(double))
OF_TYPE(longdouble, long double, 10)

int main(void)
{
    shmem_team_t odd = SHMEM_TEAM_INVALID;
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        sync[0][i] = sync[1][i] = SHMEM_SYNC_VALUE;
    if (n > 1)
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, n / 2, NULL, 0, &odd);
    float_reductions(odd);
    double_reductions(odd);
    longdouble_reductions(odd);
    shmem_team_destroy(odd);
    shmem_finalize();
    return 0;
}
