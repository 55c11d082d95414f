/* What teams cost on the host through the C ABI, in the columns of ../mpi/bench_split.c; answers are checked before
 * they are timed. PE 0 prints rows of Markdown tables.
 *
 *   oshrun -n 4 ./bench_teams translate | split */
#include <ishmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SAMPLES 21

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d, %s:%d: %s\n", me, __FILE__, __LINE__, #condition);                                 \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)

static int me, n;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Median over samples of the seconds per call. */
static double median(void (*body)(void), int calls)
{
    double seconds[SAMPLES];
    body();
    for (int sample = 0; sample < SAMPLES; sample++) {
        ishmem_sync_all();
        double began = now();
        for (int i = 0; i < calls; i++)
            body();
        seconds[sample] = (now() - began) / calls;
    }
    qsort(seconds, SAMPLES, sizeof *seconds, ascending);
    return seconds[SAMPLES / 2];
}

/* The even PEs, in reverse. */
static void split_strided(void)
{
    ishmem_team_t team;
    int half = (n + 1) / 2;
    int status = ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 2 * (half - 1), half > 1 ? -2 : 0, half, NULL, 0, &team);
    CHECK(status == 0);
    CHECK(ishmem_team_my_pe(team) == (me % 2 ? -1 : half - 1 - me / 2));
    ishmem_team_destroy(team);
}

static void split_2d(void)
{
    ishmem_team_t row, column;
    CHECK(ishmem_team_split_2d(ISHMEM_TEAM_WORLD, 2, NULL, 0, &row, NULL, 0, &column) == 0);
    CHECK(ishmem_team_my_pe(row) == me % 2 && ishmem_team_my_pe(column) == me / 2);
    ishmem_team_destroy(row);
    ishmem_team_destroy(column);
}

static ishmem_team_t source;
static int sum;

static void translate(void)
{
    for (int i = 0; i < 1000; i++)
        sum += ishmem_team_translate_pe(source, i % n, ISHMEM_TEAM_WORLD);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    if (strcmp(what, "split") == 0) {
        double strided = median(split_strided, 200), grid = median(split_2d, 200);
        if (me == 0)
            printf("| Zeshmem | %d | %.1f | %.1f |\n", n, strided * 1e6, grid * 1e6);
    } else if (strcmp(what, "translate") == 0) {
        CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, n - 1, n > 1 ? -1 : 0, n, NULL, 0, &source) == 0);
        for (int pe = -1; pe <= n; pe++)
            CHECK(ishmem_team_translate_pe(source, pe, ISHMEM_TEAM_WORLD) == (pe < 0 || pe == n ? -1 : n - 1 - pe));
        double seconds = median(translate, 200) / 1000;
        if (me == 0)
            printf("| host, C ABI | %d | %.1f |\n", n, seconds * 1e9);
        ishmem_team_destroy(source);
    } else {
        fprintf(stderr, "usage: bench_teams translate | split\n");
        ishmem_global_exit(2);
    }
    ishmem_finalize();
    return 0;
}
