/* Groups from C (and compiled as C++): every routine, with what it must give. */
#include <ishmem.h>
#include <ishmemx.h>
#include <limits.h>
#include <stdio.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d, %s:%d: %s\n", ishmem_my_pe(), __FILE__, __LINE__, #condition);                     \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)

#define MOST 64

static int me, n;
static ishmemx_group_t world;

/* Whether the PEs of the group are these, in this order. */
static int is(ishmemx_group_t group, int size, const int *pes)
{
    int numbers[MOST];
    if (ishmemx_group_size(group) != size)
        return 0;
    for (int i = 0; i < size; i++)
        numbers[i] = i;
    CHECK(ishmemx_group_translate_pes(group, size, numbers, world, numbers) == 0);
    for (int i = 0; i < size; i++)
        if (numbers[i] != pes[i] || ishmemx_group_pe(group) != (pes[i] == me ? i : ishmemx_group_pe(group)))
            return 0;
    return 1;
}

static void calculus(void)
{
    ishmemx_group_t odds, evens, backwards, rest, both;
    int pes[MOST], ranges[2][3] = {{0, n - 1, 2}, {n - 1, 0, -1}}, all[1][3] = {{0, n - 1, 1}};
    int n_evens = (n + 1) / 2, result = -1;

    CHECK(ishmemx_team_group(ISHMEM_TEAM_WORLD, &world) == 0);
    CHECK(ishmemx_group_size(world) == n && ishmemx_group_pe(world) == me);

    CHECK(ishmemx_group_range_incl(world, 1, ranges, &evens) == 0);
    for (int i = 0; i < n_evens; i++)
        pes[i] = 2 * i;
    CHECK(is(evens, n_evens, pes));
    CHECK(ishmemx_group_pe(evens) == (me % 2 == 0 ? me / 2 : -1));
    CHECK(ishmemx_group_excl(world, n_evens, pes, &odds) == 0);
    CHECK(ishmemx_group_range_excl(world, 1, ranges, &rest) == 0);
    CHECK(ishmemx_group_compare(odds, rest, &result) == 0 && result == ISHMEMX_GROUP_IDENT);
    CHECK((n == 1) == (odds == ISHMEMX_GROUP_EMPTY));
    CHECK(ishmemx_group_free(&rest) == 0 && rest == ISHMEMX_GROUP_INVALID);

    CHECK(ishmemx_group_union(odds, evens, &both) == 0);
    for (int i = 0; i < n; i++)
        pes[i] = i < n / 2 ? 2 * i + 1 : 2 * (i - n / 2);
    CHECK(is(both, n, pes));
    CHECK(ishmemx_group_compare(both, world, &result) == 0);
    CHECK(result == (n == 1 ? ISHMEMX_GROUP_IDENT : ISHMEMX_GROUP_SIMILAR));
    CHECK(ishmemx_group_compare(evens, odds, &result) == 0 && result == ISHMEMX_GROUP_UNEQUAL);
    CHECK(ishmemx_group_intersection(both, evens, &rest) == 0);
    CHECK(ishmemx_group_compare(rest, evens, &result) == 0 && result == ISHMEMX_GROUP_IDENT);
    CHECK(ishmemx_group_free(&rest) == 0);
    CHECK(ishmemx_group_difference(world, world, &rest) == 0 && rest == ISHMEMX_GROUP_EMPTY);
    CHECK(ishmemx_group_size(rest) == 0 && ishmemx_group_pe(rest) == -1);
    CHECK(ishmemx_group_free(&rest) == 0 && ishmemx_group_size(ISHMEMX_GROUP_EMPTY) == 0);

    CHECK(ishmemx_group_range_incl(world, 1, ranges + 1, &backwards) == 0);
    for (int i = 0; i < n; i++)
        pes[i] = n - 1 - i;
    CHECK(is(backwards, n, pes));
    CHECK(ishmemx_group_incl(backwards, n, pes, &rest) == 0);
    CHECK(ishmemx_group_compare(rest, world, &result) == 0 && result == ISHMEMX_GROUP_IDENT);
    CHECK(ishmemx_group_free(&rest) == 0);

    /* A new handle may go where an argument was. */
    CHECK(ishmemx_group_range_incl(world, 1, all, &rest) == 0);
    both = rest;
    CHECK(ishmemx_group_incl(both, 1, pes, &both) == 0 && ishmemx_group_size(both) == 1);
    CHECK(ishmemx_group_free(&rest) == 0 && ishmemx_group_free(&both) == 0);
    CHECK(ishmemx_group_incl(world, 0, NULL, &rest) == 0 && rest == ISHMEMX_GROUP_EMPTY);
    CHECK(ishmemx_group_translate_pes(world, 0, NULL, evens, NULL) == 0);
    CHECK(ishmemx_group_free(&evens) == 0 && ishmemx_group_free(&odds) == 0 && ishmemx_group_free(&backwards) == 0);
}

static void teams(void)
{
    ishmemx_group_t mixed, back;
    ishmem_team_t team = 5, pair = 5;
    ishmem_team_config_t config = {4}, seen = {0};
    int order[MOST], result = -1, two[2] = {0, n - 1};

    for (int i = 0; i < n; i++)
        order[i] = i < (n + 1) / 2 ? 2 * i : 2 * (i - (n + 1) / 2) + 1;
    CHECK(ishmemx_group_incl(world, n, order, &mixed) == 0);
    CHECK(ishmemx_team_create_group(ISHMEM_TEAM_WORLD, mixed, &config, ISHMEM_TEAM_NUM_CONTEXTS, &team) == 0);
    CHECK(ishmem_team_n_pes(team) == n && ishmem_team_my_pe(team) == ishmemx_group_pe(mixed));
    CHECK(ishmem_team_get_config(team, ISHMEM_TEAM_NUM_CONTEXTS, &seen) == 0 && seen.num_contexts == 4);
    for (int i = 0; i < n; i++) {
        CHECK(ishmem_team_translate_pe(team, i, ISHMEM_TEAM_WORLD) == order[i]);
        CHECK(ishmem_team_translate_pe(ISHMEM_TEAM_WORLD, order[i], team) == i);
    }
    CHECK(ishmem_team_translate_pe(team, -1, ISHMEM_TEAM_WORLD) == -1);
    CHECK(ishmem_team_translate_pe(team, n, ISHMEM_TEAM_WORLD) == -1);
    CHECK(ishmem_team_translate_pe(team, INT_MAX, ISHMEM_TEAM_WORLD) == -1);
    CHECK(ishmem_team_sync(team) == 0);
    CHECK(ishmemx_team_group(team, &back) == 0);
    CHECK(ishmemx_group_compare(mixed, back, &result) == 0 && result == ISHMEMX_GROUP_IDENT);
    CHECK(ishmemx_group_free(&mixed) == 0 && ishmemx_group_free(&back) == 0);

    /* Some of the PEs only. */
    CHECK(ishmemx_group_incl(world, n < 2 ? 1 : 2, two, &mixed) == 0);
    CHECK(ishmemx_team_create_group(team, mixed, NULL, 0, &pair) == 0);
    CHECK(ishmem_team_my_pe(pair) == ishmemx_group_pe(mixed));
    CHECK((pair == ISHMEM_TEAM_INVALID) == (ishmemx_group_pe(mixed) == -1));
    ishmem_team_destroy(pair);
    ishmem_team_destroy(team);
    CHECK(ishmemx_group_free(&mixed) == 0);
}

/* What is refused: non-zero, the new handle INVALID, and one line on stderr that the harness reads. */
static void refusals(void)
{
    ishmemx_group_t group = world, freed;
    ishmem_team_t team = 5;
    int out[] = {0, n}, below[] = {-1}, twice[] = {0, 0}, result;
    int stands[1][3] = {{0, 0, 0}}, strays[2][3] = {{0, 0, 1}, {2, 0, 1}}, far[1][3] = {{0, n, 1}};

    CHECK(ishmemx_team_group(ISHMEM_TEAM_INVALID, &group) != 0 && group == ISHMEMX_GROUP_INVALID);
    CHECK(ishmemx_team_group(ISHMEM_TEAM_WORLD, NULL) != 0);
    CHECK(ishmemx_group_incl(world, -1, out, &group) != 0);
    CHECK(ishmemx_group_incl(world, 1, NULL, &group) != 0);
    group = world;
    CHECK(ishmemx_group_incl(world, 2, out, &group) != 0 && group == ISHMEMX_GROUP_INVALID);
    CHECK(ishmemx_group_excl(world, 1, below, &group) != 0);
    CHECK(ishmemx_group_incl(world, 2, twice, &group) != 0);
    CHECK(ishmemx_group_incl(ISHMEMX_GROUP_INVALID, 0, NULL, &group) != 0);
    CHECK(ishmemx_group_range_incl(world, 1, stands, &group) != 0);
    CHECK(ishmemx_group_range_excl(world, 2, strays, &group) != 0);
    CHECK(ishmemx_group_range_incl(world, 1, far, &group) != 0);
    CHECK(ishmemx_group_translate_pes(world, 1, out + 1, world, &result) != 0);
    CHECK(ishmemx_group_translate_pes(world, 1, out, world, NULL) != 0);
    CHECK(ishmemx_group_compare(world, world, NULL) != 0);
    CHECK(ishmemx_group_free(&group) != 0);
    CHECK(ishmemx_group_incl(world, 1, out, &group) == 0);
    freed = group;
    CHECK(ishmemx_group_free(&group) == 0);
    CHECK(ishmemx_group_size(freed) == -1 && ishmemx_group_pe(freed) == -1);
    CHECK(ishmemx_group_union(world, freed, &group) != 0 && group == ISHMEMX_GROUP_INVALID);
    CHECK(ishmemx_group_incl(world, 1, out, &group) == 0 && group != freed && ishmemx_group_free(&group) == 0);

    CHECK(ishmemx_team_create_group(ISHMEM_TEAM_INVALID, world, NULL, 0, &team) != 0);
    CHECK(ishmemx_team_create_group(ISHMEM_TEAM_WORLD, ISHMEMX_GROUP_EMPTY, NULL, 0, &team) != 0);
    CHECK(ishmemx_team_create_group(ISHMEM_TEAM_WORLD, freed, NULL, 0, &team) != 0 && team == ISHMEM_TEAM_INVALID);
}

int main(void)
{
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    calculus();
    teams();
    refusals();
    CHECK(ishmemx_group_free(&world) == 0);
    ishmem_finalize();
    /* Groups are values of the process. */
    CHECK(ishmemx_group_pe(ISHMEMX_GROUP_EMPTY) == -1);
    return 0;
}
