/* The host API from C (and compiled as C++): every routine of ishmem.h once, with what it must give. */
#include <ishmem.h>
#include <ishmemx.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d, %s:%d: %s\n", ishmem_my_pe(), __FILE__, __LINE__, #condition);                     \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)

static int me, n;

static void teams(void)
{
    ishmem_team_t team = 5, row = 5, column = 5;
    ishmem_team_config_t config, seen = {9};

    CHECK(ishmem_team_my_pe(ISHMEM_TEAM_WORLD) == me && ishmem_team_n_pes(ISHMEM_TEAM_WORLD) == n);
    const char *per_node = getenv("ZESHMEM_PES_PER_NODE");
    const int each = per_node != NULL ? atoi(per_node) : n, first = me / each * each, near = each < n - first ? each : n - first;
    CHECK(ishmem_team_n_pes(ISHMEM_TEAM_SHARED) == near && ishmem_team_n_pes(ISHMEMX_TEAM_NODE) == near);
    CHECK(ishmem_team_my_pe(ISHMEM_TEAM_INVALID) == -1 && ishmem_team_n_pes(ISHMEM_TEAM_INVALID) == -1);

    config.num_contexts = 3;
    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, n - 1, -1, n, &config, ISHMEM_TEAM_NUM_CONTEXTS, &team) == 0);
    CHECK(ishmem_team_my_pe(team) == n - 1 - me);
    CHECK(ishmem_team_get_config(team, 0, &seen) == 0 && seen.num_contexts == 9);
    CHECK(ishmem_team_get_config(team, ISHMEM_TEAM_NUM_CONTEXTS, &seen) == 0 && seen.num_contexts == 3);
    CHECK(ishmem_team_get_config(ISHMEM_TEAM_WORLD, ISHMEM_TEAM_NUM_CONTEXTS, &seen) == 0 && seen.num_contexts == 0);
    for (int pe = 0; pe < n; pe++)
        CHECK(ishmem_team_translate_pe(team, pe, ISHMEM_TEAM_WORLD) == n - 1 - pe);
    CHECK(ishmem_team_translate_pe(team, n, ISHMEM_TEAM_WORLD) == -1);
    CHECK(ishmem_team_translate_pe(team, -1, ISHMEM_TEAM_WORLD) == -1);
    CHECK(ishmem_team_translate_pe(team, INT_MAX, ISHMEM_TEAM_WORLD) == -1);
    CHECK(ishmem_team_translate_pe(ISHMEM_TEAM_INVALID, 0, team) == -1);
    CHECK(ishmem_team_sync(team) == 0);

    CHECK(ishmem_team_split_2d(team, 3, NULL, 0, &row, NULL, 0, &column) == 0);
    CHECK(ishmem_team_my_pe(row) == (n - 1 - me) % (n < 3 ? n : 3));
    CHECK(ishmem_team_my_pe(column) == (n - 1 - me) / (n < 3 ? n : 3));
    ishmem_team_destroy(row);
    ishmem_team_destroy(column);
    ishmem_team_destroy(team);
    ishmem_team_destroy(ISHMEM_TEAM_INVALID);
    CHECK(ishmem_team_my_pe(team) == -1);
}

/* What is refused: non-zero on all PEs, the handle INVALID, one line on stderr that the harness reads. */
static void refusals(void)
{
    ishmem_team_t team = 5, other = 5;
    ishmem_team_config_t config = {0};

    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 0, 1, n + 1, NULL, 0, &team) != 0);
    CHECK(team == ISHMEM_TEAM_INVALID);
    CHECK(ishmem_team_split_2d(ISHMEM_TEAM_WORLD, 0, NULL, 0, &team, NULL, 0, &other) != 0);
    CHECK(team == ISHMEM_TEAM_INVALID && other == ISHMEM_TEAM_INVALID);
    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_INVALID, 0, 1, 1, NULL, 0, &team) != 0);
    CHECK(ishmem_team_get_config(ISHMEM_TEAM_INVALID, 0, &config) != 0);
    CHECK(ishmem_team_get_config(ISHMEM_TEAM_WORLD, 1L << 40, &config) != 0);
    CHECK(ishmem_team_sync(ISHMEM_TEAM_INVALID) != 0);
    /* Calls that do not go together; one PE alone has no other to disagree with. */
    if (n > 1) {
        team = 5;
        CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 0, me == n - 1 ? -1 : 1, 1, NULL, 0, &team) != 0);
        CHECK(team == ISHMEM_TEAM_INVALID);
        team = other = 5;
        CHECK(ishmem_team_split_2d(ISHMEM_TEAM_WORLD, me == n - 1 ? 1 : 2, NULL, 0, &team, NULL, 0, &other) != 0);
        CHECK(team == ISHMEM_TEAM_INVALID && other == ISHMEM_TEAM_INVALID);
    }
    CHECK(ishmemx_module_init(NULL) != 0);
}

#define TYPED(NAME, TYPE)                                                                                              \
    do {                                                                                                               \
        TYPE mine[3] = {(TYPE)(me + 1), (TYPE)(me + 2), (TYPE)(me + 3)}, seen[3], *all = (TYPE *)heap;                 \
        int next = (me + 1) % n, previous = (me + n - 1) % n;                                                          \
        ishmem_##NAME##_put(all, mine, 3, next);                                                                       \
        ishmem_barrier_all();                                                                                          \
        ishmem_##NAME##_get(seen, all, 3, me);                                                                         \
        CHECK(seen[0] == (TYPE)(previous + 1) && seen[2] == (TYPE)(previous + 3));                                     \
        ishmem_##NAME##_get(seen, all, 3, next);                                                                       \
        CHECK(memcmp(seen, mine, sizeof mine) == 0);                                                                   \
        ishmem_barrier_all();                                                                                          \
        CHECK(ishmem_##NAME##_fcollect(ISHMEM_TEAM_WORLD, all, mine, 3) == 0);                                         \
        ishmem_##NAME##_get(seen, all + 3 * previous, 3, me);                                                          \
        CHECK(seen[1] == (TYPE)(previous + 2));                                                                        \
        ishmem_sync_all();                                                                                             \
        CHECK(ishmem_##NAME##_collect(ISHMEM_TEAM_WORLD, all, mine, me % 2 ? 1 : 2) == 0);                             \
        ishmem_##NAME##_get(seen, all + 3 * (n / 2) - (n % 2 ? 0 : 1), 1, me);                                         \
        CHECK(seen[0] == (TYPE)n);                                                                                      \
        ishmem_sync_all();                                                                                             \
    } while (0)

static void transfers(void)
{
    void *heap = ishmem_calloc(1 << 10, 16);
    char text[32] = "nothing yet";
    CHECK(heap != NULL);

    TYPED(float, float);
    TYPED(double, double);
    TYPED(char, char);
    TYPED(schar, signed char);
    TYPED(short, short);
    TYPED(int, int);
    TYPED(long, long);
    TYPED(longlong, long long);
    TYPED(uchar, unsigned char);
    TYPED(ushort, unsigned short);
    TYPED(uint, unsigned int);
    TYPED(ulong, unsigned long);
    TYPED(ulonglong, unsigned long long);
    TYPED(int8, int8_t);
    TYPED(int16, int16_t);
    TYPED(int32, int32_t);
    TYPED(int64, int64_t);
    TYPED(uint8, uint8_t);
    TYPED(uint16, uint16_t);
    TYPED(uint32, uint32_t);
    TYPED(uint64, uint64_t);
    TYPED(size, size_t);
    TYPED(ptrdiff, ptrdiff_t);

    ishmem_putmem(heap, "from a peer", 12, (me + 1) % n);
    ishmem_fence();
    ishmem_quiet();
    ishmem_barrier_all();
    ishmem_getmem(text, heap, 12, me);
    CHECK(strcmp(text, "from a peer") == 0);
    ishmem_barrier_all();
    CHECK(ishmem_collectmem(ISHMEM_TEAM_WORLD, heap, "abc", 3) == 0);
    CHECK(ishmem_fcollectmem(ISHMEM_TEAM_WORLD, heap, "xyz", 0) == 0);
    ishmem_getmem(text, (char *)heap + 3 * (n - 1), 3, me);
    CHECK(memcmp(text, "abc", 3) == 0);
    ishmem_putmem(NULL, NULL, 0, me);
    ishmem_free(heap);
}

int main(void)
{
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();

    int major = 0, minor = 0;
    char name[ISHMEM_MAX_NAME_LEN];
    ishmem_info_get_version(&major, &minor);
    ishmem_info_get_name(name);
    CHECK(major == ISHMEM_MAJOR_VERSION && minor == ISHMEM_MINOR_VERSION && strncmp(name, "Zeshmem", 7) == 0);

    teams();
    transfers();
    void *memory = ishmem_align(4096, 100);
    CHECK(memory != NULL && (uintptr_t)memory % 4096 == 0);
    ishmem_free(memory);
    CHECK(ishmem_malloc((size_t)-1 / 2) == NULL);
    ishmem_free(NULL);
    refusals();

    ishmem_finalize();
    CHECK(ishmem_my_pe() == -1 && ishmem_team_n_pes(ISHMEM_TEAM_WORLD) == -1);
    return 0;
}
