/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Short collectives: data that carries its flag, without a barrier before or after. Part of ishmem_device.h.
 *
 * Letters. Each PE of a team has a mailbox in the reserved part of its heap, with a ring of ISHMEMI_BOXES boxes for
 * each other member. A letter from PE s to PE r is what s stores into the box of its turn in r's mailbox, where r
 * polls its own memory. What does not fit in one letter goes in several. Letters of up to ISHMEMI_CELL_BYTES go in
 * cells of 8 bytes, of which the lower half is data and the upper half a flag: a cell is stored and loaded by one
 * atomic access of 8 bytes, so that a reader who finds the flag has the data, and no fence is needed between cells,
 * nor between a cell and anything else. Longer ones go in a block, stored as any copy is; when all work-items have
 * stored, one of them stores the letter's number, by a release, to `arrived` in r's memory, which r acquires.
 *
 * Counters. s counts the letters that it has sent to r (`sent`, in its own memory), r those that it has taken from s
 * (`got`, in its own memory), and r stores that count into s's memory (`credit`). A letter's number is `sent` + 1;
 * it goes into box number modulo ISHMEMI_BOXES, and the flag of its cells is the number with the highest bit set. s
 * does not begin letter q before `credit` is at least q - ISHMEMI_BOXES. All counters are per ordered pair of PEs,
 * so that it does not matter which collectives, of which sizes and with which roots, the letters belong to.
 *
 * Why a box may be used again.
 * 1. s stores letter q into a box only after its leader has seen credit >= q - ISHMEMI_BOXES, by an acquire, and met
 *    the others. r released that credit after all its work-items had loaded what they needed of letter q -
 *    ISHMEMI_BOXES: they met at a barrier of the work-group in between. That letter is the last that was in the box.
 *    So no store of letter q can be seen by, or hurt, a work-item that still reads the one before.
 * 2. r takes a block for letter q's only after `arrived` is q, and a cell only by q's flag. What else may be in the
 *    cell: zeros, which are no flag, since flags have the highest bit set; or what an older letter left, whose flag
 *    is another number, unless 2^31 letters lie between. That cannot be: a letter that is shorter than the one
 *    before leaves older cells behind it, but r clears all cells of the box every ISHMEMI_CLEANING letters, after it
 *    has taken the letter and before it releases the credit for it, when s may not store there by 1. What is found
 *    is therefore at most ISHMEMI_CLEANING letters old.
 * 3. PEs call the collectives of a team in the same order, so letters are taken in the order in which they were
 *    sent, and of the length that was sent: the counters of s and r for the same pair agree.
 *
 * Why no PE waits for ever. A step of a collective is to send one letter and then to take one, for each pair. Take
 * the PE that is in the earliest step of all. The credit that it waits for is of letters two steps before, which all
 * others have taken; what it takes was sent by those who are ahead, and will be by those in the same step, who send
 * before they take.
 *
 * How far PEs may run ahead. In a collective in which every PE takes from every other none can be more than one step
 * ahead of another. A root that broadcasts may be ISHMEMI_BOXES ahead, and returns before others have called: that
 * is the point.
 *
 * How a mailbox begins. Nothing in it counts until the team's first short collective: then each PE clears its own
 * counters and cells, and all meet once by ishmemi_rounds. The word `opened` is this PE's own; the host clears it,
 * with the words of ishmemi_rounds, when the team ends, and the next team in the slot begins anew. All members come
 * to the same first short collective, so they find it alike.
 */
#ifndef ISHMEM_DEVICE_LETTER_BODIES_H
#define ISHMEM_DEVICE_LETTER_BODIES_H

#include "waits.h"

/* All PEs of a team meet, by the leaders of their crews. */
#define ISHMEMI_MEET_TEAM(crew, in_group, routine, team)                                                               \
    do {                                                                                                               \
        ISHMEMI_MEET(in_group);                                                                                        \
        if ((crew).rank == 0)                                                                                          \
            ishmemi_rounds(routine, team, 0);                                                                          \
        ISHMEMI_MEET(in_group);                                                                                        \
    } while (0)

#define ISHMEMI_CLEANING 1024u

/* A team's mail: in each mailbox first the counters, then the cells of all boxes, then the blocks. */
typedef struct {
    __global const ishmemi_team_t *team;
    ulong offset; /* of the mailboxes of the team in every heap */
    ulong cells;  /* of the first cell in a mailbox */
    ulong blocks; /* of the first block */
    uint room;    /* bytes of data in a letter, which the host computes: divisions take long */
    uint routine; /* who waits, for the stall record */
} ishmemi_mail_t;

static inline ishmemi_mail_t ishmemi_mail(uint routine, __global const ishmemi_team_t *team)
{
    ulong slot = (uint)team->handle & ISHMEMI_SLOT_MASK, boxes = (ulong)team->n_pes * ISHMEMI_BOXES;
    ulong cells = (ulong)team->n_pes * sizeof(ishmemi_pair_t), blocks = cells + boxes * ISHMEMI_CELL_BYTES * 2;
    ulong offset = (ISHMEMI_SLOT_MASK + 1) * sizeof(ishmemi_sync_t) + slot * ISHMEMI_MAILBOX_BYTES;
    ishmemi_mail_t mail = {team, offset, cells, blocks, team->room, routine};
    return mail;
}

/* Whether a collective to which each PE brings so many bytes is short. */
static inline int ishmemi_is_short(const ishmemi_mail_t *mail, ulong bytes)
{
    return bytes > 0 && bytes <= ishmemi_module.state->short_bytes && mail->team->n_pes > 1 && mail->room > 0;
}

/* This PE's mailbox, and its counters for a member. */
static inline ulong ishmemi_own_mailbox(const ishmemi_mail_t *mail)
{
    return ishmemi_module.state->heap_base + mail->offset;
}

static inline volatile __global ishmemi_pair_t *ishmemi_pair(const ishmemi_mail_t *mail, int member)
{
    return (volatile __global ishmemi_pair_t *)ishmemi_own_mailbox(mail) + member;
}

/* A member's mailbox as mapped here; 0 after a complaint. */
static inline ulong ishmemi_mailbox(const ishmemi_mail_t *mail, int member)
{
    return ishmemi_at(mail->routine, ISHMEMI_ARG_PE, ishmemi_own_mailbox(mail), ISHMEMI_MAILBOX_BYTES,
                      ishmemi_world_pe(mail->team, member));
}

/* The cells and the block of letter `number` of a sender, in a mailbox. */
static inline volatile __global atomic_ulong *ishmemi_cells(const ishmemi_mail_t *mail, ulong mailbox, int sender,
                                                            uint number)
{
    ulong box = (ulong)sender * ISHMEMI_BOXES + number % ISHMEMI_BOXES;
    return (volatile __global atomic_ulong *)(mailbox + mail->cells + box * ISHMEMI_CELL_BYTES * 2);
}

static inline ulong ishmemi_block(const ishmemi_mail_t *mail, ulong mailbox, int sender, uint number)
{
    return mailbox + mail->blocks + ((ulong)sender * ISHMEMI_BOXES + number % ISHMEMI_BOXES) * mail->room;
}

static inline int ishmemi_in_cells(ulong bytes)
{
    return bytes <= ISHMEMI_CELL_BYTES;
}

static inline ulong ishmemi_flag(uint number)
{
    return (ulong)(number | 0x80000000u) << 32;
}

/* Up to 8 of `left` bytes as a word; elements are loaded and stored whole. */
static inline ulong ishmemi_load_word(const uchar *from, ulong left)
{
    uint bytes = (uint)min(left, 8ul), unit = ishmemi_lowest_bit((ulong)from | bytes | 8);
    ulong word = 0;
    if (unit == 8)
        return *(const ulong *)from;
    for (uint at = 0; at < bytes; at += unit) {
        ulong piece = unit == 4 ? *(const uint *)(from + at) : unit == 2 ? *(const ushort *)(from + at) : from[at];
        word |= piece << (8 * at);
    }
    return word;
}

static inline void ishmemi_store_word(uchar *to, ulong word, ulong left)
{
    uint bytes = (uint)min(left, 8ul), unit = ishmemi_lowest_bit((ulong)to | bytes | 8);
    if (unit == 8) {
        *(ulong *)to = word;
        return;
    }
    for (uint at = 0; at < bytes; at += unit) {
        ulong piece = word >> (8 * at);
        if (unit == 4)
            *(uint *)(to + at) = (uint)piece;
        else if (unit == 2)
            *(ushort *)(to + at) = (ushort)piece;
        else
            to[at] = (uchar)piece;
    }
}

/* As many of a crew as have something to do with so many bytes; those whose rank is not below its size have nothing. */
static inline ishmemi_crew_t ishmemi_hands(ishmemi_crew_t crew, ulong bytes)
{
    /* A power of two. */
    uint run = ishmemi_module.state->copy_run;
    crew.size = min(crew.size, ((uint)bytes + run - 1) >> popcount(run - 1));
    return crew;
}

/* Waits until the box of the next letter to a member is free. */
ISHMEMI_SHARED void ishmemi_await_box(const ishmemi_mail_t *mail, int member)
{
    volatile __global ishmemi_pair_t *pair = ishmemi_pair(mail, member);
    ishmemi_await(&pair->credit, pair->sent + 1 - ISHMEMI_BOXES, mail->routine, mail->team->handle,
                  ishmemi_world_pe(mail->team, member), 1);
}

/* Sends the next letter to a member, whose box is free: a crew's share of it. */
ISHMEMI_SHARED void ishmemi_send(const ishmemi_mail_t *mail, int member, const void *source, ulong bytes,
                                 ishmemi_crew_t crew)
{
    uint number = ishmemi_pair(mail, member)->sent + 1;
    ulong mailbox = ishmemi_mailbox(mail, member), flag = ishmemi_flag(number);
    int me = mail->team->my_pe;
    if (mailbox == 0)
        return;
    if (!ishmemi_in_cells(bytes)) {
        ishmemi_copy((__global void *)ishmemi_block(mail, mailbox, me, number), source, bytes,
                     ishmemi_lowest_bit(bytes | 8), crew);
        return;
    }
    volatile __global atomic_ulong *cells = ishmemi_cells(mail, mailbox, me, number);
    for (uint at = crew.rank * 8; at < bytes; at += crew.size * 8) {
        ulong word = ishmemi_load_word((const uchar *)source + at, bytes - at);
        atomic_store_explicit(cells + at / 4, (word & 0xffffffff) | flag, memory_order_relaxed,
                              memory_scope_all_svm_devices);
        atomic_store_explicit(cells + at / 4 + 1, (word >> 32) | flag, memory_order_relaxed,
                              memory_scope_all_svm_devices);
    }
}

/* Says that the block of the next letter to a member is whole; by the leader after all have met. */
ISHMEMI_SHARED void ishmemi_post(const ishmemi_mail_t *mail, int member)
{
    ulong mailbox = ishmemi_mailbox(mail, member);
    if (mailbox != 0)
        atomic_store_explicit((volatile __global atomic_uint *)&((volatile __global ishmemi_pair_t *)mailbox +
                                                                 mail->team->my_pe)->arrived,
                              ishmemi_pair(mail, member)->sent + 1, memory_order_release, memory_scope_all_svm_devices);
}

/* The data in a cell, once it has come. */
static inline ulong ishmemi_cell(const ishmemi_mail_t *mail, volatile __global atomic_ulong *cell, ulong flag,
                                 int sender)
{
    int told = 0;
    ulong found;
    for (uint turns = 1;; turns++) {
        found = atomic_load_explicit(cell, memory_order_relaxed, memory_scope_all_svm_devices) ^ flag;
        if (found >> 32 == 0)
            break;
        ishmem_relax();
        if (turns % ISHMEMI_PATIENCE == 0 && !told)
            told = ishmemi_stall(mail->routine, mail->team->handle, ishmemi_world_pe(mail->team, sender), 1, 0);
    }
    if (told)
        ishmemi_resume();
    return found;
}

/* Waits until the next letter from a member has come: all of a block; of cells the last, after which the others come
 * soon if they have not. It is for the leader, who then meets the others: a wait of all of them at once costs more
 * where they are lanes of one instruction. */
ISHMEMI_SHARED void ishmemi_await_letter(const ishmemi_mail_t *mail, int sender, ulong bytes)
{
    volatile __global ishmemi_pair_t *pair = ishmemi_pair(mail, sender);
    uint number = pair->got + 1;
    if (ishmemi_in_cells(bytes))
        ishmemi_cell(mail, ishmemi_cells(mail, ishmemi_own_mailbox(mail), sender, number) + (bytes - 1) / 8 * 2 + 1,
                     ishmemi_flag(number), sender);
    else
        ishmemi_await(&pair->arrived, number, mail->routine, mail->team->handle,
                      ishmemi_world_pe(mail->team, sender), 1);
}

/* 8 bytes from byte `at` on of the letter of `bytes` bytes that comes next from a member, and has come if it is a
 * block. */
static inline ulong ishmemi_read(const ishmemi_mail_t *mail, int sender, ulong at, ulong bytes)
{
    uint number = ishmemi_pair(mail, sender)->got + 1;
    ulong mailbox = ishmemi_own_mailbox(mail), flag = ishmemi_flag(number);
    if (!ishmemi_in_cells(bytes))
        return *(const __global ulong *)(ishmemi_block(mail, mailbox, sender, number) + at);
    volatile __global atomic_ulong *cells = ishmemi_cells(mail, mailbox, sender, number) + at / 4;
    ulong low = ishmemi_cell(mail, cells, flag, sender);
    return low | ishmemi_cell(mail, cells + 1, flag, sender) << 32;
}

/* Takes the next letter from a member: a crew's share of it. */
ISHMEMI_SHARED void ishmemi_take(const ishmemi_mail_t *mail, int sender, void *dest, ulong bytes, ishmemi_crew_t crew)
{
    if (!ishmemi_in_cells(bytes)) {
        ulong block = ishmemi_block(mail, ishmemi_own_mailbox(mail), sender, ishmemi_pair(mail, sender)->got + 1);
        ishmemi_copy(dest, (const __global void *)block, bytes, ishmemi_lowest_bit(bytes | 8), crew);
        return;
    }
    for (uint at = crew.rank * 8; at < bytes; at += crew.size * 8)
        ishmemi_store_word((uchar *)dest + at, ishmemi_read(mail, sender, at, bytes), bytes - at);
}

/* Counts letters with a member after all work-items have done their shares; by the leader. */
ISHMEMI_SHARED void ishmemi_count(const ishmemi_mail_t *mail, int member, int sent, int got)
{
    volatile __global ishmemi_pair_t *pair = ishmemi_pair(mail, member);
    if (sent)
        pair->sent++;
    if (!got)
        return;
    uint number = pair->got + 1;
    pair->got = number;
    if (number % ISHMEMI_CLEANING < ISHMEMI_BOXES) {
        volatile __global atomic_ulong *cells = ishmemi_cells(mail, ishmemi_own_mailbox(mail), member, number);
        for (uint i = 0; i < ISHMEMI_CELL_BYTES / 4; i++)
            atomic_store_explicit(cells + i, 0, memory_order_relaxed, memory_scope_all_svm_devices);
    }
    ulong theirs = ishmemi_mailbox(mail, member);
    if (theirs != 0)
        atomic_store_explicit((volatile __global atomic_uint *)&((volatile __global ishmemi_pair_t *)theirs +
                                                                 mail->team->my_pe)->credit,
                              number, memory_order_release, memory_scope_all_svm_devices);
}

/* Before the first letters of all: each PE clears what counts in its mailbox, and all meet. */
ISHMEMI_INLINE void ishmemi_open_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail)
{
    volatile __global ulong *words = (volatile __global ulong *)ishmemi_own_mailbox(mail);
    for (uint i = crew.rank; i < mail->blocks / sizeof(ulong); i += crew.size)
        words[i] = 0;
    ISHMEMI_MEET_TEAM(crew, in_group, mail->routine, mail->team);
}

/* The parts of a step, in which letters go from each PE to all others, or from `root` alone where that is not -1. */

/* Before letters are sent: the leader waits until there are boxes; all find what the others of the group have written,
 * and the counters as the leader has left them. */
ISHMEMI_INLINE void ishmemi_begin_step_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int root)
{
    int n = mail->team->n_pes, me = mail->team->my_pe;
    uint slot = (uint)mail->team->handle & ISHMEMI_SLOT_MASK;
    ulong sync = ishmemi_module.state->heap_base + slot * sizeof(ishmemi_sync_t);
    volatile __global uint *opened = &((volatile __global ishmemi_sync_t *)sync)->opened;
    if (crew.rank == 0 && *opened != 0 && (root < 0 || root == me))
        for (int member = 0; member < n; member++)
            if (member != me)
                ishmemi_await_box(mail, member);
    ISHMEMI_MEET(in_group);
    if (*opened == 0) {
        ishmemi_open_by(crew, in_group, mail);
        if (crew.rank == 0)
            *opened = 1;
    }
    if (!in_group)
        ishmemi_refresh();
}

/* Between sending and taking: the leader says that letters are whole, and waits for those that come. */
ISHMEMI_INLINE void ishmemi_turn_step_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int root,
                                         ulong bytes)
{
    int n = mail->team->n_pes, me = mail->team->my_pe;
    ISHMEMI_MEET(in_group);
    if (crew.rank == 0) {
        if (!ishmemi_in_cells(bytes) && (root < 0 || root == me))
            for (int member = 0; member < n; member++)
                if (member != me)
                    ishmemi_post(mail, member);
        for (int member = 0; member < n; member++)
            if (member != me && (root < 0 || root == member))
                ishmemi_await_letter(mail, member, bytes);
    }
    ISHMEMI_MEET(in_group);
}

/* After letters were taken: what their senders completed before is found from now on, also where it was cells that
 * came; the leader counts them, and gives credit to those who sent them. */
ISHMEMI_INLINE void ishmemi_end_step_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int root)
{
    int n = mail->team->n_pes, me = mail->team->my_pe;
    ishmemi_refresh();
    ISHMEMI_MEET(in_group);
    if (crew.rank == 0)
        for (int member = 0; member < n; member++)
            if (member != me)
                ishmemi_count(mail, member, root < 0 || root == me, root < 0 || root == member);
}

/* Each PE, or `root` alone where that is not -1, sends to all: the same, or each its own block of `source` (`blocks`).
 * What comes goes to `dest`, where all send to the place of the sender. -1 where the collective is not short. */
ISHMEMI_INLINE int ishmemi_mail_out_by(ishmemi_crew_t crew, int in_group, uint routine,
                                       __global const ishmemi_team_t *team, void *dest, const void *source, ulong bytes,
                                       int root, int blocks)
{
    ishmemi_mail_t mail = ishmemi_mail(routine, team);
    if (!ishmemi_is_short(&mail, bytes))
        return -1;
    int n = team->n_pes, me = team->my_pe;
    ulong all = root < 0 ? (ulong)n * bytes : bytes;
    if (ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, all, ishmemi_module.state->my_pe) == 0)
        return 1;
    for (ulong first = 0; first < bytes; first += mail.room) {
        ulong part = min(bytes - first, (ulong)mail.room);
        ishmemi_begin_step_by(crew, in_group, &mail, root);
        ishmemi_crew_t hands = ishmemi_hands(crew, part);
        int busy = hands.rank < hands.size;
        for (int i = 1; i <= n && busy && (root < 0 || root == me); i++) {
            int to = me + i < n ? me + i : me + i - n;
            const uchar *from = (const uchar *)source + first + (blocks ? (ulong)to * bytes : 0);
            uchar *own = (uchar *)dest + first + (root < 0 ? (ulong)me * bytes : 0);
            if (to != me)
                ishmemi_send(&mail, to, from, part, hands);
            else if (own != from)
                ishmemi_copy(own, from, part, ishmemi_lowest_bit(part | 8), hands);
        }
        ishmemi_turn_step_by(crew, in_group, &mail, root, part);
        for (int i = 1; i < n && busy; i++) {
            int sender = me + i < n ? me + i : me + i - n;
            uchar *to = (uchar *)dest + first + (root < 0 ? (ulong)sender * bytes : 0);
            if (root < 0 || root == sender)
                ishmemi_take(&mail, sender, to, part, hands);
        }
        ishmemi_end_step_by(crew, in_group, &mail, root);
    }
    return 0;
}

ISHMEMI_FORMS(int, mail_out,
              (uint routine, __global const ishmemi_team_t *team, void *dest, const void *source, ulong bytes, int root,
               int blocks),
              routine, team, dest, source, bytes, root, blocks)

/* Whether the arrays of a reduction or scan are symmetric and aligned; a complaint where not. */
ISHMEMI_SHARED int ishmemi_may_combine(uint routine, const void *dest, const void *source, ulong bytes, uint size)
{
    int me = ishmemi_module.state->my_pe;
    if (ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, bytes, me) == 0 ||
        ishmemi_at(routine, ISHMEMI_ARG_SOURCE, (ulong)source, bytes, me) == 0)
        return 0;
    if ((((ulong)dest | (ulong)source) & (size - 1)) != 0) {
        int of_dest = ((ulong)dest & (size - 1)) != 0;
        ishmemi_complain(ISHMEMI_MISALIGNED, routine, of_dest ? ISHMEMI_ARG_DEST : ISHMEMI_ARG_SOURCE,
                         of_dest ? (long)dest : (long)source, size);
        return 0;
    }
    return 1;
}

/* ---------------------------------------------------------------------------------------------
 * Reductions: each PE sends its elements to all, and combines what comes in the order of the team's numbers, so that
 * results have the same bits everywhere, the same as those of long reductions. Elements are combined as many at once as
 * fit in 8 bytes.
 */
#define ISHMEMI_KIND_FLOAT 0x200u
#define ISHMEMI_JOINED_f32 (4u | ISHMEMI_KIND_FLOAT)

#define ISHMEMI_JOIN(SIGNED, VECTOR)                                                                                   \
    {                                                                                                                  \
        VECTOR all = as_##VECTOR(a), one = as_##VECTOR(b);                                                             \
        switch (operation) {                                                                                           \
        case ISHMEMI_SUM_REDUCE: return as_ulong(all + one);                                                           \
        case ISHMEMI_PROD_REDUCE: return as_ulong(all * one);                                                          \
        case ISHMEMI_MAX_REDUCE: return as_ulong(as_##SIGNED(one) > as_##SIGNED(all) ? one : all);                     \
        default: return as_ulong(as_##SIGNED(one) < as_##SIGNED(all) ? one : all);                                     \
        }                                                                                                              \
    }

/* 8 bytes of elements with 8 others, by the number of a reduction. */
ISHMEMI_SHARED ulong ishmemi_join(uint operation, uint kind, ulong a, ulong b)
{
    switch (operation) {
    case ISHMEMI_AND_REDUCE: return a & b;
    case ISHMEMI_OR_REDUCE: return a | b;
    case ISHMEMI_XOR_REDUCE: return a ^ b;
    }
    switch (kind) {
    case ISHMEMI_KIND_i8: ISHMEMI_JOIN(char8, uchar8)
    case ISHMEMI_KIND_u8: ISHMEMI_JOIN(uchar8, uchar8)
    case ISHMEMI_KIND_i16: ISHMEMI_JOIN(short4, ushort4)
    case ISHMEMI_KIND_u16: ISHMEMI_JOIN(ushort4, ushort4)
    case ISHMEMI_KIND_i32: ISHMEMI_JOIN(int2, uint2)
    case ISHMEMI_KIND_u32: ISHMEMI_JOIN(uint2, uint2)
    case ISHMEMI_KIND_i64: ISHMEMI_JOIN(long, ulong)
    case ISHMEMI_KIND_u64: ISHMEMI_JOIN(ulong, ulong)
    default: ISHMEMI_JOIN(float2, float2)
    }
}

/* Apart, since not all devices have doubles. */
ISHMEMI_SHARED ulong ishmemi_join_f64(uint operation, uint kind, ulong a, ulong b)
{
    ISHMEMI_JOIN(double, double)
}

/* Takes the next letters of all members, and combines them with what this PE has. */
#define ISHMEMI_TAKE_JOINED(SUFFIX)                                                                                    \
    ISHMEMI_SHARED void ishmemi_take_joined##SUFFIX(const ishmemi_mail_t *mail, uint operation, uint kind, void *dest, \
                                                    const void *source, ulong bytes, ishmemi_crew_t crew)              \
    {                                                                                                                  \
        int n = mail->team->n_pes, me = mail->team->my_pe;                                                             \
        for (ulong at = (ulong)crew.rank * 8; at < bytes; at += (ulong)crew.size * 8) {                                \
            ulong all = 0;                                                                                             \
            for (int member = 0; member < n; member++) {                                                               \
                ulong one = member == me ? ishmemi_load_word((const uchar *)source + at, bytes - at)                   \
                                         : ishmemi_read(mail, member, at, bytes);                                      \
                all = member == 0 ? one : ishmemi_join##SUFFIX(operation, kind, all, one);                             \
            }                                                                                                          \
            ishmemi_store_word((uchar *)dest + at, all, bytes - at);                                                   \
        }                                                                                                              \
    }                                                                                                                  \
    /* -1 where the reduction is not short. */                                                                         \
    ISHMEMI_INLINE int ishmemi_short_reduce##SUFFIX##_by(ishmemi_crew_t crew, int in_group, uint operation,            \
                                                         int handle, void *dest, const void *source, ulong nelems,     \
                                                         uint kind)                                                    \
    {                                                                                                                  \
        __global const ishmemi_team_t *team = ishmemi_team(handle);                                                    \
        if (team == 0)                                                                                                 \
            return 1;                                                                                                  \
        uint routine = ISHMEMI_FORM(operation, in_group), size = kind & ISHMEMI_KIND_BYTES;                            \
        ulong bytes = ishmemi_bytes(nelems, size);                                                                     \
        ishmemi_mail_t mail = ishmemi_mail(routine, team);                                                             \
        if (!ishmemi_is_short(&mail, bytes))                                                                           \
            return -1;                                                                                                 \
        if (!ishmemi_may_combine(routine, dest, source, bytes, size))                                                  \
            return 1;                                                                                                  \
        for (ulong first = 0; first < bytes; first += mail.room) {                                                     \
            ulong part = min(bytes - first, (ulong)mail.room);                                                         \
            ishmemi_begin_step_by(crew, in_group, &mail, -1);                                                          \
            ishmemi_crew_t hands = ishmemi_hands(crew, part);                                                          \
            int busy = hands.rank < hands.size;                                                                        \
            for (int i = 1; i < team->n_pes && busy; i++) {                                                            \
                int to = team->my_pe + i;                                                                              \
                ishmemi_send(&mail, to < team->n_pes ? to : to - team->n_pes, (const uchar *)source + first, part,     \
                             hands);                                                                                   \
            }                                                                                                          \
            ishmemi_turn_step_by(crew, in_group, &mail, -1, part);                                                     \
            if (busy)                                                                                                  \
                ishmemi_take_joined##SUFFIX(&mail, operation, kind, (uchar *)dest + first,                             \
                                            (const uchar *)source + first, part, hands);                               \
            ishmemi_end_step_by(crew, in_group, &mail, -1);                                                            \
        }                                                                                                              \
        return 0;                                                                                                      \
    }                                                                                                                  \
    ISHMEMI_FORMS(int, short_reduce##SUFFIX,                                                                           \
                  (uint operation, int team, void *dest, const void *source, ulong nelems, uint kind), operation,      \
                  team, dest, source, nelems, kind)

ISHMEMI_TAKE_JOINED()
ISHMEMI_TAKE_JOINED(_f64)

/* By kind, as the bodies of reductions call it. */
#define ISHMEMI_SHORT_f64(form, routine, team, dest, source, nelems)                                                   \
    ishmemi_short_reduce_f64##form(routine, team, dest, source, nelems, 8)
#define ISHMEMI_SHORT_f32(form, routine, team, dest, source, nelems)                                                   \
    ishmemi_short_reduce##form(routine, team, dest, source, nelems, ISHMEMI_JOINED_f32)
#define ISHMEMI_SHORT_OF(KIND, form, ...) ishmemi_short_reduce##form(__VA_ARGS__, ISHMEMI_KIND_##KIND)
#define ISHMEMI_SHORT_i8(...) ISHMEMI_SHORT_OF(i8, __VA_ARGS__)
#define ISHMEMI_SHORT_i16(...) ISHMEMI_SHORT_OF(i16, __VA_ARGS__)
#define ISHMEMI_SHORT_i32(...) ISHMEMI_SHORT_OF(i32, __VA_ARGS__)
#define ISHMEMI_SHORT_i64(...) ISHMEMI_SHORT_OF(i64, __VA_ARGS__)
#define ISHMEMI_SHORT_u8(...) ISHMEMI_SHORT_OF(u8, __VA_ARGS__)
#define ISHMEMI_SHORT_u16(...) ISHMEMI_SHORT_OF(u16, __VA_ARGS__)
#define ISHMEMI_SHORT_u32(...) ISHMEMI_SHORT_OF(u32, __VA_ARGS__)
#define ISHMEMI_SHORT_u64(...) ISHMEMI_SHORT_OF(u64, __VA_ARGS__)

#endif /* ISHMEM_DEVICE_LETTER_BODIES_H */
