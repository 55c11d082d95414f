/* What kernels do in C++, in one text for SYCL's device code and for hosts: every PE puts to its right neighbour, by one
 * work-item and by its work-group, signals it, and reduces; and what kernels alone have. */
#include <ishmemx_kernels.h>

/* What a PE has found, by the place in `seen`. */
enum {
    MY_PE,
    N_PES,
    PUT,         /* 3 elements of the left neighbour */
    ON_CONTEXT = PUT + 3,
    ADDED,       /* what all PEs have added to PE 0's counter */
    GOT,         /* from the right neighbour */
    SIGNAL,
    SUM,
    WORLD_SUM,
    LARGEST,
    COLLECTED,   /* as many as there are PEs */
    COUNTED = COLLECTED + 8, /* what is left of a counted signal */
    BY_LEFT,     /* the same of the left neighbour's */
    BY_ANY,      /* which neighbour's was found */
    RAGGED,      /* PE p sends p + 1 elements to each */
    TILE = RAGGED + 36, /* rows of 2 of 3 elements: broadcast by the last PE, and the sum of all PEs */
    WIDE = TILE + 12, /* elements of the left neighbour, that came by a put, of these by a get, and with a signal */
    SEEN = WIDE + 3 * 37
};

/* Symmetric memory, zero. */
struct Room {
    long put[3];
    long on_context;
    long counter;
    long given;
    uint64_t signal;
    long reduced[3];
    int collected[8];
    long terms[1];
    int number;
    uint64_t counted;
    uint64_t peers[8];
    long ragged[36];
    long tiles[3][6]; /* this PE's, the last PE's, and the sum */
    long wide[4][37]; /* this PE's, the left neighbour's, these from the right neighbour, and the left one's with a signal */
    uint64_t told;
};

template <typename Group> void exchange(Room *room, long *seen, ishmemx_ctx_t ctx, const Group &group)
{
    const int me = ishmem_my_pe(), n = ishmem_n_pes(), right = (me + 1) % n;
    const bool first = group.get_local_linear_id() == 0;
    const long mine[3] = {me, 2 * me, 3 * me};
    if (first) {
        room->given = 100 + me;
        room->terms[0] = me + 1;
        room->number = me * me;
        for (int i = 0; i < 6; i++)
            room->tiles[0][i] = me + i;
        for (int i = 0; i < 37; i++)
            room->wide[0][i] = 37 * me + i;
    }
    ishmemx_barrier_all_work_group(group);

    ishmemx_put_work_group(room->put, mine, 3, right, group);
    ishmemx_put64_work_group(room->wide[1], room->wide[0], 37, right, group);
    ishmemx_barrier_all_work_group(group);
    ishmemx_long_get_work_group(room->wide[2], room->wide[1], 37, right, group);
    ishmemx_put_signal_work_group(room->wide[3], room->wide[0], 37, &room->told, 1, ISHMEM_SIGNAL_ADD, right, group);
    const uint64_t told = ishmemx_signal_wait_until_work_group(&room->told, ISHMEM_CMP_NE, 0, group);
    if (first) {
        ishmemx_ctx_p(ctx, &room->on_context, 7L * me, right);
        ishmem_long_atomic_add(&room->counter, me + 1, 0);
    }
    ishmemx_quiet_work_group(group);
    ishmemx_long_put_signal_work_group(&room->put[2], &mine[1], 1, &room->signal, 5, ISHMEM_SIGNAL_SET, right, group);
    const uint64_t signal = ishmemx_signal_wait_until_work_group(&room->signal, ISHMEM_CMP_EQ, 5, group);
    const int sum = ishmemx_long_sum_reduce_work_group(ISHMEM_TEAM_WORLD, &room->reduced[0], room->terms, 1, group);
    const int world = ishmemx_sum_reduce_work_group(&room->reduced[1], room->terms, 1, group);
    const int most = ishmemx_max_reduce_work_group(ISHMEM_TEAM_WORLD, &room->reduced[2], room->terms, 1, group);
    const int all = ishmemx_int_fcollect_work_group(room->collected, &room->number, 1, group);

    ishmemx_flush_work_group(group);
    size_t from[8], to[8], counts[8];
    for (int pe = 0; pe < n; pe++) {
        from[pe] = 0;
        to[pe] = me * (me + 1) / 2;
        counts[pe] = me + 1;
    }
    long sent[8];
    for (int i = 0; i <= me; i++)
        sent[i] = 10 * me + i;
    const int ragged = ishmemx_alltoallv_work_group(ISHMEM_TEAM_WORLD, room->ragged, to, sent, from, counts, group);
    const long *tile = room->tiles[0];
    const int spread = ishmemx_tile_broadcast_work_group(ISHMEM_TEAM_WORLD, room->tiles[1], tile, 3, 3, 2, 2, n - 1, group);
    const int added = ishmemx_sum_tile_reduce_work_group(ISHMEM_TEAM_WORLD, room->tiles[2], tile, 3, 3, 2, 2, group);

    if (first) {
        ishmemx_print("from C++\n");
        ishmemx_print("to the other\n", ishmemx_print_msg_type_t::STDOUT);
        /* Both neighbours add 2 each, of which 3 are taken off. */
        ishmemx_signal_add(&room->counted, 2, right);
        ishmemx_signal_add(&room->counted, 2, (me + n - 1) % n);
        seen[COUNTED] = static_cast<long>(ishmemx_signal_wait_count(&room->counted, 3));
        ishmemx_peer_signal_set(ISHMEM_TEAM_WORLD, room->peers, 2, right);
        seen[BY_LEFT] = static_cast<long>(ishmemx_peer_signal_wait(ISHMEM_TEAM_WORLD, room->peers, 1, (me + n - 1) % n));
        seen[BY_ANY] = ishmemx_peer_signal_wait_any(ISHMEM_TEAM_WORLD, room->peers, 1);
        for (int i = 0; i < 36; i++)
            seen[RAGGED + i] = ragged == 0 ? ishmem_long_g(&room->ragged[i], me) : -1;
        for (int i = 0; i < 12; i++)
            seen[TILE + i] = spread == 0 && added == 0 ? ishmem_long_g(&room->tiles[1 + i / 6][i % 6], me) : -1;
        for (int i = 0; i < 37; i++) {
            seen[WIDE + i] = room->wide[1][i];
            seen[WIDE + 37 + i] = room->wide[2][i];
            seen[WIDE + 74 + i] = told == 1 && room->told == 1 ? room->wide[3][i] : -1;
        }
        seen[MY_PE] = ishmem_team_my_pe(ISHMEM_TEAM_WORLD);
        seen[N_PES] = n;
        ishmem_long_get(&seen[PUT], room->put, 3, me);
        seen[ON_CONTEXT] = ishmem_g(&room->on_context, me);
        seen[ADDED] = ishmem_atomic_fetch(&room->counter, 0);
        seen[GOT] = ishmem_long_g(&room->given, right);
        seen[SIGNAL] = static_cast<long>(signal);
        seen[SUM] = sum == 0 ? ishmem_long_g(&room->reduced[0], me) : -1;
        seen[WORLD_SUM] = world == 0 ? ishmem_long_g(&room->reduced[1], me) : -1;
        seen[LARGEST] = most == 0 ? ishmem_long_g(&room->reduced[2], me) : -1;
        for (int pe = 0; pe < n; pe++)
            seen[COLLECTED + pe] = all == 0 ? ishmem_int_g(&room->collected[pe], me) : -1;
    }
    ishmemx_barrier_all_work_group(group);
}
