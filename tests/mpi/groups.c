/* Group operations read from a file, carried out by MPI or, with WITH_ISHMEM defined, by Zeshmem. What it prints for
 * each is the same, if the two agree.
 *
 *   mpicc groups.c -o groups_mpi                       mpiexec -n 12 groups_mpi FILE
 *   oshcc -DWITH_ISHMEM groups.c -o groups_ishmem      oshrun -n 12 groups_ishmem FILE
 *
 * Only rank 0 works; the others make the world large. Groups are numbered from 0, the world and the empty group being
 * the first two; `reset` forgets all others. A line is the name of an operation and its numbers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef WITH_ISHMEM
#include <ishmemx.h>
typedef ishmemx_group_t group_t;
#define EMPTY ISHMEMX_GROUP_EMPTY
#define CALL(routine, ...) check(ishmemx_group_##routine(__VA_ARGS__))
#define TRANSLATE(...) CALL(translate_pes, __VA_ARGS__)
#else
#include <mpi.h>
typedef MPI_Group group_t;
#define EMPTY MPI_GROUP_EMPTY
#define CALL(routine, ...) check(MPI_Group_##routine(__VA_ARGS__))
#define TRANSLATE(...) CALL(translate_ranks, __VA_ARGS__)
#endif

#define MOST_GROUPS 1000
#define MOST_NUMBERS 3000

static group_t groups[MOST_GROUPS];
static int n_groups;

static void check(int code)
{
    if (code != 0) {
        fprintf(stderr, "code %d\n", code);
        exit(1);
    }
}

static int size_of(group_t group)
{
    int size;
#ifdef WITH_ISHMEM
    size = ishmemx_group_size(group);
#else
    CALL(size, group, &size);
#endif
    return size;
}

/* The word for the result of a comparison. */
static const char *word(int comparison)
{
#ifdef WITH_ISHMEM
    return comparison == ISHMEMX_GROUP_IDENT     ? "identical"
           : comparison == ISHMEMX_GROUP_SIMILAR ? "similar"
                                                 : "unequal";
#else
    return comparison == MPI_IDENT ? "identical" : comparison == MPI_SIMILAR ? "similar" : "unequal";
#endif
}

static void print_translated(group_t from, int n, const int *ranks, group_t to)
{
    static int found[MOST_NUMBERS];
    TRANSLATE(from, n, ranks, to, found);
    for (int i = 0; i < n; i++) {
#ifndef WITH_ISHMEM
        if (found[i] == MPI_UNDEFINED)
            found[i] = -1;
#endif
        printf(" %d", found[i]);
    }
}

/* Keeps a new group, and prints its members. */
static void keep(group_t group)
{
    static int all[MOST_NUMBERS];
    int size = size_of(group);
    for (int i = 0; i < size; i++)
        all[i] = i;
    groups[n_groups++] = group;
    printf("%d:", size);
    print_translated(group, size, all, groups[0]);
}

static void carry_out(const char *operation, int n, int *numbers)
{
    group_t new_group, first = groups[n > 0 ? numbers[0] : 0];
    int *rest = numbers + 1;
    if (strcmp(operation, "incl") == 0) {
        CALL(incl, first, n - 1, rest, &new_group);
        keep(new_group);
    } else if (strcmp(operation, "excl") == 0) {
        CALL(excl, first, n - 1, rest, &new_group);
        keep(new_group);
    } else if (strcmp(operation, "range_incl") == 0) {
        CALL(range_incl, first, (n - 1) / 3, (int(*)[3])rest, &new_group);
        keep(new_group);
    } else if (strcmp(operation, "range_excl") == 0) {
        CALL(range_excl, first, (n - 1) / 3, (int(*)[3])rest, &new_group);
        keep(new_group);
    } else if (strcmp(operation, "union") == 0) {
        CALL(union, first, groups[numbers[1]], &new_group);
        keep(new_group);
    } else if (strcmp(operation, "intersection") == 0) {
        CALL(intersection, first, groups[numbers[1]], &new_group);
        keep(new_group);
    } else if (strcmp(operation, "difference") == 0) {
        CALL(difference, first, groups[numbers[1]], &new_group);
        keep(new_group);
    } else if (strcmp(operation, "translate") == 0) {
        print_translated(first, n - 2, numbers + 2, groups[numbers[1]]);
    } else if (strcmp(operation, "compare") == 0) {
        int result;
        CALL(compare, first, groups[numbers[1]], &result);
        printf("%s", word(result));
    } else if (strcmp(operation, "reset") == 0) {
        while (n_groups > 2) {
            group_t *last = &groups[--n_groups];
            if (*last != EMPTY)
                CALL(free, last);
        }
    } else {
        fprintf(stderr, "no operation %s\n", operation);
        exit(1);
    }
    printf("\n");
}

static void work(const char *path)
{
    static char line[MOST_NUMBERS * 8];
    static int numbers[MOST_NUMBERS];
    FILE *cases = fopen(path, "r");
    if (cases == NULL) {
        perror(path);
        exit(1);
    }
    while (fgets(line, sizeof line, cases)) {
        char *operation = strtok(line, " \n"), *number;
        int n = 0;
        while ((number = strtok(NULL, " \n")) != NULL && n < MOST_NUMBERS)
            numbers[n++] = atoi(number);
        carry_out(operation, n, numbers);
    }
    fclose(cases);
}

int main(int argc, char **argv)
{
    int me;
    if (argc != 2) {
        fprintf(stderr, "usage: groups FILE\n");
        return 2;
    }
#ifdef WITH_ISHMEM
    ishmem_init();
    me = ishmem_my_pe();
    check(ishmemx_team_group(ISHMEM_TEAM_WORLD, &groups[0]));
#else
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_group(MPI_COMM_WORLD, &groups[0]);
#endif
    groups[1] = EMPTY;
    n_groups = 2;
    if (me == 0)
        work(argv[1]);
    fflush(stdout);
    CALL(free, &groups[0]);
#ifdef WITH_ISHMEM
    ishmem_finalize();
#else
    MPI_Finalize();
#endif
    return 0;
}
