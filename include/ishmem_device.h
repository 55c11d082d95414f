/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem for kernels: what an OpenCL C kernel can ask of its teams and do with symmetric memory.
 *
 *   #include <ishmem_device.h>
 *
 * Compile with `ishmem-clc kernel.cl -o kernel.spv`, load the SPIR-V with zeModuleCreate, and bind
 * it to the runtime once with ishmemx_module_init(module) before the first launch. In a module
 * that was not bound, every query answers -1 and every other routine returns without effect, with
 * a non-zero code where it returns one.
 *
 * Variants. A routine without suffix is called by one work-item and acts for it alone. A routine
 * `ishmemx_*_work_group` is called by all work-items of a work-group, with the same arguments; the
 * work is shared among them, and on return it is complete for all of them.
 *
 * Collectives. All PEs of a team call the same variant, from one work-item or one work-group of a
 * kernel, in the same order; a collective of a team must have returned before the next one on it.
 * Kernels of all PEs have to run at the same time.
 *
 * Errors. Routines that return int give 0, or non-zero for a handle that is not a live team. A PE
 * out of range or an address outside of the symmetric heap ends the job with a message.
 *
 * By default the routines are compiled into each module. With ISHMEM_DEVICE_EXTERN defined they
 * are only declared: give the module and libishmem_device.spv to zeModuleCreate together
 * (ze_module_program_exp_desc_t), and the driver links them.
 */
#ifndef ISHMEM_DEVICE_H
#define ISHMEM_DEVICE_H

#if !defined(__OPENCL_C_VERSION__) && !defined(__OPENCL_CPP_VERSION__)
#error "ishmem_device.h is for OpenCL C 2.0 and later and for C++ for OpenCL; host programs include ishmem.h"
#endif

#include "ishmem/device_types.h"

typedef int ishmem_team_t;

#define ISHMEM_TEAM_INVALID (-1)
#define ISHMEM_TEAM_WORLD 0
#define ISHMEM_TEAM_SHARED 1
#define ISHMEMX_TEAM_NODE 2

#if defined(ISHMEM_DEVICE_EXTERN)
#define ISHMEMI_API extern
#define ISHMEMI_BODY(...) ;
#elif defined(ISHMEM_DEVICE_LIBRARY)
#define ISHMEMI_API
#define ISHMEMI_BODY(...) __VA_ARGS__
#else
#define ISHMEMI_API static inline
#define ISHMEMI_BODY(...) __VA_ARGS__
#endif

/* ---------------------------------------------------------------------------------------------
 * The runtime's records, as crates/abi has them
 */
#if !defined(ISHMEM_DEVICE_EXTERN)

#define ISHMEMI_ABI_VERSION 2u
#define ISHMEMI_SLOT_MASK 0xff
#define ISHMEMI_MAX_ROUNDS 30

typedef struct {
    uint version;
    int my_pe;
    int n_pes;
    uint team_slots;
    ulong heap_base;
    ulong heap_bytes;
    ulong peers;
    ulong teams;
    ulong error;
    uint error_taken;
    uint reserved;
} ishmemi_state_t;

typedef struct {
    int handle;
    int my_pe;
    int n_pes;
    int start;
    int stride;
    int reserved;
    ulong table;
} ishmemi_team_t;

typedef struct {
    uint runs;
    uint classes;
    uint entries;
    uint reserved;
} ishmemi_table_t;

typedef struct {
    int first;
    int start;
    int stride;
    int len;
} ishmemi_run_t;

typedef struct {
    int step;
    uint begin;
    uint end;
    uint reserved;
} ishmemi_class_t;

typedef struct {
    int residue;
    int low;
    int high;
    uint run;
} ishmemi_entry_t;

typedef struct {
    uint flag;
    uint reserved;
    ulong value[2];
    ulong padding;
} ishmemi_round_t;

typedef struct {
    uint epoch;
    uint reserved;
    ulong broadcast;
    ulong padding[6];
    ishmemi_round_t rounds[ISHMEMI_MAX_ROUNDS];
} ishmemi_sync_t;

typedef struct {
    uint code;
    uint routine;
    long value;
    long bound;
} ishmemi_error_t;

enum ishmemi_error_code { ISHMEMI_PE_OUT_OF_RANGE = 1, ISHMEMI_NOT_SYMMETRIC = 2, ISHMEMI_UNREACHABLE = 3 };
enum ishmemi_routine { ISHMEMI_PUT = 1, ISHMEMI_GET = 2, ISHMEMI_COLLECT = 3, ISHMEMI_FCOLLECT = 4, ISHMEMI_SYNC = 5 };

/* Set by ishmemx_module_init, cleared by ishmemx_module_finalize. */
__global ishmemi_state_t *__global ishmemi_state = 0;
__global uint ishmemi_abi_version = ISHMEMI_ABI_VERSION;

/* Called in every turn of a waiting loop. On a GPU the fence is all that happens; a driver for
 * CPUs replaces the body when it loads the module, to give the core to whom is waited for. */
__attribute__((noinline)) void ishmem_relax(void)
{
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
}

/* ---------------------------------------------------------------------------------------------
 * Teams
 */
static inline __global const ishmemi_team_t *ishmemi_team(int handle)
{
    __global const ishmemi_state_t *state = ishmemi_state;
    if (state == 0 || handle < 0)
        return 0;
    uint slot = (uint)handle & ISHMEMI_SLOT_MASK;
    if (slot >= state->team_slots)
        return 0;
    __global const ishmemi_team_t *team = (__global const ishmemi_team_t *)state->teams + slot;
    return team->handle == handle ? team : 0;
}

/* Teams whose members are not one stride have a table of runs, and classes of entries to find the
 * run of a world PE: see crates/abi. Both ways take a binary search. */
static inline __global const ishmemi_run_t *ishmemi_runs(__global const ishmemi_table_t *table)
{
    return (__global const ishmemi_run_t *)(table + 1);
}

static inline int ishmemi_table_world_pe(__global const ishmemi_table_t *table, int pe)
{
    __global const ishmemi_run_t *runs = ishmemi_runs(table);
    /* The last run that begins at `pe` or before: it is in [low, high). */
    uint low = 0, high = table->runs;
    while (high - low > 1) {
        uint middle = low + (high - low) / 2;
        if (runs[middle].first <= pe)
            low = middle;
        else
            high = middle;
    }
    return runs[low].start + (pe - runs[low].first) * runs[low].stride;
}

static inline int ishmemi_table_team_pe(__global const ishmemi_table_t *table, int world_pe)
{
    __global const ishmemi_run_t *runs = ishmemi_runs(table);
    __global const ishmemi_class_t *kind = (__global const ishmemi_class_t *)(runs + table->runs);
    __global const ishmemi_entry_t *entries = (__global const ishmemi_entry_t *)(kind + table->classes);
    for (uint i = 0; i < table->classes; i++, kind++) {
        int residue = world_pe % kind->step;
        /* The last entry of this residue that begins at `world_pe` or below, if any: just before `high`. */
        uint low = kind->begin, high = kind->end;
        while (low < high) {
            uint middle = low + (high - low) / 2;
            __global const ishmemi_entry_t *entry = &entries[middle];
            if (entry->residue < residue || (entry->residue == residue && entry->low <= world_pe))
                low = middle + 1;
            else
                high = middle;
        }
        if (high == kind->begin)
            continue;
        __global const ishmemi_entry_t *entry = &entries[high - 1];
        if (entry->residue == residue && world_pe <= entry->high) {
            __global const ishmemi_run_t *run = &runs[entry->run];
            return run->first + (world_pe - run->start) / run->stride;
        }
    }
    return -1;
}

/* The world PE of a member. */
static inline int ishmemi_world_pe(__global const ishmemi_team_t *team, int pe)
{
    if (team->table != 0)
        return ishmemi_table_world_pe((__global const ishmemi_table_t *)team->table, pe);
    return team->start + pe * team->stride;
}

/* The number of a world PE in the team, or -1. */
static inline int ishmemi_team_pe(__global const ishmemi_team_t *team, int world_pe)
{
    if (team->table != 0)
        return ishmemi_table_team_pe((__global const ishmemi_table_t *)team->table, world_pe);
    int distance = world_pe - team->start;
    int pe = distance / team->stride;
    return pe * team->stride == distance && pe >= 0 && pe < team->n_pes ? pe : -1;
}

/* ---------------------------------------------------------------------------------------------
 * Errors: the first one of the PE is kept; the host ends the job with it.
 */
static inline int ishmemi_fail(uint code, uint routine, long value, long bound)
{
    __global ishmemi_state_t *state = ishmemi_state;
    uint none = 0;
    if (atomic_compare_exchange_strong_explicit((volatile __global atomic_uint *)&state->error_taken, &none, 1u,
                                                memory_order_relaxed, memory_order_relaxed, memory_scope_device)) {
        volatile __global ishmemi_error_t *error = (volatile __global ishmemi_error_t *)state->error;
        error->routine = routine;
        error->value = value;
        error->bound = bound;
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices);
        error->code = code;
    }
    return 1;
}

/* The address of `bytes` bytes at `address` of this PE's heap, in the heap of `pe`; 0 on error. */
static inline ulong ishmemi_remote(uint routine, ulong address, ulong bytes, int pe)
{
    __global const ishmemi_state_t *state = ishmemi_state;
    if (pe < 0 || pe >= state->n_pes) {
        ishmemi_fail(ISHMEMI_PE_OUT_OF_RANGE, routine, pe, state->n_pes - 1);
        return 0;
    }
    ulong offset = address - state->heap_base;
    if (offset >= state->heap_bytes || bytes > state->heap_bytes - offset) {
        ishmemi_fail(ISHMEMI_NOT_SYMMETRIC, routine, (long)address, (long)bytes);
        return 0;
    }
    ulong base = ((__global const ulong *)state->peers)[pe];
    if (base == 0) {
        ishmemi_fail(ISHMEMI_UNREACHABLE, routine, pe, state->n_pes - 1);
        return 0;
    }
    return base + offset;
}

/* ---------------------------------------------------------------------------------------------
 * Work-items that act together: one alone, or a work-group
 */
typedef struct {
    uint rank;
    uint size;
} ishmemi_crew_t;

static inline ishmemi_crew_t ishmemi_alone(void)
{
    ishmemi_crew_t crew = {0, 1};
    return crew;
}

static inline ishmemi_crew_t ishmemi_work_group(void)
{
    ishmemi_crew_t crew = {(uint)get_local_linear_id(),
                           (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2))};
    return crew;
}

/* What meets on behalf of a work-group is always inlined: for one work-item the meeting must be gone
 * before a compiler sees a barrier in a branch that not all work-items take. */
#define ISHMEMI_INLINE static inline __attribute__((always_inline))

#define ISHMEMI_MEET(in_group)                                                                                         \
    do {                                                                                                               \
        if (in_group)                                                                                                  \
            work_group_barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_scope_all_svm_devices);              \
    } while (0)

#define ISHMEMI_COPY_UNITS(type, to, from, bytes, crew)                                                                \
    do {                                                                                                               \
        __global type *to_ = (__global type *)(to);                                                                    \
        const __global type *from_ = (const __global type *)(from);                                                    \
        for (ulong i_ = (crew).rank; i_ < (bytes) / sizeof(type); i_ += (crew).size)                                   \
            to_[i_] = from_[i_];                                                                                       \
    } while (0)

/* Copies between ranges that do not overlap, consecutive work-items taking consecutive units: of 8
 * or 4 bytes where both sides are global memory and equally aligned, but for a few bytes at the ends;
 * single bytes otherwise. */
static inline void ishmemi_copy(void *to, const void *from, ulong bytes, ishmemi_crew_t crew)
{
    ulong difference = (ulong)to ^ (ulong)from;
    int global_memory = to_global(to) != 0 && to_global((void *)from) != 0;
    int by_8 = global_memory && (difference & 7) == 0;
    int by_4 = global_memory && (difference & 3) == 0 && !by_8;
    ulong head = bytes, body = 0;
    if (by_8 || by_4) {
        ulong mask = by_8 ? 7 : 3;
        head = min(-(ulong)to & mask, bytes);
        body = (bytes - head) & ~mask;
    }
    if (by_8)
        ISHMEMI_COPY_UNITS(ulong, (ulong)to + head, (ulong)from + head, body, crew);
    else if (by_4)
        ISHMEMI_COPY_UNITS(uint, (ulong)to + head, (ulong)from + head, body, crew);
    for (ulong i = crew.rank; i < bytes - body; i += crew.size) {
        ulong at = i < head ? i : i + body;
        ((uchar *)to)[at] = ((const uchar *)from)[at];
    }
}

/* ---------------------------------------------------------------------------------------------
 * Synchronisation: dissemination, one message per round, each word written by one PE only.
 *
 * In round k a PE tells the one 2^k after it, around the team, and waits for the one 2^k before
 * it; after the last round it has heard, directly or not, of every PE. A message carries the sum of
 * the contributions of the sender and those before it that it knows of, clipped at PE 0; so the
 * same rounds also give each PE the sum of all contributions up to its own. Values alternate
 * between two slots: a PE can be one operation ahead of another, never two.
 */
static inline ulong ishmemi_rounds(uint routine, __global const ishmemi_team_t *team, ulong contribution)
{
    __global const ishmemi_state_t *state = ishmemi_state;
    uint slot = (uint)team->handle & ISHMEMI_SLOT_MASK;
    ulong offset = (ulong)slot * sizeof(ishmemi_sync_t);
    __global ishmemi_sync_t *mine = (__global ishmemi_sync_t *)(state->heap_base + offset);
    int n = team->n_pes, me = team->my_pe;
    uint epoch = mine->epoch + 1;
    ulong sum = contribution;

    mine->epoch = epoch;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices);
    for (int k = 0, distance = 1; k < ISHMEMI_MAX_ROUNDS && distance < n; k++, distance <<= 1) {
        int to = me + distance < n ? me + distance : me + distance - n;
        ulong remote = ishmemi_remote(routine, (ulong)mine, sizeof(ishmemi_sync_t), ishmemi_world_pe(team, to));
        if (remote == 0)
            return 0;
        __global ishmemi_round_t *theirs = &((__global ishmemi_sync_t *)remote)->rounds[k];
        __global ishmemi_round_t *ours = &mine->rounds[k];
        *(volatile __global ulong *)&theirs->value[epoch & 1] = sum;
        atomic_store_explicit((volatile __global atomic_uint *)&theirs->flag, epoch, memory_order_release,
                              memory_scope_all_svm_devices);
        while ((int)(atomic_load_explicit((volatile __global atomic_uint *)&ours->flag, memory_order_acquire,
                                          memory_scope_all_svm_devices) - epoch) < 0)
            ishmem_relax();
        ulong heard = *(volatile __global ulong *)&ours->value[epoch & 1];
        if (me >= distance)
            sum += heard;
    }
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices);
    return sum;
}

ISHMEMI_INLINE int ishmemi_sync(int handle, ishmemi_crew_t crew, int in_group)
{
    __global const ishmemi_team_t *team = ishmemi_team(handle);
    if (team == 0)
        return 1;
    ISHMEMI_MEET(in_group);
    if (crew.rank == 0)
        ishmemi_rounds(ISHMEMI_SYNC, team, 0);
    ISHMEMI_MEET(in_group);
    return 0;
}

/* ---------------------------------------------------------------------------------------------
 * Put, get, collect
 */
ISHMEMI_INLINE void ishmemi_put(void *dest, const void *source, ulong bytes, int pe, ishmemi_crew_t crew, int in_group)
{
    if (ishmemi_state == 0)
        return;
    ISHMEMI_MEET(in_group);
    if (bytes > 0) {
        ulong to = ishmemi_remote(ISHMEMI_PUT, (ulong)dest, bytes, pe);
        if (to != 0)
            ishmemi_copy((__global void *)to, source, bytes, crew);
    }
    ISHMEMI_MEET(in_group);
}

ISHMEMI_INLINE void ishmemi_get(void *dest, const void *source, ulong bytes, int pe, ishmemi_crew_t crew, int in_group)
{
    if (ishmemi_state == 0)
        return;
    ISHMEMI_MEET(in_group);
    if (bytes > 0) {
        ulong from = ishmemi_remote(ISHMEMI_GET, (ulong)source, bytes, pe);
        if (from != 0)
            ishmemi_copy(dest, (const __global void *)from, bytes, crew);
    }
    ISHMEMI_MEET(in_group);
}

/* Every PE stores its block at its place in `dest` of every member, itself last, then all sync.
 * Where contributions differ in size (`ragged`), the places come from a running sum first. */
ISHMEMI_INLINE int ishmemi_collect(int handle, void *dest, const void *source, ulong bytes, int ragged,
                                  ishmemi_crew_t crew, int in_group)
{
    __global const ishmemi_team_t *team = ishmemi_team(handle);
    if (team == 0)
        return 1;
    uint routine = ragged ? ISHMEMI_COLLECT : ISHMEMI_FCOLLECT;
    int n = team->n_pes, me = team->my_pe;
    ulong place = (ulong)me * bytes;
    ISHMEMI_MEET(in_group);
    if (ragged) {
        uint slot = (uint)handle & ISHMEMI_SLOT_MASK;
        volatile __global ulong *told =
            &((__global ishmemi_sync_t *)(ishmemi_state->heap_base + slot * sizeof(ishmemi_sync_t)))->broadcast;
        if (crew.rank == 0)
            *told = ishmemi_rounds(routine, team, bytes) - bytes;
        ISHMEMI_MEET(in_group);
        place = *told;
    }
    for (int i = 1; i <= n && bytes > 0; i++) {
        int to = me + i < n ? me + i : me + i - n;
        ulong remote = ishmemi_remote(routine, (ulong)dest + place, bytes, ishmemi_world_pe(team, to));
        if (remote == 0)
            break;
        ishmemi_copy((__global void *)remote, source, bytes, crew);
    }
    ISHMEMI_MEET(in_group);
    if (crew.rank == 0)
        ishmemi_rounds(routine, team, 0);
    ISHMEMI_MEET(in_group);
    return 0;
}

#endif /* !ISHMEM_DEVICE_EXTERN */

/* ---------------------------------------------------------------------------------------------
 * The API
 */

/* This PE's number in the world team, [0, ishmem_n_pes()). */
ISHMEMI_API int ishmem_my_pe(void)
ISHMEMI_BODY({ return ishmemi_state ? ishmemi_state->my_pe : -1; })

/* Number of PEs in the world team. */
ISHMEMI_API int ishmem_n_pes(void)
ISHMEMI_BODY({ return ishmemi_state ? ishmemi_state->n_pes : -1; })

/* The calling PE's number in `team`; -1 where `team` is ISHMEM_TEAM_INVALID, was destroyed, or
 * never was a team. (Intel SHMEM, ISHMEM_TEAM_MY_PE) */
ISHMEMI_API int ishmem_team_my_pe(ishmem_team_t team)
ISHMEMI_BODY({
    __global const ishmemi_team_t *record = ishmemi_team(team);
    return record ? record->my_pe : -1;
})

/* Number of PEs in `team`; -1 as above. (Intel SHMEM, ISHMEM_TEAM_N_PES) */
ISHMEMI_API int ishmem_team_n_pes(ishmem_team_t team)
ISHMEMI_BODY({
    __global const ishmemi_team_t *record = ishmemi_team(team);
    return record ? record->n_pes : -1;
})

/* The number in `dest_team` of the PE that has number `src_pe` in `src_team`; -1 where either is
 * not a live team, `src_pe` is outside of [0, n_pes(src_team)), or the PE is no member of
 * `dest_team`. (Intel SHMEM, ISHMEM_TEAM_TRANSLATE_PE) */
ISHMEMI_API int ishmem_team_translate_pe(ishmem_team_t src_team, int src_pe, ishmem_team_t dest_team)
ISHMEMI_BODY({
    __global const ishmemi_team_t *src = ishmemi_team(src_team);
    __global const ishmemi_team_t *dest = ishmemi_team(dest_team);
    if (src == 0 || dest == 0 || src_pe < 0 || src_pe >= src->n_pes)
        return -1;
    return ishmemi_team_pe(dest, ishmemi_world_pe(src, src_pe));
})

/* Orders this work-item's earlier puts before its later ones to the same PE. */
ISHMEMI_API void ishmem_fence(void)
ISHMEMI_BODY({ atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices); })

/* Completes this work-item's earlier puts at their targets. */
ISHMEMI_API void ishmem_quiet(void)
ISHMEMI_BODY({ atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices); })

/* Waits until all PEs of `team` have come here; what each stored before is visible to all after. */
ISHMEMI_API int ishmem_team_sync(ishmem_team_t team)
ISHMEMI_BODY({ return ishmemi_sync(team, ishmemi_alone(), 0); })
ISHMEMI_API int ishmemx_team_sync_work_group(ishmem_team_t team)
ISHMEMI_BODY({ return ishmemi_sync(team, ishmemi_work_group(), 1); })

/* The same over the world team. */
ISHMEMI_API void ishmem_sync_all(void)
ISHMEMI_BODY({ ishmemi_sync(ISHMEM_TEAM_WORLD, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_sync_all_work_group(void)
ISHMEMI_BODY({ ishmemi_sync(ISHMEM_TEAM_WORLD, ishmemi_work_group(), 1); })

/* ishmem_quiet and ishmem_sync_all in one. */
ISHMEMI_API void ishmem_barrier_all(void)
ISHMEMI_BODY({ ishmem_quiet(); ishmemi_sync(ISHMEM_TEAM_WORLD, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_barrier_all_work_group(void)
ISHMEMI_BODY({ ishmem_quiet(); ishmemi_sync(ISHMEM_TEAM_WORLD, ishmemi_work_group(), 1); })

/* Copies `bytes` bytes from `source`, any memory of this PE, to the symmetric `dest` on world PE
 * `pe`. On return `source` may be reused; the data has arrived after ishmem_quiet or a barrier. */
ISHMEMI_API void ishmem_putmem(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_put(dest, source, bytes, pe, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_putmem_work_group(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_put(dest, source, bytes, pe, ishmemi_work_group(), 1); })

/* Copies `bytes` bytes from the symmetric `source` on world PE `pe` to `dest`, any memory of this
 * PE; on return they are there. */
ISHMEMI_API void ishmem_getmem(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_get(dest, source, bytes, pe, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_getmem_work_group(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_get(dest, source, bytes, pe, ishmemi_work_group(), 1); })

/* Concatenates the `bytes` bytes at `source` of every PE of `team`, in the order of their team
 * numbers, in the symmetric `dest` on all of them. `bytes` may differ from PE to PE, and be 0, in
 * collect; it is the same on all PEs in fcollect. `source` and `dest` do not overlap. On return
 * `dest` is complete here and `source` may be reused. */
ISHMEMI_API int ishmem_collectmem(ishmem_team_t team, void *dest, const void *source, size_t bytes)
ISHMEMI_BODY({ return ishmemi_collect(team, dest, source, bytes, 1, ishmemi_alone(), 0); })
ISHMEMI_API int ishmemx_collectmem_work_group(ishmem_team_t team, void *dest, const void *source, size_t bytes)
ISHMEMI_BODY({ return ishmemi_collect(team, dest, source, bytes, 1, ishmemi_work_group(), 1); })
ISHMEMI_API int ishmem_fcollectmem(ishmem_team_t team, void *dest, const void *source, size_t bytes)
ISHMEMI_BODY({ return ishmemi_collect(team, dest, source, bytes, 0, ishmemi_alone(), 0); })
ISHMEMI_API int ishmemx_fcollectmem_work_group(ishmem_team_t team, void *dest, const void *source, size_t bytes)
ISHMEMI_BODY({ return ishmemi_collect(team, dest, source, bytes, 0, ishmemi_work_group(), 1); })

/* The same for `nelems` elements of each type NAME of the RMA family (float, long, uint8, size ...):
 *   ishmem_NAME_put, ishmem_NAME_get, ishmem_NAME_collect, ishmem_NAME_fcollect
 *   ishmemx_NAME_put_work_group, ishmemx_NAME_get_work_group,
 *   ishmemx_NAME_collect_work_group, ishmemx_NAME_fcollect_work_group
 * and for a single element:
 *   void ishmem_NAME_p(TYPE *dest, TYPE value, int pe); TYPE ishmem_NAME_g(const TYPE *source, int pe); */
#define ISHMEMI_RMA(NAME, TYPE)                                                                                        \
    ISHMEMI_API void ishmem_##NAME##_put(TYPE *dest, const TYPE *source, size_t nelems, int pe)                        \
    ISHMEMI_BODY({ ishmemi_put(dest, source, nelems * sizeof(TYPE), pe, ishmemi_alone(), 0); })                        \
    ISHMEMI_API void ishmemx_##NAME##_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe)            \
    ISHMEMI_BODY({ ishmemi_put(dest, source, nelems * sizeof(TYPE), pe, ishmemi_work_group(), 1); })                   \
    ISHMEMI_API void ishmem_##NAME##_get(TYPE *dest, const TYPE *source, size_t nelems, int pe)                        \
    ISHMEMI_BODY({ ishmemi_get(dest, source, nelems * sizeof(TYPE), pe, ishmemi_alone(), 0); })                        \
    ISHMEMI_API void ishmemx_##NAME##_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe)            \
    ISHMEMI_BODY({ ishmemi_get(dest, source, nelems * sizeof(TYPE), pe, ishmemi_work_group(), 1); })                   \
    ISHMEMI_API void ishmem_##NAME##_p(TYPE *dest, TYPE value, int pe)                                                 \
    ISHMEMI_BODY({                                                                                                     \
        ulong to = ishmemi_state ? ishmemi_remote(ISHMEMI_PUT, (ulong)dest, sizeof(TYPE), pe) : 0;                     \
        if (to != 0)                                                                                                   \
            *(__global TYPE *)to = value;                                                                              \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmem_##NAME##_g(const TYPE *source, int pe)                                                     \
    ISHMEMI_BODY({                                                                                                     \
        ulong from = ishmemi_state ? ishmemi_remote(ISHMEMI_GET, (ulong)source, sizeof(TYPE), pe) : 0;                 \
        return from != 0 ? *(const __global TYPE *)from : (TYPE)0;                                                     \
    })                                                                                                                 \
    ISHMEMI_API int ishmem_##NAME##_collect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems)         \
    ISHMEMI_BODY({                                                                                                     \
        return ishmemi_collect(team, dest, source, nelems * sizeof(TYPE), 1, ishmemi_alone(), 0);                      \
    })                                                                                                                 \
    ISHMEMI_API int ishmemx_##NAME##_collect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source,            \
                                                        size_t nelems)                                                 \
    ISHMEMI_BODY({                                                                                                     \
        return ishmemi_collect(team, dest, source, nelems * sizeof(TYPE), 1, ishmemi_work_group(), 1);                 \
    })                                                                                                                 \
    ISHMEMI_API int ishmem_##NAME##_fcollect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems)        \
    ISHMEMI_BODY({                                                                                                     \
        return ishmemi_collect(team, dest, source, nelems * sizeof(TYPE), 0, ishmemi_alone(), 0);                      \
    })                                                                                                                 \
    ISHMEMI_API int ishmemx_##NAME##_fcollect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source,           \
                                                         size_t nelems)                                                \
    ISHMEMI_BODY({                                                                                                     \
        return ishmemi_collect(team, dest, source, nelems * sizeof(TYPE), 0, ishmemi_work_group(), 1);                 \
    })

ISHMEMI_RMA_TYPES(ISHMEMI_RMA)

#endif /* ISHMEM_DEVICE_H */
