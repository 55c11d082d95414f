/* The cells of shmem-perf that MPI has, in the same form: what they cost with MPI beside them.
 *
 * Puts and gets are of a window of allocated memory, in one passive epoch; each waits until it is complete there, as a get does
 * and a put with quiet. Answers are checked before they are timed. */
#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST ((size_t)1 << 20)
#define LARGEST_PUT ((size_t)4 << 20)
#define BATCH 1e-3 /* seconds that a batch takes at least */

static int me, n;
static MPI_Win window;
static char *memory, *source, *dest; /* of which the first is the window's */

static void fail(const char *what)
{
    fprintf(stderr, "perf: rank %d: %s\n", me, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static int bytes_of(size_t bytes) { return (int)bytes; }
static int other(void) { return (me + 1) % n; }

#define LOOP for (long call = 0; call < calls; call++)

static void put(size_t bytes, long calls)
{
    LOOP
    {
        MPI_Put(source, bytes_of(bytes), MPI_BYTE, other(), 0, bytes_of(bytes), MPI_BYTE, window);
        MPI_Win_flush(other(), window);
    }
}

static void get(size_t bytes, long calls)
{
    LOOP
    {
        MPI_Get(dest, bytes_of(bytes), MPI_BYTE, other(), 0, bytes_of(bytes), MPI_BYTE, window);
        MPI_Win_flush(other(), window);
    }
}

static void fetch_add(size_t bytes, long calls)
{
    long one = 1, before;
    (void)bytes;
    LOOP
    {
        MPI_Fetch_and_op(&one, &before, MPI_LONG, other(), 0, MPI_SUM, window);
        MPI_Win_flush(other(), window);
    }
}

static void barrier(size_t bytes, long calls)
{
    (void)bytes;
    LOOP MPI_Barrier(MPI_COMM_WORLD);
}
static void broadcast(size_t bytes, long calls)
{
    LOOP MPI_Bcast(source, bytes_of(bytes), MPI_BYTE, (int)(call % n), MPI_COMM_WORLD);
}
static void gather(size_t bytes, long calls)
{
    LOOP MPI_Allgather(source, bytes_of(bytes), MPI_BYTE, dest, bytes_of(bytes), MPI_BYTE, MPI_COMM_WORLD);
}
static void all_to_all(size_t bytes, long calls)
{
    LOOP MPI_Alltoall(source, bytes_of(bytes), MPI_BYTE, dest, bytes_of(bytes), MPI_BYTE, MPI_COMM_WORLD);
}
static void sum(size_t bytes, long calls)
{
    LOOP MPI_Allreduce(source, dest, bytes_of(bytes / sizeof(long)), MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
}

static char pattern(size_t at, int rank) { return (char)(at % 251 + (size_t)rank); }

static bool filled(const char *place, size_t bytes, int rank)
{
    for (size_t at = 0; at < bytes; at++)
        if (place[at] != pattern(at, rank))
            return false;
    return true;
}

static void check(void (*run)(size_t, long), size_t bytes)
{
    size_t all = bytes * (size_t)n;
    memset(dest, 0, all);
    memset(memory, run == get ? pattern(0, me) : 0, bytes);
    for (size_t at = 0; at < all; at++)
        source[at] = pattern(at % bytes, me);
    MPI_Barrier(MPI_COMM_WORLD);
    if (run != put && run != get && run != fetch_add)
        run(bytes, 1);
    else if (me == 0)
        run(bytes, 1);
    MPI_Barrier(MPI_COMM_WORLD);
    bool right = true;
    if (run == put)
        right = me != 1 || filled(memory, bytes, 0);
    else if (run == get)
        right = me != 0 || (dest[0] == pattern(0, 1) && dest[bytes - 1] == pattern(0, 1));
    else if (run == fetch_add)
        right = me != 1 || *(long *)memory == 1;
    else if (run == broadcast)
        right = filled(source, bytes, 0);
    else if (run == gather || run == all_to_all)
        for (int rank = 0; rank < n; rank++)
            right = right && filled(dest + (size_t)rank * bytes, bytes, rank);
    else if (run == sum) {
        for (size_t at = 0; right && at < bytes / sizeof(long); at++) {
            unsigned long total = 0, operand;
            for (int rank = 0; rank < n; rank++) {
                for (size_t i = 0; i < sizeof operand; i++)
                    ((char *)&operand)[i] = pattern(at * sizeof operand + i, rank);
                total += operand;
            }
            right = ((unsigned long *)dest)[at] == total;
        }
    }
    if (!right)
        fail("the answer is wrong");
}

struct cell {
    const char *name;
    size_t bytes;
    bool origin; /* rank 0 alone */
    void (*run)(size_t, long);
    long calls;
    double *seconds;
};

#define SIZES(name, run) {name, 8, false, run}, {name, 1 << 10, false, run}, {name, 64 << 10, false, run}, {name, 1 << 20, false, run}
#define LONG(name, run) {name, 64 << 10, true, run}, {name, 256 << 10, true, run}, {name, 1 << 20, true, run}, {name, 4 << 20, true, run}

static struct cell cells[] = {
    {"put and quiet, heap", 8, true, put}, {"get, heap", 8, true, get}, {"fetch_add, heap", 8, true, fetch_add},
    LONG("putmem", put), LONG("getmem", get),
    {"barrier_all", 0, false, barrier},
    SIZES("broadcast", broadcast), SIZES("fcollect", gather), SIZES("alltoall", all_to_all), SIZES("sum_to_all", sum),
};
#define CELLS (sizeof cells / sizeof *cells)

/* Seconds of a batch. Rank 0 makes the calls of one-sided cells; the others wait in the next barrier, as a target of MPI does. */
static double batch(const struct cell *cell, long calls)
{
    MPI_Barrier(MPI_COMM_WORLD);
    if (cell->origin && me != 0)
        return 0;
    cell->run(cell->bytes, 1);
    double began = MPI_Wtime();
    cell->run(cell->bytes, calls);
    return MPI_Wtime() - began;
}

static void calibrate(struct cell *cell)
{
    for (cell->calls = 2;; cell->calls *= 2) {
        double seconds = batch(cell, cell->calls);
        MPI_Bcast(&seconds, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
        if (seconds >= BATCH / 2)
            return;
    }
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    int repeats = argc > 1 ? atoi(argv[1]) : 31;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    if (n < 2 || repeats < 1)
        fail("usage: mpiexec -n RANKS perf [REPEATS], with two ranks or more");
    source = malloc(LARGEST * (size_t)n > LARGEST_PUT ? LARGEST * (size_t)n * 2 : LARGEST_PUT * 2);
    dest = malloc(LARGEST * (size_t)n > LARGEST_PUT ? LARGEST * (size_t)n * 2 : LARGEST_PUT * 2);
    if (!source || !dest)
        fail("no memory");
    MPI_Win_allocate((MPI_Aint)LARGEST_PUT, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, window);
    for (size_t i = 0; i < CELLS; i++) {
        if (cells[i].bytes > 0 && (!cells[i].origin || cells[i].bytes <= LARGEST))
            check(cells[i].run, cells[i].bytes);
        calibrate(&cells[i]);
        cells[i].seconds = malloc((size_t)repeats * sizeof(double));
    }
    for (int repeat = 0; repeat < repeats; repeat++)
        for (size_t i = 0; i < CELLS; i++)
            cells[i].seconds[repeat] = batch(&cells[i], cells[i].calls) / (double)cells[i].calls;
    MPI_Barrier(MPI_COMM_WORLD);
    for (size_t i = 0; me == 0 && i < CELLS; i++) {
        qsort(cells[i].seconds, (size_t)repeats, sizeof(double), ascending);
        printf("{\"cell\": \"%s\", \"bytes\": %zu, \"median\": %.2f, \"worst_decile\": %.2f, \"by_hand\": null}\n", cells[i].name,
               cells[i].bytes, cells[i].seconds[(repeats - 1) / 2] * 1e9, cells[i].seconds[(repeats - 1) * 9 / 10] * 1e9);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
