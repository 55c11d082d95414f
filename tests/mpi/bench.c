/* What an MPI's groups cost: making one from ranges and translating ranks, in the columns of
 * crates/algebra/examples/groups.rs.
 *
 *   mpicc -O2 bench.c -o bench && mpiexec -n 64 ./bench
 *
 * An MPI has no group that is larger than its world, so the number of processes is the size. Rank 0 works, and the
 * others wait in a system call, to leave the cores to it. MPI says nothing of the bytes that a group takes. */
#include <mpi.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

#define BATCH 1024

static int size, ranks[BATCH], found[BATCH];
static MPI_Group world, group;
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

static void to_world(void)
{
    MPI_Group_translate_ranks(group, BATCH, ranks, world, found);
}

static void from_world(void)
{
    MPI_Group_translate_ranks(world, BATCH, ranks, group, found);
}

/* Seconds per call: the least of several rounds, each long enough for the clock. */
static double per_call(void (*body)(void))
{
    double least = 1e9;
    int calls = 1;
    for (int round = -1; round < 5;) {
        double began = MPI_Wtime(), took;
        for (int i = 0; i < calls; i++)
            body();
        took = MPI_Wtime() - began;
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

static void measure(const char *shape)
{
    char library[MPI_MAX_LIBRARY_VERSION_STRING];
    int length, members;
    double create = per_call(make_and_free), there, back;
    MPI_Get_library_version(library, &length);
    for (int i = 0; library[i]; i++)
        if (library[i] == '\n' || library[i] == '\t' || library[i] == ',')
            library[i] = library[i] == '\t' ? ' ' : '\0';
    make();
    MPI_Group_size(group, &members);
    for (int i = 0; i < BATCH; i++)
        ranks[i] = (int)below((unsigned)members);
    there = per_call(to_world);
    for (int i = 0; i < BATCH; i++)
        ranks[i] = (int)below((unsigned)size);
    back = per_call(from_world);
    MPI_Group_free(&group);
    printf("| %s | %d | %s | %.2f | %.1f to world, %.1f from world | - |\n", library, size, shape, create * 1e6,
           there * 1e9 / BATCH, back * 1e9 / BATCH);
}

static void work(void)
{
    int strided[1][3] = {{0, size - 1, 2}}, few[8][3], eighth = size / 8;
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
