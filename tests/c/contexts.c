/* Contexts for kernels, as the host makes them: at most as many as the team was made for, recognised when
 * they are gone. */
#include <stdio.h>
#include <stdlib.h>

#include <ishmemx.h>

#define CHECK(condition)                                                                  \
    do {                                                                                  \
        if (!(condition)) {                                                               \
            fprintf(stderr, "PE %d, line %d: %s\n", ishmem_my_pe(), __LINE__, #condition); \
            exit(1);                                                                      \
        }                                                                                 \
    } while (0)

int main(void)
{
    ishmem_team_config_t config = {2};
    ishmem_team_t team, found = 7;
    ishmemx_ctx_t first, second, third = 7;

    ishmem_init();
    CHECK(sizeof first == 8);
    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 0, 2, (ishmem_n_pes() + 1) / 2, &config,
                                    ISHMEM_TEAM_NUM_CONTEXTS, &team) == 0);
    if (team != ISHMEM_TEAM_INVALID) {
        CHECK(ishmemx_team_create_ctx(team, 0, &first) == 0);
        CHECK(ishmemx_team_create_ctx(team, ISHMEMX_CTX_SERIALIZED | ISHMEMX_CTX_NOSTORE, &second) == 0);
        CHECK(first != second && first != ISHMEMX_CTX_INVALID && second != ISHMEMX_CTX_DEFAULT);
        CHECK(ishmemx_team_create_ctx(team, 0, &third) != 0 && third == ISHMEMX_CTX_INVALID);
        CHECK(ishmemx_ctx_get_team(first, &found) == 0 && found == team);
        ishmemx_ctx_destroy(first);
        CHECK(ishmemx_team_create_ctx(team, 0, &third) == 0 && third != first);
        ishmemx_ctx_destroy(second);
        ishmemx_ctx_destroy(third);
    } else {
        /* Said by the code alone. */
        CHECK(ishmemx_team_create_ctx(team, 0, &first) != 0 && first == ISHMEMX_CTX_INVALID);
    }
    /* A team that was not asked for a number of contexts has some. */
    ishmem_team_t plain;
    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 0, 1, ishmem_n_pes(), NULL, 0, &plain) == 0);
    config.num_contexts = 7;
    CHECK(ishmem_team_get_config(plain, ISHMEM_TEAM_NUM_CONTEXTS, &config) == 0 && config.num_contexts == 0);
    ishmemx_ctx_t many[100];
    for (int i = 0; i < 100; i++)
        CHECK(ishmemx_team_create_ctx(plain, 0, &many[i]) == 0);
    for (int i = 0; i < 100; i++)
        ishmemx_ctx_destroy(many[i]);
    ishmem_team_destroy(plain);
    CHECK(ishmemx_ctx_get_team(ISHMEMX_CTX_DEFAULT, &found) == 0 && found == ISHMEM_TEAM_WORLD);
    CHECK(ishmemx_ctx_get_team(ISHMEMX_CTX_INVALID, &found) != 0 && found == ISHMEM_TEAM_INVALID);
    ishmemx_ctx_destroy(ISHMEMX_CTX_INVALID);
    ishmem_team_destroy(team);
    ishmem_finalize();
    return 0;
}
