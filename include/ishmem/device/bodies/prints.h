/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The body of printing: a text goes to a record in host memory, and the host writes it. Part of ishmem_device.h.
 */
#ifndef ISHMEM_DEVICE_PRINT_BODIES_H
#define ISHMEM_DEVICE_PRINT_BODIES_H

#include "state.h"

/* Copies a text, of constant memory and of any other, into `room` bytes, as much of it as they hold. */
#define ISHMEMI_COPIES_TEXT(NAME, SPACE)                                                                               \
    ISHMEMI_CALLED void NAME(volatile __global uchar *to, SPACE const char *from, uint room)                           \
    {                                                                                                                  \
        uint i = 0;                                                                                                    \
        for (; i + 1 < room && from[i] != 0; i++)                                                                      \
            to[i] = from[i];                                                                                           \
        if (from[i] != 0)                                                                                              \
            for (uint back = 1; back <= 3; back++)                                                                     \
                to[i - back] = '.';                                                                                    \
        to[i] = 0;                                                                                                     \
    }
ISHMEMI_COPIES_TEXT(ishmemi_copy_constant, __constant)
ISHMEMI_COPIES_TEXT(ishmemi_copy_text, )
#undef ISHMEMI_COPIES_TEXT

/* Records are taken in the order of their numbers, and free again once the host has written their texts. Host memory takes plain
 * stores only, so that numbers and what is lost are counted in device memory. Whether there is one for this number. */
ISHMEMI_SHARED int ishmemi_take_record(uint *number)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0)
        return 0;
    volatile __global ishmemi_prints_t *prints = (volatile __global ishmemi_prints_t *)state->prints;
    volatile __global atomic_uint *begun = (volatile __global atomic_uint *)&state->prints_begun;
    uint next = atomic_load_explicit(begun, memory_order_relaxed, memory_scope_device);
    do {
        /* The host's number may be an old one in this device's caches. */
        ishmemi_refresh();
        /* Where more have been written than this number, others took it meanwhile, and the exchange fails. */
        if ((int)(next - prints->written) >= (int)ISHMEMI_PRINT_RECORDS) {
            prints->lost = atomic_fetch_add_explicit((volatile __global atomic_uint *)&state->prints_lost, 1u,
                                                     memory_order_relaxed, memory_scope_device) + 1;
            return 0;
        }
    } while (!atomic_compare_exchange_strong_explicit(begun, &next, next + 1, memory_order_acquire,
                                                      memory_order_relaxed, memory_scope_device));
    *number = next;
    return 1;
}

/* The record of a number. */
static inline volatile __global ishmemi_print_t *ishmemi_record(uint number)
{
    __global ishmemi_prints_t *prints = (__global ishmemi_prints_t *)ishmemi_module.state->prints;
    return &prints->records[number % ISHMEMI_PRINT_RECORDS];
}

ISHMEMI_SHARED void ishmemi_print(__constant const char *file, long line, __constant const char *func,
                                  __constant const char *text, int msg_type, uint kinds, ulong a, ulong b, ulong c,
                                  ulong d)
{
    uint number;
    if (!ishmemi_take_record(&number))
        return;
    volatile __global ishmemi_print_t *record = ishmemi_record(number);
    record->msg_type = msg_type;
    record->kinds = kinds;
    record->line = line;
    record->values[0] = a;
    record->values[1] = b;
    record->values[2] = c;
    record->values[3] = d;
    ishmemi_copy_constant(record->file, file, sizeof record->file);
    ishmemi_copy_constant(record->func, func, sizeof record->func);
    ishmemi_copy_constant(record->text, text, sizeof record->text);
    ishmemi_post_uint(&record->sequence, number + 1);
}

ISHMEMI_SHARED void ishmemi_print_text(const char *file, long line, const char *func, const char *text, int msg_type)
{
    uint number;
    if (!ishmemi_take_record(&number))
        return;
    volatile __global ishmemi_print_t *record = ishmemi_record(number);
    record->msg_type = msg_type;
    record->kinds = ISHMEMI_PRINTED_AS_IT_IS;
    record->line = line;
    ishmemi_copy_text(record->file, file, sizeof record->file);
    ishmemi_copy_text(record->func, func, sizeof record->func);
    ishmemi_copy_text(record->text, text, sizeof record->text);
    ishmemi_post_uint(&record->sequence, number + 1);
}

#endif /* ISHMEM_DEVICE_PRINT_BODIES_H */
