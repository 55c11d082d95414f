/* Collectives of teams whose members lie on nodes in all ways, with blocks of all lengths; "device": in memory of the device; "short":
   of a team of all PEs only, and no block longer than 70003 bytes; "sums": reductions and
   scans of 20000 bytes and more alone. */
#include <ishmem.h>
#include <ishmemx.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 48, LONG = 1500 * 1024 + 24 };

static int me, n;
static const char *now = "";
static int members, rank, pes[MOST];
/* The first PE on the node of each. */
static int firsts[MOST];
static shmem_team_t team;
/* Symmetric, on the host or on the device; what was in `dest`, and what goes to `source`. */
static char *dest, *source, *gathered, *out, *in;
static long turns[MOST];

static void fail(const char *what, size_t at, int line)
{
    fprintf(stderr, "PE %d of %d, line %d: %s of a team of %d, %s, at %zu\n", me, n, line, what, members, now, at);
    shmem_global_exit(1);
}

#define CHECK(what, at, right)                                                                                         \
    do {                                                                                                               \
        if (!(right))                                                                                                  \
            fail(what, at, __LINE__);                                                                                  \
    } while (0)

/* Copies the first bytes of `in` to `source`, and marks those of `dest`. */
static void ready(size_t sent, size_t received)
{
    shmem_putmem(source, in, sent, me);
    memset(out, -1, received);
    shmem_putmem(dest, out, received, me);
}

static void result(const char *array, size_t bytes)
{
    shmem_getmem(out, array, bytes, me);
}

static char byte_of(int pe, size_t i, int salt)
{
    return (char)(31 * pe + 7 * salt + i + i / 251);
}

/* A sum of such numbers depends on the order in which they are added. */
static double number_of(int pe, size_t i)
{
    return (1.0 + pe) / (7 * pe + 3 + i % 97);
}

/* No PE comes out before all have gone in. */
static void sync_team(long turn)
{
    for (int i = 0; i < members; i++)
        shmem_long_p(&turns[rank], turn, pes[i]);
    shmem_quiet();
    CHECK("sync", 0, shmem_team_sync(team) == 0);
    for (int i = 0; i < members; i++)
        CHECK("sync", (size_t)i, turns[i] >= turn);
    shmem_team_sync(team);
}

static void broadcast(size_t bytes, int root)
{
    for (size_t i = 0; i < bytes; i++)
        in[i] = byte_of(me, i, root);
    ready(bytes, bytes + 1);
    CHECK("broadcast", bytes, shmem_broadcastmem(team, dest, source, bytes, root) == 0);
    result(dest, bytes + 1);
    for (size_t i = 0; i < bytes; i++)
        CHECK("broadcast", i, out[i] == byte_of(pes[root], i, root));
    CHECK("broadcast", bytes, out[bytes] == -1);
    /* In place. */
    CHECK("broadcast", bytes, shmem_broadcastmem(team, source, source, bytes, root) == 0);
    result(source, bytes);
    for (size_t i = 0; i < bytes; i++)
        CHECK("broadcast in place", i, out[i] == byte_of(pes[root], i, root));
}

static void fcollect(size_t bytes)
{
    /* The source need not be symmetric here. */
    for (size_t i = 0; i < bytes; i++)
        in[i] = byte_of(me, i, 1);
    ready(0, members * bytes + 1);
    CHECK("fcollect", bytes, shmem_fcollectmem(team, dest, in, bytes) == 0);
    result(dest, members * bytes + 1);
    for (int of = 0; of < members; of++)
        for (size_t i = 0; i < bytes; i++)
            CHECK("fcollect", of * bytes + i, out[of * bytes + i] == byte_of(pes[of], i, 1));
    CHECK("fcollect", bytes, out[members * bytes] == -1);
}

/* Blocks of different lengths; every third PE has none. */
static size_t ragged(int of, size_t bytes)
{
    return of % 3 == 1 ? 0 : bytes + 5 * (size_t)of;
}

static void collect(size_t bytes)
{
    size_t mine = ragged(rank, bytes), at = 0, total = 0;
    for (size_t i = 0; i < mine; i++)
        in[i] = byte_of(me, i, 2);
    for (int of = 0; of < members; of++)
        total += ragged(of, bytes);
    ready(mine, total + 1);
    CHECK("collect", bytes, shmem_collectmem(team, dest, mine > 0 ? source : NULL, mine) == 0);
    result(dest, total + 1);
    for (int of = 0; of < members; of++)
        for (size_t i = 0; i < ragged(of, bytes); i++, at++)
            CHECK("collect", at, out[at] == byte_of(pes[of], i, 2));
    CHECK("collect", at, out[at] == -1);
}

static void alltoall(size_t bytes)
{
    for (int to = 0; to < members; to++)
        for (size_t i = 0; i < bytes; i++)
            in[to * bytes + i] = byte_of(me, i, to);
    ready(members * bytes, members * bytes);
    CHECK("alltoall", bytes, shmem_alltoallmem(team, dest, source, bytes) == 0);
    result(dest, members * bytes);
    for (int of = 0; of < members; of++)
        for (size_t i = 0; i < bytes; i++)
            CHECK("alltoall", of * bytes + i, out[of * bytes + i] == byte_of(pes[of], i, rank));
}

/* In the order of the team's numbers, to the last bit. */
static double sum_of(int end, size_t i)
{
    double sum = end > 0 ? number_of(pes[0], i) : 0;
    for (int of = 1; of < end; of++)
        sum += number_of(pes[of], i);
    return sum;
}

static void is_sum(const char *what, const void *array, int end, size_t first, size_t count)
{
    result(array, (count + 1) * sizeof(double));
    for (size_t i = 0; i < count; i++) {
        double expected = sum_of(end, first + i);
        CHECK(what, i, memcmp(out + i * sizeof expected, &expected, sizeof expected) == 0);
    }
}

/* The same, but the sums of the members of each node first, of which another member was not before. */
static double sum_by_nodes(size_t i)
{
    double sum = 0;
    for (int of = 0; of < members; of++) {
        int is_first = 1;
        double on_node = number_of(pes[of], i);
        for (int before = 0; before < of; before++)
            is_first &= firsts[pes[before]] != firsts[pes[of]];
        for (int after = of + 1; after < members; after++)
            if (firsts[pes[after]] == firsts[pes[of]])
                on_node += number_of(pes[after], i);
        if (is_first)
            sum = of > 0 ? sum + on_node : on_node;
    }
    return sum;
}

/* In the order of the team's numbers, or by nodes, or, of more than 16 members, in groups: the same bits on all members. */
static void is_total(const char *what, double *array, size_t count)
{
    int one_by_one = 1, by_nodes = 1;
    result((char *)array, (count + 1) * sizeof *array);
    for (size_t i = 0; i < count; i++) {
        double sum, in_order = sum_of(members, i), of_nodes = sum_by_nodes(i);
        memcpy(&sum, out + i * sizeof sum, sizeof sum);
        CHECK(what, i, sum > in_order * (1 - 1e-14) && sum < in_order * (1 + 1e-14));
        one_by_one &= memcmp(&sum, &in_order, sizeof sum) == 0;
        by_nodes &= memcmp(&sum, &of_nodes, sizeof sum) == 0;
    }
    CHECK(what, count, members > 16 || one_by_one || by_nodes);
    CHECK(what, count, shmem_fcollectmem(team, gathered, array, count * sizeof *array) == 0);
    for (int of = 0; of < members; of++)
        CHECK(what, (size_t)of, memcmp(gathered + of * count * sizeof *array, out, count * sizeof *array) == 0);
    shmem_team_sync(team);
}

static void reduce(size_t bytes)
{
    size_t count = bytes / sizeof(double);
    double *from = (double *)source, *to = (double *)dest;
    for (size_t i = 0; i < count; i++)
        ((double *)in)[i] = number_of(me, i);
    ready(bytes, bytes + sizeof *to);
    CHECK("reduce", count, shmem_double_sum_reduce(team, to, from, count) == 0);
    is_total("reduce", to, count);
    CHECK("reduce", count, out[count * sizeof *to] == -1);
    CHECK("reduce", count, shmem_ulong_max_reduce(team, (unsigned long *)to, (unsigned long *)from, count) == 0);
    result(dest, bytes);
    for (size_t i = 0; i < count; i++) {
        /* Of positive numbers the bits are in the same order. */
        double most = 0, greatest;
        for (int of = 0; of < members; of++)
            most = number_of(pes[of], i) > most ? number_of(pes[of], i) : most;
        memcpy(&greatest, out + i * sizeof greatest, sizeof greatest);
        CHECK("reduce", i, greatest == most);
    }
    CHECK("sum", count, shmem_ulong_sum_reduce(team, (unsigned long *)to, (unsigned long *)from, count) == 0);
    result(dest, bytes);
    for (size_t i = 0; i < count; i++) {
        unsigned long sum = 0, bits, found;
        for (int of = 0; of < members; of++) {
            double number = number_of(pes[of], i);
            memcpy(&bits, &number, sizeof bits);
            sum += bits;
        }
        memcpy(&found, out + i * sizeof found, sizeof found);
        CHECK("sum", i, found == sum);
    }
    CHECK("scan", count, shmem_double_sum_inscan(team, to, from, count) == 0);
    is_sum("scan", to, rank + 1, 0, count);
    CHECK("exclusive scan", count, shmem_double_sum_exscan(team, to, from, count) == 0);
    is_sum("exclusive scan", to, rank, 0, count);
    CHECK("reduce in place", count, shmem_double_sum_reduce(team, from, from, count) == 0);
    is_total("reduce in place", from, count);
    shmem_team_sync(team);
    ready(bytes, bytes);
    CHECK("scan in place", count, shmem_double_sum_inscan(team, from, from, count) == 0);
    is_sum("scan in place", from, rank + 1, 0, count);
    shmem_team_sync(team);
    ready(bytes, bytes);
    CHECK("exclusive scan in place", count, shmem_double_sum_exscan(team, from, from, count) == 0);
    is_sum("exclusive scan in place", from, rank, 0, count);
    /* Block i for PE i. */
    shmem_team_sync(team);
    ready(bytes, bytes);
    count /= members;
    CHECK("reducescatter", count, ishmemx_double_sum_reducescatter((ishmem_team_t)(intptr_t)team, to, from, count) == 0);
    is_sum("reducescatter", to, members, count * rank, count);
}

/* The collectives of a team of the PEs with these numbers. */
static void of_team(const char *name, int size, const int *numbers, int is_long, int only_sums)
{
    static const size_t lengths[] = {0, 1, 8, 100, 1000, 2000, 4080, 4097, 9000, 12300, 16384, 16385, 20000, 40000, 70003};
    static long turn;
    ishmemx_group_t world, group;
    ishmem_team_t made;

    ishmemx_team_group(ISHMEM_TEAM_WORLD, &world);
    CHECK(name, 0, ishmemx_group_incl(world, size, numbers, &group) == 0);
    CHECK(name, 0, ishmemx_team_create_group(ISHMEM_TEAM_WORLD, group, NULL, 0, &made) == 0);
    ishmemx_group_free(&group);
    ishmemx_group_free(&world);
    now = name;
    members = size;
    memcpy(pes, numbers, size * sizeof *pes);
    turn += 2;
    team = (shmem_team_t)(intptr_t)made;
    if (made != ISHMEM_TEAM_INVALID) {
        rank = ishmem_team_my_pe(made);
        sync_team(turn - 1);
        for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++) {
            size_t bytes = lengths[l];
            if (only_sums) {
                if (bytes >= 20000)
                    reduce(bytes);
                continue;
            }
            for (int root = 0; root < members; root++)
                broadcast(bytes, root);
            fcollect(bytes);
            collect(bytes);
            alltoall(bytes);
            reduce(bytes);
        }
        if (is_long) {
            broadcast(LONG, members - 1);
            fcollect(LONG);
            collect(LONG);
            reduce(LONG);
        }
        sync_team(turn);
        ishmem_team_destroy(made);
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    int numbers[MOST], size, long_ones, only_sums;
    void *(*allocate)(size_t);
    size_t most;

    shmem_init();
    ishmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    const char *mode = argc > 1 ? argv[1] : "";
    only_sums = strcmp(mode, "sums") == 0;
    long_ones = !only_sums && strcmp(mode, "short") != 0;
    allocate = strcmp(mode, "device") == 0 ? ishmem_malloc : shmem_malloc;
    most = (n + 1) * (size_t)((long_ones ? LONG : 70003) + 200);
    dest = allocate(most);
    source = allocate(most);
    gathered = shmem_malloc(most);
    out = malloc(most);
    in = malloc(most);
    CHECK("heap", 0, dest != NULL && source != NULL && gathered != NULL && out != NULL && in != NULL);

    int first = shmem_team_translate_pe(SHMEM_TEAM_SHARED, 0, SHMEM_TEAM_WORLD);
    shmem_int_fcollect(SHMEM_TEAM_WORLD, firsts, &first, 1);
    for (int i = 0; i < n; i++)
        numbers[i] = i;
    of_team("all", n, numbers, long_ones, only_sums);
    if (long_ones) {
        for (int i = 0; i < n; i++)
            numbers[i] = n - 1 - i;
        of_team("backwards", n, numbers, 0, 0);
        for (int i = 0; i < n; i++)
            numbers[i] = i % 2 ? n - 1 - i / 2 : i / 2;
        of_team("outside in", n, numbers, 1, 0);
        for (int i = size = 0; i < n; i += 2)
            numbers[size++] = i;
        of_team("every other", size, numbers, 0, 0);
        for (int i = size = 0; i < n; i++)
            if (i != 1)
                numbers[size++] = i;
        of_team("all but one", size, numbers, 1, 0);
    }
    ishmem_finalize();
    shmem_finalize();
    return 0;
}
