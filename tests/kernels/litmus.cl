/* Litmus tests of the memory model in kernels: what a PE may conclude from what it has seen, many times over, by one work-item or by a
 * work-group (`by_group`).
 *
 * Each can be broken, in two ways: MISSING leaves out the call that is judged, which shows where transfers are messages; LATE does what
 * is told of after it was told, which shows everywhere. `wrong` counts what was seen and must not be.
 *
 * PEs work in a ring: each sends to the next, and looks at what the one before it has sent. */
#include <ishmem_device.h>

enum { RIGHT, MISSING, LATE };

/* What each PE has in its heap. */
enum { WORDS = 1 << 12 };
typedef struct {
    long data[2][WORDS], more[WORDS], source[WORDS];
    long flag, ack, mine, saw[64];
    ulong signal;
} room_t;

/* A routine with both forms. */
#define CALL(routine, ...)                                                                                             \
    do {                                                                                                               \
        if (by_group)                                                                                                  \
            ishmemx_##routine##_work_group(__VA_ARGS__);                                                               \
        else                                                                                                           \
            ishmemx_##routine(__VA_ARGS__);                                                                            \
    } while (0)
/* One whose form for a work-item has the name of OpenSHMEM's. */
#define CALL_COMMON(routine, ...)                                                                                      \
    do {                                                                                                               \
        if (by_group)                                                                                                  \
            ishmemx_##routine##_work_group(__VA_ARGS__);                                                               \
        else                                                                                                           \
            ishmem_##routine(__VA_ARGS__);                                                                             \
    } while (0)
#define AWAIT(word, value) CALL_COMMON(long_wait_until, (long *)(word), ISHMEM_CMP_GE, value)

/* A litmus test: `contexts` are four different ones, or all the default one. */
#define LITMUS(NAME)                                                                                                   \
    kernel void NAME(int variant, int broken, int by_group, int rounds, global const long *contexts,                   \
                     global room_t *room, global int *wrong)

/* Where a PE stands. The kernel has one work-item where it is not by a work-group. */
#define PLACES                                                                                                         \
    int me = ishmem_my_pe(), n = ishmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;                     \
    int leads = get_local_id(0) == 0

/* Words of a message of a round: one, as many as a request to another node carries, few, many, and so many that they are several
 * messages. */
ulong words(long round)
{
    static constant ushort counts[] = {1, 5, 17, 600, WORDS};
    return counts[round % 5];
}

/* No two rounds have a word in common. */
#define FIRST(round) ((round) * WORDS)

void fill(global long *at, ulong count, long first)
{
    for (ulong i = get_local_id(0); i < count; i += get_local_size(0))
        at[i] = first + (long)i;
}

void look(global const long *at, ulong count, long first, global int *wrong)
{
    for (ulong i = get_local_id(0); i < count; i += get_local_size(0))
        if (((volatile global const long *)at)[i] != first + (long)i)
            atomic_inc(wrong);
}

/* All of the group have looked: the PE before this one may go on, and so does this one when the next has. */
#define ACKNOWLEDGE(round)                                                                                             \
    do {                                                                                                               \
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);                                                                      \
        if (leads)                                                                                                     \
            ishmem_long_p((long *)&room->ack, round, previous);                                                        \
        AWAIT(&room->ack, round);                                                                                      \
    } while (0)

/* How the word that tells of a message follows it. */
enum { FENCE, QUIET, NBI_QUIET, SIGNAL, SIGNAL_NBI, AMO, FETCHING_AMO, FLUSH };

LITMUS(message_passing)
{
    PLACES;
    long ctx = contexts[0];
    int signals = variant == SIGNAL || variant == SIGNAL_NBI;
    for (long round = 1; round <= rounds; round++) {
        ulong count = words(round);
        long *to = (long *)room->data[round % 2], *source = (long *)room->source;
        fill(room->source, count, FIRST(round));
        if (broken == RIGHT && variant == SIGNAL) {
            CALL(ctx_long_put_signal, ctx, to, source, count, (ulong *)&room->signal, round, ISHMEM_SIGNAL_SET, next);
        } else if (broken == RIGHT && variant == SIGNAL_NBI) {
            CALL(ctx_long_put_signal_nbi, ctx, to, source, count, (ulong *)&room->signal, 1, ISHMEM_SIGNAL_ADD, next);
        } else {
            int nbi = variant == NBI_QUIET || variant == FLUSH || signals;
            if (broken != LATE && nbi)
                CALL(ctx_long_put_nbi, ctx, to, source, count, next);
            else if (broken != LATE)
                CALL(ctx_long_put, ctx, to, source, count, next);
            if (broken == RIGHT && variant == FLUSH)
                CALL(ctx_flush, ctx);
            if (broken != LATE && variant == FLUSH) {
                /* The source may be used again. */
                fill(room->source, count, 0);
                CALL(ctx_quiet, ctx);
            } else if (broken == RIGHT) {
                if (variant == QUIET || variant == NBI_QUIET)
                    CALL(ctx_quiet, ctx);
                else
                    CALL(ctx_fence, ctx);
            }
            if (leads) {
                if (signals)
                    ishmemx_ctx_signal_set(ctx, (ulong *)&room->signal, round, next);
                else if (variant == AMO)
                    ishmemx_ctx_long_atomic_inc(ctx, (long *)&room->flag, next);
                else if (variant == FETCHING_AMO)
                    ishmemx_ctx_long_atomic_fetch_add(ctx, (long *)&room->flag, 1, next);
                else
                    ishmemx_ctx_long_p(ctx, (long *)&room->flag, round, next);
            }
        }
        if (signals)
            CALL_COMMON(signal_wait_until, (ulong *)&room->signal, ISHMEM_CMP_GE, round);
        else
            AWAIT(&room->flag, round);
        look(room->data[round % 2], count, FIRST(round), wrong);
        ACKNOWLEDGE(round);
        if (broken == LATE)
            CALL(ctx_long_put, ctx, to, source, count, next);
        CALL(ctx_quiet, ctx);
    }
}

/* One context's quiet completes what was put on it, whatever is under way on others. */
LITMUS(quiet_of_a_context)
{
    PLACES;
    for (long round = 1; round <= rounds; round++) {
        ulong count = words(round);
        long *to = (long *)room->data[round % 2], *more = (long *)room->more, *source = (long *)room->source;
        fill(room->source, count, FIRST(round));
        if (broken != LATE)
            CALL(ctx_long_put_nbi, contexts[0], to, source, count, next);
        CALL(ctx_long_put_nbi, contexts[1], more, source, count, next);
        if (broken == RIGHT)
            CALL(ctx_quiet, contexts[0]);
        if (leads)
            ishmemx_ctx_long_atomic_set(contexts[2], (long *)&room->flag, 2 * round, next);
        AWAIT(&room->flag, 2 * round);
        look(room->data[round % 2], count, FIRST(round), wrong);
        CALL(ctx_quiet, contexts[1]);
        if (leads)
            ishmemx_ctx_long_atomic_set(contexts[3], (long *)&room->flag, 2 * round + 1, next);
        AWAIT(&room->flag, 2 * round + 1);
        look(room->more, count, FIRST(round), wrong);
        ACKNOWLEDGE(round);
        if (broken == LATE)
            CALL(ctx_long_put, contexts[0], to, source, count, next);
        CALL(ctx_quiet, contexts[0]);
    }
}

/* PE 0 puts to the last PE, completes that, and tells the next; each tells the next, and the last one looks. */
LITMUS(chain)
{
    PLACES;
    long ctx = contexts[0];
    for (long round = 1; round <= rounds; round++) {
        ulong count = words(round);
        long *to = (long *)room->data[0], *source = (long *)room->source;
        if (me == 0) {
            fill(room->source, count, FIRST(round));
            if (broken != LATE)
                CALL(ctx_long_put_nbi, ctx, to, source, count, n - 1);
            if (broken == RIGHT)
                CALL(ctx_quiet, ctx);
        } else {
            AWAIT(&room->flag, round);
        }
        if (leads && me < n - 1)
            ishmem_long_p((long *)&room->flag, round, next);
        if (me == n - 1)
            look(room->data[0], count, FIRST(round), wrong);
        CALL(ctx_quiet, ctx);
        CALL_COMMON(sync_all);
        if (me == 0 && broken == LATE)
            CALL(ctx_long_put, ctx, to, source, count, n - 1);
    }
}

/* A get is over when it returns, or quiet does: what its owner then does to the memory does not change what was got. */
enum { GET, GET_NBI };

LITMUS(get_before_release)
{
    PLACES;
    long ctx = contexts[0];
    for (long round = 1; round <= rounds; round++) {
        ulong count = words(round);
        long *dest = (long *)room->more, *source = (long *)room->data[0];
        fill(room->data[0], count, FIRST(round));
        CALL(ctx_fence, ctx);
        if (leads)
            ishmemx_ctx_long_p(ctx, (long *)&room->flag, round, next);
        AWAIT(&room->flag, round);
        if (broken == LATE) {
            ACKNOWLEDGE(round);
            fill(room->data[0], count, 0);
            CALL_COMMON(sync_all);
        }
        if (variant == GET)
            CALL(ctx_long_get, ctx, dest, source, count, previous);
        else
            CALL(ctx_long_get_nbi, ctx, dest, source, count, previous);
        if (variant == GET_NBI && broken != MISSING)
            CALL(ctx_quiet, ctx);
        look(room->more, count, FIRST(round), wrong);
        ACKNOWLEDGE(round);
        CALL(ctx_quiet, ctx);
        if (broken == LATE)
            CALL_COMMON(sync_all);
    }
}

/* Each PE writes to the next, and then reads what the one before it may have written to it: with quiet between, one of them at least
 * sees it. */
enum { P_AND_FETCH, SWAP_AND_G };

LITMUS(store_buffering)
{
    PLACES;
    for (long round = 1; round <= rounds; round++) {
        long saw = 0;
        if (leads && broken == LATE)
            saw = ishmem_long_g((long *)&room->mine, me);
        CALL_COMMON(sync_all);
        if (leads) {
            /* The PE that goes on first is a little later, by another time each round. */
            for (volatile long delay = round * (2 * me + 5) % 61; delay > 0; delay--)
                ;
            if (variant == P_AND_FETCH)
                ishmem_long_p((long *)&room->mine, round, next);
            else
                ishmem_long_atomic_swap((long *)&room->mine, round, next);
        }
        if (broken == RIGHT)
            CALL_COMMON(quiet);
        if (leads) {
            if (broken != LATE)
                saw = variant == P_AND_FETCH ? ishmem_long_atomic_fetch((long *)&room->mine, me)
                                             : ishmem_long_g((long *)&room->mine, me);
            ishmem_long_p((long *)&room->saw[me], saw, 0);
        }
        CALL_COMMON(barrier_all);
        if (leads && me == 0) {
            int seen = 0;
            for (int pe = 0; pe < n; pe++)
                seen |= ((volatile global long *)room->saw)[pe] == round;
            *wrong += !seen;
        }
    }
}

/* What lies in memory when a PE enters sync is there for a PE that has come out of it, and after a barrier what was put, too. */
enum { SYNC_ALL, TEAM_SYNC, BARRIER_ALL };

LITMUS(meetings)
{
    PLACES;
    for (long round = 1; round <= rounds; round++) {
        ulong count = words(round);
        global long *stored = variant == BARRIER_ALL ? room->source : room->data[0];
        global long *seen = variant == BARRIER_ALL ? room->data[0] : room->more;
        for (int step = 0; step < 2; step++) {
            if (step == (broken == LATE)) {
                fill(stored, count, FIRST(round));
                if (variant == BARRIER_ALL)
                    CALL_COMMON(long_put_nbi, (long *)seen, (long *)stored, count, next);
            }
            if (variant == SYNC_ALL)
                CALL_COMMON(sync_all);
            else if (variant == TEAM_SYNC)
                CALL_COMMON(team_sync, ISHMEM_TEAM_WORLD);
            else
                CALL_COMMON(barrier_all);
            if (step > 0)
                break;
            if (variant != BARRIER_ALL)
                CALL_COMMON(long_get, (long *)seen, (long *)stored, count, previous);
            look(seen, count, FIRST(round), wrong);
        }
    }
}
