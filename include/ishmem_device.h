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
 * Contexts. A routine `ishmemx_ctx_*` works on a context, which the host made with
 * ishmemx_team_create_ctx: PE numbers are those of its team. A context is the PE's own; its handle
 * means nothing to other PEs.
 *
 * Errors. Routines that return int give 0, or non-zero for a handle that is not a live team. A PE
 * out of range, an address outside of the symmetric heap, a word that is not aligned, or a handle
 * that is not a live context ends the job with a message.
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
#if !defined(ISHMEM_DEVICE_EXTERN)
#include "ishmem/device_abi.h"
#include "ishmem/device_amo.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef int ishmem_team_t;
typedef long ishmemx_ctx_t;

#define ISHMEM_TEAM_INVALID (-1)
#define ISHMEM_TEAM_WORLD 0
#define ISHMEM_TEAM_SHARED 1
#define ISHMEMX_TEAM_NODE 2

#define ISHMEMX_CTX_INVALID ((ishmemx_ctx_t)0)
#define ISHMEMX_CTX_DEFAULT ((ishmemx_ctx_t)1) /* on the world team, always there */

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

/* Kernels call this in every turn of a loop that waits for another PE. On a GPU it is a fence, after which the next load
 * comes from memory. The driver for CPUs replaces the body when it loads the module: it gives the core to other threads,
 * one of which may be the awaited PE. */
void ishmem_relax(void);

#if !defined(ISHMEM_DEVICE_EXTERN)

/* What is not on the way of a loop over elements is called: kernels that use many routines would take
 * long to build otherwise. */
#define ISHMEMI_CALLED static inline __attribute__((noinline))

/* What ishmemx_module_init looks for in a module. It is one variable, since drivers that link modules leave out what no
 * kernel reads. */
typedef struct {
    uint version; /* ISHMEMI_ABI_VERSION as the module was compiled */
    uint reserved;
    __global ishmemi_state_t *state; /* set by ishmemx_module_init, cleared by ishmemx_module_finalize */
} ishmemi_module_t;

__global ishmemi_module_t ishmemi_module = {ISHMEMI_ABI_VERSION, 0, 0};

__attribute__((noinline)) void ishmem_relax(void)
{
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
}

/* ---------------------------------------------------------------------------------------------
 * Teams
 */
static inline __global const ishmemi_team_t *ishmemi_team(int handle)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
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
ISHMEMI_CALLED int ishmemi_fail(uint code, uint routine, long value, long bound)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
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

/* ---------------------------------------------------------------------------------------------
 * Waits that last: a work-item that waits for long tells the host for which PE, in the stall record of its PE. One wait
 * at a time has the record; the others try again after so many turns. Host memory takes plain stores only, so that the
 * claim is a word in device memory: odd while a wait has the record, and different for each wait. That number is the
 * record's sequence, stored after the rest; it is 0 while the rest changes.
 */
#define ISHMEMI_PATIENCE 4096u /* turns of a waiting loop */

/* Claims the record for a wait for world PE `pe`; whether it was free. */
ISHMEMI_CALLED int ishmemi_stall(uint routine, int team, int pe, uint round)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    volatile __global atomic_uint *claim = (volatile __global atomic_uint *)&state->stall_claim;
    uint seen = atomic_load_explicit(claim, memory_order_relaxed, memory_scope_device);
    if ((seen & 1) != 0 || !atomic_compare_exchange_strong_explicit(claim, &seen, seen + 1, memory_order_acquire,
                                                                    memory_order_relaxed, memory_scope_device))
        return 0;
    volatile __global ishmemi_stall_t *record = (volatile __global ishmemi_stall_t *)state->stall;
    record->routine = routine;
    record->team = team;
    record->pe = pe;
    record->round = round;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices);
    record->sequence = seen + 1;
    return 1;
}

/* Gives the record back, by the work-item that has it. */
ISHMEMI_CALLED void ishmemi_resume(void)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    volatile __global atomic_uint *claim = (volatile __global atomic_uint *)&state->stall_claim;
    uint mine = atomic_load_explicit(claim, memory_order_relaxed, memory_scope_device);
    ((volatile __global ishmemi_stall_t *)state->stall)->sequence = 0;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices);
    atomic_store_explicit(claim, mine + 1, memory_order_release, memory_scope_device);
}

/* Waits until the flag at which the world PE `pe` stores its epochs has come to `epoch`. */
static inline void ishmemi_await(volatile __global uint *flag, uint epoch, uint routine, int team, int pe, uint round)
{
    int told = 0;
    for (uint turns = 1; (int)(atomic_load_explicit((volatile __global atomic_uint *)flag, memory_order_acquire,
                                                    memory_scope_all_svm_devices) - epoch) < 0; turns++) {
        ishmem_relax();
        if (turns % ISHMEMI_PATIENCE == 0 && !told)
            told = ishmemi_stall(routine, team, pe, round);
    }
    if (told)
        ishmemi_resume();
}

/* The address of `bytes` bytes at `address` of this PE's heap, in the heap of `pe`; 0 on error. */
static inline ulong ishmemi_remote(uint routine, ulong address, ulong bytes, int pe)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
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
 * Contexts
 */

/* The team of a context; 0 where that, or its team, is not alive, or the module is not bound. */
static inline __global const ishmemi_team_t *ishmemi_context_team(ishmemx_ctx_t ctx)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0)
        return 0;
    if (ctx == ISHMEMX_CTX_DEFAULT)
        return ishmemi_team(ISHMEM_TEAM_WORLD);
    uint slot = ((uint)ctx & ISHMEMI_CONTEXT_MASK) - ISHMEMI_FIRST_CONTEXT;
    if (slot >= ISHMEMI_MAX_CONTEXTS)
        return 0;
    ulong table = ((__global const ulong *)state->contexts)[slot / ISHMEMI_CONTEXTS_PER_TABLE];
    if (table == 0)
        return 0;
    __global const ishmemi_context_t *record =
        (__global const ishmemi_context_t *)table + slot % ISHMEMI_CONTEXTS_PER_TABLE;
    return record->handle == (ulong)ctx ? ishmemi_team(record->team) : 0;
}

/* The world PE that a routine's `pe` is on a context, or -1 on error. */
ISHMEMI_CALLED int ishmemi_context_pe(uint routine, ishmemx_ctx_t ctx, int pe)
{
    __global const ishmemi_team_t *team = ishmemi_context_team(ctx);
    if (team == 0) {
        if (ishmemi_module.state != 0)
            ishmemi_fail(ISHMEMI_NO_CONTEXT, routine | ISHMEMI_ON_CONTEXT, ctx, 0);
        return -1;
    }
    if (pe < 0 || pe >= team->n_pes) {
        ishmemi_fail(ISHMEMI_PE_OUT_OF_RANGE, routine | ISHMEMI_ON_CONTEXT, pe, team->n_pes - 1);
        return -1;
    }
    return ishmemi_world_pe(team, pe);
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
        ulong count_ = (bytes) / sizeof(type), run_ = ishmemi_module.state->copy_run / sizeof(type);                   \
        for (ulong first_ = (crew).rank * run_; first_ < count_; first_ += (crew).size * run_)                         \
            for (ulong i_ = first_; i_ < min(first_ + run_, count_); i_++)                                             \
                to_[i_] = from_[i_];                                                                                   \
    } while (0)

/* Copies between ranges that do not overlap, consecutive work-items taking consecutive runs (the
 * host says how long, by what the device is like), in units of 8 or 4 bytes where both sides are global
 * memory and equally aligned, but for a few bytes at the ends; single bytes otherwise. */
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
    __global const ishmemi_state_t *state = ishmemi_module.state;
    uint slot = (uint)team->handle & ISHMEMI_SLOT_MASK;
    ulong offset = (ulong)slot * sizeof(ishmemi_sync_t);
    __global ishmemi_sync_t *mine = (__global ishmemi_sync_t *)(state->heap_base + offset);
    int n = team->n_pes, me = team->my_pe;
    ulong sum = contribution;

    /* What this PE stored before, its last epoch included, comes before what follows. */
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices);
    uint epoch = *(volatile __global uint *)&mine->epoch + 1;
    *(volatile __global uint *)&mine->epoch = epoch;
    for (int k = 0, distance = 1; k < ISHMEMI_MAX_ROUNDS && distance < n; k++, distance <<= 1) {
        int to = me + distance < n ? me + distance : me + distance - n;
        int from = me >= distance ? me - distance : me - distance + n;
        ulong remote = ishmemi_remote(routine, (ulong)mine, sizeof(ishmemi_sync_t), ishmemi_world_pe(team, to));
        if (remote == 0)
            return 0;
        __global ishmemi_round_t *theirs = &((__global ishmemi_sync_t *)remote)->rounds[k];
        __global ishmemi_round_t *ours = &mine->rounds[k];
        *(volatile __global ulong *)&theirs->value[epoch & 1] = sum;
        atomic_store_explicit((volatile __global atomic_uint *)&theirs->flag, epoch, memory_order_release,
                              memory_scope_all_svm_devices);
        ishmemi_await(&ours->flag, epoch, routine, team->handle, ishmemi_world_pe(team, from), k + 1);
        ulong heard = *(volatile __global ulong *)&ours->value[epoch & 1];
        if (me >= distance)
            sum += heard;
    }
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices);
    return sum;
}

/* A routine's number, with the form in which it was called. */
#define ISHMEMI_FORM(routine, in_group) ((routine) | ((in_group) ? ISHMEMI_BY_WORK_GROUP : 0))

ISHMEMI_INLINE int ishmemi_sync(uint routine, int handle, ishmemi_crew_t crew, int in_group)
{
    __global const ishmemi_team_t *team = ishmemi_team(handle);
    if (team == 0)
        return 1;
    ISHMEMI_MEET(in_group);
    if (crew.rank == 0)
        ishmemi_rounds(ISHMEMI_FORM(routine, in_group), team, 0);
    ISHMEMI_MEET(in_group);
    return 0;
}

/* ---------------------------------------------------------------------------------------------
 * Put, get, collect
 */

/* Loads that follow take what memory holds now: a loop that gets until a value has come sees it come. Where caches are
 * coherent this only binds the compiler. */
static inline void ishmemi_refresh(void)
{
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices);
}

ISHMEMI_INLINE void ishmemi_put(uint routine, void *dest, const void *source, ulong bytes, int pe, ishmemi_crew_t crew,
                               int in_group)
{
    if (ishmemi_module.state == 0)
        return;
    ISHMEMI_MEET(in_group);
    if (bytes > 0) {
        ulong to = ishmemi_remote(ISHMEMI_FORM(routine, in_group), (ulong)dest, bytes, pe);
        if (to != 0)
            ishmemi_copy((__global void *)to, source, bytes, crew);
    }
    ISHMEMI_MEET(in_group);
}

ISHMEMI_INLINE void ishmemi_get(uint routine, void *dest, const void *source, ulong bytes, int pe, ishmemi_crew_t crew,
                               int in_group)
{
    if (ishmemi_module.state == 0)
        return;
    ISHMEMI_MEET(in_group);
    if (!in_group)
        ishmemi_refresh();
    if (bytes > 0) {
        ulong from = ishmemi_remote(ISHMEMI_FORM(routine, in_group), (ulong)source, bytes, pe);
        if (from != 0)
            ishmemi_copy(dest, (const __global void *)from, bytes, crew);
    }
    ISHMEMI_MEET(in_group);
}

ISHMEMI_INLINE void ishmemi_ctx_put(ishmemx_ctx_t ctx, void *dest, const void *source, ulong bytes, int pe,
                                   ishmemi_crew_t crew, int in_group)
{
    int world_pe = ishmemi_context_pe(ISHMEMI_FORM(ISHMEMI_PUT, in_group), ctx, pe);
    if (world_pe >= 0)
        ishmemi_put(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, dest, source, bytes, world_pe, crew, in_group);
}

ISHMEMI_INLINE void ishmemi_ctx_get(ishmemx_ctx_t ctx, void *dest, const void *source, ulong bytes, int pe,
                                   ishmemi_crew_t crew, int in_group)
{
    int world_pe = ishmemi_context_pe(ISHMEMI_FORM(ISHMEMI_GET, in_group), ctx, pe);
    if (world_pe >= 0)
        ishmemi_get(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, dest, source, bytes, world_pe, crew, in_group);
}

/* Every PE stores its block at its place in `dest` of every member, itself last, then all sync.
 * Where contributions differ in size (`ragged`), the places come from a running sum first. */
ISHMEMI_INLINE int ishmemi_collect(int handle, void *dest, const void *source, ulong bytes, int ragged,
                                  ishmemi_crew_t crew, int in_group)
{
    __global const ishmemi_team_t *team = ishmemi_team(handle);
    if (team == 0)
        return 1;
    uint routine = ISHMEMI_FORM(ragged ? ISHMEMI_COLLECT : ISHMEMI_FCOLLECT, in_group);
    int n = team->n_pes, me = team->my_pe;
    ulong place = (ulong)me * bytes;
    ISHMEMI_MEET(in_group);
    if (ragged) {
        uint slot = (uint)handle & ISHMEMI_SLOT_MASK;
        volatile __global ulong *told =
            &((__global ishmemi_sync_t *)(ishmemi_module.state->heap_base + slot * sizeof(ishmemi_sync_t)))->broadcast;
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

/* Quiet or fence on a context: stores are in flight for all contexts alike. */
static inline void ishmemi_ctx_order(uint routine, ishmemx_ctx_t ctx)
{
    if (ishmemi_module.state == 0 || ctx == ISHMEMX_CTX_INVALID)
        return;
    if (ishmemi_context_team(ctx) == 0)
        ishmemi_fail(ISHMEMI_NO_CONTEXT, routine | ISHMEMI_ON_CONTEXT, ctx, 0);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices);
}

/* ---------------------------------------------------------------------------------------------
 * Atomic memory operations, on words of 4 or 8 bytes as numbers of bits
 */

/* The address of the word of `bytes` bytes at `dest` in the heap of `pe`; 0 on error. */
ISHMEMI_CALLED ulong ishmemi_word(uint routine, ulong dest, uint bytes, int pe)
{
    if (ishmemi_module.state == 0)
        return 0;
    if (dest & (bytes - 1)) {
        ishmemi_fail(ISHMEMI_MISALIGNED, routine, (long)dest, bytes);
        return 0;
    }
    return ishmemi_remote(routine, dest, bytes, pe);
}

/* Performs an operation on the word of `bytes` bytes at `dest` of world PE `pe`; the value before
 * (of set: 0), and 0 on error. Constant arguments leave one operation of it. */
static inline ulong ishmemi_amo(uint form, uint op, const void *dest, uint bytes, ulong value, ulong compare, int pe)
{
    ulong to = ishmemi_word(form | (ISHMEMI_ATOMIC + op), (ulong)dest, bytes, pe);
    if (to == 0)
        return 0;
    return bytes == 4 ? ishmemi_amo32(op, to, value, compare) : ishmemi_amo64(op, to, value, compare);
}

static inline ulong ishmemi_ctx_amo(ishmemx_ctx_t ctx, uint op, const void *dest, uint bytes, ulong value,
                                    ulong compare, int pe)
{
    int world_pe = ishmemi_context_pe(ISHMEMI_ATOMIC + op, ctx, pe);
    return world_pe < 0 ? 0 : ishmemi_amo(ISHMEMI_ON_CONTEXT, op, dest, bytes, value, compare, world_pe);
}

#define ISHMEMI_BITS(NAME, TYPE)                                                                                       \
    typedef union {                                                                                                    \
        TYPE value;                                                                                                    \
        ulong bits;                                                                                                    \
    } ishmemi_##NAME##_bits_t;                                                                                         \
    static inline ulong ishmemi_##NAME##_to_bits(TYPE value)                                                           \
    {                                                                                                                  \
        ishmemi_##NAME##_bits_t both;                                                                                  \
        both.bits = 0;                                                                                                 \
        both.value = value;                                                                                            \
        return both.bits;                                                                                              \
    }                                                                                                                  \
    static inline TYPE ishmemi_##NAME##_of_bits(ulong bits)                                                            \
    {                                                                                                                  \
        ishmemi_##NAME##_bits_t both;                                                                                  \
        both.bits = bits;                                                                                              \
        return both.value;                                                                                             \
    }

ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_BITS)

#endif /* !ISHMEM_DEVICE_EXTERN */

/* ---------------------------------------------------------------------------------------------
 * The API
 */

/* This PE's number in the world team, [0, ishmem_n_pes()). */
ISHMEMI_API int ishmem_my_pe(void)
ISHMEMI_BODY({ return ishmemi_module.state ? ishmemi_module.state->my_pe : -1; })

/* Number of PEs in the world team. */
ISHMEMI_API int ishmem_n_pes(void)
ISHMEMI_BODY({ return ishmemi_module.state ? ishmemi_module.state->n_pes : -1; })

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
ISHMEMI_BODY({ return ishmemi_sync(ISHMEMI_SYNC, team, ishmemi_alone(), 0); })
ISHMEMI_API int ishmemx_team_sync_work_group(ishmem_team_t team)
ISHMEMI_BODY({ return ishmemi_sync(ISHMEMI_SYNC, team, ishmemi_work_group(), 1); })

/* The same over the world team. */
ISHMEMI_API void ishmem_sync_all(void)
ISHMEMI_BODY({ ishmemi_sync(ISHMEMI_SYNC_ALL, ISHMEM_TEAM_WORLD, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_sync_all_work_group(void)
ISHMEMI_BODY({ ishmemi_sync(ISHMEMI_SYNC_ALL, ISHMEM_TEAM_WORLD, ishmemi_work_group(), 1); })

/* ishmem_quiet and ishmem_sync_all in one. */
ISHMEMI_API void ishmem_barrier_all(void)
ISHMEMI_BODY({ ishmem_quiet(); ishmemi_sync(ISHMEMI_BARRIER_ALL, ISHMEM_TEAM_WORLD, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_barrier_all_work_group(void)
ISHMEMI_BODY({ ishmem_quiet(); ishmemi_sync(ISHMEMI_BARRIER_ALL, ISHMEM_TEAM_WORLD, ishmemi_work_group(), 1); })

/* Copies `bytes` bytes from `source`, any memory of this PE, to the symmetric `dest` on world PE
 * `pe`. On return `source` may be reused; the data has arrived after ishmem_quiet or a barrier. */
ISHMEMI_API void ishmem_putmem(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_put(ISHMEMI_PUT, dest, source, bytes, pe, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_putmem_work_group(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_put(ISHMEMI_PUT, dest, source, bytes, pe, ishmemi_work_group(), 1); })

/* Copies `bytes` bytes from the symmetric `source` on world PE `pe` to `dest`, any memory of this
 * PE; on return they are there. */
ISHMEMI_API void ishmem_getmem(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_get(ISHMEMI_GET, dest, source, bytes, pe, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_getmem_work_group(void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_get(ISHMEMI_GET, dest, source, bytes, pe, ishmemi_work_group(), 1); })

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
 * and for a single element, which is stored or loaded as a whole, at each call:
 *   void ishmem_NAME_p(TYPE *dest, TYPE value, int pe); TYPE ishmem_NAME_g(const TYPE *source, int pe);
 * A loop that waits for a value with ishmem_NAME_g or a get calls ishmem_relax in each turn. */
#define ISHMEMI_RMA(NAME, TYPE)                                                                                        \
    ISHMEMI_API void ishmem_##NAME##_put(TYPE *dest, const TYPE *source, size_t nelems, int pe)                        \
    ISHMEMI_BODY({ ishmemi_put(ISHMEMI_PUT, dest, source, nelems * sizeof(TYPE), pe, ishmemi_alone(), 0); })           \
    ISHMEMI_API void ishmemx_##NAME##_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe)            \
    ISHMEMI_BODY({ ishmemi_put(ISHMEMI_PUT, dest, source, nelems * sizeof(TYPE), pe, ishmemi_work_group(), 1); })      \
    ISHMEMI_API void ishmem_##NAME##_get(TYPE *dest, const TYPE *source, size_t nelems, int pe)                        \
    ISHMEMI_BODY({ ishmemi_get(ISHMEMI_GET, dest, source, nelems * sizeof(TYPE), pe, ishmemi_alone(), 0); })           \
    ISHMEMI_API void ishmemx_##NAME##_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe)            \
    ISHMEMI_BODY({ ishmemi_get(ISHMEMI_GET, dest, source, nelems * sizeof(TYPE), pe, ishmemi_work_group(), 1); })      \
    ISHMEMI_API void ishmem_##NAME##_p(TYPE *dest, TYPE value, int pe)                                                 \
    ISHMEMI_BODY({                                                                                                     \
        ulong to = ishmemi_module.state ? ishmemi_remote(ISHMEMI_PUT, (ulong)dest, sizeof(TYPE), pe) : 0;              \
        if (to != 0)                                                                                                   \
            *(volatile __global TYPE *)to = value;                                                                     \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmem_##NAME##_g(const TYPE *source, int pe)                                                     \
    ISHMEMI_BODY({                                                                                                     \
        ulong from = ishmemi_module.state ? ishmemi_remote(ISHMEMI_GET, (ulong)source, sizeof(TYPE), pe) : 0;          \
        ishmemi_refresh();                                                                                             \
        return from != 0 ? *(const volatile __global TYPE *)from : (TYPE)0;                                            \
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

/* ---------------------------------------------------------------------------------------------
 * On a context: `pe` is a number of its team. (OpenSHMEM 1.5, 9.5; 9.6)
 */

/* Completes this work-item's earlier operations on the context at their targets. Nothing happens for
 * ISHMEMX_CTX_INVALID. */
ISHMEMI_API void ishmemx_ctx_quiet(ishmemx_ctx_t ctx)
ISHMEMI_BODY({ ishmemi_ctx_order(ISHMEMI_QUIET, ctx); })

/* Orders this work-item's earlier puts and atomic operations on the context before its later ones
 * to the same PE. Nothing happens for ISHMEMX_CTX_INVALID. */
ISHMEMI_API void ishmemx_ctx_fence(ishmemx_ctx_t ctx)
ISHMEMI_BODY({ ishmemi_ctx_order(ISHMEMI_FENCE, ctx); })

/* As ishmem_putmem and ishmem_getmem. */
ISHMEMI_API void ishmemx_ctx_putmem(ishmemx_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_ctx_put(ctx, dest, source, bytes, pe, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_ctx_putmem_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_ctx_put(ctx, dest, source, bytes, pe, ishmemi_work_group(), 1); })
ISHMEMI_API void ishmemx_ctx_getmem(ishmemx_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_ctx_get(ctx, dest, source, bytes, pe, ishmemi_alone(), 0); })
ISHMEMI_API void ishmemx_ctx_getmem_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t bytes, int pe)
ISHMEMI_BODY({ ishmemi_ctx_get(ctx, dest, source, bytes, pe, ishmemi_work_group(), 1); })

/* For each type NAME of the RMA family: ishmemx_ctx_NAME_put, _get, _put_work_group, _get_work_group,
 * _p and _g, as those without a context. */
#define ISHMEMI_CTX_RMA(NAME, TYPE)                                                                                    \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source,                       \
                                              size_t nelems, int pe)                                                   \
    ISHMEMI_BODY({ ishmemi_ctx_put(ctx, dest, source, nelems * sizeof(TYPE), pe, ishmemi_alone(), 0); })               \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source,            \
                                                         size_t nelems, int pe)                                        \
    ISHMEMI_BODY({ ishmemi_ctx_put(ctx, dest, source, nelems * sizeof(TYPE), pe, ishmemi_work_group(), 1); })          \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source,                       \
                                              size_t nelems, int pe)                                                   \
    ISHMEMI_BODY({ ishmemi_ctx_get(ctx, dest, source, nelems * sizeof(TYPE), pe, ishmemi_alone(), 0); })               \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source,            \
                                                         size_t nelems, int pe)                                        \
    ISHMEMI_BODY({ ishmemi_ctx_get(ctx, dest, source, nelems * sizeof(TYPE), pe, ishmemi_work_group(), 1); })          \
    ISHMEMI_API void ishmemx_ctx_##NAME##_p(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)                         \
    ISHMEMI_BODY({                                                                                                     \
        int world_pe = ishmemi_context_pe(ISHMEMI_PUT, ctx, pe);                                                       \
        uint routine = ISHMEMI_PUT | ISHMEMI_ON_CONTEXT;                                                               \
        ulong to = world_pe < 0 ? 0 : ishmemi_remote(routine, (ulong)dest, sizeof(TYPE), world_pe);                    \
        if (to != 0)                                                                                                   \
            *(volatile __global TYPE *)to = value;                                                                     \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_g(ishmemx_ctx_t ctx, const TYPE *source, int pe)                             \
    ISHMEMI_BODY({                                                                                                     \
        int world_pe = ishmemi_context_pe(ISHMEMI_GET, ctx, pe);                                                       \
        uint routine = ISHMEMI_GET | ISHMEMI_ON_CONTEXT;                                                               \
        ulong from = world_pe < 0 ? 0 : ishmemi_remote(routine, (ulong)source, sizeof(TYPE), world_pe);                \
        ishmemi_refresh();                                                                                             \
        return from != 0 ? *(const volatile __global TYPE *)from : (TYPE)0;                                            \
    })

ISHMEMI_RMA_TYPES(ISHMEMI_CTX_RMA)

/* ---------------------------------------------------------------------------------------------
 * Atomic memory operations, on world PE `pe`, and on a context. (OpenSHMEM 1.5, 9.7)
 *
 * For each type NAME of a family, with the forms ishmemx_ctx_NAME_atomic_*(ctx, ...):
 *   extended   ishmem_NAME_atomic_fetch, _set, _swap
 *   standard   _compare_swap, _fetch_inc, _inc, _fetch_add, _add
 *   bitwise    _fetch_and, _and, _fetch_or, _or, _fetch_xor, _xor
 * Those that return a value return the one before. They are atomic against all such operations on the
 * word by any device, and against those that the host asks for. */
#define ISHMEMI_EXTENDED_AMO(NAME, TYPE)                                                                               \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch(const TYPE *source, int pe)                                          \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_FETCH, source, sizeof(TYPE), 0, 0, pe);                              \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch(ishmemx_ctx_t ctx, const TYPE *source, int pe)                  \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_FETCH, source, sizeof(TYPE), 0, 0, pe);                        \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API void ishmem_##NAME##_atomic_set(TYPE *dest, TYPE value, int pe)                                        \
    ISHMEMI_BODY({ ishmemi_amo(0, ISHMEMI_AMO_SET, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe); })     \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_set(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)                \
    ISHMEMI_BODY({                                                                                                     \
        ishmemi_ctx_amo(ctx, ISHMEMI_AMO_SET, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);             \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_swap(TYPE *dest, TYPE value, int pe)                                       \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_SWAP, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);   \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)               \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_SWAP, dest,                                                    \
                                       sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                          \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })

#define ISHMEMI_AMO(NAME, TYPE)                                                                                        \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe)                    \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_COMPARE_SWAP, dest,                                                  \
                                   sizeof(TYPE), ishmemi_##NAME##_to_bits(value), ishmemi_##NAME##_to_bits(cond), pe); \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_compare_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value,    \
                                                              int pe)                                                  \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_COMPARE_SWAP, dest,                                            \
            sizeof(TYPE), ishmemi_##NAME##_to_bits(value), ishmemi_##NAME##_to_bits(cond), pe);                        \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_inc(TYPE *dest, int pe)                                              \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_FETCH_INC, dest, sizeof(TYPE), 0, 0, pe);                            \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe)                      \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_FETCH_INC, dest, sizeof(TYPE), 0, 0, pe);                      \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API void ishmem_##NAME##_atomic_inc(TYPE *dest, int pe)                                                    \
    ISHMEMI_BODY({ ishmemi_amo(0, ISHMEMI_AMO_INC, dest, sizeof(TYPE), 0, 0, pe); })                                   \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe)                            \
    ISHMEMI_BODY({ ishmemi_ctx_amo(ctx, ISHMEMI_AMO_INC, dest, sizeof(TYPE), 0, 0, pe); })                             \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_add(TYPE *dest, TYPE value, int pe)                                  \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_FETCH_ADD, dest,                                                     \
                                   sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                              \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)          \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_FETCH_ADD, dest,                                               \
                                       sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                          \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API void ishmem_##NAME##_atomic_add(TYPE *dest, TYPE value, int pe)                                        \
    ISHMEMI_BODY({ ishmemi_amo(0, ISHMEMI_AMO_ADD, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe); })     \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)                \
    ISHMEMI_BODY({                                                                                                     \
        ishmemi_ctx_amo(ctx, ISHMEMI_AMO_ADD, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);             \
    })

#define ISHMEMI_BITWISE_AMO(NAME, TYPE)                                                                                \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_and(TYPE *dest, TYPE value, int pe)                                  \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_FETCH_AND, dest,                                                     \
                                   sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                              \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)          \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_FETCH_AND, dest,                                               \
                                       sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                          \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API void ishmem_##NAME##_atomic_and(TYPE *dest, TYPE value, int pe)                                        \
    ISHMEMI_BODY({ ishmemi_amo(0, ISHMEMI_AMO_AND, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe); })     \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)                \
    ISHMEMI_BODY({                                                                                                     \
        ishmemi_ctx_amo(ctx, ISHMEMI_AMO_AND, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);             \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_or(TYPE *dest, TYPE value, int pe)                                   \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_FETCH_OR, dest,                                                      \
                                   sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                              \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)           \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_FETCH_OR, dest,                                                \
                                       sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                          \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API void ishmem_##NAME##_atomic_or(TYPE *dest, TYPE value, int pe)                                         \
    ISHMEMI_BODY({ ishmemi_amo(0, ISHMEMI_AMO_OR, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe); })      \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)                 \
    ISHMEMI_BODY({                                                                                                     \
        ishmemi_ctx_amo(ctx, ISHMEMI_AMO_OR, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);              \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_xor(TYPE *dest, TYPE value, int pe)                                  \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_amo(0, ISHMEMI_AMO_FETCH_XOR, dest,                                                     \
                                   sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                              \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)          \
    ISHMEMI_BODY({                                                                                                     \
        ulong before = ishmemi_ctx_amo(ctx, ISHMEMI_AMO_FETCH_XOR, dest,                                               \
                                       sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);                          \
        return ishmemi_##NAME##_of_bits(before);                                                                       \
    })                                                                                                                 \
    ISHMEMI_API void ishmem_##NAME##_atomic_xor(TYPE *dest, TYPE value, int pe)                                        \
    ISHMEMI_BODY({ ishmemi_amo(0, ISHMEMI_AMO_XOR, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe); })     \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe)                \
    ISHMEMI_BODY({                                                                                                     \
        ishmemi_ctx_amo(ctx, ISHMEMI_AMO_XOR, dest, sizeof(TYPE), ishmemi_##NAME##_to_bits(value), 0, pe);             \
    })

ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_EXTENDED_AMO)
ISHMEMI_AMO_TYPES(ISHMEMI_AMO)
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_BITWISE_AMO)

#ifdef __cplusplus
}
#endif

#endif /* ISHMEM_DEVICE_H */
