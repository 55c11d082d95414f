/* What an MPI takes for the communicators that tests/c/bench_teams.c makes as teams; answers are checked before they
 * are timed. Rank 0 prints rows of a Markdown table.
 *
 *   mpicc -O2 bench_split.c -o bench_split && mpiexec -n 4 ./bench_split */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#define SAMPLES 21

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "rank %d, %s:%d: %s\n", me, __FILE__, __LINE__, #condition);                               \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                                              \
        }                                                                                                              \
    } while (0)

static int me, n;

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
        MPI_Barrier(MPI_COMM_WORLD);
        double began = MPI_Wtime();
        for (int i = 0; i < calls; i++)
            body();
        seconds[sample] = (MPI_Wtime() - began) / calls;
    }
    qsort(seconds, SAMPLES, sizeof *seconds, ascending);
    return seconds[SAMPLES / 2];
}

static void expect(MPI_Comm comm, int rank)
{
    int mine = -1;
    if (comm != MPI_COMM_NULL) {
        MPI_Comm_rank(comm, &mine);
        MPI_Comm_free(&comm);
    }
    CHECK(mine == rank);
}

/* The even ranks, in reverse; and two splits, by row and by column. */
static void split(void)
{
    MPI_Comm comm;
    int half = (n + 1) / 2;
    MPI_Comm_split(MPI_COMM_WORLD, me % 2 ? MPI_UNDEFINED : 0, -me, &comm);
    expect(comm, me % 2 ? -1 : half - 1 - me / 2);
}

static void split_grid(void)
{
    MPI_Comm row, column;
    MPI_Comm_split(MPI_COMM_WORLD, me / 2, me, &row);
    MPI_Comm_split(MPI_COMM_WORLD, me % 2, me, &column);
    expect(row, me % 2);
    expect(column, me / 2);
}

/* The same by groups; non-members take no part, unlike those of a team's parent. */
static void create_group(void)
{
    MPI_Group world, group;
    MPI_Comm comm = MPI_COMM_NULL;
    int half = (n + 1) / 2, range[1][3] = {{2 * (half - 1), 0, -2}};
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_range_incl(world, 1, range, &group);
    if (me % 2 == 0)
        MPI_Comm_create_group(MPI_COMM_WORLD, group, 0, &comm);
    MPI_Group_free(&group);
    MPI_Group_free(&world);
    expect(comm, me % 2 ? -1 : half - 1 - me / 2);
}

static void create_group_grid(void)
{
    MPI_Group world, group;
    MPI_Comm comm;
    int row[1][3] = {{me / 2 * 2, me / 2 * 2 + 1 < n ? me / 2 * 2 + 1 : n - 1, 1}};
    int column[1][3] = {{me % 2, (n - 1 - me % 2) / 2 * 2 + me % 2, 2}};
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_range_incl(world, 1, row, &group);
    MPI_Comm_create_group(MPI_COMM_WORLD, group, 0, &comm);
    MPI_Group_free(&group);
    expect(comm, me % 2);
    MPI_Group_range_incl(world, 1, column, &group);
    MPI_Comm_create_group(MPI_COMM_WORLD, group, 1, &comm);
    MPI_Group_free(&group);
    MPI_Group_free(&world);
    expect(comm, me / 2);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    char library[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    MPI_Get_library_version(library, &length);
    for (int i = 0; library[i]; i++)
        if (library[i] == '\n' || library[i] == '\t' || library[i] == ',')
            library[i] = library[i] == '\t' ? ' ' : '\0';
    double strided = median(split, 50), grid = median(split_grid, 50);
    double group = median(create_group, 50), group_grid = median(create_group_grid, 50);
    if (me == 0) {
        printf("| %s, MPI_Comm_split | %d | %.1f | %.1f |\n", library, n, strided * 1e6, grid * 1e6);
        printf("| %s, MPI_Comm_create_group | %d | %.1f | %.1f |\n", library, n, group * 1e6, group_grid * 1e6);
    }
    MPI_Finalize();
    return 0;
}
