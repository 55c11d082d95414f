/* Calls with something wrong: with a stride, a place behind the heap, a PE, a team, what others send, blocks that are too long
 * together, arrays that are not there, a context. */
#include <ishmem_device.h>

kernel void wrong(int which, global int *room)
{
    size_t offsets[64], counts[64];
    for (int i = 0; i < 64; i++) {
        offsets[i] = (size_t)1 << 61;
        counts[i] = 1;
    }
    switch (which) {
    case 0: ishmemx_int_tile_broadcast(ISHMEM_TEAM_WORLD, (int *)room, (int *)room, 2, 4, 3, 1, 0); break;
    case 1: ishmemx_int_alltoallv(ISHMEM_TEAM_WORLD, (int *)room, offsets, (int *)room, counts, counts); break;
    case 2: ishmemx_peer_signal_add(ISHMEM_TEAM_WORLD, (ulong *)room, 1, ishmem_n_pes()); break;
    case 3: ishmemx_peer_signal_wait(77, (ulong *)room, 1, 0); break;
    /* PE 1 sends nothing, and has no room for what comes. */
    case 4: ishmem_int_collect(ISHMEM_TEAM_WORLD, ishmem_my_pe() == 1 ? (int *)((ulong)room + offsets[0]) : (int *)room, (int *)room, ishmem_my_pe() == 0 ? 4 : 0); break;
    /* The number of elements from the first to the last is 2^64. */
    case 5: ishmemx_int_ibput((int *)room, (int *)room, LONG_MAX, 2, 2, 3, 0); break;
    case 6: ishmem_int_wait_until_all_vector((int *)room, 1, 0, ISHMEM_CMP_EQ, 0); break;
    case 7: ishmem_int_test_some((int *)room, 1, 0, 0, ISHMEM_CMP_EQ, 0); break;
    /* PE 1 sends more than there is, so that what comes after it has no place. */
    case 15: /* Another collective on no team. */
    case 8: ishmem_int_collect(which == 15 ? -5 : ISHMEM_TEAM_WORLD, (int *)(room + 2048), (int *)room, ishmem_my_pe() == 1 ? (size_t)-1000 : 4); break;
    /* What moves nothing is refused all the same. */
    case 9: ishmem_int_put((int *)room, (int *)room, 0, ishmem_n_pes()); break;
    case 10: ishmemx_ctx_int_get(77, (int *)room, (int *)room, 0, 0); break;
    /* The root's array of its own, which is `dest` and `source` for it, is not symmetric: short ones and long ones. */
    case 12:
    case 13: {
        int *array = ishmem_my_pe() == 0 ? (int *)((ulong)room + offsets[0]) : (int *)room;
        ishmem_int_broadcast(ISHMEM_TEAM_WORLD, array, array, which == 12 ? 4 : 1000, 0);
        break;
    }
    case 14: (void)ishmem_team_sync(12345); break;
    case 11: ishmem_int_iput((int *)room, (int *)room, 1, 1, 0, -1); break;
    }
}
