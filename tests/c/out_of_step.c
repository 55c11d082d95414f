/* PEs that get out of step: the argument says how. Those that may go on do so, and end well. */
#include <shmem.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static long mine, all[64], psyncs[2][SHMEM_BARRIER_SYNC_SIZE];

/* Whether the team still works. */
static void collect_once(void)
{
    mine = shmem_my_pe() + 1;
    if (shmem_long_fcollect(SHMEM_TEAM_WORLD, all, &mine, 1) != 0)
        shmem_global_exit(3);
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        if (all[pe] != pe + 1)
            shmem_global_exit(4);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    shmem_init();
    int me = shmem_my_pe(), last = me == shmem_n_pes() - 1, code = 0, other = 0;
    shmem_team_t team;

    if (strcmp(what, "one-more") == 0 && me == 0) {
        collect_once();
        shmem_barrier_all();
        shmem_global_exit(5);
    }
    if (strcmp(what, "finalised") == 0) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &team);
        if (me == 0)
            shmem_team_sync(team);
        shmem_finalize();
        return 5;
    }
    if (strcmp(what, "routines") == 0) {
        code = last ? shmem_team_sync(SHMEM_TEAM_WORLD) : shmem_long_collect(SHMEM_TEAM_WORLD, all, &mine, 1);
        shmem_global_exit(5);
    }
    if (strcmp(what, "collects") == 0) {
        code = last ? shmem_long_collect(SHMEM_TEAM_WORLD, all, &mine, 1)
                    : shmem_long_fcollect(SHMEM_TEAM_WORLD, all, &mine, 1);
        shmem_global_exit(5);
    }
    if (strcmp(what, "nelems") == 0) {
        code = shmem_long_fcollect(SHMEM_TEAM_WORLD, all, &mine, last ? SIZE_MAX / 4 : 1);
        other = shmem_long_collect(SHMEM_TEAM_WORLD, all, &mine, last ? SIZE_MAX / 4 : 1);
    }
    if (strcmp(what, "dest") == 0) {
        code = shmem_long_fcollect(SHMEM_TEAM_WORLD, last ? (long *)&team : all, &mine, 1);
        other = shmem_long_collect(SHMEM_TEAM_WORLD, last ? (long *)&team : all, &mine, 1);
    }
    if (strcmp(what, "new_team") == 0) {
        code = shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, last ? NULL : &team);
        other = shmem_team_split_2d(SHMEM_TEAM_WORLD, 1, NULL, 0, &team, NULL, 0, last ? NULL : &team);
    }
    if (strcmp(what, "free") == 0) {
        void *blocks[2] = {shmem_malloc(8), shmem_malloc(8)};
        shmem_free(blocks[last]);
    }
    if (strcmp(what, "late") == 0) {
        if (last)
            sleep(3); /* a PE that computes */
        shmem_barrier_all();
    }
    if (strcmp(what, "held") == 0) {
        static long lock;
        if (last)
            shmem_set_lock(&lock);
        shmem_barrier_all();
        if (last)
            sleep(3); /* a PE that computes, and keeps the others from the lock */
        else
            shmem_set_lock(&lock);
        shmem_clear_lock(&lock);
        shmem_barrier_all();
    }
    if (strcmp(what, "psync") == 0)
        shmem_barrier(0, 0, shmem_n_pes(), psyncs[last]);
    if (strcmp(what, "set") == 0)
        shmem_long_sum_to_all(all, &mine, last ? 1 : 2, 0, 0, shmem_n_pes(), NULL, psyncs[0]);
    if (strcmp(what, "killed") == 0 && last)
        raise(SIGKILL);
    if (strcmp(what, "killed") == 0 || strcmp(what, "meet") == 0 || strcmp(what, "idle") == 0) {
        shmem_barrier_all();
        if (me == 0) {
            puts("all have met");
            fflush(stdout);
        }
        while (strcmp(what, "idle") != 0)
            shmem_barrier_all();
        pause(); /* in code of its own */
    }
    if (strcmp(what, "never") == 0) {
        if (!last)
            shmem_long_wait_until(&mine, SHMEM_CMP_EQ, 1);
        pause(); /* in code of its own */
    }
    collect_once();
    shmem_finalize();
    int refused = strcmp(what, "nelems") == 0 || strcmp(what, "dest") == 0 || strcmp(what, "new_team") == 0;
    return code == refused && other == refused ? 0 : 6;
}
