/* Teams that there are not: results that the specification defines, and what is said of others. */
#include <shmem.h>
#include <stdio.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
    do                                                                                                                 \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d, line %d: %s\n", shmem_my_pe(), __LINE__, #condition);                              \
            shmem_global_exit(1);                                                                                      \
        }                                                                                                              \
    while (0)

static shmem_team_t parent, team, column;

static int strided(void)
{
    return shmem_team_split_strided(parent, 0, 1, shmem_n_pes(), NULL, 0, &team);
}

static int in_two_dimensions(void)
{
    return shmem_team_split_2d(parent, shmem_n_pes(), NULL, 0, &team, NULL, 0, &column);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    shmem_team_config_t config;
    shmem_ctx_t ctx;
    shmem_init();
    if (strcmp(what, "invalid") == 0) {
        parent = SHMEM_TEAM_INVALID;
        team = SHMEM_TEAM_WORLD;
        CHECK(strided() != 0 && team == SHMEM_TEAM_INVALID);
        team = column = SHMEM_TEAM_WORLD;
        CHECK(in_two_dimensions() != 0 && team == SHMEM_TEAM_INVALID && column == SHMEM_TEAM_INVALID);
        CHECK(shmem_team_get_config(parent, SHMEM_TEAM_NUM_CONTEXTS, &config) != 0);
        CHECK(shmem_team_my_pe(parent) == -1 && shmem_team_n_pes(parent) == -1);
        CHECK(shmem_team_translate_pe(parent, 0, SHMEM_TEAM_WORLD) == -1);
        CHECK(shmem_team_create_ctx(parent, 0, &ctx) != 0);
    }
    if (strcmp(what, "destroyed") == 0) {
        CHECK(strided() == 0);
        parent = team;
        shmem_team_destroy(parent);
        CHECK(strided() != 0 && team == SHMEM_TEAM_INVALID);
        CHECK(in_two_dimensions() != 0 && shmem_team_get_config(parent, 0, &config) != 0);
    }
    if (strcmp(what, "exhausted") == 0) {
        while (strided() == 0)
            continue;
        for (int i = 0; i < 3; i++)
            CHECK(strided() != 0 && in_two_dimensions() != 0);
    }
    shmem_finalize();
    return 0;
}
