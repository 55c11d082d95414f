/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The records and numbers that the host shares with kernels, as crates/abi has them. Part of ishmem_device.h: kernels
 * have no use for it on its own.
 */
#ifndef ISHMEM_DEVICE_ABI_H
#define ISHMEM_DEVICE_ABI_H

#define ISHMEMI_ABI_VERSION 5u
#define ISHMEMI_SLOT_MASK 0xff
#define ISHMEMI_MAX_ROUNDS 30
#define ISHMEMI_CONTEXT_MASK 0xffff
#define ISHMEMI_FIRST_CONTEXT 2
#define ISHMEMI_MAX_CONTEXTS 65534
#define ISHMEMI_CONTEXTS_PER_TABLE 256

typedef struct {
    uint version;
    int my_pe;
    int n_pes;
    uint team_slots;
    ulong heap_base;
    ulong heap_bytes;
    ulong peers;
    ulong teams;
    ulong contexts;
    ulong error;
    uint error_taken;
    uint copy_run;
    ulong stall;
    uint stall_claim;
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
    ulong handle;
    int team;
    uint reserved;
} ishmemi_context_t;

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

typedef struct {
    uint sequence;
    uint routine;
    int team;
    int pe;
    uint round;
    uint reserved;
} ishmemi_stall_t;

enum ishmemi_error_code {
    ISHMEMI_PE_OUT_OF_RANGE = 1,
    ISHMEMI_NOT_SYMMETRIC = 2,
    ISHMEMI_UNREACHABLE = 3,
    ISHMEMI_NO_CONTEXT = 4,
    ISHMEMI_MISALIGNED = 5,
};

enum ishmemi_routine {
    ISHMEMI_PUT = 1,
    ISHMEMI_GET = 2,
    ISHMEMI_COLLECT = 3,
    ISHMEMI_FCOLLECT = 4,
    ISHMEMI_SYNC = 5,
    ISHMEMI_QUIET = 6,
    ISHMEMI_FENCE = 7,
    ISHMEMI_SYNC_ALL = 8,
    ISHMEMI_BARRIER_ALL = 9,
    ISHMEMI_ATOMIC = 16,           /* plus the operation */
    ISHMEMI_ON_CONTEXT = 0x100,    /* a bit: the form that takes a context */
    ISHMEMI_BY_WORK_GROUP = 0x200, /* a bit: the form that a work-group calls */
};

enum ishmemi_amo {
    ISHMEMI_AMO_FETCH = 0,
    ISHMEMI_AMO_SET = 1,
    ISHMEMI_AMO_ADD = 2,
    ISHMEMI_AMO_FETCH_ADD = 3,
    ISHMEMI_AMO_INC = 4,
    ISHMEMI_AMO_FETCH_INC = 5,
    ISHMEMI_AMO_AND = 6,
    ISHMEMI_AMO_FETCH_AND = 7,
    ISHMEMI_AMO_OR = 8,
    ISHMEMI_AMO_FETCH_OR = 9,
    ISHMEMI_AMO_XOR = 10,
    ISHMEMI_AMO_FETCH_XOR = 11,
    ISHMEMI_AMO_SWAP = 12,
    ISHMEMI_AMO_COMPARE_SWAP = 13,
};

#endif /* ISHMEM_DEVICE_ABI_H */
