/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Messages of small collectives: data that carries its flag, so that nothing has to be waited for before or after. Part of
 * ishmem_device.h.
 *
 * Collectives of a team count their generations. In one a PE stores messages into mailboxes of other members, which are in
 * their heaps, and takes those in its own. A message has a header: generation, routine and bytes in one word. In a room for a
 * generation each member has a line of its own for its header, and for its bytes where they are few; others lie behind the
 * lines, wherever the routine says. There are two ways of messages, and the driver tells which:
 * - plain: the bytes as they are, and then the header with release order. That takes one coherent memory.
 * - words: header and bytes in words of 8 bytes, each of 4 bytes and the generation, and stored as a whole. They come in any
 *   order, over any fabric, and each tells itself that it is there.
 * Where plain messages are, what is longer is not copied twice: PEs load and store it where it belongs, and tell so by headers.
 * To a PE of another node a message is a put with a signal, which is the header: always plain, and as long as messages may be.
 *
 * Rooms take turns: generation g is in room g modulo ISHMEMI_GENERATIONS. A PE may store messages of g to a member once that has
 * done with all of generation g - ISHMEMI_GENERATIONS. Where all send to all, a message of g - 1 from the member shows that it
 * had done with g - 2, so nothing is waited for. In a broadcast only the root sends, and of a long one the others answer when they
 * have done, to a root that is in the same generation. After one a sender may have to look at the word in which each member tells
 * what it has done with; `known` is what all of them are known to have done with.
 *
 * Stale words never look new: before the number of a generation comes round, and when a team uses its mailboxes for the first time,
 * all members meet, clear what is theirs, and meet again.
 */
#ifndef ISHMEM_DEVICE_SMALL_BODIES_H
#define ISHMEM_DEVICE_SMALL_BODIES_H

#include "waits.h"

/* A generation on a team, as a member sees it. */
typedef struct {
    __global const ishmemi_team_t *team;
    ulong room; /* offset in the heap */
    uint routine;
    uint generation; /* 0 where there are no messages */
    uint call;       /* routine and bytes, as in headers */
    uint words;      /* 1 or 0 */
} ishmemi_mail_t;

/* The offset in the heap of a team's mailboxes. */
static inline ulong ishmemi_mail_of(__global const ishmemi_team_t *team)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    return state->mail + ((uint)team->handle & ISHMEMI_SLOT_MASK) * state->mail_slot;
}

/* Whether there are mailboxes for a team, and someone to send to. */
static inline int ishmemi_has_mail(__global const ishmemi_team_t *team)
{
    return team->n_pes > 1 && (uint)team->n_pes <= ishmemi_module.state->mail_lines &&
           (!team->spans_nodes || team->n_pes <= ISHMEMI_MOST_DIRECT);
}

/* Whether a collective that brings so many bytes to a PE goes by messages. */
static inline int ishmemi_is_small(__global const ishmemi_team_t *team, ulong bytes)
{
    return bytes <= ishmemi_module.state->small_bytes && ishmemi_has_mail(team);
}

/* The most that it brings in messages, `times` what reductions do: what they would do instead differs. A longer broadcast takes its
 * root as long as the others load, a longer collect takes another exchange. Over a network a message costs least. */
static inline ulong ishmemi_sent_bytes(__global const ishmemi_team_t *team, uint times)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    return team->spans_nodes ? state->small_bytes : min((ulong)state->sent_bytes * times, (ulong)state->small_bytes);
}

#define ISHMEMI_TIMES_BROADCAST 16
#define ISHMEMI_TIMES_COLLECT 8

/* Whether a team meets by headers for a call with so many bytes. Of two PEs of a node a round is one message, too, and has less to look
 * after. */
static inline int ishmemi_by_headers(__global const ishmemi_team_t *team, ulong bytes)
{
    return !ishmemi_module.state->words && (team->n_pes > 2 || team->spans_nodes) && team->n_pes <= ISHMEMI_MOST_DIRECT &&
           ishmemi_is_small(team, bytes);
}

static inline ulong ishmemi_lines(ulong bytes)
{
    return (bytes + ISHMEMI_MAIL_LINE - 1) & ~(ulong)(ISHMEMI_MAIL_LINE - 1);
}

/* Where a member's heap is; 0 where that is on another node. */
static inline ulong ishmemi_heap_of(__global const ishmemi_team_t *team, int member)
{
    return ishmemi_heap(ishmemi_module.state, ishmemi_world_pe(team, member));
}

/* Whether so many bytes fit behind a header. */
static inline int ishmemi_in_line(uint words, ulong bytes)
{
    return bytes <= (words ? (ISHMEMI_MAIL_LINE - 8) / 2 : ISHMEMI_MAIL_LINE - 8);
}

static inline volatile __global ulong *ishmemi_header(const ishmemi_mail_t *mail, ulong heap, int sender)
{
    return (volatile __global ulong *)(heap + mail->room + (ulong)sender * ISHMEMI_MAIL_LINE);
}

/* Where a message of so many bytes is in a heap; `place` is its place among long ones. Where others are words, those that come from
 * other nodes have memory of their own, behind theirs: what they leave there is not to be taken for words later. */
static inline ulong ishmemi_message(const ishmemi_mail_t *mail, ulong heap, int sender, ulong place, ulong bytes, int is_far)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (ishmemi_in_line(mail->words, bytes))
        return (ulong)ishmemi_header(mail, heap, sender) + 8;
    ulong lines = (ulong)state->mail_lines * ISHMEMI_MAIL_LINE, first = heap + mail->room + lines;
    if (mail->words && is_far)
        return first + (state->mail_room - lines) / 3 * 2 + place;
    return first + (place << mail->words);
}

static inline ulong ishmemi_header_of(const ishmemi_mail_t *mail)
{
    return (ulong)mail->generation << 32 | mail->call;
}

/* Waits until the word at `at` is of the generation; that word. */
ISHMEMI_CALLED ulong ishmemi_await_word(const ishmemi_mail_t *mail, ulong at, int sender)
{
    volatile __global atomic_ulong *from = (volatile __global atomic_ulong *)at;
    ulong word;
    int world_pe = ishmemi_world_pe(mail->team, sender); /* found in the loop it has Intel's compiler spill registers */
    ISHMEMI_AWAIT((uint)((word = atomic_load_explicit(from, memory_order_relaxed, memory_scope_all_svm_devices)) >> 32) == mail->generation,
                  mail->routine, mail->team->handle, world_pe, 1, at);
    /* What a plain message's header stands for. */
    if (!mail->words)
        ishmemi_refresh();
    return word;
}

/* Waits until a member has done with a generation; the last that it has done with. */
ISHMEMI_CALLED uint ishmemi_await_done(const ishmemi_mail_t *mail, int member, uint generation)
{
    int world_pe = ishmemi_world_pe(mail->team, member);
    ulong heap = ishmemi_heap_of(mail->team, member), at = ishmemi_mail_of(mail->team);
    if (heap != 0) {
        volatile __global uint *word = (volatile __global uint *)(heap + at);
        ishmemi_await(word, generation, mail->routine, mail->team->handle, world_pe, 1);
        return *word;
    }
    uint done, first = ISHMEMI_FIRST(ISHMEMI_REQUEST_FETCH, 0, sizeof(uint), ISHMEMI_WORDS(1));
    ISHMEMI_AWAIT((int)((done = (uint)ishmemi_ask(mail->routine, first, world_pe, ishmemi_slot_of(ISHMEMX_CTX_DEFAULT), at, 0, 0, 0, 0, 0, 0,
                                                  sizeof(uint))) - generation) >= 0,
                  mail->routine, mail->team->handle, world_pe, 1, 0);
    return done;
}

/* Waits until all members have done with the generation whose room comes next. */
ISHMEMI_CALLED void ishmemi_await_room(const ishmemi_mail_t *mail)
{
    __global ishmemi_sync_t *sync = ishmemi_sync_area(mail->team);
    uint needed = mail->generation - ISHMEMI_GENERATIONS, known = mail->generation - 1;
    if ((int)(needed - sync->known) <= 0)
        return;
    for (int member = 0; member < mail->team->n_pes; member++) {
        if (member == mail->team->my_pe)
            continue;
        uint theirs = ishmemi_await_done(mail, member, needed);
        known = (int)(theirs - known) < 0 ? theirs : known;
    }
    sync->known = known;
}

/* Clears a team's mailboxes in this PE's heap, between two meetings of all members. By one work-item, so that a work-group need not
 * meet in between: a meeting that depends on a condition has some engines copy all that follows. */
ISHMEMI_CALLED void ishmemi_renew_mail(uint routine, __global const ishmemi_team_t *team)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    ulong mine = state->heap_base + ishmemi_mail_of(team);
    /* Of plain messages the headers alone. */
    ulong step = state->words ? 8 : ISHMEMI_MAIL_LINE, all = ISHMEMI_MAIL_LINE + ISHMEMI_GENERATIONS * state->mail_room;
    ulong bytes = state->words ? state->mail_room : (ulong)team->n_pes * ISHMEMI_MAIL_LINE;
    ishmemi_meet_by_rounds(routine, team, 0);
    for (ulong first = ISHMEMI_MAIL_LINE; first < all; first += state->mail_room)
        for (ulong at = 0; at < bytes; at += step)
            *(volatile __global ulong *)(mine + first + at) = 0;
    *(volatile __global uint *)mine = 0;
    ishmemi_sync_area(team)->known = 0;
    ishmemi_complete();
    ishmemi_meet_by_rounds(routine, team, 0);
}

/* What the next generation on a team is, for a call with so many bytes. */
ISHMEMI_CALLED void ishmemi_next_mail(ishmemi_mail_t *mail, uint routine, __global const ishmemi_team_t *team, ulong bytes,
                                      uint generation)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    mail->team = team;
    mail->room = ishmemi_mail_of(team) + ISHMEMI_MAIL_LINE + generation % ISHMEMI_GENERATIONS * state->mail_room;
    mail->routine = routine;
    mail->generation = generation;
    mail->call = ISHMEMI_NAMED(routine & ISHMEMI_NUMBER) << ISHMEMI_MAIL_BITS | (uint)bytes;
    mail->words = state->words;
}

/* The next generation on a team, for a call with so many bytes. PEs that send may do so from then on. The crew meets before it reads
 * what calls before have left, and again before that changes. */
ISHMEMI_INLINE void ishmemi_begin_mail_by(ishmemi_crew_t crew, int in_group, ishmemi_mail_t *mail, uint routine,
                                          __global const ishmemi_team_t *team, ulong bytes, int sends)
{
    volatile __global uint *told = &ishmemi_sync_area(team)->generation;
    ISHMEMI_MEET(in_group);
    if (!in_group)
        ishmemi_release();
    uint generation = *told + 1;
    if (generation >= ishmemi_module.state->renewal)
        generation = 1;
    ishmemi_next_mail(mail, routine, team, bytes, generation);
    if (ishmemi_rank(crew) == 0) {
        if (generation == 1)
            ishmemi_renew_mail(routine, team);
        else if (sends)
            ishmemi_await_room(mail);
    }
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0)
        *told = mail->generation;
}

/* Four bytes of a message, as many as there are. */
static inline uint ishmemi_four(const uchar *data, ulong at, ulong bytes)
{
    if (((ulong)data & 3) == 0 && bytes - at >= 4)
        return *(const uint *)(data + at);
    uint four = 0;
    for (uint i = 0; i < 4 && at + i < bytes; i++)
        four |= (uint)data[at + i] << 8 * i;
    return four;
}

/* A message to a member on another node, whose bytes go to an offset in its heap; a header alone brings a byte that is not looked at.
 * More than 8 bytes lie in global memory, and have left when the context is quiet. */
ISHMEMI_CALLED void ishmemi_far_bring(const ishmemi_mail_t *mail, int member, ulong dest, const void *data, ulong bytes)
{
    int world_pe = ishmemi_world_pe(mail->team, member);
    uint slot = ishmemi_slot_of(ISHMEMX_CTX_DEFAULT), set = ISHMEMI_AMO_SET, width = sizeof(ulong);
    ulong at = (ulong)ishmemi_header(mail, 0, mail->team->my_pe), header = ishmemi_header_of(mail);
    ISHMEMI_COUNT(ishmemi_alone(), mail->routine, bytes, 1);
    if (bytes > 8) {
        ishmemi_send(ISHMEMI_FIRST(ISHMEMI_REQUEST_PUT_SIGNAL, set, width << 4, ISHMEMI_WORDS(5)), world_pe, slot, 0, dest, bytes,
                     (ulong)data, at, header, 0);
        return;
    }
    ulong value = ishmemi_eight((const uchar *)data, 0, bytes), length = max(bytes, 1ul);
    ishmemi_send(ISHMEMI_FIRST(ISHMEMI_REQUEST_STORE_SIGNAL, set, width << 4 | length, ISHMEMI_WORDS(4)), world_pe, slot, 0,
                 bytes > 0 ? dest : at + width, value, at, header, 0, 0);
}

/* A header alone, to a member on another node. The address is not null: Intel's compiler of 2026 crashes over a pointer that is null in
 * some calls only. */
static inline void ishmemi_far_header(const ishmemi_mail_t *mail, int member)
{
    ishmemi_far_bring(mail, member, 0, mail, 0);
}

/* Memory for what a collective of a team sends, and gets, that spans nodes. */
static inline ulong ishmemi_scratch_of(__global const ishmemi_team_t *team)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    return state->scratch + ((uint)team->handle & ISHMEMI_SLOT_MASK) * state->scratch_bytes;
}

/* Messages to all members on other nodes, by one work-item, before its crew sends to the others: calls in the loop of a crew cost
 * registers. To member m go `bytes` bytes at most, from m * `step` on of the `all` bytes at `source`, which may change when this returns:
 * to an offset `dest` in its heap, or, where that is 0, into a mailbox, where `place` is for long ones. */
ISHMEMI_CALLED void ishmemi_far_blocks(const ishmemi_mail_t *mail, ulong dest, ulong place, const void *source, ulong bytes,
                                       ulong step, ulong all)
{
    __global const ishmemi_team_t *team = mail->team;
    const uchar *from = (const uchar *)source;
    if (bytes > 8 && to_global((void *)source) == 0) {
        /* Not memory that the progress thread reaches. */
        __global uchar *copy = (__global uchar *)ishmemi_scratch_of(team);
        for (ulong i = 0; i < all; i++)
            copy[i] = from[i];
        from = (const uchar *)copy;
    }
    for (int i = 1; i < team->n_pes; i++) {
        int member = ishmemi_after(team, i);
        if (ishmemi_heap_of(team, member) != 0)
            continue;
        ulong first = min((ulong)member * step, all), length = min(bytes, all - first);
        ulong to = dest != 0 ? dest : ishmemi_message(mail, 0, team->my_pe, place, length, 1);
        ishmemi_far_bring(mail, member, to, from + first, length);
    }
    if (bytes > 8)
        ishmemi_far_quiet(mail->routine, ISHMEMX_CTX_DEFAULT, 0);
}

/* The same where there are such members. */
static inline void ishmemi_send_far(const ishmemi_mail_t *mail, ulong dest, ulong place, const void *source, ulong bytes, ulong step,
                                    ulong all, ishmemi_crew_t crew)
{
    if (mail->team->spans_nodes && ishmemi_rank(crew) == 0)
        ishmemi_far_blocks(mail, dest, place, source, bytes, step, all);
}

/* A crew's share of the bytes of a message to a member on this node, and in words its header; nothing to others. */
ISHMEMI_APART void ishmemi_send_mail(const ishmemi_mail_t *mail, int member, ulong place, const void *data, ulong bytes,
                                      uint size, ishmemi_crew_t crew)
{
    ulong heap = ishmemi_heap_of(mail->team, member);
    if (heap == 0)
        return;
    ulong to = ishmemi_message(mail, heap, mail->team->my_pe, place, bytes, 0);
    if (!mail->words) {
        if (bytes > 0)
            ishmemi_copy((__global void *)to, data, bytes, size, crew);
        return;
    }
    ulong flag = (ulong)mail->generation << 32;
    for (ulong i = ishmemi_rank(crew); 4 * i < bytes; i += ishmemi_size(crew))
        ((volatile __global ulong *)to)[i] = flag | ishmemi_four((const uchar *)data, 4 * i, bytes);
    if (ishmemi_rank(crew) == 0)
        *ishmemi_header(mail, heap, mail->team->my_pe) = ishmemi_header_of(mail);
}

/* The header of a plain message, or one that tells by itself what this PE has done before. */
ISHMEMI_CALLED void ishmemi_send_header(const ishmemi_mail_t *mail, int member)
{
    ulong heap = ishmemi_heap_of(mail->team, member);
    if (heap == 0) {
        ishmemi_far_header(mail, member);
        return;
    }
    ishmemi_post_ulong(ishmemi_header(mail, heap, mail->team->my_pe), ishmemi_header_of(mail));
}

/* The same to all, but where bytes went out that have brought it. */
ISHMEMI_CALLED void ishmemi_send_headers(const ishmemi_mail_t *mail, int sent)
{
    for (int i = 1; i < mail->team->n_pes; i++) {
        int member = ishmemi_after(mail->team, i);
        if (!sent || (!mail->words && ishmemi_heap_of(mail->team, member) != 0))
            ishmemi_send_header(mail, member);
    }
}

/* Headers when all of the crew have stored the bytes, if any went out. */
ISHMEMI_INLINE void ishmemi_seal_mail_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int sent)
{
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0) {
        ishmemi_release();
        ishmemi_send_headers(mail, sent);
    }
}

/* Looks at a header: its PE has to have called the same routine, and with as many bytes, but where those may differ. */
ISHMEMI_CALLED void ishmemi_compare_calls(const ishmemi_mail_t *mail, ulong header, int sender, int ragged)
{
    uint differs = (uint)header ^ mail->call;
    if (ishmemi_module.state->checks && (ragged ? differs >> ISHMEMI_MAIL_BITS : differs) != 0)
        ishmemi_complain(ISHMEMI_MISMATCH, mail->routine, ISHMEMI_ARG_NELEMS,
                         (long)ishmemi_world_pe(mail->team, sender) << 32 | (uint)header, mail->call);
}

/* Waits for the headers of the members from `first` to the one before `upto`, but this PE's. */
ISHMEMI_CALLED void ishmemi_await_headers(const ishmemi_mail_t *mail, int first, int upto, int ragged)
{
    for (int sender = first; sender < upto; sender++) {
        if (sender == mail->team->my_pe)
            continue;
        ulong at = (ulong)ishmemi_header(mail, ishmemi_module.state->heap_base, sender);
        ulong header = ishmemi_await_word(mail, at, sender);
        if ((uint)header != mail->call)
            ishmemi_compare_calls(mail, header, sender, ragged);
    }
}

ISHMEMI_INLINE void ishmemi_await_mail_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int first,
                                          int upto, int ragged)
{
    if (ishmemi_rank(crew) == 0)
        ishmemi_await_headers(mail, first, upto, ragged);
    ISHMEMI_MEET(in_group);
}

/* A crew's share of taking the bytes of a message whose header has come. */
ISHMEMI_APART void ishmemi_take_mail(const ishmemi_mail_t *mail, int sender, ulong place, void *to, ulong bytes, uint size,
                                      ishmemi_crew_t crew)
{
    int is_far = ishmemi_heap_of(mail->team, sender) == 0;
    ulong from = ishmemi_message(mail, ishmemi_module.state->heap_base, sender, place, bytes, is_far);
    if (is_far)
        ishmemi_refresh();
    if (!mail->words || is_far) {
        if (bytes > 0)
            ishmemi_copy(to, (const __global void *)from, bytes, size, crew);
        return;
    }
    for (ulong i = ishmemi_rank(crew); 4 * i < bytes; i += ishmemi_size(crew)) {
        uint four = (uint)ishmemi_await_word(mail, from + 8 * i, sender);
        uchar *bytes_to = (uchar *)to + 4 * i;
        if (((ulong)bytes_to & 3) == 0 && bytes - 4 * i >= 4)
            *(volatile uint *)bytes_to = four;
        else
            for (uint j = 0; j < 4 && 4 * i + j < bytes; j++)
                bytes_to[j] = (uchar)(four >> 8 * j);
    }
}

/* Where all sent to all, the next message to a member tells it. */
ISHMEMI_CALLED void ishmemi_have_done(const ishmemi_mail_t *mail, int all)
{
    if (all)
        ishmemi_sync_area(mail->team)->known = mail->generation - 1;
    else
        atomic_store_explicit(
            (volatile __global atomic_uint *)(ishmemi_module.state->heap_base + ishmemi_mail_of(mail->team)),
            mail->generation, memory_order_release, memory_scope_all_svm_devices);
}

/* This PE has done with a generation, in which all sent to all or not. What those that it has heard of stored before their calls is seen
 * after it. */
ISHMEMI_INLINE void ishmemi_end_mail_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int all)
{
    ISHMEMI_MEET(in_group);
    if (!in_group)
        ishmemi_refresh();
    if (ishmemi_rank(crew) == 0)
        ishmemi_have_done(mail, all);
}

/* All members of a team meet, by one work-item of each: what each stored before, all see. */
ISHMEMI_CALLED void ishmemi_meet_by_headers(uint routine, __global const ishmemi_team_t *team, ulong bytes)
{
    ishmemi_mail_t mail;
    ishmemi_begin_mail_by(ishmemi_alone(), 0, &mail, routine, team, bytes, 1);
    ishmemi_send_headers(&mail, 0);
    ishmemi_await_headers(&mail, 0, team->n_pes, 0);
    ishmemi_have_done(&mail, 1);
}

/* The same, by nodes where the team has them, by headers where `by_headers` allows them and the team has them, or by rounds. */
ISHMEMI_INLINE void ishmemi_meet_by_any(uint routine, __global const ishmemi_team_t *team, ulong bytes, int by_headers)
{
    if (team->nodes != 0)
        ishmemi_meet_by_nodes(routine, team, bytes, 1);
    else if (by_headers && ishmemi_by_headers(team, bytes))
        ishmemi_meet_by_headers(routine, team, bytes);
    else
        ishmemi_meet_by_rounds(routine, team, bytes);
}

/* The same; and they see what each put to other nodes. */
ISHMEMI_CALLED void ishmemi_meet_others(uint routine, __global const ishmemi_team_t *team, ulong bytes)
{
    if (team->spans_nodes)
        ishmemi_quiet_any_far(routine, ISHMEMX_CTX_DEFAULT, 0);
    ishmemi_meet_by_any(routine, team, bytes, 1);
}

/* The first of a crew meets others, by MEETING, for all of it. */
#define ISHMEMI_MEET_FOR(crew, in_group, MEETING)                                                                      \
    do {                                                                                                               \
        ISHMEMI_MEET(in_group);                                                                                        \
        if (ishmemi_rank(crew) == 0)                                                                                   \
            MEETING;                                                                                                   \
        ISHMEMI_MEET(in_group);                                                                                        \
    } while (0)

/* Crews of all members meet. */
#define ISHMEMI_MEET_TEAM(crew, in_group, routine, team, bytes)                                                        \
    ISHMEMI_MEET_FOR(crew, in_group, ishmemi_meet_others(routine, team, bytes))

/* Those of the members on this node meet. */
#define ISHMEMI_MEET_NEAR(crew, in_group, routine, team, bytes)                                                        \
    ISHMEMI_MEET_FOR(crew, in_group, ishmemi_meet_by_nodes(routine, team, bytes, 0))

/* A synchronisation, which completes nothing that was put; a barrier, and what else ends in one, does. */
ISHMEMI_INLINE int ishmemi_sync_by(ishmemi_crew_t crew, int in_group, uint routine, int handle)
{
    __global const ishmemi_team_t *team = ishmemi_team_for(ISHMEMI_FORM(routine, in_group), handle);
    if (team == 0)
        return 1;
    int is_sync = routine == ISHMEMI_TEAM_SYNC || routine == ISHMEMI_SYNC_ALL;
    ISHMEMI_MEET(in_group);
    /* Other collectives, which end in this, have been counted. */
    if (is_sync || routine == ISHMEMI_BARRIER_ALL)
        ISHMEMI_COUNT(crew, routine, 0, 0);
    if (ishmemi_rank(crew) == 0) {
        uint form = ISHMEMI_FORM(routine, in_group);
        if (!is_sync)
            ishmemi_quiet_any_far(form, ISHMEMX_CTX_DEFAULT, routine == ISHMEMI_BARRIER_ALL);
        /* On one node rounds are as fast, and take fewer messages. */
        ishmemi_meet_by_any(form, team, 0, team->spans_nodes);
    }
    ISHMEMI_MEET(in_group);
    return 0;
}

ISHMEMI_FORMS(int, sync, (uint routine, int team), routine, team)

#define ishmemi_sync_all(routine) (void)ishmemi_sync(routine, ISHMEM_TEAM_WORLD)
#define ishmemi_sync_all_group(routine) (void)ishmemi_sync_group(routine, ISHMEM_TEAM_WORLD)
#define ishmemi_barrier_all(routine) ishmemi_complete(), (void)ishmemi_sync(routine, ISHMEM_TEAM_WORLD)
#define ishmemi_barrier_all_group(routine) ishmemi_complete(), (void)ishmemi_sync_group(routine, ISHMEM_TEAM_WORLD)

#endif /* ISHMEM_DEVICE_SMALL_BODIES_H */
