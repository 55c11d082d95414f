/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Collectives. All PEs of the team, or of the active set, call, in one order with its other collectives, and
 * with the same arguments where a routine does not say otherwise. On return this PE's `dest` is complete, and
 * its `source` may be written; of other PEs' `dest` it says nothing. `dest` and `source` do not overlap, where
 * a routine does not say otherwise.
 *
 * In kernels a PE returns when the data that it gets have come. Whether it has waited for other PEs to call,
 * or to be done, depends on sizes and teams: the root of a short broadcast may return before others have
 * called, and what brings more than ISHMEM_SMALL_BYTES to a PE meets at the end. What has to wait calls
 * ishmem_team_sync. `dest` of fcollect, alltoall and alltoallv has to be free on all PEs of the team before
 * any of them calls, since blocks are stored there at once; that of the others may be in use until its own PE
 * calls. The result is 0, or non-zero for ISHMEM_TEAM_INVALID; invalid arguments end the job.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_COLLECTIVES_H
#define ISHMEM_DEVICE_COLLECTIVES_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the symmetric `dest`
 * on all of them. `nelems` may differ between PEs, and be 0. `source` is any memory of this PE. (OpenSHMEM
 * 1.6, SHMEM_COLLECT)
 *   int ishmem_NAME_collect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_collect, ishmemx_##NAME##_collect_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_collect_t ishmem_collect##BITS, ishmemx_collect##BITS##_work_group;
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Concatenates `nelems` elements of every PE of `team`, the same number on all of them, in the order of team
 * numbers, in the symmetric `dest` on all of them. `source` is any memory of this PE. (OpenSHMEM 1.6,
 * SHMEM_FCOLLECT)
 *   int ishmem_NAME_fcollect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_fcollect, ishmemx_##NAME##_fcollect_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_collect_t ishmem_fcollect##BITS, ishmemx_fcollect##BITS##_work_group;
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Copies `nelems` elements of the symmetric `source` of PE `PE_root` of `team` to the symmetric `dest` on all
 * of its PEs, the root included. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_BROADCAST)
 *   int ishmem_NAME_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_broadcast_t ishmem_##NAME##_broadcast, ishmemx_##NAME##_broadcast_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_broadcast_t ishmem_broadcast##BITS, ishmemx_broadcast##BITS##_work_group;
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Copies block i, of `nelems` elements, of the symmetric `source` of each PE j of `team` to block j of the
 * symmetric `dest` of PE i. (OpenSHMEM 1.6, SHMEM_ALLTOALL)
 *   int ishmem_NAME_alltoall(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_alltoall, ishmemx_##NAME##_alltoall_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_collect_t ishmem_alltoall##BITS, ishmemx_alltoall##BITS##_work_group;
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* The bitwise and of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS)
 *   int ishmem_NAME_and_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_and_reduce, ishmemx_##NAME##_and_reduce_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise or of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS)
 *   int ishmem_NAME_or_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_or_reduce, ishmemx_##NAME##_or_reduce_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise exclusive or of element i of the symmetric `source` of all PEs of `team`, for each i below
 * `nreduce`, in element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same
 * bits; operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in
 * an order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS)
 *   int ishmem_NAME_xor_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_xor_reduce, ishmemx_##NAME##_xor_reduce_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The maximum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS)
 *   int ishmem_NAME_max_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_max_reduce, ishmemx_##NAME##_max_reduce_work_group;
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The minimum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS)
 *   int ishmem_NAME_min_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_min_reduce, ishmemx_##NAME##_min_reduce_work_group;
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The sum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in element
 * i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits; operands are
 * taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an order that
 * depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6, SHMEM_REDUCTIONS)
 *   int ishmem_NAME_sum_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_sum_reduce, ishmemx_##NAME##_sum_reduce_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The product of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS)
 *   int ishmem_NAME_prod_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_prod_reduce, ishmemx_##NAME##_prod_reduce_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise and, element by element, of block i of the symmetric `source` of all PEs of `team`, in the
 * symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`.
 *   int ishmemx_NAME_and_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmemx_##NAME##_and_reducescatter, ishmemx_##NAME##_and_reducescatter_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise or, element by element, of block i of the symmetric `source` of all PEs of `team`, in the
 * symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`.
 *   int ishmemx_NAME_or_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmemx_##NAME##_or_reducescatter, ishmemx_##NAME##_or_reducescatter_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise exclusive or, element by element, of block i of the symmetric `source` of all PEs of `team`, in
 * the symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`.
 *   int ishmemx_NAME_xor_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmemx_##NAME##_xor_reducescatter, ishmemx_##NAME##_xor_reducescatter_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The maximum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`.
 *   int ishmemx_NAME_max_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmemx_##NAME##_max_reducescatter, ishmemx_##NAME##_max_reducescatter_work_group;
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The minimum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`.
 *   int ishmemx_NAME_min_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmemx_##NAME##_min_reducescatter, ishmemx_##NAME##_min_reducescatter_work_group;
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The sum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`.
 *   int ishmemx_NAME_sum_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmemx_##NAME##_sum_reducescatter, ishmemx_##NAME##_sum_reducescatter_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The product, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`.
 *   int ishmemx_NAME_prod_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmemx_##NAME##_prod_reducescatter, ishmemx_##NAME##_prod_reducescatter_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of
 * `team` up to this one, itself included. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_SCAN)
 *   int ishmem_NAME_sum_inscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_sum_inscan, ishmemx_##NAME##_sum_inscan_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of
 * `team` before this one, which is 0 on the first. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_SCAN)
 *   int ishmem_NAME_sum_exscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_collect_t ishmem_##NAME##_sum_exscan, ishmemx_##NAME##_sum_exscan_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Copies `counts[i]` elements, from element `source_offsets[i]` of `source` on, to element `dest_offsets[i]`
 * of the symmetric `dest` on PE i, for each PE i of `team`. `source` is any memory of this PE, and the three
 * arrays, of a number for each PE of the team, are what the caller can read itself. The PEs' blocks do not
 * overlap in `dest`.
 *   int ishmemx_NAME_alltoallv(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_alltoallv_t ishmemx_##NAME##_alltoallv, ishmemx_##NAME##_alltoallv_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Copies a tile of PE `PE_root` of `team` to all PEs of the team: `nblocks` rows of `bsize` elements, of which
 * one begins every `sst` elements in the symmetric `source`, and every `dst` in the symmetric `dest`. Both
 * strides are at least `bsize`. Put and get of a tile are ishmemx_ibput and ishmemx_ibget.
 *   int ishmemx_NAME_tile_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_tile_broadcast_t ishmemx_##NAME##_tile_broadcast, ishmemx_##NAME##_tile_broadcast_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise and, element by element, of a tile of all PEs of `team`, on all of them. A tile has `nblocks`
 * rows of `bsize` elements, of which one begins every `sst` elements in the symmetric `source`, and every
 * `dst` in the symmetric `dest`. `dest` may be `source`, with equal strides; both strides are at least
 * `bsize`.
 *   int ishmemx_NAME_and_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_and_tile_reduce_t ishmemx_##NAME##_and_tile_reduce, ishmemx_##NAME##_and_tile_reduce_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise or, element by element, of a tile of all PEs of `team`, on all of them. A tile has `nblocks`
 * rows of `bsize` elements, of which one begins every `sst` elements in the symmetric `source`, and every
 * `dst` in the symmetric `dest`. `dest` may be `source`, with equal strides; both strides are at least
 * `bsize`.
 *   int ishmemx_NAME_or_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_and_tile_reduce_t ishmemx_##NAME##_or_tile_reduce, ishmemx_##NAME##_or_tile_reduce_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The bitwise exclusive or, element by element, of a tile of all PEs of `team`, on all of them. A tile has
 * `nblocks` rows of `bsize` elements, of which one begins every `sst` elements in the symmetric `source`, and
 * every `dst` in the symmetric `dest`. `dest` may be `source`, with equal strides; both strides are at least
 * `bsize`.
 *   int ishmemx_NAME_xor_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_and_tile_reduce_t ishmemx_##NAME##_xor_tile_reduce, ishmemx_##NAME##_xor_tile_reduce_work_group;
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The maximum, element by element, of a tile of all PEs of `team`, on all of them. A tile has `nblocks` rows
 * of `bsize` elements, of which one begins every `sst` elements in the symmetric `source`, and every `dst` in
 * the symmetric `dest`. `dest` may be `source`, with equal strides; both strides are at least `bsize`.
 *   int ishmemx_NAME_max_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_and_tile_reduce_t ishmemx_##NAME##_max_tile_reduce, ishmemx_##NAME##_max_tile_reduce_work_group;
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The minimum, element by element, of a tile of all PEs of `team`, on all of them. A tile has `nblocks` rows
 * of `bsize` elements, of which one begins every `sst` elements in the symmetric `source`, and every `dst` in
 * the symmetric `dest`. `dest` may be `source`, with equal strides; both strides are at least `bsize`.
 *   int ishmemx_NAME_min_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_and_tile_reduce_t ishmemx_##NAME##_min_tile_reduce, ishmemx_##NAME##_min_tile_reduce_work_group;
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The sum, element by element, of a tile of all PEs of `team`, on all of them. A tile has `nblocks` rows of
 * `bsize` elements, of which one begins every `sst` elements in the symmetric `source`, and every `dst` in the
 * symmetric `dest`. `dest` may be `source`, with equal strides; both strides are at least `bsize`.
 *   int ishmemx_NAME_sum_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_and_tile_reduce_t ishmemx_##NAME##_sum_tile_reduce, ishmemx_##NAME##_sum_tile_reduce_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The product, element by element, of a tile of all PEs of `team`, on all of them. A tile has `nblocks` rows
 * of `bsize` elements, of which one begins every `sst` elements in the symmetric `source`, and every `dst` in
 * the symmetric `dest`. `dest` may be `source`, with equal strides; both strides are at least `bsize`.
 *   int ishmemx_NAME_prod_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_and_tile_reduce_t ishmemx_##NAME##_prod_tile_reduce, ishmemx_##NAME##_prod_tile_reduce_work_group;
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#ifdef __cplusplus
}
#endif

#endif
