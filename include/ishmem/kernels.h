/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * Routines for kernels in C++ that ishmem.h and ishmemx.h do not have. Included by ishmemx_kernels.h, which
 * says what they have in common. */
#ifndef ISHMEM_KERNELS_H
#define ISHMEM_KERNELS_H

#define ISHMEMXI_RMA_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEMXI_RMA_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define ISHMEMXI_AMO_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t) \
    X(schar, signed char)

#define ISHMEMXI_AMO_DISTINCT_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(schar, signed char)

#define ISHMEMXI_EXTENDED_AMO_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t) \
    X(schar, signed char)

#define ISHMEMXI_EXTENDED_AMO_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(schar, signed char)

#define ISHMEMXI_BITWISE_AMO_TYPES(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(schar, signed char)

#define ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(schar, signed char)

#define ISHMEMXI_SYNC_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEMXI_SYNC_DISTINCT_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define ISHMEMXI_REDUCE_BITS_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(schar, signed char)

#define ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t)

#define ISHMEMXI_REDUCE_ORDER_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEMXI_REDUCE_ORDER_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define ISHMEMXI_REDUCE_ARITHMETIC_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

ISHMEMXI_ROUTINE(void, ishmemx_fence_work_group, (void), ishmem_fence())
template <typename Group> inline void ishmemx_fence_work_group(const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_fence(); all.end(); } else { return ishmemx_fence_work_group(); } }
ISHMEMXI_ROUTINE(void, ishmemx_ctx_fence, (ishmemx_ctx_t ctx), (ishmemxi::check(__func__, ctx), ishmem_fence()))
ISHMEMXI_ROUTINE(void, ishmemx_ctx_fence_work_group, (ishmemx_ctx_t ctx), (ishmemxi::check(__func__, ctx), ishmem_fence()))
template <typename Group> inline void ishmemx_ctx_fence_work_group(ishmemx_ctx_t ctx, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_fence(ctx); all.end(); } else { return ishmemx_ctx_fence_work_group(ctx); } }

ISHMEMXI_ROUTINE(void, ishmemx_quiet_work_group, (void), ishmem_quiet())
template <typename Group> inline void ishmemx_quiet_work_group(const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_quiet(); all.end(); } else { return ishmemx_quiet_work_group(); } }
ISHMEMXI_ROUTINE(void, ishmemx_ctx_quiet, (ishmemx_ctx_t ctx), (ishmemxi::check(__func__, ctx), ishmem_quiet()))
ISHMEMXI_ROUTINE(void, ishmemx_ctx_quiet_work_group, (ishmemx_ctx_t ctx), (ishmemxi::check(__func__, ctx), ishmem_quiet()))
template <typename Group> inline void ishmemx_ctx_quiet_work_group(ishmemx_ctx_t ctx, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_quiet(ctx); all.end(); } else { return ishmemx_ctx_quiet_work_group(ctx); } }

ISHMEMXI_ROUTINE(void, ishmemx_flush, (void), ishmem_quiet())
ISHMEMXI_ROUTINE(void, ishmemx_flush_work_group, (void), ishmem_quiet())
template <typename Group> inline void ishmemx_flush_work_group(const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_flush(); all.end(); } else { return ishmemx_flush_work_group(); } }
ISHMEMXI_ROUTINE(void, ishmemx_ctx_flush, (ishmemx_ctx_t ctx), (ishmemxi::check(__func__, ctx), ishmem_quiet()))
ISHMEMXI_ROUTINE(void, ishmemx_ctx_flush_work_group, (ishmemx_ctx_t ctx), (ishmemxi::check(__func__, ctx), ishmem_quiet()))
template <typename Group> inline void ishmemx_ctx_flush_work_group(ishmemx_ctx_t ctx, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_flush(ctx); all.end(); } else { return ishmemx_ctx_flush_work_group(ctx); } }

ISHMEMXI_ROUTINE(void, ishmemx_barrier_all_work_group, (void), ishmem_barrier_all())
template <typename Group> inline void ishmemx_barrier_all_work_group(const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_barrier_all(); all.end(); } else { return ishmemx_barrier_all_work_group(); } }

ISHMEMXI_ROUTINE(void, ishmemx_sync_all_work_group, (void), ishmem_sync_all())
template <typename Group> inline void ishmemx_sync_all_work_group(const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_sync_all(); all.end(); } else { return ishmemx_sync_all_work_group(); } }

ISHMEMXI_ROUTINE(int, ishmemx_team_sync_work_group, (ishmem_team_t team), ishmem_team_sync(team))
template <typename Group> inline int ishmemx_team_sync_work_group(ishmem_team_t team, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_team_sync(team); return all.end(result); } else { return ishmemx_team_sync_work_group(team); } }

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_put_work_group, (TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_put(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, dest, nelems, pe); if (each.acts) ishmem_##NAME##_put(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_put_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_put(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_put(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_put_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_##NAME##_put_work_group(dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, dest, nelems, pe); if (each.acts) ishmem_##NAME##_put(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_put_work_group(dest, source, nelems, pe); } } \
    inline void ishmemx_ctx_put(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_put(ctx, dest, source, nelems, pe); } \
    inline void ishmemx_ctx_put_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_put_work_group(ctx, dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_ctx_put_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_put##BITS##_work_group, (void *dest, const void *source, size_t nelems, int pe), ishmem_put##BITS(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_put##BITS##_work_group(void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, dest, nelems, pe); if (each.acts) ishmem_put##BITS(ishmemxi::after(dest, each.first * BYTES), ishmemxi::after(source, each.first * BYTES), each.count, pe); each.end(); } else { return ishmemx_put##BITS##_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_put##BITS(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS##_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_put##BITS(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_put##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_put##BITS(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_put##BITS##_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_p, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_p(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_p(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_p(ctx, dest, value, pe); }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_iput_work_group, (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_##NAME##_iput(dest, source, dst, sst, nelems, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_iput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_iput(dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_##NAME##_iput_work_group(dest, source, dst, sst, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_iput, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_##NAME##_iput(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_iput_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_##NAME##_iput(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_iput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_iput(ctx, dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_iput_work_group(ctx, dest, source, dst, sst, nelems, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_iput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmemx_##NAME##_iput_work_group(dest, source, dst, sst, nelems, pe); } \
    template <typename Group> inline void ishmemx_iput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_iput(dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_##NAME##_iput_work_group(dest, source, dst, sst, nelems, pe); } } \
    inline void ishmemx_ctx_iput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_iput(ctx, dest, source, dst, sst, nelems, pe); } \
    inline void ishmemx_ctx_iput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_iput_work_group(ctx, dest, source, dst, sst, nelems, pe); } \
    template <typename Group> inline void ishmemx_ctx_iput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_iput(ctx, dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_iput_work_group(ctx, dest, source, dst, sst, nelems, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_iput##BITS##_work_group, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_iput##BITS(dest, source, dst, sst, nelems, pe)) \
    template <typename Group> inline void ishmemx_iput##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_iput##BITS(dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_iput##BITS##_work_group(dest, source, dst, sst, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_iput##BITS, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_iput##BITS(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_iput##BITS##_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_iput##BITS(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_iput##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_iput##BITS(ctx, dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_ctx_iput##BITS##_work_group(ctx, dest, source, dst, sst, nelems, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_get_work_group, (TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_get(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, source, nelems, pe); if (each.acts) ishmem_##NAME##_get(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_get_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_get, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_get(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_get_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_get(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_get_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_get(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_get_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_##NAME##_get_work_group(dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, source, nelems, pe); if (each.acts) ishmem_##NAME##_get(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_get_work_group(dest, source, nelems, pe); } } \
    inline void ishmemx_ctx_get(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_get(ctx, dest, source, nelems, pe); } \
    inline void ishmemx_ctx_get_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_get_work_group(ctx, dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_ctx_get_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_get(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_get_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_get##BITS##_work_group, (void *dest, const void *source, size_t nelems, int pe), ishmem_get##BITS(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_get##BITS##_work_group(void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, source, nelems, pe); if (each.acts) ishmem_get##BITS(ishmemxi::after(dest, each.first * BYTES), ishmemxi::after(source, each.first * BYTES), each.count, pe); each.end(); } else { return ishmemx_get##BITS##_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_get##BITS, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_get##BITS(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_get##BITS##_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_get##BITS(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_get##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_get##BITS(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_get##BITS##_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_g, (ishmemx_ctx_t ctx, const TYPE *source, int pe), ishmem_##NAME##_g(source, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_g(ishmemx_ctx_t ctx, const TYPE *source, int pe) { return ishmemx_ctx_##NAME##_g(ctx, source, pe); }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_iget_work_group, (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_##NAME##_iget(dest, source, dst, sst, nelems, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_iget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_iget(dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_##NAME##_iget_work_group(dest, source, dst, sst, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_iget, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_##NAME##_iget(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_iget_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_##NAME##_iget(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_iget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_iget(ctx, dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_iget_work_group(ctx, dest, source, dst, sst, nelems, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_iget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmemx_##NAME##_iget_work_group(dest, source, dst, sst, nelems, pe); } \
    template <typename Group> inline void ishmemx_iget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_iget(dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_##NAME##_iget_work_group(dest, source, dst, sst, nelems, pe); } } \
    inline void ishmemx_ctx_iget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_iget(ctx, dest, source, dst, sst, nelems, pe); } \
    inline void ishmemx_ctx_iget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_iget_work_group(ctx, dest, source, dst, sst, nelems, pe); } \
    template <typename Group> inline void ishmemx_ctx_iget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_iget(ctx, dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_iget_work_group(ctx, dest, source, dst, sst, nelems, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_iget##BITS##_work_group, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_iget##BITS(dest, source, dst, sst, nelems, pe)) \
    template <typename Group> inline void ishmemx_iget##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_iget##BITS(dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_iget##BITS##_work_group(dest, source, dst, sst, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_iget##BITS, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_iget##BITS(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_iget##BITS##_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), ishmem_iget##BITS(dest, source, dst, sst, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_iget##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_iget##BITS(ctx, dest, source, dst, sst, nelems, pe); all.end(); } else { return ishmemx_ctx_iget##BITS##_work_group(ctx, dest, source, dst, sst, nelems, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_ibput_work_group, (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_ibput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_##NAME##_ibput_work_group(dest, source, dst, sst, bsize, nblocks, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_ibput, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_ibput_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_ibput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ctx_##NAME##_ibput_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ibput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_##NAME##_ibput_work_group(dest, source, dst, sst, bsize, nblocks, pe); } \
    template <typename Group> inline void ishmemx_ibput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_##NAME##_ibput_work_group(dest, source, dst, sst, bsize, nblocks, pe); } } \
    inline void ishmemx_ctx_ibput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_ctx_##NAME##_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    inline void ishmemx_ctx_ibput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_ctx_##NAME##_ibput_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    template <typename Group> inline void ishmemx_ctx_ibput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ctx_##NAME##_ibput_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_ibput##BITS##_work_group, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_ibput##BITS(dest, source, dst, sst, bsize, nblocks, pe)) \
    template <typename Group> inline void ishmemx_ibput##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ibput##BITS(dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ibput##BITS##_work_group(dest, source, dst, sst, bsize, nblocks, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_ibput##BITS, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_ibput##BITS(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_ibput##BITS##_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_ibput##BITS(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_ibput##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_ibput##BITS(ctx, dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ctx_ibput##BITS##_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_ibget_work_group, (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_ibget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_##NAME##_ibget_work_group(dest, source, dst, sst, bsize, nblocks, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_ibget, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_ibget_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_ibget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ctx_##NAME##_ibget_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ibget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_##NAME##_ibget_work_group(dest, source, dst, sst, bsize, nblocks, pe); } \
    template <typename Group> inline void ishmemx_ibget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_##NAME##_ibget_work_group(dest, source, dst, sst, bsize, nblocks, pe); } } \
    inline void ishmemx_ctx_ibget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_ctx_##NAME##_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    inline void ishmemx_ctx_ibget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_ctx_##NAME##_ibget_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    template <typename Group> inline void ishmemx_ctx_ibget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ctx_##NAME##_ibget_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_ibget##BITS##_work_group, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_ibget##BITS(dest, source, dst, sst, bsize, nblocks, pe)) \
    template <typename Group> inline void ishmemx_ibget##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ibget##BITS(dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ibget##BITS##_work_group(dest, source, dst, sst, bsize, nblocks, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_ibget##BITS, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_ibget##BITS(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_ibget##BITS##_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe), ishmemx_ibget##BITS(dest, source, dst, sst, bsize, nblocks, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_ibget##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_ibget##BITS(ctx, dest, source, dst, sst, bsize, nblocks, pe); all.end(); } else { return ishmemx_ctx_ibget##BITS##_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_put_nbi_work_group, (TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_put_nbi(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_put_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, dest, nelems, pe); if (each.acts) ishmem_##NAME##_put_nbi(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_put_nbi_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put_nbi, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_put_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put_nbi_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_put_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_put_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put_nbi(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_nbi_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_put_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_##NAME##_put_nbi_work_group(dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_put_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, dest, nelems, pe); if (each.acts) ishmem_##NAME##_put_nbi(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_put_nbi_work_group(dest, source, nelems, pe); } } \
    inline void ishmemx_ctx_put_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_put_nbi(ctx, dest, source, nelems, pe); } \
    inline void ishmemx_ctx_put_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_put_nbi_work_group(ctx, dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_ctx_put_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put_nbi(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_nbi_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_put##BITS##_nbi_work_group, (void *dest, const void *source, size_t nelems, int pe), ishmem_put##BITS##_nbi(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_put##BITS##_nbi_work_group(void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, dest, nelems, pe); if (each.acts) ishmem_put##BITS##_nbi(ishmemxi::after(dest, each.first * BYTES), ishmemxi::after(source, each.first * BYTES), each.count, pe); each.end(); } else { return ishmemx_put##BITS##_nbi_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS##_nbi, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_put##BITS##_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS##_nbi_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_put##BITS##_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_put##BITS##_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_put##BITS##_nbi(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_put##BITS##_nbi_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_get_nbi_work_group, (TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_get_nbi(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_get_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, source, nelems, pe); if (each.acts) ishmem_##NAME##_get_nbi(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_get_nbi_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_get_nbi, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_get_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_get_nbi_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe), ishmem_##NAME##_get_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_get_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_get_nbi(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_get_nbi_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_get_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_##NAME##_get_nbi_work_group(dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_get_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, source, nelems, pe); if (each.acts) ishmem_##NAME##_get_nbi(ishmemxi::after(dest, each.first), ishmemxi::after(source, each.first), each.count, pe); each.end(); } else { return ishmemx_##NAME##_get_nbi_work_group(dest, source, nelems, pe); } } \
    inline void ishmemx_ctx_get_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_get_nbi(ctx, dest, source, nelems, pe); } \
    inline void ishmemx_ctx_get_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmemx_ctx_##NAME##_get_nbi_work_group(ctx, dest, source, nelems, pe); } \
    template <typename Group> inline void ishmemx_ctx_get_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_get_nbi(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_##NAME##_get_nbi_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_get##BITS##_nbi_work_group, (void *dest, const void *source, size_t nelems, int pe), ishmem_get##BITS##_nbi(dest, source, nelems, pe)) \
    template <typename Group> inline void ishmemx_get##BITS##_nbi_work_group(void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_parts<Group> each(group, source, nelems, pe); if (each.acts) ishmem_get##BITS##_nbi(ishmemxi::after(dest, each.first * BYTES), ishmemxi::after(source, each.first * BYTES), each.count, pe); each.end(); } else { return ishmemx_get##BITS##_nbi_work_group(dest, source, nelems, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_get##BITS##_nbi, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_get##BITS##_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_get##BITS##_nbi_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe), ishmem_get##BITS##_nbi(dest, source, nelems, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_get##BITS##_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_get##BITS##_nbi(ctx, dest, source, nelems, pe); all.end(); } else { return ishmemx_ctx_get##BITS##_nbi_work_group(ctx, dest, source, nelems, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_fetch, (ishmemx_ctx_t ctx, const TYPE *source, int pe), ishmem_##NAME##_atomic_fetch(source, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_EXTENDED_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_fetch(ishmemx_ctx_t ctx, const TYPE *source, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch(ctx, source, pe); }
ISHMEMXI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_set, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_set(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_EXTENDED_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_set(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_set(ctx, dest, value, pe); }
ISHMEMXI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_compare_swap, (ishmemx_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe), ishmem_##NAME##_atomic_compare_swap(dest, cond, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_compare_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_compare_swap(ctx, dest, cond, value, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_swap, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_swap(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_EXTENDED_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_swap(ctx, dest, value, pe); }
ISHMEMXI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_fetch_inc, (ishmemx_ctx_t ctx, TYPE *dest, int pe), ishmem_##NAME##_atomic_fetch_inc(dest, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_fetch_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_inc(ctx, dest, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_inc, (ishmemx_ctx_t ctx, TYPE *dest, int pe), ishmem_##NAME##_atomic_inc(dest, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) { return ishmemx_ctx_##NAME##_atomic_inc(ctx, dest, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_fetch_add, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_add(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_fetch_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_add(ctx, dest, value, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_add, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_add(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_add(ctx, dest, value, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_fetch_and, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_and(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_fetch_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_and(ctx, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_and, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_and(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_and(ctx, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_fetch_or, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_or(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_fetch_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_or(ctx, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_or, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_or(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_or(ctx, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(TYPE, ishmemx_ctx_##NAME##_atomic_fetch_xor, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_xor(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline TYPE ishmemx_ctx_atomic_fetch_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_xor(ctx, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_xor, (ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_xor(dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_xor(ctx, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_fetch_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe), ishmem_##NAME##_atomic_fetch_nbi(fetch, source, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_EXTENDED_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_fetch_nbi(ishmemx_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_nbi(ctx, fetch, source, pe); }
ISHMEMXI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_compare_swap_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe), ishmem_##NAME##_atomic_compare_swap_nbi(fetch, dest, cond, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_compare_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_swap_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_swap_nbi(fetch, dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_EXTENDED_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_swap_nbi(ctx, fetch, dest, value, pe); }
ISHMEMXI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_fetch_inc_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe), ishmem_##NAME##_atomic_fetch_inc_nbi(fetch, dest, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_fetch_inc_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_inc_nbi(ctx, fetch, dest, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_fetch_add_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_add_nbi(fetch, dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_fetch_add_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe); }
ISHMEMXI_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_fetch_and_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_and_nbi(fetch, dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_fetch_and_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_fetch_or_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_or_nbi(fetch, dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_fetch_or_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_atomic_fetch_xor_nbi, (ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe), ishmem_##NAME##_atomic_fetch_xor_nbi(fetch, dest, value, ishmemxi::in_world(__func__, ctx, pe)))
ISHMEMXI_BITWISE_AMO_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_ctx_atomic_fetch_xor_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe); }
ISHMEMXI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_put_signal_work_group, (TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_put_signal_work_group(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_##NAME##_put_signal_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put_signal, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put_signal_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_put_signal_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_signal_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_put_signal_work_group(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmemx_##NAME##_put_signal_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    template <typename Group> inline void ishmemx_put_signal_work_group(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_##NAME##_put_signal_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } } \
    inline void ishmemx_ctx_put_signal(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmemx_ctx_##NAME##_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    inline void ishmemx_ctx_put_signal_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmemx_ctx_##NAME##_put_signal_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    template <typename Group> inline void ishmemx_ctx_put_signal_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_signal_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_put##BITS##_signal_work_group, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_put##BITS##_signal(dest, source, nelems, sig_addr, signal, sig_op, pe)) \
    template <typename Group> inline void ishmemx_put##BITS##_signal_work_group(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_put##BITS##_signal(dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_put##BITS##_signal_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS##_signal, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_put##BITS##_signal(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS##_signal_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_put##BITS##_signal(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_put##BITS##_signal_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_put##BITS##_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_ctx_put##BITS##_signal_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_put_signal_nbi_work_group, (TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe)) \
    template <typename Group> inline void ishmemx_##NAME##_put_signal_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_##NAME##_put_signal_nbi_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put_signal_nbi, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_##NAME##_put_signal_nbi_work_group, (ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_##NAME##_put_signal_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_signal_nbi_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_put_signal_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmemx_##NAME##_put_signal_nbi_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    template <typename Group> inline void ishmemx_put_signal_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_##NAME##_put_signal_nbi_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } } \
    inline void ishmemx_ctx_put_signal_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmemx_ctx_##NAME##_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    inline void ishmemx_ctx_put_signal_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmemx_ctx_##NAME##_put_signal_nbi_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    template <typename Group> inline void ishmemx_ctx_put_signal_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_##NAME##_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_ctx_##NAME##_put_signal_nbi_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(void, ishmemx_put##BITS##_signal_nbi_work_group, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_put##BITS##_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe)) \
    template <typename Group> inline void ishmemx_put##BITS##_signal_nbi_work_group(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_put##BITS##_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_put##BITS##_signal_nbi_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } } \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS##_signal_nbi, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_put##BITS##_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    ISHMEMXI_ROUTINE(void, ishmemx_ctx_put##BITS##_signal_nbi_work_group, (ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe), ishmem_put##BITS##_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, ishmemxi::in_world(__func__, ctx, pe))) \
    template <typename Group> inline void ishmemx_ctx_put##BITS##_signal_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmemx_ctx_put##BITS##_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); all.end(); } else { return ishmemx_ctx_put##BITS##_signal_nbi_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } }
ISHMEMXI_ROW(8, 1)
ISHMEMXI_ROW(16, 2)
ISHMEMXI_ROW(32, 4)
ISHMEMXI_ROW(64, 8)
ISHMEMXI_ROW(128, 16)
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

ISHMEMXI_ROUTINE(void, ishmemx_ctx_signal_set, (ishmemx_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe), ishmemx_signal_set(sig_addr, signal, ishmemxi::in_world(__func__, ctx, pe)))

ISHMEMXI_ROUTINE(void, ishmemx_ctx_signal_add, (ishmemx_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe), ishmemx_signal_add(sig_addr, signal, ishmemxi::in_world(__func__, ctx, pe)))

ISHMEMXI_ROUTINE(uint64_t, ishmemx_signal_wait_until_work_group, (uint64_t *sig_addr, int cmp, uint64_t cmp_value), ishmem_signal_wait_until(sig_addr, cmp, cmp_value))
template <typename Group> inline uint64_t ishmemx_signal_wait_until_work_group(uint64_t *sig_addr, int cmp, uint64_t cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); uint64_t result{}; if (all.acts) result = ishmem_signal_wait_until(sig_addr, cmp, cmp_value); return all.end(result); } else { return ishmemx_signal_wait_until_work_group(sig_addr, cmp, cmp_value); } }

ISHMEMXI_ROUTINE(uint64_t, ishmemx_signal_wait_count, (uint64_t *sig_addr, uint64_t count), ishmemxi::signal_wait_count(__func__, sig_addr, count))
ISHMEMXI_ROUTINE(uint64_t, ishmemx_signal_wait_count_work_group, (uint64_t *sig_addr, uint64_t count), ishmemxi::signal_wait_count(__func__, sig_addr, count))
template <typename Group> inline uint64_t ishmemx_signal_wait_count_work_group(uint64_t *sig_addr, uint64_t count, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); uint64_t result{}; if (all.acts) result = ishmemx_signal_wait_count(sig_addr, count); return all.end(result); } else { return ishmemx_signal_wait_count_work_group(sig_addr, count); } }

ISHMEMXI_ROUTINE(void, ishmemx_peer_signal_set, (ishmem_team_t team, uint64_t *signals, uint64_t signal, int pe), ishmemxi::peer_signal_set(__func__, team, signals, signal, pe))

ISHMEMXI_ROUTINE(void, ishmemx_peer_signal_add, (ishmem_team_t team, uint64_t *signals, uint64_t signal, int pe), ishmemxi::peer_signal_add(__func__, team, signals, signal, pe))

ISHMEMXI_ROUTINE(uint64_t, ishmemx_peer_signal_wait, (ishmem_team_t team, uint64_t *signals, uint64_t count, int pe), ishmemxi::peer_signal_wait(__func__, team, signals, count, pe))
ISHMEMXI_ROUTINE(uint64_t, ishmemx_peer_signal_wait_work_group, (ishmem_team_t team, uint64_t *signals, uint64_t count, int pe), ishmemxi::peer_signal_wait(__func__, team, signals, count, pe))
template <typename Group> inline uint64_t ishmemx_peer_signal_wait_work_group(ishmem_team_t team, uint64_t *signals, uint64_t count, int pe, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); uint64_t result{}; if (all.acts) result = ishmemx_peer_signal_wait(team, signals, count, pe); return all.end(result); } else { return ishmemx_peer_signal_wait_work_group(team, signals, count, pe); } }

ISHMEMXI_ROUTINE(int, ishmemx_peer_signal_wait_any, (ishmem_team_t team, uint64_t *signals, uint64_t count), ishmemxi::peer_signal_wait_any(__func__, team, signals, count))
ISHMEMXI_ROUTINE(int, ishmemx_peer_signal_wait_any_work_group, (ishmem_team_t team, uint64_t *signals, uint64_t count), ishmemxi::peer_signal_wait_any(__func__, team, signals, count))
template <typename Group> inline int ishmemx_peer_signal_wait_any_work_group(ishmem_team_t team, uint64_t *signals, uint64_t count, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_peer_signal_wait_any(team, signals, count); return all.end(result); } else { return ishmemx_peer_signal_wait_any_work_group(team, signals, count); } }

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_wait_until_work_group, (TYPE *ivar, int cmp, TYPE cmp_value), ishmem_##NAME##_wait_until(ivar, cmp, cmp_value)) \
    template <typename Group> inline void ishmemx_##NAME##_wait_until_work_group(TYPE *ivar, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_wait_until(ivar, cmp, cmp_value); all.end(); } else { return ishmemx_##NAME##_wait_until_work_group(ivar, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_wait_until_work_group(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_wait_until_work_group(ivar, cmp, cmp_value); } \
    template <typename Group> inline void ishmemx_wait_until_work_group(TYPE *ivar, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_wait_until(ivar, cmp, cmp_value); all.end(); } else { return ishmemx_##NAME##_wait_until_work_group(ivar, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_wait_until_all_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value), ishmem_##NAME##_wait_until_all(ivars, nelems, status, cmp, cmp_value)) \
    template <typename Group> inline void ishmemx_##NAME##_wait_until_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_wait_until_all(ivars, nelems, status, cmp, cmp_value); all.end(); } else { return ishmemx_##NAME##_wait_until_all_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_wait_until_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_wait_until_all_work_group(ivars, nelems, status, cmp, cmp_value); } \
    template <typename Group> inline void ishmemx_wait_until_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_wait_until_all(ivars, nelems, status, cmp, cmp_value); all.end(); } else { return ishmemx_##NAME##_wait_until_all_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_wait_until_any_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value), ishmem_##NAME##_wait_until_any(ivars, nelems, status, cmp, cmp_value)) \
    template <typename Group> inline size_t ishmemx_##NAME##_wait_until_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_any(ivars, nelems, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_wait_until_any_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_wait_until_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_wait_until_any_work_group(ivars, nelems, status, cmp, cmp_value); } \
    template <typename Group> inline size_t ishmemx_wait_until_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_any(ivars, nelems, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_wait_until_any_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_wait_until_some_work_group, (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value), ishmem_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)) \
    template <typename Group> inline size_t ishmemx_##NAME##_wait_until_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_wait_until_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_wait_until_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_wait_until_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); } \
    template <typename Group> inline size_t ishmemx_wait_until_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_wait_until_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(void, ishmemx_##NAME##_wait_until_all_vector_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values), ishmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)) \
    template <typename Group> inline void ishmemx_##NAME##_wait_until_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values); all.end(); } else { return ishmemx_##NAME##_wait_until_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline void ishmemx_wait_until_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_wait_until_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); } \
    template <typename Group> inline void ishmemx_wait_until_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); if (all.acts) ishmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values); all.end(); } else { return ishmemx_##NAME##_wait_until_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_wait_until_any_vector_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values), ishmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)) \
    template <typename Group> inline size_t ishmemx_##NAME##_wait_until_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_wait_until_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_wait_until_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_wait_until_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); } \
    template <typename Group> inline size_t ishmemx_wait_until_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_wait_until_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_wait_until_some_vector_work_group, (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values), ishmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)) \
    template <typename Group> inline size_t ishmemx_##NAME##_wait_until_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_wait_until_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_wait_until_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_wait_until_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); } \
    template <typename Group> inline size_t ishmemx_wait_until_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_wait_until_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_test_work_group, (TYPE *ivar, int cmp, TYPE cmp_value), ishmem_##NAME##_test(ivar, cmp, cmp_value)) \
    template <typename Group> inline int ishmemx_##NAME##_test_work_group(TYPE *ivar, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_test(ivar, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_work_group(ivar, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_test_work_group(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_work_group(ivar, cmp, cmp_value); } \
    template <typename Group> inline int ishmemx_test_work_group(TYPE *ivar, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_test(ivar, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_work_group(ivar, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_test_all_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value), ishmem_##NAME##_test_all(ivars, nelems, status, cmp, cmp_value)) \
    template <typename Group> inline int ishmemx_##NAME##_test_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_test_all(ivars, nelems, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_all_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_test_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_all_work_group(ivars, nelems, status, cmp, cmp_value); } \
    template <typename Group> inline int ishmemx_test_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_test_all(ivars, nelems, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_all_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_test_any_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value), ishmem_##NAME##_test_any(ivars, nelems, status, cmp, cmp_value)) \
    template <typename Group> inline size_t ishmemx_##NAME##_test_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_any(ivars, nelems, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_any_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_test_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_any_work_group(ivars, nelems, status, cmp, cmp_value); } \
    template <typename Group> inline size_t ishmemx_test_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_any(ivars, nelems, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_any_work_group(ivars, nelems, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_test_some_work_group, (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value), ishmem_##NAME##_test_some(ivars, nelems, indices, status, cmp, cmp_value)) \
    template <typename Group> inline size_t ishmemx_##NAME##_test_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_some(ivars, nelems, indices, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_test_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); } \
    template <typename Group> inline size_t ishmemx_test_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_some(ivars, nelems, indices, status, cmp, cmp_value); return all.end(result); } else { return ishmemx_##NAME##_test_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_test_all_vector_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values), ishmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, cmp_values)) \
    template <typename Group> inline int ishmemx_##NAME##_test_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_test_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_test_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_test_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); } \
    template <typename Group> inline int ishmemx_test_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_test_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_test_any_vector_work_group, (TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values), ishmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, cmp_values)) \
    template <typename Group> inline size_t ishmemx_##NAME##_test_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_test_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_test_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_test_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); } \
    template <typename Group> inline size_t ishmemx_test_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_test_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(size_t, ishmemx_##NAME##_test_some_vector_work_group, (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values), ishmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)) \
    template <typename Group> inline size_t ishmemx_##NAME##_test_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_test_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline size_t ishmemx_test_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_test_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); } \
    template <typename Group> inline size_t ishmemx_test_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); size_t result{}; if (all.acts) result = ishmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values); return all.end(result); } else { return ishmemx_##NAME##_test_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); } }
ISHMEMXI_SYNC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_collect_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems), ishmem_##NAME##_collect(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_##NAME##_collect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_collect(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_collect_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_##NAME##_collect_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_collect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_##NAME##_collect_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_collect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_collect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_collect_work_group(team, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_collect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_collect(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_collect_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_collect_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_collect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_collect_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_collect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(int, ishmemx_collect##BITS##_work_group, (ishmem_team_t team, void *dest, const void *source, size_t nelems), ishmem_collect##BITS(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_collect##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_collect##BITS(team, dest, source, nelems); return all.end(result); } else { return ishmemx_collect##BITS##_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_collect##BITS##_work_group(void *dest, const void *source, size_t nelems) { return ishmemx_collect##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_collect##BITS##_work_group(void *dest, const void *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_collect##BITS(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_collect##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_fcollect_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems), ishmem_##NAME##_fcollect(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_##NAME##_fcollect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_fcollect(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_fcollect_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_##NAME##_fcollect_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_fcollect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_##NAME##_fcollect_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_fcollect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_fcollect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_fcollect_work_group(team, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_fcollect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_fcollect(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_fcollect_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_fcollect_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_fcollect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_fcollect_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_fcollect_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(int, ishmemx_fcollect##BITS##_work_group, (ishmem_team_t team, void *dest, const void *source, size_t nelems), ishmem_fcollect##BITS(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_fcollect##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_fcollect##BITS(team, dest, source, nelems); return all.end(result); } else { return ishmemx_fcollect##BITS##_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_fcollect##BITS##_work_group(void *dest, const void *source, size_t nelems) { return ishmemx_fcollect##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_fcollect##BITS##_work_group(void *dest, const void *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_fcollect##BITS(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_fcollect##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_broadcast_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root), ishmem_##NAME##_broadcast(team, dest, source, nelems, PE_root)) \
    template <typename Group> inline int ishmemx_##NAME##_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_broadcast(team, dest, source, nelems, PE_root); return all.end(result); } else { return ishmemx_##NAME##_broadcast_work_group(team, dest, source, nelems, PE_root); } } \
    inline int ishmemx_##NAME##_broadcast_work_group(TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmemx_##NAME##_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); } \
    template <typename Group> inline int ishmemx_##NAME##_broadcast_work_group(TYPE *dest, const TYPE *source, size_t nelems, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); return all.end(result); } else { return ishmemx_##NAME##_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmemx_##NAME##_broadcast_work_group(team, dest, source, nelems, PE_root); } \
    template <typename Group> inline int ishmemx_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_broadcast(team, dest, source, nelems, PE_root); return all.end(result); } else { return ishmemx_##NAME##_broadcast_work_group(team, dest, source, nelems, PE_root); } } \
    inline int ishmemx_broadcast_work_group(TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmemx_##NAME##_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); } \
    template <typename Group> inline int ishmemx_broadcast_work_group(TYPE *dest, const TYPE *source, size_t nelems, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); return all.end(result); } else { return ishmemx_##NAME##_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(int, ishmemx_broadcast##BITS##_work_group, (ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root), ishmem_broadcast##BITS(team, dest, source, nelems, PE_root)) \
    template <typename Group> inline int ishmemx_broadcast##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_broadcast##BITS(team, dest, source, nelems, PE_root); return all.end(result); } else { return ishmemx_broadcast##BITS##_work_group(team, dest, source, nelems, PE_root); } } \
    inline int ishmemx_broadcast##BITS##_work_group(void *dest, const void *source, size_t nelems, int PE_root) { return ishmemx_broadcast##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); } \
    template <typename Group> inline int ishmemx_broadcast##BITS##_work_group(void *dest, const void *source, size_t nelems, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_broadcast##BITS(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); return all.end(result); } else { return ishmemx_broadcast##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); } }
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_alltoall_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems), ishmem_##NAME##_alltoall(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_##NAME##_alltoall_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_alltoall(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_alltoall_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_##NAME##_alltoall_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_alltoall_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_##NAME##_alltoall_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_alltoall_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_alltoall_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_alltoall_work_group(team, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_alltoall_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_alltoall(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_alltoall_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_alltoall_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_alltoall_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_alltoall_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_alltoall_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(BITS, BYTES) \
    ISHMEMXI_ROUTINE(int, ishmemx_alltoall##BITS##_work_group, (ishmem_team_t team, void *dest, const void *source, size_t nelems), ishmem_alltoall##BITS(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_alltoall##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_alltoall##BITS(team, dest, source, nelems); return all.end(result); } else { return ishmemx_alltoall##BITS##_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_alltoall##BITS##_work_group(void *dest, const void *source, size_t nelems) { return ishmemx_alltoall##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_alltoall##BITS##_work_group(void *dest, const void *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_alltoall##BITS(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_alltoall##BITS##_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_ROW(mem, 1)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_and_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmem_##NAME##_and_reduce(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_and_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_and_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_and_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_and_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_and_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reduce_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_and_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_and_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_and_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_and_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_or_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmem_##NAME##_or_reduce(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_or_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_or_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_or_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_or_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_or_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reduce_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_or_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_or_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_or_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_or_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_xor_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmem_##NAME##_xor_reduce(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_xor_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_xor_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_xor_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_xor_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_xor_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reduce_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_xor_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_xor_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_xor_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_xor_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_max_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmem_##NAME##_max_reduce(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_max_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_max_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_max_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_max_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_max_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reduce_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_max_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_max_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_max_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_max_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_min_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmem_##NAME##_min_reduce(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_min_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_min_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_min_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_min_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_min_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reduce_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_min_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_min_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_min_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_min_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_sum_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmem_##NAME##_sum_reduce(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_sum_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_sum_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_sum_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_sum_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reduce_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_sum_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_sum_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_sum_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_prod_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmem_##NAME##_prod_reduce(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_prod_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_prod_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_prod_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_prod_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_prod_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reduce_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_prod_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_prod_reduce(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reduce_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_prod_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_prod_reduce_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_and_reducescatter_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmemx_##NAME##_and_reducescatter(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_and_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_and_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_and_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_and_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reducescatter_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_and_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_and_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_and_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_and_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_or_reducescatter_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmemx_##NAME##_or_reducescatter(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_or_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_or_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_or_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_or_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reducescatter_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_or_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_or_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_or_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_or_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_xor_reducescatter_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmemx_##NAME##_xor_reducescatter(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_xor_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_xor_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_xor_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_xor_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reducescatter_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_xor_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_xor_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_xor_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_xor_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_max_reducescatter_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmemx_##NAME##_max_reducescatter(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_max_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_max_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_max_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_max_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reducescatter_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_max_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_max_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_max_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_max_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_min_reducescatter_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmemx_##NAME##_min_reducescatter(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_min_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_min_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_min_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_min_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reducescatter_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_min_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_min_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_min_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_min_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_sum_reducescatter_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmemx_##NAME##_sum_reducescatter(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_sum_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_sum_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_sum_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_sum_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reducescatter_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_sum_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_sum_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_sum_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_sum_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_prod_reducescatter_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce), ishmemx_##NAME##_prod_reducescatter(team, dest, source, nreduce)) \
    template <typename Group> inline int ishmemx_##NAME##_prod_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_##NAME##_prod_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_##NAME##_prod_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_prod_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reducescatter_work_group(team, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_prod_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_reducescatter(team, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reducescatter_work_group(team, dest, source, nreduce); } } \
    inline int ishmemx_prod_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    template <typename Group> inline int ishmemx_prod_reducescatter_work_group(TYPE *dest, const TYPE *source, size_t nreduce, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); return all.end(result); } else { return ishmemx_##NAME##_prod_reducescatter_work_group(ISHMEM_TEAM_WORLD, dest, source, nreduce); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_sum_inscan_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems), ishmem_##NAME##_sum_inscan(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_##NAME##_sum_inscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_inscan(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_inscan_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_##NAME##_sum_inscan_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_inscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_##NAME##_sum_inscan_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_inscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_sum_inscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_inscan_work_group(team, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_sum_inscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_inscan(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_inscan_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_sum_inscan_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_inscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_sum_inscan_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_inscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_sum_exscan_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems), ishmem_##NAME##_sum_exscan(team, dest, source, nelems)) \
    template <typename Group> inline int ishmemx_##NAME##_sum_exscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_exscan(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_exscan_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_##NAME##_sum_exscan_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_exscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_##NAME##_sum_exscan_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_exscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_sum_exscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_exscan_work_group(team, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_sum_exscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_exscan(team, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_exscan_work_group(team, dest, source, nelems); } } \
    inline int ishmemx_sum_exscan_work_group(TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_exscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    template <typename Group> inline int ishmemx_sum_exscan_work_group(TYPE *dest, const TYPE *source, size_t nelems, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmem_##NAME##_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); return all.end(result); } else { return ishmemx_##NAME##_sum_exscan_work_group(ISHMEM_TEAM_WORLD, dest, source, nelems); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_alltoallv_work_group, (ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts), ishmemx_##NAME##_alltoallv(team, dest, dest_offsets, source, source_offsets, counts)) \
    template <typename Group> inline int ishmemx_##NAME##_alltoallv_work_group(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_alltoallv(team, dest, dest_offsets, source, source_offsets, counts); return all.end(result); } else { return ishmemx_##NAME##_alltoallv_work_group(team, dest, dest_offsets, source, source_offsets, counts); } } \
    inline int ishmemx_##NAME##_alltoallv_work_group(TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_##NAME##_alltoallv_work_group(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); } \
    template <typename Group> inline int ishmemx_##NAME##_alltoallv_work_group(TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); return all.end(result); } else { return ishmemx_##NAME##_alltoallv_work_group(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_alltoallv_work_group(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_##NAME##_alltoallv_work_group(team, dest, dest_offsets, source, source_offsets, counts); } \
    template <typename Group> inline int ishmemx_alltoallv_work_group(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_alltoallv(team, dest, dest_offsets, source, source_offsets, counts); return all.end(result); } else { return ishmemx_##NAME##_alltoallv_work_group(team, dest, dest_offsets, source, source_offsets, counts); } } \
    inline int ishmemx_alltoallv_work_group(TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_##NAME##_alltoallv_work_group(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); } \
    template <typename Group> inline int ishmemx_alltoallv_work_group(TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); return all.end(result); } else { return ishmemx_##NAME##_alltoallv_work_group(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_tile_broadcast, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root), ishmemxi::tile_broadcast(__func__, team, dest, source, dst, sst, bsize, nblocks, PE_root)) \
    inline int ishmemx_##NAME##_tile_broadcast(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_tile_broadcast_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root), ishmemxi::tile_broadcast(__func__, team, dest, source, dst, sst, bsize, nblocks, PE_root)) \
    template <typename Group> inline int ishmemx_##NAME##_tile_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_tile_broadcast(team, dest, source, dst, sst, bsize, nblocks, PE_root); return all.end(result); } else { return ishmemx_##NAME##_tile_broadcast_work_group(team, dest, source, dst, sst, bsize, nblocks, PE_root); } } \
    inline int ishmemx_##NAME##_tile_broadcast_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); } \
    template <typename Group> inline int ishmemx_##NAME##_tile_broadcast_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_tile_broadcast(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); return all.end(result); } else { return ishmemx_##NAME##_tile_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); } }
ISHMEMXI_RMA_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_tile_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast(team, dest, source, dst, sst, bsize, nblocks, PE_root); } \
    inline int ishmemx_tile_broadcast(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); } \
    inline int ishmemx_tile_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast_work_group(team, dest, source, dst, sst, bsize, nblocks, PE_root); } \
    template <typename Group> inline int ishmemx_tile_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_tile_broadcast(team, dest, source, dst, sst, bsize, nblocks, PE_root); return all.end(result); } else { return ishmemx_##NAME##_tile_broadcast_work_group(team, dest, source, dst, sst, bsize, nblocks, PE_root); } } \
    inline int ishmemx_tile_broadcast_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); } \
    template <typename Group> inline int ishmemx_tile_broadcast_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_tile_broadcast(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); return all.end(result); } else { return ishmemx_##NAME##_tile_broadcast_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks, PE_root); } }
ISHMEMXI_RMA_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_and_tile_reduce, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_and_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    inline int ishmemx_##NAME##_and_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_and_tile_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_and_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    template <typename Group> inline int ishmemx_##NAME##_and_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_and_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_##NAME##_and_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_##NAME##_and_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_and_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_and_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_and_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_and_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_and_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_and_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_and_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_and_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_and_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_and_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_or_tile_reduce, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_or_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    inline int ishmemx_##NAME##_or_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_or_tile_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_or_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    template <typename Group> inline int ishmemx_##NAME##_or_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_or_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_##NAME##_or_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_##NAME##_or_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_or_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_or_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_or_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_or_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_or_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_or_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_or_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_or_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_or_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_or_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_xor_tile_reduce, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_xor_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    inline int ishmemx_##NAME##_xor_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_xor_tile_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_xor_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    template <typename Group> inline int ishmemx_##NAME##_xor_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_xor_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_##NAME##_xor_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_##NAME##_xor_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_xor_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_BITS_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_xor_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_xor_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_xor_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_xor_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_xor_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_xor_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_xor_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_xor_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_xor_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_max_tile_reduce, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_max_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    inline int ishmemx_##NAME##_max_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_max_tile_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_max_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    template <typename Group> inline int ishmemx_##NAME##_max_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_max_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_##NAME##_max_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_##NAME##_max_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_max_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ORDER_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_max_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_max_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_max_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_max_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_max_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_max_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_max_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_max_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_max_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_min_tile_reduce, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_min_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    inline int ishmemx_##NAME##_min_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_min_tile_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_min_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    template <typename Group> inline int ishmemx_##NAME##_min_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_min_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_##NAME##_min_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_##NAME##_min_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_min_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ORDER_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_min_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_min_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_min_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_min_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_min_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_min_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_min_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_min_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_min_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_sum_tile_reduce, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_sum_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    inline int ishmemx_##NAME##_sum_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_sum_tile_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_sum_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    template <typename Group> inline int ishmemx_##NAME##_sum_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_sum_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_##NAME##_sum_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_##NAME##_sum_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_sum_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_sum_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_sum_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_sum_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_sum_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_sum_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_sum_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_sum_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_sum_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_sum_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_prod_tile_reduce, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_prod_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    inline int ishmemx_##NAME##_prod_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMXI_ROUTINE(int, ishmemx_##NAME##_prod_tile_reduce_work_group, (ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks), ishmemxi::tile_reduce(__func__, ishmem_##NAME##_prod_reduce, team, dest, source, dst, sst, bsize, nblocks)) \
    template <typename Group> inline int ishmemx_##NAME##_prod_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_prod_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_##NAME##_prod_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_##NAME##_prod_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_prod_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ARITHMETIC_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    inline int ishmemx_prod_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_prod_tile_reduce(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    inline int ishmemx_prod_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_prod_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_prod_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); } } \
    inline int ishmemx_prod_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } \
    template <typename Group> inline int ishmemx_prod_tile_reduce_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, const Group &group) { ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) { const ishmemxi::by_first<Group> all(group); int result{}; if (all.acts) result = ishmemx_##NAME##_prod_tile_reduce(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); return all.end(result); } else { return ishmemx_##NAME##_prod_tile_reduce_work_group(ISHMEM_TEAM_WORLD, dest, source, dst, sst, bsize, nblocks); } }
ISHMEMXI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMXI_ROW)
#undef ISHMEMXI_ROW

#endif
