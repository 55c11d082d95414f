/* Calls with something wrong: with a stride, a place behind the heap, a PE, a team. */
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
    }
}
