/* What an MPI's groups cost: making one, and translating ranks, all of them in order and random ones, in the columns of
 * crates/algebra/examples/groups.rs.
 *
 *   mpicc -O2 bench.c -o bench && mpiexec -n 64 ./bench
 *   alone 262144 ./bench alone
 *
 * An MPI has no group that is larger than its world, so the number of processes is the size. Rank 0 works, and the
 * others wait in a system call, to leave the cores to it; or there are no others, see alone.c. MPI says nothing of the
 * bytes that a group takes. */
#include <mpi.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Ranks in one call where they are random; fewer where the library looks for each along the whole group. */
#define BATCH 1024
#define SLOW 65536
#define SLOW_BATCH 32

static int size, n_ranks, *ranks, *found;
static MPI_Group world, group, from, to;
static int (*ranges)[3], n_ranges, *list, n_list;

static unsigned below(unsigned bound)
{
    static unsigned long long state = 2;
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(state >> 33) % bound;
}

static void make(void)
{
    if (n_list > 0)
        MPI_Group_incl(world, n_list, list, &group);
    else
        MPI_Group_range_incl(world, n_ranges, ranges, &group);
}

static void make_and_free(void)
{
    make();
    MPI_Group_free(&group);
}

static void translate(void)
{
    MPI_Group_translate_ranks(from, n_ranks, ranks, to, found);
}

/* Seconds per call: the least of several rounds, each long enough for the clock; of calls beyond a second, the first. */
static double per_call(void (*body)(void))
{
    double least = 1e9;
    int calls = 1;
    for (int round = -1; round < 5;) {
        double began = MPI_Wtime(), took;
        for (int i = 0; i < calls; i++)
            body();
        took = MPI_Wtime() - began;
        if (calls == 1 && took > 1)
            return took;
        if (round < 0 && took < 0.01) {
            calls *= 4;
            continue;
        }
        if (round >= 0 && took / calls < least)
            least = took / calls;
        round++;
    }
    return least;
}

/* Nanoseconds per rank: all ranks in order, then random ones. */
static void both_orders(MPI_Group source, MPI_Group target, double *ns)
{
    int members;
    from = source;
    to = target;
    MPI_Group_size(from, &members);
    n_ranks = members;
    for (int i = 0; i < members; i++)
        ranks[i] = i;
    ns[0] = per_call(translate) / n_ranks * 1e9;
    n_ranks = size < SLOW ? BATCH : SLOW_BATCH;
    for (int i = 0; i < n_ranks; i++)
        ranks[i] = (int)below((unsigned)members);
    ns[1] = per_call(translate) / n_ranks * 1e9;
}

static void measure(const char *shape)
{
    char library[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    double create = per_call(make_and_free), there[2], back[2];
    MPI_Get_library_version(library, &length);
    for (int i = 0; library[i]; i++)
        if (library[i] == '\n' || library[i] == '\t' || library[i] == ',')
            library[i] = library[i] == '\t' ? ' ' : '\0';
    make();
    both_orders(group, world, there);
    both_orders(world, group, back);
    MPI_Group_free(&group);
    printf("| %s | %d | %s | - | %.2f | %.2f | %.2f | %.2f | %.2f |\n", library, size, shape, create * 1e6, there[0],
           there[1], back[0], back[1]);
}

static void work(void)
{
    int strided[1][3] = {{0, size - 1, 2}}, few[8][3], eighth = size / 8, most = size < BATCH ? BATCH : size;
    ranks = malloc((size_t)most * sizeof *ranks);
    found = malloc((size_t)most * sizeof *found);
    ranges = strided;
    n_ranges = 1;
    measure("strided");

    for (int i = 0; i < 8; i++) {
        int low = i * eighth, high = low + eighth - 1;
        few[i][0] = i % 2 ? low : high;
        few[i][1] = i % 2 ? high : low;
        few[i][2] = i % 2 ? 2 : -1;
    }
    if (eighth > 0) {
        ranges = few;
        n_ranges = 8;
        measure("8 ranges");
    }

    list = malloc((size_t)size * sizeof *list);
    for (int i = 0; i < size; i++)
        list[i] = i;
    for (int last = size - 1; last > 0; last--) {
        int other = (int)below((unsigned)last + 1), kept = list[last];
        list[last] = list[other];
        list[other] = kept;
    }
    n_list = (size + 1) / 2;
    measure("random half");
    free(list);
}

int main(int argc, char **argv)
{
    int me, unit;
    MPI_Aint bytes;
    MPI_Win window;
    sem_t *done;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    if (argc > 1 && strcmp(argv[1], "alone") == 0) {
        work();
        fflush(stdout);
        _exit(0);
    }
    MPI_Win_allocate_shared(me == 0 ? sizeof *done : 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &done, &window);
    MPI_Win_shared_query(window, 0, &bytes, &unit, &done);
    if (me == 0)
        sem_init(done, 1, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    if (me == 0) {
        work();
        for (int other = 1; other < size; other++)
            sem_post(done);
    } else {
        sem_wait(done);
    }
    MPI_Group_free(&world);
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
