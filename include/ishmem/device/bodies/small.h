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
    return team->n_pes > 1 && (uint)team->n_pes <= ishmemi_module.state->mail_lines;
}

/* Whether a collective that brings so many bytes to a PE goes by messages. */
static inline int ishmemi_is_small(__global const ishmemi_team_t *team, ulong bytes)
{
    return bytes <= ishmemi_module.state->small_bytes && ishmemi_has_mail(team);
}

/* The most that it brings in messages, `times` what reductions do: what they would do instead differs. A longer broadcast takes its
 * root as long as the others load, a longer collect takes another exchange. */
static inline ulong ishmemi_sent_bytes(uint times)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    return min((ulong)state->sent_bytes * times, (ulong)state->small_bytes);
}

#define ISHMEMI_TIMES_BROADCAST 16
#define ISHMEMI_TIMES_COLLECT 8

/* Larger teams meet by rounds, which take fewer messages. */
#define ISHMEMI_MEET_BY_HEADERS 16

/* Whether a team meets by headers for a call with so many bytes. Of two PEs a round is one message, too, and has less to look after. */
static inline int ishmemi_by_headers(__global const ishmemi_team_t *team, ulong bytes)
{
    return !ishmemi_module.state->words && team->n_pes > 2 && team->n_pes <= ISHMEMI_MEET_BY_HEADERS &&
           ishmemi_is_small(team, bytes);
}

static inline ulong ishmemi_lines(ulong bytes)
{
    return (bytes + ISHMEMI_MAIL_LINE - 1) & ~(ulong)(ISHMEMI_MAIL_LINE - 1);
}

static inline ulong ishmemi_heap_of(__global const ishmemi_team_t *team, int member)
{
    return ((__global const ulong *)ishmemi_module.state->peers)[ishmemi_world_pe(team, member)];
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

/* Where a message of so many bytes is in a heap; `place` is its place among long ones. */
static inline ulong ishmemi_message(const ishmemi_mail_t *mail, ulong heap, int sender, ulong place, ulong bytes)
{
    if (ishmemi_in_line(mail->words, bytes))
        return (ulong)ishmemi_header(mail, heap, sender) + 8;
    return heap + mail->room + (ulong)ishmemi_module.state->mail_lines * ISHMEMI_MAIL_LINE + (place << mail->words);
}

static inline ulong ishmemi_header_of(const ishmemi_mail_t *mail)
{
    return (ulong)mail->generation << 32 | mail->call;
}

/* Waits until the word at `at` is of the generation; that word. */
ISHMEMI_CALLED ulong ishmemi_await_word(const ishmemi_mail_t *mail, ulong at, int sender)
{
    int told = 0;
    ulong word;
    for (uint turns = 1; (uint)((word = atomic_load_explicit((volatile __global atomic_ulong *)at, memory_order_relaxed,
                                                             memory_scope_all_svm_devices)) >> 32) != mail->generation;
         turns++)
        told = ishmemi_turn(turns, told, mail->routine, mail->team->handle, ishmemi_world_pe(mail->team, sender), 1, at);
    if (told)
        ishmemi_resume();
    /* What a plain message's header stands for. */
    if (!mail->words)
        ishmemi_refresh();
    return word;
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
        volatile __global uint *done =
            (volatile __global uint *)(ishmemi_heap_of(mail->team, member) + ishmemi_mail_of(mail->team));
        ishmemi_await(done, needed, mail->routine, mail->team->handle, ishmemi_world_pe(mail->team, member), 1);
        uint theirs = *done;
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
    mail->call = (routine & ISHMEMI_NUMBER) << ISHMEMI_MAIL_BITS | (uint)bytes;
    mail->words = state->words;
}

/* The next generation on a team, for a call with so many bytes. PEs that send may do so from then on. The crew meets before it reads
 * what calls before have left, and again before that changes. */
ISHMEMI_INLINE void ishmemi_begin_mail_by(ishmemi_crew_t crew, int in_group, ishmemi_mail_t *mail, uint routine,
                                          __global const ishmemi_team_t *team, ulong bytes, int sends)
{
    volatile __global uint *told = &ishmemi_sync_area(team)->generation;
    ISHMEMI_MEET(in_group);
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

/* A crew's share of the bytes of a message, and in words its header. */
ISHMEMI_SHARED void ishmemi_send_mail(const ishmemi_mail_t *mail, int member, ulong place, const void *data, ulong bytes,
                                      uint size, ishmemi_crew_t crew)
{
    ulong heap = ishmemi_heap_of(mail->team, member);
    ulong to = ishmemi_message(mail, heap, mail->team->my_pe, place, bytes);
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
    volatile __global ulong *header = ishmemi_header(mail, ishmemi_heap_of(mail->team, member), mail->team->my_pe);
    atomic_store_explicit((volatile __global atomic_ulong *)header, ishmemi_header_of(mail), memory_order_release,
                          memory_scope_all_svm_devices);
}

/* The same to all. */
ISHMEMI_CALLED void ishmemi_send_headers(const ishmemi_mail_t *mail)
{
    for (int i = 1; i < mail->team->n_pes; i++)
        ishmemi_send_header(mail, ishmemi_after(mail->team, i));
}

/* Headers to all when all of the crew have stored the bytes, but where words have brought them with theirs. */
ISHMEMI_INLINE void ishmemi_seal_mail_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int brought)
{
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0 && !brought)
        ishmemi_send_headers(mail);
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
ISHMEMI_SHARED void ishmemi_take_mail(const ishmemi_mail_t *mail, int sender, ulong place, void *to, ulong bytes, uint size,
                                      ishmemi_crew_t crew)
{
    ulong from = ishmemi_message(mail, ishmemi_module.state->heap_base, sender, place, bytes);
    if (!mail->words) {
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

/* This PE has done with a generation, in which all sent to all or not. */
ISHMEMI_INLINE void ishmemi_end_mail_by(ishmemi_crew_t crew, int in_group, const ishmemi_mail_t *mail, int all)
{
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0)
        ishmemi_have_done(mail, all);
}

/* All members of a team meet, by one work-item of each: what each stored before, all see. */
ISHMEMI_CALLED void ishmemi_meet_others(uint routine, __global const ishmemi_team_t *team, ulong bytes)
{
    if (!ishmemi_by_headers(team, bytes)) {
        ishmemi_meet_by_rounds(routine, team, bytes);
        return;
    }
    ishmemi_mail_t mail;
    ishmemi_begin_mail_by(ishmemi_alone(), 0, &mail, routine, team, bytes, 1);
    ishmemi_send_headers(&mail);
    ishmemi_await_headers(&mail, 0, team->n_pes, 0);
    ishmemi_have_done(&mail, 1);
}

/* The same, by crews. */
#define ISHMEMI_MEET_TEAM(crew, in_group, routine, team, bytes)                                                        \
    do {                                                                                                               \
        ISHMEMI_MEET(in_group);                                                                                        \
        if (ishmemi_rank(crew) == 0)                                                                                   \
            ishmemi_meet_others(routine, team, bytes);                                                                 \
        ISHMEMI_MEET(in_group);                                                                                        \
    } while (0)

#endif /* ISHMEM_DEVICE_SMALL_BODIES_H */
