/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The records and numbers that the host shares with kernels, as crates/abi has them. Part of ishmem_device.h: kernels
 * have no use for it on its own.
 */
#ifndef ISHMEM_DEVICE_ABI_H
#define ISHMEM_DEVICE_ABI_H

#define ISHMEMI_ABI_VERSION 15u
#define ISHMEMI_SLOT_MASK 0xff
#define ISHMEMI_MAX_ROUNDS 30
#define ISHMEMI_NEAR_ROUNDS 16
#define ISHMEMI_CONTEXT_MASK 0xffff
#define ISHMEMI_FIRST_CONTEXT 2
#define ISHMEMI_MAX_CONTEXTS 65534
#define ISHMEMI_CONTEXTS_PER_TABLE 256
#define ISHMEMI_RING_SLOTS 512
#define ISHMEMI_RING_CELLS 1024
#define ISHMEMI_LINE_WORDS 16
#define ISHMEMI_STORE_BYTES 40
#define ISHMEMI_FETCH_BYTES 64
#define ISHMEMI_PRINT_RECORDS 256
#define ISHMEMI_PRINT_VALUES 4
#define ISHMEMI_GENERATIONS 4
#define ISHMEMI_MAIL_LINE 64
#define ISHMEMI_MAIL_BITS 24
#define ISHMEMI_MOST_DIRECT 16

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
    uint one_by_one;
    ulong stall;
    uint stall_claim;
    uint checks;
    ulong prints;
    uint prints_begun;
    uint prints_lost;
    ulong counters;
    ulong ring;
    ulong ring_tail;
    ulong ring_seen;
    ulong cell_tail;
    ulong cell_turns;
    ulong scratch;
    ulong scratch_bytes;
    ulong mail;
    ulong mail_slot;
    ulong mail_room;
    uint mail_lines;
    uint small_bytes;
    uint words;
    uint renewal;
    uint sent_bytes;
    uint looks;
    ulong errand;
    ulong errand_taken;
    ulong by_owner;
} ishmemi_state_t;

typedef struct {
    ulong asked;
    ulong address;
    uint bytes;
    uint op;
    ulong operand;
    ulong compare;
    ulong padding[11];
    ulong done;
    ulong before;
    ulong ran;
} ishmemi_errand_t;

typedef struct {
    ulong head;
    ulong idle;
    ulong busy;
    ulong padding[13];
} ishmemi_ring_t;

typedef struct {
    int handle;
    int my_pe;
    int n_pes;
    int start;
    int stride;
    int spans_nodes;
    ulong table;
    ulong nodes;
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
    ishmemi_team_t near;
    ishmemi_team_t firsts;
    ishmemi_team_t alike;
} ishmemi_nodes_t;

typedef struct {
    int first;
    int stride;
    int len;
    uint reserved;
} ishmemi_node_t;

typedef struct {
    uint flag[2];
    ulong value[2];
    ulong padding;
} ishmemi_round_t;

typedef struct {
    uint epoch;
    uint generation;
    ulong broadcast;
    uint known;
    uint told;
    uint near_epoch;
    uint padding[9];
    ishmemi_round_t rounds[ISHMEMI_MAX_ROUNDS];
    ishmemi_round_t near[ISHMEMI_NEAR_ROUNDS];
} ishmemi_sync_t;

typedef struct {
    uint code;
    uint routine;
    uint argument;
    uint reserved;
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
    ulong word;
} ishmemi_stall_t;

typedef struct {
    uint sequence;
    uint msg_type;
    uint kinds;
    uint reserved;
    long line;
    ulong values[ISHMEMI_PRINT_VALUES];
    ulong padding;
    uchar file[64];
    uchar func[64];
    uchar text[320];
} ishmemi_print_t;

typedef struct {
    uint written;
    uint padding[15];
    uint lost;
    uint more_padding[15];
    ishmemi_print_t records[ISHMEMI_PRINT_RECORDS];
} ishmemi_prints_t;

enum ishmemi_error_code {
    ISHMEMI_OUT_OF_RANGE = 1,
    ISHMEMI_NOT_SYMMETRIC = 2,
    ISHMEMI_NO_CONTEXT = 4,
    ISHMEMI_MISALIGNED = 5,
    ISHMEMI_TOO_SMALL = 6,
    ISHMEMI_NO_TEAM = 7,
    ISHMEMI_MISMATCH = 8,
    ISHMEMI_NULL = 9,
};

enum ishmemi_argument {
    ISHMEMI_ARG_PE = 1,
    ISHMEMI_ARG_DEST = 2,
    ISHMEMI_ARG_SOURCE = 3,
    ISHMEMI_ARG_CTX = 4,
    ISHMEMI_ARG_PE_ROOT = 5,
    ISHMEMI_ARG_SIG_ADDR = 6,
    ISHMEMI_ARG_SIG_OP = 7,
    ISHMEMI_ARG_IVAR = 8,
    ISHMEMI_ARG_IVARS = 9,
    ISHMEMI_ARG_CMP = 10,
    ISHMEMI_ARG_DST = 11,
    ISHMEMI_ARG_SST = 12,
    ISHMEMI_ARG_TEAM = 13,
    ISHMEMI_ARG_NELEMS = 14,
    ISHMEMI_ARG_INDICES = 15,
    ISHMEMI_ARG_CMP_VALUES = 16,
};

enum ishmemi_routine {
    ISHMEMI_PUT = 1,
    ISHMEMI_GET = 2,
    ISHMEMI_COLLECT = 3,
    ISHMEMI_FCOLLECT = 4,
    ISHMEMI_TEAM_SYNC = 5,
    ISHMEMI_QUIET = 6,
    ISHMEMI_FENCE = 7,
    ISHMEMI_SYNC_ALL = 8,
    ISHMEMI_BARRIER_ALL = 9,
    ISHMEMI_P = 10,
    ISHMEMI_G = 11,
    ISHMEMI_ATOMIC_FETCH = 16,
    ISHMEMI_ATOMIC_SET = 17,
    ISHMEMI_ATOMIC_ADD = 18,
    ISHMEMI_ATOMIC_FETCH_ADD = 19,
    ISHMEMI_ATOMIC_INC = 20,
    ISHMEMI_ATOMIC_FETCH_INC = 21,
    ISHMEMI_ATOMIC_AND = 22,
    ISHMEMI_ATOMIC_FETCH_AND = 23,
    ISHMEMI_ATOMIC_OR = 24,
    ISHMEMI_ATOMIC_FETCH_OR = 25,
    ISHMEMI_ATOMIC_XOR = 26,
    ISHMEMI_ATOMIC_FETCH_XOR = 27,
    ISHMEMI_ATOMIC_SWAP = 28,
    ISHMEMI_ATOMIC_COMPARE_SWAP = 29,
    ISHMEMI_IPUT = 32,
    ISHMEMI_IGET = 33,
    ISHMEMI_IBPUT = 34,
    ISHMEMI_IBGET = 35,
    ISHMEMI_PUT_SIGNAL = 36,
    ISHMEMI_SIGNAL_SET = 37,
    ISHMEMI_SIGNAL_ADD = 38,
    ISHMEMI_SIGNAL_FETCH = 39,
    ISHMEMI_SIGNAL_WAIT_UNTIL = 40,
    ISHMEMI_BROADCAST = 41,
    ISHMEMI_ALLTOALL = 42,
    ISHMEMI_AND_REDUCE = 43,
    ISHMEMI_OR_REDUCE = 44,
    ISHMEMI_XOR_REDUCE = 45,
    ISHMEMI_MAX_REDUCE = 46,
    ISHMEMI_MIN_REDUCE = 47,
    ISHMEMI_SUM_REDUCE = 48,
    ISHMEMI_PROD_REDUCE = 49,
    ISHMEMI_SUM_INSCAN = 50,
    ISHMEMI_SUM_EXSCAN = 51,
    ISHMEMI_AND_REDUCESCATTER = 52,
    ISHMEMI_OR_REDUCESCATTER = 53,
    ISHMEMI_XOR_REDUCESCATTER = 54,
    ISHMEMI_MAX_REDUCESCATTER = 55,
    ISHMEMI_MIN_REDUCESCATTER = 56,
    ISHMEMI_SUM_REDUCESCATTER = 57,
    ISHMEMI_PROD_REDUCESCATTER = 58,
    ISHMEMI_ALLTOALLV = 59,
    ISHMEMI_TILE_BROADCAST = 60,
    ISHMEMI_FLUSH = 61,
    ISHMEMI_SIGNAL_WAIT_COUNT = 62,
    ISHMEMI_PEER_SIGNAL_SET = 63,
    ISHMEMI_WAIT_UNTIL = 64,
    ISHMEMI_WAIT_UNTIL_ALL = 65,
    ISHMEMI_WAIT_UNTIL_ANY = 66,
    ISHMEMI_WAIT_UNTIL_SOME = 67,
    ISHMEMI_WAIT_UNTIL_ALL_VECTOR = 68,
    ISHMEMI_WAIT_UNTIL_ANY_VECTOR = 69,
    ISHMEMI_WAIT_UNTIL_SOME_VECTOR = 70,
    ISHMEMI_TEST = 71,
    ISHMEMI_TEST_ALL = 72,
    ISHMEMI_TEST_ANY = 73,
    ISHMEMI_TEST_SOME = 74,
    ISHMEMI_TEST_ALL_VECTOR = 75,
    ISHMEMI_TEST_ANY_VECTOR = 76,
    ISHMEMI_TEST_SOME_VECTOR = 77,
    ISHMEMI_PEER_SIGNAL_ADD = 78,
    ISHMEMI_PEER_SIGNAL_WAIT = 79,
    ISHMEMI_AND_TILE_REDUCE = 80,
    ISHMEMI_OR_TILE_REDUCE = 81,
    ISHMEMI_XOR_TILE_REDUCE = 82,
    ISHMEMI_MAX_TILE_REDUCE = 83,
    ISHMEMI_MIN_TILE_REDUCE = 84,
    ISHMEMI_SUM_TILE_REDUCE = 85,
    ISHMEMI_PROD_TILE_REDUCE = 86,
    ISHMEMI_PEER_SIGNAL_WAIT_ANY = 87,
    ISHMEMI_NUMBER = 0xff,         /* bits of the number, without those that follow */
    ISHMEMI_ON_CONTEXT = 0x100,    /* a bit: the form that takes a context */
    ISHMEMI_BY_WORK_GROUP = 0x200, /* a bit: the form that a work-group calls */
    ISHMEMI_NBI = 0x400,           /* a bit: the form that does not wait for completion */
    ISHMEMI_ON_LIST = 0x800,       /* a bit: the form that the host appends to a command list */
};

enum ishmemi_request {
    ISHMEMI_REQUEST_PUT = 1,
    ISHMEMI_REQUEST_STORE = 2,
    ISHMEMI_REQUEST_PUT_SIGNAL = 3,
    ISHMEMI_REQUEST_STORE_SIGNAL = 4,
    ISHMEMI_REQUEST_GET = 5,
    ISHMEMI_REQUEST_FETCH = 6,
    ISHMEMI_REQUEST_AMO = 7,
    ISHMEMI_REQUEST_PUT_BLOCKS = 8,
    ISHMEMI_REQUEST_GET_BLOCKS = 9,
    ISHMEMI_REQUEST_QUIET = 10,
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
