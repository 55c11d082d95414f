/* ishmem.h and shmem.h in one program: one runtime, the same teams, started and ended by either. */
#include <ishmem.h>
#include <ishmemx.h>
#include <shmem.h>
#include <stdio.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d, %s:%d: %s\n", shmem_my_pe(), __FILE__, __LINE__, #condition);                      \
            shmem_global_exit(1);                                                                                      \
        }                                                                                                              \
    } while (0)

static int number, calls, order;

static void first_at_init(void)
{
    calls++;
    order = order * 10 + 1;
    /* It may call routines. */
    number = ishmem_n_pes();
}

static void second_at_init(void)
{
    calls++;
    order = order * 10 + 2;
}

int main(void)
{
    ishmem_team_t evens = ISHMEM_TEAM_INVALID;
    shmem_team_t same, world, all;

    CHECK(ishmemx_at_init(first_at_init) == 0 && ishmemx_at_init(second_at_init) == 0 && calls == 0);
    ishmem_init();
    CHECK(calls == 2 && order == 12 && number == ishmem_n_pes());
    CHECK(ishmemx_at_init(second_at_init) == 0 && calls == 3);
    shmem_init();
    CHECK(calls == 3);
    int me = ishmem_my_pe(), n = ishmem_n_pes(), next = (me + 1) % n;
    CHECK(shmem_my_pe() == me && shmem_n_pes() == n);
    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &evens) == 0);
    same = (shmem_team_t)(intptr_t)evens;
    CHECK(shmem_team_my_pe(same) == (me % 2 ? -1 : me / 2));
    CHECK((same == SHMEM_TEAM_INVALID) == (evens == ISHMEM_TEAM_INVALID));
    shmem_team_destroy(same);
    CHECK(ishmem_team_my_pe(evens) == -1);
    /* All bytes of a handle are written. */
    memset(&world, 0xa5, sizeof world);
    memset(&all, 0xa5, sizeof all);
    memset(&same, 0xa5, sizeof same);
    CHECK(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &world) == 0 && world == SHMEM_TEAM_WORLD);
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &all) == 0);
    CHECK((shmem_team_t)(intptr_t)(ishmem_team_t)(intptr_t)all == all && shmem_team_n_pes(all) == n);
    shmem_team_destroy(all);
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &same) == 0);
    CHECK((same == SHMEM_TEAM_INVALID) == (me % 2 == 1));
    shmem_team_destroy(same);

    int *on_device = (int *)ishmem_malloc(sizeof *on_device);
    ishmem_int_put(on_device, &me, 1, next);
    shmem_int_p(&number, me, next);
    ishmem_barrier_all();
    CHECK(number == (me + n - 1) % n);
    ishmem_int_get(&number, on_device, 1, me);
    CHECK(number == (me + n - 1) % n);
    /* Kernels reach the heaps of all PEs, and the host's symmetric memory where the host does. */
    CHECK(ishmem_ptr(on_device, me) == on_device && ishmem_ptr(&number, me) == &number);
    for (int pe = 0; pe < n; pe++) {
        const int is_near = shmem_ptr(&number, pe) != NULL;
        CHECK((ishmem_ptr(on_device, pe) != NULL) == is_near);
        CHECK(ishmem_ptr(&number, pe) == shmem_ptr(&number, pe));
        CHECK(!is_near || ishmem_ptr(on_device + 1, pe) == (int *)ishmem_ptr(on_device, pe) + 1);
    }
    CHECK(ishmem_ptr(on_device, n) == NULL && ishmem_ptr(on_device, -1) == NULL && ishmem_ptr(&me, me) == NULL);
    ishmem_free(on_device);

    /* Anew: all of them once more. */
    ishmem_finalize();
    order = 0;
    ishmem_init();
    CHECK(calls == 6 && order == 122);
    ishmem_finalize();
    CHECK(shmem_my_pe() == me);
    shmem_barrier_all();
    shmem_int_p(&number, n, next);
    shmem_finalize();
    CHECK(shmem_my_pe() == -1);
    return 0;
}
