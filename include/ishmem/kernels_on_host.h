/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What hosts do in C++ for routines that are of kernels alone in C. Included by ishmemx_kernels.h.
 */
#ifndef ISHMEM_KERNELS_ON_HOST_H
#define ISHMEM_KERNELS_ON_HOST_H

namespace ishmemxi {

/* Ends the job, since an argument of a routine is wrong. */
[[noreturn]] inline void refuse(const char *routine, const char *argument, long long value, const char *allowed)
{
    std::fprintf(stderr, "zeshmem: PE %d: in %s on the host, argument `%s` is %lld; %s\n", ishmem_my_pe(), routine, argument, value,
                 allowed);
    ishmem_global_exit(1);
    __builtin_unreachable();
}

/* The world's number of a PE of a team. */
inline int member(const char *routine, ishmem_team_t team, int pe)
{
    const int n = ishmem_team_n_pes(team);
    if (n < 0)
        refuse(routine, "team", team, "it must be a live team");
    if (pe < 0 || pe >= n) {
        char allowed[64];
        std::snprintf(allowed, sizeof allowed, "it must be a PE of the team, 0 to %d", n - 1);
        refuse(routine, "pe", pe, allowed);
    }
    return ishmem_team_translate_pe(team, pe, ISHMEM_TEAM_WORLD);
}

/* The world's number of a PE that a context numbers. */
inline int in_world(const char *routine, ishmemx_ctx_t ctx, int pe)
{
    ishmem_team_t team = ISHMEM_TEAM_WORLD;
    if (ctx != ISHMEMX_CTX_DEFAULT && ishmemx_ctx_get_team(ctx, &team) != 0)
        refuse(routine, "ctx", static_cast<long long>(ctx), "it must be a live context");
    return member(routine, team, pe);
}

/* For routines on a context that name no PE. ISHMEMX_CTX_INVALID is accepted: they complete the host's default context then. */
inline void check(const char *routine, ishmemx_ctx_t ctx)
{
    if (ctx != ISHMEMX_CTX_INVALID)
        in_world(routine, ctx, 0);
}

/* Takes `count` off a signal of this PE's that is at least as much; whether that was still so. */
inline bool take(uint64_t *signal, uint64_t count, uint64_t *left)
{
    const uint64_t seen = ishmem_uint64_atomic_fetch(signal, ishmem_my_pe());
    *left = seen - count;
    return seen >= count && ishmem_uint64_atomic_compare_swap(signal, seen, *left, ishmem_my_pe()) == seen;
}

inline uint64_t signal_wait_count(const char *, uint64_t *sig_addr, uint64_t count)
{
    uint64_t left;
    do
        ishmem_signal_wait_until(sig_addr, ISHMEM_CMP_GE, count);
    while (!take(sig_addr, count, &left));
    return left;
}

inline void peer_signal_set(const char *routine, ishmem_team_t team, uint64_t *signals, uint64_t signal, int pe)
{
    const int there = member(routine, team, pe);
    ishmemx_signal_set(&signals[ishmem_team_my_pe(team)], signal, there);
}

inline void peer_signal_add(const char *routine, ishmem_team_t team, uint64_t *signals, uint64_t signal, int pe)
{
    const int there = member(routine, team, pe);
    ishmemx_signal_add(&signals[ishmem_team_my_pe(team)], signal, there);
}

inline uint64_t peer_signal_wait(const char *routine, ishmem_team_t team, uint64_t *signals, uint64_t count, int pe)
{
    member(routine, team, pe);
    return signal_wait_count(routine, &signals[pe], count);
}

inline int peer_signal_wait_any(const char *routine, ishmem_team_t team, uint64_t *signals, uint64_t count)
{
    static std::atomic<unsigned> turns;
    member(routine, team, 0);
    const int n = ishmem_team_n_pes(team);
    for (;;) {
        ishmem_uint64_wait_until_any(signals, static_cast<size_t>(n), nullptr, ISHMEM_CMP_GE, count);
        const unsigned turn = turns++;
        for (int i = 0; i < n; i++) {
            const int pe = static_cast<int>((turn + static_cast<unsigned>(i)) % static_cast<unsigned>(n));
            uint64_t left;
            if (take(&signals[pe], count, &left))
                return pe;
        }
    }
}

/* Calls a collective on each row of a tile, or on no element where there are no rows, so that it is collective in any case. */
template <typename Type, typename Collective>
int by_rows(const char *routine, Type *dest, const Type *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
            Collective collective)
{
    if (bsize == 0 || nblocks == 0)
        return collective(dest, source, size_t(0));
    if (dst < 0 || static_cast<size_t>(dst) < bsize)
        refuse(routine, "dst", dst, "it must be at least bsize");
    if (sst < 0 || static_cast<size_t>(sst) < bsize)
        refuse(routine, "sst", sst, "it must be at least bsize");
    int status = 0;
    for (size_t row = 0; row < nblocks && status == 0; row++)
        status = collective(dest + static_cast<ptrdiff_t>(row) * dst, source + static_cast<ptrdiff_t>(row) * sst, bsize);
    return status;
}

template <typename Type>
int tile_broadcast(const char *routine, ishmem_team_t team, Type *dest, const Type *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t bsize, size_t nblocks, int PE_root)
{
    return by_rows(routine, dest, source, dst, sst, bsize, nblocks, [=](Type *to, const Type *from, size_t nelems) {
        return ishmem_broadcastmem(team, to, from, nelems * sizeof(Type), PE_root);
    });
}

/* `reduce` is the host's reduction of one row. */
template <typename Type>
int tile_reduce(const char *routine, int (*reduce)(ishmem_team_t, Type *, const Type *, size_t), ishmem_team_t team, Type *dest,
                const Type *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks)
{
    return by_rows(routine, dest, source, dst, sst, bsize, nblocks,
                   [=](Type *to, const Type *from, size_t nelems) { return reduce(team, to, from, nelems); });
}

} // namespace ishmemxi

#endif /* ISHMEM_KERNELS_ON_HOST_H */
