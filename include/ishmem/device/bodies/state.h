/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What every routine stands on: the state of the runtime, teams, contexts, complaints and waits that last. Part of ishmem_device.h.
 */
#ifndef ISHMEM_DEVICE_STATE_BODIES_H
#define ISHMEM_DEVICE_STATE_BODIES_H

#include "../words.h"

/* What a module has once, also where it is linked from several sources that have routines compiled in. */
#ifdef ISHMEM_DEVICE_INLINE
#define ISHMEMI_ONCE __attribute__((weak))
#else
#define ISHMEMI_ONCE
#endif

/* What ishmemx_module_init looks for in a module. It is one variable, since drivers that link modules leave out what no
 * kernel reads. */
typedef struct {
    uint version; /* ISHMEMI_ABI_VERSION as the module was compiled */
    uint turns;   /* how often any of several variables was asked for */
    __global ishmemi_state_t *state; /* set by ishmemx_module_init, cleared by ishmemx_module_finalize */
} ishmemi_module_t;

ISHMEMI_ONCE __global ishmemi_module_t ishmemi_module = {ISHMEMI_ABI_VERSION, 0, 0};

/* A clock of the host's that goes on at one pace: Linux's CLOCK_MONOTONIC. */
#define ISHMEMI_MONOTONIC 1

ISHMEMI_ONCE __attribute__((noinline)) void ishmem_relax(void)
{
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices);
}

/* Copies bytes from one range of global memory to another, which do not overlap. The driver for CPUs replaces the body when it
 * loads the module, by the process's own function for that, which copies any memory. */
ISHMEMI_ONCE __attribute__((noinline)) void ishmem_copy_run(ulong to, ulong from, ulong bytes)
{
    for (ulong i = 0; i < bytes; i++)
        ((__global uchar *)to)[i] = ((const __global uchar *)from)[i];
}

/* What the device's clock says, in the second of two words of private memory. The driver for CPUs replaces the body by the process's
 * clock_gettime, which stores seconds and nanoseconds. */
ISHMEMI_ONCE __attribute__((noinline)) void ishmem_clock(ulong which, ulong words)
{
    ulong *time = (ulong *)words;
    /* 0: a compiler leaves out an argument that is not used. */
    time[0] = which - ISHMEMI_MONOTONIC;
    time[1] = intel_get_cycle_counter();
}

static inline ulong ishmemi_time(void)
{
    ulong time[2], *words = time;
    /* Which clock comes from memory: a compiler that makes the function the module's own would leave out a parameter that is always
     * the same, and the driver for CPUs would not know it again. */
    ishmem_clock(ishmemi_module.version != 0 ? ISHMEMI_MONOTONIC : 0, (ulong)words);
    return time[0] * 1000000000ul + time[1];
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

/* Teams whose collectives go by nodes have a table of these: see crates/abi. 0 for others. */
static inline __global const ishmemi_nodes_t *ishmemi_nodes(__global const ishmemi_team_t *team)
{
    return (__global const ishmemi_nodes_t *)team->nodes;
}

static inline __global const ishmemi_node_t *ishmemi_node(__global const ishmemi_nodes_t *nodes, int node)
{
    return (__global const ishmemi_node_t *)(nodes + 1) + node;
}

/* ---------------------------------------------------------------------------------------------
 * Complaints: the first one of the PE is kept; the host ends the job with it.
 */

/* Complains of an argument, by its value and the bound that it violates. */
ISHMEMI_CALLED void ishmemi_complain(uint code, uint routine, uint argument, long value, long bound)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    uint none = 0;
    if (atomic_compare_exchange_strong_explicit((volatile __global atomic_uint *)&state->error_taken, &none, 1u,
                                                memory_order_relaxed, memory_order_relaxed, memory_scope_device)) {
        volatile __global ishmemi_error_t *error = (volatile __global ishmemi_error_t *)state->error;
        error->routine = routine;
        error->argument = argument;
        error->value = value;
        error->bound = bound;
        ishmemi_post_uint(&error->code, code);
    }
}

/* The team of a collective; 0 where the module is not bound, and for a handle of no live team, of which, but for ISHMEM_TEAM_INVALID,
 * there is a complaint; not in kernels on lists, which judge it themselves. */
static inline __global const ishmemi_team_t *ishmemi_team_for(uint routine, int handle)
{
    __global const ishmemi_team_t *team = ishmemi_team(handle);
#ifndef ISHMEMI_TEAM_IS_JUDGED
    if (team == 0 && ishmemi_module.state != 0 && handle != ISHMEM_TEAM_INVALID)
        ishmemi_complain(ISHMEMI_NO_TEAM, routine, ISHMEMI_ARG_TEAM, handle, 0);
#endif
    return team;
}

/* ---------------------------------------------------------------------------------------------
 * Waits that last: a work-item that waits for long tells the host for which PE, in the stall record of its PE. One wait
 * at a time has the record; the others try again after so many turns. Host memory takes plain stores only, so that the
 * claim is a word in device memory: odd while a wait has the record, and different for each wait. That number is the
 * record's sequence, stored after the rest; it is 0 while the rest changes.
 */
#define ISHMEMI_PATIENCE 1024u /* turns of a waiting loop */

/* Claims the record for a wait for world PE `pe`, or for any PE that changes the word at `word`; whether it was free. */
ISHMEMI_CALLED int ishmemi_stall(uint routine, int team, int pe, uint round, ulong word)
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
    record->word = word;
    ishmemi_post_uint(&record->sequence, seen + 1);
    return 1;
}

/* Gives the record back, by the work-item that has it. */
ISHMEMI_CALLED void ishmemi_resume(void)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    volatile __global atomic_uint *claim = (volatile __global atomic_uint *)&state->stall_claim;
    uint mine = atomic_load_explicit(claim, memory_order_relaxed, memory_scope_device);
    ((volatile __global ishmemi_stall_t *)state->stall)->sequence = 0;
    ishmemi_release();
    atomic_store_explicit(claim, mine + 1, memory_order_release, memory_scope_device);
}

/* Does what the host asks for, whose own kernels may not run before this one ends. */
ISHMEMI_ONCE __attribute__((noinline)) void ishmemi_serve(void)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    ishmemi_run_errand((volatile __global ishmemi_errand_t *)state->errand, (volatile __global atomic_ulong *)&state->errand_taken);
}

/* Between two looks of a waiting loop, of which one in so many serves the host. */
#define ISHMEMI_SERVICE 64u

ISHMEMI_CALLED void ishmemi_yield(uint turn)
{
    ishmem_relax();
    if (turn % ISHMEMI_SERVICE == 0)
        ishmemi_serve();
}

/* The same. The first looks follow on each other. */
static inline void ishmemi_pause(uint turn)
{
    if (turn > ishmemi_module.state->looks)
        ishmemi_yield(turn);
}

/* Waits until CONDITION holds, which is looked at in every turn. Where that lasts the host is told of it: routine, team, world PE, round
 * and word, as ishmemi_stall has them, are computed only then. */
#define ISHMEMI_AWAIT(CONDITION, ...)                                                                                  \
    do {                                                                                                               \
        int is_told = 0;                                                                                               \
        for (uint turn = 1; !(CONDITION); turn++) {                                                                    \
            ishmemi_pause(turn);                                                                                       \
            if (turn % ISHMEMI_PATIENCE == 0 && !is_told)                                                              \
                is_told = ishmemi_stall(__VA_ARGS__);                                                                  \
        }                                                                                                              \
        if (is_told)                                                                                                   \
            ishmemi_resume();                                                                                          \
    } while (0)

/* A PE is a few epochs ahead of another at most, and what is further ahead is an old epoch: a place that some meetings do not use keeps
 * one, for nearly 2^32 of them. */
#define ISHMEMI_AHEAD (1u << 16)

/* Waits until the flag at which the world PE `pe` stores its epochs has come to `epoch`. */
static inline void ishmemi_await(volatile __global uint *flag, uint epoch, uint routine, int team, int pe, uint round)
{
    ISHMEMI_AWAIT(ishmemi_look_uint(flag) - epoch < ISHMEMI_AHEAD, routine, team, pe, round, 0);
}

/* ---------------------------------------------------------------------------------------------
 * Addresses: where a symmetric object of this PE is on another one. 0 after a complaint, where the module is not bound,
 * and for PEs of other nodes, to which ring.h is the way. ISHMEM_CHECKS=off leaves out complaints of PE numbers and addresses.
 */

/* Whether `bytes` bytes at `address` lie in this PE's heap; none do at its end. */
static inline int ishmemi_is_symmetric(__global const ishmemi_state_t *state, ulong address, ulong bytes)
{
    ulong offset = address - state->heap_base;
    return offset < state->heap_bytes && bytes <= state->heap_bytes - offset;
}

/* Where the heap of a world PE is; 0 where that is on another node. */
static inline ulong ishmemi_heap(__global const ishmemi_state_t *state, int world_pe)
{
    return ((__global const ulong *)state->peers)[world_pe];
}

/* Where what is at `address` in this PE's heap is in that heap, or 0. */
static inline ulong ishmemi_mapped(__global const ishmemi_state_t *state, ulong address, int world_pe)
{
    ulong heap = ishmemi_heap(state, world_pe);
    return heap == 0 ? 0 : heap + (address - state->heap_base);
}

/* `bytes` bytes at `address` on world PE `pe`. */
ISHMEMI_CALLED ulong ishmemi_at(uint routine, uint argument, ulong address, ulong bytes, int pe)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state->checks && !ishmemi_is_symmetric(state, address, bytes)) {
        ishmemi_complain(ISHMEMI_NOT_SYMMETRIC, routine, argument, (long)address, (long)bytes);
        return 0;
    }
    return ishmemi_mapped(state, address, pe);
}

/* The team of a context; 0 where that, or its team, is not alive. */
static inline __global const ishmemi_team_t *ishmemi_context_team(ishmemx_ctx_t ctx)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
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

/* `bytes` bytes at `address` on the PE that has number `pe` on a context. */
ISHMEMI_CALLED ulong ishmemi_reach(uint routine, ishmemx_ctx_t ctx, uint argument, ulong address, ulong bytes, int pe)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0)
        return 0;
    int n_pes = state->n_pes;
    __global const ishmemi_team_t *team = 0;
    if (ctx != ISHMEMX_CTX_DEFAULT) {
        team = ishmemi_context_team(ctx);
        if (team == 0) {
            ishmemi_complain(ISHMEMI_NO_CONTEXT, routine, ISHMEMI_ARG_CTX, ctx, 0);
            return 0;
        }
        n_pes = team->n_pes;
    }
    if (state->checks && (pe < 0 || pe >= n_pes)) {
        ishmemi_complain(ISHMEMI_OUT_OF_RANGE, routine, ISHMEMI_ARG_PE, pe, n_pes - 1);
        return 0;
    }
    return ishmemi_at(routine, argument, address, bytes, team != 0 ? ishmemi_world_pe(team, pe) : pe);
}

/* The same for a word of `bytes` bytes, which is aligned. */
ISHMEMI_CALLED ulong ishmemi_reach_word(uint routine, ishmemx_ctx_t ctx, uint argument, ulong address, ulong bytes,
                                        int pe)
{
    ulong to = ishmemi_reach(routine, ctx, argument, address, bytes, pe);
    if (to != 0 && (address & (bytes - 1)) != 0 && ishmemi_module.state->checks) {
        ishmemi_complain(ISHMEMI_MISALIGNED, routine, argument, (long)address, (long)bytes);
        return 0;
    }
    return to;
}

/* Refuses what is refused of a call that moves nothing: a context, and a PE. */
ISHMEMI_CALLED void ishmemi_reach_nothing(uint routine, ishmemx_ctx_t ctx, int pe)
{
    if (ishmemi_module.state != 0 && ishmemi_module.state->checks)
        (void)ishmemi_reach(routine, ctx, ISHMEMI_ARG_PE, ishmemi_module.state->heap_base, 0, pe);
}

/* What ishmemi_reach finds, where that is quick to see: on the default context, on a PE of this node, and nothing is wrong. 0 otherwise,
 * whatever the reason. */
static inline ulong ishmemi_short_way(ishmemx_ctx_t ctx, ulong address, ulong bytes, int pe)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0 || ctx != ISHMEMX_CTX_DEFAULT || (uint)pe >= (uint)state->n_pes ||
        !ishmemi_is_symmetric(state, address, bytes))
        return 0;
    return ishmemi_mapped(state, address, pe);
}

/* What ishmemi_reach finds, by the short way first. */
static inline ulong ishmemi_there(uint routine, ishmemx_ctx_t ctx, uint argument, ulong address, ulong bytes, int pe)
{
    ulong to = ishmemi_short_way(ctx, address, bytes, pe);
    return to != 0 ? to : ishmemi_reach(routine, ctx, argument, address, bytes, pe);
}

/* The same of a word. */
static inline ulong ishmemi_word_there(uint routine, ishmemx_ctx_t ctx, uint argument, ulong address, ulong bytes, int pe)
{
    ulong to = (address & (bytes - 1)) == 0 ? ishmemi_short_way(ctx, address, bytes, pe) : 0;
    return to != 0 ? to : ishmemi_reach_word(routine, ctx, argument, address, bytes, pe);
}

/* The bytes of `count` elements; more than there is where that is no number. */
static inline ulong ishmemi_bytes(ulong count, ulong size)
{
    return mul_hi(count, size) == 0 ? count * size : ~0ul;
}

/* The bytes that blocks of `block` elements, of which one begins every `stride` elements, take from the first to the last. */
static inline ulong ishmemi_span(long stride, ulong block, ulong count, uint size)
{
    ulong before = (ulong)stride * (count - 1);
    if (mul_hi((ulong)stride, count - 1) != 0 || before > ~0ul - block)
        return ~0ul;
    return ishmemi_bytes(before + block, size);
}

/* ---------------------------------------------------------------------------------------------
 * Work-items that act together: one alone, or a work-group. Their number is in the upper half, a work-item's own in the lower:
 * a struct by value would travel through memory, with copies and casts that SPIR-V and engines have no good way with.
 */
typedef ulong ishmemi_crew_t;

static inline ishmemi_crew_t ishmemi_crew(ulong rank, ulong size)
{
    return size << 32 | rank;
}

static inline ulong ishmemi_rank(ishmemi_crew_t crew)
{
    return (uint)crew;
}

static inline ulong ishmemi_size(ishmemi_crew_t crew)
{
    return crew >> 32;
}

static inline ishmemi_crew_t ishmemi_alone(void)
{
    return ishmemi_crew(0, 1);
}

static inline ishmemi_crew_t ishmemi_work_group(void)
{
    return ishmemi_crew(get_local_linear_id(), get_local_size(0) * get_local_size(1) * get_local_size(2));
}

/* Whether work-items run one after the other. The first of a group then copies alone: finding out what is to be done takes each of
 * the others longer than it saves. */
static inline int ishmemi_one_by_one(void)
{
    return ishmemi_module.state != 0 && ishmemi_module.state->one_by_one;
}

/* Of a work-item that moves nothing; a crew has one work-item at least. */
#define ISHMEMI_NO_CREW 0ul

/* Those of a crew that move data: all, or, where work-items run one after the other, the first alone. */
static inline ishmemi_crew_t ishmemi_movers(ishmemi_crew_t crew)
{
    if (!ishmemi_one_by_one())
        return crew;
    return ishmemi_rank(crew) == 0 ? ishmemi_alone() : ISHMEMI_NO_CREW;
}

/* Where a team's words for its collectives are in this PE's heap. */
static inline __global ishmemi_sync_t *ishmemi_sync_area(__global const ishmemi_team_t *team)
{
    uint slot = (uint)team->handle & ISHMEMI_SLOT_MASK;
    return (__global ishmemi_sync_t *)(ishmemi_module.state->heap_base + slot * sizeof(ishmemi_sync_t));
}

/* The i-th member after this PE, around the team: PEs that send to all do not all begin with the same. */
static inline int ishmemi_after(__global const ishmemi_team_t *team, int i)
{
    int member = team->my_pe + i;
    return member < team->n_pes ? member : member - team->n_pes;
}

/* A body is written once, for a crew, and always inlined into its two forms: for one work-item the meeting must be gone
 * before a compiler sees a barrier in a branch that not all work-items take. */
#define ISHMEMI_INLINE static inline __attribute__((always_inline))

/* The form for one work-item of a body that is called ishmemi_NAME_by, which is ishmemi_NAME. */
#define ISHMEMI_ALONE_FORM(RESULT, NAME, PARAMETERS, ...)                                                              \
    ISHMEMI_SHARED RESULT ishmemi_##NAME PARAMETERS                                                                    \
    {                                                                                                                  \
        return ishmemi_##NAME##_by(ishmemi_alone(), 0, __VA_ARGS__);                                                   \
    }

/* That form, and ishmemi_NAME_group. */
#define ISHMEMI_FORMS(RESULT, NAME, PARAMETERS, ...)                                                                   \
    ISHMEMI_ALONE_FORM(RESULT, NAME, PARAMETERS, __VA_ARGS__)                                                          \
    ISHMEMI_SHARED RESULT ishmemi_##NAME##_group PARAMETERS                                                            \
    {                                                                                                                  \
        return ishmemi_##NAME##_by(ishmemi_work_group(), 1, __VA_ARGS__);                                              \
    }

/* A routine's number, with the form in which it was called. The host's own kernels have another. */
#ifndef ISHMEMI_FORM
#define ISHMEMI_FORM(routine, in_group) ((routine) | ((in_group) ? ISHMEMI_BY_WORK_GROUP : 0))
#endif

/* Counts a call of a routine that moves so many bytes, or that `asks` the progress thread to. */
ISHMEMI_CALLED void ishmemi_count(uint routine, ulong bytes, int asks)
{
    uint number = (routine & ISHMEMI_NUMBER) + (asks ? ISHMEMI_NUMBER + 1 : 0);
    volatile __global atomic_ulong *counters = (volatile __global atomic_ulong *)ishmemi_module.state->counters + 2 * number;
    atomic_fetch_add_explicit(counters, 1ul, memory_order_relaxed, memory_scope_device);
    atomic_fetch_add_explicit(counters + 1, bytes, memory_order_relaxed, memory_scope_device);
}

/* The same where anything is counted, once for a crew. Of collectives what they ask counts besides. */
#define ISHMEMI_COUNT(crew, routine, bytes, asks)                                                                      \
    do {                                                                                                               \
        if (ishmemi_rank(crew) == 0 && ishmemi_module.state != 0 && ishmemi_module.state->counters != 0)               \
            ishmemi_count(routine, bytes, asks);                                                                       \
    } while (0)

#define ISHMEMI_MEET(in_group)                                                                                         \
    do {                                                                                                               \
        if (in_group)                                                                                                  \
            work_group_barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_scope_all_svm_devices);              \
    } while (0)

/* The form of a collective for a group, which ends with BODY. Where the first of a group does all, it does so as one alone, and
 * tells the others the result. */
#define ISHMEMI_GROUP_FORM(NAME, PARAMETERS, ARGUMENTS, BODY)                                                          \
    ISHMEMI_SHARED int ishmemi_##NAME##_group PARAMETERS                                                               \
    {                                                                                                                  \
        if (ISHMEMI_FIRST_DOES_ALL) {                                                                                  \
            if (ishmemi_team_for(ISHMEMI_FORM(routine, 1), team) == 0)                                                 \
                return 1;                                                                                              \
            volatile __global uint *told = &ishmemi_sync_area(ishmemi_team(team))->told;                               \
            routine = ISHMEMI_FORM(routine, 1);                                                                        \
            ISHMEMI_MEET(1);                                                                                           \
            if (get_local_linear_id() == 0)                                                                            \
                *told = (uint)ishmemi_##NAME ARGUMENTS;                                                                \
            ISHMEMI_MEET(1);                                                                                           \
            return (int)*told;                                                                                         \
        }                                                                                                              \
        BODY                                                                                                           \
    }

/* What never holds, which no compiler can know: the word is 0 or 1. The driver for CPUs finds the compare by this value, and folds it
 * where it runs kernels on PoCL, which does not end over the loop below. */
#define ISHMEMI_NEVER 0x4e766572u
static inline uint ishmemi_never(void)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    return state != 0 && *(const volatile __global uint *)&state->one_by_one == ISHMEMI_NEVER;
}

/* Engines that make vectors of work-items make them in functions, too, where what one work-item does alone takes several times as
 * long. They leave a function as it is, and what it calls, that has a loop with two ways in: neither is ever taken. */
ISHMEMI_INLINE void ishmemi_make_no_vectors(void)
{
    if (ishmemi_never())
        goto inside;
    while (ishmemi_never()) {
    inside:
        (void)ishmemi_never();
    }
}

/* The two forms of a collective. */
#define ISHMEMI_COLLECTIVE_FORMS(NAME, PARAMETERS, ...)                                                                \
    ISHMEMI_APART int ishmemi_##NAME PARAMETERS                                                                        \
    {                                                                                                                  \
        ishmemi_make_no_vectors();                                                                                     \
        return ishmemi_##NAME##_by(ishmemi_alone(), 0, __VA_ARGS__);                                                   \
    }                                                                                                                  \
    ISHMEMI_GROUP_FORM(NAME, PARAMETERS, (__VA_ARGS__),                                                                \
                       return ishmemi_##NAME##_by(ishmemi_work_group(), 1, __VA_ARGS__);)

#define ISHMEMI_THESE(...) __VA_ARGS__

/* The same of a body that is a crew's share, with meetings around it: engines that run work-items one after the other are
 * slow at meetings in functions that are called, so these are the caller's. */
#define ISHMEMI_SHARED_FORMS(NAME, ARGUMENTS, ...)                                                                     \
    ISHMEMI_APART void ishmemi_##NAME(uint routine, __VA_ARGS__)                                                       \
    {                                                                                                                  \
        ishmemi_##NAME##_by(ishmemi_alone(), ISHMEMI_FORM(routine, 0), ISHMEMI_THESE ARGUMENTS);                       \
    }                                                                                                                  \
    ISHMEMI_APART void ishmemi_##NAME##_share(ishmemi_crew_t crew, uint routine, __VA_ARGS__)                          \
    {                                                                                                                  \
        ishmemi_##NAME##_by(crew, routine, ISHMEMI_THESE ARGUMENTS);                                                   \
    }                                                                                                                  \
    ISHMEMI_INLINE void ishmemi_##NAME##_group(uint routine, __VA_ARGS__)                                              \
    {                                                                                                                  \
        ISHMEMI_MEET(1);                                                                                               \
        ishmemi_crew_t crew = ishmemi_movers(ishmemi_work_group());                                                    \
        if (crew != ISHMEMI_NO_CREW)                                                                                   \
            ishmemi_##NAME##_share(crew, ISHMEMI_FORM(routine, 1), ISHMEMI_THESE ARGUMENTS);                           \
        ISHMEMI_MEET(1);                                                                                               \
    }

#endif /* ISHMEM_DEVICE_STATE_BODIES_H */
