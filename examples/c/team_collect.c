/* The even PEs form a team, in reverse; a kernel on each of them gathers what the others have.
 *
 *   ishmem-clc team_collect.cl -o team_collect.spv
 *   oshcc team_collect.c -o team_collect -lze_loader
 *   oshrun -n 4 ./team_collect team_collect.spv
 */
#include "kernels.h"

int main(int argc, char **argv)
{
    ishmem_init();
    int npes = ishmem_n_pes(), half = (npes + 1) / 2;

    /* 2 * (half - 1), ..., 2, 0 */
    ishmem_team_t team;
    if (ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 2 * (half - 1), -2, half, NULL, 0, &team) != 0)
        ishmem_global_exit(1);

    size_t total = (size_t)half * (half - 1) / 2;
    long *gathered = ishmem_malloc((total + 1) * sizeof(long));
    long *mine = ishmem_malloc(half * sizeof(long));
    int *translated = ishmem_malloc(sizeof(int));
    long *seen = malloc((total + 1) * sizeof(long));

    if (team != ISHMEM_TEAM_INVALID) {
        open_kernels(argc > 1 ? argv[1] : "team_collect.spv");
        launch("team_collect", 1, 32,
               ARGUMENTS(ARGUMENT(team), ARGUMENT(gathered), ARGUMENT(mine), ARGUMENT(translated)));

        /* Device memory is read by a copy, also one's own. */
        int world = -1, wrong = 0;
        ishmem_getmem(seen, gathered, total * sizeof(long), ishmem_my_pe());
        ishmem_int_get(&world, translated, 1, ishmem_my_pe());
        size_t at = 0;
        for (long pe = 0; pe < half; pe++)
            for (long i = 0; i < pe; i++)
                wrong += seen[at++] != pe;
        wrong += world != ishmem_my_pe();
        printf("PE %d is PE %d of %d in the team and gathered %zu numbers: %s\n", ishmem_my_pe(),
               ishmem_team_my_pe(team), ishmem_team_n_pes(team), total, wrong ? "wrong" : "right");
        if (wrong)
            ishmem_global_exit(1);

        close_kernels();
        ishmem_team_destroy(team);
    }
    free(seen);
    ishmem_free(translated);
    ishmem_free(mine);
    ishmem_free(gathered);
    ishmem_finalize();
    return 0;
}
