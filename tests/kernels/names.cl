/* Names of routines that say no type, or no team: OpenCL C selects them, C++ for OpenCL has overloads. Built as both. */
#include <ishmem_device.h>

/* Whether the library says which it is, and a search for nothing what OpenCL C has no name for. */
static int names_itself(void)
{
    const char expected[] = ISHMEM_VENDOR_STRING;
    char name[ISHMEM_MAX_NAME_LEN];
    int major, minor, right = 1;
    ishmem_info_get_version(0, 0);
    ishmem_info_get_version(&major, &minor);
    ishmem_info_get_name(name);
    for (uint i = 0; i < sizeof expected; i++)
        right &= name[i] == expected[i];
    right &= ishmem_int_test_any(0, 0, 0, ISHMEM_CMP_EQ, 0) == SIZE_MAX;
    return right && major == ISHMEM_MAJOR_VERSION && minor == ISHMEM_MINOR_VERSION;
}

/* What comes out is 1 for what was right. All PEs call, by one work-group; `words` and `numbers` are symmetric, of 4 elements and
 * as many more as there are PEs. */
kernel void names(long ctx, global int *words, global double *numbers, global int *right)
{
    int me = ishmem_my_pe(), n = ishmem_n_pes(), next = me + 1 < n ? me + 1 : 0, before = me > 0 ? me - 1 : n - 1;
    int leader = get_local_linear_id() == 0;
    int *word = (int *)words, *words_of_all = word + 4;
    double *number = (double *)numbers, *numbers_of_all = number + 4;
    int mine = 10 + me;
    double real = me + 0.5;
    if (leader) {
        ishmem_put(word, (const int *)&mine, 1, next);
        ishmem_p(number, real, next);
        ishmem_put(words + 1, &mine, 1, next);
        ishmemx_ctx_p(ctx, word + 2, mine, next);
        ishmem_quiet();
    }
    ishmemx_barrier_all_work_group();
    if (leader) {
        right[0] = *word == 10 + before && word[1] == 10 + before && word[2] == 10 + before && *number == before + 0.5;
        right[1] = ishmem_g(number, next) == me + 0.5 && ishmemx_ctx_g(ctx, word, next) == 10 + me;
        right[2] = ishmem_atomic_fetch_add(word + 3, 5, me) + 5 == ishmem_atomic_fetch(word + 3, me);
        ishmem_wait_until(word, ISHMEM_CMP_EQ, 10 + before);
        right[3] = ishmem_test(word, ISHMEM_CMP_GT, 9);
    }
    /* With a team, and without; with a type in the name, and without. */
    ishmemx_fcollect_work_group(words_of_all, word, 1);
    int wrong = words_of_all[me] != 10 + before;
    ishmemx_barrier_all_work_group();
    wrong |= ishmemx_double_fcollect_work_group(numbers_of_all, number, 1) != 0 || numbers_of_all[next] != me + 0.5;
    ishmemx_barrier_all_work_group();
    if (leader) {
        right[4] = !wrong;
        right[5] = ishmem_max_reduce(words_of_all, word, 1) == 0 && words_of_all[0] == 10 + n - 1;
        right[6] = ishmem_double_sum_reduce(ISHMEM_TEAM_WORLD, numbers_of_all, number, 1) == 0 &&
                   numbers_of_all[0] == n * (n - 1) / 2 + n * 0.5;
        right[7] = ishmem_collectmem(words_of_all, word, sizeof(int)) == 0 && words_of_all[next] == 10 + me;
        right[8] = names_itself();
    }
}
